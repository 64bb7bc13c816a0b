//! The results of a run as drawings. Every number in them is in the report too.

mod axis;
mod columns;
mod rows;
mod svg;

use axis::Unit;
use columns::{Columns, Panel};
use rows::{Mark, Point, Row, Rows};

use crate::details::{Details, Group, KindDetails, Payer};
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
const HARDEST: usize = 20;
/// How many characters of a card's title are drawn.
const LONGEST_TITLE: usize = 36;
/// An itinerary that pays more than so many times the mean is out of balance.
const DEAREST: f64 = 1.35;

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
        ("ranks", ranks(details, games)),
        ("itineraries", itineraries(details)),
        ("ancestors", takes(details)),
    ];
    let chart = |(name, svg): (&'static str, Option<String>)| Some(Chart { name, svg: svg? });
    drawn.into_iter().filter_map(chart).collect()
}

fn point(share: &Share) -> Point {
    Point {
        value: share.share,
        low: share.low,
        high: share.high,
    }
}

/// The scores of the team, or of every seat; in timeline the victories say it all.
fn scores(details: &Details, games: u64) -> Option<String> {
    let seats = match details.rules {
        "timeline" => return None,
        "twist" => &details.seats[..1],
        _ => &details.seats[..],
    };
    let label = |(seat, player): (usize, &String)| match details.rules {
        "twist" => "the team".to_owned(),
        _ => format!("{seat} · {player}"),
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
        placed(details),
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

/// Says what is right: in twist, any card that finds a place.
fn placed(details: &Details) -> &'static str {
    match details.rules {
        "twist" => "cards tried that were not blocked",
        _ => "cards placed right",
    }
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
    let rows: Vec<Row> = details.cards.iter().take(HARDEST).map(row).collect();
    let chart = Rows {
        title: "Hardest cards",
        about: match details.rules {
            "twist" => "How often each card was blocked when it was tried, with 95 % confidence.",
            _ => "How often each card was placed wrong, with 95 % confidence.",
        },
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
    if title.chars().count() <= LONGEST_TITLE {
        return title.to_owned();
    }
    let kept: String = title.chars().take(LONGEST_TITLE - 1).collect();
    format!("{}…", kept.trim_end())
}

fn ranks(details: &Details, games: u64) -> Option<String> {
    let row = |rank: &crate::RankDetails| Row {
        label: format!("{} or more", rank.from),
        note: format!("{} games", rank.reached),
        points: vec![Some(point(&rank.share))],
    };
    let about = format!("The share of {games} games that reached each rank, with 95 % confidence.");
    let chart = Rows {
        title: "Reach of the ranks",
        about: &about,
        unit: Unit::Percent,
        series: vec!["reached".into()],
        rows: details.ranks.iter().map(row).collect(),
        marks: Vec::new(),
        span: (0.0, 1.0),
    };
    (!chart.rows.is_empty()).then(|| chart.draw())
}

fn pays(payer: &Payer) -> Row {
    let (mean, margin) = (payer.paid.mean, payer.paid.margin);
    Row {
        label: payer.name.clone(),
        note: format!("{} times", payer.used),
        points: vec![Some(Point {
            value: mean,
            low: (mean - margin).max(0.0),
            high: mean + margin,
        })],
    }
}

fn itineraries(details: &Details) -> Option<String> {
    let trek = details.trek.as_ref()?;
    let mean = trek.balance.itinerary_mean;
    let mark = |value: f64, name: &str| Mark {
        value,
        label: format!("{name}: {}", Unit::Number(2).show(value)),
    };
    let chart = Rows {
        title: "What itineraries pay",
        about: "Points and crystals of a day with each itinerary in the mean, with 95 % confidence.",
        unit: Unit::Number(2),
        series: vec!["paid".into()],
        rows: trek.itineraries.iter().map(pays).collect(),
        marks: vec![mark(mean, "mean"), mark(DEAREST * mean, "1.35 × the mean")],
        span: (0.0, mean),
    };
    Some(chart.draw())
}

fn takes(details: &Details) -> Option<String> {
    let trek = details.trek.as_ref()?;
    let n: u64 = trek.takes.iter().map(|payer| payer.used).sum();
    let row = |payer: &Payer| {
        let share = payer.used as f64 / n.max(1) as f64;
        Row {
            note: Unit::Percent.show(share) + " of turns",
            ..pays(payer)
        }
    };
    let chart = Rows {
        title: "What ancestors and departures pay",
        about: "Points and crystals that a turn pays at once in the mean, by where the card came from, with 95 % confidence.",
        unit: Unit::Number(2),
        series: vec!["paid".into()],
        rows: trek.takes.iter().map(row).collect(),
        marks: Vec::new(),
        span: (0.0, 1.0),
    };
    Some(chart.draw())
}
