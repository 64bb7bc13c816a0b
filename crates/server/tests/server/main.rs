//! The server over real sockets.

mod coming_back;
mod common;
mod games;
mod refusals;
