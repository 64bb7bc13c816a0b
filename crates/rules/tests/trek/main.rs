//! that hold in every game.

mod properties;
mod table;
mod tokens;
