//! The hall of fame: open tables are listed, private ones only as far as their players show
//! them, and nothing of the cards is told.

use std::net::SocketAddr;

use antedate_server::Config;
use serde_json::{Value, json};

use crate::common::{Client, deck_of, get, id_of, quick, request, start, token};

fn cookie(n: u8) -> String {
    let secret = format!("{:02x}", 0xb0 + n).repeat(32);
    format!("Cookie: antedate_guest={secret}\r\n")
}

/// Plays a game: guest and player 0 by this client, the rest bots. Returns the table.
async fn play(address: SocketAddr, guest: u8, name: &str, rules: &str, more: Value) -> String {
    let mut asked = json!({"rules": rules, "decks": [deck_of(rules)], "name": name,
        "token": token(0), "bots": ["random"], "options": {"seats": 2, "public": true, "clock": "60s"}});
    for (name, value) in more.as_object().into_iter().flatten() {
        asked[name] = value.clone();
    }
    let headers = cookie(guest) + "Content-Type: application/json\r\n";
    let made = request(address, "POST", "/api/tables", &headers, &asked.to_string()).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let table = id_of(&made.json());
    let mut client = Client::enter(address, &table, &[0]).await;
    assert_eq!(client.code(json!({"type": "start"})).await, "");
    client.play().await;
    table
}

async fn hall(address: SocketAddr, asked: &str) -> Vec<Value> {
    let list = get(address, &format!("/api/hall?{asked}")).await;
    assert_eq!(list.status, 200, "{}", list.body);
    list.json().as_array().unwrap().clone()
}

async fn share(address: SocketAddr, table: &str, token: &str) -> (u16, Value) {
    let bearer = format!("Authorization: Bearer {token}\r\n");
    let path = format!("/api/tables/{table}/share");
    let shared = request(address, "POST", &path, &bearer, "").await;
    (shared.status, shared.json())
}

