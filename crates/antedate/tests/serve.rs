//! The program itself as a server: killed, restarted, and played on by the Python example.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

struct Server {
    process: Child,
    host: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_antedate"))
            .args(["--port", "0", "--bot-pace", "0", "--unlimited", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let out = process.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        let host = line
            .trim()
            .strip_prefix("listening on http://")
            .unwrap()
            .to_owned();
        Server { process, host }
    }

    fn request(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let (host, length) = (&self.host, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head[9..12].parse().unwrap(), body.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn load(host: &str, seconds: u32) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antedate"));
    command.args([
        "load",
        "--tables",
        "4",
        "--json",
        "--url",
        &format!("http://{host}"),
    ]);
    command.args(["--seconds", &seconds.to_string()]);
    command
}

#[test]
fn the_load_generator_plays_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let done = load(&server.host, 1).output().unwrap();
    let result: Value = serde_json::from_slice(&done.stdout).unwrap();
    assert_eq!(
        (&result["errors"], &result["lost"]),
        (&json!(0), &json!(0)),
        "{result}"
    );
    let keys = result.as_object().unwrap().keys().take(5);
    let keys: Vec<&str> = keys.map(String::as_str).collect();
    assert_eq!(
        keys,
        ["moves_per_s", "p50_ms", "p99_ms", "errors", "lost"],
        "other programs read these"
    );
    // Every table has played, and what it played was compared with what was kept.
    assert!(result["checked"].as_u64() >= Some(4), "{result}");
    assert!(result["server_cpu_s"].as_f64() > Some(0.0), "{result}");
    assert!(result["moves_per_s"].as_f64().unwrap() > 1.0, "{result}");
}

#[test]
fn the_python_example_plays_whole_games_of_each_kind() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    for rules in ["timeline", "twist", "trek"] {
        let python = Command::new("python3")
            .arg(&example)
            .args([&format!("http://{}", server.host), rules])
            .output();
        let played = python.expect("python3 is needed for this test");
        let outcome: Value = serde_json::from_slice(&played.stdout)
            .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&played.stderr)));
        assert!(outcome.is_object(), "{rules}: {outcome}");
    }
}

/// Joins one after the other, each acknowledged, while the process is killed; after the
/// restart everybody who was acknowledged is still there.
#[test]
fn killing_the_process_loses_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..3u64 {
        let mut server = Server::start(folder.path());
        // Games go on at the same time, so that the kill comes in the middle of writing.
        let mut playing = load(&server.host, 20)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(300));
        let until = Instant::now() + Duration::from_millis(150 + 90 * round);
        let mut acknowledged = Vec::new();
        while Instant::now() < until {
            acknowledged.push(make_and_join(&server, acknowledged.len()));
        }
        server.process.kill().unwrap();
        server.process.wait().unwrap();
        let _ = playing.kill();
        let _ = playing.wait();
        assert!(!acknowledged.is_empty());
        let server = Server::start(folder.path());
        for table in acknowledged {
            let (status, body) = server.request("GET", &format!("/api/tables/{table}"), "");
            assert_eq!(status, 200, "round {round}: {body}");
            let summary: Value = serde_json::from_str(&body).unwrap();
            assert_eq!(
                summary["players"].as_array().unwrap().len(),
                2,
                "round {round}: {body}"
            );
        }
    }
}

fn make_and_join(server: &Server, n: usize) -> String {
    let token = |seat: usize| format!("{:032x}{seat:032x}", n + 1);
    let asked =
        json!({"rules": "timeline", "decks": ["classic"], "name": "Ada", "token": token(1)});
    let (status, body) = server.request("POST", "/api/tables", &asked.to_string());
    assert_eq!(status, 201, "{body}");
    let made: Value = serde_json::from_str(&body).unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let join = json!({"name": "Bea", "token": token(2)}).to_string();
    let (status, body) = server.request("POST", &format!("/api/tables/{table}/join"), &join);
    assert_eq!(status, 200, "{body}");
    table
}

#[test]
fn a_port_that_is_taken_is_said_clearly() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let port = server.host.rsplit(':').next().unwrap();
    let other = tempfile::tempdir().unwrap();
    let second = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .args(["serve", "--port", port, "--data"])
        .arg(other.path())
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains(&format!("port {port} is in use")), "{said}");
}
