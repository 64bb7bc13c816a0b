//! A server on a free port, and scripted clients that speak to it over real sockets.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use antedate_live::Library;
use antedate_server::{Config, Server};
use antedate_tables::Pace;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::home;

/// Nothing here takes longer, unless it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Bots that move at once and hardly think.
pub(crate) fn quick() -> Config {
    Config {
        live: antedate_live::Config {
            pace: Pace::NONE,
            levels: vec!["random".into(), "steady".into()],
            stand_in: "steady".into(),
            ..antedate_live::Config::default()
        },
        ..Config::default()
    }
}

pub(crate) async fn start(folder: &Path, config: Config) -> Server {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    Server::start(address, config, home::store(folder), Library::default())
        .await
        .unwrap()
}

/// The answer to a request.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Reply {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // A server may refuse a long body before it is all sent.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    // A file is no text, and its head is looked at all the same.
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer of HTTP");
    Reply {
        status: head[9..12].parse().unwrap(),
        head: head.to_owned(),
        body: body.to_owned(),
    }
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> Reply {
    request(address, "GET", path, "", "").await
}

pub(crate) async fn post(address: SocketAddr, path: &str, body: &Value) -> Reply {
    let headers = "Content-Type: application/json\r\n";
    request(address, "POST", path, headers, &body.to_string()).await
}

pub(crate) fn token(n: u8) -> String {
    format!("{n:02x}").repeat(32)
}

pub(crate) fn deck_of(rules: &str) -> &'static str {
    match rules {
        "timeline" => "classic",
        "twist" => "twist",
        _ => "trek",
    }
}

/// Makes a table with token 0 as its host, and returns what the server says of it.
pub(crate) async fn make(address: SocketAddr, rules: &str, more: Value) -> Value {
    let mut asked =
        json!({"rules": rules, "decks": [deck_of(rules)], "name": "Ada", "token": token(0)});
    for (name, value) in more.as_object().into_iter().flatten() {
        asked[name] = value.clone();
    }
    let reply = post(address, "/api/tables", &asked).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.json()
}

pub(crate) fn id_of(made: &Value) -> String {
    made["table"].as_str().unwrap().to_owned()
}

/// A connection to a table that remembers everything it was sent.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    pub(crate) heard: Vec<Value>,
    pub(crate) n_sent: u32,
    /// How the server closed the connection: the code and the reason.
    pub(crate) closed: Option<(u16, String)>,
}

impl Client {
    pub(crate) async fn open(address: SocketAddr, table: &str) -> Client {
        Client::over(TcpStream::connect(address).await.unwrap(), table).await
    }

    /// Opens a connection over a stream.
    pub(crate) async fn over(stream: TcpStream, table: &str) -> Client {
        Client::over_with(stream, table, "").await
    }

    /// Opens a connection with a further header, written as in a request.
    pub(crate) async fn over_with(stream: TcpStream, table: &str, header: &str) -> Client {
        let address = stream.peer_addr().unwrap();
        let url = format!("ws://{address}/ws/tables/{table}");
        let mut asked = url.into_client_request().unwrap();
        if let Some((name, value)) = header.trim_end().split_once(": ") {
            let name = name.to_ascii_lowercase();
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
            asked.headers_mut().insert(name, value.parse().unwrap());
        }
        let (socket, _) = client_async(asked, stream).await.unwrap();
        Client {
            socket,
            heard: Vec::new(),
            n_sent: 0,
            closed: None,
        }
    }

