//! The log in PostgreSQL: the store of several nodes.
//!
//! A thread of its own talks with the database over a few connections. Appends that wait
//! are written together and share a commit; everything else has a transaction of its own.
//! The row of a table is locked by whoever appends to it, so that the key (table, number)
//! decides every race between nodes.
//!
//! While the database cannot be reached every call fails with [`StoreError::Unreachable`],
//! and it is tried again by itself, ever more slowly up to every two seconds. That error
//! means that nothing was saved: a commit whose answer was lost is looked up first.

mod about;
mod address;
mod appends;
mod copying;
mod derived;
mod engine;
mod errors;
mod jobs;
mod link;
mod pool;
mod practice;
mod reads;
mod rows;
mod runs;
mod schema;
mod sweep;
mod transaction;

use std::rc::Rc;

use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::reply::{Reply, promise, wait};
use crate::{
    Append, Claim, Guest, IdleTable, NewEntry, NewReport, NewTable, PracticeAnswer, Report,
    ResultRow, Rewrite, Row, Store, StoreError, TableInfo, TableLog, Ticket,
};
pub use about::About;
use address::Address;
pub use address::is_address;
use appends::Waiting;
use engine::Engine;
use errors::Failure;
use link::Link;
use pool::Pool;
use transaction::Transaction;

/// Whose clock says what is due.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Clock {
    /// The database's, which is the same for all nodes.
    #[default]
    Database,
    /// That of whoever asks, for tests with a time of their own.
    Caller,
}

/// How to use a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostgresOptions {
    /// The most connections at a time.
    pub connections: usize,
    /// Whose clock says what is due.
    pub clock: Clock,
    /// Whether the tables are made, or those of an older program brought up to date. If not,
    /// a database that is not of today is refused.
    pub migrate: bool,
}

impl Default for PostgresOptions {
    fn default() -> PostgresOptions {
        PostgresOptions {
            connections: 8,
            clock: Clock::default(),
            migrate: true,
        }
    }
}

/// The log in PostgreSQL. Dropping it finishes what is waiting and hangs up.
pub struct PostgresStore {
    // In this order: writers end once nobody can ask them, and then the thread does.
    appends: UnboundedSender<Waiting>,
    engine: Engine,
    clock: Clock,
    shown: String,
}

impl PostgresStore {
    /// Connects to a database and brings its tables up to date.
    ///
    /// # Errors
    /// The address is none, the database cannot be reached or refuses us, or its tables are
    /// those of a newer program.
    pub fn open(url: &str, options: &PostgresOptions) -> Result<PostgresStore, StoreError> {
        let address = Address::parse(url)?;
        let shown = address.shown.display().to_string();
        let (n_connections, place) = (options.connections, address.shown.clone());
        let engine = Engine::start(move || Pool::new(address, n_connections));
        let engine = engine.map_err(|error| StoreError::Io {
            path: place,
            reason: error.to_string(),
        })?;
        let (appends, waiting) = unbounded_channel();
        let store = PostgresStore {
            appends,
            engine,
            clock: options.clock,
            shown,
        };
        store.make_ready(options.migrate)?;
        store.engine.send(async move |pool: Rc<Pool>| {
            let queue = Rc::new(Mutex::new(waiting));
            for _ in 0..appends::N_WRITERS {
                tokio::task::spawn_local(appends::write(pool.clone(), queue.clone()));
            }
        });
        Ok(store)
    }

    fn make_ready(&self, migrate: bool) -> Result<(), StoreError> {
        let (answer, ready) = promise();
        self.engine.send(async move |pool: Rc<Pool>| {
            let _ = answer.send(match migrate {
                true => schema::migrate(&pool).await,
                false => {
                    let found = pool.read(schema::look).await;
                    found.and_then(|found| schema::check(found, &pool.address))
                }
            });
        });
        wait(ready)?;
        if migrate {
            // What a program that was killed had not wiped; nobody waits for it. If it fails it
            // stays noted, and is said by [`About`].
            self.engine.send(async move |pool: Rc<Pool>| {
                let _ = pool.read(transaction::forget_marks).await;
                if pool.read(sweep::wants_wipe).await == Ok(true) {
                    let _ = sweep::wipe(&pool).await;
                }
            });
        }
        Ok(())
    }

