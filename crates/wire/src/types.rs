//! Writes the TypeScript types, and says whether those written have drifted.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fmt, fs, io};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    ArchivedDay, BotSummary, ClientMessage, CreateDuel, CreateTable, CreatedDuel, CreatedTable,
    Daily, DeckCards, DeckDetails, DeckSummary, Duel, Erased, Example, FoundTable, GuestName,
    HallPeriod, HallResult, JoinDuel, JoinTable, JoinedTable, Me, MovedSeat, Practice,
    PracticeAnswer, PracticeAnswered, Replay, Report, ReportKept, RunAnswer, SeatTicket,
    ServerInfo, ServerMessage, Shared, TableSummary, UseTicket,
};

/// How files in a folder differ from what the types say today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drift {
    /// Files that are missing, differ or should not be there.
    pub files: Vec<String>,
}

impl fmt::Display for Drift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the TypeScript types differ from the Rust ones in {}; write them again",
            self.files.join(", ")
        )
    }
}

impl std::error::Error for Drift {}

/// Writes every type of the protocol into `folder`, one file a type, and an `index.ts`.
/// Files of types that are gone are removed.
///
/// # Errors
/// The folder cannot be written to.
pub fn write_types(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let wanted = files();
    for name in read_folder(folder)?.into_keys() {
        if !wanted.contains_key(&name) {
            fs::remove_file(folder.join(name))?;
        }
    }
    wanted
        .iter()
        .try_for_each(|(name, text)| fs::write(folder.join(name), text))
}

/// Compares the files in `folder` with what [`write_types`] would write.
///
/// # Errors
/// The folder cannot be read.
pub fn check_types(folder: &Path) -> io::Result<Result<(), Drift>> {
    let (wanted, there) = (files(), read_folder(folder)?);
    let names: BTreeSet<&String> = wanted.keys().chain(there.keys()).collect();
    let differs = |name: &&String| wanted.get(*name) != there.get(*name);
    let files: Vec<String> = names.into_iter().filter(differs).cloned().collect();
    Ok(if files.is_empty() {
        Ok(())
    } else {
        Err(Drift { files })
    })
}

/// Every file by name. The library's own export remembers in the process which files it
/// has written and skips them, so it could not be called twice.
fn files() -> BTreeMap<String, String> {
    let mut walk = Walk {
        // Numbers of the log stay far below 2⁵³.
        config: Config::new().with_large_int("number"),
        files: BTreeMap::new(),
    };
    macro_rules! visit {
        ($($root:ty)*) => { $(walk.visit::<$root>();)* };
    }
    visit!(ClientMessage ServerMessage CreateTable Replay Example);
    visit!(BotSummary CreatedTable DeckCards DeckDetails DeckSummary Erased FoundTable GuestName);
    visit!(HallPeriod HallResult JoinTable JoinedTable Me MovedSeat Report ReportKept SeatTicket ServerInfo);
    visit!(ArchivedDay CreateDuel CreatedDuel Daily Duel JoinDuel RunAnswer);
    visit!(Practice PracticeAnswer PracticeAnswered Shared TableSummary UseTicket);
    let names = walk
        .files
        .keys()
        .filter_map(|name| name.strip_suffix(".ts"));
    let index = names.map(|name| format!("export * from \"./{name}\";\n"));
    let index = index.collect();
    walk.files.insert("index.ts".to_owned(), index);
    walk.files
}

struct Walk {
    config: Config,
    files: BTreeMap<String, String>,
}

impl TypeVisitor for Walk {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else {
            return; // A type of the language itself.
        };
        let name = path.to_string_lossy().into_owned();
        if self.files.contains_key(&name) {
            return;
        }
        let text = T::export_to_string(&self.config).expect("a type with a path has a text");
        self.files.insert(name, text);
        T::visit_dependencies(self);
    }
}

fn read_folder(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    if !folder.is_dir() {
        return Ok(files);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".ts") {
            files.insert(name.into_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_are_written_whole_and_drift_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        write_types(folder.path()).unwrap();
        let message = fs::read_to_string(folder.path().join("ClientMessage.ts")).unwrap();
        assert!(message.contains("do: Command"), "{message}");
        let back = fs::read_to_string(folder.path().join("Back.ts")).unwrap();
        assert!(back.contains("value: number"), "{back}");
        // SEC-2: a front has no word for what is on the back.
        let front = fs::read_to_string(folder.path().join("Front.ts")).unwrap();
        assert!(
            !front.contains("label") && !front.contains("value: "),
            "{front}"
        );
        assert_eq!(check_types(folder.path()).unwrap(), Ok(()));

        fs::write(folder.path().join("Back.ts"), "export type Back = {};").unwrap();
        fs::write(folder.path().join("Gone.ts"), "").unwrap();
        let drift = check_types(folder.path()).unwrap().unwrap_err();
        assert_eq!(drift.files, ["Back.ts", "Gone.ts"]);
    }
}
