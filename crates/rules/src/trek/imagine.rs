//! Hypothetical games: what a player may imagine from a view and guesses about the rest.
//!
//! Nothing but a [`View`], the public values and guesses goes in, so no secret can come
//! out: a search plays on from here without ever having met the game itself.

use std::sync::Arc;

use super::counts::Counts;
use super::data::{Data, ITINERARIES_EACH, ItineraryId, N_DAYS, WarpId};
use super::deal::n_laid_out;
use super::view::{JourneyCard, PlayerView, View, WarpsView};
use super::warps::{Looked, Warps};
use super::{Deal, JourneyStep, Phase, Player, Setup, SetupError, Slot, Trek};
use crate::{CardId, Seat};

/// What a view hides, guessed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Guess {
    /// Today's deck below its top, the upper first.
    pub rest: Vec<CardId>,
    /// The decks of the days to come, each with its top first.
    pub later: Vec<Vec<CardId>>,
    /// For each seat, its itineraries that the view does not show. A seat that has chosen
    /// in secret has chosen the first of them.
    pub itineraries: Vec<Vec<ItineraryId>>,
    /// The time warps of the days to come, in a game with them.
    pub warps: Vec<Vec<WarpId>>,
}

/// Why a guess does not go with a view.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImagineError {
    /// The days to come are not as many as guessed.
    #[error("{guessed} decks are guessed and {needed} days are to come; guess one for each")]
    Days {
        /// Decks guessed.
        guessed: usize,
        /// Days to come.
        needed: usize,
    },
    /// The time warps of the days to come are not as many as guessed.
    #[error(
        "the time warps of {guessed} days are guessed and {needed} are to come; guess one more for each day than there are players (TW-1)"
    )]
    Warps {
        /// Days guessed.
        guessed: usize,
        /// Days to come.
        needed: usize,
    },
    /// Itineraries seen and guessed are not four a seat.
    #[error("{seat} has {n_known} itineraries seen and guessed; guess so that it has four (TR-3)")]
    Itineraries {
        /// The seat.
        seat: Seat,
        /// Itineraries seen and guessed.
        n_known: usize,
    },
    /// The guess is no deal.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Trek {
    /// Builds a game that looks like `view` and hides what `guess` says.
    ///
    /// # Errors
    /// Says in what the guess does not go with the view.
    pub fn imagine(data: &Arc<Data>, view: &View, guess: &Guess) -> Result<Trek, ImagineError> {
        let deal = Arc::new(Deal::new(Setup {
            data: Arc::clone(data),
            days: days_of(data, view, guess)?,
            watches: view.stack.clone(),
            itineraries: itineraries_of(view, guess)?,
            first_game: None,
            warps: match &view.warps {
                Some(seen) => Some(warps_of(data, view, seen, guess)?),
                None => None,
            },
        })?);
        let mut trek = Trek::new(deal);
        trek.days_over = view.day - 1;
        trek.n_seen = (trek.deal.day(view.day).len() - guess.rest.len()) as u8;
        trek.row = view
            .row
            .map(|card| card.map_or(Slot::EMPTY, |card| Slot(card.0)));
        trek.gap = gap_of(view);
        trek.pool = view.pool;
        trek.ancestors = view.n_ancestors;
        trek.phase = view.phase;
        trek.turn = view.turn.unwrap_or(Seat(0));
        trek.choosing = view.choosing;
        trek.warps = view.warps.as_ref().map(used_of).unwrap_or_default();
        for (seat, seen) in view.players.iter().enumerate() {
            let secret = guess
                .itineraries
                .get(seat)
                .and_then(|hidden| hidden.first());
            trek.players[seat] = player_of(data, view, seen, secret.copied());
        }
        Ok(trek)
    }
}

/// Finds the space whose card was taken this turn (TR-17). Where the deck has run out an
/// empty space may be none of this turn; nothing slides then, so that it does not matter.
fn gap_of(view: &View) -> Option<u8> {
    let gap = view.row.iter().rposition(Option::is_none)?;
    (view.phase == Phase::Tokens).then_some(gap as u8)
}

