//! The two faces of a card, in the viewer's language.

use std::sync::Arc;

use antedate_rules::{CardId, Game};
use serde::{Deserialize, Serialize};

use crate::CardNumber;

/// What everybody may see of a card from the start (D-1, SEC-1).
///
/// There is no field here that could hold a date, a note or a source. The deck's own id
/// of the card is not here either: people choose ids for their decks, and one of them may
/// tell the year (SEC-4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Front {
    /// What happened.
    pub title: String,
    /// The topic's slug, which also colours the card.
    pub topic: String,
    /// The topic's name.
    pub topic_name: String,
    /// The name of the picture.
    pub motif: String,
    /// The icon on this face, in the editions that have icons.
    pub icon: Option<String>,
}

/// What is secret until the card is turned (SEC-2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Back {
    /// The deck's id of the card.
    pub id: String,
    /// The date as it is shown.
    pub label: String,
    /// The date as it is compared: a year, BCE negative, or a scene number.
    pub value: i64,
    /// One or two sentences.
    pub note: String,
    /// Where to look it up.
    pub source: String,
    /// The icon on this face, in the editions that have icons.
    pub icon: Option<String>,
}

/// A card whose back nobody has seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FaceUp {
    /// Its number in this game.
    pub card: CardNumber,
    /// Its front.
    #[serde(with = "shared")]
    #[cfg_attr(feature = "types", ts(as = "Front"), schemars(with = "Front"))]
    pub front: Arc<Front>,
}

/// A card whose back everybody has seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Turned {
    /// Its number in this game.
    pub card: CardNumber,
    /// Its front.
    #[serde(with = "shared")]
    #[cfg_attr(feature = "types", ts(as = "Front"), schemars(with = "Front"))]
    pub front: Arc<Front>,
    /// Its back.
    #[serde(with = "shared")]
    #[cfg_attr(feature = "types", ts(as = "Back"), schemars(with = "Back"))]
    pub back: Arc<Back>,
}

/// The faces of a deck are worded once and shared by all messages; they are written and
/// read as if each message had its own.
mod shared {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer>(
        face: &Arc<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        face.as_ref().serialize(to)
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Arc<T>, D::Error> {
        T::deserialize(from).map(Arc::new)
    }
}

/// Proof that a game is over: its seed is opened, and with it every card.
#[derive(Debug, Clone, Copy)]
pub struct Over(());

impl Over {
    /// Proves it of a game that has an outcome.
    pub fn of(game: &impl Game) -> Option<Over> {
        game.outcome().map(|_| Over(()))
    }
}

/// A card that the rules have shown turned, or one of a game that is [`Over`]. There is no
/// other way to make one, and no way to a [`Back`] without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen(CardId);

impl Seen {
    /// Returns the card.
    pub fn card(self) -> CardId {
        self.0
    }

    /// Once a game is over nothing of it is secret any more (SEC-5).
    pub fn after(_: Over, card: CardId) -> Seen {
        Seen(card)
    }

    /// For the folders of the games alone, of a card that an event or a view of the rules has
    /// shown turned.
    pub(crate) fn shown(card: CardId) -> Seen {
        Seen(card)
    }
}

/// The words of a game's cards in one language.
pub trait Words {
    /// Returns what everybody may see of a card.
    fn front(&self, card: CardId) -> Arc<Front>;
    /// Returns what turning a card has shown.
    fn back(&self, card: Seen) -> Arc<Back>;

    /// Builds a card seen from its front.
    fn face_up(&self, card: CardId) -> FaceUp {
        FaceUp {
            card: card.0,
            front: self.front(card),
        }
    }

    /// Builds a card seen from both sides.
    fn turned(&self, card: Seen) -> Turned {
        Turned {
            card: card.0.0,
            front: self.front(card.0),
            back: self.back(card),
        }
    }
}
