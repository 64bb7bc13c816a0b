//! The transcript reader and verifier take any bytes and never panic.
//!
//! Half of the inputs are edits of a real game: a byte says which line to change, so that
//! the fuzzer gets past the header, whose commitment it could not guess.
#![no_main]

use std::sync::LazyLock;

use antedate_record::{Seed, pool, timeline, trek, twist};
use antedate_rules::{Edition, Events, Game};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((choice, rest)) = data.split_first() else {
        return;
    };
    if choice % 2 == 0 {
        let _ = antedate_record::verify::verify(rest);
        return;
    }
    let game = &GAMES[usize::from(choice / 2) % GAMES.len()];
    let mut edited = game.clone();
    for edit in rest.chunks_exact(4) {
        let at = u32::from_le_bytes([edit[0], edit[1], edit[2], 0]) as usize % edited.len();
        edited[at] = edit[3];
    }
    let _ = antedate_record::verify::verify(&edited[..]);
});

static GAMES: LazyLock<Vec<Vec<u8>>> =
    LazyLock::new(|| vec![timeline_game(), twist_game(), trek_game()]);

fn seats() -> Vec<String> {
    vec!["Ada".into(), "Bo".into()]
}

fn timeline_game() -> Vec<u8> {
    let cards = antedate_decks::open("generated:20:ties").expect("a generated deck is valid");
    let order = timeline::Order::new(&Edition::CLASSIC, pool::decks(&cards), seats());
    let dealer = timeline::Dealer::new(pool::timeline_cards(&cards), order).expect("two can play");
    let mut recorded = dealer.deal(Seed([7; 32])).expect("the dealer checked it");
    let mut lines = Vec::new();
    let header = dealer.header(&recorded).to_json();
    while let Some(seat) = recorded.game.to_act().lowest() {
        let n = recorded.game.round() as usize * 7 % recorded.game.n_actions(seat);
        let action = recorded
            .game
            .nth_action(seat, n)
            .expect("n is below the count");
        let events = recorded
            .game
            .apply(seat, action, &recorded.seed)
            .expect("it is listed");
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

fn twist_game() -> Vec<u8> {
    let cards = antedate_decks::open("generated:40:twist").expect("a generated deck is valid");
    let decks = pool::decks(&cards);
    let order = twist::Order {
        edition: &Edition::TWIST,
        decks,
        filter: None,
        seats: seats(),
        first: None,
    };
    let dealer = twist::Dealer::new(pool::twist_cards(&cards), order).expect("two can play");
    let mut recorded = dealer.deal(Seed([7; 32])).expect("the dealer checked it");
    let mut lines = Vec::new();
    let header = dealer.header(&recorded).to_json();
    while let Some(seat) = recorded.game.to_act().lowest() {
        let action = recorded.game.nth_action(seat, 0).expect("somebody can act");
        let mut events = Events::new();
        recorded
            .game
            .decide(seat, action, &recorded.seed, &mut events)
            .expect("it is listed");
        events.iter().for_each(|event| recorded.game.evolve(event));
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

fn trek_game() -> Vec<u8> {
    let cards = antedate_decks::open("generated").expect("a generated deck is valid");
    let values = pool::trek_values(&cards.decks()[0]).expect("it is a trek deck");
    let order = trek::Order {
        decks: pool::decks(&cards),
        seats: seats(),
        first_game: false,
        warps: true,
    };
    let dealer = trek::Dealer::new(values, order).expect("two can play");
    let mut recorded = dealer.deal(Seed([7; 32])).expect("the dealer checked it");
    let mut lines = Vec::new();
    let header = dealer.header(&recorded).to_json();
    recorded.open(&mut lines);
    while let Some(seat) = recorded.game.to_act().lowest() {
        let n = lines.len() * 7 % recorded.game.n_actions(seat);
        let action = recorded
            .game
            .nth_action(seat, n)
            .expect("n is below the count");
        let events = recorded
            .game
            .apply(seat, action, &recorded.seed)
            .expect("it is listed");
        recorded.write(&events, &mut lines);
    }
    text(&header, &lines)
}

fn text(header: &str, lines: &[antedate_record::Line]) -> Vec<u8> {
    let mut text = header.to_owned() + "\n";
    for line in lines {
        text += &(line.to_json() + "\n");
    }
    text.into_bytes()
}
