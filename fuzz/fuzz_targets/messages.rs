//! Messages: whatever the server understands it could have been sent in its own words, and a
//! table answers it without falling over.
#![no_main]

use std::sync::{Arc, OnceLock};

use antedate_decks::{DeckKind, Pool, generated};
use antedate_record::Seed;
use antedate_tables::{Contents, Pace, SeedSource, Table, Who};
use antedate_wire::{ClientMessage, Command, CreateTable, Options, RuleSet};
use libfuzzer_sys::fuzz_target;

struct OneSeed;

impl SeedSource for OneSeed {
    fn seed(&mut self) -> Seed {
        Seed([7; 32])
    }
}

/// A table of two with a game that has begun.
fn table() -> Table {
    static READY: OnceLock<Arc<Contents>> = OnceLock::new();
    let contents = READY.get_or_init(|| {
        let deck = generated(DeckKind::Twist, 60, true).expect("a size in bounds");
        let pool = Pool::combine(vec![Arc::new(deck)]).expect("one deck");
        Arc::new(Contents::new(pool, RuleSet::Twist).expect("a deck for these rules"))
    });
    let asked = CreateTable {
        rules: RuleSet::Twist,
        decks: Vec::new(),
        filter: None,
        lang: None,
        options: Options::default(),
        name: "Ada".into(),
        token: "0a".repeat(32),
        bots: vec!["random".into()],
    };
    let entries = Table::create(contents, &asked, Pace::NONE, "random".into(), 0);
    let mut table = Table::fold(contents.clone(), entries.expect("a good table")).expect("folds");
    let started = table.decide(Who::Player(0), "go", &Command::Start, 0, &mut OneSeed);
    for entry in started.expect("two can play").entries {
        table.evolve(entry).expect("what was decided folds");
    }
    table
}

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let _ = serde_json::from_str::<CreateTable>(text);
    let Ok(message) = serde_json::from_str::<ClientMessage>(text) else {
        return;
    };
    let written = serde_json::to_string(&message).expect("a message is plain data");
    let again = serde_json::from_str::<ClientMessage>(&written).expect("what was written");
    assert_eq!(message, again);
    let mut table = table();
    for who in [Who::Player(0), Who::Stranger] {
        let decided = table.decide(who, &message.id, &message.command, 1, &mut OneSeed);
        for entry in decided.map(|decision| decision.entries).unwrap_or_default() {
            table.evolve(entry).expect("what was decided folds");
        }
    }
});
