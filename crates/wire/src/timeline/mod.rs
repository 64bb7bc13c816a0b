//! Timeline as a client sees it.

mod fold;

use std::collections::BTreeMap;

use antedate_rules::timeline::{self as rules, Dated};
use antedate_rules::{CardId, Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::games::OwnOptions;
use crate::{FaceUp, PlayerNumber, SeatNumber, Seen, Turned, Words};

pub(crate) use self::{TimelineEvent as Event, TimelineOptions as Options, TimelineView as View};

/// The options of timeline.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct TimelineOptions {
    /// Cards dealt to each player, 3 to 6.
    pub hand: u8,
    /// Extra cards of players.
    #[serde(deserialize_with = "by_player")]
    pub handicaps: BTreeMap<PlayerNumber, u8>,
}

impl Default for TimelineOptions {
    fn default() -> TimelineOptions {
        TimelineOptions {
            hand: rules::DEFAULT_HAND,
            handicaps: BTreeMap::new(),
        }
    }
}

impl OwnOptions for TimelineOptions {
    fn forget(&mut self, player: PlayerNumber) {
        self.handicaps.remove(&player);
    }
}

/// Reads what belongs to players by their numbers. JSON has them as texts, and inside a message,
/// which may be of many kinds, serde no longer knows that they are numbers.
fn by_player<'de, D: Deserializer<'de>>(reader: D) -> Result<BTreeMap<PlayerNumber, u8>, D::Error> {
    let by_text = BTreeMap::<String, u8>::deserialize(reader)?;
    let number = |text: String| {
        let unknown = |_| D::Error::custom(format!("`{text}` is not the number of a player"));
        text.parse().map_err(unknown)
    };
    by_text
        .into_iter()
        .map(|(player, value)| Ok((number(player)?, value)))
        .collect()
}

/// All that anybody may know of a game of timeline now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TimelineView {
    /// Whose turn it is; `null` once the game is over.
    pub turn: Option<SeatNumber>,
    /// The round being played, from 1.
    pub round: u32,
    /// Who begins each round.
    pub first: SeatNumber,
    /// The line, earliest first.
    pub line: Vec<Turned>,
    /// The cards before each seat, fronts only.
    pub hands: Vec<Vec<FaceUp>>,
    /// How each seat stands.
    pub standings: Vec<Standing>,
    /// How many cards the draw pile has.
    pub n_draw: usize,
    /// The front on top of the draw pile.
    pub draw_top: Option<FaceUp>,
    /// The discard pile, bottom first.
    pub discard: Vec<Turned>,
    /// How the game ended.
    pub outcome: Option<TimelineOutcome>,
}

/// How a player stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Still in the game.
    In,
    /// Out: others were out of cards first (TC-14), or, in chorus, no life is left (CH-8).
    Eliminated,
    /// Left for good (TC-17).
    Dropped,
}

/// How a game of timeline ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TimelineOutcome {
    /// Who won; several share the victory.
    pub winners: Vec<SeatNumber>,
    /// The round in which the game ended.
    pub rounds: u32,
}

/// What happened in a game of timeline.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TimelineEvent {
    /// A card was right and stays.
    CardPlaced {
        /// Who placed it.
        seat: SeatNumber,
        /// The card, now turned.
        card: Turned,
        /// The place in the line it now has.
        gap: u8,
    },
    /// A card was wrong and lies on the discard pile.
    CardMisplaced {
        /// Who placed it.
        seat: SeatNumber,
        /// The card, now turned.
        card: Turned,
        /// Where it was tried.
        gap: u8,
    },
    /// The discard pile became the draw pile.
    PileReshuffled {
        /// How many cards it has.
        n_draw: usize,
        /// The front on top.
        draw_top: Option<FaceUp>,
    },
    /// A player drew the top card.
    CardDrawn {
        /// Who.
        seat: SeatNumber,
        /// The front drawn.
        card: FaceUp,
        /// The front now on top of the pile.
        draw_top: Option<FaceUp>,
    },
    /// There was no card to draw.
    NothingToDraw {
        /// For whom.
        seat: SeatNumber,
    },
    /// A player left for good.
    SeatDropped {
        /// Who.
        seat: SeatNumber,
        /// Their cards, turned onto the discard pile in this order.
        cards: Vec<Turned>,
    },
    /// A round is over.
    RoundEnded {
        /// Its number.
        round: u32,
        /// The players without cards.
        out: Vec<SeatNumber>,
        /// The players now eliminated.
        eliminated: Vec<SeatNumber>,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: SeatNumber,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: TimelineOutcome,
    },
}

