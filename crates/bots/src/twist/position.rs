//! From a view to imagined deals.

use antedate_rules::twist::{Held, N_CARDS, Turned, View};
use antedate_rules::{CardId, Icon};

use super::world::{Imagined, Table, World};
use crate::{Belief, Mind, Rng};

/// How many widths away a date is as good as excluded: about 49 times in 50.
const SURE: f64 = 2.0;
/// A step of the row is small if at most one in so many of the cards to come falls inside.
const SMALL_STEP: usize = 5;

/// A card that lies somewhere on the table, as a bot thinks of it.
#[derive(Debug, Clone, Copy)]
struct Thought {
    belief: Belief,
    front: Icon,
    /// `None` where the bot can only guess.
    back: Option<Icon>,
}

/// A view as a bot thinks of it: who holds what, and what may be in the pile.
#[derive(Debug, Clone)]
pub(super) struct Position {
    /// The cards before players and on top of the pile, then those of row and slots.
    cards: Vec<Thought>,
    /// The cards before players, seat by seat, then the top of the pile.
    ids: Vec<CardId>,
    n_row: usize,
    n_slots: usize,
    /// For each card before a player: whose it is and whether it lies crosswise.
    owners: Vec<(usize, bool)>,
    /// How many cards of the pile are unknown.
    n_unknown: usize,
    /// The cards of the deck that may be in the pile, and where they are expected, in order.
    unseen: Vec<Thought>,
    places: Vec<f64>,
    n_seats: usize,
    turn: usize,
    tried: bool,
    n_placed: usize,
    icon: Icon,
    n_icons: u8,
}

impl Position {
    /// Reads a view; `None` once the game is over.
    pub(super) fn read(mind: &Mind, view: &View) -> Option<Position> {
        let turn = view.turn?.index();
        let mut position = Position {
            cards: Vec::with_capacity(N_CARDS),
            ids: Vec::new(),
            n_row: 0,
            n_slots: 0,
            owners: Vec::new(),
            n_unknown: view.n_draw - usize::from(view.draw_top.is_some()),
            unseen: Vec::new(),
            places: Vec::new(),
            n_seats: view.hands.len(),
            turn,
            tried: view.tried,
            n_placed: view.n_placed,
            icon: view.discard.last()?.back,
            n_icons: 0,
        };
        let icons = Icons::learn(mind, view);
        position.n_icons = icons.n;
        position.add_hands(mind, view, &icons);
        position.add_line(mind, view);
        let unseen = mind.unseen().into_iter();
        position.unseen = unseen.map(|card| icons.thought_of(mind, card)).collect();
        let top = &position.cards[position.owners.len()..position.ids.len()];
        let to_come = position.unseen.iter().chain(top);
        position.places = to_come.map(|card| card.belief.mean).collect();
        position.places.sort_unstable_by(f64::total_cmp);
        Some(position)
    }

    fn add_hands(&mut self, mind: &Mind, view: &View, icons: &Icons) {
        for (seat, hand) in view.hands.iter().enumerate() {
            for held in hand {
                let (id, thought) = match held {
                    Held::Upright(shown) => {
                        (shown.card, icons.of_front(mind, shown.card, shown.front))
                    }
                    Held::Blocked(turned) => (turned.card, of_turned(mind, turned)),
                };
                self.owners.push((seat, matches!(held, Held::Blocked(_))));
                self.ids.push(id);
                self.cards.push(thought);
            }
        }
        if let Some(top) = view.draw_top {
            self.ids.push(top.card);
            self.cards.push(icons.of_front(mind, top.card, top.front));
        }
    }

    fn add_line(&mut self, mind: &Mind, view: &View) {
        let (row, slots) = (view.row.iter().flatten(), view.slots.iter().flatten());
        let before = self.cards.len();
        self.cards.extend(row.map(|turned| of_turned(mind, turned)));
        self.n_row = self.cards.len() - before;
        self.cards
            .extend(slots.map(|turned| of_turned(mind, turned)));
        self.n_slots = self.cards.len() - before - self.n_row;
    }

