//! The clock of a node.
//!
//! Deadlines must mean the same on every node, so nodes that share a database go by its
//! clock. The database is asked every few seconds; in between, the monotonic time since the
//! last answer is added, so a wall clock that is wrong or jumps on this machine changes nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use antedate_store::Store;

use crate::config::Clock;
use crate::registry::TableRegistry;

/// How often the database is asked.
const SYNC_INTERVAL: Duration = Duration::from_secs(5);
/// An answer with a longer round trip is too inexact.
const MAX_ROUND_TRIP: Duration = Duration::from_millis(250);
/// How long a node that starts waits for the time.
const FIRST_SYNC_TIMEOUT: Duration = Duration::from_secs(2);
/// Smaller differences, in milliseconds, are jitter of the network.
const MAX_JITTER_MS: i64 = 20;
const UNKNOWN: i64 = i64::MIN;

/// Tells the time.
pub(crate) struct NodeClock {
    own: Clock,
    started: Instant,
    /// What the database's clock showed when this node started.
    at_start: AtomicI64,
}

impl NodeClock {
    pub(crate) fn new(own: Clock) -> NodeClock {
        NodeClock {
            own,
            started: Instant::now(),
            at_start: AtomicI64::new(UNKNOWN),
        }
    }

    /// Returns the time in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        match self.at_start.load(Ordering::Relaxed) {
            UNKNOWN => (self.own)(),
            at_start => at_start + millis(self.started.elapsed()),
        }
    }

    /// Asks the database. A slow answer is ignored, unless it is the first. Says whether to ask
    /// again: not every store has a clock.
    async fn sync(&self, store: &dyn Store) -> bool {
        let asked = Instant::now();
        let shown = match store.clock().await {
            Ok(Some(shown)) => shown,
            Ok(None) => return false,
            Err(_) => return true,
        };
        let took = asked.elapsed();
        let known = self.at_start.load(Ordering::Relaxed);
        if known != UNKNOWN && took > MAX_ROUND_TRIP {
            return true;
        }
        let at_start = shown - millis(asked - self.started + took / 2);
        if known == UNKNOWN || (at_start - known).abs() > MAX_JITTER_MS {
            self.at_start.store(at_start, Ordering::Relaxed);
        }
        true
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl TableRegistry {
    /// Reads the database's clock before anything is decided by it.
    pub(crate) async fn first_clock_sync(&self) {
        let synced = self.context.clock.sync(&*self.store);
        let _ = tokio::time::timeout(FIRST_SYNC_TIMEOUT, synced).await;
    }

    /// Follows the database's clock, for as long as the node runs.
    pub(crate) async fn sync_clock(self: Arc<TableRegistry>) {
        while self.context.clock.sync(&*self.store).await && !self.is_going_down() {
            tokio::time::sleep(SYNC_INTERVAL).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn once_the_database_is_known_a_jump_of_this_machines_clock_changes_nothing() {
        let own = Arc::new(AtomicI64::new(1_000));
        let shown = own.clone();
        let time = NodeClock::new(Arc::new(move || shown.load(Ordering::Relaxed)));
        assert_eq!(time.now(), 1_000);
        time.at_start.store(500_000, Ordering::Relaxed);
        own.store(9_000_000, Ordering::Relaxed);
        let now = time.now();
        assert!((500_000..560_000).contains(&now), "{now}");
    }
}
