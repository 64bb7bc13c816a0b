//! The table as lists, one thing a row: what the plain face prints and the full screen
//! shows on request. Rows may be of any length; whoever shows them breaks them.

use antedate_wire::{SeatNumber, TableView, TimelineOptions, Turned};

use crate::blocks::{Block, Row, Tone};
use crate::words::{Words, say};

/// Tells what the backs of the turned cards say, the latest first.
pub(crate) fn lessons(turned: &[Turned], words: &Words) -> Block {
    let mut rows = Vec::new();
    for card in turned.iter().rev() {
        rows.push(card_row(card));
        rows.extend(lesson(card, words));
        rows.push(Row::default());
    }
    rows.pop();
    rows
}

/// Tells what the back of one card says.
pub(crate) fn lesson(card: &Turned, words: &Words) -> Block {
    let mut rows = Vec::new();
    if !card.back.note.is_empty() {
        rows.push(Row::plain(card.back.note.clone()));
    }
    if !card.back.source.is_empty() {
        let source = say!(words, "source", source = card.back.source.as_str());
        rows.push(Row::new(source, Tone::Dim));
    }
    rows
}

/// Names the players of a table that has not begun.
pub(crate) fn players(view: &TableView, words: &Words) -> Block {
    let player = |player: &antedate_wire::PlayerView| {
        let name = crate::client::player_name(view, player.player, words);
        let mut marks = Vec::new();
        if view.you == Some(player.player) {
            marks.push(words.t("you"));
        }
        if view.host == Some(player.player) {
            marks.push(words.t("host"));
        }
        if player.bot.is_some() {
            marks.push(words.t("bot"));
        }
        let own = view.options.of_game::<TimelineOptions>();
        let handicap = own.and_then(|own| own.handicaps.get(&player.player));
        if let Some(extra) = handicap.filter(|extra| **extra > 0) {
            marks.push(say!(words, "extra-cards", n = *extra));
        }
        let mut row = Row::new(format!("• {name}"), Tone::Strong);
        if !marks.is_empty() {
            row.push(format!(" ({})", marks.join(", ")), Tone::Dim);
        }
        row
    };
    view.players.iter().map(player).collect()
}

/// The heading of somebody's cards.
pub(crate) fn cards_of(seat: SeatNumber, name: &str, words: &Words) -> Row {
    Row::new(say!(words, "cards-of", name = name), Tone::Seat(seat))
}

/// A turned card on a row: its date, then its title.
pub(crate) fn card_row(card: &Turned) -> Row {
    Row::new(card.back.label.clone(), Tone::Date)
        .and("  ", Tone::Plain)
        .and(card.front.title.clone(), Tone::Plain)
}

#[cfg(test)]
mod tests {
    use antedate_wire::Lang;

    use super::*;

    #[test]
    fn who_waits_is_named_with_all_there_is_to_know() {
        let view: TableView = serde_json::from_value(serde_json::json!({
            "v": 2, "seq": 3, "lang": "en", "you": 0, "phase": "lobby", "rules": "timeline",
            "edition": "classic", "line": "horizontal", "decks": ["Classic"],
            "options": {"game": {"rules": "timeline", "handicaps": {"0": 2, "1": 0}}}, "locked": false, "host": 0,
            "players": [{"player": 0, "name": "Ada", "bot": null},
                        {"player": 1, "name": "Amateur", "bot": "amateur"}],
            "game": null, "chat": [],
        }))
        .unwrap();
        let rows = players(&view, &Words::new(Lang::En));
        let rows: Vec<String> = rows.iter().map(Row::text).collect();
        assert_eq!(
            rows,
            ["• Ada (you, host, 2 extra cards)", "• Amateur (bot)"]
        );
    }
}
