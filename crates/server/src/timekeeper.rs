//! What time it is for a node.
//!
//! Deadlines must mean the same on every node, so nodes that share a database go by its
//! clock. It is asked now and then; in between the time since then is counted, not read from
//! this machine's clock, so a clock that is wrong or jumps here changes nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use antedate_store::Store;

use crate::config::Clock;
use crate::house::House;

/// How often the database is asked.
const ASK: Duration = Duration::from_secs(5);
/// An answer that took longer does not say what time it is now.
const SLOWEST: Duration = Duration::from_millis(250);
/// How long a server that starts waits for the time.
const PATIENCE: Duration = Duration::from_secs(2);
/// Smaller differences are those of the way to the database.
const SMALL: i64 = 20;
const UNKNOWN: i64 = i64::MIN;

/// Tells the time.
pub(crate) struct Timekeeper {
    own: Clock,
    started: Instant,
    /// What the database's clock showed when we started.
    then: AtomicI64,
}

impl Timekeeper {
    pub(crate) fn new(own: Clock) -> Timekeeper {
        Timekeeper {
            own,
            started: Instant::now(),
            then: AtomicI64::new(UNKNOWN),
        }
    }

    /// Returns the time in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        match self.then.load(Ordering::Relaxed) {
            UNKNOWN => (self.own)(),
            then => then + millis(self.started.elapsed()),
        }
    }

    /// Asks the database. An answer that comes too late is passed over, unless it is the
    /// first. Says whether it is worth asking again: not every database has a clock.
    async fn ask(&self, store: &dyn Store) -> bool {
        let asked = Instant::now();
        let shown = match store.clock().await {
            Ok(Some(shown)) => shown,
            Ok(None) => return false,
            Err(_) => return true,
        };
        let took = asked.elapsed();
        let known = self.then.load(Ordering::Relaxed);
        if known != UNKNOWN && took > SLOWEST {
            return true;
        }
        let then = shown - millis(asked - self.started + took / 2);
        if known == UNKNOWN || (then - known).abs() > SMALL {
            self.then.store(then, Ordering::Relaxed);
        }
        true
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl House {
    /// Returns the time in milliseconds since 1970, by the clock of the database if it has one.
    pub(crate) fn now(&self) -> i64 {
        self.time.now()
    }

    /// Learns what time it is before anything is decided by it.
    pub(crate) async fn learn_time(&self) {
        let _ = tokio::time::timeout(PATIENCE, self.time.ask(&*self.store)).await;
    }

    /// Keeps to the database's clock, for as long as the server runs.
    pub(crate) async fn keep_time(self: Arc<House>) {
        while self.time.ask(&*self.store).await && !self.is_going_down() {
            tokio::time::sleep(ASK).await;
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
        let time = Timekeeper::new(Arc::new(move || shown.load(Ordering::Relaxed)));
        assert_eq!(time.now(), 1_000);
        time.then.store(500_000, Ordering::Relaxed);
        own.store(9_000_000, Ordering::Relaxed);
        let now = time.now();
        assert!((500_000..560_000).contains(&now), "{now}");
    }
}
