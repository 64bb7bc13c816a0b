//! Competitive Timeline: every clause of section 2, the stories, the properties that hold
//! in every game, and a slow model that must agree with the rules.

mod clauses;
#[path = "../common/mod.rs"]
mod common;
mod laws;
mod model;
mod properties;
mod secrecy;
mod stories;
mod table;
