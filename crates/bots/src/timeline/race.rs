//! An imagined race: the line, the hands and the turns that are left, played to the end.

use antedate_rules::timeline::{Standing, View};
use antedate_rules::{Seat, SeatSet};

use super::line::Line;
use crate::knowledge::Belief;
use crate::{Mind, Rng};

/// A card as a bot thinks of it, and where it imagines the date to be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Imagined {
    pub(super) belief: Belief,
    pub(super) place: f64,
}

impl Imagined {
    fn of(belief: Belief, rng: &mut Rng) -> Imagined {
        Imagined {
            belief,
            place: belief.imagine(rng),
        }
    }
}

/// What a race starts from: a view as a bot thinks of it.
#[derive(Debug, Clone)]
pub(super) struct Start {
    pub(super) line: Line,
    hands: Vec<Vec<Belief>>,
    still_in: SeatSet,
    first: Seat,
    seat: Seat,
    /// The top of the pile, which everybody sees.
    top: Option<Belief>,
    /// What else may be drawn: cards of the deck that nobody has seen in this game.
    unseen: Vec<Belief>,
}

impl Start {
    pub(super) fn read(mind: &Mind, view: &View, seat: Seat) -> Start {
        let beliefs = |hand: &Vec<_>| hand.iter().map(|card| mind.belief(*card)).collect();
        let standings = Seat::all(view.hands.len()).zip(&view.standings);
        let unseen = mind.unseen().into_iter();
        Start {
            line: Line::read(mind, view.line.iter().map(|card| card.date)),
            hands: view.hands.iter().map(beliefs).collect(),
            still_in: standings
                .filter(|(_, standing)| **standing == Standing::In)
                .map(|(seat, _)| seat)
                .collect(),
            first: view.first,
            seat,
            top: view.draw_top.map(|card| mind.belief(card)),
            unseen: unseen.map(|card| mind.knowledge().belief(card)).collect(),
        }
    }

    /// Imagines every hidden date in sight.
    pub(super) fn imagine(&self, rng: &mut Rng) -> Race {
        let mut imagine = |belief: &Belief| Imagined::of(*belief, rng);
        let hands = self.hands.iter();
        Race {
            line: self.line.clone(),
            hands: hands
                .map(|hand| hand.iter().map(&mut imagine).collect())
                .collect(),
            top: self.top.as_ref().map(imagine),
            still_in: self.still_in,
            turn: self.seat,
            n_turns: 0,
        }
    }
}

/// A race on its way.
#[derive(Debug, Clone)]
pub(super) struct Race {
    line: Line,
    hands: Vec<Vec<Imagined>>,
    top: Option<Imagined>,
    still_in: SeatSet,
    turn: Seat,
    pub(super) n_turns: u64,
}

/// A race this long is called a draw: nobody errs any more.
const MAX_TURNS: u64 = 120;

impl Race {
    /// Plays on until somebody has won. Returns the share of the victory that falls to the
    /// player who began: 1 for a win, a part for a shared one, else 0.
    pub(super) fn finish(
        mut self,
        start: &Start,
        first_play: (usize, usize),
        rng: &mut Rng,
    ) -> (f64, u64) {
        let mut play = Some(first_play);
        loop {
            let (at, gap) = play.take().unwrap_or_else(|| self.surest());
            self.place(start, at, gap, rng);
            self.n_turns += 1;
            let winners = match self.next_in_round(start) {
                Some(next) => {
                    self.turn = next;
                    continue;
                }
                None => self.end_round(start, rng),
            };
            let winners = match winners {
                None if self.n_turns >= MAX_TURNS => self.still_in,
                None => continue,
                Some(winners) => winners,
            };
            let won = winners.contains(start.seat);
            let share = f64::from(u8::from(won)) / winners.len().max(1) as f64;
            return (share, self.n_turns);
        }
    }

    /// Returns the card and gap most likely to be right, as this bot thinks for everybody.
    fn surest(&self) -> (usize, usize) {
        let hand = self.hands[self.turn.index()].iter();
        let (mut best, mut most) = ((0, 0), -1.0);
        for (at, card) in hand.enumerate() {
            let (gap, chance) = self.line.best_gap(card.belief);
            if chance > most {
                (best, most) = ((at, gap), chance);
            }
        }
        best
    }

    /// TC-6 to TC-9.
    fn place(&mut self, start: &Start, at: usize, gap: usize, rng: &mut Rng) {
        let card = self.hands[self.turn.index()].swap_remove(at);
        if self.line.fits(card.place, gap) {
            self.line.insert(card.place, gap);
        } else {
            self.draw(start, self.turn, rng);
        }
    }

    /// Draws a card; when nothing unseen is left, any card of the deck may come back (TC-10).
    fn draw(&mut self, start: &Start, seat: Seat, rng: &mut Rng) {
        let card = self.top.take().or_else(|| {
            let n = start.unseen.len();
            (n > 0).then(|| Imagined::of(start.unseen[rng.below(n)], rng))
        });
        self.hands[seat.index()].extend(card);
    }

    fn next_in_round(&self, start: &Start) -> Option<Seat> {
        let n_seats = self.hands.len();
        let mut order = self.still_in.clockwise(start.first, n_seats);
        order.find(|seat| *seat == self.turn);
        order.next()
    }

    /// TC-12 to TC-15. Returns the winners, if the race is over.
    fn end_round(&mut self, start: &Start, rng: &mut Rng) -> Option<SeatSet> {
        let empty = |seat: &Seat| self.hands[seat.index()].is_empty();
        let out: SeatSet = self.still_in.iter().filter(empty).collect();
        if out.len() == 1 {
            return Some(out);
        }
        if out.len() > 1 {
            self.still_in = out;
            for seat in out.iter() {
                self.draw(start, seat, rng);
                if self.hands[seat.index()].is_empty() {
                    return Some(out); // TC-16
                }
            }
        }
        self.turn = self.still_in.next_from(start.first)?;
        None
    }
}
