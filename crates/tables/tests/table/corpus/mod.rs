//! Writes the corpus that every fold replays: views, the frames that follow, and the views
//! after them, of random tables of all games.
//!
//! What is right is the view that the table builds afresh. The fold in Rust is compared with
//! it here after every frame, the fold of the page by `web/src/table/corpus.test.ts`, which
//! reads the files written here. The same seeds give the same files.

pub(crate) mod driver;
mod previews;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use antedate_tables::{Stored, Viewer};
use antedate_wire::{Event, Frame, Lang, RuleSet, TableView, fold};
use serde::Serialize;

use crate::support::{Room, json};

/// At most so many frames lie between two views of a track.
const FRAMES_A_CHECK: usize = 10;

/// The folder of the corpus, in the target folder.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder
}

fn write(name: &str, content: &impl Serialize) {
    let path = folder().join(format!("{name}.json"));
    fs::write(path, json(content)).expect("the target folder can be written to");
}

/// What one viewer of a table saw.
#[derive(Serialize)]
struct Track {
    #[serde(skip)]
    viewer: Viewer,
    #[serde(skip)]
    lang: Lang,
    /// The view as the fold has it.
    #[serde(skip)]
    folded: TableView,
    /// The view at the start.
    view: TableView,
    checks: Vec<Check>,
    #[serde(skip)]
    frames: Vec<Frame>,
}

/// Frames in order, and the view after them as the table builds it.
#[derive(Serialize)]
struct Check {
    frames: Vec<Frame>,
    view: TableView,
}

impl Track {
    fn new(room: &Room, viewer: Viewer, lang: Lang) -> Track {
        let view = fresh(room, viewer, lang);
        Track {
            viewer,
            lang,
            folded: view.clone(),
            view,
            checks: Vec::new(),
            frames: Vec::new(),
        }
    }

    /// Folds a frame, and compares the result with a fresh view.
    fn receive(&mut self, room: &Room, frame: Frame, seen: &mut BTreeSet<String>) {
        note_kinds(&frame, seen);
        fold(&mut self.folded, &frame).expect("the frame follows on the view");
        let wanted = fresh(room, self.viewer, self.lang);
        assert!(
            self.folded == wanted,
            "{:?} folds {} into\n{}\nand not into\n{}",
            self.viewer,
            json(&frame),
            json(&self.folded),
            json(&wanted),
        );
        let is_common = matches!(
            frame.event,
            None | Some(Event::Played { .. } | Event::Said { .. })
        );
        self.frames.push(frame);
        if !is_common || self.frames.len() == FRAMES_A_CHECK {
            self.check(wanted);
        }
    }

    fn check(&mut self, view: TableView) {
        let frames = std::mem::take(&mut self.frames);
        self.checks.push(Check { frames, view });
    }
}

fn fresh(room: &Room, viewer: Viewer, lang: Lang) -> TableView {
    let view = room.table.view(viewer, lang);
    view.expect("a table that was made")
}

/// A table, and those who look at it.
pub(crate) struct Stage {
    room: Room,
    tracks: Vec<Track>,
    /// The kinds of events that anybody was told.
    seen: BTreeSet<String>,
}

impl Stage {
    /// Begins with the first entry of a log.
    fn new(mut room: Room, entries: Vec<Stored>) -> Stage {
        let mut entries = entries.into_iter();
        room.keep(entries.by_ref().take(1).collect());
        let mut stage = Stage {
            tracks: vec![Track::new(&room, Viewer::Spectator, Lang::En)],
            room,
            seen: BTreeSet::new(),
        };
        stage.keep(entries.collect());
        stage
    }

    /// Somebody begins to look on.
    fn watch(&mut self, viewer: Viewer, lang: Lang) {
        self.tracks.push(Track::new(&self.room, viewer, lang));
    }

    /// Folds entries one by one, and tells everybody.
    fn keep(&mut self, entries: Vec<Stored>) {
        for entry in entries {
            for told in self.room.keep(vec![entry]) {
                for track in &mut self.tracks {
                    let frame = self.room.table.frame(track.viewer, track.lang, &told);
                    track.receive(&self.room, frame, &mut self.seen);
                }
            }
        }
    }

    fn finish(mut self, name: &str) -> BTreeSet<String> {
        for track in &mut self.tracks {
            let view = fresh(&self.room, track.viewer, track.lang);
            track.check(view);
        }
        write(name, &self.tracks);
        self.seen
    }
}

