//! The cards of a game: one deck or several, filtered, and how a transcript names them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

use antedate_rules::Date;
use serde::{Deserialize, Serialize};

use crate::deck::{Back, Card, Deck, DeckKind, Front};
use crate::finding::DeckErrors;
use crate::generated::{GeneratedError, generated};
use crate::generated_trek::generated_trek;
use crate::load::Parsed;
use crate::{Lang, Year, builtin, builtin_ids, builtin_parsed};

/// How a transcript names a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckRef {
    /// The deck's slug.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Its content hash.
    pub hash: String,
}

/// Which cards of the decks take part.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Filter {
    /// Only these topics; all if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
    pub topics: Vec<String>,
    /// Nothing with a smaller value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub from: Option<i64>,
    /// Nothing with a greater value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub to: Option<i64>,
    /// Nothing less well known than this, from 1 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub fame: Option<u8>,
}

impl Filter {
    /// Says whether everything passes.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }

    /// Says whether `card` passes.
    pub fn admits(&self, card: &Card) -> bool {
        let topic = self.topics.is_empty() || self.topics.contains(&card.topic);
        topic
            && self.from.is_none_or(|from| from <= card.value())
            && self.to.is_none_or(|to| card.value() <= to)
            && self.fame.is_none_or(|fame| fame <= card.fame)
    }
}

impl fmt::Display for Filter {
    /// Writes the filter as a transcript's header has it: `topics=arts,science from=-500 to=1500`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if !self.topics.is_empty() {
            let mut topics = self.topics.clone();
            topics.sort_unstable();
            topics.dedup();
            parts.push(format!("topics={}", topics.join(",")));
        }
        parts.extend(self.from.map(|from| format!("from={from}")));
        parts.extend(self.to.map(|to| format!("to={to}")));
        parts.extend(self.fame.map(|fame| format!("fame={fame}")));
        f.write_str(&parts.join(" "))
    }
}

/// Why there is no such pool of cards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// Neither an id nor a folder.
    #[error(
        "there is no deck `{spec}`; give the id of a built-in deck ({}), ids joined with `+`, a path to a deck's folder, or generated:SIZE",
        .known.join(", ")
    )]
    Unknown {
        /// What was asked for.
        spec: String,
        /// The built-in decks.
        known: Vec<&'static str>,
    },
    /// The files are wrong.
    #[error(transparent)]
    Deck(#[from] DeckErrors),
    /// The generated deck asked for does not exist.
    #[error(transparent)]
    Generated(#[from] GeneratedError),
    /// Two decks have a card of the same id.
    #[error(
        "the decks {first} and {second} both have a card `{card}`, so they cannot be combined; rename one of the cards"
    )]
    SameId {
        /// A deck.
        first: String,
        /// Another deck, or the same one twice.
        second: String,
        /// The card of both.
        card: String,
    },
    /// Scenes with years, or trek with anything.
    #[error(
        "the decks {first} ({first_kind}) and {second} ({second_kind}) cannot be combined: only classic and twist decks share a way of counting"
    )]
    Mixed {
        /// A deck.
        first: String,
        /// Its kind.
        first_kind: DeckKind,
        /// Another deck.
        second: String,
        /// Its kind.
        second_kind: DeckKind,
    },
    /// No card passes the filter.
    #[error("no card of the deck passes the filter `{filter}`; widen it")]
    NothingLeft {
        /// The filter.
        filter: String,
    },
    /// A filter names a topic that no deck has.
    #[error("no deck here has the topic `{topic}`; its topics are {}", .known.join(", "))]
    UnknownTopic {
        /// The topic.
        topic: String,
        /// The topics there are.
        known: Vec<String>,
    },
    /// A filter on a trek deck.
    #[error("a trek deck is played whole; take the filter away")]
    FilteredTrek,
}

/// The cards to play with.
#[derive(Debug, Clone)]
pub struct Pool {
    decks: Vec<Arc<Deck>>,
    refs: Vec<DeckRef>,
    filter: Filter,
    kind: DeckKind,
    /// Deck and card, sorted by the bytes of the card's id.
    cards: Vec<(u16, u32)>,
}

/// A card of a pool, with the deck it came from.
#[derive(Debug, Clone, Copy)]
pub struct PoolCard<'a> {
    /// The deck.
    pub deck: &'a Deck,
    /// The card.
    pub card: &'a Card,
}

