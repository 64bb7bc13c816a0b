//! `antedate lab`

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use antedate_decks::{DeckKind, open_for};
use antedate_lab::{Lab, PlayerKind, Report, Rules, Spec};
use antedate_rules::{Edition, Seat};
use anyhow::Context;
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate lab --rules timeline --players random,greedy --games 1000 --seed 1
  antedate lab --rules twist --edition saga --players greedy,greedy,greedy --games 100 --seed 7 --transcripts games.jsonl
  antedate lab --rules trek --players random,random --games 10 --seed 1 --json

The same seed gives the same games and the same bytes, whatever the number of threads.
A player's score is the share of the victory in timeline, the team's score in twist, the points in trek.")]
pub(crate) struct Args {
    /// The rule set
    #[arg(long)]
    rules: RulesArg,
    /// The edition [default: classic for timeline, twist for twist]
    #[arg(long)]
    edition: Option<EditionArg>,
    /// A built-in deck, several joined with `+`, a folder, or `generated:SIZE[:ties]` [default: the edition's deck]
    #[arg(long)]
    deck: Option<String>,
    /// Who sits where: random, greedy
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<PlayerKind>,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Which games: any number
    #[arg(long)]
    seed: u64,
    /// Cards dealt to each player in timeline, 3 to 6
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6))]
    hand: u8,
    /// Extra cards in timeline, seat by seat: `0,2` gives seat 1 two more
    #[arg(long, value_delimiter = ',', value_name = "N,…", value_parser = clap::value_parser!(u8).range(0..=6))]
    handicap: Vec<u8>,
    /// The seat that begins in timeline and twist [default: a random one in each game]
    #[arg(long, value_name = "SEAT")]
    first: Option<u8>,
    /// Make day I's itineraries random in trek
    #[arg(long)]
    first_game: bool,
    /// Write the transcripts to this file; `-` writes them to standard output
    #[arg(long, value_name = "FILE")]
    transcripts: Option<PathBuf>,
    /// Threads to use [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum RulesArg {
    Timeline,
    Twist,
    Trek,
}

#[derive(Clone, Copy, ValueEnum)]
enum EditionArg {
    Classic,
    Twist,
    Saga,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let rules = match args.rules {
        RulesArg::Timeline => Rules::Timeline,
        RulesArg::Twist => Rules::Twist,
        RulesArg::Trek => Rules::Trek,
    };
    check_options(rules, &args)?;
    let edition = edition(rules, args.edition)?;
    let kind = if rules == Rules::Trek {
        DeckKind::Trek
    } else {
        deck_kind(edition)
    };
    let deck = args.deck.unwrap_or_else(|| default_deck(rules, edition));
    let pool = open_for(&deck, Some(kind))?;
    let spec = Spec {
        rules,
        edition,
        pool,
        players: args.players,
        seed: args.seed,
        hand: args.hand,
        handicaps: args.handicap,
        first: args.first.map(Seat),
        first_game: args.first_game,
    };
    let lab = Lab::new(spec)?;
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new()
            .num_threads(threads.into())
            .build_global()?;
    }
    let bar = progress_bar(args.games);
    let played = |n| bar.inc(n);
    let to_stdout = args.transcripts.as_deref() == Some(Path::new("-"));
    let report = match &args.transcripts {
        None => lab.run(args.games, None, &played)?,
        Some(_) if to_stdout => lab.run(args.games, Some(&mut io::stdout().lock()), &played)?,
        Some(path) => run_to_file(&lab, args.games, path, &played)?,
    };
    bar.finish_and_clear();
    // With the transcripts on standard output, the results go beside them.
    let mut out: Box<dyn Write> = if to_stdout {
        Box::new(io::stderr())
    } else {
        Box::new(io::stdout())
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write_table(&mut out, &report)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Refuses an option that the rule set does not have, rather than ignoring it.
fn check_options(rules: Rules, args: &Args) -> anyhow::Result<()> {
    let name = rules.name();
    if rules != Rules::Timeline && (args.hand != 4 || !args.handicap.is_empty()) {
        anyhow::bail!("{name} has fixed hands; leave --hand and --handicap out");
    }
    if rules == Rules::Trek && args.first.is_some() {
        anyhow::bail!("in trek the watches say who begins; leave --first out");
    }
    if rules != Rules::Trek && args.first_game {
        anyhow::bail!("{name} has no itineraries; leave --first-game out");
    }
    Ok(())
}

fn edition(rules: Rules, asked: Option<EditionArg>) -> anyhow::Result<&'static Edition> {
    Ok(match (rules, asked) {
        (Rules::Trek, Some(_)) => anyhow::bail!("trek has no editions; leave --edition out"),
        (Rules::Twist, None) | (_, Some(EditionArg::Twist)) => &Edition::TWIST,
        (_, Some(EditionArg::Saga)) => &Edition::SAGA,
        (Rules::Timeline | Rules::Trek, None) | (_, Some(EditionArg::Classic)) => &Edition::CLASSIC,
    })
}

fn deck_kind(edition: &Edition) -> DeckKind {
    DeckKind::by_id(edition.id).expect("every edition has its kind of deck")
}

fn default_deck(rules: Rules, edition: &Edition) -> String {
    if rules == Rules::Trek {
        "trek".to_owned()
    } else {
        edition.deck.to_owned()
    }
}

/// Writes beside the target and renames at the end, so that nothing is left half-written.
fn run_to_file(lab: &Lab, games: u64, path: &Path, played: &dyn Fn(u64)) -> anyhow::Result<Report> {
    let cannot = || format!("{}: cannot be written; check the folder", path.display());
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let mut out = BufWriter::new(File::create(&part).with_context(cannot)?);
    let report = lab
        .run(games, Some(&mut out), played)
        .map_err(anyhow::Error::from);
    let written = report.and_then(|report| {
        out.flush()
            .and_then(|()| fs::rename(&part, path))
            .with_context(cannot)?;
        Ok(report)
    });
    if written.is_err() {
        // The error that matters is the one being returned.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Shows progress when somebody watches and there is something to wait for.
fn progress_bar(games: u64) -> ProgressBar {
    if games < 10_000 || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn write_table(out: &mut dyn Write, report: &Report) -> io::Result<()> {
    writeln!(
        out,
        "{:<6}{:<12}{:>10}{:>10}{:>12}",
        "seat", "player", "wins", "shared", "mean score"
    )?;
    for (seat, player) in report.players.iter().enumerate() {
        let (name, wins, shared) = (&player.name, player.wins, player.shared);
        writeln!(
            out,
            "{seat:<6}{name:<12}{wins:>10}{shared:>10}{:>12.3}",
            player.mean_score
        )?;
    }
    let (mean, sd) = (report.score.mean, report.score.sd);
    writeln!(
        out,
        "{} games; score {mean:.3}, standard deviation {sd:.3}",
        report.games
    )
}
