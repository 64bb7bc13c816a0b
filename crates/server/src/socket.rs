//! One WebSocket connection: carries messages to its table and frames back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_live::{CloseReason, LiveError, OutboxReader, Outgoing, TableConnection, encode};
use antedate_tables::GuestHash;
use antedate_wire::{Answer, AnswerResult, ClientMessage, Command, ServerMessage};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use bytes::Bytes;
use futures_util::SinkExt;
use serde_json::Value;
use tokio_tungstenite::tungstenite;

use crate::limits::{Bucket, MAX_MESSAGE};
use crate::shape;
use crate::state::AppState;

/// After how many unanswered pings a connection is dead.
const MAX_UNANSWERED_PINGS: u32 = 3;
/// How long a write may take.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);
/// How long a connection that we close is still read.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(250);
/// Small, since there are thousands of connections and messages are short.
const READ_BUFFER: usize = 2 << 10;
const WRITE_BUFFER: usize = 4 << 10;
const MAX_WRITE_BUFFER: usize = 1 << 20;

/// Takes a connection to a table.
pub(crate) fn upgrade(
    upgrade: WebSocketUpgrade,
    state: Arc<AppState>,
    table: String,
    guest: Option<GuestHash>,
) -> Response {
    upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER)
        .on_upgrade(move |mut socket| async move {
            let context = state.tables.context.clone();
            context.metrics.connections.add(1);
            run(state, table, guest, &mut socket).await;
            context.metrics.connections.sub(1);
        })
}

struct Connection {
    state: Arc<AppState>,
    table: TableConnection,
    all: Bucket,
    talk: Bucket,
    silent: u32,
}

/// Whether the connection goes on.
type SocketResult = Result<(), Ended>;

/// The connection is over, whoever ended it.
struct Ended;

/// Connects a socket to a table, for as long as both go on.
async fn run(
    state: Arc<AppState>,
    table: String,
    guest: Option<GuestHash>,
    socket: &mut WebSocket,
) {
    let opened = TableConnection::open(state.tables.clone(), table, guest).await;
    let (table, mut outbox) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            let _ = close(socket, 1013, error.code()).await;
            return;
        }
    };
    let now = Instant::now();
    let mut connection = Connection {
        state,
        table,
        // A person never gets near these limits; a runaway program does.
        all: Bucket::new(100.0, 300.0, now),
        talk: Bucket::new(4.0, 20.0, now),
        silent: 0,
    };
    let _ = connection.carry(socket, &mut outbox).await;
    connection.table.close().await;
}

impl Connection {
    async fn carry(&mut self, socket: &mut WebSocket, outbox: &mut OutboxReader) -> SocketResult {
        let mut pings = tokio::time::interval(self.state.config.client_timeout);
        pings.tick().await;
        loop {
            tokio::select! {
                next = outbox.next() => match next {
                    Some(next) => write(socket, next, outbox).await?,
                    None => return close(socket, 1013, "too_slow").await,
                },
                message = socket.recv() => {
                    match message {
                        Some(Ok(message)) => self.read(socket, message).await?,
                        Some(Err(error)) => return give_up(socket, error).await,
                        None => return Err(Ended),
                    }
                }
                _ = pings.tick() => {
                    self.silent += 1;
                    if self.silent > MAX_UNANSWERED_PINGS {
                        return Err(Ended);
                    }
                    send(socket, Message::Ping(Bytes::new())).await?;
                }
            }
        }
    }

