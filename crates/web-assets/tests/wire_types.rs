//! The TypeScript types of the web app and the OpenAPI document are those of the wire, and the
//! page knows of the languages what is written in `locales/lang/`.
//!
//! `ANTEDATE_WRITE_TYPES=1 cargo test -p antedate-web-assets --test wire_types` writes
//! them again after a change of `crates/wire` or of a language.

use std::fs;
use std::path::{Path, PathBuf};

fn in_project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

fn is_writing() -> bool {
    std::env::var_os("ANTEDATE_WRITE_TYPES").is_some()
}

#[test]
fn the_types_of_the_web_app_are_those_of_the_wire() {
    let folder = in_project("web/src/wire");
    if is_writing() {
        antedate_wire::write_types(&folder).unwrap();
    }
    if let Err(drift) = antedate_wire::check_types(&folder).unwrap() {
        panic!("{drift}: set ANTEDATE_WRITE_TYPES=1 and run this test");
    }
}

#[test]
fn the_openapi_document_is_that_of_the_wire() {
    let file = in_project("crates/server/src/openapi.json");
    let document = antedate_wire::openapi();
    if is_writing() {
        fs::write(&file, &document).unwrap();
    }
    assert!(
        fs::read_to_string(&file).unwrap() == document,
        "crates/server/src/openapi.json differs from the Rust types: set ANTEDATE_WRITE_TYPES=1 and run this test"
    );
}

/// What the page must know of a language, as JSON.
fn language_row(code: &str) -> String {
    let file = in_project(&format!("locales/lang/{code}.toml"));
    let language: toml::Table = fs::read_to_string(&file).unwrap().parse().unwrap();
    let fields = ["name", "letter", "plural", "typeset"];
    let own = fields.map(|field| {
        let value = serde_json::to_string(&language[field]).unwrap();
        format!("\"{field}\": {value}")
    });
    format!("  {code}: {{ {} }},\n", own.join(", "))
}

#[test]
fn the_page_knows_every_language() {
    let file = in_project("web/src/i18n/languages.gen.ts");
    let rows = antedate_wire::Lang::ALL.map(|lang| language_row(lang.code()));
    let text = format!(
        "// Written by crates/web-assets/tests/wire_types.rs from locales/lang/.\n\
         import type {{ Lang }} from '../wire';\n\
         import type {{ Language }} from './languages';\n\n\
         export const LANGUAGES: Record<Lang, Language> = {{\n{}}};\n",
        rows.concat()
    );
    if is_writing() {
        fs::write(&file, &text).unwrap();
    }
    assert!(
        fs::read_to_string(&file).unwrap_or_default() == text,
        "web/src/i18n/languages.gen.ts differs from locales/lang/: set ANTEDATE_WRITE_TYPES=1 and run this test"
    );
}
