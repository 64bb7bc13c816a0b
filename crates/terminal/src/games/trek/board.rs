//! Trek: the departures, the clock, the itinerary, and everybody's journeys.

use antedate_wire::{Itinerary, Source, TrekCard, TrekPhase, TrekView};

use crate::blocks::{Block, Frame, Row, Tone, beside, boxed, paragraph, shorten, shortened, wrap};
use crate::board::{Body, BoardInput, broken, choice_rows, topic};
use crate::client::named_seats;
use super::listing::{itinerary_rows, journey_row};
use super::question::{WARPS, preview};
use super::warps;
use crate::question::Kind;
use crate::tokens;
use crate::words::say;

/// The columns of an itinerary.
const ITINERARY: usize = 19;
/// The columns of the clock.
const CLOCK: usize = 23;

pub(super) fn body(look: &BoardInput<'_>, view: &TrekView) -> Body {
    let mut rows = departures(look, view);
    let top = rows.len();
    let choosing = look
        .question
        .is_some_and(|question| question.kind == Kind::Itinerary);
    rows.extend(match choosing {
        true => itineraries(look, view),
        false => middle(look, view),
    });
    let end = rows.len();
    if choosing {
        // TW-1: an itinerary is chosen with them in sight.
        rows.extend(warps::rows(look.game, view, look.words));
    }
    Body {
        keep: choosing.then_some((top, end)),
        rows,
    }
}

/// The six departures side by side, the deck top first.
fn departures(look: &BoardInput<'_>, view: &TrekView) -> Block {
    let n = view.row.len().max(1);
    let wide = look.width / n;
    let inner = wide.saturating_sub(2);
    let most = if look.roomy { 8 } else { 4 };
    let lines = |card: &TrekCard| {
        let date = wrap(&card.card.back.label, inner).len();
        (date + wrap(&card.card.front.title, inner).len()).min(most.max(date + 2))
    };
    let tall = view.row.iter().flatten().map(lines).max().unwrap_or(1);
    let boxes = view.row.iter().enumerate();
    let boxes = boxes.map(|(space, card)| departure(look, view, space, card.as_ref(), wide, tall));
    beside(boxes.collect(), 0)
}

fn departure(
    look: &BoardInput<'_>,
    view: &TrekView,
    space: usize,
    card: Option<&TrekCard>,
    wide: usize,
    tall: usize,
) -> Block {
    let focused = look.is_focus(Kind::Source, space);
    let number = look.number(Kind::Source, space);
    let mut top = Row::default();
    if let Some(number) = number {
        let tone = if focused { Tone::Focus } else { Tone::Choice };
        top.push(
            if focused {
                format!("▸{number}")
            } else {
                number.to_string()
            },
            tone,
        );
    }
    let mut bottom = Row::default();
    let mut inside = Block::new();
    let mut tone = Tone::Dim;
    if let Some(card) = card {
        tone = topic(&card.card.front.topic).0;
        top.push(" ", tone);
        top.push(say!(look.words, "term-hours", n = card.hours), Tone::Strong);
        inside.extend(paragraph(&card.card.back.label, wide - 2, Tone::Date));
        let room = tall.saturating_sub(inside.len());
        inside.extend(titled(&card.card.front.title, wide - 2, room));
        bottom = brings(look, view, card, space);
    }
    inside.resize(tall, Row::default());
    boxed(Frame {
        width: wide,
        top,
        bottom,
        tone: if focused { Tone::Focus } else { tone },
        double: focused,
        rows: &inside,
    })
}

/// A title in at most `most` rows; what is in focus is shown in full below.
fn titled(title: &str, to: usize, most: usize) -> Block {
    let lines = wrap(title, to);
    let cut = lines.len() > most;
    let mut rows: Block = lines.into_iter().take(most).map(Row::plain).collect();
    if let Some(last) = rows.last_mut().filter(|_| cut) {
        *last = Row::plain(shorten(&(last.text() + "  "), to.min(last.width() + 1)));
    }
    rows
}

/// What a card brings, and after a sign what the mat brings under it (TR-10).
fn brings(look: &BoardInput<'_>, view: &TrekView, card: &TrekCard, space: usize) -> Row {
    let mut row = Row::default();
    for benefit in &card.benefits {
        row.push(tokens::shape(*benefit), Tone::Token(*benefit));
    }
    if let Some(Some(mat)) = view.board.mat.get(space) {
        row.push("+", Tone::Dim);
        row.append(tokens::sign(*mat, look.words));
    }
    row
}

