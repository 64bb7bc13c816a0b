//! Trek as a client sees it.

mod convert;

use antedate_rules::trek::{Data, ItineraryId};
use serde::{Deserialize, Serialize};

use crate::{CardNumber, SeatNumber, TokenName, Turned, Words};

/// The words of a trek deck in one language.
pub trait TrekWords: Words {
    /// Returns the values of the deck, which are public.
    fn data(&self) -> &Data;
    /// Returns the name of an itinerary.
    fn itinerary_name(&self, itinerary: ItineraryId) -> String;
    /// Lists the faces an ancestor may have.
    fn ancestor_faces(&self) -> Vec<AncestorFace>;
}

/// A card of trek in sight: in this game cards show their dates (SEC-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekCard {
    /// Number, front and back.
    #[serde(flatten)]
    pub card: Turned,
    /// Its day, 1 to 3.
    pub day: u8,
    /// How far it moves the watch.
    pub hours: u8,
    /// What it brings.
    pub benefits: Vec<TokenName>,
}

/// A face of an ancestor; all ancestors are alike in value (TR-16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AncestorFace {
    /// What it says.
    pub title: String,
    /// One or two sentences.
    pub note: String,
    /// The name of the picture.
    pub motif: String,
}

/// What a space or a row pays (TR-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// So many points.
    Points(u8),
    /// So many crystals.
    Crystals(u8),
}

/// An itinerary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Itinerary {
    /// Its number, by which it is chosen.
    pub itinerary: u8,
    /// Its name.
    pub name: String,
    /// The spaces of the columns person, event, innovation and progress, from the top.
    pub columns: Vec<Vec<Option<Reward>>>,
    /// What each row pays once complete.
    pub rows: Vec<Option<Reward>>,
}

/// A date of the index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct IndexedDate {
    /// The date as it is shown.
    pub label: String,
    /// The date as it is compared.
    pub value: i64,
}

/// The values of the deck that hold for all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Board {
    /// What the mat brings under the deck top and the five spaces.
    pub mat: Vec<Option<TokenName>>,
    /// Points for a journey of 1, 2, … cards.
    pub journey: Vec<u16>,
    /// Points for each further card.
    pub journey_beyond: u16,
    /// Points for landing on 12 exactly.
    pub punctuality: u8,
    /// How far an ancestor moves the watch.
    pub ancestor_hours: u8,
    /// What an ancestor brings.
    pub ancestor_benefits: Vec<TokenName>,
    /// The faces an ancestor may have.
    pub ancestors: Vec<AncestorFace>,
    /// The date index: the dates of each day's cards, earliest first. Which cards a day
    /// has is public, the order of its deck is not (SEC-1).
    pub dates: Vec<Vec<IndexedDate>>,
}

/// What a game of trek is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TrekPhase {
    /// Players choose today's itinerary.
    Choosing,
    /// A player takes a card.
    Turn,
    /// A player places tokens.
    Tokens,
    /// Nothing: the game is over.
    Over,
}

/// The tokens still to be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pool {
    /// Person tokens.
    pub person: u8,
    /// Event tokens.
    pub event: u8,
    /// Innovation tokens.
    pub innovation: u8,
    /// Progress tokens.
    pub progress: u8,
    /// Wild tokens.
    pub wild: u8,
}

/// A card of a journey.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum JourneyCard {
    /// A history card.
    Card(Box<TrekCard>),
    /// An ancestor.
    Ancestor,
}

/// How a player stands (TR-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekScore {
    /// Points on the track.
    pub points: u32,
    /// One for each crystal.
    pub crystals: u32,
    /// For the journeys as they lie.
    pub journeys: u32,
    /// All together.
    pub total: u32,
}

