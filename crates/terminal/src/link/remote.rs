//! A table of a server, over a WebSocket that mends itself.

use std::path::{Path, PathBuf};
use std::time::Duration;

use antedate_wire::{
    Answer, AnswerResult, ClientMessage, Command, ErrorBody, Lang, Params, ServerMessage,
};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::http::{Response, StatusCode};
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::address::{Address, Place, Server};
use super::http::{self, Stream, no_such_table, unreachable_server};
use super::{Link, LinkEvent, Report, secret};
use crate::private;
use crate::saved::{SaveError, write_whole};

/// The first wait before a lost connection is tried again; it doubles up to the last.
const MIN_BACKOFF: Duration = Duration::from_millis(250);
const MAX_BACKOFF: Duration = Duration::from_secs(8);
/// A server says something every twenty seconds. After so long without a word the connection
/// has died, even if nobody has told us: a machine that slept or changed its network is not told.
const IDLE_TIMEOUT: Duration = Duration::from_secs(50);
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
    let written = private::make_folder(folder).and_then(|()| write_whole(&path, &key));
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
    open_with(joining, report, IDLE_TIMEOUT)
}

fn open_with(joining: Joining, report: Report, patience: Duration) -> std::io::Result<RemoteLink> {
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
            patience,
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
    /// How long a server may be silent.
    patience: Duration,
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
        let server = &self.joining.address.server;
        let table = match &self.joining.address.place {
            Place::Table(table) => Ok(table.clone()),
            Place::Code(code) => self.answered(http::table_of(server, code)).await,
        };
        let table = match table {
            Ok(table) => table,
            Err(error) => return (self.report)(LinkEvent::Closed(error)),
        };
        self.token = match seat_key(&self.joining.folder, &table) {
            Ok(token) => token,
            Err(error) => return (self.report)(LinkEvent::Closed(unkept(&error))),
        };
        let mut wait = MIN_BACKOFF;
        let mut ever = false;
        loop {
            match self.answered(self.connect(&table)).await {
                Ok(socket) => {
                    if std::mem::replace(&mut ever, true) {
                        (self.report)(LinkEvent::Back);
                    }
                    wait = MIN_BACKOFF;
                    match self.converse(socket).await {
                        Ended::Lost => (self.report)(LinkEvent::Lost),
                        Ended::Left => return,
                        Ended::Refused(error) => return (self.report)(LinkEvent::Closed(error)),
                    }
                }
                Err(error) if !ever || is_final(&error) => {
                    return (self.report)(LinkEvent::Closed(error));
                }
                Err(_) => {}
            }
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(MAX_BACKOFF);
        }
    }

    /// Gives up when a server does not answer.
    async fn answered<T>(
        &self,
        asking: impl Future<Output = Result<T, ErrorBody>>,
    ) -> Result<T, ErrorBody> {
        let server = &self.joining.address.server;
        let answered = timeout(self.patience, asking).await;
        answered.unwrap_or_else(|_| Err(unreachable_server(server, &"it does not answer")))
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
                // A handshake reads no further than the head: the body may still be on its way.
                Err(serde_json::from_slice(body).unwrap_or_else(|_| refused(server, &answer)))
            }
            Err(error) => Err(unreachable_server(server, &error)),
        }
    }

    /// Enters, sits down, sends again what has had no answer, and passes on everything.
    async fn converse(&mut self, mut socket: Socket) -> Ended {
        for message in self.first_words() {
            if self.send(&mut socket, &message).await.is_none() {
                return Ended::Lost;
            }
        }
        let mut heard_at = Instant::now();
        loop {
            tokio::select! {
                asked = self.receiver.recv() => {
                    let Some(asked) = asked else { return Ended::Left };
                    self.unanswered.push(asked.clone());
                    if self.send(&mut socket, &asked).await.is_none() {
                        return Ended::Lost;
                    }
                }
                heard = timeout_at(heard_at + self.patience, socket.next()) => {
                    heard_at = Instant::now();
                    match heard {
                        Ok(Some(Ok(Message::Text(text)))) => {
                            if let Some(ended) = self.heard(&text) {
                                return ended;
                            }
                        }
                        Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => {
                            return Ended::Lost;
                        }
                        Ok(Some(Ok(_))) => {}
                    }
                }
            }
        }
    }

    fn first_words(&self) -> Vec<ClientMessage> {
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
        first
    }

    /// Sends a message; `None` if the connection does not take it.
    async fn send(&self, socket: &mut Socket, message: &ClientMessage) -> Option<()> {
        let text = serde_json::to_string(message).expect("a message is plain data");
        let sent = timeout(self.patience, socket.send(Message::text(text))).await;
        sent.ok()?.ok()
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
        (self.report)(LinkEvent::Message(0, Box::new(message)));
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
                (self.report)(LinkEvent::Trouble(error.clone()));
                None
            }
            AnswerResult::Error(error) => Some(Ended::Refused(error.clone())),
        }
    }
}

