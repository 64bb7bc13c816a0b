//! Practice: what a guest missed comes back before they forget it.
//!
//! The schedule is derived from the guest's results and answers with each request; only the
//! answers are stored.

use std::collections::BTreeSet;
use std::sync::Arc;

use antedate_decks::{Card, Deck, DeckKind, Filter, Lang};
use antedate_practice::{
    Counts, DAY_MS, Item, ItemId, Question, Schedule, Selection, StoredAnswer, anki, card_key,
    choose,
};
use antedate_store::{PracticeAnswer as KeptAnswer, ResultRow, StoreError};
use antedate_tables::{GameResult, Profile, check_id};
use antedate_wire::{
    LangQuery, Practice, PracticeAnswer, PracticeAnswered, PracticeCard, PracticeCounts,
    PracticeQuery, PracticeQuestion,
};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::error::Problem;
use crate::guests::{cookie, guest_of, hash_of};
use crate::http::{Body, Sender};
use crate::query::Query;
use crate::state::AppState;

/// The questions of one sitting: about three minutes.
const N_QUESTIONS: usize = 10;
/// The most cards that are asked for by name.
const MAX_NAMED: usize = 60;
/// The most answers that are kept of one guest: ten sittings a day for half a year.
const MAX_ANSWERS: u64 = 20_000;

/// What is known of a guest's practice.
struct Known {
    schedule: Schedule,
    /// Every card they have placed in a game.
    met: BTreeSet<ItemId>,
}

/// Tells what there is to practise. Nothing is stored before the first answer.
pub(crate) async fn get(
    State(state): State<Arc<AppState>>,
    Query(asked): Query<PracticeQuery>,
    headers: HeaderMap,
) -> Result<Json<Practice>, Problem> {
    let selection = selection_of(&asked)?;
    let known = match guest_of(&headers) {
        Some(guest) => known_of(&state, &guest).await?,
        None => Known {
            schedule: Schedule::default(),
            met: BTreeSet::new(),
        },
    };
    let decks = decks_of(&state, &known.schedule, asked.deck.as_deref())?;
    let now = state.now();
    let chosen = choose(&decks, &known.schedule, &known.met, &selection, now);
    let questions = chosen.into_iter().filter_map(|(deck, card)| {
        let item = known.schedule.item(&deck.id, &card.id);
        let met = known.met.contains(&(deck.id.clone(), card.id.clone()));
        question(deck, card, item, met, now, asked.lang)
    });
    Ok(Json(Practice {
        questions: questions.collect(),
        counts: counts_of(known.schedule.counts(now)),
    }))
}

/// Takes an answer, keeps it, and tells the date.
pub(crate) async fn post(
    State(state): State<Arc<AppState>>,
    headers: HeaderMap,
    Body(sent): Body<PracticeAnswer>,
) -> Result<Response, Problem> {
    check_id(&sent.id)?;
    let (deck, answer) = read(&state, &sent)?;
    let secret = crate::guests::secret_of(&headers);
    let secret = secret.unwrap_or_else(|| state.config.live.chance.secret());
    let guest = hash_of(&secret);
    let new = KeptAnswer {
        guest: guest.clone(),
        id: sent.id.clone(),
        at: state.now(),
        body: answer.to_json(),
    };
    let kept = state.store().put_practice(new, MAX_ANSWERS).await;
    let kept = kept.map_err(|error| match error {
        StoreError::TooManyAnswers { most } => too_many(most),
        error => error.into(),
    })?;
    let known = known_of(&state, &guest).await?;
    let told = answered(&deck, &kept, &known.schedule, state.now(), sent.lang)?;
    Ok((cookie(&state, &secret), Json(told)).into_response())
}

