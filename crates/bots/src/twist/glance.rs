//! What a glance takes in at the end of a turn: the numbers that [`Weights`](super::Weights)
//! turn into what a table promises.

use antedate_rules::twist::N_CARDS;

use super::world::{Table, World, members};

/// How many things a glance takes in about the whole table.
const N_COMMON: usize = 31;
/// How many it takes in about the players of each role.
const N_OF_ROLE: usize = 13;
/// The roles: who acts next, who has just acted, who acts after the next, and the others.
const N_ROLES: usize = 4;
/// How many things a glance takes in.
pub(super) const N_FEATURES: usize = N_COMMON + N_OF_ROLE * N_ROLES;
/// How many discards in a row are looked for.
const MAX_CHAIN: u32 = 5;

/// What a glance takes in.
pub(super) type Features = [f32; N_FEATURES];

/// Counts the sights that can differ from 0 for a team of `n_seats`; they come first.
pub(super) const fn n_features(n_seats: usize) -> usize {
    let n_roles = match n_seats {
        0..=2 => 2,
        3 => 3,
        _ => N_ROLES,
    };
    N_COMMON + N_OF_ROLE * n_roles
}

/// Takes in the table at the end of a turn, before the draw. The top of the pile is in sight
/// and sure to be drawn (CO-18), so it counts as held.
#[inline]
pub(super) fn features(before: &Table, world: &World) -> Features {
    let mut table = *before;
    table.draw_one(world);
    let ahead = Ahead::new(&table, world);
    let mut features = [0.0; N_FEATURES];
    let (common, of_roles) = features.split_at_mut(N_COMMON);
    ahead.look_at_line(common);
    if let Some(next) = table.next_with_cards(world) {
        ahead.look_at_hands(next, of_roles);
        ahead.look_at_discards(next, &mut common[28..31]);
    }
    features
}

/// A table after a draw, and what is expected from the pile.
struct Ahead<'a> {
    table: &'a Table,
    world: &'a World,
    n_pile: f32,
    /// How many cards of the pile are expected before each card.
    expected: &'a [f32; N_CARDS],
    left: Side,
    right: Side,
    slots: Slots,
    /// The cards in hands that would go into the row, and those that would go anywhere.
    in_row: u64,
    playable: u64,
}

