//! Clients that say they are somebody else, or somewhere else.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use antedate_server::Config;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Client, choices, id_of, make, post, quick, request, start, token};

/// A token that was given up, a ticket that is too old or was used: none opens a seat.
#[tokio::test(flavor = "multi_thread")]
async fn old_tokens_and_tickets_open_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(1_700_000_000_000));
    let now = time.clone();
    let config = Config {
        live: antedate_live::Config {
            clock: Arc::new(move || now.load(Ordering::Relaxed)),
            ..quick().live
        },
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"bots": ["random"]})).await);
    let mut thief = Client::enter(address, &table, &[0]).await;
    let path = format!("/api/tables/{table}/ticket");
    let bearer = format!("Authorization: Bearer {}\r\n", token(0));
    let give = || async { request(address, "POST", &path, &bearer, "").await.json() };
    let old = give().await;
    time.fetch_add(600_001, Ordering::Relaxed);
    let use_it = |ticket: &Value| json!({"ticket": ticket["ticket"], "token": token(5)});
    assert_eq!(
        post(address, "/api/ticket", &use_it(&old)).await.code(),
        "wrong_ticket"
    );
    let good = give().await;
    assert_eq!(
        post(address, "/api/ticket", &use_it(&good)).await.status,
        200
    );
    let by_another = json!({"ticket": good["ticket"], "token": token(6)});
    assert_eq!(
        post(address, "/api/ticket", &by_another).await.code(),
        "wrong_ticket"
    );
    // Whoever had the old token is put out at once, and does not come back with it.
    thief
        .until(|message| message["type"] == "view" && message["you"].is_null())
        .await;
    assert_eq!(thief.code(json!({"type": "start"})).await, "not_seated");
    let enter = json!({"type": "enter", "tokens": [token(0)], "lang": "en"});
    let mut again = Client::open(address, &table).await;
    assert_eq!(again.code(enter).await, "wrong_token");
    assert_eq!(
        request(address, "POST", &path, &bearer, "").await.status,
        403
    );
    time.fetch_add(600_001, Ordering::Relaxed);
    let late = post(address, "/api/ticket", &use_it(&good)).await;
    assert_eq!(
        late.code(),
        "wrong_ticket",
        "nothing of it is left to repeat"
    );
    server.stop().await;
}

/// Names that look like ours, and names that have been made to point here.
#[tokio::test(flavor = "multi_thread")]
async fn no_trick_with_the_origin_opens_a_socket() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let port = address.port();
    let ours = format!("127.0.0.1:{port}");
    for (host, origin) in [
        (ours.clone(), "http://evil.example".to_owned()),
        (ours.clone(), "null".to_owned()),
        (ours.clone(), String::new()),
        (
            ours.clone(),
            format!("http://127.0.0.1.evil.example:{port}"),
        ),
        (
            ours.clone(),
            format!("http://evil.example/http://127.0.0.1:{port}"),
        ),
        (
            ours.clone(),
            format!("http://127.0.0.1:{port}@evil.example"),
        ),
        (ours.clone(), format!("http://user@127.0.0.1:{port}")),
        (ours.clone(), format!("ftp://127.0.0.1:{port}")),
        (ours.clone(), format!("http://127.0.0.1:{}", port ^ 1)),
        (
            format!("evil.example:{port}"),
            format!("http://evil.example:{port}"),
        ),
    ] {
        let text = format!(
            "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        assert_eq!(raw_status(address, &text).await, "403", "{host} {origin}");
    }
    let both = format!(
        "GET /ws/tables/{table} HTTP/1.1\r\nHost: {ours}\r\nOrigin: http://{ours}\r\nOrigin: http://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    assert_eq!(raw_status(address, &both).await, "403");
    server.stop().await;
}

async fn raw_status(address: SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    String::from_utf8_lossy(&head[9..]).into_owned()
}

/// Moves for a seat that is somebody else's, whoever one says to be.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_for_another() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let first = json!({"seats": 2, "first": {"type": "player", "player": 0}});
    let table = id_of(&make(address, "timeline", json!({"options": first})).await);
    let bea = json!({"name": "Bea", "token": token(1)});
    post(address, &format!("/api/tables/{table}/join"), &bea).await;
    let mut ada = Client::enter(address, &table, &[0]).await;
    let mut bea = Client::enter(address, &table, &[1]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let action = choices(&ada.view().await["game"])[0].clone();
    let act = json!({"type": "act", "action": action});
    let forged = json!({"id": "f", "player": 0, "do": act});
    bea.send_text(forged.to_string()).await;
    let answer = bea.until(|message| message["id"] == "f").await;
    assert_eq!(answer["error"]["code"], "not_seated");
    assert_eq!(bea.code(act.clone()).await, "not_your_turn");
    assert_eq!(ada.code(act).await, "", "the card is still hers to play");
    server.stop().await;
}
