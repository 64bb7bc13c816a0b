//! Several people at one device: one connection, and each sees with their own eyes.

use std::collections::BTreeMap;

use antedate_wire::{ServerMessage, TableView};
use serde_json::{Value, json};

use crate::common::{Client, choices, id_of, make, post, quick, start, token};

/// A device that keeps one view a player, and folds each frame into the view it is for.
struct Device {
    client: Client,
    views: BTreeMap<u32, TableView>,
    n_read: usize,
}

impl Device {
    /// Folds all that has come since.
    fn fold(&mut self) {
        for message in &self.client.heard[self.n_read..] {
            match serde_json::from_value(message.clone()).unwrap() {
                ServerMessage::To { player, message } => {
                    assert_ne!(player, 0, "the first player's messages come as they are");
                    Device::take(&mut self.views, Some(player), *message);
                }
                message => Device::take(&mut self.views, None, message),
            }
        }
        self.n_read = self.client.heard.len();
    }

    fn take(views: &mut BTreeMap<u32, TableView>, player: Option<u32>, message: ServerMessage) {
        match message {
            ServerMessage::View(view) => {
                let you = view.you.expect("everybody on this device has a seat");
                assert_eq!(you, player.unwrap_or(0));
                views.insert(you, *view);
            }
            ServerMessage::Frame(frame) => {
                let view = views
                    .get_mut(&player.unwrap_or(0))
                    .expect("a view came first");
                antedate_wire::fold(view, &frame).expect("frames follow each other");
            }
            _ => assert_eq!(player, None, "answers and hints come once"),
        }
    }

    async fn act(&mut self, player: u32) -> bool {
        let view = serde_json::to_value(&self.views[&player]).unwrap();
        for action in choices(&view["game"]) {
            self.client.n_sent += 1;
            let id = format!("h{}", self.client.n_sent);
            let act = json!({"type": "act", "action": action});
            let message = json!({"v": 2, "id": id, "player": player, "do": act});
            self.client.send_text(message.to_string()).await;
            let answered = |heard: &Value| heard["type"] == "answer" && heard["id"] == id;
            if self.client.until(answered).await["ok"].is_object() {
                return true;
            }
        }
        false
    }
}

async fn play_trek_on_one_device() -> Device {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "trek", json!({})).await);
    let mut client = Client::enter(address, &table, &[0]).await;
    // The second sits down on the same connection, the third at another device first.
    let join = json!({"type": "join", "name": "Bea", "token": token(1)});
    assert_eq!(client.ask(join).await["ok"]["player"], 1);
    let cid = json!({"name": "Cid", "token": token(2)});
    post(address, &format!("/api/tables/{table}/join"), &cid).await;
    let tokens = json!([token(0), token(1), token(2)]);
    let enter = json!({"type": "enter", "tokens": tokens, "lang": "en"});
    assert!(client.ask(enter).await["ok"].is_object());
    // A message must say whose it is.
    assert_eq!(client.code(json!({"type": "start"})).await, "which_player");
    let begin = json!({"v": 2, "id": "go", "player": 0, "do": {"type": "start"}});
    client.send_text(begin.to_string()).await;
    client
        .until(|message| message["message"]["event"]["type"] == "started")
        .await;
    let mut device = Device {
        client,
        views: BTreeMap::new(),
        n_read: 0,
    };
    // Two messages of the others may still be on their way after the answer to a move.
    while device
        .views
        .values()
        .any(|view| view.seq < device.last_seq())
        || device.n_read == 0
    {
        device.fold();
        if device.views.len() < 3 || device.views.values().any(|view| view.game.is_none()) {
            device.client.next().await.unwrap();
        }
    }
    for _ in 0..40 {
        for player in 0..3 {
            if device.act(player).await {
                break;
            }
        }
        device.catch_up().await;
    }
    let mut fresh = Client::enter(address, &table, &[1]).await;
    let fresh: TableView = serde_json::from_value(fresh.view().await).unwrap();
    device.catch_up_to(fresh.seq).await;
    assert_eq!(
        serde_json::to_value(&device.views[&1]).unwrap(),
        serde_json::to_value(fresh).unwrap()
    );
    server.stop().await;
    device
}

impl Device {
    fn last_seq(&self) -> u64 {
        self.views.values().map(|view| view.seq).max().unwrap_or(0)
    }

    /// Reads until every view has seen the same.
    async fn catch_up(&mut self) {
        self.fold();
        self.catch_up_to(self.last_seq()).await;
    }

    async fn catch_up_to(&mut self, seq: u64) {
        self.fold();
        while self.views.values().any(|view| view.seq < seq) {
            self.client.next().await.unwrap();
            self.fold();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_on_one_device_sees_their_own_hand_and_nobody_elses() {
    let device = play_trek_on_one_device().await;
    // TR-3: the itineraries one has not yet played are one's own secret, so the views differ.
    for (player, view) in &device.views {
        let view = serde_json::to_value(view).unwrap();
        let me = view["game"]["you"].as_u64().unwrap() as usize;
        for (seat, other) in view["game"]["view"]["players"]
            .as_array()
            .unwrap()
            .iter()
            .enumerate()
        {
            let shown = other["unused"].is_array();
            assert_eq!(shown, seat == me, "player {player} and seat {seat}");
        }
    }
}

/// A seat that is taken to another device takes its eyes along.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_moves_away_is_no_longer_shown_here() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let bea = json!({"name": "Bea", "token": token(1)});
    post(address, &format!("/api/tables/{table}/join"), &bea).await;
    let mut both = Client::enter(address, &table, &[0, 1]).await;
    both.until(|message| message["type"] == "to" && message["message"]["you"] == 1)
        .await;
    let mut alone = Client::enter(address, &table, &[1]).await;
    let moved = json!({"type": "move_seat", "token": token(3)});
    assert_eq!(alone.code(moved).await, "");
    let n_heard = both.heard.len();
    // From here on nothing comes for Bea, and nobody here can speak for her.
    assert_eq!(both.code(json!({"type": "say", "text": "alone"})).await, "");
    both.until(|message| message["event"]["type"] == "said")
        .await;
    let to_bea = both.heard[n_heard..]
        .iter()
        .filter(|message| message["type"] == "to");
    assert_eq!(to_bea.count(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_connection_speaks_for_as_many_as_a_table_seats_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let options = json!({"options": {"seats": 8}});
    let table = id_of(&make(server.address(), "timeline", options).await);
    let mut tokens = vec![token(0)];
    for n in 1..8 {
        let join = json!({"name": format!("p{n}"), "token": token(n)});
        let path = format!("/api/tables/{table}/join");
        assert_eq!(post(server.address(), &path, &join).await.status, 200);
        tokens.push(token(n));
    }
    let enter = |tokens: &[String]| json!({"type": "enter", "tokens": tokens, "lang": "en"});
    let mut client = Client::open(server.address(), &table).await;
    let too_many = [&tokens[..], &[token(0)]].concat();
    let answer = client.ask(enter(&too_many)).await;
    assert_eq!(answer["error"]["code"], "bad_message", "{answer}");
    assert_eq!(client.code(enter(&tokens)).await, "");
    server.stop().await;
}
