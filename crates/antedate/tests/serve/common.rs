//! A server as the tests of this folder use it, and a client that speaks to it over a real socket.

use std::net::TcpStream;
use std::path::Path;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

use crate::server::request;
pub(crate) use crate::server::{PATIENCE, Server, antedate};

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        let mut command = antedate();
        command
            .args(["--port", "0", "--bot-pace", "0", "--unlimited", "--data"])
            .arg(folder);
        Server::run(&mut command)
    }

    /// Sends a request with further headers, each ending its line.
    pub(crate) fn request_with(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> (u16, String) {
        request(&self.host, method, path, headers, body).unwrap()
    }

    pub(crate) fn json(&self, path: &str) -> Value {
        let (status, body) = self.request("GET", path, "");
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }
}

/// A connection to a table. Every error means that it is gone.
pub(crate) struct Socket(WebSocket<TcpStream>);

/// The connection is gone.
#[derive(Debug)]
pub(crate) struct Gone;

impl Socket {
    pub(crate) fn open(host: &str, table: &str) -> Result<Socket, Gone> {
        let stream = TcpStream::connect(host).map_err(|_| Gone)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(|_| Gone)?;
        stream.set_nodelay(true).map_err(|_| Gone)?;
        let url = format!("ws://{host}/ws/tables/{table}");
        let (socket, _) = tungstenite::client(url, stream).map_err(|_| Gone)?;
        Ok(Socket(socket))
    }

    pub(crate) fn send(&mut self, id: &str, command: &Value) -> Result<(), Gone> {
        let message = json!({"id": id, "do": command}).to_string();
        self.0.send(Message::text(message)).map_err(|_| Gone)
    }

    pub(crate) fn next(&mut self) -> Result<Value, Gone> {
        loop {
            match self.0.read().map_err(|_| Gone)? {
                Message::Text(text) => return serde_json::from_str(&text).map_err(|_| Gone),
                Message::Close(_) => return Err(Gone),
                _ => {}
            }
        }
    }

    pub(crate) fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Result<Value, Gone> {
        loop {
            let message = self.next()?;
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    /// Sends a message and returns its answer.
    pub(crate) fn ask(&mut self, id: &str, command: &Value) -> Result<Value, Gone> {
        self.send(id, command)?;
        self.until(|message| message["type"] == "answer" && message["id"] == id)
    }

    /// Asks for a fresh view.
    pub(crate) fn view(&mut self) -> Result<Value, Gone> {
        self.ask("view", &json!({"type": "language", "lang": "en"}))?;
        self.until(|message| message["type"] == "view")
    }
}

/// A token that follows from two numbers.
pub(crate) fn token(table: usize, player: usize) -> String {
    format!("{:032x}{player:032x}", table + 1)
}
