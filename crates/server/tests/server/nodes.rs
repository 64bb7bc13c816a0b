//! Several servers on one store: any of them serves any table.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use antedate_bus::{Bus, BusEvent, Hub};
use antedate_live::Library;
use antedate_server::{Config, Server};
use antedate_store::Store;
use antedate_tables::{Brief, GameAction, Pace, SeatPlayer, seat_player};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::common::{Client, choices, get, id_of, make, post, quick, request, token};
use crate::home;

/// A bus that loses everything.
struct Deaf(Mutex<Option<mpsc::Receiver<BusEvent>>>);

impl Deaf {
    fn new() -> Arc<Deaf> {
        Arc::new(Deaf(Mutex::new(Some(mpsc::channel(1).1))))
    }
}

impl Bus for Deaf {
    fn is_shared(&self) -> bool {
        true
    }
    fn publish(&self, _: &str, _: &[u8]) {}
    fn follow(&self, _: &str) {}
    fn leave(&self, _: &str) {}
    fn listen(&self) -> Option<mpsc::Receiver<BusEvent>> {
        self.0.lock().unwrap().take()
    }
}

async fn node(store: &Arc<dyn Store>, config: Config) -> Server {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(address, config, store.clone(), Library::default());
    server.await.unwrap()
}

/// Two nodes that hear each other.
async fn pair(folder: &Path, config: impl Fn() -> Config) -> (Server, Server) {
    let (store, hub) = (home::store(folder), Hub::default());
    let joined = || Config {
        live: antedate_live::Config {
            bus: Arc::new(hub.join()),
            ..config().live
        },
        ..config()
    };
    (node(&store, joined()).await, node(&store, joined()).await)
}

/// Two nodes that share the store and hear nothing of each other.
async fn deaf_pair(folder: &Path) -> (Server, Server) {
    let store = home::store(folder);
    let deaf = || Config {
        live: antedate_live::Config {
            bus: Deaf::new(),
            ..quick().live
        },
        ..quick()
    };
    (node(&store, deaf()).await, node(&store, deaf()).await)
}

fn frames(client: &Client) -> Vec<Value> {
    let heard = client.heard.iter();
    heard
        .filter(|message| message["type"] == "frame")
        .cloned()
        .collect()
}

/// Makes a table where two people play, each on a node of their own, and starts.
async fn two_people(one: SocketAddr, other: SocketAddr, more: Value) -> (String, Client, Client) {
    let table = id_of(&make(one, "timeline", more).await);
    let join = json!({"name": "Bo", "token": token(1)});
    let joined = post(other, &format!("/api/tables/{table}/join"), &join).await;
    assert_eq!(joined.status, 200, "{}", joined.body);
    let ada = Client::enter(one, &table, &[0]).await;
    let bo = Client::enter(other, &table, &[1]).await;
    (table, ada, bo)
}

