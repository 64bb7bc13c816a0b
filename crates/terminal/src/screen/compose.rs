//! The whole screen from its parts: what must be seen has its place, the rest scrolls.

use std::time::{SystemTime, UNIX_EPOCH};

use antedate_wire::{Driver, Phase};

use super::{Game, SMALLEST};
use crate::blocks::{Block, Row, Tone, flow, paragraph, shortened};
use crate::board::{self, BoardInput};
use crate::client::Connection;
use crate::games;
use crate::news::Note;
use crate::words::{Words, say};

impl Game<'_> {
    /// Draws the screen in rows, never more than `tall` and never wider than `wide`.
    pub(crate) fn compose(&self, wide: usize, tall: usize) -> Block {
        let Some(view) = self.view() else {
            return self.waiting(wide);
        };
        // Behind a curtain lies nothing: whoever looks may not be whoever has played.
        if self.client.is_shared() && (self.eyes.is_none() || self.is_curtained()) {
            return vec![board::bar(view, self.words, wide)];
        }
        let Some(game) = self.game() else {
            return self.compose_lobby(wide, tall);
        };
        let question = self.question();
        let look = BoardInput {
            view,
            game,
            question: question.as_ref(),
            focus: self.focus,
            fresh: self.fresh,
            width: wide,
            words: self.words,
            roomy: wide >= 100 && tall >= 34,
        };
        let mut head = vec![board::bar(view, self.words, wide)];
        head.extend(board::players(&look));
        let mut foot = Block::new();
        if view.phase == Phase::Playing {
            foot.extend(window(games::of_view(&game.view).below(&look), tall / 2, None, 0).0);
            foot.extend(self.deadline(&look));
            foot.extend(board::prompt(&look));
        } else {
            foot.extend(self.result(wide));
        }
        let help = self.help(wide);
        let room = tall.saturating_sub(head.len() + foot.len() + help.len() + 1);
        let n_notes = match look.roomy {
            true => 5,
            false => games::info(view.rules).n_notes,
        };
        let news = self.news(wide, n_notes, room.saturating_sub(7).max(1));
        let room = room.saturating_sub(news.len());
        let body = games::of_view(&game.view).body(&look);
        let (middle, above, below) = window(body.rows, room, body.keep, self.scrolled);
        let mut rows = head;
        let missing = room.saturating_sub(middle.len());
        rows.extend(middle);
        rows.extend(std::iter::repeat_n(Row::default(), missing));
        rows.push(divider(above, below, wide));
        rows.extend(foot);
        rows.extend(news);
        rows.truncate(tall.saturating_sub(help.len()));
        rows.extend(help);
        rows
    }

    fn waiting(&self, wide: usize) -> Block {
        let mut text = self.words.t("loading");
        if self.client.connection() == Connection::Lost {
            text = self.words.t("link-reconnecting");
        }
        paragraph(&text, wide, Tone::Strong)
    }

    fn compose_lobby(&self, wide: usize, tall: usize) -> Block {
        let Some(view) = self.view() else {
            return Block::new();
        };
        let mut rows = vec![board::bar(view, self.words, wide)];
        rows.extend(board::lobby(view, self.words, wide));
        let help = self.help(wide);
        let news = self.news(wide, 5, 6);
        rows.truncate(tall.saturating_sub(help.len() + news.len()));
        let missing = tall.saturating_sub(rows.len() + help.len() + news.len());
        rows.extend(std::iter::repeat_n(Row::default(), missing));
        rows.extend(news);
        rows.extend(help);
        rows
    }

    /// The last things that happened, the newest last; a banner when something is wrong.
    fn news(&self, wide: usize, n_notes: usize, most: usize) -> Block {
        let first = self.notes.len().saturating_sub(n_notes);
        let mut told: Vec<Block> = self.notes[first..]
            .iter()
            .map(|note| note_rows(note, wide))
            .collect();
        let mut banners = Block::new();
        if self.client.connection() == Connection::Lost {
            let text = self.words.t("link-reconnecting");
            banners.extend(paragraph(&text, wide, Tone::Warn));
        }
        if self.bot_holds_seat() {
            let text = format!(
                "{} [k] {}",
                self.words.t("bot-holds"),
                self.words.t("take-back")
            );
            banners.extend(paragraph(&text, wide, Tone::Warn));
        }
        let room = most.saturating_sub(banners.len());
        // Older notes go first, and a note that is too long loses its end, not its beginning.
        while told.len() > 1 && told.iter().map(Vec::len).sum::<usize>() > room {
            told.remove(0);
        }
        let mut rows: Block = told.concat();
        if rows.len() > room {
            rows.truncate(room);
            if let Some(last) = rows.last_mut() {
                let wider = std::mem::take(last).and(" …  ", Tone::Dim);
                *last = shortened(wider, wide);
            }
        }
        rows.extend(banners);
        rows
    }

    pub(super) fn bot_holds_seat(&self) -> bool {
        let Some(game) = self.game() else {
            return false;
        };
        let seat = game.you.and_then(|you| game.seats.get(usize::from(you)));
        let playing = self.view().is_some_and(|view| view.phase == Phase::Playing);
        playing && seat.is_some_and(|seat| seat.driver != Driver::Owner)
    }

    /// How long the player has, when there is a clock.
    fn deadline(&self, look: &BoardInput<'_>) -> Block {
        let due = look.game.due.iter();
        let mine = due.into_iter().find(|due| Some(due.seat) == look.game.you);
        let Some(due) = mine else {
            return Block::new();
        };
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_millis());
        let left = (due.at - i64::try_from(now).unwrap_or(0)).max(0) / 1000;
        let text = say!(
            self.words,
            "term-time-left",
            time = format!("{}:{:02}", left / 60, left % 60)
        );
        vec![Row::new(
            text,
            if left < 10 { Tone::Bad } else { Tone::Warn },
        )]
    }

    /// How the game ended, and what can be done now.
    fn result(&self, wide: usize) -> Block {
        let Some(game) = self.game() else {
            return Block::new();
        };
        let mut rows = Block::new();
        for row in games::of_view(&game.view).result(game, &self.client.our_seats(), self.words) {
            rows.extend(board::broken(row, wide.saturating_sub(1)));
        }
        if let Some(path) = &self.record {
            let text = say!(self.words, "term-record", path = path.display().to_string());
            rows.extend(paragraph(&text, wide.saturating_sub(1), Tone::Dim));
        }
        rows
    }

    /// The keys that do something now.
    pub(super) fn help(&self, wide: usize) -> Block {
        let words = self.words;
        let mut keys: Vec<(&str, &str)> = Vec::new();
        let phase = self.view().map(|view| view.phase);
        match phase {
            Some(Phase::Playing) => {
                if self.question().is_some() {
                    keys.push(("1–9 ←→", "term-key-choose"));
                    keys.push(("Enter", "term-key-ok"));
                    if !self.path.is_empty() {
                        keys.push(("Esc", "term-key-back"));
                    }
                }
                keys.push(("L", "term-key-line"));
                keys.push(("H", "term-key-hands"));
                keys.push(("I", "term-key-lessons"));
            }
            Some(Phase::Lobby) if self.is_host() => {
                keys.push(("S", "start"));
                keys.push(("B", "add-bot"));
            }
            Some(Phase::Finished) => {
                if self.is_host() {
                    keys.push(("R", "rematch"));
                }
                keys.push(("L", "term-key-line"));
                keys.push(("I", "term-key-lessons"));
            }
            _ => {}
        }
        if self.remote && phase.is_some() {
            keys.push(("C", "term-key-chat"));
        }
        keys.push(("?", "term-key-keys"));
        keys.push(("Q", "term-key-leave"));
        let shown = keys.into_iter().map(|(key, id)| {
            Row::new(format!(" {key}"), Tone::Choice).and(format!(" {}", words.t(id)), Tone::Plain)
        });
        flow(shown.collect(), " ", wide)
    }

    pub(super) fn is_host(&self) -> bool {
        self.client.host().is_some()
    }
}

