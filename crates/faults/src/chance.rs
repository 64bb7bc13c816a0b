//! Chance that can be repeated: the same seed gives the same faults.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Nothing secret hangs on it.
#[derive(Debug, Clone)]
pub(crate) struct Chance(SplitMix64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(SplitMix64::seed_from_u64(seed))
    }

    /// Returns a source of its own for somebody else.
    pub(crate) fn other(&mut self) -> Chance {
        Chance::new(self.next())
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Draws a number below `n`, which is not 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// Draws a number from `from` to `to`.
    pub(crate) fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.next() % (to - from + 1)
    }
}
