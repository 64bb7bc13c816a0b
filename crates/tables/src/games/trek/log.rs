//! The events of trek as the log keeps them, and back.

use antedate_rules::trek::{
    Event, Experience, ItineraryId, JourneyStep, Sealed, SealedTop, Taken, Token, WarpChoice,
};
use antedate_rules::{CardId, Seat};
use serde::{Deserialize, Serialize};

/// An event of trek.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TrekLog {
    /// Seat, itinerary. Secret until all have chosen.
    Chose(u16, u8),
    /// All have chosen.
    Revealed,
    /// A card taken.
    Took {
        /// Who.
        seat: u16,
        /// Card and space; none for an ancestor.
        card: Option<(u8, u8)>,
        /// Crystals spent.
        spent: u8,
        /// Where the watch now stands.
        watch: u8,
        /// Points for punctuality.
        points: u8,
        /// Crystals gained.
        crystals: u8,
        /// What it did to the journey.
        journey: StepLog,
    },
    /// Seat, token (4 is wild), column, points, crystals.
    Token(u16, u8, u8, u16, u16),
    /// Seat, token (4 is wild).
    Returned(u16, u8),
    /// Seat.
    TurnEnded(u16),
    /// Seat.
    Passed(u16),
    /// Seat.
    Turn(u16),
    /// Day.
    DayEnded(u8),
    /// Day.
    DayBegan(u8),
    /// The end.
    Ended,
    /// A time warp used. Since version 2.
    Warped {
        /// Who.
        seat: u16,
        /// Its place among those laid out.
        at: u8,
        /// The two spaces of an exchange.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spaces: Option<(u8, u8)>,
        /// The space of an echo.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        echo: Option<u8>,
    },
    /// Seat, the place of the card put on top. Secret. Since version 2.
    Foresaw(u16, u8),
}

impl TrekLog {
    /// The first version of the log that has this.
    pub(super) fn since(&self) -> u32 {
        match self {
            TrekLog::Warped { .. } | TrekLog::Foresaw(..) => 2,
            TrekLog::Took {
                journey: StepLog::Detours,
                ..
            } => 2,
            _ => 1,
        }
    }
}

/// What a card did to a journey.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StepLog {
    /// It began the first.
    Starts,
    /// It went on top.
    Continues,
    /// It closed one and began another.
    Closes,
    /// It went before the last card. Since version 2.
    Detours,
}

/// The number of a wild token, after the four experiences.
const WILD: u8 = 4;

fn token_number(token: Token) -> u8 {
    match token {
        Token::Coloured(colour) => colour.index() as u8,
        Token::Wild => WILD,
    }
}

fn experience(number: u8) -> Experience {
    Experience::ALL[usize::from(number) % Experience::ALL.len()]
}

fn token(number: u8) -> Token {
    if number == WILD {
        Token::Wild
    } else {
        Token::Coloured(experience(number))
    }
}

impl From<JourneyStep> for StepLog {
    fn from(step: JourneyStep) -> StepLog {
        match step {
            JourneyStep::Starts => StepLog::Starts,
            JourneyStep::Continues => StepLog::Continues,
            JourneyStep::Closes => StepLog::Closes,
            JourneyStep::Detours => StepLog::Detours,
        }
    }
}

impl From<StepLog> for JourneyStep {
    fn from(step: StepLog) -> JourneyStep {
        match step {
            StepLog::Starts => JourneyStep::Starts,
            StepLog::Continues => JourneyStep::Continues,
            StepLog::Closes => JourneyStep::Closes,
            StepLog::Detours => JourneyStep::Detours,
        }
    }
}

impl From<&Event> for TrekLog {
    fn from(event: &Event) -> TrekLog {
        match *event {
            Event::ItineraryChosen { seat, itinerary } => TrekLog::Chose(seat.0, itinerary.0.0),
            Event::ItinerariesRevealed => TrekLog::Revealed,
            Event::CardTaken {
                seat,
                taken,
                spent,
                watch,
                points,
                crystals,
                journey,
            } => TrekLog::Took {
                seat: seat.0,
                card: match taken {
                    Taken::Card { card, space } => Some((card.0, space)),
                    Taken::Ancestor => None,
                },
                spent,
                watch,
                points,
                crystals,
                journey: journey.into(),
            },
            Event::TokenPlaced {
                seat,
                token,
                column,
                points,
                crystals,
            } => TrekLog::Token(
                seat.0,
                token_number(token),
                column.index() as u8,
                points,
                crystals,
            ),
            Event::TokenReturned { seat, token } => TrekLog::Returned(seat.0, token_number(token)),
            Event::TurnEnded { seat } => TrekLog::TurnEnded(seat.0),
            Event::Passed { seat } => TrekLog::Passed(seat.0),
            Event::TurnPassed { to } => TrekLog::Turn(to.0),
            Event::DayEnded { day } => TrekLog::DayEnded(day),
            Event::DayBegan { day } => TrekLog::DayBegan(day),
            Event::GameEnded => TrekLog::Ended,
            Event::WarpUsed { seat, at, choice } => TrekLog::Warped {
                seat: seat.0,
                at,
                spaces: match choice {
                    WarpChoice::Spaces(one, other) => Some((one, other)),
                    _ => None,
                },
                echo: match choice {
                    WarpChoice::Mat(space) => Some(space),
                    _ => None,
                },
            },
            Event::Foreseen { seat, top } => TrekLog::Foresaw(seat.0, top.0),
        }
    }
}

impl From<&TrekLog> for Event {
    fn from(event: &TrekLog) -> Event {
        match *event {
            TrekLog::Chose(seat, itinerary) => Event::ItineraryChosen {
                seat: Seat(seat),
                itinerary: Sealed(ItineraryId(itinerary)),
            },
            TrekLog::Revealed => Event::ItinerariesRevealed,
            TrekLog::Took {
                seat,
                card,
                spent,
                watch,
                points,
                crystals,
                journey,
            } => Event::CardTaken {
                seat: Seat(seat),
                taken: card.map_or(Taken::Ancestor, |(card, space)| Taken::Card {
                    card: CardId(card),
                    space,
                }),
                spent,
                watch,
                points,
                crystals,
                journey: journey.into(),
            },
            TrekLog::Token(seat, number, column, points, crystals) => Event::TokenPlaced {
                seat: Seat(seat),
                token: token(number),
                column: experience(column),
                points,
                crystals,
            },
            TrekLog::Returned(seat, number) => Event::TokenReturned {
                seat: Seat(seat),
                token: token(number),
            },
            TrekLog::TurnEnded(seat) => Event::TurnEnded { seat: Seat(seat) },
            TrekLog::Passed(seat) => Event::Passed { seat: Seat(seat) },
            TrekLog::Turn(to) => Event::TurnPassed { to: Seat(to) },
            TrekLog::DayEnded(day) => Event::DayEnded { day },
            TrekLog::DayBegan(day) => Event::DayBegan { day },
            TrekLog::Ended => Event::GameEnded,
            TrekLog::Warped {
                seat,
                at,
                spaces,
                echo,
            } => Event::WarpUsed {
                seat: Seat(seat),
                at,
                choice: match (spaces, echo) {
                    (Some((one, other)), _) => WarpChoice::Spaces(one, other),
                    (None, Some(space)) => WarpChoice::Mat(space),
                    (None, None) => WarpChoice::None,
                },
            },
            TrekLog::Foresaw(seat, nth) => Event::Foreseen {
                seat: Seat(seat),
                top: SealedTop(nth),
            },
        }
    }
}
