//! The checks of the web app.

use crate::{command, finish};

/// Checks the types, runs the unit tests, and plays whole games in Chromium against the
/// program itself, with the app that is inside it.
pub(crate) fn run() -> anyhow::Result<()> {
    npm(&["ci", "--no-audit", "--no-fund"])?;
    npm(&["run", "check"])?;
    npm(&["test"])?;
    finish(&mut command(
        "cargo",
        &["build", "--quiet", "--package", "antedate"],
    ))?;
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/debug/antedate");
    let mut e2e = command("npm", &["run", "e2e"]);
    finish(e2e.current_dir(WEB).env("ANTEDATE_BIN", program))
}

const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web");

fn npm(args: &[&str]) -> anyhow::Result<()> {
    finish(command("npm", args).current_dir(WEB))
}
