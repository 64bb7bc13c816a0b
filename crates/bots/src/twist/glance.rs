//! What a glance takes in at the end of a turn: the numbers that [`Weights`](super::Weights)
//! turn into what a table promises.

use super::world::{Table, World};

/// How many things a glance takes in.
pub(super) const N_SIGHTS: usize = 36;

/// What a glance takes in.
pub(super) type Sights = [f32; N_SIGHTS];

/// Takes in the table at the end of a turn, before the draw. The top of the pile is in sight
/// and sure to be drawn (CO-18), so it counts as held.
#[inline]
pub(super) fn sights(before: &Table, world: &World) -> Sights {
    let mut table = *before;
    table.draw_one(world);
    let n_pile = f32::from(table.n_pile(world));
    let held = table.hands.iter().fold(0, |all, hand| all | hand);
    let upright = held & !table.blocked;
    let (left, right) = sides(&table, world, upright, n_pile);
    let slots = look_at_slots(&table, world, upright, n_pile);
    let playable = left.cards | right.cards | slots.open & upright;
    let (more, less) = if left.all() < right.all() {
        (right, left)
    } else {
        (left, right)
    };
    let mut sights = [0.0; N_SIGHTS];
    sights[0] = 1.0;
    sights[1..6].copy_from_slice(&more.sights());
    sights[6..11].copy_from_slice(&less.sights());
    sights[11..16].copy_from_slice(&slots.sights());
    sights[16] = n_pile / 10.0;
    sights[17] = (n_pile - more.to_come - less.to_come - slots.to_come) / 8.0;
    prospects(&table, world, playable, &mut sights[18..36]);
    sights
}

/// One end of the row.
struct Side {
    /// The cards in hands that would go there.
    cards: u64,
    /// How many cards of the pile are expected there.
    to_come: f32,
    /// How many of them the nearest card in hand would leave behind.
    skipped: f32,
}

impl Side {
    /// Counts the cards for this end, in hands and expected.
    #[inline]
    fn all(&self) -> f32 {
        self.cards.count_ones() as f32 + self.to_come
    }

    #[inline]
    fn sights(&self) -> [f32; 5] {
        [
            self.cards.count_ones() as f32 / 2.0,
            self.to_come / 8.0,
            (1.0 + self.all()).ln(),
            flag(self.all() < 0.5),
            self.skipped / 4.0,
        ]
    }
}

#[inline]
fn sides(table: &Table, world: &World, upright: u64, n_pile: f32) -> (Side, Side) {
    let share = |card: u32| world.share_before[card as usize];
    let (low, high) = (table.row.trailing_zeros(), table.row.ilog2());
    let (left, right) = (upright & ((1 << low) - 1), upright & !((2u64 << high) - 1));
    let skip_left = left
        .checked_ilog2()
        .map_or(0.0, |near| share(low) - share(near));
    let nearest_right = (right != 0).then(|| right.trailing_zeros());
    let skip_right = nearest_right.map_or(0.0, |near| share(near) - share(high));
    (
        Side {
            cards: left,
            to_come: share(low) * n_pile,
            skipped: skip_left * n_pile,
        },
        Side {
            cards: right,
            to_come: (1.0 - share(high)) * n_pile,
            skipped: skip_right * n_pile,
        },
    )
}

/// The slots of the row.
#[derive(Default)]
struct Slots {
    /// The dates an empty slot would take.
    open: u64,
    n_empty: u32,
    /// Empty slots that somebody holds a card for.
    n_wanted: u32,
    /// Cards for an empty slot that another card in hand is for, too.
    n_surplus: u32,
    /// How many of the other empty slots the pile is expected to fill.
    hoped: f32,
    /// How many cards of the pile are expected between ends of empty slots.
    to_come: f32,
}

impl Slots {
    #[inline]
    fn sights(&self) -> [f32; 5] {
        [
            self.n_empty as f32 / 2.0,
            self.n_wanted as f32,
            self.n_surplus as f32,
            self.hoped,
            self.to_come / 4.0,
        ]
    }
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
            let share = world.share_before[to as usize] - world.share_before[from as usize];
            slots.open |= interval;
            slots.n_empty += 1;
            slots.to_come += share * n_pile;
            if n_here > 0 {
                slots.n_wanted += 1;
                slots.n_surplus += n_here - 1;
            } else {
                slots.hoped += filled_by(share * n_pile);
            }
        }
        from = to;
    }
    slots
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

/// Looks at what each player could do next.
#[inline]
fn prospects(table: &Table, world: &World, playable: u64, sights: &mut [f32]) {
    let Some(next) = table.next_with_cards(world) else {
        return;
    };
    let n_seats = world.n_seats();
    let icon = table.icon;
    let (mut dead_others, mut n_idle, mut crowded) = (0, 0.0, 0.0);
    for step in 0..n_seats {
        let seat = (next + step) % n_seats;
        let hand = table.hands[usize::from(seat)];
        let dead = hand & !playable;
        let group = match step {
            _ if seat == table.turn => 3,
            0 => 0,
            1 => 1,
            _ => 2,
        };
        let n_dead = dead.count_ones() as f32;
        let at = 3 * group;
        sights[at] += (hand & playable).count_ones() as f32 / 2.0;
        sights[at + 1] += n_dead / 2.0;
        sights[at + 2] += world.with_front(dead, icon).count_ones() as f32;
        crowded += n_dead * n_dead;
        if step > 0 {
            dead_others |= dead;
            n_idle += flag(hand != 0 && hand & playable == 0);
        }
    }
    let hand = table.hands[usize::from(next)];
    let n_ways = (hand & playable).count_ones();
    let matching = world.with_front(hand, icon);
    sights[12] = flag(n_ways == 0 && matching == 0);
    sights[13] = flag(n_ways == 0 && matching != 0);
    sights[14] = flag(n_ways == 1);
    sights[15] = n_idle;
    sights[16] = crowded / 8.0;
    let chain = super::world::members(matching & !playable)
        .any(|card| world.with_front(dead_others, world.back(card)) != 0);
    sights[17] = flag(chain);
}
