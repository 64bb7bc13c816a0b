//! The fault campaign: nodes, database and bus break while many games are played.

use crate::run;

/// How long the campaign of every test run breaks things.
const SHORT: u64 = 25;
/// And that of the long ones.
const LONG: u64 = 600;
/// The seed of the test runs; another one gives other faults.
const SEED: u64 = 1;

/// From so many seconds on a campaign is worth a build of its own.
const WORTH_A_BUILD: u64 = 300;

/// Runs a campaign, with assertions: only so clocks jump and faults are planted. A short one
/// takes the build of the tests; how quickly people are back after a long one is that of an
/// optimised program.
pub(crate) fn run_campaign(seconds: u64, seed: u64, more: &[&str]) -> anyhow::Result<()> {
    let profile = match seconds >= WORTH_A_BUILD {
        true => "campaign",
        false => "dev",
    };
    let (seconds, seed) = (seconds.to_string(), seed.to_string());
    let campaign = ["run", "--quiet", "--profile", profile];
    let campaign = [&campaign[..], &["-p", "antedate-faults", "--"]].concat();
    let told = ["--seconds", &seconds, "--seed", &seed];
    run("cargo", &[&campaign[..], &told, more].concat())
}

/// Runs the campaign that belongs to the tests.
pub(crate) fn test(long: bool) -> anyhow::Result<()> {
    match long {
        true => run_campaign(LONG, SEED, &[]),
        // Fewer tables: other tests run on the same two processors.
        false => run_campaign(SHORT, SEED, &["--tables", "60"]),
    }
}
