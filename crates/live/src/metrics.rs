//! What is counted about live tables.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

macro_rules! metrics {
    ($($name:ident: $kind:literal, $help:literal;)*) => {
        /// What is counted about live tables.
        #[derive(Default)]
        pub struct Metrics {
            $(#[doc = $help] pub $name: Counter,)*
        }

        impl Metrics {
            /// Lists all counters: name, kind (as Prometheus calls it), meaning and value.
            pub fn all(&self) -> impl Iterator<Item = (&'static str, &'static str, &'static str, u64)> {
                [$((stringify!($name), $kind, $help, self.$name.get()),)*].into_iter()
            }
        }
    };
}

metrics! {
    connections: "gauge", "WebSocket connections open now.";
    tables_live: "gauge", "Tables in memory now.";
    tables_made_total: "counter", "Tables made since the start.";
    tables_removed_total: "counter", "Tables removed because they were old.";
    messages_total: "counter", "Messages of clients received.";
    refused_total: "counter", "Messages of clients refused.";
    entries_total: "counter", "Entries appended to the log.";
    frames_total: "counter", "Frames sent to viewers.";
    bot_moves_total: "counter", "Moves made by bots and expired clocks.";
    slow_readers_total: "counter", "Connections closed because they did not read.";
    races_total: "counter", "Appends that lost a race and were decided again.";
    store_errors_total: "counter", "Appends that the store refused.";
    entries_of_others_total: "counter", "Entries that other nodes appended to tables live here.";
    work_lent_total: "counter", "Tables whose due work the store lent to this node.";
    bus_joined: "gauge", "1 while the bus to other nodes can be used.";
    bus_heard_total: "counter", "Notices of other nodes received.";
}

/// One number.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds to it.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Relaxed);
    }

    /// Subtracts from it.
    pub fn sub(&self, n: u64) {
        self.0.fetch_sub(n, Relaxed);
    }

    /// Replaces it.
    pub fn set(&self, n: u64) {
        self.0.store(n, Relaxed);
    }

    /// Returns it.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}
