//! Competitive Timeline: every clause of section 2, the stories, the properties that hold
//! in every game, and a slow model that must agree with the rules.

mod clauses;
#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/games.rs"]
mod games;
mod model;
#[path = "../common/play_out.rs"]
mod play_out;
mod properties;
mod secrecy;
mod stories;
#[path = "../common/storybook.rs"]
mod storybook;
mod table;
