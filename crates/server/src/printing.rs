//! A deck as a PDF, to print and cut.

use std::sync::Arc;

use antedate_decks::Deck;
use antedate_live::LiveError;
use antedate_print::{Job, Paper, Printed};
use antedate_wire::{PaperSize, PrintQuery};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::assets::Assets;
use crate::error::Problem;
use crate::http::Sender;
use crate::query::Query;
use crate::state::AppState;

/// The most cards that are printed over the network; the command line prints any deck.
const MAX_CARDS: usize = 500;

/// Hands a deck out as a PDF.
pub(crate) async fn get(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    Path(id): Path<String>,
    Query(asked): Query<PrintQuery>,
) -> Result<Response, Problem> {
    state.admit(&state.rate_limits.heavy, address)?;
    let deck = state.tables.library.shown(&id)?;
    if deck.cards.len() > MAX_CARDS {
        return Err(too_large(deck.cards.len()));
    }
    let name = format!("attachment; filename=\"{}.pdf\"", deck.id);
    let assets = state.config.assets.clone();
    // A second of work is not for the threads that carry moves.
    let printed = tokio::task::spawn_blocking(move || print(&deck, &asked, &*assets));
    let printed = printed.await.map_err(|_| LiveError::GoingDown)?;
    let printed = printed.map_err(|_| LiveError::GoingDown)?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, printed.pdf).into_response())
}

fn print(
    deck: &Deck,
    asked: &PrintQuery,
    assets: &dyn Assets,
) -> Result<Printed, antedate_print::PrintError> {
    let picture = |name: &str| {
        let file = assets.find(&format!("motifs/{name}.svg"), "")?;
        String::from_utf8(file.body.into()).ok()
    };
    let paper = match asked.paper {
        PaperSize::A4 => Paper::A4,
        PaperSize::Letter => Paper::Letter,
    };
    antedate_print::print(&Job {
        deck,
        lang: asked.lang,
        paper,
        picture: &picture,
    })
}

fn too_large(n_cards: usize) -> Problem {
    let message = format!(
        "{n_cards} cards are too many to print from here, {MAX_CARDS} are the most; use `antedate deck print`"
    );
    Problem::new(StatusCode::CONFLICT, "deck_too_large_to_print", message)
        .with("cards", n_cards)
        .with("max", MAX_CARDS)
}
