//! What each pair of eyes may see (section 6): built from nothing, field by field.
//!
//! Public is all but the order of the decks, the unused itineraries of others, and a
//! choice of itinerary before all have chosen (SEC-1). There is no field that could hold
//! a card of the deck below its top.

use super::event::{Event, JourneyStep, Taken};
use super::scoring::Score;
use super::{
    Bend, Experience, ItineraryId, Outcome, Phase, Pool, ROW, Token, Trek, WarpChoice, WarpId,
    WarpKind,
};
use crate::{CardId, Game, Seat, SeatSet, Viewer};

/// A card of a journey.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JourneyCard {
    /// A history card.
    Card(CardId),
    /// An ancestor, of the date of the card before it (TR-16).
    Ancestor,
}

/// What a viewer sees of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerView {
    /// Where the watch stands: 0 is 12 at the start of a day, 12 is done (TR-4a).
    pub hour: u8,
    /// Points on the track.
    pub points: u16,
    /// Time crystals.
    pub crystals: u16,
    /// Whether today's itinerary has been chosen.
    pub has_chosen: bool,
    /// Today's itinerary, once shown; the chooser sees it at once.
    pub itinerary: Option<ItineraryId>,
    /// Tokens in each column of today's itinerary, in the order of [`Experience::ALL`].
    pub filled: [u8; 4],
    /// The itineraries used on earlier days, in order.
    pub used: Vec<ItineraryId>,
    /// The itineraries not used so far, today's not included; the owner alone sees them.
    pub unused: Option<Vec<ItineraryId>>,
    /// The journeys in the order started, the open one last.
    pub journeys: Vec<Vec<JourneyCard>>,
    /// How the player stands, all journeys counted as they lie now.
    pub score: Score,
}

/// A time warp beside the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidOut {
    /// Which.
    pub warp: WarpId,
    /// Whose marker lies on it.
    pub used_by: Option<Seat>,
}

/// That somebody has looked into the deck. What was seen is secret (TW-6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foreseen {
    /// Who looked last.
    pub by: Seat,
    /// How many of the cards looked at still lie below the deck top.
    pub n: u8,
    /// Those cards, the upper first; their viewer alone is told.
    pub cards: Option<Vec<CardId>>,
}

/// What a viewer sees of the time warps of today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WarpsView {
    /// Those laid out (TW-1).
    pub laid_out: Vec<LaidOut>,
    /// What the warp used this turn does to the card then taken.
    pub bend: Bend,
    /// Who knows what comes next, if somebody does.
    pub foreseen: Option<Foreseen>,
}

