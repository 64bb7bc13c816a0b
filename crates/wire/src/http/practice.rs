//! Practice: cards that were missed, to be placed into short lines.

use serde::{Deserialize, Serialize};

use crate::{Back, Front, Lang};

/// What somebody wants to practise.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct PracticeQuery {
    /// The language of the cards.
    pub lang: Lang,
    /// Only cards of this deck.
    pub deck: Option<String>,
    /// Only cards of this topic.
    pub topic: Option<String>,
    /// Nothing older.
    pub from: Option<i64>,
    /// Nothing younger.
    pub to: Option<i64>,
    /// Only these cards, due or not: `deck/card`, joined with commas, at most 60. Where a card
    /// may be from several decks, they are joined with `+`.
    pub cards: Option<String>,
}

/// What there is to practise, and the next questions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Practice {
    /// How many cards are where.
    pub counts: PracticeCounts,
    /// At most ten questions.
    pub questions: Vec<PracticeQuestion>,
}

/// How many of a guest's cards are where.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PracticeCounts {
    /// To be practised now.
    pub due: usize,
    /// On their way: not due, and not learned.
    pub learning: usize,
    /// Known for weeks.
    pub learned: usize,
}

/// A card to be placed into a short line. Nothing here tells its date.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PracticeQuestion {
    /// The deck's id.
    pub deck: String,
    /// Names the card in the answer.
    pub key: String,
    /// The card.
    pub front: Front,
    /// The line, earliest first.
    pub line: Vec<PracticeCard>,
    /// Whether the guest has never met the card.
    pub new: bool,
}

/// A card of a line, both sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PracticeCard {
    /// Its front.
    pub front: Front,
    /// Its back.
    pub back: Back,
}

/// An answer to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PracticeAnswer {
    /// Chosen by the client, 1 to 64 characters: sent again, the answer counts once.
    pub id: String,
    /// The deck's id.
    pub deck: String,
    /// The card's key, as the question has it.
    pub key: String,
    /// The ids of the cards of the line, in order.
    pub line: Vec<String>,
    /// The gap: 0 is before the first card.
    pub gap: usize,
    /// The language of what is told.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Lang>"))]
    pub lang: Lang,
}

/// What an answer came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PracticeAnswered {
    /// Whether it was right.
    pub right: bool,
    /// How many gaps it was off.
    pub off: usize,
    /// The gap that is right.
    pub gap: usize,
    /// The card's back.
    pub back: Back,
    /// In how many days the card comes back.
    pub days: i64,
    /// How many cards are where now.
    pub counts: PracticeCounts,
}
