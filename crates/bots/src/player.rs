//! What every rule set's player has in common.

use std::sync::Arc;

use antedate_rules::{CardId, Date, Seat};

use crate::{Belief, Budget, Character, DeckFacts, Fronts, Knowledge, Rng};

/// Somebody who chooses from what a seat may see.
///
/// A player is handed views and never a game: what it imagines beyond a view it
/// makes up itself, from its beliefs. Equal players with equal views, budgets of
/// nodes and generators choose equally.
pub trait Player {
    /// All that a seat may know.
    type View;
    /// What a seat may ask for.
    type Action;

    /// Chooses for `seat`, or returns `None` when it is not its turn.
    fn choose(
        &self,
        view: &Self::View,
        seat: Seat,
        budget: &Budget,
        rng: &mut Rng,
    ) -> Option<Self::Action>;
}

/// What is in a bot's head during one game: who it is, what it believes, what it has seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Mind {
    character: &'static Character,
    knowledge: Knowledge,
    fronts: Fronts,
}

impl Mind {
    /// Seats a character: draws what it believes about the deck in this game.
    pub fn new(character: &'static Character, deck: &Arc<DeckFacts>, seed: u64) -> Mind {
        Mind {
            character,
            knowledge: Knowledge::draw(character, deck, seed),
            fronts: Fronts::default(),
        }
    }

    /// Returns who it is.
    pub fn character(&self) -> &'static Character {
        self.character
    }

    /// Returns what it believes.
    pub fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// Returns the fronts it has seen.
    pub fn fronts(&self) -> &Fronts {
        &self.fronts
    }

    /// Sees a front: `card` is the deck's card `of_deck`.
    pub fn see(&mut self, card: CardId, of_deck: usize) {
        self.fronts.show(card, of_deck);
    }

    /// Remembers a date turned at the table, also when a reshuffle later hides it (SEC-3a).
    /// What a view still shows need not be told.
    pub fn remember(&mut self, card: CardId, date: Date) {
        if let Some(of_deck) = self.fronts.of(card) {
            self.knowledge.learn(of_deck, date);
        }
    }

    /// Returns this mind after a look at `dated`.
    pub(crate) fn knowing(&self, dated: impl Iterator<Item = (CardId, Date)>) -> Mind {
        let mut mind = self.clone();
        dated.for_each(|(card, date)| mind.remember(card, date));
        mind
    }

    /// Returns the belief about a card in play.
    pub(crate) fn belief(&self, card: CardId) -> Belief {
        self.knowledge.belief_in(&self.fronts, card)
    }

    /// Lists the cards of the deck whose fronts have not been seen in this game.
    pub(crate) fn unseen(&self) -> Vec<usize> {
        let mut unseen = vec![true; self.knowledge.deck().len()];
        self.fronts.seen().for_each(|card| unseen[card] = false);
        let cards = unseen.iter().enumerate();
        cards.filter(|(_, unseen)| **unseen).map(|(card, _)| card).collect()
    }
}
