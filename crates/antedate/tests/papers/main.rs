//! The papers are true: links lead somewhere, files that are named exist, and commands
//! that are shown work.

mod commands;
mod links;
mod paths;
#[path = "../common/server.rs"]
mod server;
mod text;

use text::{code, papers, project, read, short};
