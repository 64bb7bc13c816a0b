//! Results that players show to everybody, and guests who want to be forgotten.

use antedate_tables::{TokenHash, players_of};
use antedate_wire::PlayerNumber;

use super::appending::{Failure, Unsaved};
use super::{Actor, MOST_RACES, Next};
use crate::error::Problem;
use crate::notice::Notice;
use crate::records;

impl Actor {
    /// Shows the last game's result to everybody with the name of whoever has this token, and
    /// returns its id.
    pub(super) async fn share(&mut self, token: &TokenHash) -> (Result<String, Problem>, Next) {
        let shared = self.try_share(token).await;
        self.answered(shared)
    }

    async fn try_share(&mut self, token: &TokenHash) -> Result<String, Failure> {
        for _ in 0..MOST_RACES {
            if self.table.player_by_token(token).is_none() {
                self.look_if_shared().await;
            }
            let player = self.table.player_by_token(token);
            let player = player.ok_or_else(|| Failure::Refused(Problem::wrong_token()))?;
            let now = self.house.now();
            let shared = self.table.decide_share(player, now);
            let shared = shared.map_err(|refusal| Failure::Refused(refusal.into()))?;
            match self.append(shared).await {
                Ok(told) => {
                    self.tell(told, None);
                    return Ok(records::result_id(&self.id, self.table.n_games()));
                }
                Err(Unsaved::Race | Unsaved::Repeated(_)) => self.lost_race().await?,
                Err(Unsaved::Failed(failure)) => return Err(failure),
            }
        }
        Err(Failure::Refused(Problem::too_fast()))
    }

    /// What to answer, and whether the task goes on.
    pub(super) fn answered<T>(&mut self, done: Result<T, Failure>) -> (Result<T, Problem>, Next) {
        match done {
            Ok(value) => (Ok(value), Next::On),
            Err(failure) => {
                let mut said = None;
                let next = self.failed(failure, |_, problem| said = Some(problem));
                (Err(said.unwrap_or_else(Problem::going_down)), next)
            }
        }
    }

    /// Gives up the seats of a guest as if they had left (TC-17), takes them out of the log,
    /// and shows everybody the table as it is without them.
    pub(super) async fn erase(&mut self, guest: &str) -> (Result<(), Problem>, Next) {
        let erased = self.try_erase(guest).await;
        self.answered(erased)
    }

    async fn try_erase(&mut self, guest: &str) -> Result<(), Failure> {
        self.look_if_shared().await;
        let log = self.house.load_log(&self.id).await;
        let log = log.map_err(Failure::of)?;
        for player in players_of(&log, guest) {
            self.unseat(player).await?;
        }
        let (store, library) = (&*self.house.store, &self.house.library);
        let written = records::rewrite_without(store, library, &self.id, guest).await;
        written.map_err(Failure::Refused)?;
        self.start_over().await?;
        let seq = self.table.seq();
        self.house.tell_nodes(&self.id, || Notice::Moved { seq });
        Ok(())
    }

    async fn unseat(&mut self, player: PlayerNumber) -> Result<(), Failure> {
        for _ in 0..MOST_RACES {
            let left = self.table.decide_departure(player, self.house.now());
            match self.append(left).await {
                Ok(told) => {
                    self.tell(told, None);
                    return Ok(());
                }
                Err(Unsaved::Race | Unsaved::Repeated(_)) => self.lost_race().await?,
                Err(Unsaved::Failed(failure)) => return Err(failure),
            }
        }
        Err(Failure::Refused(Problem::too_fast()))
    }
}
