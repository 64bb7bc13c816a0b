//! Logs that each version wrote, with the decks they were played with. They are never written
//! again: every later version must read them as they are. See `docs/log.md`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use antedate_decks::Deck;
use antedate_tables::{Chronicle, Contents, Entry, Stored, Table, UnreadableEntry};
use antedate_wire::Lang;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::support::viewers;

/// Every kind of entry, and every value of a field that is one of several names.
const KINDS: [&str; 22] = [
    "away",
    "back",
    "card_closed",
    "closed",
    "created",
    "dropped",
    "ended",
    "erased",
    "handed_over",
    "joined",
    "left",
    "locked",
    "options_set",
    "pinned",
    "played",
    "said",
    "seat_moved",
    "seat_taken",
    "shared",
    "signalled",
    "started",
    "unpinned",
];
const NAMED: [&str; 36] = [
    "by=bot",
    "by=clock",
    "by=owner",
    "clock=1d",
    "clock=2m",
    "clock=30s",
    "clock=60s",
    "clock=none",
    "first=player",
    "first=random",
    "on_leave=bot",
    "on_leave=drop",
    "pin=about",
    "pin=discard",
    "pin=play",
    "preset=good_game",
    "preset=hello",
    "preset=never_guessed",
    "preset=oops",
    "preset=thanks",
    "preset=thinking",
    "preset=well_played",
    "preset=your_turn",
    "rules=chorus",
    "rules=timeline",
    "rules=trek",
    "rules=twist",
    "stand_ins=amateur",
    "stand_ins=gentle",
    "to=bot",
    "to=owner",
    "why=asked",
    "why=away",
    "why=clock",
    "why=host",
    "why=left",
];

/// The versions of which there are golden logs, each with a folder. Version 2 has chorus and time
/// warps, version 3 games without the cards that somebody has seen lately.
const VERSIONS: [&str; 3] = ["v1", "v2", "v3"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect("a golden file")
}

/// The golden logs of whole tables by version and name, in order.
fn logs() -> Vec<String> {
    VERSIONS.into_iter().flat_map(logs_of).collect()
}

fn logs_of(version: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder().join(version)).expect("the golden logs");
    let names = files.map(|file| {
        file.expect("a file")
            .file_name()
            .into_string()
            .expect("a name")
    });
    let mut names: Vec<String> = names
        .filter_map(|name| Some(name.strip_suffix(".jsonl")?.to_owned()))
        .filter(|name| name != "events")
        .map(|name| format!("{version}/{name}"))
        .collect();
    names.sort();
    names
}

/// The folder of a golden log.
fn version_of(name: &str) -> &str {
    name.split_once('/').expect("a version and a name").0
}

fn entries(name: &str) -> Vec<Stored> {
    let text = read(&format!("{name}.jsonl"));
    let stored = |line: &str| Stored::from_json(line).unwrap_or_else(|e| panic!("{name}: {e}"));
    text.lines().map(stored).collect()
}

/// The deck a golden log was played with, as the store keeps it.
fn contents(version: &str, log: &[Stored]) -> Arc<Contents> {
    let Entry::Created { settings, .. } = &log[0].entry else {
        panic!("a log begins with the table");
    };
    let [deck] = settings.decks.as_slice() else {
        panic!("one deck");
    };
    let text = read(&format!("{version}/{}.deck.json", settings.rules.name()));
    let read = Deck::from_json(&deck.id, &text).expect("a stored deck");
    assert_eq!(read.hash(), deck.hash, "the deck is the one of the log");
    let contents = Contents::combined(vec![Arc::new(read)], &settings.filter, settings.rules);
    Arc::new(contents.expect("it was played with"))
}

#[derive(Default)]
struct Folded {
    views: Sha256,
    transcripts: Sha256,
    results: Sha256,
}

impl Folded {
    /// Notes what every viewer sees, but for the version and the shape of the options, which
    /// are the protocol's, and for where a line may break, which is a matter of typesetting.
    fn see(&mut self, table: &Table) {
        for viewer in viewers(table) {
            let view = table.view(viewer, Lang::En).expect("it was made");
            let mut view = serde_json::to_value(view).expect("plain data");
            let fields = view.as_object_mut().expect("a view has fields");
            // What views have been given since.
            fields.retain(|name, _| !["v", "options", "away"].contains(&name.as_str()));
            if let Some(game) = fields.get_mut("game").and_then(Value::as_object_mut) {
                game.retain(|name, _| !["legal", "unlisted"].contains(&name.as_str()));
            }
            self.views.update(view.to_string().replace('\u{a0}', " "));
        }
    }

