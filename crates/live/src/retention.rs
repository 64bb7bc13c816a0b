//! Removes tables that the host does not want to keep any longer.
//!
//! The work is done in small batches with a pause after each, so that no move waits for it: a
//! few tables are checked, or a few hundred entries are deleted.

use std::sync::Arc;

use antedate_store::StoreError;
use antedate_wire::Phase;

use crate::registry::TableRegistry;

/// How many tables are checked in one batch.
const TABLES_PER_BATCH: usize = 8;
/// How many entries are deleted in one batch.
const ENTRIES_PER_BATCH: usize = 500;
/// The pause after a pass over all tables, in milliseconds.
const PASS_INTERVAL_MS: i64 = 10 * 60 * 1000;

/// The progress of a pass over all tables.
#[derive(Default)]
struct Pass {
    /// The place of the table checked last.
    after: i64,
    /// The next pass begins no earlier than this.
    begins: i64,
}

impl TableRegistry {
    /// Removes old tables for as long as the server runs, if the host wants it.
    pub(crate) async fn remove_old_tables(self: Arc<TableRegistry>) {
        let Some(keep) = self.context.config.keep_games else {
            return;
        };
        let keep = i64::try_from(keep.as_millis()).unwrap_or(i64::MAX);
        let mut pass = Pass::default();
        while !self.is_going_down() {
            tokio::time::sleep(self.context.config.sweep_every).await;
            if let Err(error) = self.remove_some(keep, &mut pass).await {
                tracing::warn!(
                    event = "removing_failed",
                    node = self.context.node,
                    why = %error,
                    "old tables could not be removed"
                );
                pass.begins = self.context.now() + PASS_INTERVAL_MS;
            }
        }
    }

    /// Does one batch: deletes entries of removed tables, or checks the next tables.
    async fn remove_some(&self, keep: i64, pass: &mut Pass) -> Result<(), StoreError> {
        let now = self.context.now();
        if now < pass.begins || self.store.sweep(ENTRIES_PER_BATCH).await? {
            return Ok(());
        }
        let before = now.saturating_sub(keep);
        let quiet = self
            .store
            .quiet(before, pass.after, TABLES_PER_BATCH)
            .await?;
        match quiet.last() {
            Some(last) => pass.after = last.place,
            None => {
                *pass = Pass {
                    after: 0,
                    begins: now + PASS_INTERVAL_MS,
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
        // One that cannot be read is left for repair.
        let Ok((info, table)) = self.load(id).await else {
            return Ok(());
        };
        if table.phase() == Phase::Playing {
            return Ok(());
        }
        match self.store.remove(info.id.clone(), table.seq()).await {
            Ok(()) => {
                self.lobby.remove(id);
                self.context.metrics.tables_removed_total.add(1);
                Ok(())
            }
            // Something has happened there just now.
            Err(StoreError::Race { .. } | StoreError::NoSuchTable { .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
