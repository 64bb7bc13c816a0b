//! Two simple players that see only what a person in their seat would see.

use antedate_dice::Dice;

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
    dice: Dice,
}

impl RandomPlayer {
    /// Makes a player whose choices follow from `seed`.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer {
            dice: Dice::new(seed),
        }
    }

    /// Returns a number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.dice.below(n.max(1))
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
