//! How a turn is judged at a glance: what lies on the table and what it promises.

use super::world::{Goes, Table, World, members};

/// How many things a glance takes in.
pub(super) const N_SIGHTS: usize = 12;

/// What each thing in sight is worth, in points. Found by
/// [`tune_twist`](crate::measure::tune_twist) on generated deals.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights(pub [f32; N_SIGHTS]);

impl Weights {
    /// The weights the bots play with.
    pub const TUNED: Weights = Weights([
        1.8288612, 2.429282, 0.6993877, 1.7882037, 2.3816724, -0.37426808, -9.775324, -1.9519141, -0.6886699, 0.37158075, 0.31787005, 0.6645106
    ]);
}

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
    for first in members(upright) {
        let mut after_one = *table;
        let goes = after_one.lay(world, first);
        if goes == Goes::Blocked {
            continue;
        }
        each(Plan::One(first), &after_one);
        if after_one.n_placed == 2 {
            continue;
        }
        for second in members(upright & !(1 << first)) {
            let mut after_two = after_one;
            let then = after_two.lay(world, second);
            let covered = second < first && goes == Goes::Slot && then == Goes::Slot;
            if then != Goes::Blocked && !covered {
                each(Plan::Two(first, second), &after_two);
            }
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

    /// Returns what a table promises at the end of a turn, before the draw.
    #[inline]
    pub(super) fn worth(&self, table: &Table, world: &World) -> f32 {
        let placed = 3.0 * f32::from(table.n_row) + 2.0 * f32::from(table.n_slots);
        let sights = sights(table, world);
        let promised = sights.iter().zip(&self.0).map(|(sight, weight)| sight * weight);
        placed + promised.sum::<f32>()
    }
}

/// Takes in the table.
#[inline]
fn sights(table: &Table, world: &World) -> [f32; N_SIGHTS] {
    let held = table.hands.iter().fold(0, |all, hand| all | hand);
    let upright = held & !table.blocked;
    let n_pile = f32::from(table.n_pile(world));
    let (low, high) = (table.row.trailing_zeros(), table.row.ilog2());
    let (left, right) = (upright & ((1 << low) - 1), upright & !((2u64 << high) - 1));
    let to_come_left = world.share_before[low as usize] * n_pile;
    let to_come_right = (1.0 - world.share_before[high as usize]) * n_pile;

    let (mut open, mut n_wanted, mut n_surplus, mut hoped) = (0u64, 0u32, 0u32, 0.0);
    let mut rest = table.row & (table.row - 1);
    let mut from = low;
    while rest != 0 {
        let to = rest.trailing_zeros();
        rest &= rest - 1;
        let interval = ((1u64 << to) - 1) & !((2u64 << from) - 1);
        if table.slots & interval == 0 {
            let n_here = (upright & interval).count_ones();
            open |= interval;
            if n_here > 0 {
                n_wanted += 1;
                n_surplus += n_here - 1;
            } else {
                let share = world.share_before[to as usize] - world.share_before[from as usize];
                hoped += filled_by(share * n_pile);
            }
        }
        from = to;
    }
    let playable = upright & (left | right | open);
    let n_dead = (held & !playable).count_ones() + n_surplus;
    let [stuck, must_discard, one_way, others_idle] = prospects(table, world, playable);
    let (n_left, n_right) = (left.count_ones() as f32, right.count_ones() as f32);
    [
        n_left + n_right,
        (1.0 + n_left + to_come_left).ln() + (1.0 + n_right + to_come_right).ln(),
        to_come_left + to_come_right,
        n_wanted as f32,
        hoped,
        n_dead as f32,
        stuck,
        must_discard,
        one_way,
        others_idle,
        n_pile,
        f32::from(u8::from(n_left + to_come_left < 0.5))
            + f32::from(u8::from(n_right + to_come_right < 0.5)),
    ]
}

/// Returns the chance that a slot is filled when `expected` cards for it are to come.
#[inline]
fn filled_by(expected: f32) -> f32 {
    expected / (1.0 + expected)
}

/// Looks at what each player could do next: whether the next one is stuck, can only
/// discard, or has one card to place; and how many of the others could place nothing.
#[inline]
fn prospects(table: &Table, world: &World, playable: u64) -> [f32; 4] {
    let Some(next) = table.next_with_cards(world) else {
        return [0.0; 4];
    };
    let hand = table.hands[usize::from(next)];
    let n_ways = (hand & playable).count_ones();
    let can_discard = n_ways == 0 && world.with_front(hand, table.icon) != 0;
    let idle = |(seat, hand): (usize, &u64)| {
        seat != usize::from(next) && *hand != 0 && hand & playable == 0
    };
    let n_idle = table.hands.iter().enumerate().filter(|pair| idle(*pair));
    let flag = |is: bool| f32::from(u8::from(is));
    [
        flag(n_ways == 0 && !can_discard),
        flag(can_discard),
        flag(n_ways == 1),
        n_idle.count() as f32,
    ]
}
