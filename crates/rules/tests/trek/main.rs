//! Trekking Through History: every clause of section 4, the stories, and the properties
//! that hold in every game.

mod boundaries;
mod clauses;
mod properties;
mod secrecy;
mod stories;
mod table;
mod tokens;
