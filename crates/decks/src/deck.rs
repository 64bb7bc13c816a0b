//! A deck in memory: facts, words, and the two faces of a card.

use std::collections::BTreeMap;
use std::fmt;

use antedate_rules::{Edition, Icon};
use serde::{Deserialize, Serialize};

use crate::trek::{TrekCard, TrekData};
use crate::{CardDate, Lang};

/// What a deck is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeckKind {
    /// Competitive Timeline, years, no icons.
    Classic,
    /// Both modes of Twist, years and icons.
    Twist,
    /// Both modes with scene numbers and icons.
    Saga,
    /// Trekking Through History.
    Trek,
}

impl DeckKind {
    /// Every kind.
    pub const ALL: [DeckKind; 4] = [
        DeckKind::Classic,
        DeckKind::Twist,
        DeckKind::Saga,
        DeckKind::Trek,
    ];

    /// Returns the name in files and on the command line.
    pub fn id(self) -> &'static str {
        match self.edition() {
            Some(edition) => edition.id,
            None => "trek",
        }
    }

    /// Finds a kind by its name.
    pub fn by_id(id: &str) -> Option<DeckKind> {
        DeckKind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Returns the row of the edition table (section 5); trek has none.
    pub fn edition(self) -> Option<&'static Edition> {
        match self {
            DeckKind::Classic => Some(&Edition::CLASSIC),
            DeckKind::Twist => Some(&Edition::TWIST),
            DeckKind::Saga => Some(&Edition::SAGA),
            DeckKind::Trek => None,
        }
    }

    /// Says whether the cards carry icons.
    pub fn has_icons(self) -> bool {
        self.edition().is_some_and(|edition| edition.icons)
    }
}

impl fmt::Display for DeckKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A deck: what `deck.toml` and the language files say, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// The slug, also the folder's name.
    pub id: String,
    /// The version, like 1.0.0.
    pub version: String,
    /// What the deck is made for.
    pub kind: DeckKind,
    /// The licence, by its short name.
    pub licence: String,
    /// Who made it.
    pub authors: Vec<String>,
    /// Whether the deck promises that no two cards have the same date (D-3).
    pub unique_dates: bool,
    /// The topics, by slug.
    pub topics: Vec<String>,
    /// The icons of twist and saga, in the order of their numbers.
    pub icons: Vec<String>,
    /// The cards, sorted by the bytes of their ids, which is the order a shuffle starts from.
    pub cards: Vec<Card>,
    /// The words, by language; one at least.
    pub texts: BTreeMap<Lang, Texts>,
    /// What a trek deck adds.
    pub trek: Option<TrekData>,
    /// Lint warnings that do not apply to the deck as a whole.
    pub allow: Vec<String>,
}

/// A card: the facts that are the same in every language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The slug, which says nothing of the date.
    pub id: String,
    /// What the label says and the value to compare by.
    pub date: CardDate,
    /// The topic's slug.
    pub topic: String,
    /// The name of the picture.
    pub motif: String,
    /// From 1 (specialists know it) to 5 (everybody has heard of it).
    pub fame: u8,
    /// A Wikidata item, or a work a person can look up.
    pub source: String,
    /// The icons of a twist or saga card.
    pub icons: Option<Icons>,
    /// What a trek card adds.
    pub trek: Option<TrekCard>,
    /// Lint warnings that do not apply to this card.
    pub allow: Vec<String>,
}

impl Card {
    /// Returns the value to compare by.
    pub fn value(&self) -> i64 {
        self.date.value()
    }
}

/// The icons on the two faces of a card, as numbers into [`Deck::icons`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Icons {
    /// On the front.
    pub front: Icon,
    /// On the back (CO-17: another one).
    pub back: Icon,
}

/// The words of a deck in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Texts {
    /// The deck's name.
    pub name: String,
    /// One or two sentences about it.
    pub description: String,
    /// The topics' names, by slug.
    pub topics: BTreeMap<String, String>,
    /// The cards' words, by id.
    pub cards: BTreeMap<String, CardText>,
    /// The ancestors' words, by id (trek).
    pub ancestors: BTreeMap<String, CardText>,
    /// The itineraries' names, by id (trek).
    pub itineraries: BTreeMap<String, String>,
    /// The time warps' names, by id (trek).
    pub warps: BTreeMap<String, String>,
}

/// The words on a card in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CardText {
    /// What happened.
    pub title: String,
    /// One or two sentences, shown only after the date is.
    pub note: String,
}

