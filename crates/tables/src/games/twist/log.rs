//! The events of twist as the log keeps them, and back.

use antedate_rules::twist::{Between, Event, Went, Why};
use antedate_rules::{CardId, Seat};
use serde::{Deserialize, Serialize};

use crate::games::cards::{cards, numbers};

/// An event of twist.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TwistLog {
    /// Seat, card, where it went.
    Tried(u16, u8, WentLog),
    /// Seat.
    Stopped(u16),
    /// Seat, card.
    Discarded(u16, u8),
    /// Seat, cards.
    Drew(u16, Vec<u8>),
    /// Seat.
    Turn(u16),
    /// Why.
    Ended(WhyLog),
}

/// Where a card of twist went.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WentLog {
    /// Earlier end.
    Left,
    /// Later end.
    Right,
    /// Between two cards.
    Slot(u8, u8),
    /// On a card.
    Stack(u8),
    /// Between two cards, where one lies already.
    Blocked(u8, u8),
}

/// Why a game of twist ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WhyLog {
    /// CO-20.
    AllOut,
    /// CO-20.
    CannotAct,
    /// CO-15.
    NoCardPlaced,
}

impl From<Went> for WentLog {
    fn from(went: Went) -> WentLog {
        match went {
            Went::Left => WentLog::Left,
            Went::Right => WentLog::Right,
            Went::Slot(b) => WentLog::Slot(b.earlier.0, b.later.0),
            Went::Stack(on) => WentLog::Stack(on.0),
            Went::Blocked(b) => WentLog::Blocked(b.earlier.0, b.later.0),
        }
    }
}

impl From<WentLog> for Went {
    fn from(went: WentLog) -> Went {
        let between = |earlier, later| Between {
            earlier: CardId(earlier),
            later: CardId(later),
        };
        match went {
            WentLog::Left => Went::Left,
            WentLog::Right => Went::Right,
            WentLog::Slot(earlier, later) => Went::Slot(between(earlier, later)),
            WentLog::Stack(on) => Went::Stack(CardId(on)),
            WentLog::Blocked(earlier, later) => Went::Blocked(between(earlier, later)),
        }
    }
}

impl From<Why> for WhyLog {
    fn from(why: Why) -> WhyLog {
        match why {
            Why::AllOut => WhyLog::AllOut,
            Why::CannotAct => WhyLog::CannotAct,
            Why::NoCardPlaced => WhyLog::NoCardPlaced,
        }
    }
}

impl From<WhyLog> for Why {
    fn from(why: WhyLog) -> Why {
        match why {
            WhyLog::AllOut => Why::AllOut,
            WhyLog::CannotAct => Why::CannotAct,
            WhyLog::NoCardPlaced => Why::NoCardPlaced,
        }
    }
}

impl From<&Event> for TwistLog {
    fn from(event: &Event) -> TwistLog {
        match event {
            Event::CardTried { seat, card, went } => {
                TwistLog::Tried(seat.0, card.0, (*went).into())
            }
            Event::Stopped { seat } => TwistLog::Stopped(seat.0),
            Event::CardDiscarded { seat, card } => TwistLog::Discarded(seat.0, card.0),
            Event::CardsDrawn { seat, cards } => TwistLog::Drew(seat.0, numbers(cards)),
            Event::TurnPassed { to } => TwistLog::Turn(to.0),
            Event::GameEnded { why } => TwistLog::Ended((*why).into()),
        }
    }
}

impl From<&TwistLog> for Event {
    fn from(event: &TwistLog) -> Event {
        match event {
            TwistLog::Tried(seat, card, went) => Event::CardTried {
                seat: Seat(*seat),
                card: CardId(*card),
                went: (*went).into(),
            },
            TwistLog::Stopped(seat) => Event::Stopped { seat: Seat(*seat) },
            TwistLog::Discarded(seat, card) => Event::CardDiscarded {
                seat: Seat(*seat),
                card: CardId(*card),
            },
            TwistLog::Drew(seat, list) => Event::CardsDrawn {
                seat: Seat(*seat),
                cards: cards(list),
            },
            TwistLog::Turn(to) => Event::TurnPassed { to: Seat(*to) },
            TwistLog::Ended(why) => Event::GameEnded { why: (*why).into() },
        }
    }
}
