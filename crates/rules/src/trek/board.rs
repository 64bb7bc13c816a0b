//! Itineraries as the rules use them: what covering a space pays (TR-12, TR-12a).

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
    lengths: [u8; 4],
    spaces: [[Gains; MAX_COLUMN]; 4],
    rows: [Row; MAX_COLUMN],
}

/// A row of an itinerary (TR-12a).
#[derive(Clone, Copy, Default)]
struct Row {
    /// How far each column must be filled for the row to be complete.
    needs: [u8; 4],
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
            lengths: std::array::from_fn(|at| columns[at].len() as u8),
            spaces: std::array::from_fn(|at| std::array::from_fn(|row| reward(&columns[at], row))),
            rows: std::array::from_fn(|row| Row {
                needs: std::array::from_fn(|at| needs(at, row)),
                pays: reward(&itinerary.rows, row),
            }),
        }
    }

    /// Counts the free spaces of each column.
    #[inline]
    pub(super) fn free(&self, filled: &[u8; 4]) -> [u8; 4] {
        std::array::from_fn(|column| self.lengths[column] - filled[column])
    }

    /// Returns what covering the last covered space of `column` paid: the space, and the
    /// row if that completed it (TR-12, TR-12a). `filled` counts the token already.
    #[inline]
    pub(super) fn paid(&self, filled: &[u8; 4], column: Experience) -> Gains {
        let at = usize::from(filled[column.index()]) - 1;
        let row = &self.rows[at];
        // No early exit: four comparisons cost less than one wrong guess of the processor.
        let complete = (0..4).fold(true, |all, at| all & (filled[at] >= row.needs[at]));
        let space = self.spaces[column.index()][at];
        if complete { space + row.pays } else { space }
    }
}
