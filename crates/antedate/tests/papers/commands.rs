//! The commands of the README, run one after the other as a reader would.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::text::arguments;
use crate::{code, project, read};

/// The program in a folder of its own, with nothing to read.
fn antedate(folder: &Path, args: &[String]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antedate"));
    command
        .args(args)
        .current_dir(folder)
        .env("ANTEDATE_DATA", folder.join("data"))
        .env("ANTEDATE_BOT_PACE", "0")
        .stdin(Stdio::null());
    command
}

/// A server that says where it listens; then it has shown that it works.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path, args: &[String]) -> Server {
        let mut command = antedate(folder, args);
        // Somebody else may use the usual port.
        command.env("ANTEDATE_PORT", "0").stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        let mut told = BufReader::new(process.stdout.take().unwrap());
        told.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on ").map(str::to_owned);
        Server {
            process,
            address: address.unwrap_or_else(|| panic!("{args:?}: {line}")),
        }
    }
}

impl Server {
    /// Makes a table, and returns its code.
    fn table(&self) -> String {
        let host = self.address.strip_prefix("http://").unwrap();
        let asked = serde_json::json!({
            "rules": "timeline", "decks": ["classic"], "name": "Host", "token": "ab".repeat(32),
        })
        .to_string();
        let mut stream = TcpStream::connect(host).unwrap();
        write!(
            stream,
            "POST /api/tables HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{asked}",
            asked.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        let made: serde_json::Value = serde_json::from_str(body).unwrap();
        made["code"]
            .as_str()
            .unwrap_or_else(|| panic!("{made}"))
            .to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What measures is tried in small: the command is what counts here, not its figure.
fn in_small(args: &[String]) -> Vec<String> {
    let mut small = args.to_vec();
    for at in 1..small.len() {
        let less = match small[at - 1].as_str() {
            "--tables" => "2",
            "--seconds" => "1",
            "--rate" => "20",
            "--games" => "50",
            _ => continue,
        };
        small[at] = less.to_owned();
    }
    if args[0] == "bench" {
        small.extend(["--seconds", "0.01"].map(str::to_owned));
    }
    small
}

fn check(folder: &Path, args: &[String]) {
    if args.first().is_none_or(|word| word == "serve") {
        Server::start(folder, args);
        return;
    }
    let mut args = in_small(args);
    let join = args.iter().position(|arg| arg == "--join");
    let needs_server = args[0] == "load" || join.is_some();
    // As the README says of `load`: a quick machine plays more than a server lets one client.
    let serve = ["serve", "--unlimited"].map(str::to_owned);
    let server = needs_server.then(|| Server::start(folder, &serve));
    match (&server, join) {
        // The code of the README is that of no table: here is one.
        (Some(server), Some(join)) => {
            args[join + 1] = server.table();
            args.extend(["--server".to_owned(), server.address.clone()]);
        }
        (Some(server), None) => args.extend(["--url".to_owned(), server.address.clone()]),
        (None, _) => {}
    }
    let output = antedate(folder, &args).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {said}");
    assert!(!output.stdout.is_empty(), "{args:?} says nothing");
}

#[test]
fn the_commands_of_the_readme_work() {
    let folder = tempfile::tempdir().unwrap();
    let examples = folder.path().join("examples");
    std::fs::create_dir(&examples).unwrap();
    for file in std::fs::read_dir(project().join("examples"))
        .unwrap()
        .flatten()
    {
        std::fs::copy(file.path(), examples.join(file.file_name())).unwrap();
    }
    let readme = read(&project().join("README.md"));
    let commands: Vec<Vec<String>> = code(&readme)
        .iter()
        .filter_map(|code| arguments(&code.text))
        .collect();
    assert!(commands.len() >= 10, "{commands:?}");
    for args in &commands {
        check(folder.path(), args);
    }
}

#[test]
fn a_line_is_split_as_a_shell_does() {
    let args = |line: &str| arguments(line).map(|words| words.join("|"));
    let run = |line: &str| args(line).unwrap_or_else(|| panic!("{line} is ours"));
    assert_eq!(run("cargo run --release"), "");
    assert_eq!(run("cargo run --release -- deck list  # all"), "deck|list");
    assert_eq!(
        run("yes '1 1' | antedate play timeline > out"),
        "play|timeline"
    );
    assert_eq!(
        run("antedate deck show a --from \"500 BCE\""),
        "deck|show|a|--from|500 BCE"
    );
    assert_eq!(run("antedate completions bash|zsh"), "completions|bash");
    assert_eq!(args("cargo xtask test"), None);
    assert_eq!(args("cargo run -p x --example y -- tune"), None);
    assert_eq!(args("npm test"), None);
}
