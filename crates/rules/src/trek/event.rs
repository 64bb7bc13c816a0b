//! What players ask for, and what happens.

use std::fmt;

use super::{Experience, ItineraryId, Token};
use crate::{CardId, Seat};

/// Where a player takes a card from (TR-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The departures row: 0 is the deck top, 1 to 5 the spaces to its right.
    Space(u8),
    /// The ancestor pile.
    Ancestor,
}

/// What a seat asks for. A turn is a chain of small decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Use this itinerary today (TR-3). Chosen by all at once, in any order.
    ChooseItinerary(ItineraryId),
    /// Take a card, spending crystals to save hours (TR-6, TR-7).
    Take {
        /// From where.
        source: Source,
        /// Crystals to spend.
        crystals: u8,
    },
    /// Place one token; asked only while a token of the turn leaves a choice (TR-11).
    PlaceToken {
        /// The token.
        token: Token,
        /// The column it goes to.
        column: Experience,
    },
    /// Pass, when there is nothing to take (TR-18).
    Pass,
    /// Put one's marker on a time warp, pay its price and carry it out (TW-2).
    UseWarp {
        /// Its place among those laid out today.
        at: u8,
        /// What it is to do, where its kind leaves a choice.
        choice: WarpChoice,
    },
    /// Put one of the cards looked at on top of the others (TW-4), by its place among them.
    PutOnTop(u8),
}

/// What a time warp is to do, where its kind leaves a choice (TW-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WarpChoice {
    /// Its kind leaves none.
    None,
    /// An exchange: the two spaces, 0 being the deck top, the lower first.
    Spaces(u8, u8),
    /// An echo: the space whose benefit the mat brings.
    Mat(u8),
}

/// What a player took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// One of the departures.
    Card {
        /// The card.
        card: CardId,
        /// The space it lay on, 0 being the deck top.
        space: u8,
    },
    /// An ancestor.
    Ancestor,
}

/// What a card taken did to its owner's journey (TR-13, TR-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl JourneyStep {
    /// Returns the name in records.
    pub fn name(self) -> &'static str {
        match self {
            JourneyStep::Starts => "starts",
            JourneyStep::Continues => "continues",
            JourneyStep::Closes => "closes",
            JourneyStep::Detours => "detours",
        }
    }
}

/// An itinerary chosen and not yet shown. Its `Debug` does not tell which.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sealed(pub ItineraryId);

impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed")
    }
}

/// Which of the cards looked at was put on top. Its `Debug` does not tell which.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SealedTop(pub u8);

impl fmt::Debug for SealedTop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealedTop")
    }
}

/// What happened.
///
/// A turn is one `CardTaken`, the `TokenPlaced` and `TokenReturned` of its tokens, and one
/// `TurnEnded`; or one `Passed`. A `WarpUsed` may come before the card. All that a turn brought is the sum of the points and
/// crystals of these events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A player chose today's itinerary (TR-3). Secret until all have.
    ItineraryChosen {
        /// Who.
        seat: Seat,
        /// Which.
        itinerary: Sealed,
    },
    /// All have chosen, and show their itineraries.
    ItinerariesRevealed,
    /// A card was taken and joined its owner's journey (TR-6 to TR-10, TR-13 to TR-16).
    CardTaken {
        /// Who took it.
        seat: Seat,
        /// What was taken.
        taken: Taken,
        /// Crystals spent (TR-7).
        spent: u8,
        /// Where the watch now stands, 1 to 12 (TR-8, TR-9).
        watch: u8,
        /// Points for punctuality (TR-9).
        points: u8,
        /// Crystals among the benefits of card and mat (TR-10).
        crystals: u8,
        /// What it did to the journey.
        journey: JourneyStep,
    },
    /// A token covered the topmost empty space of a column (TR-11).
    TokenPlaced {
        /// Whose token.
        seat: Seat,
        /// The token.
        token: Token,
        /// The column.
        column: Experience,
        /// Points the space and its row paid (TR-12).
        points: u16,
        /// Crystals the space and its row paid (TR-12).
        crystals: u16,
    },
    /// A token found no free space (TR-11).
    TokenReturned {
        /// Whose token.
        seat: Seat,
        /// The token.
        token: Token,
    },
    /// The turn is over and the row is refilled (TR-17).
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
    },
    /// A player had nothing to take; the watch moved to 12 (TR-18).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A marker was put on a time warp, its price paid and the warp carried out, but for the
    /// choice of foresight (TW-2 to TW-4).
    WarpUsed {
        /// Who.
        seat: Seat,
        /// The place of the warp among those laid out today.
        at: u8,
        /// What it did, where its kind leaves a choice.
        choice: WarpChoice,
    },
    /// One of the cards looked at was put on top (TW-4). Secret: others learn only that it
    /// happened (TW-6).
    Foreseen {
        /// Who looked.
        seat: Seat,
        /// Which.
        top: SealedTop,
    },
    /// The player whose watch is furthest back is to act, maybe again (TR-5).
    TurnPassed {
        /// Who.
        to: Seat,
    },
    /// All watches have reached 12 (TR-19).
    DayEnded {
        /// The day, 1 to 3.
        day: u8,
    },
    /// The next deck is laid out, and everybody picks an itinerary (TR-20).
    DayBegan {
        /// The day, 2 or 3.
        day: u8,
    },
    /// The third day is over (TR-19).
    GameEnded,
}
