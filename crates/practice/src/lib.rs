//! What a guest missed in any game, brought back before they forget it.
//!
//! A guest has no schedule in the store: it is the fold of their games' results and of the
//! answers they gave when practising ([`Schedule::of`]). When a card comes back is up to FSRS
//! ([`Memory`]). What is asked is order, not years: a card is to be placed into a short line,
//! whose cards lie the closer to it the better it is known ([`Question`]). No I/O, no clock,
//! no random source: time and the day's seed come in as arguments.

mod anki;
mod choose;
mod memory;
mod question;
mod schedule;
mod stored;

pub use anki::anki;
pub use choose::{Selection, choose};
pub use memory::{DAY_MS, Grade, Memory};
pub use question::{Placed, Question, card_key};
pub use schedule::{Counts, Item, ItemId, Schedule};
pub use stored::StoredAnswer;
