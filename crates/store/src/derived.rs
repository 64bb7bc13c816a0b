//! What is derived from the logs: it can be thrown away and made again.
//!
//! The store keeps it and finds it again. What it says is made of the log by others, and
//! nothing here knows the games.

use crate::NewEntry;

/// What follows from entries of one table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Derived {
    /// Who took which seat.
    pub seats: Vec<GuestSeat>,
    /// What finished games came to. One of a game that has a result replaces it.
    pub results: Vec<NewResult>,
}

/// A seat that a guest holds, or has held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestSeat {
    /// The hash of the guest's secret.
    pub guest: String,
    /// Their number at the table.
    pub player: u32,
}

/// What a finished game came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewResult {
    /// Its id, of which the table's cannot be guessed.
    pub id: String,
    /// The game's number at the table.
    pub game: u32,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The list that shows it to everybody, if one does, and its score there.
    pub board: Option<String>,
    /// The greater the better.
    pub score: i64,
    /// The guests whose own game it was.
    pub guests: Vec<GuestResult>,
    /// What it says.
    pub body: String,
}

/// A guest whose own game it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestResult {
    /// The hash of the guest's secret.
    pub guest: String,
    /// Whether it prolongs a run of victories that everybody may see, or ends it; none if it
    /// has nothing to do with one.
    pub won: Option<bool>,
}

/// A result in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRow {
    /// Its id.
    pub id: String,
    /// The table.
    pub table: String,
    /// The game's number there.
    pub game: u32,
    /// When it ended.
    pub at: i64,
    /// What it says.
    pub body: String,
}

/// Entries of a log that are replaced, and all that is derived of its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewrite {
    /// The table.
    pub table: String,
    /// The number of its last entry, as the caller knows it.
    pub expected: u64,
    /// The entries by their numbers, in order. Numbers after the last are appended.
    pub entries: Vec<(u64, NewEntry)>,
    /// What the whole log now comes to.
    pub derived: Derived,
}
