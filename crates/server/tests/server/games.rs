//! Whole games of each kind over real sockets, and what nobody may learn from them.

use std::collections::HashSet;
use std::sync::Arc;

use crate::common::{Client, deck_of, get, id_of, make, post, quick, start, token};
use antedate_decks::{Lang, builtin};
use antedate_server::Config;
use antedate_tables::{Brief, GameAction, SeatPlayer};
use serde_json::{Value, json};

/// Two people, a bot and somebody who watches play a whole game.
async fn whole_game(rules: &str) -> (Vec<Client>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let made = make(address, rules, json!({"bots": ["steady"]})).await;
    let table = id_of(&made);
    let join = json!({"name": "Bea", "token": token(1)});
    let joined = post(address, &format!("/api/tables/{table}/join"), &join).await;
    assert_eq!(joined.json()["player"], 2);
    let mut ada = Client::enter(address, &table, &[0]).await;
    let mut bea = Client::enter(address, &table, &[1]).await;
    let mut watcher = Client::enter(address, &table, &[]).await;

    let transcript = format!("/api/tables/{table}/transcript");
    assert_eq!(get(address, &transcript).await.code(), "not_finished");
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    assert_eq!(get(address, &transcript).await.code(), "not_finished");
    let (mine, hers) = tokio::join!(ada.play(), bea.play());
    assert_eq!(
        mine["game"]["view"]["outcome"],
        hers["game"]["view"]["outcome"]
    );
    assert!(mine["game"]["seed"].is_string());
    watcher
        .until(|message| message["event"]["type"] == "ended")
        .await;

    let record = get(address, &transcript).await;
    assert_eq!(record.status, 200);
    let again = get(address, &format!("{transcript}?game=1")).await;
    assert_eq!(record.body, again.body);
    assert_eq!(
        get(address, &format!("{transcript}?game=2")).await.code(),
        "no_such_game"
    );
    server.stop().await;
    (vec![ada, bea, watcher], table, record.body)
}

/// Every number of the log came once and in order to whoever stayed connected.
fn check_numbers(client: &Client) {
    let frames = client
        .heard
        .iter()
        .filter(|message| message["type"] == "frame");
    let numbers: Vec<u64> = frames.map(|frame| frame["seq"].as_u64().unwrap()).collect();
    assert!(
        numbers.windows(2).all(|pair| pair[1] == pair[0] + 1),
        "{numbers:?}"
    );
}

/// Searches what somebody was sent, message by message, for words of a card's back before
/// the card itself was turned in a message to them.
fn find_leak(client: &Client, deck: &str) -> Option<String> {
    let deck = builtin(deck).unwrap().unwrap();
    let mut turned: HashSet<String> = HashSet::new();
    for message in &client.heard {
        shown_cards(message, &mut turned);
        let text = message.to_string();
        for card in &deck.cards {
            let back = deck.back(card, Lang::En);
            let note = serde_json::to_string(back.note).unwrap();
            let leaks = !back.note.is_empty() && text.contains(&note)
                || text.contains(&format!("\"id\":\"{}\"", card.id));
            if leaks && !turned.contains(&card.id) {
                return Some(format!("{} leaks in {text}", card.id));
            }
        }
    }
    None
}

/// Collects the ids of the cards that a message shows turned. Only a back has an id and a
/// label together.
fn shown_cards(value: &Value, turned: &mut HashSet<String>) {
    match value {
        Value::Object(fields) => {
            if let (Some(Value::String(id)), Some(_)) = (fields.get("id"), fields.get("label")) {
                turned.insert(id.clone());
            }
            fields.values().for_each(|value| shown_cards(value, turned));
        }
        Value::Array(list) => list.iter().for_each(|value| shown_cards(value, turned)),
        _ => {}
    }
}

/// Nothing of a card in a hand or on the pile is in a view but its front (SEC-2).
fn check_fronts(value: &Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Object(front)) = fields.get("front") {
                let known = ["title", "topic", "topic_name", "motif", "icon"];
                assert!(
                    front.keys().all(|name| known.contains(&name.as_str())),
                    "{front:?}"
                );
            }
            fields.values().for_each(check_fronts);
        }
        Value::Array(list) => list.iter().for_each(check_fronts),
        _ => {}
    }
}

/// The seed shows only with the end (SEC-5).
fn check_seed(client: &Client) {
    let ended = client.heard.iter().position(|message| {
        message["event"]["type"] == "ended" || message["game"]["seed"].is_string()
    });
    let ended = ended.expect("the game ended before their eyes");
    let shown = &client.heard[ended];
    let seed = shown["event"]["seed"]
        .as_str()
        .or(shown["game"]["seed"].as_str())
        .unwrap();
    for message in &client.heard[..ended] {
        assert!(!message.to_string().contains(seed));
    }
}

async fn play_and_check(rules: &str) {
    let (clients, _, record) = whole_game(rules).await;
    for client in &clients {
        check_numbers(client);
        assert_eq!(find_leak(client, deck_of(rules)), None);
        check_seed(client);
        client.heard.iter().for_each(check_fronts);
    }
    let found = antedate_record::verify::verify(record.as_bytes());
    assert!(found.is_ok(), "{:?}", found.err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_timeline() {
    play_and_check("timeline").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_twist() {
    play_and_check("twist").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_trek() {
    play_and_check("trek").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leak_planted_on_purpose_is_caught() {
    let (mut clients, _, _) = whole_game("timeline").await;
    let deck = builtin("classic").unwrap().unwrap();
    let client = &mut clients[0];
    let mut turned = HashSet::new();
    client
        .heard
        .iter()
        .for_each(|message| shown_cards(message, &mut turned));
    let hidden = deck
        .cards
        .iter()
        .find(|card| !turned.contains(&card.id))
        .unwrap();
    let note = deck.back(hidden, Lang::En).note;
    client.heard.push(json!({"type": "hint", "note": note}));
    assert!(find_leak(client, "classic").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_rotates_the_seats_on_the_same_connections() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"bots": ["steady"]})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    ada.ask(json!({"type": "start"})).await;
    ada.play().await;
    assert_eq!(ada.code(json!({"type": "rematch"})).await, "");
    let started = ada
        .until(|message| message["event"]["type"] == "started")
        .await;
    assert_eq!(started["event"]["seats"], json!([1, 0]));
    assert_eq!(started["event"]["game"], 2);
    let over = ada.play().await;
    assert_eq!(over["game"]["game"], 2);
    let first = get(address, &format!("/api/tables/{table}/transcript?game=1")).await;
    let second = get(address, &format!("/api/tables/{table}/transcript?game=2")).await;
    assert_eq!((first.status, second.status), (200, 200));
    assert_ne!(first.body, second.body);
    server.stop().await;
}

/// A bot that breaks down each time it is asked.
struct Broken;

impl SeatPlayer for Broken {
    fn choose(&mut self, _: &Brief) -> Option<GameAction> {
        panic!("planted by the test");
    }
}

/// Its moves are chosen by chance instead, and the game is played to its end.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_breaks_down_does_not_hang_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        live: antedate_live::Config {
            players: Arc::new(|_, _| Box::new(Broken)),
            ..quick().live
        },
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let made = make(address, "timeline", json!({"bots": ["steady"]})).await;
    let mut ada = Client::enter(address, &id_of(&made), &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let end = ada.play().await;
    assert!(end["game"]["view"]["outcome"].is_object(), "{end}");
    server.stop().await;
}
