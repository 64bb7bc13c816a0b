//! What a host does with a data folder while no server runs: rebuild, export, erase.

use std::sync::Arc;

use antedate_store::{Append, Store};
use antedate_tables::{Table, players_of};
use antedate_wire::Phase;

use crate::actor::new_entry;
use crate::error::LiveError;
use crate::library::Library;
use crate::records;

/// Maintains the records of a store.
pub struct Maintenance {
    store: Arc<dyn Store>,
    library: Library,
}

/// Why something was not done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MaintenanceError {
    /// The number is not one.
    #[error(
        "`{typed}` is no guest's number; it is on the guest's own page and looks like 3fa9-c210-7e4b"
    )]
    NoNumber {
        /// What was typed.
        typed: String,
    },
    /// Nobody has it.
    #[error(
        "there is no guest {number} here; was the number copied whole, and is this the right data folder?"
    )]
    NoSuchGuest {
        /// The number.
        number: String,
    },
    /// Several have it.
    #[error("several guests have numbers that begin with {number}; type more of it")]
    Several {
        /// What was typed.
        number: String,
    },
    /// The store or a table's log fails.
    #[error("{0}")]
    Failed(String),
}

impl From<LiveError> for MaintenanceError {
    fn from(problem: LiveError) -> MaintenanceError {
        MaintenanceError::Failed(problem.to_string())
    }
}

impl From<antedate_store::StoreError> for MaintenanceError {
    fn from(error: antedate_store::StoreError) -> MaintenanceError {
        MaintenanceError::Failed(error.to_string())
    }
}

/// What a rebuilding came to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// How many tables were read.
    pub tables: usize,
    /// How many finished games they have.
    pub results: usize,
    /// How many runs of days and duels were counted anew.
    pub runs: usize,
    /// The tables that could not be read, and why; what was derived of them is as before.
    pub failed: Vec<(String, String)>,
}

/// How many tables are listed at once.
const PAGE_SIZE: usize = 500;
/// Comes after the ids of the runs of all days.
const AFTER_ALL_DAYS: &str = "daily;";
/// Fewer digits of a number than this are not searched for.
const MIN_DIGITS: usize = 4;

impl Maintenance {
    /// Maintains a store, which has the decks that its games were played with.
    pub fn new(store: Arc<dyn Store>) -> Maintenance {
        Maintenance {
            store,
            library: Library::default(),
        }
    }

    /// Derives everything anew from the logs, table by table. A server may be running: a
    /// table that moves on meanwhile is read again.
    ///
    /// # Errors
    /// The store fails. A table whose log is damaged is told in the answer.
    pub async fn rebuild(&self) -> Result<Rebuilt, MaintenanceError> {
        let mut rebuilt = Rebuilt::default();
        let mut last = String::new();
        loop {
            let part = self.store.tables(last.clone(), PAGE_SIZE).await?;
            let Some(end) = part.last() else {
                rebuilt.runs = self.recount().await?;
                return Ok(rebuilt);
            };
            last.clone_from(&end.id);
            for table in part {
                match records::rebuild(&*self.store, &self.library, &table.id).await {
                    Ok(n_results) => {
                        rebuilt.tables += 1;
                        rebuilt.results += n_results;
                    }
                    Err(problem) => rebuilt.failed.push((table.id, problem.to_string())),
                }
            }
        }
    }

    /// Counts anew how everybody did on each day, from what each chose.
    async fn recount(&self) -> Result<usize, MaintenanceError> {
        let mut before = AFTER_ALL_DAYS.to_owned();
        let mut n_runs = 0;
        loop {
            let start = antedate_runs::DAILY.to_owned();
            let part = self.store.runs_before(start, before.clone(), PAGE_SIZE);
            let part = part.await?;
            let Some(first) = part.last() else {
                return Ok(n_runs);
            };
            before.clone_from(first);
            for run in &part {
                records::recount(&*self.store, run).await?;
                n_runs += 1;
            }
        }
    }

    /// Finds a guest by the number on their page, or the beginning of it.
    ///
    /// # Errors
    /// The number is not one, or is nobody's, or that of several.
    pub async fn find_guest(&self, typed: &str) -> Result<String, MaintenanceError> {
        let digits = typed.chars().filter(|c| !matches!(c, '-' | ' '));
        let start: String = digits.map(|c| c.to_ascii_lowercase()).collect();
        let plain = start.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !plain || start.len() < MIN_DIGITS {
            let typed = typed.to_owned();
            return Err(MaintenanceError::NoNumber { typed });
        }
        let number = typed.to_owned();
        let mut found = self.store.guests_like(start, 2).await?;
        match found.len() {
            0 => Err(MaintenanceError::NoSuchGuest { number }),
            1 => Ok(found.swap_remove(0)),
            _ => Err(MaintenanceError::Several { number }),
        }
    }

    /// Gathers everything about a guest, as JSON.
    ///
    /// # Errors
    /// The store fails, or a table's log is damaged.
    pub async fn export(&self, guest: &str, now: i64) -> Result<String, MaintenanceError> {
        let all = records::export(&*self.store, &self.library, guest, now).await?;
        Ok(serde_json::to_string_pretty(&all).expect("an export is plain data"))
    }

    /// Erases everything about a guest, and returns at how many tables they had sat. No
    /// server may be running: it would not know.
    ///
    /// # Errors
    /// The store fails, or a table's log is damaged; all that can be read is erased then.
    pub async fn erase(&self, guest: &str, now: i64) -> Result<usize, MaintenanceError> {
        let tables = records::tables_of(&*self.store, guest).await?;
        let mut damaged = None;
        for table in &tables {
            match self.erase_at(table, guest, now).await {
                // One table that cannot be read does not keep the guest in all the others.
                Err(problem @ LiveError::Damaged(_)) => damaged = Some(problem),
                erased => erased?,
            }
        }
        self.store.forget_guest(guest.to_owned()).await?;
        match damaged {
            Some(problem) => Err(problem.into()),
            None => Ok(tables.len()),
        }
    }

    async fn erase_at(&self, table: &str, guest: &str, now: i64) -> Result<(), LiveError> {
        self.leave(table, guest, now).await?;
        records::rewrite_without(&*self.store, &self.library, table, guest).await
    }

    /// Gives up a guest's seats, so that a bot plays on or the table closes.
    async fn leave(&self, id: &str, guest: &str, now: i64) -> Result<(), LiveError> {
        let log = records::load_log(&*self.store, id).await?;
        let contents = records::contents_of(&*self.store, &self.library, &log).await?;
        let players = players_of(&log, guest);
        let mut table = Table::fold(contents, log).map_err(LiveError::damaged)?;
        for player in players {
            let (left, expected) = (table.decide_departure(player, now), table.seq());
            if left.is_empty() {
                continue;
            }
            let entries = left.iter().map(new_entry).collect();
            for stored in left {
                table.evolve(stored).map_err(LiveError::damaged)?;
            }
            let append = Append {
                table: id.to_owned(),
                expected,
                entries,
                due: table.next_due().map(|work| work.at),
                closes: table.phase() == Phase::Closed,
                // All of it is derived anew when the log is rewritten.
                derived: antedate_store::Derived::default(),
            };
            self.store.append(append).await?;
        }
        Ok(())
    }
}
