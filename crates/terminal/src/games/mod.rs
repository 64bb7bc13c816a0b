//! The games in the terminal: a folder each, and one list of them.

use std::ops::RangeInclusive;

use antedate_wire::{
    Action, GameEvents, GameView, Options, RuleSet, RunningGame, SeatNumber, Turned,
};

use crate::blocks::{Block, Row};
use crate::board::{BoardInput, Body};
use crate::news::Note;
use crate::question::{Kind, Question};
use crate::words::Words;

/// What there is to know of a game before it is played, and how the faces name its parts.
pub(crate) struct GameInfo {
    pub(crate) rules: RuleSet,
    /// The texts of its name and of the line that describes it.
    pub(crate) name: &'static str,
    pub(crate) what: &'static str,
    pub(crate) seats: RangeInclusive<usize>,
    /// The title of the list of what lies on the table.
    pub(crate) line_title: &'static str,
    /// The title of the list of what everybody has.
    pub(crate) hands_title: &'static str,
    /// Keys of its own, with the texts of what they do.
    pub(crate) keys: &'static [(&'static str, &'static str)],
    /// How many notes are shown where there is little room.
    pub(crate) n_notes: usize,
    /// Whether a date is a surprise when its card is turned.
    pub(crate) reveals: bool,
    /// A way to play it that a new game is asked for.
    pub(crate) variant: Option<Variant>,
}

/// A way to play a game that is off unless it is asked for.
pub(crate) struct Variant {
    /// The text of the question.
    pub(crate) title: &'static str,
    /// The texts of the answers: without it, with it.
    pub(crate) choices: [&'static str; 2],
    /// The flag of the command line.
    pub(crate) name: &'static str,
    pub(crate) options: fn() -> Options,
}

/// A game as one viewer sees it: how it is drawn, listed, told and asked about.
pub(crate) trait GameUi {
    fn is_over(&self) -> bool;

    /// Says how far the game is, for the bar at the top.
    fn progress(&self, words: &Words) -> Vec<String>;
    /// Says how a player stands.
    fn standing(&self, seat: usize, words: &Words) -> String;
    /// Draws the middle of the screen.
    fn body(&self, look: &BoardInput<'_>) -> Body;
    /// Draws what the player has to choose from, below the middle.
    fn below(&self, look: &BoardInput<'_>) -> Block;

    /// Lists the whole table.
    fn table(&self, game: &RunningGame, words: &Words) -> Block;
    /// Lists the line alone, in full.
    fn line(&self, game: &RunningGame, words: &Words) -> Block;
    /// Lists the cards before everybody.
    fn hands(&self, game: &RunningGame, words: &Words) -> Block;

    /// Says what a seat is asked after the choices made so far; `legal` is everything it may do.
    fn question(
        &self,
        seat: usize,
        path: &[usize],
        legal: &[Action],
        words: &Words,
    ) -> Option<Question>;
    /// Lists what belongs to a choice besides its label.
    fn choice_details(&self, _seat: usize, _kind: Kind, _place: usize, _words: &Words) -> Block {
        Block::new()
    }
    /// Whether what is asked now must not be seen by others at the same keyboard.
    fn is_secret(&self) -> bool {
        false
    }

    /// Says what a turned card shows, besides its title and date.
    fn reveal(&self, note: &Note, _card: &Turned, _words: &Words) -> Block {
        vec![Row::new(note.text.clone(), note.tone)]
    }
    /// Tells how the game ended, headline first; `ours` are the seats at this keyboard.
    fn result(&self, game: &RunningGame, ours: &[SeatNumber], words: &Words) -> Vec<Row>;
}

macro_rules! registry {
    ($($Game:ident $game:ident),+) => {
        $(pub(crate) mod $game;)+

        /// All games, in the order a menu lists them.
        pub(crate) const ALL: &[&GameInfo] = &[$(&$game::INFO),+];

        /// Returns the game of a view.
        pub(crate) fn of_view(view: &GameView) -> &dyn GameUi {
            match view {
                $(GameView::$Game(view) => view,)+
            }
        }

        /// Tells what happened in a game whose view has it folded in.
        pub(crate) fn tell(game: &RunningGame, events: &GameEvents, words: &Words) -> Vec<Note> {
            match events {
                $(GameEvents::$Game(events) => {
                    let told = events.iter().map(|event| $game::news::tell(game, event, words));
                    told.flatten().collect()
                })+
            }
        }
    };
}

registry! { Timeline timeline, Twist twist, Trek trek, Chorus chorus }

/// Returns what there is to know of a game.
pub(crate) fn info(rules: RuleSet) -> &'static GameInfo {
    let found = ALL.iter().find(|info| info.rules == rules);
    found.expect("every game is listed")
}
