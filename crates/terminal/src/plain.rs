//! The plain face: lines out, lines in. For pipes, for screen readers, for slow links.

use std::collections::VecDeque;
use std::io::{BufRead, IsTerminal, Write};
use std::sync::mpsc::{Receiver, Sender, channel};

use antedate_wire::{Command, Phase, Turned};

use crate::blocks::Row;
use crate::client::{Client, ClientEvent, seat_name};
use crate::face::{Answered, Face, FaceEvent, Left, Menu, Stopped, Table, report_to};
use crate::games;
use crate::link::Report;
use crate::listing;
use crate::news;
use crate::question::{Kind, question};
use crate::words::{Words, say};

/// Standard input and output, with a thread that reads lines.
pub(crate) struct Plain {
    sender: Sender<FaceEvent>,
    receiver: Receiver<FaceEvent>,
    /// Lines that came before they were asked for: a pipe is read ahead.
    lines: VecDeque<String>,
    ended: bool,
    /// Whether somebody types, so that a word in between is meant for now.
    typed: bool,
    n_tables: u32,
}

impl Plain {
    pub(crate) fn open() -> Plain {
        let (sender, receiver) = channel();
        let lines = sender.clone();
        std::thread::spawn(move || {
            for line in std::io::stdin().lock().lines() {
                let Ok(line) = line else { break };
                if lines.send(FaceEvent::Line(Some(line))).is_err() {
                    return;
                }
            }
            let _ = lines.send(FaceEvent::Line(None));
        });
        crate::face::watch_signals(sender.clone());
        Plain {
            sender,
            receiver,
            lines: VecDeque::new(),
            ended: false,
            typed: std::io::stdin().is_terminal(),
            n_tables: 0,
        }
    }

    /// Waits for a line, keeping nothing else: used where no table is open.
    fn line(&mut self) -> Result<String, Stopped> {
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Ok(line.trim().to_owned());
            }
            if self.ended {
                return Err(Stopped);
            }
            match self.receiver.recv() {
                Ok(FaceEvent::Line(Some(line))) => self.lines.push_back(line),
                Ok(FaceEvent::Line(None)) => self.ended = true,
                Ok(FaceEvent::Stop) | Err(_) => return Err(Stopped),
                Ok(_) => {}
            }
        }
    }
}

/// Prints a line at once.
pub(crate) fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    // Whoever reads may have gone; then the end of the input follows.
    let _ = writeln!(out, "{text}");
    let _ = out.flush();
}

fn print_rows(rows: &[Row]) {
    for row in rows {
        // A row drawn in columns may end in spaces, which some readers speak.
        print(row.text().trim_end());
    }
}

