//! What is dealt: the order of the day decks, the watches and the itineraries.

use std::sync::Arc;

use super::data::{Data, ITINERARIES_EACH, ItineraryId, N_DAYS, WarpId};
use crate::{CardId, Seat, SeatSet};

/// How many players a game is for (TR-1).
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=MAX_SEATS;

pub(super) const MAX_SEATS: usize = 4;

/// What somebody asks to be dealt; not yet checked.
#[derive(Clone)]
pub struct Setup {
    /// The values of the deck.
    pub data: Arc<Data>,
    /// The day decks as shuffled, each with its top first (TR-2).
    pub days: [Vec<CardId>; N_DAYS],
    /// The watches stacked on 12, bottom first (TR-4).
    pub watches: Vec<Seat>,
    /// The itineraries of each seat (TR-3); its length is the number of seats.
    pub itineraries: Vec<[ItineraryId; ITINERARIES_EACH]>,
    /// In a *first game*, which of its four each seat uses on day I (TR-3a), from 0.
    pub first_game: Option<Vec<u8>>,
    /// The time warps laid out each day (TW-1); `None` in a game without them.
    pub warps: Option<[Vec<WarpId>; N_DAYS]>,
}

/// Why a set-up cannot be dealt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// TR-1.
    #[error("trek is for 2 to 4 players, not {n_seats}; change the number of players (TR-1)")]
    SeatCount {
        /// The seats asked for.
        n_seats: usize,
    },
    /// TR-2.
    #[error("day {day} lists {n_listed} cards and has {n_cards}; list each once (TR-2)")]
    DaySize {
        /// The day.
        day: u8,
        /// Cards listed.
        n_listed: usize,
        /// Cards of the day.
        n_cards: usize,
    },
    /// TR-2.
    #[error("day {day} lists card {card}, which is not of that day; list its own cards (TR-2)")]
    NotOfDay {
        /// The day.
        day: u8,
        /// The card.
        card: CardId,
    },
    /// TR-2.
    #[error("day {day} lists card {card} twice; list each once (TR-2)")]
    CardTwice {
        /// The day.
        day: u8,
        /// The card.
        card: CardId,
    },
    /// TR-4.
    #[error("the watches are not one for each of {n_seats} seats; stack each once (TR-4)")]
    Watches {
        /// The seats of the table.
        n_seats: usize,
    },
    /// TR-3.
    #[error(
        "{n_seats} players need {needed} itineraries and the deck has {n_itineraries}; add some or play with fewer (TR-3)"
    )]
    TooFewItineraries {
        /// The seats of the table.
        n_seats: usize,
        /// Itineraries the deck has.
        n_itineraries: usize,
        /// Itineraries needed.
        needed: usize,
    },
    /// TR-3.
    #[error("{seat} is dealt {itinerary}, which the deck does not have; deal another (TR-3)")]
    NoSuchItinerary {
        /// The seat.
        seat: Seat,
        /// The itinerary.
        itinerary: ItineraryId,
    },
    /// TR-3.
    #[error("{seat} is dealt {itinerary}, which was dealt before; deal each once (TR-3)")]
    ItineraryTwice {
        /// The seat.
        seat: Seat,
        /// The itinerary.
        itinerary: ItineraryId,
    },
    /// TR-3a.
    #[error("a first game needs one number from 0 to 3 for each of {n_seats} seats (TR-3a)")]
    FirstGame {
        /// The seats of the table.
        n_seats: usize,
    },
    /// TW-1.
    #[error(
        "{n_seats} players need {needed} time warps and the deck has {n_warps}; add some or play without (TW-1)"
    )]
    TooFewWarps {
        /// The seats of the table.
        n_seats: usize,
        /// Warps the deck has.
        n_warps: usize,
        /// Warps needed.
        needed: usize,
    },
    /// TW-1.
    #[error(
        "day {day} lays out {n_laid_out} time warps, not {needed}; lay out one more than there are players (TW-1)"
    )]
    WarpCount {
        /// The day.
        day: u8,
        /// Warps laid out.
        n_laid_out: usize,
        /// Warps needed.
        needed: usize,
    },
    /// TW-1.
    #[error("day {day} lays out {warp}, which the deck does not have; lay out another (TW-1)")]
    NoSuchWarp {
        /// The day.
        day: u8,
        /// The warp.
        warp: WarpId,
    },
    /// TW-1.
    #[error("day {day} lays out {warp}, which was laid out before; lay out each once (TW-1)")]
    WarpTwice {
        /// The day.
        day: u8,
        /// The warp.
        warp: WarpId,
    },
}

/// What was dealt, checked. Holds every secret of the game.
pub struct Deal {
    data: Arc<Data>,
    days: [Vec<CardId>; N_DAYS],
    watches: Vec<Seat>,
    itineraries: Vec<[ItineraryId; ITINERARIES_EACH]>,
    first_game: Option<Vec<u8>>,
    warps: Option<[Vec<WarpId>; N_DAYS]>,
}

/// Counts the warps laid out each day for so many players (TW-1).
pub fn n_laid_out(n_seats: usize) -> usize {
    n_seats + 1
}

