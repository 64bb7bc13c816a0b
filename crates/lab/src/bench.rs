//! How fast the rules are: random play through the public API.
//!
//! An action is one accepted player action, chosen uniformly among the legal ones by
//! count and n-th, decide and evolve included.

use std::hint::black_box;
use std::time::{Duration, Instant};

use alloc_tracker::Session;
use antedate_record::Seed;
use antedate_rules::Game;
use cpu_time::ThreadTime;
use serde::{Serialize, Serializer};

use crate::dice::dice_of;
use crate::games::{LabGame, Rules};

/// Positions dealt beforehand, and played from again and again.
const N_DEALS: u64 = 64;
/// The parts a measurement is cut into; the best one counts.
const N_PARTS: u32 = 10;

/// What was measured of one rule set.
#[derive(Debug, Clone, Serialize)]
pub struct Speed {
    /// Actions in one second of processor time, from dealt positions.
    pub moves_per_cpu_s: f64,
    /// The same for whole games, the ChaCha20 deal included.
    pub with_deal_moves_per_cpu_s: f64,
    /// Whole games in one second, the deal included.
    pub games_per_s: f64,
    /// The size of one game's state.
    pub state_bytes: usize,
    /// Heap allocations per action, from dealt positions.
    pub allocs_per_move: f64,
}

/// What was measured of all rule sets, by name: four players each, and of chorus one.
#[derive(Debug, Clone)]
pub struct Speeds(pub Vec<(&'static str, Speed)>);

impl Serialize for Speeds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, speed)| (name, speed)))
    }
}

/// Measures for about `time` for each figure, on `threads` threads at once; rates per
/// second of processor time are the mean of the threads, `games_per_s` is their sum.
pub fn measure(time: Duration, threads: usize) -> Speeds {
    let speeds = |rules: &Rules| on_threads(threads, || rules.speeds(time));
    Speeds(Rules::ALL.iter().flat_map(speeds).collect())
}

type Measured = Vec<(&'static str, Speed)>;

fn on_threads(threads: usize, measure: impl Fn() -> Measured + Sync) -> Measured {
    let measured: Vec<Measured> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(&measure)).collect();
        running
            .into_iter()
            .map(|thread| thread.join().expect("a bench does not panic"))
            .collect()
    });
    let names = measured[0].iter().enumerate();
    let of = |nth: usize| measured.iter().map(|one| one[nth].1.clone()).collect();
    names
        .map(|(nth, (name, _))| (*name, mean(threads, of(nth))))
        .collect()
}

fn mean(threads: usize, speeds: Vec<Speed>) -> Speed {
    let mean = |of: fn(&Speed) -> f64| speeds.iter().map(of).sum::<f64>() / threads as f64;
    Speed {
        moves_per_cpu_s: mean(|speed| speed.moves_per_cpu_s),
        with_deal_moves_per_cpu_s: mean(|speed| speed.with_deal_moves_per_cpu_s),
        games_per_s: mean(|speed| speed.games_per_s) * threads as f64,
        state_bytes: speeds[0].state_bytes,
        allocs_per_move: mean(|speed| speed.allocs_per_move),
    }
}

/// Measures how long closing a card of chorus takes for 300 players (CH-5), on this thread.
pub fn closing_for_300(time: Duration) -> Duration {
    crate::games::closing(time)
}

/// Measures one rule set on this thread.
pub(crate) fn speeds<R: LabGame>(time: Duration) -> Measured {
    let seats = || {
        (0..R::BENCH_SEATS)
            .map(|seat| format!("seat {seat}"))
            .collect()
    };
    let plain = (R::INFO.name, R::for_bench(seats()));
    let with_option = R::with_option_for_bench(seats());
    let all = [plain].into_iter().chain(with_option);
    all.map(|(name, rules)| (name, speed(&rules, time)))
        .collect()
}

fn speed<R: LabGame>(rules: &R, time: Duration) -> Speed {
    let mut dice = dice_of(1, 2, 3);
    let seeds: Vec<Seed> = (0..N_DEALS).map(|game| Seed::derived(1, game)).collect();
    let mut dealt: Vec<R::Recorded> = seeds.iter().map(|seed| rules.deal(*seed)).collect();
    let starts: Vec<R::Game> = dealt
        .iter_mut()
        .map(|recorded| R::game(recorded).clone())
        .collect();
    let mut play_all = || -> u64 {
        let games = starts.iter().zip(&seeds);
        games
            .map(|(start, seed)| {
                start
                    .clone()
                    .play_out(seed, &mut |_, n| dice.below_small(n))
            })
            .sum()
    };
    let moves_per_cpu_s = rate(time, &mut play_all).0;
    let mut n_moves = 0;
    let n_allocations = count_allocations(|| n_moves = play_all());
    let mut game = 0u64;
    let (with_deal_moves_per_cpu_s, games_per_s) = rate(time, &mut || {
        (0..N_DEALS)
            .map(|_| {
                game += 1;
                let seed = counted_seed(game);
                R::game(&mut rules.deal(seed)).play_out(&seed, &mut |_, n| dice.below_small(n))
            })
            .sum()
    });
    Speed {
        moves_per_cpu_s,
        with_deal_moves_per_cpu_s,
        games_per_s,
        state_bytes: size_of::<R::Game>(),
        allocs_per_move: n_allocations as f64 / n_moves as f64,
    }
}

/// Counts the allocations of this thread while something runs.
fn count_allocations(run: impl FnOnce()) -> u64 {
    let counted = |run: &mut dyn FnMut()| {
        let session = Session::new().no_stdout().no_file();
        let operation = session.operation("run");
        let span = operation.measure_thread().iterations(1);
        run();
        drop(span);
        let report = session.to_report();
        let counts = report.operations();
        counts.map(|(_, one)| one.total_allocations_count()).sum()
    };
    let one: u64 = counted(&mut || drop(black_box(Box::new(1_u8))));
    assert_eq!(one, 1, "the program's allocator does not count");
    let mut run = Some(run);
    counted(&mut || run.take().into_iter().for_each(|run| run()))
}

/// Runs batches for about `time`; returns moves per second of processor time, and games
/// per second of the clock, of the best part of that time.
///
/// Whatever else runs on the machine can only make a part slower, never quicker, so the
/// best one says most about the program.
fn rate(time: Duration, batch: &mut impl FnMut() -> u64) -> (f64, f64) {
    batch(); // warm
    let parts = (0..N_PARTS).map(|_| rate_once(time / N_PARTS, batch));
    parts.fold((0.0, 0.0), |best, part| {
        (f64::max(best.0, part.0), f64::max(best.1, part.1))
    })
}

fn rate_once(time: Duration, batch: &mut impl FnMut() -> u64) -> (f64, f64) {
    let (cpu, clock) = (ThreadTime::now(), Instant::now());
    let (mut n_moves, mut n_games) = (0, 0);
    while cpu.elapsed() < time {
        n_moves += batch();
        n_games += N_DEALS;
    }
    (
        n_moves as f64 / cpu.elapsed().as_secs_f64(),
        n_games as f64 / clock.elapsed().as_secs_f64(),
    )
}

/// A seed that costs nothing to make: what is measured is the deal.
fn counted_seed(game: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&game.to_le_bytes());
    Seed(seed)
}
