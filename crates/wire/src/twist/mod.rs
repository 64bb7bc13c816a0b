//! Twist as a client sees it.

mod fold;

use antedate_rules::twist as rules;
use serde::{Deserialize, Serialize};

use crate::games::OwnOptions;
use crate::timeline::number;
use crate::{CardNumber, FaceUp, SeatNumber, Seen, Turned, Words};

pub(crate) use self::{TwistEvent as Event, TwistOptions as Options, TwistView as View};

/// A card before a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "lies", rename_all = "snake_case")]
pub enum Held {
    /// It can be tried.
    Upright(FaceUp),
    /// It was tried and lies crosswise; all know its back (SEC-3).
    Blocked(Turned),
}

/// The options of twist: it has none of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct TwistOptions {}

impl OwnOptions for TwistOptions {}

/// All that anybody may know of a game of twist now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TwistView {
    /// Whose turn it is; `null` once the game is over.
    pub turn: Option<SeatNumber>,
    /// Whether a card has been tried in this turn.
    pub tried: bool,
    /// How many cards have been placed in this turn.
    pub n_placed: usize,
    /// The stacks of the main row, earliest first, each in the order it grew.
    pub row: Vec<Vec<Turned>>,
    /// The slot between each pair of neighbours, earliest first.
    pub slots: Vec<Vec<Turned>>,
    /// The cards before each seat.
    pub hands: Vec<Vec<Held>>,
    /// How many cards the draw pile has.
    pub n_draw: usize,
    /// The front on top of the draw pile.
    pub draw_top: Option<FaceUp>,
    /// The discard pile, bottom first; the last one's back icon is the one to match.
    pub discard: Vec<Turned>,
    /// Where the cards lie, and the score if the game ended now.
    pub tally: Tally,
    /// How the game ended.
    pub outcome: Option<TwistOutcome>,
}

/// Where the 36 cards lie (CO-21 to CO-23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Tally {
    /// Cards in the main row.
    pub main: u8,
    /// Cards in slots.
    pub slots: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// Cards in the draw pile.
    pub draw: u8,
    /// Cards before players.
    pub hands: u8,
    /// The score.
    pub score: i16,
    /// The rank, 0 to 7.
    pub rank: u8,
}

/// How a game of twist ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TwistOutcome {
    /// Why it ended.
    pub why: WhyOver,
    /// Where the cards lie.
    pub tally: Tally,
}

/// Why a game of twist ended (CO-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhyOver {
    /// Every player is out of cards.
    AllOut,
    /// The player to act can neither try nor discard.
    CannotAct,
    /// The player tried every upright card and placed none.
    NoCardPlaced,
}

/// Two neighbours of the main row, each by the first card of its stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Between {
    /// The earlier one.
    pub earlier: CardNumber,
    /// The later one.
    pub later: CardNumber,
}

/// Where a tried card went (CO-7 to CO-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "to", rename_all = "snake_case")]
pub enum Went {
    /// The new earlier end of the main row.
    Left,
    /// The new later end of the main row.
    Right,
    /// The slot between two neighbours.
    Slot(Between),
    /// Onto a card of the same date.
    Stack {
        /// The first card of the stack.
        on: CardNumber,
    },
    /// Nowhere: the slot is taken.
    Blocked(Between),
}

/// What happened in a game of twist.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TwistEvent {
    /// A card was turned.
    CardTried {
        /// Who tried it.
        seat: SeatNumber,
        /// The card.
        card: Turned,
        /// Where it went.
        went: Went,
    },
    /// The player ended the turn.
    Stopped {
        /// Who.
        seat: SeatNumber,
    },
    /// A card was discarded.
    CardDiscarded {
        /// Who discarded it.
        seat: SeatNumber,
        /// The card.
        card: Turned,
    },
    /// A player drew at the end of the turn.
    CardsDrawn {
        /// Who.
        seat: SeatNumber,
        /// The fronts drawn.
        cards: Vec<FaceUp>,
        /// The front now on top of the pile.
        draw_top: Option<FaceUp>,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: SeatNumber,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: TwistOutcome,
    },
}

