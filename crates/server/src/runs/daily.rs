//! The daily: ten cards a day by UTC, the same for everybody, played once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use antedate_decks::{Deck, DeckKind, Lang, builtin, builtin_ids};
use antedate_record::Seed;
use antedate_runs::{
    CardPool, Counts, DAILY, Day, Deal, N_RECENT, Run, Streak, Tally, choose, keys_of, names, seal,
    target,
};
use antedate_store::StoredRun;
use antedate_wire::{
    ArchiveQuery, ArchivedDay, Daily, DailyCard, DailyCounts, DailyStreak, LangQuery, RunAnswer,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{damaged, find_deal, fold, place, run_of, told};
use crate::error::Problem;
use crate::guests::{cookie, guest_of, hash_of, secret_of};
use crate::http::Body;
use crate::query::Query;
use crate::state::AppState;

/// How many days of the archive are listed at once.
const MAX_LISTED: usize = 60;
/// Of how many days the cards' difficulty is measured.
const N_MEASURED: usize = 366;
/// Who has no name is called this in a transcript.
const NOBODY: &str = "player";

/// Tells today's cards as far as the guest has come. Nothing is stored of them before their
/// first answer.
pub(crate) async fn today(
    State(state): State<Arc<AppState>>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Json<Daily>, Problem> {
    let guest = guest_of(&headers);
    let day = Day::of(state.now());
    Ok(Json(
        daily_of(&state, day, guest.as_deref(), asked.lang).await?,
    ))
}

/// Tells the cards of a day, today or past.
pub(crate) async fn day(
    State(state): State<Arc<AppState>>,
    Path(date): Path<String>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Json<Daily>, Problem> {
    let guest = guest_of(&headers);
    let day = read_day(&date)?;
    Ok(Json(
        daily_of(&state, day, guest.as_deref(), asked.lang).await?,
    ))
}

/// Places the current card of a day.
pub(crate) async fn answer(
    State(state): State<Arc<AppState>>,
    Path(date): Path<String>,
    headers: HeaderMap,
    Body(sent): Body<RunAnswer>,
) -> Result<Response, Problem> {
    let day = read_day(&date)?;
    let deal = deal_of(&state, day).await?;
    let secret = secret_of(&headers);
    let secret = secret.unwrap_or_else(|| state.config.live.chance.secret());
    let guest = hash_of(&secret);
    place(&state, &deal, &day.run(), &guest, &sent, |run, now| {
        counted_under(run, day, now)
    })
    .await?;
    let told = daily_of(&state, day, Some(&guest), sent.lang).await?;
    Ok((cookie(&state, &secret), Json(told)).into_response())
}

/// Names what a finished run of a day is counted under: nothing once the day is over.
pub(super) fn counted_under(run: &Run<'_>, day: Day, now: i64) -> Vec<String> {
    match now < day.ends() {
        true => names(run),
        false => Vec::new(),
    }
}

/// Lists past days, the latest first.
pub(crate) async fn archive(
    State(state): State<Arc<AppState>>,
    Query(asked): Query<ArchiveQuery>,
    headers: HeaderMap,
) -> Result<Json<Vec<ArchivedDay>>, Problem> {
    let today = Day::of(state.now());
    let before = match &asked.before {
        Some(date) => read_day(date)?.min(today),
        None => today,
    };
    let store = state.store();
    let runs = store.runs_before(DAILY.to_owned(), before.run(), MAX_LISTED);
    let runs = runs.await?;
    let guest = guest_of(&headers).unwrap_or_default();
    let answers = store.run_answers_of(guest.clone()).await?;
    let counted = store.counted_runs(guest).await?;
    let mut days = Vec::new();
    for run in runs {
        let Some(day) = Day::of_run(&run) else {
            continue;
        };
        let from = answers.partition_point(|answer| answer.run < run);
        let to = answers.partition_point(|answer| answer.run <= run);
        let mine = &answers[from..to];
        let deal = deal_of(&state, day).await?;
        let points = match mine.is_empty() {
            true => None,
            false => Some(fold(&deal, mine)?.points()),
        };
        days.push(ArchivedDay {
            date: day.to_string(),
            players: counts_of(&state, day, &deal).await?.players(),
            placed: mine.len(),
            points,
            counted: counted.contains(&run),
        });
    }
    Ok(Json(days))
}

/// Hands a guest the record of their run, once the day is over: the seed is in it.
pub(crate) async fn transcript(
    State(state): State<Arc<AppState>>,
    Path(date): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let day = read_day(&date)?;
    let deal = deal_of(&state, day).await?;
    if state.now() < day.ends() {
        let message = format!("{day} is still being played; its record is secret until it is over");
        let problem = Problem::new(StatusCode::CONFLICT, "daily_running", message);
        return Err(problem.with("date", day.to_string().as_str()));
    }
    let guest = guest_of(&headers);
    let run = run_of(&state, &deal, &day.run(), guest.as_deref()).await?;
    if !run.is_finished() {
        let message = "you have not placed every card of this day; play it to the end first";
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "run_unfinished",
            message,
        ));
    }
    let known = state.store().guest(guest.unwrap_or_default()).await?;
    let name = known.map_or_else(|| NOBODY.to_owned(), |guest| guest.name);
    let text = deal.transcript(&name, &run);
    let text = text.ok_or_else(|| damaged("the deal of a day has no seed"))?;
    let disposition = format!("attachment; filename=\"antedate-{day}.jsonl\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text).into_response())
}

/// Counts a guest's days one after another.
pub(crate) async fn streak_of(state: &AppState, guest: &str) -> Result<DailyStreak, Problem> {
    let runs = state.store().counted_runs(guest.to_owned()).await?;
    Ok(streak(&runs, Day::of(state.now())))
}

fn streak(counted: &[String], today: Day) -> DailyStreak {
    let days = counted.iter().filter_map(|run| Day::of_run(run));
    let Streak { now, best, played } = Streak::of(days, today);
    DailyStreak { now, best, played }
}

async fn daily_of(
    state: &AppState,
    day: Day,
    guest: Option<&str>,
    lang: Lang,
) -> Result<Daily, Problem> {
    let deal = deal_of(state, day).await?;
    let seed = deal.seed();
    let seed = seed.ok_or_else(|| damaged("the deal of a day has no seed"))?;
    let run = run_of(state, &deal, &day.run(), guest).await?;
    let counted = match guest {
        Some(guest) => state.store().counted_runs(guest.to_owned()).await?,
        None => Vec::new(),
    };
    let now = state.now();
    let running = now < day.ends();
    let everybody = match run.is_finished() {
        true => Some(everybody(state, day, &deal).await?),
        false => None,
    };
    Ok(Daily {
        date: day.to_string(),
        commitment: seed.commitment(),
        seed: (!running).then(|| seed.to_hex()),
        running,
        next: Day::of(now).ends() - now,
        counted: counted.contains(&day.run()) || (running && !run.is_finished()),
        run: told(&run, lang),
        everybody,
        streak: streak(&counted, Day::of(now)),
    })
}

async fn everybody(state: &AppState, day: Day, deal: &Deal) -> Result<DailyCounts, Problem> {
    let counts = counts_of(state, day, deal).await?;
    let cards = counts.right.iter().zip(&counts.gaps);
    let cards = cards.map(|(right, gaps)| DailyCard {
        right: *right,
        gaps: gaps.clone(),
    });
    Ok(DailyCounts {
        players: counts.players(),
        cards: cards.collect(),
        points: counts.points,
        hard: deal.hard().unwrap_or_default(),
    })
}

async fn counts_of(state: &AppState, day: Day, deal: &Deal) -> Result<Counts, Problem> {
    let kept = state.store().run_counts(day.run()).await?;
    let kept = kept.iter().map(|(name, n)| (name.as_str(), *n));
    Ok(Counts::of(deal.run(), kept))
}

pub(super) fn read_day(date: &str) -> Result<Day, Problem> {
    date.parse().map_err(|error: antedate_runs::DayError| {
        Problem::new(StatusCode::BAD_REQUEST, "bad_date", error.to_string())
            .with("date", error.text.as_str())
    })
}

/// Finds the deal of a day. That of today is made when it is first asked for.
///
/// # Errors
/// The day is still to come, or nobody asked for it while it ran.
pub(super) async fn deal_of(state: &AppState, day: Day) -> Result<Arc<Deal>, Problem> {
    let today = Day::of(state.now());
    let problem = |status, code, message: String| {
        Problem::new(status, code, message).with("date", day.to_string().as_str())
    };
    if day > today {
        let message = format!("{day} is still to come; its cards are chosen when it begins");
        return Err(problem(StatusCode::CONFLICT, "daily_in_future", message));
    }
    if let Some(deal) = find_deal(state, &day.run()).await? {
        return Ok(deal);
    }
    if day < today {
        let message = format!("no cards were dealt here on {day}; choose a day of the archive");
        return Err(problem(StatusCode::NOT_FOUND, "no_daily", message));
    }
    make(state, day).await
}

/// Chooses and deals the cards of a day. Of several nodes that do, the first one's stand.
async fn make(state: &AppState, day: Day) -> Result<Arc<Deal>, Problem> {
    // One at a time: it takes a while, and many may ask in the same moment.
    let _held = state.dealing.lock().await;
    if let Some(deal) = find_deal(state, &day.run()).await? {
        return Ok(deal);
    }
    let store = state.store();
    let own = state.config.live.chance.secret();
    let secret = store.put_secret(seal::SECRET.to_owned(), own).await?;
    let secret = Seed::from_hex(&secret).ok_or_else(|| damaged("the secret of the days"))?;
    let earlier = earlier(state, day).await?;
    let made = tokio::task::spawn_blocking(move || deal(&earlier, &secret, day));
    let made = made.await.map_err(damaged)??;
    let new = StoredRun {
        id: day.run(),
        at: state.now(),
        body: made.to_json(),
    };
    store.put_run(new).await?;
    let kept = find_deal(state, &day.run()).await?;
    kept.ok_or_else(|| damaged("the deal of a day was not kept"))
}

/// What earlier days say of cards.
struct Earlier {
    /// The cards of the last days, the latest first.
    recent: Vec<BTreeSet<String>>,
    measured: BTreeMap<String, Tally>,
}

async fn earlier(state: &AppState, day: Day) -> Result<Earlier, Problem> {
    let store = state.store();
    let oldest = Day(day.0 - N_RECENT as i64).run();
    let days = store.runs_before(DAILY.to_owned(), day.run(), N_MEASURED);
    let mut earlier = Earlier {
        recent: Vec::new(),
        measured: BTreeMap::new(),
    };
    for run in days.await? {
        let kept = store.run(run.clone()).await?;
        let Some(keys) = kept.and_then(|kept| keys_of(&kept.body)) else {
            continue;
        };
        let counted = store.run_counts(run.clone()).await?;
        let counted = counted.iter().map(|(name, n)| (name.as_str(), *n));
        let counts = Counts::of(keys.len().saturating_sub(1), counted);
        for (key, right) in keys.iter().skip(1).zip(&counts.right) {
            let tally: &mut Tally = earlier.measured.entry(key.clone()).or_default();
            tally.right += right;
            tally.plays += counts.players();
        }
        if run >= oldest {
            earlier.recent.push(keys.into_iter().collect());
        }
    }
    Ok(earlier)
}

fn deal(earlier: &Earlier, secret: &Seed, day: Day) -> Result<Deal, Problem> {
    let decks = history();
    let pool = CardPool::of(&decks, &earlier.measured);
    let seed = seal::choice_seed(secret, day);
    let chosen = choose(&pool, &earlier.recent, target(day.weekday()), &seed);
    let chosen = chosen.ok_or_else(|| damaged("too few cards for a day"))?;
    let card = |at: &usize| {
        let card = &pool.cards[*at];
        (decks[card.deck].clone(), card.id.clone())
    };
    let cards: Vec<(Arc<Deck>, String)> = chosen.cards.iter().map(card).collect();
    let hard = (100.0 * chosen.difficulty).round() as u8;
    Deal::shuffled(&cards, seal::deal_seed(secret, day), hard).map_err(damaged)
}

/// All built-in decks of history: the pool of every day.
fn history() -> Vec<Arc<Deck>> {
    let decks = builtin_ids().filter_map(builtin).filter_map(Result::ok);
    decks
        .filter(|deck| matches!(deck.kind, DeckKind::Classic | DeckKind::Twist))
        .collect()
}
