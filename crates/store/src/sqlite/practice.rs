//! What guests answered when they practised.

use rusqlite::{Connection, OptionalExtension, Row as Found, params};

use super::jobs::Failure;
use crate::log::rows;
use crate::{PracticeAnswer, StoreError};

const SELECT: &str = "SELECT guest, id, at, body FROM practice";

pub(super) fn put(
    db: &Connection,
    new: &PracticeAnswer,
    most: u64,
) -> Result<PracticeAnswer, Failure> {
    let sql = format!("{SELECT} WHERE guest = ?1 AND id = ?2");
    let mut select = db.prepare_cached(&sql)?;
    let kept = select.query_row([&new.guest, &new.id], read).optional()?;
    if let Some(kept) = kept {
        return Ok(kept);
    }
    let mut count = db.prepare_cached("SELECT COUNT(*) FROM practice WHERE guest = ?1")?;
    if count.query_row::<u64, _, _>([&new.guest], |row| row.get(0))? >= most {
        return Err(StoreError::TooManyAnswers { most }.into());
    }
    let sql = "INSERT INTO practice (guest, id, at, body) VALUES (?1, ?2, ?3, ?4)";
    let values = params![new.guest, new.id, new.at, new.body];
    db.prepare_cached(sql)?.execute(values)?;
    Ok(new.clone())
}

pub(super) fn of(db: &Connection, guest: &str) -> Result<Vec<PracticeAnswer>, Failure> {
    let sql = format!("{SELECT} WHERE guest = ?1 ORDER BY at, id");
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map([guest], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Lists guests who have practised, in the order of their hashes.
pub(super) fn guests_after(
    db: &Connection,
    after: &str,
    limit: usize,
) -> Result<Vec<String>, Failure> {
    let sql = "SELECT DISTINCT guest FROM practice WHERE guest > ?1 ORDER BY guest LIMIT ?2";
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map(params![after, rows(limit)], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn read(row: &Found<'_>) -> rusqlite::Result<PracticeAnswer> {
    Ok(PracticeAnswer {
        guest: row.get(0)?,
        id: row.get(1)?,
        at: row.get(2)?,
        body: row.get(3)?,
    })
}
