//! The long campaigns: too slow for every change, run before a release.

use std::path::Path;

use crate::{built, command, finish, run};

/// Games of each rule set, over all player counts and editions.
const GAMES: u64 = 100_000;

/// How often the server is killed while people play.
const KILLS: u32 = 500;

/// Rules, edition, deck and the numbers of players.
const TABLES: [(&str, &str, &str, std::ops::RangeInclusive<usize>); 6] = [
    ("timeline", "classic", "generated:220:ties", 2..=8),
    ("timeline", "twist", "generated:60:ties", 2..=8),
    ("timeline", "saga", "generated:100", 2..=8),
    ("twist", "twist", "generated:120:ties", 1..=8),
    ("twist", "saga", "generated:100", 1..=8),
    ("trek", "", "generated", 2..=4),
];

/// Plays and verifies games of every rule set with every number of players.
pub(crate) fn run_campaign() -> anyhow::Result<()> {
    kill_often()?;
    run("cargo", &["build", "--release"])?;
    let file = std::env::temp_dir().join(format!("antedate-long-{}.jsonl", std::process::id()));
    let done = TABLES
        .iter()
        .try_for_each(|(rules, edition, deck, players)| {
            let n_tables = TABLES.iter().filter(|table| table.0 == *rules);
            let n_counts: usize = n_tables.map(|table| table.3.clone().count()).sum();
            let games = GAMES.div_ceil(n_counts as u64);
            players
                .clone()
                .try_for_each(|n| play_and_verify(rules, edition, deck, n, games, &file))
        });
    // The file is only a pipe between two commands.
    let _ = std::fs::remove_file(&file);
    done
}

/// Kills the server 500 times under load, and fills a small disk.
fn kill_often() -> anyhow::Result<()> {
    let tests = "test(killing::) | test(disk::)";
    let args = [
        "nextest",
        "run",
        "-p",
        "antedate",
        "--run-ignored",
        "all",
        "-E",
        tests,
    ];
    let mut command = command("cargo", &args);
    command.env("ANTEDATE_KILL_ROUNDS", KILLS.to_string());
    finish(&mut command)
}

fn play_and_verify(
    rules: &str,
    edition: &str,
    deck: &str,
    n_players: usize,
    games: u64,
    file: &Path,
) -> anyhow::Result<()> {
    let antedate = &built("release", "antedate");
    let players = vec!["random"; n_players].join(",");
    let (games, seed, file) = (
        games.to_string(),
        n_players.to_string(),
        file.to_string_lossy(),
    );
    let mut args = vec![
        "lab",
        "--rules",
        rules,
        "--deck",
        deck,
        "--players",
        &players,
    ];
    args.extend(["--games", &games, "--seed", &seed, "--transcripts", &file]);
    if !edition.is_empty() {
        args.extend(["--edition", edition]);
    }
    run(antedate, &args)?;
    run(antedate, &["verify", &file])
}
