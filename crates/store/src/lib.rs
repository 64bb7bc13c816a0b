//! The log of the tables on disk.
//!
//! A table's log is a row of entries numbered from 1. The key (table, number) decides every
//! race: whoever appends at a number that is taken hears [`StoreError::Race`], loads the
//! tail and decides again. The id of the message that asked for an entry is stored with it,
//! unique for each table and player, so a repeat is recognised after a restart and on
//! another node. Nothing here knows what an entry says.
//!
//! [`Store`] has two engines: SQLite in this process ([`SqliteStore`]), and PostgreSQL
//! shared by several nodes ([`PostgresStore`]). Every call returns a
//! future that is ready when the engine has done the work durably; nothing blocks the
//! caller's thread.

pub mod copying;
mod derived;
mod error;
mod log;
mod plain;
pub mod postgres;
mod reply;
mod runs;
pub mod sqlite;

pub use derived::{Derived, GuestResult, GuestSeat, NewResult, ResultRow, Rewrite};
pub use error::StoreError;
pub use plain::{Cell, PLAIN_TABLES, PlainTable};
pub use postgres::{PostgresOptions, PostgresStore};
pub use reply::{Reply, wait};
pub use runs::{Duel, DuelPlayer, RunAnswer, RunStore, StoredRun};
pub use sqlite::{Opened, SqliteOptions, SqliteStore};

/// A new table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its id, chosen by the caller.
    pub id: String,
    /// The short code by which people join it.
    pub code: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The hashes of its decks, which must be stored and are kept as long as the table.
    pub decks: Vec<String>,
    /// What follows from its first entries.
    pub derived: Derived,
}

/// An entry to append.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The message that asked for it.
    pub asked: Option<MessageId>,
    /// What it says.
    pub body: String,
}

/// A message of a player: unique for each table and player.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct MessageId {
    /// The player's number at the table.
    pub player: u32,
    /// The id the client gave.
    pub id: String,
}

/// Entries to append to one table, all or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The number of its last entry, as the caller knows it.
    pub expected: u64,
    /// The entries, in order.
    pub entries: Vec<NewEntry>,
    /// When the table next does something by itself, once these are folded in.
    pub due: Option<i64>,
    /// Whether the table is closed by these.
    pub closes: bool,
    /// What follows from these.
    pub derived: Derived,
}

/// An entry of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub seq: u64,
    /// What it says.
    pub body: String,
}

/// A table in short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The code by which people join it.
    pub code: Option<String>,
    /// The number of its last entry.
    pub seq: u64,
    /// When its last entry was made.
    pub at: i64,
    /// When it next does something by itself.
    pub due: Option<i64>,
}

/// Due work of one table, lent to one worker until `until`.
///
/// A claim is a lease: a worker that dies simply lets it run out. A worker that comes too
/// late is harmless, since its append loses the race for the number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The table.
    pub table: String,
    /// When the work was due.
    pub due: i64,
    /// Until when nobody else is given it.
    pub until: i64,
}

/// A guest: somebody without an account, known by the hash of a secret in a cookie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// The hash of the secret, in hexadecimal digits.
    pub hash: String,
    /// The name they last used.
    pub name: String,
    /// When they were last seen, in milliseconds since 1970.
    pub seen: i64,
}

/// How long a ticket that has run out is kept at the least, in milliseconds: a day. They go
/// when a new one is put in.
const TICKET_RETENTION_MS: i64 = 86_400_000;

/// A ticket to take a seat to another device, once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ticket {
    /// The hash of the ticket's secret, in hexadecimal digits.
    pub hash: String,
    /// The table.
    pub table: String,
    /// Whose seat.
    pub player: u32,
    /// Until when it is good, in milliseconds since 1970.
    pub until: i64,
}

/// What a reader says of a card. Nothing here says who they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReport {
    /// When it came, in milliseconds since 1970.
    pub at: i64,
    /// The deck's id.
    pub deck: String,
    /// The card's id in the deck.
    pub card: String,
    /// The date the card had then, in words.
    pub date: String,
    /// The reader's words.
    pub words: String,
    /// The year they think is right; BCE is negative.
    pub year: Option<i64>,
    /// Where it can be looked up; empty if they did not say.
    pub source: String,
}

/// What a reader said of a card, with its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its number, which no other ever has.
    pub id: i64,
    /// What was said.
    pub said: NewReport,
}

/// What a guest answered when they practised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PracticeAnswer {
    /// The hash of the guest's secret.
    pub guest: String,
    /// The id that the client gave; one of a guest is kept once.
    pub id: String,
    /// When it was given, in milliseconds since 1970.
    pub at: i64,
    /// What it says.
    pub body: String,
}

/// A table at which nothing has happened for a while.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdleTable {
    /// Its place among all: ask for the next ones after it.
    pub place: i64,
    /// Its id.
    pub id: String,
}

/// Where the log of a table is appended to and read from: all that a live table needs of a
/// store.
pub trait TableLog: Send + Sync {
    /// Appends to a table's log and returns the number of its last entry.
    ///
    /// Fails with [`StoreError::Race`] when the table has moved on, and with
    /// [`StoreError::Repeated`] when one of the messages has been stored before. Of two appends
    /// to one table that wait at the same time either may be first.
    fn append(&self, append: Append) -> Reply<u64>;

    /// Loads the entries after `since`, in order.
    fn load(&self, table: String, since: u64) -> Reply<Vec<Row>>;
}

/// Where logs are kept, with everything that is stored beside them.
pub trait Store: TableLog + RunStore {
    /// Makes a table with its first entries.
    ///
    /// Fails with [`StoreError::TableExists`] or [`StoreError::CodeTaken`].
    fn create(&self, table: NewTable, entries: Vec<NewEntry>, due: Option<i64>) -> Reply<u64>;