/// A player of trek as one viewer sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekPlayer {
    /// Where the watch stands: 0 at the start of a day, 12 when done.
    pub hour: u8,
    /// Points on the track.
    pub points: u16,
    /// Time crystals.
    pub crystals: u16,
    /// Whether today's itinerary has been chosen.
    pub has_chosen: bool,
    /// Today's itinerary, once shown; the chooser sees it at once.
    pub itinerary: Option<Itinerary>,
    /// Tokens in each column of today's itinerary.
    pub filled: Vec<u8>,
    /// The itineraries of earlier days.
    pub used: Vec<Itinerary>,
    /// The itineraries not used so far; `null` unless they are the viewer's own.
    pub unused: Option<Vec<Itinerary>>,
    /// The journeys in the order started, the open one last.
    pub journeys: Vec<Vec<JourneyCard>>,
    /// How they stand.
    pub score: TrekScore,
}

/// All that one viewer may know of a game of trek now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekView {
    /// The day, 1 to 3.
    pub day: u8,
    /// What the game is waiting for.
    pub phase: TrekPhase,
    /// Whose turn it is, while cards are taken.
    pub turn: Option<SeatNumber>,
    /// Who has yet to choose an itinerary.
    pub choosing: Vec<SeatNumber>,
    /// The departures row: the deck top, then the five spaces to its right.
    pub row: Vec<Option<TrekCard>>,
    /// Cards in the day deck, the deck top included.
    pub n_deck: usize,
    /// Ancestors left.
    pub n_ancestors: u8,
    /// Tokens that the player whose turn it is has yet to place.
    pub pool: Pool,
    /// The seats by when their watch last moved; on one space the later lies above.
    pub stack: Vec<SeatNumber>,
    /// The players by seat.
    pub players: Vec<TrekPlayer>,
    /// The values that hold for all.
    pub board: Board,
    /// How the game ended.
    pub outcome: Option<TrekOutcome>,
}

/// How a game of trek ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrekOutcome {
    /// The final score of each seat.
    pub scores: Vec<u32>,
    /// The lengths of each seat's journeys.
    pub journeys: Vec<Vec<u8>>,
    /// The crystals each seat has left.
    pub crystals: Vec<u16>,
    /// Who won; several share the victory.
    pub winners: Vec<SeatNumber>,
}

/// What happened in a game of trek.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TrekEvent {
    /// A player chose today's itinerary.
    ItineraryChosen {
        /// Who.
        seat: SeatNumber,
        /// Which; the chooser alone is told.
        itinerary: Option<Itinerary>,
    },
    /// All have chosen.
    ItinerariesRevealed {
        /// The itineraries by seat.
        itineraries: Vec<Itinerary>,
    },
    /// A card was taken.
    CardTaken {
        /// Who took it.
        seat: SeatNumber,
        /// What was taken.
        taken: JourneyCard,
        /// The space it lay on, 0 being the deck top; `null` for an ancestor.
        space: Option<u8>,
        /// Crystals spent.
        spent: u8,
        /// Where the watch now stands.
        watch: u8,
        /// Points for punctuality.
        points: u8,
        /// Crystals among the benefits.
        crystals: u8,
        /// `starts`, `continues` or `closes`.
        journey: String,
    },
    /// A token was placed.
    TokenPlaced {
        /// Whose.
        seat: SeatNumber,
        /// The token.
        token: TokenName,
        /// The column.
        column: TokenName,
        /// Points it paid.
        points: u16,
        /// Crystals it paid.
        crystals: u16,
    },
    /// A token found no free space.
    TokenReturned {
        /// Whose.
        seat: SeatNumber,
        /// The token.
        token: TokenName,
    },
    /// The turn is over and the row refilled.
    TurnEnded {
        /// Whose turn it was.
        seat: SeatNumber,
        /// The row, by card number.
        row: Vec<Option<CardNumber>>,
        /// The card that came into sight, if one did.
        fresh: Option<Box<TrekCard>>,
        /// Cards in the day deck, the deck top included.
        n_deck: usize,
    },
    /// A player had nothing to take; the watch is on 12.
    Passed {
        /// Who.
        seat: SeatNumber,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: SeatNumber,
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
        row: Vec<Option<TrekCard>>,
        /// Cards in the day deck, the deck top included.
        n_deck: usize,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: TrekOutcome,
    },
}
