//! Tables that are kept no longer.
//!
//! A table leaves in two steps. First it loses its name, in one small write: nobody finds
//! it any more. Then its entries go, a few at a time, so that no save of a move waits for
//! them. Whatever ends the program in between, the rest goes the next time.

use rusqlite::{Connection, OptionalExtension, params};

use super::derived;
use super::jobs::{Failure, WriteContext};
use crate::log::rows;
use crate::{IdleTable, StoreError};

/// Says in SQL that a table has its name. The name of one that leaves holds a space, which
/// no id of a table does.
pub(super) const NOT_REMOVED: &str = "NOT (id >= 'removed ' AND id < 'removed!')";
const REMOVED: &str = "id >= 'removed ' AND id < 'removed!'";

/// Lists tables whose last entry is older than `before`, from after a place on.
pub(super) fn quiet(
    db: &Connection,
    before: i64,
    after: i64,
    limit: usize,
) -> Result<Vec<IdleTable>, Failure> {
    let sql = format!(
        "SELECT key, id FROM tables WHERE key > ?2 AND at < ?1 AND {NOT_REMOVED}
            AND NOT EXISTS (SELECT 1 FROM recent WHERE recent.key = tables.key AND at >= ?1)
        ORDER BY key LIMIT ?3"
    );
    let limit = rows(limit);
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map(params![before, after, limit], |row| {
        Ok(IdleTable {
            place: row.get(0)?,
            id: row.get(1)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Takes a table's name away, unless it has moved on.
pub(super) fn remove(
    context: &mut WriteContext<'_>,
    table: &str,
    expected: u64,
) -> Result<(), Failure> {
    let known = context.cache.find(context.db, table)?;
    let missing = || StoreError::NoSuchTable {
        table: table.to_owned(),
    };
    let known = known.ok_or_else(missing)?;
    if known.seq != expected {
        return Err(StoreError::Race { now: known.seq }.into());
    }
    context.cache.forget(table);
    derived::remove(context.db, known.key)?;
    let sql =
        "UPDATE tables SET id = 'removed ' || key, code = NULL, due = NULL, lease = 0, closed = 1
        WHERE key = ?1";
    context.db.prepare_cached(sql)?.execute([known.key])?;
    context
        .db
        .prepare_cached("DELETE FROM tickets WHERE table_id = ?1")?
        .execute([table])?;
    Ok(())
}

/// Deletes at most so many entries of a table that has lost its name, and with the last of
/// them the table and the decks that were its alone. Says whether there is more to do.
pub(super) fn sweep(db: &Connection, limit: usize) -> Result<bool, Failure> {
    let find = format!("SELECT key FROM tables WHERE {REMOVED} LIMIT 1");
    let found = db.prepare_cached(&find)?.query_row([], |row| row.get(0));
    let Some(key) = found.optional()? else {
        return Ok(false);
    };
    let key: i64 = key;
    let limit = rows(limit);
    let mut n_deleted = 0;
    for of in ["entries", "recent"] {
        let sql = format!(
            "DELETE FROM {of} WHERE key = ?1 AND seq <
                (SELECT MIN(seq) + ?2 FROM {of} WHERE key = ?1)"
        );
        n_deleted += db.prepare_cached(&sql)?.execute(params![key, limit])?;
    }
    if n_deleted == 0 {
        forget(db, key)?;
    }
    Ok(true)
}

fn forget(db: &Connection, key: i64) -> Result<(), Failure> {
    let sql = "DELETE FROM table_decks WHERE key = ?1 RETURNING hash";
    let mut delete = db.prepare_cached(sql)?;
    let hashes = delete.query_map([key], |row| row.get(0))?;
    let hashes = hashes.collect::<Result<Vec<String>, _>>()?;
    db.prepare_cached("DELETE FROM tables WHERE key = ?1")?
        .execute([key])?;
    let sql = "DELETE FROM decks WHERE hash = ?1
        AND NOT EXISTS (SELECT 1 FROM table_decks WHERE table_decks.hash = decks.hash)";
    let mut delete = db.prepare_cached(sql)?;
    for hash in hashes {
        delete.execute([hash])?;
    }
    Ok(())
}
