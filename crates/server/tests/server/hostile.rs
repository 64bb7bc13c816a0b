//! Clients that mean harm, or whose programmers did not think.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use antedate_server::Config;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::common::{Client, PATIENCE, get, id_of, make, post, quick, start, token};

fn unlimited() -> Config {
    Config {
        limits: false,
        ..quick()
    }
}

/// Texts that look more or less like messages.
fn strange_text() -> impl Strategy<Value = String> {
    let kinds = prop::sample::select(vec![
        "enter",
        "act",
        "say",
        "join",
        "pin",
        "start",
        "kick",
        "move_seat",
        "set_options",
        "fly",
    ]);
    let value = prop_oneof![
        Just(json!(null)),
        any::<i64>().prop_map(|n| json!(n)),
        any::<f64>().prop_map(|n| json!(n)),
        ".{0,40}".prop_map(|text| json!(text)),
        prop::collection::vec(any::<u8>(), 0..8).prop_map(|list| json!(list)),
        Just(json!({"type": "place", "card": 300, "gap": -1})),
        Just(json!({"type": "bot", "level": "x"})),
    ];
    let names = prop::sample::select(vec![
        "card", "gap", "tokens", "token", "lang", "since", "text", "player", "action", "to", "of",
        "options", "name", "seen",
    ]);
    let fields = prop::collection::vec((names, value), 0..5);
    let shaped = (kinds, fields, any::<bool>()).prop_map(|(kind, fields, named)| {
        let mut command = json!({"type": kind});
        for (name, value) in fields {
            command[name] = value;
        }
        match named {
            true => json!({"v": 2, "id": "x", "do": command}).to_string(),
            false => json!({"id": "x", "player": 7, "do": command}).to_string(),
        }
    });
    // Some of them damaged.
    let damaged = (shaped.clone(), any::<prop::sample::Index>(), any::<char>()).prop_map(
        |(text, at, odd)| {
            let mut letters: Vec<char> = text.chars().collect();
            let at = at.index(letters.len());
            letters[at] = odd;
            letters.into_iter().collect()
        },
    );
    prop_oneof![3 => shaped, 2 => damaged, 1 => ".{0,200}"]
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_sent_gets_exactly_one_answer() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), unlimited()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"bots": ["random"]})).await);
    let mut host = Client::enter(address, &table, &[0]).await;
    assert_eq!(host.code(json!({"type": "start"})).await, "");
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let texts = strange_text();
    for player in [&[][..], &[0]] {
        let mut client = Client::enter(address, &table, player).await;
        for n in 0..200 {
            let text = texts.new_tree(&mut runner).unwrap().current();
            client.send_text(text.clone()).await;
            let mark = format!("mark{n}");
            client
                .send_text(json!({"id": mark, "do": {"type": "catch_up", "since": 0}}).to_string())
                .await;
            let before = client.heard.len();
            client.until(|message| message["id"] == mark.as_str()).await;
            let answers = client.heard[before..]
                .iter()
                .filter(|message| message["type"] == "answer");
            assert_eq!(answers.count(), 2, "{text}");
        }
    }
    // The table has not minded.
    assert_eq!(host.view().await["type"], "view");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_megabytes_end_their_own_connection_only() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut host = Client::enter(address, &table, &[0]).await;
    let mut client = Client::enter(address, &table, &[]).await;
    let ten = "x".repeat(10 << 20);
    let text = json!({"id": "big", "do": {"type": "say", "text": ten}}).to_string();
    // The server hangs up while this is being sent.
    let _ = client.try_send_text(text).await;
    while client.next().await.is_some() {}
    let body = json!({"rules": "timeline", "name": ten}).to_string();
    let headers = "Content-Type: application/json\r\n";
    let refused = try_request(address, headers, &body).await;
    assert!(refused.is_none_or(|head| head.starts_with("HTTP/1.1 413")));
    assert_eq!(host.code(json!({"type": "lock", "locked": true})).await, "");
    server.stop().await;
}

