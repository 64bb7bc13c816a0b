//! A guest's own page: what their games come to, everything about them, and nothing any more.

use std::sync::Arc;

use antedate_decks::{Deck, ERAS, Lang};
use antedate_store::ResultRow;
use antedate_tables::{Best, CardHits, GameResult, Hits, Profile, Tally};
use antedate_wire::RuleSet;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::json;

use crate::actor::ToTable;
use crate::error::Problem;
use crate::guests::{cookie, guest_of, hash_of, no_cookie};
use crate::house::House;
use crate::http::{InLang, Sender};
use crate::query::Query;
use crate::records;

/// The most games that are listed one by one.
const LATEST: usize = 30;
/// The most cards that are listed as missed.
const MISSED: usize = 12;

/// What a guest's games come to, in words.
#[derive(Serialize)]
pub(crate) struct Me {
    name: String,
    number: String,
    games: Vec<GamesOf>,
    accuracy: Hits,
    eras: Vec<EraHits>,
    topics: Vec<TopicHits>,
    missed: Vec<MissedCard>,
    best: Vec<Best>,
    streak: Streak,
    latest: Vec<MyGame>,
}

#[derive(Serialize)]
struct GamesOf {
    rules: RuleSet,
    #[serde(flatten)]
    tally: Tally,
}

#[derive(Serialize)]
struct EraHits {
    era: usize,
    #[serde(flatten)]
    hits: Hits,
}

#[derive(Serialize)]
struct TopicHits {
    topic: String,
    name: String,
    #[serde(flatten)]
    hits: Hits,
}

/// A card that was placed wrongly. Its date is told: it has been turned before their eyes.
#[derive(Serialize)]
struct MissedCard {
    deck: String,
    card: String,
    title: String,
    topic: String,
    motif: String,
    label: String,
    #[serde(flatten)]
    hits: Hits,
}

#[derive(Serialize)]
struct Streak {
    best: u32,
    now: u32,
}

/// One of a guest's games.
#[derive(Serialize)]
struct MyGame {
    table: String,
    game: u32,
    rules: RuleSet,
    edition: String,
    ended: i64,
    /// The names of all, in the order of the seats.
    players: Vec<String>,
    /// Which of them is the guest.
    seat: usize,
    /// How many of them were bots from the beginning.
    bots: usize,
    /// Whether a bot stood in for somebody, or somebody left.
    stood_in: bool,
    /// Whether the guest left before the end.
    left: bool,
    won: bool,
    /// The guest's score; the team's in twist, none in timeline.
    score: Option<i64>,
    rank: Option<u8>,
    #[serde(flatten)]
    hits: Hits,
}

/// Tells what a guest's games come to, and gives a cookie to somebody new. Nothing is stored
/// before there is a name to remember or a seat to hold.
pub(crate) async fn get(
    State(house): State<Arc<House>>,
    Query(asked): Query<InLang>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Some(guest) = guest_of(&headers) else {
        let secret = house.config.chance.secret();
        let me = Me::of(&house, &hash_of(&secret), asked.lang.into()).await?;
        return Ok((cookie(&house, &secret), Json(me)).into_response());
    };
    let me = Me::of(&house, &guest, asked.lang.into()).await?;
    Ok(Json(me).into_response())
}

/// Hands a guest everything about them.
pub(crate) async fn export(
    State(house): State<Arc<House>>,
    Sender(address): Sender,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    house.admit(&house.doors.heavy, address)?;
    let guest = guest_of(&headers).unwrap_or_default();
    let now = house.now();
    let all = records::export(&*house.store, &house.library, &guest, now).await?;
    let name = "attachment; filename=\"antedate-me.json\"";
    let headers = [(header::CONTENT_DISPOSITION, name)];
    Ok((headers, Json(all)).into_response())
}

/// Erases everything about a guest.
pub(crate) async fn erase(
    State(house): State<Arc<House>>,
    Sender(address): Sender,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    house.admit(&house.doors.heavy, address)?;
    let n_tables = match guest_of(&headers) {
        Some(guest) => {
            // In a task of its own: who is gone before the answer is erased all the same.
            let erasing = tokio::spawn(forget(house.clone(), guest));
            erasing
                .await
                .unwrap_or_else(|_| Err(Problem::going_down()))?
        }
        None => 0,
    };
    let told = Json(json!({ "tables": n_tables }));
    Ok((no_cookie(&house), told).into_response())
}

