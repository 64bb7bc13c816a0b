//! From a deck to what a game is dealt from.

use antedate_decks::{Deck, Pool};
use antedate_rules::Date;
use antedate_rules::trek::{Ancestor, Card, DataSetup, Itinerary, Warp};

use crate::lines::Decks;
use crate::{timeline, trek, twist};

/// Names the decks of a pool as a header does.
pub fn decks(pool: &Pool) -> Decks {
    Decks::of(pool.refs().to_vec())
}

/// Describes the filter of a pool as a header does; `None` when all cards pass.
pub fn filter(pool: &Pool) -> Option<serde_json::Value> {
    let filter = pool.filter();
    (!filter.is_empty()).then(|| serde_json::to_value(filter).unwrap_or_default())
}

/// Returns the cards for a game of `timeline`.
pub fn timeline_cards(pool: &Pool) -> Vec<timeline::PoolCard> {
    let card = |card: antedate_decks::PoolCard<'_>| timeline::PoolCard {
        id: card.card.id.clone(),
        date: card.card.value(),
    };
    pool.cards().map(card).collect()
}

/// Returns the cards with icons, for a game of `twist` (CO-1).
pub fn twist_cards(pool: &Pool) -> Vec<twist::PoolCard> {
    let card = |card: antedate_decks::PoolCard<'_>| {
        let icons = card.card.icons?;
        Some(twist::PoolCard {
            id: card.card.id.clone(),
            date: card.card.value(),
            front: card.deck.icon_name(icons.front).to_owned(),
            back: card.deck.icon_name(icons.back).to_owned(),
        })
    };
    pool.cards().filter_map(card).collect()
}

/// Returns the values of a trek deck; `None` if it is not one.
pub fn trek_values(deck: &Deck) -> Option<trek::Values> {
    let data = deck.trek.as_ref()?;
    let card = |card: &antedate_decks::Card| {
        let values = card.trek.as_ref()?;
        Some(Card {
            day: values.day,
            date: Date(card.value()),
            hours: values.hours,
            benefits: values.benefits.clone(),
        })
    };
    let setup = DataSetup {
        cards: deck.cards.iter().map(card).collect::<Option<_>>()?,
        ancestor: Ancestor {
            hours: data.ancestor_hours,
            benefits: data.ancestor_benefits.clone(),
        },
        ancestors: data.ancestor_pile,
        mat: data.mat,
        journey: data
            .journey
            .iter()
            .map(|points| u16::from(*points))
            .collect(),
        journey_beyond: u16::from(data.journey_beyond),
        punctuality: data.punctuality,
        itineraries: data
            .itineraries
            .iter()
            .map(|itinerary| Itinerary {
                columns: itinerary.columns.clone(),
                rows: itinerary.rows.clone(),
            })
            .collect(),
        warps: data
            .warps
            .iter()
            .map(|warp| Warp {
                kind: warp.kind,
                price: warp.price,
            })
            .collect(),
    };
    Some(trek::Values {
        setup,
        card_ids: deck.cards.iter().map(|card| card.id.clone()).collect(),
        itinerary_ids: data
            .itineraries
            .iter()
            .map(|itinerary| itinerary.id.clone())
            .collect(),
        warp_ids: data.warps.iter().map(|warp| warp.id.clone()).collect(),
    })
}