/// What a refusal without its body means: of a table's address, 404 is that there is none.
fn refused<T>(server: &Server, answer: &Response<T>) -> ErrorBody {
    match answer.status() {
        StatusCode::NOT_FOUND => no_such_table(server),
        status => unreachable_server(server, &status),
    }
}

/// Whether a refusal stays one however often it is tried again.
fn is_final(error: &ErrorBody) -> bool {
    error.code == "no_such_table"
}

fn message(id: &str, command: Command) -> ClientMessage {
    ClientMessage {
        v: Some(antedate_wire::VERSION),
        id: id.to_owned(),
        player: None,
        command,
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream};
    use std::sync::mpsc::{Receiver, channel};

    use tempfile::TempDir;
    use tokio_tungstenite::tungstenite::accept;

    use super::*;

    /// How long a test waits at most for something that is to happen.
    const SOON: Duration = Duration::from_secs(20);

    /// A terminal that sits down at a server played by the test, and what it hears.
    struct Trial {
        server: TcpListener,
        heard: Receiver<LinkEvent>,
        _link: RemoteLink,
        _folder: TempDir,
    }

    impl Trial {
        fn begin(patience: Duration) -> Trial {
            let server = TcpListener::bind("127.0.0.1:0").unwrap();
            let folder = TempDir::new().unwrap();
            let url = format!("http://{}/t/x", server.local_addr().unwrap());
            let joining = Joining {
                address: Address::parse(&url, "").unwrap(),
                name: "Ada".to_owned(),
                folder: folder.path().to_owned(),
                lang: Lang::En,
            };
            let (sender, heard) = channel();
            let report = Box::new(move |heard| sender.send(heard).unwrap_or_default());
            Trial {
                server,
                heard,
                _link: open_with(joining, report, patience).unwrap(),
                _folder: folder,
            }
        }

        fn called(&self) -> TcpStream {
            self.server.accept().unwrap().0
        }

        /// Waits for the sentence with which the terminal ends.
        fn closed(&self) -> ErrorBody {
            match self.heard.recv_timeout(SOON) {
                Ok(LinkEvent::Closed(error)) => error,
                other => panic!("it goes on: {other:?}"),
            }
        }
    }

    #[cfg(unix)]
    #[test]
    fn the_key_to_a_seat_is_for_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = TempDir::new().unwrap();
        seat_key(&folder.path().join("play"), "x").unwrap();
        for name in ["play", "play/x.seat"] {
            let mode = std::fs::metadata(folder.path().join(name)).unwrap();
            let mode = mode.permissions().mode();
            assert_eq!(mode & 0o077, 0, "{name}: {mode:o}");
        }
    }

    #[test]
    fn a_connection_that_goes_silent_is_made_anew() {
        let trial = Trial::begin(Duration::from_secs(2));
        let mut silent = accept(trial.called()).unwrap();
        for _ in 0..5 {
            silent.send(Message::Ping(Vec::new().into())).unwrap();
            std::thread::sleep(Duration::from_millis(450));
        }
        assert!(trial.heard.try_recv().is_err(), "a ping is a word");
        // It stays open and says nothing more.
        assert!(matches!(
            trial.heard.recv_timeout(SOON),
            Ok(LinkEvent::Lost)
        ));
        accept(trial.called()).unwrap();
        assert!(matches!(
            trial.heard.recv_timeout(SOON),
            Ok(LinkEvent::Back)
        ));
    }

    #[test]
    fn a_server_that_takes_the_call_and_says_nothing_is_given_up() {
        let trial = Trial::begin(Duration::from_millis(100));
        let _silent = trial.called();
        assert_eq!(trial.closed().code, "unreachable");
    }

    #[test]
    fn a_table_that_was_removed_is_not_asked_for_again() {
        let trial = Trial::begin(IDLE_TIMEOUT);
        drop(accept(trial.called()).unwrap());
        assert!(matches!(
            trial.heard.recv_timeout(SOON),
            Ok(LinkEvent::Lost)
        ));
        let mut refusing = trial.called();
        let _ = refusing.read(&mut [0; 1024]).unwrap();
        // The body is slow, or never comes: the head says enough.
        let head = b"HTTP/1.1 404 Not Found\r\nContent-Length: 71\r\n\r\n";
        refusing.write_all(head).unwrap();
        assert_eq!(trial.closed().code, "no_such_table");
    }
}
