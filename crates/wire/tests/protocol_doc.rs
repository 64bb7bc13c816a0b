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
    };
    assert_eq!(fold(&mut ahead, &lost), Err(antedate_wire::Gap { seq: 9 }));
}
