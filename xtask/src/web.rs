//! The checks of the web app.

use std::process::Command;

use crate::{build_all, built, command, finish};

/// Checks formatting, mistakes and types: Prettier, ESLint and svelte-check.
pub(crate) fn check() -> anyhow::Result<()> {
    install()?;
    npm(&["run", "check"])
}

/// Runs the unit tests, which read the corpus that the tests of Rust have just written, and
/// plays whole games in Chromium against the program itself, with the app that is inside it.
pub(crate) fn test() -> anyhow::Result<()> {
    npm(&["test"])?;
    finish(&mut in_chromium(&["run", "e2e"])?)
}

/// Installs the packages of the web app, those for its tests too.
pub(crate) fn install() -> anyhow::Result<()> {
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Builds the program and returns a call of npm that uses it.
pub(crate) fn in_chromium(args: &[&str]) -> anyhow::Result<Command> {
    build_all()?;
    let mut call = command("npm", args);
    call.current_dir(WEB)
        .env("ANTEDATE_BIN", built("debug", "antedate"));
    Ok(call)
}

const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web");

fn npm(args: &[&str]) -> anyhow::Result<()> {
    finish(command("npm", args).current_dir(WEB))
}
