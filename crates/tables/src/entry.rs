//! The entries of a table's log. The log is the game: a table is the fold of these.
//!
//! They are kept for as long as the table is, so they change only by addition: a field
//! that older logs lack has a default, and a shape that cannot be read any more gets the
//! next [`VERSION`] and a reader for the older one. Cards and seats are small numbers;
//! the words are in the deck, which is stored once, by its hash.

use antedate_decks::Filter;
use antedate_wire::{BotLevel, By, Driver, Options, PinKind, PlayerNumber, Preset, RuleSet, Why};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::events::LoggedEvents;

/// The version of the entries written.
pub const VERSION: u32 = 1;

/// One entry with what the log knows about it. Its number is its place in the log, from 1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    /// The version of the entry's shape.
    pub v: u32,
    /// When it was made, in milliseconds since 1970; never earlier than the entry before.
    pub at: i64,
    /// The message that asked for it; of several entries of one message the first has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
}

/// A message of a client: unique for each table and player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who sent it.
    pub player: PlayerNumber,
    /// The id they gave it.
    pub id: String,
}

/// What happened at a table. Holds secrets: never sent as it is.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made.
    Created {
        /// What it was made for.
        settings: Settings,
        /// The options to begin with.
        options: Options,
    },
    /// Somebody, or a bot, sat down.
    Joined {
        /// The number they got.
        player: PlayerNumber,
        /// Their name.
        name: String,
        /// The hash of a person's token; none once they have been erased.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<TokenHash>,
        /// The hash of the secret of the guest who sat down, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guest: Option<GuestHash>,
        /// How a bot plays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<BotLevel>,
    },
    /// A seat moved to another device.
    SeatMoved {
        /// Whose.
        player: PlayerNumber,
        /// The hash of the new token; none once they have been erased.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<TokenHash>,
        /// The guest of the new device, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guest: Option<GuestHash>,
    },
    /// Somebody left, or was sent away.
    Left {
        /// Who.
        player: PlayerNumber,
        /// Whether the host sent them away.
        #[serde(default)]
        kicked: bool,
    },
    /// The door was locked or opened.
    Locked {
        /// Which.
        locked: bool,
    },
    /// The options changed.
    OptionsSet {
        /// All of them.
        options: Options,
    },
    /// A game began.
    Started {
        /// Its number at this table.
        game: u32,
        /// The players by seat.
        order: Vec<PlayerNumber>,
        /// The seed, 64 hexadecimal digits. Secret until the game is over.
        seed: String,
        /// The commitment to it.
        commitment: String,
        /// The SHA-256 of the transcript's header: a program that would deal otherwise
        /// notices, instead of playing another game on.
        deal: String,
    },
    /// Somebody acted in the game.
    Played {
        /// For which seat.
        seat: u8,
        /// Who acted.
        by: By,
        /// What it brought about.
        #[serde(flatten)]
        events: LoggedEvents,
    },
    /// A player was dropped from the game (TC-17).
    Dropped {
        /// Which seat.
        seat: u8,
        /// What it brought about.
        #[serde(flatten)]
        events: LoggedEvents,
    },
    /// Somebody else plays a seat from here on.
    HandedOver {
        /// Which seat.
        seat: u8,
        /// Who.
        to: Driver,
        /// Why.
        why: Why,
    },
    /// Somebody said something.
    Said {
        /// Who.
        player: PlayerNumber,
        /// What.
        text: String,
    },
    /// Somebody said a prepared thing.
    Signalled {
        /// Who.
        player: PlayerNumber,
        /// What.
        preset: Preset,
    },
    /// Somebody pinned advice on a card (CO-24).
    Pinned {
        /// Who.
        player: PlayerNumber,
        /// The card.
        card: u8,
        /// The advice.
        pin: PinKind,
    },
    /// Somebody took a pin off.
    Unpinned {
        /// Who.
        player: PlayerNumber,
        /// The card.
        card: u8,
    },
    /// The game is over; its seed is public from here on.
    Ended,
    /// Somebody shows the result of a game, with their name, to everybody.
    Shared {
        /// Who.
        player: PlayerNumber,
        /// The game's number.
        game: u32,
    },
    /// What somebody said was here; they have been erased since. Keeps the numbers.
    Erased,
    /// The last person left.
    Closed,
}

