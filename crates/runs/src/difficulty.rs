//! How hard cards are: what an amateur among the bots knows of them, and what was measured.

use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_bots::{Belief, Character, Scale, usual_width};
use antedate_decks::Deck;
use antedate_rules::DateKind;

use crate::choose::CARDS;

/// How hard the days of a week are to be: how many of a hundred choices an amateur gets wrong,
/// from Monday to Sunday.
const TARGETS: [f64; 7] = [0.16, 0.20, 0.24, 0.28, 0.32, 0.37, 0.43];
/// Until a card was placed so often, its measurement counts for nothing.
const MIN_PLAYS: u64 = 30;
/// The measurement outweighs the model once a card was placed so often.
const PRIOR_PLAYS: f64 = 30.0;
/// How much harder or easier than its fame says a card can turn out.
const MAX_FACTOR: f64 = 2.5;
/// How many cards lie in the line with which cards are compared one by one: as many as on
/// average when a card of a day is placed.
const USUAL_LINE: usize = CARDS / 2;

/// Returns how hard a day of a weekday is to be: 0 is Monday.
pub fn target(weekday: usize) -> f64 {
    TARGETS[weekday % TARGETS.len()]
}

/// How often a card was placed in runs, and how often rightly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// How often rightly.
    pub right: u64,
    /// How often at all.
    pub plays: u64,
}

/// A card that a day may have.
#[derive(Debug, Clone, PartialEq)]
pub struct PoolCard {
    /// Its deck, as a number into the list of decks.
    pub deck: usize,
    /// Its id there.
    pub id: String,
    /// Its date.
    pub date: i64,
    /// Its topic.
    pub topic: String,
    /// Where it lies on the scale of memory.
    pub place: f64,
    /// How far off somebody's date for it is.
    pub width: f64,
}

impl PoolCard {
    /// Returns the name of a card among all decks.
    pub fn key(deck: &str, card: &str) -> String {
        format!("{deck}/{card}")
    }
}

/// All cards that a day may have.
#[derive(Debug, Clone, Default)]
pub struct CardPool {
    /// The cards, in the order of decks and of their ids.
    pub cards: Vec<PoolCard>,
    /// Their names among all decks.
    pub keys: Vec<String>,
}

impl CardPool {
    /// Collects the cards of decks with what was measured of them, by name.
    pub fn of(decks: &[Arc<Deck>], measured: &BTreeMap<String, Tally>) -> CardPool {
        let amateur = Character::by_id("amateur").expect("a character");
        let scale = Scale(DateKind::Year);
        let mut pool = CardPool::default();
        for (at, deck) in decks.iter().enumerate() {
            for card in &deck.cards {
                pool.keys.push(PoolCard::key(&deck.id, &card.id));
                pool.cards.push(PoolCard {
                    deck: at,
                    id: card.id.clone(),
                    date: card.value(),
                    topic: card.topic.clone(),
                    place: scale.at(card.value() as f64),
                    width: usual_width(amateur, card.fame),
                });
            }
        }
        pool.weigh_in(measured);
        pool
    }

    /// Widens or narrows what is believed of cards that were placed often enough.
    fn weigh_in(&mut self, measured: &BTreeMap<String, Tally>) {
        let mut places: Vec<f64> = self.cards.iter().map(|card| card.place).collect();
        places.sort_unstable_by(f64::total_cmp);
        for (card, key) in self.cards.iter_mut().zip(&self.keys) {
            let tally = measured.get(key).copied().unwrap_or_default();
            if tally.plays >= MIN_PLAYS {
                let modelled = missed(card.place, card.width, &places, &[USUAL_LINE]);
                let wrong = (tally.plays - tally.right.min(tally.plays)) as f64;
                // A mean of both, weighed by how much each rests on.
                let plays = tally.plays as f64;
                let mean = (wrong + PRIOR_PLAYS * modelled) / (plays + PRIOR_PLAYS);
                let factor = mean / modelled.max(f64::MIN_POSITIVE);
                card.width *= factor.clamp(1.0 / MAX_FACTOR, MAX_FACTOR);
            }
        }
    }

    /// Returns the share of choices that an amateur gets wrong with these cards, whichever of
    /// them begins the line and in whatever order they come.
    pub fn difficulty(&self, cards: &[usize]) -> f64 {
        let mut places: Vec<f64> = cards.iter().map(|card| self.cards[*card].place).collect();
        places.sort_unstable_by(f64::total_cmp);
        let lines: Vec<usize> = (1..cards.len()).collect();
        let of_card = |card: &usize| {
            let card = &self.cards[*card];
            missed(card.place, card.width, &places, &lines)
        };
        cards.iter().map(of_card).sum::<f64>() / cards.len().max(1) as f64
    }
}

