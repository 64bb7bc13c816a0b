//! Finished games, told again: those of this server's tables, and transcripts from anywhere.

use std::sync::Arc;

use antedate_live::LiveError;
use antedate_tables::{Contents, ReplayError, ReplayOptions, decks_of, replay};
use antedate_wire::{Eyes, Replay, ReplayQuery};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::routing::{MethodRouter, post};

use crate::error::Problem;
use crate::http::Sender;
use crate::query::Query;
use crate::state::AppState;

/// The longest transcript of one game, in bytes. A game of 255 cards among eight players
/// takes a tenth of it.
const MAX_TRANSCRIPT: usize = 1 << 20;

fn eyes(asked: &ReplayQuery) -> Result<Eyes, Problem> {
    asked
        .eyes
        .parse()
        .map_err(|why: String| Problem::bad_request(why))
}

/// A game of a table.
pub(crate) async fn of_table(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    Path(table): Path<String>,
    Query(asked): Query<ReplayQuery>,
) -> Result<Json<Replay>, Problem> {
    state.admit(&state.rate_limits.replays, address)?;
    let eyes = eyes(&asked)?;
    let finished = state.tables.finished(&table, asked.game).await?;
    let look = ReplayOptions {
        eyes,
        lang: asked.lang,
        game: finished.game,
        bots: finished.bots,
    };
    tell(finished.transcript, finished.contents, look).await
}

/// The route for a transcript from anywhere, which may be longer than other requests.
pub(crate) fn of_file_route() -> MethodRouter<Arc<AppState>> {
    post(of_file).layer(DefaultBodyLimit::max(MAX_TRANSCRIPT))
}

async fn of_file(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    Query(asked): Query<ReplayQuery>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Replay>, Problem> {
    state.admit(&state.rate_limits.replays, address)?;
    let look = ReplayOptions {
        eyes: eyes(&asked)?,
        lang: asked.lang,
        game: asked.game.unwrap_or(1),
        bots: Vec::new(),
    };
    let text = read_text(body)?;
    let (text, named) = on_the_side(move || {
        let named = decks_of(&text);
        (text, named)
    })
    .await?;
    let (rules, decks) = named.map_err(refused)?;
    let contents = state
        .tables
        .library
        .named(state.store(), rules, &decks)
        .await?;
    tell(text, contents, look).await
}

fn read_text(body: Result<Bytes, BytesRejection>) -> Result<String, Problem> {
    let body = body.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let message = format!(
                "the transcript of a game has at most {MAX_TRANSCRIPT} bytes; send one game"
            );
            Problem::new(
                StatusCode::PAYLOAD_TOO_LARGE,
                "transcript_too_long",
                message,
            )
            .with("max", MAX_TRANSCRIPT)
        }
        _ => Problem::bad_request(error.body_text()),
    })?;
    String::from_utf8(body.into()).map_err(|_| {
        refused(ReplayError::NotTranscript {
            why: "it is not UTF-8 text".to_owned(),
        })
    })
}

async fn tell(
    text: String,
    contents: Arc<Contents>,
    look: ReplayOptions,
) -> Result<Json<Replay>, Problem> {
    let told = on_the_side(move || replay(&text, &contents, &look)).await?;
    told.map(Json).map_err(refused)
}

/// A long transcript takes milliseconds to verify: not on the threads that serve others.
async fn on_the_side<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| LiveError::GoingDown.into())
}

/// How many replays an address may ask for: a few eyes and languages at once.
pub(crate) const BURST: f64 = 30.0;
/// How many more each second.
pub(crate) const RATE: f64 = 1.0;

fn refused(error: ReplayError) -> Problem {
    let message = error.to_string();
    let problem = |code| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message);
    match error {
        ReplayError::NotTranscript { .. } => problem("not_a_transcript"),
        ReplayError::Fault(fault) => problem("bad_transcript")
            .with("line", fault.line)
            .with("clause", fault.clause)
            .with("reason", fault.reason.as_str()),
        ReplayError::NoDeck => problem("transcript_without_deck"),
        ReplayError::CardsDiffer { card } => problem("cards_differ").with("card", card.as_str()),
        ReplayError::NoSuchSeat { seat, seats } => problem("no_such_seat")
            .with("seat", seat)
            .with("seats", seats),
    }
}
