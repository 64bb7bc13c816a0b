//! The program on PostgreSQL: two servers on one database, the host's commands, and the way
//! there from a file.

use std::process::{Output, Stdio};
use std::time::Duration;

use antedate_scratch_postgres::{Cluster, Durability, Scratch};
use serde_json::{Value, json};

use crate::common::{Server, Socket, antedate, token};

fn serve(url: &str) -> Server {
    let mut command = antedate();
    command.args([
        "--port",
        "0",
        "--bot-pace",
        "0",
        "--unlimited",
        "--database",
        url,
    ]);
    Server::run(&mut command)
}

fn run(args: &[&str]) -> Output {
    antedate().args(args).output().unwrap()
}

fn said(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    format!(
        "{}{}",
        String::from_utf8_lossy(out),
        String::from_utf8_lossy(err)
    )
}

/// Returns what the doctor says of one thing.
fn finding(url: &str, check: &str) -> Option<Value> {
    let doctor = run(&["doctor", "--database", url, "--port", "0", "--json"]);
    let report: Value = serde_json::from_slice(&doctor.stdout).unwrap();
    let mut findings = report["findings"].as_array().unwrap().iter();
    findings.find(|one| one["check"] == check).cloned()
}

/// Makes a table with a bot and returns its id.
fn make(server: &Server) -> String {
    let asked = json!({"rules": "twist", "decks": ["twist"], "name": "Ada", "token": token(1, 0),
        "bots": ["novice"], "options": {"seats": 2}});
    let (status, body) = server.request("POST", "/api/tables", &asked.to_string());
    assert_eq!(status, 201, "{body}");
    let made: Value = serde_json::from_str(&body).unwrap();
    made["table"].as_str().unwrap().to_owned()
}

#[test]
fn servers_share_a_database_and_the_hosts_commands_work_on_it() {
    let scratch = Scratch::new();
    let url = scratch.url();
    let (one, other) = (serve(&url), serve(&url));
    let table = make(&one);
    // Any node serves any table.
    let mut socket = Socket::open(&other.host, &table).unwrap();
    let entered = json!({"type": "enter", "tokens": [token(1, 0)], "lang": "en"});
    let answer = socket.ask("e", &entered).unwrap();
    assert!(answer["ok"].is_object(), "{answer}");

    let database = finding(&url, "database").unwrap();
    assert_eq!(database["level"], "fine", "{database}");
    let said_of = database["said"].to_string();
    assert!(said_of.contains("1 table, "), "{said_of}");
    assert_eq!(finding(&url, "erasure"), None);
    scratch.sql("INSERT INTO chores (name) VALUES ('wipe')");
    assert_eq!(finding(&url, "erasure").unwrap()["level"], "note");

    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("out");
    let export = run(&["export", to.to_str().unwrap(), "--database", &url]);
    assert!(said(&export).contains("0 transcripts"), "{}", said(&export));
    let rebuilt = run(&["rebuild", "--database", &url]);
    assert!(said(&rebuilt).contains("1 tables"), "{}", said(&rebuilt));
    let reports = run(&["deck", "reports", "--database", &url]);
    assert!(
        said(&reports).contains("nobody has reported"),
        "{}",
        said(&reports)
    );
    let backup = run(&["backup", "copy.db", "--database", &url]);
    assert!(said(&backup).contains("pg_dump"), "{}", said(&backup));
    assert_eq!(backup.status.code(), Some(1));
    let erase = run(&["me", "erase", "0000-0000-0000", "--database", &url]);
    assert!(
        said(&erase).contains("stop all of them first"),
        "{}",
        said(&erase)
    );
}

#[test]
fn games_move_from_a_file_to_postgresql_and_are_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let table = make(&server);
    let from = format!("sqlite:{}", folder.path().display());
    let url = Scratch::new().url();
    let busy = run(&["migrate", "--from", &from, "--to", &url]);
    assert!(
        said(&busy).contains("in use by another process"),
        "{}",
        said(&busy)
    );
    drop(server);
    let moved = run(&["migrate", "--from", &from, "--to", &url]);
    assert!(moved.status.success(), "{}", said(&moved));
    assert!(
        said(&moved).contains("equal: every row"),
        "{}",
        said(&moved)
    );
    let again = run(&["migrate", "--from", &from, "--to", &url]);
    assert!(
        said(&again).contains("name an empty one"),
        "{}",
        said(&again)
    );
    let server = serve(&url);
    let mut socket = Socket::open(&server.host, &table).unwrap();
    let entered = json!({"type": "enter", "tokens": [token(1, 0)], "lang": "en"});
    assert!(socket.ask("e", &entered).unwrap()["ok"].is_object());
    let start = socket.ask("s", &json!({"type": "start"})).unwrap();
    assert!(start["ok"].is_object(), "{start}");
}

/// The database is not there at the start: a sentence, and it is waited for. What waiting
/// cannot mend ends the program.
#[test]
fn a_server_waits_for_its_database_and_not_for_a_wrong_password() {
    let mut cluster = Cluster::start(Durability::None);
    let scratch = Scratch::in_cluster(&cluster.url());
    let url = scratch.url();
    cluster.stop();
    let mut command = antedate();
    command.args(["--port", "0", "--database", &url]);
    let starting = std::thread::spawn(move || Server::run(command.stderr(Stdio::piped())));
    std::thread::sleep(Duration::from_millis(800));
    assert!(!starting.is_finished(), "it waits");
    cluster.run();
    let mut server = starting.join().unwrap();
    assert_eq!(server.request("GET", "/healthz", "").0, 200);
    server.kill();
    let mut words = String::new();
    let mut errors = server.process.stderr.take().unwrap();
    std::io::Read::read_to_string(&mut errors, &mut words).unwrap();
    assert!(words.contains("waiting: saving is paused"), "{words}");

    let nowhere = format!("postgres://antedate@127.0.0.1:{}/nowhere", cluster.port());
    let refused = run(&["serve", "--port", "0", "--database", &nowhere]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        said(&refused).contains("createdb nowhere"),
        "{}",
        said(&refused)
    );
    let refused = run(&["serve", "--database", "mysql://ada:secret@host/games"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        said(&refused).contains("postgres://user:password@host"),
        "{}",
        said(&refused)
    );
}
