//! The routes.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_live::{CommandRequest, LiveError, hash, read_code};
use antedate_tables::Who;
use antedate_wire::{
    BotSummary, Command, CreateTable, CreatedTable, FoundTable, GameQuery, JoinTable, JoinedTable,
    Lang, LangQuery, ServerInfo, TableSummary, VERSION,
};
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
use bytes::Bytes;

use crate::assets::is_known;
use crate::error::Problem;
use crate::limits::{MAX_BODY, MAX_CONNECTIONS};
use crate::query::Query;
use crate::rate_limits::too_many;
use crate::runs::{daily, duels};
use crate::state::AppState;
use crate::{
    decks, guests, hall, me, metrics, openapi, practice, printing, replay, reports, rulebook,
    shape, socket, tickets,
};

type Shared = State<Arc<AppState>>;

/// After how long a client may retry at a server with too many connections.
const CROWDED_RETRY_AFTER: Duration = Duration::from_secs(1);

/// Builds all routes.
pub(crate) fn routes(state: Arc<AppState>) -> Router {
    Router::new()
        .route("/api/info", get(info))
        .route("/api/me", get(me::get).put(guests::put).delete(me::erase))
        .route("/api/me/export", get(me::export))
        .route("/api/bots", get(bots))
        .route("/api/decks", get(decks::list))
        .route("/api/decks/{id}", get(decks::deck))
        .route("/api/decks/{id}/cards", get(decks::cards))
        .route("/api/decks/{id}/print", get(printing::get))
        .route("/api/decks/{id}/reports", post(reports::post))
        .route("/api/practice", get(practice::get).post(practice::post))
        .route("/api/practice/anki", get(practice::export))
        .route("/api/daily", get(daily::today))
        .route("/api/daily/archive", get(daily::archive))
        .route("/api/daily/{date}", get(daily::day).post(daily::answer))
        .route("/api/daily/{date}/transcript", get(daily::transcript))
        .route("/api/duels", post(duels::create))
        .route("/api/duels/{duel}", get(duels::get).post(duels::answer))
        .route("/api/duels/{duel}/join", post(duels::join))
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
        .route("/readyz", get(readyz))
        .route("/metrics", get(get_metrics))
        .method_not_allowed_fallback(wrong_method)
        .fallback(page)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(state.clone(), guard))
        .with_state(state)
}

/// A JSON body, whose errors have our shape.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let (parts, body) = request.into_parts();
        let body = Request::from_parts(parts.clone(), body);
        let words = Bytes::from_request(body, state).await;
        let words = words.map_err(|error| bad_body(error.status(), error.body_text()))?;
        // Says also whether it is sent as JSON, which no form of a stranger's page can.
        let again = Request::from_parts(parts, words.clone().into());
        let read = Json::<T>::from_request(again, state).await;
        let Json(read) = read.map_err(|error| bad_body(error.status(), error.body_text()))?;
        shape::check(&words).map_err(Problem::bad_request)?;
        Ok(Body(read))
    }
}

fn bad_body(status: StatusCode, why: String) -> Problem {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        let message = format!("a request has at most {MAX_BODY} bytes; send less");
        return Problem::new(status, "too_long", message).with("max", MAX_BODY);
    }
    Problem::bad_request(why)
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
            .ok_or_else(|| LiveError::GoingDown.into())
    }
}

async fn info(State(state): Shared) -> Json<ServerInfo> {
    Json(ServerInfo {
        v: VERSION,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        bots: state.config.live.levels.clone(),
        langs: Lang::ALL.to_vec(),
        address: state.config.address.clone(),
        hall: state.config.hall,
    })
}

async fn bots(State(state): Shared, Query(asked): Query<LangQuery>) -> Json<Vec<BotSummary>> {
    let lang = asked.lang;
    let bot = |level: &String| {
        let character = antedate_bots::Character::by_id(level);
        BotSummary {
            level: level.clone(),
            name: character
                .map_or(level.as_str(), |one| one.name(lang))
                .to_owned(),
            people: character.map_or(&[][..], |one| one.people(lang)).to_vec(),
            line: character.map_or("", |one| one.line(lang)).to_owned(),
        }
    };
    Json(state.config.live.levels.iter().map(bot).collect())
}

