//! Players that see only views: what they know, how they choose.
//!
//! A deck is public, a view is what one seat may see, and a [`Mind`] is what a bot
//! makes of both: whoever seats a bot draws its beliefs about the deck once
//! ([`Knowledge::draw`]), tells it which deck card each visible front is
//! ([`Mind::see`]), and asks it to [`choose`](Player::choose) from views. No player
//! takes a game state; `tests/secrecy.rs` keeps it so.
//!
//! | module | players |
//! |---|---|
//! | [`timeline`] | [`timeline::TimelinePlayer`] |
//! | [`twist`] | [`twist::TwistPlayer`], its advice, and the yardstick [`twist::bound`] |
//! | [`trek`] | a search for trek |
//! | [`chorus`] | [`chorus::ChorusPlayer`] |
//! | [`measure`] | games of teams, to tune them by |

mod budget;
mod character;
pub mod chorus;
mod knowledge;
pub mod measure;
mod player;
mod rng;
pub mod timeline;
pub mod trek;
pub mod twist;

pub use budget::{Budget, Cancel};
pub use character::{CHARACTERS, Character, Field};
pub use knowledge::{Belief, CardFacts, DeckFacts, Fronts, Knowledge, Scale, usual_width};
pub use player::{Mind, Player};
pub use rng::Rng;
