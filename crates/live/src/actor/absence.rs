//! Notices who has been missing for long, and who is back: both become entries of the log, so
//! that a restart and every node know it.

use std::time::Duration;

use antedate_tables::Stored;
use antedate_wire::PlayerNumber;
use tokio::time::Instant;

use super::appending::{Failure, Unsaved};
use super::{Actor, LoopControl};

/// How long to wait after an entry could not be saved.
const RETRY_AFTER: Duration = Duration::from_secs(1);

impl Actor {
    /// Notes since when each person is not connected, on whichever node.
    pub(super) fn note_missing(&mut self) {
        let here = self.here();
        let people = self.table.people();
        let gone = |player: &PlayerNumber| people.contains(player) && !here.contains(player);
        self.missing.retain(|player, _| gone(player));
        let now = Instant::now();
        for player in people.iter().filter(|player| gone(player)) {
            self.missing.entry(*player).or_insert(now);
        }
    }

    /// Says when somebody is to be noted as away or back; never while nobody is here, for then
    /// nobody waits for them.
    pub(super) fn absence_due(&self) -> Option<Instant> {
        let here = self.here();
        if here.is_empty() {
            return None;
        }
        let now = self.context.now();
        let back = here.iter().any(|player| self.is_back(*player, now));
        let away = self.missing.iter().filter(|(player, _)| {
            let entries = self.table.decide_away(**player, now);
            !entries.is_empty()
        });
        let away = away.map(|(_, since)| *since + self.context.config.away_after);
        let due = match back {
            true => Some(Instant::now()),
            false => away.min(),
        };
        due.map(|due| due.max(self.absence_retry))
    }

    fn is_back(&self, player: PlayerNumber, now: i64) -> bool {
        !self.table.decide_back(player, now).is_empty()
    }

    /// Notes everybody who is away or back by now.
    pub(super) async fn record_absence(&mut self) -> LoopControl {
        let (now, clock) = (self.context.now(), Instant::now());
        let back = self.here().into_iter();
        let back = back.map(|player| self.table.decide_back(player, now));
        let late = self.missing.iter();
        let late = late.filter(|(_, since)| **since + self.context.config.away_after <= clock);
        let away = late.map(|(player, _)| self.table.decide_away(*player, now));
        let first = back.chain(away).find(|entries| !entries.is_empty());
        match first {
            Some(entries) => self.keep_absence(entries).await,
            None => LoopControl::On,
        }
    }

    async fn keep_absence(&mut self, entries: Vec<Stored>) -> LoopControl {
        let failure = match self.append(entries).await {
            Ok(told) => {
                self.broadcast(told, None);
                return LoopControl::On;
            }
            Err(Unsaved::Race | Unsaved::Repeated(_)) => self.after_lost_race().await.err(),
            Err(Unsaved::Failed(failure)) => Some(failure),
        };
        match failure {
            None => LoopControl::On,
            // It is noted when saving works again.
            Some(Failure::Refused(_)) => {
                self.absence_retry = Instant::now() + RETRY_AFTER;
                LoopControl::On
            }
            Some(broken) => self.failed(broken, |_, _| ()),
        }
    }
}
