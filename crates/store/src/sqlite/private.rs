//! Folders and files that are their owner's alone, on systems that know owners: a database
//! holds the secrets of running games and what people said.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a data folder, with those above it. One that is there is left as it is.
///
/// # Errors
/// It cannot be made.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes an empty file unless there is one. SQLite takes it for a new database, and gives
/// what it puts beside a database the same mode.
pub(super) fn make_file(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}