/// A note with a mark before it, as wide as the screen.
fn note_rows(note: &Note, wide: usize) -> Block {
    let mark = match note.tone {
        Tone::Good => "✔ ",
        Tone::Bad => "✘ ",
        _ => "· ",
    };
    let lines = paragraph(&note.text, wide.saturating_sub(3), note.tone);
    let row = |(n, line): (usize, Row)| {
        let mut row = Row::new(if n == 0 { mark } else { "  " }, note.tone);
        row.append(line);
        row
    };
    lines.into_iter().enumerate().map(row).collect()
}

/// Says that the terminal is too small, in whatever room there is.
pub(super) fn too_small(words: &Words, wide: usize, tall: usize) -> Block {
    let text = say!(
        words,
        "term-too-small",
        wide = wide,
        tall = tall,
        wantWide = SMALLEST.0,
        wantTall = SMALLEST.1
    );
    let mut rows = paragraph(&text, wide, Tone::Warn);
    rows.truncate(tall);
    rows
}

/// The part of some rows that fits: around what must be kept in sight, moved by hand.
/// Says also how many rows are hidden above and below.
pub(crate) fn window(
    rows: Block,
    room: usize,
    keep: Option<(usize, usize)>,
    scrolled: isize,
) -> (Block, usize, usize) {
    if rows.len() <= room {
        return (rows, 0, 0);
    }
    let last = rows.len() - room;
    let first = match keep {
        Some((from, to)) if to > room => {
            // Something of what lies before, where it fits.
            let spare = room.saturating_sub(to - from) / 2;
            (to + spare).saturating_sub(room).min(from)
        }
        _ => 0,
    };
    let first = first.saturating_add_signed(scrolled).min(last);
    let n_below = last - first;
    let shown = rows.into_iter().skip(first).take(room).collect();
    (shown, first, n_below)
}