/// Orders the day decks: of the past only the composition is known, of today what has
/// been seen comes first.
fn days_of(data: &Data, view: &View, guess: &Guess) -> Result<[Vec<CardId>; 3], ImagineError> {
    let needed = N_DAYS - usize::from(view.day);
    if guess.later.len() != needed {
        let guessed = guess.later.len();
        return Err(ImagineError::Days { guessed, needed });
    }
    Ok(std::array::from_fn(|at| {
        let day = at as u8 + 1;
        match at.checked_sub(usize::from(view.day)) {
            Some(later) => guess.later[later].clone(),
            None if day == view.day => {
                let seen = data
                    .day_cards(day)
                    .filter(|card| !guess.rest.contains(card));
                seen.chain(guess.rest.iter().copied()).collect()
            }
            None => data.day_cards(day).collect(),
        }
    }))
}

/// Lays out the time warps of each day: those of the past, which no view shows any more, are
/// any others.
fn warps_of(
    data: &Data,
    view: &View,
    seen: &WarpsView,
    guess: &Guess,
) -> Result<[Vec<WarpId>; N_DAYS], ImagineError> {
    let (today, needed) = (usize::from(view.day) - 1, N_DAYS - usize::from(view.day));
    if guess.warps.len() != needed {
        let guessed = guess.warps.len();
        return Err(ImagineError::Warps { guessed, needed });
    }
    let laid_out = |warp: &WarpId| seen.laid_out.iter().any(|other| other.warp == *warp);
    let guessed = |warp: &WarpId| guess.warps.iter().flatten().any(|other| other == warp);
    let all = (0..data.values().warps.len() as u8).map(WarpId);
    let mut others = all.filter(|warp| !laid_out(warp) && !guessed(warp));
    let a_day = n_laid_out(view.players.len());
    Ok(std::array::from_fn(|day| match day.checked_sub(today) {
        None => others.by_ref().take(a_day).collect(),
        Some(0) => seen.laid_out.iter().map(|laid_out| laid_out.warp).collect(),
        Some(later) => guess.warps[later - 1].clone(),
    }))
}

fn used_of(seen: &WarpsView) -> Warps {
    let mut warps = Warps {
        bend: seen.bend,
        looked: seen.foreseen.as_ref().map(|foreseen| Looked {
            seat: foreseen.by,
            n: foreseen.n,
        }),
        ..Warps::default()
    };
    for (marker, laid_out) in warps.markers.iter_mut().zip(&seen.laid_out) {
        *marker = laid_out.used_by;
    }
    warps
}

fn itineraries_of(
    view: &View,
    guess: &Guess,
) -> Result<Vec<[ItineraryId; ITINERARIES_EACH]>, ImagineError> {
    let four = |(at, seen): (usize, &PlayerView)| {
        let hidden = guess.itineraries.get(at).into_iter().flatten();
        let shown = seen.used.iter().chain(&seen.itinerary);
        let known: Vec<ItineraryId> = shown
            .chain(seen.unused.iter().flatten())
            .chain(hidden)
            .copied()
            .collect();
        let n_known = known.len();
        known.try_into().map_err(|_| ImagineError::Itineraries {
            seat: Seat(at as u16),
            n_known,
        })
    };
    view.players.iter().enumerate().map(four).collect()
}

fn player_of(data: &Data, view: &View, seen: &PlayerView, secret: Option<ItineraryId>) -> Player {
    let mut player = Player::new();
    player.points = seen.points;
    player.crystals = seen.crystals;
    player.hour = seen.hour;
    player.filled = Counts::new(seen.filled);
    let today = seen.itinerary.or(secret.filter(|_| seen.has_chosen));
    let days = seen.used.iter().copied().map(Some).chain([today]);
    for (pick, itinerary) in player
        .picks
        .iter_mut()
        .zip(days.take(usize::from(view.day)))
    {
        *pick = itinerary;
    }
    for journey in &seen.journeys {
        for (at, card) in journey.iter().enumerate() {
            let step = if at == 0 {
                JourneyStep::Starts
            } else {
                JourneyStep::Continues
            };
            match *card {
                JourneyCard::Card(card) => {
                    player.last_rank = data.face(card).rank;
                    player.travel(Slot(card.0), step);
                }
                JourneyCard::Ancestor => player.travel(Slot::ANCESTOR, step),
            }
        }
    }
    player
}
