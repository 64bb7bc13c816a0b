//! Cooperative Twist: section 3 of the rules (`CO-…`).
//!
//! The 36 cards are numbered by their place in the shuffle. The main row and the
//! slots are kept as sets of dates, one bit for each distinct date of the deal, so
//! that where a card goes (CO-6 to CO-11) is a matter of a few bit operations.

mod deal;
mod decide;
mod score;
mod view;

pub use deal::{CardSet, Deal, Faces, HAND, N_CARDS, SEATS, Setup, SetupError};
pub use score::{BEST_SCORE, Outcome, RANK_STARTS, Tally};
pub use view::{Held, Shown, ShownFront, Turned, View};

use std::sync::Arc;

use crate::card_bits::CardBits;
use crate::game::play_out;
use crate::{CardId, CardList, Chance, Events, Game, Icon, ManySeats, Seat, Viewer};

/// What the player whose turn it is asks for (CO-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Turn an upright card and see where it goes (CO-6).
    Try {
        /// The card.
        card: CardId,
    },
    /// End the turn after one success (CO-13).
    Stop,
    /// Discard a card by its icon (CO-16).
    Discard {
        /// The card.
        card: CardId,
    },
}

/// Two neighbours of the main row, each named by the first card of its stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Between {
    /// The earlier one.
    pub earlier: CardId,
    /// The later one.
    pub later: CardId,
}

/// Where a tried card went (CO-7 to CO-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Went {
    /// It is the new earlier end of the main row.
    Left,
    /// It is the new later end of the main row.
    Right,
    /// It fills the slot between two neighbours.
    Slot(Between),
    /// It lies on a card of the same date, named by the first card of the stack.
    Stack(CardId),
    /// The slot is taken: the card is turned back and lies crosswise.
    Blocked(Between),
}

impl Went {
    /// Says whether the try succeeded (CO-11a).
    #[inline]
    pub fn is_success(self) -> bool {
        !matches!(self, Went::Blocked(_))
    }
}

/// Why a game ended (CO-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// Every player is out of cards.
    AllOut,
    /// The player to act can neither try nor discard.
    CannotAct,
    /// The player tried every upright card and placed none (CO-15).
    NoCardPlaced,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A card was turned, and went where its date belongs.
    CardTried {
        /// Who tried it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it went.
        went: Went,
    },
    /// The player chose to end the turn.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// A card went to the discard pile, back up.
    CardDiscarded {
        /// Who discarded it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The turn is over, and the player drew (CO-18); perhaps nothing.
    CardsDrawn {
        /// Who.
        seat: Seat,
        /// The cards drawn.
        cards: CardList<HAND>,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: Seat,
    },
    /// The game is over.
    GameEnded {
        /// Why.
        why: Why,
    },
}

/// Why an action is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// Somebody else is to act.
    #[error("it is {turn}'s turn; wait, or pin your advice on a card")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The card is not before this player.
    #[error("card {card} is not before you; choose one of your {n_held} cards")]
    NotInHand {
        /// The card asked for.
        card: CardId,
        /// How many cards the player has.
        n_held: usize,
    },
    /// CO-5.
    #[error("card {card} is blocked and can only be discarded; try an upright card")]
    Blocked {
        /// The card.
        card: CardId,
    },
    /// CO-4: a turn is for placing or for discarding.
    #[error("you have tried a card, so this turn is for placing; try another card or end the turn")]
    AlreadyPlacing,
    /// CO-16.
    #[error(
        "the front of card {card} does not show the icon on top of the discard pile; discard one that does"
    )]
    IconDiffers {
        /// The card.
        card: CardId,
    },
    /// CO-13, CO-14.
    #[error("you have placed no card in this turn; try a card first")]
    NothingPlaced,
    /// There is no such seat.
    #[error("there is no {seat}; the table has seats 0 to {last}")]
    NoSuchSeat {
        /// The seat that asked.
        seat: Seat,
        /// The last seat of the table.
        last: u16,
    },
    /// The game has ended.
    #[error("the game is over; start another one")]
    GameOver,
}

impl Illegal {
    /// Returns a name that survives rewording.
    pub fn code(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn { .. } => "not_your_turn",
            Illegal::NotInHand { .. } => "not_in_hand",
            Illegal::Blocked { .. } => "card_blocked",
            Illegal::AlreadyPlacing => "already_placing",
            Illegal::IconDiffers { .. } => "icon_differs",
            Illegal::NothingPlaced => "nothing_placed",
            Illegal::NoSuchSeat { .. } => "no_such_seat",
            Illegal::GameOver => "game_over",
        }
    }
}

