//! The positions of the rulebook, for readers to try.

use std::sync::{Arc, OnceLock};

use antedate_decks::Filter;
use antedate_tables::examples;
use antedate_wire::{Lang, RuleSet};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::error::Problem;
use crate::house::House;
use crate::http::InLang;
use crate::query::Query;

/// The examples of each game in each language, once somebody has asked for them. They are
/// those of built-in decks, so they are the same for every server.
static READY: [[OnceLock<String>; N_LANGS]; N_RULES] =
    [const { [const { OnceLock::new() }; N_LANGS] }; N_RULES];
const N_LANGS: usize = antedate_decks::Lang::ALL.len();
const N_RULES: usize = RuleSet::ALL.len();

pub(crate) async fn get(
    State(house): State<Arc<House>>,
    Path(named): Path<String>,
    Query(asked): Query<InLang>,
) -> Result<impl IntoResponse, Problem> {
    let (rules, deck) = find(&named)?;
    let lang = asked.lang;
    let contents = house
        .library
        .contents(rules, &[deck.to_owned()], &Filter::default())?;
    let ready = &READY[rules as usize][lang as usize];
    let text = match ready.get() {
        Some(text) => text,
        // Finding the positions takes a while: not on the threads that serve others.
        None => tokio::task::spawn_blocking(move || ready.get_or_init(|| to_json(&contents, lang)))
            .await
            .map_err(|_| Problem::going_down())?,
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], text.as_str()))
}

fn to_json(contents: &antedate_tables::Contents, lang: Lang) -> String {
    serde_json::to_string(&examples(contents, lang)).expect("plain data")
}

/// The game of that name, and the deck whose cards its examples show.
fn find(named: &str) -> Result<(RuleSet, &'static str), Problem> {
    match named {
        "timeline" => Ok((RuleSet::Timeline, "classic")),
        "twist" => Ok((RuleSet::Twist, "twist")),
        "trek" => Ok((RuleSet::Trek, "trek")),
        _ => {
            let message = "there is no such game; its rules are those of timeline, twist or trek";
            Err(Problem::new(StatusCode::NOT_FOUND, "not_found", message))
        }
    }
}
