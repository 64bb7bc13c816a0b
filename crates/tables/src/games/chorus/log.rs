//! The events of chorus as the log keeps them, and back.

use antedate_rules::chorus::Event;
use antedate_rules::{CardId, Seat};
use serde::{Deserialize, Serialize};

/// An event of chorus.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ChorusLog {
    /// Seat, gap or none, whether they said "done". Secret until the card closes.
    Chose(u16, Option<u8>, bool),
    /// Card, the first and the last right gap.
    Closed(u8, u8, u8),
    /// Seat, card, the first and the last right gap: at a pace of their own.
    OwnClosed(u16, u8, u8, u8),
    /// Seat, of somebody who came late.
    Joined(u16),
    /// Seat.
    Dropped(u16),
    /// The end.
    Ended,
}

impl From<&Event> for ChorusLog {
    fn from(event: &Event) -> ChorusLog {
        match *event {
            Event::Chosen { seat, gap, done } => ChorusLog::Chose(seat.0, gap, done),
            Event::CardClosed { card, first, last } => ChorusLog::Closed(card.0, first, last),
            Event::OwnCardClosed {
                seat,
                card,
                first,
                last,
            } => ChorusLog::OwnClosed(seat.0, card.0, first, last),
            Event::SeatJoined { seat } => ChorusLog::Joined(seat.0),
            Event::SeatDropped { seat } => ChorusLog::Dropped(seat.0),
            Event::GameEnded => ChorusLog::Ended,
        }
    }
}

impl From<&ChorusLog> for Event {
    fn from(event: &ChorusLog) -> Event {
        match *event {
            ChorusLog::Chose(seat, gap, done) => Event::Chosen {
                seat: Seat(seat),
                gap,
                done,
            },
            ChorusLog::Closed(card, first, last) => Event::CardClosed {
                card: CardId(card),
                first,
                last,
            },
            ChorusLog::OwnClosed(seat, card, first, last) => Event::OwnCardClosed {
                seat: Seat(seat),
                card: CardId(card),
                first,
                last,
            },
            ChorusLog::Joined(seat) => Event::SeatJoined { seat: Seat(seat) },
            ChorusLog::Dropped(seat) => Event::SeatDropped { seat: Seat(seat) },
            ChorusLog::Ended => Event::GameEnded,
        }
    }
}
