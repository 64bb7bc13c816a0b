//! How a turn is judged at a glance: what lies on the table and what it promises.

use antedate_rules::twist::HAND;

use super::glance::features;
use super::weights::Weights;
use super::world::{Placement, Table, World, members};

/// A way to play the rest of a turn when the dates in sight are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plan {
    /// Try one card, then stop if the rules let it.
    One(u8),
    /// Try one card, then another.
    Two(u8, u8),
    /// Discard.
    Discard(u8),
    /// End the turn.
    Stop,
}

/// Lists every sensible way to play the rest of the turn, with the table before the draw.
///
/// Leaves out tries that are known to fail, and pairs that another order covers.
#[inline]
pub(super) fn each_plan(table: &Table, world: &World, mut each: impl FnMut(Plan, &Table)) {
    let upright = table.upright();
    if table.n_placed == 1 {
        each(Plan::Stop, table);
    }
    let mut seen = [(0, 0); HAND * HAND];
    let mut n_seen = 0;
    for first in members(upright) {
        let mut after_one = *table;
        if after_one.lay(world, first) == Placement::Blocked {
            continue;
        }
        each(Plan::One(first), &after_one);
        if after_one.n_placed == 2 {
            continue;
        }
        for second in members(upright & !(1 << first)) {
            let mut after_two = after_one;
            let then = after_two.lay(world, second);
            let line = (after_two.row, after_two.slots);
            if then == Placement::Blocked || second < first && seen[..n_seen].contains(&line) {
                continue;
            }
            if second > first {
                seen[n_seen] = line;
                n_seen += 1;
            }
            each(Plan::Two(first, second), &after_two);
        }
    }
    for card in members(table.discardable(world)) {
        let mut after = *table;
        after.put_away(world, card);
        each(Plan::Discard(card), &after);
    }
}

impl Weights {
    /// Plays the rest of the turn that looks best.
    #[inline]
    pub(super) fn play_turn(&self, table: &mut Table, world: &World) {
        let mut best: Option<(f32, Table)> = None;
        each_plan(table, world, |_, after| {
            let worth = self.worth(after, world);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *after));
            }
        });
        match best {
            Some((_, after)) => {
                *table = after;
                table.end_turn(world);
            }
            None => table.over = true, // CO-15, after trying all in vain
        }
    }

    /// Plays to the end and returns the score and the number of turns it took.
    pub(super) fn play_out(&self, table: &mut Table, world: &World) -> (i16, u64) {
        let mut n_turns = 0;
        while !table.over {
            self.play_turn(table, world);
            n_turns += 1;
        }
        (table.score(), n_turns)
    }

    /// Returns what a table is worth at the end of a turn, before the draw.
    #[inline]
    pub(super) fn worth(&self, table: &Table, world: &World) -> f32 {
        f32::from(table.placed()) + self.promise(&features(table, world))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twist::world::beside_a_row;

    /// Counts the plans with two cards of a hand, beside a row of 30 and 50.
    fn n_pairs(hand: &[f64]) -> usize {
        let (world, table) = beside_a_row(hand);
        let mut n_pairs = 0;
        each_plan(&table, &world, |plan, _| {
            n_pairs += usize::from(matches!(plan, Plan::Two(..)));
        });
        n_pairs
    }

    #[test]
    fn a_pair_is_tried_in_both_orders_only_if_it_matters() {
        // Left end, right end and slot do not get in each other's way.
        assert_eq!(n_pairs(&[10.0, 40.0, 60.0]), 3);
        // 20 and 10 both widen the row; after 10, 20 goes into a slot.
        assert_eq!(n_pairs(&[10.0, 20.0]), 2);
        // One slot does not take two.
        assert_eq!(n_pairs(&[35.0, 40.0]), 0);
    }
}
