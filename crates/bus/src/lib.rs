//! Wakes other nodes.
//!
//! A node tells the others in a few words that something has happened: "this table has moved
//! on". The bus may lose what is told, repeat it, and bring it in another order; nothing may
//! rest on it but speed. What is true is in the log, and every node looks there by itself now
//! and then.
//!
//! [`Local`] joins the servers of one process, and is the default: a server by itself tells
//! nobody anything. [`Nats`] joins processes through a NATS server.

mod local;
mod nats;
mod url;

pub use local::{Hub, Local};
pub use nats::Nats;
pub use url::{BadUrl, NatsUrl};

use tokio::sync::mpsc;

/// How much may wait for a node that does not listen; what is more is lost.
pub const MAX_QUEUE: usize = 16_384;

/// One node's place on the bus.
pub trait Bus: Send + Sync {
    /// Says whether there may be other nodes. Where there are none, nothing need be told.
    fn is_shared(&self) -> bool;

    /// Tells the other nodes that follow a topic. Never waits.
    fn publish(&self, topic: &str, words: &[u8]);

    /// Hears from now on what others tell on a topic.
    fn follow(&self, topic: &str);

    /// Hears no more of a topic.
    fn leave(&self, topic: &str);

    /// Returns what is heard. The first call has it; there is only one listener.
    fn listen(&self) -> Option<mpsc::Receiver<BusEvent>>;
}

/// What a node hears.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BusEvent {
    /// Another node has told something.
    Message {
        /// The topic it was told on.
        topic: String,
        /// What was told.
        words: Vec<u8>,
    },
    /// The bus cannot be reached, and is tried again and again.
    Lost {
        /// What is wrong, and what to do.
        why: String,
    },
    /// The bus is there. Whatever was told before has been missed.
    Joined,
}
