//! Which clause a difference between two lines breaks.

use serde_json::Value;

use super::Wrong;
use crate::lines::Line;
use crate::recorder::{AnyRecorder, FORMATS};

/// Compares the line the rules demand with the line that is there.
pub(super) fn compare(game: &dyn AnyRecorder, expected: &Line, actual: &Line) -> Result<(), Wrong> {
    if expected == actual {
        return Ok(());
    }
    if expected.kind() != actual.kind() {
        let (wanted, found) = (expected.kind(), actual.kind());
        let reason = format!(
            "a `{wanted}` line must come here, not a `{found}` line: {}",
            expected.to_json()
        );
        let clause = game.clause_of_missing(wanted);
        return Err(Wrong::new(clause.unwrap_or("format"), reason));
    }
    let (wanted, found) = (body(expected), body(actual));
    let differs = |key: &&String| wanted.get(key.as_str()) != found.get(key.as_str());
    match wanted.keys().chain(found.keys()).find(differs) {
        None => Ok(()),
        Some(key) => {
            let show = |value: Option<&Value>| value.map_or("nothing".into(), Value::to_string);
            let (wanted, found) = (show(wanted.get(key)), show(found.get(key)));
            let reason = format!("`{key}` is {found} and should be {wanted}");
            let clause = game.clause_of(expected.kind(), key);
            Err(Wrong::new(clause.unwrap_or("format"), reason))
        }
    }
}

/// The keys of a line; of a result, only those the rules know, since others are ignored.
fn body(line: &Line) -> serde_json::Map<String, Value> {
    let value = match line {
        Line::Result(line) => line.result.clone(),
        other => serde_json::to_value(other).unwrap_or_default(),
    };
    let Value::Object(mut body) = value else {
        return serde_json::Map::new();
    };
    if matches!(line, Line::Result(_)) {
        let known = FORMATS.iter().flat_map(|format| format.result);
        body.retain(|key, _| known.clone().any(|(known, _)| known == key));
    }
    body
}
