//! Checks transcripts: plays each game again by the rules and compares every line.

mod clauses;
mod header;

use std::collections::VecDeque;
use std::fmt;
use std::io::BufRead;

use serde_json::{Map, Value};

use crate::AnyGame;
use crate::lines::{Header, Line};
use crate::reader::{Lines, ReadError};
pub use crate::recorder::Happened;
pub(crate) use header::{
    cards_of, check_shuffle, compare_order, edition_of, find_card, first_of, refused,
};

/// The first thing found wrong with a transcript.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line it was found in, from 1.
    pub line: usize,
    /// The clause of the rules, or the section of the transcript format, it breaks.
    pub clause: &'static str,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}: {}", self.line, self.clause, self.reason)
    }
}

impl std::error::Error for Fault {}

/// What is wrong, before it is known in which line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The clause it breaks.
    pub clause: &'static str,
    /// What is wrong.
    pub reason: String,
}

impl Wrong {
    pub(crate) fn new(clause: &'static str, reason: impl Into<String>) -> Wrong {
        Wrong {
            clause,
            reason: reason.into(),
        }
    }

    /// Something that no clause of the rules speaks of, only the format.
    pub(crate) fn format(reason: impl Into<String>) -> Wrong {
        Wrong::new("format", reason)
    }

    pub(crate) fn not_a_header(error: serde_json::Error) -> Wrong {
        Wrong::format(format!("the header is not as it should be: {error}"))
    }

    /// A line that no action of the game makes.
    pub(crate) fn out_of_place(line: &Line) -> Wrong {
        Wrong::format(format!("a `{}` line cannot come here", line.kind()))
    }

    fn at(self, line: usize) -> Fault {
        Fault {
            line,
            clause: self.clause,
            reason: self.reason,
        }
    }
}

/// Checks every game of a file and returns how many there are.
///
/// # Errors
/// The first fault found.
pub fn verify(input: impl BufRead) -> Result<usize, Fault> {
    let mut games = Games::new(input);
    let mut n_games = 0;
    while let Some(mut playback) = games.next_game()? {
        while playback.next_line(&mut games)?.is_some() {}
        n_games += 1;
    }
    if n_games == 0 {
        return Err(Wrong::format("the file holds no game").at(games.lines.number().max(1)));
    }
    Ok(n_games)
}

/// The games of a file, one after another.
pub struct Games<R> {
    lines: Lines<R>,
}

impl<R: BufRead> Games<R> {
    /// Reads from `input`.
    pub fn new(input: R) -> Games<R> {
        Games {
            lines: Lines::new(input),
        }
    }

    /// Reads the header of the next game and deals it; `None` at the end of the file.
    ///
    /// # Errors
    /// The header is not one, or its deal is not what its seed gives.
    pub fn next_game(&mut self) -> Result<Option<Playback>, Fault> {
        let Some(object) = self.next_object()? else {
            return Ok(None);
        };
        let line = self.lines.number();
        let (header, mut game) = header::read(object).map_err(|wrong| wrong.at(line))?;
        let expected = game.recorder_mut().open().into();
        Ok(Some(Playback {
            header,
            game,
            expected,
            happened: None,
            over: false,
        }))
    }

    fn next_object(&mut self) -> Result<Option<Map<String, Value>>, Fault> {
        self.lines.next_object().map_err(|error| match error {
            ReadError::Io(_) => Wrong::format(error.to_string()).at(self.lines.number() + 1),
            _ => Wrong::format(error.to_string()).at(self.lines.number()),
        })
    }
}

/// One game being read and played again.
pub struct Playback {
    /// Its header.
    pub header: Header,
    /// The game as it stands after the lines read so far.
    pub game: AnyGame,
    /// Lines that must come next, by the rules.
    expected: VecDeque<Line>,
    /// What the last line brought about, unless it was brought about before.
    happened: Option<Happened>,
    over: bool,
}

impl Playback {
    /// Reads and checks one line; `None` after the result.
    ///
    /// # Errors
    /// The line is not what the rules allow or demand here.
    pub fn next_line<R: BufRead>(&mut self, games: &mut Games<R>) -> Result<Option<Line>, Fault> {
        if self.over {
            return Ok(None);
        }
        let object = games.next_object()?;
        let number = games.lines.number();
        let line = self.read(object).map_err(|wrong| wrong.at(number))?;
        self.check(&line).map_err(|wrong| wrong.at(number))?;
        self.over = matches!(line, Line::Result(_));
        Ok(Some(line))
    }

    /// Takes what the last line read brought about. `None` of a line that only writes down
    /// more of what an earlier one did, or that changes nothing in the game.
    pub fn take_happened(&mut self) -> Option<Happened> {
        self.happened.take()
    }

    fn read(&self, object: Option<Map<String, Value>>) -> Result<Line, Wrong> {
        let unfinished = "the game has no result; is it still running, or was the file cut short?";
        let Some(object) = object else {
            return Err(Wrong::format(unfinished));
        };
        if object.contains_key("antedate") {
            return Err(Wrong::format(format!(
                "a new game starts here, but {unfinished}"
            )));
        }
        Line::read(object).map_err(Wrong::format)
    }

    fn check(&mut self, line: &Line) -> Result<(), Wrong> {
        self.happened = None;
        if let Line::HandedTo(handed) = line {
            return self.check_seat(handed.seat);
        }
        if self.expected.is_empty() {
            let acted = self.game.recorder_mut().act(line)?;
            self.expected = acted.lines.into();
            self.happened = Some(acted.happened);
        }
        match self.take_expected(line) {
            Some(expected) => clauses::compare(self.game.recorder(), &expected, line),
            None => Err(Wrong::format("nothing can follow here")),
        }
    }

    fn check_seat(&self, seat: u16) -> Result<(), Wrong> {
        let n_seats = self.game.n_seats();
        if usize::from(seat) < n_seats {
            return Ok(());
        }
        Err(Wrong::format(format!(
            "there is no seat {seat}; the table has {n_seats}"
        )))
    }

    /// Returns the line that must come next. The random itineraries of a first game stand
    /// in any seat order.
    fn take_expected(&mut self, line: &Line) -> Option<Line> {
        let at = match line {
            Line::Itinerary(actual) => self.expected.iter().position(
                |expected| matches!(expected, Line::Itinerary(other) if other.seat == actual.seat),
            ),
            _ => None,
        };
        self.expected.remove(at.unwrap_or(0))
    }
}