async fn list(State(state): Shared, Query(asked): Query<LangQuery>) -> Json<Vec<TableSummary>> {
    Json(state.tables.lobby.list(asked.lang))
}

async fn create(
    State(state): Shared,
    Sender(address): Sender,
    headers: HeaderMap,
    Body(asked): Body<CreateTable>,
) -> Result<(StatusCode, Json<CreatedTable>), Problem> {
    state.admit(&state.rate_limits.tables, address)?;
    let guest = guests::guest_of(&headers);
    let created = state.tables.create(&asked, guest.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

async fn summary(
    State(state): Shared,
    Path(table): Path<String>,
    Query(asked): Query<LangQuery>,
) -> Result<Json<TableSummary>, Problem> {
    Ok(Json(state.tables.summary(&table, asked.lang).await?))
}

async fn join(
    State(state): Shared,
    Path(table): Path<String>,
    headers: HeaderMap,
    Body(asked): Body<JoinTable>,
) -> Result<Json<JoinedTable>, Problem> {
    let request = CommandRequest {
        who: Who::Stranger,
        guest: guests::guest_of(&headers),
        // The token tells a repeat; so does this.
        id: format!("join-{}", &hash("join", &asked.token)[..24]),
        command: Command::Join {
            name: asked.name,
            token: asked.token,
        },
    };
    let done = state.tables.command(&table, request).await?;
    let (player, seq) = (done.player.unwrap_or_default(), done.seq);
    Ok(Json(JoinedTable { player, seq }))
}

async fn find_code(
    State(state): Shared,
    Sender(address): Sender,
    Path(typed): Path<String>,
) -> Result<Json<FoundTable>, Problem> {
    let now = Instant::now();
    let wait = state.codes.wait(address, now);
    if let Some(wait) = wait.filter(|_| state.config.limits) {
        return Err(too_many(wait));
    }
    let found = match read_code(&typed) {
        Some(code) => state.store().find_code(code).await?,
        None => None,
    };
    match found {
        Some(info) => Ok(Json(FoundTable { table: info.id })),
        None => {
            state.wrong_code(address, now);
            let message = "no table has this code; look at it again, or ask for the link";
            Err(Problem::new(StatusCode::NOT_FOUND, "no_such_code", message))
        }
    }
}

async fn transcript(
    State(state): Shared,
    Path(table): Path<String>,
    Query(which): Query<GameQuery>,
) -> Result<Response, Problem> {
    let finished = state.tables.finished(&table, which.game).await?;
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
    State(state): Shared,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|error| Problem::bad_request(error.body_text()))?;
    if state.tables.context.metrics.connections.get() >= MAX_CONNECTIONS {
        return Err(too_many(CROWDED_RETRY_AFTER));
    }
    // A wrong address is said before the upgrade, where every client can read it.
    state.tables.wake(&table).await?;
    let guest = guests::guest_of(&headers);
    Ok(socket::upgrade(upgrade, state, table, guest))
}

/// Liveness: whoever is not answered here should start the server anew.
async fn healthz() -> &'static str {
    "ok\n"
}

/// Readiness: whoever is refused here should send players elsewhere for a while.
async fn readyz(State(state): Shared) -> Result<&'static str, Problem> {
    state.check_ready().await?;
    Ok("ok\n")
}

async fn get_metrics(State(state): Shared) -> impl IntoResponse {
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4");
    ([kind], metrics::text(&state.tables.context.metrics))
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
async fn page(State(state): Shared, uri: Uri, headers: HeaderMap) -> Result<Response, Problem> {
    let path = uri.path().trim_start_matches('/');
    let accepts = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    let find = |path: &str| state.config.assets.find(path, accepts.unwrap_or_default());
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
    State(state): Shared,
    Sender(address): Sender,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match allow(&state, address, &request) {
        Ok(()) => {
            let answer = tokio::time::timeout(state.config.client_timeout, next.run(request));
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

fn allow(state: &AppState, address: IpAddr, request: &Request) -> Result<(), Problem> {
    state.admit(&state.rate_limits.requests, address)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.uri().path().starts_with("/ws/");
    if (changes || socket) && !is_own_origin(request.headers(), &state.config.origins) {
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
