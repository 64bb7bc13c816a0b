//! Trek as a client sees it.

mod convert;
mod fold;

use antedate_rules::trek::{Data, ItineraryId, WarpId};
use serde::{Deserialize, Serialize};

use crate::games::OwnOptions;
use crate::{CardNumber, SeatNumber, TokenName, Turned, WarpChoice, Words};

pub(crate) use self::{TrekEvent as Event, TrekOptions as Options, TrekView as View};

/// The words of a trek deck in one language.
pub trait TrekWords: Words {
    /// Returns the values of the deck, which are public.
    fn data(&self) -> &Data;
    /// Returns the name of an itinerary.
    fn itinerary_name(&self, itinerary: ItineraryId) -> String;
    /// Returns the name of a time warp.
    fn warp_name(&self, warp: WarpId) -> String;
    /// Lists the faces an ancestor may have.
    fn ancestor_faces(&self) -> Vec<AncestorFace>;
}

/// A card of trek in sight: in this game cards show their dates (SEC-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// So many points.
    Points(u8),
    /// So many crystals.
    Crystals(u8),
}

/// An itinerary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct IndexedDate {
    /// The date as it is shown.
    pub label: String,
    /// The date as it is compared.
    pub value: i64,
}

/// The values of the deck that hold for all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TrekPhase {
    /// Players choose today's itinerary.
    Choosing,
    /// A player takes a card.
    Turn,
    /// A player places tokens.
    Tokens,
    /// A player who looked into the deck puts one of the cards on top (TW-4).
    Foresight,
    /// Nothing: the game is over.
    Over,
}

/// The tokens still to be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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

/// What a card taken did to its owner's journey (TR-13, TR-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum JourneyStep {
    /// It is the first card of the first journey.
    Starts,
    /// It goes on top.
    Continues,
    /// It closes the journey and starts a new one.
    Closes,
    /// By a detour it lies before the last card, and the last date stays (TW-4).
    Detours,
}

/// A card of a journey.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum JourneyCard {
    /// A history card.
    Card(Box<TrekCard>),
    /// An ancestor.
    Ancestor,
}

/// How a player stands (TR-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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

/// What a time warp does (TW-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WarpKind {
    /// The watch goes back one hour before the card is taken.
    Rewind,
    /// The card costs two hours fewer.
    Haste,
    /// Two cards of the row change places.
    Exchange,
    /// The five spaces are laid out anew.
    NewDawn,
    /// Its user looks at the next three cards of the deck and puts one of them on top.
    Foresight,
    /// A card that would close the journey may lie before the last one.
    Detour,
    /// The tokens of the turn are all wild.
    Prism,
    /// The mat brings the benefit of any space.
    Echo,
}

/// What using a time warp costs (TW-3); one of the two is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WarpPrice {
    /// Crystals, at once.
    pub crystals: u8,
    /// Hours more for the card then taken.
    pub hours: u8,
}

/// A time warp beside the clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TrekWarp {
    /// Its name.
    pub name: String,
    /// What it does.
    pub kind: WarpKind,
    /// What it costs.
    pub price: WarpPrice,
    /// Whose marker lies on it.
    pub used_by: Option<SeatNumber>,
}

/// What the warp used this turn does to the card then taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WarpBend {
    /// Its kind.
    pub kind: WarpKind,
    /// The hours it costs.
    pub hours: u8,
    /// The space whose benefit the mat brings, with an echo.
    pub echo: Option<u8>,
}

/// That somebody has looked into the deck. What was seen is secret (TW-6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WarpForeseen {
    /// Who looked last.
    pub by: SeatNumber,
    /// How many of the cards looked at still lie below the deck top.
    pub n: u8,
    /// Those cards, the upper first; `null` unless the viewer looked.
    pub cards: Option<Vec<TrekCard>>,
}

/// The time warps of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TrekWarps {
    /// Those laid out (TW-1).
    pub laid_out: Vec<TrekWarp>,
    /// What the warp used this turn does; `null` if none was used.
    pub bend: Option<WarpBend>,
    /// Who knows what comes next, if somebody does.
    pub foreseen: Option<WarpForeseen>,
}

/// The options of trek.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct TrekOptions {
    /// Whether the itineraries of day I are random (TR-3a).
    pub first_game: bool,
    /// Whether time warps are laid out each day (section 10 of the rules).
    pub warps: bool,
}

impl OwnOptions for TrekOptions {}

/// All that one viewer may know of a game of trek now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
    /// The time warps; left out in a game without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub warps: Option<Box<TrekWarps>>,
    /// How the game ended.
    pub outcome: Option<TrekOutcome>,
}

/// How a game of trek ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
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
        /// What it did to the journey.
        journey: JourneyStep,
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
        /// The time warps laid out; left out in a game without them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(as = "Option<Vec<TrekWarp>>", optional))]
        warps: Vec<TrekWarp>,
    },
    /// A time warp was used: its price is paid and it is carried out, but for the choice of
    /// foresight.
    WarpUsed {
        /// Who used it.
        seat: SeatNumber,
        /// Its place among those laid out, from 0.
        at: u8,
        /// What it did, where its kind leaves a choice.
        choice: Option<WarpChoice>,
        /// The row as it lies now, where the warp changed it.
        row: Option<Vec<Option<TrekCard>>>,
        /// The cards looked at, the upper first; who looks is told alone.
        cards: Option<Vec<TrekCard>>,
    },
    /// One of the cards looked at was put on top.
    Foreseen {
        /// Who looked.
        seat: SeatNumber,
        /// The cards as they lie now, the upper first; who looked is told alone.
        cards: Option<Vec<TrekCard>>,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: TrekOutcome,
    },
}
