//! Tables as those see them who have not entered, and seats that are taken over HTTP.

use serde::{Deserialize, Serialize};

use crate::{Clock, Lang, Phase, PlayerNumber, PlayerView, RuleSet, SeatNumber};

/// A table in short, as the lobby lists it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// The code to join by.
    pub code: Option<String>,
    /// The game.
    pub rules: RuleSet,
    /// The names of its decks.
    pub decks: Vec<String>,
    /// The decks by their ids, which are the same in every language.
    pub deck_ids: Vec<String>,
    /// How many cards take part.
    pub cards: usize,
    /// The names of the only topics that take part; all if empty.
    pub topics: Vec<String>,
    /// The first year that takes part.
    pub from: Option<i64>,
    /// The last year that takes part.
    pub to: Option<i64>,
    /// How well known all its cards are at least, from 1 to 5.
    pub fame: Option<u8>,
    /// The language that people talk in there.
    pub lang: Option<Lang>,
    /// Whether people gather, play, have finished, or the table is closed.
    pub phase: Phase,
    /// Who is at the table.
    pub players: Vec<PlayerView>,
    /// How many can sit there.
    pub seats: SeatNumber,
    /// Whether somebody can sit down now.
    pub room: bool,
    /// How long a player has for one decision.
    pub clock: Clock,
    /// Whether the lobby lists it.
    pub public: bool,
    /// How many games have begun there.
    pub game: u32,
    /// When something last happened, in milliseconds since 1970.
    pub at: i64,
    /// Whom the game waits for; not in the lobby, where it would soon be out of date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub awaited: Option<Vec<Awaited>>,
}

/// Somebody whom a game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Awaited {
    /// Who it is.
    pub player: PlayerNumber,
    /// Until when they have time, in milliseconds since 1970; none without a clock.
    pub until: Option<i64>,
}

/// A new table, as its creator is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CreatedTable {
    /// Its id.
    pub table: String,
    /// The code by which people join it.
    pub code: String,
    /// The creator's number.
    pub player: PlayerNumber,
    /// The number of its last entry.
    pub seq: u64,
}

/// Takes a seat, as `join` does over the WebSocket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// The name to show, 1 to 24 characters.
    pub name: String,
    /// The seat's secret: 64 hexadecimal digits.
    pub token: String,
}

/// A seat that was taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct JoinedTable {
    /// The number of whoever sat down.
    pub player: PlayerNumber,
    /// The number of the entry that says so.
    pub seq: u64,
}

/// The table of a code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FoundTable {
    /// Its id.
    pub table: String,
}

/// A ticket, good once, by which another device takes a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatTicket {
    /// Its secret.
    pub ticket: String,
    /// Until when it is good, in milliseconds since 1970.
    pub until: i64,
}

/// Uses a ticket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UseTicket {
    /// The ticket's secret.
    pub ticket: String,
    /// The seat's new token, as in `join`.
    pub token: String,
}

/// A seat that was taken to another device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MovedSeat {
    /// The table.
    pub table: String,
    /// The seat's player.
    pub player: PlayerNumber,
}
