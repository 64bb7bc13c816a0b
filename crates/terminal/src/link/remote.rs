//! A table of a server, over a WebSocket that mends itself.

use std::path::{Path, PathBuf};
use std::time::Duration;

use antedate_wire::{
    Answer, AnswerResult, ClientMessage, Command, ErrorBody, Lang, Params, ServerMessage,
};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::address::{Address, Place};
use super::http::{self, Stream, unreachable_server};
use super::{Heard, Link, Report, secret};
use crate::saved::{SaveError, write_whole};

/// The first wait before a lost connection is tried again; it doubles up to the last.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// The ids of the link's own messages, which the client above never uses.
const ENTER: &str = "enter";
const JOIN: &str = "join";

/// Returns the key to the seat at a table: the one of last time, so that whoever comes
/// back finds their seat, or a new one.
fn seat_key(folder: &Path, table: &str) -> Result<String, SaveError> {
    let path = folder.join(format!("{table}.seat"));
    if let Ok(key) = std::fs::read_to_string(&path)
        && key.len() == 64
    {
        return Ok(key);
    }
    let key = secret();
    let written = std::fs::create_dir_all(folder).and_then(|()| write_whole(&path, &key));
    written.map_err(|error| SaveError::Disk { path, error })?;
    Ok(key)
}

fn unkept(error: &SaveError) -> ErrorBody {
    let mut params = Params::new();
    params.insert("why".to_owned(), error.to_string().as_str().into());
    ErrorBody {
        code: "unkept_key".to_owned(),
        params,
        message: error.to_string(),
    }
}

/// Who sits down at a table of a server.
pub(crate) struct Joining {
    pub(crate) address: Address,
    pub(crate) name: String,
    /// Where the keys to seats are kept: the same key comes back to the same seat.
    pub(crate) folder: PathBuf,
    pub(crate) lang: Lang,
}

/// The way to a table of a server.
pub(crate) struct RemoteLink {
    sender: mpsc::UnboundedSender<ClientMessage>,
}

impl Link for RemoteLink {
    fn send(&mut self, _eyes: usize, message: ClientMessage) {
        // A connection that is closed for good has said why.
        let _ = self.sender.send(message);
    }
}

/// Connects to a table on a thread of its own, sits down, and stays connected.
pub(crate) fn open_remote(joining: Joining, report: Report) -> std::io::Result<RemoteLink> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let (sender, receiver) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        let connection = Connection {
            joining,
            token: String::new(),
            report,
            receiver,
            seated: false,
            since: None,
            unanswered: Vec::new(),
        };
        runtime.block_on(connection.run());
    });
    Ok(RemoteLink { sender })
}

struct Connection {
    joining: Joining,
    token: String,
    report: Report,
    receiver: mpsc::UnboundedReceiver<ClientMessage>,
    /// Whether the server knows our token.
    seated: bool,
    /// The last frame number known.
    since: Option<u64>,
    /// Messages without an answer so far: sent again on the next connection, and done at
    /// most once there.
    unanswered: Vec<ClientMessage>,
}

/// How a connection ended.
enum Ended {
    /// It broke, and is tried again.
    Lost,
    /// Nobody wants it any more.
    Left,
    /// The server refuses for good.
    Refused(ErrorBody),
}

type Socket = WebSocketStream<Stream>;

