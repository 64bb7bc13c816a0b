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
                write_process(&mut text);
                text
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
pub(crate) struct Number(AtomicU64);

impl Number {
    pub(crate) fn add(&self, n: u64) {
        self.0.fetch_add(n, Relaxed);
    }

    pub(crate) fn take(&self, n: u64) {
        self.0.fetch_sub(n, Relaxed);
    }

    pub(crate) fn set(&self, n: u64) {
        self.0.store(n, Relaxed);
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

/// Writes what this process has used, under the names Prometheus' own clients give it.
fn write_process(text: &mut String) {
    if let Ok(used) = cpu_time::ProcessTime::try_now() {
        let seconds = used.as_duration().as_secs_f64();
        let _ = write!(
            text,
            "# HELP process_cpu_seconds_total Time the processors spent on this process, in seconds.\n# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {seconds}\n"
        );
    }
    if let Some(bytes) = resident_bytes() {
        let _ = write!(
            text,
            "# HELP process_resident_memory_bytes Memory this process holds, in bytes.\n# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}\n"
        );
    }
}

/// Returns how much memory this process holds, on systems that say so in `/proc`.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib = line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?;
    Some(kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn what_the_process_has_used_is_told() {
        let text = Metrics::default().text();
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|line| line.trim().parse::<f64>().ok())
        };
        assert!(value("process_cpu_seconds_total ").is_some_and(|s| s > 0.0));
        assert!(value("process_resident_memory_bytes ").is_some_and(|b| b > 1e6));
    }

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
