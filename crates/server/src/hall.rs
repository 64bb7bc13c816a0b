//! The hall of fame: results that anybody may see. A result has no date of a card and no order
//! of cards, so there is nothing in it to spoil.

use std::sync::Arc;

use antedate_decks::Lang;
use antedate_live::{LiveError, records};
use antedate_store::ResultRow;
use antedate_tables::{GameResult, HallList, SeatResult, TokenHash, hall_list};
use antedate_wire::{HallPeriod, HallQuery, HallResult, HallSeat, LangQuery, Shared};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::error::Problem;
use crate::http::Sender;
use crate::picture::{self, Poster};
use crate::query::Query;
use crate::state::AppState;
use crate::tickets::bearer;
use crate::words::{Value, Words};

/// The most results of one list.
const MAX_LISTED: usize = 20;
const DAY: i64 = 86_400_000;

fn since(period: HallPeriod, now: i64) -> i64 {
    match period {
        HallPeriod::Today => now - DAY,
        HallPeriod::Week => now - 7 * DAY,
        HallPeriod::Ever => i64::MIN,
    }
}

fn check_on(state: &AppState) -> Result<(), Problem> {
    if state.config.hall {
        return Ok(());
    }
    let message = "this server keeps no hall of fame; ask its host";
    Err(Problem::new(StatusCode::NOT_FOUND, "hall_off", message))
}

/// Shows the last game's result of a table to everybody, with the name of whoever asks.
pub(crate) async fn share(
    State(state): State<Arc<AppState>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Shared>, Problem> {
    check_on(&state)?;
    let token = bearer(&headers).and_then(TokenHash::of);
    let token = token.ok_or(LiveError::WrongToken)?;
    let result = state.tables.share(&table, token).await?;
    Ok(Json(Shared { result }))
}

/// Lists the best results.
pub(crate) async fn list(
    State(state): State<Arc<AppState>>,
    Query(asked): Query<HallQuery>,
) -> Result<Json<Vec<HallResult>>, Problem> {
    check_on(&state)?;
    let since = since(asked.period, state.now());
    if hall_list(asked.rules) == HallList::Streaks {
        let rows = state.store().streaks(since, MAX_LISTED).await?;
        let shown = rows.iter().filter_map(|(run, guest, row)| {
            let result = open_result(row)?;
            let seat = result.own_seat(guest)?;
            let mut shown = hall_result(&row.id, &result);
            shown.streak = Some(*run);
            shown.seats = vec![hall_seat(&result, seat)];
            Some(shown)
        });
        return Ok(Json(shown.collect()));
    }
    let edition = asked.edition.as_deref().unwrap_or(asked.rules.name());
    if !is_plain(edition) {
        return Ok(Json(Vec::new()));
    }
    let board = records::board_name(asked.rules, edition, usize::from(asked.seats.unwrap_or(2)));
    let rows = state.store().board(board, since, MAX_LISTED).await?;
    let shown = rows
        .iter()
        .filter_map(|row| Some(hall_result(&row.id, &open_result(row)?)));
    Ok(Json(shown.collect()))
}

/// Tells one result.
pub(crate) async fn one(
    State(state): State<Arc<AppState>>,
    Path(result): Path<String>,
) -> Result<Json<HallResult>, Problem> {
    let found = find(&state, &result).await?;
    Ok(Json(hall_result(&result, &found)))
}

async fn find(state: &AppState, id: &str) -> Result<GameResult, Problem> {
    check_on(state)?;
    let row = match is_plain(id) {
        true => state.store().result(id.to_owned()).await?,
        false => None,
    };
    row.as_ref().and_then(open_result).ok_or_else(|| {
        let message = "there is no such result, or its players have not shared it";
        Problem::new(StatusCode::NOT_FOUND, "no_such_result", message)
    })
}

/// Names are ours alone; anything else need not bother the store.
fn is_plain(name: &str) -> bool {
    let of_ours = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
    name.len() <= 64 && name.bytes().all(of_ours)
}

fn open_result(row: &ResultRow) -> Option<GameResult> {
    GameResult::from_json(&row.body).filter(GameResult::is_open)
}

fn hall_result(id: &str, result: &GameResult) -> HallResult {
    let seats = 0..result.seats.len();
    HallResult {
        result: id.to_owned(),
        rules: result.rules,
        edition: result.edition.clone(),
        ended: result.ended,
        score: result.best_score(),
        rank: result.of_team().map(|(_, rank)| rank),
        bots: result.with_bots(),
        stood_in: result.stood_in(),
        streak: None,
        seats: seats.map(|seat| hall_seat(result, seat)).collect(),
    }
}

fn hall_seat(result: &GameResult, seat: usize) -> HallSeat {
    let SeatResult {
        name, bot, shown, ..
    } = &result.seats[seat];
    HallSeat {
        name: (*shown || bot.is_some()).then(|| name.clone()),
        bot: bot.is_some(),
        won: result.won(seat),
        score: result.score_of(seat),
    }
}

/// The page of a result, with the words that chats read; or with `.png` its picture.
pub(crate) async fn page(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    Path(asked): Path<String>,
    lang: Result<Query<LangQuery>, Problem>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // A link that somebody has spoilt still leads to the result.
    let lang = lang.map_or(Lang::En, |Query(asked)| asked.lang);
    if let Some(id) = asked.strip_suffix(".png") {
        state.admit(&state.rate_limits.pictures, address)?;
        let result = find(&state, id).await?;
        return picture_of(&state, &result, lang).await;
    }
    let tags = match find(&state, &asked).await {
        Ok(result) => tags(&base(&state, &headers), &asked, &result, lang),
        // The page itself says what is the matter.
        Err(_) => String::new(),
    };
    let asset = state.config.assets.find("index.html", "");
    let asset = asset.ok_or_else(Problem::not_found)?;
    let html = String::from_utf8_lossy(&asset.body).replacen("</head>", &(tags + "</head>"), 1);
    let headers = [
        (header::CONTENT_TYPE, asset.mime),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, html).into_response())
}

