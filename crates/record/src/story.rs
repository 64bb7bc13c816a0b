//! Tells a game in words: one sentence a line of its record, and the table as it stands.

use std::fmt::Write;

use antedate_decks::Year;
use antedate_rules::{DateKind, Edition};
use serde_json::Value;

use crate::AnyGame;
use crate::lines::{Header, Line};

/// Tells how a game begins.
pub fn tell_header(header: &Header, game: &AnyGame) -> String {
    let title = game.recorder().tell_title(header);
    let mut text = format!("{title}, with {}.", list(&header.seats));
    if let Some(first) = header
        .first
        .and_then(|first| header.seats.get(usize::from(first)))
    {
        let _ = write!(text, " {first} begins.");
    }
    text + "\n" + &tell_table(&header.seats, game)
}

/// Tells one line. `game` is the game after it.
pub fn tell_line(names: &[String], game: &AnyGame, line: &Line) -> String {
    let who = |seat: u16| {
        let name = names.get(usize::from(seat));
        name.map_or_else(|| "somebody".to_owned(), Clone::clone)
    };
    match line {
        Line::HandedTo(handed) if handed.handed_to == who(handed.seat) => {
            format!("{} plays again.", who(handed.seat))
        }
        Line::HandedTo(handed) => {
            format!("{} now plays for {}.", handed.handed_to, who(handed.seat))
        }
        line => {
            let told = game.recorder().tell_line(line, &who);
            told.unwrap_or_else(|| line.to_json())
        }
    }
}

/// Tells the table as it stands, with everything turned that has been turned.
pub fn tell_table(names: &[String], game: &AnyGame) -> String {
    game.recorder().tell_table(names)
}

/// Reads the numbers of a list in a result.
pub(crate) fn numbers(result: &Value, key: &str) -> Vec<i64> {
    let list = result.get(key).and_then(Value::as_array);
    let numbers = list.into_iter().flatten();
    numbers.filter_map(Value::as_i64).collect()
}

/// Says who won.
pub(crate) fn winners(seats: &[i64], who: &dyn Fn(u16) -> String) -> String {
    let names: Vec<String> = seats.iter().map(|seat| who(*seat as u16)).collect();
    let verb = match names.len() {
        1 => "wins",
        _ => "share the victory",
    };
    format!("{} {verb}", list(&names))
}

pub(crate) fn turn_mark(turn: bool) -> &'static str {
    if turn { "▸ " } else { "" }
}

pub(crate) fn count(n: u32, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}

pub(crate) fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => "nothing".into(),
        items => items
            .iter()
            .map(AsRef::as_ref)
            .collect::<Vec<_>>()
            .join(", "),
    }
}

/// Words a date: "490 BCE", "1969", "scene 42".
pub(crate) fn date_words(edition: &Edition, date: i64) -> String {
    match (edition.dates, Year::from_historical(date)) {
        (DateKind::Year, Ok(year)) => year.to_string(),
        (DateKind::Scene, _) => format!("scene {date}"),
        (DateKind::Year, Err(_)) => date.to_string(),
    }
}
