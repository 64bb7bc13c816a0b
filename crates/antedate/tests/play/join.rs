//! At the table of a real server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};

use serde_json::{Value, json};

use crate::pty::{PATIENCE, Pty};
use crate::server::{Server, antedate};

impl Server {
    pub(crate) fn start(folder: &Path, port: &str) -> Server {
        let mut command = antedate();
        command
            .args(["serve", "--bot-pace", "0", "--unlimited", "--port", port])
            .arg("--data")
            .arg(folder)
            .stderr(Stdio::null());
        Server::run(&mut command)
    }

    /// Makes a table and returns it with its code.
    pub(crate) fn table(&self, rules: &str, deck: &str) -> (String, String) {
        let asked =
            json!({"rules": rules, "decks": [deck], "name": "Hana", "token": "ab".repeat(32)});
        let (_, made) = self.request("POST", "/api/tables", &asked.to_string());
        let made: Value = serde_json::from_str(&made).unwrap();
        let text = |name: &str| {
            made[name]
                .as_str()
                .unwrap_or_else(|| panic!("{made}"))
                .to_owned()
        };
        (text("table"), text("code"))
    }
}

/// Two terminals play a whole game with each other; the host is the second to sit down
/// only because the first made the table over HTTP and leaves it at once.
#[test]
fn two_terminals_play_a_whole_game_and_talk() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "0");
    let (table, code) = server.table("twist", "twist");
    let url = format!("http://{}", server.host);
    let (ada_home, bo_home) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let env = [("ANTEDATE_SERVER", url.as_str())];
    let mut ada = Pty::play_with(
        ada_home.path(),
        &["--join", &code, "--name", "Ada"],
        80,
        24,
        &env,
    );
    ada.wait_for("Waiting room");
    let link = format!("{url}/t/{table}");
    let mut bo = Pty::play(bo_home.path(), &["--join", &link, "--name", "Bo"], 100, 30);
    bo.wait_for("Waiting room");
    ada.wait_for("Bo");
    bo.press("c");
    bo.wait_for("Say something");
    bo.press("Hello from Bo!\r");
    ada.wait_for("Hello from Bo!");
    // The host leaves; Ada, who came next, is host now.
    let mut host = Script::enter(&server, &table);
    host.send(&json!({"id": "1", "do": {"type": "leave"}}));
    ada.wait_for("S Start game");
    ada.press("s");
    let over = |text: &str| text.contains("Score: ") && text.contains("The game is over.");
    for _ in 0..600 {
        let ready = |text: &str| {
            over(text) || text.contains("Your turn") || text.contains("Enter: continue")
        };
        let moved = [&mut ada, &mut bo].into_iter().any(|pty| {
            let before = pty.text();
            let asked = ready(&before) && !over(&before);
            if asked {
                pty.press("\r");
                pty.wait("an effect", |text| text != before);
            }
            asked
        });
        if over(&ada.text()) && over(&bo.text()) {
            break;
        }
        if !moved {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
    ada.wait("the end", over);
    bo.wait("the end", over);
    ada.wait_for("R Play again");
    assert!(!bo.text().contains("R Play again"), "Bo is not the host");
}

/// Whoever leaves the terminal comes back to the same seat; a server that is gone is
/// waited for with a banner.
#[test]
fn coming_back_and_a_server_that_restarts() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "0");
    let (table, code) = server.table("timeline", "classic");
    let url = format!("http://{}/j/{code}", server.host);
    let home = tempfile::tempdir().unwrap();
    let args = ["--join", url.as_str(), "--name", "Ada"];
    let mut ada = Pty::play(home.path(), &args, 80, 24);
    ada.wait_for("Ada (you)");
    ada.press("\x03");
    assert_eq!(ada.end(), 0);
    ada.wait_for("Your seat is kept");
    let mut ada = Pty::play(home.path(), &args, 80, 24);
    let back = ada.wait_for("Ada (you)");
    assert!(
        back.contains("At the table: 2 of 4"),
        "the same seat:\n{back}"
    );
    let mut host = Script::enter(&server, &table);
    host.send(
        &json!({"id": "1", "do": {"type": "set_first", "first": {"type": "player", "player": 1}}}),
    );
    host.send(&json!({"id": "2", "do": {"type": "start"}}));
    ada.wait_for("Your turn");

    let port = server.host.rsplit(':').next().unwrap().to_owned();
    drop(server);
    ada.wait_for("Reconnecting");
    // The move is made while nobody listens, and arrives all the same.
    ada.press("1");
    ada.wait_for("Where does");
    ada.press("\r");
    let server = Server::start(data.path(), &port);
    ada.wait_for("Enter: continue");
    ada.press("\r");
    ada.wait("Hana to move", |text| {
        text.contains("Hana is thinking") && !text.contains("Reconnecting")
    });
    drop(server);
}

