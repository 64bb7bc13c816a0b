//! Plays trek between levels and says who wins and how a deck plays.
//!
//! `cargo run --release -p antedate-bots --example trek_lab -- duel oracle pupil 1000 7`
//! plays pairs of games with seats exchanged; `… balance oracle 1000 7 [seats]` plays a level
//! against itself. Both take the deck from `DECK` (a folder), `decks/trek` by default.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use antedate_bots::trek::measure::Tally;
use antedate_bots::trek::{Level, NODES, Tables, TrekPlayer};
use antedate_bots::{Budget, Player, Rng};
use antedate_decks::Deck;
use antedate_decks::trek::{Benefit as DeckBenefit, Reward as DeckReward};
use antedate_record::Seed;
use antedate_record::chance::stream;
use antedate_rules::trek::{
    Ancestor, Benefit, Card, Data, DataSetup, Deal, Experience, Itinerary, ItineraryId, Reward,
    Setup, Shown, Trek,
};
use antedate_rules::{CardId, Date, Game, NoChance, Seat, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize, default: &str| args.get(n).cloned().unwrap_or_else(|| default.to_owned());
    let folder = std::env::var("DECK").unwrap_or_else(|_| "decks/trek".into());
    let (data, names) = load(Path::new(&folder));
    let started = Instant::now();
    let tables = Arc::new(Tables::new(Arc::new(data)));
    eprintln!("tables: {:?}", started.elapsed());
    match arg(0, "").as_str() {
        "duel" => duel(
            &tables,
            [level(&arg(1, "oracle")), level(&arg(2, "pupil"))],
            number(&arg(3, "200")),
            number(&arg(4, "1")),
        ),
        "balance" => balance(
            &tables,
            &names,
            level(&arg(1, "oracle")),
            number(&arg(2, "200")),
            number(&arg(3, "1")),
            number(&arg(4, "2")) as usize,
        ),
        _ => eprintln!("say: duel LEVEL LEVEL GAMES SEED, or balance LEVEL GAMES SEED [SEATS]"),
    }
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
}

fn level(name: &str) -> Level {
    Level::by_id(name).expect("a level: novice, pupil, amateur, scholar, historian or oracle")
}

