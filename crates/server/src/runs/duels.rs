//! Duels: several guests go through the same run, each whenever they like, and compare when
//! they have finished.
//!
//! A duel with the cards of a day is that day's run: whoever plays it there has played the day,
//! so nobody sees the cards of a day before they play it.

use std::sync::Arc;

use antedate_decks::Lang;
use antedate_live::{hash, records};
use antedate_record::lines::{Header, Line};
use antedate_record::reader::Lines;
use antedate_rules::Edition;
use antedate_runs::{DUEL, Day, Deal, DealError, RULES, Run, StoredAnswer};
use antedate_store::{
    Duel as KeptDuel, DuelPlayer as KeptPlayer, RunAnswer as KeptAnswer, StoreError, StoredRun,
};
use antedate_tables::{GameResult, MAX_NAME, Refusal, check_id, looks_like, visible_name};
use antedate_wire::{
    CreateDuel, CreatedDuel, Duel, DuelPlayer, DuelResult, DuelSource, JoinDuel, LangQuery,
    RunAnswer,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::daily::{self, counted_under};
use super::{MAX_ANSWERS, choice_of, damaged, find_deal, place, run_of, told};
use crate::error::Problem;
use crate::guests::{cookie, guest_of, hash_of, secret_of};
use crate::http::{Body, Sender};
use crate::query::Query;
use crate::state::AppState;

/// How many may take part in a duel.
const MAX_PLAYERS: usize = 30;
/// The letters of a duel's id: 80 bits, which cannot be guessed.
const ID_LETTERS: usize = 20;

/// Challenges others with the cards of a run that the guest has finished.
pub(crate) async fn create(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    headers: HeaderMap,
    Body(asked): Body<CreateDuel>,
) -> Result<(StatusCode, Json<CreatedDuel>), Problem> {
    state.admit(&state.rate_limits.tables, address)?;
    check_id(&asked.id)?;
    let name = name_of(&asked.name, &[])?;
    let guest = guest_of(&headers).ok_or_else(not_your_run)?;
    let id = hash("duel", &format!("{guest} {}", asked.id))[..ID_LETTERS].to_owned();
    let store = state.store();
    if store.duel(id.clone()).await?.is_none() {
        let run = match &asked.from {
            DuelSource::Daily { date } => of_daily(&state, date, &guest).await?,
            DuelSource::Game { table, game } => of_game(&state, table, *game, &guest).await?,
        };
        let duel = KeptDuel {
            id: id.clone(),
            run,
            at: state.now(),
        };
        store.put_duel(duel).await?;
    }
    let challenger = KeptPlayer {
        duel: id.clone(),
        guest,
        name,
        at: state.now(),
    };
    store.join_duel(challenger, MAX_PLAYERS).await?;
    Ok((StatusCode::CREATED, Json(CreatedDuel { duel: id })))
}

/// Tells a duel as a guest may see it.
pub(crate) async fn get(
    State(state): State<Arc<AppState>>,
    Path(id): Path<String>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Json<Duel>, Problem> {
    let found = Found::load(&state, &id).await?;
    let guest = guest_of(&headers);
    Ok(Json(
        found.told(&state, guest.as_deref(), asked.lang).await?,
    ))
}

/// Takes up a challenge. Who has joined already keeps their name.
pub(crate) async fn join(
    State(state): State<Arc<AppState>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<JoinDuel>,
) -> Result<Response, Problem> {
    let mut found = Found::load(&state, &id).await?;
    let secret = secret_of(&headers);
    let secret = secret.unwrap_or_else(|| state.config.live.chance.secret());
    let guest = hash_of(&secret);
    if !found.has(&guest) {
        found.check_decks(&state)?;
        let name = name_of(&asked.name, &found.players)?;
        // Who sat at the table has placed these cards already.
        bring_choices(&state, &found.duel.run, &found.deal, &guest).await?;
        let player = KeptPlayer {
            duel: id,
            guest: guest.clone(),
            name,
            at: state.now(),
        };
        let joined = state.store().join_duel(player, MAX_PLAYERS).await;
        found.players = joined.map_err(|error| match error {
            StoreError::DuelFull { most } => duel_full(most),
            error => error.into(),
        })?;
    }
    let told = found.told(&state, Some(&guest), asked.lang).await?;
    Ok((cookie(&state, &secret), Json(told)).into_response())
}

/// Places the current card of a duel.
pub(crate) async fn answer(
    State(state): State<Arc<AppState>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(sent): Body<RunAnswer>,
) -> Result<Json<Duel>, Problem> {
    let found = Found::load(&state, &id).await?;
    let guest = guest_of(&headers).filter(|guest| found.has(guest));
    let guest = guest.ok_or_else(|| {
        let message = "you have not joined this duel; join it under a name first";
        Problem::new(StatusCode::CONFLICT, "duel_not_joined", message)
    })?;
    let run = run_of(&state, &found.deal, &found.duel.run, Some(&guest)).await?;
    if !run.is_finished() {
        found.check_decks(&state)?;
    }
    let names = |run: &Run<'_>, now| {
        let day = found.day();
        day.map_or_else(Vec::new, |day| counted_under(run, day, now))
    };
    place(&state, &found.deal, &found.duel.run, &guest, &sent, names).await?;
    Ok(Json(found.told(&state, Some(&guest), sent.lang).await?))
}

/// A duel with its players and its cards.
struct Found {
    duel: KeptDuel,
    players: Vec<KeptPlayer>,
    deal: Arc<Deal>,
}

impl Found {
    async fn load(state: &AppState, id: &str) -> Result<Found, Problem> {
        let found = state.store().duel(id.to_owned()).await?;
        let (duel, players) = found.ok_or_else(|| {
            let message = "there is no such duel; was its link copied whole?";
            Problem::new(StatusCode::NOT_FOUND, "no_such_duel", message)
        })?;
        let deal = find_deal(state, &duel.run).await?;
        let deal = deal.ok_or_else(|| damaged("the deal of a duel is missing"))?;
        Ok(Found {
            duel,
            players,
            deal,
        })
    }

    fn has(&self, guest: &str) -> bool {
        self.players.iter().any(|player| player.guest == guest)
    }

    /// The day whose cards these are.
    fn day(&self) -> Option<Day> {
        Day::of_run(&self.duel.run)
    }

    /// A day stands whatever becomes of its decks; a duel over other cards does not go on with
    /// dates that have been corrected.
    fn check_decks(&self, state: &AppState) -> Result<(), Problem> {
        match self.day() {
            Some(_) => Ok(()),
            None => check_decks(state, &self.deal),
        }
    }

    /// Tells the duel. What others came to is told only to whoever has finished, and only of
    /// those who have finished too: before, not even whether they have (SEC-1).
    async fn told(
        &self,
        state: &AppState,
        guest: Option<&str>,
        lang: Lang,
    ) -> Result<Duel, Problem> {
        let guest = guest.filter(|guest| self.has(guest));
        let run = match guest {
            Some(_) => Some(run_of(state, &self.deal, &self.duel.run, guest).await?),
            None => None,
        };
        let may_compare = run.as_ref().is_some_and(Run::is_finished);
        let mut players = Vec::new();
        for player in &self.players {
            let result = match may_compare {
                true => self.result_of(state, &player.guest).await?,
                false => None,
            };
            players.push(DuelPlayer {
                name: player.name.clone(),
                you: guest == Some(player.guest.as_str()),
                result,
            });
        }
        Ok(Duel {
            duel: self.duel.id.clone(),
            daily: self.day().map(|day| day.to_string()),
            made: self.duel.at,
            cards: self.deal.run(),
            players,
            max: MAX_PLAYERS,
            run: run.map(|run| told(&run, lang)),
        })
    }

    async fn result_of(
        &self,
        state: &AppState,
        guest: &str,
    ) -> Result<Option<DuelResult>, Problem> {
        let run = run_of(state, &self.deal, &self.duel.run, Some(guest)).await?;
        Ok(run.is_finished().then(|| DuelResult {
            points: run.points(),
            distance: run.distance(),
            choices: run.choices().iter().copied().map(choice_of).collect(),
        }))
    }
}

/// Finds the run of a day that a guest has finished.
async fn of_daily(state: &AppState, date: &str, guest: &str) -> Result<String, Problem> {
    let day = daily::read_day(date)?;
    let deal = daily::deal_of(state, day).await?;
    let run = run_of(state, &deal, &day.run(), Some(guest)).await?;
    match run.is_finished() {
        true => Ok(day.run()),
        false => Err(not_your_run()),
    }
}

/// Makes a run of a finished game in which a guest sat, with what they chose there. All who
/// challenge with one game go through one run.
async fn of_game(state: &AppState, table: &str, game: u32, guest: &str) -> Result<String, Problem> {
    let result = records::result_id(table, game);
    let run = format!("{DUEL}{result}");
    let Some(played) = Played::find(state, &result, guest).await? else {
        return Err(not_your_run());
    };
    let deal = played.deal()?;
    check_decks(state, &deal)?;
    let new = StoredRun {
        id: run.clone(),
        at: state.now(),
        body: deal.to_json(),
    };
    state.store().put_run(new).await?;
    bring_choices(state, &run, &deal, guest).await?;
    Ok(run)
}

/// Keeps what a guest chose at the table whose cards a run has, if they sat there.
async fn bring_choices(
    state: &AppState,
    run: &str,
    deal: &Deal,
    guest: &str,
) -> Result<(), Problem> {
    let Some(result) = run.strip_prefix(DUEL) else {
        return Ok(());
    };
    let Some(played) = Played::find(state, result, guest).await? else {
        return Ok(());
    };
    let mut chosen = played.choices();
    // Whoever was out, or came late, has passed what they did not place (CH-8, CH-12).
    chosen.resize(deal.run(), None);
    for (card, gap) in (1..).zip(chosen) {
        let answer = KeptAnswer {
            run: run.to_owned(),
            guest: guest.to_owned(),
            card,
            id: format!("table-{card}"),
            at: state.now(),
            body: StoredAnswer::of(gap).to_json(),
        };
        let kept = state
            .store()
            .put_run_answer(answer, Vec::new(), MAX_ANSWERS);
        kept.await?;
    }
    Ok(())
}

/// A finished game of chorus as a guest played it.
struct Played {
    header: Header,
    lines: Vec<Line>,
    decks: Vec<Arc<antedate_decks::Deck>>,
    /// The seat that was the guest's own.
    seat: u16,
}

impl Played {
    /// Finds the game of a result; `None` if the guest had no seat of their own to the end, or
    /// the table is gone.
    async fn find(state: &AppState, result: &str, guest: &str) -> Result<Option<Played>, Problem> {
        let Some(row) = state.store().result(result.to_owned()).await? else {
            return Ok(None);
        };
        let read = GameResult::from_json(&row.body);
        let seat = read
            .filter(|result| result.rules.name() == RULES)
            .and_then(|result| {
                let seat = result.own_seat(guest)?;
                (!result.seats[seat].left).then_some(seat)
            });
        let Some(seat) = seat else {
            return Ok(None);
        };
        let finished = state.tables.finished(&row.table, Some(row.game)).await?;
        let (header, lines) = read_transcript(&finished.transcript)?;
        Ok(Some(Played {
            header,
            lines,
            decks: finished.contents.pool().decks().to_vec(),
            seat: seat as u16,
        }))
    }

    fn deal(&self) -> Result<Deal, Problem> {
        let edition = self.header.edition.as_deref().and_then(Edition::by_id);
        let edition = edition.ok_or_else(|| damaged("the edition of a game"))?;
        let cards = self.header.cards.iter().flatten().map(|card| {
            let mut decks = self.decks.iter();
            let deck = decks.find(|deck| deck.card(&card.id).is_some())?;
            Some((deck.clone(), card.id.clone(), card.date))
        });
        let cards: Option<Vec<_>> = cards.collect();
        let cards = cards.ok_or_else(deck_changed)?;
        Deal::of_game(edition, &cards).map_err(damaged)
    }

    /// Lists what was chosen for each card that was closed while the guest played; none is a
    /// pass.
    fn choices(&self) -> Vec<Option<u8>> {
        let mut choices = Vec::new();
        let mut current = None;
        for line in &self.lines {
            match line {
                Line::Choose(line) if line.seat == self.seat => current = Some(line.choose),
                Line::Done(line) if line.seat == self.seat => current = line.done,
                Line::Close(_) => choices.push(current.take()),
                Line::Turned(line) if line.seat == self.seat => choices.push(current.take()),
                _ => {}
            }
        }
        choices
    }
}

fn read_transcript(text: &str) -> Result<(Header, Vec<Line>), Problem> {
    let mut objects = Lines::new(text.as_bytes());
    let first = objects.next_object().map_err(damaged)?;
    let first = first.ok_or_else(|| damaged("an empty transcript"))?;
    let header = serde_json::from_value(first.into()).map_err(damaged)?;
    let mut lines = Vec::new();
    while let Some(object) = objects.next_object().map_err(damaged)? {
        lines.push(Line::read(object).map_err(damaged)?);
    }
    Ok((header, lines))
}

fn check_decks(state: &AppState, deal: &Deal) -> Result<(), Problem> {
    let library = &state.tables.library;
    let checked = deal.check_decks(|id| library.shown(id).ok());
    checked.map_err(|error| match error {
        DealError::CardChanged { .. } => deck_changed(),
        error => damaged(error),
    })
}

/// Checks a name as at a table: it can be seen, is not kept for others, and nobody here has one
/// that looks like it.
fn name_of(name: &str, players: &[KeptPlayer]) -> Result<String, Problem> {
    let visible = visible_name(name, MAX_NAME).ok_or(Refusal::BadName { max: MAX_NAME })?;
    if antedate_players::is_reserved_name(visible) {
        return Err(Refusal::NameReserved.into());
    }
    if players
        .iter()
        .any(|player| looks_like(&player.name, visible))
    {
        return Err(Refusal::NameTaken.into());
    }
    Ok(visible.to_owned())
}

fn not_your_run() -> Problem {
    let message = "you can challenge others only with cards that you have placed yourself, to the end; play them first";
    Problem::new(StatusCode::CONFLICT, "not_your_run", message)
}

fn duel_full(most: usize) -> Problem {
    let message =
        format!("{most} take part in this duel already, and no more may; make another one");
    Problem::new(StatusCode::CONFLICT, "duel_full", message).with("max", most)
}

fn deck_changed() -> Problem {
    let message = "the deck has changed since: one of these cards is gone or has another date; challenge each other with new cards";
    Problem::new(StatusCode::CONFLICT, "duel_deck_changed", message)
}
