//! What many games show.

use serde::Serialize;

use crate::ruleset::Tally;

/// The results of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// How each seat's player did, seat 0 first.
    pub players: Vec<PlayerReport>,
    /// The scores of all players in all games.
    pub score: Spread,
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

/// Sums that do not depend on the order of the games.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sums {
    games: u64,
    wins: Vec<u64>,
    shared: Vec<u64>,
    /// In [`UNITS`], so that adding is exact and its order does not matter.
    scores: Vec<i64>,
    squares: i128,
}

/// Scores are counted in 840ths: every share of a victory among up to eight is whole.
const UNITS: f64 = 840.0;

impl Sums {
    pub(crate) fn new(n_seats: usize) -> Sums {
        Sums {
            wins: vec![0; n_seats],
            shared: vec![0; n_seats],
            scores: vec![0; n_seats],
            ..Sums::default()
        }
    }

    pub(crate) fn add(&mut self, tally: &Tally) {
        self.games += 1;
        let alone = tally.winners.len() == 1;
        for winner in &tally.winners {
            let counts = if alone {
                &mut self.wins
            } else {
                &mut self.shared
            };
            counts[*winner] += 1;
        }
        for (sum, score) in self.scores.iter_mut().zip(&tally.scores) {
            let units = (score * UNITS).round() as i64;
            *sum += units;
            self.squares += i128::from(units) * i128::from(units);
        }
    }

    pub(crate) fn merge(mut self, other: &Sums) -> Sums {
        self.games += other.games;
        self.squares += other.squares;
        add_all(&mut self.wins, &other.wins);
        add_all(&mut self.shared, &other.shared);
        for (sum, more) in self.scores.iter_mut().zip(&other.scores) {
            *sum += more;
        }
        self
    }

    pub(crate) fn report(&self, names: &[String]) -> Report {
        let games = self.games.max(1) as f64;
        let player = |(seat, name): (usize, &String)| PlayerReport {
            name: name.clone(),
            wins: self.wins[seat],
            shared: self.shared[seat],
            mean_score: self.scores[seat] as f64 / UNITS / games,
        };
        let n_scores = games * names.len() as f64;
        let mean = self.scores.iter().sum::<i64>() as f64 / UNITS / n_scores;
        let mean_square = self.squares as f64 / (UNITS * UNITS) / n_scores;
        Report {
            games: self.games,
            players: names.iter().enumerate().map(player).collect(),
            score: Spread {
                mean,
                sd: (mean_square - mean * mean).max(0.0).sqrt(),
            },
        }
    }
}

fn add_all(sums: &mut [u64], more: &[u64]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_shares_and_spread() {
        let mut sums = Sums::new(2);
        sums.add(&Tally {
            winners: vec![0],
            scores: vec![1.0, 0.0],
        });
        sums.add(&Tally {
            winners: vec![0, 1],
            scores: vec![0.5, 0.5],
        });
        let report = sums.report(&["a".into(), "b".into()]);
        assert_eq!((report.players[0].wins, report.players[0].shared), (1, 1));
        assert_eq!((report.players[1].wins, report.players[1].shared), (0, 1));
        assert_eq!(report.players[0].mean_score, 0.75);
        assert_eq!(report.score.mean, 0.5);
        // 1, 0, ½, ½ about ½: variance (¼ + ¼) / 4.
        assert!((report.score.sd - 0.125f64.sqrt()).abs() < 1e-12);
    }
}
