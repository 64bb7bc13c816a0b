//! A disk with a cache: what was synced stays, what was only written may be lost in parts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::trace::Act;

/// What a disk writes at once; a longer write can be torn between two of them.
const SECTOR: usize = 512;

/// The files as they are for sure, and what the cache still holds.
#[derive(Default)]
pub(crate) struct Disk {
    files: BTreeMap<PathBuf, File>,
}

#[derive(Default)]
struct File {
    /// As it was at the last sync.
    synced: Vec<u8>,
    waiting: Vec<Change>,
    /// Whether it has a name now, and whether it had one when the folder was last synced.
    named: bool,
    name_synced: bool,
}

#[derive(Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Cut(usize),
}

impl Disk {
    pub(crate) fn take(&mut self, act: &Act) {
        match act {
            Act::Wrote(path, at, bytes) => {
                self.file(path)
                    .waiting
                    .push(Change::Write(*at, bytes.clone()));
            }
            Act::Cut(path, length) => {
                self.file(path).waiting.push(Change::Cut(*length));
            }
            Act::Synced(path) => match self.files.get_mut(path) {
                Some(file) => file.sync(),
                None => self.sync_names(path),
            },
            Act::Removed(path) => self.file(path).named = false,
            Act::Acknowledged(_) => {}
        }
    }

    fn file(&mut self, path: &Path) -> &mut File {
        let file = self.files.entry(path.to_owned()).or_default();
        file.named = true;
        file
    }

    fn sync_names(&mut self, folder: &Path) {
        let inside = self.files.iter_mut();
        for (_, file) in inside.filter(|(path, _)| path.parent() == Some(folder)) {
            file.name_synced = file.named;
        }
    }

    /// Writes what is left after a cut into a folder; `chance` decides what the cache had
    /// just written.
    pub(crate) fn write_to(&self, folder: &Path, mut chance: impl FnMut() -> u64) {
        for (path, file) in &self.files {
            let left = file.after_cut(&mut chance);
            if let (Some(left), Some(name)) = (left, path.file_name()) {
                fs::write(folder.join(name), left).unwrap();
            }
        }
    }
}

impl File {
    fn sync(&mut self) {
        for change in self.waiting.drain(..) {
            change.apply(&mut self.synced);
        }
    }

    fn after_cut(&self, chance: &mut impl FnMut() -> u64) -> Option<Vec<u8>> {
        // How much of the cache gets through: nothing, all, or any part of it.
        let share = [0, 100, 50, 90][chance() as usize % 4];
        let named = if chance().is_multiple_of(2) {
            self.named
        } else {
            self.name_synced
        };
        if !named {
            return None;
        }
        let mut left = self.synced.clone();
        let sectors = self.waiting.iter().flat_map(Change::sectors);
        for sector in sectors.filter(|_| chance() % 100 < share) {
            sector.apply(&mut left);
        }
        Some(left)
    }
}

impl Change {
    /// Splits a change into what a disk does at once.
    fn sectors(&self) -> Vec<Change> {
        let Change::Write(at, bytes) = self else {
            return vec![self.clone()];
        };
        let mut sectors = Vec::new();
        let mut from = 0;
        while from < bytes.len() {
            let room = SECTOR - (at + from) % SECTOR;
            let to = (from + room).min(bytes.len());
            sectors.push(Change::Write(at + from, bytes[from..to].to_vec()));
            from = to;
        }
        sectors
    }

    fn apply(&self, file: &mut Vec<u8>) {
        match self {
            Change::Write(at, bytes) => {
                let end = at + bytes.len();
                if file.len() < end {
                    file.resize(end, 0);
                }
                file[*at..end].copy_from_slice(bytes);
            }
            Change::Cut(length) => file.resize(*length, 0),
        }
    }
}
