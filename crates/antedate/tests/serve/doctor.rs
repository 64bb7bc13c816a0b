//! What the doctor finds, and what it says to do.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output};

use antedate_store::sqlite;
use serde_json::Value;

use crate::common::{Server, antedate};

struct Report(Value, Output);

fn run(data: &Path, args: &[&str]) -> Output {
    let mut command = antedate();
    command.args(args).arg("--data").arg(data);
    command.output().unwrap()
}

fn examine(data: &Path, args: &[&str]) -> Report {
    let mut command = antedate();
    command.args(["doctor", "--json", "--data"]).arg(data);
    let output = command.args(args).output().unwrap();
    let report = serde_json::from_slice(&output.stdout);
    Report(report.unwrap_or_else(|_| panic!("{output:?}")), output)
}

impl Report {
    /// Checks that a finding of this kind is of this level and says this.
    fn has(&self, check: &str, level: &str, said: &str) {
        let findings = self.0["findings"].as_array().unwrap();
        let mut of_it = findings.iter().filter(|finding| finding["check"] == check);
        let fits = |finding: &Value| {
            let advised = finding["advice"].is_string() == (level != "fine");
            finding["level"] == level && finding["said"].as_str().unwrap().contains(said) && advised
        };
        assert!(of_it.any(fits), "{check} {level} {said}: {:#}", self.0);
    }

    fn is_well(&self, well: bool) {
        assert_eq!(self.0["ok"], well, "{:#}", self.0);
        assert_eq!(self.1.status.code(), Some(i32::from(!well)));
    }
}

#[test]
fn a_new_host_is_well_and_nothing_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let report = examine(&data, &["--port", "0"]);
    report.is_well(true);
    report.has("database", "fine", "none yet");
    report.has("page", "fine", "inside the program");
    report.has("decks", "fine", "10 decks built in");
    assert!(!data.exists());
    let plain = antedate()
        .args(["doctor", "--port", "0", "--data"])
        .arg(&data)
        .output()
        .unwrap();
    let said = String::from_utf8(plain.stdout).unwrap();
    assert!(said.ends_with("all is well\n"), "{said}");
}

#[test]
fn a_running_server_is_well() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let port = server.host.rsplit(':').next().unwrap();
    let report = examine(data.path(), &["--port", port]);
    report.is_well(true);
    report.has("port", "fine", "is well");
    report.has("database", "fine", "schema");
    let elsewhere = TcpListener::bind("127.0.0.1:0").unwrap();
    let other = elsewhere.local_addr().unwrap().port();
    drop(elsewhere);
    let report = examine(data.path(), &["--port", &other.to_string()]);
    report.has("port", "note", "nothing on port");
}

#[test]
fn what_is_wrong_is_said_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let bad = folder.path().join("bad-deck");
    fs::create_dir(&bad).unwrap();
    fs::write(bad.join("deck.toml"), "this is not a deck").unwrap();
    let bad = bad.to_str().unwrap();
    let report = examine(
        &data,
        &[
            "--port",
            &port,
            "--decks",
            bad,
            "--origin",
            "play.example.org",
        ],
    );
    report.is_well(false);
    report.has("port", "wrong", &port);
    report.has("own decks", "wrong", "bad-deck");
    report.has("configuration", "wrong", "play.example.org");

    let config = folder.path().join("mine.toml");
    fs::write(&config, "prot = 80\n").unwrap();
    let report = examine(&data, &["--config", config.to_str().unwrap()]);
    report.is_well(false);
    report.has("configuration", "wrong", "unknown field `prot`");

    // A file where the folder should be.
    let report = examine(&config, &["--port", "0"]);
    report.is_well(false);
    report.has("data folder", "wrong", "is no folder");
}

/// A limit on the size of files does what a full disk does: there is room to delete a guest,
/// but not to write the whole file anew.
#[cfg(unix)]
#[test]
fn somebody_who_is_not_gone_from_the_file_yet_is_said() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path());
    let asked = r#"{"rules": "timeline", "decks": ["classic"], "name": "Ada", "token": "00"}"#;
    let asked = asked.replace("00", &"00".repeat(32));
    assert_eq!(server.request("POST", "/api/tables", &asked).0, 201);
    server.kill();
    // A restored database is one file, and its log begins anew.
    let backup = data.path().join("backup.db");
    let backup = backup.to_str().unwrap();
    for args in [&["backup", backup][..], &["restore", "--replace", backup]] {
        assert!(run(data.path(), args).status.success(), "{args:?}");
    }
    let script = format!(
        "trap '' XFSZ; ulimit -f 100; exec '{}' --port 0 --data '{}'",
        env!("CARGO_BIN_EXE_antedate"),
        data.path().display()
    );
    let mut server = Server::run(Command::new("sh").args(["-c", &script]));
    let secret = "5e".repeat(32);
    let headers = format!("Cookie: antedate_guest={secret}\r\nContent-Type: application/json\r\n");
    let name = r#"{"name": "Zenobia"}"#;
    let (status, said) = server.request_with("PUT", "/api/me", &headers, name);
    assert_eq!(status, 200, "{said}");
    let (status, said) = server.request_with("DELETE", "/api/me", &headers, "");
    assert_eq!(status, 503, "{said}");
    server.kill();
    let report = examine(data.path(), &["--port", "0"]);
    report.is_well(true);
    report.has("erasure", "note", "not yet gone from the files");

    Server::start(data.path()).kill();
    let report = examine(data.path(), &["--port", "0"]);
    assert!(!report.0.to_string().contains("erasure"), "{:#}", report.0);
}

#[test]
fn a_damaged_database_and_a_torn_tail_are_found() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path());
    let asked = r#"{"rules": "timeline", "decks": ["classic"], "name": "Ada", "token": "00"}"#;
    let asked = asked.replace("00", &"00".repeat(32));
    let (status, made) = server.request("POST", "/api/tables", &asked);
    assert_eq!(status, 201, "{made}");
    server.kill();
    let report = examine(data.path(), &["--port", "0"]);
    report.is_well(true);
    report.has("log's tail", "fine", "whole");

    let mut log = sqlite::file_in(data.path()).into_os_string();
    log.push("-wal");
    let bytes = fs::read(&log).unwrap();
    fs::write(&log, &bytes[..bytes.len() - 1000]).unwrap();
    let report = examine(data.path(), &["--port", "0"]);
    report.is_well(true);
    report.has("log's tail", "note", "cut short");
    fs::write(&log, &bytes).unwrap();

    // A restored database is one file, without a log in which the same page lies whole.
    let backup = data.path().join("backup.db");
    for command in [&["backup"][..], &["restore", "--replace"]] {
        let mut command_line = antedate();
        command_line
            .args(command)
            .arg(&backup)
            .arg("--data")
            .arg(data.path());
        assert!(
            command_line.output().unwrap().status.success(),
            "{command:?}"
        );
    }
    let file = sqlite::file_in(data.path());
    let mut bytes = fs::read(&file).unwrap();
    let at = bytes.windows(3).position(|text| text == b"Ada").unwrap();
    bytes[at] = b'E';
    fs::write(&file, bytes).unwrap();
    let report = examine(data.path(), &["--port", "0"]);
    report.is_well(false);
    report.has("database", "wrong", "is damaged");
}
