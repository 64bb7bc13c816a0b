//! The dice of simple players. A game's own chance never comes from here.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A few instructions a number, the same numbers for ever.
pub(crate) struct Dice(SplitMix64);

impl Dice {
    /// Starts at a place that differs for every seed, game and seat.
    pub(crate) fn new(seed: u64, game: u64, seat: u64) -> Dice {
        let first_of = |seed| SplitMix64::seed_from_u64(seed).next_u64();
        let of_game = first_of(seed) ^ game;
        Dice(SplitMix64::seed_from_u64(first_of(of_game) ^ seat))
    }

    /// Returns 64 random bits.
    #[inline]
    pub(crate) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number below `n`, which is small: the bias is below one in a billion.
    #[inline]
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = Dice::new(1, 2, 3);
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[dice.below(6)] += 1);
        assert!(
            counts.iter().all(|count| (9_500..10_500).contains(count)),
            "{counts:?}"
        );
    }
}
