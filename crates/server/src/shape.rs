//! Objects are objects. A list of values in the order of a type's fields is not the protocol's,
//! though the library that reads JSON would take it for one.

use serde_json::Value;

/// The fields that hold lists.
const LISTS: [&str; 5] = ["tokens", "decks", "bots", "topics", "line"];

/// Checks that a message or a body is an object, with lists in the fields for lists alone.
pub(crate) fn check(words: &[u8]) -> Result<(), &'static str> {
    match serde_json::from_slice(words).is_ok_and(|value| has_shape(&value)) {
        true => Ok(()),
        false => Err("there is a list where an object belongs"),
    }
}

fn has_shape(value: &Value) -> bool {
    let fits = |(name, inner): (&String, &Value)| match inner {
        Value::Array(list) => LISTS.contains(&name.as_str()) && !list.iter().any(Value::is_array),
        Value::Object(_) => has_shape(inner),
        _ => true,
    };
    value.as_object().is_some_and(|map| map.iter().all(fits))
}
