//! Finds the task of a table, and wakes tables that sleep in the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use antedate_store::{NewTable, Store, StoreError, TableInfo};
use antedate_tables::{Chronicle, Stored, Table, seat_guest};
use antedate_wire::CreateTable;
use axum::http::StatusCode;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};

use crate::actor::{Actor, ConnectionId, ToTable, Way};
use crate::chance::show_code;
use crate::config::Config;
use crate::decks::{Library, keep_decks};
use crate::doors::Doors;
use crate::error::Problem;
use crate::limits::BackOff;
use crate::lock::lock;
use crate::log;
use crate::metrics::Metrics;
use crate::nodes::News;
use crate::records;
use crate::summary::Lobby;
use crate::timekeeper::Timekeeper;

/// All tables of one server.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) library: Library,
    pub(crate) metrics: Metrics,
    pub(crate) lobby: Lobby,
    pub(crate) doors: Doors,
    /// Wrong guesses at codes, by address.
    pub(crate) codes: BackOff,
    pub(crate) time: Timekeeper,
    /// The number of this node, for one life of the server.
    pub(crate) node: u64,
    /// What other nodes have told and is to be looked at.
    pub(crate) news: News,
    /// How many bots may think at once.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Held by whoever draws a picture.
    pub(crate) drawing: tokio::sync::Mutex<()>,
    live: Mutex<HashMap<String, Slot>>,
    next_connection: AtomicU64,
    going_down: AtomicBool,
}

/// A table in memory, or being fetched: then others wait for the one who fetches it.
enum Slot {
    Live(Way),
    Waking(Arc<Notify>),
}

/// A table is being fetched. When this goes, however it goes, nobody is kept waiting by its
/// slot: they look again.
struct Fetching {
    house: Arc<House>,
    id: String,
    done: Arc<Notify>,
}

impl Fetching {
    /// Fetches the table from the store and starts its task.
    async fn wake(&self) -> Result<mpsc::Sender<ToTable>, Problem> {
        let (info, table) = self.house.load(&self.id).await?;
        let mut live = self.house.live();
        // Everybody has been told by now; a table that comes later would not be.
        if self.house.is_going_down() {
            return Err(Problem::going_down());
        }
        let way = Actor::start(self.house.clone(), info.id, info.code, table);
        live.insert(self.id.clone(), Slot::Live(way.clone()));
        Ok(way.sender)
    }
}

impl Drop for Fetching {
    fn drop(&mut self) {
        let mut live = self.house.live();
        let is_own = |slot: &Slot| matches!(slot, Slot::Waking(of) if Arc::ptr_eq(of, &self.done));
        if live.get(&self.id).is_some_and(is_own) {
            live.remove(&self.id);
        }
        drop(live);
        self.done.notify_waiters();
    }
}

/// A new table, as its maker is told.
#[derive(serde::Serialize)]
pub(crate) struct Made {
    pub(crate) table: String,
    pub(crate) code: String,
    pub(crate) player: u32,
    pub(crate) seq: u64,
}

/// How often new names are drawn before giving up.
const MOST_DRAWS: u32 = 5;
/// How often the store is asked for due work that nobody does.
const LOOK_FOR_WORK: Duration = Duration::from_secs(1);
/// With other nodes more often: one of them may have died with work in its hands.
const LOOK_FOR_THEIR_WORK: Duration = Duration::from_millis(250);
/// Whoever made the last entry of a table does what is due there next. Work so late is
/// that of a table that sleeps, or of a node that is gone.
const LATE: i64 = 1_000;
/// How long a claim keeps others away: longer than a bot thinks, and short enough that
/// people wait for a second node when the first dies too.
const LEASE: i64 = 3_000;

