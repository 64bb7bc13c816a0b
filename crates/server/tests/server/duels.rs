//! Duels: the same deal for all of them, whenever each likes, and nothing of another's run
//! before one's own is finished.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::common::{Client, Reply, id_of, request, start};
use crate::daily::{THURSDAY, TestClock, answer, ask, cookie, play, send};
use crate::home;

fn day() -> Value {
    json!({"of": "daily", "date": THURSDAY})
}

async fn challenge(address: SocketAddr, guest: u8, from: &Value) -> Reply {
    let asked = json!({"id": "d1", "from": from, "name": format!("Guest {guest}")});
    send(address, guest, "/api/duels", &asked).await
}

async fn join(address: SocketAddr, guest: u8, duel: &str, name: &str) -> Reply {
    let path = format!("/api/duels/{duel}/join");
    send(address, guest, &path, &json!({"name": name})).await
}

fn path(duel: &str) -> String {
    format!("/api/duels/{duel}")
}

/// Plays a game of chorus against a bot, and returns the table.
async fn play_game(address: SocketAddr, guest: u8) -> String {
    let asked = json!({"rules": "chorus", "decks": ["classic"], "name": "Ada",
        "token": crate::common::token(0), "bots": ["random"],
        "options": {"seats": 2}});
    let made = send(address, guest, "/api/tables", &asked).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let table = id_of(&made.json());
    let mut client = Client::enter(address, &table, &[0]).await;
    assert_eq!(client.code(json!({"type": "start"})).await, "");
    let done = json!({"type": "act", "action": {"type": "done", "gap": 0}});
    while client.view().await["phase"] != "finished" {
        // Between two cards the other's choice is waited for.
        if !client.code(done.clone()).await.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_over_a_day_is_that_days_run() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    let early = challenge(address, 0, &day()).await;
    assert_eq!((early.status, early.code().as_str()), (409, "not_your_run"));
    let mine = play(address, 0, &format!("/api/daily/{THURSDAY}")).await;
    let made = challenge(address, 0, &day()).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let duel = made.json()["duel"].as_str().unwrap().to_owned();
    assert_eq!(
        challenge(address, 0, &day()).await.json()["duel"],
        duel,
        "sent again"
    );

    // A stranger with the link sees who is there, and no card.
    let seen = ask(address, 1, &path(&duel)).await.json();
    assert_eq!(
        (&seen["daily"], &seen["run"]),
        (&json!(THURSDAY), &Value::Null)
    );
    assert_eq!(
        seen["players"],
        json!([{"name": "Guest 0", "you": false, "result": null}])
    );
    let sent = json!({"id": "a", "card": 1, "gap": 0});
    let stranger = send(address, 1, &path(&duel), &sent).await;
    assert_eq!(stranger.code(), "duel_not_joined");
    let told = join(address, 1, &duel, "Bo").await.json();
    assert_eq!(told["run"]["placed"], json!([]));
    let told = play(address, 1, &path(&duel)).await;
    let results: Vec<&Value> = (0..2).map(|n| &told["players"][n]["result"]).collect();
    assert_eq!(results[0]["points"], mine["run"]["points"]);
    assert_eq!(results[0], results[1], "both always chose the first gap");
    assert_eq!(results[0]["choices"].as_array().unwrap().len(), 10);
    // They have played the day, and are counted.
    let daily = ask(address, 1, "/api/daily").await.json();
    assert_eq!(daily["everybody"]["players"], 2);
    assert_eq!(daily["streak"]["now"], 1);
}

/// SEC-1: what the others chose is in no byte before one's own run is finished.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_anothers_run_is_told_before_ones_own_is_finished() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let clock = TestClock::new();
    let mut told: Vec<Vec<String>> = Vec::new();
    let mut duels = Vec::new();
    for (n, folder) in folders.iter().enumerate() {
        let server = start(folder.path(), clock.config()).await;
        let address = server.address();
        let today = format!("/api/daily/{THURSDAY}");
        // The challenger of the second server chooses other gaps.
        for card in 1..=10_usize {
            let gap = if n == 0 { 0 } else { card };
            let sent = json!({"id": format!("c{card}"), "card": card, "gap": gap});
            assert_eq!(send(address, 0, &today, &sent).await.status, 200);
        }
        let duel = challenge(address, 0, &day()).await.json()["duel"].clone();
        let duel = duel.as_str().unwrap().to_owned();
        if n == 0 {
            // Somebody else has finished, too: that is not told either.
            join(address, 2, &duel, "Cy").await;
            play(address, 2, &path(&duel)).await;
        } else {
            join(address, 2, &duel, "Cy").await;
        }
        let mut bytes = vec![ask(address, 1, &path(&duel)).await.body];
        bytes.push(join(address, 1, &duel, "Bo").await.body);
        bytes.push(join(address, 1, &duel, "Other").await.body);
        for card in 1..10 {
            let sent = json!({"id": format!("b{card}"), "card": card, "gap": 0});
            bytes.push(send(address, 1, &path(&duel), &sent).await.body);
            bytes.push(ask(address, 1, &path(&duel)).await.body);
            bytes.push(ask(address, 1, "/api/daily").await.body);
            let wrong = json!({"id": "w", "card": card, "gap": 0});
            bytes.push(send(address, 1, &path(&duel), &wrong).await.body);
        }
        // Nor does anybody see it who has not joined.
        bytes.push(ask(address, 3, &path(&duel)).await.body);
        told.push(bytes);
        let finished = answer(
            address,
            1,
            &path(&duel),
            &ask(address, 1, &path(&duel)).await.json(),
        )
        .await;
        assert!(finished["players"][0]["result"].is_object());
        let cy = &finished["players"][1]["result"];
        assert_eq!(cy.is_object(), n == 0, "of those who have finished only");
        duels.push(duel);
        server.stop().await;
    }
    assert_eq!(duels[0], duels[1]);
    assert_eq!(
        told[0], told[1],
        "not a byte depends on the others' choices"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cards_of_a_game_are_played_again_by_whoever_is_challenged() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    let table = play_game(address, 0).await;
    let from = json!({"of": "game", "table": table, "game": 1});
    let other = challenge(address, 1, &from).await;
    assert_eq!(other.code(), "not_your_run", "only who sat there");
    let made = challenge(address, 0, &from).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let duel = made.json()["duel"].as_str().unwrap().to_owned();
    let mine = ask(address, 0, &path(&duel)).await.json();
    assert_eq!((&mine["cards"], &mine["daily"]), (&json!(10), &Value::Null));
    let me = ask(address, 0, "/api/me").await.json();
    let hits = &me["latest"][0];
    assert_eq!(
        mine["players"][0]["result"]["points"], hits["right"],
        "as at the table"
    );
    assert!(
        !mine.to_string().contains(&table),
        "the table's id lets people in"
    );
    for (name, code) in [
        ("Guest 0", "name_taken"),
        ("", "bad_name"),
        ("Antedate", "name_reserved"),
    ] {
        assert_eq!(join(address, 1, &duel, name).await.code(), code, "{name}");
    }
    join(address, 1, &duel, "Bo").await;
    let told = play(address, 1, &path(&duel)).await;
    assert!(told["players"][1]["result"].is_object());
    let sent = json!({"id": "again", "card": 1, "gap": 0});
    assert_eq!(
        send(address, 1, &path(&duel), &sent).await.code(),
        "run_over"
    );
    let missing = ask(address, 1, "/api/duels/nobody").await;
    assert_eq!(
        (missing.status, missing.code().as_str()),
        (404, "no_such_duel")
    );

    // The deck is corrected: nobody new plays with its old dates, and who has played still sees.
    let run = home::rows(
        folder.path(),
        "SELECT body FROM run_deals WHERE id LIKE 'duel:%'",
    );
    let mut body: Value = serde_json::from_str(&run[0]).unwrap();
    body["decks"][0]["id"] = json!("gone");
    server.stop().await;
    let body = body.to_string().replace('\'', "''");
    let sql = format!("UPDATE run_deals SET body = '{body}' WHERE id LIKE 'duel:%'");
    home::change(folder.path(), &sql);
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    assert_eq!(
        join(address, 2, &duel, "Cy").await.code(),
        "duel_deck_changed"
    );
    assert!(ask(address, 1, &path(&duel)).await.json()["players"][0]["result"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_for_thirty_and_forgets_who_is_erased() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let mut config = clock.config();
    config.limits = false;
    let server = start(folder.path(), config).await;
    let address = server.address();
    play(address, 0, &format!("/api/daily/{THURSDAY}")).await;
    let duel = challenge(address, 0, &day()).await.json()["duel"].clone();
    let duel = duel.as_str().unwrap();
    for guest in 1..30 {
        let joined = join(address, guest, duel, &format!("Guest {guest}")).await;
        assert_eq!(joined.status, 200, "{}", joined.body);
    }
    let full = join(address, 30, duel, "Zoe").await;
    assert_eq!((full.status, full.code().as_str()), (409, "duel_full"));
    let export = ask(address, 5, "/api/me/export").await.json();
    assert_eq!(
        export["duels"],
        json!([{"duel": duel, "name": "Guest 5",
        "joined": export["duels"][0]["joined"]}])
    );
    let gone = request(address, "DELETE", "/api/me", &cookie(5), "").await;
    assert_eq!(gone.status, 200, "{}", gone.body);
    let told = ask(address, 0, &path(duel)).await.json();
    assert_eq!(told["players"].as_array().unwrap().len(), 29);
    assert!(!told.to_string().contains("Guest 5"));
    assert_eq!(
        join(address, 30, duel, "Zoe").await.status,
        200,
        "there is room again"
    );
}
