//! Runs: the daily and duels. One guest places the cards of a deal on a line of their own,
//! whenever they like (CH-10).

use serde::{Deserialize, Serialize};

use crate::{FaceUp, Lang, Turned};

/// A guest's own way through a run, as far as they have come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Run {
    /// How many cards are to be placed.
    pub cards: usize,
    /// The line, earliest first. Card 0 began it, and card `n` is the `n`-th of the run.
    pub line: Vec<Turned>,
    /// The card to be placed now; none once the run is finished.
    pub current: Option<FaceUp>,
    /// The cards placed so far, in the order they came.
    pub placed: Vec<RunPlaced>,
    /// How many of them were placed rightly (CH-6).
    pub points: u8,
    /// The sum of the distances (CH-6).
    pub distance: u16,
}

/// A card that was placed in a run. It is in the line with both its sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunPlaced {
    /// The card, numbered by its place in the run from 1.
    pub card: u8,
    /// The deck it is from: with the id on its back it can be practised and reported.
    pub deck: String,
    /// What was chosen for it.
    pub choice: RunChoice,
    /// The first of the gaps that were right, of the line as it then was (CH-5).
    pub first: u8,
    /// The last of them, where the card now lies.
    pub last: u8,
}

/// What somebody chose for a card of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunChoice {
    /// The gap, 0 before the first card of the line; none for a pass.
    pub gap: Option<u8>,
    /// Whether it was right.
    pub right: bool,
    /// How many gaps it was off (CH-6).
    pub off: u16,
}

/// The gap that somebody chooses for the current card of their run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RunAnswer {
    /// Chosen by the client, 1 to 64 characters: sent again, the answer counts once.
    pub id: String,
    /// The card, numbered by its place in the run from 1.
    pub card: u8,
    /// The gap: 0 is before the first card of the line.
    pub gap: u8,
    /// The language of what is told.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Lang>"))]
    pub lang: Lang,
}

/// The cards of one day, and the guest's own way through them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Daily {
    /// The day by UTC, like `2026-11-19`.
    pub date: String,
    /// The commitment to the day's seed, published when the day begins (SEC-5).
    pub commitment: String,
    /// The seed, once the day is over.
    pub seed: Option<String>,
    /// Whether the day is still running.
    pub running: bool,
    /// In how many milliseconds the next day begins.
    pub next: i64,
    /// Whether the run is, or will be, among everybody's: it is finished before the day is over.
    pub counted: bool,
    /// The guest's own run.
    pub run: Run,
    /// How everybody did; only once the guest has finished their own run.
    pub everybody: Option<DailyCounts>,
    /// The guest's days one after another.
    pub streak: DailyStreak,
}

/// How everybody did on a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DailyCounts {
    /// How many have finished the run while the day ran.
    pub players: u64,
    /// How many of them had so many points, from 0 up to all cards.
    pub points: Vec<u64>,
    /// The cards in the order they came.
    pub cards: Vec<DailyCard>,
    /// How hard the day was taken to be when its cards were chosen: how many of a hundred
    /// choices were expected to be wrong.
    pub hard: u8,
}

/// How everybody did with one card of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DailyCard {
    /// How many placed it rightly.
    pub right: u64,
    /// How many chose each gap of the line as it then was.
    pub gaps: Vec<u64>,
}

/// Days finished one after another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DailyStreak {
    /// Up to today, or up to yesterday while today's is still to be played.
    pub now: u32,
    /// The longest.
    pub best: u32,
    /// All days finished while they ran.
    pub played: u32,
}

/// Which days of the archive are asked for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct ArchiveQuery {
    /// Only days before this one, like `2026-11-19`; left out, from yesterday on.
    pub before: Option<String>,
}

/// A day of the archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArchivedDay {
    /// The day by UTC.
    pub date: String,
    /// How many finished it while it ran.
    pub players: u64,
    /// How many cards the guest has placed; 0 if they have not begun.
    pub placed: usize,
    /// The guest's points so far; none if they have not begun.
    pub points: Option<u8>,
    /// Whether the guest finished it while it ran.
    pub counted: bool,
}

/// The cards that somebody challenges others with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum DuelSource {
    /// Those of a day whose run the challenger has finished.
    Daily {
        /// The day by UTC.
        date: String,
    },
    /// Those of a finished game of chorus in which the challenger sat.
    Game {
        /// The table.
        table: String,
        /// The game's number there.
        game: u32,
    },
}

/// A challenge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateDuel {
    /// Chosen by the client, 1 to 64 characters: sent again, the same duel is returned.
    pub id: String,
    /// The cards.
    pub from: DuelSource,
    /// What the others see the challenger called, 1 to 24 characters.
    pub name: String,
}

/// A duel that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CreatedDuel {
    /// Its id. Whoever knows it may join.
    pub duel: String,
}

/// Somebody takes up a challenge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinDuel {
    /// What the others see them called, 1 to 24 characters.
    pub name: String,
    /// The language of what is told.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Lang>"))]
    pub lang: Lang,
}

/// A duel: several guests play the same deal, whenever each likes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Duel {
    /// Its id.
    pub duel: String,
    /// The day whose cards these are, where they are a day's. Who plays them while the day
    /// runs has played the day.
    pub daily: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// How many cards are to be placed.
    pub cards: usize,
    /// Who takes part, the challenger first.
    pub players: Vec<DuelPlayer>,
    /// How many may take part at the most.
    pub max: usize,
    /// The guest's own run, once they have joined.
    pub run: Option<Run>,
}

/// Somebody who takes part in a duel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DuelPlayer {
    /// Their name.
    pub name: String,
    /// Whether it is the guest who asks.
    pub you: bool,
    /// What they came to: of those who have finished, and only for who has finished too.
    pub result: Option<DuelResult>,
}

/// What a run came to that somebody has finished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DuelResult {
    /// How many cards were placed rightly (CH-6).
    pub points: u8,
    /// The sum of the distances (CH-6).
    pub distance: u16,
    /// What was chosen for each card, in the order they came.
    pub choices: Vec<RunChoice>,
}
