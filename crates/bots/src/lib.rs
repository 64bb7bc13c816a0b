//! Players that see only views.

mod budget;
mod rng;
pub mod trek;

pub use budget::{Budget, Cancel};
pub use rng::Rng;
