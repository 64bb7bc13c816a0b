//! What the server says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    Action, CardNumber, ChatLine, Driver, GameEvents, GameSeat, GameView, Options, PinKind,
    PlayerNumber, PlayerView, Preset, SeatNumber, TableView, Unlisted,
};

/// One message of the server.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Answers one message of the client.
    Answer(Answer),
    /// Everything the viewer may know now; replaces what the client had.
    View(Box<TableView>),
    /// One entry of the table's log.
    Frame(Frame),
    /// Something of the moment: unnumbered, may be lost, changes nothing.
    Hint(Hint),
    /// A view or a frame for another of the players on this connection: the first one's
    /// come as they are.
    To {
        /// Whose eyes it is for.
        player: PlayerNumber,
        /// The view or the frame.
        message: Box<ServerMessage>,
    },
}

/// The answer to one message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Answer {
    /// The message's id.
    pub id: String,
    /// How it went.
    #[serde(flatten)]
    pub result: AnswerResult,
}

/// How a message went.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswerResult {
    /// It is done, and saved.
    Ok(Done),
    /// It was refused, and nothing has changed.
    Error(ErrorBody),
}

/// A message that was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Done {
    /// The number of the entry it made; of one that made none, the table's last.
    pub seq: u64,
    /// The number of the player who joined by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub player: Option<PlayerNumber>,
}

/// Why a message was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ErrorBody {
    /// A name that never changes, and under which each language has a sentence.
    pub code: String,
    /// What the sentence needs.
    pub params: Params,
    /// The sentence in English.
    pub message: String,
}

/// Named values of an error.
pub type Params = BTreeMap<String, Param>;

/// A value of an error.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Param {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

impl From<&str> for Param {
    fn from(text: &str) -> Param {
        Param::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Param {
            fn from(number: $number) -> Param {
                Param::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 usize i64);

/// One entry of the log, as one viewer may know it.
///
/// Numbers follow each other without gaps. An entry that is not for this viewer comes as
/// its bare number.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Frame {
    /// The entry's number in the log, from 1.
    pub seq: u64,
    /// When it was made, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub at: Option<i64>,
    /// What happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub event: Option<Event>,
    /// What the viewer's own seat may do after it, ready to be sent with `act`; left out where
    /// the game does not wait for the viewer, and by what does not touch the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Action>>"))]
    pub legal: Vec<Action>,
}

/// What happened at a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table was made.
    Created,
    /// Somebody sat down.
    Joined {
        /// Who.
        player: PlayerView,
    },
    /// Somebody left for good.
    Left {
        /// Who.
        player: PlayerNumber,
        /// Whether the host sent them away.
        kicked: bool,
        /// Who is host now; `null` when nobody is left.
        host: Option<PlayerNumber>,
    },
    /// The door was locked or opened.
    Locked {
        /// Which.
        locked: bool,
    },
    /// The options changed.
    OptionsSet {
        /// The options, all of them.
        options: Options,
    },
    /// A game began.
    Started {
        /// Its number at this table, from 1.
        game: u32,
        /// The players by seat.
        seats: Vec<PlayerNumber>,
        /// The commitment to the seed (SEC-5).
        commitment: String,
        /// The game as dealt.
        view: Box<GameView>,
    },
    /// Somebody acted in the game.
    Played {
        /// For which seat.
        seat: SeatNumber,
        /// Who acted.
        by: By,
        /// What it brought about.
        events: GameEvents,
    },
    /// A player was dropped from the game (TC-17).
    Dropped {
        /// Which seat.
        seat: SeatNumber,
        /// What it brought about.
        events: GameEvents,
    },
    /// The table closed the open card of chorus (CH-4).
    CardClosed {
        /// Why.
        why: WhyClosed,
        /// Whose time ran out, where each plays at their own pace; left out where all play
        /// together.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<SeatNumber>,
        /// What it brought about.
        events: GameEvents,
    },
    /// Somebody who came late takes a seat of the game that is being played (CH-12).
    SeatTaken {
        /// The seat.
        seat: GameSeat,
        /// When its time is over, where there is a clock.
        due: Option<i64>,
        /// What it brought about.
        events: GameEvents,
    },
    /// Somebody else plays a seat from now on.
    HandedOver {
        /// Which seat.
        seat: SeatNumber,
        /// Who.
        to: Driver,
        /// Why.
        why: Why,
    },
    /// Somebody said something.
    Said {
        /// What, and who.
        line: ChatLine,
    },
    /// Somebody said a prepared thing.
    Signalled {
        /// Who.
        player: PlayerNumber,
        /// What.
        preset: Preset,
    },
    /// Somebody pinned advice on a card.
    Pinned {
        /// Who.
        player: PlayerNumber,
        /// The card.
        card: CardNumber,
        /// The advice.
        pin: PinKind,
    },
    /// Somebody took a pin off.
    Unpinned {
        /// Who.
        player: PlayerNumber,
        /// The card.
        card: CardNumber,
    },
    /// The game is over, and its seed is opened (SEC-5). The transcript can be had.
    Ended {
        /// The seed, 64 hexadecimal digits.
        seed: String,
        /// Why no list of the hall will have the game; left out if one may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        unlisted: Option<Unlisted>,
    },
    /// Somebody has not been connected for two minutes.
    Away {
        /// Who.
        player: PlayerNumber,
        /// Who has the host's rights now.
        host: Option<PlayerNumber>,
    },
    /// Somebody who was away is back.
    Back {
        /// Who.
        player: PlayerNumber,
        /// Who has the host's rights now.
        host: Option<PlayerNumber>,
    },
    /// The last person left; the table is closed.
    Closed,
}

/// Who acted for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player.
    Owner,
    /// The bot that plays the seat.
    Bot,
    /// A bot, this once, because the clock ran out.
    Clock,
}

/// Why the table closed a card of chorus (CH-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhyClosed {
    /// The host closed it.
    Host,
    /// The clock ran out.
    Clock,
    /// Everybody who is here had said "done".
    Away,
}

/// Why a seat changed hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The player asked for it.
    Asked,
    /// The host asked for it.
    Host,
    /// The clock ran out twice running.
    Clock,
    /// The player left.
    Left,
    /// The player was away, and somebody at the table asked for it.
    Away,
}

/// Something of the moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "hint", rename_all = "snake_case")]
pub enum Hint {
    /// Who is connected now.
    Presence {
        /// The players with a connection.
        here: Vec<PlayerNumber>,
        /// How many watch.
        watching: u32,
    },
    /// Somebody is writing.
    Typing {
        /// Who.
        player: PlayerNumber,
    },
    /// Saving is paused: the disk is full or the database cannot be reached. Moves are
    /// kept by their senders and asked for again.
    SavingPaused,
    /// Saving works again.
    SavingResumed,
    /// The server goes down and comes back; reconnect after so many milliseconds.
    GoingDown {
        /// Milliseconds.
        retry_after: u32,
    },
}