impl From<rules::Tally> for Tally {
    fn from(tally: rules::Tally) -> Tally {
        Tally {
            main: tally.main,
            slots: tally.slots,
            discard: tally.discard,
            draw: tally.draw,
            hands: tally.hands,
            score: tally.score(),
            rank: tally.rank(),
        }
    }
}

impl From<rules::Why> for WhyOver {
    fn from(why: rules::Why) -> WhyOver {
        match why {
            rules::Why::AllOut => WhyOver::AllOut,
            rules::Why::CannotAct => WhyOver::CannotAct,
            rules::Why::NoCardPlaced => WhyOver::NoCardPlaced,
        }
    }
}

impl From<rules::Outcome> for TwistOutcome {
    fn from(outcome: rules::Outcome) -> TwistOutcome {
        TwistOutcome {
            why: outcome.why.into(),
            tally: outcome.tally.into(),
        }
    }
}

impl From<rules::Between> for Between {
    fn from(between: rules::Between) -> Between {
        Between {
            earlier: between.earlier.0,
            later: between.later.0,
        }
    }
}

impl From<rules::Went> for Went {
    fn from(went: rules::Went) -> Went {
        match went {
            rules::Went::Left => Went::Left,
            rules::Went::Right => Went::Right,
            rules::Went::Slot(between) => Went::Slot(between.into()),
            rules::Went::Stack(on) => Went::Stack { on: on.0 },
            rules::Went::Blocked(between) => Went::Blocked(between.into()),
        }
    }
}

impl TwistView {
    /// Puts a view into words.
    pub fn of(view: &rules::View, words: &impl Words) -> TwistView {
        let stack = |cards: &Vec<rules::Turned>| turned(cards, words);
        let hand = |cards: &Vec<rules::Held>| cards.iter().map(|card| held(card, words)).collect();
        TwistView {
            turn: number(view.turn),
            tried: view.tried,
            n_placed: view.n_placed,
            row: view.row.iter().map(stack).collect(),
            slots: view.slots.iter().map(stack).collect(),
            hands: view.hands.iter().map(hand).collect(),
            n_draw: view.n_draw,
            draw_top: view.draw_top.map(|top| words.face_up(top.card)),
            discard: turned(&view.discard, words),
            tally: view.tally.into(),
            outcome: view.outcome.map(TwistOutcome::from),
        }
    }
}

impl From<rules::Turned> for Seen {
    fn from(turned: rules::Turned) -> Seen {
        Seen::shown(turned.card)
    }
}

fn turned(cards: &[rules::Turned], words: &impl Words) -> Vec<Turned> {
    cards
        .iter()
        .map(|card| words.turned((*card).into()))
        .collect()
}

fn held(card: &rules::Held, words: &impl Words) -> Held {
    match card {
        rules::Held::Upright(front) => Held::Upright(words.face_up(front.card)),
        rules::Held::Blocked(card) => Held::Blocked(words.turned((*card).into())),
    }
}

impl TwistEvent {
    /// Puts an event into words.
    pub fn of(shown: &rules::Shown, words: &impl Words) -> TwistEvent {
        use rules::Shown;
        match shown {
            Shown::CardTried { seat, card, went } => TwistEvent::CardTried {
                seat: seat.0,
                card: words.turned((*card).into()),
                went: (*went).into(),
            },
            Shown::Stopped { seat } => TwistEvent::Stopped { seat: seat.0 },
            Shown::CardDiscarded { seat, card } => TwistEvent::CardDiscarded {
                seat: seat.0,
                card: words.turned((*card).into()),
            },
            Shown::CardsDrawn {
                seat,
                cards,
                draw_top,
            } => TwistEvent::CardsDrawn {
                seat: seat.0,
                cards: cards
                    .iter()
                    .map(|front| words.face_up(front.card))
                    .collect(),
                draw_top: draw_top.map(|top| words.face_up(top.card)),
            },
            Shown::TurnPassed { to } => TwistEvent::TurnPassed { to: to.0 },
            Shown::GameEnded { why, tally } => TwistEvent::GameEnded {
                outcome: TwistOutcome {
                    why: (*why).into(),
                    tally: (*tally).into(),
                },
            },
        }
    }
}
