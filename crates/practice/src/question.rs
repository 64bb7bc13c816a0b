//! A card to be placed into a short line.

use antedate_decks::{Card, Deck};
use sha2::{Digest, Sha256};

use crate::{Item, Memory};

/// So long a card's key is: it tells cards of a deck apart, and nothing of them.
const KEY_DIGITS: usize = 16;
/// Below so many days of stability a card is asked in a wide line of three, from
/// [`CLOSE_DAYS`] on in a close line of five, between them in one of four.
const WIDE_DAYS: f64 = 4.0;
/// See [`WIDE_DAYS`].
const CLOSE_DAYS: f64 = 15.0;

/// How close to a card the cards of its line lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Level {
    Wide,
    Medium,
    Close,
}

impl Level {
    fn of(item: Option<&Item>) -> Level {
        let stability = item.map_or(0.0, |item| Memory::stability(&item.memory));
        match stability {
            days if days >= CLOSE_DAYS => Level::Close,
            days if days >= WIDE_DAYS => Level::Medium,
            _ => Level::Wide,
        }
    }

    /// Returns how many cards the line has, and how many other dates of the deck lie between
    /// two of them.
    fn shape(self) -> (usize, usize) {
        match self {
            Level::Wide => (3, 8),
            Level::Medium => (4, 4),
            Level::Close => (5, 1),
        }
    }
}

/// A question: which card, and into which line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question<'a> {
    /// The card.
    pub card: &'a Card,
    /// The line, earliest first. No two cards of a question have the same date.
    pub line: Vec<&'a Card>,
}

/// What an answer came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// The one gap that is right.
    pub right: usize,
    /// How many gaps the answer was from it.
    pub off: usize,
}

impl<'a> Question<'a> {
    /// Asks a card of a deck as fits how well it is known. `None` if the deck has too few
    /// dates for any line.
    pub fn ask(deck: &'a Deck, card: &'a Card, item: Option<&Item>, seed: u64) -> Option<Self> {
        let mut others: Vec<&Card> = deck.cards.iter().collect();
        others.sort_by_key(|card| card.value());
        others.dedup_by_key(|card| card.value());
        others.retain(|other| other.value() != card.value());
        let (n_line, n_between) = Level::of(item).shape();
        let n_line = n_line.min(others.len());
        if n_line < 2 {
            return None;
        }
        let step = (n_between + 1).min(others.len() / (n_line + 1)).max(1);
        let place = others.partition_point(|other| other.value() < card.value());
        let (n_earlier, n_later) = (place / step, (others.len() - place) / step);
        // Which gap is the right one must not follow from how lines are made.
        let seed = seed_of(seed, &card.id, item.map_or(0, |item| item.reviews));
        let before = (seed % (n_line as u64 + 1)) as usize;
        let before = before.clamp(n_line - n_later.min(n_line), n_earlier.min(n_line));
        let earlier = (1..=before).rev().map(|n| others[place - n * step]);
        let later = (1..=n_line - before).map(|n| others[place + n * step - 1]);
        Some(Question {
            card,
            line: earlier.chain(later).collect(),
        })
    }

    /// Puts a question together that was asked before; `None` if it cannot have been.
    pub fn again(deck: &'a Deck, card: &'a Card, line: &[String]) -> Option<Self> {
        let line: Option<Vec<&Card>> = line.iter().map(|id| deck.card(id)).collect();
        let line = line.filter(|line| (2..=5).contains(&line.len()))?;
        let is_line = line.is_sorted_by(|a, b| a.value() < b.value());
        let apart = line.iter().all(|other| other.value() != card.value());
        (is_line && apart).then_some(Question { card, line })
    }

    /// Says what placing the card into a gap comes to; `None` if there is no such gap.
    pub fn place(&self, gap: usize) -> Option<Placed> {
        let value = self.card.value();
        let right = self.line.partition_point(|other| other.value() < value);
        (gap <= self.line.len()).then_some(Placed {
            right,
            off: gap.abs_diff(right),
        })
    }
}

fn seed_of(seed: u64, card: &str, reviews: u32) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seed.to_le_bytes());
    hash.update(reviews.to_le_bytes());
    hash.update(card.as_bytes());
    let bytes: [u8; 32] = hash.finalize().into();
    u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"))
}

