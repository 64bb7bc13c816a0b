//! Two simple players that see only what a person in their seat would see.

use antedate_wire::Action;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::brief::{Brief, SeatPlayer};

/// Returns the simple player of a level: `steady`, or else one that plays at random.
pub fn seat_player(level: &str, seed: u64) -> Box<dyn SeatPlayer> {
    let random = RandomPlayer::new(seed);
    match level {
        "steady" => Box::new(SteadyPlayer { random }),
        _ => Box::new(random),
    }
}

/// Plays any legal action, each as likely as another.
#[derive(Debug, Clone)]
pub struct RandomPlayer {
    chance: SplitMix64,
}

impl RandomPlayer {
    /// Makes a player whose choices follow from `seed`.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer {
            chance: SplitMix64::seed_from_u64(seed),
        }
    }

    /// Returns a number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        // Good enough for play, and nothing secret hangs on it.
        (self.chance.next_u64() % n.max(1) as u64) as usize
    }
}

impl SeatPlayer for RandomPlayer {
    fn choose(&mut self, brief: &Brief) -> usize {
        self.below(brief.legal.len())
    }
}

/// Plays at random, but ends a turn of twist while it is ahead, prefers a sure discard to
/// a try, and spends no crystals in trek.
#[derive(Debug, Clone)]
pub struct SteadyPlayer {
    random: RandomPlayer,
}

impl SteadyPlayer {
    fn likes(action: &Action) -> bool {
        match action {
            Action::Stop | Action::Discard { .. } => true,
            Action::Take { crystals, .. } => *crystals == 0,
            _ => false,
        }
    }
}

impl SeatPlayer for SteadyPlayer {
    fn choose(&mut self, brief: &Brief) -> usize {
        let liked = |at: &usize| SteadyPlayer::likes(&brief.legal[*at]);
        let liked: Vec<usize> = (0..brief.legal.len()).filter(liked).collect();
        match liked.len() {
            0 => self.random.below(brief.legal.len()),
            n => liked[self.random.below(n)],
        }
    }
}
