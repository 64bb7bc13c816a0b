//! What a client says.

use antedate_decks::Filter;
use serde::{Deserialize, Serialize};

use crate::{CardNumber, GameOptions, Lang, PlayerNumber, RuleSet, SeatNumber};

/// One message of a client. Each gets exactly one answer with the same id.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// The version of the protocol; left out, the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub v: Option<u32>,
    /// Chosen by the client, 1 to 36 printable ASCII characters, never used twice for
    /// different messages by one player at one table. A repeat is answered again and not
    /// applied again.
    pub id: String,
    /// Which of the players this connection has entered for; left out when there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub player: Option<PlayerNumber>,
    /// What is asked for.
    #[serde(rename = "do")]
    pub command: Command,
}

/// What a client asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The first message of a connection: proves who is there, and asks for the tail
    /// after `since` or for a fresh view. Without tokens one watches.
    Enter {
        /// The tokens of the seats on this device.
        #[serde(default)]
        tokens: Vec<String>,
        /// The language of the cards.
        lang: Lang,
        /// The last frame number already known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        since: Option<u64>,
    },
    /// Asks for the frames after `since`; the answer is followed by them or by a view.
    CatchUp {
        /// The last frame number known.
        since: u64,
    },
    /// Changes the language of the cards; the answer is followed by a fresh view.
    Language {
        /// The language.
        lang: Lang,
    },
    /// Tells the others that this player is writing; a hint, never recorded.
    Typing,
    /// Takes a seat.
    Join {
        /// The name to show, 1 to 24 characters.
        name: String,
        /// The seat's secret, made by the client: 64 hexadecimal digits of real chance. The
        /// server keeps its hash alone, and a repeated message can be answered alike.
        token: String,
    },
    /// Leaves the table for good.
    Leave,
    /// Gives a seat to a bot, or takes it back.
    HandOver {
        /// Whose seat; left out, one's own. The host may hand over anybody's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        of: Option<PlayerNumber>,
        /// Who plays it from now on.
        to: Driver,
    },
    /// Moves a seat to another device: its token is replaced.
    MoveSeat {
        /// The new token, as in `join`.
        token: String,
    },
    /// Starts a game (host).
    Start,
    /// Rotates the seats by one and starts the next game (host).
    Rematch,
    /// Acts in the game.
    Act {
        /// The last frame number seen. If a move has been made since, the answer is
        /// `stale` and nothing happens. Left out, the action is judged as things stand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        seen: Option<u64>,
        /// The action.
        action: Action,
    },
    /// Says something to all at the table.
    Say {
        /// At most 500 characters, shown as text whatever it contains.
        text: String,
    },
    /// Says one of the prepared things, which each reader sees in their own language.
    Signal {
        /// Which.
        preset: Preset,
    },
    /// Pins advice on a card before a player (twist, CO-24). It replaces one's earlier pin on that card.
    Pin {
        /// The card.
        card: CardNumber,
        /// The advice.
        pin: PinKind,
    },
    /// Takes one's pin off a card.
    Unpin {
        /// The card.
        card: CardNumber,
    },
    /// Closes the open card of chorus (host, CH-4).
    CloseCard,
    /// Drops a player from a game of timeline or chorus (host, TC-17).
    Drop {
        /// Who.
        player: PlayerNumber,
    },
    /// Sends a player away (host). In a game a bot takes over.
    Kick {
        /// Who.
        player: PlayerNumber,
    },
    /// Lets nobody new in, or does again (host).
    Lock {
        /// Whether the table is locked.
        locked: bool,
    },
    /// Seats a bot (host, between games).
    AddBot {
        /// How it plays.
        level: BotLevel,
    },
    /// Sends a bot away (host, between games).
    RemoveBot {
        /// Which.
        player: PlayerNumber,
    },
    /// Changes the options (host, between games).
    SetOptions {
        /// The options, all of them.
        options: Options,
    },
    /// Chooses who begins (host, between games; TC-4, CO-3).
    SetFirst {
        /// Who.
        first: First,
    },
}

