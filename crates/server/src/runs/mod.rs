//! Runs: one guest's way through a deal, card by card, whenever they like (CH-10). The daily and
//! duels are made of them.
//!
//! Nothing is kept but deals and what was chosen. Each answer is a fold of these, by the rules;
//! only how everybody did is counted beside them.

pub(crate) mod daily;
pub(crate) mod duels;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use antedate_decks::Lang;
use antedate_rules::chorus::Illegal;
use antedate_runs::{Choice, Deal, Run, StoredAnswer};
use antedate_store::{RunAnswer as KeptAnswer, StoreError};
use antedate_tables::check_id;
use antedate_wire::{FaceUp, RunAnswer, RunChoice, RunPlaced, Turned};
use axum::http::StatusCode;

use crate::error::Problem;
use crate::state::AppState;

/// The most answers that are kept of one guest: the daily and some duels each day, for years.
const MAX_ANSWERS: u64 = 50_000;
/// More deals than this are not kept ready.
const MAX_READY: usize = 200;

/// Deals that are ready to be played. A stored deal never changes.
#[derive(Default)]
pub(crate) struct Deals(Mutex<BTreeMap<String, Arc<Deal>>>);

impl Deals {
    fn find(&self, run: &str) -> Option<Arc<Deal>> {
        let ready = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ready.get(run).cloned()
    }

    fn keep(&self, run: &str, deal: &Arc<Deal>) {
        let mut ready = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if ready.len() >= MAX_READY {
            ready.clear();
        }
        ready.insert(run.to_owned(), deal.clone());
    }
}

/// Finds the deal of a run.
async fn find_deal(state: &AppState, run: &str) -> Result<Option<Arc<Deal>>, Problem> {
    if let Some(deal) = state.deals.find(run) {
        return Ok(Some(deal));
    }
    let Some(kept) = state.store().run(run.to_owned()).await? else {
        return Ok(None);
    };
    let deal = Arc::new(Deal::from_json(&kept.body).map_err(damaged)?);
    state.deals.keep(run, &deal);
    Ok(Some(deal))
}

/// Folds what a guest has chosen in a run.
async fn run_of<'a>(
    state: &AppState,
    deal: &'a Deal,
    run: &str,
    guest: Option<&str>,
) -> Result<Run<'a>, Problem> {
    match guest {
        Some(guest) => fold(deal, &answers_of(state, run, guest).await?),
        None => Ok(Run::begin(deal)),
    }
}

async fn answers_of(state: &AppState, run: &str, guest: &str) -> Result<Vec<KeptAnswer>, Problem> {
    let answers = state.store().run_answers(run.to_owned(), guest.to_owned());
    Ok(answers.await?)
}

fn fold<'a>(deal: &'a Deal, kept: &[KeptAnswer]) -> Result<Run<'a>, Problem> {
    let read = |answer: &KeptAnswer| StoredAnswer::from_json(&answer.body);
    let chosen = kept.iter().map(|answer| read(answer).map(|read| read.gap));
    let chosen: Option<Vec<Option<u8>>> = chosen.collect();
    let chosen = chosen.ok_or_else(|| damaged("an answer of a run cannot be read"))?;
    Run::of(deal, &chosen).map_err(damaged)
}