/// Names a card of a deck before its date is told: ids are chosen by people, and one of them
/// may tell the year (SEC-4).
pub fn card_key(deck_hash: &str, card: &str) -> String {
    let digits = Sha256::digest(format!("practice {deck_hash} {card}"));
    let hex = digits.iter().map(|byte| format!("{byte:02x}"));
    hex.collect::<String>()[..KEY_DIGITS].to_owned()
}

#[cfg(test)]
mod tests {
    use antedate_decks::builtin;

    use super::*;
    use crate::Grade;

    fn item(reviews: u32) -> Item {
        let mut memory = Memory::begin(0, Grade::Good);
        for _ in 1..reviews {
            memory = memory.review(memory.due, Grade::Good);
        }
        Item {
            memory,
            reviews,
            missed: 0,
        }
    }

    #[test]
    fn every_card_of_every_deck_can_be_asked_at_every_level() {
        for id in antedate_decks::builtin_ids() {
            let deck = builtin(id).unwrap().unwrap();
            for card in &deck.cards {
                for (reviews, n_line) in [(0, 3), (1, 3), (2, 4), (5, 5)] {
                    let item = (reviews > 0).then(|| item(reviews));
                    let asked = Question::ask(&deck, card, item.as_ref(), 7).unwrap();
                    let ids: Vec<String> =
                        asked.line.iter().map(|other| other.id.clone()).collect();
                    assert!(ids.len() == n_line || reviews == 1 || reviews == 2, "{id}");
                    let again = Question::again(&deck, card, &ids);
                    assert_eq!(again.as_ref(), Some(&asked), "{id} {}", card.id);
                    let placed = asked.place(0).unwrap();
                    assert_eq!(asked.place(placed.right).unwrap().off, 0);
                    assert_eq!(asked.place(ids.len() + 1), None);
                }
            }
        }
    }

    #[test]
    fn what_is_known_well_is_asked_between_closer_dates() {
        let deck = builtin("classic").unwrap().unwrap();
        let spread = |reviews: u32| {
            let item = (reviews > 0).then(|| item(reviews));
            let wide = deck.cards.iter().filter(|card| card.value() > 1500);
            let wide = wide.map(|card| {
                let asked = Question::ask(&deck, card, item.as_ref(), 1).unwrap();
                let nearest = asked.line.iter();
                let nearest = nearest.map(|other| other.value().abs_diff(card.value()));
                nearest.min().unwrap()
            });
            wide.sum::<u64>()
        };
        assert!(spread(6) * 3 < spread(0), "{} {}", spread(6), spread(0));
    }

    #[test]
    fn the_right_gap_is_each_of_them_now_and_then() {
        let deck = builtin("classic").unwrap().unwrap();
        let mut rights = [0; 4];
        for card in &deck.cards {
            let asked = Question::ask(&deck, card, None, 3).unwrap();
            rights[asked.place(0).unwrap().right] += 1;
        }
        assert!(rights.iter().all(|n| *n > 30), "{rights:?}");
    }

    #[test]
    fn a_line_that_was_never_asked_is_none() {
        let deck = builtin("classic").unwrap().unwrap();
        let card = deck.card("gutenberg-bible").unwrap();
        let again = |ids: &[&str]| {
            let ids: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
            Question::again(&deck, card, &ids).is_some()
        };
        let asked = Question::ask(&deck, card, None, 3).unwrap();
        let ids: Vec<&str> = asked.line.iter().map(|other| other.id.as_str()).collect();
        assert!(again(&ids));
        let mut turned = ids.clone();
        turned.reverse();
        assert!(!again(&turned), "not in order");
        assert!(!again(&ids[..1]), "too short");
        assert!(!again(&[ids[0], "no-such-card"]), "not in the deck");
        assert!(!again(&[ids[0], "gutenberg-bible"]), "the card itself");
    }

    #[test]
    fn a_key_tells_cards_apart_and_nothing_of_them() {
        let key = card_key("hash", "columbus-1492");
        assert_eq!(key.len(), KEY_DIGITS);
        assert_ne!(key, card_key("hash", "columbus-1493"));
        assert_ne!(key, card_key("other", "columbus-1492"));
    }
}
