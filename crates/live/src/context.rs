//! What all live tables of a program share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use antedate_store::TableLog;
use tokio::sync::Semaphore;

use crate::actor::ConnectionId;
use crate::clock::NodeClock;
use crate::config::Config;
use crate::error::LiveError;
use crate::metrics::Metrics;
use crate::notice::{Notice, topic_of};
use crate::save_health::SaveHealth;

/// What all live tables of a program share: settings, the log they append to, the clock, the
/// way to other nodes, and counters.
pub struct TableContext {
    /// The settings.
    pub config: Config,
    /// The counters.
    pub metrics: Metrics,
    /// Whether saving works.
    pub saving: SaveHealth,
    pub(crate) log: Arc<dyn TableLog>,
    pub(crate) clock: NodeClock,
    /// The random number of this node, drawn anew at each start.
    pub(crate) node: u64,
    /// How many bots may think at once.
    pub(crate) thinkers: Arc<Semaphore>,
    next_connection: AtomicU64,
}

impl TableContext {
    /// Makes the context of tables that append to `log`.
    pub fn new(config: Config, log: Arc<dyn TableLog>) -> TableContext {
        TableContext {
            log,
            metrics: Metrics::default(),
            saving: SaveHealth::default(),
            clock: NodeClock::new(config.clock.clone()),
            node: config.chance.number(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            next_connection: AtomicU64::new(1),
            config,
        }
    }

    /// Returns the time in milliseconds since 1970, by the clock of the database if it has one.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    /// Says whether other nodes may share the store.
    pub fn is_shared(&self) -> bool {
        self.config.bus.is_shared()
    }

    /// Publishes a notice about a table, if there may be other nodes.
    pub(crate) fn notify_nodes(&self, table: &str, notice: impl FnOnce() -> Notice) {
        if self.is_shared() {
            let notice = notice().encode();
            self.config.bus.publish(&topic_of(table), &notice);
        }
    }

    pub(crate) fn subscribe(&self, table: &str) {
        self.config.bus.follow(&topic_of(table));
    }

    pub(crate) fn unsubscribe(&self, table: &str) {
        self.config.bus.leave(&topic_of(table));
    }

    /// Refuses a level of bot that is not offered.
    pub(crate) fn check_level(&self, level: &str) -> Result<(), LiveError> {
        if self.config.levels.iter().any(|known| known == level) {
            return Ok(());
        }
        let known = self.config.levels.join(", ");
        Err(LiveError::BadLevel { known })
    }
}
