//! How the weights of a glance are found: a team plays deal after deal at a glance, and what
//! came of each turn corrects what the table had promised (temporal differences).
//!
//! Now and then a turn is played at random, to see what else there is. The turns before it are
//! corrected by what the best turn promised there: by what came of the random one they would
//! learn that somebody is going to blunder.

use super::glance::{Features, features};
use super::policy::each_plan;
use super::weights::{N_SUMS, Weights};
use super::world::{Table, World};
use crate::Rng;

/// How much of a correction comes from the end of the deal rather than from the next turn.
const LAMBDA: f32 = 0.5;
/// How many turns are corrected at a time.
const BATCH_SIZE: usize = 32;
/// How fast weights move, at first and in the end.
const LEARNING_RATE: [f32; 2] = [2e-3, 5e-5];
/// How often a turn is played at random, at first.
const EXPLORATION: f64 = 0.05;
/// How long the slope and its square are remembered, and what keeps the division safe (Adam).
const ADAM_BETAS: [f32; 2] = [0.9, 0.999];
const ADAM_EPSILON: f32 = 1e-6;

/// A turn as it was played.
struct Played {
    after: Table,
    /// What the best turn was worth at a glance, if this one was played at random.
    instead_of: Option<f32>,
}

/// Weights that learn.
pub(crate) struct Learner {
    weights: Weights,
    slope: Weights,
    mean: Weights,
    square: Weights,
    n_steps: i32,
    turns: Vec<(Features, f32)>,
    rng: Rng,
}

impl Learner {
    /// Starts from small random weights for a team of `n_seats`.
    pub(crate) fn new(seed: u64, n_seats: usize) -> Learner {
        let mut rng = Rng::new(seed);
        let mut weights = Weights::zero(n_seats);
        let mut small = |width: f64| (width * rng.bell()) as f32;
        weights
            .numbers_mut()
            .for_each(|number| *number = small(0.25));
        Learner {
            weights,
            slope: Weights::zero(n_seats),
            mean: Weights::zero(n_seats),
            square: Weights::zero(n_seats),
            n_steps: 0,
            turns: Vec::new(),
            rng,
        }
    }

    /// Returns what has been learned.
    pub(crate) fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Plays a deal and remembers what each turn promised and what came of it.
    pub(crate) fn play(&mut self, world: &World, mut table: Table, done: f64) {
        let mut played: Vec<Played> = Vec::new();
        while !table.over {
            let Some(turn) = self.turn(world, &table, done) else {
                break;
            };
            table = turn.after;
            table.end_turn(world);
            played.push(turn);
        }
        self.remember(played, world, f32::from(table.placed()));
    }

    /// Remembers what was still to come after each turn of a deal that ended with `end` placed.
    fn remember(&mut self, played: Vec<Played>, world: &World, mut end: f32) {
        for turn in played.into_iter().rev() {
            let features = features(&turn.after, world);
            let placed = f32::from(turn.after.placed());
            self.turns.push((features, end - placed));
            let worth = placed + self.weights.promise(&features);
            // What came of a random turn says nothing about the turns before it.
            end = turn
                .instead_of
                .unwrap_or(LAMBDA * end + (1.0 - LAMBDA) * worth);
        }
    }

    /// Chooses a turn: the best at a glance, now and then a random one.
    fn turn(&mut self, world: &World, table: &Table, done: f64) -> Option<Played> {
        let mut plans: Vec<(f32, Table)> = Vec::new();
        each_plan(table, world, |_, after| {
            plans.push((self.weights.worth(after, world), *after));
        });
        let best = *plans.iter().max_by(|a, b| a.0.total_cmp(&b.0))?;
        if self.rng.unit() >= EXPLORATION * (1.0 - done) {
            return Some(Played {
                after: best.1,
                instead_of: None,
            });
        }
        Some(Played {
            after: plans[self.rng.below(plans.len())].1,
            instead_of: Some(best.0),
        })
    }