impl<'a> PoolCard<'a> {
    /// Returns what everybody may see.
    pub fn front(self, lang: Lang) -> Front<'a> {
        self.deck.front(self.card, lang)
    }

    /// Returns what turning the card shows.
    pub fn back(self, lang: Lang) -> Back<'a> {
        self.deck.back(self.card, lang)
    }

    /// Returns the date as the rules compare it.
    pub fn date(self) -> Date {
        self.card.date.date()
    }
}

impl Pool {
    /// Puts decks together.
    ///
    /// # Errors
    /// The decks count differently, or share a card's id.
    pub fn combine(decks: Vec<Arc<Deck>>) -> Result<Pool, OpenError> {
        let mut kind = decks.first().map_or(DeckKind::Classic, |deck| deck.kind);
        for deck in decks.iter().skip(1) {
            kind = common_kind(&decks[0], kind, deck)?;
        }
        let mut ids: BTreeMap<&str, (u16, u32)> = BTreeMap::new();
        for (n, deck) in decks.iter().enumerate() {
            for (at, card) in deck.cards.iter().enumerate() {
                if let Some((other, _)) = ids.insert(&card.id, (n as u16, at as u32)) {
                    return Err(OpenError::SameId {
                        first: decks[usize::from(other)].id.clone(),
                        second: deck.id.clone(),
                        card: card.id.clone(),
                    });
                }
            }
        }
        let cards = ids.into_values().collect();
        let refs = decks.iter().map(|deck| reference(deck)).collect();
        Ok(Pool {
            decks,
            refs,
            filter: Filter::default(),
            kind,
            cards,
        })
    }

    /// Keeps only the cards that pass `filter`.
    ///
    /// # Errors
    /// A topic does not exist, nothing is left, or the deck is for trek.
    pub fn filtered(mut self, filter: &Filter) -> Result<Pool, OpenError> {
        if filter.is_empty() {
            return Ok(self);
        }
        if self.kind == DeckKind::Trek {
            return Err(OpenError::FilteredTrek);
        }
        let known = self.topics();
        if let Some(topic) = filter.topics.iter().find(|topic| !known.contains(topic)) {
            let topic = topic.clone();
            return Err(OpenError::UnknownTopic { topic, known });
        }
        let decks = &self.decks;
        self.cards
            .retain(|(deck, card)| filter.admits(&decks[usize::from(*deck)].cards[*card as usize]));
        if self.cards.is_empty() {
            let filter = filter.to_string();
            return Err(OpenError::NothingLeft { filter });
        }
        self.filter = filter.clone();
        Ok(self)
    }

    /// Returns the pool without some of its cards.
    #[must_use]
    pub fn without(&self, ids: &BTreeSet<&str>) -> Pool {
        let mut rest = self.clone();
        let decks = &self.decks;
        rest.cards.retain(|(deck, card)| {
            let card = &decks[usize::from(*deck)].cards[*card as usize];
            !ids.contains(card.id.as_str())
        });
        rest
    }

    /// Returns what the pool can be played as.
    pub fn kind(&self) -> DeckKind {
        self.kind
    }

    /// Lists the decks as a transcript names them.
    pub fn refs(&self) -> &[DeckRef] {
        &self.refs
    }

    /// Lists the decks.
    pub fn decks(&self) -> &[Arc<Deck>] {
        &self.decks
    }

    /// Returns the filter; empty if none was given.
    pub fn filter(&self) -> &Filter {
        &self.filter
    }

    /// Counts the cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Says whether there are no cards, which never happens to a pool that was opened.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Returns the n-th card in the order of the ids' bytes, which is what a shuffle starts from.
    pub fn card(&self, n: usize) -> PoolCard<'_> {
        let (deck, card) = self.cards[n];
        let deck = &self.decks[usize::from(deck)];
        PoolCard {
            deck,
            card: &deck.cards[card as usize],
        }
    }

    /// Lists the cards in that order.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = PoolCard<'_>> {
        (0..self.len()).map(|n| self.card(n))
    }

    /// Finds a card by its id.
    pub fn find(&self, id: &str) -> Option<PoolCard<'_>> {
        let cards = &self.cards;
        let at = cards.binary_search_by(|(deck, card)| {
            let deck = &self.decks[usize::from(*deck)];
            deck.cards[*card as usize].id.as_str().cmp(id)
        });
        at.ok().map(|at| self.card(at))
    }

    /// Lists the topics of all decks, each once.
    pub fn topics(&self) -> Vec<String> {
        let mut topics: Vec<String> = Vec::new();
        for topic in self.decks.iter().flat_map(|deck| &deck.topics) {
            if !topics.contains(topic) {
                topics.push(topic.clone());
            }
        }
        topics
    }
}

