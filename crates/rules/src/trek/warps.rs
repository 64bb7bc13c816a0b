//! Time warps, an option (section 10 of the rules): what lies beside the clock today, who has
//! used which, and what a warp does to the turn.

use arrayvec::ArrayVec;

use super::data::{Brings, NOON, Warp, WarpId, WarpKind};
use super::event::Taken;
use super::tokens::Pool;
use super::{MAX_SEATS, Player, ROW, Slot, Trek};
use crate::{CardId, Seat};

/// The most warps laid out for a day: one more than there are players (TW-1).
pub(super) const MAX_LAID_OUT: usize = MAX_SEATS + 1;
/// How far haste shortens a card (TW-4).
const HASTE: u8 = 2;
/// The most cards that new dawns put under a deck: each player can use one of them.
const MAX_UNDER: usize = MAX_SEATS * (ROW - 1);
/// How many cards of the deck foresight shows (TW-4).
pub const FORESEEN: usize = 3;

/// What the warp used this turn does to the card then taken (TW-3, TW-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bend {
    /// The kind of the warp; none was used this turn if there is none.
    pub kind: Option<WarpKind>,
    /// The hours it costs.
    pub hours: u8,
    /// The space whose benefit the mat brings, with an echo.
    pub echo: Option<u8>,
}

impl Bend {
    /// Returns the hours of a card so bent, before crystals (TW-3).
    #[inline]
    pub fn hours(self, hours: u8) -> u8 {
        match self.kind {
            None => hours,
            Some(WarpKind::Haste) => hours.saturating_sub(HASTE).max(1) + self.hours,
            Some(_) => hours + self.hours,
        }
    }

    /// Adds up what a card and the mat bring, the card having lain on `space`.
    #[inline]
    pub(super) fn brings(self, card: Brings, mat: &[Brings; ROW], space: u8) -> Brings {
        let brings = card.plus(mat[usize::from(self.echo.unwrap_or(space))]);
        if self.kind == Some(WarpKind::Prism) {
            return Brings {
                tokens: brings.tokens.all_wild(),
                ..brings
            };
        }
        brings
    }
}

/// How far into the deck somebody has looked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Looked {
    pub(super) seat: Seat,
    /// How many cards below the deck top are still those seen.
    pub(super) n: u8,
}

/// The cards of the day deck that foresight and new dawns have moved.
#[derive(Clone, Default)]
pub(super) struct Moved {
    /// Those that foresight put in another order: they come before the rest of the deck.
    ahead: ArrayVec<Slot, FORESEEN>,
    /// Those that a new dawn put under the deck.
    under: ArrayVec<Slot, MAX_UNDER>,
}

/// What has been done with the warps of today.
#[derive(Clone, Copy, Default)]
pub(super) struct Warps {
    /// Whose marker lies on each warp laid out (TW-2).
    pub(super) markers: [Option<Seat>; MAX_LAID_OUT],
    pub(super) bend: Bend,
    pub(super) looked: Option<Looked>,
}

impl Warps {
    #[inline]
    pub(super) fn has_used(&self, seat: Seat) -> bool {
        self.markers.contains(&Some(seat))
    }

    /// The deck has lost `n` cards from below its top.
    #[inline]
    pub(super) fn forget(&mut self, n: usize) {
        if let Some(looked) = &mut self.looked {
            looked.n = looked.n.saturating_sub(n as u8);
            self.looked = (looked.n > 0).then_some(*looked);
        }
    }
}

impl Player {
    /// Finds the last history card of the open journey: its place among the cards taken.
    fn last_card(&self) -> Option<usize> {
        let taken = &self.taken[..usize::from(self.n_taken)];
        taken.iter().rposition(|slot| *slot != Slot::ANCESTOR)
    }