impl Face for Plain {
    fn choose(&mut self, words: &Words, menu: &Menu<'_>) -> Answered<usize> {
        let Menu { title, options, .. } = menu;
        loop {
            print(title);
            for (at, option) in options.iter().enumerate() {
                print(&format!("{:>3}  {option}", at + 1));
            }
            print(&say!(words, "term-type-number", n = options.len()));
            let line = self.line()?;
            if line.eq_ignore_ascii_case("q") {
                return Err(Stopped);
            }
            if line.eq_ignore_ascii_case("b") {
                return Ok(None);
            }
            if line == "?" {
                print(&words.t("term-plain-menu-help"));
                continue;
            }
            match line.parse::<usize>() {
                Ok(number) if (1..=options.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => print(&say!(words, "term-not-understood", text = line)),
            }
        }
    }

    fn ask(&mut self, _words: &Words, title: &str, proposed: &str) -> Answered<String> {
        match proposed {
            "" => print(title),
            _ => print(&format!("{title} [{proposed}]")),
        }
        let line = self.line()?;
        Ok(Some(match line.is_empty() {
            true => proposed.to_owned(),
            false => line,
        }))
    }

    fn say(&mut self, _words: &Words, text: &str) -> Answered<()> {
        print(text);
        Ok(Some(()))
    }

    fn report(&mut self) -> Report {
        self.n_tables += 1;
        report_to(&self.sender, self.n_tables)
    }

    fn play(&mut self, words: &Words, table: Table) -> std::io::Result<Left> {
        let mut game = PlainGame {
            words,
            client: table.client,
            turned: Vec::new(),
            path: Vec::new(),
            eyes: None,
            shown: None,
            prompted: None,
            left: None,
        };
        loop {
            game.prompt();
            if let Some(line) = self.lines.front()
                && (game.takes(line) || is_meant_for_now(line, self.typed))
            {
                let line = self.lines.pop_front().unwrap_or_default();
                game.obey(line.trim());
            } else if self.ended && self.lines.is_empty() && game.prompted.is_some() {
                game.left = Some(Left::Stopped);
            } else {
                match self.receiver.recv() {
                    Ok(FaceEvent::LinkEvent(number, heard)) if number == self.n_tables => {
                        if let Some(told) = game.client.hear(heard) {
                            game.tell(told);
                        }
                    }
                    Ok(FaceEvent::Line(Some(line))) => self.lines.push_back(line),
                    Ok(FaceEvent::Line(None)) => self.ended = true,
                    Ok(FaceEvent::Stop) | Err(_) => game.left = Some(Left::Stopped),
                    Ok(_) => {}
                }
            }
            if let Some(left) = game.left.take() {
                return Ok(left);
            }
        }
    }
}

/// A word that somebody types while others play is meant for now; of a pipe nothing is.
fn is_meant_for_now(line: &str, typed: bool) -> bool {
    typed && line.trim().parse::<usize>().is_err()
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prompted {
    /// To answer the question of the game.
    Question,
    /// To take the keyboard before a secret is shown.
    Curtain(usize),
    /// What to do at a table where no game runs.
    Idle,
}

/// A table being played line by line.
struct PlainGame<'a> {
    words: &'a Words,
    client: Client,
    turned: Vec<Turned>,
    path: Vec<usize>,
    eyes: Option<usize>,
    /// The number of the last entry after which the table was told.
    shown: Option<(u64, usize)>,
    prompted: Option<Prompted>,
    left: Option<Left>,
}

impl PlainGame<'_> {
    fn tell(&mut self, told: ClientEvent) {
        let words = self.words;
        match told {
            ClientEvent::Event(event) => {
                let Some(view) = self.client.view(0) else {
                    return;
                };
                for note in news::tell(view, &event, words) {
                    print(&note.text);
                    if let Some((_, card)) = note.turned {
                        self.turned.push(card);
                    }
                }
                self.prompted = self.prompted.filter(|_| self.client.asked().is_some());
            }
            ClientEvent::Anew => {
                self.path.clear();
                self.prompted = None;
            }
            ClientEvent::Refused(error) => {
                print(&words.error(&error));
                self.path.clear();
                self.prompted = None;
            }
            ClientEvent::Trouble(error) => print(&words.error(&error)),
            ClientEvent::Lost => print(&words.t("link-reconnecting")),
            ClientEvent::Back => print(&words.t("link-back")),
            ClientEvent::Record(path) => {
                print(&say!(
                    words,
                    "term-record",
                    path = path.display().to_string()
                ));
            }
            ClientEvent::Closed(error) => self.left = Some(Left::Refused(words.error(&error))),
        }
    }

    /// Says whether a line answers what was asked. In the waiting room a number is kept:
    /// of a pipe it is meant for the game.
    fn takes(&self, line: &str) -> bool {
        let waits = self
            .client
            .view(0)
            .is_some_and(|view| view.phase == Phase::Lobby);
        let number = line
            .split_whitespace()
            .next()
            .is_some_and(|word| word.parse::<usize>().is_ok());
        self.prompted.is_some() && !(waits && number)
    }

    /// Asks what there is to ask, once.
    fn prompt(&mut self) {
        if self.prompted.is_some() {
            return;
        }
        match self.client.asked() {
            Some(eyes) => self.prompt_player(eyes),
            None => self.prompt_idle(),
        }
    }

    fn prompt_player(&mut self, eyes: usize) {
        let words = self.words;
        let Some(view) = self.client.view(eyes) else {
            return;
        };
        let Some(game) = &view.game else { return };
        let name = game
            .you
            .map(|you| seat_name(game, you, words))
            .unwrap_or_default();
        let ui = games::of_view(&game.view);
        if self.client.is_shared() && self.eyes != Some(eyes) {
            print("");
            print(&say!(words, "term-pass-keyboard", name = name));
            if ui.is_secret() {
                print(&words.t("term-press-enter"));
                self.prompted = Some(Prompted::Curtain(eyes));
                return;
            }
        }
        self.eyes = Some(eyes);
        if self.shown != Some((view.seq, eyes)) {
            print("");
            print_rows(&ui.table(game, words));
            self.shown = Some((view.seq, eyes));
        }
        let Some(question) = question(game, &self.path, words) else {
            self.path.clear();
            return;
        };
        // The gaps stand in the line, which has just been told.
        if !matches!(question.kind, Kind::Gap { .. }) {
            for (at, choice) in question.choices.iter().enumerate() {
                print(&format!("{:>3}  {}", at + 1, choice.label));
                let seat = game.you.map_or(0, usize::from);
                let (kind, place) = (question.kind, choice.place);
                print_rows(&ui.choice_details(seat, kind, place, words));
            }
        }
        let n = question.choices.len();
        print(&format!(
            "{}: {} {}",
            words.t("your-turn"),
            question.prompt,
            say!(words, "term-type-number", n = n)
        ));
        self.prompted = Some(Prompted::Question);
    }

