//! The full-screen face: a table drawn and played with the keyboard.

mod compose;
mod keys;
mod menu;
mod overlay;
#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use antedate_wire::{CardNumber, RunningGame, TableView, Turned};
use crossterm::event::{Event as Input, KeyEventKind};
use ratatui::DefaultTerminal;

use crate::client::{Client, ClientEvent};
use crate::face::{Answered, Face, FaceEvent, Left, Menu, Table, report_to};
use crate::games;
use crate::link::Report;
use crate::news::{self, Note};
use crate::paint::{has_colour, paint, paint_over};
use crate::question::{Question, question};
use crate::words::Words;

use overlay::Overlay;

/// The smallest screen that a table fits on.
pub(crate) const SMALLEST: (u16, u16) = (60, 20);
/// How many notes are kept for reading back.
const MAX_NOTES: usize = 200;

/// The terminal, with a thread that reads its keys.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
    sender: Sender<FaceEvent>,
    receiver: Receiver<FaceEvent>,
    colour: bool,
    /// Counts the tables opened, so that the last words of one are not heard at the next.
    n_tables: u32,
}

impl Screen {
    /// Takes over the terminal.
    pub(crate) fn open() -> std::io::Result<Screen> {
        let terminal = ratatui::try_init()?;
        let (sender, receiver) = channel();
        let keys = sender.clone();
        std::thread::spawn(move || {
            while let Ok(input) = crossterm::event::read() {
                if keys.send(FaceEvent::Input(input)).is_err() {
                    break;
                }
            }
            // Without a keyboard nobody can play on; every move is saved.
            let _ = keys.send(FaceEvent::Stop);
        });
        crate::face::watch_signals(sender.clone());
        Ok(Screen {
            terminal,
            sender,
            receiver,
            colour: has_colour(),
            n_tables: 0,
        })
    }