    /// Returns the card before the last one of the open journey, ancestors apart; none where
    /// there is no such card, and a detour may begin the journey anew.
    fn card_before_last(&self) -> Option<CardId> {
        let last = self.last_card()?;
        let first_of_open = self.starts.checked_ilog2()? as usize;
        let before = self.taken.get(first_of_open..last)?;
        before.iter().rev().find_map(|slot| slot.card())
    }

    /// Lays a card before the last one of the open journey (TW-4).
    pub(super) fn detour(&mut self, slot: Slot) {
        let at = self.last_card().unwrap_or(0);
        let end = usize::from(self.n_taken);
        self.taken.copy_within(at..end, at + 1);
        self.taken[at] = slot;
        self.n_taken += 1;
    }
}

impl Trek {
    /// Lists the warps laid out today (TW-1); none in a game without them.
    #[inline]
    pub fn laid_out(&self) -> &[WarpId] {
        self.deal.laid_out(self.days_over)
    }

    /// Returns whose marker lies on each warp laid out today.
    pub fn markers(&self) -> &[Option<Seat>] {
        &self.warps.markers[..self.laid_out().len()]
    }

    /// Returns what the warp used this turn does to the card then taken.
    #[inline]
    pub fn bend(&self) -> Bend {
        self.warps.bend
    }

    /// Returns a warp laid out today.
    #[inline]
    pub(super) fn warp(&self, at: u8) -> Option<Warp> {
        let id = self.laid_out().get(usize::from(at))?;
        Some(self.data().values().warps[id.index()])
    }

