//! The queue of encoded messages from a table to one connection. It is bounded, and the table
//! never waits for its reader.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use antedate_wire::{PlayerNumber, ServerMessage};
use bytes::Bytes;
use tokio::sync::mpsc;

/// How many messages may wait for a reader: a crowd of 300 that chooses at once is no reason to
/// cut anybody off. One that lags further is, and reconnects.
const MAX_QUEUED: usize = 1024;
/// The capacity of the buffer that a thread keeps for encoding, in bytes.
const MAX_KEPT_BUFFER: usize = 1 << 16;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Something to write to a connection. Messages are JSON in UTF-8.
pub enum Outgoing {
    /// One message.
    One(Bytes),
    /// Several, like a tail that was missed.
    Many(Vec<Bytes>),
    /// The end of the connection.
    Close(CloseReason),
}

/// Why a table ends a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CloseReason {
    /// There is no room for one more.
    Crowded,
    /// The program is shutting down.
    GoingDown,
    /// The table was removed.
    NoSuchTable,
    /// The table cannot be read any more.
    Damaged,
}

impl CloseReason {
    /// Returns the stable code.
    pub fn code(self) -> &'static str {
        match self {
            CloseReason::Crowded => "table_crowded",
            CloseReason::GoingDown => "going_down",
            CloseReason::NoSuchTable => "no_such_table",
            CloseReason::Damaged => "table_damaged",
        }
    }
}

/// The table's end of the queue.
#[derive(Clone)]
pub struct Outbox {
    sender: mpsc::Sender<Outgoing>,
    lagged: Arc<AtomicBool>,
    /// Whose messages these are, when several players share the connection.
    to: Option<PlayerNumber>,
}

/// The connection's end of the queue.
pub struct OutboxReader {
    receiver: mpsc::Receiver<Outgoing>,
    lagged: Arc<AtomicBool>,
}

/// The reader does not keep up, or is gone.
#[derive(Debug)]
pub(crate) struct Lagging;

impl Outbox {
    /// Makes a queue.
    pub fn new() -> (Outbox, OutboxReader) {
        let (sender, receiver) = mpsc::channel(MAX_QUEUED);
        let lagged = Arc::new(AtomicBool::new(false));
        let outbox = Outbox {
            sender,
            lagged: lagged.clone(),
            to: None,
        };
        (outbox, OutboxReader { receiver, lagged })
    }

    /// Returns an outbox for another player on the same connection.
    pub(crate) fn to(&self, player: PlayerNumber) -> Outbox {
        Outbox {
            to: Some(player),
            ..self.clone()
        }
    }

    pub(crate) fn send(&self, out: Outgoing) -> Result<(), Lagging> {
        let out = match (self.to, out) {
            (Some(player), Outgoing::One(message)) => Outgoing::One(envelope(player, &message)),
            (Some(player), Outgoing::Many(many)) => {
                let many = many.iter().map(|message| envelope(player, message));
                Outgoing::Many(many.collect())
            }
            (_, out) => out,
        };
        let lagging = self.lagged.load(Ordering::Relaxed) || self.sender.try_send(out).is_err();
        if lagging {
            // What one of its players has missed, the whole connection has.
            self.lagged.store(true, Ordering::Relaxed);
            return Err(Lagging);
        }
        Ok(())
    }
}

impl OutboxReader {
    /// Returns what is to be written next; `None` once the reader has fallen behind or the
    /// table has dropped the connection.
    pub async fn next(&mut self) -> Option<Outgoing> {
        let next = self.receiver.recv().await;
        next.filter(|_| !self.lagged.load(Ordering::Relaxed))
    }

    /// Returns what else is waiting, without waiting for it.
    pub fn try_next(&mut self) -> Option<Outgoing> {
        self.receiver.try_recv().ok()
    }
}

/// Wraps an encoded message with the player it is for.
fn envelope(player: PlayerNumber, message: &Bytes) -> Bytes {
    let head = format!("{{\"type\":\"to\",\"player\":{player},\"message\":");
    [head.as_bytes(), message, b"}"].concat().into()
}

/// Encodes a message.
pub fn encode(message: &ServerMessage) -> Bytes {
    // Written into one buffer again and again, then copied to one of its own size: growing
    // and shrinking a buffer for each message costs more than the copy.
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        serde_json::to_writer(&mut *buffer, message).expect("a message is plain data");
        let encoded = Bytes::copy_from_slice(buffer);
        buffer.shrink_to(MAX_KEPT_BUFFER);
        encoded
    })
}
