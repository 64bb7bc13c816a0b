//! The routes.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_tables::Who;
use antedate_wire::{Command, CreateTable, Lang, VERSION};
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{
    ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Request, State,
    WebSocketUpgrade,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::actor::{Asking, ToTable};
use crate::assets::is_known;
use crate::chance::{hash, read_code};
use crate::decks::DeckSummary;
use crate::doors::too_many;
use crate::error::Problem;
use crate::house::{House, Made};
use crate::limits::{MAX_BODY, MAX_CONNECTIONS};
use crate::query::Query;
use crate::summary::Summary;
use crate::{browse, guests, hall, me, openapi, replay, reports, rulebook, socket, tickets};

type Shared = State<Arc<House>>;

/// After how long a full server may be asked again whether somebody has left.
const CROWDED: Duration = Duration::from_secs(1);

/// Builds all routes.
pub(crate) fn routes(house: Arc<House>) -> Router {
    Router::new()
        .route("/api/info", get(info))
        .route("/api/me", get(me::get).put(guests::put).delete(me::erase))
        .route("/api/me/export", get(me::export))
        .route("/api/bots", get(bots))
        .route("/api/decks", get(decks))
        .route("/api/decks/{id}", get(browse::deck))
        .route("/api/decks/{id}/cards", get(browse::cards))
        .route("/api/decks/{id}/reports", post(reports::post))
        .route("/api/tables", get(list).post(create))
        .route("/api/tables/{table}", get(summary))
        .route("/api/tables/{table}/join", post(join))
        .route("/api/tables/{table}/transcript", get(transcript))
        .route("/api/tables/{table}/replay", get(replay::of_table))
        .route("/api/tables/{table}/ticket", post(tickets::give))
        .route("/api/ticket", post(tickets::take))
        .route("/api/tables/{table}/share", post(hall::share))
        .route("/api/hall", get(hall::list))
        .route("/api/hall/{result}", get(hall::one))
        .route("/hall/{result}", get(hall::page))
        .route("/api/join/{code}", get(find_code))
        .route("/api/replay", replay::of_file_route())
        .route("/api/rules/{rules}/examples", get(rulebook::get))
        .route("/api/openapi.json", get(openapi::get))
        .route("/ws/tables/{table}", get(connect))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .method_not_allowed_fallback(wrong_method)
        .fallback(page)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(house.clone(), guard))
        .with_state(house)
}

/// A JSON body, whose errors have our shape.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let read = Json::<T>::from_request(request, state).await;
        read.map(|Json(body)| Body(body))
            .map_err(|error| bad_body(&error))
    }
}

fn bad_body(error: &JsonRejection) -> Problem {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let message = format!("a request has at most {MAX_BODY} bytes; send less");
        return Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", message)
            .with("max", MAX_BODY);
    }
    Problem::bad_request(error.body_text())
}

/// The address a request comes from.
pub(crate) struct Sender(pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Sender {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        _: &S,
    ) -> Result<Sender, Problem> {
        let found = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        found
            .map(|info| Sender(info.0.ip()))
            .ok_or_else(Problem::going_down)
    }
}

#[derive(Deserialize)]
pub(crate) struct InLang {
    #[serde(default = "english")]
    pub(crate) lang: Lang,
}

pub(crate) fn english() -> Lang {
    Lang::En
}

async fn info(State(house): Shared) -> Json<serde_json::Value> {
    Json(json!({
        "v": VERSION,
        "version": env!("CARGO_PKG_VERSION"),
        "bots": house.config.levels,
        "langs": antedate_decks::Lang::ALL.map(antedate_decks::Lang::code),
        "address": house.config.address,
        "hall": house.config.hall,
    }))
}

/// A bot that people may choose.
#[derive(Serialize)]
struct BotSummary {
    level: String,
    name: String,
    line: String,
}

async fn bots(State(house): Shared, Query(asked): Query<InLang>) -> Json<Vec<BotSummary>> {
    let lang = asked.lang.into();
    let bot = |level: &String| {
        let character = antedate_bots::Character::by_id(level);
        BotSummary {
            level: level.clone(),
            name: character
                .map_or(level.as_str(), |one| one.name(lang))
                .to_owned(),
            line: character.map_or("", |one| one.line(lang)).to_owned(),
        }
    };
    Json(house.config.levels.iter().map(bot).collect())
}

