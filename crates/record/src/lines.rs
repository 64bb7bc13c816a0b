//! The lines of a transcript as types: exactly the keys of `docs/transcript.md`.

mod header;
mod kinds;

use serde::Serialize;
use serde_json::{Map, Value};

pub use antedate_decks::DeckRef;
pub use header::{
    CardEntry, Decks, Header, Options, TrekAncestor, TrekCard, TrekColumns, TrekData, TrekHeader,
    TrekItinerary, TrekReward,
};
pub use kinds::{
    DayEnd, Discard, Drew, Dropped, Gained, HandedTo, Itinerary, Pass, Place, ResultLine, RoundEnd,
    Stop, Take, TimelineResult, TrekResult, Try, TwistResult,
};

/// The version of the format written and read.
pub const VERSION: u32 = 1;

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
