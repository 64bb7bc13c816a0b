//! Which clause a difference between two lines breaks.

use serde_json::Value;

use super::Wrong;
use crate::lines::Line;

/// Compares the line the rules demand with the line that is there.
pub(super) fn compare(expected: &Line, actual: &Line) -> Result<(), Wrong> {
    if expected == actual {
        return Ok(());
    }
    if expected.kind() != actual.kind() {
        let (wanted, found) = (expected.kind(), actual.kind());
        let reason = format!(
            "a `{wanted}` line must come here, not a `{found}` line: {}",
            expected.to_json()
        );
        return Err(Wrong::new(missing_line(expected), reason));
    }
    let (wanted, found) = (body(expected), body(actual));
    let differs = |key: &&String| wanted.get(key.as_str()) != found.get(key.as_str());
    match wanted.keys().chain(found.keys()).find(differs) {
        None => Ok(()),
        Some(key) => {
            let show = |value: Option<&Value>| value.map_or("nothing".into(), Value::to_string);
            let (wanted, found) = (show(wanted.get(key)), show(found.get(key)));
            let reason = format!("`{key}` is {found} and should be {wanted}");
            Err(Wrong::new(clause_of(expected.kind(), key), reason))
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
        body.retain(|key, _| RESULT_CLAUSES.iter().any(|(known, _)| known == key));
    }
    body
}

const RESULT_CLAUSES: [(&str, &str); 13] = [
    ("winners", "TC-13"),
    ("rounds", "TC-12"),
    ("score", "CO-21"),
    ("main", "CO-21"),
    ("slots", "CO-21"),
    ("discard", "CO-21"),
    ("draw", "CO-21"),
    ("hands", "CO-21"),
    ("rank", "CO-23"),
    ("why", "CO-20"),
    ("scores", "TR-21"),
    ("journeys", "TR-21"),
    ("crystals", "TR-21"),
];

fn clause_of(kind: &str, key: &str) -> &'static str {
    match (kind, key) {
        ("result", _) => RESULT_CLAUSES
            .iter()
            .find(|(known, _)| *known == key)
            .map_or("format", |(_, clause)| clause),
        ("place", "right") => "TC-6",
        ("place", "drew") => "TC-9",
        ("place" | "round_end", "reshuffled") => "TC-10",
        ("dropped", _) => "TC-17",
        ("round_end", "round_end") => "TC-12",
        ("round_end", "out") => "TC-13",
        ("round_end", _) => "TC-14",
        ("try", "on") => "CO-7",
        ("try", "between") => "CO-10",
        ("try", _) => "CO-6",
        ("drew", _) => "CO-18",
        ("itinerary", _) => "TR-3a",
        ("take", "take" | "space") => "TR-6",
        ("take", "watch") => "TR-9",
        ("take", "gained") => "TR-12",
        ("take", "journey") => "TR-13",
        ("take", _) => "TR-11",
        ("pass", _) => "TR-18",
        ("day_end", _) => "TR-19",
        _ => "format",
    }
}

fn missing_line(expected: &Line) -> &'static str {
    match expected {
        Line::RoundEnd(_) => "TC-12",
        Line::Drew(_) => "CO-18",
        Line::DayEnd(_) => "TR-19",
        Line::Itinerary(_) => "TR-3a",
        Line::Result(line) if line.result.get("rounds").is_some() => "TC-13",
        Line::Result(line) if line.result.get("why").is_some() => "CO-20",
        Line::Result(_) => "TR-19",
        _ => "format",
    }
}
