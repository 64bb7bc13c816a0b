//! Twist as lists.

use antedate_wire::{Held, PinKind, RunningGame, Turned, TwistView};

use crate::blocks::{Block, Row, Tone};
use crate::client::named_seats;
use super::question::{held_label, icon_name, matches_discard};
use crate::listing::{card_row, cards_of};
use crate::words::{Words, say};

pub(super) fn table(game: &RunningGame, view: &TwistView, words: &Words) -> Block {
    let mut rows = vec![Row::new(words.t("main-row"), Tone::Strong)];
    rows.extend(row(view, words));
    rows.extend(hands(game, view, words));
    rows.push(Row::plain(format!(
        "{} · {} · {}",
        say!(words, "draw-pile", n = view.n_draw),
        say!(words, "score-is", score = view.tally.score),
        wanted(view, words)
    )));
    rows
}

/// Says which icon a card must show to be discarded.
pub(crate) fn wanted(view: &TwistView, words: &Words) -> String {
    let icon = view
        .discard
        .last()
        .and_then(|card| card.back.icon.as_deref());
    format!("{} {}", words.t("to-match"), icon_name(icon, words))
}

/// Lists the main row, earliest first, and between two neighbours what lies in their slot.
pub(super) fn row(view: &TwistView, words: &Words) -> Block {
    let mut rows = Vec::new();
    for (at, stack) in view.row.iter().enumerate() {
        rows.extend(stack.iter().map(|card| indented("  ", card)));
        if at + 1 < view.row.len() {
            match view.slots.get(at).map(Vec::as_slice) {
                Some([]) | None => {
                    rows.push(Row::new(
                        format!("      ({})", words.t("term-free")),
                        Tone::Dim,
                    ));
                }
                Some(slot) => rows.extend(slot.iter().map(|card| {
                    indented("      ", card)
                        .and(format!(" ({})", words.t("term-in-slot")), Tone::Dim)
                })),
            }
        }
    }
    rows
}

fn indented(by: &str, card: &Turned) -> Row {
    let mut row = Row::plain(by);
    row.append(card_row(card));
    row
}

pub(super) fn hands(game: &RunningGame, view: &TwistView, words: &Words) -> Block {
    let mut rows = Vec::new();
    for ((seat, name), hand) in named_seats(game, words).zip(&view.hands) {
        rows.push(cards_of(seat, &name, words));
        for held in hand {
            rows.push(Row::plain("  ").and(held_label(held, words), Tone::Plain));
            if matches_discard(view, held) {
                let last = rows.last_mut().expect("just pushed");
                last.push(format!(" ({})", words.t("matches")), Tone::Good);
            }
            for pin in pins(game, view, held, words) {
                let mut row = Row::plain("    ");
                row.append(pin);
                rows.push(row);
            }
        }
    }
    rows
}

/// Lists the advice pinned on a card (CO-24), a row each.
pub(crate) fn pins(game: &RunningGame, view: &TwistView, held: &Held, words: &Words) -> Block {
    let number = match held {
        Held::Upright(card) => card.card,
        Held::Blocked(card) => card.card,
    };
    let on_card = game.pins.iter().filter(|pin| pin.card == number);
    let told = on_card.map(|pin| {
        let seats = game.seats.iter().zip(named_seats(game, words));
        let mut named = seats.map(|(seat, (_, name))| (seat.player, name));
        let name = named.find_map(|(player, name)| (player == pin.player).then_some(name));
        let advice = match pin.pin {
            PinKind::Play => words.t("pin-play"),
            PinKind::Discard => words.t("pin-discard"),
            PinKind::About { after: None } => words.t("pin-before-all"),
            PinKind::About { after: Some(after) } => {
                let cards = view.row.iter().flatten();
                let card = cards.into_iter().find(|card| card.card == after);
                let date = card.map_or("?", |card| card.back.label.as_str());
                say!(words, "pin-after", date = date)
            }
        };
        Row::new(
            format!("→ {}: {advice}", name.unwrap_or_default()),
            Tone::Warn,
        )
    });
    told.collect()
}