/// Notes the kinds of a frame's events: `left`, `trek/card_taken`.
fn note_kinds(frame: &Frame, seen: &mut BTreeSet<String>) {
    let event = serde_json::to_value(&frame.event).expect("plain data");
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    let Some(kind) = text(&event["type"]) else {
        seen.insert("hidden".to_owned());
        return;
    };
    seen.insert(kind);
    let rules = text(&event["events"]["rules"]).unwrap_or_default();
    for event in event["events"]["list"].as_array().into_iter().flatten() {
        let kind = text(&event["type"]).expect("every event has a kind");
        seen.insert(format!("{rules}/{kind}"));
    }
}

/// All that can be told of a table, but for two events that need a pile to run out altogether:
/// `nothing_to_draw` of timeline and `passed` of trek.
const KINDS: &[&str] = &[
    "hidden",
    "joined",
    "left",
    "locked",
    "options_set",
    "started",
    "played",
    "handed_over",
    "said",
    "signalled",
    "ended",
    "closed",
];
const TIMELINE: &[&str] = &[
    "dropped",
    "timeline/card_placed",
    "timeline/card_misplaced",
    "timeline/pile_reshuffled",
    "timeline/card_drawn",
    "timeline/seat_dropped",
    "timeline/round_ended",
    "timeline/turn_passed",
    "timeline/game_ended",
];
const TWIST: &[&str] = &[
    "pinned",
    "unpinned",
    "twist/card_tried",
    "twist/stopped",
    "twist/card_discarded",
    "twist/cards_drawn",
    "twist/turn_passed",
    "twist/game_ended",
];
const TREK: &[&str] = &[
    "trek/itinerary_chosen",
    "trek/itineraries_revealed",
    "trek/card_taken",
    "trek/token_placed",
    "trek/token_returned",
    "trek/turn_ended",
    "trek/turn_passed",
    "trek/day_ended",
    "trek/day_began",
    "trek/game_ended",
];

const CHORUS: &[&str] = &[
    "card_closed",
    "seat_taken",
    "chorus/chosen",
    "chorus/card_closed",
    "chorus/own_card_closed",
    "chorus/other_card_closed",
    "chorus/seat_joined",
    "chorus/seat_dropped",
    "chorus/game_ended",
];

/// Writes the files of a game, and returns their names.
fn check_game(rules: RuleSet, decks: &[&str], kinds: &[&str]) -> Vec<String> {
    let (mut seen, mut names) = (BTreeSet::new(), Vec::new());
    for deck in decks {
        for seed in 0..4 {
            let stage = driver::play(rules, deck, seed);
            let name = format!("{}-{deck}-{seed}", rules.name());
            seen.extend(stage.finish(&name));
            names.push(name);
        }
    }
    let all = KINDS.iter().chain(kinds);
    let missing: Vec<_> = all.filter(|kind| !seen.contains(**kind)).collect();
    assert!(missing.is_empty(), "never told: {missing:?}");
    names
}

/// Has a fold that was written from `docs/protocol.md` alone replay some files: the page is
/// enough for a client that keeps its view frame by frame.
fn fold_in_python(names: &[String]) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/table/corpus/fold.py");
    let files = names
        .iter()
        .map(|name| folder().join(format!("{name}.json")));
    let python = Command::new("python3").arg(script).args(files).output();
    let folded = python.expect("python3 is needed: apt-get install -y python3");
    let said = String::from_utf8_lossy(&folded.stdout);
    let n_frames: u32 = said.trim().parse().unwrap_or(0);
    let wrong = String::from_utf8_lossy(&folded.stderr);
    assert!(folded.status.success() && n_frames > 1000, "{said}{wrong}");
}

#[test]
fn corpus_of_timeline() {
    let decks = ["classic", "saga", "generated"];
    fold_in_python(&check_game(RuleSet::Timeline, &decks, TIMELINE));
}

#[test]
fn corpus_of_twist() {
    fold_in_python(&check_game(RuleSet::Twist, &["twist", "generated"], TWIST));
}

#[test]
fn corpus_of_trek() {
    fold_in_python(&check_game(RuleSet::Trek, &["trek", "generated"], TREK));
}

#[test]
fn corpus_of_chorus() {
    check_game(RuleSet::Chorus, &["classic", "saga", "generated"], CHORUS);
}

#[test]
fn corpus_of_trek_previews() {
    write("previews", &previews::collect());
}
