//! that hold in every game.

mod imagine;
mod properties;
mod table;
mod tokens;
