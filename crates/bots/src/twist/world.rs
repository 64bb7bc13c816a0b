//! One imagined deal of `twist`, and a table to play it out on.
//!
//! A view does not say what lies in the pile or on the backs, so a bot fills in
//! what it believes and plays on from there. Cards are numbered by their imagined
//! dates, so that a hand, the row and the slots are sets of bits and where a card
//! goes (CO-6 to CO-11) takes a few operations.

use antedate_rules::twist::{HAND, N_CARDS};

/// The most seats there can be (CO-1).
const SEATS: usize = 8;

/// A card of an imagined deal, before it gets its number.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Imagined {
    /// Where its date lies on the scale.
    pub(crate) place: f64,
    /// The icon on its front.
    pub(crate) front: u8,
    /// The icon on its back.
    pub(crate) back: u8,
}

impl Imagined {
    pub(crate) const BLANK: Imagined = Imagined {
        place: 0.0,
        front: 0,
        back: 0,
    };
}

/// What never changes while a deal is played out.
#[derive(Debug, Clone)]
pub(crate) struct World {
    /// The first card of the same date, which stands for the date.
    rank: [u8; N_CARDS],
    /// The cards that show each icon on the front.
    showing: [u64; 256],
    front: [u8; N_CARDS],
    back: [u8; N_CARDS],
    /// The draw pile, top first.
    pile: [u8; N_CARDS],
    n_pile: u8,
    n_seats: u8,
    /// How many cards of the rest of the pile are expected before each card, for each number of
    /// cards drawn.
    expected: [[f32; N_CARDS]; N_CARDS + 1],
}

impl World {
    /// Numbers the cards by date. Returns the world without a pile, and each card's number.
    pub(crate) fn new(cards: &[Imagined], n_seats: usize) -> (World, [u8; N_CARDS]) {
        debug_assert!(cards.len() <= N_CARDS);
        let mut order: [u8; N_CARDS] = std::array::from_fn(|i| i as u8);
        let place = |card: &u8| cards[usize::from(*card)].place;
        order[..cards.len()].sort_unstable_by(|a, b| place(a).total_cmp(&place(b)).then(a.cmp(b)));
        let mut world = World {
            rank: [0; N_CARDS],
            showing: [0; 256],
            front: [0; N_CARDS],
            back: [0; N_CARDS],
            pile: [0; N_CARDS],
            n_pile: 0,
            n_seats: n_seats as u8,
            expected: [[0.0; N_CARDS]; N_CARDS + 1],
        };
        let mut number_of = [0; N_CARDS];
        for (number, old) in order[..cards.len()].iter().enumerate() {
            number_of[usize::from(*old)] = number as u8;
            let card = cards[usize::from(*old)];
            let same_as_last = number > 0 && place(&order[number - 1]) == card.place;
            world.rank[number] = if same_as_last {
                world.rank[number - 1]
            } else {
                number as u8
            };
            world.showing[usize::from(card.front)] |= 1 << number;
            world.front[number] = card.front;
            world.back[number] = card.back;
        }
        (world, number_of)
    }

    /// Lays down the draw pile, top first.
    pub(crate) fn set_pile(&mut self, cards: impl Iterator<Item = u8>) {
        self.n_pile = 0;
        for card in cards {
            self.pile[usize::from(self.n_pile)] = card;
            self.n_pile += 1;
        }
    }

    /// Notes where the cards to come are expected: the pile is drawn from cards at `places`, in
    /// order, whatever this deal's pile happens to hold. What has been drawn comes no more.
    pub(crate) fn expect(&mut self, places: &[f64], cards: &[Imagined], numbers: &[u8; N_CARDS]) {
        let mut before = [0.0; N_CARDS];
        for (card, number) in cards.iter().zip(numbers) {
            let n_before = places.partition_point(|place| *place < card.place);
            before[usize::from(*number)] = n_before as f32;
        }
        let n_pile = usize::from(self.n_pile);
        for n_drawn in 0..=n_pile {
            let to_come = places.len().saturating_sub(n_drawn).max(1) as f32;
            let likely = (n_pile - n_drawn) as f32 / to_come;
            self.expected[n_drawn] = before.map(|n_before| n_before.max(0.0) * likely);
            if n_drawn < n_pile {
                let after_it = usize::from(self.pile[n_drawn]) + 1;
                before[after_it..].iter_mut().for_each(|n| *n -= 1.0);
            }
        }
    }

