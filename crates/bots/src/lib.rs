//! Players that see only views.
mod budget;
mod character;
mod knowledge;
pub mod measure;
mod player;
mod rng;
pub mod timeline;
pub mod trek;
pub mod twist;
pub use budget::{Budget, Cancel};
pub use character::{CHARACTERS, Character, Field};
pub use knowledge::{Belief, CardFacts, DeckFacts, Fronts, Knowledge, Scale};
pub use player::{Mind, Player};
pub use rng::Rng;