async fn forget(house: Arc<House>, guest: String) -> Result<usize, Problem> {
    let tables = records::tables_of(&*house.store, &guest).await?;
    let mut damaged = None;
    for table in &tables {
        let erased = house.ask(table, |reply| ToTable::Erase(guest.clone(), reply));
        match erased.await.and_then(|erased| erased) {
            // One table that cannot be read does not keep the guest in all the others.
            Err(problem) if problem.is_damage() => damaged = Some(problem),
            erased => erased?,
        }
    }
    let known = house.store.guest(guest.clone()).await?;
    // To wipe the file takes long, and somebody of whom there is nothing needs it not. But it
    // may be that they were forgotten before and the wipe failed: then they are still in it.
    if known.is_some() || !tables.is_empty() || house.store.owes_wipe().await? {
        house.store.forget_guest(guest).await?;
    }
    match damaged {
        Some(problem) => Err(problem),
        None => Ok(tables.len()),
    }
}

impl Me {
    async fn of(house: &House, guest: &str, lang: Lang) -> Result<Me, Problem> {
        let known = house.store.guest(guest.to_owned()).await?;
        let rows = house.store.results_of(guest.to_owned()).await?;
        let read = |row: ResultRow| Some((GameResult::from_json(&row.body)?, row.table));
        let results: Vec<(GameResult, String)> = rows.into_iter().filter_map(read).collect();
        let profile = Profile::of(guest, results.iter().map(|(result, _)| result));
        let decks = decks_of(house, &profile).await?;
        let latest = results.iter().rev();
        let latest = latest.filter_map(|(result, table)| MyGame::of(result, table, guest));
        Ok(Me {
            name: known.map_or_else(String::new, |known| known.name),
            number: records::guest_number(guest),
            games: games_of(&profile),
            accuracy: profile.all,
            eras: eras_of(&profile),
            topics: topics_of(&profile, &decks, lang),
            missed: missed_of(&profile, &decks, lang),
            streak: Streak {
                best: profile.streak,
                now: profile.streak_now,
            },
            latest: latest.take(LATEST).collect(),
            best: profile.best,
        })
    }
}

/// Finds the decks whose words are needed, by their hashes.
async fn decks_of(house: &House, profile: &Profile) -> Result<Vec<(String, Arc<Deck>)>, Problem> {
    let mut decks: Vec<(String, Arc<Deck>)> = Vec::new();
    for CardHits { deck, .. } in profile.cards.values() {
        if decks.iter().all(|(hash, _)| *hash != deck.hash)
            && let Some(found) = house.library.played(&*house.store, deck).await?
        {
            decks.push((deck.hash.clone(), found));
        }
    }
    Ok(decks)
}

fn games_of(profile: &Profile) -> Vec<GamesOf> {
    let games = profile.games.iter();
    games
        .map(|(rules, tally)| GamesOf {
            rules: *rules,
            tally: *tally,
        })
        .collect()
}

fn eras_of(profile: &Profile) -> Vec<EraHits> {
    let eras = (0..ERAS.len()).zip(profile.eras);
    eras.map(|(era, hits)| EraHits { era, hits }).collect()
}

fn topics_of(profile: &Profile, decks: &[(String, Arc<Deck>)], lang: Lang) -> Vec<TopicHits> {
    let name = |topic: &str| {
        let mut decks = decks.iter().map(|(_, deck)| deck);
        let deck = decks.find(|deck| deck.topics.iter().any(|other| other == topic));
        deck.map_or(topic, |deck| deck.topic_name(topic, lang))
            .to_owned()
    };
    let topics = profile.topics.iter();
    topics
        .map(|(topic, hits)| TopicHits {
            topic: topic.clone(),
            name: name(topic),
            hits: *hits,
        })
        .collect()
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
        .missed(MISSED)
        .into_iter()
        .filter_map(card)
        .collect()
}

impl MyGame {
    fn of(result: &GameResult, table: &str, guest: &str) -> Option<MyGame> {
        let seat = result.own_seat(guest)?;
        let mine = result.seats.get(seat).filter(|mine| mine.acts > 0)?;
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
            score: result.score_of(seat).or(team_score),
            rank,
            hits: Hits {
                right: u32::try_from(right).unwrap_or(u32::MAX),
                tries: u32::try_from(mine.tries.len()).unwrap_or(u32::MAX),
            },
        })
    }
}