/// An action of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// `timeline`: puts a card into a gap (TC-5).
    Place {
        /// The card.
        card: CardNumber,
        /// 0 is before all cards of the line, n is after all.
        gap: u8,
    },
    /// `twist`: turns an upright card (CO-6).
    Try {
        /// The card.
        card: CardNumber,
    },
    /// `twist`: ends the turn after a success (CO-13).
    Stop,
    /// `twist`: discards by icon (CO-16).
    Discard {
        /// The card.
        card: CardNumber,
    },
    /// `trek`: uses this itinerary today (TR-3).
    Choose {
        /// The itinerary's number.
        itinerary: u8,
    },
    /// `trek`: takes a card (TR-6, TR-7).
    Take {
        /// From where.
        source: Source,
        /// Crystals to spend.
        crystals: u8,
    },
    /// `trek`: places one token (TR-11).
    Token {
        /// The token.
        token: TokenName,
        /// The column: one of the four experiences.
        column: TokenName,
    },
    /// `trek`: passes, when there is nothing to take (TR-18).
    Pass,
    /// `trek`: uses a time warp before taking a card (TW-2).
    Warp {
        /// Its place among those laid out, from 0.
        at: u8,
        /// What it is to do, where its kind leaves a choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        choice: Option<WarpChoice>,
    },
    /// `trek`: puts one of the cards looked at on top (TW-4).
    PutOnTop {
        /// Its place among them, from 0.
        nth: u8,
    },
    /// `chorus`: chooses a gap for the open card, and thinks on (CH-3).
    Gap {
        /// 0 is before all cards of the line, n is after all.
        gap: u8,
    },
    /// `chorus`: says "done", with a gap or with none, which passes (CH-4).
    Done {
        /// The gap; left out or `null`, none.
        #[serde(default)]
        gap: Option<u8>,
    },
}

/// What a time warp of trek is to do, where its kind leaves a choice (TW-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum WarpChoice {
    /// An exchange: the two spaces, 0 being the deck top.
    Spaces {
        /// One of them.
        one: u8,
        /// The other.
        other: u8,
    },
    /// An echo: the space whose benefit the mat brings.
    Mat {
        /// 1 to 5.
        space: u8,
    },
}

/// Where a card of trek is taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// The departures row.
    Space {
        /// 0 is the deck top, 1 to 5 the spaces to its right.
        space: u8,
    },
    /// The ancestor pile.
    Ancestor,
}

/// A token of trek, a column of an itinerary, or a benefit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TokenName {
    /// Red.
    Person,
    /// Blue.
    Event,
    /// Yellow.
    Innovation,
    /// Green.
    Progress,
    /// Any column.
    Wild,
    /// A time crystal; a benefit only.
    Crystal,
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Driver {
    /// The player who sits there.
    Owner,
    /// A bot.
    Bot {
        /// How it plays.
        level: BotLevel,
    },
}

/// The name of a way to play, like `random` or `scholar`: a-z, 0-9 and `-`, at most 20
/// characters. Which ones there are, the server tells.
pub type BotLevel = String;

/// Prepared things to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// "Hello!"
    Hello,
    /// "Well played!"
    WellPlayed,
    /// "Thank you!"
    Thanks,
    /// "Oops!"
    Oops,
    /// "Let me think."
    Thinking,
    /// "Your turn!"
    YourTurn,
    /// "I would never have guessed."
    NeverGuessed,
    /// "Good game!"
    GoodGame,
    /// "Again?" Once a game is over whoever says it is in the view's `again`.
    Again,
}

/// Advice pinned on a card (CO-24); binds nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PinKind {
    /// "Play this."
    Play,
    /// "Discard this."
    Discard,
    /// "It is about here."
    About {
        /// The first card of the main-row stack it would come after; `null`: before all.
        /// A card stays the same place when the row grows, which a number would not.
        after: Option<CardNumber>,
    },
}

