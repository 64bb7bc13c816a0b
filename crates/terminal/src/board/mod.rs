//! The tables as the full screen draws them: pure functions from a view to rows, so that
//! every size and language can be tested without a terminal.

mod lobby;
mod timeline;
mod trek;
mod twist;

use antedate_wire::{CardNumber, GameView, Line, RunningGame, SeatNumber, TableView};

use crate::blocks::{Block, Row, Tone, flow, paragraph, shortened, width, wrap};
use crate::client::{is_over, seat_name};
use crate::question::{Kind, Question};
use crate::words::{Words, say};

pub(crate) use lobby::lobby;

/// What is to be drawn.
pub(crate) struct Look<'a> {
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

impl Look<'_> {
    fn is_focus(&self, kind: Kind, place: usize) -> bool {
        self.question.is_some_and(|question| {
            let focused = question.choices.get(self.focus);
            question.kind == kind && focused.is_some_and(|choice| choice.place == place)
        })
    }

    /// Returns the number by which a place can be chosen now.
    fn number(&self, kind: Kind, place: usize) -> Option<usize> {
        let question = self.question.filter(|question| question.kind == kind)?;
        let nth = question
            .choices
            .iter()
            .position(|choice| choice.place == place)?;
        Some(nth + 1)
    }

    fn is_vertical(&self) -> bool {
        self.view.line == Some(Line::Vertical)
    }
}

/// Draws the middle of the screen.
pub(crate) fn body(look: &Look<'_>) -> Body {
    match &look.game.view {
        GameView::Timeline(view) => timeline::body(look, view),
        GameView::Twist(view) => twist::body(look, view),
        GameView::Trek(view) => trek::body(look, view),
    }
}

/// Draws what the player has to choose from, below the middle.
pub(crate) fn below(look: &Look<'_>) -> Block {
    match &look.game.view {
        GameView::Timeline(view) => timeline::hand(look, view),
        GameView::Twist(view) => twist::hand(look, view),
        GameView::Trek(view) => trek::choices(look, view),
    }
}

/// Draws the bar at the top: the game, its deck and how far it is.
pub(crate) fn bar(view: &TableView, words: &Words, to: usize) -> Row {
    let rules = match view.rules {
        antedate_wire::RuleSet::Timeline => "game-timeline",
        antedate_wire::RuleSet::Twist => "game-twist",
        antedate_wire::RuleSet::Trek => "game-trek",
    };
    let mut parts = vec![words.t(rules), view.decks.join(" + ")];
    match view.game.as_ref().map(|game| &game.view) {
        Some(GameView::Timeline(game)) => {
            parts.push(say!(words, "term-round", n = game.round));
            parts.push(say!(words, "draw-pile", n = game.n_draw));
            parts.push(say!(words, "discard-pile", n = game.discard.len()));
        }
        Some(GameView::Twist(game)) => {
            parts.push(say!(words, "score-is", score = game.tally.score));
            parts.push(say!(words, "draw-pile", n = game.n_draw));
        }
        Some(GameView::Trek(game)) => {
            parts.push(say!(words, "term-day-of", day = game.day));
            parts.push(say!(words, "term-deck-left", n = game.n_deck));
            parts.push(say!(words, "term-ancestors-left", n = game.n_ancestors));
        }
        None => {}
    }
    let text = format!(" {}", parts.join(" · "));
    shortened(Row::new(text, Tone::Bar), to).filled(to, Tone::Bar)
}

/// Draws who plays, how they stand, and whose turn it is.
pub(crate) fn players(look: &Look<'_>) -> Block {
    let waits_for = look.game.view.to_act();
    let words = look.words;
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
            .and(format!(" {}", standing(look, seat)), Tone::Dim)
    };
    let seats = 0..u8::try_from(look.game.seats.len()).unwrap_or(u8::MAX);
    flow(seats.map(seat).collect(), "  ", look.width)
}

fn standing(look: &Look<'_>, seat: SeatNumber) -> String {
    let at = usize::from(seat);
    let words = look.words;
    match &look.game.view {
        GameView::Timeline(view) => match view.standings.get(at) {
            Some(antedate_wire::Standing::In) => {
                let n = view.hands.get(at).map_or(0, Vec::len);
                say!(words, "n-cards", n = n)
            }
            _ => words.t("out"),
        },
        GameView::Twist(view) => {
            let n = view.hands.get(at).map_or(0, Vec::len);
            say!(words, "n-cards", n = n)
        }
        GameView::Trek(view) => view.players.get(at).map_or_else(String::new, |player| {
            say!(words, "term-n-points", n = player.score.total)
        }),
    }
}

/// Draws what is to be done now.
pub(crate) fn prompt(look: &Look<'_>) -> Block {
    let words = look.words;
    if is_over(&look.game.view) {
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
        let waits_for: Vec<String> = look
            .game
            .view
            .to_act()
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
fn choice_rows(look: &Look<'_>, number: Option<usize>, focused: bool, text: Row) -> Block {
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

/// Returns the tint of a topic: any deck has its own, so its name decides. The numbers are
/// such that no two topics of a built-in deck look alike.
fn topic(slug: &str) -> (Tone, &'static str) {
    let sum = slug.bytes().fold(1u32, |sum, byte| {
        sum.wrapping_mul(921).wrapping_add(u32::from(byte))
    });
    let at = (sum >> 8) % 8;
    (Tone::Topic(at as u8), TOPIC_SHAPES[at as usize])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_topics_of_a_built_in_deck_look_alike() {
        for id in antedate_decks::builtin_ids() {
            let deck = antedate_decks::builtin(id).unwrap().unwrap();
            let shapes: BTreeSet<&str> = deck.topics.iter().map(|slug| topic(slug).1).collect();
            assert_eq!(shapes.len(), deck.topics.len(), "{id}");
        }
    }
}
