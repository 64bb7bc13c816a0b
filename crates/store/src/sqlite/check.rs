//! Whether a database is what was written to it, to the last entry.

use super::Archive;
use super::jobs::Failure;
use crate::StoreError;

/// What an examination found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// The tables looked at.
    pub tables: u64,
    /// Their entries that are as they were written.
    pub entries: u64,
    /// What is wrong, a sentence each; not more than a person would read.
    pub faults: Vec<String>,
}

/// More faults than these are not listed: the file is to be restored in any case.
const MAX_FAULTS: usize = 20;
/// How many tables are listed at a time.
const PAGE_SIZE: usize = 1000;

impl Archive {
    /// Examines the whole file: its pages, its references, and every entry of every log.
    ///
    /// # Errors
    /// The file cannot be read at all.
    pub fn check(&self) -> Result<Checked, StoreError> {
        let mut checked = Checked {
            faults: self.engine_faults()?,
            ..Checked::default()
        };
        let (found, newest) = self.schema();
        // Logs of earlier schemas lie elsewhere; the engine has looked at their pages.
        if found == newest && checked.faults.is_empty() {
            self.check_logs(&mut checked)?;
        }
        Ok(checked)
    }

    /// What SQLite itself finds: pages and indices, and rows that refer to nothing.
    fn engine_faults(&self) -> Result<Vec<String>, StoreError> {
        let pages = format!("PRAGMA integrity_check({MAX_FAULTS})");
        self.told(|db| {
            let mut check = db.prepare(&pages)?;
            let said = check.query_map([], |row| row.get::<_, String>(0))?;
            let mut faults = said.collect::<Result<Vec<String>, _>>()?;
            faults.retain(|said| said != "ok");
            if faults.is_empty() {
                let mut check = db.prepare("PRAGMA foreign_key_check")?;
                let orphans = check.query_map([], |row| {
                    let (of, to): (String, String) = (row.get(0)?, row.get(2)?);
                    Ok(format!("a row of `{of}` refers to none of `{to}`"))
                })?;
                faults = orphans.take(MAX_FAULTS).collect::<Result<_, _>>()?;
            }
            Ok::<_, Failure>(faults)
        })
    }

    fn check_logs(&self, checked: &mut Checked) -> Result<(), StoreError> {
        let mut after = 0;
        loop {
            let tables = self.tables(after, PAGE_SIZE)?;
            let Some(last) = tables.last() else {
                return Ok(());
            };
            after = last.place;
            for table in &tables {
                checked.tables += 1;
                match self.load(&table.id) {
                    Ok(rows) => checked.entries += rows.len() as u64,
                    // Removed while we looked.
                    Err(StoreError::NoSuchTable { .. }) => checked.tables -= 1,
                    Err(error @ (StoreError::Damaged { .. } | StoreError::Missing { .. })) => {
                        checked.faults.push(error.fault());
                    }
                    Err(error) => return Err(error),
                }
                if checked.faults.len() >= MAX_FAULTS {
                    return Ok(());
                }
            }
        }
    }
}