    /// Says what is to be known of the database besides the games.
    pub fn about(&self) -> Reply<About> {
        self.read(about::about)
    }

    /// Counts the connections of other programs of ours to the same database.
    pub fn others(&self) -> Reply<u64> {
        let (answer, reply) = promise();
        self.engine.send(async move |pool: Rc<Pool>| {
            let name = pool.address.name.clone();
            let counted = pool.read(async |link: &Link| about::others(link, &name).await);
            let _ = answer.send(counted.await);
        });
        reply
    }

    /// Returns the address, without its password.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Lists what readers said of cards, oldest first.
    pub fn reports(&self) -> Reply<Vec<Report>> {
        self.read(jobs::reports)
    }

    /// Removes a report; `false` if there is none of that number.
    pub fn clear_report(&self, id: i64) -> Reply<bool> {
        self.write(async move |link: &Link| jobs::clear_report(link, id).await)
    }

    fn read<T: Send + 'static>(
        &self,
        query: impl AsyncFn(&Link) -> Result<T, Failure> + Send + 'static,
    ) -> Reply<T> {
        let (answer, reply) = promise();
        self.engine.send(async move |pool: Rc<Pool>| {
            let _ = answer.send(pool.read(query).await);
        });
        reply
    }

    fn write<T: Send + 'static>(
        &self,
        job: impl AsyncFn(&Link) -> Result<T, Failure> + Send + 'static,
    ) -> Reply<T> {
        let (answer, reply) = promise();
        self.engine.send(async move |pool: Rc<Pool>| {
            let done = match Transaction::begin(&pool).await {
                Ok(transaction) => {
                    let done = job(transaction.link()).await;
                    transaction.finish(done).await
                }
                Err(error) => Err(error),
            };
            let _ = answer.send(done);
        });
        reply
    }
}

impl TableLog for PostgresStore {
    fn append(&self, append: Append) -> Reply<u64> {
        let (answer, reply) = promise();
        // If the writers are gone the answer is thrown away, which says so.
        let _ = self.appends.send((append, answer));
        reply
    }

    fn load(&self, table: String, since: u64) -> Reply<Vec<Row>> {
        self.read(async move |link: &Link| reads::load(link, &table, since).await)
    }
}

impl Store for PostgresStore {
    fn create(&self, table: NewTable, entries: Vec<NewEntry>, due: Option<i64>) -> Reply<u64> {
        self.write(async move |link: &Link| jobs::create(link, &table, &entries, due).await)
    }

    fn load_many(&self, since: Vec<(String, u64)>) -> Reply<Vec<(String, Vec<Row>)>> {
        self.read(async move |link: &Link| reads::load_many(link, &since).await)
    }

    fn running(&self, limit: usize) -> Reply<Vec<TableInfo>> {
        self.read(async move |link: &Link| reads::running(link, limit).await)
    }

    fn find_code(&self, code: String) -> Reply<Option<TableInfo>> {
        self.read(async move |link: &Link| reads::find_code(link, &code).await)
    }

    fn find_table(&self, table: String) -> Reply<Option<TableInfo>> {
        self.read(async move |link: &Link| reads::find_table(link, &table).await)
    }

    fn tables(&self, after: String, limit: usize) -> Reply<Vec<TableInfo>> {
        self.read(async move |link: &Link| reads::tables(link, &after, limit).await)
    }

    fn put_deck(&self, hash: String, body: String) -> Reply<()> {
        self.write(async move |link: &Link| jobs::put_deck(link, &hash, &body).await)
    }

    fn deck(&self, hash: String) -> Reply<Option<String>> {
        self.read(async move |link: &Link| reads::deck(link, &hash).await)
    }

    fn claim_due(&self, now: i64, late: i64, lease: i64, limit: usize) -> Reply<Vec<Claim>> {
        let clock = self.clock;
        self.write(async move |link: &Link| {
            jobs::claim_due(link, clock, now, (late, lease), limit).await
        })
    }

