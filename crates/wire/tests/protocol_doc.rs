//! The worked example of `docs/protocol.md` is made of real messages.

use antedate_wire::{AnswerResult, ClientMessage, CreateTable, ServerMessage, fold};

const DOC: &str = include_str!("../../../docs/protocol.md");

fn lines(arrow: &str) -> Vec<&'static str> {
    DOC.lines()
        .filter_map(|line| line.strip_prefix(arrow))
        .collect()
}

/// Reads a message and writes it again: nothing is unknown, nothing is lost.
fn same<T: serde::de::DeserializeOwned + serde::Serialize>(text: &str) -> T {
    let message: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let again = serde_json::to_value(&message).expect("plain data");
    let text: serde_json::Value = serde_json::from_str(text).expect("it was read before");
    assert_eq!(again, text);
    message
}

#[test]
fn every_line_of_the_example_is_a_message_and_every_message_is_answered_once() {
    let sent = lines("> ");
    same::<CreateTable>(sent[0]);
    let asked: Vec<ClientMessage> = sent[1..].iter().map(|text| same(text)).collect();
    let received: Vec<ServerMessage> = lines("< ").into_iter().map(same).collect();
    let answers: Vec<_> = received
        .iter()
        .filter_map(|message| match message {
            ServerMessage::Answer(answer) => Some(answer.id.as_str()),
            _ => None,
        })
        .collect();
    let ids: Vec<_> = asked.iter().map(|message| message.id.as_str()).collect();
    assert_eq!(answers, ids);
    assert!(ids.len() >= 7);
}

#[test]
fn the_frames_of_the_example_fold_into_its_view() {
    let received: Vec<ServerMessage> = lines("< ").into_iter().map(same).collect();
    let mut view = None;
    for message in received {
        match message {
            ServerMessage::View(fresh) => view = Some(fresh),
            ServerMessage::Frame(frame) => {
                let view = view.as_mut().expect("a view comes first");
                assert_eq!(fold(view, &frame), Ok(()));
            }
            ServerMessage::Answer(answer) => {
                if let (AnswerResult::Ok(done), Some(view)) = (&answer.result, &view) {
                    assert!(done.seq <= view.seq + 1, "an answer comes with its frames");
                }
            }
            ServerMessage::Hint(_) => {}
            ServerMessage::To { .. } => panic!("one player is on the connection of the example"),
        }
    }
    let view = view.expect("a view");
    assert_eq!((view.seq, view.phase), (9, antedate_wire::Phase::Closed));
    let mut ahead = view.clone();
    let lost = antedate_wire::Frame {
        seq: 11,
        at: None,
        event: None,
        legal: Vec::new(),
    };
    assert_eq!(fold(&mut ahead, &lost), Err(antedate_wire::Gap { seq: 9 }));
}

/// The events of a generated TypeScript type, with their fields in order.
fn events_of(types: &str) -> Vec<(String, Vec<String>)> {
    let mut events: Vec<(String, Vec<String>)> = Vec::new();
    for line in types.lines() {
        // A line may end one event and begin the next.
        for part in line.split(" | ") {
            if let Some((_, rest)) = part.split_once("{ \"type\": \"") {
                let (name, _) = rest.split_once('"').expect("a name in quotes");
                events.push((name.to_owned(), Vec::new()));
            } else if let Some((field, _)) = part.split_once(": ")
                && field
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || "_?".contains(c))
            {
                let (_, fields) = events.last_mut().expect("an event has begun");
                fields.push(field.trim_end_matches('?').to_owned());
            }
        }
    }
    events
}

/// The rows of the tables of events: their types, and the fields they name outside brackets.
fn events_in_doc() -> Vec<(String, Vec<String>)> {
    let (_, section) = DOC.split_once("### Events\n").expect("a section");
    let (section, _) = section.split_once("### Characters").expect("another");
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let rows = rows.filter(|line| !line.starts_with("| `type`"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').collect();
        let fields = outside_brackets(cells[2]);
        let names = |text: &str| -> Vec<String> {
            let names = text.split('`').skip(1).step_by(2);
            names.map(str::to_owned).collect()
        };
        let fields = names(&fields);
        let types = names(cells[1]).into_iter();
        types.map(|name| (name, fields.clone())).collect::<Vec<_>>()
    };
    rows.flat_map(row).collect()
}

fn outside_brackets(text: &str) -> String {
    let mut depth = 0;
    let keep = |c: &char| {
        depth += i32::from(*c == '(');
        let outside = depth == 0;
        depth -= i32::from(*c == ')');
        outside
    };
    text.chars().filter(keep).collect()
}

/// Frames can be folded from the page alone: it names every field of every event.
#[test]
fn the_page_names_every_field_of_every_event() {
    let types = [
        include_str!("../../../web/src/wire/Event.ts"),
        include_str!("../../../web/src/wire/TimelineEvent.ts"),
        include_str!("../../../web/src/wire/TwistEvent.ts"),
        include_str!("../../../web/src/wire/TrekEvent.ts"),
        include_str!("../../../web/src/wire/ChorusEvent.ts"),
    ];
    let mut expected: Vec<_> = types.iter().flat_map(|types| events_of(types)).collect();
    let mut found = events_in_doc();
    for events in [&mut expected, &mut found] {
        events.iter_mut().for_each(|(_, fields)| fields.sort());
        events.sort();
    }
    assert!(expected.len() > 40);
    assert_eq!(found, expected);
}
