//! Other nodes: servers that share this one's store.
//!
//! The bus says that something has happened; what has happened is read from the store. What
//! the bus loses is found by looking: all tables that are live here are looked up together,
//! in one question, every second.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use antedate_bus::Heard;
use antedate_store::TableInfo;
use antedate_tables::{Stored, Table};
use tokio::sync::Notify;
use tokio::time::MissedTickBehavior;

use crate::actor::ToTable;
use crate::house::House;
use crate::lock::lock;
use crate::log;
use crate::notice::{DOORS, LOBBY, Notice, table_of, topic_of};

/// How often all live tables are looked up, in case the bus has lost something.
const LOOK_AT_ALL: Duration = Duration::from_secs(1);
/// How often the public tables are looked up, in case the bus has lost something.
const LIST_AGAIN: Duration = Duration::from_secs(30);
/// Changes of the lobby are gathered so long: a table fills up in one go.
const GATHER: Duration = Duration::from_millis(200);
/// How many tables are looked at for the list of public ones.
const LISTED: usize = 300;

/// What other nodes have told and is to be looked at.
#[derive(Default)]
pub(crate) struct News {
    /// Live tables that have moved on, and how far.
    tables: Mutex<HashMap<String, u64>>,
    tables_came: Notify,
    /// Tables of which the lobby shows something else.
    listed: Mutex<HashSet<String>>,
    listed_came: Notify,
}

impl House {
    /// Says whether other nodes may share the store.
    pub(crate) fn is_shared(&self) -> bool {
        self.config.bus.is_shared()
    }

    /// Tells the other nodes something of a table, if there may be any.
    pub(crate) fn tell_nodes(&self, table: &str, notice: impl FnOnce() -> Notice) {
        if self.is_shared() {
            let words = notice().words();
            self.config.bus.publish(&topic_of(table), &words);
        }
    }

    pub(crate) fn follow_table(&self, table: &str) {
        self.config.bus.follow(&topic_of(table));
    }

    pub(crate) fn leave_table(&self, table: &str) {
        self.config.bus.leave(&topic_of(table));
    }

    /// Shows a table in the lobby as it is now, here and on other nodes.
    pub(crate) fn list(&self, id: &str, code: Option<&str>, table: &Table) {
        if self.lobby.update(id, code, table) && self.is_shared() {
            let table = id.to_owned();
            let words = Notice::Listed { table }.words();
            self.config.bus.publish(LOBBY, &words);
        }
    }

    /// Slows down an address that types wrong codes, on all nodes.
    pub(crate) fn wrong_code(&self, address: IpAddr, now: Instant) {
        self.codes.wrong(address, now);
        if self.is_shared() {
            let words = Notice::WrongCode { address }.words();
            self.config.bus.publish(DOORS, &words);
        }
    }

    /// Hears what other nodes tell, for as long as the server runs.
    pub(crate) async fn hear_nodes(self: Arc<House>) {
        let Some(mut heard) = self.config.bus.listen() else {
            return;
        };
        self.config.bus.follow(LOBBY);
        self.config.bus.follow(DOORS);
        let mut lost = None;
        while !self.is_going_down() {
            match tokio::time::timeout(LOOK_AT_ALL, heard.recv()).await {
                Ok(Some(Heard::Told { topic, words })) => self.hear(&topic, &words),
                Ok(Some(Heard::Joined)) => {
                    self.metrics.bus_joined.set(1);
                    log::line("bus_joined", []);
                    lost = None;
                }
                Ok(Some(Heard::Lost { why })) => {
                    self.metrics.bus_joined.set(0);
                    // Said once, not at every new try.
                    if lost.as_ref() != Some(&why) {
                        log::line("bus_lost", [("why", why.as_str().into())]);
                        lost = Some(why);
                    }
                }
                Ok(None) => return,
                Err(_) => {}
            }
        }
    }

    fn hear(&self, topic: &str, words: &[u8]) {
        self.metrics.bus_heard_total.add(1);
        let Some(notice) = Notice::read(words) else {
            return;
        };
        match (table_of(topic), notice) {
            (Some(table), Notice::Moved { seq }) => self.hear_moved(table, seq),
            (Some(table), notice) => {
                if let Some(way) = self.way(table) {
                    // A hint that finds no room is lost, like one on the bus.
                    let _ = way.sender.try_send(ToTable::Notice(notice));
                }
            }
            (None, Notice::Listed { table }) => {
                lock(&self.news.listed).insert(table);
                self.news.listed_came.notify_one();
            }
            (None, Notice::LetThrough { door, by }) => self.hear_of_door(&door, &by),
            (None, Notice::WrongCode { address }) => self.codes.wrong(address, Instant::now()),
            (None, _) => {}
        }
    }

