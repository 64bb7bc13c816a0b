//! What is derived from the logs: written with the entries it follows from, and read.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, params};

use super::jobs::{self, Failure, WriteContext};
use super::runs;
use crate::log::{checksum, rows, sender};
use crate::{Derived, NewEntry, NewResult, ResultRow, Rewrite, StoreError};

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
    let sql = "INSERT INTO results (id, key, game, at, board, score, body)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    db.prepare_cached(sql)?.execute(params![
        result.id,
        key,
        result.game,
        result.at,
        result.board,
        result.score,
        result.body
    ])?;
    let sql = "INSERT OR IGNORE INTO guest_results (guest, at, id, won) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = db.prepare_cached(sql)?;
    for one in &result.guests {
        insert.execute(params![one.guest, result.at, result.id, one.won])?;
        if one.won.is_some() {
            count_run(db, &one.guest, result.at, &result.id)?;
        }
    }
    Ok(())
}

/// Counts the runs of victories around one result anew: from the defeat before it to the
/// one after it, since games of one guest may end in another order than they are written.
fn count_run(db: &Connection, guest: &str, at: i64, id: &str) -> rusqlite::Result<()> {
    let sql = "SELECT at, id FROM guest_results WHERE guest = ?1 AND won = 0
        AND (at, id) < (?2, ?3) ORDER BY at DESC, id DESC LIMIT 1";
    let before = defeat(db, sql, guest, at, id)?;
    let sql = "SELECT at, id FROM guest_results WHERE guest = ?1 AND won = 0
        AND (at, id) > (?2, ?3) ORDER BY at, id LIMIT 1";
    let after = defeat(db, sql, guest, at, id)?;
    let (from, from_id) = before.unwrap_or((i64::MIN, String::new()));
    let (to, to_id) = after.unwrap_or((i64::MAX, String::new()));
    let sql = "SELECT at, id, won, run FROM guest_results WHERE guest = ?1 AND won IS NOT NULL
        AND (at, id) > (?2, ?3) AND (at, id) < (?4, ?5) ORDER BY at, id";
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map(params![guest, from, from_id, to, to_id], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
    })?;
    let rows = rows.collect::<Result<Vec<(i64, String, bool, Option<u32>)>, _>>()?;
    let mut update = db.prepare_cached(
        "UPDATE guest_results SET run = ?4 WHERE guest = ?1 AND at = ?2 AND id = ?3",
    )?;
    let mut run = 0;
    for (n, (at, id, won, known)) in rows.iter().enumerate() {
        run = if *won { run + 1 } else { 0 };
        let goes_on = rows.get(n + 1).is_some_and(|(_, _, won, _)| *won);
        let counted = (*won && !goes_on).then_some(run);
        if counted != *known {
            update.execute(params![guest, at, id, counted])?;
        }
    }
    Ok(())
}

fn defeat(
    db: &Connection,
    sql: &str,
    guest: &str,
    at: i64,
    id: &str,
) -> rusqlite::Result<Option<(i64, String)>> {
    let mut select = db.prepare_cached(sql)?;
    let found = select.query_row(params![guest, at, id], |row| Ok((row.get(0)?, row.get(1)?)));
    found.optional()
}

fn remove_result(db: &Connection, id: &str) -> rusqlite::Result<()> {
    let mut counted = db.prepare_cached(
        "DELETE FROM guest_results WHERE id = ?1 RETURNING guest, at, won IS NOT NULL",
    )?;
    let counted = counted.query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    for (guest, at, counts) in counted.collect::<Result<Vec<(String, i64, bool)>, _>>()? {
        if counts {
            count_run(db, &guest, at, id)?;
        }
    }
    db.prepare_cached("DELETE FROM results WHERE id = ?1")?
        .execute([id])?;
    Ok(())
}

