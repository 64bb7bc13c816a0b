//! Tables as a server and its clients see them.

mod examples;
mod lobby;
mod replay;
mod results;
mod secrecy;
mod secrets;
mod simulation;
mod support;
