//! Many games at once: simulation, statistics and speed.
//!
//! Characters of `bots` sit at the tables as anywhere: they see what their seat sees. Two
//! simple players may look at the game itself; they are for testing the rules and the records,
//! not for playing against people.

pub mod bench;
mod bound;
mod campaign;
mod charts;
mod counts;
mod details;
mod dice;
mod elo;
mod games;
mod league;
mod names;
mod outputs;
mod players;
mod report;
mod simulate;
mod simulator;
mod stats;
mod times;

pub use bound::{BoundReport, Deal, TIMES};
pub use charts::{Chart, charts};
pub use details::{Accuracy, CardDetails, Details, Group, KindDetails, Lengths, SeatDetails};
pub use elo::{Elo, Pairing, elo};
pub use games::{
    Balance, GameDetails, GameOption, NoDetails, PointSource, RankDetails, Rules, RulesInfo,
    ScoreKind, TrekDetails, TwistDetails, ValueDetails, WarpBalance, WarpsBalance,
};
pub use league::{League, LeagueReport, Standing};
pub use outputs::{OutputError, Outputs, Target};
pub use players::{PlayerKind, UnknownPlayer};
pub use report::{PlayerReport, Report, Spread};
pub use simulate::{Lab, LabError, Spec};
pub use stats::{Mean, Share};
pub use times::CpuTime;
