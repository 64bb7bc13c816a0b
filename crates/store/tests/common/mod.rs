//! Where a test keeps its log: in a file, or in a schema of PostgreSQL.

// Each test file uses another part of it.
#![allow(dead_code, unused_macros, unused_imports)]

use std::path::PathBuf;

use antedate_scratch_postgres::Scratch;
use antedate_store::postgres::Clock;
use antedate_store::sqlite::{Archive, clear_report};
use antedate_store::{
    Append, Derived, MessageId, NewEntry, NewTable, PostgresOptions, PostgresStore, Report,
    SqliteOptions, SqliteStore, Store, wait,
};
use tempfile::TempDir;

/// A place for a log, which outlives the stores that are opened on it.
pub(crate) enum Home {
    /// A folder for a file.
    Sqlite(TempDir),
    /// A schema.
    Postgres(Scratch),
}

impl Home {
    pub(crate) fn sqlite() -> Home {
        Home::Sqlite(tempfile::tempdir().unwrap())
    }

    pub(crate) fn postgres() -> Home {
        Home::Postgres(Scratch::new())
    }

    /// Makes another place of the same kind.
    pub(crate) fn another(&self) -> Home {
        match self {
            Home::Sqlite(_) => Home::sqlite(),
            Home::Postgres(_) => Home::postgres(),
        }
    }

    /// Opens a store, as often as one likes.
    pub(crate) fn open(&self) -> Box<dyn Store> {
        match self {
            Home::Sqlite(_) => {
                let store = SqliteStore::open(&self.file(), &SqliteOptions::default());
                Box::new(store.expect("a good file"))
            }
            Home::Postgres(scratch) => {
                let store = PostgresStore::open(&scratch.url(), &caller_clock());
                Box::new(store.expect("a good database"))
            }
        }
    }

    /// Counts the rows of a kind, past the store.
    pub(crate) fn count(&self, of: &str) -> u64 {
        match (self, of) {
            (Home::Sqlite(_), "entries") => self.rows("entries") + self.rows("recent"),
            _ => self.rows(of),
        }
    }

    fn rows(&self, of: &str) -> u64 {
        let sql = format!("SELECT count(*) FROM {of}");
        match self {
            Home::Sqlite(_) => {
                let db = rusqlite::Connection::open(self.file()).unwrap();
                db.query_row(&sql, [], |row| row.get(0)).unwrap()
            }
            Home::Postgres(scratch) => scratch.sql(&sql).parse().unwrap(),
        }
    }

    /// Changes something past the store, while none is open.
    pub(crate) fn vandalise(&self, sql: &str) {
        match self {
            Home::Sqlite(_) => {
                let db = rusqlite::Connection::open(self.file()).unwrap();
                db.execute_batch(sql).unwrap();
            }
            Home::Postgres(scratch) => drop(scratch.sql(sql)),
        }
    }

    /// Says whether words lie in any byte of the files of the log.
    pub(crate) fn holds(&self, words: &str) -> bool {
        let folder = match self {
            Home::Sqlite(folder) => folder,
            Home::Postgres(scratch) => return scratch.holds(words),
        };
        let mut files = std::fs::read_dir(folder.path()).unwrap();
        files.any(|file| {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            let mut parts = bytes.windows(words.len());
            parts.any(|part| part == words.as_bytes())
        })
    }

    pub(crate) fn reports(&self) -> Vec<Report> {
        match self {
            Home::Sqlite(_) => Archive::open(&self.file()).unwrap().reports().unwrap(),
            Home::Postgres(scratch) => {
                let store = PostgresStore::open(&scratch.url(), &caller_clock()).unwrap();
                wait(store.reports()).unwrap()
            }
        }
    }

    pub(crate) fn clear_report(&self, id: i64) -> bool {
        match self {
            Home::Sqlite(_) => clear_report(&self.file(), id).unwrap(),
            Home::Postgres(scratch) => {
                let store = PostgresStore::open(&scratch.url(), &caller_clock()).unwrap();
                wait(store.clear_report(id)).unwrap()
            }
        }
    }

    pub(crate) fn file(&self) -> PathBuf {
        match self {
            Home::Sqlite(folder) => antedate_store::sqlite::file_in(folder.path()),
            Home::Postgres(_) => unreachable!("a schema has no file"),
        }
    }
}

/// The time of a test is the one it names.
pub(crate) fn caller_clock() -> PostgresOptions {
    PostgresOptions {
        connections: 4,
        clock: Clock::Caller,
        ..PostgresOptions::default()
    }
}

/// Makes two tests of each function, one for each engine.
macro_rules! on_both_engines {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $name() { super::$name(&$crate::common::Home::sqlite()); })*
        }
        mod postgres {
            $(#[test] fn $name() { super::$name(&$crate::common::Home::postgres()); })*
        }
    };
}
pub(crate) use on_both_engines;

pub(crate) fn entry(body: &str) -> NewEntry {
    NewEntry {
        at: 1000,
        asked: None,
        body: body.to_owned(),
    }
}

pub(crate) fn asked(player: u32, id: &str, body: &str) -> NewEntry {
    let id = id.to_owned();
    NewEntry {
        asked: Some(MessageId { player, id }),
        ..entry(body)
    }
}

pub(crate) fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        code: Some(format!("code-{id}")),
        at: 1000,
        decks: Vec::new(),
        derived: Derived::default(),
    }
}

pub(crate) fn append(table: &str, expected: u64, entries: Vec<NewEntry>) -> Append {
    Append {
        table: table.to_owned(),
        expected,
        entries,
        due: None,
        closes: false,
        derived: Derived::default(),
    }
}

pub(crate) fn bodies(store: &dyn Store, table: &str, since: u64) -> Vec<String> {
    let rows = wait(store.load(table.to_owned(), since)).expect("a good log");
    rows.into_iter().map(|row| row.body).collect()
}
