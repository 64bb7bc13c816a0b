//! What all requests of a server share.

use std::sync::Arc;

use antedate_live::{Library, TableRegistry};
use antedate_store::Store;

use crate::config::Config;
use crate::limits::BackOff;
use crate::rate_limits::RateLimits;
use crate::runs::Deals;

/// What all requests of a server share.
pub(crate) struct AppState {
    pub(crate) config: Config,
    /// The live tables.
    pub(crate) tables: Arc<TableRegistry>,
    pub(crate) rate_limits: RateLimits,
    /// Wrong guesses at codes, by address.
    pub(crate) codes: BackOff,
    /// Held by whoever draws a picture.
    pub(crate) drawing: tokio::sync::Mutex<()>,
    /// Deals of runs.
    pub(crate) deals: Deals,
    /// Held by whoever deals the cards of a day.
    pub(crate) dealing: tokio::sync::Mutex<()>,
}

impl AppState {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, library: Library) -> AppState {
        AppState {
            tables: TableRegistry::new(config.live.clone(), store, library),
            rate_limits: RateLimits::new(),
            codes: BackOff::default(),
            drawing: tokio::sync::Mutex::default(),
            deals: Deals::default(),
            dealing: tokio::sync::Mutex::default(),
            config,
        }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.tables.store
    }

    pub(crate) fn now(&self) -> i64 {
        self.tables.context.now()
    }
}
