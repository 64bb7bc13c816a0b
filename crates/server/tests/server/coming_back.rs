//! Dropped connections, repeated messages, restarts, and seats that move.

use std::time::{Duration, Instant};

use crate::common::{Client, PATIENCE, get, id_of, make, post, quick, request, start, token};
use crate::home;
use antedate_server::{Config, Server};
use serde_json::{Value, json};

fn frames(client: &Client) -> Vec<Value> {
    let heard = client.heard.iter();
    heard
        .filter(|message| message["type"] == "frame")
        .cloned()
        .collect()
}

/// Numbers of players are the keys of handicaps: they are read again in messages and in the log.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_handicaps_comes_back_and_they_can_be_changed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let made = make(
        server.address(),
        "timeline",
        json!({"options": {"game": {"rules": "timeline", "handicaps": {"0": 2}}}}),
    )
    .await;
    let table = id_of(&made);
    server.stop().await;
    let server = start(folder.path(), quick()).await;
    let mut ada = Client::enter(server.address(), &table, &[0]).await;
    let mut options = ada.view().await["options"].clone();
    assert_eq!(options["game"]["handicaps"], json!({"0": 2}));
    options["game"]["handicaps"] = json!({"0": 3});
    let set = json!({"type": "set_options", "options": options});
    assert_eq!(ada.code(set).await, "");
    let view = ada.view().await;
    assert_eq!(view["options"]["game"]["handicaps"], json!({"0": 3}));
    let read: antedate_wire::ServerMessage = serde_json::from_value(view).unwrap();
    assert!(matches!(read, antedate_wire::ServerMessage::View(_)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_gets_exactly_the_frames_they_missed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({"bots": ["random", "random"]})).await);
    let mut steady = Client::enter(address, &table, &[]).await;
    let mut ada = Client::enter(address, &table, &[0]).await;
    ada.ask(json!({"type": "start"})).await;
    ada.play().await;
    steady
        .until(|message| message["event"]["type"] == "ended")
        .await;
    let all = frames(&steady);
    let begin = all
        .iter()
        .position(|frame| frame["event"]["type"] == "started")
        .unwrap();
    for since in [begin + 1, all.len() / 2, all.len() - 1] {
        let known = all[since - 1]["seq"].as_u64().unwrap();
        let mut back = Client::open(address, &table).await;
        let enter = json!({"type": "enter", "tokens": [], "lang": "en", "since": known});
        back.ask(enter).await;
        back.until(|message| message["type"] == "hint").await;
        assert_eq!(frames(&back), all[since..], "since {known}");
    }
    // From before the game, and from the future, a fresh view comes instead.
    for since in [1, 1_000_000] {
        let answer = steady
            .ask(json!({"type": "catch_up", "since": since}))
            .await;
        assert!(answer["ok"].is_object());
        steady.until(|message| message["type"] == "view").await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_message_is_answered_again_and_done_once_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    let say = json!({"type": "say", "text": "once"});
    let first = ada.ask_as("same", say.clone()).await;
    let second = ada.ask_as("same", say.clone()).await;
    assert_eq!(first, second);
    // Many others, so that the table itself forgets, and a join over HTTP sent twice.
    let join = json!({"name": "Bea", "token": token(1)});
    let path = format!("/api/tables/{table}/join");
    let (once, twice) = (
        post(address, &path, &join).await,
        post(address, &path, &join).await,
    );
    assert_eq!(once.json()["player"], twice.json()["player"]);
    server.stop().await;
    // The clients were told.
    ada.until(|message| message["hint"] == "going_down").await;
    assert_eq!(ada.next().await, None);

    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let mut ada = Client::enter(address, &table, &[0]).await;
    let third = ada.ask_as("same", say).await;
    assert_eq!(first, third);
    let view = ada.view().await;
    assert_eq!(view["chat"].as_array().unwrap().len(), 1);
    assert_eq!(view["players"].as_array().unwrap().len(), 2);
    server.stop().await;
}

/// Waits until no table is in memory.
async fn until_asleep(server: &Server) {
    let begin = Instant::now();
    loop {
        let live = get(server.address(), "/metrics").await.body;
        if live.contains("antedate_tables_live 0\n") {
            return;
        }
        assert!(begin.elapsed() < PATIENCE, "{live}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_goes_on_after_a_restart_bots_included() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        live: antedate_live::Config {
            sleep_after: Duration::from_millis(200),
            ..quick().live
        },
        ..quick()
    };
    for rules in ["timeline", "twist", "trek"] {
        let server = start(folder.path(), config.clone()).await;
        let table = id_of(&make(server.address(), rules, json!({"bots": ["steady"]})).await);
        let mut ada = Client::enter(server.address(), &table, &[0]).await;
        ada.ask(json!({"type": "start"})).await;
        let dealt = ada.view().await;
        server.stop().await;
        let server = start(folder.path(), config.clone()).await;
        let mut ada = Client::enter(server.address(), &table, &[0]).await;
        let over = ada.play().await;
        assert_eq!(over["game"]["commitment"], dealt["game"]["commitment"]);
        drop(ada);
        // The table falls asleep, and wakes when it is asked for.
        until_asleep(&server).await;
        let record = get(server.address(), &format!("/api/tables/{table}/transcript")).await;
        assert_eq!(record.status, 200);
        server.stop().await;
    }
}

