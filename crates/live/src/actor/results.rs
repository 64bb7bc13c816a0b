//! Sharing a result with everybody, and erasing a guest.

use antedate_tables::{TokenHash, players_of};
use antedate_wire::PlayerNumber;

use super::appending::{Failure, Unsaved};
use super::{Actor, LoopControl, MAX_RACES};
use crate::error::LiveError;
use crate::notice::Notice;
use crate::records;

impl Actor {
    /// Shows the last game's result to everybody with the name of whoever has this token, and
    /// returns its id.
    pub(super) async fn share(
        &mut self,
        token: &TokenHash,
    ) -> (Result<String, LiveError>, LoopControl) {
        let shared = self.try_share(token).await;
        self.answered(shared)
    }

    async fn try_share(&mut self, token: &TokenHash) -> Result<String, Failure> {
        for _ in 0..MAX_RACES {
            if self.table.player_by_token(token).is_none() {
                self.refresh_if_shared().await;
            }
            let player = self.table.player_by_token(token);
            let player = player.ok_or(Failure::Refused(LiveError::WrongToken))?;
            let now = self.context.now();
            let shared = self.table.decide_share(player, now);
            let shared = shared.map_err(|refusal| Failure::Refused(refusal.into()))?;
            match self.append(shared).await {
                Ok(broadcast) => {
                    self.broadcast(broadcast, None);
                    return Ok(records::result_id(&self.id, self.table.n_games()));
                }
                Err(Unsaved::Race | Unsaved::Repeated(_)) => self.after_lost_race().await?,
                Err(Unsaved::Failed(failure)) => return Err(failure),
            }
        }
        Err(Failure::Refused(LiveError::TooFast))
    }

    /// Returns what to answer, and whether the task goes on.
    pub(super) fn answered<T>(
        &mut self,
        done: Result<T, Failure>,
    ) -> (Result<T, LiveError>, LoopControl) {
        match done {
            Ok(value) => (Ok(value), LoopControl::On),
            Err(failure) => {
                let mut reported = None;
                let next = self.failed(failure, |_, error| reported = Some(error));
                (Err(reported.unwrap_or(LiveError::GoingDown)), next)
            }
        }
    }

    /// Gives up the seats of a guest as if they had left (TC-17), takes them out of the log,
    /// and shows everybody the table as it is without them.
    pub(super) async fn erase(&mut self, guest: &str) -> (Result<(), LiveError>, LoopControl) {
        let erased = self.try_erase(guest).await;
        self.answered(erased)
    }

    async fn try_erase(&mut self, guest: &str) -> Result<(), Failure> {
        self.refresh_if_shared().await;
        let log = self.load_log().await;
        let log = log.map_err(Failure::of)?;
        for player in players_of(&log, guest) {
            self.unseat(player).await?;
        }
        // A table that stands alone has no guests.
        let Some(registry) = self.registry.clone() else {
            return Ok(());
        };
        let (store, library) = (&*registry.store, &registry.library);
        let written = records::rewrite_without(store, library, &self.id, guest).await;
        written.map_err(Failure::Refused)?;
        self.reload().await?;
        let seq = self.table.seq();
        self.context
            .notify_nodes(&self.id, || Notice::Moved { seq });
        Ok(())
    }

    async fn unseat(&mut self, player: PlayerNumber) -> Result<(), Failure> {
        for _ in 0..MAX_RACES {
            let left = self.table.decide_departure(player, self.context.now());
            match self.append(left).await {
                Ok(broadcast) => {
                    self.broadcast(broadcast, None);
                    return Ok(());
                }
                Err(Unsaved::Race | Unsaved::Repeated(_)) => self.after_lost_race().await?,
                Err(Unsaved::Failed(failure)) => return Err(failure),
            }
        }
        Err(Failure::Refused(LiveError::TooFast))
    }
}
