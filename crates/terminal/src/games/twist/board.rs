//! The main row of twist with the slots above it, and the cards before the player.

use antedate_wire::{Held, Turned, TwistView};

use crate::blocks::{Block, Frame, Row, Tone, boxed, label, shorten, wrap};
use crate::board::{Body, BoardInput, broken, choice_rows, topic};
use crate::client::named_seats;
use super::listing::{pins, wanted};
use super::question::{front, icon_name, matches_discard};
use crate::listing::{card_row, cards_of};
use crate::question::Kind;

/// The narrowest step from one card of the row to the next.
const MIN_WIDTH: usize = 16;

pub(super) fn body(look: &BoardInput<'_>, view: &TwistView) -> Body {
    if look.is_vertical() {
        return vertical(look, view);
    }
    // Each row begins with half a step, over which the slot before its first card lies.
    let mut per_row = 1;
    while 2 * look.width / (2 * per_row + 3) >= MIN_WIDTH {
        per_row += 1;
    }
    let step = 2 * look.width / (2 * per_row + 1);
    let mut body = Body::default();
    for first in (0..view.row.len()).step_by(per_row) {
        let last = (first + per_row).min(view.row.len());
        let top = body.rows.len();
        body.rows.extend(slots(look, view, first, last, step));
        body.rows.extend(stacks(look, view, first, last, step));
        let stacks = view.row[first..last].iter();
        let around = stacks.chain(&view.slots[first.saturating_sub(1)..last.saturating_sub(1)]);
        if around.flatten().any(|card| Some(card.card) == look.fresh) {
            body.keep = Some((top, body.rows.len()));
        }
    }
    body
}

/// The slots before the cards `first..last`, each above the space between two cards: two
/// rows, the date and the title.
fn slots(look: &BoardInput<'_>, view: &TwistView, first: usize, last: usize, step: usize) -> Block {
    let wide = step - 1;
    let mut rows = Block::new();
    for (n, at) in (first..last).enumerate() {
        let slot = at.checked_sub(1).and_then(|slot| view.slots.get(slot));
        let part = match slot.map(Vec::as_slice) {
            None => continue,
            Some([]) => {
                let free = format!("┄ {} ┄", look.words.t("term-free"));
                vec![Row::new(centred(&free, wide), Tone::Dim), Row::default()]
            }
            Some([card, more @ ..]) => {
                let (top, inside) = label(&date(card, more.len()), wide - 2, Tone::Date);
                boxed(Frame {
                    width: wide,
                    top,
                    bottom: Row::plain(card.front.title.clone()),
                    tone: topic(&card.front.topic).0,
                    double: is_fresh(look, card, more),
                    rows: &inside,
                })
            }
        };
        rows.resize(rows.len().max(part.len()), Row::default());
        for (row, part) in rows.iter_mut().zip(part) {
            *row = std::mem::take(row).padded(n * step);
            row.append(part);
        }
    }
    rows
}

fn stacks(look: &BoardInput<'_>, view: &TwistView, first: usize, last: usize, step: usize) -> Block {
    let wide = step - 1;
    let lines = if look.roomy { 4 } else { 2 };
    let heads = view.row[first..last].iter().flat_map(|stack| stack.first());
    let dates = heads.map(|card| label(&card.back.label, wide - 2, Tone::Date).1.len());
    let tall = lines + dates.max().unwrap_or(0).saturating_sub(1);
    let mut rows = vec![Row::default(); tall + 2];
    for (n, stack) in view.row[first..last].iter().enumerate() {
        rows = rows
            .into_iter()
            .map(|row| row.padded(n * step + step / 2))
            .collect();
        let [card, more @ ..] = stack.as_slice() else {
            continue;
        };
        let (tone, shape) = topic(&card.front.topic);
        let (top, mut inside) = label(&date(card, more.len()), wide - 2, Tone::Date);
        let room = tall.saturating_sub(inside.len());
        inside.extend(title_lines(&card.front.title, wide - 2, room));
        inside.resize(tall, Row::default());
        let part = boxed(Frame {
            width: wide,
            top,
            bottom: Row::new(shape, tone),
            tone,
            double: is_fresh(look, card, more),
            rows: &inside,
        });
        for (row, part) in rows.iter_mut().zip(part) {
            row.append(part);
        }
    }
    rows
}

/// Breaks a title into at most `most` rows; `L` shows the row with the titles in full.
fn title_lines(title: &str, to: usize, most: usize) -> Block {
    let lines = wrap(title, to);
    let n = lines.len();
    let mut rows: Block = Vec::new();
    for (at, line) in lines.into_iter().enumerate().take(most) {
        let cut = at + 1 == most && n > most;
        let line = match cut {
            true => shorten(&format!("{line}  "), to.min(line.chars().count() + 1)),
            false => line,
        };
        rows.push(Row::plain(line));
    }
    rows
}

fn is_fresh(look: &BoardInput<'_>, card: &Turned, more: &[Turned]) -> bool {
    let fresh = |card: &Turned| Some(card.card) == look.fresh;
    fresh(card) || more.iter().any(fresh)
}

/// The date of a stack, and how many cards more it has.
fn date(card: &Turned, n_more: usize) -> String {
    match n_more {
        0 => card.back.label.clone(),
        _ => format!("{} ×{}", card.back.label, n_more + 1),
    }
}

