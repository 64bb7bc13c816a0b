//! A deck as one JSON document: what is exported, imported and hashed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Lang;
use crate::deck::{Card, CardText, Deck, Texts};
use crate::trek::{Benefit, Itinerary, Reward, TrekData, write_price, write_space};

/// A whole deck, facts and words, in the shape of its JSON export.
///
/// Cards, ancestors, itineraries and time warps are sorted by id and maps by key, so the
/// same deck gives the same document whatever its files look like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckDoc {
    /// The version of this shape; tells a deck from other JSON.
    pub(crate) antedate_deck: u32,
    pub(crate) id: String,
    pub(crate) version: String,
    pub(crate) edition: String,
    pub(crate) licence: String,
    pub(crate) authors: Vec<String>,
    pub(crate) unique_dates: bool,
    pub(crate) topics: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) icons: Vec<String>,
    pub(crate) cards: Vec<CardDoc>,
    pub(crate) texts: BTreeMap<String, TextsDoc>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) trek: Option<TrekDoc>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) allow: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardDoc {
    pub(crate) id: String,
    pub(crate) date: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) value: Option<i64>,
    pub(crate) topic: String,
    pub(crate) motif: String,
    pub(crate) fame: u8,
    pub(crate) source: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) front: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) back: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) day: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hours: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) benefits: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) allow: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TextsDoc {
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) topics: BTreeMap<String, String>,
    pub(crate) cards: BTreeMap<String, CardTextDoc>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) ancestors: BTreeMap<String, CardTextDoc>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) itineraries: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) warps: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardTextDoc {
    pub(crate) title: String,
    pub(crate) note: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrekDoc {
    pub(crate) mat: Vec<String>,
    pub(crate) journey: Vec<u8>,
    pub(crate) journey_beyond: u8,
    pub(crate) punctuality: u8,
    pub(crate) ancestor_pile: Vec<u8>,
    pub(crate) ancestor_hours: u8,
    pub(crate) ancestor_benefits: Vec<String>,
    pub(crate) ancestors: Vec<AncestorDoc>,
    pub(crate) itineraries: Vec<ItineraryDoc>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) warps: Vec<WarpDoc>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AncestorDoc {
    pub(crate) id: String,
    pub(crate) motif: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ItineraryDoc {
    pub(crate) id: String,
    pub(crate) person: Vec<String>,
    pub(crate) event: Vec<String>,
    pub(crate) innovation: Vec<String>,
    pub(crate) progress: Vec<String>,
    pub(crate) rows: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WarpDoc {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) price: String,
}

impl DeckDoc {
    /// The version of the shape that is written.
    pub(crate) const SHAPE: u32 = 1;

    pub(crate) fn of(deck: &Deck) -> DeckDoc {
        let texts = deck.texts.iter();
        DeckDoc {
            antedate_deck: Self::SHAPE,
            id: deck.id.clone(),
            version: deck.version.clone(),
            edition: deck.kind.id().to_owned(),
            licence: deck.licence.clone(),
            authors: deck.authors.clone(),
            unique_dates: deck.unique_dates,
            topics: deck.topics.clone(),
            icons: deck.icons.clone(),
            cards: deck.cards.iter().map(|card| card_doc(deck, card)).collect(),
            texts: texts
                .map(|(lang, texts)| (lang.code().to_owned(), texts_doc(texts)))
                .collect(),
            trek: deck.trek.as_ref().map(trek_doc),
            allow: deck.allow.clone(),
        }
    }
}

fn card_doc(deck: &Deck, card: &Card) -> CardDoc {
    let trek = card.trek.as_ref();
    let icon = |icon| deck.icon_name(icon).to_owned();
    CardDoc {
        id: card.id.clone(),
        date: card.date.when().to_string(),
        value: card.date.explicit_value(),
        topic: card.topic.clone(),
        motif: card.motif.clone(),
        fame: card.fame,
        source: card.source.clone(),
        front: card.icons.map(|icons| icon(icons.front)),
        back: card.icons.map(|icons| icon(icons.back)),
        day: trek.map(|trek| trek.day),
        hours: trek.map(|trek| trek.hours),
        benefits: trek.map(|trek| benefit_ids(&trek.benefits)),
        allow: card.allow.clone(),
    }
}

fn texts_doc(texts: &Texts) -> TextsDoc {
    TextsDoc {
        name: texts.name.clone(),
        description: texts.description.clone(),
        topics: texts.topics.clone(),
        cards: card_texts(&texts.cards),
        ancestors: card_texts(&texts.ancestors),
        itineraries: texts.itineraries.clone(),
        warps: texts.warps.clone(),
    }
}

fn card_texts(texts: &BTreeMap<String, CardText>) -> BTreeMap<String, CardTextDoc> {
    let doc = |text: &CardText| CardTextDoc {
        title: text.title.clone(),
        note: text.note.clone(),
    };
    texts
        .iter()
        .map(|(id, text)| (id.clone(), doc(text)))
        .collect()
}

fn trek_doc(trek: &TrekData) -> TrekDoc {
    let nothing = || "nothing".to_owned();
    TrekDoc {
        mat: trek
            .mat
            .iter()
            .map(|space| space.map_or_else(nothing, |benefit| benefit.name().to_owned()))
            .collect(),
        journey: trek.journey.to_vec(),
        journey_beyond: trek.journey_beyond,
        punctuality: trek.punctuality,
        ancestor_pile: trek.ancestor_pile.to_vec(),
        ancestor_hours: trek.ancestor_hours,
        ancestor_benefits: benefit_ids(&trek.ancestor_benefits),
        ancestors: trek
            .ancestors
            .iter()
            .map(|ancestor| AncestorDoc {
                id: ancestor.id.clone(),
                motif: ancestor.motif.clone(),
            })
            .collect(),
        itineraries: trek.itineraries.iter().map(itinerary_doc).collect(),
        warps: trek
            .warps
            .iter()
            .map(|warp| WarpDoc {
                id: warp.id.clone(),
                kind: warp.kind.name().to_owned(),
                price: write_price(warp.price),
            })
            .collect(),
    }
}

fn itinerary_doc(itinerary: &Itinerary) -> ItineraryDoc {
    let spaces = |spaces: &[Option<Reward>]| spaces.iter().copied().map(write_space).collect();
    let [person, event, innovation, progress] = &itinerary.columns;
    ItineraryDoc {
        id: itinerary.id.clone(),
        person: spaces(person),
        event: spaces(event),
        innovation: spaces(innovation),
        progress: spaces(progress),
        rows: spaces(&itinerary.rows),
    }
}

fn benefit_ids(benefits: &[Benefit]) -> Vec<String> {
    benefits
        .iter()
        .map(|benefit| benefit.name().to_owned())
        .collect()
}

impl Deck {
    /// Returns the content hash: lower-case hex of the SHA-256 of the deck's
    /// canonical JSON document, behind a line that names the shape.
    ///
    /// It covers facts and words. File order, layout, comments and silenced
    /// warnings change nothing.
    pub fn hash(&self) -> String {
        let mut doc = DeckDoc::of(self);
        doc.allow.clear();
        doc.cards.iter_mut().for_each(|card| card.allow.clear());
        let json =
            serde_json::to_vec(&doc).expect("a document of texts and numbers is always JSON");
        let mut sha = Sha256::new();
        sha.update(b"antedate-deck-1\n");
        sha.update(&json);
        let digest = sha.finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Writes the whole deck as one JSON document, from which it can be imported again.
    pub fn to_json(&self) -> String {
        let doc = DeckDoc::of(self);
        let mut json = serde_json::to_string_pretty(&doc)
            .expect("a document of texts and numbers is always JSON");
        json.push('\n');
        json
    }

    /// Lists the languages that the deck has words in.
    pub fn langs(&self) -> impl Iterator<Item = Lang> {
        self.texts.keys().copied()
    }
}
