//! Games kept on disk: one file a table, a line for what it is and a line for each entry
//! of its log.
//!
//! Each entry is on the disk before anybody is told of it, so nothing has to be done when
//! the program ends, however it ends. A last line that was cut short was never told and is
//! dropped. The decks are inside, so that a game goes on with the cards it began with.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::future::ready;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use antedate_decks::{Deck, Filter};
use antedate_store::{Append, Reply, Row, StoreError, TableLog};
use antedate_tables::{Contents, Stored, Table};
use antedate_wire::{Lang, Phase, RuleSet};
use serde::{Deserialize, Serialize};

use crate::private;

#[cfg(test)]
mod tests;

/// How the names of the files end.
const ENDING: &str = "game";
/// The version of the files written.
const VERSION: u32 = 1;

/// Why a game cannot be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The disk refuses.
    #[error("{}: {error}; is the disk full, or the folder not yours?", .path.display())]
    Disk {
        /// Which file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The file is not one of ours, or it is damaged.
    #[error("{}: {why}; move the file away to begin anew", .path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Another window plays this game.
    #[error("{} is being played in another window; go on there", .path.display())]
    Busy {
        /// Which file.
        path: PathBuf,
    },
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Header {
    antedate: u32,
    rules: RuleSet,
    lang: Lang,
    filter: Filter,
    decks: Vec<SavedDeck>,
}

#[derive(Serialize, Deserialize)]
struct SavedDeck {
    id: String,
    json: String,
}

/// The file of one table, open for writing. No other program can open it meanwhile.
pub(crate) struct Saved {
    path: PathBuf,
    file: File,
    /// How much of the file is good.
    length: u64,
}

/// A saved game as the log of a live table. Its file is locked, so there is no other writer and
/// an append loses no race.
pub(crate) struct SavedLog(Mutex<Saved>);

impl SavedLog {
    pub(crate) fn new(saved: Saved) -> SavedLog {
        SavedLog(Mutex::new(saved))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Saved> {
        antedate_live::lock(&self.0)
    }
}

impl TableLog for SavedLog {
    /// Appends entries, all or none, and waits until they are on the disk.
    fn append(&self, append: Append) -> Reply<u64> {
        let mut saved = self.lock();
        let entries = append.entries.iter();
        let lines: String = entries.map(|entry| entry.body.clone() + "\n").collect();
        let written = saved.write(&lines).map_err(|error| saved.failed(&error));
        let last = append.expected + append.entries.len() as u64;
        Box::pin(ready(written.map(|()| last)))
    }

    fn load(&self, _: String, since: u64) -> Reply<Vec<Row>> {
        let mut saved = self.lock();
        let rows = saved.rows(since).map_err(|error| saved.failed(&error));
        Box::pin(ready(rows))
    }
}

/// A game read back.
pub(crate) struct Resumed {
    pub(crate) saved: Saved,
    pub(crate) table: Table,
    pub(crate) lang: Lang,
}

impl Saved {
    /// Begins a new file in `folder` with the entries there are; it is whole or not there.
    pub(crate) fn create(
        folder: &Path,
        name: &str,
        contents: &Contents,
        lang: Lang,
        entries: &[Stored],
    ) -> Result<Saved, SaveError> {
        let pool = contents.pool();
        let deck = |deck: &Arc<Deck>| SavedDeck {
            id: deck.id.clone(),
            json: deck.to_json(),
        };
        let header = Header {
            antedate: VERSION,
            rules: contents.rules(),
            lang,
            filter: pool.filter().clone(),
            decks: pool.decks().iter().map(deck).collect(),
        };
        let header = serde_json::to_string(&header).expect("plain data");
        let path = folder.join(format!("{name}.{ENDING}"));
        let on_disk = |error| disk(&path, error);
        private::make_folder(folder).map_err(|error| disk(folder, error))?;
        let file = private::file_options().create_new(true).open(&path);
        let file = file.map_err(on_disk)?;
        file.try_lock()
            .map_err(|_| SaveError::Busy { path: path.clone() })?;
        let mut saved = Saved {
            path: path.clone(),
            file,
            length: 0,
        };
        match saved.write(&(header + "\n" + &lines_of(entries))) {
            Ok(()) => Ok(saved),
            Err(error) => {
                // Nobody was told of this game. Should the file stay, it is passed over.
                let _ = saved.remove();
                Err(disk(&path, error))
            }
        }
    }

    /// Returns where the file is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let written = self
            .file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => self.length += text.len() as u64,
            // Half a line must not stand before the next one.
            Err(_) => {
                self.file.set_len(self.length)?;
                self.file.seek(SeekFrom::Start(self.length))?;
            }
        }
        written
    }

    /// Reads the entries after `since`. The file is left ready to be appended to.
    fn rows(&mut self, since: u64) -> io::Result<Vec<Row>> {
        self.file.rewind()?;
        let bytes = whole_lines(&mut self.file)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        let text = String::from_utf8(bytes).map_err(io::Error::other)?;
        let entries = text.lines().skip(1).map(str::to_owned);
        let rows = (1..).zip(entries).map(|(seq, body)| Row { seq, body });
        Ok(rows.filter(|row| row.seq > since).collect())
    }

    fn failed(&self, error: &io::Error) -> StoreError {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
            _ => StoreError::Io {
                path: self.path.clone(),
                reason: error.to_string(),
            },
        }
    }

    /// Puts the record of a game beside the file and returns where.
    pub(crate) fn keep_record(&self, game: u32, transcript: &str) -> io::Result<PathBuf> {
        let path = self.path.with_extension(format!("{game}.jsonl"));
        write_whole(&path, transcript)?;
        Ok(path)
    }

    /// Removes the file: its game is over.
    pub(crate) fn remove(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

fn lines_of(entries: &[Stored]) -> String {
    entries.iter().map(|entry| entry.to_json() + "\n").collect()
}

/// Writes a small file at once: whoever reads it sees the old text or the new one.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let beside = path.with_extension("new");
    let mut options = private::file_options();
    let mut file = options.create(true).truncate(true).open(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()?;
    fs::rename(beside, path)
}

/// Opens the game in `folder` that was played last and is not over.
///
/// # Errors
/// That game is damaged, or open in another window.
pub(crate) fn newest(folder: &Path) -> Result<Option<Resumed>, SaveError> {
    for path in files(folder) {
        let resumed = open(&path)?.filter(|found| found.table.phase() == Phase::Playing);
        if resumed.is_some() {
            return Ok(resumed);
        }
    }
    Ok(None)
}

/// Says whether a game waits in `folder`; without opening it.
pub(crate) fn is_any(folder: &Path) -> bool {
    !files(folder).is_empty()
}

/// Lists the files of games, the one written last first.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path)))
        .collect();
    found.sort_unstable();
    found.into_iter().rev().map(|(_, path)| path).collect()
}

