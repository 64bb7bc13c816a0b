//! What is counted, and what was acknowledged.

/// What was counted at one table, or at all.
#[derive(Default)]
pub(super) struct Counts {
    /// Microseconds from sending a move until every player had it.
    pub(super) micros: Vec<u32>,
    pub(super) games: u64,
    /// Acknowledged moves that were compared with the log.
    pub(super) checked: u64,
    pub(super) errors: u64,
    pub(super) lost: u64,
    pub(super) first_error: Option<String>,
}

impl Counts {
    pub(super) fn add(&mut self, other: Counts) {
        self.micros.extend(other.micros);
        self.games += other.games;
        self.checked += other.checked;
        self.errors += other.errors;
        self.lost += other.lost;
        self.first_error = self.first_error.take().or(other.first_error);
    }

    pub(super) fn error(&mut self, error: &anyhow::Error) {
        self.errors += 1;
        self.first_error.get_or_insert_with(|| format!("{error:#}"));
    }

    /// Returns the milliseconds within which this share of the moves was done.
    pub(super) fn quantile(&mut self, q: f64) -> f64 {
        let at = (self.micros.len() as f64 * q) as usize;
        let at = at.min(self.micros.len().saturating_sub(1));
        if self.micros.is_empty() {
            return 0.0;
        }
        let (_, micros, _) = self.micros.select_nth_unstable(at);
        f64::from(*micros) / 1_000.0
    }
}

/// A move that was acknowledged: its number, and a fingerprint of what it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Acknowledged {
    pub(super) seq: u64,
    pub(super) print: u64,
}

/// A game played under load.
pub(super) struct PlayedGame {
    /// Its number at the table.
    pub(super) number: u32,
    /// The number of the entry that started it.
    pub(super) started: u64,
    pub(super) moves: Vec<Acknowledged>,
    pub(super) ended: bool,
}

impl PlayedGame {
    pub(super) fn new(number: u32, started: u64) -> PlayedGame {
        PlayedGame {
            number,
            started,
            moves: Vec::new(),
            ended: false,
        }
    }

    /// Counts the moves that are not among those kept, in order.
    pub(super) fn missing(&self, mut kept: impl Iterator<Item = u64>) -> u64 {
        let missing = self.moves.iter();
        missing
            .filter(|made| !kept.any(|print| print == made.print))
            .count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(prints: &[u64]) -> PlayedGame {
        let moves = (1..).zip(prints);
        PlayedGame {
            moves: moves
                .map(|(seq, print)| Acknowledged { seq, print: *print })
                .collect(),
            ..PlayedGame::new(1, 0)
        }
    }

    #[test]
    fn a_move_that_was_not_kept_is_missing() {
        let played = game(&[7, 8, 9]);
        assert_eq!(played.missing([7, 8, 9].into_iter()), 0);
        assert_eq!(played.missing([7, 8].into_iter()), 1);
        assert_eq!(played.missing([].into_iter()), 3);
        assert_eq!(game(&[]).missing([7].into_iter()), 0);
    }

    #[test]
    fn quantiles_are_those_of_the_sorted_times() {
        let mut counts = Counts {
            micros: (1..=1000).rev().collect(),
            ..Counts::default()
        };
        assert_eq!(counts.quantile(0.5), 0.501);
        assert_eq!(counts.quantile(0.99), 0.991);
        assert_eq!(Counts::default().quantile(0.5), 0.0);
    }
}
