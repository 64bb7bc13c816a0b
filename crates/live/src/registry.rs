//! Finds the task of a table, and wakes tables that are only in the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use antedate_store::{NewTable, Store, StoreError, TableInfo};
use antedate_tables::{Chronicle, GuestHash, Refusal, Stored, Table, TokenHash, seat_guest};
use antedate_wire::{CreateTable, CreatedTable, Done, Lang, PlayerNumber, TableSummary};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::actor::{Actor, CommandRequest, Finished, TableHandle, TableMessage};
use crate::chance::show_code;
use crate::cluster::{OtherTopics, PendingNotices};
use crate::config::Config;
use crate::context::TableContext;
use crate::error::LiveError;
use crate::library::{Library, store_decks};
use crate::lobby::Lobby;
use crate::lock::lock;
use crate::records;

/// All tables of a store: those that are live here, and how to wake the others.
pub struct TableRegistry {
    /// What the tables share.
    pub context: Arc<TableContext>,
    /// Where their logs are.
    pub store: Arc<dyn Store>,
    /// The decks they are played with.
    pub library: Library,
    /// The public tables.
    pub lobby: Lobby,
    pub(crate) pending: PendingNotices,
    live: Mutex<HashMap<String, Slot>>,
    going_down: AtomicBool,
}

/// A table in memory, or being loaded: then others wait for the one who loads it.
enum Slot {
    Live(TableHandle),
    Loading(Arc<Notify>),
}

/// A table is being loaded. When this is dropped, whatever the outcome, nobody is kept waiting
/// by its slot: they look again.
struct Loading {
    registry: Arc<TableRegistry>,
    id: String,
    done: Arc<Notify>,
}

impl Loading {
    /// Loads the table from the store and starts its task.
    async fn run(&self) -> Result<mpsc::Sender<TableMessage>, LiveError> {
        let (info, table) = self.registry.load(&self.id).await?;
        let mut live = self.registry.live();
        // All live tables have been told to stop by now; one that starts later would not be.
        if self.registry.is_going_down() {
            return Err(LiveError::GoingDown);
        }
        let handle = self.registry.start(info.id, info.code, table);
        live.insert(self.id.clone(), Slot::Live(handle.clone()));
        Ok(handle.inbox)
    }
}

impl Drop for Loading {
    fn drop(&mut self) {
        let mut live = self.registry.live();
        let is_own = |slot: &Slot| matches!(slot, Slot::Loading(of) if Arc::ptr_eq(of, &self.done));
        if live.get(&self.id).is_some_and(is_own) {
            live.remove(&self.id);
        }
        drop(live);
        self.done.notify_waiters();
    }
}

/// How often a new id and code are drawn before giving up.
const MAX_DRAWS: u32 = 5;
/// How often the store is polled for overdue work.
const DUE_POLL_INTERVAL: Duration = Duration::from_secs(1);
/// With other nodes more often: one of them may have died in the middle of its work.
const SHARED_DUE_POLL_INTERVAL: Duration = Duration::from_millis(250);
/// Whoever made the last entry of a table does what is due there next. Work overdue for so long,
/// in milliseconds, is that of a table not in memory, or of a node that is gone.
const OVERDUE_AFTER_MS: i64 = 1_000;
/// How long a lease keeps other nodes away, in milliseconds: longer than a bot thinks, and short
/// enough that people wait for a second node when the first dies too.
const DUE_LEASE_MS: i64 = 3_000;
/// How many leases are taken at once.
const MAX_LEASES: usize = 100;

impl TableRegistry {
    /// Opens the tables of a store.
    pub fn new(config: Config, store: Arc<dyn Store>, library: Library) -> Arc<TableRegistry> {
        Arc::new(TableRegistry {
            context: Arc::new(TableContext::new(config, store.clone())),
            store,
            library,
            lobby: Lobby::default(),
            pending: PendingNotices::default(),
            live: Mutex::default(),
            going_down: AtomicBool::new(false),
        })
    }