async fn decks(State(house): Shared, Query(asked): Query<InLang>) -> Json<Vec<DeckSummary>> {
    Json(house.library.list(asked.lang.into()))
}

async fn list(State(house): Shared, Query(asked): Query<InLang>) -> Json<Vec<Summary>> {
    Json(house.lobby.list(asked.lang))
}

async fn create(
    State(house): Shared,
    Sender(address): Sender,
    headers: HeaderMap,
    Body(asked): Body<CreateTable>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    house.admit(&house.doors.tables, address)?;
    let guest = guests::guest_of(&headers);
    let made = house.create(&asked, guest.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn summary(
    State(house): Shared,
    Path(table): Path<String>,
    Query(asked): Query<InLang>,
) -> Result<Json<Summary>, Problem> {
    let summary = house
        .ask(&table, |reply| ToTable::Summary(asked.lang, reply))
        .await?;
    Ok(Json(summary.ok_or_else(Problem::no_such_table)?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JoinTable {
    name: String,
    token: String,
}

#[derive(Serialize)]
struct Joined {
    player: u32,
    seq: u64,
}

async fn join(
    State(house): Shared,
    Path(table): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<JoinTable>,
) -> Result<Json<Joined>, Problem> {
    let asking = Asking {
        who: Who::Stranger,
        guest: guests::guest_of(&headers),
        // The token tells a repeat; so does this.
        id: format!("join-{}", &hash("join", &asked.token)[..24]),
        command: Command::Join {
            name: asked.name,
            token: asked.token,
        },
    };
    let done = house
        .ask(&table, |reply| ToTable::Ask(asking, reply))
        .await??;
    let (player, seq) = (done.player.unwrap_or_default(), done.seq);
    Ok(Json(Joined { player, seq }))
}

async fn find_code(
    State(house): Shared,
    Sender(address): Sender,
    Path(typed): Path<String>,
) -> Result<Json<serde_json::Value>, Problem> {
    let now = Instant::now();
    let wait = house.codes.wait(address, now);
    if let Some(wait) = wait.filter(|_| house.config.limits) {
        return Err(too_many(wait));
    }
    let found = match read_code(&typed) {
        Some(code) => house.store.find_code(code).await?,
        None => None,
    };
    match found {
        Some(info) => Ok(Json(json!({ "table": info.id }))),
        None => {
            house.wrong_code(address, now);
            let message = "no table has this code; look at it again, or ask for the link";
            Err(Problem::new(StatusCode::NOT_FOUND, "no_such_code", message))
        }
    }
}

#[derive(Deserialize)]
struct Which {
    game: Option<u32>,
}

async fn transcript(
    State(house): Shared,
    Path(table): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, Problem> {
    let finished = house
        .ask(&table, |reply| ToTable::Finished(which.game, reply))
        .await??;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"game.jsonl\"",
        ),
    ];
    Ok((headers, finished.transcript).into_response())
}

async fn connect(
    State(house): Shared,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|error| Problem::bad_request(error.body_text()))?;
    if house.metrics.connections.get() >= MAX_CONNECTIONS {
        return Err(too_many(CROWDED));
    }
    // A wrong address is said before the upgrade, where every client can read it.
    house.send(&table, ToTable::Wake).await?;
    let guest = guests::guest_of(&headers);
    Ok(socket::upgrade(upgrade, house, table, guest))
}

async fn healthz(State(house): Shared) -> Result<&'static str, Problem> {
    // The cheapest question: anybody may ask it, however many tables there are.
    house.store.deck(String::new()).await?;
    Ok("ok\n")
}

async fn metrics(State(house): Shared) -> impl IntoResponse {
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4");
    ([kind], house.metrics.text())
}

/// A path that there is, asked in a way that there is not; `Allow` names those there are.
async fn wrong_method(method: Method) -> Problem {
    let message = format!("{method} is not done here; see docs/protocol.md for what is");
    Problem::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "method_not_allowed",
        message,
    )
}

/// The web page: a file, or for a path without a dot the page itself.
async fn page(State(house): Shared, uri: Uri, headers: HeaderMap) -> Result<Response, Problem> {
    let path = uri.path().trim_start_matches('/');
    let accepts = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    let find = |path: &str| house.config.assets.find(path, accepts.unwrap_or_default());
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_place = !last.contains('.') && !path.starts_with("api/") && !path.starts_with("ws/");
    let found = find(path).filter(|_| !path.is_empty());
    let asset = found.or_else(|| is_place.then(|| find("index.html"))?);
    let asset = asset.ok_or_else(Problem::not_found)?;
    let keep = match asset.fixed {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let etag = asset.etag();
    let asked = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok());
    let known = matches!((&etag, asked), (Some(etag), Some(asked)) if is_known(etag, asked));
    let headers = [
        (header::CONTENT_TYPE, asset.mime),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "Accept-Encoding"),
    ];
    let mut response = match known {
        true => (StatusCode::NOT_MODIFIED, headers).into_response(),
        false => (headers, asset.body).into_response(),
    };
    if let Some(value) = etag.and_then(|etag| HeaderValue::try_from(etag).ok()) {
        response.headers_mut().insert(header::ETAG, value);
    }
    if let Some(encoding) = asset.encoding.filter(|_| !known) {
        let value = HeaderValue::from_static(encoding);
        response
            .headers_mut()
            .insert(header::CONTENT_ENCODING, value);
    }
    Ok(response)
}

