//! The dice of simple players. A game's own chance never comes from here.

/// SplitMix64: a few instructions a number, the same numbers for ever.
pub(crate) struct Dice(u64);

impl Dice {
    /// Starts at a place that differs for every seed, game and seat.
    pub(crate) fn new(seed: u64, game: u64, seat: u64) -> Dice {
        let mut dice = Dice(seed);
        dice.0 = dice.next() ^ game;
        dice.0 = dice.next() ^ seat;
        dice
    }

    /// Returns 64 random bits.
    #[inline]
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
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
