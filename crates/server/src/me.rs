//! A guest's own page: what their games come to, everything about them, and nothing any more.

use std::sync::Arc;

use antedate_decks::{Deck, Lang};
use antedate_live::{LiveError, records};
use antedate_store::ResultRow;
use antedate_tables::{CardHits, GameResult, Profile, SeatResult, TimeMap};
use antedate_wire::{
    Erased, GamesPlayed, Hits, LangQuery, Me, MissedCard, MyGame, Streak, Uncounted,
};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use crate::error::Problem;
use crate::guests::{cookie, guest_of, hash_of, no_cookie};
use crate::http::Sender;
use crate::practice;
use crate::query::Query;
use crate::runs::daily;
use crate::state::AppState;
use crate::time_map;

/// The most games that are listed one by one.
const MAX_LATEST: usize = 30;
/// The most cards that are listed as missed.
const MAX_MISSED: usize = 12;

/// Tells what a guest's games come to, and gives a cookie to somebody new. Nothing is stored
/// before there is a name to remember or a seat to hold.
pub(crate) async fn get(
    State(state): State<Arc<AppState>>,
    Query(asked): Query<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Some(guest) = guest_of(&headers) else {
        let secret = state.config.live.chance.secret();
        let me = me_of(&state, &hash_of(&secret), asked.lang).await?;
        return Ok((cookie(&state, &secret), Json(me)).into_response());
    };
    let me = me_of(&state, &guest, asked.lang).await?;
    Ok(Json(me).into_response())
}

/// Hands a guest everything about them.
pub(crate) async fn export(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    state.admit(&state.rate_limits.heavy, address)?;
    let guest = guest_of(&headers).unwrap_or_default();
    let now = state.now();
    let all = records::export(state.store(), &state.tables.library, &guest, now).await?;
    let name = "attachment; filename=\"antedate-me.json\"";
    let headers = [(header::CONTENT_DISPOSITION, name)];
    Ok((headers, Json(all)).into_response())
}

/// Erases everything about a guest.
pub(crate) async fn erase(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    state.admit(&state.rate_limits.heavy, address)?;
    let n_tables = match guest_of(&headers) {
        Some(guest) => {
            // In a task of its own: who is gone before the answer is erased all the same.
            let erasing = tokio::spawn(forget(state.clone(), guest));
            erasing.await.map_err(|_| LiveError::GoingDown)??
        }
        None => 0,
    };
    let told = Json(Erased { tables: n_tables });
    Ok((no_cookie(&state), told).into_response())
}

async fn forget(state: Arc<AppState>, guest: String) -> Result<usize, Problem> {
    let tables = records::tables_of(state.store(), &guest).await?;
    let mut damaged = None;
    for table in &tables {
        match state.tables.erase(table, guest.clone()).await {
            // One table that cannot be read does not keep the guest in all the others.
            Err(error @ LiveError::Damaged(_)) => damaged = Some(error),
            erased => erased?,
        }
    }
    let known = state.store().guest(guest.clone()).await?;
    // To wipe the file takes long, and somebody of whom there is nothing needs it not. But it
    // may be that they were forgotten before and the wipe failed: then they are still in it.
    let store = state.store();
    let practised = !store.practice_of(guest.clone()).await?.is_empty()
        || !store.run_answers_of(guest.clone()).await?.is_empty()
        || !store.duels_of(guest.clone()).await?.is_empty();
    if known.is_some() || practised || !tables.is_empty() || state.store().owes_wipe().await? {
        state.store().forget_guest(guest).await?;
    }
    match damaged {
        Some(error) => Err(error.into()),
        None => Ok(tables.len()),
    }
}

