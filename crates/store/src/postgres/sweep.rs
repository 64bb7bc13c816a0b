//! Tables that are kept no longer, and guests who are forgotten.
//!
//! A table leaves in two steps, as in SQLite: first it loses its name, then its entries go,
//! a few at a time. Several nodes may sweep at once; each takes another table.

use std::time::{Duration, Instant};

use super::derived;
use super::errors::Failure;
use super::jobs::lock;
use super::link::Link;
use super::pool::Pool;
use super::runs;
use crate::StoreError;
use crate::log::rows;

/// Takes a table's name away, unless it has moved on.
pub(super) async fn remove(link: &Link, table: &str, expected: u64) -> Result<(), Failure> {
    let key = lock(link, table, expected).await?;
    derived::clear(link, key).await?;
    let sql = "UPDATE tables SET id = 'removed ' || key, code = NULL, due = NULL, lease = 0,
        closed = TRUE WHERE key = $1";
    link.execute(sql, &[&key]).await?;
    let sql = "DELETE FROM tickets WHERE table_id = $1";
    link.execute(sql, &[&table]).await.map(drop)
}

/// Deletes at most so many entries of a table that has lost its name, and with the last of
/// them the table and the decks that were its alone. Says whether there is more to do.
pub(super) async fn sweep(link: &Link, limit: usize) -> Result<bool, Failure> {
    let find = "SELECT key FROM tables WHERE id >= 'removed ' AND id < 'removed!'
        LIMIT 1 FOR UPDATE SKIP LOCKED";
    let Some(found) = link.query_opt(find, &[]).await? else {
        return Ok(false);
    };
    let key: i64 = found.get(0);
    let sql = "DELETE FROM entries WHERE key = $1 AND seq <
        (SELECT MIN(seq) FROM entries WHERE key = $1) + $2";
    if link.execute(sql, &[&key, &rows(limit)]).await? == 0 {
        forget(link, key).await?;
    }
    Ok(true)
}

async fn forget(link: &Link, key: i64) -> Result<(), Failure> {
    let sql = "DELETE FROM table_decks WHERE key = $1 RETURNING hash";
    let hashes = link.query(sql, &[&key]).await?;
    let mut hashes: Vec<String> = hashes.iter().map(|row| row.get(0)).collect();
    hashes.sort();
    let sql = "DELETE FROM tables WHERE key = $1";
    link.execute(sql, &[&key]).await?;
    // A deck that a new table has just taken is locked by it, and is seen to be in use by
    // the second statement, which comes after that table's commit.
    let sql = "SELECT 1 FROM decks WHERE hash = ANY($1) ORDER BY hash FOR UPDATE";
    link.query(sql, &[&hashes]).await?;
    let sql = "DELETE FROM decks WHERE hash = ANY($1)
        AND NOT EXISTS (SELECT 1 FROM table_decks WHERE table_decks.hash = decks.hash)";
    link.execute(sql, &[&hashes]).await.map(drop)
}

/// Forgets a guest, and notes that what was erased is to be wiped.
pub(super) async fn forget_guest(link: &Link, hash: &str) -> Result<(), Failure> {
    derived::lock_guests(link, &[hash]).await?;
    for sql in [
        "DELETE FROM guests WHERE hash = $1",
        "DELETE FROM guest_seats WHERE guest = $1",
        "DELETE FROM guest_results WHERE guest = $1",
        "DELETE FROM practice WHERE guest = $1",
    ] {
        link.execute(sql, &[&hash]).await?;
    }
    runs::forget_guest(link, hash).await?;
    let sql = "INSERT INTO chores (name) VALUES ('wipe') ON CONFLICT DO NOTHING";
    link.execute(sql, &[]).await.map(drop)
}

/// The tables that hold words of people.
const PERSONAL: [&str; 9] = [
    "entries",
    "results",
    "guest_results",
    "guest_seats",
    "guests",
    "tickets",
    "practice",
    "run_answers",
    "duel_players",
];

/// Rewrites the files of all tables that hold words of people, so that nothing is left in
/// them of what was deleted. The database's own log forgets it when it is recycled.
pub(super) async fn wipe(pool: &Pool) -> Result<(), StoreError> {
    let link = pool.take().await?;
    match wipe_all(&link).await {
        Ok(()) => {
            link.give_back();
            Ok(())
        }
        // It may have been left to wait for locks without end: nobody is lent it again.
        Err(failure) => Err(pool.translate(&failure)),
    }
}

async fn wipe_all(link: &Link) -> Result<(), Failure> {
    let is_unseen = wait_until_nobody_sees(link).await?;
    // Whoever saves in these moments waits; we wait for them as long as it takes.
    link.run("SET lock_timeout = 0").await?;
    for table in PERSONAL {
        link.run_patiently(&format!("VACUUM FULL {table}")).await?;
    }
    link.run("SET lock_timeout = '4s'").await?;
    // Only now: a program that is killed before does it again at its next start.
    match is_unseen {
        true => link.run("DELETE FROM chores WHERE name = 'wipe'").await,
        false => Ok(()),
    }
}

/// Whoever began before this moment and is not done yet.
const OLDER: &str = "SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND GREATEST(age(backend_xid), age(backend_xmin)) >= age($1::text::xid)
    LIMIT 1";
const POLL_INTERVAL: Duration = Duration::from_millis(10);
/// A backup may read for hours: then the next start wipes once more.
const MAX_WAIT: Duration = Duration::from_secs(30);

/// Waits until nobody in the database can still see what was deleted before: rewriting a
/// table keeps what somebody sees. Says whether it has come to that.
async fn wait_until_nobody_sees(link: &Link) -> Result<bool, Failure> {
    let sql = "SELECT pg_current_xact_id()::xid::text";
    let now: String = link.query(sql, &[]).await?[0].get(0);
    let begun = Instant::now();
    while link.query_opt(OLDER, &[&now]).await?.is_some() {
        if begun.elapsed() > MAX_WAIT {
            return Ok(false);
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    Ok(true)
}

/// Says whether a wipe was noted and not done.
pub(super) async fn wants_wipe(link: &Link) -> Result<bool, Failure> {
    let sql = "SELECT 1 FROM chores WHERE name = 'wipe'";
    Ok(link.query_opt(sql, &[]).await?.is_some())
}