    /// Loads the tails of many tables at once. Those that have none, are not there or are
    /// damaged are left out: whoever loads one of them alone hears why.
    fn load_many(&self, since: Vec<(String, u64)>) -> Reply<Vec<(String, Vec<Row>)>>;

    /// Lists the tables that are not closed, the latest first.
    fn running(&self, limit: usize) -> Reply<Vec<TableInfo>>;

    /// Finds a table by its code.
    fn find_code(&self, code: String) -> Reply<Option<TableInfo>>;

    /// Finds a table by its id, closed or not.
    fn find_table(&self, table: String) -> Reply<Option<TableInfo>>;

    /// Lists all tables, closed or not, by their ids: those after `after`, at most `limit`.
    fn tables(&self, after: String, limit: usize) -> Reply<Vec<TableInfo>>;

    /// Stores a deck's contents under their hash; once is enough.
    fn put_deck(&self, hash: String, body: String) -> Reply<()>;

    /// Returns a deck's contents.
    fn deck(&self, hash: String) -> Reply<Option<String>>;

    /// Lends the work that has been due for `late` milliseconds at `now` to the caller, at
    /// most `limit` tables, for `lease` milliseconds. An engine with a clock of its own uses
    /// that one instead of `now`.
    fn claim_due(&self, now: i64, late: i64, lease: i64, limit: usize) -> Reply<Vec<Claim>>;

    /// Tells the time of the engine's own clock, in milliseconds since 1970; `None` if it has
    /// none but this machine's. Nodes that share an engine go by its clock.
    fn clock(&self) -> Reply<Option<i64>> {
        Box::pin(async { Ok(None) })
    }

    /// Stores or renews a guest.
    fn put_guest(&self, guest: Guest) -> Reply<()>;

    /// Finds a guest by the hash of their secret.
    fn guest(&self, hash: String) -> Reply<Option<Guest>>;

    /// Lists the hashes of guests that begin with `start`, at most `limit`: of those who are
    /// stored, who hold or have held a seat, or who have practised or played a run.
    fn guests_like(&self, start: String, limit: usize) -> Reply<Vec<String>>;

    /// Lists the seats a guest holds or has held: tables and players, in order.
    fn seats_of(&self, guest: String) -> Reply<Vec<(String, u32)>>;

    /// Lists the results of a guest's games, oldest first.
    fn results_of(&self, guest: String) -> Reply<Vec<ResultRow>>;

    /// Lists the results of the last `each` games of each of some guests, the latest first: each
    /// once, and at most `limit`.
    fn last_results(&self, guests: Vec<String>, each: usize, limit: usize)
    -> Reply<Vec<ResultRow>>;

    /// Finds a result.
    fn result(&self, id: String) -> Reply<Option<ResultRow>>;

    /// Lists the results of a board that ended at `since` or later, the best first, and of
    /// equals the earlier.
    fn board(&self, board: String, since: i64, limit: usize) -> Reply<Vec<ResultRow>>;

    /// Lists the longest runs of victories whose last one was at `since` or later, the longest
    /// first, and of equals the earlier: how long, whose, and the last result.
    fn streaks(&self, since: i64, limit: usize) -> Reply<Vec<(u32, String, ResultRow)>>;
    /// Finds the length of a guest's longest run of victories, as [`Store::streaks`] counts them.
    fn longest_run(&self, guest: String) -> Reply<u32>;

    /// Replaces entries of a log, appends those whose numbers come after the last, and
    /// replaces all that is derived of its table. Fails with [`StoreError::Race`] when the
    /// table has moved on.
    fn rewrite(&self, rewrite: Rewrite) -> Reply<()>;

    /// Forgets a guest whose seats have been rewritten, and wipes what was erased from where
    /// the engine keeps what it has deleted. It may take long, and all saving waits for it.
    fn forget_guest(&self, hash: String) -> Reply<()>;

    /// Says whether somebody was forgotten and could not be wiped.
    fn owes_wipe(&self) -> Reply<bool>;

    /// Stores a ticket.
    fn put_ticket(&self, ticket: Ticket) -> Reply<()>;

    /// Finds a ticket; `None` if it never was, or is too old at `now`. Whether it was used is in
    /// the log of its table.
    fn ticket(&self, hash: String, now: i64) -> Reply<Option<Ticket>>;

    /// Keeps what a reader says of a card; `false` if there are `most` already.
    fn put_report(&self, report: NewReport, most: u64) -> Reply<bool>;

    /// Keeps what a guest answered when they practised, and returns what is kept under that id:
    /// an answer sent again is the one that came first. Fails with
    /// [`StoreError::TooManyAnswers`] when the guest has `most` already.
    fn put_practice(&self, answer: PracticeAnswer, most: u64) -> Reply<PracticeAnswer>;

    /// Lists what a guest answered when they practised, oldest first.
    fn practice_of(&self, guest: String) -> Reply<Vec<PracticeAnswer>>;

    /// Lists tables whose last entry was made before `before`, closed or not, in the order
    /// they were made, from after a place on; 0 is before all.
    fn quiet(&self, before: i64, after: i64, limit: usize) -> Reply<Vec<IdleTable>>;

    /// Removes a table: nobody finds it any more. Its entries go with [`Store::sweep`].
    ///
    /// Fails with [`StoreError::Race`] when the table has moved on from `expected`.
    fn remove(&self, table: String, expected: u64) -> Reply<()>;

    /// Deletes some of what removed tables have left, about `limit` entries, and the decks
    /// that no table uses any more. Says whether there may be more.
    fn sweep(&self, limit: usize) -> Reply<bool>;
}
