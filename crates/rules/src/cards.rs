//! A short list of cards in place: plain memory that can be copied.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::CardId;

/// At most `N` cards (and never more than 255), in order, without a heap.
///
/// Unlike `ArrayVec` it is `Copy`: an event or a state that holds one needs no
/// clean-up, which is a good part of the cost of a move.
#[derive(Clone, Copy)]
pub struct CardList<const N: usize> {
    len: u8,
    cards: [CardId; N],
}

/// A list this short is moved whole.
const SHORT: usize = 32;
/// A list of no more cards than this is handled as one number.
const WORD: usize = 8;
/// A one in every byte.
const ONES: u64 = u64::from_le_bytes([1; WORD]);

impl<const N: usize> CardList<N> {
    /// Makes an empty list.
    #[inline]
    pub const fn new() -> CardList<N> {
        assert!(N <= 255);
        CardList {
            len: 0,
            cards: [CardId(0); N],
        }
    }

    /// Adds a card at the end. There must be room.
    #[inline]
    pub fn push(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Puts a card at place `at` and moves the later ones up. There must be room.
    #[inline(always)]
    pub fn insert(&mut self, at: usize, card: CardId) {
        let len = usize::from(self.len);
        if len < SHORT && N > SHORT {
            // A whole block at once, by selection: where a card goes is not to be
            // predicted, and a jump guessed wrong costs more than the block.
            let earlier: [CardId; SHORT] = std::array::from_fn(|i| self.cards[i]);
            let later = &mut self.cards[1..=SHORT];
            for (i, card) in earlier.into_iter().enumerate() {
                later[i] = if i >= at { card } else { later[i] };
            }
        } else {
            self.cards.copy_within(at..len, at + 1);
        }
        self.cards[at] = card;
        self.len += 1;
    }

    /// Finds a card.
    #[inline]
    pub fn find(&self, card: CardId) -> Option<usize> {
        if usize::from(self.len) > WORD || N < WORD {
            return self.iter().position(|held| *held == card);
        }
        // The lowest byte that becomes zero is the first equal one.
        let differs = self.word() ^ (ONES * u64::from(card.0));
        let equal = differs.wrapping_sub(ONES) & !differs & (ONES << 7);
        let at = equal.trailing_zeros() / 8;
        (at < u32::from(self.len)).then_some(at as usize)
    }

    /// Takes a card out, if it is there, and moves the later ones down.
    #[inline]
    pub fn take(&mut self, card: CardId) {
        let Some(at) = self.find(card) else { return };
        if usize::from(self.len) > WORD || N < WORD {
            self.cards.copy_within(at + 1..usize::from(self.len), at);
        } else {
            let (word, earlier) = (self.word(), (1 << (8 * at)) - 1);
            let without = (word & earlier) | (word >> 8 & !earlier);
            let cards = without.to_le_bytes().map(CardId);
            self.cards[..WORD].copy_from_slice(&cards);
        }
        self.len -= 1;
    }

    /// The first cards as one number, a byte a card: searched and shifted without a loop,
    /// whose end could not be predicted.
    #[inline]
    fn word(&self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|i| self.cards[i].0))
    }

    /// Takes all cards out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<const N: usize> Default for CardList<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Deref for CardList<N> {
    type Target = [CardId];

    #[inline]
    fn deref(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }
}

impl<const N: usize> DerefMut for CardList<N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.len)]
    }
}

impl<const N: usize> Extend<CardId> for CardList<N> {
    #[inline]
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

impl<const N: usize> FromIterator<CardId> for CardList<N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut list = Self::new();
        list.extend(cards);
        list
    }
}

impl<const N: usize> PartialEq for CardList<N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<const N: usize> Eq for CardList<N> {}

impl<const N: usize> fmt::Debug for CardList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_keep_their_order() {
        let mut list: CardList<5> = [3, 1, 4].map(CardId).into_iter().collect();
        list.insert(1, CardId(9));
        list.insert(4, CardId(7));
        assert_eq!(list[..], [3, 9, 1, 4, 7].map(CardId));
        list.take(CardId(1));
        list.take(CardId(200));
        assert_eq!(list[..], [3, 9, 4, 7].map(CardId));
    }

    /// Short lists are words, long ones are arrays: both do what a vector does.
    #[test]
    fn lists_of_every_length_do_what_a_vector_does() {
        fn check<const N: usize>() {
            let (mut list, mut vector) = (CardList::<N>::new(), Vec::new());
            for n in 0..1000usize {
                let card = CardId((n * 7 % 256) as u8);
                assert_eq!(
                    list.find(card),
                    vector.iter().position(|held| *held == card)
                );
                if vector.len() == N || n % 3 == 2 {
                    let taken = vector.get(n % N).copied().unwrap_or(card);
                    list.take(taken);
                    vector.retain(|held| *held != taken);
                } else if !vector.contains(&card) {
                    let at = n % (vector.len() + 1);
                    list.insert(at, card);
                    vector.insert(at, card);
                }
                assert_eq!(list[..], vector[..]);
            }
        }
        check::<4>();
        check::<12>();
        check::<16>();
        check::<40>();
        check::<255>();
    }
}
