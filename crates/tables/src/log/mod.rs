//! The log of a table: the entries as they are stored. The log is the game: a table is the
//! fold of these.
//!
//! The log has a schema of its own. What clients say and hear (`antedate_wire`) may change
//! with the protocol; these types change by the rules of `docs/log.md` alone: fields are
//! added with a default, never renamed, and a shape that could be misread gets the next
//! [`VERSION`]. Where the log meets the protocol, values are converted one by one. Cards and
//! seats are small numbers; the words are in the deck, which is stored once, by its hash.

mod entry;
mod options;
mod settings;
mod terms;

use serde::{Deserialize, Serialize};

pub use entry::Entry;
pub use options::{Clock, First, OnLeave, Options, StandIns};
pub use settings::{GuestHash, Pace, Settings, TokenHash};
pub use terms::{By, Driver, PinKind, Preset, Why, WhyClosed};

/// The greatest version of the entries written and read. An entry has the first version that
/// has all of it: version 2 has chorus, time warps, filters by fame and the preset `again`;
/// version 3 has games without the cards that somebody has seen lately.
pub const VERSION: u32 = 3;

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
    pub player: u32,
    /// The id they gave it.
    pub id: String,
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
        /// The version is looked at first: what a later one wrote may have any shape.
        #[derive(Deserialize)]
        struct Versioned {
            v: u32,
        }
        let unreadable = |error: serde_json::Error| UnreadableEntry::Shape(error.to_string());
        let Versioned { v } = serde_json::from_str(text).map_err(unreadable)?;
        match v > VERSION {
            true => Err(UnreadableEntry::Newer(v)),
            false => serde_json::from_str(text).map_err(unreadable),
        }
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