/// Nothing but our own files, no frames around us, nothing inline.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What every request is held to, and what every answer carries.
async fn guard(
    State(house): Shared,
    Sender(address): Sender,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match allow(&house, address, &request) {
        Ok(()) => {
            let answer = tokio::time::timeout(house.config.patience, next.run(request));
            answer.await.unwrap_or_else(|_| too_slow().into_response())
        }
        Err(problem) => problem.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    response
}

fn allow(house: &House, address: IpAddr, request: &Request) -> Result<(), Problem> {
    house.admit(&house.doors.requests, address)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.uri().path().starts_with("/ws/");
    if (changes || socket) && !is_own_origin(request.headers(), &house.config.origins) {
        let message = "this page is not one of this server's; open the game at its own address";
        return Err(Problem::new(StatusCode::FORBIDDEN, "wrong_origin", message));
    }
    Ok(())
}

fn too_slow() -> Problem {
    let message = "the request did not come to its end in time; send it again";
    Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message)
}

/// A browser says where a page comes from; programs say nothing. The page must be ours:
/// the same host, which is an address, `localhost` or a name of the local network, so that
/// a stranger's name that points here does not count; or one that was named at the start.
fn is_own_origin(headers: &HeaderMap, named: &[String]) -> bool {
    // One header too many is a trick: every one of them must be ours.
    let mut origins = headers.get_all(header::ORIGIN).iter();
    origins.all(|origin| is_own(origin, headers, named))
}

fn is_own(origin: &HeaderValue, headers: &HeaderMap, named: &[String]) -> bool {
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if named.iter().any(|own| own.eq_ignore_ascii_case(origin)) {
        return true;
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let of_origin = origin
        .strip_prefix("http://")
        .or(origin.strip_prefix("https://"));
    match (of_origin, host) {
        (Some(origin), Some(host)) => origin.eq_ignore_ascii_case(host) && is_local(host),
        _ => false,
    }
}

fn is_local(host: &str) -> bool {
    if host.parse::<SocketAddr>().is_ok() {
        return true;
    }
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    name.parse::<IpAddr>().is_ok()
        || bare.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || name.to_ascii_lowercase().ends_with(".local")
        || !name.contains('.') && !name.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(origin: Option<&str>, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        is_own_origin(&headers, &["https://play.example.org".to_owned()])
    }

    #[test]
    fn only_our_own_pages_may_connect() {
        assert!(own(None, "127.0.0.1:8080"));
        assert!(own(Some("http://127.0.0.1:8080"), "127.0.0.1:8080"));
        assert!(own(Some("http://localhost:8080"), "localhost:8080"));
        assert!(own(Some("http://[::1]:8080"), "[::1]:8080"));
        assert!(own(Some("http://school.local:8080"), "school.local:8080"));
        assert!(own(Some("https://play.example.org"), "inner:8080"));
        for bad in [
            "http://evil.example",
            "http://127.0.0.1:8081",
            "http://127.0.0.1:8080.evil.example",
            "null",
            "",
            "file://",
        ] {
            assert!(!own(Some(bad), "127.0.0.1:8080"), "{bad}");
        }
        // A stranger's name that points to this machine.
        assert!(!own(Some("http://evil.example:8080"), "evil.example:8080"));
    }
}