impl<'a> Ahead<'a> {
    #[inline]
    fn new(table: &'a Table, world: &'a World) -> Ahead<'a> {
        let n_pile = f32::from(table.n_pile(world));
        let expected = table.expected(world);
        let held = table.hands.iter().fold(0, |all, hand| all | hand);
        let upright = held & !table.blocked;
        let left = Side::left(table, upright, expected);
        let right = Side::right(table, upright, expected, n_pile);
        let slots = Slots::new(table, upright, expected);
        let in_row = left.cards | right.cards;
        Ahead {
            table,
            world,
            n_pile,
            expected,
            in_row,
            playable: in_row | slots.open & upright,
            left,
            right,
            slots,
        }
    }

    /// Looks at the ends of the row, its slots, and what the pile holds for them.
    #[inline]
    fn look_at_line(&self, features: &mut [f32]) {
        let (more, less) = if self.left.all() < self.right.all() {
            (&self.right, &self.left)
        } else {
            (&self.left, &self.right)
        };
        let to_come = more.to_come + less.to_come + self.slots.to_come;
        let each = 1.0 / self.n_pile.max(1.0);
        features[0] = 1.0;
        features[1..9].copy_from_slice(&more.features());
        features[9..17].copy_from_slice(&less.features());
        features[17..22].copy_from_slice(&self.slots.features());
        features[22] = self.n_pile / 10.0;
        features[23] = 1.0 / (1.0 + self.n_pile);
        features[24] = (self.n_pile - to_come) / 8.0;
        features[25] = to_come * each;
        features[26] = self.slots.to_come * each;
        features[27] = less.to_come * each;
    }

    /// Looks at what each player could do next.
    #[inline]
    fn look_at_hands(&self, next: u8, features: &mut [f32]) {
        let n_seats = self.world.n_seats();
        for step in 0..n_seats {
            let seat = (next + step) % n_seats;
            let role = match step {
                _ if seat == self.table.turn => 1,
                0 => 0,
                1 => 2,
                _ => 3,
            };
            let at = N_OF_ROLE * role;
            let of_role = features[at..at + N_OF_ROLE].iter_mut();
            for (sight, more) in of_role.zip(self.of_player(seat)) {
                *sight += more;
            }
        }
    }

    #[inline]
    fn of_player(&self, seat: u8) -> [f32; N_OF_ROLE] {
        let seat = usize::from(seat);
        let hand = self.table.hands[seat];
        let matching = self.world.showing(self.table.icon);
        let (can, dead) = (hand & self.playable, hand & !self.playable);
        let (n_can, n_dead) = (can.count_ones(), dead.count_ones() as f32);
        let is_idle = hand != 0 && can == 0;
        let icons = members(dead).fold(0u64, |all, card| all | 1 << (self.world.front(card) % 64));
        [
            (hand & self.in_row).count_ones() as f32 / 2.0,
            (can & !self.in_row).count_ones() as f32 / 2.0,
            f32::from(self.slots.n_wanted_by[seat]),
            f32::from(self.slots.n_left_to[seat]),
            n_dead / 2.0,
            n_dead * n_dead / 8.0,
            icons.count_ones() as f32 / 2.0,
            (dead & matching).count_ones() as f32,
            (can & matching).count_ones() as f32,
            self.cheapest(hand) / 4.0,
            flag(is_idle),
            flag(is_idle && hand & matching == 0),
            flag(n_can == 1),
        ]
    }

    /// Returns how many cards, held or expected, a hand leaves behind when it widens the row by
    /// as little as it can; 0 if it cannot.
    #[inline]
    fn cheapest(&self, hand: u64) -> f32 {
        let (lefts, rights) = (hand & self.left.cards, hand & self.right.cards);
        let mut least = f32::INFINITY;
        if lefts != 0 {
            let card = lefts.ilog2();
            let n_held = (self.left.cards >> card).count_ones() - 1;
            least = self.left.to_come - self.expected[card as usize] + n_held as f32;
        }
        if rights != 0 {
            let card = rights.trailing_zeros();
            let n_held = (self.right.cards & ((1 << card) - 1)).count_ones();
            let up_to_end = self.n_pile - self.right.to_come;
            least = least.min(self.expected[card as usize] - up_to_end + n_held as f32);
        }
        if least.is_finite() { least } else { 0.0 }
    }

    /// Looks at the cards that go nowhere and how they could be got rid of.
    #[inline]
    fn look_at_discards(&self, next: u8, features: &mut [f32]) {
        let matching = self.world.showing(self.table.icon);
        let hand = self.table.hands[usize::from(next)];
        let dead = !self.playable;
        let after = |card| {
            let others = self.table.hands.iter().fold(0, |all, hand| all | hand) & !hand & dead;
            (others & self.world.showing(self.world.back(card))).count_ones()
        };
        let most_after = members(hand & matching & dead).map(after).max();
        let is_forced = hand & self.playable == 0 && (hand & matching).is_power_of_two();
        features[0] = self.chain(next, dead, matching, MAX_CHAIN) as f32 / 2.0;
        features[1] = most_after.unwrap_or(0) as f32 / 2.0;
        features[2] = flag(is_forced);
    }

    /// Counts the cards of `cards` that can be discarded in a row, turn by turn, up to `most`.
    fn chain(&self, seat: u8, cards: u64, matching: u64, most: u32) -> u32 {
        if most == 0 {
            return 0;
        }
        let next = (seat + 1) % self.world.n_seats();
        let with = |card: u8| {
            let matching = self.world.showing(self.world.back(card));
            1 + self.chain(next, cards & !(1 << card), matching, most - 1)
        };
        let fitting = members(self.table.hands[usize::from(seat)] & cards & matching);
        fitting.map(with).max().unwrap_or(0)
    }
}

/// One end of the row.
struct Side {
    /// The cards in hands that would go there.
    cards: u64,
    /// How many cards of the pile are expected there.
    to_come: f32,
    /// How many of them the nearest card in hand would leave behind, and how many more the next.
    skipped: [f32; 2],
    n_steps: usize,
    /// How many would find no slot if all cards in hand went there.
    lost: f32,
    /// How many are expected beyond the farthest card in hand.
    beyond: f32,
}

impl Side {
    #[inline]
    fn left(table: &Table, upright: u64, expected: &[f32; N_CARDS]) -> Side {
        let low = table.row.trailing_zeros();
        let mut rest = upright & ((1 << low) - 1);
        let mut side = Side::new(rest, expected[low as usize]);
        while let Some(card) = rest.checked_ilog2() {
            rest ^= 1 << card;
            side.step(side.beyond - expected[card as usize]);
        }
        side
    }

    #[inline]
    fn right(table: &Table, upright: u64, expected: &[f32; N_CARDS], n_pile: f32) -> Side {
        let high = table.row.ilog2();
        let cards = upright & !((2 << high) - 1);
        let mut side = Side::new(cards, n_pile - expected[high as usize]);
        for card in members(cards) {
            side.step(side.beyond - (n_pile - expected[usize::from(card)]));
        }
        side
    }

    #[inline]
    fn new(cards: u64, to_come: f32) -> Side {
        Side {
            cards,
            to_come,
            skipped: [0.0; 2],
            n_steps: 0,
            lost: 0.0,
            beyond: to_come,
        }
    }

    /// Takes in the next card in hand, which leaves `skipped` cards behind.
    #[inline]
    fn step(&mut self, skipped: f32) {
        if let Some(here) = self.skipped.get_mut(self.n_steps) {
            *here = skipped;
        }
        self.n_steps += 1;
        self.lost += skipped - filled_by(skipped);
        self.beyond -= skipped;
    }

    /// Counts the cards for this end, in hands and expected.
    #[inline]
    fn all(&self) -> f32 {
        self.n_steps as f32 + self.to_come
    }

