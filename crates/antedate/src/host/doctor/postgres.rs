//! The games in PostgreSQL.

use antedate_store::sqlite::Checked;
use antedate_store::{PostgresStore, Store, StoreError, TableLog, wait};

use super::Finding;
use crate::database::as_it_is;
use crate::host::{contents, size};

const CHECK: &str = "database";
/// More faults than these are not listed: the database is to be restored in any case.
const MAX_FAULTS: usize = 20;
/// How many tables are listed at a time.
const PAGE_SIZE: usize = 1000;

/// Looks at the database and returns when its last entry was made too.
pub(super) fn database(url: &str) -> (Vec<Finding>, Option<i64>) {
    match look(url) {
        Ok(looked) => looked,
        Err(error) => (vec![trouble(&error)], None),
    }
}

fn trouble(error: &StoreError) -> Finding {
    let said = error.to_string();
    match error {
        StoreError::NoDatabase { .. } => Finding::fine(
            CHECK,
            "it can be reached, and is empty; `serve` makes its tables",
        ),
        StoreError::OlderSchema { .. } => Finding::note(
            CHECK,
            said,
            "nothing: `serve` brings it up to date; copy it before (pg_dump)",
        ),
        StoreError::NewerSchema { .. } => {
            Finding::wrong(CHECK, said, "use the program that wrote it, or a newer one")
        }
        StoreError::Unreachable { .. } => Finding::wrong(
            CHECK,
            said,
            "see whether the database runs (pg_isready), and whether the way to it is open",
        ),
        _ => Finding::wrong(CHECK, said, "correct --database, or the database itself"),
    }
}

fn look(url: &str) -> Result<(Vec<Finding>, Option<i64>), StoreError> {
    let store = PostgresStore::open(url, &as_it_is())?;
    let about = wait(store.about())?;
    let checked = check(&store)?;
    let mut findings = vec![match checked.faults.as_slice() {
        [] => Finding::fine(
            CHECK,
            format!(
                "PostgreSQL {}, {}, {}",
                about.version,
                size(about.bytes),
                contents(&checked)
            ),
        ),
        faults => Finding::wrong(
            CHECK,
            faults.join("; "),
            "put a copy back (pg_restore); tables not named here are whole",
        ),
    }];
    findings.push(match about.reckless.as_slice() {
        [] => Finding::fine("durability", "what is answered is on the disk"),
        reckless => Finding::wrong(
            "durability",
            format!(
                "switched off: {}; a power cut can lose games",
                reckless.join(", ")
            ),
            "switch it on in postgresql.conf and reload",
        ),
    });
    if about.owes_wipe {
        findings.push(Finding::owed_wipe());
    }
    Ok((findings, about.last_entry))
}

/// Reads every log to its last entry.
fn check(store: &PostgresStore) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    let mut after = String::new();
    loop {
        let tables = wait(store.tables(after, PAGE_SIZE))?;
        let Some(last) = tables.last() else {
            return Ok(checked);
        };
        after = last.id.clone();
        for table in tables {
            match wait(store.load(table.id, 0)) {
                Ok(rows) => {
                    checked.tables += 1;
                    checked.entries += rows.len() as u64;
                }
                // Removed while we looked.
                Err(StoreError::NoSuchTable { .. }) => {}
                Err(error @ (StoreError::Damaged { .. } | StoreError::Missing { .. })) => {
                    checked.tables += 1;
                    checked.faults.push(error.fault());
                }
                Err(error) => return Err(error),
            }
            if checked.faults.len() >= MAX_FAULTS {
                return Ok(checked);
            }
        }
    }
}