    async fn read(&mut self, socket: &mut WebSocket, message: Message) -> SocketResult {
        self.silent = 0;
        let words = match message {
            Message::Text(words) => words,
            Message::Binary(_) => return close(socket, 1003, "text_only").await,
            Message::Close(_) => return Err(Ended),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        match self.understand(&words) {
            Ok(message) => self.table.send(message).await.map_err(|_| Ended),
            Err((id, error)) => {
                self.state.tables.context.metrics.refused_total.add(1);
                let result = AnswerResult::Error(error.body());
                let answer = ServerMessage::Answer(Answer { id, result });
                send(socket, text(encode(&answer))).await
            }
        }
    }

    /// Reads a message, or says to which id it is refused.
    fn understand(&mut self, words: &str) -> Result<ClientMessage, (String, LiveError)> {
        // Before it is parsed: what cannot be parsed counts like everything else.
        if self.state.config.limits && !self.all.take(Instant::now()) {
            return Err((id_of(words), LiveError::TooFast));
        }
        let parsed = serde_json::from_str::<ClientMessage>(words);
        let bad = |why: String| (id_of(words), LiveError::BadMessage(why));
        let message = parsed.map_err(|error| bad(error.to_string()))?;
        shape::check(words.as_bytes()).map_err(|why| bad(why.to_owned()))?;
        if self.state.config.limits && !self.may_talk(&message.command) {
            return Err((message.id, LiveError::TooFast));
        }
        Ok(message)
    }

    fn may_talk(&mut self, command: &Command) -> bool {
        let talks = matches!(
            command,
            Command::Say { .. } | Command::Signal { .. } | Command::Typing | Command::Pin { .. }
        );
        !talks || self.talk.take(Instant::now())
    }
}

/// Finds the id of a message that is not read any further.
fn id_of(words: &str) -> String {
    let value = serde_json::from_str::<Value>(words).unwrap_or_default();
    let id = value.get("id").and_then(Value::as_str).unwrap_or_default();
    id.chars().take(36).collect()
}

/// Writes everything that waits, and flushes once.
async fn write(socket: &mut WebSocket, first: Outgoing, outbox: &mut OutboxReader) -> SocketResult {
    let mut next = Some(first);
    while let Some(outgoing) = next {
        match outgoing {
            Outgoing::One(message) => feed(socket, text(message)).await?,
            Outgoing::Many(many) => {
                for message in many {
                    feed(socket, text(message)).await?;
                }
            }
            Outgoing::Close(reason) => {
                return close(socket, close_code(reason), reason.code()).await;
            }
        }
        next = outbox.try_next();
    }
    within(socket.flush()).await
}

fn text(message: Bytes) -> Message {
    Message::Text(Utf8Bytes::try_from(message).expect("JSON is UTF-8"))
}

/// Returns the code of RFC 6455.
fn close_code(reason: CloseReason) -> u16 {
    match reason {
        CloseReason::GoingDown => 1012,
        CloseReason::Crowded => 1013,
        CloseReason::NoSuchTable | CloseReason::Damaged => 1011,
    }
}

async fn feed(socket: &mut WebSocket, message: Message) -> SocketResult {
    within(socket.feed(message)).await
}

async fn send(socket: &mut WebSocket, message: Message) -> SocketResult {
    within(socket.send(message)).await
}

async fn close(socket: &mut WebSocket, code: u16, reason: &str) -> SocketResult {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    send(socket, Message::Close(Some(frame))).await?;
    // Dropping a socket with unread data resets the connection, and the reason would be lost.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, rest).await;
    Err(Ended)
}

/// Says whether a message was longer than we read.
fn is_too_long(error: axum::Error) -> bool {
    let error = error.into_inner().downcast::<tungstenite::Error>();
    error.is_ok_and(|error| matches!(*error, tungstenite::Error::Capacity(_)))
}

/// Ends a connection that cannot be read any further. The rest of a message that is too long
/// cannot be read either, so that the reason is given a moment to arrive before we hang up.
async fn give_up(socket: &mut WebSocket, error: axum::Error) -> SocketResult {
    if is_too_long(error) {
        let _ = close(socket, 1009, "too_long").await;
        tokio::time::sleep(CLOSE_TIMEOUT).await;
    }
    Err(Ended)
}

/// Gives up on a reader that is too slow.
async fn within(write: impl Future<Output = Result<(), axum::Error>>) -> SocketResult {
    match tokio::time::timeout(WRITE_TIMEOUT, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Ended),
    }
}
