//! What the writer knows without asking the database, and how new entries get their place.
//!
//! A table's entries lie together in `entries`, so that a log is read in one sweep. A move
//! of each of hundreds of tables would therefore change hundreds of pages, and every page
//! that changes is written whole. So new entries go to the end of `recent`, where those of
//! all tables share a few pages, and now and then all of them are settled: moved to their
//! tables in one go, when each page takes many. Both steps are transactions like any
//! other; a log is always `entries` and then `recent`.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};

use rusqlite::{Connection, OptionalExtension};

use crate::MessageId;

/// So many recent entries are settled: enough to fill pages, few enough that nobody waits
/// long while they are moved.
const SETTLE_AT: usize = 4096;
/// In a crowd everybody waits for everybody anyhow, and the more entries each page takes
/// the sooner it is over.
const SETTLE_CROWD_AT: usize = 8192;
/// The most tables remembered, and the most messages; beyond them all is forgotten and
/// looked up anew.
const MAX_KNOWN: usize = 8192;
const MAX_MESSAGES: usize = 1 << 20;

/// What the writer knows of the database. It may forget at any time.
#[derive(Default)]
pub(super) struct WriteCache {
    known: HashMap<String, Known>,
    /// Fingerprints of all messages in `recent`, and of all messages of known tables.
    messages: HashSet<u64>,
    hasher: RandomState,
    n_recent: usize,
    /// The database's own count of what others have changed.
    version: i64,
}

/// What the writer knows of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) key: i64,
    /// The number of its last entry.
    pub(super) seq: u64,
    pub(super) due: Option<i64>,
    /// Whether somebody may hold a claim on its due work.
    pub(super) leased: bool,
}

impl WriteCache {
    /// Reads what `recent` holds; whatever was known is forgotten.
    pub(super) fn load(db: &Connection) -> rusqlite::Result<WriteCache> {
        let mut cache = WriteCache {
            version: version(db)?,
            ..WriteCache::default()
        };
        let mut select = db.prepare_cached("SELECT key, player, message FROM recent")?;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            cache.n_recent += 1;
            if let (Some(player), Some(id)) = (row.get(1)?, row.get(2)?) {
                let print = cache.print(row.get(0)?, &MessageId { player, id });
                cache.messages.insert(print);
            }
        }
        Ok(cache)
    }

    /// Forgets everything if another process has written since the last look, or if it has
    /// become too much.
    pub(super) fn look(&mut self, db: &Connection) -> rusqlite::Result<()> {
        let too_much = self.known.len() >= MAX_KNOWN || self.messages.len() >= MAX_MESSAGES;
        if too_much || version(db)? != self.version {
            *self = WriteCache::load(db)?;
        }
        Ok(())
    }

    /// Finds a table; `None` if there is none.
    pub(super) fn find(&mut self, db: &Connection, table: &str) -> rusqlite::Result<Option<Known>> {
        if let Some(known) = self.known.get(table) {
            return Ok(Some(*known));
        }
        let sql = "SELECT key, MAX(seq, COALESCE((SELECT MAX(seq) FROM recent WHERE key = tables.key), 0)),
            due, lease <> 0 FROM tables WHERE id = ?1";
        let found = db.prepare_cached(sql)?.query_row([table], |row| {
            Ok(Known {
                key: row.get(0)?,
                seq: row.get(1)?,
                due: row.get(2)?,
                leased: row.get(3)?,
            })
        });
        let found = found.optional()?;
        if let Some(known) = found {
            self.load_messages(db, known.key)?;
            self.remember(table, known);
        }
        Ok(found)
    }

    fn load_messages(&mut self, db: &Connection, key: i64) -> rusqlite::Result<()> {
        let sql = "SELECT player, message FROM entries WHERE key = ?1 AND message IS NOT NULL";
        let mut select = db.prepare_cached(sql)?;
        let mut rows = select.query([key])?;
        while let Some(row) = rows.next()? {
            let message = MessageId {
                player: row.get(0)?,
                id: row.get(1)?,
            };
            let print = self.print(key, &message);
            self.messages.insert(print);
        }
        Ok(())
    }

    pub(super) fn remember(&mut self, table: &str, known: Known) {
        if let Some(before) = self.known.get_mut(table) {
            *before = known;
            return;
        }
        self.known.insert(table.to_owned(), known);
    }

    /// Forgets a table that was changed in another way than by an append.
    pub(super) fn forget(&mut self, table: &str) {
        self.known.remove(table);
    }

    /// Notes an entry that went to `recent`.
    pub(super) fn note(&mut self, key: i64, asked: Option<&MessageId>) {
        self.n_recent += 1;
        if let Some(asked) = asked {
            let print = self.print(key, asked);
            self.messages.insert(print);
        }
    }

    /// Says whether a message of a known table may be stored; if not, it certainly is not.
    pub(super) fn may_be_stored(&self, key: i64, message: &MessageId) -> bool {
        self.messages.contains(&self.print(key, message))
    }

    fn print(&self, key: i64, message: &MessageId) -> u64 {
        self.hasher.hash_one((key, message.player, &message.id))
    }

    /// Says whether it is time to settle.
    pub(super) fn is_full(&self, crowded: bool) -> bool {
        let most = if crowded { SETTLE_CROWD_AT } else { SETTLE_AT };
        self.n_recent >= most
    }

    /// Notes that `recent` is empty.
    pub(super) fn settled(&mut self) {
        self.n_recent = 0;
    }
}

fn version(db: &Connection) -> rusqlite::Result<i64> {
    let mut select = db.prepare_cached("PRAGMA data_version")?;
    select.query_row([], |row| row.get(0))
}

/// Moves all recent entries to their tables, inside a transaction. What fails is rolled
/// back as a whole, so SQLite need not be able to undo each statement by itself (`OR FAIL`),
/// for which it would copy every page it changes.
pub(super) fn settle(db: &Connection) -> rusqlite::Result<()> {
    db.execute_batch(
        "INSERT OR FAIL INTO entries (key, seq, at, player, message, body, sum)
            SELECT key, seq, at, player, message, body, sum FROM recent ORDER BY key, seq;
        UPDATE OR FAIL tables SET seq = latest.seq, at = latest.at
            FROM (SELECT key, MAX(seq) AS seq, at FROM recent GROUP BY key) AS latest
            WHERE tables.key = latest.key;
        DELETE FROM recent;",
    )
}
