//! Itineraries as the rules use them: what covering a space pays (TR-12, TR-12a).

use super::counts::Counts;
use super::data::{Experience, Itinerary, MAX_COLUMN, Reward};

/// What a token pays.
#[derive(Clone, Copy, Default)]
pub(super) struct Gains {
    pub(super) points: u16,
    pub(super) crystals: u16,
}

impl Gains {
    fn of(reward: Option<Reward>) -> Gains {
        match reward {
            None => Gains::default(),
            Some(Reward::Points(points)) => Gains {
                points: u16::from(points),
                crystals: 0,
            },
            Some(Reward::Crystals(crystals)) => Gains {
                points: 0,
                crystals: u16::from(crystals),
            },
        }
    }
}

impl std::ops::Add for Gains {
    type Output = Gains;

    #[inline]
    fn add(self, other: Gains) -> Gains {
        Gains {
            points: self.points + other.points,
            crystals: self.crystals + other.crystals,
        }
    }
}

/// An itinerary as the rules use it.
pub(super) struct Board {
    lengths: Counts,
    spaces: [[Gains; MAX_COLUMN]; 4],
    rows: [Row; MAX_COLUMN],
}

/// A row of an itinerary (TR-12a).
#[derive(Clone, Copy, Default)]
struct Row {
    /// How far each column must be filled for the row to be complete.
    needs: Counts,
    pays: Gains,
}

impl Board {
    pub(super) fn new(itinerary: &Itinerary) -> Board {
        let columns = &itinerary.columns;
        let reward =
            |rewards: &[Option<Reward>], at: usize| Gains::of(rewards.get(at).copied().flatten());
        let needs = |at: usize, row: usize| match columns[at].len() > row {
            true => row as u8 + 1,
            false => 0,
        };
        Board {
            lengths: Counts::new(columns.each_ref().map(|spaces| spaces.len() as u8)),
            spaces: std::array::from_fn(|at| std::array::from_fn(|row| reward(&columns[at], row))),
            rows: std::array::from_fn(|row| Row {
                needs: Counts::new([0, 1, 2, 3].map(|at| needs(at, row))),
                pays: reward(&itinerary.rows, row),
            }),
        }
    }

    /// Counts the free spaces of each column.
    #[inline]
    pub(super) fn free(&self, filled: Counts) -> Counts {
        self.lengths.minus(filled)
    }

    /// Returns what covering the last covered space of `column` paid: the space, and the
    /// row if that completed it (TR-12, TR-12a). `filled` counts the token already.
    #[inline]
    pub(super) fn paid(&self, filled: Counts, column: Experience) -> Gains {
        let at = usize::from(filled.get(column)) - 1;
        let space = self.spaces[column.index()][at];
        let row = &self.rows[at];
        if filled.reaches(row.needs) {
            space + row.pays
        } else {
            space
        }
    }
}
