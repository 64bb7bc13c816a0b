//! Rules of the chronology card games: pure, deterministic, no I/O.
//!
//! A game is a fold over its events. [`Game::decide`] turns an action into
//! events or refuses it; [`Game::evolve`] folds one event into the state.
//! Nothing here reads a clock, a file or a random source: the deal arrives as
//! data, and a reshuffle is asked of a [`Chance`] that the caller hands in and
//! becomes part of an event, so replaying a log needs no seed.
//!
//! The clauses cited in comments (`TC-7`, `CO-11`, `TR-9`, `CH-5`, `SEC-3`) are those
//! of `docs/rules.md`.
//!
//! | module | game |
//! |---|---|
//! | [`timeline`] | competitive Timeline, all editions |
//! | [`twist`] | cooperative Twist |
//! | [`trek`] | Trekking Through History |
//! | [`chorus`] | Chorus, everybody on one line |

mod card_bits;
mod cards;
pub mod chorus;
mod edition;
mod game;
mod ids;
pub mod timeline;
pub mod trek;
pub mod twist;

pub use cards::CardList;
pub use edition::{BlockedCard, DateFault, DateKind, Edition, FirstPlayer, Line};
pub use game::{Chance, Events, Game, NoChance};
pub use ids::{CardId, Date, Icon, MOST_SEATS, ManySeats, Seat, SeatSet, Viewer};

/// The list of the games: the one place that names them all.
///
/// Each layer hands it a macro of its own and gets, for each game, the name of its type and
/// of its modules: `games!(each)` is
/// `each! { Timeline timeline, Twist twist, Trek trek, Chorus chorus }`.
/// Further tokens come first. So a layer makes an `enum` of the games, or calls the one a
/// value belongs to, and does not name any of them.
#[macro_export]
macro_rules! games {
    ($each:ident $($first:tt)*) => {
        $each! { $($first)* Timeline timeline, Twist twist, Trek trek, Chorus chorus }
    };
}
