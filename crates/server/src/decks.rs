//! The decks as a reference: what is in one, and its cards a page at a time.
//!
//! A deck is public, like a printed box of cards, so dates are given here. What a game
//! hides is which of its cards lies where, and nothing of that is in a deck.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use antedate_decks::{
    Card, Deck, DeckKind, ERAS, Filter, Lang, era_bounds, era_name, era_of, scenes_name,
};
use antedate_live::LiveError;
use antedate_tables::plays;
use antedate_wire::{
    CardQuery, DeckCard, DeckCards, DeckDetails, DeckPeriod, DeckPicture, DeckSpan, DeckSummary,
    LangQuery, RuleSet, TopicSummary,
};
use axum::Json;
use axum::extract::{Path, State};

use crate::error::Problem;
use crate::query::Query;
use crate::state::AppState;

/// The most cards of one answer.
const MAX_CARDS: usize = 100;
const DEFAULT_CARDS: usize = 60;
/// A deck is known by so many pictures.
const PICTURES: usize = 4;
/// Scenes are counted by so many.
const SCENES: i64 = 10;
const N_SCENES: i64 = 100;

/// Lists the decks one can play with.
pub(crate) async fn list(
    State(state): State<Arc<AppState>>,
    Query(asked): Query<LangQuery>,
) -> Json<Vec<DeckSummary>> {
    let decks = state.tables.library.all();
    Json(decks.map(|deck| summary_of(&deck, asked.lang)).collect())
}

/// Tells of a deck in short, as the lobby shows it.
pub(crate) fn summary_of(deck: &Deck, lang: Lang) -> DeckSummary {
    let mut topics: BTreeMap<&str, usize> = BTreeMap::new();
    for card in &deck.cards {
        *topics.entry(&card.topic).or_default() += 1;
    }
    let topic = |(topic, cards): (&str, usize)| TopicSummary {
        topic: topic.to_owned(),
        name: deck.topic_name(topic, lang).to_owned(),
        cards,
    };
    DeckSummary {
        id: deck.id.clone(),
        name: deck.name(lang).to_owned(),
        description: deck.description(lang).to_owned(),
        kind: deck.kind,
        version: deck.version.clone(),
        hash: deck.hash(),
        cards: deck.cards.len(),
        langs: deck.langs().collect(),
        rules: rules_of(deck.kind),
        topics: topics.into_iter().map(topic).collect(),
        span: span_of(deck, lang),
        fame: fame_of(deck),
        pictures: pictures_of(deck),
    }
}

fn span_of(deck: &Deck, lang: Lang) -> Option<DeckSpan> {
    let first = deck.cards.iter().min_by_key(|card| card.value())?;
    let last = deck.cards.iter().max_by_key(|card| card.value())?;
    Some(DeckSpan {
        from: first.value(),
        to: last.value(),
        first: deck.back(first, lang).label,
        last: deck.back(last, lang).label,
    })
}

fn fame_of(deck: &Deck) -> [usize; 5] {
    let mut fame = [0; 5];
    for card in &deck.cards {
        fame[usize::from(card.fame.clamp(1, 5)) - 1] += 1;
    }
    fame
}

/// Picks the pictures that a deck is known by: of its largest topics in turn the best known
/// cards, none twice.
fn pictures_of(deck: &Deck) -> Vec<DeckPicture> {
    let mut of_topics: BTreeMap<&str, Vec<&Card>> = BTreeMap::new();
    for card in &deck.cards {
        of_topics.entry(&card.topic).or_default().push(card);
    }
    let mut of_topics: Vec<Vec<&Card>> = of_topics.into_values().collect();
    of_topics.sort_by_key(|cards| Reverse(cards.len()));
    for cards in &mut of_topics {
        cards.sort_by_key(|card| Reverse(card.fame));
    }
    let most = of_topics.iter().map(Vec::len).max().unwrap_or(0);
    let in_turn = (0..most).flat_map(|at| of_topics.iter().filter_map(move |cards| cards.get(at)));
    let mut pictures: Vec<DeckPicture> = Vec::new();
    for card in in_turn {
        if pictures.len() == PICTURES {
            break;
        }
        if pictures.iter().all(|other| other.motif != card.motif) {
            pictures.push(DeckPicture {
                motif: card.motif.clone(),
                topic: card.topic.clone(),
            });
        }
    }
    pictures
}

