//! Decides, saves, and only then tells.

use std::sync::atomic::Ordering;
use std::time::Duration;

use antedate_store::{Append, MessageId, NewEntry, StoreError};
use antedate_tables::{Chronicle, Entry, FoldError, Stored, Table, seat_guest};
use antedate_wire::{Done, Hint, Phase};
use axum::http::StatusCode;

use super::telling::{Kind, Told};
use super::{Actor, Asking, MOST_RACES, Next};
use crate::error::Problem;
use crate::log;
use crate::notice::Notice;
use crate::outbox::Out;
use crate::records;

/// A save that takes longer is told to the people who wait for it.
const SLOW: Duration = Duration::from_secs(2);

/// Why nothing was done.
pub(super) enum Failure {
    /// The message is at fault, or saving is paused; the table goes on.
    Refused(Problem),
    /// The table cannot be read any more.
    Broken(Problem),
}

/// Why entries were not appended.
pub(super) enum Unsaved {
    /// Somebody else appended first.
    Race,
    /// The message was appended before, as this entry.
    Repeated(u64),
    /// It cannot be done.
    Failed(Failure),
}

impl Failure {
    /// Sorts what went wrong with reading a log: a database that is away comes back.
    pub(super) fn of(problem: Problem) -> Failure {
        match problem.status {
            StatusCode::SERVICE_UNAVAILABLE => Failure::Refused(problem),
            _ => Failure::Broken(problem),
        }
    }
}

impl Actor {
    /// Decides, appends, and folds in; a lost race is decided again on the new tail.
    pub(super) async fn decide_and_append(
        &mut self,
        asking: &Asking,
    ) -> Result<(Done, Told), Failure> {
        let mut has_looked = !self.house.is_shared();
        for _ in 0..MOST_RACES {
            let now = self.house.now();
            let mut seeds = self.house.config.chance.clone();
            let decided =
                self.table
                    .decide(asking.who, &asking.id, &asking.command, now, &mut seeds);
            let mut decision = match decided {
                Ok(decision) => decision,
                // What another node has just done may allow it.
                Err(_) if !has_looked && self.look_at_log().await? => {
                    has_looked = true;
                    continue;
                }
                Err(refusal) => return Err(Failure::Refused(refusal.into())),
            };
            if let Some(guest) = &asking.guest {
                seat_guest(&mut decision.entries, guest);
            }
            match self.append(decision.entries).await {
                Ok(told) => return Ok((decision.done, told)),
                Err(Unsaved::Race) => self.lost_race().await?,
                Err(Unsaved::Repeated(seq)) => {
                    // It was saved once, and the answer was lost on its way.
                    self.look_at_log().await?;
                    let done = self.done_before(asking);
                    let done = done.unwrap_or(Done { seq, player: None });
                    return Ok((done, Told::default()));
                }
                Err(Unsaved::Failed(failure)) => return Err(failure),
            }
        }
        Err(Failure::Refused(Problem::too_fast()))
    }

    /// Returns what a message was answered that the table knows.
    fn done_before(&self, asking: &Asking) -> Option<Done> {
        let mut seeds = self.house.config.chance.clone();
        let now = self.house.now();
        let decided = self
            .table
            .decide(asking.who, &asking.id, &asking.command, now, &mut seeds);
        let decided = decided.ok().filter(|decision| decision.repeated);
        decided.map(|decision| decision.done)
    }

    /// Folds the entries in and appends them. What they mean is returned, to be told only
    /// now that they are durable. On an error the table is as it was.
    pub(super) async fn append(&mut self, entries: Vec<Stored>) -> Result<Told, Unsaved> {
        if entries.is_empty() {
            return Ok(Told::default());
        }
        let expected = self.table.seq();
        // From before a deal there is no way back but a copy.
        let deals = |stored: &Stored| matches!(stored.entry, Entry::Started { .. });
        let before = entries.iter().any(deals).then(|| self.table.clone());
        let appended = self.fold_and_save(expected, entries).await;
        if appended.is_err() {
            let back = before.or_else(|| self.table.back_at(expected));
            // An empty table is right too: the next look at the log brings everything.
            let empty = || Table::new(self.table.contents().clone());
            self.table = back.unwrap_or_else(empty);
        }
        appended
    }