    /// Lists the cards before the player to act, as places, and whether each lies crosswise.
    pub(super) fn own(&self) -> impl Iterator<Item = (usize, bool)> {
        let owners = self.owners.iter().enumerate();
        owners
            .filter(|(_, (seat, _))| *seat == self.turn)
            .map(|(at, (_, blocked))| (at, *blocked))
    }

    /// Returns the card at a place.
    pub(super) fn id(&self, at: usize) -> CardId {
        self.ids[at]
    }

    /// Returns the belief about the card at a place.
    pub(super) fn belief(&self, at: usize) -> Belief {
        self.cards[at].belief
    }

    /// Returns where the cards of the row and those of the slots lie.
    fn line(&self) -> (Vec<f64>, Vec<f64>) {
        let line = &self.cards[self.ids.len()..];
        let (row, slots) = line.split_at(self.n_row);
        let places = |cards: &[Thought]| cards.iter().map(|card| card.belief.mean).collect();
        (places(row), places(slots))
    }

    /// Says whether the card at a place is two points for the asking: it can hardly be doubted that
    /// it would be a new end of the row (CO-8, CO-9), and the step is small. A long one leaves what
    /// falls inside to a single slot, and is sometimes better left alone.
    pub(super) fn is_easy_end(&self, at: usize) -> bool {
        let Belief { mean, width } = self.belief(at);
        let (row, _) = self.line();
        let first = row.iter().copied().fold(f64::MAX, f64::min);
        let last = row.iter().copied().fold(f64::MIN, f64::max);
        let passed = match () {
            () if mean + SURE * width < first => mean..first,
            () if mean - SURE * width > last => last..mean,
            () => return false,
        };
        let n_passed = self.places.iter().filter(|place| passed.contains(place));
        n_passed.count() * SMALL_STEP <= self.places.len()
    }

    /// Says whether the card at a place would be blocked if its date were the likeliest one (CO-11).
    pub(super) fn looks_blocked(&self, at: usize) -> bool {
        let place = self.belief(at).mean;
        let (row, slots) = self.line();
        let (earlier, later): (Vec<f64>, Vec<f64>) = row.iter().partition(|card| **card < place);
        let last = earlier.iter().copied().fold(f64::MIN, f64::max);
        let next = later.iter().copied().fold(f64::MAX, f64::min);
        let is_inside = !earlier.is_empty() && !later.is_empty() && next > place;
        let here = |card: &f64| last < *card && *card < next;
        is_inside && slots.iter().any(here) && !slots.contains(&place)
    }

    /// Says whether every date is known, of the cards in view and of those that may come.
    pub(super) fn is_certain(&self) -> bool {
        let mut cards = self.cards.iter().chain(&self.unseen);
        cards.all(|card| card.belief.width == 0.0)
    }

    /// Says whether all cards of the pile are in view.
    pub(super) fn knows_pile(&self) -> bool {
        self.n_unknown == 0
    }

    /// Says whether the front of the card at a place shows the icon to match (CO-16).
    pub(super) fn matches(&self, at: usize) -> bool {
        self.cards[at].front == self.icon
    }

    /// Says whether a card has been tried in this turn.
    pub(super) fn tried(&self) -> bool {
        self.tried
    }

    /// Counts the cards placed in this turn.
    pub(super) fn n_placed(&self) -> usize {
        self.n_placed
    }

    /// Imagines the backs and the pile: a deal that fits everything in view.
    pub(super) fn imagine(&mut self, rng: &mut Rng) -> Scene {
        let n_unknown = self.n_unknown.min(self.unseen.len());
        rng.shuffle_front(&mut self.unseen, n_unknown);
        let thoughts = self.cards.iter().chain(&self.unseen[..n_unknown]);
        let n_icons = self.n_icons;
        let mut cards = [Imagined::BLANK; N_CARDS];
        let mut n_cards = 0;
        for (card, thought) in cards.iter_mut().zip(thoughts) {
            *card = thought.imagine(n_icons, rng);
            n_cards += 1;
        }
        let (mut world, numbers) = World::new(&cards[..n_cards], self.n_seats);
        let known_top = self.owners.len()..self.ids.len();
        let pile = known_top.chain(self.cards.len()..n_cards);
        world.set_pile(pile.map(|at| numbers[at]));
        world.expect(&self.places, &cards[..n_cards], &numbers);
        let table = self.lay_out(&world, &numbers);
        Scene {
            world,
            table,
            numbers,
        }
    }

