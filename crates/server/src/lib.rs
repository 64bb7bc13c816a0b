//! Tables over HTTP and WebSocket: identity, rate limits by address, pages, OpenAPI.
//!
//! The tables themselves are in `antedate_live`, which knows nothing of HTTP. A connection
//! (`socket`) carries messages to a table and frames back; everything else is a route
//! (`http`). Errors of the tables become HTTP answers in one place (`error`).
//!
//! `docs/protocol.md` says what clients may rely on.

mod assets;
mod config;
mod decks;
mod early_refusal;
mod error;
mod guests;
mod hall;
mod http;
mod limits;
mod me;
mod metrics;
mod openapi;
mod picture;
mod practice;
mod printing;
mod query;
mod rate_limits;
mod readiness;
mod replay;
mod reports;
mod rulebook;
mod runs;
mod serve;
mod shape;
mod socket;
mod state;
mod tickets;
mod time_map;
mod words;

pub use assets::{Asset, Assets, Folder, PlainPage};
pub use config::Config;
pub use serve::{Server, ServerError};
