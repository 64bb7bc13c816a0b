//! Many games at once: simulation, statistics and speed.
//!
//! The players here are simple and may look at the game itself; they are for
//! testing the rules and the records, not for playing against people.

pub mod bench;
mod dice;
mod players;
mod report;
mod ruleset;
mod simulate;

pub use players::{PlayerKind, UnknownPlayer};
pub use report::{PlayerReport, Report, Spread};
pub use ruleset::Rules;
pub use simulate::{Lab, LabError, Spec};
