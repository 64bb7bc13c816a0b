//! The lines of a transcript as types: exactly the keys of `docs/transcript.md`.

use std::collections::BTreeMap;

pub use antedate_decks::DeckRef;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The version of the format written and read.
pub const VERSION: u32 = 1;

/// The first line of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The format's version.
    pub antedate: u32,
    /// `timeline`, `twist` or `trek`.
    pub rules: String,
    /// `classic`, `twist` or `saga`; absent for `trek`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Where the cards come from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Decks>,
    /// How the decks were filtered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub filter: Option<Value>,
    /// The players' names, seat 0 first.
    pub seats: Vec<String>,
    /// Who begins; absent for `trek`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// What differs from the ordinary game.
    #[serde(default)]
    pub options: Options,
    /// The seed, 64 hexadecimal digits.
    pub seed: String,
    /// What was published when the game began.
    pub commitment: String,
    /// The ids of the whole pool, when not all of it takes part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<Vec<String>>,
    /// The cards in shuffled order (`timeline`, `twist`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<CardEntry>>,
    /// What `trek` has instead of cards.
    #[serde(flatten)]
    pub trek: Option<TrekHeader>,
}

/// One deck, or several combined.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Decks {
    /// One deck.
    One(DeckRef),
    /// Several decks combined.
    Many(Vec<DeckRef>),
}

impl Decks {
    /// Makes the entry for one or several decks.
    pub fn of(mut decks: Vec<DeckRef>) -> Decks {
        match decks.len() {
            1 => Decks::One(decks.remove(0)),
            _ => Decks::Many(decks),
        }
    }
}

/// What differs from the ordinary game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Options {
    /// Cards dealt to each player, when not four.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<u8>,
    /// Extra cards by seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub handicap: BTreeMap<String, u8>,
    /// Whether day I's itineraries are random (TR-3a).
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_game: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// A card that takes part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardEntry {
    /// The deck's id of the card.
    pub id: String,
    /// The year, BCE negative, or the scene number.
    pub date: i64,
    /// The icon on the front (`twist`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub front: Option<String>,
    /// The icon on the back (`twist`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<String>,
}

/// The part of a header that only `trek` has.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrekHeader {
    /// The three day decks, each top first.
    pub days: Vec<Vec<String>>,
    /// The first stack of watches, bottom first.
    pub watches: Vec<u8>,
    /// The four itineraries of each seat.
    pub itineraries: Vec<Vec<String>>,
    /// Every value of the deck.
    pub data: TrekData,
}

/// Every value of a trek deck.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrekData {
    /// The history cards by id.
    pub cards: BTreeMap<String, TrekCard>,
    /// What an ancestor costs and brings.
    pub ancestor: TrekAncestor,
    /// How many ancestors the pile has at this table.
    pub ancestors: u8,
    /// What the mat brings under the deck top and the five spaces.
    pub mat: Vec<Option<String>>,
    /// Points for journeys of 1, 2, … cards.
    pub journey: Vec<u16>,
    /// Points for each card beyond that table.
    pub journey_beyond: u16,
    /// Points for landing on 12 exactly.
    pub punctuality: u8,
    /// The itineraries by id.
    pub itineraries: BTreeMap<String, TrekItinerary>,
}

/// A history card's values.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrekCard {
    /// The year.
    pub date: i64,
    /// Hours a visit takes.
    pub hours: u8,
    /// What it brings.
    pub benefits: Vec<String>,
}

/// An ancestor's values.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrekAncestor {
    /// Hours a visit takes.
    pub hours: u8,
    /// What it brings.
    pub benefits: Vec<String>,
}

/// An itinerary's spaces and rewards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrekItinerary {
    /// The spaces of each column, from the top.
    pub columns: TrekColumns,
    /// The rewards at the ends of the rows.
    pub rows: Vec<Option<TrekReward>>,
}

/// The four columns of an itinerary.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrekColumns {
    /// The person column.
    pub person: Vec<Option<TrekReward>>,
    /// The event column.
    pub event: Vec<Option<TrekReward>>,
    /// The innovation column.
    pub innovation: Vec<Option<TrekReward>>,
    /// The progress column.
    pub progress: Vec<Option<TrekReward>>,
}

/// What a space or a row pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TrekReward {
    /// So many points.
    Points(u8),
    /// So many crystals.
    Crystals(u8),
}

/// Any line but the header.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Line {
    /// `timeline`: a card was placed.
    Place(Place),
    /// `timeline`: a player left for good.
    Dropped(Dropped),
    /// `timeline`: a round ended.
    RoundEnd(RoundEnd),
    /// `twist`: a card was tried.
    Try(Try),
    /// `twist`: a player chose to end the turn.
    Stop(Stop),
    /// `twist`: a card was discarded.
    Discard(Discard),
    /// `twist`: a turn closed with a draw.
    Drew(Drew),
    /// `trek`: an itinerary was chosen.
    Itinerary(Itinerary),
    /// `trek`: a card or an ancestor was taken.
    Take(Take),
    /// `trek`: a player could take nothing.
    Pass(Pass),
    /// `trek`: a day ended.
    DayEnd(DayEnd),
    /// Somebody else acts for a seat from here on.
    HandedTo(HandedTo),
    /// The game ended.
    Result(ResultLine),
}

