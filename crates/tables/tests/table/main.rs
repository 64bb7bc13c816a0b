//! Tables as a server and its clients see them.

mod absence;
mod chorus;
mod corpus;
mod examples;
mod fresh;
mod golden;
mod lobby;
mod replay;
mod results;
mod secrecy;
mod secrets;
mod simulation;
mod support;
mod time_map;
