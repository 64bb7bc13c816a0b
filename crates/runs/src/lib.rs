//! The daily and duels: the cards of a day, and one guest's way through a deal.
//!
//! A *run* is chorus at the pace *alone* with one seat (CH-10): its state is the fold of a deal
//! and of the gaps that were chosen, by the rules and nothing else ([`Run`]). A day's cards are
//! chosen to be as hard as its weekday should be ([`choose`]), and its seed follows from a
//! secret of the server and the date ([`seal`]). No I/O, no clock, no random source.

mod choose;
mod counts;
mod day;
mod deal;
mod difficulty;
mod run;
pub mod seal;
mod stored;

pub use choose::{CARDS, Chosen, N_RECENT, choose};
pub use counts::{Counts, names};
pub use day::{DAY_MS, Day, DayError, Streak};
pub use deal::{Deal, DealError, Texts, keys_of};
pub use difficulty::{CardPool, PoolCard, Tally, target};
pub use run::{Choice, Run};
pub use stored::StoredAnswer;

/// The rules that runs are played by, as results name them.
pub const RULES: &str = "chorus";
/// How the id of a day's run begins; the date follows.
pub const DAILY: &str = "daily:";
/// How the id of a duel's own run begins; the duel's id follows.
pub const DUEL: &str = "duel:";
