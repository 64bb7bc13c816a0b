//! What the numbers of a report are called.

use antedate_decks::{DeckKind, ERAS, Lang, Pool, era_of};

use crate::games::Rules;

/// The words and groups of the cards of a table.
pub(crate) struct Names {
    pub(crate) rules: Rules,
    /// By the place of the card in the pool.
    pub(crate) cards: Vec<CardName>,
    /// The periods that cards are grouped by, earliest first.
    pub(crate) eras: Vec<String>,
    /// The topics.
    pub(crate) topics: Vec<String>,
}

pub(crate) struct CardName {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) date: String,
    /// The place among the eras.
    pub(crate) era: usize,
    /// The place among the topics.
    pub(crate) topic: usize,
}

/// Scenes are grouped by tens.
const SCENES: i64 = 10;

impl Names {
    pub(crate) fn new(rules: Rules, pool: &Pool) -> Names {
        let slugs = pool.topics();
        let is_saga = pool.kind() == DeckKind::Saga;
        let era = |value: i64| match is_saga {
            true => usize::try_from((value - 1) / SCENES).unwrap_or(0),
            false => era_of(value),
        };
        let cards: Vec<CardName> = pool
            .cards()
            .map(|card| CardName {
                id: card.card.id.clone(),
                title: card.front(Lang::En).title.to_owned(),
                date: card.back(Lang::En).label,
                era: era(card.card.value()),
                topic: slugs
                    .iter()
                    .position(|slug| *slug == card.card.topic)
                    .unwrap_or(0),
            })
            .collect();
        let n_tens = cards.iter().map(|card| card.era + 1).max().unwrap_or(0);
        let scenes = |ten| format!("scenes {}–{}", ten * SCENES + 1, (ten + 1) * SCENES);
        Names {
            rules,
            eras: if is_saga {
                (0..n_tens as i64).map(scenes).collect()
            } else {
                ERAS.iter().map(|(name, _)| (*name).to_owned()).collect()
            },
            topics: slugs.iter().map(|slug| topic_name(pool, slug)).collect(),
            cards,
        }
    }
}

/// Returns the name of a topic in the first deck that has it.
fn topic_name(pool: &Pool, slug: &str) -> String {
    let has = |deck: &&std::sync::Arc<antedate_decks::Deck>| {
        deck.topics.iter().any(|topic| topic == slug)
    };
    let deck = pool.decks().iter().find(has);
    let name = deck.map_or(slug, |deck| deck.topic_name(slug, Lang::En));
    name.to_owned()
}