/// Hands a guest the cards they practise, to be imported into Anki.
pub(crate) async fn export(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    state.admit(&state.rate_limits.heavy, address)?;
    let schedule = match guest_of(&headers) {
        Some(guest) => known_of(&state, &guest).await?.schedule,
        None => Schedule::default(),
    };
    let decks = decks_of(&state, &schedule, None)?;
    let cards = schedule.items().filter_map(|((deck, card), _)| {
        let deck = decks.iter().find(|other| other.id == *deck)?;
        Some((&**deck, deck.card(card)?))
    });
    let text = anki(cards, asked.lang);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"antedate-anki.txt\"",
        ),
    ];
    Ok((headers, text).into_response())
}

/// Counts what a guest has to practise, and lists the decks that they are asked from unless
/// they name one.
pub(crate) async fn standing(
    state: &AppState,
    guest: &str,
    results: &[(GameResult, String)],
) -> Result<(PracticeCounts, Vec<Arc<Deck>>), Problem> {
    let answers = answers_of(state, guest).await?;
    let games = results.iter().map(|(result, _)| result);
    let answers = answers.iter().map(|(at, answer)| (*at, answer));
    let schedule = Schedule::of(guest, games, answers);
    let decks = decks_of(state, &schedule, None)?;
    Ok((counts_of(schedule.counts(state.now())), decks))
}

async fn answers_of(state: &AppState, guest: &str) -> Result<Vec<(i64, StoredAnswer)>, Problem> {
    let kept = state.store().practice_of(guest.to_owned()).await?;
    let read = |kept: &KeptAnswer| Some((kept.at, StoredAnswer::from_json(&kept.body)?));
    Ok(kept.iter().filter_map(read).collect())
}

async fn known_of(state: &AppState, guest: &str) -> Result<Known, Problem> {
    let rows = state.store().results_of(guest.to_owned()).await?;
    let read = |row: &ResultRow| GameResult::from_json(&row.body);
    let results: Vec<GameResult> = rows.iter().filter_map(read).collect();
    let answers = answers_of(state, guest).await?;
    let profile = Profile::of(guest, &results);
    Ok(Known {
        schedule: Schedule::of(guest, &results, answers.iter().map(|(at, one)| (*at, one))),
        met: profile.cards.into_keys().collect(),
    })
}

/// The decks that are asked from: those of history, and every other that is practised
/// already. A named deck is the only one.
fn decks_of(
    state: &AppState,
    schedule: &Schedule,
    named: Option<&str>,
) -> Result<Vec<Arc<Deck>>, Problem> {
    let library = &state.tables.library;
    if let Some(id) = named {
        return Ok(vec![library.offered(id)?]);
    }
    let practised: BTreeSet<&str> = schedule
        .items()
        .map(|((deck, _), _)| deck.as_str())
        .collect();
    let is_history = |deck: &Deck| matches!(deck.kind, DeckKind::Classic | DeckKind::Twist);
    let all = library.all();
    Ok(all
        .filter(|deck| is_history(deck) || practised.contains(deck.id.as_str()))
        .collect())
}

fn selection_of(asked: &PracticeQuery) -> Result<Selection, Problem> {
    let named = asked.cards.iter().flat_map(|cards| cards.split(','));
    let named: Option<Vec<Vec<ItemId>>> = named.map(named_card).collect();
    let cards = named
        .filter(|cards| cards.len() <= MAX_NAMED)
        .map(|cards| cards.concat())
        .ok_or_else(|| {
            let why = format!("`cards` is at most {MAX_NAMED} of `deck/card`, joined with commas");
            Problem::bad_request(why)
        })?;
    Ok(Selection {
        filter: Filter {
            topics: asked.topic.iter().cloned().collect(),
            from: asked.from,
            to: asked.to,
            ..Filter::default()
        },
        cards,
        n: N_QUESTIONS,
    })
}

/// Reads `deck/card`; a card of a mixed game is from one of several decks, joined with `+`.
fn named_card(name: &str) -> Option<Vec<ItemId>> {
    let (decks, card) = name.split_once('/')?;
    let decks = decks.split('+');
    Some(
        decks
            .map(|deck| (deck.to_owned(), card.to_owned()))
            .collect(),
    )
}

