//! The waiting room of a table.

use antedate_wire::TableView;

use crate::blocks::{Block, Row, Tone, paragraph};
use crate::listing;
use crate::words::{Words, say};

/// Draws who is there and what one waits for.
pub(crate) fn lobby(view: &TableView, words: &Words, to: usize) -> Block {
    let mut rows = vec![
        Row::default(),
        Row::new(format!("  {}", words.t("waiting-room")), Tone::Strong),
        Row::default(),
        Row::plain(format!(
            "  {}",
            say!(
                words,
                "at-the-table",
                n = view.players.len(),
                seats = view.options.seats
            )
        )),
    ];
    for player in listing::players(view, words) {
        let mut row = Row::plain("  ");
        row.append(player);
        rows.push(row);
    }
    rows.push(Row::default());
    let text = match view.host.is_some() && view.host == view.you {
        true => words.t("term-you-start"),
        false => words.t("waiting-for-host"),
    };
    for row in paragraph(&text, to.saturating_sub(4), Tone::Strong) {
        let mut indented = Row::plain("  ");
        indented.append(row);
        rows.push(indented);
    }
    rows
}