    async fn fold_and_save(
        &mut self,
        expected: u64,
        entries: Vec<Stored>,
    ) -> Result<Told, Unsaved> {
        let rows: Vec<NewEntry> = entries.iter().map(new_entry).collect();
        let n_rows = rows.len() as u64;
        let mut told = Told::default();
        let mut chronicle = Chronicle::default();
        for stored in entries {
            let notable = Chronicle::is_made_of(&stored.entry).then(|| stored.entry.clone());
            let kind = Kind::of(&stored.entry);
            let folded = self.table.evolve(stored);
            // What was just decided folds; if not, nothing of it may be kept.
            let folded = folded.map_err(|error| Unsaved::Failed(does_not_fold(&error)))?;
            told.add(&kind, folded, self);
            if let Some(entry) = notable {
                chronicle.add(&entry, &self.table);
            }
        }
        let append = Append {
            table: self.id.clone(),
            expected,
            entries: rows,
            due: self.table.next_due().map(|work| work.at),
            closes: self.table.phase() == Phase::Closed,
            derived: records::derived(&self.id, chronicle),
        };
        let saved = self.save(append).await;
        saved.map_err(|error| self.unsaved(error))?;
        self.house.metrics.entries_total.add(n_rows);
        self.resume();
        self.mine = true;
        let seq = self.table.seq();
        self.head.store(seq, Ordering::Relaxed);
        self.house.tell_nodes(&self.id, || Notice::Moved { seq });
        Ok(told)
    }

    /// Saves, and tells people when it takes long: their move is kept, and waits with them.
    async fn save(&mut self, append: Append) -> Result<u64, StoreError> {
        let mut saving = self.house.store.append(append);
        #[cfg(debug_assertions)]
        if self.house.config.planted == Some(crate::Planted::AnswerBeforeSaved) {
            tokio::spawn(saving);
            return Ok(self.table.seq());
        }
        match tokio::time::timeout(SLOW, &mut saving).await {
            Ok(saved) => saved,
            Err(_) => {
                self.pause();
                saving.await
            }
        }
    }

    fn pause(&mut self) {
        if !self.paused {
            self.paused = true;
            self.hint_all(&Hint::SavingPaused);
        }
    }

    fn resume(&mut self) {
        if self.paused {
            self.paused = false;
            self.hint_all(&Hint::SavingResumed);
        }
    }

    pub(super) async fn lost_race(&mut self) -> Result<(), Failure> {
        self.house.metrics.races_total.add(1);
        self.look_at_log().await?;
        Ok(())
    }

    fn unsaved(&mut self, error: StoreError) -> Unsaved {
        match error {
            StoreError::Race { .. } => Unsaved::Race,
            StoreError::Repeated { seq } => Unsaved::Repeated(seq),
            error => Unsaved::Failed(self.saving_failed(error)),
        }
    }

    fn saving_failed(&mut self, error: StoreError) -> Failure {
        self.house.metrics.store_errors_total.add(1);
        log::line("saving_failed", [("why", error.to_string().into())]);
        if matches!(error, StoreError::NoSuchTable { .. }) {
            // It was old, and another node has removed it.
            return Failure::Broken(error.into());
        }
        self.pause();
        Failure::Refused(error.into())
    }

    /// Says what went wrong. A table that cannot be read any more lets its people go:
    /// they come back to a fresh one.
    pub(super) fn failed(
        &mut self,
        failure: Failure,
        say: impl FnOnce(&mut Actor, Problem),
    ) -> Next {
        self.house.metrics.refused_total.add(1);
        match failure {
            Failure::Refused(problem) => {
                say(self, problem);
                Next::On
            }
            Failure::Broken(problem) => {
                let reason = match problem.status {
                    StatusCode::NOT_FOUND => "no_such_table",
                    _ => "table_damaged",
                };
                say(self, problem);
                for person in self.people.values() {
                    let _ = person.outbox.send(Out::Close(1011, reason));
                }
                self.house.forget_if(&self.id, || true);
                Next::Stop
            }
        }
    }
}

pub(crate) fn new_entry(stored: &Stored) -> NewEntry {
    let asked = stored.asked.as_ref().map(|asked| MessageId {
        player: asked.player,
        id: asked.id.clone(),
    });
    NewEntry {
        at: stored.at,
        asked,
        body: stored.to_json(),
    }
}

/// A table that refuses what it has just decided is wrong in memory, or its rules are: who sits
/// there comes back to one that is read from the log.
fn does_not_fold(error: &FoldError) -> Failure {
    log::line("entry_does_not_fold", [("why", error.to_string().into())]);
    Failure::Broken(Problem::damaged(error))
}
