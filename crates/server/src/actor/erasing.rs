//! A guest who wants to be forgotten at this table.

use antedate_tables::{Who, players_of};
use antedate_wire::{Command, Phase};

use super::{Actor, Asking, Failure, Next};
use crate::error::Problem;
use crate::records;

impl Actor {
    /// Gives up the seats of a guest as if they had left (TC-17), takes them out of the log,
    /// and shows everybody the table as it is without them.
    pub(super) async fn erase(&mut self, guest: &str) -> (Result<(), Problem>, Next) {
        match self.try_erase(guest).await {
            Ok(()) => (Ok(()), Next::On),
            Err(failure) => {
                let mut said = None;
                let next = self.failed(failure, |_, problem| said = Some(problem));
                (Err(said.unwrap_or_else(Problem::going_down)), next)
            }
        }
    }

    async fn try_erase(&mut self, guest: &str) -> Result<(), Failure> {
        let log = self.house.load_log(&self.id).await;
        let log = log.map_err(Failure::Broken)?;
        for player in players_of(&log, guest) {
            let sits = self.table.has_player(player) && self.table.phase() != Phase::Closed;
            if sits {
                let leave = Asking {
                    who: Who::Player(player),
                    guest: None,
                    id: "erase".to_owned(),
                    command: Command::Leave,
                };
                let (_, told) = self.decide_and_append(&leave).await?;
                self.tell(told, None);
            }
        }
        let (store, library) = (&*self.house.store, &self.house.library);
        let written = records::rewrite_without(store, library, &self.id, guest).await;
        written.map_err(Failure::Refused)?;
        self.reload().await?;
        self.forget_old_tokens();
        self.refresh_all();
        let code = self.code.as_deref();
        self.house.lobby.update(&self.id, code, &self.table);
        Ok(())
    }
}
