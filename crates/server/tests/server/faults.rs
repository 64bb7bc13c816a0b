//! Faults that were found once, each by its name, so that none comes back.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Client, Reply, get, id_of, make, post, quick, start, token};

#[tokio::test(flavor = "multi_thread")]
async fn the_ids_of_typing_language_and_catch_up_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    let long = "x".repeat(37);
    for command in [
        json!({"type": "typing"}),
        json!({"type": "language", "lang": "en"}),
        json!({"type": "catch_up", "since": 0}),
        json!({"type": "enter", "tokens": [], "lang": "en"}),
    ] {
        for id in ["", "two words", "żółw", &long] {
            let answer = ada.ask_as(id, command.clone()).await;
            assert_eq!(answer["error"]["code"], "bad_id", "{id:?} {command}");
        }
    }
    assert_eq!(ada.code(json!({"type": "typing"})).await, "");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_json_array_is_not_a_message() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    for message in [
        json!([1, "a", null, {"type": "typing"}]),
        json!({"id": "b", "do": ["typing"]}),
        json!({"id": "c", "do": {"type": "hand_over", "to": ["owner"]}}),
        json!({"id": "d", "do": {"type": "act", "action": ["place", 0, 0]}}),
    ] {
        ada.send_text(message.to_string()).await;
        let answer = ada.until(|heard| heard["type"] == "answer").await;
        assert_eq!(answer["error"]["code"], "bad_message", "{message}");
        assert_eq!(
            answer["id"],
            message.get("id").unwrap_or(&json!("")).clone()
        );
    }
    let refused = post(
        address,
        &format!("/api/tables/{table}/join"),
        &json!(["Bo", token(1)]),
    )
    .await;
    assert_eq!(
        (refused.status, refused.code()),
        (400, "bad_request".into())
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_frame_closes_with_1009() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    let text = json!({"id": "big", "do": {"type": "say", "text": "x".repeat(17 << 10)}});
    ada.send_text(text.to_string()).await;
    while ada.next().await.is_some() {}
    assert_eq!(ada.closed, Some((1009, "too_long".to_owned())));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cards_of_a_generated_deck_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let cards = get(address, "/api/decks/generated:7/cards").await.json();
    assert_eq!(cards["total"], 7, "{cards}");
    assert_eq!(cards["cards"].as_array().map(Vec::len), Some(7));
    let deck = get(address, "/api/decks/generated:7").await.json();
    assert_eq!(deck["cards"], 7, "{deck}");
    let trek = get(address, "/api/decks/generated/cards").await;
    assert_eq!(trek.status, 200, "{}", trek.body);
    for id in ["generated:1001", "generated:x", "generated:"] {
        let refused = get(address, &format!("/api/decks/{id}/cards")).await;
        assert_eq!(refused.status, 404, "{id}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_before_it_is_read_has_a_body_too() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let many: String = (0..200).map(|n| format!("X-{n}: 1\r\n")).collect();
    let long = format!("X-Long: {}\r\n", "x".repeat(600_000));
    for (headers, status, code) in [
        (many.as_str(), 431, "headers_too_long"),
        (long.as_str(), 431, "headers_too_long"),
        (
            "Content-Length: 0\r\nContent-Length: 5\r\n",
            400,
            "bad_request",
        ),
        ("no header\r\n", 400, "bad_request"),
    ] {
        let head = format!("GET /api/info HTTP/1.1\r\nHost: {address}\r\n{headers}\r\n");
        let reply = exchange(address, &head).await;
        assert_eq!((reply.status, reply.code()), (status, code.to_owned()));
        assert!(reply.head.contains("application/json"), "{}", reply.head);
        assert!(reply.json()["message"].is_string(), "{}", reply.body);
    }
    // Behind an answer of our own, too: two requests at once, the second of which is none.
    let two = format!(
        "GET /api/info HTTP/1.1\r\nHost: {address}\r\n\r\nGET / HTTP/1.1\r\nnonsense\r\n\r\n"
    );
    let reply = exchange(address, &two).await;
    assert_eq!(reply.status, 200);
    let (first, second) = reply
        .body
        .split_once("HTTP/1.1 400")
        .expect("both are answered");
    let first: Value = serde_json::from_str(first).unwrap();
    assert_eq!(first["v"], 2);
    let (_, body) = second.split_once("\r\n\r\n").unwrap();
    let second: Value = serde_json::from_str(body).unwrap();
    assert_eq!(second["code"], "bad_request");
    server.stop().await;
}

/// Sends bytes and reads until the server hangs up.
async fn exchange(address: std::net::SocketAddr, sent: &str) -> Reply {
    let stream = TcpStream::connect(address).await.unwrap();
    let (mut reading, mut writing) = stream.into_split();
    let sent = sent.to_owned();
    let sending = tokio::spawn(async move {
        let _ = writing.write_all(sent.as_bytes()).await;
        writing
    });
    let mut answer = Vec::new();
    let _ = reading.read_to_end(&mut answer).await;
    drop(sending.await);
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer of HTTP");
    Reply {
        status: head[9..12].parse().unwrap(),
        head: head.to_owned(),
        body: body.to_owned(),
    }
}

/// Beside Ada nobody sits down who could be taken for her, for the server, or for a bot.
#[tokio::test(flavor = "multi_thread")]
async fn names_that_impersonate_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let options = json!({"seats": 4});
    let table = id_of(&make(address, "timeline", json!({"options": options})).await);
    let join = |name: String| async move {
        let asked = json!({"name": name, "token": token(1)});
        post(address, &format!("/api/tables/{table}/join"), &asked).await
    };
    let piled = format!("A{}", "\u{301}".repeat(15));
    for (name, code) in [
        ("ada", "name_taken"),
        ("\u{410}da", "name_taken"),
        ("\u{ff21}da", "name_taken"),
        ("Server", "name_reserved"),
        ("s\u{443}stem", "name_reserved"),
        ("Antedate", "name_reserved"),
        ("Oracle", "name_reserved"),
        ("Новичок 2", "name_reserved"),
        ("wyrocznia", "name_reserved"),
        ("nonna pia", "name_reserved"),
        (piled.as_str(), "bad_name"),
    ] {
        let refused = join.clone()(name.to_owned()).await;
        assert_eq!(
            (refused.status, refused.code()),
            (409, code.to_owned()),
            "{name}"
        );
    }
    let me = r#"{"name":"Host"}"#;
    let json = "Content-Type: application/json\r\n";
    let refused = crate::common::request(address, "PUT", "/api/me", json, me).await;
    assert_eq!(refused.code(), "name_reserved");
    assert_eq!(join("Adam".to_owned()).await.status, 200);
    server.stop().await;
}
