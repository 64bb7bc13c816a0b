//! One connection to a live table, whatever carries its messages.

use std::sync::Arc;

use antedate_tables::GuestHash;
use antedate_wire::ClientMessage;
use tokio::sync::mpsc;

use crate::actor::{ConnectionId, TableMessage};
use crate::error::LiveError;
use crate::outbox::{Outbox, OutboxReader};
use crate::registry::TableRegistry;

/// A connection to a table of a registry.
pub struct TableConnection {
    id: ConnectionId,
    registry: Arc<TableRegistry>,
    table: String,
    /// The table's inbox, which stays the same while we are connected unless its task failed.
    inbox: Option<mpsc::Sender<TableMessage>>,
}

impl TableConnection {
    /// Connects to a table, waking it if it sleeps.
    ///
    /// # Errors
    /// There is no such table, or it cannot be opened now.
    pub async fn open(
        registry: Arc<TableRegistry>,
        table: String,
        guest: Option<GuestHash>,
    ) -> Result<(TableConnection, OutboxReader), LiveError> {
        let (outbox, reader) = Outbox::new();
        let mut connection = TableConnection {
            id: registry.context.next_connection(),
            registry,
            table,
            inbox: None,
        };
        let connected = TableMessage::Connected(connection.id, outbox, guest);
        connection.deliver(connected).await?;
        Ok((connection, reader))
    }

    /// Sends the table a message of the client.
    ///
    /// # Errors
    /// The table cannot be reached.
    pub async fn send(&mut self, message: ClientMessage) -> Result<(), LiveError> {
        let message = TableMessage::Message(self.id, Box::new(message));
        self.deliver(message).await
    }

    /// Tells the table that the connection is gone.
    pub async fn close(mut self) {
        // A table that cannot be reached has no connections.
        let _ = self.deliver(TableMessage::Gone(self.id)).await;
    }

    async fn deliver(&mut self, message: TableMessage) -> Result<(), LiveError> {
        let message = match &self.inbox {
            Some(inbox) => match inbox.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => back,
            },
            None => message,
        };
        self.registry.send(&self.table, message).await?;
        self.inbox = self.registry.find(&self.table).await.ok();
        Ok(())
    }
}