/// A table that falls asleep at once is asked by many together: what reaches it in its last
/// moment is answered by the next one.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_of_a_table_while_it_falls_asleep_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        live: antedate_live::Config {
            sleep_after: Duration::ZERO,
            ..quick().live
        },
        limits: false,
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let path = format!(
        "/api/tables/{}",
        id_of(&make(address, "timeline", json!({})).await)
    );
    let ask = |path: String| async move {
        for _ in 0..200 {
            let reply = get(address, &path).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
        }
    };
    let asking: Vec<_> = (0..8).map(|_| tokio::spawn(ask(path.clone()))).collect();
    for one in asking {
        one.await.unwrap();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut old = Client::enter(address, &table, &[0]).await;
    let path = format!("/api/tables/{table}/ticket");
    assert_eq!(
        request(address, "POST", &path, "", "").await.code(),
        "wrong_token"
    );
    let bearer = format!("Authorization: Bearer {}\r\n", token(0));
    let given = request(address, "POST", &path, &bearer, "").await.json();
    let using = json!({"ticket": given["ticket"], "token": token(7)});
    let moved = post(address, "/api/ticket", &using).await;
    assert_eq!((moved.status, &moved.json()["player"]), (200, &json!(0)));
    // The answer may have been lost: the same once more is answered alike, and changes nothing.
    let again = post(address, "/api/ticket", &using).await;
    assert_eq!((again.status, again.json()), (200, moved.json()));
    let thief = json!({"ticket": given["ticket"], "token": token(8)});
    assert_eq!(
        post(address, "/api/ticket", &thief).await.code(),
        "wrong_ticket"
    );
    old.until(|message| message["type"] == "view" && message["you"].is_null())
        .await;
    assert_eq!(
        old.code(json!({"type": "lock", "locked": true})).await,
        "not_seated"
    );
    let mut new = Client::enter(address, &table, &[7]).await;
    assert_eq!(new.code(json!({"type": "lock", "locked": true})).await, "");
    server.stop().await;
    // After a restart too.
    let server = start(folder.path(), quick()).await;
    let again = post(server.address(), "/api/ticket", &using).await;
    assert_eq!((again.status, again.json()), (200, moved.json()));
    let late = post(server.address(), "/api/ticket", &thief).await;
    assert_eq!(late.code(), "wrong_ticket");
    // Nor does the first device get the seat back by it once it has gone on to a third.
    let bearer = format!("Authorization: Bearer {}\r\n", token(7));
    let given = request(server.address(), "POST", &path, &bearer, "").await;
    let next = json!({"ticket": given.json()["ticket"], "token": token(9)});
    let moved = post(server.address(), "/api/ticket", &next).await;
    assert_eq!(moved.status, 200, "{}", moved.body);
    let late = post(server.address(), "/api/ticket", &using).await;
    assert_eq!(late.code(), "wrong_ticket");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_away_is_held_by_a_bot_and_takes_the_seat_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let more = json!({"bots": ["steady"], "options": {"public": true}});
    let table = id_of(&make(address, "trek", more).await);
    let listed = get(address, "/api/tables?lang=pl").await.json();
    assert_eq!(listed[0]["table"], table);
    let mut ada = Client::enter(address, &table, &[0]).await;
    ada.ask(json!({"type": "start"})).await;
    let to_bot = json!({"type": "hand_over", "to": {"type": "bot", "level": "random"}});
    assert_eq!(ada.code(to_bot.clone()).await, "");
    let played =
        ada.until(|message| message["event"]["type"] == "played" && message["event"]["seat"] == 0);
    assert_eq!(played.await["event"]["by"], "bot");
    let back = ada
        .code(json!({"type": "hand_over", "to": {"type": "owner"}}))
        .await;
    // The bots may have finished the game by then.
    assert!(["", "no_game"].contains(&back.as_str()), "{back}");
    ada.play().await;
    assert_eq!(ada.code(json!({"type": "leave"})).await, "");
    ada.until(|message| message["event"]["type"] == "closed")
        .await;
    assert_eq!(get(address, "/api/tables").await.json(), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_remembered_by_a_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let new = get(address, "/api/me").await;
    assert_eq!(new.json()["name"], "");
    let line = new
        .head
        .lines()
        .find(|line| line.starts_with("set-cookie:"))
        .unwrap();
    assert!(
        line.contains("HttpOnly") && line.contains("SameSite=Lax"),
        "{line}"
    );
    let secret = line.split(['=', ';']).nth(1).unwrap();
    assert_eq!(secret.len(), 64);
    let cookie = format!("Cookie: antedate_guest={secret}\r\nContent-Type: application/json\r\n");
    let put = request(address, "PUT", "/api/me", &cookie, r#"{"name": "Ada"}"#).await;
    assert_eq!(put.status, 200, "{}", put.body);
    let known = request(address, "GET", "/api/me", &cookie, "").await;
    assert_eq!(known.json()["name"], "Ada");
    server.stop().await;
    // Only a hash is on the disk.
    assert!(!home::holds(folder.path(), secret));
}