    /// Opens a connection and enters with the tokens of these players.
    pub(crate) async fn enter(address: SocketAddr, table: &str, players: &[u8]) -> Client {
        let mut client = Client::open(address, table).await;
        let tokens: Vec<String> = players.iter().map(|n| token(*n)).collect();
        let answer = client
            .ask(json!({"type": "enter", "tokens": tokens, "lang": "en"}))
            .await;
        assert!(answer["ok"].is_object(), "{answer}");
        client.until(|message| message["type"] == "view").await;
        client
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sends to a server that may have hung up.
    pub(crate) async fn try_send_text(&mut self, text: String) -> Result<(), ()> {
        self.socket.send(Message::text(text)).await.map_err(|_| ())
    }

    /// Returns the next message; `None` when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the server says something in time")? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.heard.push(message.clone());
                    return Some(message);
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the connection stays open");
            if wanted(&message) {
                return message;
            }
        }
    }

    pub(crate) async fn ask(&mut self, command: Value) -> Value {
        self.n_sent += 1;
        let id = format!("m{}", self.n_sent);
        self.ask_as(&id, command).await
    }

    pub(crate) async fn ask_as(&mut self, id: &str, command: Value) -> Value {
        self.send_text(json!({"v": 2, "id": id, "do": command}).to_string())
            .await;
        self.until(|message| message["type"] == "answer" && message["id"] == id)
            .await
    }

    /// Asks and returns the code of the refusal; "" if it was done.
    pub(crate) async fn code(&mut self, command: Value) -> String {
        let answer = self.ask(command).await;
        answer["error"]["code"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    pub(crate) async fn view(&mut self) -> Value {
        self.ask(json!({"type": "language", "lang": "en"})).await;
        self.until(|message| message["type"] == "view").await
    }

    /// Plays until the game is over and returns the last view.
    pub(crate) async fn play(&mut self) -> Value {
        loop {
            let view = self.view().await;
            if view["phase"] == "finished" {
                return view;
            }
            let mut moved = false;
            for action in choices(&view["game"]) {
                if self
                    .code(json!({"type": "act", "action": action}))
                    .await
                    .is_empty()
                {
                    moved = true;
                    break;
                }
            }
            if !moved {
                self.until(|message| message["type"] == "frame").await;
            }
        }
    }
}

/// What may be worth trying now, simplest first; nothing when others are to act.
pub(crate) fn choices(game: &Value) -> Vec<Value> {
    let view = &game["view"];
    let Some(me) = game["you"].as_u64() else {
        return Vec::new();
    };
    let at = me as usize;
    let choosing = view["choosing"].as_array();
    if choosing.is_some_and(|seats| seats.iter().any(|seat| *seat == me)) {
        let unused = view["players"][at]["unused"].as_array().unwrap();
        let choose = |one: &Value| json!({"type": "choose", "itinerary": one["itinerary"]});
        return unused.iter().map(choose).collect();
    }
    if view["turn"] != me {
        return Vec::new();
    }
    let hand = view["hands"][at].as_array();
    let cards: Vec<&Value> = hand
        .into_iter()
        .flatten()
        .map(|held| &held["card"])
        .collect();
    match view["rules"].as_str().unwrap() {
        "timeline" => {
            // Anywhere, but not always in the same place: such a game might never end.
            let n_gaps = view["line"].as_array().unwrap().len() as u64 + 1;
            let seen = view["n_draw"].as_u64().unwrap() * 7 + view["round"].as_u64().unwrap();
            let gap = seen % n_gaps;
            let place = |card| json!({"type": "place", "card": card, "gap": gap});
            cards.into_iter().map(place).collect()
        }
        "twist" => {
            let stop = (view["tried"] == true).then(|| json!({"type": "stop"}));
            let tries = cards
                .iter()
                .map(|card| json!({"type": "try", "card": card}));
            let discards = cards
                .iter()
                .map(|card| json!({"type": "discard", "card": card}));
            stop.into_iter().chain(tries).chain(discards).collect()
        }
        _ => trek_choices(view),
    }
}

fn trek_choices(view: &Value) -> Vec<Value> {
    const COLUMNS: [&str; 4] = ["person", "event", "innovation", "progress"];
    let mut all = Vec::new();
    for token in COLUMNS.into_iter().chain(["wild"]) {
        for column in COLUMNS
            .into_iter()
            .filter(|column| token == "wild" || token == *column)
        {
            if view["pool"][token] != 0 {
                all.push(json!({"type": "token", "token": token, "column": column}));
            }
        }
    }
    for (space, card) in view["row"].as_array().unwrap().iter().enumerate() {
        if !card.is_null() {
            let source = json!({"type": "space", "space": space});
            all.push(json!({"type": "take", "source": source, "crystals": 0}));
        }
    }
    all.push(json!({"type": "take", "source": {"type": "ancestor"}, "crystals": 0}));
    all.push(json!({"type": "pass"}));
    all
}