    /// Returns the next thing that happens; `None` when `wait` has passed.
    fn next(&self, wait: Option<Duration>) -> Option<FaceEvent> {
        match wait {
            None => self.receiver.recv().ok(),
            Some(wait) => match self.receiver.recv_timeout(wait) {
                Ok(happening) => Some(happening),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(FaceEvent::Stop),
            },
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

impl Face for Screen {
    fn choose(&mut self, words: &Words, menu: &Menu<'_>) -> Answered<usize> {
        menu::choose(self, words, menu)
    }

    fn ask(&mut self, words: &Words, title: &str, proposed: &str) -> Answered<String> {
        menu::ask(self, words, title, proposed)
    }

    fn say(&mut self, words: &Words, text: &str) -> Answered<()> {
        menu::say(self, words, text)
    }

    fn report(&mut self) -> Report {
        self.n_tables += 1;
        report_to(&self.sender, self.n_tables)
    }

    fn play(&mut self, words: &Words, table: Table) -> std::io::Result<Left> {
        let mut game = Game::new(words, table.client, table.remote);
        loop {
            game.settle();
            self.draw(&game)?;
            let wait = game
                .view()
                .is_some_and(has_deadline)
                .then_some(Duration::from_secs(1));
            let Some(happening) = self.next(wait) else {
                continue;
            };
            match happening {
                FaceEvent::LinkEvent(number, heard) if number == self.n_tables => {
                    if let Some(told) = game.client.hear(heard) {
                        game.tell(told);
                    }
                }
                FaceEvent::Input(Input::Key(key)) if key.kind != KeyEventKind::Release => {
                    game.press(key);
                }
                FaceEvent::Stop => game.left = Some(Left::Stopped),
                _ => {}
            }
            if let Some(left) = game.left.take() {
                return Ok(left);
            }
        }
    }
}

impl Screen {
    fn draw(&mut self, game: &Game<'_>) -> std::io::Result<()> {
        let colour = self.colour;
        self.terminal.draw(|frame| {
            let size = frame.area();
            let (wide, tall) = (usize::from(size.width), usize::from(size.height));
            if size.width < SMALLEST.0 || size.height < SMALLEST.1 {
                paint(frame, &compose::too_small(game.words, wide, tall), colour);
                return;
            }
            paint(frame, &game.compose(wide, tall), colour);
            if let Some(over) = game.overlay_block(wide, tall) {
                paint_over(frame, &over, colour);
            }
        })?;
        Ok(())
    }
}

fn has_deadline(view: &TableView) -> bool {
    view.game.as_ref().is_some_and(|game| !game.due.is_empty())
}

/// A table being played at this keyboard.
pub(crate) struct Game<'a> {
    words: &'a Words,
    client: Client,
    /// Whether others are elsewhere, so that one can talk to them.
    remote: bool,
    notes: Vec<Note>,
    /// All cards turned so far, for reading what their backs say.
    turned: Vec<Turned>,
    fresh: Option<CardNumber>,
    /// The choices made so far in the question being asked.
    path: Vec<usize>,
    focus: usize,
    typed: String,
    overlay: Option<Overlay>,
    /// Whose eyes look at the screen, once they have taken the keyboard.
    eyes: Option<usize>,
    /// How far the middle was scrolled by hand.
    scrolled: isize,
    record: Option<PathBuf>,
    left: Option<Left>,
}

impl<'a> Game<'a> {
    pub(crate) fn new(words: &'a Words, client: Client, remote: bool) -> Game<'a> {
        let eyes = (!client.is_shared()).then_some(0);
        Game {
            words,
            client,
            remote,
            notes: Vec::new(),
            turned: Vec::new(),
            fresh: None,
            path: Vec::new(),
            focus: 0,
            typed: String::new(),
            overlay: None,
            eyes,
            scrolled: 0,
            record: None,
            left: None,
        }
    }

    /// Returns what whoever is at the keyboard sees.
    fn view(&self) -> Option<&TableView> {
        self.client.view(self.eyes.unwrap_or(0))
    }

    fn game(&self) -> Option<&RunningGame> {
        self.view()?.game.as_ref()
    }

    /// Returns what is asked now, if it is this person whom the game waits for.
    fn question(&self) -> Option<Question> {
        let eyes = self.client.asked()?;
        if self.eyes != Some(eyes) {
            return None;
        }
        question(self.game()?, &self.path, self.words)
    }

    /// Brings the keyboard's state in line with the table's.
    fn settle(&mut self) {
        if self.overlay.is_none()
            && let Some(asked) = self.client.asked()
            && self.eyes != Some(asked)
        {
            self.overlay = Some(Overlay::Curtain { eyes: asked });
        }
        if !self.path.is_empty() && self.question().is_none() && self.client.asked().is_some() {
            self.path.clear();
            self.focus = 0;
        }
        let n_choices = self.question().map_or(0, |question| question.choices.len());
        self.focus = self.focus.min(n_choices.saturating_sub(1));
    }

    /// Takes in what there is to tell.
    pub(crate) fn tell(&mut self, told: ClientEvent) {
        let words = self.words;
        match told {
            ClientEvent::Event(event) => {
                let Some(view) = self.client.view(0) else {
                    return;
                };
                let notes = news::tell(view, &event, words);
                self.scrolled = 0;
                for note in notes {
                    self.take_note(note);
                }
            }
            ClientEvent::Refused(error) | ClientEvent::Trouble(error) => {
                self.note(words.error(&error), crate::blocks::Tone::Bad);
            }
            ClientEvent::Anew | ClientEvent::Lost => {}
            ClientEvent::Back => self.note(words.t("link-back"), crate::blocks::Tone::Good),
            ClientEvent::Record(path) => self.record = Some(path),
            ClientEvent::Closed(error) => {
                self.left = Some(Left::Refused(words.error(&error)));
            }
        }
    }

    fn note(&mut self, text: String, tone: crate::blocks::Tone) {
        self.take_note(Note::new(text, tone));
    }

    fn take_note(&mut self, note: Note) {
        if let Some((seat, card)) = &note.turned {
            self.fresh = Some(card.card);
            self.turned.push(card.clone());
            if self.client.our_seats().contains(seat) && self.reveals() {
                self.overlay = Some(Overlay::Reveal(note.clone()));
            }
        }
        self.notes.push(note);
        let n_over = self.notes.len().saturating_sub(MAX_NOTES);
        self.notes.drain(..n_over);
    }

    /// Whether a turned card is shown large, for its date was not known before.
    fn reveals(&self) -> bool {
        let view = self.client.view(0);
        view.is_none_or(|view| games::info(view.rules).reveals)
    }
}
