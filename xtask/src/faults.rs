//! The fault campaign: nodes, database and bus break while many games are played.

use crate::{build_all, built, run};

/// How long the campaign of every test run breaks things.
const SHORT_SECONDS: u64 = 25;
/// And that of the long ones.
const LONG_SECONDS: u64 = 600;
/// The seed of the test runs; another one gives other faults.
const SEED: u64 = 1;

/// From so many seconds on a campaign is worth a build of its own.
const MIN_RELEASE_SECONDS: u64 = 300;

/// Runs a campaign, with assertions: only so clocks jump and faults are planted. A short one
/// takes the build of the tests; how quickly people are back after a long one is that of an
/// optimised program.
pub(crate) fn run_campaign(seconds: u64, seed: u64, more: &[&str]) -> anyhow::Result<()> {
    let folder = if seconds >= MIN_RELEASE_SECONDS {
        let build = ["build", "--quiet", "-p", "antedate-faults"];
        run("cargo", &[&build[..], &["--profile", "campaign"]].concat())?;
        "campaign"
    } else {
        build_all()?;
        "debug"
    };
    let program = built(folder, "antedate-faults");
    let (seconds, seed) = (seconds.to_string(), seed.to_string());
    let told = ["--seconds", &seconds, "--seed", &seed];
    run(&program, &[&told, more].concat())
}

/// Runs the campaign that belongs to the tests.
pub(crate) fn test(long: bool) -> anyhow::Result<()> {
    match long {
        true => run_campaign(LONG_SECONDS, SEED, &[]),
        // Fewer tables: other tests run on the same two processors.
        false => run_campaign(SHORT_SECONDS, SEED, &["--tables", "60"]),
    }
}