/// What everybody may see of a card from the start (D-1, SEC-1). There is no
/// field here that could hold a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Front<'a> {
    /// The card's slug.
    pub id: &'a str,
    /// What happened.
    pub title: &'a str,
    /// The topic's slug.
    pub topic: &'a str,
    /// The topic's name.
    pub topic_name: &'a str,
    /// The name of the picture.
    pub motif: &'a str,
    /// The icon on this face.
    pub icon: Option<&'a str>,
}

/// What is secret until the card is turned (SEC-2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Back<'a> {
    /// The date as it is shown.
    pub label: String,
    /// The date as it is compared.
    pub value: i64,
    /// One or two sentences.
    pub note: &'a str,
    /// Where to look it up.
    pub source: &'a str,
    /// The icon on this face.
    pub icon: Option<&'a str>,
}

impl Deck {
    /// Finds a card by its id.
    pub fn card(&self, id: &str) -> Option<&Card> {
        let at = self
            .cards
            .binary_search_by(|card| card.id.as_str().cmp(id))
            .ok()?;
        Some(&self.cards[at])
    }

    /// Returns what everybody may see of `card`, in `lang` or else in English.
    pub fn front<'a>(&'a self, card: &'a Card, lang: Lang) -> Front<'a> {
        Front {
            id: &card.id,
            title: self
                .card_text(card, lang)
                .map_or(&card.id, |text| &text.title),
            topic: &card.topic,
            topic_name: self.topic_name(&card.topic, lang),
            motif: &card.motif,
            icon: card.icons.map(|icons| self.icon_name(icons.front)),
        }
    }

    /// Returns what turning `card` shows, in `lang` or else in English.
    pub fn back<'a>(&'a self, card: &'a Card, lang: Lang) -> Back<'a> {
        Back {
            label: card.date.when().label(lang),
            value: card.date.value(),
            note: self.card_text(card, lang).map_or("", |text| &text.note),
            source: &card.source,
            icon: card.icons.map(|icons| self.icon_name(icons.back)),
        }
    }

    /// Returns the deck's name in `lang` or else in English.
    pub fn name(&self, lang: Lang) -> &str {
        self.word(lang, |texts| Some(&texts.name))
            .unwrap_or(&self.id)
    }

    /// Returns the deck's description in `lang` or else in English.
    pub fn description(&self, lang: Lang) -> &str {
        self.word(lang, |texts| Some(&texts.description))
            .unwrap_or("")
    }

    /// Returns a topic's name in `lang`, else in English, else its slug.
    pub fn topic_name<'a>(&'a self, topic: &'a str, lang: Lang) -> &'a str {
        self.word(lang, |texts| texts.topics.get(topic))
            .unwrap_or(topic)
    }

    /// Returns an itinerary's name in `lang`, else in English, else its slug.
    pub fn itinerary_name<'a>(&'a self, id: &'a str, lang: Lang) -> &'a str {
        self.word(lang, |texts| texts.itineraries.get(id))
            .unwrap_or(id)
    }

    /// Returns a time warp's name in `lang`, else in English, else its slug.
    pub fn warp_name<'a>(&'a self, id: &'a str, lang: Lang) -> &'a str {
        self.word(lang, |texts| texts.warps.get(id)).unwrap_or(id)
    }

    /// Returns an ancestor's words in `lang` or else in English.
    pub fn ancestor_text(&self, id: &str, lang: Lang) -> Option<&CardText> {
        self.in_order(lang)
            .find_map(|texts| texts.ancestors.get(id))
    }

    /// Returns the name of an icon.
    pub fn icon_name(&self, icon: Icon) -> &str {
        &self.icons[usize::from(icon.0)]
    }

    fn card_text(&self, card: &Card, lang: Lang) -> Option<&CardText> {
        self.in_order(lang)
            .find_map(|texts| texts.cards.get(&card.id))
    }

    fn word<'a>(
        &'a self,
        lang: Lang,
        pick: impl Fn(&'a Texts) -> Option<&'a String>,
    ) -> Option<&'a str> {
        self.in_order(lang)
            .filter_map(pick)
            .find(|word| !word.is_empty())
            .map(String::as_str)
    }

    /// The words in `lang`, then in English, then in whatever else there is.
    fn in_order(&self, lang: Lang) -> impl Iterator<Item = &Texts> {
        [lang, Lang::En]
            .into_iter()
            .chain(Lang::ALL)
            .filter_map(|lang| self.texts.get(&lang))
    }
}
