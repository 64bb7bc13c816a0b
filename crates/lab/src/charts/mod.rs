//! The results of a run as drawings. Every number in them is in the report too.

mod axis;
mod columns;
mod rows;
mod svg;

use columns::{Columns, Panel};

pub(crate) use axis::Unit;
pub(crate) use rows::{Mark, Point, Row, Rows};

use crate::details::{Details, Group, KindDetails};
use crate::games::ScoreKind;
use crate::report::Report;
use crate::stats::Share;

/// A drawing with the name of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// The name, without the ending.
    pub name: &'static str,
    /// The drawing.
    pub svg: String,
}

/// How many of the hardest cards are drawn.
const MAX_CARDS: usize = 20;
/// How many characters of a card's title are drawn.
const MAX_TITLE: usize = 36;

/// Draws whatever a run can show; nothing if it was not asked for details.
pub fn charts(report: &Report) -> Vec<Chart> {
    let Some(details) = &report.details else {
        return Vec::new();
    };
    let games = report.games;
    let drawn = [
        ("scores", scores(details, games)),
        ("wins", wins(details, games)),
        ("length", Some(length(details, games))),
        ("accuracy-by-era", accuracy(details, &BY_ERA)),
        ("accuracy-by-topic", accuracy(details, &BY_TOPIC)),
        ("accuracy-by-line", accuracy(details, &BY_LINE)),
        ("hardest-cards", hardest(details)),
    ];
    let chart = |(name, svg): (&'static str, Option<String>)| Some(Chart { name, svg: svg? });
    let mut charts: Vec<Chart> = drawn.into_iter().filter_map(chart).collect();
    charts.extend(details.game.charts(games));
    charts
}

pub(crate) fn point(share: &Share) -> Point {
    Point {
        value: share.share,
        low: share.low,
        high: share.high,
    }
}

/// The scores of the team, or of every seat, unless the victories say it all.
fn scores(details: &Details, games: u64) -> Option<String> {
    let seats = match details.rules.info().scores {
        ScoreKind::Victory => return None,
        ScoreKind::Team => &details.seats[..1],
        ScoreKind::Points => &details.seats[..],
    };
    let label = |(seat, player): (usize, &String)| match details.rules.is_team() {
        true => "the team".to_owned(),
        false => format!("{seat} · {player}"),
    };
    let panel = |(at, seat): (usize, &crate::SeatDetails)| Panel {
        label: label((at, &seat.player)),
        mean: seat.score.mean,
        counts: seat.scores.clone(),
    };
    let about = format!(
        "How many of {games} games of {} ended with each score.",
        details.rules
    );
    let panels = seats.iter().enumerate().map(panel).collect();
    let columns = Columns {
        title: "Scores",
        about: &about,
        panels,
    };
    Some(columns.draw())
}

fn wins(details: &Details, games: u64) -> Option<String> {
    let first = details.first_to_act?;
    let row = |label: String, share: &Share| Row {
        label,
        note: String::new(),
        points: vec![Some(point(share))],
    };
    let seats = details.seats.iter().enumerate();
    let mut rows: Vec<Row> = seats
        .map(|(seat, found)| row(format!("seat {seat} · {}", found.player), &found.won))
        .collect();
    rows.push(row("the first to act".into(), &first));
    let fair = 1.0 / details.seats.len() as f64;
    let about = format!(
        "The share of {games} games of {} won from each seat, with 95 % confidence; a shared victory counts in parts.",
        details.rules
    );
    let chart = Rows {
        title: "Victories by seat",
        about: &about,
        unit: Unit::Percent,
        series: vec!["won".into()],
        rows,
        marks: vec![Mark {
            value: fair,
            label: format!("fair: {}", Unit::Percent.show(fair)),
        }],
        span: (0.0, fair),
    };
    Some(chart.draw())
}

fn length(details: &Details, games: u64) -> String {
    let moves = &details.moves;
    let about = format!(
        "How many actions of all players {games} games of {} took.",
        details.rules
    );
    let columns = Columns {
        title: "Length of the games",
        about: &about,
        panels: vec![Panel {
            label: "moves".into(),
            mean: moves.mean,
            counts: moves
                .counts
                .iter()
                .map(|(n, count)| (f64::from(*n), *count))
                .collect(),
        }],
    };
    columns.draw()
}

/// A way to group cards.
struct Grouping {
    title: &'static str,
    by: &'static str,
    groups: fn(&KindDetails) -> &Vec<Group>,
    /// How few cards are too few to draw.
    least: u64,
}

const BY_ERA: Grouping = Grouping {
    title: "Right by era",
    by: "the time of the card",
    groups: |kind| &kind.by_era,
    least: 1,
};
const BY_TOPIC: Grouping = Grouping {
    title: "Right by topic",
    by: "the topic of the card",
    groups: |kind| &kind.by_topic,
    least: 1,
};
const BY_LINE: Grouping = Grouping {
    title: "Right by the length of the line",
    by: "how many cards lay in the line",
    groups: |kind| &kind.by_line,
    least: 20,
};

fn accuracy(details: &Details, by: &Grouping) -> Option<String> {
    let kinds = &details.players;
    let mut names: Vec<&String> = Vec::new();
    for group in kinds.iter().flat_map(by.groups) {
        if !names.contains(&&group.name) {
            names.push(&group.name);
        }
    }
    // Lines are numbered, and no player need have met all of them.
    names.sort_by_key(|name| name.parse::<u32>().unwrap_or(0));
    let row = |name: &&String| {
        let found = |kind| (by.groups)(kind).iter().find(|group| group.name == **name);
        let groups: Vec<Option<&Group>> = kinds.iter().map(found).collect();
        let cards = |group: &&Group| group.placed.right + group.placed.wrong;
        let n: u64 = groups.iter().flatten().map(cards).sum();
        (n >= by.least).then(|| Row {
            label: (*name).clone(),
            note: format!("{n} cards"),
            points: groups
                .iter()
                .map(|group| group.map(|group| point(&group.placed.share)))
                .collect(),
        })
    };
    let rows: Vec<Row> = names.iter().filter_map(row).collect();
    let about = format!(
        "The share of {}, by {}, with 95 % confidence.",
        details.rules.info().placed[0],
        by.by
    );
    let chart = Rows {
        title: by.title,
        about: &about,
        unit: Unit::Percent,
        series: kinds.iter().map(|kind| kind.player.clone()).collect(),
        rows,
        marks: Vec::new(),
        span: (if kinds.len() > 1 { 0.5 } else { 0.0 }, 1.0),
    };
    (!chart.rows.is_empty()).then(|| chart.draw())
}

fn hardest(details: &Details) -> Option<String> {
    let wrong = |share: &Share| Point {
        value: 1.0 - share.share,
        low: 1.0 - share.high,
        high: 1.0 - share.low,
    };
    let row = |card: &crate::CardDetails| Row {
        label: format!("{} ({})", shorten(&card.title), card.date),
        note: format!("{} times", card.placed.right + card.placed.wrong),
        points: vec![Some(wrong(&card.placed.share))],
    };
    let rows: Vec<Row> = details.cards.iter().take(MAX_CARDS).map(row).collect();
    let wrong = details.rules.info().placed[1];
    let about = format!("How often each card was {wrong}, with 95 % confidence.");
    let chart = Rows {
        title: "Hardest cards",
        about: &about,
        unit: Unit::Percent,
        series: vec!["wrong".into()],
        rows,
        marks: Vec::new(),
        span: (0.0, 0.1),
    };
    (!chart.rows.is_empty()).then(|| chart.draw())
}

/// Cuts a title that is too long for a row.
fn shorten(title: &str) -> String {
    if title.chars().count() <= MAX_TITLE {
        return title.to_owned();
    }
    let kept: String = title.chars().take(MAX_TITLE - 1).collect();
    format!("{}…", kept.trim_end())
}
