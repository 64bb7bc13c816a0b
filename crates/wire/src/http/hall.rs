//! The hall of fame. No result holds a card's date or an order of cards.

use serde::{Deserialize, Serialize};

use crate::RuleSet;

/// Which list of the hall is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct HallQuery {
    /// The game.
    pub rules: RuleSet,
    /// Of twist: `twist` or `saga`.
    pub edition: Option<String>,
    /// How many sit at the table; of no account for runs of timeline.
    pub seats: Option<u8>,
    /// From when on.
    #[serde(default)]
    pub period: HallPeriod,
}

/// Since when results count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HallPeriod {
    /// The last 24 hours.
    Today,
    /// The last seven days.
    Week,
    /// From the beginning.
    #[default]
    Ever,
}

/// A result as everybody may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HallResult {
    /// Its id, which does not tell the table's.
    pub result: String,
    /// The game.
    pub rules: RuleSet,
    /// What the cards are made for: `classic`, `twist`, `saga` or `trek`.
    pub edition: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The best score of a person; the team's in twist, none in timeline.
    pub score: Option<i64>,
    /// The team's rank (CO-23).
    pub rank: Option<u8>,
    /// Whether bots sat at the table from the beginning.
    pub bots: bool,
    /// Whether a bot stood in for somebody, or somebody left.
    pub stood_in: bool,
    /// Of a run of victories: how many. The only seat is then the winner's.
    pub streak: Option<u32>,
    /// The seats in order.
    pub seats: Vec<HallSeat>,
}

/// A seat of a result that everybody may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HallSeat {
    /// As it was at the table; none of a person who has not shared it.
    pub name: Option<String>,
    /// Whether a bot sat there.
    pub bot: bool,
    /// Whether the seat won.
    pub won: bool,
    /// What it scored by itself, where seats score.
    pub score: Option<i64>,
}

/// A result that was shown to everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Shared {
    /// Its id in the hall.
    pub result: String,
}
