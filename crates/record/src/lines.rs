//! The lines of a transcript as types: exactly the keys of `docs/transcript.md`.

mod header;
mod kinds;

use serde::Serialize;
use serde_json::{Map, Value};

pub use antedate_decks::DeckRef;
pub use header::{
    CardEntry, Decks, Header, Options, TrekAncestor, TrekCard, TrekColumns, TrekData, TrekHeader,
    TrekItinerary, TrekPrice, TrekReward, TrekWarp,
};
pub use kinds::{
    Choose, ChorusResult, Close, DayEnd, Discard, DoneLine, Drew, Dropped, Gained, HandedTo,
    Itinerary, Joined, Looked, Pass, Place, ResultLine, RoundEnd, Stop, Take, TimelineResult,
    TrekResult, Try, TurnedLine, TwistResult, Warp,
};

/// The version of the format written and read.
pub const VERSION: u32 = 1;

type ReadLine = fn(Value) -> serde_json::Result<Line>;

/// Makes the kinds of lines of one list: the key that names each, and its type.
macro_rules! kinds {
    ($($(#[$doc:meta])* $key:literal $Kind:ident($Type:ty),)*) => {
        /// Any line but the header.
        #[derive(Debug, Clone, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum Line {
            $($(#[$doc])* $Kind($Type),)*
        }

        /// The key that names each kind of line, in the order they are looked for.
        const KINDS: &[(&str, ReadLine)] = &[
            $(($key, |value| serde_json::from_value(value).map(Line::$Kind)),)*
        ];

        impl Line {
            /// Returns the key that names the line's kind.
            pub fn kind(&self) -> &'static str {
                match self { $(Line::$Kind(_) => $key,)* }
            }
        }
    };
}

// `drew` comes after the kinds that also have it.
kinds! {
    /// The game ended.
    "result" Result(ResultLine),
    /// Somebody else acts for a seat from here on.
    "handed_to" HandedTo(HandedTo),
    /// `timeline`: a card was placed.
    "place" Place(Place),
    /// `timeline`, `chorus`: a player left for good.
    "dropped" Dropped(Dropped),
    /// `timeline`: a round ended.
    "round_end" RoundEnd(RoundEnd),
    /// `twist`: a card was tried.
    "try" Try(Try),
    /// `twist`: a player chose to end the turn.
    "stop" Stop(Stop),
    /// `twist`: a card was discarded.
    "discard" Discard(Discard),
    /// `trek`: an itinerary was chosen.
    "itinerary" Itinerary(Itinerary),
    /// `trek`: a card or an ancestor was taken.
    "take" Take(Take),
    /// `trek`: a time warp was used.
    "warp" Warp(Warp),
    /// `trek`: a player put one of the next cards on top.
    "looked" Looked(Looked),
    /// `trek`: a player could take nothing.
    "pass" Pass(Pass),
    /// `trek`: a day ended.
    "day_end" DayEnd(DayEnd),
    /// `chorus`: a player chose a gap and thinks on.
    "choose" Choose(Choose),
    /// `chorus`: a player said "done".
    "done" Done(DoneLine),
    /// `chorus`: a card was turned.
    "close" Close(Close),
    /// `chorus`: a card was turned for one player, at a pace of their own.
    "turned" Turned(TurnedLine),
    /// `chorus`: a player came late.
    "joined" Joined(Joined),
    /// `twist`: a turn closed with a draw.
    "drew" Drew(Drew),
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

    /// Writes the line as JSON, without the line's end.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

fn to_json(value: &impl Serialize) -> String {
    // Strings, numbers and maps with string keys: nothing here can fail to be written.
    serde_json::to_string(value).expect("a line is plain data")
}
