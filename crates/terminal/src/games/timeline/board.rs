//! The line of timeline as cards, and the cards before the player.

use antedate_wire::{TimelineView, Turned};

use crate::blocks::{Block, Frame, Row, Tone, boxed, label, wrap};
use crate::board::{Body, BoardInput, broken, choice_rows, topic};
use crate::listing::card_row;
use crate::question::Kind;

/// The columns a gap takes.
const GAP: usize = 3;
/// The narrowest card whose title can be read.
const MIN_WIDTH: usize = 16;

/// Draws a line of dated cards, with its gaps.
pub(in crate::games) fn body(look: &BoardInput<'_>, line: &[Turned]) -> Body {
    if look.is_vertical() {
        return vertical(look, line);
    }
    let per_row = (look.width.saturating_sub(GAP) / (GAP + MIN_WIDTH)).max(1);
    let wide = (look.width.saturating_sub(GAP) / per_row).saturating_sub(GAP);
    let mut body = Body::default();
    let last = line.len().saturating_sub(1) / per_row;
    for (n, cards) in line.chunks(per_row).enumerate() {
        let first = n * per_row;
        let top = body.rows.len();
        let rows = chunk(look, cards, first, wide, n == last);
        let gaps = first..first + cards.len() + usize::from(n == last);
        let holds = |place: usize| look.asks_gap(place);
        let fresh = cards.iter().any(|card| Some(card.card) == look.fresh);
        if gaps.into_iter().any(holds) || (body.keep.is_none() && fresh) {
            body.keep = Some((top, top + rows.len()));
        }
        body.rows.extend(rows);
    }
    body
}

impl BoardInput<'_> {
    /// Says whether the gap at `place` is in focus.
    fn asks_gap(&self, place: usize) -> bool {
        let kind = self.question.map(|question| question.kind);
        matches!(kind, Some(Kind::Gap { .. }))
            && kind.is_some_and(|kind| self.is_focus(kind, place))
    }

    fn picks_gap(&self) -> bool {
        self.question
            .is_some_and(|question| matches!(question.kind, Kind::Gap { .. }))
    }
}

/// Draws some cards of the line side by side, a gap before each, and one after the last.
fn chunk(look: &BoardInput<'_>, cards: &[Turned], first: usize, wide: usize, ends: bool) -> Block {
    let inner = wide.saturating_sub(2);
    let lines = |card: &Turned| {
        let (_, date) = label(&card.back.label, inner, Tone::Date);
        date.len() + wrap(&card.front.title, inner).len()
    };
    let tallest = cards.iter().map(lines).max().unwrap_or(1);
    let height = tallest + 2;
    let mut rows = vec![Row::default(); height];
    let mut push = |block: Block| {
        for (row, part) in rows.iter_mut().zip(block) {
            row.append(part);
        }
    };
    for (at, card) in cards.iter().enumerate() {
        push(gap(look, first + at, height));
        push(card_box(look, card, wide, tallest));
    }
    if ends {
        push(gap(look, first + cards.len(), height));
    }
    rows
}

fn gap(look: &BoardInput<'_>, place: usize, height: usize) -> Block {
    let (text, tone) = match (look.asks_gap(place), look.picks_gap()) {
        (true, _) => (format!("▸{:<2}", place + 1), Tone::Focus),
        (false, true) => (format!("{:^3}", place + 1), Tone::Choice),
        (false, false) => (" ─ ".to_owned(), Tone::Dim),
    };
    let middle = height / 2;
    let row = |at: usize| match at == middle {
        true => Row::new(text.clone(), tone),
        false => Row::plain(" ".repeat(GAP)),
    };
    (0..height).map(row).collect()
}

fn card_box(look: &BoardInput<'_>, card: &Turned, wide: usize, tall: usize) -> Block {
    let (tone, shape) = topic(&card.front.topic);
    let inner = wide.saturating_sub(2);
    let (top, mut rows) = label(&card.back.label, inner, Tone::Date);
    rows.extend(wrap(&card.front.title, inner).into_iter().map(Row::plain));
    rows.resize(tall, Row::default());
    let fresh = Some(card.card) == look.fresh;
    boxed(Frame {
        width: wide,
        top,
        bottom: Row::new(shape, tone),
        tone,
        double: fresh,
        rows: &rows,
    })
}

/// A line that runs upwards: the latest card on top, a gap between any two.
fn vertical(look: &BoardInput<'_>, cards: &[Turned]) -> Body {
    let mut body = Body::default();
    let room = look.width.saturating_sub(8);
    for place in (0..=cards.len()).rev() {
        if look.asks_gap(place) {
            let at = body.rows.len();
            body.keep = Some((at.saturating_sub(2), at + 3));
        }
        let (text, tone) = match (look.asks_gap(place), look.picks_gap()) {
            (true, _) => (format!(" ▸{:<2}◂", place + 1), Tone::Focus),
            (false, true) => (format!("  {:<2} ", place + 1), Tone::Choice),
            (false, false) => ("  │  ".to_owned(), Tone::Dim),
        };
        body.rows.push(Row::new(text, tone));
        let Some(card) = place.checked_sub(1).and_then(|at| cards.get(at)) else {
            continue;
        };
        let (tone, shape) = topic(&card.front.topic);
        let fresh = Some(card.card) == look.fresh;
        if fresh && body.keep.is_none() {
            body.keep = Some((body.rows.len(), body.rows.len() + 2));
        }
        for (n, line) in broken(card_row(card), room).into_iter().enumerate() {
            let mark = match (n, fresh) {
                (0, true) => format!("  {shape}» "),
                (0, false) => format!("  {shape}  "),
                _ => "     ".to_owned(),
            };
            let mut row = Row::new(mark, tone);
            row.append(line);
            body.rows.push(row);
        }
    }
    body
}

/// The cards before the player: a list, so that every title can be read.
pub(super) fn hand(look: &BoardInput<'_>, view: &TimelineView) -> Block {
    let Some(you) = look.game.you else {
        return Block::new();
    };
    let hand = view.hands.get(usize::from(you));
    let picked = match look.question.map(|question| question.kind) {
        Some(Kind::Gap { card }) => Some(card),
        _ => None,
    };
    let mut rows = Block::new();
    for (place, card) in hand.into_iter().flatten().enumerate() {
        let (tone, shape) = topic(&card.front.topic);
        let text = Row::new(format!("{shape} "), tone)
            .and(card.front.title.clone(), Tone::Plain)
            .and(format!(" ({})", card.front.topic_name), Tone::Dim);
        let focused = look.is_focus(Kind::Card, place) || picked == Some(place);
        let number = match picked {
            Some(_) => None,
            None => look.number(Kind::Card, place),
        };
        rows.extend(choice_rows(look, number, focused, text));
    }
    rows
}
