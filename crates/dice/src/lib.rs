//! Numbers that can be had again from a seed, where nothing secret hangs on them: generated decks,
//! simple players, faults and load. A game's own chance never comes from here.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A few instructions a number, the same numbers for ever.
#[derive(Debug, Clone)]
pub struct Dice(SplitMix64);

impl Dice {
    /// Starts the numbers that `seed` names.
    #[inline]
    pub fn new(seed: u64) -> Dice {
        Dice(SplitMix64::seed_from_u64(seed))
    }

    /// Returns dice of its own for somebody else.
    pub fn other(&mut self) -> Dice {
        Dice::new(self.bits())
    }

    /// Returns 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number below `n`, which is not 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    /// Returns a number below `n`, which is small, without a division: the bias is below one in a
    /// billion. Not the same number as [`Dice::below`].
    #[inline]
    pub fn below_small(&mut self, n: usize) -> usize {
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// Returns a number from `from` to `to`.
    #[inline]
    pub fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.bits() % (to - from + 1)
    }

    /// Shuffles all items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was made with a seed can be made again: these are the first words of SplitMix64, as
    /// its author publishes them.
    #[test]
    fn a_seed_names_the_same_numbers_for_ever() {
        let mut dice = Dice::new(1_234_567);
        let words = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(words.map(|_| dice.bits()), words);
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        for roll in [Dice::below, Dice::below_small] {
            let mut dice = Dice::new(1);
            let mut counts = [0; 6];
            (0..60_000).for_each(|_| counts[roll(&mut dice, 6)] += 1);
            let even = counts.iter().all(|n| (9_500..10_500).contains(n));
            assert!(even, "{counts:?}");
        }
    }

    #[test]
    fn both_ends_of_a_span_come_up_and_a_shuffle_keeps_every_item() {
        let mut dice = Dice::new(5);
        let drawn: Vec<u64> = (0..200).map(|_| dice.between(3, 6)).collect();
        assert_eq!(drawn.iter().min(), Some(&3));
        assert_eq!(drawn.iter().max(), Some(&6));
        let mut items: Vec<usize> = (0..50).collect();
        dice.shuffle(&mut items);
        assert!(!items.is_sorted());
        items.sort_unstable();
        assert!(items.into_iter().eq(0..50));
    }
}