/// Runs `play` for the numbers below `n` on two threads and returns the results in order.
fn both_cores<T: Send>(n: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = std::sync::atomic::AtomicU64::new(0);
    let done = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if game >= n {
                        break;
                    }
                    let result = play(game);
                    done.lock().expect("no panic").push((game, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no panic");
    done.sort_by_key(|(game, _)| *game);
    done.into_iter().map(|(_, result)| result).collect()
}

fn duel(tables: &Arc<Tables>, levels: [Level; 2], n_games: u64, seed: u64) {
    let results = both_cores(n_games, |n| {
        let game = deal(tables.data(), Seed::derived(seed, n / 2), 2);
        let swapped = n % 2 == 1;
        let seats = if swapped { [levels[1], levels[0]] } else { levels };
        let players = seats.map(|level| TrekPlayer::new(Arc::clone(tables), level));
        let mut thought = (0u64, 0.0);
        let game = play(game, &players, seed << 32 ^ n, |_| {}, |seat, seconds| {
            if (seat.0 == 1) == swapped {
                thought = (thought.0 + 1, thought.1 + seconds);
            }
        });
        let outcome = game.outcome().expect("over");
        let first = Seat(u8::from(swapped));
        let won = if outcome.winners.contains(first) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        let [mine, theirs] = [first.index(), 1 - first.index()].map(|at| f64::from(outcome.scores[at]));
        (won, mine, theirs, thought)
    });
    let n = results.len() as f64;
    let mean = |f: &dyn Fn(&(f64, f64, f64, (u64, f64))) -> f64| results.iter().map(f).sum::<f64>() / n;
    let won = mean(&|r| r.0);
    println!(
        "{:?} beats {:?}: {:.1} % ± {:.1} of {n_games} games (seed {seed}); mean score {:.1} : {:.1}; {:.2} ms a decision",
        levels[0],
        levels[1],
        100.0 * won,
        196.0 * (won * (1.0 - won) / n).sqrt(),
        mean(&|r| r.1),
        mean(&|r| r.2),
        1000.0 * mean(&|r| r.3.1) / mean(&|r| r.3.0 as f64),
    );
}

fn balance(tables: &Arc<Tables>, names: &[String], level: Level, n_games: u64, seed: u64, n_seats: usize) {
    let n_itineraries = names.len();
    let tallies = both_cores(n_games, |n| {
        let mut tally = Tally::new(n_itineraries);
        let players = vec![TrekPlayer::new(Arc::clone(tables), level); n_seats];
        let game = deal(tables.data(), Seed::derived(seed, n), n_seats);
        play(game, &players, seed << 32 ^ n, |shown| tally.hear(shown), |_, _| {});
        tally
    });
    let mut whole = Tally::new(n_itineraries);
    tallies.iter().for_each(|tally| whole.add(tally));
    let balance = whole.balance();
    println!("{level:?} × {n_seats}, {n_games} games, seed {seed}");
    println!("ancestors {:.1} %", 100.0 * balance.ancestors);
    println!("spaces {:.1?} %", balance.spaces.map(|share| 100.0 * share));
    println!("first to act wins {:.1} % (fair {:.1})", 100.0 * balance.first_won, 100.0 * balance.fair);
    println!("median winner {}, median score {}", balance.winning_median, balance.score_median);
    println!("takes a game and seat {:.1}, closing {:.1} %, punctual {:.1} %, crystals spent {:.2}",
        whole.n_takes as f64 / (n_games as usize * n_seats) as f64,
        100.0 * balance.closed, 100.0 * balance.punctual, balance.spent);
    println!("itinerary mean {:.2}, dearest {:.2} ×", balance.itinerary_mean, balance.dearest);
    let mut order: Vec<usize> = (0..n_itineraries).collect();
    order.sort_by(|a, b| balance.itineraries[*b].total_cmp(&balance.itineraries[*a]));
    for at in order {
        println!("  {:28} {:5.2} ({:.2} ×), used {}", names[at], balance.itineraries[at],
            balance.itineraries[at] / balance.itinerary_mean, whole.itineraries[at].n);
    }
    for miss in balance.misses() {
        println!("MISSES: {miss}");
    }
}

fn play(mut game: Trek, players: &[TrekPlayer], seed: u64, mut look: impl FnMut(&Shown), mut timed: impl FnMut(Seat, f64)) -> Trek {
    let nodes = std::env::var("NODES").map_or(NODES, |n| number(&n));
    let (mut rng, budget) = (Rng::new(seed), Budget::nodes(nodes));
    while let Some(seat) = game.to_act().lowest() {
        let view = game.view(Viewer::Seat(seat));
        let player = &players[seat.index()];
        let started = Instant::now();
        let action = player.choose(&view, seat, &budget, &mut rng).expect("to act");
        timed(seat, started.elapsed().as_secs_f64());
        for event in game.apply(seat, action, &NoChance).expect("legal") {
            look(&game.show(Viewer::Spectator, &event));
        }
    }
    game
}

fn deal(data: &Arc<Data>, seed: Seed, n_seats: usize) -> Trek {
    let days = std::array::from_fn(|day| {
        let mut cards: Vec<CardId> = data.day_cards(day as u8 + 1).collect();
        seed.stream(stream::DEAL + day as u64).shuffle(&mut cards);
        cards
    });
    let mut ids: Vec<ItineraryId> = (0..data.values().itineraries.len() as u8).map(ItineraryId).collect();
    seed.stream(stream::ITINERARIES).shuffle(&mut ids);
    let mut watches: Vec<Seat> = Seat::all(n_seats).collect();
    seed.stream(stream::WATCHES).shuffle(&mut watches);
    let deal = Deal::new(Setup {
        data: Arc::clone(data),
        days,
        watches,
        itineraries: ids.as_chunks().0.iter().take(n_seats).copied().collect(),
        first_game: None,
    });
    Trek::new(Arc::new(deal.expect("a deal")))
}

fn load(folder: &Path) -> (Data, Vec<String>) {
    let deck = Deck::load(folder).expect("a deck");
    let trek = deck.trek.as_ref().expect("a trek deck");
    let benefit = |benefit: &DeckBenefit| match benefit {
        DeckBenefit::Person => Benefit::Experience(Experience::Person),
        DeckBenefit::Event => Benefit::Experience(Experience::Event),
        DeckBenefit::Innovation => Benefit::Experience(Experience::Innovation),
        DeckBenefit::Progress => Benefit::Experience(Experience::Progress),
        DeckBenefit::Wild => Benefit::Wild,
        DeckBenefit::Crystal => Benefit::Crystal,
    };
    let rewards = |spaces: &Vec<Option<DeckReward>>| -> Vec<Option<Reward>> {
        let reward = |reward: &DeckReward| match reward {
            DeckReward::Points(n) => Reward::Points(*n),
            DeckReward::Crystals(n) => Reward::Crystals(*n),
        };
        spaces.iter().map(|space| space.as_ref().map(reward)).collect()
    };
    let cards = deck.cards.iter().map(|card| {
        let values = card.trek.as_ref().expect("a trek card");
        Card {
            day: values.day,
            date: Date(card.value()),
            hours: values.hours,
            benefits: values.benefits.iter().map(benefit).collect(),
        }
    });
    let data = Data::new(DataSetup {
        cards: cards.collect(),
        ancestor: Ancestor {
            hours: trek.ancestor_hours,
            benefits: trek.ancestor_benefits.iter().map(benefit).collect(),
        },
        ancestors: trek.ancestor_pile,
        mat: trek.mat.map(|space| space.as_ref().map(benefit)),
        journey: trek.journey.iter().map(|n| u16::from(*n)).collect(),
        journey_beyond: u16::from(trek.journey_beyond),
        punctuality: trek.punctuality,
        itineraries: trek
            .itineraries
            .iter()
            .map(|itinerary| Itinerary {
                columns: itinerary.columns.each_ref().map(rewards),
                rows: rewards(&itinerary.rows),
            })
            .collect(),
    });
    let names = trek.itineraries.iter().map(|itinerary| itinerary.id.clone()).collect();
    (data.expect("values"), names)
}