    #[inline]
    fn features(&self) -> [f32; 8] {
        [
            self.n_steps as f32 / 2.0,
            self.to_come / 8.0,
            (1.0 + self.all()).sqrt(),
            flag(self.all() < 0.5),
            self.skipped[0] / 4.0,
            self.skipped[1] / 4.0,
            self.lost / 4.0,
            self.beyond / 8.0,
        ]
    }
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
    /// Empty slots that each player holds a card for, and those that nobody else does.
    n_wanted_by: [u8; 8],
    /// See `n_wanted_by`.
    n_left_to: [u8; 8],
}

impl Slots {
    #[inline]
    fn new(table: &Table, upright: u64, expected: &[f32; N_CARDS]) -> Slots {
        let mut slots = Slots::default();
        let mut rest = table.row & (table.row - 1);
        let mut from = table.row.trailing_zeros();
        while rest != 0 {
            let to = rest.trailing_zeros();
            rest &= rest - 1;
            let interval = ((1u64 << to) - 1) & !((2u64 << from) - 1);
            if table.slots & interval == 0 {
                let to_come = expected[to as usize] - expected[from as usize];
                slots.open |= interval;
                slots.n_empty += 1;
                slots.to_come += to_come;
                match upright & interval {
                    0 => slots.hoped += filled_by(to_come),
                    here => slots.want(table, here),
                }
            }
            from = to;
        }
        slots
    }

    /// Counts an empty slot that the cards `here` would go into.
    #[inline]
    fn want(&mut self, table: &Table, here: u64) {
        self.n_wanted += 1;
        self.n_surplus += here.count_ones() - 1;
        for (seat, hand) in table.hands.iter().enumerate() {
            self.n_wanted_by[seat] += u8::from(hand & here != 0);
            self.n_left_to[seat] += u8::from(hand & here == here);
        }
    }

    #[inline]
    fn features(&self) -> [f32; 5] {
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
fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// Returns the chance that a slot is filled when `expected` cards for it are to come.
#[inline]
fn filled_by(expected: f32) -> f32 {
    expected / (1.0 + expected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twist::world::Imagined;

    /// Seat 0 has just acted and seat 1 is next. The row is 30 and 50 with 35 in its slot; seat 0
    /// holds 10 and 40, seat 1 holds 45 and 60; of the pile 15 is in sight, then come 20 and 55.
    fn table() -> (World, Table) {
        let card = |place: f64, front: u8, back: u8| Imagined { place, front, back };
        let cards = [
            card(30.0, 9, 9),
            card(50.0, 9, 9),
            card(35.0, 9, 9),
            card(10.0, 3, 9),
            card(40.0, 2, 9),
            card(45.0, 1, 2),
            card(60.0, 3, 9),
            card(15.0, 3, 9),
            card(20.0, 3, 9),
            card(55.0, 3, 9),
        ];
        let (mut world, numbers) = World::new(&cards, 2);
        world.set_pile(numbers[7..10].iter().copied());
        world.expect(&[15.0, 20.0, 55.0], &cards, &numbers);
        let mut table = Table::empty(0, 1);
        table.row = world.bit(numbers[0]) | world.bit(numbers[1]);
        table.slots = world.bit(numbers[2]);
        (table.n_row, table.n_slots) = (2, 1);
        table.hands[0] = 1 << numbers[3] | 1 << numbers[4];
        table.hands[1] = 1 << numbers[5] | 1 << numbers[6];
        (world, table)
    }

    #[test]
    fn a_glance_takes_in_both_ends_of_the_row() {
        let (world, table) = table();
        let seen = features(&table, &world);
        // 15 and 10 in hand, 20 to come, which 15 leaves behind.
        assert_eq!(seen[1..9], [1.0, 0.125, 2.0, 0.0, 0.25, 0.0, 0.125, 0.0]);
        // 60 in hand, 55 to come.
        let right = [0.5, 0.125, 3f32.sqrt(), 0.0, 0.25, 0.0, 0.125, 0.0];
        assert_eq!(seen[9..17], right);
        // No slot is empty; both cards of the pile have a place.
        assert_eq!(seen[17..22], [0.0; 5]);
        assert_eq!((seen[22], seen[24], seen[25]), (0.2, 0.0, 1.0));
    }

    #[test]
    fn a_glance_takes_in_what_each_player_could_do() {
        let (world, table) = table();
        let seen = features(&table, &world);
        let of_role = |role: usize| &seen[N_COMMON + N_OF_ROLE * role..][..N_OF_ROLE];
        // Seat 1 can play 60, past 55, and discard 45.
        let next = [
            0.5, 0.0, 0.0, 0.0, 0.5, 0.125, 0.5, 1.0, 0.0, 0.25, 0.0, 0.0, 1.0,
        ];
        assert_eq!(of_role(0), next);
        // Seat 0 can play 15, past 20, and 10.
        let just_acted = [
            1.0, 0.0, 0.0, 0.0, 0.5, 0.125, 0.5, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0,
        ];
        assert_eq!(of_role(1), just_acted);
        // After 45, seat 0 could discard 40: two in a row.
        assert_eq!(seen[28..31], [1.0, 0.5, 0.0]);
        assert!(seen[n_features(2)..].iter().all(|sight| *sight == 0.0));
    }
}
