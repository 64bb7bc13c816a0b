//! Timeline as lists.

use antedate_wire::{RunningGame, Standing, TimelineView, Turned};

use crate::blocks::{Block, Row, Tone};
use crate::client::named_seats;
use super::question::front_label;
use crate::listing::{card_row, cards_of};
use crate::words::{Words, say};

pub(super) fn table(game: &RunningGame, view: &TimelineView, words: &Words) -> Block {
    let mut rows = vec![Row::new(words.t("the-line"), Tone::Strong)];
    rows.extend(line_with_gaps(&view.line));
    rows.push(players(game, view, words));
    rows
}

/// Lists the line, earliest first, with the number of every gap where it is.
pub(in crate::games) fn line_with_gaps(line: &[Turned]) -> Block {
    let gap = |n: usize| Row::new(format!("   [{n}]"), Tone::Choice);
    let mut rows = vec![gap(1)];
    for (n, card) in line.iter().enumerate() {
        let mut row = Row::plain("  ");
        row.append(card_row(card));
        rows.push(row);
        rows.push(gap(n + 2));
    }
    rows
}

fn players(game: &RunningGame, view: &TimelineView, words: &Words) -> Row {
    let told = named_seats(game, words)
        .zip(&view.hands)
        .map(
            |((seat, name), hand)| match view.standings.get(usize::from(seat)) {
                Some(Standing::In) => {
                    format!("{name}: {}", say!(words, "n-cards", n = hand.len()))
                }
                _ => format!("{name}: {}", words.t("out")),
            },
        );
    let mut parts: Vec<String> = told.collect();
    parts.push(say!(words, "draw-pile", n = view.n_draw));
    Row::plain(parts.join(" · "))
}

pub(super) fn hands(game: &RunningGame, view: &TimelineView, words: &Words) -> Block {
    let mut rows = Vec::new();
    for ((seat, name), hand) in named_seats(game, words).zip(&view.hands) {
        rows.push(cards_of(seat, &name, words));
        rows.extend(
            hand.iter()
                .map(|card| Row::plain(format!("  {}", front_label(card)))),
        );
    }
    rows
}
