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
    #[inline]
    pub fn insert(&mut self, at: usize, card: CardId) {
        let len = usize::from(self.len);
        if len < SHORT && N > SHORT {
            // A whole block at once, by selection: where a card goes is not to be
            // predicted, and a jump guessed wrong costs more than the block.
            let (old, block) = (self.block(), &mut self.cards[..SHORT]);
            for i in (1..SHORT).rev() {
                block[i] = if i > at { old[i - 1] } else { old[i] };
            }
        } else {
            self.cards.copy_within(at..len, at + 1);
        }
        self.cards[at] = card;
        self.len += 1;
    }

    fn block(&self) -> [CardId; SHORT] {
        std::array::from_fn(|i| self.cards[i])
    }

    /// Finds a card.
    #[inline]
    pub fn find(&self, card: CardId) -> Option<usize> {
        if N > SHORT {
            return self.iter().position(|held| *held == card);
        }
        let mut found = 0u32;
        for i in 0..N {
            found |= u32::from(self.cards[i] == card) << i;
        }
        found &= (1 << self.len) - 1;
        (found != 0).then(|| found.trailing_zeros() as usize)
    }

    /// Takes a card out, if it is there, and moves the later ones down.
    #[inline]
    pub fn take(&mut self, card: CardId) {
        let Some(at) = self.find(card) else { return };
        let old = self.cards;
        for i in 0..N - 1 {
            self.cards[i] = if i < at { old[i] } else { old[i + 1] };
        }
        self.len -= 1;
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
}
