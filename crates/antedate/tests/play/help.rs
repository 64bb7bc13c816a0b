//! The help of every command.

use std::process::Command;

pub(crate) fn run(args: &[&str]) -> (i32, String) {
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
