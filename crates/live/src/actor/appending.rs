//! Decides, saves, and only then sends.

use std::sync::atomic::Ordering;
use std::time::Duration;

use antedate_store::{Append, MessageId, NewEntry, StoreError};
use antedate_tables::{
    Chronicle, Entry, FoldError, GameResult, LAST_GAMES, Refusal, SeenLately, Stored, Table,
    TokenHash, seat_guest,
};
use antedate_wire::{Command, Done, Hint, Phase};

use super::broadcast::{Broadcast, Kind};
use super::{Actor, CommandRequest, LoopControl, MAX_RACES};
use crate::error::LiveError;
use crate::notice::Notice;
use crate::outbox::CloseReason;
use crate::records;

/// People who wait for a save that takes longer are told so.
const SLOW_SAVE_TIMEOUT: Duration = Duration::from_secs(2);

/// The last games of eight people: where more sit at one table, no more than the latest of all
/// are looked at, so that a class begins as fast as a pair.
const MAX_GAMES_LOOKED_AT: usize = 8 * LAST_GAMES;

/// Why nothing was done.
pub(super) enum Failure {
    /// The message is at fault, or saving is paused; the table goes on.
    Refused(LiveError),
    /// The table cannot be read any more.
    Broken(LiveError),
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
    /// Sorts what went wrong with reading a log: an unreachable database is a passing fault.
    pub(super) fn of(error: LiveError) -> Failure {
        match error {
            LiveError::GoingDown | LiveError::SavingPaused { .. } => Failure::Refused(error),
            _ => Failure::Broken(error),
        }
    }
}

impl Actor {
    /// Decides, appends, and folds in; a lost race is decided again on the new tail.
    pub(super) async fn decide_and_append(
        &mut self,
        request: &CommandRequest,
    ) -> Result<(Done, Broadcast), Failure> {
        self.check_name(&request.command)?;
        let mut is_fresh = !self.context.is_shared();
        for _ in 0..MAX_RACES {
            let now = self.context.now();
            let mut seeds = self.context.config.chance.clone();
            let seen = self.seen_lately(request).await?;
            let (who, id, command) = (request.who, &request.id, &request.command);
            let decided = self
                .table
                .decide_knowing(who, id, command, now, &mut seeds, &seen);
            let mut decision = match decided {
                Ok(decision) => decision,
                // A stale read: what another node has just appended may allow it.
                Err(_) if !is_fresh && self.load_tail().await? => {
                    is_fresh = true;
                    continue;
                }
                Err(refusal) => return Err(Failure::Refused(refusal.into())),
            };
            if let Some(guest) = &request.guest {
                seat_guest(&mut decision.entries, guest);
            }
            match self.append(decision.entries).await {
                Ok(broadcast) => return Ok((decision.done, broadcast)),
                Err(Unsaved::Race) => self.after_lost_race().await?,
                Err(Unsaved::Repeated(seq)) => {
                    // It was saved once, and the answer was lost on its way.
                    self.load_tail().await?;
                    let done = self.done_before(request);
                    let done = done.unwrap_or(Done { seq, player: None });
                    return Ok((done, Broadcast::default()));
                }
                Err(Unsaved::Failed(failure)) => return Err(failure),
            }
        }
        Err(Failure::Refused(LiveError::TooFast))
    }

    /// Finds what those who sit here have seen in their last games, when a game begins from
    /// which such cards are left out. Nobody at a table that stands alone is known.
    async fn seen_lately(&self, request: &CommandRequest) -> Result<SeenLately, Failure> {
        let guests = self.table.guests_asked(request.who, &request.command);
        let Some(registry) = self.registry.as_ref().filter(|_| !guests.is_empty()) else {
            return Ok(SeenLately::default());
        };
        let (each, limit) = (LAST_GAMES, MAX_GAMES_LOOKED_AT);
        let rows = registry.store.last_results(guests, each, limit).await;
        let rows = rows.map_err(|error| Failure::Refused(error.into()))?;
        let results = rows
            .iter()
            .filter_map(|row| GameResult::from_json(&row.body));
        Ok(SeenLately::of(results))
    }

    /// Refuses somebody new who would speak in the server's name. Whoever sits here already may
    /// be called as they are.
    fn check_name(&self, command: &Command) -> Result<(), Failure> {
        let Command::Join { name, token } = command else {
            return Ok(());
        };
        let seated = TokenHash::of(token).and_then(|token| self.table.player_by_token(&token));
        match seated.is_none() && antedate_players::is_reserved_name(name) {
            true => Err(Failure::Refused(Refusal::NameReserved.into())),
            false => Ok(()),
        }
    }

    /// Returns what a message was answered that the table knows.
    fn done_before(&self, request: &CommandRequest) -> Option<Done> {
        let mut seeds = self.context.config.chance.clone();
        let now = self.context.now();
        let decided =
            self.table
                .decide(request.who, &request.id, &request.command, now, &mut seeds);
        let decided = decided.ok().filter(|decision| decision.repeated);
        decided.map(|decision| decision.done)
    }

