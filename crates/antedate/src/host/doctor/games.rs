//! What is played and kept: the page, the decks, the database.

use std::path::{Path, PathBuf};

use antedate_decks::{builtin, builtin_ids, builtin_parsed, lint};
use antedate_live::Library;
use antedate_store::StoreError;
use antedate_store::sqlite::{self, Archive};

use super::Finding;
use crate::calendar::this_year;
use crate::host::{contents, counted, size, size_of};

/// The log beside the database is copied into it long before this, unless something hinders.
const MAX_WAL_BYTES: u64 = 256_000_000;

pub(super) fn page() -> Finding {
    const CHECK: &str = "page";
    match antedate_web_assets::is_app() {
        true => Finding::fine(CHECK, "the game's page is inside the program"),
        false => Finding::wrong(
            CHECK,
            "this program was built without npm: it shows a notice instead of the game",
            "install Node.js 20 or newer and build again, or serve a built page with --web",
        ),
    }
}

pub(super) fn built_in_decks() -> Finding {
    const CHECK: &str = "decks";
    let mut n_cards = 0;
    for id in builtin_ids() {
        let errors = builtin_parsed(id).map(|parsed| lint(&parsed, this_year()));
        let mut errors = errors.into_iter().flatten();
        let fault = match builtin(id) {
            Some(Ok(deck)) => {
                n_cards += deck.cards.len() as u64;
                errors
                    .find(|finding| !finding.is_warning())
                    .map(|finding| finding.to_string())
            }
            Some(Err(error)) => Some(error.to_string()),
            None => None,
        };
        if let Some(fault) = fault {
            let said = format!("the built-in deck {id} is wrong: {fault}");
            return Finding::wrong(
                CHECK,
                said,
                "report it; the program was built from a wrong file",
            );
        }
    }
    let n_decks = builtin_ids().count() as u64;
    Finding::fine(
        CHECK,
        format!(
            "{} built in, {}",
            counted(n_decks, "deck"),
            counted(n_cards, "card")
        ),
    )
}

/// The decks of `--decks`, as the server would take them.
pub(super) fn own_decks(folders: &[PathBuf]) -> Vec<Finding> {
    const CHECK: &str = "own decks";
    if folders.is_empty() {
        return Vec::new();
    }
    let (library, bad) = Library::load(folders, this_year());
    let mut findings: Vec<Finding> = bad
        .iter()
        .map(|bad| {
            let folder = bad.folder.display();
            let first = bad
                .reasons
                .first()
                .map_or("it cannot be read", String::as_str);
            let said = format!("the deck in {folder} is left out: {first}");
            Finding::wrong(
                CHECK,
                said,
                format!("`antedate deck lint {folder}` says everything"),
            )
        })
        .collect();
    let n_own = library.own_ids().count() as u64;
    findings.push(Finding::fine(
        CHECK,
        format!("{} of your own offered", counted(n_own, "deck")),
    ));
    findings
}

/// Looks at the database and returns when its last entry was made too.
pub(super) fn database(folder: &Path, served: bool) -> (Vec<Finding>, Option<i64>) {
    let path = sqlite::file_in(folder);
    match look(&path, served) {
        Ok(looked) => looked,
        Err(StoreError::NoDatabase { .. }) => (
            vec![Finding::fine(
                "database",
                "there is none yet; `serve` makes it",
            )],
            None,
        ),
        Err(error) => {
            let advice = match &error {
                StoreError::NewerSchema { .. } => "use the program that wrote it, or a newer one",
                _ => "restore a backup: `antedate restore FILE --replace`",
            };
            (
                vec![Finding::wrong("database", error.to_string(), advice)],
                None,
            )
        }
    }
}

fn look(path: &Path, served: bool) -> Result<(Vec<Finding>, Option<i64>), StoreError> {
    const CHECK: &str = "database";
    let archive = Archive::open(path)?;
    let checked = archive.check()?;
    let (found, newest) = archive.schema();
    let mut findings = vec![match checked.faults.as_slice() {
        [] if found < newest => Finding::note(
            CHECK,
            format!("schema {found}; this program's is {newest}"),
            "nothing: `serve` brings it up to date; back it up before",
        ),
        [] => Finding::fine(
            CHECK,
            format!(
                "schema {found}, {}, {}",
                size(size_of(path)),
                contents(&checked)
            ),
        ),
        faults => Finding::wrong(
            CHECK,
            faults.join("; "),
            "restore a backup: `antedate restore FILE --replace`; tables not named here are whole",
        ),
    }];
    findings.push(tail(&archive, served)?);
    if found < newest {
        return Ok((findings, None));
    }
    if archive.owes_wipe()? {
        findings.push(Finding::owed_wipe());
    }
    Ok((findings, archive.last_entry()?))
}

fn tail(archive: &Archive, served: bool) -> Result<Finding, StoreError> {
    const CHECK: &str = "log's tail";
    let tail = archive.tail()?;
    let shown = size(tail.bytes);
    Ok(match tail.torn {
        // While a server writes, a save is always under way.
        torn if torn > 0 && !served => Finding::note(
            CHECK,
            format!(
                "the last save was cut short ({}); nobody was told of it",
                counted(torn, "page")
            ),
            "nothing: the next start undoes it and says so; look why the program ended",
        ),
        _ if tail.bytes > MAX_WAL_BYTES => Finding::note(
            CHECK,
            format!("{shown} are not yet copied into the database"),
            "end programs that read it for hours; a restart of the server copies them",
        ),
        _ => Finding::fine(CHECK, format!("{shown}, whole")),
    })
}
