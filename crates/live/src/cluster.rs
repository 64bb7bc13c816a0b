//! Other nodes: programs that share this one's store.
//!
//! A notice on the bus says that something has happened; what has happened is read from the
//! store. What the bus loses is found by polling: the heads of all tables that are live here
//! are compared with the store in one query every second.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use antedate_bus::BusEvent;
use antedate_store::TableInfo;
use antedate_tables::{Stored, Table};
use tokio::sync::Notify;
use tokio::time::MissedTickBehavior;

use crate::actor::TableMessage;
use crate::lock::lock;
use crate::notice::{LOBBY, Notice, table_of};
use crate::registry::TableRegistry;

/// How often the heads of all live tables are polled, in case the bus has lost a notice.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How often the public tables are listed again, in case the bus has lost a notice.
const LIST_INTERVAL: Duration = Duration::from_secs(30);
/// Changes of the lobby are batched for so long: a table fills up in one go.
const BATCH_DELAY: Duration = Duration::from_millis(200);
/// How many tables are read for the list of public ones.
const MAX_LISTED: usize = 300;

/// Takes a notice on a topic that is none of ours: the topic and the message.
pub type OtherTopics = Box<dyn Fn(&str, &[u8]) + Send + Sync>;

/// What other nodes have published and is yet to be read from the store.
#[derive(Default)]
pub(crate) struct PendingNotices {
    /// Live tables whose log has grown, and the number of its last entry.
    tables: Mutex<HashMap<String, u64>>,
    tables_added: Notify,
    /// Tables whose line in the lobby has changed.
    listed: Mutex<HashSet<String>>,
    listed_added: Notify,
}

impl TableRegistry {
    /// Updates a table's line in the lobby, here and on other nodes.
    pub(crate) fn list(&self, id: &str, code: Option<&str>, table: &Table) {
        if self.lobby.update(id, code, table) && self.context.is_shared() {
            let table = id.to_owned();
            let notice = Notice::Listed { table }.encode();
            self.context.config.bus.publish(LOBBY, &notice);
        }
    }

    /// Receives the notices of other nodes, for as long as this one runs.
    pub(crate) async fn receive_notices(self: Arc<TableRegistry>, other_topics: OtherTopics) {
        let bus = &self.context.config.bus;
        let Some(mut heard) = bus.listen() else {
            return;
        };
        bus.follow(LOBBY);
        let metrics = &self.context.metrics;
        let mut lost = None;
        while !self.is_going_down() {
            match tokio::time::timeout(POLL_INTERVAL, heard.recv()).await {
                Ok(Some(BusEvent::Message { topic, words })) => {
                    metrics.bus_heard_total.add(1);
                    self.receive(&topic, &words, &other_topics);
                }
                Ok(Some(BusEvent::Joined)) => {
                    metrics.bus_joined.set(1);
                    let node = self.context.node;
                    tracing::info!(event = "bus_joined", node, "the bus is there");
                    lost = None;
                }
                Ok(Some(BusEvent::Lost { why })) => {
                    metrics.bus_joined.set(0);
                    // Logged once, not at every retry.
                    if lost.as_ref() != Some(&why) {
                        let node = self.context.node;
                        tracing::warn!(event = "bus_lost", node, why, "the bus is lost");
                        lost = Some(why);
                    }
                }
                Ok(None) => return,
                Err(_) => {}
            }
        }
    }

    fn receive(&self, topic: &str, message: &[u8], other_topics: &OtherTopics) {
        let table = table_of(topic);
        if table.is_none() && topic != LOBBY {
            return other_topics(topic, message);
        }
        match (table, Notice::decode(message)) {
            (Some(table), Some(Notice::Moved { seq })) => self.receive_moved(table, seq),
            (Some(table), Some(notice)) => {
                if let Some(handle) = self.handle(table) {
                    // A hint for which the inbox has no room is lost, like one on the bus.
                    let _ = handle.inbox.try_send(TableMessage::Notice(notice));
                }
            }
            (None, Some(Notice::Listed { table })) => {
                lock(&self.pending.listed).insert(table);
                self.pending.listed_added.notify_one();
            }
            (_, _) => {}
        }
    }

    fn receive_moved(&self, table: &str, seq: u64) {
        let handle = self.handle(table);
        if handle.is_some_and(|handle| handle.head.load(Ordering::Relaxed) < seq) {
            lock(&self.pending.tables).insert(table.to_owned(), seq);
            self.pending.tables_added.notify_one();
        }
    }

