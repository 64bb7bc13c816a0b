//! Trekking Through History: section 4 of the rules (`TR-…`).
//!
//! All values are data ([`Data`]), and its cards keep the numbers they have there: which
//! cards a day deck holds and when they happened is public, only its order is secret.
//! A turn is a chain of small decisions: take a card, then place each token that leaves a
//! choice. [`Trek::decide_turn`] works out a whole turn at once, as records have it.

mod board;
mod check;
mod counts;
mod data;
mod deal;
mod decide;
mod decide_warp;
mod event;
mod imagine;
mod legal;
mod refusal;
mod scoring;
mod tokens;
mod view;
mod warps;

pub use board::Gains;
pub use check::DataError;
pub use data::{
    ANCESTORS, Ancestor, Benefit, Card, Data, DataSetup, Experience, HOURS, ITINERARIES_EACH,
    Itinerary, ItineraryId, MAX_BENEFITS, MAX_CARDS, MAX_COLUMN, MAX_ITINERARIES, MAX_WARPS,
    MIN_DAY_CARDS, MIN_ITINERARIES, N_DAYS, Price, Reward, Warp, WarpId, WarpKind,
};
pub use deal::{Deal, SEATS, Setup, SetupError, n_laid_out};
pub use event::{Action, Event, JourneyStep, Sealed, SealedTop, Source, Taken, WarpChoice};
pub use imagine::{Guess, ImagineError};
pub use refusal::Illegal;
pub use scoring::{Outcome, Score, Standing};
pub use tokens::{Pool, Token, TokenFault, check_columns};
pub use view::{Foreseen, JourneyCard, LaidOut, PlayerView, Shown, View, WarpsView};
pub use warps::{Bend, FORESEEN};

use std::sync::Arc;

use crate::game::play_out;
use crate::{CardId, Chance, Events, Game, ManySeats, Seat, SeatSet, Viewer};
use board::Board;
use counts::Counts;
use data::{Brings, Face, NOON};
use deal::MAX_SEATS;
use warps::{Moved, Warps};

/// The most cards a player can take: one for each hour of three days.
const MAX_TAKEN: usize = N_DAYS * NOON as usize;
/// Spaces of the departures row, the deck top included (TR-2).
const ROW: usize = 6;

/// What the game is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Players choose today's itinerary (TR-3).
    Choosing,
    /// A player takes a card (TR-6).
    Turn,
    /// A player places tokens (TR-11).
    Tokens,
    /// A player who looked into the deck puts one of the cards seen on top (TW-4).
    Foresight,
    /// Nothing: the game has ended.
    Over,
}

/// A card or none, in one byte.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Slot(u8);

impl Slot {
    const EMPTY: Slot = Slot(u8::MAX);
    const ANCESTOR: Slot = Slot::EMPTY;

    #[inline]
    fn card(self) -> Option<CardId> {
        (self != Slot::EMPTY).then_some(CardId(self.0))
    }
}

/// What lies before one player.
#[derive(Clone)]
struct Player {
    /// The cards taken, in order; an ancestor is [`Slot::ANCESTOR`].
    taken: [Slot; MAX_TAKEN],
    /// Which of them start a journey, one bit each.
    starts: u64,
    points: u16,
    crystals: u16,
    n_taken: u8,
    /// The rank of the open journey's last date.
    last_rank: u8,
    /// Where the watch stands: 0 at the start of a day, 12 when done (TR-4a).
    hour: u8,
    /// Tokens in each column of today's itinerary.
    filled: Counts,
    /// The itineraries chosen for the days so far.
    picks: [Option<ItineraryId>; N_DAYS],
}

impl Player {
    fn new() -> Player {
        Player {
            taken: [Slot::EMPTY; MAX_TAKEN],
            starts: 0,
            points: 0,
            crystals: 1, // TR-4
            n_taken: 0,
            last_rank: 0,
            hour: 0,
            filled: Counts::default(),
            picks: [None; N_DAYS],
        }
    }

    /// Says whether there is a journey to continue: once started, one is always open.
    #[inline]
    fn has_journey(&self) -> bool {
        self.n_taken > 0
    }

    #[inline]
    fn travel(&mut self, slot: Slot, step: JourneyStep) {
        if step == JourneyStep::Detours {
            return self.detour(slot);
        }
        if step != JourneyStep::Continues {
            self.starts |= 1 << self.n_taken;
        }
        self.taken[usize::from(self.n_taken)] = slot;
        self.n_taken += 1;
    }
}

/// One game of Trekking Through History.
#[derive(Clone)]
pub struct Trek {
    deal: Arc<Deal>,
    players: [Player; MAX_SEATS],
    /// The seats by when their watch last moved, the latest last. Among watches on one
    /// space the later lies above (TR-8), so this is every stack at once.
    stack: [Seat; MAX_SEATS],
    /// The departures row; the first is the deck top.
    row: [Slot; ROW],
    /// The space whose card was taken this turn, until the row is refilled.
    gap: Option<u8>,
    /// The tokens of this turn that are still to be placed.
    pool: Pool,
    /// How many cards of the day deck as dealt have been drawn from it.
    n_seen: u8,
    moved: Moved,
    /// Days that are over.
    days_over: u8,
    ancestors: u8,
    phase: Phase,
    turn: Seat,
    /// The players who have yet to choose an itinerary.
    choosing: SeatSet,
    warps: Warps,
}

