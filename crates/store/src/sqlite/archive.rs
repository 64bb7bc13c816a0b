//! The file read from beside: by commands, while a server may be writing to it.
//!
//! An archive never changes the file; SQLite may leave its own empty files beside it. It
//! sees what was committed when it looks, which is all that anybody was told.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use super::errors::translate;
use super::jobs::Failure;
use super::sweep::NOT_REMOVED;
use super::{BUSY_TIMEOUT, derived, reads, schema, wal};
use crate::log::rows;
use crate::{Row, StoreError};

/// A database opened to be read, whoever else has it open.
pub struct Archive {
    pub(super) db: Connection,
    pub(super) path: PathBuf,
    schema: u32,
}

/// A table in an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its place in the archive: ask for the next ones after it.
    pub place: i64,
    /// Its id.
    pub id: String,
}

/// The write-ahead log beside a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tail {
    /// Its size.
    pub bytes: u64,
    /// Pages of a save that was cut short. Means something only while nobody writes.
    pub torn: u64,
}

impl Archive {
    /// Opens a database of this program.
    ///
    /// # Errors
    /// There is none, it cannot be read, or a newer program wrote it.
    pub fn open(path: &Path) -> Result<Archive, StoreError> {
        if !path.is_file() {
            return Err(StoreError::NoDatabase {
                path: path.to_owned(),
            });
        }
        let failed = |error| translate(path, &error);
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(path, flags).map_err(failed)?;
        db.busy_timeout(BUSY_TIMEOUT).map_err(failed)?;
        let schema = schema::known(&db, path)?;
        Ok(Archive {
            db,
            path: path.to_owned(),
            schema,
        })
    }

    /// Returns the number of the schema, and the newest that this program knows.
    pub fn schema(&self) -> (u32, u32) {
        (self.schema, schema::NEWEST)
    }

    /// Refuses a schema of earlier times, which only a server brings up to date.
    ///
    /// # Errors
    /// The schema is not today's.
    pub fn must_be_current(&self) -> Result<(), StoreError> {
        match self.schema == schema::NEWEST {
            true => Ok(()),
            false => Err(StoreError::OlderSchema {
                path: self.path.clone(),
                found: self.schema,
                known: schema::NEWEST,
            }),
        }
    }

    /// Lists tables, in the order they were made, from after a place on; 0 is before all.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn tables(&self, after: i64, limit: usize) -> Result<Vec<Kept>, StoreError> {
        let sql = format!(
            "SELECT key, id FROM tables WHERE key > ?1 AND {NOT_REMOVED} ORDER BY key LIMIT ?2"
        );
        let limit = rows(limit);
        self.told(|db| {
            let mut select = db.prepare_cached(&sql)?;
            let rows = select.query_map(params![after, limit], |row| {
                Ok(Kept {
                    place: row.get(0)?,
                    id: row.get(1)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Loads the log of a table.
    ///
    /// # Errors
    /// There is no such table, or its log is damaged.
    pub fn load(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        self.told(|db| reads::load(db, table, 0))
    }

    /// Returns a deck's contents.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn deck(&self, hash: &str) -> Result<Option<String>, StoreError> {
        self.told(|db| reads::deck(db, hash))
    }

    /// Returns when the last entry of all was made, in milliseconds since 1970.
    ///
    /// # Errors
    /// The file cannot be read, or has a schema of earlier times.
    pub fn last_entry(&self) -> Result<Option<i64>, StoreError> {
        self.must_be_current()?;
        let sql = "SELECT MAX(COALESCE((SELECT MAX(at) FROM tables), 0),
            COALESCE((SELECT MAX(at) FROM recent), 0))";
        let last = self.told(|db| Ok(db.query_row(sql, [], |row| row.get(0)).optional()?))?;
        Ok(last.filter(|at| *at > 0))
    }

    /// Says whether somebody was forgotten who is still in the file.
    ///
    /// # Errors
    /// The file cannot be read, or has a schema of earlier times.
    pub fn owes_wipe(&self) -> Result<bool, StoreError> {
        self.must_be_current()?;
        self.told(|db| Ok(derived::wants_wipe(db)?))
    }

    /// Looks at the write-ahead log.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn tail(&self) -> Result<Tail, StoreError> {
        let written = wal::count_frames(&self.path);
        let committed = wal::count_committed(&self.path);
        Ok(Tail {
            bytes: wal::size(&self.path),
            torn: written.saturating_sub(committed),
        })
    }

    pub(super) fn told<T>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, Failure>,
    ) -> Result<T, StoreError> {
        query(&self.db).map_err(|failure| match failure {
            Failure::Refused(error) => error,
            Failure::Engine(error) => translate(&self.path, &error),
        })
    }
}
