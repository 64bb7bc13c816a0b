//! Trekking Through History: every clause of section 4, the stories, and the properties
//! that hold in every game.

mod boundaries;
mod clauses;
#[path = "../common/mod.rs"]
mod common;
mod imagine;
mod laws;
mod properties;
mod secrecy;
mod stories;
mod table;
mod tokens;
