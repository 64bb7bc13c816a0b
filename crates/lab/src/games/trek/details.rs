//! How the values of a trek deck played.

use antedate_bots::Character;
use antedate_record::trek::Dealer;
use serde::Serialize;

use super::balance::{Balance, MAX_ITINERARY};
use super::tally::{Paid, TrekTally};
use crate::charts::{Chart, Mark, Point, Row, Rows, Unit};
use crate::games::{Counted, OwnDetails};
use crate::players::PlayerKind;
use crate::stats::Mean;

/// What a report tells of `trek` alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TrekDetails {
    /// How the values of the deck played, where it was counted.
    #[serde(rename = "trek", skip_serializing_if = "Option::is_none")]
    pub values: Option<ValueDetails>,
}

/// How the values of a trek deck played.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ValueDetails {
    /// What the deck is judged by.
    pub balance: Balance,
    /// What it misses of a well-balanced one; only the strongest players can tell.
    pub misses: Vec<String>,
    /// What a turn paid at once in points and crystals, by where the card came from.
    pub takes: Vec<PointSource>,
    /// What a day with each itinerary paid in points and crystals, the best first.
    pub itineraries: Vec<PointSource>,
}

/// Something that pays.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PointSource {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How often it was used.
    pub used: u64,
    /// What it paid each time.
    #[serde(flatten)]
    pub paid: Mean,
}

/// The names of the places a card is taken from.
const SOURCES: [(&str, &str); 7] = [
    ("deck-top", "deck top"),
    ("space-1", "space 1"),
    ("space-2", "space 2"),
    ("space-3", "space 3"),
    ("space-4", "space 4"),
    ("space-5", "space 5"),
    ("ancestor", "ancestor"),
];

impl TrekDetails {
    pub(super) fn new(counted: &Counted<'_, Dealer>) -> TrekDetails {
        TrekDetails {
            values: counted.own.map(|tally| ValueDetails::new(counted, tally)),
        }
    }
}

impl ValueDetails {
    fn new(counted: &Counted<'_, Dealer>, tally: &TrekTally) -> ValueDetails {
        let players = counted.players;
        let balance = Balance::of(tally, counted.first_won, players.len());
        let is_strongest = |kind: &PlayerKind| kind.character().is_some_and(Character::is_oracle);
        let takes = SOURCES.iter().zip(&tally.takes);
        let itineraries = counted.deck.itineraries.iter().zip(&tally.itineraries);
        let mut itineraries: Vec<PointSource> = itineraries
            .map(|((id, name), paid)| payer(id, name, paid))
            .collect();
        itineraries.sort_by(|a, b| b.paid.mean.total_cmp(&a.paid.mean));
        ValueDetails {
            misses: if players.iter().all(is_strongest) {
                balance.misses()
            } else {
                Vec::new()
            },
            balance,
            takes: takes
                .map(|((id, name), paid)| payer(id, name, paid))
                .collect(),
            itineraries,
        }
    }

    fn draw_itineraries(&self) -> String {
        let mean = self.balance.itinerary_mean;
        let mark = |value: f64, name: &str| Mark {
            value,
            label: format!("{name}: {}", Unit::Number(2).show(value)),
        };
        let chart = Rows {
            title: "What itineraries pay",
            about: "Points and crystals of a day with each itinerary in the mean, with 95 % confidence.",
            unit: Unit::Number(2),
            series: vec!["paid".into()],
            rows: self.itineraries.iter().map(PointSource::row).collect(),
            marks: vec![
                mark(mean, "mean"),
                mark(MAX_ITINERARY * mean, "1.35 × the mean"),
            ],
            span: (0.0, mean),
        };
        chart.draw()
    }

    fn draw_takes(&self) -> String {
        let n: u64 = self.takes.iter().map(|payer| payer.used).sum();
        let row = |payer: &PointSource| {
            let share = payer.used as f64 / n.max(1) as f64;
            Row {
                note: Unit::Percent.show(share) + " of turns",
                ..payer.row()
            }
        };
        let chart = Rows {
            title: "What ancestors and departures pay",
            about: "Points and crystals that a turn pays at once in the mean, by where the card came from, with 95 % confidence.",
            unit: Unit::Number(2),
            series: vec!["paid".into()],
            rows: self.takes.iter().map(row).collect(),
            marks: Vec::new(),
            span: (0.0, 1.0),
        };
        chart.draw()
    }
}

fn payer(id: &str, name: &str, paid: &Paid) -> PointSource {
    PointSource {
        id: id.to_owned(),
        name: name.to_owned(),
        used: paid.n,
        paid: Mean::of_sums(paid.n, paid.sum, paid.squares),
    }
}

impl PointSource {
    fn row(&self) -> Row {
        let (mean, margin) = (self.paid.mean, self.paid.margin);
        Row {
            label: self.name.clone(),
            note: format!("{} times", self.used),
            points: vec![Some(Point {
                value: mean,
                low: (mean - margin).max(0.0),
                high: mean + margin,
            })],
        }
    }
}

impl OwnDetails for TrekDetails {
    fn deck_lines(&self) -> Vec<String> {
        let Some(values) = &self.values else {
            return Vec::new();
        };
        let balance = &values.balance;
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let spaces: Vec<String> = balance.spaces.iter().copied().map(percent).collect();
        let mut lines = vec![
            format!("ancestors: {} of the turns", percent(balance.ancestors)),
            format!("spaces, deck top first: {}", spaces.join(", ")),
            format!("median winning score: {}", balance.winning_median),
            format!(
                "itineraries pay {:.2} in the mean, the best {:.2} times that",
                balance.itinerary_mean,
                balance.dearest()
            ),
        ];
        if let Some(warps) = &balance.warps {
            let (days, worth) = (percent(warps.days), warps.worth);
            lines.push(format!(
                "time warps: used on {days} of a player's days, worth {worth:.2} points in the mean"
            ));
            lines.extend(warps.kinds.iter().map(|warp| {
                let (kind, used, share) = (warp.kind, warp.used, percent(warp.share));
                let worth = warp.worth;
                format!("  {kind}: {used} times, {share} of those laid out, worth {worth:.2}")
            }));
        }
        lines.extend(
            values
                .misses
                .iter()
                .map(|miss| format!("not balanced: {miss}")),
        );
        lines
    }

    fn charts(&self, _games: u64) -> Vec<Chart> {
        let Some(values) = &self.values else {
            return Vec::new();
        };
        vec![
            Chart {
                name: "itineraries",
                svg: values.draw_itineraries(),
            },
            Chart {
                name: "ancestors",
                svg: values.draw_takes(),
            },
        ]
    }
}