/// Opens a game; `None` if its program ended before the first line was whole.
fn open(path: &Path) -> Result<Option<Resumed>, SaveError> {
    let on_disk = |error| disk(path, error);
    let damaged = |why: String| SaveError::Damaged {
        path: path.to_owned(),
        why,
    };
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .map_err(on_disk)?;
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => SaveError::Busy {
            path: path.to_owned(),
        },
        TryLockError::Error(error) => disk(path, error),
    })?;
    let bytes = whole_lines(&mut file).map_err(on_disk)?;
    let good = bytes.len() as u64;
    let text = String::from_utf8(bytes)
        .map_err(|error| damaged(format!("it is no saved game ({error})")))?;
    let mut lines = text.lines();
    let Some(header) = lines.next() else {
        return Ok(None);
    };
    let header: Header = serde_json::from_str(header)
        .map_err(|error| damaged(format!("it is no saved game ({error})")))?;
    let contents = contents_of(&header).map_err(damaged)?;
    let log: Result<Vec<Stored>, _> = lines.map(Stored::from_json).collect();
    let log = log.map_err(|error| damaged(error.to_string()))?;
    let table = Table::fold(Arc::new(contents), log).map_err(|error| damaged(error.to_string()))?;
    file.set_len(good).map_err(on_disk)?;
    file.seek(SeekFrom::End(0)).map_err(on_disk)?;
    let saved = Saved {
        path: path.to_owned(),
        file,
        length: good,
    };
    Ok(Some(Resumed {
        saved,
        table,
        lang: header.lang,
    }))
}

/// Reads what is good of a file. The end may be cut inside a letter, so it goes before the
/// bytes are taken for text.
fn whole_lines(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let end = bytes.iter().rposition(|byte| *byte == b'\n');
    bytes.truncate(end.map_or(0, |at| at + 1));
    Ok(bytes)
}

fn contents_of(header: &Header) -> Result<Contents, String> {
    let decks = header.decks.iter().map(|saved| {
        let deck = Deck::from_json(&saved.id, &saved.json);
        deck.map(Arc::new).map_err(|error| error.to_string())
    });
    let decks = decks.collect::<Result<_, _>>()?;
    let contents = Contents::combined(decks, &header.filter, header.rules);
    contents.map_err(|error| error.to_string())
}

fn disk(path: &Path, error: io::Error) -> SaveError {
    SaveError::Disk {
        path: path.to_owned(),
        error,
    }
}
