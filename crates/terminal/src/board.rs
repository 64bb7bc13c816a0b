//! The tables as the full screen draws them: pure functions from a view to rows, so that
//! every size and language can be tested without a terminal.

mod lobby;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use antedate_decks::{Deck, builtin, builtin_ids};
use antedate_wire::{CardNumber, Line, RunningGame, SeatNumber, TableView};

use crate::blocks::{Block, Row, Tone, flow, paragraph, shortened, width, wrap};
use crate::client::seat_name;
use crate::games;
use crate::question::{Kind, Question};
use crate::words::{Words, say};

pub(crate) use lobby::lobby;

/// What is to be drawn.
pub(crate) struct BoardInput<'a> {
    pub(crate) view: &'a TableView,
    pub(crate) game: &'a RunningGame,
    /// What the player is asked, and which choice is in focus.
    pub(crate) question: Option<&'a Question>,
    pub(crate) focus: usize,
    /// The card that was turned last.
    pub(crate) fresh: Option<CardNumber>,
    pub(crate) width: usize,
    pub(crate) words: &'a Words,
    /// Whether there is room for more than the necessary.
    pub(crate) roomy: bool,
}

/// The middle of the screen: rows that scroll, and the rows that must stay in sight.
#[derive(Default)]
pub(crate) struct Body {
    pub(crate) rows: Block,
    pub(crate) keep: Option<(usize, usize)>,
}

impl BoardInput<'_> {
    pub(crate) fn is_focus(&self, kind: Kind, place: usize) -> bool {
        self.question.is_some_and(|question| {
            let focused = question.choices.get(self.focus);
            question.kind == kind && focused.is_some_and(|choice| choice.place == place)
        })
    }

    /// Returns the number by which a place can be chosen now.
    pub(crate) fn number(&self, kind: Kind, place: usize) -> Option<usize> {
        let question = self.question.filter(|question| question.kind == kind)?;
        let nth = question
            .choices
            .iter()
            .position(|choice| choice.place == place)?;
        Some(nth + 1)
    }

    pub(crate) fn is_vertical(&self) -> bool {
        self.view.line == Some(Line::Vertical)
    }
}

/// Draws the bar at the top: the game, its deck and how far it is.
pub(crate) fn bar(view: &TableView, words: &Words, to: usize) -> Row {
    let mut parts = vec![
        words.t(games::info(view.rules).name),
        view.decks.join(" + "),
    ];
    if let Some(game) = &view.game {
        parts.extend(games::of_view(&game.view).progress(words));
    }
    let text = format!(" {}", parts.join(" · "));
    shortened(Row::new(text, Tone::Bar), to).filled(to, Tone::Bar)
}

/// So many seats are drawn one by one.
const MOST_SHOWN: usize = 16;
/// So many are named who are waited for.
const MOST_NAMED: usize = 4;

/// Draws who plays, how they stand, and whose turn it is.
pub(crate) fn players(look: &BoardInput<'_>) -> Block {
    let waits_for = look.game.view.to_act();
    let (game, words) = (games::of_view(&look.game.view), look.words);
    let seat = |seat: SeatNumber| {
        let mark = if waits_for.contains(&seat) {
            "▶ "
        } else {
            "  "
        };
        let mut name = seat_name(look.game, seat, words);
        if look.game.you == Some(seat) && look.game.seats.len() > 1 {
            name = format!("{name} ({})", words.t("you"));
        }
        let tone = if waits_for.contains(&seat) {
            Tone::Strong
        } else {
            Tone::Plain
        };
        Row::new(mark, Tone::Seat(seat))
            .and(name, tone)
            .and(format!(" {}", game.standing(seat.into(), words)), Tone::Dim)
    };
    let seats = 0..u16::try_from(look.game.seats.len()).unwrap_or(u16::MAX);
    let n_seats = look.game.seats.len();
    if n_seats <= MOST_SHOWN {
        return flow(seats.map(seat).collect(), "  ", look.width);
    }
    // Of a crowd one sees oneself, and how many others there are.
    let mut rows: Vec<Row> = look.game.you.map(seat).into_iter().collect();
    rows.push(Row::plain(say!(words, "term-n-players", n = n_seats)));
    flow(rows, "  ", look.width)
}

