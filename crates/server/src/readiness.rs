//! Whether this server should be sent players: its store answers, and saving works.

use antedate_live::LiveError;
use antedate_store::Ticket;

use crate::error::Problem;
use crate::state::AppState;

impl AppState {
    /// Says why players should not be sent here, if there is a reason.
    pub(crate) async fn check_ready(&self) -> Result<(), Problem> {
        if self.tables.is_going_down() {
            return Err(LiveError::GoingDown.into());
        }
        // The cheapest question: anybody may ask it, however many tables there are.
        self.store().deck(String::new()).await?;
        let saving = &self.tables.context.saving;
        if saving.is_failing() {
            self.try_to_save().await?;
            saving.worked();
        }
        Ok(())
    }

    /// Writes something that means nothing. Where nobody is sent nobody plays, so that this is
    /// the only way to learn that saving works again.
    async fn try_to_save(&self) -> Result<(), Problem> {
        let nothing = Ticket {
            // No secret has this hash, so it opens nothing.
            hash: String::new(),
            table: String::new(),
            player: 0,
            until: self.now(),
        };
        Ok(self.store().put_ticket(nothing).await?)
    }
}
