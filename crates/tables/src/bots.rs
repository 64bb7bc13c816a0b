//! Two simple players that see only what a person in their seat would see.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::brief::{Brief, SeatPlayer};
use crate::games::GameAction;

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
    fn choose(&mut self, brief: &Brief) -> Option<GameAction> {
        let legal = brief.game.legal();
        // What a player only thinks of keeps the game waiting for them.
        let settled: Vec<GameAction> = legal.into_iter().filter(GameAction::settles).collect();
        settled.get(self.below(settled.len())).copied()
    }
}

/// Plays at random, but ends a turn of twist while it is ahead, prefers a sure discard to
/// a try, and spends no crystals in trek.
#[derive(Debug, Clone)]
pub struct SteadyPlayer {
    random: RandomPlayer,
}

impl SeatPlayer for SteadyPlayer {
    fn choose(&mut self, brief: &Brief) -> Option<GameAction> {
        let legal = brief.game.legal();
        let steady: Vec<GameAction> = legal.iter().filter(|a| a.is_steady()).copied().collect();
        let choice = if steady.is_empty() { legal } else { steady };
        choice.get(self.random.below(choice.len())).copied()
    }
}
