//! Measures trek: who beats whom, how a deck plays, how long a decision takes.
//!
//! ```text
//! cargo run --release -p antedate-bots --example trek_lab -- duel oracle pupil 1000 7
//! cargo run --release -p antedate-bots --example trek_lab -- balance oracle 1000 7 [PLAYERS]
//! cargo run --release -p antedate-bots --example trek_lab -- clock oracle 20 7
//! ```
//!
//! The last number is the seed. `DECK` names another deck than `decks/trek`, `NODES` another
//! budget than the usual one.

use std::path::PathBuf;
use std::sync::Arc;

use antedate_bots::trek::measure::{TrekTable, TrekTally, measure_trek};
use antedate_bots::trek::{Level, NODES, Tables, TrekPlayer};
use antedate_bots::{Budget, Player, Rng};
use antedate_decks::{Pool, open};
use antedate_record::trek::{Dealer, Order};
use antedate_record::{Seed, pool};
use antedate_rules::trek::Data;
use antedate_rules::{Game, NoChance, Viewer};
use cpu_time::ThreadTime;

/// Games a thread takes at a time.
const CHUNK: u64 = 4;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize| args.get(n).map(String::as_str);
    let number =
        |n: usize, usual: u64| arg(n).map_or(usual, |text| text.parse().expect("a number"));
    match (
        arg(0),
        arg(1).and_then(Level::by_id),
        arg(2).and_then(Level::by_id),
    ) {
        (Some("duel"), Some(one), Some(other)) => duel([one, other], number(3, 200), number(4, 1)),
        (Some("balance"), Some(level), None) => {
            balance(level, number(2, 200), number(3, 1), number(4, 2) as usize);
        }
        (Some("clock"), Some(level), None) => clock(level, number(2, 20), number(3, 1)),
        _ => {
            eprintln!(
                "say: duel LEVEL LEVEL GAMES SEED, balance LEVEL GAMES SEED [PLAYERS] or clock LEVEL GAMES SEED"
            );
            std::process::exit(2);
        }
    }
}

fn deck() -> Pool {
    let usual = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../decks/trek");
    let named = std::env::var("DECK").unwrap_or_else(|_| usual.display().to_string());
    open(&named).expect("a deck of trek")
}

fn budget() -> Budget {
    let nodes = std::env::var("NODES")
        .ok()
        .and_then(|text| text.parse().ok());
    Budget::nodes(nodes.unwrap_or(NODES))
}

/// Plays on two threads; the sums do not depend on it.
fn measure(players: Vec<Level>, n_games: u64, seed: u64) -> TrekTally {
    let deck = deck();
    let values = pool::trek_values(&deck.decks()[0]).expect("a trek deck");
    let n_players = players.len();
    let n_itineraries = values.itinerary_ids.len();
    let table = TrekTable::new(values, pool::decks(&deck), players, budget()).expect("a table");
    let next = std::sync::atomic::AtomicU64::new(0);
    let worker = || {
        let mut tally = TrekTally::new(n_itineraries, n_players);
        loop {
            let from = next.fetch_add(CHUNK, std::sync::atomic::Ordering::Relaxed);
            if from >= n_games {
                return tally;
            }
            let to = n_games.min(from + CHUNK);
            tally += &measure_trek(&table, seed, from..to).expect("a deal");
        }
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(worker);
        let mut tally = worker();
        tally += &other.join().expect("no panic");
        tally
    })
}

fn duel(levels: [Level; 2], n_games: u64, seed: u64) {
    let tally = measure(levels.to_vec(), n_games, seed);
    let won = tally.win_rate(0);
    let margin = 1.96 * (won * (1.0 - won) / n_games as f64).sqrt();
    println!(
        "{:?} beats {:?} in {:.1} % (± {:.1}) of {n_games} games, seed {seed}; mean score {:.1} to {:.1}",
        levels[0],
        levels[1],
        100.0 * won,
        100.0 * margin,
        tally.mean_score(0),
        tally.mean_score(1),
    );
}

fn balance(level: Level, n_games: u64, seed: u64, n_players: usize) {
    let tally = measure(vec![level; n_players], n_games, seed);
    let balance = tally.balance();
    let percent = |share: f64| 100.0 * share;
    println!("{n_players} × {level:?}, {n_games} games, seed {seed}");
    println!("ancestors: {:.1} % of turns", percent(balance.ancestors));
    println!(
        "spaces, deck top first: {:.1?} %",
        balance.spaces.map(percent)
    );
    println!(
        "first to act wins {:.1} % (fair {:.1})",
        percent(balance.first_won),
        percent(balance.fair)
    );
    println!("median winning score: {}", balance.winning_median);
    println!(
        "turns a seat: {:.1}; closing a journey {:.1} %, punctual {:.1} %, crystals spent a turn {:.2}",
        tally.n_takes as f64 / (n_games as usize * n_players) as f64,
        percent(balance.closed),
        percent(balance.punctual),
        balance.spent
    );
    println!(
        "itineraries pay {:.2} in the mean, the best {:.2} times that",
        balance.itinerary_mean,
        balance.dearest()
    );
    let deck = deck();
    let names = pool::trek_values(&deck.decks()[0])
        .expect("a trek deck")
        .itinerary_ids;
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|a, b| balance.itineraries[*b].total_cmp(&balance.itineraries[*a]));
    for at in order {
        let (paid, n) = (balance.itineraries[at], tally.itineraries[at].n);
        println!("  {:26} {paid:5.2}, used {n}", names[at]);
    }
    for miss in balance.misses() {
        println!("misses: {miss}");
    }
}

/// Times every decision of some games by the processor's clock.
fn clock(level: Level, n_games: u64, seed: u64) {
    let deck = deck();
    let values = pool::trek_values(&deck.decks()[0]).expect("a trek deck");
    let data = Data::new(values.setup.clone()).expect("playable values");
    let order = Order {
        decks: pool::decks(&deck),
        seats: vec!["one".into(), "two".into()],
        first_game: false,
    };
    let dealer = Dealer::new(values, order).expect("a table");
    let bot = TrekPlayer::new(Arc::new(Tables::new(Arc::new(data))), level);
    let budget = budget();
    let mut times = Vec::new();
    for n in 0..n_games {
        let mut game = dealer.deal(Seed::derived(seed, n)).expect("a deal").game;
        let mut rng = Rng::new(seed ^ n);
        while let Some(seat) = game.to_act().lowest() {
            let view = game.view(Viewer::Seat(seat));
            let began = ThreadTime::now();
            let action = bot.choose(&view, seat, &budget, &mut rng).expect("to act");
            times.push(began.elapsed().as_secs_f64() * 1000.0);
            game.apply(seat, action, &NoChance).expect("a legal action");
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "{level:?}: {} decisions, mean {:.2} ms of CPU, median {:.2}, p99 {:.2}, most {:.2}",
        times.len(),
        times.iter().sum::<f64>() / times.len() as f64,
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
