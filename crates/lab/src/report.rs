//! What many games show.

use serde::Serialize;

use crate::counts::{Tally, UNITS};
use crate::details::Details;
use crate::games::LabGame;
use crate::names::Names;
use crate::players::PlayerKind;
use crate::simulator::Recording;
use crate::stats::Counts;

/// The results of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// How each seat's player did, seat 0 first.
    pub players: Vec<PlayerReport>,
    /// The scores of all players in all games.
    pub score: Spread,
    /// More, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub details: Option<Details>,
}

/// How one player did.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PlayerReport {
    /// The player's name.
    pub name: String,
    /// Games won alone.
    pub wins: u64,
    /// Victories shared.
    pub shared: u64,
    /// The mean score: the share of the victory in `timeline`, the team's score in `twist`,
    /// the points in `trek`.
    pub mean_score: f64,
}

/// A mean and its standard deviation.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
}

impl Report {
    pub(crate) fn new<R: LabGame>(
        tally: &Tally<R::Tally>,
        deck: &R::Deck,
        players: &[PlayerKind],
        names: &Names,
        wanted: Recording,
    ) -> Report {
        let units = UNITS as f64;
        let games = tally.games.max(1) as f64;
        let sums: Vec<i64> = tally.scores.iter().map(sum).collect();
        let player = |(seat, kind): (usize, &PlayerKind)| PlayerReport {
            name: kind.to_string(),
            wins: tally.wins[seat],
            shared: tally.shared[seat],
            mean_score: sums[seat] as f64 / units / games,
        };
        let n_scores = games * players.len() as f64;
        let mean = sums.iter().sum::<i64>() as f64 / units / n_scores;
        let squares: i128 = tally.scores.iter().map(sum_of_squares).sum();
        let mean_square = squares as f64 / (units * units) / n_scores;
        let counted = tally.details.as_ref();
        Report {
            games: tally.games,
            players: players.iter().enumerate().map(player).collect(),
            score: Spread {
                mean,
                sd: (mean_square - mean * mean).max(0.0).sqrt(),
            },
            details: counted
                .map(|counted| Details::new::<R>(tally, counted, deck, players, names, wanted)),
        }
    }
}

fn sum(scores: &Counts<i64>) -> i64 {
    let each = scores.iter().map(|(score, n)| score * *n as i64);
    each.sum()
}

fn sum_of_squares(scores: &Counts<i64>) -> i128 {
    let square = |score: &i64| i128::from(*score) * i128::from(*score);
    let each = scores
        .iter()
        .map(|(score, n)| square(score) * i128::from(*n));
    each.sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counts::Played;
    use crate::games::Rules;
    use antedate_record::timeline::Dealer;

    #[test]
    fn wins_shares_and_spread() {
        let mut tally = Tally::new(2, false);
        tally.add(&Played {
            winners: vec![0],
            scores: vec![UNITS, 0],
            ..Played::default()
        });
        tally.add(&Played {
            winners: vec![0, 1],
            scores: vec![UNITS / 2, UNITS / 2],
            ..Played::default()
        });
        let pool = antedate_decks::open("generated:20").expect("a generated deck");
        let names = Names::new(Rules::Timeline, &pool);
        let players = [PlayerKind::Random, PlayerKind::Greedy];
        let report = Report::new::<Dealer>(
            &tally,
            &Dealer::deck(&pool),
            &players,
            &names,
            Recording::default(),
        );
        assert_eq!((report.players[0].wins, report.players[0].shared), (1, 1));
        assert_eq!((report.players[1].wins, report.players[1].shared), (0, 1));
        assert_eq!(report.players[0].mean_score, 0.75);
        assert_eq!(report.score.mean, 0.5);
        // 1, 0, ½, ½ about ½: variance (¼ + ¼) / 4.
        assert!((report.score.sd - 0.125f64.sqrt()).abs() < 1e-12);
    }
}
