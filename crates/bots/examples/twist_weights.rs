//! Learns the weights by which `twist` is judged at a glance, and says how good they are alone.
//!
//! ```text
//! cargo run --release -p antedate-bots --example twist_weights -- tune 2 1000000 7
//! cargo run --release -p antedate-bots --example twist_weights -- glance 2 5000 1
//! ```
//!
//! `tune PLAYERS DEALS SEED` learns from generated deals of a hundred scenes and writes the
//! file `data/twist-weights-PLAYERS.txt`; `glance PLAYERS DEALS SEED` plays deals of `decks/saga` by
//! the weights in use.

use std::path::PathBuf;

use antedate_bots::measure::{measure_glance, tune_twist};
use antedate_bots::twist::Weights;
use antedate_decks::open;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args.get(at).and_then(|text| text.parse::<u64>().ok());
    let numbers = (number(1), number(2), number(3));
    let (task, (Some(n_seats), Some(n_deals), Some(seed))) = (args.first(), numbers) else {
        complain()
    };
    match task.map(String::as_str) {
        Some("tune") => tune(n_seats as usize, n_deals, seed),
        Some("glance") => glance(n_seats as usize, n_deals, seed),
        _ => complain(),
    }
}

fn complain() -> ! {
    eprintln!("say: tune PLAYERS DEALS SEED, or glance PLAYERS DEALS SEED");
    std::process::exit(2);
}

fn tune(n_seats: usize, n_deals: u64, seed: u64) {
    let pool = open("generated:100:saga").expect("a generated deck");
    let found = tune_twist(&pool, n_seats, seed, 0..n_deals);
    let path = format!(
        "{}/data/twist-weights-{n_seats}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let written = std::fs::write(&path, found.to_file(n_seats, n_deals, seed));
    written.unwrap_or_else(|error| panic!("{path}: cannot be written; check the folder: {error}"));
}

fn glance(n_seats: usize, n_deals: u64, seed: u64) {
    let deck = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../decks/saga");
    let pool = open(&deck.display().to_string()).expect("a deck of the project");
    let weights = Weights::for_team(n_seats);
    let mean = measure_glance(&pool, n_seats, weights, seed, 0..n_deals);
    println!("{n_seats} players, {n_deals} deals: {mean:.2}");
}
