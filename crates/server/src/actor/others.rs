//! What other nodes do at a table that is live here too.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use antedate_store::Row;
use antedate_tables::{Entry, Stored, Table};
use antedate_wire::{Hint, PlayerNumber};

use super::appending::Failure;
use super::telling::{Kind, Told};
use super::{Actor, Next};
use crate::error::Problem;
use crate::notice::Notice;

/// What a node says of its people is believed so long; it says it again before that.
const BELIEVED: Duration = Duration::from_secs(40);
/// A look at the log that somebody waits for takes no longer.
const SHORT_LOOK: Duration = Duration::from_secs(1);
/// More nodes than this are not believed to be at one table.
const MOST_NODES: usize = 64;

/// Who is at the table on other nodes.
#[derive(Default)]
pub(super) struct Elsewhere(HashMap<u64, There>);

struct There {
    here: Vec<PlayerNumber>,
    watching: u32,
    until: Instant,
}

impl Elsewhere {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Lists the players who are there, perhaps several times, and counts those who watch.
    pub(super) fn all(&self) -> (Vec<PlayerNumber>, u32) {
        let here = self.0.values().flat_map(|there| there.here.iter().copied());
        let watching = self.0.values().map(|there| there.watching);
        (here.collect(), watching.fold(0, u32::saturating_add))
    }

    /// Believes a node; says whether that changes anything.
    fn believe(&mut self, node: u64, here: Vec<PlayerNumber>, watching: u32) -> bool {
        if here.is_empty() && watching == 0 {
            return self.0.remove(&node).is_some();
        }
        if self.0.len() >= MOST_NODES && !self.0.contains_key(&node) {
            return false;
        }
        let until = Instant::now() + BELIEVED;
        let there = There {
            here,
            watching,
            until,
        };
        let same = |old: &There| old.here == there.here && old.watching == there.watching;
        let changes = !self.0.get(&node).is_some_and(same);
        self.0.insert(node, there);
        changes
    }

    /// Forgets nodes that have said nothing for long; says whether there were any.
    fn forget(&mut self, now: Instant) -> bool {
        let before = self.0.len();
        self.0.retain(|_, there| there.until > now);
        self.0.len() != before
    }
}

impl Actor {
    /// Loads what others have appended and tells it as if it had been appended here. Says
    /// whether there was something.
    pub(super) async fn look_at_log(&mut self) -> Result<bool, Failure> {
        let rows = self.house.store.load(self.id.clone(), self.table.seq());
        let rows = rows.await.map_err(|error| Failure::of(error.into()))?;
        self.fold_tail(rows).await
    }

    /// Looks at the log before something is answered that another node may have changed. A
    /// database that does not answer is not waited for: what is known here is told then.
    pub(super) async fn look_if_shared(&mut self) {
        if !self.house.is_shared() {
            return;
        }
        let rows = self.house.store.load(self.id.clone(), self.table.seq());
        if let Ok(Ok(rows)) = tokio::time::timeout(SHORT_LOOK, rows).await {
            // Whatever is wrong with it is found out by whoever asks for more.
            let _ = self.fold_tail(rows).await;
        }
    }

    /// Takes what the house has found in the log for this table.
    pub(super) async fn take_tail(&mut self, rows: Vec<Row>) -> Next {
        match self.fold_tail(rows).await {
            Ok(_) | Err(Failure::Refused(_)) => Next::On,
            Err(broken) => self.failed(broken, |_, _| ()),
        }
    }

    async fn fold_tail(&mut self, rows: Vec<Row>) -> Result<bool, Failure> {
        let before = self.table.seq();
        let mut told = Told::default();
        for row in rows {
            let next = self.table.seq() + 1;
            if row.seq < next {
                continue; // It came here another way meanwhile.
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
                // were kept: only the whole log tells.
                self.start_over().await?;
                return Ok(true);
            };
            told.add(&kind, folded, self);
        }
        let n_new = self.table.seq() - before;
        if n_new == 0 {
            return Ok(false);
        }
        self.house.metrics.entries_of_others_total.add(n_new);
        self.moved_by_others();
        // Whoever appended it has told the other nodes' lobbies.
        if std::mem::take(&mut told.lobby) {
            let code = self.code.as_deref();
            self.house.lobby.update(&self.id, code, &self.table);
        }
        self.tell(told, None);
        Ok(true)
    }

    /// Whoever made the last entry does what is due next.
    fn moved_by_others(&mut self) {
        self.mine = false;
        self.thinking = None;
        self.head.store(self.table.seq(), Ordering::Relaxed);
    }

    /// Reads the whole log and shows everybody the table as it is now.
    pub(super) async fn start_over(&mut self) -> Result<(), Failure> {
        let log = self.house.load_log(&self.id).await.map_err(Failure::of)?;
        let contents = self.table.contents().clone();
        let table = Table::fold(contents, log);
        self.table = table.map_err(|error| Failure::Broken(Problem::damaged(error)))?;
        self.moved_by_others();
        self.forget_old_tokens();
        self.refresh_all();
        let code = self.code.as_deref();
        self.house.list(&self.id, code, &self.table);
        Ok(())
    }

    /// Hears what another node tells of this table.
    pub(super) fn notice(&mut self, notice: Notice) {
        match notice {
            Notice::Presence {
                node,
                here,
                watching,
            } => {
                let is_news = self.elsewhere.believe(node, here, watching);
                if is_news {
                    self.hint_presence();
                }
            }
            Notice::WhoIsHere if !self.people.is_empty() => self.tell_presence(),
            Notice::Typing { player } => self.hint_all(&Hint::Typing { player }),
            _ => {}
        }
    }

    /// Says again who is here, and forgets what other nodes have not said again.
    pub(super) fn refresh_presence(&mut self) {
        if !self.people.is_empty() {
            self.tell_presence();
        }
        if self.elsewhere.forget(Instant::now()) {
            self.hint_presence();
        }
    }

    /// Does what is due here from now on: the store has lent it to this node.
    pub(super) async fn take_over(&mut self) -> Next {
        if self.house.is_shared() {
            match self.look_at_log().await {
                Ok(_) => {}
                Err(Failure::Refused(_)) => return Next::On,
                Err(broken) => return self.failed(broken, |_, _| ()),
            }
        }
        self.mine = true;
        Next::On
    }
}
