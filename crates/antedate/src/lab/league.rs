//! `antedate lab league`

use std::io::{self, Write};
use std::process::ExitCode;

use antedate_lab::{League, LeagueReport, PlayerKind, Rules, Standing};

use super::table::{DeckArgs, rules_parser, usual_game};
use super::{LongRun, check_nodes, print, progress_bar};
use crate::Usage;

#[derive(clap::Args)]
#[command(before_help = "\
Examples:
  antedate lab league --rules timeline --games 400 --seed 1
  antedate lab league --rules trek --players novice,pupil,greedy --games 200 --seed 1 --json
  antedate lab league --rules twist --edition saga --team 3 --games 100 --seed 1

In timeline and trek everybody meets everybody, two at a table, and every deal is played from both
sides. Ratings are Elo: 400 more is ten victories to one defeat; the mean is 0. In twist every player
makes a team of its own kind, and teams are ranked by their mean score.")]
pub(crate) struct Args {
    /// The rule set
    #[arg(long, default_value = "timeline", value_parser = rules_parser())]
    rules: Rules,
    #[command(flatten)]
    deck: DeckArgs,
    /// Who takes part [default: the six levels]
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    players: Vec<PlayerKind>,
    /// Seats of a team in twist [default: 3]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    team: Option<u8>,
    /// Games for every pair, or for every team
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed that determines the games: any number
    #[arg(long)]
    seed: u64,
    /// Turns a character may simulate for each decision [default: 400 in timeline, 4000 in twist and trek]
    #[arg(long)]
    nodes: Option<u64>,
    #[command(flatten)]
    long: LongRun,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let rules = args.rules;
    let mut players = args.players;
    if players.is_empty() {
        players = PlayerKind::levels().collect();
    }
    check_nodes(args.nodes, &players)?;
    if !rules.is_team() && args.team.is_some() {
        let said = format!("{} is played in pairs; leave --team out", rules.name());
        return Err(Usage(said).into());
    }
    let table = args.deck.open(rules, rules.info().edition)?;
    let spec = usual_game(rules, table, Vec::new(), args.seed, args.nodes);
    let league = League::new(&spec, players, args.team.unwrap_or(3).into())?;
    let bar = progress_bar(league.n_games(args.games), "games", true);
    let played = |n| bar.inc(n);
    let threads = args.long.threads();
    let report = league.run(args.games, threads, args.long.resume, &played)?;
    bar.finish_and_clear();
    print::either(io::stdout(), args.json, &report, write_table)?;
    Ok(ExitCode::SUCCESS)
}

fn write_table(out: &mut dyn Write, report: &LeagueReport) -> io::Result<()> {
    let is_duel = !report.rules.is_team();
    write!(out, "{:<4}{:<12}", "", "player")?;
    if is_duel {
        write!(out, "{:>7}{:>8}", "Elo", "±")?;
    }
    write!(out, "{:>12}{:>8}", "mean score", "±")?;
    let n = report
        .players
        .first()
        .map_or(0, |first| first.won_against.len());
    (1..=n).try_for_each(|at| write!(out, "{at:>8}"))?;
    writeln!(out)?;
    for (at, standing) in report.players.iter().enumerate() {
        write!(out, "{:<4}", at + 1)?;
        write_standing(out, standing)?;
    }
    let each = if is_duel { "pair" } else { "team" };
    writeln!(
        out,
        "{} games of each {each} of {}",
        report.games, report.rules
    )?;
    if is_duel {
        writeln!(
            out,
            "The last columns are victories in % against each of the others."
        )?;
    }
    Ok(())
}

fn write_standing(out: &mut dyn Write, standing: &Standing) -> io::Result<()> {
    write!(out, "{:<12}", standing.player)?;
    if let Some(strength) = &standing.elo {
        write!(out, "{:>7.0}{:>8.0}", strength.elo, strength.margin)?;
    }
    let score = &standing.score;
    write!(out, "{:>12.3}{:>8.3}", score.mean, score.margin)?;
    for won in &standing.won_against {
        match won {
            Some(won) => write!(out, "{:>8.1}", 100.0 * won.share)?,
            None => write!(out, "{:>8}", "–")?,
        }
    }
    writeln!(out)
}
