//! The help of every command, and completions.

use std::path::Path;
use std::process::Command;

fn run(args: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_antedate"))
        .args(args)
        .output()
        .unwrap();
    let code = output.status.code().unwrap();
    (code, String::from_utf8(output.stdout).unwrap())
}

/// Lists the subcommands that a help page names.
fn subcommands(help: &str) -> Vec<String> {
    let from = help.split_once("Commands:\n").map_or("", |(_, rest)| rest);
    let rows = from.lines().take_while(|line| line.starts_with("  "));
    rows.filter_map(|row| row.split_whitespace().next())
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

fn check(path: &[&str]) {
    let mut args = path.to_vec();
    args.push("--help");
    let (code, help) = run(&args);
    assert_eq!(code, 0);
    let examples = help.lines().next().unwrap_or_default();
    assert!(
        examples.starts_with("Example"),
        "`antedate {}` begins with examples:\n{help}",
        path.join(" ")
    );
    assert!(help.contains("  antedate"), "{help}");
    for name in subcommands(&help) {
        let mut deeper = path.to_vec();
        deeper.push(&name);
        check(&deeper);
    }
}

#[test]
fn every_help_page_begins_with_examples() {
    check(&[]);
}

#[test]
fn completions_are_written_for_three_shells() {
    for (shell, sign) in [
        ("bash", "complete -F _antedate"),
        ("zsh", "#compdef antedate"),
        ("fish", "complete -c antedate"),
    ] {
        let (code, script) = run(&["completions", shell]);
        assert_eq!(code, 0);
        assert!(script.contains(sign), "{shell}");
        assert!(
            script.contains("completions") && script.contains("play"),
            "{shell}"
        );
    }
    let (code, _) = run(&["completions", "cobol"]);
    assert_eq!(code, 2);
}

/// Asks bash what it would complete the last of some words to.
fn bash_completes(script: &Path, words: &[&str]) -> String {
    const ASK: &str = r#"
        source "$1"; shift
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        _antedate antedate "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        echo "${COMPREPLY[*]}""#;
    let output = Command::new("bash")
        .args(["--norc", "-c", ASK, "bash"])
        .arg(script)
        .args(words)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{said}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

#[test]
fn bash_completes_commands_options_and_values() {
    let (_, script) = run(&["completions", "bash"]);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antedate.bash");
    std::fs::write(&file, script).unwrap();
    assert_eq!(bash_completes(&file, &["antedate", "rep"]), "replay");
    assert_eq!(
        bash_completes(&file, &["antedate", "deck", "expl"]),
        "explain"
    );
    assert_eq!(
        bash_completes(&file, &["antedate", "play", "--res"]),
        "--resume"
    );
    assert_eq!(
        bash_completes(&file, &["antedate", "completions", "z"]),
        "zsh"
    );
    let games = bash_completes(&file, &["antedate", "play", "t"]);
    for game in ["timeline", "twist", "trek"] {
        assert!(games.contains(game), "{games}");
    }
}
