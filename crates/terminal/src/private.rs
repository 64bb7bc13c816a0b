//! Folders and files that are their owner's alone, on systems that know owners: a saved game
//! holds its secrets, and whoever has the key to a seat sits there.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a folder, with those above it. One that is there is left as it is.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Says how a file is opened for reading and writing that may have to be made.
pub(crate) fn file_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