impl Connection {
    async fn run(mut self) {
        let table = match &self.joining.address.place {
            Place::Table(table) => Ok(table.clone()),
            Place::Code(code) => http::table_of(&self.joining.address.server, code).await,
        };
        let table = match table {
            Ok(table) => table,
            Err(error) => return (self.report)(Heard::Closed(error)),
        };
        self.token = match seat_key(&self.joining.folder, &table) {
            Ok(token) => token,
            Err(error) => return (self.report)(Heard::Closed(unkept(&error))),
        };
        let mut wait = FIRST_WAIT;
        let mut ever = false;
        loop {
            match self.connect(&table).await {
                Ok(socket) => {
                    if std::mem::replace(&mut ever, true) {
                        (self.report)(Heard::Back);
                    }
                    wait = FIRST_WAIT;
                    match self.converse(socket).await {
                        Ended::Lost => (self.report)(Heard::Lost),
                        Ended::Left => return,
                        Ended::Refused(error) => return (self.report)(Heard::Closed(error)),
                    }
                }
                Err(error) if !ever => return (self.report)(Heard::Closed(error)),
                Err(_) => {}
            }
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    async fn connect(&self, table: &str) -> Result<Socket, ErrorBody> {
        let server = &self.joining.address.server;
        let stream = http::connect(server).await?;
        // What is secure about it has been seen to: the address is for the handshake only.
        let url = format!("ws://{}/ws/tables/{table}", server.host);
        match client_async(url, stream).await {
            Ok((socket, _)) => Ok(socket),
            Err(SocketError::Http(answer)) => {
                let body = answer.body().as_deref().unwrap_or_default();
                let said = serde_json::from_slice(body);
                Err(said.unwrap_or_else(|_| unreachable_server(server, &answer.status())))
            }
            Err(error) => Err(unreachable_server(server, &error)),
        }
    }

    /// Enters, sits down, sends again what has had no answer, and passes on everything.
    async fn converse(&mut self, mut socket: Socket) -> Ended {
        let tokens = match self.seated {
            true => vec![self.token.clone()],
            false => Vec::new(),
        };
        let enter = Command::Enter {
            tokens,
            lang: self.joining.lang,
            since: self.since,
        };
        let mut first = vec![message(ENTER, enter)];
        if !self.seated {
            // A token that has a seat already is answered with that seat.
            first.push(message(
                JOIN,
                Command::Join {
                    name: self.joining.name.clone(),
                    token: self.token.clone(),
                },
            ));
        }
        first.extend(self.unanswered.iter().cloned());
        for message in first {
            if send(&mut socket, &message).await.is_err() {
                return Ended::Lost;
            }
        }
        loop {
            tokio::select! {
                asked = self.receiver.recv() => {
                    let Some(asked) = asked else { return Ended::Left };
                    self.unanswered.push(asked.clone());
                    if send(&mut socket, &asked).await.is_err() {
                        return Ended::Lost;
                    }
                }
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        if let Some(ended) = self.heard(&text) {
                            return ended;
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ended::Lost,
                    Some(Ok(_)) => {}
                },
            }
        }
    }

    /// Passes a message on; says how the connection ended if the server ends it.
    fn heard(&mut self, text: &str) -> Option<Ended> {
        // A message of a later version that we cannot read changes nothing we know.
        let message: ServerMessage = serde_json::from_str(text).ok()?;
        match &message {
            ServerMessage::Answer(answer) => {
                self.unanswered.retain(|asked| asked.id != answer.id);
                if answer.id == ENTER || answer.id == JOIN {
                    return self.entered(answer);
                }
            }
            ServerMessage::View(view) => self.since = Some(view.seq),
            ServerMessage::Frame(frame) => {
                self.since = self.since.map(|since| since.max(frame.seq));
            }
            ServerMessage::To { .. } | ServerMessage::Hint(_) => {}
        }
        (self.report)(Heard::Message(0, Box::new(message)));
        None
    }

    fn entered(&mut self, answer: &Answer) -> Option<Ended> {
        match &answer.result {
            AnswerResult::Ok(_) => {
                self.seated |= answer.id == JOIN;
                None
            }
            // Who cannot sit down can watch.
            AnswerResult::Error(error) if answer.id == JOIN => {
                (self.report)(Heard::Trouble(error.clone()));
                None
            }
            AnswerResult::Error(error) => Some(Ended::Refused(error.clone())),
        }
    }
}

async fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), SocketError> {
    let text = serde_json::to_string(message).expect("a message is plain data");
    socket.send(Message::text(text)).await
}

fn message(id: &str, command: Command) -> ClientMessage {
    ClientMessage {
        v: Some(antedate_wire::VERSION),
        id: id.to_owned(),
        player: None,
        command,
    }
}
