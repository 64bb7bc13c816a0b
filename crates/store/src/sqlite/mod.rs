//! The log in one SQLite file: the store of a single process.
//!
//! One thread writes. It takes every job that is waiting, does them all in one
//! transaction, and answers them after the one sync at its end (group commit): under load
//! hundreds of moves share a sync, and an idle server answers after a single one. Reads
//! go to threads of their own, which SQLite's write-ahead log lets run beside the writer.

mod archive;
mod backup;
mod cache;
mod check;
mod copying;
mod derived;
mod errors;
mod hold;
mod jobs;
mod practice;
mod private;
mod reads;
mod reports;
mod runs;
mod salvage;
mod schema;
mod sweep;
mod wal;
mod worker;

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;

use crate::reply::{Reply, promise};
use crate::{
    Append, Claim, Guest, IdleTable, NewEntry, NewReport, NewTable, PracticeAnswer, ResultRow,
    Rewrite, Row, Store, StoreError, TableInfo, TableLog, Ticket,
};
pub use archive::{Archive, Kept, Tail};
pub use backup::{Restored, Salvaged, back_up, restore, salvage};
pub use check::Checked;
use errors::translate;
pub use hold::{FolderLock, is_held};
use jobs::WriteContext;
pub use private::make_folder;
pub use reports::clear_report;
use worker::{Readers, Writer};

/// How to open a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SqliteOptions {
    /// The most bytes the file may grow to; saving pauses at that size as on a full disk.
    pub max_bytes: Option<u64>,
    /// Whether the file is made, or that of an older program brought up to date, and what was
    /// left undone is done. If not, a file that is not of today is refused.
    pub migrate: bool,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions {
            max_bytes: None,
            migrate: true,
        }
    }
}

/// What was found when a database was opened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Opened {
    /// A sentence about a save that was cut short when the program last ended; it had not
    /// been acknowledged, and has been undone.
    pub mended: Option<String>,
}

/// The log in one SQLite file. Dropping it finishes what is waiting and closes the file.
pub struct SqliteStore {
    writer: Writer,
    readers: Readers,
    opened: Opened,
}

/// How long to wait for another process that is just closing the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Threads that read.
const N_READERS: usize = 2;

impl SqliteStore {
    /// Opens a database, making it if it does not exist and bringing an older one up to
    /// date, unless the options say otherwise.
    ///
    /// # Errors
    /// The file cannot be opened, is no database of ours, is in use by another process,
    /// or was written by a newer program, or by an older one and is not to be changed.
    pub fn open(path: &Path, options: &SqliteOptions) -> Result<SqliteStore, StoreError> {
        match options.migrate {
            // What is wrong with the place, SQLite says.
            true => drop(private::make_file(path)),
            false => Archive::open(path)?.must_be_current()?,
        }
        let n_written = wal::count_frames(path);
        let mut connection = connect(path)?;
        let opened = Opened {
            mended: mended(&connection, path, n_written)?,
        };
        limit(&connection, path, options)?;
        if options.migrate {
            schema::migrate(&mut connection, path)?;
            settle(&connection, path)?;
            finish_chores(&connection, path)?;
        }
        let readers = (0..N_READERS).map(|_| connect_reader(path));
        let readers = readers.collect::<Result<_, _>>()?;
        Ok(SqliteStore {
            writer: Writer::start(connection, connect(path)?, path.to_owned())?,
            readers: Readers::start(readers, path),
            opened,
        })
    }

    /// Returns what was found when the database was opened.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }
}

