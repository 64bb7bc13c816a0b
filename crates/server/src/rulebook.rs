//! The positions of the rulebook, for readers to try.

use std::sync::{Arc, OnceLock};

use antedate_decks::Filter;
use antedate_live::LiveError;
use antedate_tables::{examples, usual_deck};
use antedate_wire::{Lang, LangQuery, RuleSet};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::error::Problem;
use crate::query::Query;
use crate::state::AppState;

/// The examples of each game in each language, once somebody has asked for them. They are
/// those of built-in decks, so they are the same for every server.
static READY: [[OnceLock<String>; N_LANGS]; N_RULES] =
    [const { [const { OnceLock::new() }; N_LANGS] }; N_RULES];
const N_LANGS: usize = Lang::ALL.len();
const N_RULES: usize = RuleSet::ALL.len();

pub(crate) async fn get(
    State(state): State<Arc<AppState>>,
    Path(named): Path<String>,
    Query(asked): Query<LangQuery>,
) -> Result<impl IntoResponse, Problem> {
    let rules = find(&named)?;
    let lang = asked.lang;
    let contents = state.tables.library.contents(
        rules,
        &[usual_deck(rules).to_owned()],
        &Filter::default(),
    )?;
    let ready = &READY[rules as usize][lang as usize];
    let text = match ready.get() {
        Some(text) => text,
        // Finding the positions takes a while: not on the threads that serve others.
        None => tokio::task::spawn_blocking(move || ready.get_or_init(|| to_json(&contents, lang)))
            .await
            .map_err(|_| LiveError::GoingDown)?,
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], text.as_str()))
}

fn to_json(contents: &antedate_tables::Contents, lang: Lang) -> String {
    serde_json::to_string(&examples(contents, lang)).expect("plain data")
}

/// The game of that name.
fn find(named: &str) -> Result<RuleSet, Problem> {
    RuleSet::by_name(named).ok_or_else(|| {
        let games = RuleSet::ALL.map(RuleSet::name).join(", ");
        let message = format!("there is no such game; the games are: {games}");
        Problem::new(StatusCode::NOT_FOUND, "not_found", message)
    })
}
