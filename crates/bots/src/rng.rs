//! A small generator for thinking: fast, seeded, the same on every machine.
//!
//! The chance of games lives in `record` and is fixed by the transcript format;
//! this one only steers what a bot believes and which futures it imagines.

/// A stream of random numbers (xoshiro256++).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rng([u64; 4]);

impl Rng {
    /// Starts the stream that `seed` names.
    pub fn new(seed: u64) -> Rng {
        let mut state = seed;
        Rng(std::array::from_fn(|_| split_mix(&mut state)))
    }

    /// Returns 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let s = &mut self.0;
        let out = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        out
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

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut x = *state;
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words for the state 1, 2, 3, 4, as the authors of xoshiro256++ publish them.
    #[test]
    fn known_answers() {
        let mut rng = Rng([1, 2, 3, 4]);
        let words: Vec<u64> = (0..3).map(|_| rng.bits()).collect();
        assert_eq!(words, [41_943_041, 58_720_359, 3_588_806_011_781_223]);
    }

    #[test]
    fn the_bell_is_centred_and_of_width_one() {
        let mut rng = Rng::new(7);
        let drawn: Vec<f64> = (0..20_000).map(|_| rng.bell()).collect();
        let mean = drawn.iter().sum::<f64>() / 20_000.0;
        let square = drawn.iter().map(|x| x * x).sum::<f64>() / 20_000.0;
        assert!(mean.abs() < 0.03 && (square - 1.0).abs() < 0.05, "{mean} {square}");
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
