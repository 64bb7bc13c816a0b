//! The legal actions, counted and numbered without a list.

use super::data::ITINERARIES_EACH;
use super::event::{Action, Source};
use super::{Experience, ItineraryId, Phase, ROW, Token, Trek};
use crate::{CardId, Seat};

/// Everything a card can be taken from, in the order of the actions.
const SOURCES: [Source; ROW + 1] = [
    Source::Space(0),
    Source::Space(1),
    Source::Space(2),
    Source::Space(3),
    Source::Space(4),
    Source::Space(5),
    Source::Ancestor,
];

impl Trek {
    #[inline]
    pub(super) fn count_legal(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::Choosing => self.choices(seat).count(),
            Phase::Turn if self.turn == seat => match self.count_takes(seat) {
                0 => 1,
                n_takes => n_takes + self.count_warps(seat),
            },
            Phase::Tokens if self.turn == seat => self.placements(seat).count(),
            Phase::Foresight if self.turn == seat => self.n_foreseen(),
            _ => 0,
        }
    }

    #[inline]
    pub(super) fn nth_legal(&self, seat: Seat, n: usize) -> Option<Action> {
        match self.phase {
            Phase::Choosing => self.choices(seat).nth(n).map(Action::ChooseItinerary),
            Phase::Turn if self.turn == seat => self.nth_take(seat, n),
            Phase::Tokens if self.turn == seat => self.placements(seat).nth(n),
            Phase::Foresight if self.turn == seat && n < self.n_foreseen() => {
                Some(Action::PutOnTop(n as u8))
            }
            _ => None,
        }
    }

    /// Says whether there is nothing to take (TR-18).
    #[inline]
    pub(super) fn must_pass(&self, seat: Seat) -> bool {
        self.count_takes(seat) == 0
    }

    /// Lists the itineraries `seat` may choose now (TR-3, TR-3a).
    fn choices(&self, seat: Seat) -> impl Iterator<Item = ItineraryId> + '_ {
        let n = if self.choosing.contains(seat) {
            ITINERARIES_EACH
        } else {
            0
        };
        (0..n)
            .map(move |nth| self.deal.itineraries(seat)[nth])
            .filter(move |itinerary| {
                let drawn = self.drawn(seat);
                drawn.is_none_or(|drawn| drawn == *itinerary)
                    && !self.used(seat).any(|used| used == *itinerary)
            })
    }

    /// Counts the ways to take from each source: one for each number of crystals (TR-7a).
    /// An empty space has no hours, and no way.
    #[inline]
    fn ways(&self, seat: Seat) -> [u16; ROW + 1] {
        let player = self.player(seat);
        let offers_ancestor = self.ancestors > 0 && player.has_journey();
        std::array::from_fn(|at| {
            let hours = match self.row.get(at) {
                Some(slot) => self.data().face(CardId(slot.0)).hours,
                None if offers_ancestor => self.data().ancestor().hours,
                None => 0,
            };
            if hours == 0 {
                return 0;
            }
            u16::from(self.bend().hours(hours)).min(player.crystals + 1)
        })
    }

    /// Counts the ways in which `seat`, whose turn it is, can take something: the first of its
    /// actions.
    #[inline]
    pub fn n_takes(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::Turn if self.turn == seat => self.count_takes(seat),
            _ => 0,
        }
    }

    #[inline]
    fn count_takes(&self, seat: Seat) -> usize {
        usize::from(self.ways(seat).into_iter().sum::<u16>())
    }

    #[inline]
    fn nth_take(&self, seat: Seat, n: usize) -> Option<Action> {
        let mut rest = n;
        for (source, n_ways) in SOURCES.into_iter().zip(self.ways(seat)) {
            let n_ways = usize::from(n_ways);
            if rest < n_ways {
                let crystals = rest as u8;
                return Some(Action::Take { source, crystals });
            }
            rest -= n_ways;
        }
        if rest < n {
            return self.nth_warp(seat, rest);
        }
        // TR-18: the pass is the only action where there is nothing to take.
        (n == 0).then_some(Action::Pass)
    }

    /// Lists the tokens and columns to choose from (TR-11, TR-11a): a wild to any column
    /// with a free space, and each coloured token that a wild could still crowd out.
    #[inline]
    fn placements(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let free = self.board(seat).free(self.player(seat).filled);
        let wilds = Experience::ALL
            .into_iter()
            .filter(move |column| free.get(*column) > 0)
            .map(|column| (Token::Wild, column));
        let coloured = Experience::ALL
            .into_iter()
            .filter(|column| self.pool.coloured[column.index()] > 0)
            .map(|column| (Token::Coloured(column), column));
        wilds
            .chain(coloured)
            .map(|(token, column)| Action::PlaceToken { token, column })
    }
}
