//! Removes tables that the host does not want to keep any longer.
//!
//! The work is done in small steps with a rest after each, so that no move waits for it: a
//! few tables are looked at, or a few hundred entries are deleted.

use std::sync::Arc;

use antedate_store::StoreError;
use antedate_wire::Phase;

use crate::house::House;
use crate::log;

/// How many tables are looked at in one step.
const LOOKED_AT: usize = 8;
/// How many entries are deleted in one step.
const DELETED: usize = 500;
/// When all tables have been looked at, the next look is so much later.
const NEXT_LOOK: i64 = 10 * 60 * 1000;

/// Where a round through the tables has come to.
#[derive(Default)]
struct Round {
    /// The place of the table looked at last.
    after: i64,
    /// No earlier than this the next round begins.
    begins: i64,
}

impl House {
    /// Removes old tables for as long as the server runs, if the host wants it.
    pub(crate) async fn remove_old_tables(self: Arc<House>) {
        let Some(keep) = self.config.keep_games else {
            return;
        };
        let keep = i64::try_from(keep.as_millis()).unwrap_or(i64::MAX);
        let mut round = Round::default();
        while !self.is_going_down() {
            tokio::time::sleep(self.config.sweep_every).await;
            if let Err(error) = self.remove_some(keep, &mut round).await {
                log::line("removing_failed", [("why", error.to_string().into())]);
                round.begins = self.now() + NEXT_LOOK;
            }
        }
    }

    /// Does one step: finishes what was begun, or looks at the next tables.
    async fn remove_some(&self, keep: i64, round: &mut Round) -> Result<(), StoreError> {
        let now = self.now();
        if now < round.begins || self.store.sweep(DELETED).await? {
            return Ok(());
        }
        let before = now.saturating_sub(keep);
        let quiet = self.store.quiet(before, round.after, LOOKED_AT).await?;
        match quiet.last() {
            Some(last) => round.after = last.place,
            None => {
                *round = Round {
                    after: 0,
                    begins: now + NEXT_LOOK,
                }
            }
        }
        for table in quiet {
            self.remove_if_over(&table.id).await?;
        }
        Ok(())
    }

    /// Removes a table, unless a game is being played there or somebody is looking at it.
    async fn remove_if_over(&self, id: &str) -> Result<(), StoreError> {
        if self.is_live(id) {
            return Ok(());
        }
        // One that cannot be read is left to whoever can mend it.
        let Ok((info, table)) = self.load(id).await else {
            return Ok(());
        };
        if table.phase() == Phase::Playing {
            return Ok(());
        }
        match self.store.remove(info.id.clone(), table.seq()).await {
            Ok(()) => {
                self.lobby.remove(id);
                self.metrics.tables_removed_total.add(1);
                Ok(())
            }
            // Something has happened there just now.
            Err(StoreError::Race { .. } | StoreError::NoSuchTable { .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