    /// Lists the cards of the day deck below its top, the upper first. Secret.
    pub fn unseen(&self) -> impl ExactSizeIterator<Item = CardId> + '_ {
        (0..self.n_below()).map(|nth| CardId(self.nth_below(nth).0))
    }

    /// Counts the cards of the day deck below its top.
    #[inline]
    pub(super) fn n_below(&self) -> usize {
        let of_deal = self.deal.day_at(self.days_over).len() - usize::from(self.n_seen);
        of_deal + self.moved.ahead.len() + self.moved.under.len()
    }

    fn nth_below(&self, nth: usize) -> Slot {
        let ahead = &self.moved.ahead;
        let rest = &self.deal.day_at(self.days_over)[usize::from(self.n_seen)..];
        match nth.checked_sub(ahead.len()) {
            None => ahead[nth],
            Some(nth) => match nth.checked_sub(rest.len()) {
                None => Slot(rest[nth].0),
                Some(nth) => self.moved.under[nth],
            },
        }
    }

    /// Takes the uppermost card from below the deck top.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Slot> {
        if !self.moved.ahead.is_empty() {
            return Some(self.moved.ahead.remove(0));
        }
        let next = usize::from(self.n_seen);
        match self.deal.day_at(self.days_over).get(next) {
            Some(card) => {
                self.n_seen += 1;
                Some(Slot(card.0))
            }
            None => self.moved.under.pop_at(0),
        }
    }

    /// Says whether a detour would lay a card before the last one of the journey (TW-4).
    #[inline]
    pub fn would_detour(&self, seat: Seat, card: CardId) -> bool {
        self.fits_detour(seat, self.data().face(card).rank)
    }

    /// Lists the warps that `seat` may still use today and can pay, with their places; whether
    /// they would change anything is another question (TW-2, TW-3).
    #[inline]
    pub fn warps_at_hand(&self, seat: Seat) -> impl Iterator<Item = (u8, Warp)> + '_ {
        let has_used = self.warps.has_used(seat);
        let crystals = self.player(seat).crystals;
        let n = if has_used { 0 } else { self.laid_out().len() };
        (0..n as u8).filter_map(move |at| {
            let is_free = self.warps.markers[usize::from(at)].is_none();
            let warp = self.warp(at)?;
            (is_free && u16::from(warp.price.crystals()) <= crystals).then_some((at, warp))
        })
    }

    /// Says whether a card of this rank would be laid before the last one of the journey: it
    /// would close the journey, and is not earlier than the card before the last (TW-4).
    #[inline]
    pub(super) fn fits_detour(&self, seat: Seat, rank: u8) -> bool {
        let player = self.player(seat);
        if !player.has_journey() || rank >= player.last_rank {
            return false;
        }
        let before = player.card_before_last();
        before.is_none_or(|card| self.data().face(card).rank <= rank)
    }

    /// Says whether a warp of this kind, whose choice is still open, would change something
    /// for `seat` (TW-5).
    pub(super) fn would_change(&self, seat: Seat, kind: WarpKind) -> bool {
        let player = self.player(seat);
        match kind {
            WarpKind::Rewind => player.hour > 0,
            WarpKind::Haste => self.in_reach(seat).any(|(_, face)| face.hours > 1),
            WarpKind::Exchange => self.n_in_row() > 1,
            WarpKind::NewDawn => self.row[0] != Slot::EMPTY,
            WarpKind::Foresight => self.n_below() > 1,
            WarpKind::Detour => {
                let row = self.row.iter().filter_map(|slot| slot.card());
                row.into_iter()
                    .any(|card| self.fits_detour(seat, self.data().face(card).rank))
            }
            WarpKind::Prism => {
                let coloured = |(taken, face)| {
                    let pool = self.brings(taken, face).tokens;
                    pool.coloured != [0; 4]
                };
                !self.is_full(seat) && self.in_reach(seat).any(coloured)
            }
            WarpKind::Echo => (1..ROW as u8).any(|space| self.would_echo(seat, space)),
        }
    }

    /// Says whether the benefit of a space is something, and another one than the mat has
    /// under some card that can be taken (TW-4, TW-5).
    pub(super) fn would_echo(&self, seat: Seat, space: u8) -> bool {
        let mat = &self.data().values().mat;
        let benefit = mat[usize::from(space)];
        let own = |taken| match taken {
            Taken::Card { space, .. } => mat[usize::from(space)],
            Taken::Ancestor => None,
        };
        benefit.is_some() && self.in_reach(seat).any(|(taken, _)| own(taken) != benefit)
    }

    /// Counts the cards in sight.
    #[inline]
    pub(super) fn n_in_row(&self) -> usize {
        self.row.iter().filter(|slot| **slot != Slot::EMPTY).count()
    }

    fn is_full(&self, seat: Seat) -> bool {
        let free = self.board(seat).free(self.player(seat).filled);
        free.to_array() == [0; 4]
    }

    /// Puts the five spaces under the deck in their order, the rightmost uppermost, and lays
    /// them out anew from the deck top on (TW-4).
    pub(super) fn dawn_anew(&mut self) {
        let top = self.row[0];
        for space in (1..ROW).rev() {
            self.moved.under.push(self.row[space]);
        }
        self.row[ROW - 1] = top;
        for space in (0..ROW - 1).rev() {
            self.row[space] = self.draw().unwrap_or(Slot::EMPTY);
        }
        self.warps.forget(ROW - 1);
    }

    /// Puts one of the next cards of the deck on top of the others (TW-4).
    pub(super) fn put_on_top(&mut self, nth: u8) {
        let mut next: ArrayVec<Slot, FORESEEN> = (0..FORESEEN).map_while(|_| self.draw()).collect();
        next[..=usize::from(nth)].rotate_right(1);
        self.moved.ahead = next;
    }

    /// Counts the cards that foresight shows now.
    #[inline]
    pub(super) fn n_foreseen(&self) -> usize {
        self.n_below().min(FORESEEN)
    }
}

impl Pool {
    /// Returns as many wild tokens (TW-4).
    #[inline]
    fn all_wild(self) -> Pool {
        Pool {
            coloured: [0; 4],
            wild: self.wild + self.coloured.iter().sum::<u8>(),
        }
    }
}

/// The hour a rewind leads back to.
#[inline]
pub(super) fn rewound(hour: u8) -> u8 {
    debug_assert!(hour <= NOON);
    hour.saturating_sub(1)
}
