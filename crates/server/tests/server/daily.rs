//! The daily: the same cards for everybody, played once, and nothing told before its time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use antedate_live::{Chance, Maintenance};
use antedate_runs::{DAY_MS, Day};
use antedate_server::Config;
use antedate_store::wait;
use serde_json::{Value, json};

use crate::common::{Reply, get, quick, request, start};
use crate::home;

/// A clock that stands still until it is set: first on a Thursday at noon.
#[derive(Clone)]
pub(crate) struct TestClock(Arc<AtomicI64>);

pub(crate) const THURSDAY: &str = "2026-11-19";

impl TestClock {
    pub(crate) fn new() -> TestClock {
        let day: Day = THURSDAY.parse().unwrap();
        TestClock(Arc::new(AtomicI64::new(day.begins() + DAY_MS / 2)))
    }

    pub(crate) fn forward(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::Relaxed);
    }

    /// A server whose clock this is, and whose secrets are all alike.
    pub(crate) fn config(&self) -> Config {
        let (mut config, clock) = (quick(), self.0.clone());
        config.live.clock = Arc::new(move || clock.load(Ordering::Relaxed));
        config.live.chance = Chance::new(|bytes| bytes.fill(7));
        config
    }
}

pub(crate) fn cookie(n: u8) -> String {
    let secret = format!("{:02x}", 0xb0 + n).repeat(32);
    format!("Cookie: antedate_guest={secret}\r\nContent-Type: application/json\r\n")
}

pub(crate) async fn ask(address: SocketAddr, guest: u8, path: &str) -> Reply {
    request(address, "GET", path, &cookie(guest), "").await
}

pub(crate) async fn send(address: SocketAddr, guest: u8, path: &str, body: &Value) -> Reply {
    request(address, "POST", path, &cookie(guest), &body.to_string()).await
}

