//! Other nodes at which the same table is live: their entries, and who is present there.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use antedate_store::Row;
use antedate_tables::{Entry, Stored, Table};
use antedate_wire::{Hint, PlayerNumber};

use super::appending::Failure;
use super::broadcast::{Broadcast, Kind};
use super::{Actor, LoopControl};
use crate::error::LiveError;
use crate::notice::Notice;

/// How long a node's presence notice is valid; it is renewed before that.
const PRESENCE_TTL: Duration = Duration::from_secs(40);
/// How long somebody waits for a fresh read before a stale one is answered.
const FRESH_READ_TIMEOUT: Duration = Duration::from_secs(1);
/// The presence of more nodes than this is ignored.
const MAX_NODES: usize = 64;

/// Who is present on other nodes.
#[derive(Default)]
pub(super) struct RemotePresence(HashMap<u64, NodePresence>);

struct NodePresence {
    here: Vec<PlayerNumber>,
    watching: u32,
    until: Instant,
}

impl RemotePresence {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Lists the players who are there, perhaps several times, and counts those who watch.
    pub(super) fn all(&self) -> (Vec<PlayerNumber>, u32) {
        let here = self.0.values().flat_map(|there| there.here.iter().copied());
        let watching = self.0.values().map(|there| there.watching);
        (here.collect(), watching.fold(0, u32::saturating_add))
    }

    /// Takes in a node's notice; says whether that changes anything.
    fn update(&mut self, node: u64, here: Vec<PlayerNumber>, watching: u32) -> bool {
        if here.is_empty() && watching == 0 {
            return self.0.remove(&node).is_some();
        }
        if self.0.len() >= MAX_NODES && !self.0.contains_key(&node) {
            return false;
        }
        let until = Instant::now() + PRESENCE_TTL;
        let there = NodePresence {
            here,
            watching,
            until,
        };
        let same = |old: &NodePresence| old.here == there.here && old.watching == there.watching;
        let changes = !self.0.get(&node).is_some_and(same);
        self.0.insert(node, there);
        changes
    }

    /// Drops notices that have expired; says whether there were any.
    fn expire(&mut self, now: Instant) -> bool {
        let before = self.0.len();
        self.0.retain(|_, there| there.until > now);
        self.0.len() != before
    }
}

impl Actor {
    /// Loads what other nodes have appended and sends it as if it had been appended here. Says
    /// whether there was something.
    pub(super) async fn load_tail(&mut self) -> Result<bool, Failure> {
        let rows = self.context.log.load(self.id.clone(), self.table.seq());
        let rows = rows.await.map_err(|error| Failure::of(error.into()))?;
        self.fold_tail(rows).await
    }

    /// Reads the log before something is answered that another node may have changed. A
    /// database that does not answer in time is not waited for: the answer is stale then.
    pub(super) async fn refresh_if_shared(&mut self) {
        if !self.context.is_shared() {
            return;
        }
        let rows = self.context.log.load(self.id.clone(), self.table.seq());
        if let Ok(Ok(rows)) = tokio::time::timeout(FRESH_READ_TIMEOUT, rows).await {
            // Whatever is wrong with it is reported to whoever writes next.
            let _ = self.fold_tail(rows).await;
        }
    }

    /// Takes the tail of the log that the registry has loaded.
    pub(super) async fn take_tail(&mut self, rows: Vec<Row>) -> LoopControl {
        match self.fold_tail(rows).await {
            Ok(_) | Err(Failure::Refused(_)) => LoopControl::On,
            Err(broken) => self.failed(broken, |_, _| ()),
        }
    }

    async fn fold_tail(&mut self, rows: Vec<Row>) -> Result<bool, Failure> {
        let before = self.table.seq();
        let mut broadcast = Broadcast::default();
        for row in rows {
            let next = self.table.seq() + 1;
            if row.seq < next {
                continue; // It was loaded another way meanwhile.
            }
            let stored = Stored::from_json(&row.body)
                .ok()
                .filter(|_| row.seq == next);
            let rewritten = |stored: &Stored| matches!(stored.entry, Entry::Erased);
            let folded = match stored {
                Some(stored) if !rewritten(&stored) => {
                    let kind = Kind::of(&stored.entry);
                    self.table.evolve(stored).map(|folded| (kind, folded)).ok()
                }
                _ => None,
            };
            let Some((kind, folded)) = folded else {
                // Entries that we know have been replaced, or ours are not the ones that
                // were kept: the whole log has to be read.
                self.reload().await?;
                return Ok(true);
            };
            broadcast.add(&kind, folded, self);
        }
        let n_new = self.table.seq() - before;
        if n_new == 0 {
            return Ok(false);
        }
        self.context.metrics.entries_of_others_total.add(n_new);
        self.moved_by_others();
        // Whoever appended it has notified the other nodes' lobbies.
        if std::mem::take(&mut broadcast.lobby)
            && let Some(registry) = &self.registry
        {
            let code = self.code.as_deref();
            registry.lobby.update(&self.id, code, &self.table);
        }
        self.broadcast(broadcast, None);
        Ok(true)
    }

    /// Whoever made the last entry does what is due next.
    fn moved_by_others(&mut self) {
        self.owns_due_work = false;
        self.thinking = None;
        self.head.store(self.table.seq(), Ordering::Relaxed);
    }

    /// Reads the whole log and sends everybody a fresh view.
    pub(super) async fn reload(&mut self) -> Result<(), Failure> {
        let log = self.load_log().await.map_err(Failure::of)?;
        let contents = self.table.contents().clone();
        let table = Table::fold(contents, log);
        self.table = table.map_err(|error| Failure::Broken(LiveError::damaged(error)))?;
        self.moved_by_others();
        self.forget_old_tokens();
        self.refresh_all();
        self.list();
        Ok(())
    }

    /// Takes in a notice of another node about this table.
    pub(super) fn notice(&mut self, notice: Notice) {
        match notice {
            Notice::Presence {
                node,
                here,
                watching,
            } => {
                let is_news = self.remote_presence.update(node, here, watching);
                if is_news {
                    self.hint_presence();
                }
            }
            Notice::WhoIsHere if !self.connections.is_empty() => self.publish_presence(),
            Notice::Typing { player } => self.hint_all(&Hint::Typing { player }),
            _ => {}
        }
    }

    /// Publishes presence again, and drops that of other nodes which has expired.
    pub(super) fn renew_presence(&mut self) {
        if !self.connections.is_empty() {
            self.publish_presence();
        }
        if self.remote_presence.expire(Instant::now()) {
            self.hint_presence();
        }
    }

    /// Does what is due here from now on: the store has leased it to this node.
    pub(super) async fn take_lease(&mut self) -> LoopControl {
        if self.context.is_shared() {
            match self.load_tail().await {
                Ok(_) => {}
                Err(Failure::Refused(_)) => return LoopControl::On,
                Err(broken) => return self.failed(broken, |_, _| ()),
            }
        }
        self.owns_due_work = true;
        LoopControl::On
    }
}
