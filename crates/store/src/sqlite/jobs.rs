//! What is written. Each job looks first and writes then, so that a refusal has written
//! nothing and the transaction it shares with others goes on.

use rusqlite::{Connection, OptionalExtension, params};

use super::cache::{Known, WriteCache};
use super::derived;
use crate::log::{checksum, rows, sender};
use crate::{
    Append, Claim, Guest, MessageId, NewEntry, NewTable, StoreError, TICKET_RETENTION_MS, Ticket,
};

/// Why a job was not done.
pub(super) enum Failure {
    /// It cannot be done as things stand.
    Refused(StoreError),
    /// The engine failed; the transaction is rolled back.
    Engine(rusqlite::Error),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        Failure::Engine(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Refused(error)
    }
}

/// Where the writer works: the database, and what is known of it.
pub(super) struct WriteContext<'a> {
    pub(super) db: &'a Connection,
    pub(super) cache: &'a mut WriteCache,
}

pub(super) fn create(
    context: &mut WriteContext<'_>,
    table: &NewTable,
    entries: &[NewEntry],
    due: Option<i64>,
) -> Result<u64, Failure> {
    let db = context.db;
    check_new(db, table)?;
    let sql = "INSERT INTO tables (id, code, made, seq, at, due) VALUES (?1, ?2, ?3, 0, ?3, ?4)";
    db.prepare_cached(sql)?
        .execute(params![table.id, table.code, table.at, due])?;
    let key = db.last_insert_rowid();
    let mut refer = db.prepare_cached("INSERT OR IGNORE INTO table_decks VALUES (?1, ?2)")?;
    for hash in &table.decks {
        refer.execute(params![key, hash])?;
    }
    derived::add(db, key, &table.derived)?;
    let known = Known {
        key,
        seq: 0,
        due,
        leased: false,
    };
    insert(context, &table.id, known, entries)
}

fn check_new(db: &Connection, table: &NewTable) -> Result<(), Failure> {
    let there = |sql: &str, value: &str| db.prepare_cached(sql)?.exists([value]);
    if there("SELECT 1 FROM tables WHERE id = ?1", &table.id)? {
        let table = table.id.clone();
        return Err(StoreError::TableExists { table }.into());
    }
    if let Some(code) = &table.code
        && there("SELECT 1 FROM tables WHERE code = ?1", code)?
    {
        let code = code.clone();
        return Err(StoreError::CodeTaken { code }.into());
    }
    for hash in &table.decks {
        if !there("SELECT 1 FROM decks WHERE hash = ?1", hash)? {
            let hash = hash.clone();
            return Err(StoreError::NoSuchDeck { hash }.into());
        }
    }
    Ok(())
}

pub(super) fn append(context: &mut WriteContext<'_>, append: &Append) -> Result<u64, Failure> {
    let found = context.cache.find(context.db, &append.table)?;
    let missing = || StoreError::NoSuchTable {
        table: append.table.clone(),
    };
    let mut known = found.ok_or_else(missing)?;
    // A repeat comes before a race: its sender is owed the answer it did not hear.
    for asked in append.entries.iter().filter_map(|new| new.asked.as_ref()) {
        if context.cache.may_be_stored(known.key, asked)
            && let Some(seq) = find_message(context.db, known.key, asked)?
        {
            return Err(StoreError::Repeated { seq }.into());
        }
    }
    if known.seq != append.expected {
        return Err(StoreError::Race { now: known.seq }.into());
    }
    let due = append.due.filter(|_| !append.closes);
    // The work that was due is done or has changed, so nobody holds a claim any more.
    if due != known.due || known.leased || append.closes {
        let sql = "UPDATE tables SET due = ?2, lease = 0, closed = closed OR ?3 WHERE key = ?1";
        let mut update = context.db.prepare_cached(sql)?;
        update.execute(params![known.key, due, append.closes])?;
        (known.due, known.leased) = (due, false);
    }
    derived::add(context.db, known.key, &append.derived)?;
    insert(context, &append.table, known, &append.entries)
}

/// Finds the number of the entry a message made.
pub(super) fn find_message(
    db: &Connection,
    key: i64,
    message: &MessageId,
) -> rusqlite::Result<Option<u64>> {
    let sql = "SELECT seq FROM entries WHERE key = ?1 AND player = ?2 AND message = ?3
        UNION ALL SELECT seq FROM recent WHERE key = ?1 AND player = ?2 AND message = ?3";
    let mut find = db.prepare_cached(sql)?;
    let found = find.query_row(params![key, message.player, message.id], |row| row.get(0));
    found.optional()
}

pub(super) fn insert(
    context: &mut WriteContext<'_>,
    table: &str,
    mut known: Known,
    entries: &[NewEntry],
) -> Result<u64, Failure> {
    let sql = "INSERT INTO recent (key, seq, at, player, message, body, sum)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let mut insert = context.db.prepare_cached(sql)?;
    for entry in entries {
        known.seq += 1;
        let (player, message) = sender(entry);
        let sum = checksum(table, known.seq, &entry.body);
        insert.execute(params![
            known.key, known.seq, entry.at, player, message, entry.body, sum
        ])?;
        context.cache.note(known.key, entry.asked.as_ref());
    }
    context.cache.remember(table, known);
    Ok(known.seq)
}

pub(super) fn put_deck(db: &Connection, hash: &str, body: &str) -> Result<(), Failure> {
    db.prepare_cached("INSERT OR IGNORE INTO decks (hash, body) VALUES (?1, ?2)")?
        .execute([hash, body])?;
    Ok(())
}

pub(super) fn claim_due(
    context: &mut WriteContext<'_>,
    now: i64,
    late: i64,
    lease: i64,
    limit: usize,
) -> Result<Vec<Claim>, Failure> {
    let sql = "UPDATE tables SET lease = ?2 WHERE key IN
        (SELECT key FROM tables WHERE due <= ?4 AND lease <= ?1 ORDER BY due LIMIT ?3)
        RETURNING id, due";
    let mut claim = context.db.prepare_cached(sql)?;
    let until = now + lease;
    let limit = rows(limit);
    let rows = claim.query_map(params![now, until, limit, now - late], |row| {
        Ok(Claim {
            table: row.get(0)?,
            due: row.get(1)?,
            until,
        })
    })?;
    let claims = rows.collect::<Result<Vec<Claim>, _>>()?;
    for claim in &claims {
        context.cache.forget(&claim.table);
    }
    Ok(claims)
}

pub(super) fn put_guest(db: &Connection, guest: &Guest) -> Result<(), Failure> {
    let sql = "INSERT INTO guests (hash, name, seen) VALUES (?1, ?2, ?3)
        ON CONFLICT (hash) DO UPDATE SET name = excluded.name, seen = excluded.seen";
    db.prepare_cached(sql)?
        .execute(params![guest.hash, guest.name, guest.seen])?;
    Ok(())
}

pub(super) fn put_ticket(db: &Connection, ticket: &Ticket) -> Result<(), Failure> {
    db.prepare_cached("DELETE FROM tickets WHERE until < ?1")?
        .execute([ticket.until - TICKET_RETENTION_MS])?;
    let sql = "INSERT OR REPLACE INTO tickets (hash, table_id, player, until)
        VALUES (?1, ?2, ?3, ?4)";
    db.prepare_cached(sql)?.execute(params![
        ticket.hash,
        ticket.table,
        ticket.player,
        ticket.until
    ])?;
    Ok(())
}
