//! The map of time: known answers, and counts that add up whatever was played.

use std::sync::{Arc, OnceLock};

use antedate_decks::{Deck, DeckKind, DeckRef, Stretch, builtin, builtin_ids};
use antedate_tables::{GameResult, Profile, TimeMap};
use antedate_wire::Hits;
use proptest::prelude::*;
use serde_json::{Value, json};

const ADA: &str = "adadadad";

/// A deck with its hash, which takes long to work out.
type Hashed = (String, Arc<Deck>);

fn all_decks() -> &'static [Hashed] {
    static READY: OnceLock<Vec<Hashed>> = OnceLock::new();
    READY.get_or_init(|| {
        let decks = builtin_ids().map(|id| builtin(id).expect("it is built in"));
        let decks = decks.map(|deck| deck.expect("it is whole"));
        decks.map(|deck| (deck.hash(), deck)).collect()
    })
}

fn deck(id: &str) -> Hashed {
    let mut all = all_decks().iter();
    all.find(|(_, deck)| deck.id == id)
        .expect("it is built in")
        .clone()
}

/// A game of Ada alone; each try is a place among the decks, a card, and whether it was right.
fn game(decks: &[Hashed], tries: &[(usize, &str, bool)]) -> GameResult {
    let refs = decks.iter().map(|(hash, deck)| DeckRef {
        id: deck.id.clone(),
        version: deck.version.clone(),
        hash: hash.clone(),
    });
    let tries = tries.iter().map(|(at, id, right)| {
        let deck = &decks[*at].1;
        let card = deck.card(id).expect("it is in the deck");
        let mut one = json!({"card": id, "deck": at, "topic": card.topic, "right": right});
        if deck.kind != DeckKind::Saga {
            one["era"] = json!(antedate_decks::era_of(card.value()));
        }
        one
    });
    let tries: Vec<Value> = tries.collect();
    let result = json!({
        "game": 1, "rules": "timeline", "edition": "classic",
        "decks": refs.collect::<Vec<DeckRef>>(), "whole": true, "public": false,
        "started": 0, "ended": 1,
        "seats": [{"player": 0, "name": "Ada", "guest": ADA, "own": true, "acts": 1, "tries": tries}],
        "outcome": {"of": "timeline", "winners": [0], "rounds": 1},
    });
    GameResult::from_json(&result.to_string()).expect("as the store has it")
}

fn hits(right: u32, tries: u32) -> Hits {
    Hits { right, tries }
}

fn years(from: i64, to: i64) -> Stretch {
    Stretch {
        from: Some(from),
        to: Some(to),
    }
}

fn sum(maps: &[TimeMap]) -> Hits {
    let mut all = Hits::default();
    for map in maps {
        for topic in &map.topics {
            for stretch in map.stretches() {
                let field = map.hits(topic, stretch);
                all.right += field.right;
                all.tries += field.tries;
            }
        }
    }
    all
}

#[test]
fn cards_are_counted_in_their_century_and_decks_of_the_same_topics_share_a_map() {
    let decks = [deck("classic"), deck("twist"), deck("arts"), deck("saga")];
    let results = [
        game(
            &decks,
            &[
                (0, "anning-plesiosaur", true),
                (0, "antarctica-sighted", false),
                (0, "algebra-book", true),
                (0, "archaeopteryx", true),
                (1, "abu-simbel-moved", false),
                (2, "afghan-girl", true),
                (3, "alderaan-destroyed", true),
            ],
        ),
        game(&decks, &[(0, "anning-plesiosaur", false)]),
    ];
    let profile = Profile::of(ADA, &results);
    let maps = TimeMap::all(&profile, &decks);
    let [history, arts, saga] = &maps[..] else {
        panic!("three maps, not {}", maps.len())
    };
    let ids: Vec<&str> = history.decks.iter().map(|deck| deck.id.as_str()).collect();
    assert_eq!(ids, ["classic", "twist"]);
    assert_eq!(history.topics, deck("classic").1.topics);
    let nineteenth = years(1800, 1899);
    assert_eq!(history.hits("science", nineteenth), hits(1, 2));
    assert_eq!(history.hits("exploration", nineteenth), hits(0, 1));
    assert_eq!(history.hits("science", years(500, 1499)), hits(1, 1));
    let deep = Stretch {
        from: None,
        to: Some(-3001),
    };
    assert_eq!(history.hits("nature", deep), hits(1, 1));
    assert_eq!(history.hits("society", deep), hits(0, 0));
    assert_eq!(history.stretches(), Stretch::all().collect::<Vec<_>>());
    assert_eq!(sum(std::slice::from_ref(arts)), hits(1, 1));
    assert!(saga.scenes && !arts.scenes);
    assert_eq!(saga.stretches().len(), 10);
    assert_eq!(sum(&maps), profile.all);
}

