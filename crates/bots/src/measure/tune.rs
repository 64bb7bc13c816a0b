//! Where the weights of a glance come from: the cross-entropy method on dealt games.

use std::ops::Range;

use antedate_decks::Pool;
use antedate_record::Seed;
use antedate_rules::Date;
use antedate_rules::twist::{HAND, N_CARDS};

use super::shuffled;
use super::twist::faces_of;
use crate::Rng;
use crate::twist::{Weights, at_a_glance};

/// How many sets of weights are tried in a round, and how many of them breed the next.
const TRIED: usize = 60;
const KEPT: usize = 12;
/// How wide the search stays, however much the kept sets agree.
const LEAST_SPREAD: f64 = 0.02;

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
        let all = shuffled(pool, &Seed::derived(seed, game), pool.len());
        let cards = faces_of(pool, &all[..N_CARDS.min(all.len())]);
        let dates = all.iter().map(|card| pool.card(*card).date());
        let to_come: Vec<Date> = dates.skip(n_seats * HAND + 2).collect();
        at_a_glance(weights, &cards, n_seats, &to_come)
    });
    scores.map(f64::from).sum::<f64>() / n_games as f64
}

/// Searches for weights that score best on average over teams of `sizes`, starting from
/// `start`, in `rounds` rounds of `n_games` games for each set and size.
pub fn tune_twist(
    pool: &Pool,
    sizes: &[usize],
    start: &Weights,
    rounds: u64,
    n_games: u64,
    seed: u64,
) -> Weights {
    let mut rng = Rng::new(seed);
    let mut centre = start.0.map(f64::from);
    let mut spread = centre.map(|weight| (0.7 * weight.abs()).max(0.5));
    for round in 0..rounds {
        let games = round * n_games..(round + 1) * n_games;
        let mut tried: Vec<(f64, Weights)> = (0..TRIED)
            .map(|_| {
                let drawn = |at: usize| (centre[at] + spread[at] * rng.bell()) as f32;
                let weights = Weights(std::array::from_fn(drawn));
                let score =
                    |size: &usize| measure_glance(pool, *size, &weights, seed, games.clone());
                (sizes.iter().map(score).sum(), weights)
            })
            .collect();
        tried.sort_by(|a, b| b.0.total_cmp(&a.0));
        for at in 0..centre.len() {
            let kept = tried[..KEPT]
                .iter()
                .map(|(_, weights)| f64::from(weights.0[at]));
            (centre[at], spread[at]) = mean_and_spread(kept);
        }
    }
    Weights(centre.map(|weight| weight as f32))
}

fn mean_and_spread(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let mean = values.clone().sum::<f64>() / KEPT as f64;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / KEPT as f64;
    (mean, variance.sqrt() + LEAST_SPREAD)
}
