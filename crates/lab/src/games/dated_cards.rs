//! A deck of dated cards, whose dates are what the bots may know or not.

use std::sync::Arc;

use antedate_bots::{Character, DeckFacts, Mind};
use antedate_decks::Pool;
use antedate_rules::CardId;

pub(crate) struct DatedCards {
    facts: Arc<DeckFacts>,
    /// The ids of the cards in the order of the pool, which is their own.
    ids: Vec<String>,
}

impl DatedCards {
    pub(super) fn of(pool: &Pool) -> DatedCards {
        DatedCards {
            facts: Arc::new(DeckFacts::of_pool(pool)),
            ids: pool.cards().map(|card| card.card.id.clone()).collect(),
        }
    }

    /// Returns the index in the pool of the first `n_cards` cards in play.
    pub(super) fn indices<'a>(&self, n_cards: usize, id: impl Fn(CardId) -> &'a str) -> Vec<usize> {
        let index = |card: usize| {
            let id = id(CardId(card as u8));
            let found = self.ids.binary_search_by(|other| other.as_str().cmp(id));
            found.expect("every card in play is of the pool")
        };
        (0..n_cards).map(index).collect()
    }

    pub(super) fn mind(&self, character: &'static Character, seed: u64) -> Mind {
        Mind::new(character, &self.facts, seed)
    }
}