/// The clock, the player's itinerary, and how everybody stands.
fn middle(look: &BoardInput<'_>, view: &TrekView) -> Block {
    let mut blocks = vec![clock(look, view)];
    let you = look.game.you.map(usize::from);
    let player = you.and_then(|you| view.players.get(you));
    if let Some(player) = player
        && let Some(itinerary) = &player.itinerary
    {
        let mut rows = Block::new();
        if look.roomy {
            rows.extend(paragraph(&itinerary.name, ITINERARY, Tone::Strong));
        }
        rows.extend(itinerary_rows(itinerary, &player.filled, look.words));
        blocks.push(rows);
    }
    let used: usize = blocks
        .iter()
        .map(|block| block.iter().map(Row::width).max().unwrap_or(0) + 2)
        .sum();
    blocks.push(everybody(look, view, look.width.saturating_sub(used)));
    beside(blocks, 2)
}

/// Where each hour stands on the face: row and column.
const HOURS: [(usize, usize); 12] = [
    (0, 10),
    (1, 15),
    (2, 18),
    (3, 19),
    (4, 18),
    (5, 15),
    (6, 10),
    (5, 5),
    (4, 1),
    (3, 0),
    (2, 1),
    (1, 4),
];

/// A clock face with the watches on it. On one space the watch that came last lies on
/// top and is named first.
fn clock(look: &BoardInput<'_>, view: &TrekView) -> Block {
    let mut face: Vec<Vec<(usize, Row)>> = vec![Vec::new(); 7];
    for (at, (row, column)) in HOURS.into_iter().enumerate() {
        let number = if at == 0 { 12 } else { at };
        let mut spot = Row::new(number.to_string(), Tone::Dim);
        for seat in view.stack.iter().rev() {
            let hour = view
                .players
                .get(usize::from(*seat))
                .map(|player| player.hour % 12);
            if hour.map(usize::from) == Some(at) {
                spot.push(seat_letter(*seat).to_string(), Tone::Seat(*seat));
            }
        }
        // On the left half the letters would grow over the edge of the face.
        face[row].push((column, spot));
    }
    let hand = look.game.you.map_or(' ', seat_letter);
    face[3].push((10, Row::new(if hand == ' ' { "·" } else { "◷" }, Tone::Dim)));
    face.into_iter()
        .map(|mut spots| {
            spots.sort_by_key(|(column, _)| *column);
            let mut line = Row::default();
            for (column, spot) in spots {
                line = line.padded(column);
                line.append(spot);
            }
            line.padded(CLOCK)
        })
        .collect()
}

/// The letter of a seat on the clock.
fn seat_letter(seat: u16) -> char {
    char::from(b'A' + seat.min(25) as u8)
}

fn everybody(look: &BoardInput<'_>, view: &TrekView, to: usize) -> Block {
    let mut rows = Block::new();
    for ((seat, name), player) in named_seats(look.game, look.words).zip(&view.players) {
        let head = Row::new(format!("{} {name}", seat_letter(seat)), Tone::Seat(seat)).and(
            format!(
                "  {} · {}{}",
                say!(look.words, "term-n-points", n = player.score.total),
                tokens::shape(antedate_wire::TokenName::Crystal),
                player.crystals
            ),
            Tone::Plain,
        );
        rows.push(shortened(head, to));
        let journey = Row::new(format!("  {}", journey_row(player, look.words)), Tone::Dim);
        rows.extend(broken(journey, to).into_iter().take(2));
    }
    if view.phase == TrekPhase::Tokens {
        rows.extend(broken(pool(look, view), to));
    }
    let warps = warps::rows(look.game, view, look.words);
    rows.extend(warps.into_iter().map(|row| shortened(row, to)));
    rows
}

