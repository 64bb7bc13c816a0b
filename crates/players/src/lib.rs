//! The characters of `antedate_bots`, seated at live tables.
//!
//! A table hands whoever plays a seat a [`Brief`](antedate_tables::Brief): the view of that
//! seat, and which card of the deck each card in sight is. [`Cast`] turns that into what a
//! bot is given, lets the character think within bounds, and says what it chose as a client
//! would. What a character believes about the deck is drawn from the seat's own luck, so it
//! is the same at every turn of a game, also after a restart.

mod chorus;
mod deck;
mod seated;
mod timeline;
mod trek;
mod twist;

use std::sync::Arc;
use std::time::Duration;

use antedate_bots::{CHARACTERS, Character};
use antedate_tables::{SeatPlayer, seat_player};

use deck::Decks;
use seated::Seated;

/// The level that plays for somebody who is away: the gentlest, which keeps the game going.
pub const STAND_IN: &str = "novice";

/// Says whether a name can be taken for the server's or for that of a character, in any language.
pub fn is_reserved_name(name: &str) -> bool {
    let named = CHARACTERS.iter().flat_map(Character::names);
    let called = CHARACTERS.iter().map(|character| character.id);
    antedate_tables::is_reserved(name, named.chain(called))
}

/// How much one decision may cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thinking {
    /// Turns that may be imagined.
    pub nodes: u64,
    /// How long it may take at most, whatever has been imagined by then.
    pub at_most: Duration,
}

impl Default for Thinking {
    /// What the strength of the characters is measured with, and less than people notice.
    fn default() -> Thinking {
        Thinking {
            nodes: antedate_bots::trek::NODES,
            at_most: Duration::from_millis(700),
        }
    }
}

/// Seats characters. Knows the decks they have played with lately.
#[derive(Clone, Default)]
pub struct Cast {
    decks: Arc<Decks>,
    thinking: Thinking,
}

impl Cast {
    /// Makes a cast whose decisions may cost this much.
    pub fn new(thinking: Thinking) -> Cast {
        Cast {
            decks: Arc::default(),
            thinking,
        }
    }

    /// Lists the characters people may choose: the levels, weakest first, then the specialists.
    pub fn offered() -> &'static [Character] {
        &CHARACTERS
    }

    /// Returns the player of a level; `number` is the chance of its thinking.
    ///
    /// Names that are no character's are the simple players' of `antedate_tables`: tables made
    /// before there were characters have them.
    pub fn seat(&self, level: &str, number: u64) -> Box<dyn SeatPlayer> {
        match Character::by_id(level) {
            Some(character) => Box::new(Seated {
                character,
                decks: self.decks.clone(),
                thinking: self.thinking,
                number,
            }),
            None => seat_player(level, number),
        }
    }
}
