//! Numbers for operators, as Prometheus reads them. None carries a table's name.

use std::fmt::Write;

use antedate_live::Metrics;

/// Writes all numbers in Prometheus' text format.
pub(crate) fn text(metrics: &Metrics) -> String {
    let mut text = String::new();
    for (name, kind, help, value) in metrics.all() {
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "# HELP antedate_{name} {help}\n# TYPE antedate_{name} {kind}\nantedate_{name} {value}\n"
        );
    }
    write_process(&mut text);
    text
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
        let text = text(&Metrics::default());
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
        metrics.connections.sub(1);
        let text = text(&metrics);
        assert!(text.contains("# TYPE antedate_connections gauge\nantedate_connections 2\n"));
        assert!(text.contains("antedate_messages_total 0\n"), "{text}");
    }
}