async fn picture_of(
    state: &AppState,
    result: &GameResult,
    lang: Lang,
) -> Result<Response, Problem> {
    let poster = poster(result, lang);
    // One after another: a processor is left for the games.
    let _turn = state.drawing.lock().await;
    let drawn = tokio::task::spawn_blocking(move || picture::draw(&poster)).await;
    let png = drawn.ok().flatten().ok_or(LiveError::GoingDown)?;
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        // Not for long: somebody in it may be erased.
        (header::CACHE_CONTROL, "public, max-age=300"),
    ];
    Ok((headers, png).into_response())
}

/// Where this server is for others: chats want whole addresses.
fn base(state: &AppState, headers: &HeaderMap) -> String {
    let named = state.config.address.clone();
    let named = named.or_else(|| state.config.origins.first().cloned());
    named.unwrap_or_else(|| {
        let host = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or("localhost"))
    })
}

/// What the picture says.
fn poster(result: &GameResult, lang: Lang) -> Poster {
    let words = Words::of(lang);
    let score = result.best_score();
    let unit =
        score.map(|score| words.say("hall-points-unit", &[("points", Value::Number(score))]));
    let lines = vec![people(result, words), marks(result, words).join(", ")];
    Poster {
        game: game_name(result, words),
        title: title(result, words),
        score: score.map_or_else(String::new, |score| score.to_string()),
        unit: unit.unwrap_or_default(),
        lines,
    }
}

fn game_name(result: &GameResult, words: &Words) -> String {
    let game = words.say(&format!("game-{}", result.rules.name()), &[]);
    if result.edition == result.rules.name() || result.edition == "classic" {
        return game;
    }
    let edition = words.say(&format!("hall-edition-{}", result.edition), &[]);
    format!("{game}, {edition}")
}

/// The rank of a team, or who won.
fn title(result: &GameResult, words: &Words) -> String {
    if let Some((_, rank)) = result.of_team() {
        return words.say(&format!("rank-{rank}"), &[]);
    }
    let winners = (0..result.seats.len()).filter(|seat| result.won(*seat));
    let names: Vec<String> = winners.map(|seat| name(result, seat, words)).collect();
    if names.is_empty() {
        return game_name(result, words);
    }
    let n = i64::try_from(names.len()).unwrap_or(i64::MAX);
    let names = names.join(", ");
    let args = [("names", Value::Text(&names)), ("n", Value::Number(n))];
    words.say("winners", &args)
}

fn name(result: &GameResult, seat: usize, words: &Words) -> String {
    let level = result.seats[seat].bot.as_deref();
    let shown = hall_seat(result, seat).name;
    let character = level.and_then(antedate_bots::Character::by_id);
    let bot = character.and_then(|one| one.called(shown.as_deref()?, words.lang));
    bot.or(shown)
        .unwrap_or_else(|| words.say("hall-somebody", &[]))
}

fn people(result: &GameResult, words: &Words) -> String {
    let all = (0..result.seats.len()).map(|seat| name(result, seat, words));
    all.collect::<Vec<String>>().join(", ")
}

fn marks(result: &GameResult, words: &Words) -> Vec<String> {
    let bots = result.with_bots().then(|| words.say("hall-with-bots", &[]));
    let stood_in = result.stood_in().then(|| words.say("hall-stood-in", &[]));
    bots.into_iter().chain(stood_in).collect()
}

/// The words of a result for chats (Open Graph).
fn tags(base: &str, id: &str, result: &GameResult, lang: Lang) -> String {
    let words = Words::of(lang);
    let mut heading = title(result, words);
    if let Some(points) = result.best_score() {
        let points = words.say("me-best-points", &[("points", Value::Number(points))]);
        heading = format!("{heading}: {points}");
    }
    let mut told = vec![game_name(result, words), people(result, words)];
    told.extend(marks(result, words));
    let told = told.join(". ");
    let code = lang.code();
    let tag = |name: &str, value: &str| {
        let value = escape(value);
        format!("<meta property=\"{name}\" content=\"{value}\" />\n")
    };
    [
        tag("og:site_name", "Antedate"),
        tag("og:type", "website"),
        tag("og:title", &heading),
        tag("og:description", &told),
        tag("og:url", &format!("{base}/hall/{id}?lang={code}")),
        tag("og:image", &format!("{base}/hall/{id}.png?lang={code}")),
        tag("og:image:width", "1200"),
        tag("og:image:height", "630"),
        tag("og:image:alt", &format!("{heading}. {told}")),
        tag("twitter:card", "summary_large_image"),
    ]
    .concat()
}

fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}