fn reference(deck: &Deck) -> DeckRef {
    DeckRef {
        id: deck.id.clone(),
        version: deck.version.clone(),
        hash: deck.hash(),
    }
}

/// Classic and twist cards make a classic pool together, since not all have icons.
fn common_kind(first: &Deck, kind: DeckKind, next: &Deck) -> Result<DeckKind, OpenError> {
    use DeckKind::{Classic, Twist};
    match (kind, next.kind) {
        (Twist, Twist) if first.icons == next.icons => Ok(Twist),
        (Classic | Twist, Classic | Twist) => Ok(Classic),
        _ => Err(OpenError::Mixed {
            first: first.id.clone(),
            first_kind: first.kind,
            second: next.id.clone(),
            second_kind: next.kind,
        }),
    }
}

/// Opens what a person typed: a built-in id, ids joined with `+`, a path to a
/// folder, `generated:SIZE[:twist|:saga][:ties]`, or `generated` for a trek deck.
///
/// # Errors
/// Says which part is not a deck, and what to type instead.
pub fn open(spec: &str) -> Result<Pool, OpenError> {
    open_for(spec, None)
}

/// Opens what a person typed for a kind of game, which a generated deck takes on.
///
/// # Errors
/// Says which part is not a deck, and what to type instead.
pub fn open_for(spec: &str, kind: Option<DeckKind>) -> Result<Pool, OpenError> {
    if let Ok(deck) = open_one(spec, kind) {
        return Pool::combine(vec![deck]);
    }
    let decks = spec.split('+').map(|part| open_one(part, kind));
    Pool::combine(decks.collect::<Result<_, _>>()?)
}

/// Reads one deck for a report about its files, good or not.
///
/// # Errors
/// There is no such deck at all.
pub fn parsed(spec: &str) -> Result<Parsed, OpenError> {
    if let Some(parsed) = builtin_parsed(spec) {
        return Ok(parsed);
    }
    let path = Path::new(spec);
    if path.is_dir() {
        return Ok(Parsed::from_folder(path));
    }
    let deck = open_one(spec, None)?;
    Ok(Parsed {
        deck: Some(Arc::unwrap_or_clone(deck)),
        ..Parsed::default()
    })
}

fn open_one(spec: &str, kind: Option<DeckKind>) -> Result<Arc<Deck>, OpenError> {
    if spec == "generated" {
        return Ok(Arc::new(generated_trek()));
    }
    if let Some(wanted) = spec.strip_prefix("generated:") {
        return open_generated(spec, wanted, kind).map(Arc::new);
    }
    if let Some(deck) = builtin(spec) {
        return deck.map_err(OpenError::Deck);
    }
    let path = Path::new(spec);
    if path.is_dir() {
        return Ok(Arc::new(Deck::load(path)?));
    }
    Err(OpenError::Unknown {
        spec: spec.to_owned(),
        known: builtin_ids().collect(),
    })
}

fn open_generated(spec: &str, wanted: &str, kind: Option<DeckKind>) -> Result<Deck, OpenError> {
    let mut parts = wanted.split(':');
    let size = parts.next().unwrap_or("");
    let bad = || GeneratedError::Spec(spec.to_owned());
    let size: usize = size.parse().map_err(|_| bad())?;
    let mut kind = kind.unwrap_or(DeckKind::Classic);
    let mut ties = false;
    for part in parts {
        match part {
            "ties" => ties = true,
            name => kind = DeckKind::by_id(name).ok_or_else(bad)?,
        }
    }
    Ok(generated(kind, size, ties)?)
}

/// Reads a bound of a period as a person types it: `1500`, `-500`, `500 BCE`.
///
/// # Errors
/// The text is no year.
pub fn parse_bound(text: &str) -> Result<i64, crate::DateError> {
    if let Ok(number) = text.parse::<i64>() {
        return Ok(Year::from_historical(number)?.value());
    }
    let when: crate::When = text.parse()?;
    Ok(when.default_value())
}
