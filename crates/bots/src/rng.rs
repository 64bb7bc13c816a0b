//! A small generator for thinking: fast, seeded, the same on every machine.
//!
//! The chance of games lives in `record` and is fixed by the transcript format;
//! this one only steers what a bot believes and which futures it imagines.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

/// A stream of random numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// Starts the stream that `seed` names.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Returns 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number from 0 up to, but not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Returns a number below `n`, which is not 0. The bias is below `n` in 2⁶⁴.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// Returns a number from the bell curve around 0 of width 1 (the polar method).
    #[inline]
    pub fn bell(&mut self) -> f64 {
        loop {
            let (x, y) = (2.0 * self.unit() - 1.0, 2.0 * self.unit() - 1.0);
            let square = x * x + y * y;
            if square > 0.0 && square < 1.0 {
                return x * (-2.0 * square.ln() / square).sqrt();
            }
        }
    }

    /// Shuffles the first `n` places.
    #[inline]
    pub fn shuffle_front<T>(&mut self, items: &mut [T], n: usize) {
        let len = items.len();
        for i in 0..n.min(len.saturating_sub(1)) {
            items.swap(i, i + self.below(len - i));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was measured with a seed can be measured again: these are the first words of
    /// xoshiro256++ from a state filled by SplitMix64, worked out apart from any library.
    #[test]
    fn a_seed_names_the_same_stream_for_ever() {
        let mut rng = Rng::new(1);
        let words = [
            14_971_601_782_005_023_387,
            13_781_649_495_232_077_965,
            1_847_458_086_238_483_744,
        ];
        assert_eq!(words.map(|_| rng.bits()), words);
    }

    #[test]
    fn the_bell_is_centred_and_of_width_one() {
        let mut rng = Rng::new(7);
        let drawn: Vec<f64> = (0..20_000).map(|_| rng.bell()).collect();
        let mean = drawn.iter().sum::<f64>() / 20_000.0;
        let square = drawn.iter().map(|x| x * x).sum::<f64>() / 20_000.0;
        assert!(
            mean.abs() < 0.03 && (square - 1.0).abs() < 0.05,
            "{mean} {square}"
        );
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<usize> = (0..50).collect();
        Rng::new(1).shuffle_front(&mut items, 50);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
