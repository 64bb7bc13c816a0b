//! Decks as a reference. They are public, like printed boxes of cards, so dates are given here.

use antedate_decks::DeckKind;
use serde::{Deserialize, Serialize};

use crate::{Back, Front, Lang, RuleSet};

/// A deck one can play with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckSummary {
    /// Its id, the same in every language.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub description: String,
    /// What it is made for.
    pub kind: DeckKind,
    /// Its version.
    pub version: String,
    /// The hash of its contents.
    pub hash: String,
    /// How many cards it has.
    pub cards: usize,
    /// The languages it is in.
    pub langs: Vec<Lang>,
    /// The games it can be played as.
    pub rules: Vec<RuleSet>,
    /// Its topics.
    pub topics: Vec<TopicSummary>,
    /// The time from its first card to its last; `null` if it has none.
    pub span: Option<DeckSpan>,
    /// How many cards are how well known: from 1, for specialists, to 5, for everybody.
    #[cfg_attr(feature = "types", ts(as = "Vec<usize>"))]
    pub fame: [usize; 5],
    /// Pictures of some of its cards, to know it by: four at most, of as many topics as it has.
    pub pictures: Vec<DeckPicture>,
}

/// From when to when the cards of a deck are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckSpan {
    /// The first value: a year, or a scene.
    pub from: i64,
    /// The last.
    pub to: i64,
    /// The date of the first card in words.
    pub first: String,
    /// The date of the last card in words.
    pub last: String,
}

/// The picture of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckPicture {
    /// What it shows.
    pub motif: String,
    /// The topic of the card, for the tint.
    pub topic: String,
}

/// A topic of a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TopicSummary {
    /// Its id, the same in every language.
    pub topic: String,
    /// Its name.
    pub name: String,
    /// How many cards are of it.
    pub cards: usize,
}

/// A deck with all that is said of it as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckDetails {
    /// The deck in short.
    #[serde(flatten)]
    pub summary: DeckSummary,
    /// The licence of its texts.
    pub licence: String,
    /// Who made it.
    pub authors: Vec<String>,
    /// How its cards spread over time, oldest first.
    pub periods: Vec<DeckPeriod>,
}

/// A stretch of time, or of scenes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckPeriod {
    /// What it is called.
    pub name: String,
    /// Where it begins; `null` is no bound.
    pub from: Option<i64>,
    /// Where it ends; `null` is no bound.
    pub to: Option<i64>,
    /// How many cards are of it.
    pub cards: usize,
}

/// Which cards of a deck somebody wants to see.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct CardQuery {
    /// The language of the cards.
    pub lang: Lang,
    /// Only cards with these words in their title.
    pub q: String,
    /// Only cards of this topic.
    pub topic: Option<String>,
    /// Nothing older.
    pub from: Option<i64>,
    /// Nothing younger.
    pub to: Option<i64>,
    /// How many to pass over.
    pub skip: usize,
    /// How many to give, at most 100; left out, 60.
    pub limit: Option<usize>,
}

/// How a deck is printed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct PrintQuery {
    /// The language of the words.
    pub lang: Lang,
    /// The paper.
    pub paper: PaperSize,
}

/// The paper in a printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PaperSize {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

/// Some cards of a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckCards {
    /// How many there are in all.
    pub total: usize,
    /// Those of this page.
    pub cards: Vec<DeckCard>,
}

/// A card of a deck, both sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckCard {
    /// Its front.
    pub front: Front,
    /// Its back.
    pub back: Back,
    /// How well known it is: from 1, for specialists, to 5, for everybody.
    pub fame: u8,
}

/// What a reader says of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The card's id.
    pub card: String,
    /// What is wrong, 1 to 1,000 characters.
    pub words: String,
    /// Which year would be right.
    #[cfg_attr(feature = "types", ts(optional))]
    pub year: Option<i64>,
    /// Where that can be looked up, at most 300 characters.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<String>"))]
    pub source: String,
}

/// What a reader is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReportKept {
    /// Always true: what is not kept is refused.
    pub kept: bool,
}
