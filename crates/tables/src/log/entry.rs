//! What can happen at a table, as the log keeps it.

use serde::{Deserialize, Serialize};

use super::{By, Driver, GuestHash, Options, PinKind, Preset, Settings, TokenHash, Why, WhyClosed};
use crate::games::{LoggedEvents, bundle};

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
        player: u32,
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
        bot: Option<String>,
    },
    /// A seat moved to another device.
    SeatMoved {
        /// Whose.
        player: u32,
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
        player: u32,
        /// Whether the host sent them away.
        #[serde(default)]
        kicked: bool,
    },
    /// The table was locked or unlocked.
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
        order: Vec<u32>,
        /// The seed, 64 hexadecimal digits. Secret until the game is over.
        seed: String,
        /// The commitment to it.
        commitment: String,
        /// The SHA-256 of the transcript's header: a program that would deal otherwise
        /// notices, instead of playing another game on.
        deal: String,
        /// The cards that take no part because somebody here has seen them lately, by the
        /// deck's ids, in order. Secret until the game is over.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        without: Vec<String>,
    },
    /// Somebody acted in the game.
    Played {
        /// For which seat.
        seat: u16,
        /// Who acted.
        by: By,
        /// What it brought about.
        #[serde(flatten)]
        events: LoggedEvents,
    },
    /// A player was dropped from the game (TC-17).
    Dropped {
        /// Which seat.
        seat: u16,
        /// What it brought about.
        #[serde(flatten)]
        events: LoggedEvents,
    },
    /// The table closed the open card of chorus (CH-4).
    CardClosed {
        /// Why.
        why: WhyClosed,
        /// Whose time ran out, where each plays at a pace of their own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u16>,
        /// What it brought about.
        #[serde(flatten)]
        events: LoggedEvents,
    },
    /// Somebody who came late took a seat of the running game (CH-12).
    SeatTaken {
        /// Who.
        player: u32,
        /// What it brought about.
        #[serde(flatten)]
        events: LoggedEvents,
    },
    /// Somebody else plays a seat from here on.
    HandedOver {
        /// Which seat.
        seat: u16,
        /// Who.
        to: Driver,
        /// Why.
        why: Why,
    },
    /// Somebody said something.
    Said {
        /// Who.
        player: u32,
        /// What.
        text: String,
    },
    /// Somebody said a prepared thing.
    Signalled {
        /// Who.
        player: u32,
        /// What.
        preset: Preset,
    },
    /// Somebody pinned advice on a card (CO-24).
    Pinned {
        /// Who.
        player: u32,
        /// The card.
        card: u8,
        /// The advice.
        pin: PinKind,
    },
    /// Somebody took a pin off.
    Unpinned {
        /// Who.
        player: u32,
        /// The card.
        card: u8,
    },
    /// The game is over; its seed is public from here on.
    Ended,
    /// Somebody shows the result of a game, with their name, to everybody.
    Shared {
        /// Who.
        player: u32,
        /// The game's number.
        game: u32,
    },
    /// Somebody has not been connected for a while.
    Away {
        /// Who.
        player: u32,
    },
    /// Somebody who was away is back.
    Back {
        /// Who.
        player: u32,
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
            Entry::CardClosed { .. } => "card_closed",
            Entry::SeatTaken { .. } => "seat_taken",
            Entry::HandedOver { .. } => "handed_over",
            Entry::Said { .. } => "said",
            Entry::Signalled { .. } => "signalled",
            Entry::Pinned { .. } => "pinned",
            Entry::Unpinned { .. } => "unpinned",
            Entry::Away { .. } => "away",
            Entry::Back { .. } => "back",
            Entry::Ended => "ended",
            Entry::Shared { .. } => "shared",
            Entry::Erased => "erased",
            Entry::Closed => "closed",
        }
    }

    /// Returns the version it is written with: the first that has all of it (`docs/log.md`).
    pub fn version(&self) -> u32 {
        match self {
            Entry::Created { settings, .. } if settings.filter.fame.is_some() => 2,
            Entry::Created {
                settings, options, ..
            } => bundle(settings.rules).log_since().max(options.since()),
            Entry::OptionsSet { options } => options.since(),
            // An older program would deal from all of the cards.
            Entry::Started { without, .. } if !without.is_empty() => 3,
            Entry::Played { events, .. } | Entry::Dropped { events, .. } => events.stored.since(),
            Entry::Signalled {
                preset: Preset::Again,
                ..
            }
            | Entry::CardClosed { .. }
            | Entry::SeatTaken { .. } => 2,
            _ => 1,
        }
    }

    /// Keeps only what is stored of the events: they have been folded.
    pub(crate) fn forget_fresh(&mut self) {
        if let Entry::Played { events, .. }
        | Entry::Dropped { events, .. }
        | Entry::CardClosed { events, .. }
        | Entry::SeatTaken { events, .. } = self
        {
            events.fresh = None;
        }
    }
}