#[test]
fn a_table_that_is_not_there_is_said_clearly() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "0");
    let home = tempfile::tempdir().unwrap();
    let missing = format!("http://{}/j/AAAA-AAAA", server.host);
    let mut pty = Pty::play(home.path(), &["--join", &missing, "--lang", "it"], 80, 24);
    assert_eq!(pty.end(), 1);
    pty.wait_for("Nessun tavolo ha questo codice");
    let nobody = "http://127.0.0.1:9/j/AAAA-AAAA";
    let mut pty = Pty::play(home.path(), &["--join", nobody], 80, 24);
    assert_eq!(pty.end(), 1);
    pty.wait_for("reach the server");
}

/// A join by pipe: the whole game line by line, against a bot of the server.
#[test]
fn a_pipe_joins_and_plays_to_the_end() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "0");
    let (table, code) = server.table("timeline", "classic");
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .args(["play", "--plain", "--join", &code, "--name", "Pia"])
        .env("ANTEDATE_SERVER", format!("http://{}", server.host))
        .env("ANTEDATE_DATA", home.path())
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = Output::of(child.stdout.take().unwrap());
    told.until("Pia");
    let mut host = Script::enter(&server, &table);
    // Two oracles would play off a tie for a hundred rounds.
    host.send(&json!({"id": "1", "do": {"type": "add_bot", "level": "oracle"}}));
    host.send(&json!({"id": "2", "do": {"type": "start"}}));
    host.send(
        &json!({"id": "3", "do": {"type": "hand_over", "to": {"type": "bot", "level": "novice"}}}),
    );
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all("1 1\n".repeat(300).as_bytes());
    });
    let rest = told.until_end();
    writer.join().unwrap();
    assert!(child.wait().unwrap().success());
    assert!(rest.contains("The game is over."), "{rest}");
    assert!(rest.contains("★"), "{rest}");
}

/// What a program prints, waited for with patience: a program that says nothing more fails
/// the test instead of hanging it.
struct Output {
    lines: Receiver<String>,
    heard: String,
}

impl Output {
    fn of(out: ChildStdout) -> Output {
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if sender.send(line + "\n").is_err() {
                    return;
                }
            }
        });
        Output {
            lines,
            heard: String::new(),
        }
    }

    /// Waits for the next line; says whether there is one.
    fn hear(&mut self) -> bool {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => self.heard += &line,
            Err(RecvTimeoutError::Disconnected) => return false,
            Err(RecvTimeoutError::Timeout) => panic!("nothing more is said after\n{}", self.heard),
        }
        true
    }

    fn until(&mut self, text: &str) {
        while !self.heard.contains(text) {
            assert!(self.hear(), "the program ended after\n{}", self.heard);
        }
    }

    /// Returns everything that is said up to the end of the program.
    fn until_end(mut self) -> String {
        while self.hear() {}
        self.heard
    }
}

/// The host, who made the table over HTTP: a WebSocket with the least of a client.
pub(crate) struct Script(TcpStream);

impl Script {
    pub(crate) fn enter(server: &Server, table: &str) -> Script {
        let mut stream = TcpStream::connect(&server.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let host = &server.host;
        write!(
            stream,
            "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        .unwrap();
        let mut script = Script(stream);
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            script.0.read_exact(&mut byte).unwrap();
            head.push(byte[0]);
        }
        let tokens = json!(["ab".repeat(32)]);
        script.send(&json!({"id": "0", "do": {"type": "enter", "tokens": tokens, "lang": "en"}}));
        script
    }

    /// Sends a text frame and waits for the answer to its id.
    pub(crate) fn send(&mut self, message: &Value) {
        let text = message.to_string();
        let length = u16::try_from(text.len()).unwrap();
        let mut frame = vec![0x81, 0x80 | 126];
        frame.extend(length.to_be_bytes());
        // A mask of zeros leaves the text as it is.
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.0.write_all(&frame).unwrap();
        let id = message["id"].as_str().unwrap();
        loop {
            let heard: Value = serde_json::from_str(&self.read()).unwrap();
            if heard["type"] == "answer" && heard["id"] == id {
                assert!(heard.get("ok").is_some(), "{message} was refused: {heard}");
                return;
            }
        }
    }

    fn read(&mut self) -> String {
        let mut head = [0; 2];
        self.0.read_exact(&mut head).unwrap();
        let length = match head[1] {
            126 => {
                let mut long = [0; 2];
                self.0.read_exact(&mut long).unwrap();
                u64::from(u16::from_be_bytes(long))
            }
            127 => {
                let mut long = [0; 8];
                self.0.read_exact(&mut long).unwrap();
                u64::from_be_bytes(long)
            }
            short => u64::from(short),
        };
        let mut body = vec![0; usize::try_from(length).unwrap()];
        self.0.read_exact(&mut body).unwrap();
        match head[0] & 0x0f {
            1 => String::from_utf8(body).unwrap(),
            // A ping: nothing is asked of a script that lives for a moment.
            _ => "{}".to_owned(),
        }
    }
}