pub(super) fn rewrite(context: &mut WriteContext<'_>, rewrite: &Rewrite) -> Result<(), Failure> {
    let found = context.cache.find(context.db, &rewrite.table)?;
    let missing = || StoreError::NoSuchTable {
        table: rewrite.table.clone(),
    };
    let known = found.ok_or_else(missing)?;
    if known.seq != rewrite.expected {
        return Err(StoreError::Race { now: known.seq }.into());
    }
    let db = context.db;
    let n_old = rewrite
        .entries
        .partition_point(|(seq, _)| *seq <= known.seq);
    let (old, new) = rewrite.entries.split_at(n_old);
    for place in ["entries", "recent"] {
        let sql = format!(
            "UPDATE {place} SET at = ?3, player = ?4, message = ?5, body = ?6, sum = ?7
            WHERE key = ?1 AND seq = ?2"
        );
        let mut update = db.prepare_cached(&sql)?;
        for (seq, entry) in old {
            let (player, message) = sender(entry);
            let sum = checksum(&rewrite.table, *seq, &entry.body);
            update.execute(params![
                known.key, seq, entry.at, player, message, entry.body, sum
            ])?;
        }
    }
    remove(db, known.key)?;
    add(db, known.key, &rewrite.derived)?;
    let new: Vec<NewEntry> = new.iter().map(|(_, entry)| entry.clone()).collect();
    jobs::insert(context, &rewrite.table, known, &new)?;
    Ok(())
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
        "DELETE FROM practice WHERE guest = ?1",
    ] {
        db.prepare_cached(sql)?.execute([hash])?;
    }
    runs::forget_guest(db, hash)?;
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

pub(super) fn last_results(
    db: &Connection,
    guests: &[String],
    each: usize,
    limit: usize,
) -> Result<Vec<ResultRow>, Failure> {
    let sql =
        "SELECT at, id FROM guest_results WHERE guest = ?1 ORDER BY at DESC, id DESC LIMIT ?2";
    let each = rows(each);
    let mut found: BTreeSet<(i64, String)> = BTreeSet::new();
    for guest in guests {
        let mut select = db.prepare_cached(sql)?;
        let last = select.query_map(params![guest, each], |row| Ok((row.get(0)?, row.get(1)?)))?;
        for named in last {
            found.insert(named?);
        }
    }
    let latest = found.iter().rev().take(limit);
    let results = latest.map(|(_, id)| result(db, id));
    Ok(results
        .collect::<Result<Vec<_>, _>>()?
        .into_iter()
        .flatten()
        .collect())
}

pub(super) fn result(db: &Connection, id: &str) -> Result<Option<ResultRow>, Failure> {
    let sql = format!("{RESULT} WHERE results.id = ?1");
    let found = db.prepare_cached(&sql)?.query_row([id], result_row);
    Ok(found.optional()?)
}

pub(super) fn board(
    db: &Connection,
    board: &str,
    since: i64,
    limit: usize,
) -> Result<Vec<ResultRow>, Failure> {
    // Of all time the best come first in the index; of the last days there are few, among
    // which the best are looked for.
    let index = match since {
        i64::MIN => "boards_by_score",
        _ => "boards_by_time",
    };
    let sql = format!(
        "SELECT results.id, tables.id, game, results.at, results.body
        FROM results INDEXED BY {index} JOIN tables ON tables.key = results.key
        WHERE board = ?1 AND results.at >= ?2
        ORDER BY score DESC, results.at, results.id LIMIT ?3"
    );
    let limit = rows(limit);
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map(params![board, since, limit], result_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn streaks(
    db: &Connection,
    since: i64,
    limit: usize,
) -> Result<Vec<(u32, String, ResultRow)>, Failure> {
    let sql = "SELECT results.id, tables.id, game, results.at, results.body, run, guest
        FROM guest_results JOIN results ON results.id = guest_results.id
        JOIN tables ON tables.key = results.key
        WHERE run IS NOT NULL AND guest_results.at >= ?1
        ORDER BY run DESC, guest_results.at, guest_results.id LIMIT ?2";
    let limit = rows(limit);
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map(params![since, limit], |row| {
        Ok((row.get(5)?, row.get(6)?, result_row(row)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn longest_run(db: &Connection, guest: &str) -> Result<u32, Failure> {
    let sql = "SELECT ifnull(max(run), 0) FROM guest_results WHERE guest = ?1";
    let mut select = db.prepare_cached(sql)?;
    Ok(select.query_row([guest], |row| row.get(0))?)
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
        UNION SELECT guest FROM practice WHERE guest >= ?1 AND guest < ?1 || 'g'
        UNION SELECT guest FROM run_answers WHERE guest >= ?1 AND guest < ?1 || 'g'
        UNION SELECT guest FROM duel_players WHERE guest >= ?1 AND guest < ?1 || 'g'
        ORDER BY 1 LIMIT ?2";
    let limit = rows(limit);
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
    for _ in 0..CHECKPOINT_ATTEMPTS {
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
const CHECKPOINT_ATTEMPTS: u32 = 12;

/// Says whether a wipe was noted and not done.
pub(super) fn wants_wipe(db: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT 1 FROM chores WHERE name = 'wipe'";
    Ok(db.query_row(sql, [], |_| Ok(())).optional()?.is_some())
}
