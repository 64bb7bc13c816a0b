//! What each thing in sight is worth: a small network, one for each size of team.

use super::glance::{Features, N_FEATURES, n_features};
use super::weights_file::read;

/// How many sums of what is in sight are weighed.
pub(crate) const N_SUMS: usize = 32;

/// What one thing in sight adds to each sum, or what each sum is worth, as it is written down.
pub(super) type Row = [i16; N_SUMS];

/// What the things in sight promise, in points: some weighted sums, of which all but the last
/// count only above zero, weighed again.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    pub(super) sums: [[f32; N_SUMS]; N_FEATURES],
    pub(super) out: [f32; N_SUMS],
    /// How many things in sight count; all others are 0 for a team of this size.
    n_features: usize,
}

impl Weights {
    /// Returns weights for a team of `n_seats` that promise nothing.
    pub(super) const fn zero(n_seats: usize) -> Weights {
        Weights {
            sums: [[0.0; N_SUMS]; N_FEATURES],
            out: [0.0; N_SUMS],
            n_features: n_features(n_seats),
        }
    }

    /// Returns the weights for a team of `n_seats`.
    pub fn for_team(n_seats: usize) -> &'static Weights {
        static TWO: Weights = read(2, include_bytes!("../../data/twist-weights-2.txt"));
        static THREE: Weights = read(3, include_bytes!("../../data/twist-weights-3.txt"));
        static FOUR: Weights = read(4, include_bytes!("../../data/twist-weights-4.txt"));
        match n_seats {
            0..=2 => &TWO,
            3 => &THREE,
            _ => &FOUR,
        }
    }

    /// Counts the rows that are written down: one for each thing in sight, and what the
    /// sums are worth.
    pub(super) const fn n_rows(&self) -> usize {
        self.n_features + 1
    }

    pub(super) const fn set(&mut self, row: usize, sum: usize, thousandths: i16) {
        let weight = thousandths as f32 / 1000.0;
        if row < self.n_features {
            self.sums[row][sum] = weight;
        } else {
            self.out[sum] = weight;
        }
    }

    /// Returns the weights in thousandths: a row for each thing in sight, then what the sums
    /// are worth.
    pub(super) fn thousandths(&self) -> Vec<Row> {
        let rows = self.sums[..self.n_features].iter().chain([&self.out]);
        rows.map(|row| row.map(|weight| (1000.0 * weight).round() as i16))
            .collect()
    }

    /// Lists every number, to be changed.
    pub(super) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.sums.iter_mut().flatten().chain(&mut self.out)
    }

    /// Returns the points that are promised.
    #[inline]
    pub(super) fn promise(&self, features: &Features) -> f32 {
        let sums = self.sums(features);
        let (last, first) = (N_SUMS - 1, &sums[..N_SUMS - 1]);
        let kept = first
            .iter()
            .zip(&self.out)
            .map(|(sum, out)| sum.max(0.0) * out);
        kept.sum::<f32>() + sums[last] * self.out[last]
    }

    #[inline]
    pub(super) fn sums(&self, features: &Features) -> [f32; N_SUMS] {
        let mut sums = [0.0; N_SUMS];
        for (sight, weights) in features[..self.n_features].iter().zip(&self.sums) {
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

    /// One sight, three sums: one above zero, one below, and the last, which counts either way.
    #[test]
    fn sums_count_above_zero_and_the_last_one_always() {
        let mut weights = Weights::zero(2);
        (weights.sums[2][0], weights.out[0]) = (2.0, 10.0);
        (weights.sums[2][1], weights.out[1]) = (-1.0, 100.0);
        (weights.sums[2][N_SUMS - 1], weights.out[N_SUMS - 1]) = (-3.0, 1.0);
        let mut features = [0.0; N_FEATURES];
        features[2] = 0.5;
        assert_eq!(weights.promise(&features), 8.5);
    }
}
