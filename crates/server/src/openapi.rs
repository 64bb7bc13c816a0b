//! The routes for machines.

use axum::http::header;
use axum::response::IntoResponse;

/// Written from the types and routes of `antedate_wire::openapi`; a test compares its paths with those
/// served here and with `docs/protocol.md`.
pub(crate) const DOCUMENT: &str = include_str!("openapi.json");

pub(crate) async fn get() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}

#[cfg(test)]
mod tests {
    use super::DOCUMENT;

    #[test]
    fn routes_document_and_prose_name_the_same_paths() {
        let document: serde_json::Value = serde_json::from_str(DOCUMENT).unwrap();
        let routes = include_str!("http.rs");
        let prose = include_str!("../../../docs/protocol.md");
        let paths: Vec<&String> = document["paths"].as_object().unwrap().keys().collect();
        for path in &paths {
            assert!(
                routes.contains(&format!(".route(\"{path}\"")),
                "no route {path}"
            );
            assert!(prose.contains(path.as_str()), "no word about {path}");
        }
        assert_eq!(routes.matches("        .route(\"").count(), paths.len());
    }
}
