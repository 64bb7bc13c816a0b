//! Practice: what was missed comes back, dates are told only after the answer, and an answer
//! counts once.

use std::net::SocketAddr;

use antedate_decks::{Deck, Lang, builtin};
use serde_json::{Value, json};

use crate::common::{Reply, get, quick, request, start};
use crate::home;

fn cookie(n: u8) -> String {
    format!(
        "Cookie: antedate_guest={}\r\nContent-Type: application/json\r\n",
        format!("{:02x}", 0xb0 + n).repeat(32)
    )
}

async fn ask(address: SocketAddr, guest: u8, path: &str) -> Reply {
    request(address, "GET", path, &cookie(guest), "").await
}

async fn questions(address: SocketAddr, guest: u8, asked: &str) -> Value {
    let path = format!("/api/practice?lang=en{asked}");
    let reply = ask(address, guest, &path).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

async fn answer(address: SocketAddr, guest: u8, sent: &Value) -> Reply {
    let body = sent.to_string();
    request(address, "POST", "/api/practice", &cookie(guest), &body).await
}

fn deck_of(question: &Value) -> std::sync::Arc<Deck> {
    builtin(question["deck"].as_str().unwrap())
        .unwrap()
        .unwrap()
}

/// Answers a question, in the gap that is right or `off` gaps from it.
fn sent(question: &Value, id: &str, right: bool) -> Value {
    let deck = deck_of(question);
    let title = question["front"]["title"].as_str().unwrap();
    let mut cards = deck.cards.iter();
    let card = cards.find(|card| deck.front(card, Lang::En).title == title);
    let value = card.unwrap().value();
    let line = question["line"].as_array().unwrap();
    let earlier = line.iter();
    let earlier = earlier.filter(|card| card["back"]["value"].as_i64().unwrap() < value);
    let place = earlier.count();
    let gap = match right {
        true => place,
        false if place >= 2 => place - 2,
        false => place + 2,
    };
    let ids: Vec<&Value> = line.iter().map(|card| &card["back"]["id"]).collect();
    json!({"id": id, "deck": question["deck"], "key": question["key"], "line": ids, "gap": gap})
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_questions_are_asked_and_what_is_missed_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let first = questions(address, 0, "").await;
    let asked = first["questions"].as_array().unwrap();
    assert_eq!(asked.len(), 10);
    assert_eq!(
        first["counts"],
        json!({"due": 0, "learning": 0, "learned": 0})
    );
    for (n, question) in asked.iter().enumerate() {
        assert_eq!(question["new"], true);
        let reply = answer(address, 0, &sent(question, &format!("a{n}"), n != 0)).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let told = reply.json();
        assert_eq!(told["right"], n != 0);
        assert!(told["days"].as_i64().unwrap() >= 1, "{told}");
    }
    let next = questions(address, 0, "").await;
    assert_eq!(
        next["counts"],
        json!({"due": 0, "learning": 10, "learned": 0})
    );
    let key = |question: &Value| question["key"].as_str().unwrap().to_owned();
    let before: Vec<String> = asked.iter().map(key).collect();
    let again = next["questions"].as_array().unwrap().iter().map(key);
    assert!(
        again.into_iter().all(|key| !before.contains(&key)),
        "others come first"
    );
    // What was missed is asked when it is named, though it is not due.
    let deck = deck_of(&asked[0]);
    let title = asked[0]["front"]["title"].as_str().unwrap();
    let mut cards = deck.cards.iter();
    let missed = cards
        .find(|card| deck.front(card, Lang::En).title == title)
        .unwrap();
    let named = questions(address, 0, &format!("&cards={}/{}", deck.id, missed.id)).await;
    assert_eq!(named["questions"].as_array().unwrap().len(), 1);
    assert_eq!(named["questions"][0]["new"], false);
    assert_eq!(named["questions"][0]["front"]["title"], title);
    // Their own page counts the same, and nobody else's does.
    let me = ask(address, 0, "/api/me?lang=en").await.json();
    assert_eq!(me["practice"], next["counts"]);
    let other = questions(address, 1, "").await;
    assert_eq!(other["counts"]["learning"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_does_not_tell_the_date_of_its_card() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    for deck in ["classic", "twist"] {
        let asked = questions(server.address(), 0, &format!("&deck={deck}")).await;
        for question in asked["questions"].as_array().unwrap() {
            let deck = deck_of(question);
            let title = question["front"]["title"].as_str().unwrap();
            let mut cards = deck.cards.iter();
            let card = cards
                .find(|card| deck.front(card, Lang::En).title == title)
                .unwrap();
            let back = deck.back(card, Lang::En);
            let text = question.to_string();
            for secret in [card.id.as_str(), back.note, back.source] {
                let of_line = question["line"].to_string();
                assert!(!text.contains(secret) || of_line.contains(secret), "{text}");
            }
            let front: Vec<&str> = question["front"]
                .as_object()
                .unwrap()
                .keys()
                .map(String::as_str)
                .collect();
            assert!(!front.contains(&"value") && !front.contains(&"label"));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_sent_again_counts_once_and_is_answered_as_before() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let asked = questions(address, 0, "").await;
    let question = &asked["questions"][0];
    let first = answer(address, 0, &sent(question, "same", false))
        .await
        .json();
    let again = answer(address, 0, &sent(question, "same", true))
        .await
        .json();
    assert_eq!(
        (&first["right"], &again["right"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(first["back"], again["back"]);
    let rows = home::rows(folder.path(), "SELECT * FROM practice ORDER BY 1, 2, 3");
    assert_eq!(rows.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_an_answer_is_refused_with_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let asked = questions(address, 0, "").await;
    let good = sent(&asked["questions"][0], "x", true);
    let with = |field: &str, value: Value| {
        let mut bad = good.clone();
        bad[field] = value;
        bad
    };
    let far = json!(99);
    for (bad, status, code) in [
        (with("gap", far), 400, "no_such_gap"),
        (
            with("key", json!("0123456789abcdef")),
            409,
            "no_such_question",
        ),
        (with("line", json!([])), 409, "no_such_question"),
        (
            with("line", json!(["no-such-card", "neither"])),
            409,
            "no_such_question",
        ),
        (with("deck", json!("../classic")), 404, "no_such_deck"),
        (with("id", json!("")), 409, "bad_id"),
        (with("gap", json!(-1)), 400, "bad_request"),
        (with("more", json!(1)), 400, "bad_request"),
    ] {
        let reply = answer(address, 0, &bad).await;
        assert_eq!(reply.status, status, "{bad}: {}", reply.body);
        assert_eq!(reply.json()["code"], code, "{bad}");
    }
    for bad in [
        "&cards=classic",
        "&from=x",
        &format!("&cards={}", "a/b,".repeat(61) + "a/b"),
    ] {
        let reply = ask(address, 0, &format!("/api/practice?lang=en{bad}")).await;
        assert_eq!(
            (reply.status, &reply.json()["code"]),
            (400, &json!("bad_request")),
            "{bad}"
        );
    }
    assert!(home::rows(folder.path(), "SELECT * FROM practice").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_exported_given_to_anki_and_erased_with_the_guest() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let asked = questions(address, 0, "").await;
    let told = answer(address, 0, &sent(&asked["questions"][0], "x", true))
        .await
        .json();
    let all = ask(address, 0, "/api/me/export").await.json();
    assert_eq!(all["practice"].as_array().unwrap().len(), 1);
    assert_eq!(all["practice"][0]["answer"]["card"], told["back"]["id"]);
    let anki = ask(address, 0, "/api/practice/anki?lang=en").await;
    let title = asked["questions"][0]["front"]["title"].as_str().unwrap();
    assert!(
        anki.body.lines().any(|line| line.starts_with(title)),
        "{}",
        anki.body
    );
    let stranger = get(address, "/api/practice/anki?lang=en").await;
    assert_eq!(
        stranger.body.lines().count(),
        3,
        "how to read it, and no cards"
    );
    let erased = request(address, "DELETE", "/api/me", &cookie(0), "").await;
    assert_eq!(erased.status, 200);
    assert!(home::rows(folder.path(), "SELECT * FROM practice").is_empty());
}