    fn prompt_idle(&mut self) {
        let words = self.words;
        let Some(view) = self.client.view(0) else {
            return;
        };
        match view.phase {
            Phase::Lobby => {
                print(&words.t("waiting-room"));
                print_rows(&listing::players(view, words));
                let hint = match view.host.is_some() && view.host == view.you {
                    true => words.t("term-you-start"),
                    false => words.t("waiting-for-host"),
                };
                print(&hint);
                self.prompted = Some(Prompted::Idle);
            }
            Phase::Finished => {
                let Some(game) = &view.game else { return };
                let ours = self.client.our_seats();
                print("");
                print_rows(&games::of_view(&game.view).result(game, &ours, words));
                print(&words.t("term-after-game"));
                self.prompted = Some(Prompted::Idle);
            }
            Phase::Closed => self.left = Some(Left::Refused(words.t("table-closed"))),
            Phase::Playing => {}
        }
    }

    fn obey(&mut self, line: &str) {
        let words = self.words;
        let prompted = self.prompted.take();
        if let Some(Prompted::Curtain(eyes)) = prompted {
            self.eyes = Some(eyes);
            self.path.clear();
            return;
        }
        let eyes = self.eyes.unwrap_or(0);
        let game = self.client.view(eyes).and_then(|view| view.game.as_ref());
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_lowercase().as_str() {
            "q" => self.left = Some(Left::Stopped),
            "?" => print(&words.t("term-plain-help")),
            "l" => print_rows(
                &game
                    .map(|game| games::of_view(&game.view).line(game, words))
                    .unwrap_or_default(),
            ),
            "h" => print_rows(
                &game
                    .map(|game| games::of_view(&game.view).hands(game, words))
                    .unwrap_or_default(),
            ),
            "i" => print_rows(&listing::lessons(&self.turned, words)),
            "b" if prompted == Some(Prompted::Idle) => self.add_bot(eyes),
            "b" => {
                self.path.pop();
            }
            "say" if !rest.is_empty() => {
                let text = rest.to_owned();
                self.client.send(eyes, Command::Say { text });
            }
            "s" if prompted == Some(Prompted::Idle) => {
                self.client.send(eyes, Command::Start);
            }
            "r" if prompted == Some(Prompted::Idle) => {
                self.turned.clear();
                let host = self.client.host().unwrap_or(eyes);
                self.client.send(host, Command::Rematch);
                // The answer or the new game ends the waiting.
                self.prompted = prompted;
            }
            "" => {}
            _ => match prompted {
                Some(Prompted::Question) => self.answer(line, eyes),
                _ => print(&say!(words, "term-not-understood", text = line)),
            },
        }
    }

    /// Seats a bot before the game; between games the table says whether it may.
    fn add_bot(&mut self, eyes: usize) {
        let level = antedate_players::STAND_IN.to_owned();
        self.client.send(eyes, Command::AddBot { level });
    }

    /// Takes one or more numbers as choices: `2 5` is the second card into the fifth gap.
    fn answer(&mut self, line: &str, eyes: usize) {
        for word in line.split_whitespace() {
            let game = self.client.view(eyes).and_then(|view| view.game.as_ref());
            let Some(asked) = game.and_then(|game| question(game, &self.path, self.words)) else {
                return;
            };
            let number = word.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
            let keyed = asked.choices.iter().position(|choice| {
                choice
                    .key
                    .is_some_and(|key| word.eq_ignore_ascii_case(&key.to_string()))
            });
            let Some((at, choice)) = number
                .or(keyed)
                .and_then(|at| Some((at, asked.choices.get(at)?)))
            else {
                print(&say!(self.words, "term-not-understood", text = word));
                return;
            };
            match choice.action {
                Some(action) => {
                    self.path.clear();
                    self.client.act(eyes, action);
                    return;
                }
                None => self.path.push(at),
            }
        }
    }
}
