//! Rules of the chronology card games: pure, deterministic, no I/O.
//!
//! A game is a fold over its events. [`Game::decide`] turns an action into
//! events or refuses it; [`Game::evolve`] folds one event into the state.
//! Nothing here reads a clock, a file or a random source: the deal arrives as
//! data, and a reshuffle is asked of a [`Chance`] that the caller hands in and
//! becomes part of an event, so replaying a log needs no seed.
//!
//! The clauses cited in comments (`TC-7`, `CO-11`, `TR-9`, `SEC-3`) are those
//! of `docs/rules.md`.
//!
//! | module | game |
//! |---|---|
//! | [`timeline`] | competitive Timeline, all editions |
//! | [`twist`] | cooperative Twist |
//! | [`trek`] | Trekking Through History |

mod card_bits;
mod cards;
mod edition;
mod game;
mod ids;
pub mod timeline;
pub mod trek;
pub mod twist;

pub use cards::CardList;
pub use edition::{BlockedCard, DateFault, DateKind, Edition, FirstPlayer, Line};
pub use game::{Chance, Events, Game, NoChance};
pub use ids::{CardId, Date, Icon, Seat, SeatSet, Viewer};
