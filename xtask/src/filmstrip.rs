//! The moments that a game is played for, as strips of eight frames: for looking at.

use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::{finish, web};

const STRIPS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/filmstrips");

/// Builds the program, plays in Chromium with the time held, and writes the strips anew.
pub(crate) fn run() -> anyhow::Result<()> {
    // A strip of a moment that is no more would stay for ever.
    if Path::new(STRIPS).is_dir() {
        fs::remove_dir_all(STRIPS).context("the old strips cannot be removed")?;
    }
    web::install()?;
    let mut films = web::in_chromium(&["run", "filmstrip"])?;
    finish(films.env("ANTEDATE_FILMSTRIPS", STRIPS))
}
