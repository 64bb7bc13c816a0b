//! The commands of the README, run one after the other as a reader would.

use std::io::{BufRead, BufReader};
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
    let server = (args[0] == "load").then(|| Server::start(folder, &["serve".to_owned()]));
    if let Some(server) = &server {
        args.extend(["--url".to_owned(), server.address.clone()]);
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
