//! The results of a lab as tables.

use std::io::{self, Write};

use antedate_lab::{CardDetails, Details, KindDetails, Report, Share};
use serde::Serialize;

/// How often a card must have been placed before it is called hard.
const OFTEN: u64 = 20;

/// Writes results as JSON, or as the table that `table` makes of them.
pub(super) fn either<T: Serialize>(
    mut out: impl Write,
    json: bool,
    results: &T,
    table: impl FnOnce(&mut dyn Write, &T) -> io::Result<()>,
) -> anyhow::Result<()> {
    match json {
        true => writeln!(out, "{}", serde_json::to_string(results)?)?,
        false => table(&mut out, results)?,
    }
    Ok(())
}

pub(super) fn report(out: &mut dyn Write, report: &Report) -> io::Result<()> {
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
    )?;
    match &report.details {
        Some(found) => details(out, found),
        None => Ok(()),
    }
}

fn details(out: &mut dyn Write, details: &Details) -> io::Result<()> {
    writeln!(out)?;
    if let Some(first) = &details.first_to_act {
        for (seat, found) in details.seats.iter().enumerate() {
            writeln!(out, "seat {seat} won {}", share(&found.won))?;
        }
        writeln!(out, "the first to act won {}", share(first))?;
    } else if let Some(team) = details.seats.first() {
        let (mean, margin) = (team.score.mean, team.score.margin);
        writeln!(out, "the team's score: {mean:.2} ± {margin:.2}")?;
        for rank in details.ranks.iter().filter(|rank| rank.reached > 0) {
            writeln!(out, "{:>3} or more: {}", rank.from, share(&rank.share))?;
        }
    }
    let (mean, median) = (details.moves.mean, details.moves.median);
    writeln!(out, "moves in a game: mean {mean:.1}, median {median}")?;
    for found in &details.players {
        player(out, found)?;
    }
    let often = |card: &&CardDetails| card.placed.right + card.placed.wrong >= OFTEN;
    for card in details.cards.iter().filter(often).take(5) {
        let right = share(&card.placed.share);
        writeln!(out, "hard: {} ({}), right {right}", card.title, card.date)?;
    }
    match &details.trek {
        Some(found) => trek(out, found),
        None => Ok(()),
    }
}

fn player(out: &mut dyn Write, player: &KindDetails) -> io::Result<()> {
    let name = &player.player;
    if let Some(placed) = &player.placed {
        write!(out, "{name}: right {}", share(&placed.share))?;
        let five = player.by_line.iter().find(|group| group.name == "5");
        match five {
            Some(five) => writeln!(out, "; on a line of five {}", share(&five.placed.share))?,
            None => writeln!(out)?,
        }
    }
    if let Some(cpu) = &player.cpu {
        let (n, mean, p99, most) = (cpu.decisions, cpu.mean_ms, cpu.p99_ms, cpu.most_ms);
        writeln!(
            out,
            "{name}: {n} decisions, CPU time mean {mean:.2} ms, p99 {p99:.2} ms, most {most:.2} ms"
        )?;
    }
    Ok(())
}

fn trek(out: &mut dyn Write, trek: &antedate_lab::TrekDetails) -> io::Result<()> {
    let balance = &trek.balance;
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let spaces: Vec<String> = balance.spaces.iter().copied().map(percent).collect();
    writeln!(
        out,
        "ancestors: {} of the turns",
        percent(balance.ancestors)
    )?;
    writeln!(out, "spaces, deck top first: {}", spaces.join(", "))?;
    writeln!(out, "median winning score: {}", balance.winning_median)?;
    writeln!(
        out,
        "itineraries pay {:.2} in the mean, the best {:.2} times that",
        balance.itinerary_mean,
        balance.dearest()
    )?;
    for miss in &trek.misses {
        writeln!(out, "not balanced: {miss}")?;
    }
    Ok(())
}

/// Says a share with its confidence interval.
pub(super) fn share(share: &Share) -> String {
    let [mean, low, high] = [share.share, share.low, share.high].map(|share| 100.0 * share);
    format!("{mean:.1} % ({low:.1}–{high:.1})")
}