/// Sends a body of which the server may not read the end; returns the head of its answer.
async fn try_request(address: SocketAddr, headers: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let _ = stream.write_all(body.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    (!answer.is_empty()).then(|| String::from_utf8_lossy(&answer).into_owned())
}

async fn metric(address: SocketAddr, name: &str) -> u64 {
    let text = get(address, "/metrics").await.body;
    let line = text
        .lines()
        .find(|line| line.starts_with(&format!("antedate_{name} ")));
    let number = line.and_then(|line| line.rsplit(' ').next()?.parse().ok());
    number.unwrap_or_else(|| panic!("no {name} in {text}"))
}

/// Enters over a connection that takes little at a time.
async fn narrow(address: SocketAddr, table: &str, players: &[u8]) -> Client {
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(4096).unwrap();
    let mut client = Client::over(narrow.connect(address).await.unwrap(), table).await;
    let tokens: Vec<String> = players.iter().map(|n| token(*n)).collect();
    client
        .ask(json!({"type": "enter", "tokens": tokens, "lang": "en"}))
        .await;
    client
}

/// Has so much sent to somebody who does not read that they are cut off.
async fn overwhelm(address: SocketAddr, slow: &mut Client, host: &mut Client) {
    // Views fill whatever the system keeps between the two, then hints the outbox.
    let ask = json!({"id": "more", "do": {"type": "language", "lang": "en"}}).to_string();
    let until = Instant::now() + PATIENCE;
    while metric(address, "slow_readers_total").await == 0 {
        assert!(Instant::now() < until, "nobody is cut off");
        for _ in 0..100 {
            slow.send_text(ask.clone()).await;
        }
        for _ in 0..300 {
            let typing = json!({"id": "typing", "do": {"type": "typing"}});
            host.send_text(typing.to_string()).await;
        }
        host.ask(json!({"type": "typing"})).await;
    }
}

/// Somebody who does not read is cut off with a reason, and costs no more memory than
/// a full outbox.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_is_too_slow_is_cut_off_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), unlimited()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"bots": ["random"]})).await);
    let mut host = Client::enter(address, &table, &[0]).await;
    assert_eq!(host.code(json!({"type": "start"})).await, "");
    let mut slow = narrow(address, &table, &[]).await;
    overwhelm(address, &mut slow, &mut host).await;
    // Nothing more is kept for them, though they have read nothing yet.
    let late = "too late for you";
    assert_eq!(host.code(json!({"type": "say", "text": late})).await, "");
    while slow.next().await.is_some() {}
    assert_eq!(slow.closed, Some((1013, "too_slow".to_owned())));
    let is_told = |heard: &[Value]| {
        let mut heard = heard.iter();
        heard.any(|message| message.to_string().contains(late))
    };
    assert!(!is_told(&slow.heard));
    assert_eq!(host.code(json!({"type": "lock", "locked": true})).await, "");
    assert!(is_told(&host.heard));
    server.stop().await;
}

/// Two people on one device stop reading: the others see that they are gone, as after every
/// other end of a connection.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_cut_off_is_not_here_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), unlimited()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    for (name, n) in [("Bo", 1), ("Cy", 2)] {
        let join = json!({"name": name, "token": token(n)});
        let joined = post(address, &format!("/api/tables/{table}/join"), &join).await;
        assert_eq!(joined.status, 200, "{}", joined.body);
    }
    let mut host = Client::enter(address, &table, &[0]).await;
    let mut slow = narrow(address, &table, &[1, 2]).await;
    let is_here = |message: &Value, here: Value| message["here"] == here;
    host.until(|message| is_here(message, json!([0, 1, 2])))
        .await;
    let before = host.heard.len();
    overwhelm(address, &mut slow, &mut host).await;
    let mut heard = host.heard[before..].iter();
    if !heard.any(|message| is_here(message, json!([0]))) {
        let told = host.until(|message| is_here(message, json!([0])));
        let told = tokio::time::timeout(PATIENCE, told).await;
        told.expect("the host is told that they are gone");
    }
    server.stop().await;
}

/// What makes no sense counts like every other message, and is answered with its id all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_that_make_no_sense_is_held_up_too() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut flood = Client::open(address, &table).await;
    let mut codes = Vec::new();
    for _ in 0..10 {
        for _ in 0..99 {
            flood.send_text("{}".to_owned()).await;
        }
        flood.send_text(r#"{"id": "last"}"#.to_owned()).await;
        let last = flood.until(|message| message["id"] == "last").await;
        codes.push(last["error"]["code"].as_str().unwrap().to_owned());
    }
    assert_eq!(flood.heard.len(), 1_000, "each has one answer");
    assert_eq!(codes[0], "bad_message");
    assert!(codes.contains(&"too_fast".to_owned()), "{codes:?}");
    server.stop().await;
}

