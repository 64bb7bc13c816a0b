//! What is refused, and how: everything has a code, and nothing is half-done.

use std::net::SocketAddr;
use std::time::Instant;

use antedate_server::Config;
use serde_json::json;

use crate::common::{Client, get, id_of, make, post, quick, request, start, token};

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_must_prove_who_it_speaks_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"bots": ["random"]})).await);
    let mut client = Client::open(address, &table).await;
    assert_eq!(client.code(json!({"type": "start"})).await, "enter_first");
    let enter = |token: String| json!({"type": "enter", "tokens": [token], "lang": "en"});
    assert_eq!(client.code(enter(token(9))).await, "wrong_token");
    assert_eq!(client.code(enter("x".to_owned())).await, "wrong_token");
    assert_eq!(client.code(json!({"type": "start"})).await, "enter_first");

    // A spectator may look and nothing else.
    let mut watcher = Client::enter(address, &table, &[]).await;
    for command in [
        json!({"type": "start"}),
        json!({"type": "say", "text": "hello"}),
        json!({"type": "typing"}),
        json!({"type": "lock", "locked": true}),
        json!({"type": "leave"}),
    ] {
        assert_eq!(
            watcher.code(command.clone()).await,
            "not_seated",
            "{command}"
        );
    }
    // Naming another player does not help.
    let start = json!({"v": 2, "id": "x", "player": 0, "do": {"type": "start"}});
    watcher.send_text(start.to_string()).await;
    let answer = watcher.until(|message| message["id"] == "x").await;
    assert_eq!(answer["error"]["code"], "not_seated");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_method_is_refused_like_everything_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    for (method, path, allowed) in [
        ("DELETE", "/api/tables", "GET,HEAD,POST"),
        ("GET", "/api/replay", "POST"),
        ("POST", "/api/me", "GET,HEAD,PUT,DELETE"),
    ] {
        let reply = request(address, method, path, "", "").await;
        assert_eq!(reply.status, 405, "{method} {path}");
        assert_eq!(reply.code(), "method_not_allowed", "{method} {path}");
        let allow = format!("allow: {allowed}\r\n");
        assert!(reply.head.contains(&allow), "{}", reply.head);
    }
    // A socket's address without the wish for a socket.
    let reply = get(address, &format!("/ws/tables/{table}")).await;
    assert_eq!((reply.status, reply.code()), (400, "bad_request".into()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_a_message_is_answered_once_and_the_connection_stays() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut client = Client::enter(address, &table, &[0]).await;
    for (text, id, code) in [
        ("{", "", "bad_message"),
        ("[]", "", "bad_message"),
        (r#"{"id": "a", "do": {"type": "fly"}}"#, "a", "bad_message"),
        (
            r#"{"id": "b", "do": {"type": "lock", "locked": true, "more": 1}}"#,
            "b",
            "bad_message",
        ),
        (
            r#"{"v": 99, "id": "c", "do": {"type": "start"}}"#,
            "c",
            "version_unknown",
        ),
        (r#"{"id": "", "do": {"type": "start"}}"#, "", "bad_id"),
        (
            r#"{"id": "d", "do": {"type": "add_bot", "level": "genius"}}"#,
            "d",
            "bad_level",
        ),
    ] {
        client.send_text(text.to_owned()).await;
        let answer = client.until(|message| message["type"] == "answer").await;
        assert_eq!(
            (&answer["id"], &answer["error"]["code"]),
            (&json!(id), &json!(code)),
            "{text}"
        );
    }
    let deep = format!(
        r#"{{"id": "e", "do": {}1{}}}"#,
        "[".repeat(5000),
        "]".repeat(5000)
    );
    client.send_text(deep).await;
    let answer = client.until(|message| message["type"] == "answer").await;
    assert_eq!(answer["error"]["code"], "bad_message");
    assert_eq!(
        client
            .code(json!({"type": "say", "text": "<b>hi</b>"}))
            .await,
        ""
    );
    let said = client
        .until(|message| message["event"]["type"] == "said")
        .await;
    assert_eq!(said["event"]["line"]["text"], "<b>hi</b>");
    // Ten megabytes end the connection, and only this one.
    client.send_text("x".repeat(20_000)).await;
    assert_eq!(client.next().await, None);
    Client::enter(address, &table, &[0]).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_out_of_turn_and_after_the_end_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let more = json!({"options": {"first": {"type": "player", "player": 0}}});
    let table = id_of(&make(address, "timeline", more).await);
    let mut bea = Client::enter(address, &table, &[]).await;
    let join = json!({"type": "join", "name": "Bea", "token": token(1)});
    let joined = bea.ask(join).await;
    assert_eq!(joined["ok"]["player"], 1);
    let mut ada = Client::enter(address, &table, &[0]).await;
    assert_eq!(bea.code(json!({"type": "start"})).await, "not_host");
    let place = json!({"type": "act", "action": {"type": "place", "card": 0, "gap": 0}});
    assert_eq!(ada.code(place.clone()).await, "no_game");
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    assert_eq!(bea.code(place.clone()).await, "not_your_turn");
    assert_eq!(
        ada.code(json!({"type": "act", "action": {"type": "stop"}}))
            .await,
        "wrong_game"
    );
    assert_eq!(
        ada.code(json!({"type": "pin", "card": 0, "pin": {"type": "play"}}))
            .await,
        "no_pins"
    );
    let before = ada.view().await["seq"].clone();
    let (_, _) = tokio::join!(ada.play(), bea.play());
    assert_eq!(ada.code(place).await, "no_game");
    assert!(ada.view().await["seq"].as_u64() > before.as_u64());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_refused_with_a_status_a_code_and_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let ask = |more: serde_json::Value| {
        let mut asked =
            json!({"rules": "timeline", "decks": ["classic"], "name": "Ada", "token": token(0)});
        more.as_object()
            .unwrap()
            .iter()
            .for_each(|(k, v)| asked[k] = v.clone());
        async move { post(address, "/api/tables", &asked).await }
    };
    for (more, status, code) in [
        (json!({"decks": ["nowhere"]}), 404, "no_such_deck"),
        (json!({"decks": ["../../etc"]}), 404, "no_such_deck"),
        (json!({"decks": ["/"]}), 404, "no_such_deck"),
        (json!({"decks": ["generated:100000"]}), 404, "no_such_deck"),
        (json!({"decks": []}), 400, "bad_decks"),
        (json!({"decks": ["trek"]}), 400, "bad_decks"),
        (json!({"rules": "chess"}), 400, "bad_request"),
        (json!({"more": 1}), 400, "bad_request"),
        (json!({"token": "short"}), 409, "bad_token"),
        (json!({"name": ""}), 409, "bad_name"),
        (json!({"bots": ["genius"]}), 400, "bad_level"),
        (json!({"filter": {"topics": ["nothing"]}}), 400, "bad_decks"),
        (json!({"name": "x".repeat(70_000)}), 413, "too_long"),
    ] {
        let reply = ask(more.clone()).await;
        assert_eq!(
            (reply.status, reply.code().as_str()),
            (status, code),
            "{more}"
        );
        assert!(reply.json()["message"].as_str().unwrap().len() > 20);
    }
    for path in [
        "/api/tables/nowhere",
        "/api/tables/nowhere/transcript",
        "/api/tables/..%2f..%2fetc",
    ] {
        assert_eq!(get(address, path).await.code(), "no_such_table", "{path}");
    }
    for path in [
        "/../../etc/passwd.txt",
        "/assets/%2e%2e/%2e%2e/etc/passwd.txt",
        "/api/nothing.here",
    ] {
        assert_eq!(get(address, path).await.status, 404, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_a_stranger_cannot_connect() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://evil.example\r\n";
    let reply = request(address, "GET", &format!("/ws/tables/{table}"), upgrade, "").await;
    assert_eq!((reply.status, reply.code().as_str()), (403, "wrong_origin"));
    let origin = "Origin: null\r\nContent-Type: application/json\r\n";
    let reply = request(address, "POST", "/api/tables", origin, "{}").await;
    assert_eq!(reply.code(), "wrong_origin");
    // A form of another page cannot send JSON.
    let reply = request(
        address,
        "POST",
        "/api/tables",
        "Content-Type: text/plain\r\n",
        "{}",
    )
    .await;
    assert_eq!(reply.status, 400);
    let page = get(address, "/t/anything").await;
    assert_eq!(page.status, 200);
    assert!(
        page.head
            .contains("content-security-policy: default-src 'self'")
    );
    assert!(!page.head.contains("unsafe-inline"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_are_found_however_typed_and_guessing_is_slowed_down() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let made = make(address, "timeline", json!({})).await;
    let code = made["code"].as_str().unwrap();
    let typed = code.to_lowercase().replace('-', "");
    let found = get(address, &format!("/api/join/{typed}")).await;
    assert_eq!(found.json()["table"], made["table"]);
    let mut codes = Vec::new();
    for _ in 0..8 {
        codes.push(get(address, "/api/join/00000000").await);
    }
    assert_eq!(codes[0].code(), "no_such_code");
    assert_eq!(codes[7].status, 429);
    assert!(codes[7].head.contains("retry-after:"), "{}", codes[7].head);
    // A right one has to wait too: else the answer would tell.
    assert_eq!(
        get(address, &format!("/api/join/{typed}")).await.status,
        429
    );
    // Who has the link is not held up.
    assert_eq!(
        get(address, &format!("/api/tables/{}", id_of(&made)))
            .await
            .status,
        200
    );
    server.stop().await;
}

/// Guesses a code, as somebody whom the proxy has been told to come from `told`.
async fn guess(address: SocketAddr, told: &str) -> u16 {
    let told = format!("X-Forwarded-For: {told}\r\n");
    let reply = request(address, "GET", "/api/join/00000000", &told, "").await;
    reply.status
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_whoever_it_names_last_is_held_up_and_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        behind_proxy: true,
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let mut answers = Vec::new();
    for n in 0..8 {
        // Whatever a client makes up stands before what the proxy knows.
        answers.push(guess(address, &format!("203.0.113.{n}, 192.0.2.1")).await);
    }
    assert_eq!((answers[0], answers[7]), (404, 429));
    assert_eq!(guess(address, "192.0.2.1, 192.0.2.2").await, 404);
    assert_eq!(guess(address, "2001:db8::1").await, 404);
    assert_eq!(guess(address, "192.0.2.1").await, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_proxy_nobody_is_who_they_say() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let mut answers = Vec::new();
    for n in 0..8 {
        answers.push(guess(address, &format!("192.0.2.{n}")).await);
    }
    assert_eq!((answers[0], answers[7]), (404, 429));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_runaway_program_is_held_up_and_the_host_stays_usable() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"options": {"seats": 2}})).await);
    let mut host = Client::enter(address, &table, &[0]).await;
    let mut flood = Client::enter(address, &table, &[]).await;
    let began = Instant::now();
    // All at once: 300 are taken, and 100 more a second, however fast the machine answers.
    for n in 1..=500u16 {
        let token = format!("{n:04x}").repeat(16);
        let join = json!({"type": "join", "name": format!("n{n}"), "token": token});
        let message = json!({"v": 2, "id": format!("f{n}"), "do": join});
        flood.send_text(message.to_string()).await;
    }
    let mut codes = Vec::new();
    while codes.len() < 500 {
        let answer = flood.until(|message| message["type"] == "answer").await;
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        codes.push(code.to_owned());
    }
    assert_eq!(codes.iter().filter(|code| code.is_empty()).count(), 1);
    assert!(codes.contains(&"table_full".to_owned()));
    let n_taken = codes.iter().filter(|code| *code != "too_fast").count();
    let most = 300.0 + 100.0 * began.elapsed().as_secs_f64();
    assert!(
        n_taken as f64 <= most,
        "{n_taken} were taken, {most} at most"
    );
    assert_eq!(host.code(json!({"type": "kick", "player": 1})).await, "");
    assert_eq!(host.code(json!({"type": "lock", "locked": true})).await, "");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_for_nonsense_is_refused_with_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    for path in [
        "/api/bots?lang=xx",
        "/api/hall",
        "/api/hall?rules=chess",
        "/api/decks/classic/cards?limit=many",
    ] {
        let reply = get(server.address(), path).await;
        assert_eq!(reply.status, 400, "{path}");
        assert_eq!(reply.json()["code"], "bad_request", "{path}");
    }
    server.stop().await;
}
