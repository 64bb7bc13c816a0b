//! The server over real sockets.

mod characters;
mod coming_back;
mod common;
mod delivery;
mod games;
mod hot_seat;
mod long_games;
mod refusals;
