//! Trekking Through History: every clause of section 4, the stories, and the properties
//! that hold in every game.

mod boundaries;
mod clauses;
#[path = "../common/dice.rs"]
mod dice;
mod imagine;
#[path = "../common/play_out.rs"]
mod play_out;
mod properties;
mod secrecy;
mod stories;
#[path = "../common/storybook.rs"]
mod storybook;
mod table;
mod tokens;