    fn clock(&self) -> Reply<Option<i64>> {
        match self.clock {
            Clock::Database => self.read(async move |link: &Link| jobs::time(link).await.map(Some)),
            Clock::Caller => Box::pin(async { Ok(None) }),
        }
    }

    fn put_guest(&self, guest: Guest) -> Reply<()> {
        self.write(async move |link: &Link| jobs::put_guest(link, &guest).await)
    }

    fn guest(&self, hash: String) -> Reply<Option<Guest>> {
        self.read(async move |link: &Link| reads::guest(link, &hash).await)
    }

    fn guests_like(&self, start: String, limit: usize) -> Reply<Vec<String>> {
        self.read(async move |link: &Link| derived::guests_like(link, &start, limit).await)
    }

    fn seats_of(&self, guest: String) -> Reply<Vec<(String, u32)>> {
        self.read(async move |link: &Link| derived::seats_of(link, &guest).await)
    }

    fn results_of(&self, guest: String) -> Reply<Vec<ResultRow>> {
        self.read(async move |link: &Link| derived::results_of(link, &guest).await)
    }

    fn last_results(
        &self,
        guests: Vec<String>,
        each: usize,
        limit: usize,
    ) -> Reply<Vec<ResultRow>> {
        self.read(async move |link: &Link| derived::last_results(link, &guests, each, limit).await)
    }

    fn result(&self, id: String) -> Reply<Option<ResultRow>> {
        self.read(async move |link: &Link| derived::result(link, &id).await)
    }

    fn board(&self, board: String, since: i64, limit: usize) -> Reply<Vec<ResultRow>> {
        self.read(async move |link: &Link| derived::board(link, &board, since, limit).await)
    }

    fn streaks(&self, since: i64, limit: usize) -> Reply<Vec<(u32, String, ResultRow)>> {
        self.read(async move |link: &Link| derived::streaks(link, since, limit).await)
    }

    fn longest_run(&self, guest: String) -> Reply<u32> {
        self.read(async move |link: &Link| derived::longest_run(link, &guest).await)
    }

    fn rewrite(&self, rewrite: Rewrite) -> Reply<()> {
        self.write(async move |link: &Link| jobs::rewrite(link, &rewrite).await)
    }

    fn forget_guest(&self, hash: String) -> Reply<()> {
        let forgotten = self.write(async move |link: &Link| sweep::forget_guest(link, &hash).await);
        let (answer, wiped) = promise();
        self.engine.send(async move |pool: Rc<Pool>| {
            let done = match forgotten.await {
                Ok(()) => sweep::wipe(&pool).await,
                Err(error) => Err(error),
            };
            let _ = answer.send(done);
        });
        wiped
    }

    fn owes_wipe(&self) -> Reply<bool> {
        self.read(sweep::wants_wipe)
    }

    fn put_ticket(&self, ticket: Ticket) -> Reply<()> {
        self.write(async move |link: &Link| jobs::put_ticket(link, &ticket).await)
    }

    fn ticket(&self, hash: String, now: i64) -> Reply<Option<Ticket>> {
        self.read(async move |link: &Link| reads::ticket(link, &hash, now).await)
    }

    fn put_report(&self, report: NewReport, most: u64) -> Reply<bool> {
        self.write(async move |link: &Link| jobs::put_report(link, &report, most).await)
    }

    fn put_practice(&self, answer: PracticeAnswer, most: u64) -> Reply<PracticeAnswer> {
        self.write(async move |link: &Link| practice::put(link, &answer, most).await)
    }

    fn practice_of(&self, guest: String) -> Reply<Vec<PracticeAnswer>> {
        self.read(async move |link: &Link| practice::of(link, &guest).await)
    }

    fn quiet(&self, before: i64, after: i64, limit: usize) -> Reply<Vec<IdleTable>> {
        self.read(async move |link: &Link| reads::quiet(link, before, after, limit).await)
    }

    fn remove(&self, table: String, expected: u64) -> Reply<()> {
        self.write(async move |link: &Link| sweep::remove(link, &table, expected).await)
    }

    fn sweep(&self, limit: usize) -> Reply<bool> {
        self.write(async move |link: &Link| sweep::sweep(link, limit).await)
    }
}
