//! Tests on PostgreSQL: one cluster for a whole run, thrown away at its end.

use std::ffi::OsString;
use std::process::Command;

use antedate_scratch_postgres::{Cluster, Durability, SHARED};
use anyhow::{Context, bail};

use crate::{command, finish};

/// The tests that are run on both stores.
const OF_THE_SERVER: &str = "binary_id(antedate-server::server)";

/// Runs all tests, and those of the server once more on PostgreSQL.
pub(crate) fn test_all() -> anyhow::Result<()> {
    let cluster = Cluster::start(Durability::None);
    let all = &["nextest", "run", "--workspace", "--no-fail-fast"];
    finish(command("cargo", all).env(SHARED, cluster.url()))?;
    let again = &[
        "nextest",
        "run",
        // For one package alone dependencies would be built again, with fewer features.
        "--workspace",
        "--no-fail-fast",
        "-E",
        OF_THE_SERVER,
    ];
    let mut again = command("cargo", again);
    again.env(SHARED, cluster.url());
    finish(again.env("ANTEDATE_TEST_ENGINE", "postgres"))
}

/// Runs a command that finds a cluster in its environment.
pub(crate) fn run(words: &[OsString]) -> anyhow::Result<()> {
    let (program, args) = words.split_first().context("name a command to run")?;
    let cluster = Cluster::start(Durability::None);
    let mut command = Command::new(program);
    let status = command.args(args).env(SHARED, cluster.url()).status();
    let status = status.with_context(|| format!("{} cannot be run", program.display()))?;
    if !status.success() {
        bail!("{} failed", program.display());
    }
    Ok(())
}
