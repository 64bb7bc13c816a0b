//! Writing a deck's folder: the whole of it or nothing.

use std::io;
use std::path::{Path, PathBuf};

use crate::load::Sources;

/// Why a deck's folder was not written. Nothing is left behind.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SaveError {
    /// There is something already.
    #[error("{} already exists and is not an empty folder; choose another name", .0.display())]
    Exists(PathBuf),
    /// The disk refused.
    #[error("{} cannot be written: {error}", .path.display())]
    Io {
        /// The folder.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
}

/// Writes a deck's files into a new folder. They are written next to it first
/// and moved there in one step, so that the folder is never half-full.
///
/// # Errors
/// The folder exists already, or cannot be written.
pub fn save(sources: &Sources, folder: &Path) -> Result<(), SaveError> {
    let failed = |error| SaveError::Io {
        path: folder.to_owned(),
        error,
    };
    let is_free = match std::fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    if !is_free {
        return Err(SaveError::Exists(folder.to_owned()));
    }
    let beside = beside(folder);
    let written = write_all(sources, &beside).and_then(|()| move_into_place(&beside, folder));
    if written.is_err() {
        // The first error is the one to tell; this is only tidying up.
        let _ = std::fs::remove_dir_all(&beside);
    }
    written.map_err(failed)
}

fn beside(folder: &Path) -> PathBuf {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    folder.with_file_name(format!(".{name}.{}.part", std::process::id()))
}

fn write_all(sources: &Sources, folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    for (name, text) in &sources.files {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}

fn move_into_place(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() {
        std::fs::remove_dir(to)?;
    }
    std::fs::rename(from, to)
}