pub(crate) fn numbers(seats: SeatSet) -> Vec<SeatNumber> {
    seats.iter().map(|seat| seat.0).collect()
}

pub(crate) fn number(seat: Option<Seat>) -> Option<SeatNumber> {
    seat.map(|seat| seat.0)
}

impl TimelineView {
    /// Puts a view into words.
    pub fn of(view: &rules::View, words: &impl Words) -> TimelineView {
        let fronts = |hand: &Vec<CardId>| hand.iter().map(|card| words.face_up(*card)).collect();
        TimelineView {
            turn: number(view.turn),
            round: view.round,
            first: view.first.0,
            line: turned(&view.line, words),
            hands: view.hands.iter().map(fronts).collect(),
            standings: view.standings.iter().copied().map(Standing::from).collect(),
            n_draw: view.n_draw,
            draw_top: view.draw_top.map(|card| words.face_up(card)),
            discard: turned(&view.discard, words),
            outcome: view.outcome.as_ref().map(TimelineOutcome::from),
        }
    }
}

impl From<Dated> for Seen {
    fn from(dated: Dated) -> Seen {
        Seen::shown(dated.card)
    }
}

fn turned(cards: &[Dated], words: &impl Words) -> Vec<Turned> {
    cards
        .iter()
        .map(|card| words.turned((*card).into()))
        .collect()
}

impl From<rules::Standing> for Standing {
    fn from(standing: rules::Standing) -> Standing {
        match standing {
            rules::Standing::In => Standing::In,
            rules::Standing::Eliminated => Standing::Eliminated,
            rules::Standing::Dropped => Standing::Dropped,
        }
    }
}

impl From<&rules::Outcome> for TimelineOutcome {
    fn from(outcome: &rules::Outcome) -> TimelineOutcome {
        TimelineOutcome {
            winners: numbers(outcome.winners),
            rounds: outcome.rounds,
        }
    }
}

impl TimelineEvent {
    /// Puts an event into words.
    pub fn of(shown: &rules::Shown, words: &impl Words) -> TimelineEvent {
        use rules::Shown;
        match shown {
            Shown::CardPlaced { seat, card, gap } => TimelineEvent::CardPlaced {
                seat: seat.0,
                card: words.turned((*card).into()),
                gap: *gap,
            },
            Shown::CardMisplaced { seat, card, gap } => TimelineEvent::CardMisplaced {
                seat: seat.0,
                card: words.turned((*card).into()),
                gap: *gap,
            },
            Shown::PileReshuffled { n_draw, draw_top } => TimelineEvent::PileReshuffled {
                n_draw: *n_draw,
                draw_top: draw_top.map(|card| words.face_up(card)),
            },
            Shown::CardDrawn {
                seat,
                card,
                draw_top,
            } => TimelineEvent::CardDrawn {
                seat: seat.0,
                card: words.face_up(*card),
                draw_top: draw_top.map(|card| words.face_up(card)),
            },
            Shown::NothingToDraw { seat } => TimelineEvent::NothingToDraw { seat: seat.0 },
            Shown::SeatDropped { seat, cards } => TimelineEvent::SeatDropped {
                seat: seat.0,
                cards: turned(cards, words),
            },
            Shown::RoundEnded {
                round,
                out,
                eliminated,
            } => TimelineEvent::RoundEnded {
                round: *round,
                out: numbers(*out),
                eliminated: numbers(*eliminated),
            },
            Shown::TurnPassed { to } => TimelineEvent::TurnPassed { to: to.0 },
            Shown::GameEnded { outcome } => TimelineEvent::GameEnded {
                outcome: outcome.into(),
            },
        }
    }
}
