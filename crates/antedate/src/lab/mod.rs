//! `antedate lab`

mod bound;
mod league;
mod print;
mod table;

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use antedate_lab::{Lab, Outputs, PlayerKind, Report, Rules, Target, charts};
use anyhow::Context;
use clap::{ArgMatches, FromArgMatches, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

use table::{DeckArgs, GameArgs, rules_parser, usual_game};

use crate::Usage;

/// What to do: play at one table, or one of the commands.
///
/// clap cannot derive a choice between a command and required options, so this says it.
pub(crate) enum Args {
    Run(Box<RunArgs>),
    Command(Command),
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play a round robin, and rank the players
    League(league::Args),
    /// Compare the best team in twist with a search that sees the pile
    Bound(bound::Args),
}

impl clap::Args for Args {
    fn augment_args(command: clap::Command) -> clap::Command {
        Command::augment_subcommands(RunArgs::augment_args(command))
            .args_conflicts_with_subcommands(true)
            .subcommand_negates_reqs(true)
            .subcommand_required(false)
            .arg_required_else_help(false)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Args::augment_args(command)
    }
}

impl FromArgMatches for Args {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Args, clap::Error> {
        match matches.subcommand() {
            Some(_) => Command::from_arg_matches(matches).map(Args::Command),
            None => RunArgs::from_arg_matches(matches).map(|args| Args::Run(Box::new(args))),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Args::from_arg_matches(matches)?;
        Ok(())
    }
}

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate lab --rules timeline --players random,greedy --games 1000 --seed 1
  antedate lab --rules timeline --players scholar,amateur --games 4000 --seed 1 --charts charts
  antedate lab --rules twist --edition saga --players oracle,oracle --games 100 --seed 7 --timing
  antedate lab --rules trek --players oracle,pupil --games 1000 --seed 1 --json --resume run.json
  antedate lab league --rules timeline --games 400 --seed 1
  antedate lab bound --players 3 --deals 100 --nodes 40000 --seed 1

The same seed gives the same games and the same bytes, whatever the number of threads.
A player's score is the share of the victory in timeline, the team's score in twist, the points in trek.")]
pub(crate) struct RunArgs {
    /// The rule set
    #[arg(long, value_parser = rules_parser())]
    rules: Rules,
    #[command(flatten)]
    deck: DeckArgs,
    /// Who sits where: random, greedy, or a character: novice, pupil, amateur, scholar, historian,
    /// oracle, medievalist, engineer, film-buff, naturalist
    #[arg(long, value_delimiter = ',', required = true, value_name = "NAME,…")]
    players: Vec<PlayerKind>,
    /// The number of games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed that determines the games: any number
    #[arg(long)]
    seed: u64,
    #[command(flatten)]
    game: GameArgs,
    /// Turns a character may simulate for each decision [default: 400 in timeline, 4000 in twist and trek]
    #[arg(long)]
    nodes: Option<u64>,
    /// Write the transcripts to this file; `-` writes them to standard output
    #[arg(long, value_name = "FILE")]
    transcripts: Option<PathBuf>,
    /// Write a CSV row for each game and seat to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw the results into this folder, as SVG
    #[arg(long, value_name = "DIR")]
    charts: Option<PathBuf>,
    #[command(flatten)]
    long: LongRun,
    /// Collect more statistics: accuracy by era and topic, hardest cards, scores, lengths, trek balance.
    /// On by default if a character plays, and with --charts
    #[arg(long)]
    details: bool,
    /// Measure the CPU time of every decision
    #[arg(long)]
    timing: bool,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    match args {
        Args::Run(args) => simulate(*args),
        Args::Command(Command::League(args)) => league::run(args),
        Args::Command(Command::Bound(args)) => bound::run(args),
    }
}

fn simulate(args: RunArgs) -> anyhow::Result<ExitCode> {
    let rules = args.rules;
    args.game.check(rules)?;
    let to_stdout = args.transcripts.as_deref() == Some(Path::new("-"));
    if to_stdout && args.long.resume.is_some() {
        let said = "what was printed cannot be taken back after a break; give --transcripts a file, or leave --resume out";
        return Err(Usage(said.to_owned()).into());
    }
    check_nodes(args.nodes, &args.players)?;
    let thinks = |kind: &PlayerKind| kind.character().is_some();
    let has_characters = args.players.iter().any(thinks);
    let table = args.deck.open(rules, rules.info().edition)?;
    let mut spec = usual_game(rules, table, args.players, args.seed, args.nodes);
    args.game.apply(&mut spec);
    spec.details = args.details || args.charts.is_some() || has_characters;
    spec.timing = args.timing;
    let lab = Lab::new(&spec)?;
    let (mut stdout, threads) = (io::stdout(), args.long.threads());
    let outputs = Outputs {
        transcripts: args.transcripts.map(|path| match to_stdout {
            true => Target::Stream(&mut stdout),
            false => Target::File(path),
        }),
        csv: args.csv,
        state: args.long.resume,
    };
    let bar = progress_bar(args.games, "games", has_characters);
    let report = lab.run(args.games, threads, outputs, &|n| bar.inc(n))?;
    bar.finish_and_clear();
    if let Some(folder) = &args.charts {
        write_charts(folder, &report)?;
    }
    // With the transcripts on standard output, the results go beside them.
    let out: Box<dyn Write> = if to_stdout {
        Box::new(io::stderr())
    } else {
        Box::new(io::stdout())
    };
    print::either(out, args.json, &report, print::report)?;
    Ok(ExitCode::SUCCESS)
}

/// Draws the results into a folder, which is made if it is not there.
fn write_charts(folder: &Path, report: &Report) -> anyhow::Result<()> {
    let cannot = |path: &Path| format!("{}: cannot be written; check the folder", path.display());
    fs::create_dir_all(folder).with_context(|| cannot(folder))?;
    for chart in charts(report) {
        let path = folder.join(chart.name).with_extension("svg");
        fs::write(&path, chart.svg).with_context(|| cannot(&path))?;
    }
    Ok(())
}

/// How a run that may take long is done.
#[derive(clap::Args)]
struct LongRun {
    /// Checkpoint to this file, and resume from it after an interruption; deleted at the end
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Threads to use [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl LongRun {
    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, usize::from)
    }
}

/// Refuses nodes where nobody imagines anything, rather than ignoring them.
fn check_nodes(nodes: Option<u64>, players: &[PlayerKind]) -> Result<(), Usage> {
    let thinks = |kind: &PlayerKind| kind.character().is_some();
    if nodes.is_some() && !players.iter().any(thinks) {
        let said = "random and greedy imagine nothing; leave --nodes out";
        return Err(Usage(said.to_owned()));
    }
    Ok(())
}

/// Shows progress when somebody watches and there is something to wait for.
fn progress_bar(n: u64, of: &str, is_slow: bool) -> ProgressBar {
    if (!is_slow && n < 10_000) || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{bar:40}} {{pos}}/{{len}} {of}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(n).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
