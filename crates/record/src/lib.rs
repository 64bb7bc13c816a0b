//! The record of a game: dealing, transcripts, verification.
//!
//! `docs/transcript.md` is the format, to the letter. A game dealt here (see
//! [`timeline`], [`twist`], [`trek`], [`chorus`]) writes its own transcript as it is played;
//! [`verify`] reads one back, plays it again by the rules and checks every line,
//! the shuffle and the commitment.

pub mod chorus;
pub mod lines;
pub mod pool;
pub mod reader;
mod recorder;
pub mod story;
pub mod timeline;
pub mod trek;
pub mod twist;
pub mod verify;

pub use antedate_chance::{self as chance, Seed};
pub use lines::Line;
pub use recorder::{AnyEvents, AnyGame, EventOf, Happened, Recorder};
