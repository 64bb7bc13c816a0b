//! The characters people may choose, over real sockets.

use crate::common::{Client, get, id_of, make, start};
use antedate_server::Config;
use antedate_tables::Pace;
use serde_json::json;

fn in_haste() -> Config {
    Config {
        live: antedate_live::Config {
            pace: Pace::NONE,
            ..antedate_live::Config::default()
        },
        ..Config::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_characters_are_offered_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), in_haste()).await;
    let info = get(server.address(), "/api/info").await.json();
    let (mut names, mut people) = (Vec::new(), Vec::new());
    for lang in ["en", "it", "pl", "ru"] {
        let path = format!("/api/bots?lang={lang}");
        let bots = get(server.address(), &path).await.json();
        let bots = bots.as_array().unwrap();
        let levels: Vec<_> = bots.iter().map(|bot| bot["level"].clone()).collect();
        assert_eq!(json!(levels), info["bots"]);
        assert_eq!(levels.len(), 10);
        assert!(
            bots.iter()
                .all(|bot| bot["line"].as_str().unwrap().ends_with('.'))
        );
        names.push(bots[0]["name"].clone());
        people.push(bots[0]["people"][0].clone());
    }
    assert_eq!(
        json!(names),
        json!(["Novice", "Principiante", "Nowicjusz", "Новичок"])
    );
    assert_eq!(
        json!(people),
        json!(["Cousin Pip", "Cugino Pip", "Kuzyn Pip", "Кузен Пип"])
    );
    // The simple players of the tests are not for people.
    let asked = json!({"rules": "timeline", "decks": ["classic"], "name": "Ada",
        "token": crate::common::token(0), "bots": ["steady"]});
    let refused = crate::common::post(server.address(), "/api/tables", &asked).await;
    assert_eq!(refused.code(), "bad_level");
    server.stop().await;
}

async fn a_game_against(rules: &str, bots: &[&str]) -> Client {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), in_haste()).await;
    let address = server.address();
    let table = id_of(&make(address, rules, json!({"bots": bots})).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    ada.play().await;
    let record = get(address, &format!("/api/tables/{table}/transcript")).await;
    let found = antedate_record::verify::verify(record.body.as_bytes());
    assert!(found.is_ok(), "{:?}", found.err());
    server.stop().await;
    ada
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_timeline_against_characters() {
    a_game_against("timeline", &["novice", "engineer"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_trek_against_a_character() {
    a_game_against("trek", &["scholar"]).await;
}

/// CO-24: on her turns the bot beside her pins its advice on her cards.
#[tokio::test(flavor = "multi_thread")]
async fn in_twist_a_bot_advises_the_person_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), in_haste()).await;
    let address = server.address();
    let first = json!({"seats": 2, "first": {"type": "player", "player": 0}});
    let made = make(
        address,
        "twist",
        json!({"bots": ["historian"], "options": first}),
    )
    .await;
    let mut ada = Client::enter(address, &id_of(&made), &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let pinned = ada
        .until(|message| message["event"]["type"] == "pinned")
        .await;
    assert_eq!(pinned["event"]["player"], 1);
    let hand = ada.view().await["game"]["view"]["hands"][0].clone();
    let cards: Vec<_> = hand
        .as_array()
        .unwrap()
        .iter()
        .map(|held| &held["card"])
        .collect();
    assert!(cards.contains(&&pinned["event"]["card"]), "{hand} {pinned}");
    ada.play().await;
    server.stop().await;
}
