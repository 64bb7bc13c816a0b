//! The generated trek deck: section 7 of the rules with made-up events.

use antedate_dice::Dice;

use crate::Lang;
use crate::deck::{CardText, Deck, DeckKind};
use crate::generated::dated_deck;
use crate::trek::{
    Ancestor, Benefit, Experience, Itinerary, Price, Reward, TrekCard, TrekData, Warp, WarpKind,
};

/// Makes the trek deck for tests: 108 cards, 36 a day with distinct years, 12
/// ancestors and 24 itineraries. Always the same.
pub fn generated_trek() -> Deck {
    let mut deck = dated_deck(DeckKind::Trek, 108, false);
    let mut dice = Dice::new(24);
    let trek = TrekData {
        mat: [
            None,
            Some(Benefit::Experience(Experience::Person)),
            Some(Benefit::Experience(Experience::Event)),
            Some(Benefit::Experience(Experience::Innovation)),
            Some(Benefit::Experience(Experience::Progress)),
            Some(Benefit::Crystal),
        ],
        journey: [0, 2, 5, 8, 11, 14, 18, 22, 26, 30],
        journey_beyond: 3,
        punctuality: 3,
        ancestor_pile: [6, 9, 12],
        ancestor_hours: 2,
        ancestor_benefits: Vec::new(),
        ancestors: (0..12).map(|n| ancestor(&letter(n))).collect(),
        itineraries: (0..24).map(|n| itinerary(&letter(n), &mut dice)).collect(),
        warps: (0..24).map(warp).collect(),
    };
    deck.id = "generated-trek".to_owned();
    let texts = deck.texts.entry(Lang::En).or_default();
    for ancestor in &trek.ancestors {
        let text = CardText {
            title: format!("The {} walks along", ancestor.id.replace('-', " ")),
            note: "Somebody who was there.".to_owned(),
        };
        texts.ancestors.insert(ancestor.id.clone(), text);
    }
    for itinerary in &trek.itineraries {
        let title = itinerary.id.replace('-', " ");
        texts.itineraries.insert(itinerary.id.clone(), title);
    }
    for warp in &trek.warps {
        let title = warp.id.replace('-', " ");
        texts.warps.insert(warp.id.clone(), title);
    }
    deck.trek = Some(trek);
    deck
}

fn letter(n: u8) -> String {
    char::from(b'a' + n).to_string()
}

fn ancestor(letter: &str) -> Ancestor {
    Ancestor {
        id: format!("ancestor-{letter}"),
        motif: "pocket-watch".to_owned(),
    }
}

/// Three of each kind: one is free, one costs a crystal and one an hour.
fn warp(n: u8) -> Warp {
    let prices = [Price::Crystals(0), Price::Crystals(1), Price::Hours(1)];
    Warp {
        id: format!("warp-{}", letter(n)),
        kind: WarpKind::ALL[usize::from(n) / prices.len()],
        price: prices[usize::from(n) % prices.len()],
    }
}

/// The n-th card that is made: 36 a day, and a benefit for each hour.
pub(crate) fn trek_card(n: usize, dice: &mut Dice) -> TrekCard {
    let hours = 1 + dice.below(5) as u8;
    let benefits = (0..hours).map(|_| Benefit::ALL[dice.below(6)]);
    TrekCard {
        day: (n / 36) as u8 + 1,
        hours,
        benefits: benefits.collect(),
    }
}

fn itinerary(letter: &str, dice: &mut Dice) -> Itinerary {
    let columns = [(); 4].map(|()| column(dice));
    let n_rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows = vec![None; n_rows];
    rows[0] = Some(Reward::Points(6));
    rows[n_rows - 1] = Some(Reward::Points(10));
    Itinerary {
        id: format!("itinerary-{letter}"),
        columns,
        rows,
    }
}

/// Three or four spaces, one of them with a reward.
fn column(dice: &mut Dice) -> Vec<Option<Reward>> {
    let mut spaces = vec![None; 3 + dice.below(2)];
    let at = dice.below(spaces.len());
    spaces[at] = Some(if dice.below(3) == 0 {
        Reward::Crystals(1)
    } else {
        Reward::Points(3)
    });
    spaces
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Section 7 of the rules.
    #[test]
    fn the_deck_has_the_shape_of_the_printed_one() {
        let deck = generated_trek();
        let years: BTreeSet<i64> = deck.cards.iter().map(crate::Card::value).collect();
        assert_eq!((deck.cards.len(), years.len()), (108, 108));
        for day in 1..=3 {
            let on_day = deck.cards.iter().filter_map(|card| card.trek.as_ref());
            assert_eq!(on_day.filter(|card| card.day == day).count(), 36);
        }
        let hours = deck.cards.iter().filter_map(|card| card.trek.as_ref());
        assert!(hours.clone().all(|card| (1..=5).contains(&card.hours)));
        assert!(
            hours
                .clone()
                .all(|card| card.benefits.len() == usize::from(card.hours))
        );
        let trek = deck.trek.expect("a trek deck");
        assert_eq!((trek.ancestors.len(), trek.itineraries.len()), (12, 24));
        assert_eq!(trek.warps.len(), 24);
    }
}
