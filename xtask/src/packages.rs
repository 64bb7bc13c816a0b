//! What is checked of the packages the project depends on: cargo-deny (licences, duplicates,
//! sources, advisories, by `deny.toml`) and cargo-machete (dependencies that nothing uses).

use crate::{command, finish};

/// Said when the advisories could not be checked; it must not be overlooked.
const UNCHECKED: &str = "
WARNING: THE ADVISORIES WERE NOT CHECKED
    The RustSec advisory database could not be fetched, so packages with known vulnerabilities
    or without a maintainer would not be noticed. Everything else in deny.toml was checked.
    Run `cargo deny check advisories` where github.com can be reached.
";

/// Whether the advisories were checked.
#[must_use]
pub(crate) enum Advisories {
    Checked,
    /// The database could not be fetched.
    Unavailable,
}

impl Advisories {
    /// Warns if nothing was checked. Called last, where it is read.
    pub(crate) fn report(&self) {
        if let Advisories::Unavailable = self {
            eprintln!("{UNCHECKED}");
        }
    }
}

pub(crate) fn check() -> anyhow::Result<Advisories> {
    // Without the option it would read everything that was ever built. With the name of this
    // package in its environment it would take itself for a program that cargo runs.
    let mut machete = command("cargo", &["machete", "--skip-target-dir"]);
    finish(machete.env_remove("CARGO_PKG_NAME"))?;
    let checks = ["bans", "licenses", "sources"];
    deny(&["check", "--hide-inclusion-graph"], &checks)?;
    if deny(&["fetch"], &["db"]).is_err() {
        return Ok(Advisories::Unavailable);
    }
    deny(&["check", "--hide-inclusion-graph"], &["advisories"])?;
    Ok(Advisories::Checked)
}

fn deny(task: &[&str], what: &[&str]) -> anyhow::Result<()> {
    let mut deny = command("cargo", &["deny", "--locked"]);
    deny.args(task).args(what);
    // Where the database is not public to this machine, nobody is there to answer.
    finish(deny.env("GIT_TERMINAL_PROMPT", "0"))
}