fn centred(text: &str, to: usize) -> String {
    let text = shorten(text, to);
    let left = to.saturating_sub(crate::blocks::width(&text)) / 2;
    format!("{}{text}", " ".repeat(left))
}

/// A row that runs upwards, with the slots to its left (the saga edition).
fn vertical(look: &BoardInput<'_>, view: &TwistView) -> Body {
    let half = look.width / 2;
    let mut body = Body::default();
    for at in (0..view.row.len()).rev() {
        let slot = view.slots.get(at).map(Vec::as_slice);
        if at + 1 < view.row.len() {
            match slot {
                Some([]) | None => {
                    let free = format!("┄ {} ┄", look.words.t("term-free"));
                    body.rows.push(Row::new(centred(&free, half), Tone::Dim));
                }
                Some(cards) => cards
                    .iter()
                    .for_each(|card| upright(look, &mut body, card, 0, half)),
            }
        }
        for card in &view.row[at] {
            upright(look, &mut body, card, half, look.width - half);
        }
    }
    body
}

/// Adds a card in the half of the screen that begins at column `left`.
fn upright(look: &BoardInput<'_>, body: &mut Body, card: &Turned, left: usize, wide: usize) {
    let (tone, shape) = topic(&card.front.topic);
    let fresh = Some(card.card) == look.fresh;
    let top = body.rows.len();
    for (n, line) in broken(card_row(card), wide.saturating_sub(4))
        .into_iter()
        .enumerate()
    {
        let mark = match (n, fresh) {
            (0, true) => format!("{shape}» "),
            (0, false) => format!("{shape}  "),
            _ => "   ".to_owned(),
        };
        let mut row = Row::plain(" ".repeat(left)).and(mark, tone);
        row.append(line);
        body.rows.push(row);
    }
    if fresh {
        body.keep = Some((top, body.rows.len()));
    }
}

/// The cards before the player, what the discard pile asks for, and the cards of the
/// others where there is room.
pub(super) fn hand(look: &BoardInput<'_>, view: &TwistView) -> Block {
    let words = look.words;
    let mut rows = broken(Row::new(wanted(view, words), Tone::Strong), look.width);
    if look.roomy {
        let all = named_seats(look.game, words).zip(&view.hands);
        for ((seat, name), hand) in all.filter(|((seat, _), _)| look.game.you != Some(*seat)) {
            rows.extend(broken(cards_of(seat, &name, words), look.width));
            for held in hand {
                rows.extend(choice_rows(look, None, false, held_row(look, view, held)));
                rows.extend(pinned(look, view, held));
            }
        }
        rows.push(Row::new(words.t("your-cards"), Tone::Strong));
    }
    let Some(you) = look.game.you else {
        return rows;
    };
    let hand = view.hands.get(usize::from(you));
    let picked = match look.question.map(|question| question.kind) {
        Some(Kind::Deed { card }) => Some(card),
        _ => None,
    };
    for (place, held) in hand.into_iter().flatten().enumerate() {
        let focused = look.is_focus(Kind::Card, place) || picked == Some(place);
        let number = look.number(Kind::Card, place).filter(|_| picked.is_none());
        let text = held_row(look, view, held);
        rows.extend(choice_rows(look, number, focused, text));
        rows.extend(pinned(look, view, held));
    }
    rows.extend(deeds(look, hand.map_or(0, Vec::len)));
    rows
}

/// The advice pinned on a card, below it.
fn pinned(look: &BoardInput<'_>, view: &TwistView, held: &Held) -> Block {
    let pins = pins(look.game, view, held, look.words);
    pins.into_iter()
        .flat_map(|pin| choice_rows(look, None, false, pin))
        .collect()
}

fn held_row(look: &BoardInput<'_>, view: &TwistView, held: &Held) -> Row {
    let words = look.words;
    let face = front(held);
    let (tone, shape) = topic(&face.topic);
    let icon = format!("[{}] ", icon_name(face.icon.as_deref(), words));
    let mut row = match held {
        Held::Upright(_) => Row::new(format!("{shape} "), tone),
        Held::Blocked(_) => Row::new("✖ ", Tone::Bad),
    };
    row.push(icon, Tone::Strong);
    row.push(face.title.clone(), Tone::Plain);
    if let Held::Blocked(card) = held {
        row.push(format!(" · {}", card.back.label), Tone::Date);
        row.push(format!(" · {}", words.t("term-blocked")), Tone::Bad);
    }
    if matches_discard(view, held) {
        row.push(format!(" · {}", words.t("matches")), Tone::Good);
    }
    row
}

/// What can be done with the card picked, or with the turn.
fn deeds(look: &BoardInput<'_>, n_hand: usize) -> Block {
    let Some(question) = look.question else {
        return Block::new();
    };
    let mut rows = Block::new();
    for (n, choice) in question.choices.iter().enumerate() {
        let shown = match question.kind {
            Kind::Deed { .. } => true,
            _ => choice.place == n_hand,
        };
        if shown {
            let key = choice
                .key
                .map(|key| format!("[{key}] "))
                .unwrap_or_default();
            let text = Row::plain(format!("{key}{}", choice.label));
            rows.extend(choice_rows(look, Some(n + 1), look.focus == n, text));
        }
    }
    rows
}