/// One game of cooperative Twist.
#[derive(Clone)]
pub struct Twist {
    deal: Arc<Deal>,
    /// The dates of the main row, as bits by rank.
    row: u64,
    /// The dates of the cards in slots, as bits by rank.
    slots: u64,
    /// The cards that lie crosswise.
    blocked: CardBits,
    /// The first card of the stack at each rank that has one.
    stack_first: [CardId; N_CARDS],
    /// The cards of the timeline, in the order they came.
    played: CardList<N_CARDS>,
    discard: CardList<N_CARDS>,
    /// Cards are drawn in the order of their numbers, so a hand is in that order too.
    hands: [CardBits; deal::MAX_SEATS],
    /// The draw pile is every card from this one on, in order.
    next_draw: u8,
    n_main: u8,
    n_slots: u8,
    turn: Seat,
    /// Whether a card has been tried in this turn, and how many were placed.
    tried: bool,
    n_placed: u8,
    ended: Option<Why>,
}

const _: () = assert!(size_of::<Twist>() <= 512);

impl Twist {
    /// Deals the cards (CO-2): four to each seat from the top, seat 0 first; the next
    /// begins the main row; the next begins the discard pile; the rest is the draw pile.
    pub fn new(deal: Arc<Deal>) -> Twist {
        let mut hands = [CardBits::EMPTY; deal::MAX_SEATS];
        for (hand, first) in hands[..deal.n_seats()].iter_mut().zip((0..).step_by(HAND)) {
            *hand = CardBits::range(first, first + HAND as u8);
        }
        let main = CardId((deal.n_seats() * HAND) as u8);
        let mut discard = CardList::new();
        discard.push(CardId(main.0 + 1));
        let mut played = CardList::new();
        played.push(main);
        let mut stack_first = [CardId(0); N_CARDS];
        stack_first[usize::from(deal.rank(main))] = main;
        Twist {
            row: 1 << deal.rank(main),
            slots: 0,
            blocked: CardBits::EMPTY,
            stack_first,
            played,
            discard,
            hands,
            next_draw: main.0 + 2,
            n_main: 1,
            n_slots: 0,
            turn: deal.first(),
            tried: false,
            n_placed: 0,
            ended: None,
            deal,
        }
    }

