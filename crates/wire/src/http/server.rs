//! What a server says of itself, and what many requests ask alike.

use serde::{Deserialize, Serialize};

use crate::{BotLevel, Lang};

/// What a server speaks and offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ServerInfo {
    /// The version of the protocol.
    pub v: u32,
    /// The version of the program.
    pub version: String,
    /// The levels of its bots, weakest first.
    pub bots: Vec<BotLevel>,
    /// The languages of its cards.
    pub langs: Vec<Lang>,
    /// Where others find it, if that is not the address one's own browser uses.
    pub address: Option<String>,
    /// Whether it keeps a hall of fame.
    pub hall: bool,
}

/// A bot one can play with, in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BotSummary {
    /// By which a table asks for it.
    pub level: BotLevel,
    /// What it is.
    pub name: String,
    /// What those are called who sit down at a table: `amateur` is the first of them, `amateur 2` the second.
    pub people: Vec<String>,
    /// How it plays.
    pub line: String,
}

/// In which language to answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct LangQuery {
    /// The language of the answer.
    pub lang: Lang,
}

/// Which game of a table is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct GameQuery {
    /// Its number at the table; left out, the last.
    pub game: Option<u32>,
}

/// How a finished game is looked at.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct ReplayQuery {
    /// Its number at the table; left out, the last. A transcript is told with this number.
    pub game: Option<u32>,
    /// Whose eyes: the number of a seat, `none` for a spectator, or `all` for all cards open.
    pub eyes: String,
    /// The language of the cards.
    pub lang: Lang,
}

impl Default for ReplayQuery {
    fn default() -> ReplayQuery {
        ReplayQuery {
            game: None,
            eyes: "none".to_owned(),
            lang: Lang::default(),
        }
    }
}