    fn line(self, name: &str) -> String {
        let [views, transcripts, results] =
            [self.views, self.transcripts, self.results].map(|hash| hex(&hash.finalize()));
        format!("{name} {views} {transcripts} {results}\n")
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn fold(name: &str) -> String {
    let log = entries(name);
    let contents = contents(version_of(name), &log);
    let mut table = Table::new(contents.clone());
    let mut folded = Folded::default();
    for stored in log.clone() {
        let ends = matches!(stored.entry, Entry::Ended);
        table
            .evolve(stored)
            .unwrap_or_else(|e| panic!("{name}: {e}"));
        folded.see(&table);
        if ends {
            folded
                .transcripts
                .update(table.transcript().expect("it is over"));
        }
    }
    for mut result in Chronicle::of(contents, log).expect("it folds").results {
        // What results have been given since.
        result.unlisted = None;
        result.seen.clear();
        folded.results.update(result.to_json());
    }
    folded.line(name.rsplit('/').next().expect("a name"))
}

/// What tables, transcripts and results come of each log; as its version made them.
/// Results of version 1 alone differ, in one thing: a move that the clock made counts as a bot's since.
#[test]
fn golden_logs_fold_to_the_same_tables() {
    for version in VERSIONS {
        let folded: String = logs_of(version).iter().map(|name| fold(name)).collect();
        let expected = expected(version);
        assert!(expected == folded, "expected\n{expected}got\n{folded}");
    }
}

/// What came of all logs of a version. Those that stand here since have a file of their own: one
/// that is written stays as it is.
fn expected(version: &str) -> String {
    let files = std::fs::read_dir(folder().join(version)).expect("golden logs");
    let names = files.map(|file| {
        file.expect("a file")
            .file_name()
            .into_string()
            .expect("a name")
    });
    let folded = names.filter(|name| name.starts_with("folded"));
    let texts: Vec<String> = folded
        .map(|name| read(&format!("{version}/{name}")))
        .collect();
    let mut lines: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    lines.sort_unstable();
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A field that is renamed, left out or added to old entries changes their bytes.
#[test]
fn golden_logs_are_written_again_to_the_byte() {
    for name in logs().iter().map(String::as_str).chain(["v1/events"]) {
        for line in read(&format!("{name}.jsonl")).lines() {
            let stored = Stored::from_json(line).unwrap_or_else(|e| panic!("{name}: {e}\n{line}"));
            assert_eq!(stored.to_json(), line, "{name}");
        }
    }
}

/// What only version 2 has is read, written to the byte, and carries that number: an older
/// program refuses it instead of reading it wrongly.
#[test]
fn entries_of_version_2_are_read_and_written_again() {
    for line in read("v2/events.jsonl").lines() {
        let stored = Stored::from_json(line).unwrap_or_else(|e| panic!("{e}\n{line}"));
        assert_eq!(stored.to_json(), line);
        assert_eq!((stored.v, stored.entry.version()), (2, 2), "{line}");
    }
}

/// The kind of an entry. A new one does not compile here before it is added; then no golden
/// log has it.
fn kind(entry: &Entry) -> &'static str {
    match entry {
        Entry::Away { .. } => "away",
        Entry::Back { .. } => "back",
        Entry::CardClosed { .. } => "card_closed",
        Entry::Closed => "closed",
        Entry::Created { .. } => "created",
        Entry::Dropped { .. } => "dropped",
        Entry::Ended => "ended",
        Entry::Erased => "erased",
        Entry::HandedOver { .. } => "handed_over",
        Entry::Joined { .. } => "joined",
        Entry::Left { .. } => "left",
        Entry::Locked { .. } => "locked",
        Entry::OptionsSet { .. } => "options_set",
        Entry::Pinned { .. } => "pinned",
        Entry::Played { .. } => "played",
        Entry::Said { .. } => "said",
        Entry::SeatMoved { .. } => "seat_moved",
        Entry::SeatTaken { .. } => "seat_taken",
        Entry::Shared { .. } => "shared",
        Entry::Signalled { .. } => "signalled",
        Entry::Started { .. } => "started",
        Entry::Unpinned { .. } => "unpinned",
    }
}

/// Only what an older program would misread has the number of the later version: what a game
/// with time warps writes as it always was keeps the first.
#[test]
fn only_what_is_new_has_the_new_version() {
    for name in logs() {
        for stored in entries(&name) {
            let text = stored.to_json();
            let new = [
                "\"warped\"",
                "\"foresaw\"",
                "\"detours\"",
                "\"warps\":true",
                "\"chorus\":[",
                "\"rules\":\"chorus\"",
            ];
            let has_new = new.iter().any(|word| text.contains(word));
            let version = match text.contains("\"without\"") {
                true => 3,
                false => 1 + u32::from(has_new),
            };
            assert_eq!(stored.v, version, "{text}");
        }
    }
    let has_all = |version: &str, new: &[&str]| {
        let texts: String = logs_of(version)
            .iter()
            .map(|name| read(&format!("{name}.jsonl")))
            .collect();
        for new in new {
            assert!(texts.contains(new), "no golden log has `{new}`");
        }
    };
    has_all("v2", &["warped", "foresaw", "detours", "warps", "chorus"]);
    has_all("v3", &["\"fresh\":true", "\"without\":["]);
}

/// Whoever adds a kind of entry finds here that no golden log has it.
#[test]
fn golden_logs_have_every_kind_of_entry() {
    let (mut kinds, mut named) = (BTreeSet::new(), BTreeSet::new());
    for name in logs() {
        for line in read(&format!("{name}.jsonl")).lines() {
            let entry: Value = serde_json::from_str(line).expect("JSON");
            let stored = Stored::from_json(line).expect("a golden entry");
            assert_eq!(entry["e"], kind(&stored.entry));
            kinds.insert(kind(&stored.entry));
            note_names(&entry, &mut named);
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), KINDS);
    assert_eq!(
        named.iter().collect::<Vec<_>>(),
        NAMED.iter().collect::<Vec<_>>()
    );
}

fn note_names(entry: &Value, named: &mut BTreeSet<String>) {
    let mut note = |field: &str, value: &Value| {
        let value = value.get("type").unwrap_or(value);
        named.extend(value.as_str().map(|value| format!("{field}={value}")));
    };
    for field in ["by", "pin", "preset", "to", "why"] {
        note(field, &entry[field]);
    }
    for field in ["clock", "first", "on_leave", "stand_ins"] {
        note(field, &entry["options"][field]);
    }
    note("rules", &entry["settings"]["rules"]);
}

/// A program that is older than a log ignores the fields it does not know.
#[test]
fn an_unknown_field_is_passed_over() {
    for name in logs() {
        for line in read(&format!("{name}.jsonl")).lines() {
            let mut entry: Value = serde_json::from_str(line).expect("JSON");
            add_field(&mut entry);
            let read = Stored::from_json(&entry.to_string());
            let read = read.unwrap_or_else(|e| panic!("{name}: {e}\n{entry}"));
            assert_eq!(read, Stored::from_json(line).expect("as it is"));
        }
    }
}

/// What a later version wrote is refused by its version, whatever its shape.
#[test]
fn an_entry_of_a_later_version_is_refused_as_such() {
    let read = Stored::from_json(r#"{"v":4,"at":0,"e":"of_a_later_version"}"#);
    assert_eq!(read, Err(UnreadableEntry::Newer(4)));
    let read = Stored::from_json(r#"{"v":1,"at":0,"e":"of_a_later_version"}"#);
    assert!(matches!(read, Err(UnreadableEntry::Shape(_))), "{read:?}");
}

/// Adds a field to an entry and to every part of it that has fields of its own: not to the
/// events, of which each is one named value.
fn add_field(part: &mut Value) {
    let Some(fields) = part.as_object_mut() else {
        return;
    };
    for (name, value) in fields.iter_mut() {
        let is_map = ["timeline", "twist", "trek", "chorus", "handicaps"].contains(&name.as_str());
        if !is_map {
            add_field(value);
        }
    }
    fields.insert("of_a_later_version".to_owned(), Value::Null);
}

/// Writes the golden logs of the newest version, once: those that are there stay as they are.
#[test]
#[ignore = "writes files: cargo test -p antedate-tables --test table write_golden -- --ignored"]
fn write_golden_logs() {
    let version = *VERSIONS.last().expect("the newest");
    std::fs::create_dir_all(folder().join(version)).expect("a folder that can be made");
    for rules in crate::fresh::GAMES {
        let path = folder().join(format!("{version}/{}-1.jsonl", rules.name()));
        if path.exists() {
            continue;
        }
        let log = crate::fresh::two_games(rules).log.join("\n") + "\n";
        std::fs::write(path, log).expect("a folder that can be written");
        let deck = crate::support::deck(rules).to_json();
        let path = folder().join(format!("{version}/{}.deck.json", rules.name()));
        std::fs::write(path, deck).expect("a folder that can be written");
    }
    let folded: String = logs_of(version).iter().map(|name| fold(name)).collect();
    let path = folder().join(format!("{version}/folded.txt"));
    std::fs::write(path, folded).expect("a folder that can be written");
}