    /// Returns whose turn it is, while the game goes on.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.ended.is_none().then_some(self.turn)
    }

    /// Says whether the player to act has tried a card in this turn.
    pub fn has_tried(&self) -> bool {
        self.tried
    }

    /// Counts the cards placed in this turn.
    pub fn n_placed(&self) -> usize {
        usize::from(self.n_placed)
    }

    /// Returns the cards before `seat`, in the order they came.
    pub fn hand(&self, seat: Seat) -> CardList<HAND> {
        self.hands[seat.index()].iter().collect()
    }

    /// Says whether `card` lies crosswise (CO-11).
    #[inline]
    pub fn is_blocked(&self, card: CardId) -> bool {
        self.blocked.contains(card)
    }

    /// Returns the draw pile, top first. Secret but for its top card.
    pub fn draw_pile(&self) -> impl ExactSizeIterator<Item = CardId> + use<> {
        (self.next_draw..N_CARDS as u8).map(CardId)
    }

    /// Returns the discard pile, bottom first.
    pub fn discard_pile(&self) -> &[CardId] {
        &self.discard
    }

    /// Returns the icon a card's front must show to be discarded (CO-16).
    #[inline]
    pub fn icon_to_match(&self) -> Icon {
        // The pile begins with one card (CO-2) and only grows.
        self.deal.back(self.discard[self.discard.len() - 1])
    }

    /// Returns what was dealt. Secret.
    pub fn deal(&self) -> &Arc<Deal> {
        &self.deal
    }

    /// Returns the stacks of the main row, earliest first, each in the order it grew.
    pub fn main_row(&self) -> Vec<Vec<CardId>> {
        self.stacks(self.row).map(|(_, stack)| stack).collect()
    }

    /// Returns the slots of the main row, earliest first (CO-12): for each pair of
    /// neighbours, the stack in the slot between them, which may be empty.
    pub fn interval_slots(&self) -> Vec<Vec<CardId>> {
        let mut slots = vec![Vec::new(); self.row.count_ones() as usize - 1];
        for (rank, stack) in self.stacks(self.slots) {
            let n_earlier = (self.row & ((1 << rank) - 1)).count_ones() as usize;
            slots[n_earlier - 1] = stack;
        }
        slots
    }

    fn stacks(&self, ranks: u64) -> impl Iterator<Item = (u8, Vec<CardId>)> {
        let ranks = (0..N_CARDS as u8).filter(move |rank| ranks >> rank & 1 == 1);
        ranks.map(|rank| {
            let same = self
                .played
                .iter()
                .filter(|card| self.deal.rank(**card) == rank);
            (rank, same.copied().collect())
        })
    }

    #[inline]
    fn take_from_hand(&mut self, seat: Seat, card: CardId) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(CardBits::one(card));
    }

    #[inline(always)]
    fn fold_try(&mut self, seat: Seat, card: CardId, went: Went) {
        self.tried = true;
        if !went.is_success() {
            self.blocked = self.blocked.with(CardBits::one(card));
            return;
        }
        self.n_placed += 1;
        self.take_from_hand(seat, card);
        self.played.push(card);
        let rank = self.deal.rank(card);
        let bit = 1u64 << rank;
        match went {
            Went::Left | Went::Right => self.row |= bit,
            Went::Slot(_) => self.slots |= bit,
            Went::Stack(_) | Went::Blocked(_) => {}
        }
        if !matches!(went, Went::Stack(_)) {
            self.stack_first[usize::from(rank)] = card;
        }
        if self.row & bit != 0 {
            self.n_main += 1;
        } else {
            self.n_slots += 1;
        }
    }

    /// What [`Game::decide`] does.
    #[inline(always)]
    fn decide_action(
        &self,
        seat: Seat,
        action: Action,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        match action {
            Action::Try { card } => self.decide_try(seat, card, events),
            Action::Stop => self.decide_stop(seat, events),
            Action::Discard { card } => self.decide_discard(seat, card, events),
        }
    }

    /// What [`Game::evolve`] does.
    #[inline(always)]
    fn fold(&mut self, event: &Event) {
        match event {
            Event::CardTried { seat, card, went } => self.fold_try(*seat, *card, *went),
            Event::Stopped { .. } => {}
            Event::CardDiscarded { seat, card } => {
                self.take_from_hand(*seat, *card);
                self.discard.push(*card);
            }
            Event::CardsDrawn { seat, cards } => {
                let end = self.next_draw + cards.len() as u8;
                let hand = &mut self.hands[seat.index()];
                *hand = hand.with(CardBits::range(self.next_draw, end));
                self.next_draw = end;
            }
            Event::TurnPassed { to } => {
                self.turn = *to;
                self.tried = false;
                self.n_placed = 0;
            }
            Event::GameEnded { why } => self.ended = Some(*why),
        }
    }
}

impl Game for Twist {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    type Illegal = Illegal;
    type Outcome = Outcome;

    fn n_seats(&self) -> usize {
        self.deal.n_seats()
    }

    #[inline]
    fn to_act(&self) -> ManySeats {
        self.turn().map_or(ManySeats::EMPTY, ManySeats::one)
    }

    #[inline(always)]
    fn n_actions(&self, seat: Seat) -> usize {
        if self.turn() != Some(seat) {
            return 0;
        }
        let hand = self.hands[seat.index()];
        let n_others = if self.tried {
            usize::from(self.n_placed > 0) // CO-13, CO-14
        } else {
            hand.and(self.matching()).len()
        };
        hand.without(self.blocked).len() + n_others
    }

    /// Tries come first, then the end of the turn or the discards.
    #[inline(always)]
    fn nth_action(&self, seat: Seat, n: usize) -> Option<Action> {
        if self.turn() != Some(seat) {
            return None;
        }
        let hand = self.hands[seat.index()];
        let upright = hand.without(self.blocked);
        if n < upright.len() {
            return upright.nth(n).map(|card| Action::Try { card });
        }
        let n = n - upright.len();
        if self.tried {
            return (n == 0 && self.n_placed > 0).then_some(Action::Stop);
        }
        let card = hand.and(self.matching()).nth(n)?;
        Some(Action::Discard { card })
    }

    fn decide(
        &self,
        seat: Seat,
        action: Action,
        _chance: &dyn Chance,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.decide_action(seat, action, events)
    }

    fn evolve(&mut self, event: &Event) {
        self.fold(event);
    }

    fn play_out(
        &mut self,
        _chance: &dyn Chance,
        pick: &mut dyn FnMut(Seat, usize) -> usize,
    ) -> u64 {
        play_out(self, pick, |game, seat, action, events| {
            game.decide_action(seat, action, events)?;
            events.iter().for_each(|event| game.fold(event));
            Ok(())
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    fn show(&self, viewer: Viewer, event: &Event) -> Shown {
        self.build_shown(viewer, event)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended.map(|why| Outcome {
            why,
            tally: self.tally(),
        })
    }
}
