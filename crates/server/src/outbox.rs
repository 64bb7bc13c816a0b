//! The way from a table to one connection: bounded, and never waited for.

use antedate_wire::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// Messages that may wait for a reader; one that lags further is cut off and rejoins.
const LONGEST: usize = 256;

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
pub(crate) struct Outbox(mpsc::Sender<Out>);

/// The reader does not keep up, or is gone.
#[derive(Debug)]
pub(crate) struct Lagging;

impl Outbox {
    pub(crate) fn new() -> (Outbox, mpsc::Receiver<Out>) {
        let (sender, receiver) = mpsc::channel(LONGEST);
        (Outbox(sender), receiver)
    }

    pub(crate) fn send(&self, out: Out) -> Result<(), Lagging> {
        self.0.try_send(out).map_err(|_| Lagging)
    }
}

/// Puts a message into words.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    // Room for a move or an answer, so that it is written without growing.
    let room = match message {
        ServerMessage::Frame(_) | ServerMessage::View(_) => 1536,
        ServerMessage::Answer(_) | ServerMessage::Hint(_) => 96,
    };
    let mut json = Vec::with_capacity(room);
    serde_json::to_writer(&mut json, message).expect("a message is plain data");
    let json = String::from_utf8(json).expect("JSON is UTF-8");
    json.into()
}