/// See [`Line::Place`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Who.
    pub seat: u8,
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
    pub seat: u8,
    /// The cards that go to the discard pile, in that order.
    pub dropped: Vec<String>,
}

/// See [`Line::RoundEnd`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundEnd {
    /// The round's number.
    pub round_end: u32,
    /// The players without cards.
    pub out: Vec<u8>,
    /// The newly eliminated, when TC-14 applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eliminated: Option<Vec<u8>>,
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
    pub seat: u8,
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
    pub seat: u8,
    /// Always true.
    pub stop: bool,
}

/// See [`Line::Discard`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    /// Who.
    pub seat: u8,
    /// The card.
    pub discard: String,
}

/// See [`Line::Drew`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drew {
    /// Who.
    pub seat: u8,
    /// The cards drawn.
    pub drew: Vec<String>,
}

/// See [`Line::Itinerary`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Itinerary {
    /// Who.
    pub seat: u8,
    /// The itinerary.
    pub itinerary: String,
}

/// See [`Line::Take`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take {
    /// Who.
    pub seat: u8,
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
    /// `starts`, `continues` or `closes`.
    pub journey: String,
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
    pub seat: u8,
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

/// See [`Line::HandedTo`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandedTo {
    /// The seat.
    pub seat: u8,
    /// Who acts for it now.
    pub handed_to: String,
}

/// See [`Line::Result`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ResultLine {
    /// How the game ended: a [`TimelineResult`], a [`TwistResult`] or a [`TrekResult`].
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
    pub winners: Vec<u8>,
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
    pub winners: Vec<u8>,
}

impl Line {
    /// Reads a line that is not a header. The key that names its kind decides.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the line.
    pub fn read(object: Map<String, Value>) -> Result<Line, String> {
        let kind = KINDS.iter().find(|(key, _)| object.contains_key(*key));
        match kind {
            Some((key, read)) => read(Value::Object(object))
                .map_err(|error| format!("a `{key}` line is not as it should be: {error}")),
            None => {
                let keys: Vec<&str> = object.keys().map(String::as_str).take(5).collect();
                Err(format!("a line with the keys {keys:?} is of no known kind"))
            }
        }
    }

    /// Returns the key that names the line's kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Line::Place(_) => "place",
            Line::Dropped(_) => "dropped",
            Line::RoundEnd(_) => "round_end",
            Line::Try(_) => "try",
            Line::Stop(_) => "stop",
            Line::Discard(_) => "discard",
            Line::Drew(_) => "drew",
            Line::Itinerary(_) => "itinerary",
            Line::Take(_) => "take",
            Line::Pass(_) => "pass",
            Line::DayEnd(_) => "day_end",
            Line::HandedTo(_) => "handed_to",
            Line::Result(_) => "result",
        }
    }

    /// Writes the line as JSON, without the line's end.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

impl Header {
    /// Writes the header as JSON, without the line's end.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

fn to_json(value: &impl Serialize) -> String {
    // Strings, numbers and maps with string keys: nothing here can fail to be written.
    serde_json::to_string(value).expect("a line is plain data")
}

type ReadLine = fn(Value) -> serde_json::Result<Line>;

/// The key that names each kind of line. `drew` comes after the kinds that also have it.
const KINDS: [(&str, ReadLine); 13] = [
    ("result", |value| {
        serde_json::from_value(value).map(Line::Result)
    }),
    ("handed_to", |value| {
        serde_json::from_value(value).map(Line::HandedTo)
    }),
    ("place", |value| {
        serde_json::from_value(value).map(Line::Place)
    }),
    ("dropped", |value| {
        serde_json::from_value(value).map(Line::Dropped)
    }),
    ("round_end", |value| {
        serde_json::from_value(value).map(Line::RoundEnd)
    }),
    ("try", |value| serde_json::from_value(value).map(Line::Try)),
    ("stop", |value| {
        serde_json::from_value(value).map(Line::Stop)
    }),
    ("discard", |value| {
        serde_json::from_value(value).map(Line::Discard)
    }),
    ("itinerary", |value| {
        serde_json::from_value(value).map(Line::Itinerary)
    }),
    ("take", |value| {
        serde_json::from_value(value).map(Line::Take)
    }),
    ("pass", |value| {
        serde_json::from_value(value).map(Line::Pass)
    }),
    ("day_end", |value| {
        serde_json::from_value(value).map(Line::DayEnd)
    }),
    ("drew", |value| {
        serde_json::from_value(value).map(Line::Drew)
    }),
];
