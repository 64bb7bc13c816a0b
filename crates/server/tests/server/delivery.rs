//! Frames that come twice, late, out of order or not at all end in the same state as clean
//! delivery: a client folds what it can, and asks again for the rest.

use antedate_wire::{Frame, ServerMessage, TableView};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::common::{Client, choices, id_of, make, quick, start};

/// A whole game as one client was sent it: the first view, every frame, and the last view.
struct Traffic {
    first: TableView,
    frames: Vec<Frame>,
    last: Value,
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap()
}

async fn record(rules: &str) -> Traffic {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, rules, json!({"bots": ["steady"]})).await);
    let mut listener = Client::enter(address, &table, &[0]).await;
    let mut player = Client::enter(address, &table, &[0]).await;
    assert_eq!(player.code(json!({"type": "start"})).await, "");
    player
        .code(json!({"type": "say", "text": "good luck"}))
        .await;
    player.play().await;
    let last = player.view().await;
    let end = last["seq"].clone();
    listener
        .until(|message| message["type"] == "frame" && message["seq"] == end)
        .await;
    server.stop().await;
    assert!(choices(&last["game"]).is_empty(), "the game is over");
    let mut first = None;
    let mut frames = Vec::new();
    for message in listener.heard {
        match serde_json::from_value(message).unwrap() {
            ServerMessage::View(view) => first = first.or(Some(*view)),
            ServerMessage::Frame(frame) => frames.push(frame),
            _ => {}
        }
    }
    Traffic {
        first: first.unwrap(),
        frames,
        last,
    }
}

/// What the network does to one frame.
#[derive(Debug, Clone, Copy)]
enum Fate {
    Delivered,
    Lost,
    Doubled,
    /// Comes after so many later ones.
    Late(usize),
}

fn fate() -> impl Strategy<Value = Fate> {
    prop_oneof![
        5 => Just(Fate::Delivered),
        2 => Just(Fate::Lost),
        2 => Just(Fate::Doubled),
        2 => (1usize..12).prop_map(Fate::Late),
    ]
}

/// Orders the frames as a bad network would.
fn deliver<'a>(frames: &'a [Frame], fates: &[Fate]) -> Vec<&'a Frame> {
    let mut timed = Vec::new();
    for (at, frame) in frames.iter().enumerate() {
        match fates[at % fates.len()] {
            Fate::Delivered => timed.push((2 * at, frame)),
            Fate::Lost => {}
            Fate::Doubled => timed.extend([(2 * at, frame), (2 * at + 7, frame)]),
            Fate::Late(by) => timed.push((2 * (at + by) + 1, frame)),
        }
    }
    timed.sort_by_key(|(time, _)| *time);
    timed.into_iter().map(|(_, frame)| frame).collect()
}

/// Folds what comes; at a gap asks for the frames after the last known, as `catch_up` does.
fn fold_all(traffic: &Traffic, delivered: &[&Frame]) -> (TableView, usize) {
    let mut view = traffic.first.clone();
    let mut n_gaps = 0;
    for frame in delivered {
        if antedate_wire::fold(&mut view, frame).is_err() {
            n_gaps += 1;
            catch_up(&mut view, &traffic.frames, frame.seq);
        }
    }
    // Whoever comes back asks for what they missed at the end.
    catch_up(&mut view, &traffic.frames, u64::MAX);
    (view, n_gaps)
}

fn catch_up(view: &mut TableView, frames: &[Frame], to: u64) {
    let since = view.seq;
    for frame in frames
        .iter()
        .filter(|frame| since < frame.seq && frame.seq <= to)
    {
        antedate_wire::fold(view, frame).expect("what is asked for follows on");
    }
}

fn check(rules: &str) {
    let traffic = runtime().block_on(record(rules));
    assert!(traffic.frames.len() > 10);
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    let fates = prop::collection::vec(fate(), 40..200);
    let done = runner.run(&fates, |fates| {
        let (view, _) = fold_all(&traffic, &deliver(&traffic.frames, &fates));
        prop_assert_eq!(serde_json::to_value(view).unwrap(), traffic.last_view());
        Ok(())
    });
    done.unwrap();
    let (_, n_gaps) = fold_all(
        &traffic,
        &deliver(&traffic.frames, &[Fate::Delivered, Fate::Lost]),
    );
    assert!(n_gaps > 0, "losing every other frame makes gaps");
}

impl Traffic {
    fn last_view(&self) -> Value {
        let mut last = self.last.clone();
        last.as_object_mut().unwrap().remove("type");
        last
    }
}

#[test]
fn bad_delivery_of_timeline_ends_where_clean_delivery_does() {
    check("timeline");
}

#[test]
fn bad_delivery_of_twist_ends_where_clean_delivery_does() {
    check("twist");
}

#[test]
fn bad_delivery_of_trek_ends_where_clean_delivery_does() {
    check("trek");
}
