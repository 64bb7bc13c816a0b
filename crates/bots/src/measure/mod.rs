//! Games between bots, for the lab: each function plays many and returns numbers.
//!
//! Here alone this crate deals and runs games, as any table does; the players get
//! views and nothing else.

mod timeline;
mod twist;

pub use timeline::{TimelineTable, TimelineTally, measure_timeline, play_timeline};
pub use twist::{TwistGame, TwistTeam, measure_twist, play_twist};

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
const THINKING: u64 = u64::MAX;

/// Starts the thinking of a game's bots.
fn thinking(seed: &Seed) -> Rng {
    let mut stream = seed.stream(THINKING);
    let mut word = || u64::from(stream.below(u32::MAX));
    Rng::new(word() << 32 | word())
}
