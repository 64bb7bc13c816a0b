//! A copy of the database to keep, and the way back.
//!
//! A copy is made by SQLite from one moment of the file, while others write on: it holds
//! all that was acknowledged before it began. Whatever is written here is written under
//! another name, brought to the disk, examined, and only then given its name: a file is
//! complete or absent.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::errors::translate;
use super::salvage::copy_whole;
use super::{Archive, Checked, FolderLock, file_in};
use crate::StoreError;

/// What became of a backup that was put back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// What the backup holds.
    pub checked: Checked,
    /// Where the database is that was there before.
    pub aside: Option<PathBuf>,
}

/// Copies a database to a file of its own, while others may be writing to it.
///
/// # Errors
/// There is no database; the file is there and is not to be replaced; there is no room;
/// the database is damaged, so that the copy would be.
pub fn back_up(database: &Path, to: &Path, replace: bool) -> Result<Checked, StoreError> {
    let archive = Archive::open(database)?;
    if to.exists() && !replace {
        return Err(StoreError::Exists {
            path: to.to_owned(),
        });
    }
    let (part, checked) = copy(&archive, to)?;
    give_name(part, to, replace)?;
    Ok(checked)
}

/// Puts a backup into a data folder that nobody serves. The database that is there is kept
/// beside it under the name `aside`, or, if there is no such name, keeps the backup out.
///
/// # Errors
/// The file is no backup or is damaged, the folder is in use or not empty, there is no room.
pub fn restore(backup: &Path, folder: &Path, aside: Option<&str>) -> Result<Restored, StoreError> {
    let _hold = take_place(folder, aside)?;
    let part = Archive::open(backup).and_then(|archive| copy(&archive, &file_in(folder)));
    put_back(
        part.map_err(|error| of_backup(error, backup))?,
        folder,
        aside,
    )
}

/// What became of a damaged backup of which all that is whole was put back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salvaged {
    /// What was put back.
    pub restored: Restored,
    /// What was not, and why: a sentence each.
    pub left_out: Vec<String>,
}

/// Puts back what is whole of a damaged backup, a table at a time, into a data folder that
/// nobody serves. The backup stays as it is.
///
/// # Errors
/// Nothing of the file can be read, the folder is in use or not empty, there is no room.
pub fn salvage(backup: &Path, folder: &Path, aside: Option<&str>) -> Result<Salvaged, StoreError> {
    let _hold = take_place(folder, aside)?;
    let archive = Archive::open(backup).map_err(|error| of_backup(error, backup))?;
    archive.must_be_current()?;
    let database = file_in(folder);
    let work = tempfile::Builder::new()
        .prefix(".antedate-")
        .tempdir_in(folder)
        .map_err(|error| not_written(&database, &error))?;
    let whole = file_in(work.path());
    let left_out = copy_whole(&archive, &whole)?;
    let part = copy(&Archive::open(&whole)?, &database)?;
    let restored = put_back(part, folder, aside)?;
    Ok(Salvaged { restored, left_out })
}

/// Takes a folder for the database that is to come, if one may come there.
fn take_place(folder: &Path, aside: Option<&str>) -> Result<FolderLock, StoreError> {
    let hold = FolderLock::take(folder)?;
    let database = file_in(folder);
    match database.exists() && aside.is_none() {
        true => Err(StoreError::Exists { path: database }),
        false => Ok(hold),
    }
}

/// Says what is wrong with a backup. To restore a backup is no advice to who does just that.
fn of_backup(error: StoreError, backup: &Path) -> StoreError {
    match error {
        StoreError::NotADatabase { reason, .. } => StoreError::BadBackup {
            path: backup.to_owned(),
            reason,
        },
        other => other,
    }
}