    /// Follows the logs of all tables that are live here, for as long as the node runs.
    pub(crate) async fn follow_logs(self: Arc<TableRegistry>) {
        let mut polls = tokio::time::interval(POLL_INTERVAL);
        polls.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut refreshed = Instant::now();
        while !self.is_going_down() {
            let all = tokio::select! {
                () = self.pending.tables_added.notified() => false,
                _ = polls.tick() => true,
            };
            if !self.context.is_shared() {
                continue;
            }
            self.load_tails(all).await;
            if refreshed.elapsed() >= self.context.config.refresh {
                refreshed = Instant::now();
                for (_, handle) in self.handles() {
                    let _ = handle.inbox.try_send(TableMessage::Refresh);
                }
            }
        }
    }

    /// Loads what other nodes have appended to tables that are live here, all in one query:
    /// to those with a pending notice, or to any.
    async fn load_tails(&self, all: bool) {
        let pending = std::mem::take(&mut *lock(&self.pending.tables));
        let heads = self.handles().into_iter().map(|(id, handle)| {
            let head = handle.head.load(Ordering::Relaxed);
            (id, head)
        });
        let moved = |id: &str, head| pending.get(id).is_some_and(|seq| *seq > head);
        let behind: Vec<(String, u64)> =
            heads.filter(|(id, head)| all || moved(id, *head)).collect();
        if behind.is_empty() {
            return;
        }
        // An unreachable database is reported where somebody moves; the next poll finds it all.
        for (id, rows) in self.store.load_many(behind).await.unwrap_or_default() {
            if let Some(handle) = self.handle(&id) {
                // A table too busy to take it is found behind at the next poll.
                let _ = handle.inbox.try_send(TableMessage::Tail(rows));
            }
        }
    }

    /// Maintains the list of public tables, for as long as the node runs: those of an earlier
    /// run, and those of other nodes.
    pub(crate) async fn list_public(self: Arc<TableRegistry>) {
        let mut known = HashMap::new();
        let mut next = Instant::now();
        while !self.is_going_down() {
            if next <= Instant::now() && (known.is_empty() || self.context.is_shared()) {
                next = Instant::now() + LIST_INTERVAL;
                self.list_running(&mut known).await;
            }
            let added = self.pending.listed_added.notified();
            if tokio::time::timeout(POLL_INTERVAL, added).await.is_ok() {
                tokio::time::sleep(BATCH_DELAY).await;
                self.list_changed().await;
            }
        }
    }

    /// Reads the tables whose line in the lobby has changed.
    async fn list_changed(&self) {
        let changed = std::mem::take(&mut *lock(&self.pending.listed));
        for id in changed.iter().filter(|id| !self.is_live(id)) {
            match self.load(id).await {
                Ok((info, table)) => {
                    self.lobby.update(id, info.code.as_deref(), &table);
                }
                Err(_) => self.lobby.remove(id),
            }
        }
    }

    /// Reads the latest tables that have changed since the last time, and takes those that are
    /// closed off the list. `known` has the last entry read of each.
    async fn list_running(&self, known: &mut HashMap<String, u64>) {
        let Ok(running) = self.store.running(MAX_LISTED).await else {
            return;
        };
        let changed =
            |info: &&TableInfo| known.get(&info.id) != Some(&info.seq) && !self.is_live(&info.id);
        let since: Vec<(String, u64)> = running
            .iter()
            .filter(changed)
            .map(|info| (info.id.clone(), 0))
            .collect();
        if let Ok(logs) = self.store.load_many(since).await {
            for (id, rows) in logs {
                let read = rows.iter().map(|row| Stored::from_json(&row.body));
                let log = read.collect::<Result<Vec<_>, _>>();
                let info = running.iter().find(|info| info.id == id);
                if let (Ok(log), Some(info)) = (log, info)
                    && let Ok(table) = self.fold(log).await
                {
                    self.lobby.update(&id, info.code.as_deref(), &table);
                }
                tokio::task::yield_now().await;
            }
        }
        if running.len() < MAX_LISTED {
            let gone = |id: &String| !running.iter().any(|info| info.id == *id);
            let listed = self.lobby.ids().into_iter();
            for id in listed.filter(gone).filter(|id| !self.is_live(id)) {
                self.lobby.remove(&id);
            }
        }
        *known = running
            .into_iter()
            .map(|info| (info.id, info.seq))
            .collect();
    }
}
