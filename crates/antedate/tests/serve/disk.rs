//! A save that was cut short, and a disk that is full.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Stdio;

use antedate_store::sqlite;
use serde_json::{Value, json};

use crate::common::{Server, Socket, antedate, token};

fn make(server: &Server) -> String {
    let asked =
        json!({"rules": "timeline", "decks": ["classic"], "name": "Ada", "token": token(0, 0)});
    let (status, body) = server.request("POST", "/api/tables", &asked.to_string());
    assert_eq!(status, 201, "{body}");
    let made: Value = serde_json::from_str(&body).unwrap();
    made["table"].as_str().unwrap().to_owned()
}

fn enter(server: &Server, table: &str) -> Socket {
    let mut socket = Socket::open(&server.host, table).unwrap();
    let enter = json!({"type": "enter", "tokens": [token(0, 0)], "lang": "en"});
    assert!(socket.ask("1", &enter).unwrap()["ok"].is_object());
    socket
}

/// Copies the beginning of the last save to the end of the write-ahead log: a save of which
/// only the first half reached the disk.
fn tear(folder: &Path) {
    let mut wal = sqlite::file_in(folder).into_os_string();
    wal.push("-wal");
    let bytes = fs::read(&wal).unwrap();
    let page = u32::from_be_bytes(bytes[8..12].try_into().unwrap()) as usize + 24;
    let n_frames = (bytes.len() - 32) / page;
    let last = 32 + (n_frames - 1) * page;
    let mut file = fs::OpenOptions::new().append(true).open(&wal).unwrap();
    file.write_all(&bytes[last..last + page / 2]).unwrap();
}

#[test]
fn a_save_that_was_cut_short_is_found_said_and_mended() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let table = make(&server);
    let mut ada = enter(&server, &table);
    for n in 0..5 {
        let said = ada.ask(&format!("say{n}"), &json!({"type": "say", "text": "hello"}));
        assert!(said.unwrap()["ok"].is_object());
    }
    server.kill();
    tear(folder.path());

    let mut command = antedate();
    command.args(["--port", "0", "--data"]).arg(folder.path());
    let mut server = Server::run(command.stderr(Stdio::piped()));
    let mut ada = enter(&server, &table);
    let view = ada.view().unwrap();
    assert_eq!(view["chat"].as_array().unwrap().len(), 5, "{view}");
    let again = ada.ask("more", &json!({"type": "say", "text": "still here"}));
    assert!(again.unwrap()["ok"].is_object());
    server.kill();
    let mut said = String::new();
    let errors = server.process.stderr.as_mut().unwrap();
    errors.read_to_string(&mut said).unwrap();
    assert!(
        said.contains("cut short") && said.contains("undone"),
        "{said}"
    );

    // Mended means mended: the next start has nothing to say.
    let mut server = Server::run(command.stderr(Stdio::piped()));
    assert_eq!(
        enter(&server, &table).view().unwrap()["chat"]
            .as_array()
            .unwrap()
            .len(),
        6
    );
    server.kill();
    let mut said = String::new();
    let errors = server.process.stderr.as_mut().unwrap();
    errors.read_to_string(&mut said).unwrap();
    assert!(!said.contains("cut short"), "{said}");
}

/// The program on a disk of two megabytes, in a mount namespace of its own: `--long`, since
/// not every machine allows that.
#[test]
#[ignore = "needs unshare and mount; cargo xtask test --long runs it"]
fn a_full_disk_pauses_saving_until_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let script = format!(
        "mount -t tmpfs -o size=2m none '{0}' && head -c 900k /dev/zero > '{0}/ballast' && exec '{1}' --port 0 --unlimited --data '{0}'",
        folder.path().display(),
        env!("CARGO_BIN_EXE_antedate")
    );
    let mut command = std::process::Command::new("unshare");
    let mut server = Server::run(command.args(["-rm", "sh", "-c", &script]));
    let table = make(&server);
    let mut ada = enter(&server, &table);
    let text = "x".repeat(400);
    let mut n_said = 0;
    let refused = loop {
        let answer = ada
            .ask(&format!("s{n_said}"), &json!({"type": "say", "text": text}))
            .unwrap();
        match answer["error"].as_object() {
            Some(error) => break error.clone(),
            None => n_said += 1,
        }
        assert!(n_said < 20_000, "two megabytes hold no more");
    };
    assert_eq!(refused["code"], "saving_paused");
    assert!(
        refused["message"]
            .as_str()
            .unwrap()
            .contains("disk is full")
    );
    let seq = ada.view().unwrap()["seq"].as_u64().unwrap();
    assert_eq!(
        seq,
        2 + n_said,
        "what was acknowledged is there, what was refused is not"
    );
    // The process's own eyes see the mount: room is made through them.
    let ballast = format!(
        "/proc/{}/root{}/ballast",
        server.process.id(),
        folder.path().display()
    );
    fs::remove_file(&ballast).unwrap();
    let answer = ada
        .ask("after", &json!({"type": "say", "text": text}))
        .unwrap();
    assert!(answer["ok"].is_object(), "{answer}");
    server.kill();
}
