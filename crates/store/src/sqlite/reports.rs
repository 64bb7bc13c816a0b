//! What readers say of cards.

use std::path::Path;

use rusqlite::{Connection, params};

use super::errors::translate;
use super::jobs::Failure;
use super::{Archive, connect, copying};
use crate::{NewReport, Report, StoreError};

/// Keeps a report; `false` if there are as many as are kept. The same words about the same
/// card are kept once.
pub(super) fn put(db: &Connection, new: &NewReport, most: u64) -> Result<bool, Failure> {
    let mut count = db.prepare_cached("SELECT COUNT(*) FROM reports")?;
    let n_kept: u64 = count.query_row([], |row| row.get(0))?;
    if n_kept >= most {
        return Ok(false);
    }
    let sql = "INSERT INTO reports (at, deck, card, date, words, year, source)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
    db.prepare_cached(sql)?.execute(params![
        new.at, new.deck, new.card, new.date, new.words, new.year, new.source
    ])?;
    Ok(true)
}

/// Removes a report; `false` if there is none of that number. A server may be running.
///
/// # Errors
/// There is no database, or it cannot be written to.
pub fn clear_report(database: &Path, id: i64) -> Result<bool, StoreError> {
    Archive::open(database)?.must_be_current()?;
    let db = connect(database)?;
    let removed = db.execute("DELETE FROM reports WHERE id = ?1", [id]);
    removed
        .map(|n_rows| n_rows > 0)
        .map_err(|error| translate(database, &error))
}

impl Archive {
    /// Lists what readers said of cards, oldest first.
    ///
    /// # Errors
    /// The file cannot be read, or has a schema of earlier times.
    pub fn reports(&self) -> Result<Vec<Report>, StoreError> {
        self.must_be_current()?;
        self.told(|db| Ok(copying::reports_copy(db)?.reports))
    }
}
