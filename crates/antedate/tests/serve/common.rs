//! The program as a server, and a client that speaks to it over a real socket.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// Nothing here takes longer, unless it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// The program, in a world of its own: no settings of whoever runs the tests reach it.
pub(crate) fn antedate() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antedate"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("ANTEDATE_") {
            command.env_remove(name);
        }
    }
    command.env("XDG_CONFIG_HOME", "/nonexistent");
    command
}

/// A server that ends with the test.
pub(crate) struct Server {
    pub(crate) process: Child,
    pub(crate) host: String,
    out: BufReader<std::process::ChildStdout>,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        let mut command = antedate();
        command
            .args(["--port", "0", "--bot-pace", "0", "--unlimited", "--data"])
            .arg(folder);
        Server::run(&mut command)
    }

    /// Runs a command that serves, and waits until it does.
    pub(crate) fn run(command: &mut Command) -> Server {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(process.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let host = line.trim().strip_prefix("listening on http://");
        let host = host
            .unwrap_or_else(|| panic!("it says {line:?}"))
            .to_owned();
        Server { process, host, out }
    }

    /// Returns the next line it says to standard output.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    pub(crate) fn request(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        request(&self.host, method, path, body).unwrap()
    }

    /// Sends a request with further headers, each ending its line.
    pub(crate) fn request_with(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> (u16, String) {
        request_with(&self.host, method, path, headers, body).unwrap()
    }

    pub(crate) fn json(&self, path: &str) -> Value {
        let (status, body) = self.request("GET", path, "");
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

pub(crate) fn request(
    host: &str,
    method: &str,
    path: &str,
    body: &str,
) -> std::io::Result<(u16, String)> {
    request_with(host, method, path, "", body)
}

fn request_with(
    host: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> std::io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let cut_short = || std::io::Error::other("the answer was cut short");
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut_short)?;
    let status = head.get(9..12).and_then(|status| status.parse().ok());
    Ok((status.ok_or_else(cut_short)?, body.to_owned()))
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