impl std::fmt::Debug for Entry {
    /// Names the kind and no more: an entry holds secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind())
    }
}

impl Entry {
    /// Returns the name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Entry::Created { .. } => "created",
            Entry::Joined { .. } => "joined",
            Entry::SeatMoved { .. } => "seat_moved",
            Entry::Left { .. } => "left",
            Entry::Locked { .. } => "locked",
            Entry::OptionsSet { .. } => "options_set",
            Entry::Started { .. } => "started",
            Entry::Played { .. } => "played",
            Entry::Dropped { .. } => "dropped",
            Entry::HandedOver { .. } => "handed_over",
            Entry::Said { .. } => "said",
            Entry::Signalled { .. } => "signalled",
            Entry::Pinned { .. } => "pinned",
            Entry::Unpinned { .. } => "unpinned",
            Entry::Ended => "ended",
            Entry::Shared { .. } => "shared",
            Entry::Erased => "erased",
            Entry::Closed => "closed",
        }
    }
}

impl Stored {
    /// Writes the entry as the store keeps it.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }

    /// Reads an entry from the store.
    ///
    /// # Errors
    /// The text is no entry that this program knows.
    pub fn from_json(text: &str) -> Result<Stored, UnreadableEntry> {
        let stored: Stored = serde_json::from_str(text)
            .map_err(|error| UnreadableEntry::Shape(error.to_string()))?;
        if stored.v > VERSION {
            return Err(UnreadableEntry::Newer(stored.v));
        }
        Ok(stored)
    }
}

/// An entry that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableEntry {
    /// Not JSON, or of an unknown kind.
    #[error(
        "an entry of the log cannot be read: {0}; was it written by a newer version, or damaged?"
    )]
    Shape(String),
    /// A later version of the program wrote it.
    #[error(
        "an entry of the log has version {0}, and this program knows {VERSION}; use the newer program"
    )]
    Newer(u32),
}

/// What a table is made for; fixed for its life.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The game.
    pub rules: RuleSet,
    /// The decks, by name and content.
    pub decks: Vec<antedate_decks::DeckRef>,
    /// Which of their cards take part.
    #[serde(default)]
    pub filter: Filter,
    /// How bots are paced.
    #[serde(default)]
    pub pace: Pace,
    /// How the bot plays that stands in for a person.
    pub stand_in: BotLevel,
}

/// How long bots seem to think, in milliseconds, so that people can follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// At least.
    pub from: u32,
    /// At most.
    pub to: u32,
}

impl Pace {
    /// No waiting, for load tests and simulations.
    pub const NONE: Pace = Pace { from: 0, to: 0 };
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            from: 800,
            to: 2000,
        }
    }
}

/// The hash of a guest's secret, in hexadecimal digits. The secret itself is nowhere kept.
pub type GuestHash = String;

/// The SHA-256 of a seat's token. The token itself is nowhere kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// Hashes a token; `None` unless it is 64 hexadecimal digits.
    pub fn of(token: &str) -> Option<TokenHash> {
        let well_formed = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        well_formed.then(|| {
            let mut hash = Sha256::new();
            hash.update(b"antedate-seat-1");
            hash.update(token.to_ascii_lowercase());
            TokenHash(hash.finalize().into())
        })
    }
}

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash")
    }
}

impl Serialize for TokenHash {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&antedate_record::chance::hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for TokenHash {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<TokenHash, D::Error> {
        let text = String::deserialize(from)?;
        let seed = antedate_record::Seed::from_hex(&text);
        seed.map(|seed| TokenHash(seed.0))
            .ok_or_else(|| serde::de::Error::custom("a token's hash is 64 hexadecimal digits"))
    }
}
