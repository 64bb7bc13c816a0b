//! "This date is wrong": what readers say of a card, kept for the host.
//!
//! Kept are the card, its date, the reader's words and when they came, and nothing of who
//! sent them.

use std::sync::Arc;

use antedate_decks::{Card, Deck, Lang, Year};
use antedate_store::NewReport;
use antedate_tables::hides;
use antedate_wire::{Report, ReportKept};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use crate::error::Problem;
use crate::http::{Body, Sender};
use crate::state::AppState;

/// The longest words of a report, in characters; the page says so too.
const MAX_WORDS: usize = 1_000;
const MAX_SOURCE: usize = 300;
/// More than these nobody reads; the host is to clear some first.
const MAX_REPORTS: u64 = 5_000;

/// Keeps a report. `id` names a deck, or several joined with `+`, as a table may have them.
pub(crate) async fn post(
    State(state): State<Arc<AppState>>,
    Sender(address): Sender,
    Path(id): Path<String>,
    Body(report): Body<Report>,
) -> Result<(StatusCode, Json<ReportKept>), Problem> {
    let (deck, card) = find(&state, &id, &report.card)?;
    let new = NewReport {
        at: state.now(),
        deck: deck.id.clone(),
        card: card.id.clone(),
        date: card.date.when().label(Lang::En),
        words: text(&report.words, "words", 1, MAX_WORDS)?,
        year: year(report.year)?,
        source: text(&report.source, "source", 0, MAX_SOURCE)?,
    };
    // What is wrong in itself costs nothing; what would be kept does.
    state.admit(&state.rate_limits.reports, address)?;
    match state.store().put_report(new, MAX_REPORTS).await? {
        true => Ok((StatusCode::CREATED, Json(ReportKept { kept: true }))),
        false => {
            let message = "the host has not read the earlier reports yet; try again another day";
            let status = StatusCode::SERVICE_UNAVAILABLE;
            Err(Problem::new(status, "reports_full", message))
        }
    }
}

fn find(state: &AppState, ids: &str, card: &str) -> Result<(Arc<Deck>, Card), Problem> {
    for id in ids.split('+') {
        let deck = state.tables.library.offered(id)?;
        if let Some(card) = deck.card(card).cloned() {
            return Ok((deck, card));
        }
    }
    let message = "this deck has no such card; load the page again";
    Err(Problem::new(StatusCode::NOT_FOUND, "no_such_card", message))
}

/// Takes a reader's text as plain text: without what would steer a terminal or a page.
fn text(given: &str, field: &str, min: usize, max: usize) -> Result<String, Problem> {
    let plain = |c: char| match c {
        '\n' => '\n',
        c if hides(c) => ' ',
        c => c,
    };
    let text: String = given.replace("\r\n", "\n").chars().map(plain).collect();
    let text = text.trim();
    let n_chars = text.chars().count();
    if (min..=max).contains(&n_chars) {
        return Ok(text.to_owned());
    }
    let message = match n_chars {
        0 => "say in a few words what is wrong".to_owned(),
        n => format!("`{field}` has {n} characters, and at most {max} are kept; say it shorter"),
    };
    let problem = Problem::new(StatusCode::BAD_REQUEST, "bad_report", message);
    Err(problem.with("field", field).with("max", max))
}

fn year(given: Option<i64>) -> Result<Option<i64>, Problem> {
    match given.map(Year::from_historical).transpose() {
        Ok(_) => Ok(given),
        Err(error) => {
            let problem = Problem::new(StatusCode::BAD_REQUEST, "bad_report", error.to_string());
            Err(problem.with("field", "year").with("max", MAX_WORDS))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_steer_a_terminal_or_turn_a_line_is_taken_out() {
        let said = text(" a\u{1b}[31mred\r\nb\u{202e}c <b>\t", "words", 1, 50).unwrap();
        assert_eq!(said, "a [31mred\nb c <b>");
        assert!(
            text("\u{7}\u{202e}", "words", 1, 50).is_err(),
            "nothing is left"
        );
        assert!(text("", "source", 0, 50).is_ok());
        assert!(text("12345", "words", 1, 4).is_err());
    }

    #[test]
    fn a_year_is_one_that_was() {
        assert_eq!(year(None).unwrap(), None);
        assert_eq!(year(Some(-490)).unwrap(), Some(-490));
        assert!(year(Some(0)).is_err());
        assert!(year(Some(i64::MIN)).is_err());
    }
}