    fn hear_moved(&self, table: &str, seq: u64) {
        let way = self.way(table);
        if way.is_some_and(|way| way.head.load(Ordering::Relaxed) < seq) {
            lock(&self.news.tables).insert(table.to_owned(), seq);
            self.news.tables_came.notify_one();
        }
    }

    /// Follows the logs of all tables that are live here, for as long as the server runs.
    pub(crate) async fn follow_logs(self: Arc<House>) {
        let mut looks = tokio::time::interval(LOOK_AT_ALL);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut refreshed = Instant::now();
        while !self.is_going_down() {
            let all = tokio::select! {
                () = self.news.tables_came.notified() => false,
                _ = looks.tick() => true,
            };
            if !self.is_shared() {
                continue;
            }
            if all {
                self.tell_of_doors();
            }
            self.look(all).await;
            if refreshed.elapsed() >= self.config.refresh {
                refreshed = Instant::now();
                for (_, way) in self.ways() {
                    let _ = way.sender.try_send(ToTable::Refresh);
                }
            }
        }
    }

    /// Loads what others have appended to tables that are live here, all in one question:
    /// to those that are said to have moved on, or to any.
    async fn look(&self, all: bool) {
        let news = std::mem::take(&mut *lock(&self.news.tables));
        let heads = self.ways().into_iter().map(|(id, way)| {
            let head = way.head.load(Ordering::Relaxed);
            (id, head)
        });
        let moved = |id: &str, head| news.get(id).is_some_and(|seq| *seq > head);
        let behind: Vec<(String, u64)> =
            heads.filter(|(id, head)| all || moved(id, *head)).collect();
        if behind.is_empty() {
            return;
        }
        // A database that is away is told where somebody moves; the next look finds it all.
        for (id, rows) in self.store.load_many(behind).await.unwrap_or_default() {
            if let Some(way) = self.way(&id) {
                // A table that is too busy to take it is found behind the next time.
                let _ = way.sender.try_send(ToTable::Tail(rows));
            }
        }
    }

    /// Keeps the list of public tables, for as long as the server runs: those of an earlier
    /// run, and those of other nodes.
    pub(crate) async fn list_public(self: Arc<House>) {
        let mut looked = HashMap::new();
        let mut next = Instant::now();
        while !self.is_going_down() {
            if next <= Instant::now() && (looked.is_empty() || self.is_shared()) {
                next = Instant::now() + LIST_AGAIN;
                self.list_running(&mut looked).await;
            }
            let came = self.news.listed_came.notified();
            if tokio::time::timeout(LOOK_AT_ALL, came).await.is_ok() {
                tokio::time::sleep(GATHER).await;
                self.list_changed().await;
            }
        }
    }

    /// Looks up the tables of which the lobby shows something else.
    async fn list_changed(&self) {
        let changed = std::mem::take(&mut *lock(&self.news.listed));
        for id in changed.iter().filter(|id| !self.is_live(id)) {
            match self.load(id).await {
                Ok((info, table)) => {
                    self.lobby.update(id, info.code.as_deref(), &table);
                }
                Err(_) => self.lobby.remove(id),
            }
        }
    }

    /// Looks up the latest tables that others have changed since the last time, and lists
    /// those no more that are closed.
    async fn list_running(&self, looked: &mut HashMap<String, u64>) {
        let Ok(running) = self.store.running(LISTED).await else {
            return;
        };
        let changed =
            |info: &&TableInfo| looked.get(&info.id) != Some(&info.seq) && !self.is_live(&info.id);
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
        if running.len() < LISTED {
            let gone = |id: &String| !running.iter().any(|info| info.id == *id);
            let listed = self.lobby.ids().into_iter();
            for id in listed.filter(gone).filter(|id| !self.is_live(id)) {
                self.lobby.remove(&id);
            }
        }
        *looked = running
            .into_iter()
            .map(|info| (info.id, info.seq))
            .collect();
    }
}
