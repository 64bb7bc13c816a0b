//! Games of teams of `twist`, to tune them by: each function plays many and returns numbers.
//!
//! Here alone this crate deals and runs games, as any table does; the players get
//! views and nothing else. How good bots are is measured by the lab.

mod tune;
mod twist;

pub use tune::{measure_glance, tune_twist};
pub use twist::{TwistGame, TwistTeam, measure_bound, measure_twist, play_twist, show_fronts};

use antedate_decks::Pool;
use antedate_record::Seed;
use antedate_record::chance::stream;

use crate::Rng;

/// Shuffles the pool as a table does (TC-2, CO-1); returns the first `n` cards, as places in
/// the pool.
fn shuffled(pool: &Pool, seed: &Seed, n: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..pool.len()).collect();
    seed.stream(stream::DEAL).shuffle_front(&mut order, n);
    order.truncate(n);
    order
}

/// A stream that no transcript uses, for what bots believe and imagine.
const THINKING_STREAM: u64 = u64::MAX;

/// Starts the thinking of a game's bots.
fn thinking(seed: &Seed) -> Rng {
    let mut stream = seed.stream(THINKING_STREAM);
    let mut word = || u64::from(stream.below(u32::MAX));
    Rng::new(word() << 32 | word())
}