/// Draws what is to be done now.
pub(crate) fn prompt(look: &BoardInput<'_>) -> Block {
    let words = look.words;
    if games::of_view(&look.game.view).is_over() {
        return Vec::new();
    }
    let Some(question) = look.question else {
        // A move that is on its way: the table has not said yet what came of it.
        let mine = look
            .game
            .you
            .is_some_and(|you| look.game.view.to_act().contains(&you));
        if mine {
            return paragraph(&words.t("loading"), look.width, Tone::Dim);
        }
        let waits_for = look.game.view.to_act();
        if waits_for.len() > MOST_NAMED {
            let text = say!(words, "term-waiting-for-n", n = waits_for.len());
            return paragraph(&text, look.width, Tone::Dim);
        }
        let waits_for: Vec<String> = waits_for
            .into_iter()
            .map(|seat| seat_name(look.game, seat, words))
            .collect();
        let text = say!(words, "turn-of", name = waits_for.join(", "));
        return paragraph(&text, look.width, Tone::Dim);
    };
    let mut text = question.prompt.clone();
    if matches!(question.kind, Kind::Gap { .. })
        && let Some(choice) = question.choices.get(look.focus)
    {
        text = format!("{text}  {}", choice.label);
    }
    let head = format!("{}: ", words.t("your-turn"));
    let mut rows = Block::new();
    for (n, line) in wrap(&text, look.width.saturating_sub(width(&head) + 1))
        .into_iter()
        .enumerate()
    {
        let row = match n {
            0 => Row::new(head.clone(), Tone::Warn),
            _ => Row::plain(" ".repeat(width(&head))),
        };
        rows.push(row.and(line, Tone::Strong));
    }
    rows
}

/// A row of a list that can be chosen from: a mark, its number, and its text broken into
/// as many rows as it needs.
pub(crate) fn choice_rows(
    look: &BoardInput<'_>,
    number: Option<usize>,
    focused: bool,
    text: Row,
) -> Block {
    let mark = if focused { "▸" } else { " " };
    let number = number.map_or_else(|| "  ".to_owned(), |n| format!("{n:>2}"));
    let tone = if focused { Tone::Focus } else { Tone::Choice };
    let head = Row::new(format!("{mark}{number} "), tone);
    let room = look.width.saturating_sub(head.width() + 1);
    let mut rows = Block::new();
    for line in broken(text, room) {
        let mut row = match rows.is_empty() {
            true => head.clone(),
            false => Row::plain(" ".repeat(head.width())),
        };
        if focused {
            line.0
                .into_iter()
                .for_each(|piece| row.push(piece.text, Tone::Focus));
        } else {
            row.append(line);
        }
        rows.push(row);
    }
    rows
}

/// Breaks a row of pieces between its words.
pub(crate) fn broken(row: Row, to: usize) -> Block {
    let mut rows = vec![Row::default()];
    for piece in row.0 {
        for word in piece.text.split_inclusive(' ') {
            let line = rows.last_mut().expect("never empty");
            if line.width() > 0 && line.width() + width(word.trim_end()) > to {
                rows.push(Row::default());
            }
            let line = rows.last_mut().expect("never empty");
            let word = if line.width() == 0 && rows.len() > 1 {
                word.trim_start()
            } else {
                word
            };
            let room = to.saturating_sub(rows.last().map_or(0, Row::width));
            let word = if width(word) > room {
                word.trim_end()
            } else {
                word
            };
            match width(word) <= room {
                true => rows.last_mut().expect("never empty").push(word, piece.tone),
                false => {
                    let mut parts = wrap(word, to).into_iter();
                    let first = parts.next().unwrap_or_default();
                    rows.last_mut()
                        .expect("never empty")
                        .push(first, piece.tone);
                    rows.extend(parts.map(|part| Row::new(part, piece.tone)));
                }
            }
        }
    }
    rows
}

/// The shapes of topics, so that a card's colour is never the only cue.
const TOPIC_SHAPES: [&str; 8] = ["◆", "●", "▲", "■", "★", "▼", "◉", "✚"];

/// The places of topics in the lists of the built-in decks.
static TOPIC_PLACES: LazyLock<BTreeMap<String, usize>> = LazyLock::new(|| {
    let decks = builtin_ids().filter_map(builtin).filter_map(Result::ok);
    let places = |deck: Arc<Deck>| deck.topics.clone().into_iter().zip(0..);
    decks.flat_map(places).collect()
});

/// Returns the tint of a topic. In a built-in deck its place decides, so that no two look alike;
/// any other deck has topics of its own, and their names decide.
pub(crate) fn topic(slug: &str) -> (Tone, &'static str) {
    let by_name = || slug.bytes().map(usize::from).sum();
    let at = TOPIC_PLACES.get(slug).copied().unwrap_or_else(by_name) % TOPIC_SHAPES.len();
    (Tone::Topic(at as u8), TOPIC_SHAPES[at])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_topics_of_a_built_in_deck_look_alike() {
        for id in builtin_ids() {
            let deck = builtin(id).unwrap().unwrap();
            let shapes: BTreeSet<&str> = deck.topics.iter().map(|slug| topic(slug).1).collect();
            assert_eq!(shapes.len(), deck.topics.len(), "{id}");
        }
    }
}
