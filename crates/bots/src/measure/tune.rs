//! Where the weights of a glance come from, and how good they are alone.

use std::ops::Range;

use antedate_decks::Pool;
use antedate_record::Seed;
use antedate_rules::twist::{Faces, HAND, N_CARDS};
use antedate_rules::{Date, Seat};

use super::shuffled;
use super::twist::faces_of;
use crate::twist::learn::Learner;
use crate::twist::{Weights, at_a_glance, lay_out};

/// How many deals are played between two lessons.
const DEALS_PER_LESSON: u64 = 100;

/// Deals: the cards of a game, and the dates a pile may hold as far as anybody can see.
fn deal(pool: &Pool, n_seats: usize, seed: &Seed) -> (Vec<Faces>, Vec<Date>) {
    let all = shuffled(pool, seed, pool.len());
    let cards = faces_of(pool, &all[..N_CARDS.min(all.len())]);
    let dates = all.iter().map(|card| pool.card(*card).date());
    (cards, dates.skip(n_seats * HAND + 2).collect())
}

/// Returns the mean score of a team that plays by `weights` alone and knows every date in
/// view; 0 for no games or a deck that cannot be dealt.
pub fn measure_glance(
    pool: &Pool,
    n_seats: usize,
    weights: &Weights,
    seed: u64,
    games: Range<u64>,
) -> f64 {
    let n_games = games.end.saturating_sub(games.start).max(1);
    let scores = games.filter_map(|game| {
        let (cards, to_come) = deal(pool, n_seats, &Seed::derived(seed, game));
        at_a_glance(weights, &cards, n_seats, &to_come)
    });
    scores.map(f64::from).sum::<f64>() / n_games as f64
}

/// Learns weights for a team of `n_seats` by playing the games `games` at a glance.
pub fn tune_twist(pool: &Pool, n_seats: usize, seed: u64, games: Range<u64>) -> Weights {
    let mut pupil = Learner::new(seed, n_seats);
    let n_games = games.end.saturating_sub(games.start).max(1);
    for game in games.clone() {
        let done = (game - games.start) as f64 / n_games as f64;
        let (cards, to_come) = deal(pool, n_seats, &Seed::derived(seed, game));
        if let Some((world, table)) = lay_out(&cards, n_seats, Seat(0), &to_come) {
            pupil.play(&world, table, done);
        }
        if game % DEALS_PER_LESSON == DEALS_PER_LESSON - 1 {
            pupil.learn(done);
        }
    }
    pupil.weights().clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Many deals teach more than a few, and the same deals teach the same.
    #[test]
    fn a_team_learns_from_its_deals() {
        let pool = antedate_decks::open("generated:100:saga").expect("a generated deck");
        let score = |weights: &Weights| measure_glance(&pool, 2, weights, 5, 0..300);
        let (few, many) = (
            tune_twist(&pool, 2, 1, 0..100),
            tune_twist(&pool, 2, 1, 0..4000),
        );
        assert_eq!(few, tune_twist(&pool, 2, 1, 0..100));
        let scores = [&few, &many, Weights::for_team(2)].map(score);
        assert!(scores[0] + 3.0 < scores[1], "{scores:?}");
        assert!(scores[2] > 25.0, "{scores:?}");
    }
}