impl House {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, library: Library) -> House {
        House {
            drawing: tokio::sync::Mutex::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            doors: Doors::new(),
            codes: BackOff::default(),
            time: Timekeeper::new(config.clock.clone()),
            node: config.chance.number(),
            news: News::default(),
            config,
            store,
            library,
            metrics: Metrics::default(),
            lobby: Lobby::default(),
            live: Mutex::default(),
            next_connection: AtomicU64::new(1),
            going_down: AtomicBool::new(false),
        }
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        lock(&self.live)
    }

    /// Refuses a level of bot that this server does not have.
    pub(crate) fn check_level(&self, level: &str) -> Result<(), Problem> {
        if self.config.levels.iter().any(|known| known == level) {
            return Ok(());
        }
        let known = self.config.levels.join(", ");
        let message = format!("there is no bot of that level; choose one of {known}");
        Err(Problem::new(StatusCode::BAD_REQUEST, "bad_level", message)
            .with("known", known.as_str()))
    }

    /// Makes a table.
    pub(crate) async fn create(
        self: &Arc<House>,
        asked: &CreateTable,
        guest: Option<&str>,
    ) -> Result<Made, Problem> {
        asked
            .bots
            .iter()
            .try_for_each(|level| self.check_level(level))?;
        let filter = asked.filter.clone().unwrap_or_default();
        let contents = self.library.contents(asked.rules, &asked.decks, &filter)?;
        let now = self.now();
        let stand_in = self.config.stand_in.clone();
        let mut entries = Table::create(&contents, asked, self.config.pace, stand_in, now)?;
        if let Some(guest) = guest {
            seat_guest(&mut entries, guest);
        }
        let table = Table::fold(contents.clone(), entries.clone()).map_err(Problem::damaged)?;
        let mut chronicle = Chronicle::default();
        for stored in &entries {
            chronicle.add(&stored.entry, &table);
        }
        // No game has ended yet, so nothing needs the name of the table.
        let derived = records::derived("", chronicle);
        keep_decks(&*self.store, &contents).await?;
        let decks = contents.pool().refs().iter().map(|deck| deck.hash.clone());
        let (decks, rows): (Vec<String>, Vec<_>) = (
            decks.collect(),
            entries.iter().map(crate::actor::new_entry).collect(),
        );
        for _ in 0..MOST_DRAWS {
            let (id, code) = (self.config.chance.table_id(), self.config.chance.code());
            let new = NewTable {
                id: id.clone(),
                code: Some(code.clone()),
                at: now,
                decks: decks.clone(),
                derived: derived.clone(),
            };
            match self.store.create(new, rows.clone(), None).await {
                Ok(seq) => {
                    self.list(&id, Some(&code), &table);
                    let way = Actor::start(self.clone(), id.clone(), Some(code.clone()), table);
                    self.live().insert(id.clone(), Slot::Live(way));
                    self.metrics.tables_made_total.add(1);
                    return Ok(Made {
                        table: id,
                        code: show_code(&code),
                        player: 0,
                        seq,
                    });
                }
                Err(StoreError::TableExists { .. } | StoreError::CodeTaken { .. }) => {}
                // The last other table that used it was removed just now.
                Err(StoreError::NoSuchDeck { .. }) => keep_decks(&*self.store, &contents).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Problem::going_down())
    }

    /// Sends something to a table, waking it if it sleeps.
    pub(crate) async fn send(self: &Arc<House>, id: &str, told: ToTable) -> Result<(), Problem> {
        let mut told = told;
        loop {
            let table = self.find(id).await?;
            match table.send(told).await {
                Ok(()) => return Ok(()),
                // It has just fallen asleep; the next one is a fresh one.
                Err(mpsc::error::SendError(back)) => told = back,
            }
            self.forget_closed(id);
        }
    }

    /// Asks a table something.
    pub(crate) async fn ask<T>(
        self: &Arc<House>,
        id: &str,
        question: impl FnOnce(oneshot::Sender<T>) -> ToTable,
    ) -> Result<T, Problem> {
        let (answer, reply) = oneshot::channel();
        self.send(id, question(answer)).await?;
        reply.await.map_err(|_| Problem::going_down())
    }

    /// Finds the way to a table, waking it if it sleeps.
    pub(crate) async fn find(
        self: &Arc<House>,
        id: &str,
    ) -> Result<mpsc::Sender<ToTable>, Problem> {
        loop {
            if self.is_going_down() {
                return Err(Problem::going_down());
            }
            let done = Arc::new(Notify::new());
            let waiting = {
                let mut live = self.live();
                match live.get(id) {
                    Some(Slot::Live(way)) => return Ok(way.sender.clone()),
                    Some(Slot::Waking(notify)) => Some(notify.clone().notified_owned()),
                    None => {
                        live.insert(id.to_owned(), Slot::Waking(done.clone()));
                        None
                    }
                }
            };
            match waiting {
                Some(woken) => woken.await,
                None => {
                    // In a task of its own: who asked may go away, others wait for it.
                    let (house, id) = (self.clone(), id.to_owned());
                    let fetching = Fetching { house, id, done };
                    let woken = tokio::spawn(async move { fetching.wake().await });
                    return woken.await.unwrap_or_else(|_| Err(Problem::going_down()));
                }
            }
        }
    }

    pub(crate) async fn load(&self, id: &str) -> Result<(TableInfo, Table), Problem> {
        // Ids are ours alone; anything else need not bother the store.
        let plain = id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let found = match plain {
            true => self.store.find_table(id.to_owned()).await?,
            false => None,
        };
        let info = found.ok_or_else(Problem::no_such_table)?;
        let log = self.load_log(id).await?;
        let table = self.fold(log).await?;
        Ok((info, table))
    }

    pub(crate) async fn fold(&self, log: Vec<Stored>) -> Result<Table, Problem> {
        let contents = records::contents_of(&*self.store, &self.library, &log).await?;
        Table::fold(contents, log).map_err(Problem::damaged)
    }

    /// Loads the log of a table.
    pub(crate) async fn load_log(&self, id: &str) -> Result<Vec<Stored>, Problem> {
        records::load_log(&*self.store, id).await
    }

    /// Lets a table go, if `idle` says so while nobody can reach it.
    pub(crate) fn forget_if(&self, id: &str, idle: impl FnOnce() -> bool) -> bool {
        let mut live = self.live();
        let forget = idle();
        if forget {
            live.remove(id);
            self.leave_table(id);
        }
        forget
    }

    fn forget_closed(&self, id: &str) {
        let mut live = self.live();
        if matches!(live.get(id), Some(Slot::Live(way)) if way.sender.is_closed()) {
            live.remove(id);
            self.leave_table(id);
        }
    }

    /// Says whether a table is in memory.
    pub(crate) fn is_live(&self, id: &str) -> bool {
        self.live().contains_key(id)
    }

    /// Returns the way to a table that is in memory.
    pub(crate) fn way(&self, id: &str) -> Option<Way> {
        match self.live().get(id) {
            Some(Slot::Live(way)) => Some(way.clone()),
            _ => None,
        }
    }

    /// Lists the tables in memory, with the ways to them.
    pub(crate) fn ways(&self) -> Vec<(String, Way)> {
        let live = self.live();
        let ways = live.iter().filter_map(|(id, slot)| match slot {
            Slot::Live(way) => Some((id.clone(), way.clone())),
            Slot::Waking(_) => None,
        });
        ways.collect()
    }

    pub(crate) fn is_going_down(&self) -> bool {
        self.going_down.load(Ordering::Relaxed)
    }

    /// Looks for due work that nobody does, for as long as the server runs: that of tables
    /// that sleep, and of nodes that are gone.
    pub(crate) async fn look_for_work(self: Arc<House>) {
        while !self.is_going_down() {
            let often = match self.is_shared() {
                true => LOOK_FOR_THEIR_WORK,
                false => LOOK_FOR_WORK,
            };
            tokio::time::sleep(often).await;
            // A disk that is full is said where somebody moves.
            let claims = self.store.claim_due(self.now(), LATE, LEASE, 100).await;
            for claim in claims.unwrap_or_default() {
                self.metrics.work_lent_total.add(1);
                if let Err(problem) = self.send(&claim.table, ToTable::Due).await {
                    log::line("due_work_failed", [("code", problem.body.code.into())]);
                }
            }
        }
    }

    /// Tells everybody that the server goes down, and waits until the tables have
    /// finished what they were doing.
    pub(crate) async fn go_down(&self) {
        self.going_down.store(true, Ordering::Relaxed);
        let senders: Vec<_> = self
            .live()
            .drain()
            .filter_map(|(_, slot)| match slot {
                Slot::Live(way) => Some(way.sender),
                Slot::Waking(notify) => {
                    notify.notify_waiters();
                    None
                }
            })
            .collect();
        for sender in &senders {
            let _ = sender.send(ToTable::GoDown).await;
        }
        for sender in senders {
            sender.closed().await;
        }
    }
}
