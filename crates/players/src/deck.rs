//! What is public about the decks in play, worked out once a deck.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use antedate_bots::DeckFacts;
use antedate_bots::trek::Tables;
use antedate_record::pool::trek_values;
use antedate_rules::trek::Data;
use antedate_tables::Contents;

/// A deck as a bot knows it.
pub(crate) struct Deck {
    pub(crate) facts: Arc<DeckFacts>,
    places: HashMap<String, usize>,
    trek: OnceLock<Option<Arc<Tables>>>,
}

impl Deck {
    fn new(contents: &Contents) -> Deck {
        let cards = contents.pool().cards().enumerate();
        Deck {
            facts: Arc::new(DeckFacts::of_pool(contents.pool())),
            places: cards
                .map(|(place, card)| (card.card.id.clone(), place))
                .collect(),
            trek: OnceLock::new(),
        }
    }

    /// Returns the place in the pool of the card with this id.
    pub(crate) fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied()
    }

    /// Returns the tables of a trek deck; the first who asks works them out.
    pub(crate) fn trek(&self, contents: &Contents) -> Option<Arc<Tables>> {
        let work_out = || {
            let values = trek_values(contents.pool().decks().first()?)?;
            let data = Data::new(values.setup).ok()?;
            Some(Arc::new(Tables::new(Arc::new(data))))
        };
        self.trek.get_or_init(work_out).clone()
    }
}

/// The decks that tables play with now.
#[derive(Default)]
pub(crate) struct Decks(Mutex<Vec<(Weak<Contents>, Arc<Deck>)>>);

impl Decks {
    /// Finds a deck, or works it out. Those that no table uses any more are let go.
    pub(crate) fn of(&self, contents: &Arc<Contents>) -> Arc<Deck> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |(other, _): &&(Weak<Contents>, Arc<Deck>)| {
            std::ptr::eq(other.as_ptr(), Arc::as_ptr(contents))
        };
        if let Some((_, deck)) = known.iter().find(same) {
            return deck.clone();
        }
        known.retain(|(other, _)| other.strong_count() > 0);
        let deck = Arc::new(Deck::new(contents));
        known.push((Arc::downgrade(contents), deck.clone()));
        deck
    }
}
