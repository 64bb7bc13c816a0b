//! `antedate`: play, record, check and measure the chronology card games.

mod bench;
mod calendar;
mod completions;
mod daily;
mod database;
mod deck;
mod host;
mod lab;
mod load;
mod me;
mod migrate;
#[cfg(test)]
mod papers;
mod play;
mod replay;
mod serve;
mod verify;

use std::fmt;
use std::process::ExitCode;

use alloc_tracker::Allocator;
use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// The server lives on small, short allocations handed from thread to thread, which
/// mimalloc does in less time than the C library; counted by thread for `antedate bench`.
#[global_allocator]
static ALLOCATOR: Allocator<MiMalloc> = Allocator::new(MiMalloc);

const EXAMPLES: &str = "Examples:
  antedate                         serve the games on this machine and print the address
  antedate serve --lan             let phones and computers on the same network in
  antedate play                    play in the terminal
  antedate deck list               see the decks
  antedate verify game.jsonl       check the record of a game";

const SERVE_EXAMPLES: &str = "Examples:
  antedate serve
  antedate serve --lan --open
  antedate serve --port 9000 --data ./games --decks ./my-decks
  antedate serve --origin https://play.example.org
  antedate serve --database postgres://antedate@localhost/antedate
  antedate serve --database postgres://antedate@db/games --bus nats://bus:4222";

const LOAD_EXAMPLES: &str = "Examples:
  antedate load --tables 200 --seconds 10
  antedate load --url http://127.0.0.1:9000 --tables 1000 --rate 1 --json
  antedate load --url http://127.0.0.1:9001 --url http://127.0.0.1:9002 --tables 200";

/// Play the chronology card games with people and bots.
///
/// Without a command it serves the games to the browser, as `antedate serve` does.
#[derive(Parser)]
#[command(name = "antedate", version, args_conflicts_with_subcommands = true, before_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games to browsers, bots and other programs (the default)
    #[command(before_help = SERVE_EXAMPLES)]
    Serve(serve::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Copy all games to a file, while the server runs
    Backup(host::backup::BackupArgs),
    /// Restore a backup into the data folder
    Restore(host::backup::RestoreArgs),
    /// Write the transcripts of all finished games
    Export(host::export::Args),
    /// Check everything a server needs, and say what to do
    Doctor(host::doctor::DoctorArgs),
    /// List, show, check, import and export decks
    Deck(deck::DeckArgs),
    /// Play many games between bots and measure everything
    Lab(lab::Args),
    /// Verify transcripts: every line against the rules, and the shuffle
    Verify(verify::Args),
    /// Retell a recorded game in words
    Replay(replay::Args),
    /// Export or erase everything about a guest
    Me(me::Args),
    /// Rebuild everything derived from the log: guests' pages and results
    Rebuild(me::RebuildArgs),
    /// Show a past day’s cards, how hard they were and how everybody did
    Daily(daily::Args),
    /// Copy all games from one database to another, and verify that nothing was lost
    Migrate(migrate::Args),
    /// Load-test a running server by playing many games at once
    #[command(before_help = LOAD_EXAMPLES)]
    Load(load::Args),
    /// Measure how fast the rules are on this machine
    Bench(bench::Args),
    /// Print a completion script for a shell
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(args),
        Command::Backup(args) => host::backup::backup(&args),
        Command::Restore(args) => host::backup::restore(&args),
        Command::Export(args) => host::export::run(&args),
        Command::Doctor(args) => host::doctor::run(&args),
        Command::Deck(args) => deck::run(args),
        Command::Lab(args) => lab::run(args),
        Command::Verify(args) => verify::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Me(args) => me::run(&args),
        Command::Rebuild(args) => me::rebuild(&args),
        Command::Daily(args) => daily::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions(args) => completions::run(&args),
    };
    done.unwrap_or_else(|error| {
        // A reader that has seen enough, like `head`, is not a fault of ours.
        if is_broken_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        eprintln!("error: {}", told(&error));
        match error.is::<Usage>() {
            true => ExitCode::from(2),
            false => ExitCode::FAILURE,
        }
    })
}

/// A wrong flag or variable, found after the parser of flags was content with it.
#[derive(Debug)]
struct Usage(String);

impl std::error::Error for Usage {}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Words an error and its causes. Many an error quotes its cause: that is not said twice.
fn told(error: &anyhow::Error) -> String {
    let mut said = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !said.contains(&cause) {
            said = format!("{said}: {cause}");
        }
    }
    said
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error
        .chain()
        .find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}
