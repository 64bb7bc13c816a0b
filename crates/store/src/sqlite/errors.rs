//! What SQLite says, in our words.

use std::path::Path;

use rusqlite::{Error, ErrorCode};

use crate::StoreError;

pub(super) fn translate(path: &Path, error: &Error) -> StoreError {
    let path = path.to_owned();
    let reason = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
            StoreError::NotADatabase { path, reason }
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse { path },
        _ => StoreError::Io { path, reason },
    }
}
