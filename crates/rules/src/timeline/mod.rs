//! Competitive Timeline: section 2 of the rules (`TC-…`).
//!
//! Every card of the deal is numbered by its place in the shuffle. The state
//! keeps one array for both piles: the draw pile at its end and the discard pile
//! at its beginning, since a card is only ever discarded after another one has
//! left the draw pile.

mod deal;
mod decide;
mod view;

pub use deal::{
    CardOrder, CardSet, DEFAULT_HAND, Deal, HAND_SIZES, MAX_CARDS, MAX_HANDICAP, SEATS, Seating,
    Setup, SetupError,
};
pub use view::{Dated, Shown, Standing, View};

use std::fmt;
use std::sync::Arc;

use crate::game::play_out;
use crate::{CardId, CardList, Chance, Date, Events, Game, ManySeats, Seat, SeatSet, Viewer};

/// A position the next card can take: 0 is before all, n is after all (TC-5).
pub type Gap = u8;

/// What the player whose turn it is asks for (TC-5, TC-11: there is no pass).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Put one of your cards into a gap of the line.
    Place {
        /// The card.
        card: CardId,
        /// The gap.
        gap: Gap,
    },
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a boxed pile would put a heap allocation into play"
)]
pub enum Event {
    /// The card fitted and stays, back up (TC-8).
    CardPlaced {
        /// Who placed it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The gap it went into.
        gap: Gap,
    },
    /// The card did not fit and went to the discard pile, back up (TC-9).
    CardMisplaced {
        /// Who placed it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The gap it was tried in.
        gap: Gap,
    },
    /// The discard pile became the draw pile (TC-10).
    PileReshuffled {
        /// The new draw pile. Secret but for its top card.
        pile: Pile,
    },
    /// The top card of the draw pile went to a player (TC-9, TC-14).
    CardDrawn {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card was due in a play-off, and neither pile had one (TC-16).
    NothingToDraw {
        /// Who should have drawn.
        seat: Seat,
    },
    /// A player left for good; their cards went to the discard pile (TC-17).
    SeatDropped {
        /// Who left.
        seat: Seat,
        /// Their cards, in the order they go to the discard pile.
        cards: CardList<{ deal::MAX_HAND }>,
    },
    /// Every player still in has had a turn (TC-12).
    RoundEnded {
        /// The round's number, from 1.
        round: u32,
        /// The players in the game who have no cards left.
        out: SeatSet,
        /// The players who leave because several others are out of cards (TC-14).
        eliminated: SeatSet,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: Seat,
    },
    /// The game is over (TC-13, TC-16, TC-17).
    GameEnded {
        /// Who won; several share the victory.
        winners: SeatSet,
        /// The round in which it ended.
        rounds: u32,
    },
}

/// A pile of cards, top first. Its `Debug` shows no more than its size.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Pile(pub CardList<MAX_CARDS>);

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({} cards)", self.0.len())
    }
}

/// Why an action is refused. A wrong guess is not here: it is legal, and its
/// answer is [`Event::CardMisplaced`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// Somebody else is to act.
    #[error("it is {turn}'s turn; wait until they have placed a card")]
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
    /// The line is shorter than that.
    #[error("there is no gap {gap}; choose one from 0 to {last}")]
    NoSuchGap {
        /// The gap asked for.
        gap: Gap,
        /// The last gap of the line.
        last: Gap,
    },
    /// The player was eliminated or dropped.
    #[error("{seat} is no longer in the game; watch the others play it out")]
    OutOfGame {
        /// The seat that asked.
        seat: Seat,
    },
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
            Illegal::NoSuchGap { .. } => "no_such_gap",
            Illegal::OutOfGame { .. } => "out_of_game",
            Illegal::NoSuchSeat { .. } => "no_such_seat",
            Illegal::GameOver => "game_over",
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; several share the victory (TC-16).
    pub winners: SeatSet,
    /// The round in which the game ended.
    pub rounds: u32,
}

/// One game of competitive Timeline.
#[derive(Clone)]
pub struct Timeline {
    deal: Arc<Deal>,
    /// `[..n_discard]` is the discard pile from its bottom, `[next_draw..n_cards]`
    /// the draw pile from its top.
    piles: [CardId; MAX_CARDS],
    line: CardList<MAX_CARDS>,
    hands: [CardList<{ deal::MAX_HAND }>; deal::MAX_SEATS],
    /// Before whom each card lies, if before anybody. A hand says the same, but has to be
    /// searched.
    holders: [u8; 256],
    n_discard: u8,
    next_draw: u8,
    /// The players still in the game.
    still_in: SeatSet,
    dropped: SeatSet,
    turn: Seat,
    round: u32,
    n_reshuffles: u32,
    winners: SeatSet,
}

const _: () = assert!(size_of::<Timeline>() <= 1024);

/// Before nobody: in a pile or on the line.
const NOBODY: u8 = u8::MAX;

/// A seat as the byte that says before whom a card lies.
#[inline]
fn holder(seat: Seat) -> u8 {
    seat.0 as u8
}

impl Timeline {
    /// Deals the cards (TC-2, TC-3): each seat its share from the top, seat 0 first; the
    /// next card begins the line; the rest is the draw pile.
    pub fn new(deal: Arc<Deal>) -> Timeline {
        let mut cards = (0..deal.n_cards() as u8).map(CardId);
        let mut hands: [CardList<{ deal::MAX_HAND }>; deal::MAX_SEATS] = Default::default();
        let mut holders = [NOBODY; 256];
        for seat in Seat::all(deal.n_seats()) {
            for card in cards.by_ref().take(deal.hand_size(seat)) {
                hands[seat.index()].push(card);
                holders[card.index()] = holder(seat);
            }
        }
        let mut line = CardList::new();
        line.extend(cards.next());
        let next_draw = (deal.n_cards() - cards.len()) as u8;
        Timeline {
            piles: std::array::from_fn(|i| CardId(i as u8)),
            line,
            hands,
            holders,
            n_discard: 0,
            next_draw,
            still_in: SeatSet::first(deal.n_seats()),
            dropped: SeatSet::EMPTY,
            turn: deal.first(),
            round: 1,
            n_reshuffles: 0,
            winners: SeatSet::EMPTY,
            deal,
        }
    }

