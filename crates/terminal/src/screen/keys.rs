//! What the keys do at a table.

use antedate_wire::{BotLevel, Command, Driver, Line, Phase};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::Game;
use super::overlay::Overlay;
use crate::blocks::{Block, Row, Tone};
use crate::face::Left;
use crate::games::{self, GameInfo};
use crate::listing;
use crate::question::{Kind, Question};

/// The bot that a host adds from the waiting room.
const ADDED_BOT: &str = antedate_players::STAND_IN;
/// How far a page key scrolls.
const PAGE: isize = 5;

impl Game<'_> {
    /// Does what a key asks for.
    pub(crate) fn press(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.left = Some(Left::Stopped);
            return;
        }
        match self.overlay.take() {
            Some(overlay) => self.overlay = self.press_over(overlay, key.code),
            None => self.press_table(key.code),
        }
    }

    /// Does what a key asks of what lies over the table; returns what lies there then.
    fn press_over(&mut self, overlay: Overlay, key: KeyCode) -> Option<Overlay> {
        let enter = matches!(key, KeyCode::Enter | KeyCode::Char(' '));
        let escape = matches!(key, KeyCode::Esc);
        match overlay {
            Overlay::Reveal(_) if enter || escape => None,
            // Whoever goes on to something else has seen the card.
            Overlay::Reveal(_) if matches!(key, KeyCode::Char(_)) => {
                self.press_table(key);
                self.overlay.take()
            }
            Overlay::Curtain { eyes } if enter => {
                self.eyes = Some(eyes);
                self.path.clear();
                self.focus = 0;
                None
            }
            Overlay::Curtain { .. } if key == KeyCode::Char('q') => Some(Overlay::Leave),
            Overlay::List {
                title,
                rows,
                scroll,
            } => {
                let scroll = match key {
                    KeyCode::Up => scroll.saturating_sub(1),
                    KeyCode::Down => (scroll + 1).min(rows.len()),
                    KeyCode::PageUp => scroll.saturating_sub(10),
                    KeyCode::PageDown => (scroll + 10).min(rows.len()),
                    KeyCode::Home => 0,
                    KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_) => return None,
                    _ => scroll,
                };
                Some(Overlay::List {
                    title,
                    rows,
                    scroll,
                })
            }
            Overlay::Say(text) => self.write(text, key),
            Overlay::Leave if matches!(key, KeyCode::Enter | KeyCode::Char('q' | 'y')) => {
                self.left = Some(Left::Stopped);
                None
            }
            Overlay::Leave if escape || matches!(key, KeyCode::Char(_)) => None,
            other => Some(other),
        }
    }

    fn write(&mut self, mut text: String, key: KeyCode) -> Option<Overlay> {
        match key {
            KeyCode::Esc => return None,
            KeyCode::Enter => {
                if !text.trim().is_empty() {
                    self.client
                        .send(self.eyes.unwrap_or(0), Command::Say { text });
                }
                return None;
            }
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(c) => text.push(c),
            _ => {}
        }
        Some(Overlay::Say(text))
    }

    fn press_table(&mut self, key: KeyCode) {
        if let Some(question) = self.question()
            && self.press_question(&question, key)
        {
            return;
        }
        let letter = match key {
            KeyCode::Char(c) => c.to_lowercase().next(),
            KeyCode::PageUp => {
                self.scrolled -= PAGE;
                None
            }
            KeyCode::PageDown => {
                self.scrolled += PAGE;
                None
            }
            KeyCode::Up => {
                self.scrolled -= 1;
                None
            }
            KeyCode::Down => {
                self.scrolled += 1;
                None
            }
            _ => None,
        };
        if let Some(letter) = letter {
            self.press_letter(letter);
        }
    }

    fn press_letter(&mut self, letter: char) {
        let words = self.words;
        let phase = self.view().map(|view| view.phase);
        let eyes = self.eyes.unwrap_or(0);
        match (letter, phase) {
            ('q', _) if matches!(phase, Some(Phase::Playing | Phase::Lobby)) => {
                self.overlay = Some(Overlay::Leave);
            }
            ('q', _) => self.left = Some(Left::Stopped),
            ('?', _) => self.open_list(words.t("keys"), self.key_list()),
            ('c', _) if self.remote => self.overlay = Some(Overlay::Say(String::new())),
            ('l', _) => {
                let rows = self
                    .game()
                    .map(|game| games::of_view(&game.view).line(game, words));
                self.open_list(words.t(self.info().line_title), rows.unwrap_or_default());
            }
            ('h', _) => {
                let rows = self
                    .game()
                    .map(|game| games::of_view(&game.view).hands(game, words));
                self.open_list(words.t(self.info().hands_title), rows.unwrap_or_default());
            }
            ('i', _) => {
                let rows = listing::lessons(&self.turned, words);
                self.open_list(words.t("lessons"), rows);
            }
            ('r', Some(Phase::Finished)) if self.is_host() => {
                let host = self.client.host().unwrap_or(eyes);
                self.turned.clear();
                self.fresh = None;
                self.record = None;
                if self.client.is_shared() {
                    self.eyes = None;
                }
                self.client.send(host, Command::Rematch);
            }
            ('s', Some(Phase::Lobby)) if self.is_host() => {
                self.client.send(eyes, Command::Start);
            }
            ('b', Some(Phase::Lobby)) if self.is_host() => {
                let level: BotLevel = ADDED_BOT.to_owned();
                self.client.send(eyes, Command::AddBot { level });
            }
            ('k', Some(Phase::Playing)) if self.bot_holds_seat() => {
                let to = Driver::Owner;
                self.client.send(eyes, Command::HandOver { of: None, to });
            }
            _ => {}
        }
    }

    /// Does what a key asks of the question; says whether it was meant for it.
    fn press_question(&mut self, question: &Question, key: KeyCode) -> bool {
        let last = question.choices.len().saturating_sub(1);
        let up = self.step_up(question);
        match key {
            KeyCode::Left => self.focus = self.focus.saturating_sub(1),
            KeyCode::Right | KeyCode::Tab => self.focus = (self.focus + 1).min(last),
            KeyCode::Up | KeyCode::Down => {
                let step = if key == KeyCode::Up { up } else { -up };
                self.focus = self.focus.saturating_add_signed(step).min(last);
            }
            KeyCode::Home => self.focus = 0,
            KeyCode::End => self.focus = last,
            KeyCode::Enter => self.choose(question, self.focus),
            KeyCode::Esc | KeyCode::Backspace => {
                if let Some(back) = self.path.pop() {
                    self.focus = back;
                }
            }
            KeyCode::Char(digit @ '0'..='9') => {
                self.type_digit(question, digit);
                return true;
            }
            KeyCode::Char(c) => {
                let c = c.to_lowercase().next();
                let keyed = question
                    .choices
                    .iter()
                    .position(|choice| c.is_some() && choice.key == c);
                match keyed {
                    Some(at) => self.choose(question, at),
                    None => return self.press_deed(question, c),
                }
            }
            _ => return false,
        }
        self.typed.clear();
        true
    }

    /// A key of what can be done with the card in focus works before it is picked, too.
    fn press_deed(&mut self, question: &Question, key: Option<char>) -> bool {
        if question.kind != Kind::Card || key.is_none() {
            return false;
        }
        let mut path = self.path.clone();
        path.push(self.focus);
        let Some(game) = self.game() else {
            return false;
        };
        let Some(next) = crate::question::question(game, &path, self.words) else {
            return false;
        };
        let Some(at) = next.choices.iter().position(|choice| choice.key == key) else {
            return false;
        };
        self.path = path;
        self.choose(&next, at);
        true
    }

    /// How far the key for upwards moves the focus.
    fn step_up(&self, question: &Question) -> isize {
        let vertical = self
            .view()
            .is_some_and(|view| view.line == Some(Line::Vertical));
        match question.kind {
            // A line that runs upwards has its later gaps above.
            Kind::Gap { .. } if vertical => 1,
            Kind::Gap { .. } => -4,
            _ => -1,
        }
    }

    fn type_digit(&mut self, question: &Question, digit: char) {
        let fits = |text: &str| {
            let number = text.parse::<usize>().ok()?;
            (1..=question.choices.len())
                .contains(&number)
                .then_some(number)
        };
        let longer = format!("{}{digit}", self.typed);
        let text = if fits(&longer).is_some() {
            longer
        } else {
            digit.to_string()
        };
        let Some(number) = fits(&text) else {
            self.typed.clear();
            return;
        };
        self.typed = text;
        self.focus = number - 1;
        // What can be taken back is picked at once; an action waits for Enter.
        if question.choices[self.focus].action.is_none() && question.choices.len() < 10 {
            self.choose(question, self.focus);
        }
    }

    fn choose(&mut self, question: &Question, at: usize) {
        self.typed.clear();
        let Some(choice) = question.choices.get(at) else {
            return;
        };
        match choice.action {
            Some(action) => {
                self.path.clear();
                self.focus = 0;
                self.client.act(self.eyes.unwrap_or(0), action);
            }
            None => {
                self.path.push(at);
                // A new gap is looked for from the middle of the line.
                let next = self.question();
                let gaps = next.filter(|next| matches!(next.kind, Kind::Gap { .. }));
                self.focus = gaps.map_or(0, |next| next.choices.len() / 2);
            }
        }
    }

    /// Returns what there is to know of the game that is played.
    fn info(&self) -> &'static GameInfo {
        let playing = self.view().filter(|view| view.game.is_some());
        playing.map_or(games::ALL[0], |view| games::info(view.rules))
    }

    /// Lists the keys that do something in this game.
    fn key_list(&self) -> Block {
        let words = self.words;
        let mut keys = vec![
            ("1–9", "term-key-choose"),
            ("← → ↑ ↓ Home End", "term-key-move"),
            ("Enter", "term-key-ok"),
            ("Esc", "term-key-back"),
        ];
        keys.extend(self.info().keys);
        keys.extend([
            ("L", self.info().line_title),
            ("H", self.info().hands_title),
            ("I", "lessons"),
        ]);
        if self.remote {
            keys.push(("C", "chat"));
        }
        keys.extend([
            ("PgUp PgDn", "term-key-scroll"),
            ("Q, Ctrl-C", "term-key-leave"),
        ]);
        let row = |(key, id): (&str, &str)| {
            Row::new(format!("{key:<18}"), Tone::Choice).and(words.t(id), Tone::Plain)
        };
        keys.into_iter().map(row).collect()
    }
}