/// Plays until the game is over, whoever's turn it is.
async fn play_out(ada: &mut Client, bo: &mut Client) {
    let begin = Instant::now();
    loop {
        for player in [&mut *ada, &mut *bo] {
            let view = player.view().await;
            if view["phase"] == "finished" {
                return;
            }
            if let Some(action) = choices(&view["game"]).first() {
                let code = player.code(json!({"type": "act", "action": action})).await;
                assert_eq!(code, "", "the one whose turn it is moves");
            }
        }
        assert!(begin.elapsed() < Duration::from_secs(150), "stuck");
        // Whoever asks without a pause is soon told that it is too fast, and gets no view.
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_viewer_on_every_node_gets_one_frame_of_every_entry() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = pair(folder.path(), quick).await;
    let more = json!({"options": {"seats": 2}});
    let (table, mut ada, mut bo) = two_people(one.address(), other.address(), more).await;
    let mut here = Client::enter(one.address(), &table, &[]).await;
    let mut there = Client::enter(other.address(), &table, &[]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    play_out(&mut ada, &mut bo).await;
    let ended = |message: &Value| message["event"]["type"] == "ended";
    here.until(ended).await;
    there.until(ended).await;
    let (here, there) = (frames(&here), frames(&there));
    assert!(here.len() > 10);
    assert_eq!(here, there);
    let numbers: Vec<u64> = here
        .iter()
        .map(|one| one["seq"].as_u64().unwrap())
        .collect();
    let first = numbers[0];
    assert_eq!(
        numbers,
        (first..first + numbers.len() as u64).collect::<Vec<_>>()
    );
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bus_loses_is_found_by_looking() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = deaf_pair(folder.path()).await;
    // A short game: the other node sees every move up to a second later.
    let more = json!({"options": {"seats": 2, "game": {"rules": "timeline", "hand": 3}}});
    let (_, mut ada, mut bo) = two_people(one.address(), other.address(), more).await;
    let begin = Instant::now();
    for n in 0..3 {
        let text = format!("{n}");
        ada.ask(json!({"type": "say", "text": text})).await;
        bo.until(|message| message["event"]["line"]["text"] == text)
            .await;
    }
    assert!(begin.elapsed() < Duration::from_secs(10));
    // Nobody waits for it who asks: what is decided is decided on the whole log.
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    play_out(&mut ada, &mut bo).await;
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sat_down_on_one_node_is_known_on_the_other_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = deaf_pair(folder.path()).await;
    let (first, second) = (one.address(), other.address());
    let made = make(first, "timeline", json!({})).await;
    let table = id_of(&made);
    let code = made["code"].as_str().unwrap();
    let _there = Client::enter(second, &table, &[]).await;
    let join = json!({"name": "Bo", "token": token(1)});
    let path = format!("/api/tables/{table}/join");
    let joined = post(first, &path, &join).await.json();
    assert_eq!(joined["player"], 1);
    // The same join once more, on the other node, is the same seat.
    assert_eq!(post(second, &path, &join).await.json()["player"], 1);
    let found = get(second, &format!("/api/join/{code}")).await.json();
    assert_eq!(found["table"], table);
    let mut bo = Client::enter(second, &table, &[1]).await;
    assert_eq!(bo.view().await["you"], 1);
    // A ticket of one node is good on the other, once; who repeats it is answered by both.
    let bearer = format!("Authorization: Bearer {}\r\n", token(1));
    let ticket = format!("/api/tables/{table}/ticket");
    let given = request(first, "POST", &ticket, &bearer, "").await.json();
    let using = json!({"ticket": given["ticket"], "token": token(7)});
    assert_eq!(post(second, "/api/ticket", &using).await.status, 200);
    assert_eq!(post(first, "/api/ticket", &using).await.status, 200);
    let thief = json!({"ticket": given["ticket"], "token": token(8)});
    for node in [first, second] {
        let late = post(node, "/api/ticket", &thief).await;
        assert_eq!(late.code(), "wrong_ticket");
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_repeated_on_another_node_is_answered_again_and_done_once() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = deaf_pair(folder.path()).await;
    let table = id_of(&make(one.address(), "timeline", json!({})).await);
    let mut there = Client::enter(other.address(), &table, &[0]).await;
    let mut here = Client::enter(one.address(), &table, &[0]).await;
    let say = json!({"type": "say", "text": "once"});
    let first = here.ask_as("same", say.clone()).await;
    let second = there.ask_as("same", say).await;
    assert_eq!(first, second);
    let view = there.view().await;
    assert_eq!(view["chat"].as_array().unwrap().len(), 1);
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_see_who_is_there_and_who_types_on_other_nodes() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = pair(folder.path(), quick).await;
    let (table, mut ada, mut bo) = two_people(one.address(), other.address(), json!({})).await;
    let both = json!([0, 1]);
    let seen = |message: &Value| message["hint"] == "presence" && message["here"] == both;
    ada.until(seen).await;
    bo.until(seen).await;
    bo.ask(json!({"type": "typing"})).await;
    let typing = ada.until(|message| message["hint"] == "typing").await;
    assert_eq!(typing["player"], 1);
    let _watcher = Client::enter(other.address(), &table, &[]).await;
    ada.until(|message| message["hint"] == "presence" && message["watching"] == 1)
        .await;
    drop(bo);
    ada.until(|message| message["hint"] == "presence" && message["here"] == json!([0]))
        .await;
    one.stop().await;
    other.stop().await;
}

/// A player that counts how often it is asked.
struct Counting(Box<dyn SeatPlayer>, Arc<AtomicU64>);

impl SeatPlayer for Counting {
    fn choose(&mut self, brief: &Brief) -> Option<GameAction> {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.choose(brief)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_on_one_node_only_and_another_takes_over_when_that_one_goes() {
    let folder = tempfile::tempdir().unwrap();
    let asked = Arc::new(AtomicU64::new(0));
    let (one, other) = pair(folder.path(), || {
        let asked = asked.clone();
        Config {
            live: antedate_live::Config {
                pace: Pace { from: 30, to: 30 },
                players: Arc::new(move |level, number| {
                    let player = seat_player(level, number);
                    Box::new(Counting(player, asked.clone()))
                }),
                ..quick().live
            },
            ..quick()
        }
    })
    .await;
    let more = json!({"bots": ["random", "random"], "options": {"seats": 3}});
    let table = id_of(&make(one.address(), "timeline", more).await);
    let mut there = Client::enter(other.address(), &table, &[]).await;
    let mut ada = Client::enter(one.address(), &table, &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let to_bot = json!({"type": "hand_over", "to": {"type": "bot", "level": "random"}});
    assert_eq!(ada.code(to_bot).await, "");
    let played = |message: &Value| message["event"]["type"] == "played";
    for _ in 0..4 {
        there.until(played).await;
    }
    // Node one plays on meanwhile: what it has thought of by now it has told by its next answer.
    let n_asked = asked.load(Ordering::Relaxed);
    ada.view().await;
    let n_played = frames(&ada).iter().filter(|one| played(one)).count() as u64;
    assert!(
        n_asked <= n_played + 2,
        "{n_asked} thoughts for {n_played} moves"
    );
    one.stop().await;
    let gone = Instant::now();
    let next = there.until(|message| played(message) || message["event"]["type"] == "ended");
    next.await;
    assert!(
        gone.elapsed() < Duration::from_secs(5),
        "{:?}",
        gone.elapsed()
    );
    there
        .until(|message| message["event"]["type"] == "ended")
        .await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_erased_on_one_node_is_erased_on_the_other_though_the_bus_is_deaf() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = deaf_pair(folder.path()).await;
    let table = id_of(&make(one.address(), "timeline", json!({})).await);
    let secret = "ab".repeat(32);
    let cookie = format!("Cookie: antedate_guest={secret}\r\nContent-Type: application/json\r\n");
    let join = json!({"name": "Secretname", "token": token(1)}).to_string();
    let path = format!("/api/tables/{table}/join");
    let joined = request(one.address(), "POST", &path, &cookie, &join).await;
    assert_eq!(joined.status, 200, "{}", joined.body);
    let mut there = Client::enter(other.address(), &table, &[]).await;
    assert!(there.view().await.to_string().contains("Secretname"));
    let bo = Client::enter(one.address(), &table, &[1]).await;
    let erased = request(one.address(), "DELETE", "/api/me", &cookie, "").await;
    assert_eq!(erased.status, 200, "{}", erased.body);
    drop(bo);
    let view = there.until(|message| message["type"] == "view").await;
    assert!(!view.to_string().contains("Secretname"));
    assert!(!there.view().await.to_string().contains("Secretname"));
    one.stop().await;
    other.stop().await;
}

async fn until_listed(address: SocketAddr, tables: &[&str]) {
    let begin = Instant::now();
    loop {
        let listed = get(address, "/api/tables").await.json();
        let listed = listed.as_array().unwrap().iter();
        let ids: Vec<&str> = listed.filter_map(|one| one["table"].as_str()).collect();
        if ids == tables {
            return;
        }
        assert!(begin.elapsed() < Duration::from_secs(10), "{ids:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_of_one_node_lists_the_tables_of_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = pair(folder.path(), quick).await;
    let more = json!({"options": {"public": true}});
    let table = id_of(&make(one.address(), "timeline", more).await);
    make(one.address(), "timeline", json!({})).await;
    until_listed(other.address(), &[&table]).await;
    let mut ada = Client::enter(one.address(), &table, &[0]).await;
    assert_eq!(ada.code(json!({"type": "leave"})).await, "");
    until_listed(other.address(), &[]).await;
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_guesses_codes_on_one_node_waits_on_the_other_too() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = pair(folder.path(), quick).await;
    for _ in 0..8 {
        get(one.address(), "/api/join/AAAA-AAAA").await;
    }
    let mut n_let_through = 0;
    while get(other.address(), "/api/join/AAAA-AAAA").await.status != 429 {
        n_let_through += 1;
        assert!(
            n_let_through < 5,
            "so many are free on one node alone, and the other has not heard of it"
        );
        tokio::time::sleep(Duration::from_millis(700)).await;
    }
    one.stop().await;
    other.stop().await;
}

/// Ten exports may be asked for at once: of one node, or of all together.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_asked_one_node_too_often_is_refused_by_the_other_too() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = pair(folder.path(), quick).await;
    for _ in 0..10 {
        assert_eq!(get(one.address(), "/api/me/export").await.status, 200);
    }
    let mut n_let_through = 0;
    while get(other.address(), "/api/me/export").await.status == 200 {
        n_let_through += 1;
        assert!(
            n_let_through < 8,
            "the other node lets through as many again"
        );
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_nodes_may_be_asked_at_once_and_every_answer_is_in_the_log_once() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = pair(folder.path(), || Config {
        limits: false,
        ..quick()
    })
    .await;
    let (table, ada, bo) = two_people(one.address(), other.address(), json!({})).await;
    let talk = |mut client: Client, who: &'static str| async move {
        let mut answered = HashMap::new();
        for n in 0..40 {
            let text = format!("{who}{n}");
            let answer = client.ask(json!({"type": "say", "text": text})).await;
            answered.insert(answer["ok"]["seq"].as_u64().expect("it is done"), text);
        }
        answered
    };
    let (ada, bo) = tokio::join!(tokio::spawn(talk(ada, "a")), tokio::spawn(talk(bo, "b")));
    let mut answered = ada.unwrap();
    answered.extend(bo.unwrap());
    assert_eq!(answered.len(), 80, "no two have one number");
    let mut late = Client::open(one.address(), &table).await;
    let first = *answered.keys().min().unwrap();
    let enter = json!({"type": "enter", "tokens": [], "lang": "en", "since": first - 1});
    late.ask(enter).await;
    late.until(|message| message["type"] == "hint").await;
    for frame in frames(&late) {
        let seq = frame["seq"].as_u64().unwrap();
        assert_eq!(frame["event"]["line"]["text"], answered[&seq].as_str());
    }
    assert_eq!(frames(&late).len(), 80);
    one.stop().await;
    other.stop().await;
}

async fn n_live(address: SocketAddr) -> String {
    let metrics = get(address, "/metrics").await.body;
    let line = metrics
        .lines()
        .find_map(|line| line.strip_prefix("antedate_tables_live "));
    line.unwrap().to_owned()
}

/// What nodes tell each other of a table by themselves, and each move that is made elsewhere,
/// once kept it in memory for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_people_falls_asleep_though_other_nodes_talk_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = pair(folder.path(), || Config {
        live: antedate_live::Config {
            refresh: Duration::ZERO,
            sleep_after: Duration::from_secs(2),
            ..quick().live
        },
        ..quick()
    })
    .await;
    let (_, mut ada, bo) = two_people(one.address(), other.address(), json!({})).await;
    assert_eq!(n_live(other.address()).await, "1");
    drop(bo);
    let begin = Instant::now();
    while n_live(other.address()).await != "0" {
        assert!(begin.elapsed() < Duration::from_secs(20), "it stays awake");
        assert_eq!(ada.code(json!({"type": "say", "text": "Bo?"})).await, "");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert_eq!(n_live(one.address()).await, "1", "Ada is still there");
    drop(ada);
    while n_live(one.address()).await != "0" {
        assert!(begin.elapsed() < Duration::from_secs(40), "it stays awake");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    one.stop().await;
    other.stop().await;
}
