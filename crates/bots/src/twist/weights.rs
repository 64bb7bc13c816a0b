//! What each thing in sight is worth: a small network, one for each size of team.

use super::glance::{N_SIGHTS, Sights, n_sights};
use super::trained;

/// How many sums of what is in sight are weighed.
pub(crate) const N_SUMS: usize = 32;

/// What one thing in sight adds to each sum, or what each sum is worth, as it is written down.
pub type Row = [i16; N_SUMS];

/// What the things in sight promise, in points: some weighted sums, of which all but the last
/// count only above zero, weighed again.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    pub(super) sums: [[f32; N_SUMS]; N_SIGHTS],
    pub(super) out: [f32; N_SUMS],
    /// How many things in sight count; all others are 0 for a team of this size.
    n_sights: usize,
}

impl Weights {
    /// Returns weights for a team of `n_seats` that promise nothing.
    pub(super) const fn zero(n_seats: usize) -> Weights {
        Weights {
            sums: [[0.0; N_SUMS]; N_SIGHTS],
            out: [0.0; N_SUMS],
            n_sights: n_sights(n_seats),
        }
    }

    /// Returns the weights for a team of `n_seats`.
    pub fn for_team(n_seats: usize) -> &'static Weights {
        static TWO: Weights = Weights::of_thousandths(2, &trained::TWO);
        static THREE: Weights = Weights::of_thousandths(3, &trained::THREE);
        static FOUR: Weights = Weights::of_thousandths(4, &trained::FOUR);
        match n_seats {
            0..=2 => &TWO,
            3 => &THREE,
            _ => &FOUR,
        }
    }

    const fn of_thousandths(n_seats: usize, rows: &[Row]) -> Weights {
        let mut weights = Weights::zero(n_seats);
        assert!(
            rows.len() == weights.n_sights + 1,
            "weights of another size of team"
        );
        let mut at = 0;
        while at < rows.len() * N_SUMS {
            let (row, sum) = (at / N_SUMS, at % N_SUMS);
            let weight = rows[row][sum] as f32 / 1000.0;
            if row < weights.n_sights {
                weights.sums[row][sum] = weight;
            } else {
                weights.out[sum] = weight;
            }
            at += 1;
        }
        weights
    }

    /// Returns the weights in thousandths: a row for each thing in sight, then what the sums
    /// are worth.
    pub fn thousandths(&self) -> Vec<Row> {
        let rows = self.sums[..self.n_sights].iter().chain([&self.out]);
        rows.map(|row| row.map(|weight| (1000.0 * weight).round() as i16))
            .collect()
    }

    /// Lists every number, to be changed.
    pub(super) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.sums.iter_mut().flatten().chain(&mut self.out)
    }

    /// Returns the points that are promised.
    #[inline]
    pub(super) fn promise(&self, sights: &Sights) -> f32 {
        let sums = self.sums(sights);
        let (last, first) = (N_SUMS - 1, &sums[..N_SUMS - 1]);
        let kept = first
            .iter()
            .zip(&self.out)
            .map(|(sum, out)| sum.max(0.0) * out);
        kept.sum::<f32>() + sums[last] * self.out[last]
    }

    #[inline]
    pub(super) fn sums(&self, sights: &Sights) -> [f32; N_SUMS] {
        let mut sums = [0.0; N_SUMS];
        for (sight, weights) in sights[..self.n_sights].iter().zip(&self.sums) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += sight * weight;
            }
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back_as_they_were_written() {
        for n_seats in 1..=8 {
            let weights = Weights::for_team(n_seats);
            let read = Weights::of_thousandths(n_seats, &weights.thousandths());
            assert_eq!(&read, weights);
            assert_ne!(weights, &Weights::zero(n_seats));
        }
    }

    /// One sight, three sums: one above zero, one below, and the last, which counts either way.
    #[test]
    fn sums_count_above_zero_and_the_last_one_always() {
        let mut weights = Weights::zero(2);
        (weights.sums[2][0], weights.out[0]) = (2.0, 10.0);
        (weights.sums[2][1], weights.out[1]) = (-1.0, 100.0);
        (weights.sums[2][N_SUMS - 1], weights.out[N_SUMS - 1]) = (-3.0, 1.0);
        let mut sights = [0.0; N_SIGHTS];
        sights[2] = 0.5;
        assert_eq!(weights.promise(&sights), 8.5);
    }
}
