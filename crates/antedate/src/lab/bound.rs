//! `antedate lab bound`

use std::io::{self, Write};
use std::process::ExitCode;

use antedate_bots::Character;
use antedate_lab::{BoundReport, Lab, PlayerKind, Rules, TIMES};
use antedate_rules::Edition;

use super::table::{DeckArgs, usual_game};
use super::{LongRun, print, progress_bar};

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate lab bound --players 2 --deals 100 --nodes 40000 --seed 1
  antedate lab bound --players 4 --deals 20 --seed 1 --json

The best score in twist that a long search finds on each deal when it sees the pile, beside what a
team of Oracles reaches on the same deals with a tenth of the nodes for each decision and the pile
unseen, with the saga deck unless another is named. The search is long, not exhaustive: a better score
may exist.")]
pub(crate) struct Args {
    #[command(flatten)]
    deck: DeckArgs,
    /// Seats in the team
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=8))]
    players: u8,
    /// The number of deals
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Turns the search may simulate on each deal; the team has a tenth of that for each decision
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(10..))]
    nodes: u64,
    /// The seed that determines the deals: any number
    #[arg(long)]
    seed: u64,
    #[command(flatten)]
    long: LongRun,
    /// Print the results as JSON, deal by deal
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let table = args.deck.open(Rules::Twist, &Edition::SAGA)?;
    let oracle = Character::by_id("oracle").expect("there is an Oracle");
    let team = vec![PlayerKind::Character(oracle); args.players.into()];
    let nodes = Some(args.nodes / TIMES);
    let lab = Lab::new(&usual_game(Rules::Twist, table, team, args.seed, nodes))?;
    let bar = progress_bar(args.deals, "deals", true);
    let played = |n| bar.inc(n);
    let threads = args.long.threads();
    let report = lab.bound(args.deals, threads, args.long.resume, &played)?;
    bar.finish_and_clear();
    print::either(io::stdout(), args.json, &report, write_table)?;
    Ok(ExitCode::SUCCESS)
}

fn write_table(out: &mut dyn Write, report: &BoundReport) -> io::Result<()> {
    let n = report.deals.len();
    let (best, fair) = (&report.best, &report.fair);
    writeln!(out, "{n} deals of twist, {} players", report.players)?;
    writeln!(
        out,
        "with the pile in sight, {} nodes a deal: {:.2} ± {:.2}",
        report.nodes, best.mean, best.margin
    )?;
    writeln!(
        out,
        "the fair team, {} nodes a decision: {:.2} ± {:.2}",
        report.fair_nodes, fair.mean, fair.margin
    )?;
    writeln!(out, "that is {:.1} %", 100.0 * report.share)?;
    writeln!(
        out,
        "the fair team found more on {} of the deals",
        report.fair_was_better
    )
}