fn question(
    deck: &Deck,
    card: &Card,
    item: Option<&Item>,
    met: bool,
    now: i64,
    lang: Lang,
) -> Option<PracticeQuestion> {
    let day = now.div_euclid(DAY_MS).cast_unsigned();
    let asked = Question::ask(deck, card, item, day)?;
    let line = asked.line.iter().map(|card| PracticeCard {
        front: antedate_tables::front(deck.front(card, lang)),
        back: antedate_tables::back(&card.id, deck.back(card, lang)),
    });
    Some(PracticeQuestion {
        deck: deck.id.clone(),
        key: card_key(&deck.hash(), &card.id),
        front: antedate_tables::front(deck.front(card, lang)),
        line: line.collect(),
        new: item.is_none() && !met,
    })
}

/// Finds the question that is answered, and judges the answer.
fn read(state: &AppState, sent: &PracticeAnswer) -> Result<(Arc<Deck>, StoredAnswer), Problem> {
    let deck = state.tables.library.offered(&sent.deck)?;
    let hash = deck.hash();
    let mut cards = deck.cards.iter();
    let card = cards.find(|card| card_key(&hash, &card.id) == sent.key);
    let asked = card.and_then(|card| Question::again(&deck, card, &sent.line));
    let asked = asked.ok_or_else(no_such_question)?;
    let n_gaps = asked.line.len() + 1;
    let placed = asked.place(sent.gap).ok_or_else(|| {
        let message = format!(
            "there is no gap {}; choose one from 0 to {}",
            sent.gap,
            n_gaps - 1
        );
        let problem = Problem::new(StatusCode::BAD_REQUEST, "no_such_gap", message);
        problem.with("gap", sent.gap).with("last", n_gaps - 1)
    })?;
    let answer = StoredAnswer {
        v: 1,
        deck: deck.id.clone(),
        card: asked.card.id.clone(),
        line: sent.line.clone(),
        gap: sent.gap,
        off: placed.off,
    };
    Ok((deck.clone(), answer))
}

/// Tells what an answer came to: the one that is kept, if it was sent before.
fn answered(
    deck: &Deck,
    kept: &KeptAnswer,
    schedule: &Schedule,
    now: i64,
    lang: Lang,
) -> Result<PracticeAnswered, Problem> {
    let answer = StoredAnswer::from_json(&kept.body).ok_or_else(no_such_question)?;
    let card = deck.card(&answer.card).ok_or_else(no_such_question)?;
    let asked = Question::again(deck, card, &answer.line).ok_or_else(no_such_question)?;
    let placed = asked.place(answer.gap).ok_or_else(no_such_question)?;
    let due = schedule.item(&deck.id, &card.id);
    let due = due.map_or(now, |item| item.memory.due);
    Ok(PracticeAnswered {
        right: placed.off == 0,
        off: placed.off,
        gap: placed.right,
        back: antedate_tables::back(&card.id, deck.back(card, lang)),
        days: (due - now + DAY_MS - 1).max(0).div_euclid(DAY_MS),
        counts: counts_of(schedule.counts(now)),
    })
}

fn counts_of(counts: Counts) -> PracticeCounts {
    PracticeCounts {
        due: counts.due,
        learning: counts.learning,
        learned: counts.learned,
    }
}

fn no_such_question() -> Problem {
    let message = "this question is not asked any more: its deck has changed; begin practice anew";
    Problem::new(StatusCode::CONFLICT, "no_such_question", message)
}

pub(crate) fn too_many(most: u64) -> Problem {
    let message =
        format!("{most} answers of yours are kept, and no more; erase yourself to begin anew");
    let problem = Problem::new(StatusCode::CONFLICT, "too_many_answers", message);
    problem.with("max", most)
}
