//! The routes for machines.

use axum::http::header;
use axum::response::IntoResponse;

/// Kept beside the routes; a test compares the two and `docs/protocol.md`.
pub(crate) const DOCUMENT: &str = include_str!("openapi.json");

pub(crate) async fn get() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}
