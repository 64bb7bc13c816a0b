//! The line as a bot thinks of it: where each gap begins and ends on the scale.

use antedate_rules::Date;

use crate::Mind;
use crate::knowledge::{Belief, Edges};

/// The cards of the line, earliest first.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    cards: Vec<Edges>,
}

impl Line {
    pub(crate) fn read(mind: &Mind, dates: impl ExactSizeIterator<Item = Date>) -> Line {
        let mut cards = Vec::with_capacity(dates.len() + 32);
        cards.extend(dates.map(|date| mind.knowledge().edges(date)));
        Line { cards }
    }

    /// Returns the gap a card is most likely right in, and how likely.
    #[inline]
    pub(crate) fn best_gap(&self, belief: Belief) -> (usize, f64) {
        if belief.width == 0.0 {
            return (
                self.cards.partition_point(|card| card.exact < belief.mean),
                1.0,
            );
        }
        let (mut best, mut most, mut below_left) = (0, -1.0, 0.0);
        for (gap, card) in self.cards.iter().enumerate() {
            let chance = belief.below(card.before) - below_left;
            if chance > most {
                (best, most) = (gap, chance);
            }
            below_left = belief.below(card.after);
        }
        if 1.0 - below_left > most {
            return (self.cards.len(), 1.0 - below_left);
        }
        (best, most)
    }

    /// Says whether a date would be right in a gap.
    pub(super) fn fits(&self, place: f64, gap: usize) -> bool {
        let (left, right) = self.neighbours(gap);
        left.is_none_or(|card| card.exact <= place) && right.is_none_or(|card| place <= card.exact)
    }

    /// Puts an imagined date into a gap.
    pub(super) fn insert(&mut self, place: f64, gap: usize) {
        let card = Edges {
            exact: place,
            after: place,
            before: place,
        };
        self.cards.insert(gap, card);
    }

    fn neighbours(&self, gap: usize) -> (Option<&Edges>, Option<&Edges>) {
        let left = gap.checked_sub(1).and_then(|at| self.cards.get(at));
        (left, self.cards.get(gap))
    }
}
