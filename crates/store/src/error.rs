//! What can go wrong with a store: what is wrong, and what to do.

use std::path::{Path, PathBuf};

/// Why a store did not do what it was asked. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else appended first.
    #[error("the table has moved on to entry {now}; load the tail and decide again")]
    Race {
        /// The number of its last entry.
        now: u64,
    },
    /// The message has been stored before.
    #[error("this message was stored before, as entry {seq}; answer it again")]
    Repeated {
        /// The number of its entry.
        seq: u64,
    },
    /// There is no such table.
    #[error("there is no table `{table}`; was its address copied whole?")]
    NoSuchTable {
        /// What was asked for.
        table: String,
    },
    /// A table of that id exists.
    #[error("there is a table `{table}` already; choose another id")]
    TableExists {
        /// The id.
        table: String,
    },
    /// The code belongs to another table.
    #[error("the code `{code}` is in use; draw another")]
    CodeTaken {
        /// The code.
        code: String,
    },
    /// A table names a deck that is not stored.
    #[error("the deck {hash} is not stored; store it before the table that uses it")]
    NoSuchDeck {
        /// Its hash.
        hash: String,
    },
    /// The database cannot be reached, and nothing was saved.
    #[error(
        "saving is paused: the database at {} cannot be reached: {reason}; nothing saved so far is lost, and it is tried again by itself",
        .place.display()
    )]
    Unreachable {
        /// Its address, without the password.
        place: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The address of a database cannot be read. It is not repeated: it may hold a password.
    #[error(
        "the address of the database is not right: {reason}; write it like postgres://user:password@host:5432/name"
    )]
    BadAddress {
        /// What is wrong with it.
        reason: String,
    },
    /// The database does not let the user in.
    #[error(
        "the database at {} does not let `{user}` in; check the user and the password, and what pg_hba.conf says of them",
        .place.display()
    )]
    Denied {
        /// Its address, without the password.
        place: PathBuf,
        /// Who was refused.
        user: String,
    },
    /// The user may not do what is needed.
    #[error(
        "the database at {} does not allow what is needed: {reason}; let the user own the database (ALTER DATABASE … OWNER TO …)",
        .place.display()
    )]
    NotAllowed {
        /// Its address, without the password.
        place: PathBuf,
        /// What the engine says.
        reason: String,
    },
    /// The server has no database of that name.
    #[error(
        "there is no database `{name}` at {}; make it (createdb {name}), or correct its name",
        .place.display()
    )]
    NoSuchDatabase {
        /// The address, without the password.
        place: PathBuf,
        /// The database that was asked for.
        name: String,
    },
    /// The database's program is too old.
    #[error("the database is PostgreSQL {found}; {known} or newer is needed")]
    OldServer {
        /// Its version.
        found: u32,
        /// The oldest that will do.
        known: u32,
    },
    /// A guest has practised more than is kept of one guest.
    #[error(
        "{most} answers of this guest are kept already, and no more; erase the guest to begin anew"
    )]
    TooManyAnswers {
        /// How many are kept.
        most: u64,
    },
    /// As many take part in a duel as may.
    #[error("{most} take part in this duel already, and no more may; make another one")]
    DuelFull {
        /// How many may.
        most: usize,
    },
    /// The disk is full.
    #[error("saving is paused: the disk is full; make room, nothing saved so far is lost")]
    Full,
    /// The database cannot be read or written.
    #[error("the database at {} cannot be used: {reason}", .path.display())]
    Io {
        /// The file, or the address without the password.
        path: PathBuf,
        /// What the engine says.
        reason: String,
    },
    /// An entry is not what was written.
    #[error(
        "{}; restore the database from a backup, other tables are not affected",
        damaged(.table, *.seq)
    )]
    Damaged {
        /// The table.
        table: String,
        /// The entry.
        seq: u64,
    },
    /// An entry is missing.
    #[error(
        "{}; restore the database from a backup, other tables are not affected",
        missing(.table, *.seq)
    )]
    Missing {
        /// The table.
        table: String,
        /// The entry.
        seq: u64,
    },
    /// The file is no database, or is damaged beyond a single entry.
    #[error(
        "{} is not a database of this program, or is damaged: {reason}; restore it from a backup, or move it away to start afresh",
        .path.display()
    )]
    NotADatabase {
        /// The file.
        path: PathBuf,
        /// What the engine says.
        reason: String,
    },
    /// A backup cannot be put back as it is. There may be no other one to advise.
    #[error(
        "{} is no backup of this program, or is damaged: {reason}; nothing was changed: take another backup, or say --salvage to put back all that is whole of this one",
        .path.display()
    )]
    BadBackup {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A newer program wrote it.
    #[error(
        "the database at {} has schema {found}, and this program knows {known}; use the newer program",
        .path.display()
    )]
    NewerSchema {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The newest schema known here.
        known: u32,
    },
    /// An older program wrote it, and no newer one has opened it since.
    #[error(
        "the database at {} has schema {found}, and this command needs {known}; start the server once, which brings it up to date",
        .path.display()
    )]
    OlderSchema {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The schema of this program.
        known: u32,
    },
    /// There is no database.
    #[error(
        "there is no database at {}; is this the right file or folder (--data)?",
        .path.display()
    )]
    NoDatabase {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// There are games already where others are to be put.
    #[error(
        "there are games, decks or guests in the target already; name an empty one, nothing was changed"
    )]
    NotEmpty,
    /// Something is there already.
    #[error(
        "{} is there already; choose another place, or say --replace",
        .path.display()
    )]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A file could not be written. Nothing of it is left.
    #[error("{} cannot be written: {reason}", .path.display())]
    NotWritten {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// Another process has the file.
    #[error(
        "the database at {} is in use by another process; stop it, or choose another folder",
        .path.display()
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The store is shutting down.
    #[error("the store is shutting down; try again when it is back")]
    Stopped,
}

fn damaged(table: &str, seq: u64) -> String {
    format!("entry {seq} of table `{table}` is damaged: its checksum does not fit")
}

fn missing(table: &str, seq: u64) -> String {
    format!("entry {seq} of table `{table}` is missing")
}

impl StoreError {
    /// Says what is wrong, without what to do about it: that depends on where it was found.
    pub fn fault(&self) -> String {
        match self {
            StoreError::Damaged { table, seq } => damaged(table, *seq),
            StoreError::Missing { table, seq } => missing(table, *seq),
            StoreError::NotADatabase { reason, .. } | StoreError::Io { reason, .. } => {
                reason.clone()
            }
            other => other.to_string(),
        }
    }

    /// Says the same of another file: of the one that this one is a copy of.
    pub(crate) fn said_of(self, other: &Path) -> StoreError {
        let path = other.to_owned();
        match self {
            StoreError::NotADatabase { reason, .. } => StoreError::NotADatabase { path, reason },
            StoreError::Io { reason, .. } => StoreError::Io { path, reason },
            other => other,
        }
    }
}
