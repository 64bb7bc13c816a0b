//! Structured logs: one JSON object a line on standard error. Nothing here is given a
//! secret, a name or an address of a person.

use std::io::Write;

use serde_json::{Map, Value};

/// Writes a line. `fields` must hold neither secrets nor addresses.
pub(crate) fn line<const N: usize>(event: &str, fields: [(&str, Value); N]) {
    let mut object = Map::new();
    object.insert("event".to_owned(), event.into());
    object.extend(fields.map(|(name, value)| (name.to_owned(), value)));
    // A log nobody can read any more must not stop the games.
    let _ = writeln!(std::io::stderr(), "{}", Value::Object(object));
}