    /// Learns from the turns remembered, in random order, and forgets them.
    pub(crate) fn learn(&mut self, done: f64) {
        let mut turns = std::mem::take(&mut self.turns);
        let n_turns = turns.len();
        self.rng.shuffle_front(&mut turns, n_turns);
        let pace = LEARNING_RATE[0] * (LEARNING_RATE[1] / LEARNING_RATE[0]).powf(done as f32);
        for batch in turns.chunks_exact(BATCH_SIZE) {
            for (features, to_come) in batch {
                self.add_slope(features, *to_come);
            }
            self.step(pace);
        }
    }

    fn add_slope(&mut self, features: &Features, to_come: f32) {
        let sums = self.weights.sums(features);
        let miss = (self.weights.promise(features) - to_come) / BATCH_SIZE as f32;
        let mut through = [0.0; N_SUMS];
        for at in 0..N_SUMS {
            if sums[at] > 0.0 || at == N_SUMS - 1 {
                self.slope.out[at] += miss * sums[at];
                through[at] = miss * self.weights.out[at];
            }
        }
        for (slopes, sight) in self.slope.sums.iter_mut().zip(features) {
            for (slope, through) in slopes.iter_mut().zip(through) {
                *slope += sight * through;
            }
        }
    }

    /// Moves the weights against the slope (Adam).
    fn step(&mut self, pace: f32) {
        self.n_steps += 1;
        let [long, longer] = ADAM_BETAS.map(|memory| 1.0 - memory.powi(self.n_steps));
        let slopes = self.slope.numbers_mut();
        let means = self.mean.numbers_mut().zip(self.square.numbers_mut());
        for ((weight, slope), (mean, square)) in self.weights.numbers_mut().zip(slopes).zip(means) {
            *mean += (1.0 - ADAM_BETAS[0]) * (*slope - *mean);
            *square += (1.0 - ADAM_BETAS[1]) * (*slope * *slope - *square);
            *weight -= pace * (*mean / long) / ((*square / longer).sqrt() + ADAM_EPSILON);
            *slope = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twist::world::beside_a_row;

    /// Two turns on the same table, 6 placed, of a deal that ends with 20; the second is played at
    /// random or not.
    #[test]
    fn what_comes_of_a_random_turn_is_not_held_against_those_before_it() {
        let (world, table) = beside_a_row(&[10.0, 40.0]);
        let mut pupil = Learner::new(3, 2);
        let promise = pupil.weights.promise(&features(&table, &world));
        let mut to_come = |instead_of| {
            let turn = |instead_of| Played {
                after: table,
                instead_of,
            };
            pupil.remember(vec![turn(None), turn(instead_of)], &world, 20.0);
            let turns = std::mem::take(&mut pupil.turns);
            turns.iter().map(|turn| turn.1).collect::<Vec<f32>>()
        };
        assert_eq!(to_come(Some(9.0)), [14.0, 3.0]);
        let passed_on = LAMBDA * 14.0 + (1.0 - LAMBDA) * promise;
        let usual = to_come(None);
        assert_eq!(usual[0], 14.0);
        assert!((usual[1] - passed_on).abs() < 1e-4, "{usual:?} {promise}");
    }

    /// The slope is the one that differences show, for a sum that counts, one that does not
    /// and the last.
    #[test]
    fn the_slope_agrees_with_differences() {
        let mut pupil = Learner::new(3, 4);
        let mut rng = Rng::new(4);
        let seen: Features = std::array::from_fn(|_| rng.unit() as f32);
        pupil.add_slope(&seen, 1.0);
        let miss = |weights: &Weights| (weights.promise(&seen) - 1.0).powi(2) / 2.0;
        for at in (0..N_SUMS * (seen.len() + 1)).step_by(5) {
            let moved = |by: f32| {
                let mut weights = pupil.weights.clone();
                *weights.numbers_mut().nth(at).expect("a weight") += by;
                miss(&weights)
            };
            let shown = (moved(0.01) - moved(-0.01)) / 0.02;
            let slope = *pupil.slope.clone().numbers_mut().nth(at).expect("a slope");
            let slope = slope * BATCH_SIZE as f32;
            assert!(
                (shown - slope).abs() < 0.02 * (1.0 + slope.abs()),
                "{at}: {shown} {slope}"
            );
        }
    }
}
