//! Pictures of every screen, for looking at; the README shows a few of them.

use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::{finish, target_folder, web};

/// The pictures that the README shows.
const OF_README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/screenshots");

/// Builds the program, plays games in Chromium and writes `target/screenshots`; the pictures
/// of the README are replaced by the new ones.
pub(crate) fn run() -> anyhow::Result<()> {
    let folder = Path::new(&target_folder()).join("screenshots");
    // Pictures of screens that are no more would stay for ever.
    if folder.is_dir() {
        fs::remove_dir_all(&folder).context("the old pictures cannot be removed")?;
    }
    web::install()?;
    let mut shots = web::in_chromium(&["run", "shots"])?;
    finish(shots.env("ANTEDATE_SHOTS", &folder))?;
    replace_known(&folder, Path::new(OF_README))
}

/// Replaces each picture in a folder by the new one of that name.
fn replace_known(new: &Path, known: &Path) -> anyhow::Result<()> {
    for entry in
        fs::read_dir(known).with_context(|| format!("{} cannot be read", known.display()))?
    {
        let name = entry?.file_name();
        fs::copy(new.join(&name), known.join(&name)).with_context(|| {
            format!(
                "{} shows {}, which was not taken",
                known.display(),
                name.display()
            )
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_pictures_are_replaced() {
        let (new, known) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        fs::write(new.path().join("home.webp"), "new").unwrap();
        fs::write(new.path().join("other.webp"), "new").unwrap();
        fs::write(known.path().join("home.webp"), "old").unwrap();
        replace_known(new.path(), known.path()).unwrap();
        assert_eq!(fs::read(known.path().join("home.webp")).unwrap(), b"new");
        assert!(!known.path().join("other.webp").exists());
        fs::write(known.path().join("gone.webp"), "old").unwrap();
        let error = replace_known(new.path(), known.path()).unwrap_err();
        assert!(error.to_string().contains("gone.webp"), "{error}");
    }

    /// No picture is kept in the repository that the README does not show.
    #[test]
    fn the_readme_shows_every_picture_that_is_kept() {
        let readme = include_str!("../../README.md");
        for entry in fs::read_dir(OF_README).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(
                readme.contains(&format!("docs/screenshots/{name}")),
                "{name}"
            );
        }
    }
}