/// Takes a guest's answer to the current card of a run and keeps it; `names` says under what a
/// run that it finishes is counted. One that was sent before changes nothing.
async fn place(
    state: &AppState,
    deal: &Deal,
    run_id: &str,
    guest: &str,
    sent: &RunAnswer,
    names: impl Fn(&Run<'_>, i64) -> Vec<String>,
) -> Result<(), Problem> {
    check_id(&sent.id)?;
    let kept = answers_of(state, run_id, guest).await?;
    if kept.iter().any(|answer| answer.id == sent.id) {
        return Ok(());
    }
    let mut run = fold(deal, &kept)?;
    check_card(&run, sent)?;
    run.choose(Some(sent.gap)).map_err(refused)?;
    let now = state.now();
    let counts = match run.is_finished() {
        true => names(&run, now),
        false => Vec::new(),
    };
    let new = KeptAnswer {
        run: run_id.to_owned(),
        guest: guest.to_owned(),
        card: u32::from(sent.card),
        id: sent.id.clone(),
        at: now,
        body: StoredAnswer::of(Some(sent.gap)).to_json(),
    };
    let kept = state.store().put_run_answer(new, counts, MAX_ANSWERS).await;
    match kept {
        Ok(kept) if kept.id == sent.id => Ok(()),
        // Another tab of theirs was first.
        Ok(_) | Err(StoreError::Race { .. }) => {
            let run = run_of(state, deal, run_id, Some(guest)).await?;
            check_card(&run, sent)
        }
        Err(StoreError::TooManyAnswers { most }) => Err(crate::practice::too_many(most)),
        Err(error) => Err(error.into()),
    }
}

/// Makes sure that an answer is to the current card.
fn check_card(run: &Run<'_>, sent: &RunAnswer) -> Result<(), Problem> {
    let card = usize::from(sent.card);
    let Some(open) = run.current() else {
        return Err(run_over(run));
    };
    match card.checked_sub(1).and_then(|nth| run.choices().get(nth)) {
        Some(kept) => Err(card_closed(card, kept)),
        None if card == open => Ok(()),
        None => {
            let message = format!("card {card} is not open; place card {open} first");
            let problem = Problem::new(StatusCode::CONFLICT, "card_not_open", message);
            Err(problem.with("card", card).with("open", open))
        }
    }
}

/// Tells how far a guest has come. Of the cards that are not placed yet only the current one is
/// named, by its front (CH-2).
fn told(run: &Run<'_>, lang: Lang) -> antedate_wire::Run {
    let deal = run.deal();
    let front = |n: usize| Arc::new(antedate_tables::front(deal.card(n).front(lang)));
    let turned = |n: usize| {
        let texts = deal.card(n);
        Turned {
            card: n as u8,
            front: front(n),
            back: Arc::new(antedate_tables::back(&texts.card.id, texts.back(lang))),
        }
    };
    let placed = (1..).zip(run.choices()).filter_map(|(n, choice)| {
        let (first, last) = run.right_gaps(n)?;
        Some(RunPlaced {
            card: n as u8,
            deck: deal.card(n).deck.id.clone(),
            choice: choice_of(*choice),
            first,
            last,
        })
    });
    antedate_wire::Run {
        cards: deal.run(),
        line: run.line().map(turned).collect(),
        current: run.current().map(|n| FaceUp {
            card: n as u8,
            front: front(n),
        }),
        placed: placed.collect(),
        points: run.points(),
        distance: run.distance(),
    }
}

fn choice_of(choice: Choice) -> RunChoice {
    RunChoice {
        gap: choice.gap,
        right: choice.right,
        off: choice.off,
    }
}

fn refused(illegal: Illegal) -> Problem {
    let problem = Problem::new(StatusCode::BAD_REQUEST, illegal.code(), illegal.to_string());
    match illegal {
        Illegal::NoSuchGap { gap, last } => problem.with("gap", gap).with("last", last),
        _ => problem,
    }
}

/// A second attempt: what the first came to stays.
fn run_over(run: &Run<'_>) -> Problem {
    let (points, cards) = (run.points(), run.deal().run());
    let message = format!(
        "you have placed every card of this run, {points} of {cards} rightly; it is played once"
    );
    let problem = Problem::new(StatusCode::CONFLICT, "run_over", message);
    let problem = problem.with("points", points).with("cards", cards);
    problem.with("distance", run.distance())
}

fn card_closed(card: usize, kept: &Choice) -> Problem {
    let gap = kept.gap.unwrap_or_default();
    let message =
        format!("card {card} was turned already, and gap {gap} stands; go on with the next");
    let problem = Problem::new(StatusCode::CONFLICT, "card_closed", message);
    problem.with("card", card).with("gap", gap)
}

/// What is stored cannot be read: a fault of ours or of the disk.
fn damaged(why: impl std::fmt::Display) -> Problem {
    antedate_live::LiveError::damaged(why).into()
}
