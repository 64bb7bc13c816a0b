//! A PostgreSQL to throw away, for tests.
//!
//! [`Scratch::new`] gives a test a schema of its own in a cluster that the whole test run
//! shares, if the variable [`SHARED`] names one (`cargo xtask test` sees to that, and
//! `cargo xtask postgres COMMAND` for any other command); otherwise the test's process
//! starts a cluster for itself. [`Cluster::start`] gives a test a cluster alone, to stop,
//! pause and restart it.
//!
//! A cluster lives in a temporary folder and listens on a free port of the loopback
//! interface. It ends with the process that started it, however that one ends. PostgreSQL
//! refuses to run as root, so root runs it as the user `postgres`.

mod cluster;

use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

pub use cluster::{Cluster, Durability, bin_folder};

/// The environment variable that names the cluster of a whole test run, by its address.
pub const SHARED: &str = "ANTEDATE_TEST_POSTGRES";

/// A schema of its own in some cluster.
pub struct Scratch {
    /// The cluster's address.
    server: String,
    schema: String,
}

impl Scratch {
    /// Makes a schema in the cluster of this test run.
    pub fn new() -> Scratch {
        Scratch::in_cluster(&shared())
    }

    /// Makes a schema in a certain cluster, given by its address.
    pub fn in_cluster(server: &str) -> Scratch {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let (process, n) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let scratch = Scratch {
            server: server.to_owned(),
            schema: format!("scratch_{process}_{n}"),
        };
        psql(server, &format!("CREATE SCHEMA {}", scratch.schema));
        scratch
    }

    /// Finds a schema again by the address that [`Scratch::url`] gave.
    pub fn at(url: &str) -> Scratch {
        let (server, schema) = url.split_once(SCHEMA).expect("an address of a schema");
        Scratch {
            server: server.to_owned(),
            schema: schema.to_owned(),
        }
    }

    /// Returns the address of the schema, as `--database` takes it.
    pub fn url(&self) -> String {
        with_schema(&self.server, &self.schema)
    }

    /// Returns the same schema's address over another way to the cluster, like a proxy.
    pub fn url_by(&self, server: &str) -> String {
        with_schema(server, &self.schema)
    }

    /// Runs a statement in the schema and returns what it answers, a line a row.
    pub fn sql(&self, statement: &str) -> String {
        let within = format!("SET search_path = {}; {statement}", self.schema);
        psql(&self.server, &within)
    }

    /// Says whether words lie in any byte of the files of the schema.
    pub fn holds(&self, words: &str) -> bool {
        let files = self.sql(FILES);
        files.lines().any(|file| {
            let bytes = std::fs::read(file).expect("a file of the cluster");
            let mut parts = bytes.windows(words.len());
            parts.any(|part| part == words.as_bytes())
        })
    }
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch::new()
    }
}

/// What leads from the cluster's address to that of a schema.
const SCHEMA: &str = "?options=-csearch_path%3D";

fn with_schema(server: &str, schema: &str) -> String {
    format!("{server}{SCHEMA}{schema}")
}

/// Lists the files of all tables and indices of a schema, once they are up to date.
const FILES: &str = "CHECKPOINT;
    WITH ours AS (SELECT oid, reltoastrelid FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace)
    SELECT current_setting('data_directory') || '/' || pg_relation_filepath(oid)
    FROM pg_class WHERE pg_relation_filepath(oid) IS NOT NULL AND (
        oid IN (SELECT oid FROM ours) OR oid IN (SELECT reltoastrelid FROM ours)
        OR oid IN (SELECT indexrelid FROM pg_index
            WHERE indrelid IN (SELECT reltoastrelid FROM ours)))";

/// Returns the address of the cluster of this test run.
fn shared() -> String {
    static OWN: OnceLock<Cluster> = OnceLock::new();
    let own = || OWN.get_or_init(|| Cluster::start(Durability::None)).url();
    std::env::var(SHARED).unwrap_or_else(|_| own())
}

/// Runs statements in a cluster and returns what the last one answers.
fn psql(server: &str, statements: &str) -> String {
    let mut command = Command::new(bin_folder().join("psql"));
    command
        .args([
            "-qAtX",
            "-v",
            "ON_ERROR_STOP=1",
            "-d",
            server,
            "-c",
            statements,
        ])
        .stdin(Stdio::null());
    let output = command.output().expect("psql can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "`{statements}` failed: {said}");
    String::from_utf8_lossy(&output.stdout)
        .trim_end()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schemas_are_apart_and_a_cluster_ends_with_its_owner() {
        let cluster = Cluster::start(Durability::None);
        let (one, other) = (
            Scratch::in_cluster(&cluster.url()),
            Scratch::in_cluster(&cluster.url()),
        );
        one.sql("CREATE TABLE here (n INT); INSERT INTO here VALUES (7)");
        assert_eq!(one.sql("SELECT n FROM here"), "7");
        assert_eq!(other.sql("SELECT to_regclass('here') IS NULL"), "t");
        let folder = cluster.folder().to_owned();
        assert!(folder.join("data").is_dir());
        drop(cluster);
        assert!(!folder.exists(), "nothing is left");
    }
}