/// Returns the chance that a card is placed wrongly into a line of some of `places`, which are
/// sorted and among which is its own: the mean over the given lengths of the line. A guess is
/// wrong that lies beyond the nearest card of the line, on either side.
fn missed(place: f64, width: f64, places: &[f64], lines: &[usize]) -> f64 {
    let own = places.partition_point(|other| *other < place);
    let n_others = places.len() - 1;
    let nearest = nearest_chances(n_others, lines);
    let belief = Belief { mean: place, width };
    let side = |distances: &mut dyn Iterator<Item = f64>| -> f64 {
        let chances = distances.zip(&nearest);
        chances
            .map(|(distance, chance)| chance * belief.between(f64::NEG_INFINITY, place - distance))
            .sum()
    };
    let earlier = side(&mut places[..own].iter().rev().map(|other| place - other));
    let later = side(&mut places[own + 1..].iter().map(|other| other - place));
    earlier + later
}

/// Returns the chance that the nearest card of the line on one side is the first, the second
/// and so on of all that lie there: the mean over the lengths of the line.
fn nearest_chances(n_others: usize, lines: &[usize]) -> Vec<f64> {
    let mut chances = vec![0.0; n_others];
    for n_line in lines {
        // That the first of `n_others` is in the line; then that it is not, and the next is.
        let mut chance = *n_line as f64 / n_others as f64;
        for (nth, sum) in chances.iter_mut().enumerate() {
            *sum += chance / lines.len() as f64;
            let left = n_others - nth;
            if left < *n_line + 1 || left < 2 {
                break;
            }
            chance *= (left - n_line) as f64 / (left - 1) as f64;
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(cards: &[(i64, u8)]) -> CardPool {
        let amateur = Character::by_id("amateur").unwrap();
        let card = |(date, fame): &(i64, u8)| PoolCard {
            deck: 0,
            id: format!("c{date}"),
            date: *date,
            topic: String::new(),
            place: Scale(DateKind::Year).at(*date as f64),
            width: usual_width(amateur, *fame),
        };
        CardPool {
            cards: cards.iter().map(card).collect(),
            keys: cards.iter().map(|(date, _)| format!("d/c{date}")).collect(),
        }
    }

    #[test]
    fn the_nearest_card_is_one_of_them() {
        // Of two others one is in the line: each is as likely.
        assert_eq!(nearest_chances(2, &[1]), [0.5, 0.5]);
        // With both in the line the nearest is the first.
        assert_eq!(nearest_chances(2, &[2]), [1.0, 0.0]);
        for lines in [vec![1], vec![5], (1..=10).collect()] {
            let sum: f64 = nearest_chances(10, &lines).iter().sum();
            assert!((sum - 1.0).abs() < 1e-12, "{lines:?}: {sum}");
        }
    }

    #[test]
    fn close_dates_and_little_fame_are_hard() {
        let wide = pool(&[(-3000, 3), (-500, 3), (1000, 3), (1700, 3), (1990, 3)]);
        let close = pool(&[(1700, 3), (1710, 3), (1720, 3), (1730, 3), (1740, 3)]);
        let obscure = pool(&[(-3000, 1), (-500, 1), (1000, 1), (1700, 1), (1990, 1)]);
        let all = [0, 1, 2, 3, 4];
        let (wide, close) = (wide.difficulty(&all), close.difficulty(&all));
        assert!(wide < 0.2 && close > 0.5, "{wide} {close}");
        assert!(obscure.difficulty(&all) > wide + 0.02);
    }

    #[test]
    fn what_is_measured_counts_once_there_is_enough_of_it() {
        let width = |right, plays| {
            let mut pool = pool(&[
                (1500, 3),
                (1600, 3),
                (1700, 3),
                (1800, 3),
                (1850, 3),
                (1900, 3),
            ]);
            let measured = BTreeMap::from([("d/c1700".to_owned(), Tally { right, plays })]);
            pool.weigh_in(&measured);
            pool.cards[2].width
        };
        let modelled = width(0, 0);
        assert_eq!(width(0, MIN_PLAYS - 1), modelled, "too little is known");
        assert!(width(0, 100) > 1.2 * modelled, "nobody gets it right");
        assert!(width(100, 100) < 0.8 * modelled, "everybody does");
        assert!(width(100, 100) < width(30, 30), "the more plays the surer");
    }
}
