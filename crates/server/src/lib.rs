//! Tables over HTTP and WebSocket: identity, lobby, limits, bots and clocks.
//!
//! One task owns each live table (`actor`), so nothing at a table is decided twice at the
//! same time. It follows the order of `antedate_tables`: decide, append durably, then
//! tell. A connection (`socket`) only carries messages to that task and frames back; the
//! house (`house`) finds the task of a table, and starts it from the log when it sleeps.
//!
//! Several servers may share a store. Then a table may be live on each of them: the log
//! decides who was first, and what the others have done is folded in and told as if it had
//! been done here (`nodes`, `actor::others`).
//!
//! `docs/protocol.md` says what clients may rely on.

mod actor;
mod assets;
mod browse;
mod chance;
mod config;
mod decks;
mod doors;
mod error;
mod guests;
mod hall;
mod house;
mod http;
mod keeper;
mod limits;
mod lock;
mod log;
mod me;
mod metrics;
mod nodes;
mod notice;
mod openapi;
mod outbox;
mod picture;
mod query;
mod records;
mod replay;
mod reports;
mod retention;
mod rulebook;
mod serve;
mod socket;
mod summary;
mod tickets;
mod timekeeper;
mod words;

pub use assets::{Asset, Assets, Folder, PlainPage};
pub use chance::Chance;
#[cfg(debug_assertions)]
pub use config::Planted;
pub use config::{Clock, Config, MakePlayer};
pub use decks::{BadDeck, Library};
pub use keeper::{Keeper, KeeperError, Rebuilt};
pub use serve::{Server, ServerError};
