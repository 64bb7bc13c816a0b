//! Ways to a table: one on this machine, or one of a server. Both speak the protocol
//! (`docs/protocol.md`), so that everything above a link is written once.

mod address;
mod http;
mod local;
mod remote;
mod tls;

use std::path::PathBuf;

use antedate_wire::{ClientMessage, ErrorBody, ServerMessage};

pub use address::{Address, BadAddress};
pub use local::{LocalGame, MakeError};
pub(crate) use local::{make_table, open_local};
pub(crate) use remote::{Joining, open_remote};

/// Where messages to a table go. Each pair of eyes is one connection: whoever sits at
/// this keyboard with another person has two.
pub(crate) trait Link {
    /// Sends a message. It is answered exactly once, also when the connection has been
    /// lost in between.
    fn send(&mut self, eyes: usize, message: ClientMessage);
}

/// What comes from a table.
#[derive(Debug)]
pub(crate) enum LinkEvent {
    /// A message for one pair of eyes.
    Message(usize, Box<ServerMessage>),
    /// The connection is lost; it is tried again by itself, and messages are kept.
    Lost,
    /// The connection is there again.
    Back,
    /// Something did not work that is tried again by itself.
    Trouble(ErrorBody),
    /// The table cannot be entered; nothing more will come.
    Closed(ErrorBody),
    /// The record of the finished game lies here.
    Record(PathBuf),
}

/// Tells whoever draws the table.
pub(crate) type Report = Box<dyn Fn(LinkEvent) + Send>;

/// Draws a secret of 256 bits, in hexadecimal digits.
pub(crate) fn secret() -> String {
    antedate_record::Seed(chance()).to_hex()
}

/// Fills bytes by the system's chance.
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has a source of chance");
    bytes
}