fn put_back(
    (part, checked): (NamedTempFile, Checked),
    folder: &Path,
    aside: Option<&str>,
) -> Result<Restored, StoreError> {
    let database = file_in(folder);
    let aside = match aside.filter(|_| database.exists()) {
        Some(name) => Some(put_aside(&database, &folder.join(name))?),
        None => None,
    };
    // A log without its database would be taken for that of the new one.
    for rest in ["-wal", "-shm"] {
        remove(&with_ending(&database, rest))?;
    }
    give_name(part, &database, false)?;
    Ok(Restored { checked, aside })
}

/// Keeps a database under another name, with the log that belongs to it. Whenever this is
/// cut short, a whole database lies under one of the two names.
fn put_aside(database: &Path, aside: &Path) -> Result<PathBuf, StoreError> {
    let failed = |error: io::Error| not_written(aside, &error);
    if aside.exists() {
        return Err(StoreError::Exists {
            path: aside.to_owned(),
        });
    }
    let log = with_ending(database, "-wal");
    if log.exists() {
        let copy = with_ending(aside, "-wal");
        fs::copy(&log, &copy).map_err(failed)?;
        let copy = File::options().write(true).open(&copy).map_err(failed)?;
        copy.sync_all().map_err(failed)?;
    }
    fs::rename(database, aside).map_err(failed)?;
    sync_folder(folder_of(aside)).map_err(failed)?;
    Ok(aside.to_owned())
}

/// Copies what an archive holds now into a file beside `to`, and examines it: the copy, and
/// not what it was made from, is what somebody will rely on.
fn copy(from: &Archive, to: &Path) -> Result<(NamedTempFile, Checked), StoreError> {
    let part = part_in(folder_of(to), to)?;
    let name = part.path().to_str().ok_or_else(|| StoreError::NotWritten {
        path: to.to_owned(),
        reason: "its name is not UTF-8; choose a plainer one".to_owned(),
    })?;
    let copied = from.db.execute("VACUUM INTO ?1", [name]);
    copied.map_err(|error| match translate(&from.path, &error) {
        StoreError::Full => not_written(to, &io::ErrorKind::StorageFull.into()),
        other => other,
    })?;
    let examined = Archive::open(part.path()).and_then(|copy| copy.check());
    let checked = examined.map_err(|error| error.said_of(&from.path))?;
    match checked.faults.first() {
        None => Ok((part, checked)),
        // A copy is as good as what it was made from.
        Some(fault) => Err(StoreError::NotADatabase {
            path: from.path.clone(),
            reason: fault.clone(),
        }),
    }
}

fn part_in(folder: &Path, whole: &Path) -> Result<NamedTempFile, StoreError> {
    let part = tempfile::Builder::new()
        .prefix(".antedate-")
        .suffix(".part")
        .tempfile_in(folder);
    part.map_err(|error| not_written(whole, &error))
}

/// Brings a file to the disk and gives it its name, in this order.
fn give_name(part: NamedTempFile, path: &Path, replace: bool) -> Result<(), StoreError> {
    let failed = |error: &io::Error| not_written(path, error);
    part.as_file().sync_all().map_err(|error| failed(&error))?;
    let named = match replace {
        true => part.persist(path),
        false => part.persist_noclobber(path),
    };
    named.map_err(|lost| match lost.error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists {
            path: path.to_owned(),
        },
        _ => failed(&lost.error),
    })?;
    sync_folder(folder_of(path)).map_err(|error| failed(&error))
}

/// Brings the names in a folder to the disk, on systems where that is a thing to ask for.
fn sync_folder(folder: &Path) -> io::Result<()> {
    match cfg!(unix) {
        true => File::open(folder)?.sync_all(),
        false => Ok(()),
    }
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(not_written(path, &error)),
        _ => Ok(()),
    }
}

fn not_written(path: &Path, error: &io::Error) -> StoreError {
    let reason = match error.kind() {
        io::ErrorKind::StorageFull => "the disk is full; make room, or choose another".to_owned(),
        _ => error.to_string(),
    };
    StoreError::NotWritten {
        path: path.to_owned(),
        reason,
    }
}