#[test]
fn a_card_whose_deck_is_gone_counts_in_its_era_and_a_scene_nowhere() {
    let decks = [deck("classic"), deck("saga")];
    let tries = [
        (0, "anning-plesiosaur", true),
        (0, "angkor-wat", false),
        (0, "astley-circus", true),
        (1, "alderaan-destroyed", true),
    ];
    let profile = Profile::of(ADA, &[game(&decks, &tries)]);
    let maps = TimeMap::all(&profile, &[]);
    let [map] = &maps[..] else {
        panic!("one map, not {}", maps.len())
    };
    assert_eq!(map.lost, ["classic"]);
    assert_eq!(map.hits("science", years(1800, 1899)), hits(1, 1));
    assert_eq!(map.hits("building", years(500, 1499)), hits(0, 1));
    // Nobody knows which century it was: it has the whole era, beside the centuries.
    assert_eq!(map.hits("leisure", years(1500, 1799)), hits(1, 1));
    assert_eq!(map.stretches().len(), Stretch::all().count() + 1);
    // With another deck of the same topics it is on that one's map.
    let twist = [deck("twist")];
    let both = [
        game(&decks, &tries),
        game(&[deck("twist")], &[(0, "abu-simbel-moved", true)]),
    ];
    let maps = TimeMap::all(&Profile::of(ADA, &both), &twist);
    assert_eq!(
        (maps.len(), &maps[0].lost[..]),
        (1, &["classic".to_owned()][..])
    );
    assert_eq!(sum(&maps), hits(3, 4));
}

proptest! {
    /// Whatever was played of whichever decks: every try is on one map once, in the field of
    /// its own topic and year.
    #[test]
    fn every_try_is_on_the_map_once(
        picks in prop::collection::vec((0..all_decks().len(), any::<prop::sample::Index>(), any::<bool>()), 1..60),
        lost in prop::collection::vec(any::<bool>(), all_decks().len()),
    ) {
        let decks = all_decks();
        let tries: Vec<(usize, &str, bool)> = picks
            .iter()
            .map(|(at, card, right)| (*at, card.get(&decks[*at].1.cards).id.as_str(), *right))
            .collect();
        let profile = Profile::of(ADA, &[game(decks, &tries)]);
        let maps = TimeMap::all(&profile, decks);
        prop_assert_eq!(sum(&maps), profile.all);
        for map in &maps {
            for topic in &map.topics {
                for stretch in map.stretches() {
                    let mut expected = Hits::default();
                    for (at, id, right) in &tries {
                        let deck = &decks[*at].1;
                        let card = deck.card(id).unwrap();
                        let here = map.decks.iter().any(|other| other.id == deck.id);
                        if here && card.topic == *topic && stretch.has(card.value()) {
                            expected.add(*right);
                        }
                    }
                    prop_assert_eq!(map.hits(topic, stretch), expected);
                }
            }
        }
        // Without some of the decks only scenes of those are missing.
        let kept = decks.iter().zip(&lost).filter(|(_, lost)| !**lost);
        let found: Vec<Hashed> = kept.map(|(deck, _)| deck.clone()).collect();
        let has = |deck: &Deck| found.iter().any(|(_, other)| other.id == deck.id);
        let mut expected = Hits::default();
        for (at, _, right) in &tries {
            let deck = &decks[*at].1;
            if deck.kind != DeckKind::Saga || has(deck) {
                expected.add(*right);
            }
        }
        prop_assert_eq!(sum(&TimeMap::all(&profile, &found)), expected);
    }
}
