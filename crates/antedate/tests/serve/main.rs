//! The program itself as a server: told what to do, played on, killed and restarted.

mod common;
mod daily;
mod disk;
mod doctor;
mod host;
mod killing;
mod mine;
mod page;
mod postgres;
#[path = "../common/server.rs"]
mod server;
mod settings;

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::common::{Server, antedate};

fn load(host: &str, seconds: u32) -> Command {
    let mut command = antedate();
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
    let play = |what: &[&str]| {
        let python = Command::new("python3")
            .arg(&example)
            .arg(format!("http://{}", server.host))
            .args(what)
            .output();
        let played = python.expect("python3 is needed for this test");
        let outcome: Value = serde_json::from_slice(&played.stdout)
            .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&played.stderr)));
        assert!(outcome.is_object(), "{what:?}: {outcome}");
    };
    for what in [
        &["timeline"][..],
        &["timeline", "saga"],
        &["twist"],
        &["twist", "saga"],
        &["trek"],
    ] {
        play(what);
    }
}

/// What the example knows of the games is how their decks are called, and nothing of their rules.
#[test]
fn the_python_example_knows_no_rules() {
    let example = include_str!("../../../../examples/bot.py");
    for word in [
        "gap",
        "icon",
        "slot",
        "crystal",
        "itinerary",
        "discard",
        "journey",
        "choosing",
        "\"turn\"",
    ] {
        assert!(!example.contains(word), "{word}");
    }
}