    /// Starts what is done in the background for as long as the program runs: due work, the
    /// clock, other nodes, the lobby, retention. Notices on topics that are not about tables go
    /// to `other_topics`. Returns once the time is known.
    pub async fn start_background(self: &Arc<TableRegistry>, other_topics: OtherTopics) {
        self.first_clock_sync().await;
        tokio::spawn(self.clone().claim_due_work());
        tokio::spawn(self.clone().sync_clock());
        tokio::spawn(self.clone().receive_notices(other_topics));
        tokio::spawn(self.clone().follow_logs());
        tokio::spawn(self.clone().list_public());
        tokio::spawn(self.clone().remove_old_tables());
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        lock(&self.live)
    }

    fn start(
        self: &Arc<TableRegistry>,
        id: String,
        code: Option<String>,
        table: Table,
    ) -> TableHandle {
        self.lobby.update(&id, code.as_deref(), &table);
        Actor::start(self.context.clone(), Some(self.clone()), id, code, table)
    }

    /// Creates a table.
    ///
    /// # Errors
    /// The settings are refused, or the store fails.
    pub async fn create(
        self: &Arc<TableRegistry>,
        asked: &CreateTable,
        guest: Option<&str>,
    ) -> Result<CreatedTable, LiveError> {
        let config = &self.context.config;
        for level in &asked.bots {
            self.context.check_level(level)?;
        }
        if antedate_players::is_reserved_name(&asked.name) {
            return Err(Refusal::NameReserved.into());
        }
        let filter = asked.filter.clone().unwrap_or_default();
        let contents = self.library.contents(asked.rules, &asked.decks, &filter)?;
        let now = self.context.now();
        let stand_in = config.stand_in.clone();
        let mut entries = Table::create(&contents, asked, config.pace, stand_in, now)?;
        if let Some(guest) = guest {
            seat_guest(&mut entries, guest);
        }
        let table = Table::fold(contents.clone(), entries.clone()).map_err(LiveError::damaged)?;
        let mut chronicle = Chronicle::default();
        for stored in &entries {
            chronicle.add(&stored.entry, &table);
        }
        // No game has ended yet, so nothing needs the id of the table.
        let derived = records::derived("", chronicle);
        store_decks(&*self.store, &contents).await?;
        let decks = contents.pool().refs().iter().map(|deck| deck.hash.clone());
        let (decks, rows): (Vec<String>, Vec<_>) = (
            decks.collect(),
            entries.iter().map(crate::actor::new_entry).collect(),
        );
        for _ in 0..MAX_DRAWS {
            let (id, code) = (config.chance.table_id(), config.chance.code());
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
                    let handle = self.start(id.clone(), Some(code.clone()), table);
                    self.live().insert(id.clone(), Slot::Live(handle));
                    self.context.metrics.tables_made_total.add(1);
                    return Ok(CreatedTable {
                        table: id,
                        code: show_code(&code),
                        player: 0,
                        seq,
                    });
                }
                Err(StoreError::TableExists { .. } | StoreError::CodeTaken { .. }) => {}
                // The last other table that used it was removed just now.
                Err(StoreError::NoSuchDeck { .. }) => store_decks(&*self.store, &contents).await?,
                Err(error) => {
                    self.context.saving.failed(&error);
                    return Err(error.into());
                }
            }
        }
        Err(LiveError::GoingDown)
    }

    /// Sends a message to a table, waking it if it sleeps.
    pub(crate) async fn send(
        self: &Arc<TableRegistry>,
        id: &str,
        message: TableMessage,
    ) -> Result<(), LiveError> {
        let mut message = message;
        loop {
            let inbox = self.find(id).await?;
            match inbox.send(message).await {
                Ok(()) => return Ok(()),
                // It has just left the memory; the next one is a fresh one.
                Err(mpsc::error::SendError(back)) => message = back,
            }
            self.forget_closed(id);
        }
    }

    /// Asks a table something.
    async fn ask<T>(
        self: &Arc<TableRegistry>,
        id: &str,
        question: impl FnOnce(oneshot::Sender<T>) -> TableMessage,
    ) -> Result<T, LiveError> {
        let (answer, reply) = oneshot::channel();
        self.send(id, question(answer)).await?;
        reply.await.map_err(|_| LiveError::GoingDown)
    }

    /// Makes sure that there is such a table, and that it is in memory.
    ///
    /// # Errors
    /// There is none, or it cannot be opened now.
    pub async fn wake(self: &Arc<TableRegistry>, id: &str) -> Result<(), LiveError> {
        self.send(id, TableMessage::Wake).await
    }

    /// Has a table do a command that came without a connection.
    ///
    /// # Errors
    /// The table refuses, or cannot be opened or saved now.
    pub async fn command(
        self: &Arc<TableRegistry>,
        id: &str,
        request: CommandRequest,
    ) -> Result<Done, LiveError> {
        self.ask(id, |reply| TableMessage::Command(request, reply))
            .await?
    }

    /// Returns the player whose seat a token opens.
    ///
    /// # Errors
    /// The table cannot be opened.
    pub async fn player_by_token(
        self: &Arc<TableRegistry>,
        id: &str,
        token: TokenHash,
    ) -> Result<Option<PlayerNumber>, LiveError> {
        self.ask(id, |reply| TableMessage::PlayerByToken(token, reply))
            .await
    }

    /// Sums up a table.
    ///
    /// # Errors
    /// The table cannot be opened.
    pub async fn summary(
        self: &Arc<TableRegistry>,
        id: &str,
        lang: Lang,
    ) -> Result<TableSummary, LiveError> {
        let summary = self.ask(id, |reply| TableMessage::Summary(lang, reply));
        summary.await?.ok_or(LiveError::NoSuchTable)
    }

    /// Returns the record of a finished game: the last, or the one of this number.
    ///
    /// # Errors
    /// There is no such game, or it is not over.
    pub async fn finished(
        self: &Arc<TableRegistry>,
        id: &str,
        game: Option<u32>,
    ) -> Result<Finished, LiveError> {
        self.ask(id, |reply| TableMessage::Finished(game, reply))
            .await?
    }

    /// Shows the last game's result to everybody, for whoever has this token, and returns its id.
    ///
    /// # Errors
    /// The token opens no seat, or no game is over.
    pub async fn share(
        self: &Arc<TableRegistry>,
        id: &str,
        token: TokenHash,
    ) -> Result<String, LiveError> {
        self.ask(id, |reply| TableMessage::Share(token, reply))
            .await?
    }

    /// Erases a guest at one table.
    ///
    /// # Errors
    /// The table cannot be opened or saved now.
    pub async fn erase(
        self: &Arc<TableRegistry>,
        id: &str,
        guest: GuestHash,
    ) -> Result<(), LiveError> {
        self.ask(id, |reply| TableMessage::Erase(guest, reply))
            .await?
    }

    /// Finds the inbox of a table, waking it if it sleeps.
    pub(crate) async fn find(
        self: &Arc<TableRegistry>,
        id: &str,
    ) -> Result<mpsc::Sender<TableMessage>, LiveError> {
        loop {
            if self.is_going_down() {
                return Err(LiveError::GoingDown);
            }
            let done = Arc::new(Notify::new());
            let waiting = {
                let mut live = self.live();
                match live.get(id) {
                    Some(Slot::Live(handle)) => return Ok(handle.inbox.clone()),
                    Some(Slot::Loading(notify)) => Some(notify.clone().notified_owned()),
                    None => {
                        live.insert(id.to_owned(), Slot::Loading(done.clone()));
                        None
                    }
                }
            };
            match waiting {
                Some(loaded) => loaded.await,
                None => {
                    // In a task of its own: the caller may be cancelled, others wait for it.
                    let (registry, id) = (self.clone(), id.to_owned());
                    let loading = Loading { registry, id, done };
                    let loaded = tokio::spawn(async move { loading.run().await });
                    return loaded.await.unwrap_or(Err(LiveError::GoingDown));
                }
            }
        }
    }

    pub(crate) async fn load(&self, id: &str) -> Result<(TableInfo, Table), LiveError> {
        // Ids are ours alone; anything else need not reach the store.
        let plain = id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let found = match plain {
            true => self.store.find_table(id.to_owned()).await?,
            false => None,
        };
        let info = found.ok_or(LiveError::NoSuchTable)?;
        let log = records::load_log(&*self.store, id).await?;
        let table = self.fold(log).await?;
        Ok((info, table))
    }

    pub(crate) async fn fold(&self, log: Vec<Stored>) -> Result<Table, LiveError> {
        let contents = records::contents_of(&*self.store, &self.library, &log).await?;
        Table::fold(contents, log).map_err(LiveError::damaged)
    }

    /// Drops a table from memory, if `idle` says so while nobody can reach it.
    pub(crate) fn forget_if(&self, id: &str, idle: impl FnOnce() -> bool) -> bool {
        let mut live = self.live();
        let forget = idle();
        if forget {
            live.remove(id);
            self.context.unsubscribe(id);
        }
        forget
    }

    fn forget_closed(&self, id: &str) {
        let mut live = self.live();
        if matches!(live.get(id), Some(Slot::Live(handle)) if handle.inbox.is_closed()) {
            live.remove(id);
            self.context.unsubscribe(id);
        }
    }

    /// Says whether a table is in memory.
    pub(crate) fn is_live(&self, id: &str) -> bool {
        self.live().contains_key(id)
    }

    /// Returns the handle of a table that is in memory.
    pub(crate) fn handle(&self, id: &str) -> Option<TableHandle> {
        match self.live().get(id) {
            Some(Slot::Live(handle)) => Some(handle.clone()),
            _ => None,
        }
    }

    /// Lists the tables in memory, with their handles.
    pub(crate) fn handles(&self) -> Vec<(String, TableHandle)> {
        let live = self.live();
        let handles = live.iter().filter_map(|(id, slot)| match slot {
            Slot::Live(handle) => Some((id.clone(), handle.clone())),
            Slot::Loading(_) => None,
        });
        handles.collect()
    }

    /// Says whether the program is shutting down.
    pub fn is_going_down(&self) -> bool {
        self.going_down.load(Ordering::Relaxed)
    }

    /// Takes leases on overdue work, for as long as the node runs: that of tables that are not
    /// in memory, and of nodes that are gone.
    async fn claim_due_work(self: Arc<TableRegistry>) {
        while !self.is_going_down() {
            let interval = match self.context.is_shared() {
                true => SHARED_DUE_POLL_INTERVAL,
                false => DUE_POLL_INTERVAL,
            };
            tokio::time::sleep(interval).await;
            let now = self.context.now();
            let claims = self
                .store
                .claim_due(now, OVERDUE_AFTER_MS, DUE_LEASE_MS, MAX_LEASES);
            // A disk that is full is reported where somebody moves.
            for claim in claims.await.unwrap_or_default() {
                self.context.metrics.work_lent_total.add(1);
                if let Err(error) = self.send(&claim.table, TableMessage::Due).await {
                    tracing::warn!(
                        event = "due_work_failed",
                        node = self.context.node,
                        table = claim.table,
                        code = error.code(),
                        "a table that is due could not be opened"
                    );
                }
            }
        }
    }

    /// Tells everybody that the program shuts down, and waits until the tables have finished
    /// what they were doing.
    pub async fn go_down(&self) {
        self.going_down.store(true, Ordering::Relaxed);
        let inboxes: Vec<_> = self
            .live()
            .drain()
            .filter_map(|(_, slot)| match slot {
                Slot::Live(handle) => Some(handle.inbox),
                Slot::Loading(notify) => {
                    notify.notify_waiters();
                    None
                }
            })
            .collect();
        for inbox in &inboxes {
            let _ = inbox.send(TableMessage::GoDown).await;
        }
        for inbox in inboxes {
            inbox.closed().await;
        }
    }
}
