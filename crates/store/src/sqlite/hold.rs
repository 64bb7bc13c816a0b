//! The mark that somebody serves a data folder.
//!
//! It is a lock on a file, which the system lets go when the process ends, however it
//! ends: a server that was killed leaves no mark behind that a person must clear away.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// A data folder held by this process until this is dropped.
#[derive(Debug)]
pub struct FolderLock {
    _locked: File,
}

impl FolderLock {
    /// Takes a data folder, which must exist.
    ///
    /// # Errors
    /// Another process holds it, or the mark cannot be written.
    pub fn take(folder: &Path) -> Result<FolderLock, StoreError> {
        let path = mark_in(folder);
        let failed = |error: std::io::Error| StoreError::Io {
            path: path.clone(),
            reason: error.to_string(),
        };
        let mut options = OpenOptions::new();
        let file = options.create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _locked: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse {
                path: super::file_in(folder),
            }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// Says whether a process holds a data folder; changes nothing.
pub fn is_held(folder: &Path) -> bool {
    let mark = File::open(mark_in(folder));
    mark.is_ok_and(|mark| matches!(mark.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

fn mark_in(folder: &Path) -> PathBuf {
    folder.join("antedate.lock")
}
