//! The results of a lab as tables.

use std::io::{self, Write};

use antedate_lab::{CardDetails, Details, KindDetails, Report};
use serde::Serialize;

/// How often a card must have been placed before it is called hard.
const MIN_PLACEMENTS: u64 = 20;

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
            writeln!(out, "seat {seat} won {}", found.won)?;
        }
        writeln!(out, "the first to act won {}", first)?;
    } else if let Some(team) = details.seats.first() {
        let (mean, margin) = (team.score.mean, team.score.margin);
        writeln!(out, "the team's score: {mean:.2} ± {margin:.2}")?;
    }
    let lines = |out: &mut dyn Write, lines: Vec<String>| {
        let mut lines = lines.iter();
        lines.try_for_each(|line| writeln!(out, "{line}"))
    };
    lines(out, details.game.result_lines())?;
    let (mean, median) = (details.moves.mean, details.moves.median);
    writeln!(out, "moves in a game: mean {mean:.1}, median {median}")?;
    for found in &details.players {
        player(out, found)?;
    }
    let often = |card: &&CardDetails| card.placed.right + card.placed.wrong >= MIN_PLACEMENTS;
    for card in details.cards.iter().filter(often).take(5) {
        let right = card.placed.share;
        writeln!(out, "hard: {} ({}), right {right}", card.title, card.date)?;
    }
    lines(out, details.game.deck_lines())
}

fn player(out: &mut dyn Write, player: &KindDetails) -> io::Result<()> {
    let name = &player.player;
    if let Some(placed) = &player.placed {
        write!(out, "{name}: right {}", placed.share)?;
        let five = player.by_line.iter().find(|group| group.name == "5");
        match five {
            Some(five) => writeln!(out, "; on a line of five {}", five.placed.share)?,
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