/// Half a message, half a request, half a body: none of them is waited for without end.
#[tokio::test(flavor = "multi_thread")]
async fn a_writer_that_is_too_slow_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let table = id_of(&make(server.address(), "timeline", json!({})).await);
    server.stop().await;
    let config = Config {
        client_timeout: Duration::from_millis(500),
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let host_line = format!("Host: {address}\r\n");
    let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let half_frame = [0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, b'{'];
    let openings: [(String, &[u8]); 3] = [
        (format!("GET /api/info HTTP/1.1\r\n{host_line}"), b""),
        (
            format!(
                "POST /api/tables HTTP/1.1\r\n{host_line}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
            ),
            b"{\"rules\":",
        ),
        (
            format!("GET /ws/tables/{table} HTTP/1.1\r\n{host_line}{upgrade}\r\n"),
            &half_frame,
        ),
    ];
    for (opening, more) in openings {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(opening.as_bytes()).await.unwrap();
        stream.write_all(more).await.unwrap();
        let mut answer = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        assert!(ended.is_ok(), "still waiting for the rest of {opening}");
    }
    server.stop().await;
}

/// Connects from an address of its own: the whole of 127.0.0.0/8 is this machine.
async fn post_from(from: u8, address: SocketAddr, path: &str, body: &Value) -> u16 {
    let socket = TcpSocket::new_v4().unwrap();
    let own = SocketAddr::from((Ipv4Addr::new(127, 0, 1, from), 0));
    socket.bind(own).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let body = body.to_string();
    let text = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let status = answer
        .get(9..12)
        .and_then(|status| std::str::from_utf8(status).ok());
    status.and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// Connections that never enter keep no player out, and a crowd that
/// watches does not keep them out either.
#[tokio::test(flavor = "multi_thread")]
async fn neither_silent_nor_watching_connections_keep_a_player_out() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), unlimited()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut silent = Vec::new();
    for _ in 0..350 {
        silent.push(Client::open(address, &table).await);
    }
    let mut crowd = Vec::new();
    for _ in 0..500 {
        crowd.push(Client::enter(address, &table, &[]).await);
    }
    let mut late = Client::open(address, &table).await;
    let enter = json!({"v": 2, "id": "late", "do": {"type": "enter", "tokens": [], "lang": "en"}});
    late.send_text(enter.to_string()).await;
    while late.next().await.is_some() {}
    assert_eq!(late.closed, Some((1013, "table_crowded".to_owned())));
    let mut host = Client::enter(address, &table, &[0]).await;
    assert_eq!(host.code(json!({"type": "lock", "locked": true})).await, "");
    while silent[0].next().await.is_some() {}
    assert_eq!(
        silent[0].closed, late.closed,
        "the first to connect goes first"
    );
    server.stop().await;
}

/// Joins from sixteen addresses on one table, as fast as this machine answers (on a quiet one far
/// more than ten thousand a minute): the host is answered all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_joins_leaves_the_host_in_charge() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"options": {"seats": 3}})).await);
    let mut host = Client::enter(address, &table, &[0]).await;
    let path = format!("/api/tables/{table}/join");
    let floods: Vec<_> = (1..=16u8)
        .map(|from| {
            let path = path.clone();
            tokio::spawn(async move {
                let mut statuses = Vec::new();
                let mut slowest = Duration::ZERO;
                for n in 0..125u32 {
                    let name = format!("f{from}-{n}");
                    let token = format!("{from:02x}{n:030x}").repeat(2);
                    let join = json!({"name": name, "token": token});
                    let asked = Instant::now();
                    statuses.push(post_from(from, address, &path, &join).await);
                    slowest = slowest.max(asked.elapsed());
                }
                (statuses, slowest)
            })
        })
        .collect();
    let mut slowest = Duration::ZERO;
    while floods.iter().any(|flood| !flood.is_finished()) {
        let asked = Instant::now();
        host.code(json!({"type": "lock", "locked": false})).await;
        slowest = slowest.max(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut statuses = Vec::new();
    let mut slowest_join = Duration::ZERO;
    for flood in floods {
        let (answered, slowest) = flood.await.unwrap();
        statuses.extend(answered);
        slowest_join = slowest_join.max(slowest);
    }
    assert_eq!(statuses.len(), 16 * 125);
    let n_joined = statuses.iter().filter(|status| **status == 200).count();
    assert_eq!(n_joined, 2, "two seats were free");
    assert!(
        statuses
            .iter()
            .all(|status| matches!(status, 200 | 409 | 429))
    );
    // On a crowded machine everybody waits; the host waits no longer than those who flood.
    assert!(
        slowest < slowest_join.max(Duration::from_secs(2)),
        "the host waited {slowest:?}, a join {slowest_join:?} at most"
    );
    let view = host.view().await;
    let intruder = view["players"][1]["player"].clone();
    assert_eq!(
        host.code(json!({"type": "kick", "player": intruder})).await,
        ""
    );
    assert_eq!(host.code(json!({"type": "lock", "locked": true})).await, "");
    let late = json!({"name": "late", "token": token(77)});
    assert_eq!(post_from(99, address, &path, &late).await, 409);
    server.stop().await;
}