impl Deal {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Says which clause the set-up breaks and what to change.
    pub fn new(setup: Setup) -> Result<Deal, SetupError> {
        let n_seats = setup.itineraries.len();
        if !SEATS.contains(&n_seats) {
            return Err(SetupError::SeatCount { n_seats });
        }
        for (day, order) in (1u8..).zip(&setup.days) {
            check_day(&setup.data, day, order)?;
        }
        let stacked: SeatSet = setup.watches.iter().copied().filter(|s| s.0 < 8).collect();
        if setup.watches.len() != n_seats || stacked != SeatSet::first(n_seats) {
            return Err(SetupError::Watches { n_seats });
        }
        check_itineraries(&setup.data, &setup.itineraries)?;
        if let Some(drawn) = &setup.first_game {
            let known = |nth: &u8| usize::from(*nth) < ITINERARIES_EACH;
            if drawn.len() != n_seats || !drawn.iter().all(known) {
                return Err(SetupError::FirstGame { n_seats });
            }
        }
        if let Some(warps) = &setup.warps {
            check_warps(&setup.data, n_seats, warps)?;
        }
        Ok(Deal {
            warps: setup.warps,
            data: setup.data,
            days: setup.days,
            watches: setup.watches,
            itineraries: setup.itineraries,
            first_game: setup.first_game,
        })
    }

    /// Returns the values of the deck.
    #[inline]
    pub fn data(&self) -> &Arc<Data> {
        &self.data
    }

    /// Counts the seats.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.watches.len()
    }

    /// Returns the deck of a day, 1 to 3, top first. Secret but for what is in sight.
    pub fn day(&self, day: u8) -> &[CardId] {
        self.day_at(day - 1)
    }

    /// Returns the watches as first stacked on 12, bottom first (TR-4).
    pub fn watches(&self) -> &[Seat] {
        &self.watches
    }

    /// Returns the four itineraries of `seat`. Secret from the others until used.
    #[inline]
    pub fn itineraries(&self, seat: Seat) -> &[ItineraryId; ITINERARIES_EACH] {
        &self.itineraries[seat.index()]
    }

    /// Returns the itinerary drawn for `seat` for day I of a *first game* (TR-3a).
    pub fn drawn(&self, seat: Seat) -> Option<ItineraryId> {
        let drawn = self.first_game.as_ref()?;
        Some(self.itineraries(seat)[usize::from(drawn[seat.index()])])
    }

    /// Returns the size of the ancestor pile (TR-1).
    pub fn n_ancestors(&self) -> u8 {
        self.data.values().ancestors[self.n_seats() - *SEATS.start()]
    }

    /// Returns the time warps laid out each day (TW-1), in a game with them. Secret but for
    /// today's and those of days past.
    pub fn warps(&self) -> Option<&[Vec<WarpId>; N_DAYS]> {
        self.warps.as_ref()
    }

    #[inline]
    pub(super) fn laid_out(&self, index: u8) -> &[WarpId] {
        match &self.warps {
            Some(days) => &days[usize::from(index)],
            None => &[],
        }
    }

    #[inline]
    pub(super) fn day_at(&self, index: u8) -> &[CardId] {
        &self.days[usize::from(index)]
    }
}

fn check_day(data: &Data, day: u8, order: &[CardId]) -> Result<(), SetupError> {
    let n_cards = data.day_cards(day).len();
    if order.len() != n_cards {
        return Err(SetupError::DaySize {
            day,
            n_listed: order.len(),
            n_cards,
        });
    }
    let mut listed = Numbers::default();
    for card in order {
        if data.values().cards.get(card.index()).map(|card| card.day) != Some(day) {
            return Err(SetupError::NotOfDay { day, card: *card });
        }
        if !listed.insert(card.0) {
            return Err(SetupError::CardTwice { day, card: *card });
        }
    }
    Ok(())
}

fn check_itineraries(
    data: &Data,
    dealt: &[[ItineraryId; ITINERARIES_EACH]],
) -> Result<(), SetupError> {
    let n_itineraries = data.values().itineraries.len();
    let needed = dealt.len() * ITINERARIES_EACH;
    if n_itineraries < needed {
        return Err(SetupError::TooFewItineraries {
            n_seats: dealt.len(),
            n_itineraries,
            needed,
        });
    }
    let mut seen = Numbers::default();
    for (at, itinerary) in dealt.as_flattened().iter().enumerate() {
        let (seat, itinerary) = (Seat((at / ITINERARIES_EACH) as u16), *itinerary);
        if itinerary.index() >= n_itineraries {
            return Err(SetupError::NoSuchItinerary { seat, itinerary });
        }
        if !seen.insert(itinerary.0) {
            return Err(SetupError::ItineraryTwice { seat, itinerary });
        }
    }
    Ok(())
}

fn check_warps(
    data: &Data,
    n_seats: usize,
    days: &[Vec<WarpId>; N_DAYS],
) -> Result<(), SetupError> {
    let (n_warps, a_day) = (data.values().warps.len(), n_laid_out(n_seats));
    if n_warps < N_DAYS * a_day {
        return Err(SetupError::TooFewWarps {
            n_seats,
            n_warps,
            needed: N_DAYS * a_day,
        });
    }
    let mut seen = Numbers::default();
    for (day, laid_out) in (1u8..).zip(days) {
        if laid_out.len() != a_day {
            return Err(SetupError::WarpCount {
                day,
                n_laid_out: laid_out.len(),
                needed: a_day,
            });
        }
        for warp in laid_out.iter().copied() {
            if warp.index() >= n_warps {
                return Err(SetupError::NoSuchWarp { day, warp });
            }
            if !seen.insert(warp.0) {
                return Err(SetupError::WarpTwice { day, warp });
            }
        }
    }
    Ok(())
}

/// Which numbers have come up: a deal looks each card up once instead of comparing all
/// with all, which was half of its cost.
#[derive(Default)]
struct Numbers([u64; 4]);

impl Numbers {
    /// Adds a number; says whether it is new.
    fn insert(&mut self, number: u8) -> bool {
        let (word, bit) = (&mut self.0[usize::from(number / 64)], 1 << (number % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}
