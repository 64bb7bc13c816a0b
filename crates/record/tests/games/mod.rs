//! Small recorded games for the tests of this crate.

use antedate_record::lines::Line;
use antedate_record::{Seed, chorus, pool, timeline, trek, twist};
use antedate_rules::{Edition, Game, Seat};

/// Which game to record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Timeline,
    Twist,
    Trek,
    Chorus,
}

impl Kind {
    pub(crate) const ALL: [Kind; 4] = [Kind::Timeline, Kind::Twist, Kind::Trek, Kind::Chorus];
}

/// Plays a game of three by a simple rule of thumb and returns its transcript.
pub(crate) fn record(kind: Kind, seed: u8) -> String {
    let seed = Seed([seed; 32]);
    let seats: Vec<String> = ["Ada", "Bo", "Cy"].map(String::from).to_vec();
    match kind {
        Kind::Timeline => record_timeline(seed, seats),
        Kind::Twist => record_twist(seed, seats),
        Kind::Trek => record_trek(seed, seats),
        Kind::Chorus => record_chorus(seed, seats),
    }
}

/// Which of `n` actions comes next: any rule will do that differs from move to move.
fn pick(n_lines: usize, n_actions: usize) -> usize {
    n_lines * 7919 % 104_729 % n_actions
}

fn record_timeline(seed: Seed, seats: Vec<String>) -> String {
    // Few cards, so that piles run out.
    let cards = antedate_decks::open("generated:24:ties").unwrap();
    let mut order = timeline::Order::new(&Edition::CLASSIC, pool::decks(&cards), seats);
    order.handicaps = vec![0, 1];
    let dealer = timeline::Dealer::new(pool::timeline_cards(&cards), order).unwrap();
    let mut recorded = dealer.deal(seed).unwrap();
    let header = dealer.header(&recorded).to_json();
    let mut lines = Vec::new();
    while let Some(seat) = recorded.game.to_act().lowest() {
        let n = pick(lines.len(), recorded.game.n_actions(seat));
        let action = recorded.game.nth_action(seat, n).unwrap();
        let events = recorded.game.apply(seat, action, &recorded.seed).unwrap();
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

/// Plays a game of three in which `leaver` leaves after `n_moves` moves, and maybe another
/// player some moves later.
pub(crate) fn record_with_drops(seed: u8, leaver: u16, n_moves: usize, both: bool) -> String {
    let seats: Vec<String> = ["Ada", "Bo", "Cy"].map(String::from).to_vec();
    let cards = antedate_decks::open("generated:24:ties").unwrap();
    let order = timeline::Order::new(&Edition::CLASSIC, pool::decks(&cards), seats);
    let dealer = timeline::Dealer::new(pool::timeline_cards(&cards), order).unwrap();
    let mut recorded = dealer.deal(Seed([seed; 32])).unwrap();
    let header = dealer.header(&recorded).to_json();
    let mut lines = Vec::new();
    let mut n = 0;
    while let Some(seat) = recorded.game.to_act().lowest() {
        n += 1;
        let drop = match n {
            _ if n == n_moves => Some(Seat(leaver)),
            _ if both && n == n_moves + 3 => Some(Seat((leaver + 1) % 3)),
            _ => None,
        };
        let events = match drop {
            Some(seat) => recorded.game.drop_seat(seat, &recorded.seed).unwrap(),
            None => {
                let at = pick(lines.len(), recorded.game.n_actions(seat));
                let action = recorded.game.nth_action(seat, at).unwrap();
                recorded.game.apply(seat, action, &recorded.seed).unwrap()
            }
        };
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

fn record_twist(seed: Seed, seats: Vec<String>) -> String {
    let cards = antedate_decks::open("generated:60:twist:ties").unwrap();
    let (decks, first) = (pool::decks(&cards), Some(Seat(1)));
    let order = twist::Order {
        edition: &Edition::TWIST,
        decks,
        filter: None,
        seats,
        first,
    };
    let dealer = twist::Dealer::new(pool::twist_cards(&cards), order).unwrap();
    let mut recorded = dealer.deal(seed).unwrap();
    let header = dealer.header(&recorded).to_json();
    let mut lines = Vec::new();
    while let Some(seat) = recorded.game.to_act().lowest() {
        let n = pick(lines.len(), recorded.game.n_actions(seat));
        let action = recorded.game.nth_action(seat, n).unwrap();
        let events = recorded.game.apply(seat, action, &recorded.seed).unwrap();
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

fn record_trek(seed: Seed, seats: Vec<String>) -> String {
    let cards = antedate_decks::open("generated").unwrap();
    let values = pool::trek_values(&cards.decks()[0]).unwrap();
    let first_game = seed.0[0] % 2 == 1;
    let order = trek::Order {
        decks: pool::decks(&cards),
        seats,
        first_game: !first_game,
        warps: seed.0[0] % 4 >= 2,
    };
    let dealer = trek::Dealer::new(values, order).unwrap();
    let mut recorded = dealer.deal(seed).unwrap();
    let header = dealer.header(&recorded).to_json();
    let mut lines = Vec::new();
    recorded.open(&mut lines);
    let mut n_actions = 0;
    while let Some(seat) = recorded.game.to_act().lowest() {
        n_actions += 1;
        let n = pick(n_actions, recorded.game.n_actions(seat));
        let action = recorded.game.nth_action(seat, n).unwrap();
        let events = recorded.game.apply(seat, action, &recorded.seed).unwrap();
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

fn record_chorus(seed: Seed, seats: Vec<String>) -> String {
    let cards = antedate_decks::open("generated:24:ties").unwrap();
    let mut order = chorus::Order::new(pool::decks(&cards), seats);
    (order.run, order.lives, order.names) = (8, seed.0[0].is_multiple_of(2).then_some(3), true);
    order.teams = (seed.0[0] % 4 == 1).then_some(2);
    if seed.0[0] % 3 == 2 {
        order.pace = antedate_rules::chorus::Pace::Alone;
    }
    let stock = chorus::Stock::new(&Edition::CLASSIC, pool::timeline_cards(&cards)).unwrap();
    let dealer = chorus::Dealer::new(stock, order).unwrap();
    let mut recorded = dealer.deal(seed).unwrap();
    let header = dealer.header(&recorded).to_json();
    let mut lines = Vec::new();
    while let Some(seat) = recorded.game.to_act().lowest() {
        let mut events = antedate_rules::Events::new();
        // Now and then the table closes the card, once somebody leaves, and once somebody comes.
        match lines.len() {
            n if n % 11 == 10 && recorded.game.is_alone() => {
                recorded.game.decide_time_up(seat, &mut events).unwrap();
            }
            n if n % 11 == 10 => recorded.game.decide_close(&mut events).unwrap(),
            5 => recorded.game.decide_join(&mut events).unwrap(),
            17 => recorded.game.decide_drop(Seat(1), &mut events).unwrap(),
            n => {
                let n = pick(n, recorded.game.n_actions(seat));
                let action = recorded.game.nth_action(seat, n).unwrap();
                recorded
                    .game
                    .decide(seat, action, &recorded.seed, &mut events)
                    .unwrap();
            }
        }
        if events.is_empty() {
            recorded.game.decide_time_up(seat, &mut events).unwrap();
        }
        events.iter().for_each(|event| recorded.game.evolve(event));
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

fn text(header: &str, lines: &[Line]) -> String {
    let mut text = header.to_owned() + "\n";
    for line in lines {
        text += &line.to_json();
        text += "\n";
    }
    text
}
