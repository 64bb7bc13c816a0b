//! What is whole of a damaged database, copied a table at a time.
//!
//! A table is whole or left out: half a log would give people back a game that is not theirs.
//! Where a list itself is broken, what comes after is lost, and that is said too.

use std::path::Path;

use rusqlite::Connection;

use super::copying::{plain_after, reports_copy, table_copy};
use super::jobs::Failure;
use super::{Archive, SqliteOptions, SqliteStore, practice};
use crate::copying::{CopySource, put_table};
use crate::plain::{Cell, PLAIN_TABLES};
use crate::reply::wait;
use crate::{Guest, PracticeAnswer, Store, StoreError, Ticket};

/// How many tables are listed at a time.
const PAGE_SIZE: usize = 100;

/// Copies all that is whole into a new database. Returns what is left out, a sentence each.
///
/// # Errors
/// The new database cannot be written.
pub(super) fn copy_whole(from: &Archive, to: &Path) -> Result<Vec<String>, StoreError> {
    let store = SqliteStore::open(to, &SqliteOptions::default())?;
    let mut left_out = Vec::new();
    let decks = listed(from, "decks", &mut left_out, decks);
    for (hash, body) in decks {
        wait(store.put_deck(hash, body))?;
    }
    for guest in listed(from, "guests", &mut left_out, guests) {
        wait(store.put_guest(guest))?;
    }
    for ticket in listed(from, "tickets", &mut left_out, tickets) {
        wait(store.put_ticket(ticket))?;
    }
    for answer in listed(from, "answers of practice", &mut left_out, answers) {
        wait(store.put_practice(answer, u64::MAX))?;
    }
    copy_plain(from, &store, &mut left_out)?;
    match from.told(reports_copy) {
        Ok(reports) => wait(store.put_reports(reports))?,
        Err(error) => left_out.push(format!("what readers said of cards: {}", error.fault())),
    }
    copy_tables(from, &store, &mut left_out)?;
    Ok(left_out)
}

/// Copies the rows of plain tables as far as they can be read.
fn copy_plain(
    from: &Archive,
    to: &SqliteStore,
    left_out: &mut Vec<String>,
) -> Result<(), StoreError> {
    for table in &PLAIN_TABLES {
        let mut after: Option<Vec<Cell>> = None;
        loop {
            let read = from
                .told(|db| Ok::<_, Failure>(plain_after(db, table, after.as_deref(), PAGE_SIZE)?));
            let rows = match read {
                Ok(rows) => rows,
                Err(error) => {
                    left_out.push(format!("all further {}: {}", table.title, error.fault()));
                    break;
                }
            };
            let Some(last) = rows.last() else {
                break;
            };
            after = Some(table.key(last));
            wait(to.put_plain(table, rows))?;
        }
    }
    Ok(())
}

fn copy_tables(
    from: &Archive,
    to: &SqliteStore,
    left_out: &mut Vec<String>,
) -> Result<(), StoreError> {
    let mut after = 0;
    loop {
        let tables = match from.tables(after, PAGE_SIZE) {
            Ok(tables) => tables,
            Err(error) => {
                left_out.push(format!("all further tables: {}", error.fault()));
                return Ok(());
            }
        };
        let Some(last) = tables.last() else {
            return Ok(());
        };
        after = last.place;
        for table in tables {
            let copy = from.told(|db| table_copy(db, &table.id));
            match copy.and_then(|copy| wait(put_table(to, copy))) {
                Ok(()) => {}
                Err(error @ (StoreError::Full | StoreError::NotWritten { .. })) => {
                    return Err(error);
                }
                Err(error) => left_out.push(format!("table `{}`: {}", table.id, error.fault())),
            }
        }
    }
}

/// Reads a list as far as it goes.
fn listed<T>(
    from: &Archive,
    name: &str,
    left_out: &mut Vec<String>,
    read: impl FnOnce(&Connection, &mut Vec<T>) -> rusqlite::Result<()>,
) -> Vec<T> {
    let mut found = Vec::new();
    let read = from.told(|db| Ok::<(), Failure>(read(db, &mut found)?));
    if let Err(error) = read {
        left_out.push(format!("all further {name}: {}", error.fault()));
    }
    found
}

fn decks(db: &Connection, found: &mut Vec<(String, String)>) -> rusqlite::Result<()> {
    let mut select = db.prepare("SELECT hash, body FROM decks ORDER BY hash")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        found.push((row.get(0)?, row.get(1)?));
    }
    Ok(())
}

fn guests(db: &Connection, found: &mut Vec<Guest>) -> rusqlite::Result<()> {
    let mut select = db.prepare("SELECT hash, name, seen FROM guests ORDER BY hash")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        found.push(Guest {
            hash: row.get(0)?,
            name: row.get(1)?,
            seen: row.get(2)?,
        });
    }
    Ok(())
}

fn tickets(db: &Connection, found: &mut Vec<Ticket>) -> rusqlite::Result<()> {
    let mut select = db.prepare("SELECT hash, table_id, player, until FROM tickets")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        found.push(Ticket {
            hash: row.get(0)?,
            table: row.get(1)?,
            player: row.get(2)?,
            until: row.get(3)?,
        });
    }
    Ok(())
}

fn answers(db: &Connection, found: &mut Vec<PracticeAnswer>) -> rusqlite::Result<()> {
    let mut select = db.prepare("SELECT guest, id, at, body FROM practice ORDER BY guest, id")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        found.push(practice::read(row)?);
    }
    Ok(())
}
