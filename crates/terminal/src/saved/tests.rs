//! Saved games of earlier versions are resumed.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use antedate_players::Cast;
use antedate_store::{TableLog, wait};
use antedate_wire::{Command, ServerMessage};

use super::{SavedLog, newest};
use crate::client::Client;
use crate::link::{LinkEvent, open_local};

/// Games of three players, two of them people, as version 0.1 wrote them.
const GOLDEN: [(&str, &[u8]); 3] = [
    ("timeline", include_bytes!("../../golden/timeline-v1.game")),
    ("twist", include_bytes!("../../golden/twist-v1.game")),
    ("trek", include_bytes!("../../golden/trek-v1.game")),
];

fn folder_with(bytes: &[u8]) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("golden.game");
    std::fs::write(&path, bytes).unwrap();
    (folder, path)
}

#[test]
fn games_saved_by_earlier_versions_go_on_where_they_were() {
    for (rules, bytes) in GOLDEN {
        let (folder, path) = folder_with(bytes);
        let resumed = newest(folder.path()).unwrap().expect(rules);
        let (lang, before) = (resumed.lang, resumed.table.seq());
        let cast = Cast::default();
        let (sender, receiver) = channel();
        let report = Box::new(move |heard| {
            let _ = sender.send(heard);
        });
        let make_player = Arc::new(move |level: &str, number| cast.seat(level, number));
        let (link, people) = open_local(resumed, lang, make_player, report).unwrap();
        assert_eq!(people, [0, 1], "{rules}");
        let mut client = Client::new(Box::new(link), people.len());
        let mut asked = None;
        let mut answered = false;
        while !answered || client.view(1).is_none_or(|view| view.seq <= before) {
            let heard = receiver.recv_timeout(Duration::from_secs(20)).expect(rules);
            if let LinkEvent::Message(_, message) = &heard
                && let ServerMessage::Answer(answer) = &**message
            {
                answered |= Some(&answer.id) == asked.as_ref();
            }
            client.hear(heard);
            if asked.is_none() && client.view(1).is_some() {
                let text = "on we go".to_owned();
                asked = Some(client.send(1, Command::Say { text }));
            }
        }
        for (eyes, player) in people.iter().enumerate() {
            assert_eq!(client.view(eyes).unwrap().you, Some(*player), "{rules}");
        }
        drop(client);
        let after = std::fs::read(&path).unwrap();
        assert!(
            after.starts_with(bytes) && after.len() > bytes.len(),
            "{rules}"
        );
        let said = String::from_utf8(after[bytes.len()..].to_vec()).unwrap();
        assert!(said.contains(r#""player":1,"text":"on we go""#), "{said}");
    }
}

#[test]
fn a_saved_game_is_read_back_as_the_log_it_is() {
    let (folder, _) = folder_with(GOLDEN[0].1);
    let resumed = newest(folder.path()).unwrap().unwrap();
    let last = resumed.table.seq();
    let log = SavedLog::new(resumed.saved);
    let all = wait(log.load(String::new(), 0)).unwrap();
    assert_eq!(
        all.iter().map(|row| row.seq).collect::<Vec<_>>(),
        (1..=last).collect::<Vec<_>>()
    );
    let tail = wait(log.load(String::new(), last - 1)).unwrap();
    assert_eq!(tail, all[all.len() - 1..]);
}