/// How long a player has for one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Clock {
    /// As long as they like.
    #[default]
    #[serde(rename = "none")]
    None,
    /// Thirty seconds.
    #[serde(rename = "30s")]
    HalfMinute,
    /// A minute.
    #[serde(rename = "60s")]
    Minute,
    /// Two minutes.
    #[serde(rename = "2m")]
    TwoMinutes,
    /// A day.
    #[serde(rename = "1d")]
    Day,
}

impl Clock {
    /// Says whether nobody has the time to look a date up.
    pub fn is_short(self) -> bool {
        matches!(self, Clock::HalfMinute | Clock::Minute)
    }

    /// Returns the time in milliseconds; `None` without a clock.
    pub fn millis(self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::HalfMinute => Some(30_000),
            Clock::Minute => Some(60_000),
            Clock::TwoMinutes => Some(120_000),
            Clock::Day => Some(86_400_000),
        }
    }
}

/// What becomes of the seat of a player who leaves in the middle of a game (TC-17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnLeave {
    /// A bot plays on.
    #[default]
    Bot,
    /// The seat is dropped; in twist and trek a bot plays on all the same.
    Drop,
}

/// Which bots may hold a person's seat, for a while or to the end. A game that a bot has had a
/// hand in is on no list of the hall, whichever it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandIns {
    /// The gentlest, which keeps the game going and no more.
    #[default]
    Gentle,
    /// Any up to `amateur`.
    Amateur,
    /// Any; at a public table no stronger one than `amateur` all the same.
    Any,
}

/// Who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum First {
    /// Chance decides, from the game's seed.
    #[default]
    Random,
    /// A named player.
    Player {
        /// Who.
        player: PlayerNumber,
    },
}

/// What a host can choose; all see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many can sit at the table.
    pub seats: SeatNumber,
    /// How long a player has for one decision.
    pub clock: Clock,
    /// What becomes of the seat of a player who leaves.
    pub on_leave: OnLeave,
    /// Who begins; of no account in trek, where the watches decide.
    pub first: First,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// Which bots may hold a person's seat.
    pub stand_ins: StandIns,
    /// Whether cards that somebody here has seen in their last three games take no part while
    /// there are enough others; of no account in trek, whose deck is played whole.
    pub fresh: bool,
    /// The game's own options. Left out, those of an ordinary game; a view always has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub game: Option<GameOptions>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 4,
            clock: Clock::None,
            on_leave: OnLeave::Bot,
            first: First::Random,
            public: false,
            stand_ins: StandIns::Gentle,
            fresh: false,
            game: None,
        }
    }
}

impl Options {
    /// Returns the same with these options of the game.
    #[must_use]
    pub fn with(self, game: impl Into<GameOptions>) -> Options {
        Options {
            game: Some(game.into()),
            ..self
        }
    }

    /// Returns the game's own options if they are those of the game `G` belongs to.
    pub fn of_game<'a, G>(&'a self) -> Option<&'a G>
    where
        &'a G: TryFrom<&'a GameOptions>,
    {
        self.game.as_ref()?.try_into().ok()
    }

    /// Forgets somebody who has left.
    pub fn forget(&mut self, player: PlayerNumber) {
        if let Some(game) = &mut self.game {
            game.forget(player);
        }
        if self.first == (First::Player { player }) {
            self.first = First::Random;
        }
    }
}

/// Asks for a new table, over HTTP. Whoever asks is its host and sits down first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game.
    pub rules: RuleSet,
    /// The decks, by id.
    pub decks: Vec<String>,
    /// Which of their cards take part.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub filter: Option<Filter>,
    /// The language that people talk in there; the lobby says it. The cards come in each
    /// reader's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub lang: Option<Lang>,
    /// The options.
    #[serde(default)]
    pub options: Options,
    /// The host's name, as in `join`.
    pub name: String,
    /// The host's token, as in `join`.
    pub token: String,
    /// Bots to seat at once.
    #[serde(default)]
    pub bots: Vec<BotLevel>,
}
