//! Live tables, without HTTP.
//!
//! One task owns each live table (`actor`), so nothing at a table is decided twice at the
//! same time. It follows the order of `antedate_tables`: decide, append durably, then
//! send. A connection hands it messages and reads what it is sent from a bounded queue
//! (`outbox`). The registry (`registry`) finds the task of a table, and starts it from the
//! log when it is not in memory.
//!
//! Several nodes may share a store. Then a table may be live on each of them: the log
//! decides who was first, and what other nodes have appended is folded in and sent as if it
//! had been appended here (`cluster`, `actor::remote`).

mod actor;
mod chance;
mod clock;
mod cluster;
mod config;
mod connection;
mod context;
mod error;
mod library;
mod lobby;
mod lock;
mod maintenance;
mod metrics;
mod notice;
mod outbox;
pub mod records;
mod registry;
mod retention;
mod save_health;
mod standalone;

pub use actor::{CommandRequest, ConnectionId, Finished};
pub use chance::{Chance, hash, read_code, show_code};
pub use cluster::OtherTopics;
#[cfg(debug_assertions)]
pub use config::InjectedFault;
pub use config::{Clock, Config, MakePlayer, system_time};
pub use connection::TableConnection;
pub use context::TableContext;
pub use error::LiveError;
pub use library::{BadDeck, Library};
pub use lobby::Lobby;
pub use lock::lock;
pub use maintenance::{Maintenance, MaintenanceError, Rebuilt};
pub use metrics::{Counter, Metrics};
pub use outbox::{CloseReason, Outbox, OutboxReader, Outgoing, encode};
pub use registry::TableRegistry;
pub use save_health::SaveHealth;
pub use standalone::StandaloneTable;
