//! Positions of the rulebook that a reader can try.

use serde::{Deserialize, Serialize};

use crate::{Action, Frame, TableView};

/// A position with everything that may be done in it, and what the rules make of that.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Example {
    /// What it shows; the rulebook has words for it.
    pub name: String,
    /// The table, with the eyes of whoever is to act.
    pub view: TableView,
    /// Everything that may be done.
    pub moves: Vec<ExampleMove>,
}

/// Something that may be done in an example.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExampleMove {
    /// What is done.
    pub action: Action,
    /// What it brings about.
    pub frame: Frame,
    /// What may be done next, while the turn goes on.
    pub then: Vec<ExampleMove>,
}
