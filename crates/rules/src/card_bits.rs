//! A set of cards as the bits of a word.

use crate::CardId;

/// A set of cards with numbers below 64, in the order of their numbers.
///
/// A card bit tells in one step what a list must be searched for, and two sets are
/// compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CardBits(u64);

impl CardBits {
    pub(crate) const EMPTY: CardBits = CardBits(0);

    #[inline]
    pub(crate) fn one(card: CardId) -> CardBits {
        CardBits(1 << card.0)
    }

    /// Returns the cards from number `first` on, up to `end` and without it.
    #[inline]
    pub(crate) fn range(first: u8, end: u8) -> CardBits {
        debug_assert!(first <= end && end < 64);
        CardBits((1 << end) - (1 << first))
    }

    #[inline]
    pub(crate) fn contains(self, card: CardId) -> bool {
        card.0 < 64 && self.0 >> card.0 & 1 == 1
    }

    #[inline]
    #[must_use]
    pub(crate) fn with(self, other: CardBits) -> CardBits {
        CardBits(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub(crate) fn without(self, other: CardBits) -> CardBits {
        CardBits(self.0 & !other.0)
    }

    #[inline]
    #[must_use]
    pub(crate) fn and(self, other: CardBits) -> CardBits {
        CardBits(self.0 & other.0)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the card with `n` lower ones before it.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<CardId> {
        self.iter().nth(n)
    }

    /// Lists the cards by number.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| CardId(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<CardId> for CardBits {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardBits {
        cards
            .into_iter()
            .fold(CardBits::EMPTY, |set, card| set.with(CardBits::one(card)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_cards_by_number() {
        let set: CardBits = [9, 3, 40].map(CardId).into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 9, 40].map(CardId));
        assert_eq!((set.nth(1), set.nth(3)), (Some(CardId(9)), None));
        assert!(set.contains(CardId(40)) && !set.contains(CardId(4)));
        assert!(!set.contains(CardId(64 + 40)), "no such card");
        let few = CardBits::range(4, 12);
        assert_eq!((few.len(), few.and(set).len()), (8, 1));
        assert!(set.without(set).is_empty());
        assert!(CardBits::range(5, 5).is_empty());
    }
}
