//! How a turn is judged at a glance: what lies on the table and what it promises.

use super::world::{Goes, Table, World, members};

/// How many things a glance takes in.
pub(super) const N_SIGHTS: usize = 17;

/// What each thing in sight is worth, in points. Found by the method of
/// [`tune_twist`](crate::measure::tune_twist) on random deals of 100 scenes for three players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights(pub [f32; N_SIGHTS]);

impl Weights {
    /// The weights the bots play with.
    pub const TUNED: Weights = Weights([
        2.02, 2.51, 1.17, 1.85, 4.06, -0.03, -4.23, -1.32, -1.46, 0.62, 0.55, 1.16, -0.40, 0.50,
        0.51, -0.15, -0.11,
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
        let promised = sights
            .iter()
            .zip(&self.0)
            .map(|(sight, weight)| sight * weight);
        placed + promised.sum::<f32>()
    }
}

/// The slots of the row, at a glance.
#[derive(Default)]
struct Slots {
    /// The dates an empty slot would take.
    open: u64,
    /// Empty slots that somebody holds a card for.
    n_wanted: u32,
    /// Cards for an empty slot that another card in hand is for, too.
    n_surplus: u32,
    /// How many of the other empty slots the pile is expected to fill.
    hoped: f32,
}

#[inline]
fn look_at_slots(table: &Table, world: &World, upright: u64, n_pile: f32) -> Slots {
    let mut slots = Slots::default();
    let mut rest = table.row & (table.row - 1);
    let mut from = table.row.trailing_zeros();
    while rest != 0 {
        let to = rest.trailing_zeros();
        rest &= rest - 1;
        let interval = ((1u64 << to) - 1) & !((2u64 << from) - 1);
        if table.slots & interval == 0 {
            let n_here = (upright & interval).count_ones();
            slots.open |= interval;
            if n_here > 0 {
                slots.n_wanted += 1;
                slots.n_surplus += n_here - 1;
            } else {
                let share = world.share_before[to as usize] - world.share_before[from as usize];
                slots.hoped += filled_by(share * n_pile);
            }
        }
        from = to;
    }
    slots
}

/// Takes in the table.
#[inline]
fn sights(table: &Table, world: &World) -> [f32; N_SIGHTS] {
    let held = table.hands.iter().fold(0, |all, hand| all | hand);
    let upright = held & !table.blocked;
    let n_pile = f32::from(table.n_pile(world));
    let share = |card: u32| world.share_before[card as usize];
    let (low, high) = (table.row.trailing_zeros(), table.row.ilog2());
    let (left, right) = (upright & ((1 << low) - 1), upright & !((2u64 << high) - 1));
    let (n_left, n_right) = (left.count_ones() as f32, right.count_ones() as f32);
    let (to_come_left, to_come_right) = (share(low) * n_pile, (1.0 - share(high)) * n_pile);
    let (all_left, all_right) = (n_left + to_come_left, n_right + to_come_right);
    let slots = look_at_slots(table, world, upright, n_pile);
    let playable = upright & (left | right | slots.open);
    let n_dead = (held & !playable).count_ones() + slots.n_surplus;
    // What the nearest card for each end would leave behind.
    let skip_left = left
        .checked_ilog2()
        .map_or(0.0, |near| share(low) - share(near));
    let nearest_right = (right != 0).then(|| right.trailing_zeros());
    let skip_right = nearest_right.map_or(0.0, |near| share(near) - share(high));
    let [
        stuck,
        must_discard,
        one_way,
        others_idle,
        crowded,
        may_discard,
        idle_self,
    ] = prospects(table, world, playable);
    [
        n_left + n_right,
        (1.0 + all_left).ln() + (1.0 + all_right).ln(),
        to_come_left + to_come_right,
        slots.n_wanted as f32,
        slots.hoped,
        n_dead as f32,
        stuck,
        must_discard,
        one_way,
        others_idle,
        n_pile,
        flag(all_left < 0.5) + flag(all_right < 0.5),
        crowded,
        may_discard,
        idle_self,
        (skip_left + skip_right) * n_pile,
        (all_left - all_right).abs(),
    ]
}

#[inline]
fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// Returns the chance that a slot is filled when `expected` cards for it are to come.
#[inline]
fn filled_by(expected: f32) -> f32 {
    expected / (1.0 + expected)
}

/// Looks at what each player could do next: whether the next one is stuck, can only discard
/// or has one card to place; how many others could place nothing; how dead cards crowd the
/// hands; whether the next one may discard at all; whether this one is left with nothing.
#[inline]
fn prospects(table: &Table, world: &World, playable: u64) -> [f32; 7] {
    let Some(next) = table.next_with_cards(world) else {
        return [0.0; 7];
    };
    let hand = table.hands[usize::from(next)];
    let n_ways = (hand & playable).count_ones();
    let n_discards = world.with_front(hand, table.icon).count_ones();
    let can_discard = n_ways == 0 && n_discards != 0;
    let idle = |(seat, hand): (usize, &u64)| {
        seat != usize::from(next) && *hand != 0 && hand & playable == 0
    };
    let n_idle = table.hands.iter().enumerate().filter(|pair| idle(*pair));
    [
        flag(n_ways == 0 && !can_discard),
        flag(can_discard),
        flag(n_ways == 1),
        n_idle.count() as f32,
        crowded(table, playable),
        flag(n_discards != 0),
        flag(table.hand() & playable == 0),
    ]
}

/// Counts dead cards by how much they crowd the hands they lie in.
#[inline]
fn crowded(table: &Table, playable: u64) -> f32 {
    let dead = table
        .hands
        .iter()
        .map(|hand| (hand & !playable).count_ones());
    dead.map(|n| (n * n) as f32).sum()
}
