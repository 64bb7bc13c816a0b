//! The built-in decks keep what they promise.

use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_decks::{Deck, Lang, builtin, builtin_ids, builtin_parsed, lint, open};

const SIZES: [(&str, usize); 10] = [
    ("arts", 110),
    ("classic", 220),
    ("inventions", 110),
    ("life", 110),
    ("play", 110),
    ("saga", 100),
    ("stage", 110),
    ("trek", 108),
    ("twist", 120),
    ("voyages", 110),
];

/// The decks that are in the repository.
fn decks() -> Vec<Arc<Deck>> {
    let load = |id| {
        builtin(id)
            .expect("listed")
            .unwrap_or_else(|error| panic!("{error}"))
    };
    builtin_ids().map(load).collect()
}

#[test]
fn the_lint_has_nothing_to_say() {
    for id in builtin_ids() {
        let findings = lint(&builtin_parsed(id).expect("listed"), 2026);
        let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert!(list.is_empty(), "{id}:\n{}", list.join("\n"));
    }
}

#[test]
fn they_are_complete_in_every_language() {
    for deck in decks() {
        assert_eq!(deck.langs().collect::<Vec<_>>(), Lang::ALL, "{}", deck.id);
    }
}

#[test]
fn they_have_the_cards_they_should() {
    let decks = decks();
    let sizes = decks
        .iter()
        .map(|deck| (deck.id.as_str(), deck.cards.len()));
    let mut sizes: Vec<(&str, usize)> = sizes.collect();
    sizes.sort_unstable();
    assert_eq!(sizes, SIZES);
    let trek = decks.iter().find_map(|deck| deck.trek.as_ref());
    let trek = trek.expect("what trek has besides cards");
    assert_eq!((trek.ancestors.len(), trek.itineraries.len()), (12, 24));
}

/// CO-17, and no pair of icons easier to discard than another.
#[test]
fn twist_has_each_ordered_pair_of_icons_on_four_cards() {
    let deck = builtin("twist").expect("listed").expect("loads");
    let mut pairs = BTreeMap::new();
    for icons in deck.cards.iter().filter_map(|card| card.icons) {
        *pairs.entry((icons.front, icons.back)).or_insert(0) += 1;
    }
    assert_eq!(pairs.len(), 30);
    assert!(pairs.values().all(|n| *n == 4), "{pairs:?}");
}

#[test]
fn classic_and_twist_combine() {
    assert_eq!(open("classic+twist").expect("combines").len(), 340);
}
