//! The events of timeline as the log keeps them, and back.

use antedate_rules::timeline::{Event, Pile};
use antedate_rules::{CardId, Seat};
use serde::{Deserialize, Serialize};

use crate::games::cards::{cards, numbers, seat_set, seats};

/// An event of timeline.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TimelineLog {
    /// Seat, card, gap.
    Placed(u16, u8, u8),
    /// Seat, card, gap.
    Misplaced(u16, u8, u8),
    /// The new pile, top first. Secret.
    Reshuffled(Vec<u8>),
    /// Seat, card.
    Drew(u16, u8),
    /// Seat.
    DrewNothing(u16),
    /// Seat, cards.
    Dropped(u16, Vec<u8>),
    /// Round, seats without cards, seats eliminated.
    RoundEnded(u32, Vec<u16>, Vec<u16>),
    /// Seat.
    Turn(u16),
    /// Winners, rounds.
    Ended(Vec<u16>, u32),
}

impl From<&Event> for TimelineLog {
    fn from(event: &Event) -> TimelineLog {
        match event {
            Event::CardPlaced { seat, card, gap } => TimelineLog::Placed(seat.0, card.0, *gap),
            Event::CardMisplaced { seat, card, gap } => {
                TimelineLog::Misplaced(seat.0, card.0, *gap)
            }
            Event::PileReshuffled { pile } => TimelineLog::Reshuffled(numbers(&pile.0)),
            Event::CardDrawn { seat, card } => TimelineLog::Drew(seat.0, card.0),
            Event::NothingToDraw { seat } => TimelineLog::DrewNothing(seat.0),
            Event::SeatDropped { seat, cards } => TimelineLog::Dropped(seat.0, numbers(cards)),
            Event::RoundEnded {
                round,
                out,
                eliminated,
            } => TimelineLog::RoundEnded(*round, seats(*out), seats(*eliminated)),
            Event::TurnPassed { to } => TimelineLog::Turn(to.0),
            Event::GameEnded { winners, rounds } => TimelineLog::Ended(seats(*winners), *rounds),
        }
    }
}

impl From<&TimelineLog> for Event {
    fn from(event: &TimelineLog) -> Event {
        match event {
            TimelineLog::Placed(seat, card, gap) => Event::CardPlaced {
                seat: Seat(*seat),
                card: CardId(*card),
                gap: *gap,
            },
            TimelineLog::Misplaced(seat, card, gap) => Event::CardMisplaced {
                seat: Seat(*seat),
                card: CardId(*card),
                gap: *gap,
            },
            TimelineLog::Reshuffled(pile) => Event::PileReshuffled {
                pile: Pile(cards(pile)),
            },
            TimelineLog::Drew(seat, card) => Event::CardDrawn {
                seat: Seat(*seat),
                card: CardId(*card),
            },
            TimelineLog::DrewNothing(seat) => Event::NothingToDraw { seat: Seat(*seat) },
            TimelineLog::Dropped(seat, list) => Event::SeatDropped {
                seat: Seat(*seat),
                cards: cards(list),
            },
            TimelineLog::RoundEnded(round, out, eliminated) => Event::RoundEnded {
                round: *round,
                out: seat_set(out),
                eliminated: seat_set(eliminated),
            },
            TimelineLog::Turn(to) => Event::TurnPassed { to: Seat(*to) },
            TimelineLog::Ended(winners, rounds) => Event::GameEnded {
                winners: seat_set(winners),
                rounds: *rounds,
            },
        }
    }
}