async fn daily(address: SocketAddr, guest: u8, date: &str) -> Value {
    let reply = ask(address, guest, &format!("/api/daily{date}")).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

/// Answers the current card of a run at `path`, always with the first gap, and returns what is
/// told then.
pub(crate) async fn answer(address: SocketAddr, guest: u8, path: &str, told: &Value) -> Value {
    let run = if told["run"].is_object() {
        &told["run"]
    } else {
        told
    };
    let card = &run["current"]["card"];
    let sent = json!({"id": format!("a{card}"), "card": card, "gap": 0});
    let reply = send(address, guest, path, &sent).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

/// Plays a run to its end.
pub(crate) async fn play(address: SocketAddr, guest: u8, path: &str) -> Value {
    let mut told = ask(address, guest, path).await.json();
    while !told["run"]["current"].is_null() {
        told = answer(address, guest, path, &told).await;
    }
    told
}

fn today() -> String {
    format!("/api/daily/{THURSDAY}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_is_the_same_for_everybody_and_played_once() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    let first = daily(address, 0, "").await;
    assert_eq!(
        (&first["date"], &first["running"]),
        (&json!(THURSDAY), &json!(true))
    );
    assert_eq!(first["next"], DAY_MS / 2);
    assert_eq!(
        (&first["run"]["cards"], &first["counted"]),
        (&json!(10), &json!(true))
    );
    assert_eq!(first, daily(address, 1, "").await, "the same for everybody");
    assert_eq!(first, daily(address, 1, &format!("/{THURSDAY}")).await);
    assert!(home::rows(folder.path(), "SELECT * FROM run_answers").is_empty());

    // A reload goes on where it was.
    let told = answer(address, 0, &today(), &first).await;
    assert_eq!(told, daily(address, 0, "").await);
    assert_eq!(told["run"]["current"]["card"], 2);
    assert_eq!(told["run"]["line"].as_array().unwrap().len(), 2);
    let placed = &told["run"]["placed"][0];
    let front = |told: &Value, card: u64| {
        let line = told["run"]["line"].as_array().unwrap().clone();
        line.into_iter().find(|one| one["card"] == card).unwrap()["front"].clone()
    };
    assert_eq!(front(&told, 1), first["run"]["current"]["front"]);
    assert_eq!(placed["choice"]["right"], placed["first"] == 0);
    assert!(told["everybody"].is_null(), "not before one has finished");

    let told = play(address, 0, &today()).await;
    assert_eq!(told["run"]["placed"].as_array().unwrap().len(), 10);
    let points = told["run"]["points"].as_u64().unwrap() as usize;
    assert_eq!(told["everybody"]["players"], 1);
    assert_eq!(told["everybody"]["points"][points], 1);
    assert_eq!(
        told["everybody"]["cards"][9]["gaps"]
            .as_array()
            .unwrap()
            .len(),
        11
    );
    assert_eq!(told["streak"], json!({"now": 1, "best": 1, "played": 1}));
    assert_eq!(told["counted"], true);
    assert!(told["seed"].is_null());
    // Another one chooses the same and is counted beside them.
    let other = play(address, 1, &today()).await;
    assert_eq!(other["run"], told["run"]);
    assert_eq!(other["everybody"]["points"][points], 2);
    let me = ask(address, 1, "/api/me").await.json();
    assert_eq!(me["daily"], other["streak"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_wrongly_is_said_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    for (path, status, code) in [
        ("2026-11-20", 409, "daily_in_future"),
        ("9999-12-31", 409, "daily_in_future"),
        ("2026-11-18", 404, "no_daily"),
        ("0001-01-01", 404, "no_daily"),
        ("2026-11-31", 400, "bad_date"),
        ("today", 400, "bad_date"),
        ("2026-11-19/transcript", 409, "daily_running"),
        ("2026-11-20/transcript", 409, "daily_in_future"),
        ("archive?before=x", 400, "bad_date"),
    ] {
        let reply = ask(address, 0, &format!("/api/daily/{path}")).await;
        assert_eq!(
            (reply.status, reply.code().as_str()),
            (status, code),
            "{path}"
        );
    }
    let sent = |id: &str, card: u8, gap: u8| json!({"id": id, "card": card, "gap": gap});
    let refused = async |sent: Value, code: &str| {
        let before = daily(address, 0, "").await;
        let reply = send(address, 0, &today(), &sent).await;
        assert_eq!(reply.code(), code, "{sent}: {}", reply.body);
        assert_eq!(daily(address, 0, "").await, before);
        reply.json()["params"].clone()
    };
    refused(sent("a", 1, 2), "no_such_gap").await;
    refused(sent("a", 2, 0), "card_not_open").await;
    refused(sent("a", 0, 0), "card_not_open").await;
    refused(sent("", 1, 0), "bad_id").await;
    refused(
        json!({"id": "a", "card": 1, "gap": 0, "more": 1}),
        "bad_request",
    )
    .await;
    send(address, 0, &today(), &sent("a", 1, 1)).await;
    // Sent again it is the same; another one for the same card is told what stands.
    let again = send(address, 0, &today(), &sent("a", 1, 0)).await;
    assert_eq!(again.json()["run"]["placed"][0]["choice"]["gap"], 1);
    let params = refused(sent("b", 1, 0), "card_closed").await;
    assert_eq!(params, json!({"card": 1, "gap": 1}));
    let told = play(address, 0, &today()).await;
    let params = refused(sent("b", 10, 0), "run_over").await;
    assert_eq!(params["points"], told["run"]["points"]);
    // Two tabs at once: one answer for each card.
    let tab = async |name: &str| {
        for card in 1..=10 {
            send(
                address,
                1,
                &today(),
                &sent(&format!("{name}{card}"), card, 0),
            )
            .await;
        }
    };
    tokio::join!(tab("one"), tab("two"));
    assert_eq!(daily(address, 1, "").await["everybody"]["players"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_day_has_other_cards_and_opens_the_seal_of_the_last() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    play(address, 0, &today()).await;
    let begun = answer(address, 1, &today(), &daily(address, 1, "").await).await;
    clock.forward(DAY_MS);
    let next = daily(address, 0, "").await;
    assert_eq!(next["date"], "2026-11-20");
    assert_eq!(next["streak"], json!({"now": 1, "best": 1, "played": 1}));
    let titles = |told: &Value| {
        let line = told["run"]["line"].as_array().unwrap();
        line.iter()
            .map(|card| card["front"]["title"].to_string())
            .collect::<Vec<_>>()
    };
    let last = daily(address, 0, &format!("/{THURSDAY}")).await;
    assert!(
        titles(&last)
            .iter()
            .all(|title| !titles(&next).contains(title))
    );
    // The seal: the commitment that stood there while it ran, and a record that proves it.
    assert_eq!(last["commitment"], begun["commitment"]);
    let seed = antedate_record::Seed::from_hex(last["seed"].as_str().unwrap()).unwrap();
    assert_eq!(last["commitment"], seed.commitment());
    let record = ask(address, 0, &format!("/api/daily/{THURSDAY}/transcript")).await;
    assert_eq!(
        antedate_record::verify::verify(record.body.as_bytes()),
        Ok(1)
    );
    assert!(
        record.body.contains(seed.to_hex().as_str()),
        "{}",
        record.body
    );
    let unfinished = ask(address, 1, &format!("/api/daily/{THURSDAY}/transcript")).await;
    assert_eq!(unfinished.code(), "run_unfinished");

    // Who goes on with it now is not counted, and nothing is lost.
    assert_eq!(
        daily(address, 1, &format!("/{THURSDAY}")).await["counted"],
        false
    );
    let late = play(address, 1, &today()).await;
    assert_eq!(
        (&late["everybody"]["players"], &late["counted"]),
        (&json!(1), &json!(false))
    );
    assert_eq!(late["streak"]["played"], 0);
    let archive = ask(address, 1, "/api/daily/archive").await.json();
    let points = &late["run"]["points"];
    assert_eq!(
        archive,
        json!([{"date": THURSDAY, "players": 1, "placed": 10,
        "points": points, "counted": false}])
    );
    let archive = get(address, &format!("/api/daily/archive?before={THURSDAY}")).await;
    assert_eq!(archive.json(), json!([]));
    // Two days later the streak is broken.
    clock.forward(2 * DAY_MS);
    let later = daily(address, 0, "").await;
    assert_eq!(later["streak"], json!({"now": 0, "best": 1, "played": 1}));
}

/// SEC-1, SEC-2: two servers whose days differ only in what is still to come answer the same
/// bytes until then.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_tells_of_what_is_still_to_come() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let clock = TestClock::new();
    let store = home::store(folders[0].path());
    {
        let server = start(folders[0].path(), clock.config()).await;
        daily(server.address(), 0, "").await;
        server.stop().await;
    }
    let run = format!("daily:{THURSDAY}");
    let dealt = wait(store.run(run)).unwrap().unwrap();
    // The other has the cards from the sixth on in the reverse order, and the sixth is a day's
    // last card: what its predecessors were told rests on nothing of it.
    let mut body: Value = serde_json::from_str(&dealt.body).unwrap();
    body["cards"].as_array_mut().unwrap()[6..].reverse();
    let other = home::store(folders[1].path());
    let changed = antedate_store::StoredRun {
        body: body.to_string(),
        ..dealt
    };
    wait(other.put_run(changed)).unwrap();
    drop((store, other));
    let one = start(folders[0].path(), clock.config()).await;
    let two = start(folders[1].path(), clock.config()).await;
    let both = async |method: &str, path: &str, body: &str| {
        let headers = cookie(0);
        let one = request(one.address(), method, path, &headers, body).await;
        let two = request(two.address(), method, path, &headers, body).await;
        (one, two)
    };
    for card in 1..=5 {
        for lang in ["en", "de", "ru"] {
            let (one, two) = both("GET", &format!("/api/daily?lang={lang}"), "").await;
            assert_eq!(one.body, two.body, "before card {card}");
        }
        for wrong in [
            json!({"id": "x", "card": card, "gap": 99}),
            json!({"id": "x", "card": card + 1, "gap": 0}),
            json!({"id": "x", "card": 10, "gap": 0}),
        ] {
            let (one, two) = both("POST", &today(), &wrong.to_string()).await;
            assert_eq!((one.status, one.body), (two.status, two.body));
        }
        let sent = json!({"id": format!("a{card}"), "card": card, "gap": 0}).to_string();
        let (one, two) = both("POST", &today(), &sent).await;
        match card {
            1..=4 => assert_eq!(one.body, two.body, "card {card}"),
            // From here on the fronts differ, as they should.
            _ => assert_ne!(one.body, two.body),
        }
        let told = one.json();
        let run = &told["run"];
        assert!(run["current"].get("back").is_none());
        assert_eq!(
            run["line"].as_array().unwrap().len(),
            1 + usize::from(card as u8)
        );
        assert!(told["seed"].is_null() && told["everybody"].is_null());
    }
    let (one, two) = both("GET", "/api/daily/archive", "").await;
    assert_eq!(one.body, two.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_is_taken_out_of_everybodys_numbers_and_rebuilding_agrees() {
    let folder = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = start(folder.path(), clock.config()).await;
    let address = server.address();
    for guest in 0..3 {
        play(address, guest, &today()).await;
    }
    answer(address, 3, &today(), &daily(address, 3, "").await).await;
    let export = ask(address, 0, "/api/me/export").await.json();
    assert_eq!(export["runs"][0]["run"], format!("daily:{THURSDAY}"));
    assert_eq!(export["runs"][0]["answers"].as_array().unwrap().len(), 10);
    assert_eq!(
        export["runs"][0]["answers"][3]["answer"],
        json!({"v": 1, "gap": 0})
    );
    let gone = request(address, "DELETE", "/api/me", &cookie(0), "").await;
    assert_eq!(gone.status, 200, "{}", gone.body);
    assert_eq!(daily(address, 1, "").await["everybody"]["players"], 2);
    assert_eq!(daily(address, 0, "").await["run"]["placed"], json!([]));

    let counts = "SELECT * FROM run_counts ORDER BY 1, 2";
    let before = home::rows(folder.path(), counts);
    assert!(before.len() >= 11, "{before:?}");
    home::change(
        folder.path(),
        "UPDATE run_counts SET n = 99; UPDATE run_answers SET counts = ''",
    );
    assert_ne!(home::rows(folder.path(), counts), before);
    server.stop().await;
    let rebuilt = Maintenance::new(home::store(folder.path()))
        .rebuild()
        .await
        .unwrap();
    assert_eq!((rebuilt.runs, rebuilt.failed), (1, Vec::new()));
    assert_eq!(
        home::rows(folder.path(), counts),
        before,
        "to the same numbers"
    );
    let server = start(folder.path(), clock.config()).await;
    let told = daily(server.address(), 1, "").await;
    assert_eq!(told["streak"]["played"], 1, "days are counted again");
}