async fn me_of(state: &AppState, guest: &str, lang: Lang) -> Result<Me, Problem> {
    let known = state.store().guest(guest.to_owned()).await?;
    let rows = state.store().results_of(guest.to_owned()).await?;
    let read = |row: ResultRow| Some((GameResult::from_json(&row.body)?, row.table));
    let results: Vec<(GameResult, String)> = rows.into_iter().filter_map(read).collect();
    let profile = Profile::of(guest, results.iter().map(|(result, _)| result));
    let decks = decks_of(state, &profile).await?;
    let latest = results.iter().rev();
    let latest = latest.filter_map(|(result, table)| my_game(result, table, guest));
    let (practice, asked) = practice::standing(state, guest, &results).await?;
    let maps = TimeMap::all(&profile, &decks);
    let named = |map| time_map::named(map, &state.tables.library, &asked, lang);
    Ok(Me {
        name: known.map_or_else(String::new, |known| known.name),
        number: records::guest_number(guest),
        games: games_of(&profile),
        accuracy: profile.all,
        maps: maps.iter().map(named).collect(),
        missed: missed_of(&profile, &decks, lang),
        streak: Streak {
            best: profile.streak.best,
            now: profile.streak.now,
            listed: state.store().longest_run(guest.to_owned()).await?,
        },
        latest: latest.take(MAX_LATEST).collect(),
        practice,
        daily: daily::streak_of(state, guest).await?,
        best: profile.best,
    })
}

/// Finds the decks whose words are needed, by their hashes.
async fn decks_of(
    state: &AppState,
    profile: &Profile,
) -> Result<Vec<(String, Arc<Deck>)>, Problem> {
    let mut decks: Vec<(String, Arc<Deck>)> = Vec::new();
    for CardHits { deck, .. } in profile.cards.values() {
        if decks.iter().all(|(hash, _)| *hash != deck.hash)
            && let Some(found) = state.tables.library.played(state.store(), deck).await?
        {
            decks.push((deck.hash.clone(), found));
        }
    }
    Ok(decks)
}

fn games_of(profile: &Profile) -> Vec<GamesPlayed> {
    let games = profile.games.iter();
    let played = games.map(|(rules, all)| GamesPlayed {
        rules: *rules,
        games: all.games,
        won: all.won,
    });
    played.collect()
}

fn missed_of(profile: &Profile, decks: &[(String, Arc<Deck>)], lang: Lang) -> Vec<MissedCard> {
    let card = |(id, missed): (&str, &CardHits)| {
        let (_, deck) = decks.iter().find(|(hash, _)| *hash == missed.deck.hash)?;
        let card = deck.cards.iter().find(|card| card.id == id)?;
        Some(MissedCard {
            deck: deck.id.clone(),
            card: id.to_owned(),
            title: deck.front(card, lang).title.to_owned(),
            topic: card.topic.clone(),
            motif: card.motif.clone(),
            label: deck.back(card, lang).label,
            hits: missed.hits,
        })
    };
    profile
        .missed(MAX_MISSED)
        .into_iter()
        .filter_map(card)
        .collect()
}

fn my_game(result: &GameResult, table: &str, guest: &str) -> Option<MyGame> {
    let seat = result.own_seat(guest)?;
    let mine = result.seats.get(seat)?;
    let (team_score, rank) = result.of_team().unzip();
    let seats = &result.seats;
    let right = mine.tries.iter().filter(|one| one.right).count();
    Some(MyGame {
        table: table.to_owned(),
        game: result.game,
        rules: result.rules,
        edition: result.edition.clone(),
        ended: result.ended,
        players: seats.iter().map(|seat| seat.name.clone()).collect(),
        seat,
        bots: seats.iter().filter(|seat| seat.bot.is_some()).count(),
        stood_in: result.stood_in(),
        left: mine.left,
        won: result.won(seat),
        uncounted: uncounted(mine),
        score: result.score_of(seat).or(team_score),
        rank,
        hits: Hits {
            right: u32::try_from(right).unwrap_or(u32::MAX),
            tries: u32::try_from(mine.tries.len()).unwrap_or(u32::MAX),
        },
    })
}

fn uncounted(seat: &SeatResult) -> Option<Uncounted> {
    if seat.acts == 0 {
        return Some(Uncounted::NoMove);
    }
    if seat.left {
        return Some(Uncounted::Left);
    }
    seat.stood_in.then_some(Uncounted::StoodIn)
}
