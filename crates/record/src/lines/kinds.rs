//! The lines after the first, one type a kind.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Line, TrekPrice};

/// See [`Line::Place`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Who.
    pub seat: u16,
    /// The card.
    pub place: String,
    /// The position it takes.
    pub gap: u32,
    /// Whether it was right.
    pub right: bool,
    /// The new draw pile, top first, if the draw needed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reshuffled: Option<Vec<String>>,
    /// The card drawn after a wrong one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drew: Option<String>,
}

/// See [`Line::Dropped`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dropped {
    /// Who.
    pub seat: u16,
    /// The cards that go to the discard pile, in that order.
    pub dropped: Vec<String>,
}

/// See [`Line::RoundEnd`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundEnd {
    /// The round's number.
    pub round_end: u32,
    /// The players without cards.
    pub out: Vec<u16>,
    /// The newly eliminated, when TC-14 applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eliminated: Option<Vec<u16>>,
    /// The new draw pile, if one was needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reshuffled: Option<Vec<String>>,
    /// What the players of the play-off drew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drew: Option<BTreeMap<String, Option<String>>>,
}

/// See [`Line::Try`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Try {
    /// Who.
    pub seat: u16,
    /// The card.
    #[serde(rename = "try")]
    pub card: String,
    /// `left`, `right`, `slot`, `stack` or `blocked`.
    pub went: String,
    /// The first card of the stack it lies on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// The two main-row cards it belongs between.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub between: Option<[String; 2]>,
}

/// See [`Line::Stop`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    /// Who.
    pub seat: u16,
    /// Always true.
    pub stop: bool,
}

/// See [`Line::Discard`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    /// Who.
    pub seat: u16,
    /// The card.
    pub discard: String,
}

/// See [`Line::Drew`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drew {
    /// Who.
    pub seat: u16,
    /// The cards drawn.
    pub drew: Vec<String>,
}

/// See [`Line::Itinerary`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Itinerary {
    /// Who.
    pub seat: u16,
    /// The itinerary.
    pub itinerary: String,
}

/// See [`Line::Take`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take {
    /// Who.
    pub seat: u16,
    /// The card, or `ancestor`.
    pub take: String,
    /// Where it lay: 0 is the deck top. An ancestor lies on no space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<u8>,
    /// Crystals spent.
    pub crystals: u8,
    /// The column of each token placed, in the order placed.
    pub tokens: Vec<String>,
    /// Where the watch now stands.
    pub watch: u8,
    /// All that the turn brought.
    pub gained: Gained,
    /// `starts`, `continues`, `closes` or `detours`.
    pub journey: String,
}

/// See [`Line::Warp`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warp {
    /// Who.
    pub seat: u16,
    /// The time warp.
    pub warp: String,
    /// What it cost.
    pub paid: TrekPrice,
    /// Where the watch now stands, after a rewind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<u8>,
    /// The two spaces of an exchange, the lower first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spaces: Option<[u8; 2]>,
    /// The space of an echo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub echoes: Option<u8>,
}

/// See [`Line::Looked`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looked {
    /// Who.
    pub seat: u16,
    /// The cards looked at as they lie now, the one put on top first.
    pub looked: Vec<String>,
}

/// What a turn of trek brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Gained {
    /// Points.
    pub points: u32,
    /// Crystals.
    pub crystals: u32,
}

/// See [`Line::Pass`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// Who.
    pub seat: u16,
    /// Always true.
    pub pass: bool,
    /// Where the watch now stands: 12.
    pub watch: u8,
}

/// See [`Line::DayEnd`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayEnd {
    /// The day, from 1.
    pub day_end: u8,
}

/// See [`Line::Choose`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose {
    /// Who.
    pub seat: u16,
    /// The gap.
    pub choose: u8,
}

/// See [`Line::Done`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DoneLine {
    /// Who.
    pub seat: u16,
    /// The gap; `null` for a pass.
    pub done: Option<u8>,
}

/// See [`Line::Close`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Close {
    /// The card.
    pub close: String,
    /// The first and the last of the gaps that were right.
    pub right: [u8; 2],
    /// How many chose each gap.
    pub counts: Vec<u16>,
    /// How many passed.
    pub passed: u16,
    /// Who is out now (CH-8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<u16>,
}

/// See [`Line::Turned`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnedLine {
    /// For whom.
    pub seat: u16,
    /// The card.
    pub turned: String,
    /// The first and the last of the gaps that were right.
    pub right: [u8; 2],
    /// Whether they are out now (CH-8).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
}

/// See [`Line::Joined`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The seat, the first that was free.
    pub seat: u16,
    /// The player's name.
    pub joined: String,
}

/// See [`Line::HandedTo`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandedTo {
    /// The seat.
    pub seat: u16,
    /// Who acts for it now.
    pub handed_to: String,
}

/// See [`Line::Result`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ResultLine {
    /// How the game ended: a [`TimelineResult`], a [`TwistResult`],
    /// a [`TrekResult`] or a [`ChorusResult`].
    pub result: Value,
}

impl ResultLine {
    /// Makes the line from the result of a rule set.
    pub fn of(result: &impl Serialize) -> Line {
        let result = serde_json::to_value(result).expect("a result is plain data");
        Line::Result(ResultLine { result })
    }
}

/// How a game of `timeline` ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimelineResult {
    /// Who won.
    pub winners: Vec<u16>,
    /// The round in which it ended.
    pub rounds: u32,
}

/// How a game of `twist` ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwistResult {
    /// The score.
    pub score: i16,
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
    /// The rank, from 0 to 7.
    pub rank: u8,
    /// `all_out`, `cannot_act` or `no_card_placed`.
    pub why: String,
}

/// How a game of `trek` ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrekResult {
    /// Each seat's score.
    pub scores: Vec<u32>,
    /// Each seat's journeys, in the order started, the open one last.
    pub journeys: Vec<Vec<u32>>,
    /// Each seat's crystals left.
    pub crystals: Vec<u32>,
    /// Who won.
    pub winners: Vec<u16>,
}

/// How a game of `chorus` ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChorusResult {
    /// Each seat's points.
    pub points: Vec<u8>,
    /// Each seat's sum of distances.
    pub distances: Vec<u16>,
    /// Who won.
    pub winners: Vec<u16>,
}
