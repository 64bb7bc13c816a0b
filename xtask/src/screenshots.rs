//! Pictures of every screen, for the README and for looking at.

use anyhow::Context;

use crate::{finish, web};

/// Builds the program, plays games in Chromium and writes `docs/screenshots`.
pub(crate) fn run() -> anyhow::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/screenshots");
    // Pictures of screens that are no more would stay for ever.
    if std::path::Path::new(folder).is_dir() {
        std::fs::remove_dir_all(folder).context("the old pictures cannot be removed")?;
    }
    web::install()?;
    let mut shots = web::in_chromium(&["run", "shots"])?;
    finish(shots.env("ANTEDATE_SHOTS", folder))
}
