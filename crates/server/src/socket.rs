//! One WebSocket connection: carries messages to its table and frames back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_tables::GuestHash;
use antedate_wire::{Answer, AnswerResult, ClientMessage, Command, ServerMessage};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::actor::{ConnectionId, ToTable};
use crate::error::Problem;
use crate::house::House;
use crate::limits::{Bucket, MAX_MESSAGE};
use crate::outbox::{Inlet, Out, Outbox, text};

/// After how many unanswered pings a connection is dead.
const SILENT_PINGS: u32 = 3;
/// How long a write may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a connection that we close is still read.
const FAREWELL: Duration = Duration::from_millis(250);
/// Small, since there are thousands of connections and messages are short.
const READ_BUFFER: usize = 2 << 10;
const WRITE_BUFFER: usize = 4 << 10;
const MAX_WRITE_BUFFER: usize = 1 << 20;

/// Takes a connection to a table.
pub(crate) fn upgrade(
    upgrade: WebSocketUpgrade,
    house: Arc<House>,
    table: String,
    guest: Option<GuestHash>,
) -> Response {
    upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER)
        .on_upgrade(move |socket| async move {
            house.metrics.connections.add(1);
            let mut connection = Connection::new(house.clone(), table, guest);
            connection.run(socket).await;
            house.metrics.connections.take(1);
        })
}

struct Connection {
    id: ConnectionId,
    house: Arc<House>,
    table: String,
    guest: Option<GuestHash>,
    /// The way to the table's task, which does not sleep while we are connected.
    way: Option<mpsc::Sender<ToTable>>,
    all: Bucket,
    talk: Bucket,
    silent: u32,
}

/// Whether the connection goes on.
type Goes = Result<(), Ended>;

/// The connection is over, whoever ended it.
struct Ended;

impl Connection {
    fn new(house: Arc<House>, table: String, guest: Option<GuestHash>) -> Connection {
        let now = Instant::now();
        Connection {
            id: house.next_connection(),
            house,
            table,
            guest,
            way: None,
            // A hand on a keyboard never gets near; a runaway program does.
            all: Bucket::new(100.0, 300.0, now),
            talk: Bucket::new(4.0, 20.0, now),
            silent: 0,
        }
    }

    async fn run(&mut self, mut socket: WebSocket) {
        let (outbox, mut out) = Outbox::new();
        let connected = ToTable::Connected(self.id, outbox, self.guest.clone());
        if let Err(problem) = self.tell_table(connected).await {
            let _ = close(&mut socket, 1013, &problem.body.code).await;
            return;
        }
        let _ = self.carry(&mut socket, &mut out).await;
        let _ = self.tell_table(ToTable::Gone(self.id)).await;
    }

    /// Tells the table something, over the way we know as long as it leads there.
    async fn tell_table(&mut self, told: ToTable) -> Result<(), Problem> {
        let told = match &self.way {
            Some(way) => match way.send(told).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => back,
            },
            None => told,
        };
        self.house.send(&self.table, told).await?;
        self.way = self.house.find(&self.table).await.ok();
        Ok(())
    }

    async fn carry(&mut self, socket: &mut WebSocket, out: &mut Inlet) -> Goes {
        let mut pings = tokio::time::interval(self.house.config.patience);
        pings.tick().await;
        loop {
            tokio::select! {
                next = out.next() => match next {
                    Some(next) => write(socket, next, out).await?,
                    None => return close(socket, 1013, "too_slow").await,
                },
                message = socket.recv() => {
                    let message = message.and_then(Result::ok).ok_or(Ended)?;
                    self.read(socket, message).await?;
                }
                _ = pings.tick() => {
                    self.silent += 1;
                    if self.silent > SILENT_PINGS {
                        return Err(Ended);
                    }
                    send(socket, Message::Ping(bytes::Bytes::new())).await?;
                }
            }
        }
    }

    async fn read(&mut self, socket: &mut WebSocket, message: Message) -> Goes {
        self.silent = 0;
        let words = match message {
            Message::Text(words) => words,
            Message::Binary(_) => return close(socket, 1003, "text_only").await,
            Message::Close(_) => return Err(Ended),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        match self.understand(&words) {
            Ok(message) => {
                let message = ToTable::Message(self.id, Box::new(message));
                self.tell_table(message).await.map_err(|_| Ended)
            }
            Err((id, problem)) => {
                self.house.metrics.refused_total.add(1);
                let result = AnswerResult::Error(problem.body);
                let answer = ServerMessage::Answer(Answer { id, result });
                send(socket, Message::Text(text(&answer))).await
            }
        }
    }

    /// Reads a message, or says to which id it is refused.
    fn understand(&mut self, words: &str) -> Result<ClientMessage, (String, Problem)> {
        // Before it is read: what makes no sense counts like everything else.
        if self.house.config.limits && !self.all.take(Instant::now()) {
            return Err((id_of(words), Problem::too_fast()));
        }
        let parsed = serde_json::from_str::<ClientMessage>(words);
        let message = parsed.map_err(|error| (id_of(words), Problem::bad_message(error)))?;
        if self.house.config.limits && !self.may_talk(&message.command) {
            return Err((message.id, Problem::too_fast()));
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
async fn write(socket: &mut WebSocket, first: Out, out: &mut Inlet) -> Goes {
    let mut next = Some(first);
    while let Some(out_now) = next {
        match out_now {
            Out::One(words) => feed(socket, Message::Text(words)).await?,
            Out::Many(many) => {
                for words in many {
                    feed(socket, Message::Text(words)).await?;
                }
            }
            Out::Close(code, reason) => return close(socket, code, reason).await,
        }
        next = out.waiting();
    }
    within(socket.flush()).await
}

async fn feed(socket: &mut WebSocket, words: Message) -> Goes {
    within(socket.feed(words)).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Goes {
    within(socket.send(message)).await
}

async fn close(socket: &mut WebSocket, code: u16, reason: &str) -> Goes {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    send(socket, Message::Close(Some(frame))).await?;
    // Hanging up on what is still coming in would take the reason back from the wire.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(FAREWELL, rest).await;
    Err(Ended)
}

/// A reader that is slower than this is given up.
async fn within(write: impl Future<Output = Result<(), axum::Error>>) -> Goes {
    match tokio::time::timeout(PATIENCE, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Ended),
    }
}