    /// Returns the bit of the card's date.
    #[inline]
    pub(crate) fn bit(&self, card: u8) -> u64 {
        1 << self.rank[usize::from(card)]
    }

    #[inline]
    pub(crate) fn n_seats(&self) -> u8 {
        self.n_seats
    }

    #[inline]
    pub(crate) fn back(&self, card: u8) -> u8 {
        self.back[usize::from(card)]
    }

    #[inline]
    pub(crate) fn front(&self, card: u8) -> u8 {
        self.front[usize::from(card)]
    }

    /// Returns the cards whose front shows `icon`.
    #[inline]
    pub(crate) fn showing(&self, icon: u8) -> u64 {
        self.showing[usize::from(icon)]
    }
}

/// Lists the cards of a set.
#[inline]
pub(crate) fn members(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let card = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(card)
    })
}

/// Where a card goes (CO-7 to CO-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Placement {
    /// Into the main row, as a new end or onto a stack.
    Row,
    /// Into a slot, empty or onto a stack.
    Slot,
    /// Nowhere: the slot is taken.
    Blocked,
}

/// The cards as they lie on an imagined table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Table {
    /// The dates of the main row.
    pub(crate) row: u64,
    /// The dates in slots.
    pub(crate) slots: u64,
    /// The blocked cards.
    pub(crate) blocked: u64,
    /// The cards before each player.
    pub(crate) hands: [u64; SEATS],
    /// How many cards of the pile have been drawn.
    pub(crate) n_drawn: u8,
    /// Whose turn it is.
    pub(crate) turn: u8,
    /// Whether a card has been tried in this turn, and how many were placed.
    pub(crate) tried: bool,
    /// See `tried`.
    pub(crate) n_placed: u8,
    /// The icon to match (CO-16).
    pub(crate) icon: u8,
    /// Cards in the main row and in slots, stacked ones included.
    pub(crate) n_row: u8,
    /// See `n_row`.
    pub(crate) n_slots: u8,
    /// Whether the game has ended.
    pub(crate) over: bool,
}

impl Table {
    /// Returns a table with nothing on it.
    pub(crate) fn empty(turn: u8, icon: u8) -> Table {
        Table {
            row: 0,
            slots: 0,
            blocked: 0,
            hands: [0; SEATS],
            n_drawn: 0,
            turn,
            tried: false,
            n_placed: 0,
            icon,
            n_row: 0,
            n_slots: 0,
            over: false,
        }
    }

    /// Returns three points for each card in the row and two for each in a slot.
    #[inline]
    pub(crate) fn placed(&self) -> i16 {
        3 * i16::from(self.n_row) + 2 * i16::from(self.n_slots)
    }

    /// Returns the score if the game ended now (CO-21): of the 36 cards, each in the row
    /// is worth 3 more than one that lies elsewhere, and each in a slot 2 more.
    #[inline]
    pub(crate) fn score(&self) -> i16 {
        self.placed() - N_CARDS as i16
    }

    /// Returns the cards of the player to act.
    #[inline]
    pub(crate) fn hand(&self) -> u64 {
        self.hands[usize::from(self.turn)]
    }

    /// Returns the cards the player to act may try (CO-5).
    #[inline]
    pub(crate) fn upright(&self) -> u64 {
        self.hand() & !self.blocked
    }

    /// Returns the cards the player to act may discard (CO-4, CO-16).
    #[inline]
    pub(crate) fn discardable(&self, world: &World) -> u64 {
        if self.tried {
            return 0;
        }
        self.hand() & world.showing(self.icon)
    }

    /// Counts the cards left in the pile.
    #[inline]
    pub(crate) fn n_pile(&self, world: &World) -> u8 {
        world.n_pile - self.n_drawn
    }

