//! Journeys and the final score (TR-21, TR-22).

use super::{Slot, Trek};
use crate::{CardId, Seat, SeatSet};

/// How one player stands (TR-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Points on the track.
    pub points: u32,
    /// One for each crystal left.
    pub crystals: u32,
    /// For the journeys, the open one too.
    pub journeys: u32,
}

impl Score {
    /// Adds it all up.
    pub fn total(self) -> u32 {
        self.points + self.crystals + self.journeys
    }
}

/// All that is public about one player's position, without a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Where the watch stands: 0 at the start of a day, 12 when done (TR-4a).
    pub hour: u8,
    /// Points on the track.
    pub points: u16,
    /// Time crystals.
    pub crystals: u16,
    /// Tokens in each column of today's itinerary.
    pub filled: [u8; 4],
    /// The history card the open journey's date comes from (TR-16).
    pub last: Option<CardId>,
    /// The length of the open journey.
    pub open: u8,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The final score of each seat.
    pub scores: Vec<u32>,
    /// The lengths of each seat's journeys in the order started, the open one last.
    pub journeys: Vec<Vec<u8>>,
    /// The crystals each seat has left.
    pub crystals: Vec<u16>,
    /// Who won; several share the victory (TR-22).
    pub winners: SeatSet,
}

impl Trek {
    /// Returns how `seat` stands, all journeys counted as they lie now (TR-21).
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let journeys = self.journey_lengths(seat);
        Score {
            points: u32::from(player.points),
            crystals: u32::from(player.crystals),
            journeys: journeys
                .map(|length| self.data().journey_points(length))
                .sum(),
        }
    }

    /// Returns the position of `seat`.
    #[inline]
    pub fn standing(&self, seat: Seat) -> Standing {
        let player = self.player(seat);
        let cards = player.taken[..usize::from(player.n_taken)].iter();
        let first_of_open = player.starts.checked_ilog2().unwrap_or(0) as u8;
        Standing {
            hour: player.hour,
            points: player.points,
            crystals: player.crystals,
            filled: player.filled.to_array(),
            last: cards.rev().find_map(|slot| slot.card()),
            open: player.n_taken - first_of_open,
        }
    }

    /// Lists the journeys of `seat` in the order started, the open one last; an ancestor
    /// is `None`.
    pub fn journeys(&self, seat: Seat) -> impl Iterator<Item = Vec<Option<CardId>>> + '_ {
        let player = self.player(seat);
        let mut at = 0;
        self.journey_lengths(seat).map(move |length| {
            let cards = &player.taken[at..at + length];
            at += length;
            cards.iter().map(|slot| Slot::card(*slot)).collect()
        })
    }

    /// Lists the lengths of the journeys of `seat` in the order started.
    pub fn journey_lengths(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let player = self.player(seat);
        let (n_taken, mut starts) = (u32::from(player.n_taken), player.starts);
        std::iter::from_fn(move || {
            let start = (starts != 0).then(|| starts.trailing_zeros())?;
            starts &= starts - 1;
            let end = starts.trailing_zeros().min(n_taken);
            Some((end - start) as usize)
        })
    }

    pub(super) fn build_outcome(&self) -> Outcome {
        let seats = || Seat::all(self.deal.n_seats());
        let lengths = |seat| self.journey_lengths(seat).map(|n| n as u8).collect();
        Outcome {
            scores: seats().map(|seat| self.score(seat).total()).collect(),
            journeys: seats().map(lengths).collect(),
            crystals: seats().map(|seat| self.player(seat).crystals).collect(),
            winners: self.winners(),
        }
    }

    /// Names those with most points; among them those with the longest journey, then the
    /// second longest, and so on (TR-22). A longer list comes after a shorter one that it
    /// begins with, just as if the missing journeys counted 0.
    fn winners(&self) -> SeatSet {
        let merit = |seat: &Seat| {
            let mut lengths: Vec<usize> = self.journey_lengths(*seat).collect();
            lengths.sort_unstable_by(|a, b| b.cmp(a));
            (self.score(*seat).total(), lengths)
        };
        let seats = || Seat::all(self.deal.n_seats());
        let best = seats().map(|seat| merit(&seat)).max();
        seats().filter(|seat| Some(merit(seat)) == best).collect()
    }
}
