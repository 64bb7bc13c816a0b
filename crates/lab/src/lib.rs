//! Many games at once: simulation, statistics and speed.
//!
//! Characters of `bots` sit at the tables as anywhere: they see what their seat sees. Two
//! simple players may look at the game itself; they are for testing the rules and the records,
//! not for playing against people.

mod balance;
pub mod bench;
mod bound;
mod campaign;
mod charts;
mod counts;
mod details;
mod dice;
mod elo;
mod guests;
mod league;
mod names;
mod outputs;
mod players;
mod report;
mod ruleset;
mod simulate;
mod stats;
mod table;
mod times;
mod trek_tally;

pub use balance::Balance;
pub use bound::{BoundReport, Deal, TIMES};
pub use charts::{Chart, charts};
pub use details::{
    Accuracy, CardDetails, Details, Group, KindDetails, Lengths, Payer, RankDetails, SeatDetails,
    TrekDetails,
};
pub use elo::{Elo, Pairing, elo};
pub use league::{League, LeagueReport, Standing};
pub use outputs::{OutputError, Outputs, Target};
pub use players::{PlayerKind, UnknownPlayer};
pub use report::{PlayerReport, Report, Spread};
pub use ruleset::Rules;
pub use simulate::{Lab, LabError, Spec};
pub use stats::{Mean, Share};
pub use times::CpuTime;
