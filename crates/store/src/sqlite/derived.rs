//! What is derived from the logs: written with the entries it follows from, and read.

use rusqlite::{Connection, OptionalExtension, params};

use super::jobs::{self, Desk, Failure, checksum};
use crate::{Derived, NewResult, ResultRow, Rewrite, StoreError};

/// Adds what follows from entries that are being written.
pub(super) fn add(db: &Connection, key: i64, derived: &Derived) -> rusqlite::Result<()> {
    if !derived.seats.is_empty() {
        let sql = "INSERT OR IGNORE INTO guest_seats (guest, key, player) VALUES (?1, ?2, ?3)";
        let mut insert = db.prepare_cached(sql)?;
        for seat in &derived.seats {
            insert.execute(params![seat.guest, key, seat.player])?;
        }
    }
    let mut results = derived.results.iter();
    results.try_for_each(|result| put_result(db, key, result))
}

fn put_result(db: &Connection, key: i64, result: &NewResult) -> rusqlite::Result<()> {
    remove_result(db, &result.id)?;
    let sql = "INSERT INTO results (id, key, game, at, body) VALUES (?1, ?2, ?3, ?4, ?5)";
    db.prepare_cached(sql)?.execute(params![
        result.id,
        key,
        result.game,
        result.at,
        result.body
    ])?;
    let sql = "INSERT OR IGNORE INTO guest_results (guest, at, id) VALUES (?1, ?2, ?3)";
    let mut insert = db.prepare_cached(sql)?;
    for guest in &result.guests {
        insert.execute(params![guest, result.at, result.id])?;
    }
    Ok(())
}

fn remove_result(db: &Connection, id: &str) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM guest_results WHERE id = ?1")?
        .execute([id])?;
    db.prepare_cached("DELETE FROM results WHERE id = ?1")?
        .execute([id])?;
    Ok(())
}

pub(super) fn rewrite(desk: &mut Desk<'_>, rewrite: &Rewrite) -> Result<(), Failure> {
    let found = desk.ledger.find(desk.db, &rewrite.table)?;
    let missing = || StoreError::NoSuchTable {
        table: rewrite.table.clone(),
    };
    let known = found.ok_or_else(missing)?;
    if known.seq != rewrite.expected {
        return Err(StoreError::Race { now: known.seq }.into());
    }
    let db = desk.db;
    for place in ["entries", "recent"] {
        let sql = format!(
            "UPDATE {place} SET at = ?3, player = ?4, message = ?5, body = ?6, sum = ?7
            WHERE key = ?1 AND seq = ?2"
        );
        let mut update = db.prepare_cached(&sql)?;
        for (seq, entry) in &rewrite.entries {
            let (player, message) = jobs::sender(entry);
            let sum = checksum(&rewrite.table, *seq, &entry.body);
            update.execute(params![
                known.key, seq, entry.at, player, message, entry.body, sum
            ])?;
        }
    }
    remove(db, known.key)?;
    Ok(add(db, known.key, &rewrite.derived)?)
}

/// Removes all that is derived of a table.
pub(super) fn remove(db: &Connection, key: i64) -> rusqlite::Result<()> {
    let mut ids = db.prepare_cached("SELECT id FROM results WHERE key = ?1")?;
    let ids = ids.query_map([key], |row| row.get(0))?;
    for id in ids.collect::<Result<Vec<String>, _>>()? {
        remove_result(db, &id)?;
    }
    db.prepare_cached("DELETE FROM guest_seats WHERE key = ?1")?
        .execute([key])?;
    Ok(())
}

/// Forgets a guest, and notes that the file is to be wiped.
pub(super) fn forget_guest(db: &Connection, hash: &str) -> Result<(), Failure> {
    for sql in [
        "DELETE FROM guests WHERE hash = ?1",
        "DELETE FROM guest_seats WHERE guest = ?1",
        "DELETE FROM guest_results WHERE guest = ?1",
    ] {
        db.prepare_cached(sql)?.execute([hash])?;
    }
    db.prepare_cached("INSERT OR IGNORE INTO chores (name) VALUES ('wipe')")?
        .execute([])?;
    Ok(())
}

const RESULT: &str = "SELECT results.id, tables.id, game, results.at, results.body
    FROM results JOIN tables ON tables.key = results.key";

fn result_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<ResultRow> {
    Ok(ResultRow {
        id: row.get(0)?,
        table: row.get(1)?,
        game: row.get(2)?,
        at: row.get(3)?,
        body: row.get(4)?,
    })
}

pub(super) fn results_of(db: &Connection, guest: &str) -> Result<Vec<ResultRow>, Failure> {
    let sql = format!(
        "{RESULT} JOIN guest_results ON guest_results.id = results.id
        WHERE guest_results.guest = ?1 ORDER BY guest_results.at, guest_results.id"
    );
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map([guest], result_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn seats_of(db: &Connection, guest: &str) -> Result<Vec<(String, u32)>, Failure> {
    let sql = "SELECT tables.id, player FROM guest_seats JOIN tables USING (key)
        WHERE guest = ?1 ORDER BY tables.id, player";
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map([guest], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn guests_like(
    db: &Connection,
    start: &str,
    limit: usize,
) -> Result<Vec<String>, Failure> {
    // Hashes are hexadecimal: `g` comes after every digit.
    let sql = "SELECT hash FROM guests WHERE hash >= ?1 AND hash < ?1 || 'g'
        UNION SELECT guest FROM guest_seats WHERE guest >= ?1 AND guest < ?1 || 'g'
        ORDER BY 1 LIMIT ?2";
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map(params![start, limit], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Rewrites the whole file, so that nothing is left in it of what was deleted, and empties
/// the write-ahead log. Outside of any transaction.
pub(super) fn wipe(db: &Connection) -> rusqlite::Result<()> {
    db.execute_batch("VACUUM")?;
    empty_log(db)?;
    // Only now: a program that is killed before does it again at its next start.
    db.execute_batch("DELETE FROM chores WHERE name = 'wipe'")?;
    empty_log(db)
}

fn empty_log(db: &Connection) -> rusqlite::Result<()> {
    let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
    for _ in 0..EMPTYINGS {
        let busy: bool = db.query_row(sql, [], |row| row.get(0))?;
        if !busy {
            return Ok(());
        }
    }
    // Somebody has been reading all the time: the chore stays noted.
    Err(rusqlite::Error::SqliteFailure(
        rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
        None,
    ))
}

/// How often the log is tried to be emptied; each waits as long as any lock is waited for.
const EMPTYINGS: u32 = 12;

/// Says whether a wipe was noted and not done.
pub(super) fn wants_wipe(db: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT 1 FROM chores WHERE name = 'wipe'";
    Ok(db.query_row(sql, [], |_| Ok(())).optional()?.is_some())
}
