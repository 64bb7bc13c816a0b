//! What lies over the table for a moment: a reveal, a curtain, a list, a line to write.

use super::Game;
use super::compose::panel;
use crate::blocks::{Block, Row, Tone};
use crate::client::seat_name;
use crate::games;
use crate::listing;
use crate::news::Note;
use crate::words::say;

/// Something over the table.
pub(super) enum Overlay {
    /// A card of ours has been turned.
    Reveal(Note),
    /// The keyboard goes to somebody else; nothing may be seen before.
    Curtain { eyes: usize },
    /// Something to read.
    List {
        title: String,
        rows: Block,
        scroll: usize,
    },
    /// Something to say to the others.
    Say(String),
    /// A question before leaving.
    Leave,
}

impl Game<'_> {
    /// Draws what lies over the table.
    pub(super) fn overlay_block(&self, wide: usize, tall: usize) -> Option<Block> {
        let words = self.words;
        let enter = format!("Enter: {}", words.t("term-key-on"));
        Some(match self.overlay.as_ref()? {
            Overlay::Reveal(note) => {
                let title = match note.tone {
                    Tone::Good => words.t("right"),
                    Tone::Bad => words.t("wrong"),
                    _ => String::new(),
                };
                panel(&title, self.reveal(note), &enter, wide, tall, 0)
            }
            Overlay::Curtain { eyes } => {
                let view = self.client.view(*eyes)?;
                let game = view.game.as_ref()?;
                let name = game.you.map(|you| seat_name(game, you, words));
                let mut rows = vec![Row::new(
                    say!(words, "term-pass-keyboard", name = name.unwrap_or_default()),
                    Tone::Strong,
                )];
                let first = self.notes.len().saturating_sub(3);
                let notes = &self.notes[first..];
                if !notes.is_empty() {
                    rows.push(Row::default());
                }
                rows.extend(
                    notes
                        .iter()
                        .map(|note| Row::new(note.text.clone(), note.tone)),
                );
                panel(&words.t("term-next-player"), rows, &enter, wide, tall, 0)
            }
            Overlay::List {
                title,
                rows,
                scroll,
            } => {
                let foot = format!("↑↓ · Esc: {}", words.t("close"));
                panel(title, rows.clone(), &foot, wide, tall, *scroll)
            }
            Overlay::Say(text) => {
                let rows = vec![Row::plain(format!("{text}▏"))];
                let foot = format!("Enter: {} · Esc: {}", words.t("send"), words.t("cancel"));
                panel(&words.t("chat-say"), rows, &foot, wide, tall, 0)
            }
            Overlay::Leave => {
                let text = match self.remote {
                    true => words.t("term-leave-remote"),
                    false => words.t("term-leave-local"),
                };
                let rows = vec![Row::plain(text)];
                let foot = format!(
                    "Enter: {} · Esc: {}",
                    words.t("term-key-leave"),
                    words.t("term-key-stay")
                );
                panel(&words.t("term-leave-title"), rows, &foot, wide, tall, 0)
            }
        })
    }

    /// What a turned card shows: its date large, where it belonged, and what its back says.
    fn reveal(&self, note: &Note) -> Block {
        let Some((_, card)) = &note.turned else {
            return vec![Row::new(note.text.clone(), note.tone)];
        };
        let mark = match note.tone {
            Tone::Good => "✔",
            Tone::Bad => "✘",
            _ => "·",
        };
        let mut rows = vec![
            Row::new(format!("{mark}  "), note.tone)
                .and(format!("*** {} ***", card.back.label), Tone::Date),
            Row::new(card.front.title.clone(), Tone::Strong),
        ];
        if let Some(game) = self.game() {
            rows.extend(games::of_view(&game.view).reveal(note, card, self.words));
        }
        rows.push(Row::default());
        rows.extend(listing::lesson(card, self.words));
        rows
    }

    pub(super) fn is_curtained(&self) -> bool {
        matches!(self.overlay, Some(Overlay::Curtain { .. }))
    }

    pub(super) fn open_list(&mut self, title: String, rows: Block) {
        self.overlay = Some(Overlay::List {
            title,
            rows,
            scroll: 0,
        });
    }
}