    /// Returns whose turn it is, while the game goes on.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.winners.is_empty().then_some(self.turn)
    }

    /// Returns the round being played, from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Returns the cards of the line, earliest first.
    #[inline]
    pub fn line(&self) -> &[CardId] {
        &self.line
    }

    /// Returns the cards before `seat`, in the order they came.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        &self.hands[seat.index()]
    }

    /// Returns the discard pile, bottom first.
    #[inline]
    pub fn discard_pile(&self) -> &[CardId] {
        &self.piles[..usize::from(self.n_discard)]
    }

    /// Returns the draw pile, top first. Secret but for its top card.
    #[inline]
    pub fn draw_pile(&self) -> &[CardId] {
        &self.piles[usize::from(self.next_draw)..self.deal.n_cards()]
    }

    /// Returns the players still in the game.
    pub fn still_in(&self) -> SeatSet {
        self.still_in
    }

    /// Returns what was dealt. Secret.
    pub fn deal(&self) -> &Arc<Deal> {
        &self.deal
    }

    /// Says whether `card` would be right in `gap` (TC-6, TC-7). Secret.
    #[inline]
    pub fn fits(&self, card: CardId, gap: Gap) -> bool {
        let rank = self.deal.rank(card);
        let gap = usize::from(gap);
        let after_left = gap == 0 || self.deal.rank(self.line[gap - 1]) <= rank;
        let before_right = gap == self.line.len() || rank <= self.deal.rank(self.line[gap]);
        after_left && before_right
    }

    fn date(&self, card: CardId) -> Date {
        self.deal.date(card)
    }

    #[inline]
    fn discard(&mut self, card: CardId) {
        self.piles[usize::from(self.n_discard)] = card;
        self.n_discard += 1;
    }

    #[inline]
    fn take_from_hand(&mut self, seat: Seat, card: CardId) {
        self.hands[seat.index()].take(card);
        self.holders[card.index()] = NOBODY;
    }

    /// What [`Game::decide`] does.
    #[inline(always)]
    fn decide_action(
        &self,
        seat: Seat,
        action: Action,
        chance: &dyn Chance,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        let Action::Place { card, gap } = action;
        self.decide_place(seat, card, gap, chance, events)
    }

    /// What [`Game::evolve`] does.
    #[inline(always)]
    fn fold(&mut self, event: &Event) {
        match event {
            Event::CardPlaced { seat, card, gap } => {
                self.take_from_hand(*seat, *card);
                self.line.insert(usize::from(*gap), *card);
            }
            Event::CardMisplaced { seat, card, .. } => {
                self.take_from_hand(*seat, *card);
                self.discard(*card);
            }
            Event::PileReshuffled { pile } => {
                let n_cards = self.deal.n_cards();
                let top = n_cards - pile.0.len();
                self.piles[top..n_cards].copy_from_slice(&pile.0);
                self.next_draw = top as u8;
                self.n_discard = 0;
                self.n_reshuffles += 1;
            }
            Event::CardDrawn { seat, card } => {
                self.hands[seat.index()].push(*card);
                self.holders[card.index()] = holder(*seat);
                self.next_draw += 1;
            }
            Event::NothingToDraw { .. } => {}
            Event::SeatDropped { seat, cards } => {
                for card in cards.iter() {
                    self.take_from_hand(*seat, *card);
                    self.discard(*card);
                }
                self.still_in.remove(*seat);
                self.dropped.insert(*seat);
            }
            Event::RoundEnded { eliminated, .. } => {
                self.still_in = self.still_in.without(*eliminated);
                self.round += 1;
            }
            Event::TurnPassed { to } => self.turn = *to,
            Event::GameEnded { winners, rounds } => {
                self.winners = *winners;
                self.round = *rounds;
            }
        }
    }
}

impl Game for Timeline {
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
        self.turn().map_or(SeatSet::EMPTY, SeatSet::one).into()
    }

    #[inline]
    fn n_actions(&self, seat: Seat) -> usize {
        if self.turn() != Some(seat) {
            return 0;
        }
        self.hand(seat).len() * (self.line.len() + 1)
    }

    #[inline]
    fn nth_action(&self, seat: Seat, n: usize) -> Option<Action> {
        if self.turn() != Some(seat) {
            return None;
        }
        // Both fit 32 bits, which divide several times faster than 64.
        let (n, n_gaps) = (u32::try_from(n).ok()?, self.line.len() as u32 + 1);
        let card = self.hand(seat).get((n / n_gaps) as usize)?;
        Some(Action::Place {
            card: *card,
            gap: (n % n_gaps) as Gap,
        })
    }

    fn decide(
        &self,
        seat: Seat,
        action: Action,
        chance: &dyn Chance,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.decide_action(seat, action, chance, events)
    }

    fn evolve(&mut self, event: &Event) {
        self.fold(event);
    }

    fn play_out(&mut self, chance: &dyn Chance, pick: &mut dyn FnMut(Seat, usize) -> usize) -> u64 {
        play_out(self, pick, |game, seat, action, events| {
            game.decide_action(seat, action, chance, events)?;
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
        if self.winners.is_empty() {
            return None;
        }
        Some(Outcome {
            winners: self.winners,
            rounds: self.round,
        })
    }
}
