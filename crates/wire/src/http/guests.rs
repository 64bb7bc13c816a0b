//! What a guest is told of themselves.

use serde::{Deserialize, Serialize};

use super::{DailyStreak, PracticeCounts};
use crate::{PlayerNumber, RuleSet};

/// The name of a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GuestName {
    /// 1 to 24 characters.
    pub name: String,
}

/// What a guest's games come to, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Me {
    /// The name they last used; empty for somebody new.
    pub name: String,
    /// By which a guest and a host can speak of the same guest: it opens nothing.
    pub number: String,
    /// Games by rules.
    pub games: Vec<GamesPlayed>,
    /// All cards placed.
    pub accuracy: Hits,
    /// Cards placed, by topic and stretch of time: a map for decks that have the same topics, the
    /// one with the most cards first.
    pub maps: Vec<TimeMap>,
    /// The cards placed wrongly most often.
    pub missed: Vec<MissedCard>,
    /// The best game of each edition.
    pub best: Vec<BestGame>,
    /// Victories of timeline one after the other.
    pub streak: Streak,
    /// The last games.
    pub latest: Vec<MyGame>,
    /// What there is to practise.
    pub practice: PracticeCounts,
    /// Days whose cards were placed while they ran, one after another.
    pub daily: DailyStreak,
}

/// How often a guest was right, of how many times.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hits {
    /// Right ones.
    pub right: u32,
    /// All.
    pub tries: u32,
}

impl Hits {
    /// Counts one try more.
    pub fn add(&mut self, right: bool) {
        self.tries += 1;
        self.right += u32::from(right);
    }

    /// Counts the wrong ones.
    pub fn wrong(self) -> u32 {
        self.tries - self.right
    }
}

/// How many games of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GamesPlayed {
    /// The game.
    pub rules: RuleSet,
    /// Games played.
    pub games: u32,
    /// Games won; in twist none.
    pub won: u32,
}

/// What a guest knows of which time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TimeMap {
    /// The names of the decks whose cards it counts.
    pub decks: Vec<String>,
    /// The deck that a practice of a field is of; `null` is every deck of history.
    pub deck: Option<String>,
    /// Its columns, oldest first.
    pub periods: Vec<MapPeriod>,
    /// Its rows.
    pub topics: Vec<MapTopic>,
}

/// A stretch of years, or of scenes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MapPeriod {
    /// What it is called.
    pub name: String,
    /// Where it begins; `null` is no bound.
    pub from: Option<i64>,
    /// Where it ends; `null` is no bound.
    pub to: Option<i64>,
}

/// A topic of a map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MapTopic {
    /// Its id.
    pub topic: String,
    /// Its name.
    pub name: String,
    /// Its fields, one for each period.
    pub fields: Vec<MapField>,
}

/// How a guest fared with one topic in one stretch of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MapField {
    /// How many cards there are to practise.
    pub cards: usize,
    /// How often they were right.
    #[serde(flatten)]
    pub hits: Hits,
}

/// A card that was placed wrongly. Its date is told: it has been turned before their eyes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MissedCard {
    /// Its deck's id.
    pub deck: String,
    /// Its id in the deck.
    pub card: String,
    /// Its title.
    pub title: String,
    /// Its topic.
    pub topic: String,
    /// The name of its picture.
    pub motif: String,
    /// Its date in words.
    pub label: String,
    /// How often it was placed rightly.
    #[serde(flatten)]
    pub hits: Hits,
}

/// A guest's best game of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BestGame {
    /// The game.
    pub rules: RuleSet,
    /// The edition.
    pub edition: String,
    /// How many sat at the table.
    pub seats: usize,
    /// The score.
    pub score: i64,
    /// The rank, in twist (CO-23).
    pub rank: Option<u8>,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
}

/// Victories one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Streak {
    /// The longest run.
    pub best: u32,
    /// The present one.
    pub now: u32,
    /// The longest run of the games that the hall counts: what it shows.
    pub listed: u32,
}

/// One of a guest's games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MyGame {
    /// The table.
    pub table: String,
    /// The game's number there.
    pub game: u32,
    /// The game.
    pub rules: RuleSet,
    /// What the cards are made for: `classic`, `twist`, `saga` or `trek`.
    pub edition: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The names of all, in the order of the seats; bots go by their level.
    pub players: Vec<String>,
    /// Which of them is the guest.
    pub seat: usize,
    /// How many of them were bots from the beginning.
    pub bots: usize,
    /// Whether a bot stood in for somebody, or somebody left.
    pub stood_in: bool,
    /// Whether the guest left before the end.
    pub left: bool,
    /// Whether the guest won.
    pub won: bool,
    /// Why it is not counted as others are; none if it is.
    pub uncounted: Option<Uncounted>,
    /// The guest's score; the team's in twist, none in timeline.
    pub score: Option<i64>,
    /// The team's rank (CO-23).
    pub rank: Option<u8>,
    /// How often the guest was right.
    #[serde(flatten)]
    pub hits: Hits,
}

/// Why a game is not counted as others are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Uncounted {
    /// The guest never moved: it is in no figure.
    NoMove,
    /// The guest left before the end: it is not won.
    Left,
    /// A bot moved for the guest: it neither makes nor breaks a run of victories.
    StoodIn,
}

/// That a guest was erased.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Erased {
    /// At how many tables they had sat.
    pub tables: usize,
}

/// Everything about a guest, for themselves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct GuestExport {
    /// The guest's number.
    pub guest: String,
    /// When this was made, in milliseconds since 1970.
    pub at: i64,
    /// The name they last used.
    pub name: Option<String>,
    /// When that was.
    pub seen: Option<i64>,
    /// The tables where they have sat.
    pub tables: Vec<ExportedTable>,
    /// What they answered when they practised, oldest first, as the store keeps it.
    pub practice: Vec<ExportedAnswer>,
    /// The runs they have begun: days, and deals of duels.
    pub runs: Vec<ExportedRun>,
    /// The duels they take part in.
    pub duels: Vec<ExportedDuel>,
}

/// A run that somebody has begun.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct ExportedRun {
    /// Its id: `daily:` and the day, or `duel:` and the duel.
    pub run: String,
    /// Their answers, the first card first, as the store keeps them.
    pub answers: Vec<ExportedAnswer>,
}

/// A duel that somebody takes part in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct ExportedDuel {
    /// Its id.
    pub duel: String,
    /// The name they have there.
    pub name: String,
    /// When they joined, in milliseconds since 1970.
    pub joined: i64,
}

/// What somebody answered when they practised.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct ExportedAnswer {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The id that their page gave it.
    pub id: String,
    /// What they answered.
    pub answer: serde_json::Map<String, serde_json::Value>,
}

/// All that a table's log holds about one guest.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct ExportedTable {
    /// The table's id.
    pub table: String,
    /// Their seats, and those of others on their device.
    pub seats: Vec<ExportedSeat>,
    /// The finished games in which one of those was played.
    pub games: Vec<ExportedGame>,
}

/// What is kept of somebody at one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct ExportedSeat {
    /// Their number there.
    pub player: PlayerNumber,
    /// Their name there.
    pub name: String,
    /// When they sat down, in milliseconds since 1970.
    pub joined: i64,
    /// The ids of the messages they sent.
    pub messages: Vec<String>,
    /// What they said.
    pub said: Vec<Said>,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Said {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct ExportedGame {
    /// What it came to, as the store keeps it.
    pub result: serde_json::Map<String, serde_json::Value>,
    /// The players here who are this guest, or share their device.
    pub players: Vec<PlayerNumber>,
    /// The whole record.
    pub transcript: String,
}