/// All that one viewer may know of a game now, the values of the deck apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The day, 1 to 3.
    pub day: u8,
    /// What the game is waiting for.
    pub phase: Phase,
    /// Whose turn it is, while cards are taken.
    pub turn: Option<Seat>,
    /// Who has yet to choose an itinerary.
    pub choosing: SeatSet,
    /// The departures row: the deck top, then the five spaces to its right.
    pub row: [Option<CardId>; ROW],
    /// Cards in the day deck, the deck top included.
    pub n_deck: usize,
    /// Ancestors left.
    pub n_ancestors: u8,
    /// Tokens that the player whose turn it is has yet to place.
    pub pool: Pool,
    /// The seats by when their watch last moved; on one space the later lies above (TR-8).
    pub stack: Vec<Seat>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The time warps; `None` in a game without them.
    pub warps: Option<WarpsView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What a viewer is told of one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// A player chose today's itinerary.
    ItineraryChosen {
        /// Who.
        seat: Seat,
        /// Which; the chooser alone is told.
        itinerary: Option<ItineraryId>,
    },
    /// All have chosen.
    ItinerariesRevealed {
        /// The itineraries by seat.
        itineraries: Vec<ItineraryId>,
    },
    /// A card was taken.
    CardTaken {
        /// Who took it.
        seat: Seat,
        /// What was taken.
        taken: Taken,
        /// Crystals spent.
        spent: u8,
        /// Where the watch now stands.
        watch: u8,
        /// Points for punctuality.
        points: u8,
        /// Crystals among the benefits.
        crystals: u8,
        /// What it did to the journey.
        journey: JourneyStep,
    },
    /// A token was placed.
    TokenPlaced {
        /// Whose token.
        seat: Seat,
        /// The token.
        token: Token,
        /// The column.
        column: Experience,
        /// Points it paid.
        points: u16,
        /// Crystals it paid.
        crystals: u16,
    },
    /// A token found no free space.
    TokenReturned {
        /// Whose token.
        seat: Seat,
        /// The token.
        token: Token,
    },
    /// The turn is over.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// The row as refilled.
        row: [Option<CardId>; ROW],
        /// Cards in the day deck, the deck top included.
        n_deck: usize,
    },
    /// A player had nothing to take.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: Seat,
    },
    /// A day is over.
    DayEnded {
        /// Which.
        day: u8,
    },
    /// The next day begins.
    DayBegan {
        /// Which.
        day: u8,
        /// The row as laid out.
        row: [Option<CardId>; ROW],
        /// Cards in the day deck, the deck top included.
        n_deck: usize,
        /// The time warps laid out; none in a game without them.
        warps: Vec<WarpId>,
    },
    /// A time warp was used.
    WarpUsed {
        /// Who used it.
        seat: Seat,
        /// Its place among those laid out.
        at: u8,
        /// What it did, where its kind leaves a choice.
        choice: WarpChoice,
        /// The row as it lies now, where the warp changed it.
        row: Option<[Option<CardId>; ROW]>,
        /// The cards looked at, the upper first; who looks is told alone.
        cards: Option<Vec<CardId>>,
    },
    /// One of the cards looked at was put on top.
    Foreseen {
        /// Who looked.
        seat: Seat,
        /// The cards as they lie now, the upper first; who looked is told alone.
        cards: Option<Vec<CardId>>,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Trek {
    pub(super) fn build_view(&self, viewer: Viewer) -> View {
        View {
            day: self.day(),
            phase: self.phase,
            turn: self.turn(),
            choosing: self.choosing,
            row: self.row(),
            n_deck: self.n_deck(),
            n_ancestors: self.ancestors,
            pool: self.pool,
            stack: self.stack().to_vec(),
            players: Seat::all(self.n_seats())
                .map(|seat| self.player_view(viewer, seat))
                .collect(),
            warps: self.warps_view(viewer),
            outcome: self.outcome(),
        }
    }

    fn warps_view(&self, viewer: Viewer) -> Option<WarpsView> {
        self.deal.warps()?;
        let laid_out = self.laid_out().iter().zip(self.markers());
        Some(WarpsView {
            laid_out: laid_out
                .map(|(warp, used_by)| LaidOut {
                    warp: *warp,
                    used_by: *used_by,
                })
                .collect(),
            bend: self.bend(),
            foreseen: self.warps.looked.map(|looked| Foreseen {
                by: looked.seat,
                n: looked.n,
                cards: self.foreseen_cards(viewer),
            }),
        })
    }

    /// Lists the next cards of the deck that `viewer` has looked at (TW-6).
    fn foreseen_cards(&self, viewer: Viewer) -> Option<Vec<CardId>> {
        let looked = self.warps.looked?;
        (viewer == Viewer::Seat(looked.seat))
            .then(|| self.unseen().take(usize::from(looked.n)).collect())
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let owner = viewer == Viewer::Seat(seat);
        let in_sight = owner || self.phase != Phase::Choosing;
        let journey_card = |card: Option<CardId>| match card {
            Some(card) => JourneyCard::Card(card),
            None => JourneyCard::Ancestor,
        };
        PlayerView {
            hour: player.hour,
            points: player.points,
            crystals: player.crystals,
            has_chosen: !self.choosing.contains(seat),
            itinerary: self.itinerary(seat).filter(|_| in_sight),
            filled: player.filled.to_array(),
            used: self.used(seat).collect(),
            unused: owner.then(|| self.unused(seat)),
            journeys: self
                .journeys(seat)
                .map(|cards| cards.into_iter().map(journey_card).collect())
                .collect(),
            score: self.score(seat),
        }
    }

    fn unused(&self, seat: Seat) -> Vec<ItineraryId> {
        let picks = &self.player(seat).picks;
        let dealt = self.deal.itineraries(seat).iter().copied();
        dealt
            .filter(|itinerary| !picks.contains(&Some(*itinerary)))
            .collect()
    }

    pub(super) fn build_shown(&self, viewer: Viewer, event: &Event) -> Shown {
        match *event {
            Event::ItineraryChosen { seat, itinerary } => Shown::ItineraryChosen {
                seat,
                itinerary: (viewer == Viewer::Seat(seat)).then_some(itinerary.0),
            },
            Event::ItinerariesRevealed => Shown::ItinerariesRevealed {
                itineraries: Seat::all(self.n_seats())
                    .filter_map(|seat| self.itinerary(seat))
                    .collect(),
            },
            Event::CardTaken {
                seat,
                taken,
                spent,
                watch,
                points,
                crystals,
                journey,
            } => Shown::CardTaken {
                seat,
                taken,
                spent,
                watch,
                points,
                crystals,
                journey,
            },
            Event::TokenPlaced {
                seat,
                token,
                column,
                points,
                crystals,
            } => Shown::TokenPlaced {
                seat,
                token,
                column,
                points,
                crystals,
            },
            Event::TokenReturned { seat, token } => Shown::TokenReturned { seat, token },
            Event::TurnEnded { seat } => Shown::TurnEnded {
                seat,
                row: self.row(),
                n_deck: self.n_deck(),
            },
            Event::Passed { seat } => Shown::Passed { seat },
            Event::TurnPassed { to } => Shown::TurnPassed { to },
            Event::DayEnded { day } => Shown::DayEnded { day },
            Event::DayBegan { day } => Shown::DayBegan {
                day,
                row: self.row(),
                n_deck: self.n_deck(),
                warps: self.laid_out().to_vec(),
            },
            Event::WarpUsed { seat, at, choice } => Shown::WarpUsed {
                seat,
                at,
                choice,
                row: match self.bend().kind {
                    Some(WarpKind::Exchange | WarpKind::NewDawn) => Some(self.row()),
                    _ => None,
                },
                cards: match self.bend().kind {
                    Some(WarpKind::Foresight) => self.foreseen_cards(viewer),
                    _ => None,
                },
            },
            Event::Foreseen { seat, .. } => Shown::Foreseen {
                seat,
                cards: self.foreseen_cards(viewer),
            },
            Event::GameEnded => Shown::GameEnded {
                outcome: self.build_outcome(),
            },
        }
    }
}
