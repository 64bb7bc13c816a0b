//! The way from a table to one connection: bounded, and never waited for.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use antedate_wire::{PlayerNumber, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use tokio::sync::mpsc;

/// Messages that may wait for a reader; one that lags further is cut off and rejoins.
const LONGEST: usize = 256;

/// The room to write in that a thread keeps.
const LARGE: usize = 1 << 16;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Something to write to a connection.
pub(crate) enum Out {
    /// One message.
    One(Utf8Bytes),
    /// Several, like a tail that was missed.
    Many(Vec<Utf8Bytes>),
    /// The end, with a code of RFC 6455 and a reason.
    Close(u16, &'static str),
}

/// The table's end.
#[derive(Clone)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Out>,
    lagged: Arc<AtomicBool>,
    /// Whose messages these are, when several players share the connection.
    to: Option<PlayerNumber>,
}

/// The connection's end.
pub(crate) struct Inlet {
    receiver: mpsc::Receiver<Out>,
    lagged: Arc<AtomicBool>,
}

/// The reader does not keep up, or is gone.
#[derive(Debug)]
pub(crate) struct Lagging;

impl Outbox {
    pub(crate) fn new() -> (Outbox, Inlet) {
        let (sender, receiver) = mpsc::channel(LONGEST);
        let lagged = Arc::new(AtomicBool::new(false));
        let outbox = Outbox {
            sender,
            lagged: lagged.clone(),
            to: None,
        };
        (outbox, Inlet { receiver, lagged })
    }

    /// Returns a way to another player on the same connection.
    pub(crate) fn to(&self, player: PlayerNumber) -> Outbox {
        Outbox {
            to: Some(player),
            ..self.clone()
        }
    }

    pub(crate) fn send(&self, out: Out) -> Result<(), Lagging> {
        let out = match (self.to, out) {
            (Some(player), Out::One(words)) => Out::One(envelope(player, &words)),
            (Some(player), Out::Many(many)) => {
                Out::Many(many.iter().map(|words| envelope(player, words)).collect())
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

impl Inlet {
    /// Returns what is to be written next; `None` once the reader has fallen behind or the
    /// table has let it go.
    pub(crate) async fn next(&mut self) -> Option<Out> {
        let next = self.receiver.recv().await;
        next.filter(|_| !self.lagged.load(Ordering::Relaxed))
    }

    /// Returns what else is waiting.
    pub(crate) fn waiting(&mut self) -> Option<Out> {
        self.receiver.try_recv().ok()
    }
}

/// Says for which player a message is, which has been put into words.
fn envelope(player: PlayerNumber, words: &Utf8Bytes) -> Utf8Bytes {
    format!("{{\"type\":\"to\",\"player\":{player},\"message\":{words}}}").into()
}

/// Puts a message into words.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    // Written in one place again and again, then copied to one of its own size: growing
    // and cutting each message to size cost more than the copy.
    ROOM.with_borrow_mut(|room| {
        room.clear();
        serde_json::to_writer(&mut *room, message).expect("a message is plain data");
        let words = Utf8Bytes::try_from(Bytes::copy_from_slice(room)).expect("JSON is UTF-8");
        room.shrink_to(LARGE);
        words
    })
}
