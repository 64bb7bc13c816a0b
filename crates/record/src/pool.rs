//! From a deck to what a game is dealt from.

use antedate_decks::trek::{Benefit as DeckBenefit, Reward as DeckReward};
use antedate_decks::{Deck, Pool};
use antedate_rules::Date;
use antedate_rules::trek::{Ancestor, Benefit, Card, DataSetup, Experience, Itinerary, Reward};

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
            benefits: values.benefits.iter().map(|b| benefit(*b)).collect(),
        })
    };
    let rewards = |list: &[Option<DeckReward>]| list.iter().map(|r| r.map(reward)).collect();
    let setup = DataSetup {
        cards: deck.cards.iter().map(card).collect::<Option<_>>()?,
        ancestor: Ancestor {
            hours: data.ancestor_hours,
            benefits: data.ancestor_benefits.iter().map(|b| benefit(*b)).collect(),
        },
        ancestors: data.ancestor_pile,
        mat: data.mat.map(|entry| entry.map(benefit)),
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
                columns: [0, 1, 2, 3].map(|at| rewards(&itinerary.columns[at])),
                rows: rewards(&itinerary.rows),
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
    })
}

fn benefit(benefit: DeckBenefit) -> Benefit {
    match benefit {
        DeckBenefit::Person => Benefit::Experience(Experience::Person),
        DeckBenefit::Event => Benefit::Experience(Experience::Event),
        DeckBenefit::Innovation => Benefit::Experience(Experience::Innovation),
        DeckBenefit::Progress => Benefit::Experience(Experience::Progress),
        DeckBenefit::Wild => Benefit::Wild,
        DeckBenefit::Crystal => Benefit::Crystal,
    }
}

fn reward(reward: DeckReward) -> Reward {
    match reward {
        DeckReward::Points(points) => Reward::Points(points),
        DeckReward::Crystals(crystals) => Reward::Crystals(crystals),
    }
}
