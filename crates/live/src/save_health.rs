//! Whether saving works, for whoever decides where to send players.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use antedate_store::StoreError;

/// Whether the last save failed.
#[derive(Default)]
pub struct SaveHealth {
    failed: AtomicBool,
}

impl SaveHealth {
    /// Notes a save that worked.
    pub fn worked(&self) {
        self.failed.store(false, Relaxed);
    }

    /// Notes a save that failed. One that the store rightly refused says nothing of the store.
    pub(crate) fn failed(&self, error: &StoreError) {
        let trouble = matches!(
            error,
            StoreError::Full | StoreError::Unreachable { .. } | StoreError::Io { .. }
        );
        if trouble {
            self.failed.store(true, Relaxed);
        }
    }

    /// Says whether the last save failed.
    pub fn is_failing(&self) -> bool {
        self.failed.load(Relaxed)
    }
}