/// The tokens that wait to be placed.
fn pool(look: &BoardInput<'_>, view: &TrekView) -> Row {
    use antedate_wire::TokenName::{Event, Innovation, Person, Progress, Wild};
    let mut row = Row::new(format!("{} ", look.words.t("term-to-place")), Tone::Strong);
    let counts = [
        (Person, view.pool.person),
        (Event, view.pool.event),
        (Innovation, view.pool.innovation),
        (Progress, view.pool.progress),
        (Wild, view.pool.wild),
    ];
    for (token, n) in counts {
        for _ in 0..n {
            row.append(tokens::sign(token, look.words));
            row.push(" ", Tone::Plain);
        }
    }
    row
}

/// The itineraries to choose from, side by side.
fn itineraries(look: &BoardInput<'_>, view: &TrekView) -> Block {
    let you = look.game.you.map(usize::from);
    let unused = you
        .and_then(|you| view.players.get(you))
        .and_then(|player| player.unused.as_ref());
    let Some(unused) = unused else {
        return Block::new();
    };
    let per_row = (look.width / ITINERARY).clamp(1, unused.len().max(1));
    let wide = look.width / per_row;
    let draw = |(place, itinerary): (usize, &Itinerary)| {
        let focused = look.is_focus(Kind::Itinerary, place);
        let tone = if focused { Tone::Focus } else { Tone::Choice };
        let mark = if focused { "▸" } else { " " };
        let lines = wrap(&itinerary.name, wide.saturating_sub(5));
        let mut rows = Block::new();
        for at in 0..2 {
            let line = lines.get(at).map_or("", String::as_str);
            let head = match at {
                0 => format!("{mark}{} ", place + 1),
                _ => "   ".to_owned(),
            };
            rows.push(Row::new(format!("{head}{line}"), tone).padded(wide));
        }
        rows.extend(itinerary_rows(itinerary, &[], look.words));
        rows
    };
    let drawn: Vec<Block> = unused.iter().enumerate().map(draw).collect();
    let rows = drawn.chunks(per_row).map(|row| beside(row.to_vec(), 0));
    rows.flatten().collect()
}

/// What is in focus, in full, or the choices that have no place on the board.
pub(super) fn choices(look: &BoardInput<'_>, view: &TrekView) -> Block {
    let Some(question) = look.question else {
        return Block::new();
    };
    let mut rows = Block::new();
    match question.kind {
        Kind::Source => {
            rows.extend(beside_the_row(look, view));
            if let Some(number) = look.number(Kind::Source, WARPS) {
                let text = Row::plain(look.words.t("term-use-warp"));
                rows.extend(choice_rows(look, Some(number), look.is_focus(Kind::Source, WARPS), text));
            }
            if let Some(choice) = question.choices.get(look.focus) {
                let mut text = Row::plain(choice.label.clone());
                let then = source_preview(look, view, choice.place);
                if !then.is_empty() {
                    text.push(format!(" → {then}"), Tone::Good);
                }
                rows.extend(broken(text, look.width.saturating_sub(1)));
            }
        }
        Kind::Crystals | Kind::Token | Kind::Warp => {
            for (n, choice) in question.choices.iter().enumerate() {
                let text = Row::plain(choice.label.clone());
                rows.extend(choice_rows(look, Some(n + 1), look.focus == n, text));
            }
        }
        _ => {}
    }
    rows
}

/// The ancestors, and the pass when there is nothing else: they lie beside the row.
fn beside_the_row(look: &BoardInput<'_>, view: &TrekView) -> Block {
    let place = view.row.len();
    let Some(number) = look.number(Kind::Source, place) else {
        return Block::new();
    };
    let mut text = Row::plain(format!(
        "{} · {} · ",
        look.words.t("trek-ancestor"),
        say!(look.words, "term-hours", n = view.board.ancestor_hours)
    ));
    for benefit in &view.board.ancestor_benefits {
        text.append(tokens::sign(*benefit, look.words));
    }
    choice_rows(look, Some(number), look.is_focus(Kind::Source, place), text)
}

fn source_preview(look: &BoardInput<'_>, view: &TrekView, place: usize) -> String {
    if place == WARPS {
        return String::new();
    }
    let you = look.game.you.map(usize::from);
    let Some(player) = you.and_then(|you| view.players.get(you)) else {
        return String::new();
    };
    let source = match u8::try_from(place) {
        Ok(space) if place < view.row.len() => Source::Space { space },
        _ => Source::Ancestor,
    };
    preview(view, player, source, 0, look.words)
}