/// Settles what the program had not settled when it ended. A full disk must not keep anybody
/// from reading.
fn settle(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let settled = connection.unchecked_transaction().and_then(|transaction| {
        cache::settle(&transaction)?;
        transaction.commit()
    });
    match settled.map_err(|error| translate(path, &error)) {
        Ok(()) | Err(StoreError::Full) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Does what was noted to be done and cut short. A full disk must not keep anybody from
/// reading, nor another program on the same file: it stays noted then.
fn finish_chores(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let wiped = derived::wants_wipe(connection).and_then(|wanted| match wanted {
        true => derived::wipe(connection),
        false => Ok(()),
    });
    match wiped.map_err(|error| translate(path, &error)) {
        Ok(()) | Err(StoreError::Full | StoreError::InUse { .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let failed = |error| translate(path, &error);
    let connection = Connection::open(path).map_err(failed)?;
    connection.busy_timeout(BUSY_TIMEOUT).map_err(failed)?;
    // Every commit is on the disk, not in its cache, before anybody is told (FULL). What the
    // write-ahead log holds is copied into the file by a thread of its own; the writer does
    // it only when that one cannot keep up.
    let set = "PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA foreign_keys = ON;
        PRAGMA wal_autocheckpoint = 16000;
        PRAGMA cache_size = -16384;";
    connection.execute_batch(set).map_err(failed)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn connect_reader(path: &Path) -> Result<Connection, StoreError> {
    let failed = |error| translate(path, &error);
    let connection = Connection::open(path).map_err(failed)?;
    connection.busy_timeout(BUSY_TIMEOUT).map_err(failed)?;
    let set = "PRAGMA query_only = ON;";
    connection.execute_batch(set).map_err(failed)?;
    Ok(connection)
}

/// Compares what the write-ahead log held with what of it was committed.
fn mended(
    connection: &Connection,
    path: &Path,
    n_written: u64,
) -> Result<Option<String>, StoreError> {
    let sql = "PRAGMA wal_checkpoint(PASSIVE)";
    let committed = connection.query_row(sql, [], |row| row.get::<_, i64>(1));
    let committed = committed.map_err(|error| translate(path, &error))?;
    let committed = u64::try_from(committed).unwrap_or(0);
    Ok((n_written > committed).then(|| {
        format!(
            "the last save before the program ended was cut short; it was never acknowledged and has been undone ({} pages)",
            n_written - committed
        )
    }))
}

fn limit(connection: &Connection, path: &Path, options: &SqliteOptions) -> Result<(), StoreError> {
    let Some(max_bytes) = options.max_bytes else {
        return Ok(());
    };
    let failed = |error| translate(path, &error);
    let page: i64 = connection
        .pragma_query_value(None, "page_size", |row| row.get(0))
        .map_err(failed)?;
    let pages = (max_bytes as i64 / page).max(1);
    connection
        .query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))
        .map_err(failed)
}

impl SqliteStore {
    fn write<T: Send + 'static>(
        &self,
        job: impl FnMut(&mut WriteContext<'_>) -> Result<T, jobs::Failure> + Send + 'static,
    ) -> Reply<T> {
        let (answer, reply) = promise();
        self.writer.send(worker::job(job, answer));
        reply
    }

    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, jobs::Failure> + Send + 'static,
    ) -> Reply<T> {
        let (answer, reply) = promise();
        self.readers.send(query, answer);
        reply
    }
}

impl TableLog for SqliteStore {
    fn append(&self, append: Append) -> Reply<u64> {
        self.write(move |context| jobs::append(context, &append))
    }

    fn load(&self, table: String, since: u64) -> Reply<Vec<Row>> {
        self.read(move |db| reads::load(db, &table, since))
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable, entries: Vec<NewEntry>, due: Option<i64>) -> Reply<u64> {
        self.write(move |context| jobs::create(context, &table, &entries, due))
    }

    fn load_many(&self, since: Vec<(String, u64)>) -> Reply<Vec<(String, Vec<Row>)>> {
        self.read(move |db| reads::load_many(db, &since))
    }

    fn running(&self, limit: usize) -> Reply<Vec<TableInfo>> {
        self.read(move |db| reads::running(db, limit))
    }

    fn find_code(&self, code: String) -> Reply<Option<TableInfo>> {
        self.read(move |db| reads::find_code(db, &code))
    }

    fn find_table(&self, table: String) -> Reply<Option<TableInfo>> {
        self.read(move |db| reads::find_table(db, &table))
    }

    fn tables(&self, after: String, limit: usize) -> Reply<Vec<TableInfo>> {
        self.read(move |db| reads::tables(db, &after, limit))
    }

    fn put_deck(&self, hash: String, body: String) -> Reply<()> {
        self.write(move |context| jobs::put_deck(context.db, &hash, &body))
    }

    fn deck(&self, hash: String) -> Reply<Option<String>> {
        self.read(move |db| reads::deck(db, &hash))
    }

    fn claim_due(&self, now: i64, late: i64, lease: i64, limit: usize) -> Reply<Vec<Claim>> {
        self.write(move |context| jobs::claim_due(context, now, late, lease, limit))
    }

    fn put_guest(&self, guest: Guest) -> Reply<()> {
        self.write(move |context| jobs::put_guest(context.db, &guest))
    }

    fn guest(&self, hash: String) -> Reply<Option<Guest>> {
        self.read(move |db| reads::guest(db, &hash))
    }

    fn guests_like(&self, start: String, limit: usize) -> Reply<Vec<String>> {
        self.read(move |db| derived::guests_like(db, &start, limit))
    }

    fn seats_of(&self, guest: String) -> Reply<Vec<(String, u32)>> {
        self.read(move |db| derived::seats_of(db, &guest))
    }

    fn results_of(&self, guest: String) -> Reply<Vec<ResultRow>> {
        self.read(move |db| derived::results_of(db, &guest))
    }

    fn last_results(
        &self,
        guests: Vec<String>,
        each: usize,
        limit: usize,
    ) -> Reply<Vec<ResultRow>> {
        self.read(move |db| derived::last_results(db, &guests, each, limit))
    }

    fn result(&self, id: String) -> Reply<Option<ResultRow>> {
        self.read(move |db| derived::result(db, &id))
    }

    fn board(&self, board: String, since: i64, limit: usize) -> Reply<Vec<ResultRow>> {
        self.read(move |db| derived::board(db, &board, since, limit))
    }

    fn streaks(&self, since: i64, limit: usize) -> Reply<Vec<(u32, String, ResultRow)>> {
        self.read(move |db| derived::streaks(db, since, limit))
    }

    fn longest_run(&self, guest: String) -> Reply<u32> {
        self.read(move |db| derived::longest_run(db, &guest))
    }

    fn rewrite(&self, rewrite: Rewrite) -> Reply<()> {
        self.write(move |context| derived::rewrite(context, &rewrite))
    }

    fn forget_guest(&self, hash: String) -> Reply<()> {
        let forgotten = self.write(move |context| derived::forget_guest(context.db, &hash));
        let (answer, wiped) = promise();
        self.writer.wipe(answer);
        Box::pin(async move {
            forgotten.await?;
            wiped.await
        })
    }

    fn owes_wipe(&self) -> Reply<bool> {
        self.read(|db| Ok(derived::wants_wipe(db)?))
    }

    fn put_ticket(&self, ticket: Ticket) -> Reply<()> {
        self.write(move |context| jobs::put_ticket(context.db, &ticket))
    }

    fn ticket(&self, hash: String, now: i64) -> Reply<Option<Ticket>> {
        self.read(move |db| reads::ticket(db, &hash, now))
    }

    fn put_report(&self, report: NewReport, most: u64) -> Reply<bool> {
        self.write(move |context| reports::put(context.db, &report, most))
    }

    fn put_practice(&self, answer: PracticeAnswer, most: u64) -> Reply<PracticeAnswer> {
        self.write(move |context| practice::put(context.db, &answer, most))
    }

    fn practice_of(&self, guest: String) -> Reply<Vec<PracticeAnswer>> {
        self.read(move |db| practice::of(db, &guest))
    }

    fn quiet(&self, before: i64, after: i64, limit: usize) -> Reply<Vec<IdleTable>> {
        self.read(move |db| sweep::quiet(db, before, after, limit))
    }

    fn remove(&self, table: String, expected: u64) -> Reply<()> {
        self.write(move |context| sweep::remove(context, &table, expected))
    }

    fn sweep(&self, limit: usize) -> Reply<bool> {
        self.write(move |context| sweep::sweep(context.db, limit))
    }
}

/// Returns the file a data folder keeps the log in.
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join("antedate.db")
}