const _: () = assert!(size_of::<Trek>() <= 1024);

impl Trek {
    /// Deals the game (TR-1 to TR-4). Of a *first game* fold [`Trek::opening`] next.
    pub fn new(deal: Arc<Deal>) -> Trek {
        let mut stack = [Seat(0); MAX_SEATS];
        stack[..deal.n_seats()].copy_from_slice(deal.watches());
        let mut trek = Trek {
            players: std::array::from_fn(|_| Player::new()),
            stack,
            row: [Slot::EMPTY; ROW],
            gap: None,
            pool: Pool::default(),
            n_seen: 0,
            moved: Moved::default(),
            days_over: 0,
            ancestors: deal.n_ancestors(),
            phase: Phase::Choosing,
            turn: Seat(0),
            choosing: SeatSet::EMPTY,
            warps: Warps::default(),
            deal,
        };
        trek.lay_out(0);
        trek
    }

    /// Returns what was dealt. Secret.
    pub fn deal(&self) -> &Arc<Deal> {
        &self.deal
    }

    /// Returns the day being played, 1 to 3.
    #[inline]
    pub fn day(&self) -> u8 {
        self.days_over + 1
    }

    /// Returns what the game is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns whose turn it is; `None` while players choose and once the game is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.is_playing().then_some(self.turn)
    }

    /// Says whether a player has the turn.
    #[inline]
    fn is_playing(&self) -> bool {
        matches!(self.phase, Phase::Turn | Phase::Tokens | Phase::Foresight)
    }

    /// Returns the cards in sight: the deck top, then the five spaces to its right (TR-2).
    pub fn row(&self) -> [Option<CardId>; ROW] {
        self.row.map(Slot::card)
    }

    /// Counts the cards of the day deck, the deck top included.
    pub fn n_deck(&self) -> usize {
        self.n_below() + usize::from(self.row[0] != Slot::EMPTY)
    }

    /// Counts the ancestors left.
    pub fn n_ancestors(&self) -> u8 {
        self.ancestors
    }

    /// Returns the tokens of this turn that are still to be placed.
    pub fn pool(&self) -> Pool {
        self.pool
    }

    /// Returns the seats by when their watch last moved, the latest last: of two watches
    /// on one space, the later lies above (TR-8).
    #[inline]
    pub fn stack(&self) -> &[Seat] {
        &self.stack[..self.deal.n_seats()]
    }

    /// Returns the itineraries `seat` has used on earlier days.
    fn used(&self, seat: Seat) -> impl Iterator<Item = ItineraryId> + Clone + '_ {
        let days_over = usize::from(self.days_over);
        self.player(seat).picks[..days_over]
            .iter()
            .flatten()
            .copied()
    }

    /// Returns the itinerary `seat` uses today, once chosen. Secret until all have chosen.
    #[inline]
    pub fn itinerary(&self, seat: Seat) -> Option<ItineraryId> {
        self.player(seat).picks[usize::from(self.days_over)]
    }

    /// Returns the itinerary drawn for `seat`, while it must be taken (TR-3a).
    fn drawn(&self, seat: Seat) -> Option<ItineraryId> {
        if self.days_over > 0 {
            return None;
        }
        self.deal.drawn(seat)
    }

    #[inline]
    fn data(&self) -> &Data {
        self.deal.data()
    }

    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Returns the itinerary in use; the first of the deck stands in before one is chosen.
    #[inline]
    fn board(&self, seat: Seat) -> &Board {
        let itinerary = self.itinerary(seat).unwrap_or(ItineraryId(0));
        self.data().board(itinerary)
    }

    /// Adds up the benefits of a card and of the mat under its space (TR-10), as the warp of
    /// this turn bends them (TW-4).
    #[inline]
    fn brings(&self, taken: Taken, face: Face) -> Brings {
        let space = match taken {
            Taken::Card { space, .. } => space,
            Taken::Ancestor => 0, // As under the deck top, there is nothing.
        };
        self.warps
            .bend
            .brings(face.brings, self.data().mat(), space)
    }

    /// Lays out the deck of a day (TR-2, TR-20): the first card lies rightmost, the sixth
    /// is the deck top.
    fn lay_out(&mut self, days_over: u8) {
        self.days_over = days_over;
        self.row =
            std::array::from_fn(|space| Slot(self.deal.day_at(days_over)[ROW - 1 - space].0));
        self.n_seen = ROW as u8;
        self.moved = Moved::default();
        self.warps = Warps::default(); // TW-2
        for player in &mut self.players {
            player.hour = 0; // TR-4a
            player.filled = Counts::default();
        }
        self.choosing = SeatSet::first(self.deal.n_seats());
        self.phase = Phase::Choosing;
    }

    /// Slides cards right to fill the gap; the deck top moves to the leftmost space and
    /// the next card comes into sight (TR-17, TR-18).
    #[inline]
    fn refill(&mut self) {
        let Some(gap) = self.gap.take() else {
            return;
        };
        let top = self.draw();
        self.warps.forget(usize::from(top.is_some()));
        let (row, gap) = (self.row, usize::from(gap));
        self.row = std::array::from_fn(|space| match space {
            0 => top.unwrap_or(Slot::EMPTY),
            _ if space <= gap => row[space - 1],
            _ => row[space],
        });
    }

    /// Moves a watch on top of those on its space (TR-8).
    #[inline]
    fn move_watch(&mut self, seat: Seat, hour: u8) {
        self.players[seat.index()].hour = hour;
        let top = self.deal.n_seats() - 1;
        let mut above = false;
        for at in 0..top {
            above |= self.stack[at] == seat;
            if above {
                self.stack[at] = self.stack[at + 1];
            }
        }
        self.stack[top] = seat;
    }

    #[inline]
    fn fold_taken(&mut self, seat: Seat, taken: Taken, step: JourneyStep) {
        let (slot, face) = match taken {
            Taken::Card { card, space } => {
                let face = self.data().face(card);
                self.row[usize::from(space)] = Slot::EMPTY;
                self.gap = Some(space);
                if step != JourneyStep::Detours {
                    self.players[seat.index()].last_rank = face.rank;
                }
                (Slot(card.0), face)
            }
            Taken::Ancestor => {
                self.ancestors -= 1;
                (Slot::ANCESTOR, self.data().ancestor())
            }
        };
        self.players[seat.index()].travel(slot, step);
        self.pool = self.brings(taken, face).tokens;
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
            Action::ChooseItinerary(itinerary) => self.decide_choice(seat, itinerary, events),
            Action::Take { source, crystals } => self.decide_take(seat, source, crystals, events),
            Action::PlaceToken { token, column } => self.decide_token(seat, token, column, events),
            Action::Pass => self.decide_pass(seat, events),
            Action::UseWarp { at, choice } => self.decide_warp(seat, at, choice, events),
            Action::PutOnTop(nth) => self.decide_top(seat, nth, events),
        }
    }

    /// What [`Game::evolve`] does.
    #[inline(always)]
    fn fold(&mut self, event: &Event) {
        match *event {
            Event::ItineraryChosen { seat, itinerary } => {
                let day = usize::from(self.days_over);
                self.players[seat.index()].picks[day] = Some(itinerary.0);
                self.choosing.remove(seat);
            }
            Event::ItinerariesRevealed | Event::DayEnded { .. } => {}
            Event::CardTaken {
                seat,
                taken,
                spent,
                watch,
                points,
                crystals,
                journey,
            } => {
                self.move_watch(seat, watch);
                let player = &mut self.players[seat.index()];
                player.points += u16::from(points);
                player.crystals = player.crystals - u16::from(spent) + u16::from(crystals);
                self.fold_taken(seat, taken, journey);
                self.phase = Phase::Tokens;
            }
            Event::TokenPlaced {
                seat,
                token,
                column,
                points,
                crystals,
            } => {
                self.pool.remove(token);
                let player = &mut self.players[seat.index()];
                player.filled.add_one(column);
                player.points += points;
                player.crystals += crystals;
            }
            Event::TokenReturned { token, .. } => self.pool.remove(token),
            Event::TurnEnded { .. } => {
                self.warps.bend = Bend::default();
                self.refill();
            }
            Event::Passed { seat } => self.move_watch(seat, NOON),
            Event::TurnPassed { to } => {
                self.turn = to;
                self.phase = Phase::Turn;
            }
            Event::DayBegan { day } => self.lay_out(day - 1),
            Event::WarpUsed { seat, at, choice } => self.fold_warp(seat, at, choice),
            Event::Foreseen { top, .. } => {
                self.put_on_top(top.0);
                self.phase = Phase::Turn;
            }
            Event::GameEnded => self.phase = Phase::Over,
        }
    }
}

impl Game for Trek {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Shown = Shown;
    type Illegal = Illegal;
    type Outcome = Outcome;

    #[inline]
    fn n_seats(&self) -> usize {
        self.deal.n_seats()
    }

    #[inline]
    fn to_act(&self) -> ManySeats {
        match self.phase {
            Phase::Choosing => self.choosing.into(),
            Phase::Turn | Phase::Tokens | Phase::Foresight => ManySeats::one(self.turn),
            Phase::Over => ManySeats::EMPTY,
        }
    }

    fn n_actions(&self, seat: Seat) -> usize {
        self.count_legal(seat)
    }

    fn nth_action(&self, seat: Seat, n: usize) -> Option<Action> {
        self.nth_legal(seat, n)
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
        (self.phase == Phase::Over).then(|| self.build_outcome())
    }
}