    /// Returns how many cards of the rest of the pile are expected before each card.
    #[inline]
    pub(crate) fn expected<'a>(&self, world: &'a World) -> &'a [f32; N_CARDS] {
        &world.expected[usize::from(self.n_drawn)]
    }

    /// Says where a card goes.
    #[inline]
    pub(crate) fn goes(&self, world: &World, card: u8) -> Placement {
        let bit = world.bit(card);
        if self.slots & bit != 0 {
            return Placement::Slot; // CO-7
        }
        let (earlier, later) = (self.row & (bit - 1), self.row & !(bit - 1));
        if earlier == 0 || later == 0 || later & bit != 0 {
            return Placement::Row; // CO-7 to CO-9
        }
        let interval = ((1u64 << later.trailing_zeros()) - 1) & !((1u64 << earlier.ilog2()) - 1);
        if self.slots & interval == 0 {
            Placement::Slot // CO-10
        } else {
            Placement::Blocked // CO-11
        }
    }

    /// Lays a card where it goes, without asking whether the turn is over.
    #[inline]
    pub(crate) fn lay(&mut self, world: &World, card: u8) -> Placement {
        let (goes, bit) = (self.goes(world, card), world.bit(card));
        self.tried = true;
        match goes {
            Placement::Blocked => {
                self.blocked |= 1 << card;
                return goes;
            }
            Placement::Row => {
                self.row |= bit;
                self.n_row += 1;
            }
            Placement::Slot => {
                self.slots |= bit;
                self.n_slots += 1;
            }
        }
        self.n_placed += 1;
        self.hands[usize::from(self.turn)] &= !(1 << card);
        goes
    }

    /// Tries a card: lays it, and ends the turn or the game where the rules say so.
    pub(crate) fn try_card(&mut self, world: &World, card: u8) {
        self.lay(world, card);
        match (self.n_placed, self.upright() != 0) {
            (0, false) => self.over = true, // CO-15
            (0 | 1, true) => {}             // CO-13, CO-14
            _ => self.end_turn(world),      // CO-13, CO-13a
        }
    }

    /// Takes a card out of the hand and puts it on the discard pile (CO-16).
    #[inline]
    pub(crate) fn put_away(&mut self, world: &World, card: u8) {
        self.hands[usize::from(self.turn)] &= !(1 << card);
        self.blocked &= !(1 << card);
        self.icon = world.back(card);
    }

    /// Discards a card, which ends the turn.
    pub(crate) fn discard(&mut self, world: &World, card: u8) {
        self.put_away(world, card);
        self.end_turn(world);
    }

    /// Draws the top of the pile, if there is one.
    #[inline]
    pub(crate) fn draw_one(&mut self, world: &World) {
        if self.n_drawn < world.n_pile {
            let card = world.pile[usize::from(self.n_drawn)];
            self.hands[usize::from(self.turn)] |= 1 << card;
            self.n_drawn += 1;
        }
    }

    /// Draws (CO-18), passes the turn (CO-19) and judges whether the next can act (CO-20a).
    #[inline]
    pub(crate) fn end_turn(&mut self, world: &World) {
        while (self.hand().count_ones() as usize) < HAND && self.n_drawn < world.n_pile {
            self.draw_one(world);
        }
        self.tried = false;
        self.n_placed = 0;
        match self.next_with_cards(world) {
            Some(next) => self.turn = next,
            None => {
                self.over = true; // CO-20
                return;
            }
        }
        self.over = self.upright() == 0 && self.discardable(world) == 0;
    }

    /// Returns who acts after this turn.
    #[inline]
    pub(crate) fn next_with_cards(&self, world: &World) -> Option<u8> {
        (1..=world.n_seats)
            .map(|step| (self.turn + step) % world.n_seats)
            .find(|seat| self.hands[usize::from(*seat)] != 0)
    }
}

/// Lays out a hand of one player beside a row of 30 and 50, with nothing in the pile.
#[cfg(test)]
pub(super) fn beside_a_row(hand: &[f64]) -> (World, Table) {
    let card = |place: &f64| Imagined {
        place: *place,
        ..Imagined::BLANK
    };
    let cards: Vec<Imagined> = [30.0, 50.0].iter().chain(hand).map(card).collect();
    let (world, numbers) = World::new(&cards, 1);
    let mut table = Table::empty(0, 1);
    table.row = world.bit(numbers[0]) | world.bit(numbers[1]);
    table.n_row = 2;
    let held = &numbers[2..cards.len()];
    table.hands[0] = held.iter().fold(0, |all, card| all | 1 << card);
    (world, table)
}
