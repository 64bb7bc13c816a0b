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
    /// `timeline`, `twist`, `trek` or `chorus`.
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
    /// Who begins; absent for `trek` and `chorus`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u16>,
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
    /// The cards in shuffled order (`timeline`, `twist`, `chorus`).
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
    /// Whether time warps are laid out (section 10).
    #[serde(default, skip_serializing_if = "is_false")]
    pub warps: bool,
    /// After how many misses a player is out (CH-8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lives: Option<u8>,
    /// Whether all are told who chose which gap (CH-11).
    #[serde(default, skip_serializing_if = "is_false")]
    pub names: bool,
    /// `alone`, where each plays at a pace of their own (CH-10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
    /// How many teams there are (CH-9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<u8>,
    /// Whether the pool lacks cards of the decks that somebody at the table had seen lately.
    #[serde(default, skip_serializing_if = "is_false")]
    pub fresh: bool,
}

impl Options {
    /// Lists what is given by name.
    pub(crate) fn given(&self) -> Vec<&'static str> {
        let all = [
            ("hand", self.hand.is_some()),
            ("handicap", !self.handicap.is_empty()),
            ("first_game", self.first_game),
            ("warps", self.warps),
            ("lives", self.lives.is_some()),
            ("names", self.names),
            ("pace", self.pace.is_some()),
            ("teams", self.teams.is_some()),
            ("fresh", self.fresh),
        ];
        let given = all.into_iter().filter(|(_, is_given)| *is_given);
        given.map(|(name, _)| name).collect()
    }
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
    pub watches: Vec<u16>,
    /// The four itineraries of each seat.
    pub itineraries: Vec<Vec<String>>,
    /// The time warps laid out each day, in a game with them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warps: Option<Vec<Vec<String>>>,
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
    /// The time warps by id, in a game with them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub warps: BTreeMap<String, TrekWarp>,
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

/// A time warp's values.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrekWarp {
    /// What it does.
    pub kind: String,
    /// What it costs.
    pub price: TrekPrice,
}

/// What a time warp costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TrekPrice {
    /// So many crystals.
    Crystals(u8),
    /// So many hours more for the card then taken.
    Hours(u8),
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
