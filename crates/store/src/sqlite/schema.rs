//! The tables of the database, and how older ones become today's.

use std::path::Path;

use rusqlite::Connection;

use super::errors::translate;
use crate::StoreError;

/// Each step brings the schema one number further. Steps that are out are never changed.
pub(super) const MIGRATIONS: [&str; 10] = [
    FIRST,
    DUE_AND_TICKETS,
    RECENT,
    DECKS_IN_USE,
    REPORTS,
    DERIVED,
    HALL,
    MESSAGES_BY_TABLE,
    PRACTICE,
    RUNS,
];

const FIRST: &str = "
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT UNIQUE,
    made INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE entries (
    key INTEGER NOT NULL REFERENCES tables (key),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    player INTEGER,
    message TEXT,
    body TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (key, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX messages ON entries (key, player, message) WHERE message IS NOT NULL;
CREATE TABLE decks (
    hash TEXT PRIMARY KEY,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE table_decks (
    key INTEGER NOT NULL REFERENCES tables (key),
    hash TEXT NOT NULL REFERENCES decks (hash),
    PRIMARY KEY (key, hash)
) WITHOUT ROWID;
CREATE TABLE guests (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
";

/// A table of an older database may have something due, so it is looked at once.
const DUE_AND_TICKETS: &str = "
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN lease INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET due = at WHERE closed = 0;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX open_tables ON tables (at) WHERE closed = 0;
CREATE TABLE tickets (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    player INTEGER NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;
";

/// Entries that are not yet with those of their table.
const RECENT: &str = "
CREATE TABLE recent (
    place INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    player INTEGER,
    message TEXT,
    body TEXT NOT NULL,
    sum INTEGER NOT NULL
);
CREATE UNIQUE INDEX recent_of_tables ON recent (key, seq);
";

/// Finds the tables of a deck, to know when nobody needs it any more.
const DECKS_IN_USE: &str = "
CREATE INDEX tables_of_decks ON table_decks (hash);
";

/// What readers say of cards. The numbers are never given twice: a host clears by number.
const REPORTS: &str = "
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    deck TEXT NOT NULL,
    card TEXT NOT NULL,
    date TEXT NOT NULL,
    words TEXT NOT NULL,
    year INTEGER,
    source TEXT NOT NULL
);
CREATE UNIQUE INDEX words_of_cards ON reports (deck, card, words);
";

/// What is derived from the logs, and chores that a killed program must not forget.
const DERIVED: &str = "
CREATE TABLE guest_seats (
    guest TEXT NOT NULL,
    key INTEGER NOT NULL REFERENCES tables (key),
    player INTEGER NOT NULL,
    PRIMARY KEY (guest, key, player)
) WITHOUT ROWID;
CREATE INDEX guest_seats_of_tables ON guest_seats (key);
CREATE TABLE results (
    id TEXT PRIMARY KEY,
    key INTEGER NOT NULL REFERENCES tables (key),
    game INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX results_of_tables ON results (key, game);
CREATE TABLE guest_results (
    guest TEXT NOT NULL,
    at INTEGER NOT NULL,
    id TEXT NOT NULL REFERENCES results (id),
    PRIMARY KEY (guest, at, id)
) WITHOUT ROWID;
CREATE INDEX guests_of_results ON guest_results (id);
CREATE TABLE chores (name TEXT PRIMARY KEY) WITHOUT ROWID;
";

/// The lists that show results to everybody. The boards' two indices are for all time and for
/// the last days. `run` is with the last victory of each run, and tells its length.
const HALL: &str = "
ALTER TABLE results ADD COLUMN board TEXT;
ALTER TABLE results ADD COLUMN score INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guest_results ADD COLUMN won INTEGER;
ALTER TABLE guest_results ADD COLUMN run INTEGER;
CREATE INDEX boards_by_score ON results (board, score DESC, at, id) WHERE board IS NOT NULL;
CREATE INDEX boards_by_time ON results (board, at) WHERE board IS NOT NULL;
CREATE INDEX runs ON guest_results (run DESC, at, id) WHERE run IS NOT NULL;
CREATE INDEX losses ON guest_results (guest, at, id) WHERE won = 0;
";

/// A message is recognised when its entry is appended, from the entries of its table; another
/// index to be kept for all of them cost more than a look at one table now and then.
const MESSAGES_BY_TABLE: &str = "
DROP INDEX messages;
";

/// What guests answered when they practised.
const PRACTICE: &str = "
CREATE TABLE practice (
    guest TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guest, id)
) WITHOUT ROWID;
";

/// Runs of the daily and of duels: deals, what guests chose, and how many finished runs are
/// counted under each name. `counts` is with the last answer of a counted run, and names them.
const RUNS: &str = "
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE run_deals (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
);
CREATE TABLE run_answers (
    run TEXT NOT NULL,
    guest TEXT NOT NULL,
    card INTEGER NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    counts TEXT NOT NULL,
    PRIMARY KEY (run, guest, card)
) WITHOUT ROWID;
CREATE INDEX run_answers_of_guests ON run_answers (guest, run, card);
CREATE INDEX counted_runs ON run_answers (guest, run) WHERE counts <> '';
CREATE TABLE run_counts (
    run TEXT NOT NULL,
    name TEXT NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (run, name)
) WITHOUT ROWID;
CREATE TABLE duels (
    id TEXT PRIMARY KEY,
    run TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE duel_players (
    duel TEXT NOT NULL,
    place INTEGER NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (duel, place)
) WITHOUT ROWID;
CREATE UNIQUE INDEX duels_of_guests ON duel_players (guest, duel);
";

/// The newest schema this program knows.
pub(super) const NEWEST: u32 = MIGRATIONS.len() as u32;

/// Returns the schema's number, if this program knows it.
///
/// # Errors
/// The file is no database of ours, or a newer program wrote it.
pub(super) fn known(db: &Connection, path: &Path) -> Result<u32, StoreError> {
    let failed = |error| translate(path, &error);
    let found = version(db).map_err(failed)?;
    if found > NEWEST {
        return Err(StoreError::NewerSchema {
            path: path.to_owned(),
            found,
            known: NEWEST,
        });
    }
    let sql = "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table'
        AND name IN ('tables', 'entries', 'decks', 'table_decks', 'guests')";
    let n_ours: u32 = db.query_row(sql, [], |row| row.get(0)).map_err(failed)?;
    if found == 0 || n_ours < 5 {
        return Err(StoreError::NotADatabase {
            path: path.to_owned(),
            reason: "it holds no games".to_owned(),
        });
    }
    Ok(found)
}

fn version(db: &Connection) -> rusqlite::Result<u32> {
    db.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Brings the schema up to date, each step in a transaction of its own.
///
/// # Errors
/// The file is no database of ours, or a newer program wrote it.
pub(super) fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let failed = |error| translate(path, &error);
    let found = version(connection).map_err(failed)?;
    if found > NEWEST {
        return Err(StoreError::NewerSchema {
            path: path.to_owned(),
            found,
            known: NEWEST,
        });
    }
    for (number, step) in (1..).zip(MIGRATIONS).skip(found as usize) {
        let step = format!("BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;");
        connection.execute_batch(&step).map_err(failed)?;
    }
    Ok(())
}
