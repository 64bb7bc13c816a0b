//! The first line of a game.

use std::collections::BTreeMap;

use antedate_decks::DeckRef;
use serde::{Deserialize, Serialize};
use serde_json::Value;

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

impl Header {
    /// Writes the header as JSON, without the line's end.
    pub fn to_json(&self) -> String {
        super::to_json(self)
    }
}
