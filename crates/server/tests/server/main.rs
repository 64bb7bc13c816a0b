//! The server over real sockets.

mod characters;
mod coming_back;
mod common;
mod games;
mod refusals;