    fn lay_out(&self, world: &World, numbers: &[u8; N_CARDS]) -> Table {
        let mut table = Table::empty(self.turn as u8, self.icon.0);
        table.tried = self.tried;
        table.n_placed = self.n_placed as u8;
        for ((seat, blocked), number) in self.owners.iter().zip(numbers) {
            table.hands[*seat] |= 1 << number;
            table.blocked |= u64::from(*blocked) << number;
        }
        let line = &numbers[self.ids.len()..self.cards.len()];
        let (row, slots) = line.split_at(self.n_row);
        row.iter().for_each(|card| table.row |= world.bit(*card));
        slots
            .iter()
            .for_each(|card| table.slots |= world.bit(*card));
        (table.n_row, table.n_slots) = (self.n_row as u8, self.n_slots as u8);
        table
    }
}

/// An imagined deal, laid out.
pub(super) struct Scene {
    pub(super) world: World,
    pub(super) table: Table,
    /// The number of the card at each place of the position.
    pub(super) numbers: [u8; N_CARDS],
}

impl Thought {
    #[inline]
    fn imagine(&self, n_icons: u8, rng: &mut Rng) -> Imagined {
        let back = match self.back {
            Some(back) => back.0,
            // CO-17: any other icon.
            None if n_icons > 1 => {
                let other = rng.below(usize::from(n_icons) - 1) as u8;
                other + u8::from(other >= self.front.0)
            }
            None => u8::MAX,
        };
        Imagined {
            place: self.belief.imagine(rng),
            front: self.front.0,
            back,
        }
    }
}

fn of_turned(mind: &Mind, turned: &Turned) -> Thought {
    let date = turned.date.0 as f64;
    Thought {
        belief: Belief {
            mean: mind.knowledge().deck().scale().at(date),
            width: 0.0,
        },
        front: turned.front,
        back: Some(turned.back),
    }
}

/// How the icons of the deck are numbered at this table, as far as cards in view tell.
struct Icons {
    /// By the deck's number; an icon not seen yet gets a number of its own.
    of_deck: [Icon; 256],
    n: u8,
}

impl Icons {
    fn learn(mind: &Mind, view: &View) -> Icons {
        let mut known = [None; 256];
        let mut note = |card: CardId, front: Icon, back: Option<Icon>| {
            let of_deck = mind.fronts().of(card);
            let Some(icons) = of_deck.and_then(|card| mind.knowledge().deck().icons(card)) else {
                return;
            };
            known[usize::from(icons.0.0)] = Some(front);
            if let Some(back) = back {
                known[usize::from(icons.1.0)] = Some(back);
            }
        };
        let stacks = view.row.iter().chain(&view.slots).flatten();
        for turned in stacks.chain(&view.discard) {
            note(turned.card, turned.front, Some(turned.back));
        }
        for held in view.hands.iter().flatten() {
            match held {
                Held::Upright(shown) => note(shown.card, shown.front, None),
                Held::Blocked(turned) => note(turned.card, turned.front, Some(turned.back)),
            }
        }
        view.draw_top
            .iter()
            .for_each(|top| note(top.card, top.front, None));
        Icons::complete(&known, mind)
    }

