//! A table that stands alone in this process: found by no registry, played by people at one
//! keyboard.

use std::sync::Arc;

use antedate_store::TableLog;
use antedate_tables::Table;
use antedate_wire::{ClientMessage, Lang, Phase, PlayerNumber};
use tokio::sync::{mpsc, oneshot};

use crate::actor::{Actor, ConnectionId, Finished, TableMessage};
use crate::config::Config;
use crate::context::TableContext;
use crate::error::LiveError;
use crate::outbox::{Outbox, OutboxReader};

/// The only connection there is.
const CONNECTION: ConnectionId = 0;

/// A table that stands alone, with one connection for all its people.
pub struct StandaloneTable {
    inbox: mpsc::Sender<TableMessage>,
}

impl StandaloneTable {
    /// Starts the task of a table on the current runtime and connects to it for `players`, who
    /// are trusted to be who they are. Each of them is sent a view.
    ///
    /// # Errors
    /// The task has failed.
    pub async fn start(
        config: Config,
        log: Arc<dyn TableLog>,
        table: Table,
        players: Vec<PlayerNumber>,
        lang: Lang,
    ) -> Result<(StandaloneTable, OutboxReader), LiveError> {
        let context = Arc::new(TableContext::new(config, log));
        let handle = Actor::start(context, None, String::new(), None, table);
        let alone = StandaloneTable {
            inbox: handle.inbox,
        };
        let (outbox, reader) = Outbox::new();
        let seated = TableMessage::ConnectedAs(CONNECTION, outbox, players, lang);
        alone.deliver(seated).await?;
        Ok((alone, reader))
    }

    /// Sends the table a message.
    ///
    /// # Errors
    /// The task has failed.
    pub async fn send(&self, message: ClientMessage) -> Result<(), LiveError> {
        let message = TableMessage::Message(CONNECTION, Box::new(message));
        self.deliver(message).await
    }

    /// Returns the record of the last game.
    ///
    /// # Errors
    /// It is not over, or the task has failed.
    pub async fn finished(&self) -> Result<Finished, LiveError> {
        let (answer, reply) = oneshot::channel();
        self.deliver(TableMessage::Finished(None, answer)).await?;
        reply.await.map_err(|_| LiveError::GoingDown)?
    }

    /// Returns whether a game is being played or is over; `None` if the task has failed.
    pub async fn phase(&self) -> Option<Phase> {
        let (answer, reply) = oneshot::channel();
        let asked = TableMessage::Summary(Lang::En, answer);
        self.deliver(asked).await.ok()?;
        Some(reply.await.ok()??.phase)
    }

    async fn deliver(&self, message: TableMessage) -> Result<(), LiveError> {
        let sent = self.inbox.send(message).await;
        sent.map_err(|_| LiveError::GoingDown)
    }
}
