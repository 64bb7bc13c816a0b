//! The server over real sockets.

mod characters;
mod coming_back;
mod common;
mod crowd;
mod daily;
mod decks;
mod delivery;
mod duels;
mod faults;
mod full_disk;
mod games;
mod hall;
mod home;
mod hostile;
mod hot_seat;
mod impostors;
mod leaving;
mod long_games;
mod me;
mod nodes;
mod openapi;
mod practice;
mod refusals;
mod replay;
mod retention;
mod secrecy;
#[path = "../../../tables/tests/table/secrets.rs"]
mod secrets;
mod served;
