//! Guessing what a view hides: any order of the unseen cards, any of the other itineraries.

use antedate_rules::CardId;
use antedate_rules::trek::{
    Data, Guess, ITINERARIES_EACH, ItineraryId, JourneyCard, N_DAYS, View, WarpId, n_laid_out,
};

use crate::Rng;

/// What could lie where nobody has looked.
pub(super) struct Hidden {
    /// Today's cards below the deck top, in the order of the data.
    rest: Vec<CardId>,
    later: Vec<Vec<CardId>>,
    /// Itineraries that may be anybody's.
    itineraries: Vec<ItineraryId>,
    /// How many each seat holds of those.
    n_held: Vec<usize>,
    /// The next cards of today, which the viewer has looked at (TW-6).
    known: Vec<CardId>,
    /// Time warps that may be laid out on the days to come.
    warps: Vec<WarpId>,
    /// How many are laid out a day; none in a game without them.
    n_laid_out: usize,
}

impl Hidden {
    /// Works out what a view hides.
    pub(super) fn from(data: &Data, view: &View) -> Hidden {
        let journeys = view.players.iter().flat_map(|player| &player.journeys);
        let seen: Vec<CardId> = journeys
            .flatten()
            .filter_map(|card| match card {
                JourneyCard::Card(card) => Some(*card),
                JourneyCard::Ancestor => None,
            })
            .chain(view.row.iter().flatten().copied())
            .collect();
        let shown = |itinerary: &ItineraryId| {
            view.players.iter().any(|player| {
                player.itinerary == Some(*itinerary)
                    || player.used.contains(itinerary)
                    || player.unused.iter().flatten().any(|own| own == itinerary)
            })
        };
        let all = (0..data.values().itineraries.len() as u8).map(ItineraryId);
        let foreseen = view
            .warps
            .as_ref()
            .and_then(|warps| warps.foreseen.as_ref());
        let known = foreseen.and_then(|foreseen| foreseen.cards.clone());
        let known = known.unwrap_or_default();
        let laid_out = |warp: &WarpId| {
            let mut today = view.warps.iter().flat_map(|warps| &warps.laid_out);
            today.any(|laid_out| laid_out.warp == *warp)
        };
        let warps = (0..data.values().warps.len() as u8).map(WarpId);
        Hidden {
            warps: warps.filter(|warp| !laid_out(warp)).collect(),
            n_laid_out: view
                .warps
                .as_ref()
                .map_or(0, |_| n_laid_out(view.players.len())),
            rest: data
                .day_cards(view.day)
                .filter(|card| !seen.contains(card) && !known.contains(card))
                .collect(),
            known,
            later: (view.day + 1..=N_DAYS as u8)
                .map(|day| data.day_cards(day).collect())
                .collect(),
            itineraries: all.filter(|itinerary| !shown(itinerary)).collect(),
            n_held: view
                .players
                .iter()
                .map(|player| {
                    let unused = player.unused.as_ref().map_or(0, Vec::len);
                    ITINERARIES_EACH
                        - player.used.len()
                        - unused
                        - usize::from(player.itinerary.is_some())
                })
                .collect(),
        }
    }

    /// Draws one way it could be.
    pub(super) fn draw(&mut self, rng: &mut Rng) -> Guess {
        let n = self.rest.len();
        rng.shuffle_front(&mut self.rest, n);
        let n_needed = self.n_held.iter().sum();
        rng.shuffle_front(&mut self.itineraries, n_needed);
        let mut left = self.itineraries.iter().copied();
        let n_warps = self.later.len() * self.n_laid_out;
        rng.shuffle_front(&mut self.warps, n_warps);
        let mut warps = self.warps.iter().copied();
        Guess {
            warps: match self.n_laid_out {
                0 => Vec::new(),
                n => self
                    .later
                    .iter()
                    .map(|_| warps.by_ref().take(n).collect())
                    .collect(),
            },
            rest: self.known.iter().chain(&self.rest).copied().collect(),
            later: self.later.clone(),
            itineraries: self
                .n_held
                .iter()
                .map(|n| left.by_ref().take(*n).collect())
                .collect(),
        }
    }
}
