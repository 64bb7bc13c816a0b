//! Tables as a server and its clients see them.

mod lobby;
mod secrecy;
mod secrets;
mod simulation;
mod support;
