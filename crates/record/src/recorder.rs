//! What a game is to its record: one trait for each game to implement, and the games behind
//! one face.

use antedate_rules::{CardId, Events, Game, Seat, games};
use serde_json::{Map, Value};

use crate::Seed;
use crate::lines::{Header, Line};
use crate::verify::Wrong;

/// The events of a game that a [`Recorder`] records.
pub type EventOf<R> = <<R as Recorder>::Game as Game>::Event;

/// A game with the names of its cards and its seed: deals itself from a header, writes the
/// lines of a transcript, plays them again, and tells them.
pub trait Recorder: Clone + 'static {
    /// The rules.
    type Game: Game;
    /// The name of the rules in a header.
    const NAME: &'static str;
    /// The options of a header that are this game's.
    const OPTIONS: &'static [&'static str] = &[];
    /// The keys of this game's result, each with the clause it follows from.
    const RESULT: &'static [(&'static str, &'static str)];

    /// Deals a game from its header, of which `object` is all the text, and checks that the
    /// seed gives these cards.
    ///
    /// # Errors
    /// The header breaks a clause, or is not what the seed gives.
    fn deal_again(header: &Header, object: &Map<String, Value>, seed: Seed) -> Result<Self, Wrong>;

    /// Returns the game.
    fn game(&self) -> &Self::Game;

    /// Returns the game, to fold events into it.
    fn game_mut(&mut self) -> &mut Self::Game;

    /// Returns the seed.
    fn seed(&self) -> Seed;

    /// Returns the deck's id of a card.
    fn card_name(&self, card: CardId) -> &str;

    /// Folds what chance decides at the start and writes it down.
    fn open(&mut self, _lines: &mut Vec<Line>) {}

    /// Writes the lines of the events of one action, which have been folded in.
    fn write(&mut self, events: &[EventOf<Self>], lines: &mut Vec<Line>);

    /// Does what a line says was done, and says for which seat. Other lines than those of
    /// actions are out of place.
    ///
    /// # Errors
    /// The line breaks a clause.
    fn act(&mut self, line: &Line) -> Result<(Seat, Events<EventOf<Self>>), Wrong>;

    /// Says which clause a key of a line of some kind follows from; `None` for the format alone.
    fn clause_of(kind: &str, key: &str) -> Option<&'static str>;

    /// Says which clause demands a line of some kind after an action.
    fn clause_of_missing(kind: &str) -> Option<&'static str>;

    /// Names the game of a header.
    fn tell_title(header: &Header) -> String;

    /// Words the date of a card by its id. The caller is telling a finished game.
    fn tell_date(&self, id: &str) -> Option<String>;

    /// Tells one line in words; `None` if it is not one of this game. `who` names a seat.
    fn tell_line(&self, line: &Line, who: &dyn Fn(u16) -> String) -> Option<String>;

    /// Tells the table as it stands, with everything turned that has been turned.
    fn tell_table(&self, names: &[String]) -> String;
}

/// A recorded game of any rule set.
pub(crate) trait AnyRecorder {
    fn n_seats(&self) -> usize;
    fn open(&mut self) -> Vec<Line>;
    fn act(&mut self, line: &Line) -> Result<Acted, Wrong>;
    fn clause_of(&self, kind: &str, key: &str) -> Option<&'static str>;
    fn clause_of_missing(&self, kind: &str) -> Option<&'static str>;
    fn tell_title(&self, header: &Header) -> String;
    fn tell_line(&self, line: &Line, who: &dyn Fn(u16) -> String) -> Option<String>;
    fn tell_table(&self, names: &[String]) -> String;
}

impl<R: Recorder> AnyRecorder for R
where
    Vec<EventOf<R>>: Into<AnyEvents>,
{
    fn n_seats(&self) -> usize {
        self.game().n_seats()
    }

    fn open(&mut self) -> Vec<Line> {
        let mut lines = Vec::new();
        Recorder::open(self, &mut lines);
        lines
    }

    fn act(&mut self, line: &Line) -> Result<Acted, Wrong> {
        let (seat, events) = Recorder::act(self, line)?;
        let mut lines = Vec::new();
        self.write(&events, &mut lines);
        let events = events.to_vec().into();
        Ok(Acted {
            lines,
            happened: Happened { seat, events },
        })
    }

    fn clause_of(&self, kind: &str, key: &str) -> Option<&'static str> {
        let mut result = R::RESULT.iter().filter(|_| kind == "result");
        let found = result.find(|(known, _)| *known == key);
        found.map_or_else(|| R::clause_of(kind, key), |(_, clause)| Some(clause))
    }

    fn clause_of_missing(&self, kind: &str) -> Option<&'static str> {
        R::clause_of_missing(kind)
    }

    fn tell_title(&self, header: &Header) -> String {
        R::tell_title(header)
    }

    fn tell_line(&self, line: &Line, who: &dyn Fn(u16) -> String) -> Option<String> {
        Recorder::tell_line(self, line, who)
    }

    fn tell_table(&self, names: &[String]) -> String {
        Recorder::tell_table(self, names)
    }
}

/// An action played again: the lines it makes, and what it brought about.
pub(crate) struct Acted {
    pub(crate) lines: Vec<Line>,
    pub(crate) happened: Happened,
}

/// What an action brought about, by the rules. Holds secrets, like the game.
pub struct Happened {
    /// Who acted.
    pub seat: Seat,
    /// What happened.
    pub events: AnyEvents,
}

/// What a header is checked against before it is known which game it is of.
pub(crate) struct Format {
    pub(crate) name: &'static str,
    pub(crate) options: &'static [&'static str],
    pub(crate) result: &'static [(&'static str, &'static str)],
    pub(crate) deal_again: DealAgain,
}

type DealAgain = fn(&Header, &Map<String, Value>, Seed) -> Result<AnyGame, Wrong>;

macro_rules! define {
    ($($Name:ident $name:ident),*) => {
        /// A recorded game of any rule set.
        #[derive(Clone)]
        pub enum AnyGame {
            $(#[doc = concat!("`", stringify!($name), "`.")] $Name(Box<crate::$name::Recorded>),)*
        }

        /// Events of any rule set. May hold secrets.
        pub enum AnyEvents {
            $(
                #[doc = concat!("Of `", stringify!($name), "`.")]
                $Name(Vec<antedate_rules::$name::Event>),
            )*
        }

        $(
            impl From<Vec<antedate_rules::$name::Event>> for AnyEvents {
                fn from(events: Vec<antedate_rules::$name::Event>) -> AnyEvents {
                    AnyEvents::$Name(events)
                }
            }
        )*

        impl AnyGame {
            pub(crate) fn recorder(&self) -> &dyn AnyRecorder {
                match self { $(AnyGame::$Name(recorded) => &**recorded,)* }
            }

            pub(crate) fn recorder_mut(&mut self) -> &mut dyn AnyRecorder {
                match self { $(AnyGame::$Name(recorded) => &mut **recorded,)* }
            }
        }

        /// All games.
        pub(crate) const FORMATS: &[Format] = &[$(Format {
            name: <crate::$name::Recorded as Recorder>::NAME,
            options: <crate::$name::Recorded as Recorder>::OPTIONS,
            result: <crate::$name::Recorded as Recorder>::RESULT,
            deal_again: |header, object, seed| {
                let recorded = crate::$name::Recorded::deal_again(header, object, seed)?;
                Ok(AnyGame::$Name(Box::new(recorded)))
            },
        }),*];
    };
}
games!(define);

impl AnyGame {
    /// Counts the seats.
    pub fn n_seats(&self) -> usize {
        self.recorder().n_seats()
    }
}
