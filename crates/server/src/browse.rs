//! The decks as a reference: what is in one, and its cards a page at a time.
//!
//! A deck is public, like a printed box of cards, so dates are given here. What a game
//! hides is which of its cards lies where, and nothing of that is in a deck.

use std::sync::Arc;

use antedate_decks::{
    Card, Deck, DeckKind, ERAS, Filter, Lang, era_bounds, era_name, era_of, scenes_name,
};
use antedate_wire::{Back, Front};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};

use crate::decks::DeckSummary;
use crate::error::Problem;
use crate::house::House;
use crate::http::InLang;
use crate::query::Query;

/// The most cards of one answer.
const MOST_CARDS: usize = 100;
const USUAL_CARDS: usize = 60;
/// Scenes are counted by so many.
const SCENES: i64 = 10;
const N_SCENES: i64 = 100;

/// A deck with all that is said of it as a whole.
#[derive(Serialize)]
pub(crate) struct DeckDetails {
    #[serde(flatten)]
    summary: DeckSummary,
    licence: String,
    authors: Vec<String>,
    /// How its cards spread over time, oldest first.
    periods: Vec<Period>,
    /// How many cards are how well known: from 1, for specialists, to 5, for everybody.
    fame: [usize; 5],
}

/// A stretch of time, or of scenes.
#[derive(Serialize)]
struct Period {
    name: String,
    from: Option<i64>,
    to: Option<i64>,
    cards: usize,
}

pub(crate) async fn deck(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(asked): Query<InLang>,
) -> Result<Json<DeckDetails>, Problem> {
    let deck = house.library.offered(&id)?;
    let lang = asked.lang.into();
    let mut fame = [0; 5];
    for card in &deck.cards {
        fame[usize::from(card.fame.clamp(1, 5)) - 1] += 1;
    }
    Ok(Json(DeckDetails {
        summary: DeckSummary::of(&deck, lang),
        licence: deck.licence.clone(),
        authors: deck.authors.clone(),
        periods: periods(&deck, lang),
        fame,
    }))
}

fn periods(deck: &Deck, lang: Lang) -> Vec<Period> {
    let values = deck.cards.iter().map(Card::value);
    if deck.kind == DeckKind::Saga {
        let first = (1..=N_SCENES).step_by(SCENES as usize);
        let period = |from: i64| Period {
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
        Period {
            name: era_name(at, lang),
            from,
            to,
            cards: values.clone().filter(|value| era_of(*value) == at).count(),
        }
    };
    (0..ERAS.len()).map(period).collect()
}

/// Which cards of a deck somebody wants to see.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default = "crate::http::english")]
    lang: antedate_wire::Lang,
    /// Only cards with these words in their title.
    #[serde(default)]
    q: String,
    topic: Option<String>,
    from: Option<i64>,
    to: Option<i64>,
    #[serde(default)]
    skip: usize,
    limit: Option<usize>,
}

/// Some cards of a deck.
#[derive(Serialize)]
pub(crate) struct Cards {
    /// How many there are in all.
    total: usize,
    cards: Vec<DeckCard>,
}

#[derive(Serialize)]
struct DeckCard {
    front: Front,
    back: Back,
    fame: u8,
}

pub(crate) async fn cards(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Cards>, Problem> {
    let deck = house.library.offered(&id)?;
    // A deck may have tens of thousands of cards: looking through them is no work for the
    // threads that carry moves.
    let found = tokio::task::spawn_blocking(move || find(&deck, &asked));
    found.await.map(Json).map_err(|_| Problem::going_down())
}

fn find(deck: &Deck, asked: &Asked) -> Cards {
    let lang = asked.lang.into();
    let filter = Filter {
        topics: asked.topic.iter().cloned().collect(),
        from: asked.from,
        to: asked.to,
    };
    let words: Vec<String> = asked.q.split_whitespace().map(str::to_lowercase).collect();
    let has_words = |title: &str| {
        let title = title.to_lowercase();
        words.iter().all(|word| title.contains(word))
    };
    let limit = asked.limit.unwrap_or(USUAL_CARDS).min(MOST_CARDS);
    let mut found = Cards {
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