    /// Numbers the icons nobody has seen after those in view.
    fn complete(known: &[Option<Icon>; 256], mind: &Mind) -> Icons {
        let deck = mind.knowledge().deck();
        let of_cards = (0..deck.len()).filter_map(|card| deck.icons(card));
        let n_deck = of_cards.map(|(front, back)| front.0.max(back.0) + 1).max();
        let mut free = (0..=u8::MAX).filter(|icon| !known.contains(&Some(Icon(*icon))));
        let mut of_deck = [Icon(u8::MAX); 256];
        let n_deck = usize::from(n_deck.unwrap_or(0));
        for (icon, known) in of_deck.iter_mut().zip(known).take(n_deck) {
            *icon = known.or_else(|| free.next().map(Icon)).unwrap_or(*icon);
        }
        let highest = of_deck[..n_deck].iter().map(|icon| icon.0).max();
        Icons {
            of_deck,
            n: highest.map_or(0, |icon| icon.saturating_add(1)),
        }
    }

    fn thought_of(&self, mind: &Mind, card: usize) -> Thought {
        let icons = mind.knowledge().deck().icons(card);
        let (front, back) = icons.unwrap_or((Icon(u8::MAX), Icon(u8::MAX)));
        // Whoever knows a card by heart knows its back.
        let known = mind.knowledge().is_known(card);
        Thought {
            belief: mind.knowledge().belief(card),
            front: self.of_deck[usize::from(front.0)],
            back: known.then(|| self.of_deck[usize::from(back.0)]),
        }
    }

    fn of_front(&self, mind: &Mind, card: CardId, front: Icon) -> Thought {
        match mind.fronts().of(card) {
            Some(of_deck) => Thought {
                front,
                ..self.thought_of(mind, of_deck)
            },
            None => Thought {
                belief: mind.belief(card),
                front,
                back: None,
            },
        }
    }
}

/// A lone player with cards believed to lie `hand`, all with the icon to match, beside a row
/// and slots.
#[cfg(test)]
pub(super) fn beside(hand: &[Belief], row: &[f64], slots: &[f64]) -> Position {
    let thought = |belief: Belief| Thought {
        belief,
        front: Icon(0),
        back: Some(Icon(1)),
    };
    let known = |place: &f64| {
        thought(Belief {
            mean: *place,
            width: 0.0,
        })
    };
    let held = hand.iter().copied().map(thought);
    Position {
        cards: held.chain(row.iter().chain(slots).map(known)).collect(),
        ids: (0..hand.len() as u8).map(CardId).collect(),
        n_row: row.len(),
        n_slots: slots.len(),
        owners: vec![(0, false); hand.len()],
        n_unknown: 0,
        unseen: Vec::new(),
        places: Vec::new(),
        n_seats: 1,
        turn: 0,
        tried: false,
        n_placed: 0,
        icon: Icon(0),
        n_icons: 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Beside a row of 30, 50 and 70 with 60 in the slot between the last two.
    fn card(mean: f64, width: f64) -> Position {
        beside(&[Belief { mean, width }], &[30.0, 50.0, 70.0], &[60.0])
    }

    #[test]
    fn only_a_card_far_outside_the_row_is_surely_an_end() {
        assert!(card(10.0, 9.0).is_easy_end(0) && card(90.0, 9.0).is_easy_end(0));
        for (mean, width) in [(10.0, 11.0), (90.0, 11.0), (40.0, 1.0), (60.0, 0.1)] {
            assert!(!card(mean, width).is_easy_end(0), "{mean} ± {width}");
        }
    }

    #[test]
    fn a_long_step_of_the_row_is_not_easy() {
        let mut step = card(90.0, 3.0);
        step.places = vec![20.0, 40.0, 55.0, 65.0, 80.0];
        assert!(step.is_easy_end(0));
        step.places = vec![20.0, 40.0, 55.0, 75.0, 80.0];
        assert!(!step.is_easy_end(0));
    }

    #[test]
    fn a_card_looks_blocked_inside_a_taken_slot_alone() {
        for mean in [51.0, 65.0] {
            assert!(card(mean, 3.0).looks_blocked(0), "{mean}");
        }
        for mean in [10.0, 30.0, 40.0, 50.0, 60.0, 70.0, 90.0] {
            assert!(!card(mean, 3.0).looks_blocked(0), "{mean}");
        }
    }
}
