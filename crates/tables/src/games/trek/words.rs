//! The words of a game of trek.

use std::sync::Arc;

use antedate_decks::trek::{Ancestor, TrekData};
use antedate_record::trek::Recorded;
use antedate_rules::CardId;
use antedate_rules::trek::{Data, ItineraryId, WarpId};
use antedate_wire::{AncestorFace, Back, Front, Seen, TrekWords, Words};

use crate::contents::CardWords;

/// The words of a game of trek.
pub(super) struct GameWords<'a> {
    cards: CardWords<'a>,
    data: &'a Data,
    itinerary_ids: &'a [String],
    warp_ids: &'a [String],
}

impl<'a> GameWords<'a> {
    pub(super) fn of(recorded: &'a Recorded, cards: CardWords<'a>) -> GameWords<'a> {
        GameWords {
            cards,
            data: recorded.game.deal().data(),
            itinerary_ids: &recorded.itinerary_ids,
            warp_ids: &recorded.warp_ids,
        }
    }

    fn tables(&self) -> &TrekData {
        let deck = &self.cards.contents.pool().decks()[0];
        deck.trek.as_ref().expect("a game of trek has a trek deck")
    }
}

impl Words for GameWords<'_> {
    fn front(&self, card: CardId) -> Arc<Front> {
        self.cards.front(card)
    }

    fn back(&self, card: Seen) -> Arc<Back> {
        self.cards.back(card)
    }
}

impl TrekWords for GameWords<'_> {
    fn data(&self) -> &Data {
        self.data
    }

    fn itinerary_name(&self, itinerary: ItineraryId) -> String {
        let deck = &self.cards.contents.pool().decks()[0];
        let id = &self.itinerary_ids[itinerary.index()];
        deck.itinerary_name(id, self.cards.lang).to_owned()
    }

    fn warp_name(&self, warp: WarpId) -> String {
        let deck = &self.cards.contents.pool().decks()[0];
        let id = &self.warp_ids[warp.index()];
        deck.warp_name(id, self.cards.lang).to_owned()
    }

    fn ancestor_faces(&self) -> Vec<AncestorFace> {
        let deck = &self.cards.contents.pool().decks()[0];
        let face = |ancestor: &Ancestor| {
            let text = deck.ancestor_text(&ancestor.id, self.cards.lang);
            let text = text.cloned().unwrap_or_default();
            AncestorFace {
                title: text.title,
                note: text.note,
                motif: ancestor.motif.clone(),
            }
        };
        self.tables().ancestors.iter().map(face).collect()
    }
}