fn private() -> Value {
    json!({"options": {"seats": 2, "public": false, "clock": "60s"}})
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_by_score_with_their_marks() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    for name in ["Ada", "Bea", "Cid"] {
        play(address, 0, name, "twist", json!({})).await;
    }
    play(
        address,
        0,
        "Solo",
        "twist",
        json!({"bots": [], "options": {"seats": 1, "public": true, "clock": "60s"}}),
    )
    .await;
    play(address, 0, "Dot", "trek", json!({})).await;
    for period in ["today", "week", "ever"] {
        let twist = hall(
            address,
            &format!("rules=twist&edition=twist&seats=2&period={period}"),
        )
        .await;
        let scores: Vec<i64> = twist
            .iter()
            .map(|one| one["score"].as_i64().unwrap())
            .collect();
        assert_eq!(scores.len(), 3, "{period}");
        assert!(
            scores.is_sorted_by(|left, right| left >= right),
            "{scores:?}"
        );
        assert!(
            twist
                .iter()
                .all(|one| one["bots"] == true && one["stood_in"] == false)
        );
    }
    let solo = hall(address, "rules=twist&edition=twist&seats=1").await;
    assert_eq!(
        (&solo[0]["seats"][0]["name"], &solo[0]["bots"]),
        (&json!("Solo"), &json!(false))
    );
    assert_eq!(
        hall(address, "rules=twist&edition=saga&seats=2")
            .await
            .len(),
        0
    );
    let trek = hall(address, "rules=trek&seats=2").await;
    let dot = trek[0]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .find(|seat| seat["name"] == "Dot");
    assert_eq!(
        dot.unwrap()["score"],
        trek[0]["score"],
        "a person's score, not the bot's"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_result_is_shown_only_with_the_names_of_those_who_show_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let asked = json!({"rules": "twist", "decks": ["twist"], "name": "Ada", "token": token(0),
        "options": {"seats": 2, "public": false, "clock": "60s"}});
    let headers = cookie(0) + "Content-Type: application/json\r\n";
    let made = request(address, "POST", "/api/tables", &headers, &asked.to_string()).await;
    let table = id_of(&made.json());
    let join = json!({"name": "Bea", "token": token(1)}).to_string();
    let path = format!("/api/tables/{table}/join");
    request(
        address,
        "POST",
        &path,
        &(cookie(1) + "Content-Type: application/json\r\n"),
        &join,
    )
    .await;
    let mut ada = Client::enter(address, &table, &[0]).await;
    assert_eq!(
        share(address, &table, &token(0)).await.0,
        409,
        "before the game is over"
    );
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let mut bea = Client::enter(address, &table, &[1]).await;
    tokio::join!(ada.play(), bea.play());
    assert_eq!(
        hall(address, "rules=twist&seats=2").await.len(),
        0,
        "nobody has shown it"
    );

    let (status, shared) = share(address, &table, &token(1)).await;
    assert_eq!(status, 200, "{shared}");
    let listed = hall(address, "rules=twist&seats=2").await;
    assert_eq!(listed[0]["result"], shared["result"]);
    let names = |one: &Value| -> Vec<Value> {
        let seats = one["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["name"].clone()).collect()
    };
    assert_eq!(names(&listed[0]), [json!(null), json!("Bea")]);
    assert_eq!(
        share(address, &table, &token(0)).await,
        (200, shared.clone())
    );
    let path = format!("/api/hall/{}", shared["result"].as_str().unwrap());
    let one = get(address, &path).await;
    assert_eq!(names(&one.json()), [json!("Ada"), json!("Bea")]);
    assert!(!one.body.contains(&table), "the table is not told");
    assert_eq!(share(address, &table, &token(9)).await.0, 403);

    // Who is erased takes their name along; without anybody who shows it, it is gone.
    for (guest, left) in [(1, 1), (0, 0)] {
        let erased = request(address, "DELETE", "/api/me", &cookie(guest), "").await;
        assert_eq!(erased.status, 200, "{}", erased.body);
        let listed = hall(address, "rules=twist&seats=2").await;
        assert_eq!(listed.len(), left);
        assert!(!json!(listed).to_string().contains("Bea"));
    }
    assert_eq!(get(address, &path).await.code(), "no_such_result");
    server.stop().await;
}

/// The same guest wins as often as chance lets them: the longest run in the list is the one
/// on their own page.
#[tokio::test(flavor = "multi_thread")]
async fn runs_of_victories_are_those_of_open_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let hand = json!({"options": {"seats": 2, "public": true, "clock": "60s",
        "game": {"rules": "timeline", "hand": 3}}});
    for _ in 0..6 {
        play(address, 0, "Ada", "timeline", hand.clone()).await;
    }
    play(address, 1, "Bea", "timeline", private()).await;
    let me = request(address, "GET", "/api/me", &cookie(0), "")
        .await
        .json();
    let runs = hall(address, "rules=timeline").await;
    let longest = runs
        .first()
        .map_or(0, |run| run["streak"].as_u64().unwrap());
    assert_eq!(longest, me["streak"]["best"]);
    assert!(runs.iter().all(|run| run["seats"][0]["name"] == "Ada"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_whole_decks_and_games_of_people_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let few = json!({"decks": ["generated:80"]});
    let table = play(address, 0, "Ada", "twist", few).await;
    assert_eq!(hall(address, "rules=twist&seats=2").await.len(), 0);
    // It can be shown to friends all the same.
    let (_, shared) = share(address, &table, &token(0)).await;
    let path = format!("/api/hall/{}", shared["result"].as_str().unwrap());
    assert_eq!(get(address, &path).await.status, 200);
    // A person who only watches their bot has not played.
    let asked = json!({"rules": "twist", "decks": ["twist"], "name": "Bea", "token": token(0),
        "bots": ["random"], "options": {"seats": 2, "public": true, "clock": "60s"}});
    let headers = "Content-Type: application/json\r\n";
    let made = request(address, "POST", "/api/tables", headers, &asked.to_string()).await;
    let mut bea = Client::enter(address, &id_of(&made.json()), &[0]).await;
    assert_eq!(bea.code(json!({"type": "start"})).await, "");
    let bot = json!({"type": "hand_over", "to": {"type": "bot", "level": "steady"}});
    bea.send_text(json!({"v": 2, "id": "over", "do": bot}).to_string())
        .await;
    bea.until(|message| message["event"]["type"] == "ended")
        .await;
    assert_eq!(hall(address, "rules=twist&seats=2").await.len(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chats_find_words_and_a_picture_and_no_name_breaks_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    play(address, 0, "\"><b>Eve</b>", "twist", json!({})).await;
    let listed = hall(address, "rules=twist&seats=2").await;
    let id = listed[0]["result"].as_str().unwrap();
    let page = get(address, &format!("/hall/{id}?lang=ru")).await;
    assert_eq!(page.status, 200);
    let score = listed[0]["score"].as_i64().unwrap().to_string();
    let line = |name: &str| {
        let wanted = format!("property=\"{name}\"");
        let mut lines = page.body.lines();
        lines
            .find(|line| line.contains(&wanted))
            .unwrap_or_else(|| panic!("no {name}"))
            .to_owned()
    };
    assert!(line("og:title").contains(&score), "{}", line("og:title"));
    assert!(line("og:description").contains("с\u{a0}ботами"));
    assert!(line("og:image").contains(&format!("http://{address}/hall/{id}.png?lang=ru")));
    assert!(!line("og:image:alt").is_empty());
    assert!(!page.body.contains("<b>Eve") && page.body.contains("&lt;b&gt;Eve"));
    assert!(page.head.contains("script-src 'self'"), "{}", page.head);

    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let ask =
        format!("GET /hall/{id}.png HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let text = String::from_utf8_lossy(&answer);
    assert!(text.starts_with("HTTP/1.1 200") && text.contains("image/png"));
    assert!(answer.windows(8).any(|bytes| bytes == b"\x89PNG\r\n\x1a\n"));
    for gone in [
        "/hall/00000000000000000000.png",
        "/api/hall/00000000000000000000",
    ] {
        assert_eq!(get(address, gone).await.code(), "no_such_result");
    }
    for odd in ["/api/hall/%00", "/hall/%00.png", "/hall/%C3%A9.png"] {
        assert_eq!(get(address, odd).await.code(), "no_such_result");
    }
    assert!(hall(address, "rules=twist&edition=%00").await.is_empty());
    // The page itself says that there is nothing.
    let nothing = get(address, "/hall/00000000000000000000").await;
    assert!(nothing.status == 200 && !nothing.body.contains("og:title"));
    server.stop().await;
}

/// To draw one takes a while, and nobody needs many.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_rationed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let mut codes = Vec::new();
    for _ in 0..60 {
        codes.push(get(server.address(), "/hall/none.png").await.code());
    }
    assert_eq!(codes[0], "no_such_result");
    assert!(codes.iter().any(|code| code == "too_many"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_can_turn_the_hall_off() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        hall: false,
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let table = play(address, 0, "Ada", "twist", json!({})).await;
    assert_eq!(get(address, "/api/info").await.json()["hall"], false);
    assert_eq!(
        get(address, "/api/hall?rules=twist").await.code(),
        "hall_off"
    );
    let (status, refused) = share(address, &table, &token(0)).await;
    assert_eq!((status, &refused["code"]), (404, &json!("hall_off")));
    assert_eq!(
        get(address, "/hall/00000000000000000000.png").await.code(),
        "hall_off"
    );
    server.stop().await;
}

/// A seat that is handed over for each turn and taken back wins nothing for whoever sits there,
/// nor does a solo of twist that a bot plays after one action, or one that the clock plays.
#[tokio::test(flavor = "multi_thread")]
async fn the_hall_cannot_be_farmed_by_handing_the_seat_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    for rules in ["timeline", "twist"] {
        let seats = if rules == "twist" { 1 } else { 2 };
        let bots = if rules == "twist" {
            json!([])
        } else {
            json!(["random"])
        };
        let asked = json!({"rules": rules, "decks": [deck_of(rules)], "name": "Eve",
            "token": token(0), "bots": bots, "options": {"seats": seats, "public": true, "clock": "60s"}});
        let headers = cookie(5) + "Content-Type: application/json\r\n";
        let made = request(address, "POST", "/api/tables", &headers, &asked.to_string()).await;
        let table = id_of(&made.json());
        let mut eve = Client::enter(address, &table, &[0]).await;
        assert_eq!(eve.code(json!({"type": "start"})).await, "");
        let strong = json!({"type": "hand_over", "to": {"type": "bot", "level": "oracle"}});
        assert_eq!(eve.code(strong).await, "bad_level", "this server has none");
        // One action of her own, then a bot to the end.
        loop {
            let view = eve.view().await;
            let legal = view["game"]["legal"].as_array().unwrap().clone();
            if let Some(action) = legal.first() {
                assert_eq!(eve.code(json!({"type": "act", "action": action})).await, "");
                break;
            }
            eve.until(|message| message["type"] == "frame").await;
        }
        let hand_over = json!({"type": "hand_over", "to": {"type": "bot", "level": "steady"}});
        assert_eq!(eve.code(hand_over).await, "");
        let over = loop {
            let view = eve.view().await;
            if view["phase"] == "finished" {
                break view;
            }
            eve.until(|message| message["type"] == "frame").await;
        };
        assert_eq!(over["game"]["unlisted"], "stood_in", "{rules}");
        let list = hall(address, &format!("rules={rules}&seats={seats}")).await;
        assert_eq!(list.len(), 0, "{rules}");
        let me = request(address, "GET", "/api/me", &cookie(5), "")
            .await
            .json();
        assert_eq!(
            me["streak"],
            json!({"best": 0, "now": 0, "listed": 0}),
            "{rules}"
        );
    }
    server.stop().await;
}

/// The first cheat: a bot decides each turn but one, and its owner takes the seat back after it. Three
/// games in a row, and neither the hall nor their own page knows of a victory.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_handed_over_for_each_turn_and_taken_back_wins_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let asked = json!({"rules": "timeline", "decks": ["classic"], "name": "Eve", "token": token(0),
        "bots": ["random"], "options": {"seats": 2, "public": true, "clock": "60s",
            "game": {"rules": "timeline", "hand": 3}}});
    let headers = cookie(6) + "Content-Type: application/json\r\n";
    let made = request(address, "POST", "/api/tables", &headers, &asked.to_string()).await;
    let mut eve = Client::enter(address, &id_of(&made.json()), &[0]).await;
    for game in 0..3 {
        let begin = if game == 0 { "start" } else { "rematch" };
        assert_eq!(eve.code(json!({"type": begin})).await, "");
        let mut n_turns = 0;
        loop {
            let view = eve.view().await;
            if view["phase"] == "finished" {
                assert_eq!(view["game"]["unlisted"], "stood_in");
                break;
            }
            if view["game"]["legal"].as_array().unwrap().is_empty() {
                eve.until(|message| message["type"] == "frame").await;
                continue;
            }
            n_turns += 1;
            if n_turns == 1 {
                let action = &view["game"]["legal"][0];
                assert_eq!(eve.code(json!({"type": "act", "action": action})).await, "");
                continue;
            }
            let to_bot = json!({"type": "bot", "level": "steady"});
            let give = |to: &Value| json!({"type": "hand_over", "to": to});
            assert_eq!(eve.code(give(&to_bot)).await, "");
            let by_bot = |message: &Value| {
                let event = &message["event"];
                event["type"] == "played" && event["seat"] == view["game"]["you"]
            };
            eve.until(by_bot).await;
            let taken = eve.code(give(&json!({"type": "owner"}))).await;
            assert!(taken.is_empty() || taken == "no_game", "{taken}");
        }
        assert!(n_turns > 1, "a game of one turn shows nothing");
    }
    assert_eq!(hall(address, "rules=timeline").await.len(), 0);
    let me = request(address, "GET", "/api/me", &cookie(6), "").await;
    assert_eq!(
        me.json()["streak"],
        json!({"best": 0, "now": 0, "listed": 0})
    );
    server.stop().await;
}

/// The hall and one's own page count by one rule: games of private tables that nobody shows count
/// on the page alone, and the number beside them is the hall's.
#[tokio::test(flavor = "multi_thread")]
async fn the_hall_and_the_page_of_a_guest_agree_about_streaks() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    for n in 0..8 {
        let open = n % 3 != 2;
        let options = json!({"options": {"seats": 2, "public": open, "clock": "60s",
            "game": {"rules": "timeline", "hand": 3}}});
        play(address, 7, "Ada", "timeline", options).await;
    }
    let me = request(address, "GET", "/api/me", &cookie(7), "").await;
    let me = me.json();
    let runs = hall(address, "rules=timeline").await;
    let longest = runs
        .first()
        .map_or(0, |run| run["streak"].as_u64().unwrap());
    assert_eq!(json!(longest), me["streak"]["listed"], "{runs:?}");
    server.stop().await;
}
