//! What is read.

use rusqlite::{Connection, OptionalExtension, params};

use super::jobs::Failure;
use super::sweep::NOT_REMOVED;
use crate::log::{Tail, rows};
use crate::{Guest, Row, StoreError, TableInfo, Ticket};

/// A table's key and the number of its last entry.
fn find(db: &Connection, table: &str) -> Result<(i64, u64), Failure> {
    let sql =
        "SELECT key, MAX(seq, COALESCE((SELECT MAX(seq) FROM recent WHERE key = tables.key), 0))
        FROM tables WHERE id = ?1";
    let mut find = db.prepare_cached(sql)?;
    let found = find.query_row([table], |row| Ok((row.get(0)?, row.get(1)?)));
    let missing = || StoreError::NoSuchTable {
        table: table.to_owned(),
    };
    Ok(found.optional()?.ok_or_else(missing)?)
}

/// Loads a tail, checking that every entry is there and is what was written.
pub(super) fn load(db: &Connection, table: &str, since: u64) -> Result<Vec<Row>, Failure> {
    // One view of the database: what `find` counts, the rows must hold.
    let transaction = db.unchecked_transaction()?;
    let (key, last) = find(&transaction, table)?;
    let sql = "SELECT seq, body, sum FROM entries WHERE key = ?1 AND seq > ?2
        UNION ALL SELECT seq, body, sum FROM recent WHERE key = ?1 AND seq > ?2 ORDER BY seq";
    let mut select = transaction.prepare_cached(sql)?;
    let mut found = select.query(params![key, since])?;
    let mut tail = Tail::after(table, since);
    while let Some(row) = found.next()? {
        tail.push(row.get(0)?, row.get(1)?, row.get(2)?)?;
    }
    Ok(tail.up_to(last)?)
}

pub(super) fn load_many(
    db: &Connection,
    since: &[(String, u64)],
) -> Result<Vec<(String, Vec<Row>)>, Failure> {
    let mut tails = Vec::new();
    for (table, since) in since {
        match load(db, table, *since) {
            Ok(rows) if rows.is_empty() => {}
            Ok(rows) => tails.push((table.clone(), rows)),
            // Whoever asks for this one alone hears why.
            Err(Failure::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(tails)
}

const INFO: &str = "SELECT id, code,
    COALESCE((SELECT MAX(seq) FROM recent WHERE key = tables.key), seq),
    COALESCE((SELECT at FROM recent WHERE key = tables.key ORDER BY seq DESC LIMIT 1), at) AS latest,
    due FROM tables";

fn info(row: &rusqlite::Row<'_>) -> rusqlite::Result<TableInfo> {
    Ok(TableInfo {
        id: row.get(0)?,
        code: row.get(1)?,
        seq: row.get(2)?,
        at: row.get(3)?,
        due: row.get(4)?,
    })
}

pub(super) fn running(db: &Connection, limit: usize) -> Result<Vec<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE closed = 0 ORDER BY latest DESC LIMIT ?1");
    let mut select = db.prepare_cached(&sql)?;
    let limit = rows(limit);
    let rows = select.query_map([limit], info)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn find_code(db: &Connection, code: &str) -> Result<Option<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE code = ?1 AND closed = 0");
    Ok(db
        .prepare_cached(&sql)?
        .query_row([code], info)
        .optional()?)
}

pub(super) fn find_table(db: &Connection, table: &str) -> Result<Option<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE id = ?1");
    let found = db.prepare_cached(&sql)?.query_row([table], info);
    Ok(found.optional()?)
}

pub(super) fn tables(
    db: &Connection,
    after: &str,
    limit: usize,
) -> Result<Vec<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE id > ?1 AND {NOT_REMOVED} ORDER BY id LIMIT ?2");
    let mut select = db.prepare_cached(&sql)?;
    let limit = rows(limit);
    let rows = select.query_map(params![after, limit], info)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn deck(db: &Connection, hash: &str) -> Result<Option<String>, Failure> {
    let sql = "SELECT body FROM decks WHERE hash = ?1";
    let found = db.prepare_cached(sql)?.query_row([hash], |row| row.get(0));
    Ok(found.optional()?)
}

pub(super) fn guest(db: &Connection, hash: &str) -> Result<Option<Guest>, Failure> {
    let sql = "SELECT hash, name, seen FROM guests WHERE hash = ?1";
    let found = db.prepare_cached(sql)?.query_row([hash], |row| {
        Ok(Guest {
            hash: row.get(0)?,
            name: row.get(1)?,
            seen: row.get(2)?,
        })
    });
    Ok(found.optional()?)
}

/// Finds a ticket that is good at a time.
pub(super) fn ticket(db: &Connection, hash: &str, now: i64) -> Result<Option<Ticket>, Failure> {
    let sql = "SELECT hash, table_id, player, until FROM tickets WHERE hash = ?1 AND until >= ?2";
    let found = db
        .prepare_cached(sql)?
        .query_row(params![hash, now], |row| {
            Ok(Ticket {
                hash: row.get(0)?,
                table: row.get(1)?,
                player: row.get(2)?,
                until: row.get(3)?,
            })
        });
    Ok(found.optional()?)
}
