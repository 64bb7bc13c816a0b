//! What a guest knows of which time: how often they placed such cards rightly, by topic and
//! stretch of time. A fold of their profile and the decks they played with.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_decks::{Deck, DeckKind, Stretch};
use antedate_wire::Hits;

use crate::profile::{CardHits, Profile};

/// So many scenes are one stretch.
const SCENES: i64 = 10;
/// A saga has so many scenes.
const N_SCENES: i64 = 100;

/// One map: decks of years that have the same topics share it, and every deck of scenes has its
/// own. Fifty topics of ten decks on one would be a wall, and a name means the same topic only
/// among decks that divide the world alike.
#[derive(Debug, Clone, Default)]
pub struct TimeMap {
    /// The decks, each version by itself; those with the most topics first.
    pub decks: Vec<Arc<Deck>>,
    /// The ids of decks that are not found any more.
    pub lost: Vec<String>,
    /// Whether it is of scenes, which are no years.
    pub scenes: bool,
    /// The topics, in the order of the decks.
    pub topics: Vec<String>,
    fields: BTreeMap<String, BTreeMap<Stretch, Hits>>,
}

impl TimeMap {
    /// Draws the maps of a guest, the one with the most cards first. `decks` are those that were
    /// played with, by hash. Of a card whose deck is not found the era counts, and of its scene
    /// nothing is known.
    pub fn all(profile: &Profile, decks: &[(String, Arc<Deck>)]) -> Vec<TimeMap> {
        let mut maps = Vec::new();
        let mut ordered: Vec<&Arc<Deck>> = decks.iter().map(|(_, deck)| deck).collect();
        ordered.sort_by_key(|deck| (Reverse(deck.topics.len()), deck.id.clone()));
        for deck in ordered {
            share(&mut maps, deck);
        }
        for ((id, name), card) in &profile.cards {
            let deck = decks.iter().find(|(hash, _)| *hash == card.deck.hash);
            let found = deck.and_then(|(_, deck)| Some((deck, deck.card(name)?)));
            if let Some((deck, found)) = found {
                let stretch = stretch_of(deck.kind, found.value());
                let same = |other: &Arc<Deck>| Arc::ptr_eq(other, deck);
                let map = maps.iter_mut().find(|map| map.decks.iter().any(same));
                let map = map.expect("every deck has its map");
                map.add(&found.topic, stretch, card.hits);
            } else {
                add_lost(&mut maps, id, card);
            }
        }
        maps.retain(|map| map.tries() > 0);
        maps.sort_by_key(|map| Reverse(map.tries()));
        maps
    }

    /// Lists its stretches, oldest first: the same whatever was played, and longer ones only
    /// where no more than an era is known of a card.
    pub fn stretches(&self) -> Vec<Stretch> {
        let tried = self.fields.values().flat_map(BTreeMap::keys).copied();
        let mut all: Vec<Stretch> = match self.scenes {
            true => {
                let firsts = (1..=N_SCENES).step_by(SCENES as usize);
                firsts.map(scenes_from).chain(tried).collect()
            }
            false => Stretch::all().chain(tried).collect(),
        };
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Tells how the guest fared with one field.
    pub fn hits(&self, topic: &str, stretch: Stretch) -> Hits {
        let hits = self.fields.get(topic);
        let hits = hits.and_then(|fields| fields.get(&stretch));
        hits.copied().unwrap_or_default()
    }

    fn tries(&self) -> u32 {
        let fields = self.fields.values().flat_map(BTreeMap::values);
        fields.map(|hits| hits.tries).sum()
    }

    fn add(&mut self, topic: &str, stretch: Stretch, hits: Hits) {
        if !self.topics.iter().any(|other| other == topic) {
            self.topics.push(topic.to_owned());
        }
        let fields = self.fields.entry(topic.to_owned()).or_default();
        let field = fields.entry(stretch).or_default();
        field.right += hits.right;
        field.tries += hits.tries;
    }

    fn takes(&self, deck: &Deck) -> bool {
        let mut topics = deck.topics.iter();
        match deck.kind == DeckKind::Saga {
            true => self.scenes && self.decks.iter().any(|other| other.id == deck.id),
            false => !self.scenes && topics.all(|topic| self.topics.contains(topic)),
        }
    }
}

/// Puts a deck on the map that has all its topics, or on one of its own.
fn share(maps: &mut Vec<TimeMap>, deck: &Arc<Deck>) {
    if let Some(map) = maps.iter_mut().find(|map| map.takes(deck)) {
        map.decks.push(deck.clone());
        return;
    }
    maps.push(TimeMap {
        decks: vec![deck.clone()],
        scenes: deck.kind == DeckKind::Saga,
        topics: deck.topics.clone(),
        ..TimeMap::default()
    });
}

fn add_lost(maps: &mut Vec<TimeMap>, id: &str, card: &CardHits) {
    let Some(era) = card.era else { return };
    let has = |map: &TimeMap| !map.scenes && map.topics.contains(&card.topic);
    let is_of = |map: &TimeMap| map.decks.is_empty() && map.lost.iter().any(|other| other == id);
    let at = maps.iter().position(has);
    let at = at.or_else(|| maps.iter().position(is_of));
    let at = at.unwrap_or_else(|| {
        maps.push(TimeMap::default());
        maps.len() - 1
    });
    let map = &mut maps[at];
    let named = map.decks.iter().any(|deck| deck.id == id);
    if !named && map.lost.iter().all(|other| other != id) {
        map.lost.push(id.to_owned());
    }
    map.add(&card.topic, Stretch::of_era(usize::from(era)), card.hits);
}

fn stretch_of(kind: DeckKind, value: i64) -> Stretch {
    if kind == DeckKind::Saga {
        return scenes_from((value - 1).div_euclid(SCENES) * SCENES + 1);
    }
    let mut all = Stretch::all();
    all.find(|stretch| stretch.has(value))
        .expect("stretches have every year")
}

fn scenes_from(first: i64) -> Stretch {
    Stretch {
        from: Some(first),
        to: Some(first + SCENES - 1),
    }
}
