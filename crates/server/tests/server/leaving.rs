//! Whoever leaves a table, or is sent away, looks on like anybody and can sit down again.

use serde_json::{Value, json};

use crate::common::{Client, id_of, make, quick, start, token};

fn join(name: &str, n: u8) -> Value {
    json!({"type": "join", "name": name, "token": token(n)})
}

/// SEC-1: what the seat sees is for the bot that holds it now.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_sent_away_loses_the_eyes_of_the_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "trek", json!({})).await);
    let mut host = Client::enter(address, &table, &[0]).await;
    let mut other = Client::enter(address, &table, &[]).await;
    assert_eq!(other.code(join("Bo", 1)).await, "");
    assert_eq!(host.code(json!({"type": "start"})).await, "");
    assert!(other.view().await["game"]["view"]["players"][1]["unused"].is_array());

    assert_eq!(host.code(json!({"type": "kick", "player": 1})).await, "");
    let left = other.until(|heard| heard["event"]["type"] == "left").await;
    assert_eq!(left["event"]["kicked"], true);
    let view = other.until(|heard| heard["type"] == "view").await;
    let mut watcher = Client::enter(address, &table, &[]).await;
    for view in [view, other.view().await] {
        assert_eq!(
            (&view["you"], &view["game"]["you"]),
            (&Value::Null, &Value::Null)
        );
        assert_eq!(view["game"]["view"]["players"][1]["unused"], Value::Null);
    }
    // The bot chooses in secret: both are told that it has, and not what.
    let is_chosen = |heard: &Value| {
        let first = &heard["event"]["events"]["list"][0];
        first["type"] == "itinerary_chosen" && first["seat"] == 1
    };
    let mut views = Vec::new();
    for client in [&mut other, &mut watcher] {
        if client.view().await["game"]["view"]["players"][1]["has_chosen"] == false {
            let chosen = client.until(is_chosen).await;
            assert_eq!(
                chosen["event"]["events"]["list"][0]["itinerary"],
                Value::Null
            );
        }
        views.push(client.view().await["game"]["view"]["players"][1].clone());
    }
    assert_eq!(views[0], views[1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_left_can_sit_down_again_on_the_same_connection() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    let mut host = Client::enter(address, &table, &[0]).await;
    let mut other = Client::enter(address, &table, &[]).await;
    assert_eq!(other.code(join("Bo", 1)).await, "");
    assert_eq!(other.code(json!({"type": "leave"})).await, "");
    assert_eq!(other.view().await["you"], Value::Null);
    assert_eq!(other.code(join("Bo", 2)).await, "");
    assert_eq!(other.view().await["you"], 2);
    assert_eq!(host.code(json!({"type": "kick", "player": 2})).await, "");
    assert_eq!(other.code(join("Bo", 3)).await, "");
    assert_eq!(other.view().await["you"], 3);
    assert_eq!(
        other
            .code(json!({"type": "say", "text": "here again"}))
            .await,
        ""
    );
    server.stop().await;
}
