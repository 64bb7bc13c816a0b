//! The weights the bots play with, as the example `twist_weights` learned them (see
//! `docs/bots.md`): a row for each thing in sight, then what the sums are worth.

mod four;
mod three;
mod two;

pub(super) use four::FOUR;
pub(super) use three::THREE;
pub(super) use two::TWO;

use super::weights::Row;