fn rules_of(kind: DeckKind) -> Vec<RuleSet> {
    let all = RuleSet::ALL.into_iter();
    all.filter(|rules| plays(*rules, kind)).collect()
}

pub(crate) async fn deck(
    State(state): State<Arc<AppState>>,
    Path(id): Path<String>,
    Query(asked): Query<LangQuery>,
) -> Result<Json<DeckDetails>, Problem> {
    let deck = state.tables.library.shown(&id)?;
    let lang = asked.lang;
    Ok(Json(DeckDetails {
        summary: summary_of(&deck, lang),
        licence: deck.licence.clone(),
        authors: deck.authors.clone(),
        periods: periods(&deck, lang),
    }))
}

fn periods(deck: &Deck, lang: Lang) -> Vec<DeckPeriod> {
    let values = deck.cards.iter().map(Card::value);
    if deck.kind == DeckKind::Saga {
        let first = (1..=N_SCENES).step_by(SCENES as usize);
        let period = |from: i64| DeckPeriod {
            name: scenes_name(from, from + SCENES - 1, lang),
            from: Some(from),
            to: Some(from + SCENES - 1),
            cards: values
                .clone()
                .filter(|scene| (from..from + SCENES).contains(scene))
                .count(),
        };
        return first.map(period).collect();
    }
    let period = |at: usize| {
        let (from, to) = era_bounds(at);
        DeckPeriod {
            name: era_name(at, lang),
            from,
            to,
            cards: values.clone().filter(|value| era_of(*value) == at).count(),
        }
    };
    (0..ERAS.len()).map(period).collect()
}

pub(crate) async fn cards(
    State(state): State<Arc<AppState>>,
    Path(id): Path<String>,
    Query(asked): Query<CardQuery>,
) -> Result<Json<DeckCards>, Problem> {
    let deck = state.tables.library.shown(&id)?;
    // A deck may have tens of thousands of cards: looking through them is no work for the
    // threads that carry moves.
    let found = tokio::task::spawn_blocking(move || find(&deck, &asked));
    found
        .await
        .map(Json)
        .map_err(|_| LiveError::GoingDown.into())
}

fn find(deck: &Deck, asked: &CardQuery) -> DeckCards {
    let lang = asked.lang;
    let filter = Filter {
        topics: asked.topic.iter().cloned().collect(),
        from: asked.from,
        to: asked.to,
        fame: None,
    };
    let words: Vec<String> = asked.q.split_whitespace().map(as_typed).collect();
    let has_words = |title: &str| {
        let title = as_typed(title);
        words.iter().all(|word| title.contains(word))
    };
    let limit = asked.limit.unwrap_or(DEFAULT_CARDS).min(MAX_CARDS);
    let mut found = DeckCards {
        total: 0,
        cards: Vec::new(),
    };
    for card in &deck.cards {
        let front = deck.front(card, lang);
        if !filter.admits(card) || !has_words(front.title) {
            continue;
        }
        found.total += 1;
        if found.total > asked.skip && found.cards.len() < limit {
            found.cards.push(DeckCard {
                front: antedate_tables::front(front),
                back: antedate_tables::back(&card.id, deck.back(card, lang)),
                fame: card.fame,
            });
        }
    }
    found
}

/// Folds a text to what a keyboard has: small letters, straight apostrophes, no quotation marks.
fn as_typed(text: &str) -> String {
    let is_mark = |c: char| "\"“”‘«»„".contains(c);
    let kept = text.chars().filter(|c| !is_mark(*c));
    let straight = kept.map(|c| if c == '’' { '\'' } else { c });
    straight.flat_map(char::to_lowercase).collect()
}
