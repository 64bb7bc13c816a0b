//! The commands of the README, run one after the other as a reader would.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::server::{Server, antedate};
use crate::text::arguments;
use crate::{code, project, read};

/// The program in a folder of its own, with nothing to read.
fn in_folder(folder: &Path, args: &[String]) -> Command {
    let mut command = antedate();
    command
        .args(args)
        .current_dir(folder)
        .env("ANTEDATE_DATA", folder.join("data"))
        .env("ANTEDATE_BOT_PACE", "0")
        .stdin(Stdio::null());
    command
}

/// Serves; a server that says where it listens has shown that it works.
fn serve(folder: &Path, args: &[String]) -> Server {
    // Somebody else may use the usual port.
    Server::run(in_folder(folder, args).env("ANTEDATE_PORT", "0"))
}

fn url(server: &Server) -> String {
    format!("http://{}", server.host)
}

/// Makes a table, and returns its code.
fn make_table(server: &Server) -> String {
    let asked = serde_json::json!({
        "rules": "timeline", "decks": ["classic"], "name": "Hanna", "token": "ab".repeat(32),
    });
    let (_, made) = server.request("POST", "/api/tables", &asked.to_string());
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    let code = made["code"].as_str();
    code.unwrap_or_else(|| panic!("{made}")).to_owned()
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
        serve(folder, args);
        return;
    }
    let mut args = in_small(args);
    let join = args.iter().position(|arg| arg == "--join");
    let needs_server = args[0] == "load" || join.is_some();
    // As the README says of `load`: a quick machine plays more than a server lets one client.
    let unlimited = ["serve", "--unlimited"].map(str::to_owned);
    let server = needs_server.then(|| serve(folder, &unlimited));
    match (&server, join) {
        // The code of the README is that of no table: here is one.
        (Some(server), Some(join)) => {
            args[join + 1] = make_table(server);
            args.extend(["--server".to_owned(), url(server)]);
        }
        (Some(server), None) => args.extend(["--url".to_owned(), url(server)]),
        (None, _) => {}
    }
    let output = in_folder(folder, &args).output().unwrap();
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
