//! `antedate play` as people use it: in a real (pseudo) terminal, through pipes, and at the
//! tables of a real server.

mod completions;
mod help;
mod join;
mod plain;
mod pty;
mod screen;
#[path = "../common/server.rs"]
mod server;
mod tls;
