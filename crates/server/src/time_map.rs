//! A guest's maps of time in words, and how much each field has to practise.

use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_decks::{Deck, Lang, Stretch, scenes_name};
use antedate_live::Library;
use antedate_tables::TimeMap;
use antedate_wire::{MapField, MapPeriod, MapTopic};

/// Puts a map into words. `asked` are the decks that a practice asks from by itself; scenes are
/// no history, so theirs has to name its deck.
pub(crate) fn named(
    map: &TimeMap,
    library: &Library,
    asked: &[Arc<Deck>],
    lang: Lang,
) -> antedate_wire::TimeMap {
    let deck = map.decks.first().filter(|_| map.scenes);
    let deck = deck.map(|deck| library.offered(&deck.id));
    let (deck, values) = match deck {
        None => (None, values_of(asked)),
        Some(Ok(deck)) => (Some(deck.id.clone()), values_of(&[deck])),
        Some(Err(_)) => (None, BTreeMap::new()),
    };
    let stretches = map.stretches();
    let field = |topic: &str, stretch: Stretch| {
        let values = values.get(topic).into_iter().flatten();
        MapField {
            cards: values.filter(|value| stretch.has(**value)).count(),
            hits: map.hits(topic, stretch),
        }
    };
    let topics = map.topics.iter().map(|topic| MapTopic {
        topic: topic.clone(),
        name: topic_name(map, topic, lang),
        fields: stretches.iter().map(|at| field(topic, *at)).collect(),
    });
    antedate_wire::TimeMap {
        decks: deck_names(map, lang),
        deck,
        topics: topics.collect(),
        periods: stretches.iter().map(|at| period(map, *at, lang)).collect(),
    }
}

/// Collects the values of all cards by topic.
fn values_of(decks: &[Arc<Deck>]) -> BTreeMap<String, Vec<i64>> {
    let mut values: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    for card in decks.iter().flat_map(|deck| &deck.cards) {
        let of_topic = values.entry(card.topic.clone()).or_default();
        of_topic.push(card.value());
    }
    values
}

fn period(map: &TimeMap, stretch: Stretch, lang: Lang) -> MapPeriod {
    let Stretch { from, to } = stretch;
    let name = match (from, to) {
        (Some(from), Some(to)) if map.scenes => scenes_name(from, to, lang),
        _ => stretch.name(lang),
    };
    MapPeriod { name, from, to }
}

fn topic_name(map: &TimeMap, topic: &str, lang: Lang) -> String {
    let has = |deck: &&Arc<Deck>| deck.topics.iter().any(|other| other == topic);
    let deck = map.decks.iter().find(has);
    deck.map_or(topic, |deck| deck.topic_name(topic, lang))
        .to_owned()
}

/// Names the decks of a map, each once whatever its versions.
fn deck_names(map: &TimeMap, lang: Lang) -> Vec<String> {
    let found = map.decks.iter().map(|deck| deck.name(lang));
    let mut names: Vec<String> = Vec::new();
    for name in found.chain(map.lost.iter().map(String::as_str)) {
        if names.iter().all(|other| other != name) {
            names.push(name.to_owned());
        }
    }
    names
}