    /// Folds the entries in and appends them. Returns what to send now that they are durable.
    /// On an error the table is rolled back.
    pub(super) async fn append(&mut self, entries: Vec<Stored>) -> Result<Broadcast, Unsaved> {
        if entries.is_empty() {
            return Ok(Broadcast::default());
        }
        let expected = self.table.seq();
        // A deal cannot be undone by the table itself: it is rolled back to a copy.
        let deals = |stored: &Stored| matches!(stored.entry, Entry::Started { .. });
        let before = entries.iter().any(deals).then(|| self.table.clone());
        let appended = self.fold_and_save(expected, entries).await;
        if appended.is_err() {
            let back = before.or_else(|| self.table.back_at(expected));
            // An empty table is right too: the next read of the log brings everything.
            let empty = || Table::new(self.table.contents().clone());
            self.table = back.unwrap_or_else(empty);
        }
        appended
    }

    async fn fold_and_save(
        &mut self,
        expected: u64,
        entries: Vec<Stored>,
    ) -> Result<Broadcast, Unsaved> {
        let rows: Vec<NewEntry> = entries.iter().map(new_entry).collect();
        let n_rows = rows.len() as u64;
        let mut broadcast = Broadcast::default();
        let mut chronicle = Chronicle::default();
        for stored in entries {
            let notable = Chronicle::is_made_of(&stored.entry).then(|| stored.entry.clone());
            let kind = Kind::of(&stored.entry);
            let folded = self.table.evolve(stored);
            // What was just decided folds; if not, nothing of it may be kept.
            let folded = folded.map_err(|error| Unsaved::Failed(self.does_not_fold(&error)))?;
            broadcast.add(&kind, folded, self);
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
        self.context.saving.worked();
        self.context.metrics.entries_total.add(n_rows);
        self.resume();
        self.owns_due_work = true;
        let seq = self.table.seq();
        self.head.store(seq, Ordering::Relaxed);
        self.context
            .notify_nodes(&self.id, || Notice::Moved { seq });
        Ok(broadcast)
    }

    /// Saves, and tells people when it takes long. Their move is not lost.
    async fn save(&mut self, append: Append) -> Result<u64, StoreError> {
        let mut saving = self.context.log.append(append);
        #[cfg(debug_assertions)]
        if self.context.config.injected == Some(crate::InjectedFault::AnswerBeforeSaved) {
            tokio::spawn(saving);
            return Ok(self.table.seq());
        }
        match tokio::time::timeout(SLOW_SAVE_TIMEOUT, &mut saving).await {
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

    pub(super) async fn after_lost_race(&mut self) -> Result<(), Failure> {
        self.context.metrics.races_total.add(1);
        self.load_tail().await?;
        Ok(())
    }

    fn unsaved(&mut self, error: StoreError) -> Unsaved {
        match error {
            StoreError::Race { .. } => Unsaved::Race,
            StoreError::Repeated { seq } => Unsaved::Repeated(seq),
            error => Unsaved::Failed(self.saving_failed(error)),
        }
    }

    /// A table that refuses what it has just decided is wrong in memory, or its rules are:
    /// people reconnect to one that is read from the log.
    fn does_not_fold(&self, error: &FoldError) -> Failure {
        tracing::error!(
            event = "entry_does_not_fold",
            node = self.context.node,
            table = self.id,
            why = %error,
            "a table refuses what it has just decided"
        );
        Failure::Broken(LiveError::damaged(error))
    }

    fn saving_failed(&mut self, error: StoreError) -> Failure {
        self.context.metrics.store_errors_total.add(1);
        self.context.saving.failed(&error);
        tracing::error!(
            event = "saving_failed",
            node = self.context.node,
            table = self.id,
            why = %error,
            "an entry could not be saved"
        );
        if matches!(error, StoreError::NoSuchTable { .. }) {
            // Another node has removed it by retention.
            return Failure::Broken(error.into());
        }
        self.pause();
        Failure::Refused(error.into())
    }

    /// Reports what went wrong. A table that cannot be read any more closes its connections:
    /// they come back to a fresh one.
    pub(super) fn failed(
        &mut self,
        failure: Failure,
        report: impl FnOnce(&mut Actor, LiveError),
    ) -> LoopControl {
        self.context.metrics.refused_total.add(1);
        match failure {
            Failure::Refused(error) => {
                report(self, error);
                LoopControl::On
            }
            Failure::Broken(error) => {
                let reason = match error {
                    LiveError::NoSuchTable => CloseReason::NoSuchTable,
                    _ => CloseReason::Damaged,
                };
                report(self, error);
                self.close_all(reason);
                if let Some(registry) = &self.registry {
                    registry.forget_if(&self.id, || true);
                }
                LoopControl::Stop
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
