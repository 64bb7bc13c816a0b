//! Numbers for operators, as Prometheus reads them. None carries a table's name.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

macro_rules! metrics {
    ($($name:ident: $kind:literal, $help:literal;)*) => {
        /// What is counted.
        #[derive(Default)]
        pub(crate) struct Metrics {
            $(pub(crate) $name: Number,)*
        }

        impl Metrics {
            /// Writes all numbers in Prometheus' text format.
            pub(crate) fn text(&self) -> String {
                let mut text = String::new();
                $(write_one(&mut text, stringify!($name), $kind, $help, &self.$name);)*
                text
            }
        }
    };
}

metrics! {
    connections: "gauge", "WebSocket connections open now.";
    tables_live: "gauge", "Tables in memory now.";
    tables_made_total: "counter", "Tables made since the start.";
    messages_total: "counter", "Messages of clients received.";
    refused_total: "counter", "Messages of clients refused.";
    entries_total: "counter", "Entries appended to the log.";
    frames_total: "counter", "Frames sent to viewers.";
    bot_moves_total: "counter", "Moves made by bots and expired clocks.";
    slow_readers_total: "counter", "Connections closed because they did not read.";
    races_total: "counter", "Appends that lost a race and were decided again.";
    store_errors_total: "counter", "Appends that the store refused.";
}

/// One number.
#[derive(Default)]
pub(crate) struct Number(AtomicU64);

impl Number {
    pub(crate) fn add(&self, n: u64) {
        self.0.fetch_add(n, Relaxed);
    }

    pub(crate) fn take(&self, n: u64) {
        self.0.fetch_sub(n, Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

fn write_one(text: &mut String, name: &str, kind: &str, help: &str, number: &Number) {
    let value = number.get();
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "# HELP antedate_{name} {help}\n# TYPE antedate_{name} {kind}\nantedate_{name} {value}\n"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.connections.add(3);
        metrics.connections.take(1);
        let text = metrics.text();
        assert!(text.contains("# TYPE antedate_connections gauge\nantedate_connections 2\n"));
        assert!(text.contains("antedate_messages_total 0\n"), "{text}");
    }
}