fn divider(above: usize, below: usize, wide: usize) -> Row {
    let mut label = String::new();
    if above > 0 {
        label += &format!(" ↑{above}");
    }
    if below > 0 {
        label += &format!(" ↓{below}");
    }
    if !label.is_empty() {
        label += " PgUp/PgDn ";
    }
    let left = wide.saturating_sub(crate::blocks::width(&label) + 2);
    Row::new("─".repeat(left), Tone::Dim)
        .and(label, Tone::Choice)
        .and("──", Tone::Dim)
}

/// How wide the rows of a panel may be.
pub(super) fn panel_width(wide: usize) -> usize {
    wide.saturating_sub(8).min(76)
}

/// How many rows a panel shows at once.
pub(super) fn panel_height(tall: usize) -> usize {
    tall.saturating_sub(6).max(3)
}

/// Breaks a row; what goes on below one that is set in is set in a little more.
fn hanging(row: Row, to: usize) -> Block {
    let text = row.text();
    let own = text.len() - text.trim_start_matches(' ').len();
    let mut rows = board::broken(row, to);
    if own == 0 || rows.len() == 1 {
        return rows;
    }
    // The rest is broken anew for the room that is left to it.
    let deep = (own + 2).min(to / 2);
    let mut rest = Row::default();
    for row in rows.drain(1..) {
        rest.append(row);
        rest.push(" ", Tone::Plain);
    }
    rows.extend(board::broken(rest, to - deep).into_iter().map(|row| {
        let mut set_in = Row::plain(" ".repeat(deep));
        set_in.append(row);
        set_in
    }));
    rows
}

/// Centres and boxes rows, for what lies over the table; longer ones scroll.
pub(super) fn panel(
    title: &str,
    rows: Block,
    foot: &str,
    wide: usize,
    tall: usize,
    scroll: usize,
) -> Block {
    let inner = panel_width(wide);
    let mut broken: Block = rows
        .into_iter()
        .flat_map(|row| hanging(row, inner))
        .collect();
    let room = panel_height(tall);
    if broken.len() > room {
        let first = scroll.min(broken.len() - room);
        broken = broken.into_iter().skip(first).take(room).collect();
    }
    let inside: Block = std::iter::once(Row::default())
        .chain(broken)
        .chain([Row::default()])
        .map(|row| {
            let mut indented = Row::plain(" ");
            indented.append(row);
            indented
        })
        .collect();
    crate::blocks::boxed(crate::blocks::Frame {
        width: inner + 4,
        top: Row::new(format!(" {title} "), Tone::Strong),
        bottom: Row::new(format!(" {foot} "), Tone::Choice),
        tone: Tone::Choice,
        double: true,
        rows: &inside,
    })
}
