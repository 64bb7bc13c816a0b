//! A guest's own page: counted from the log, handed out, and erased from every byte.

use std::net::SocketAddr;
use std::path::Path;

use antedate_live::{Maintenance, MaintenanceError};
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::common::{Client, Reply, choices, get, id_of, quick, request, start, token};
use crate::home;

/// The secret of a guest's cookie.
fn secret(n: u8) -> String {
    format!("{:02x}", 0xa0 + n).repeat(32)
}

fn cookie(n: u8) -> String {
    format!("Cookie: antedate_guest={}\r\n", secret(n))
}

async fn ask(address: SocketAddr, guest: u8, method: &str, path: &str, body: &Value) -> Reply {
    let headers = cookie(guest) + "Content-Type: application/json\r\n";
    let body = match body {
        Value::Null => String::new(),
        body => body.to_string(),
    };
    request(address, method, path, &headers, &body).await
}

/// Makes a table for a guest, who is its player 0 with token 0.
async fn make(address: SocketAddr, guest: u8, name: &str, rules: &str, bots: &[&str]) -> String {
    make_with(address, guest, name, rules, bots, json!({"seats": 4})).await
}

async fn make_with(
    address: SocketAddr,
    guest: u8,
    name: &str,
    rules: &str,
    bots: &[&str],
    mut options: Value,
) -> String {
    let deck = crate::common::deck_of(rules);
    if rules == "timeline" {
        options["game"] = json!({"rules": "timeline", "hand": 3});
    }
    let asked = json!({"rules": rules, "decks": [deck], "name": name, "token": token(0),
        "bots": bots, "options": options});
    let made = ask(address, guest, "POST", "/api/tables", &asked).await;
    assert_eq!(made.status, 201, "{}", made.body);
    id_of(&made.json())
}

async fn sit(address: SocketAddr, guest: u8, table: &str, name: &str, n: u8) {
    let path = format!("/api/tables/{table}/join");
    let asked = json!({"name": name, "token": token(n)});
    let sat = ask(address, guest, "POST", &path, &asked).await;
    assert_eq!(sat.status, 200, "{}", sat.body);
}

/// Plays a whole game: the first player by this client, everybody else a bot.
async fn play(address: SocketAddr, guest: u8, name: &str, rules: &str) -> String {
    let table = make(address, guest, name, rules, &["random"]).await;
    play_at(address, table).await
}

async fn play_at(address: SocketAddr, table: String) -> String {
    let mut client = Client::enter(address, &table, &[0]).await;
    assert_eq!(client.code(json!({"type": "start"})).await, "");
    client.play().await;
    table
}

async fn me(address: SocketAddr, guest: u8) -> Value {
    let me = ask(address, guest, "GET", "/api/me?lang=en", &Value::Null).await;
    assert_eq!(me.status, 200, "{}", me.body);
    me.json()
}

/// Everything that is derived, row by row, as it lies in the store.
fn derived_rows(folder: &Path) -> Vec<String> {
    let rows = ["guest_seats", "results", "guest_results"].map(|table| {
        let rows = home::rows(folder, &format!("SELECT * FROM {table} ORDER BY 1, 2, 3"));
        rows.into_iter().map(move |row| format!("{table} {row}"))
    });
    rows.into_iter().flatten().collect()
}

fn maintenance(folder: &Path) -> Maintenance {
    Maintenance::new(home::store(folder))
}

/// Adds up all fields of all maps of time.
fn on_maps(me: &Value) -> Value {
    let maps = me["maps"].as_array().unwrap().iter();
    let topics = maps.flat_map(|map| map["topics"].as_array().unwrap());
    let fields: Vec<&Value> = topics
        .flat_map(|topic| topic["fields"].as_array().unwrap())
        .collect();
    let sum = |what: &str| -> u64 { fields.iter().filter_map(|field| field[what].as_u64()).sum() };
    json!({"right": sum("right"), "tries": sum("tries")})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_field_of_the_map_has_cards_where_a_practice_of_it_has_questions() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    play(address, 0, "Adelaide", "timeline").await;
    let mine = me(address, 0).await;
    let map = &mine["maps"][0];
    assert_eq!(
        (&map["decks"], &map["deck"]),
        (&json!(["Classic"]), &Value::Null)
    );
    let periods = map["periods"].as_array().unwrap();
    let topic = &map["topics"][0];
    assert_eq!(topic["fields"].as_array().unwrap().len(), periods.len());
    let mut n_empty = 0;
    for topic in map["topics"].as_array().unwrap() {
        for (period, field) in periods.iter().zip(topic["fields"].as_array().unwrap()) {
            let bound = |name: &str| match &period[name] {
                Value::Null => String::new(),
                year => format!("&{name}={year}"),
            };
            let (from, to) = (bound("from"), bound("to"));
            let id = topic["topic"].as_str().unwrap();
            // Somebody new is asked every card.
            let path = format!("/api/practice?topic={id}{from}{to}");
            let asked = ask(address, 1, "GET", &path, &Value::Null).await.json();
            let n_asked = asked["questions"].as_array().unwrap().len() as u64;
            assert_eq!(n_asked, field["cards"].as_u64().unwrap().min(10), "{path}");
            n_empty += u32::from(n_asked == 0);
        }
    }
    assert!(n_empty > 0, "not every field has cards");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_every_kind_are_counted_for_their_guest_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    for rules in ["timeline", "twist", "trek"] {
        play(address, 0, "Adelaide", rules).await;
    }
    let mine = me(address, 0).await;
    let games: Vec<(&str, u64)> = mine["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (
                one["rules"].as_str().unwrap(),
                one["games"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(games, [("timeline", 1), ("twist", 1), ("trek", 1)]);
    assert!(mine["accuracy"]["tries"].as_u64().unwrap() > 3);
    assert_eq!(on_maps(&mine), mine["accuracy"]);
    assert_eq!(mine["best"].as_array().unwrap().len(), 2, "twist and trek");
    assert_eq!(mine["latest"].as_array().unwrap().len(), 3);
    assert_eq!(mine["latest"][0]["rules"], "trek", "the latest first");
    // Cards that were missed come with their words in the language asked for. A random hand
    // misses cards sooner or later, and now and then none in its first games.
    let mut english = mine["missed"][0].clone();
    while english.is_null() {
        play(address, 0, "Adelaide", "timeline").await;
        english = me(address, 0).await["missed"][0].clone();
    }
    let russian = ask(address, 0, "GET", "/api/me?lang=ru", &Value::Null)
        .await
        .json();
    assert_eq!(english["card"], russian["missed"][0]["card"]);
    assert_ne!(english["title"], russian["missed"][0]["title"]);
    let other = me(address, 1).await;
    assert_eq!(
        (&other["games"], &other["latest"]),
        (&json!([]), &json!([]))
    );
    assert_ne!(mine["number"], other["number"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_a_bot_played_is_listed_with_why_it_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = make(address, 0, "Adelaide", "timeline", &["random"]).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(get(address, &path).await.json()["awaited"], json!([]));
    sit(address, 1, &table, "Beatrice", 1).await;
    let mut ada = Client::enter(address, &table, &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let bot = json!({"type": "bot", "level": "steady"});
    for of in [0, 2] {
        let hand_over = json!({"type": "hand_over", "of": of, "to": bot});
        assert_eq!(ada.code(hand_over).await, "");
    }
    ada.play().await;
    for guest in [0, 1] {
        let me = me(address, guest).await;
        let latest = me["latest"].as_array().unwrap();
        assert_eq!(latest.len(), 1, "{me}");
        assert_eq!(latest[0]["uncounted"], "no_move");
        assert_eq!(me["games"], json!([]), "it is in no figure");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_new_has_an_empty_page_and_nothing_in_the_store() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let new = get(server.address(), "/api/me").await;
    assert!(new.head.contains("antedate_guest="), "{}", new.head);
    assert_eq!(new.json()["accuracy"], json!({"right": 0, "tries": 0}));
    assert_eq!(derived_rows(folder.path()), Vec::<String>::new());
    server.stop().await;
}

/// What was written as games ended equals what the log alone gives, row by row, while the
/// server runs and with a game in the middle.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_rebuilt_from_the_log_equals_what_was_written_live() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    for rules in ["timeline", "twist", "trek"] {
        let table = play(address, 0, "Adelaide", rules).await;
        let mut client = Client::enter(address, &table, &[0]).await;
        // Ids are never used twice by one player at one table.
        client.n_sent = 5000;
        assert_eq!(client.code(json!({"type": "rematch"})).await, "");
        client.play().await;
    }
    let running = make(address, 1, "Beatrice", "timeline", &["random"]).await;
    sit(address, 0, &running, "Adelaide", 1).await;
    let mut client = Client::enter(address, &running, &[0]).await;
    assert_eq!(client.code(json!({"type": "start"})).await, "");
    let live = derived_rows(folder.path());
    assert_eq!(
        live.iter().filter(|row| row.starts_with("results")).count(),
        6
    );
    assert!(
        live.iter()
            .filter(|row| row.starts_with("guest_seats"))
            .count()
            >= 5
    );
    {
        // As if a bug had written something else.
        let sql =
            "DELETE FROM guest_results; UPDATE results SET body = 'x'; DELETE FROM guest_seats;";
        home::change(folder.path(), sql);
    }
    assert_ne!(derived_rows(folder.path()), live);
    let rebuilt = maintenance(folder.path()).rebuild().await.unwrap();
    assert_eq!(
        (rebuilt.tables, rebuilt.results, rebuilt.failed),
        (4, 6, Vec::new())
    );
    assert_eq!(derived_rows(folder.path()), live);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_all_that_is_mine_and_nothing_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    ask(address, 0, "PUT", "/api/me", &json!({"name": "Adelaide"})).await;
    let table = play(address, 0, "Adelaide", "timeline").await;
    sit(address, 1, &table, "Beatrice", 1).await;
    for (player, text) in [(0, "mine alone"), (1, "hers alone")] {
        let mut client = Client::enter(address, &table, &[player]).await;
        client.n_sent = 5000;
        assert_eq!(client.code(json!({"type": "say", "text": text})).await, "");
    }
    let mine = ask(address, 0, "GET", "/api/me/export", &Value::Null).await;
    assert!(mine.head.contains("attachment"), "{}", mine.head);
    let export = mine.json();
    assert_eq!(export["name"], "Adelaide");
    assert_eq!(export["guest"], me(address, 0).await["number"]);
    let record = export["tables"][0]["games"][0]["transcript"]
        .as_str()
        .unwrap();
    assert_eq!(antedate_record::verify::verify(record.as_bytes()), Ok(1));
    assert_eq!(
        export["tables"][0]["seats"][0]["said"][0]["text"],
        "mine alone"
    );
    assert!(!mine.body.contains("hers alone"));
    let hers = ask(address, 1, "GET", "/api/me/export", &Value::Null).await;
    assert!(hers.body.contains("hers alone") && !hers.body.contains("mine alone"));
    assert_eq!(
        hers.json()["tables"][0]["games"],
        json!([]),
        "she came after the game"
    );
    server.stop().await;
}

/// The record of a table's only game, as its guest may read it.
fn only_game<'a>(export: &'a Value, table: &str) -> &'a Value {
    let tables = export["tables"].as_array().unwrap();
    let found = tables.iter().find(|one| one["table"] == table).unwrap();
    &found["games"][0]
}

fn ids(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|card| card.as_str().or(card["id"].as_str()).unwrap())
        .collect()
}

/// What a guest saw is left out of the next game, on whatever table it is; what somebody else
/// saw is not.
#[tokio::test(flavor = "multi_thread")]
async fn cards_that_a_guest_has_seen_take_no_part_in_the_next_game_that_asks_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let fresh = || json!({"seats": 4, "fresh": true});
    for rules in ["timeline", "twist"] {
        let before = play(address, 0, "Adelaide", rules).await;
        let hers = make_with(address, 0, "Adelaide", rules, &["random"], fresh()).await;
        let hers = play_at(address, hers).await;
        let theirs = make_with(address, 1, "Beatrice", rules, &["random"], fresh()).await;
        let theirs = play_at(address, theirs).await;
        let [ada, bea] =
            [0, 1].map(|guest| ask(address, guest, "GET", "/api/me/export", &Value::Null));
        let (ada, bea) = (ada.await.json(), bea.await.json());
        let seen = ids(&only_game(&ada, &before)["result"]["seen"]);
        assert!(seen.len() > 8, "{rules}: {seen:?}");
        let record = |export, table: &str| {
            let text = only_game(export, table)["transcript"]
                .as_str()
                .unwrap()
                .to_owned();
            assert_eq!(antedate_record::verify::verify(text.as_bytes()), Ok(1));
            serde_json::from_str::<Value>(text.lines().next().unwrap()).unwrap()
        };
        let (first, header) = (record(&ada, &before), record(&ada, &hers));
        let pool = |header: &Value| match &header["pool"] {
            Value::Null => header["cards"].clone(),
            pool => pool.clone(),
        };
        let (all, rest) = (pool(&first), pool(&header));
        let (all, rest) = (ids(&all), ids(&rest));
        assert_eq!(header["options"]["fresh"], true, "{rules}");
        let n_again = seen.iter().filter(|card| rest.contains(card)).count();
        let n_unseen = all.iter().filter(|card| !seen.contains(card)).count();
        assert_eq!(rest.len(), n_again + n_unseen);
        // Only a game that needs more than are unseen takes some of them back.
        assert!(n_again == 0 || rest.len() == 19, "{rules}: {n_again} again");
        let others = record(&bea, &theirs);
        assert_eq!(others["options"].get("fresh"), None, "{rules}");
        assert_eq!(ids(&pool(&others)).len(), all.len());
        for guest in [0, 1] {
            ask(address, guest, "DELETE", "/api/me", &Value::Null).await;
        }
    }
    server.stop().await;
}

/// A finished game, a running one and talk: after erasing nothing of the guest is in any file
/// of the database while the server runs, and the others go on.
#[tokio::test(flavor = "multi_thread")]
async fn an_erased_guest_is_in_no_byte_of_the_database_and_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    ask(address, 0, "PUT", "/api/me", &json!({"name": "Zenobia"})).await;
    ask(address, 1, "PUT", "/api/me", &json!({"name": "Beatrice"})).await;
    let over = play(address, 0, "Zenobia", "timeline").await;
    let table = make(address, 1, "Beatrice", "timeline", &[]).await;
    // Over the WebSocket the cookie of the connection tells who sits down.
    let stream = TcpStream::connect(address).await.unwrap();
    let mut zenobia = Client::over_with(stream, &table, &cookie(0)).await;
    let enter = json!({"type": "enter", "lang": "en"});
    assert!(zenobia.ask(enter).await["ok"].is_object());
    let join = json!({"type": "join", "name": "Zenobia", "token": token(1)});
    assert_eq!(
        zenobia.ask_as("tell-tale-id", join).await["ok"]["player"],
        1
    );
    let say = json!({"type": "say", "text": "a whispered secret"});
    assert!(zenobia.ask(say).await["ok"].is_object());
    let mut beatrice = Client::enter(address, &table, &[0]).await;
    assert_eq!(beatrice.code(json!({"type": "start"})).await, "");
    let hash = hash_of_zenobia(folder.path());
    for words in [hash.as_str(), "Zenobia", "whispered", "tell-tale-id"] {
        assert!(home::holds(folder.path(), words), "{words}");
    }
    assert_eq!(me(address, 0).await["latest"].as_array().unwrap().len(), 1);

    let erased = ask(address, 0, "DELETE", "/api/me", &Value::Null).await;
    assert_eq!(erased.json(), json!({"tables": 2}), "{}", erased.body);
    assert!(erased.head.contains("Max-Age=0"), "{}", erased.head);
    for words in [hash.as_str(), "Zenobia", "whispered", "tell-tale-id"] {
        assert!(!home::holds(folder.path(), words), "{words} is left");
    }
    assert_eq!(me(address, 0).await["latest"], json!([]));
    // The other sees a neutral name, a bot plays on, and the game comes to its end.
    let view = beatrice.view().await;
    let names = view["game"]["seats"].as_array().unwrap().iter();
    let names: Vec<&str> = names.map(|seat| seat["name"].as_str().unwrap()).collect();
    assert!(
        names.contains(&"Guest 2") && names.contains(&"Beatrice"),
        "{names:?}"
    );
    assert_eq!(view["chat"], json!([]));
    beatrice.play().await;
    assert_eq!(me(address, 1).await["latest"][0]["stood_in"], true);
    for (table, names) in [
        (&table, ["Beatrice", "Guest 2"]),
        (&over, ["Guest 1", "random"]),
    ] {
        let record = get(address, &format!("/api/tables/{table}/transcript")).await;
        assert_eq!(
            antedate_record::verify::verify(record.body.as_bytes()),
            Ok(1)
        );
        assert!(names.iter().all(|name| record.body.contains(name)));
    }
    let me = me(address, 1).await;
    assert_eq!(me["latest"].as_array().unwrap().len(), 1, "hers are hers");
    server.stop().await;
}

/// Leaving was once an ordinary message with the id "erase", and taken for a repeat.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_sent_a_message_named_erase_loses_the_seat_when_erased() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let mut tables = Vec::new();
    for guest in [0, 2] {
        let table = make(address, 1, "Beatrice", "timeline", &[]).await;
        sit(address, guest, &table, "Zenobia", 1).await;
        let mut zenobia = Client::enter(address, &table, &[1]).await;
        let say = json!({"type": "say", "text": "hello"});
        assert!(zenobia.ask_as("erase", say).await["ok"].is_object());
        tables.push(table);
    }
    let seated = async |address, table: &str| -> usize {
        let summary = get(address, &format!("/api/tables/{table}")).await;
        summary.json()["players"].as_array().unwrap().len()
    };
    assert_eq!(seated(address, &tables[0]).await, 2);
    let erased = ask(address, 0, "DELETE", "/api/me", &Value::Null).await;
    assert_eq!(erased.json(), json!({"tables": 1}), "{}", erased.body);
    assert_eq!(seated(address, &tables[0]).await, 1);
    // The same with no server running.
    let number = me(address, 2).await["number"].as_str().unwrap().to_owned();
    server.stop().await;
    let maintenance = maintenance(folder.path());
    let guest = maintenance.find_guest(&number).await.unwrap();
    assert_eq!(maintenance.erase(&guest, 5).await, Ok(1));
    drop(maintenance);
    let server = start(folder.path(), quick()).await;
    assert_eq!(seated(server.address(), &tables[1]).await, 1);
    server.stop().await;
}

/// The hash of the guest with secret 0, from where the store keeps it.
fn hash_of_zenobia(folder: &Path) -> String {
    let sql = "SELECT hash FROM guests WHERE name = 'Zenobia'";
    home::rows(folder, sql).remove(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn erasing_nobody_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    play(address, 0, "Adelaide", "twist").await;
    let before = derived_rows(folder.path());
    for headers in ["", &cookie(7)] {
        let erased = request(address, "DELETE", "/api/me", headers, "").await;
        assert_eq!(erased.json(), json!({"tables": 0}));
    }
    assert_eq!(derived_rows(folder.path()), before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_exports_and_erases_by_the_number_with_no_server_running() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    ask(address, 0, "PUT", "/api/me", &json!({"name": "Zenobia"})).await;
    play(address, 0, "Zenobia", "timeline").await;
    let table = make(address, 1, "Beatrice", "timeline", &[]).await;
    sit(address, 0, &table, "Zenobia", 1).await;
    let mut beatrice = Client::enter(address, &table, &[0]).await;
    assert_eq!(beatrice.code(json!({"type": "start"})).await, "");
    let number = me(address, 0).await["number"].as_str().unwrap().to_owned();
    server.stop().await;

    let maintenance = maintenance(folder.path());
    let typed = number.to_uppercase();
    let guest = maintenance.find_guest(&typed).await.unwrap();
    assert!(
        maintenance
            .export(&guest, 5)
            .await
            .unwrap()
            .contains("Zenobia")
    );
    assert_eq!(maintenance.erase(&guest, 5).await, Ok(2));
    for words in [guest.as_str(), "Zenobia"] {
        assert!(!home::holds(folder.path(), words), "{words} is left");
    }
    let gone = maintenance.find_guest(&number).await;
    assert!(
        matches!(gone, Err(MaintenanceError::NoSuchGuest { .. })),
        "{gone:?}"
    );
    for bad in ["", "abc", "no number", "12-zz"] {
        let found = maintenance.find_guest(bad).await;
        assert!(
            matches!(found, Err(MaintenanceError::NoNumber { .. })),
            "{bad}"
        );
    }
    drop(maintenance);
    // The game that was running goes on with a bot in the seat.
    let server = start(folder.path(), quick()).await;
    let mut beatrice = Client::enter(server.address(), &table, &[0]).await;
    let over = beatrice.play().await;
    assert_eq!(over["phase"], "finished");
    assert!(choices(&over["game"]).is_empty());
    server.stop().await;
}

/// What cannot be read cannot be rewritten, but it must not keep somebody in all the rest.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_does_not_stop_the_erasing_of_a_guest_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    for by_the_host in [true, false] {
        let server = start(folder.path(), quick()).await;
        let address = server.address();
        ask(address, 0, "PUT", "/api/me", &json!({"name": "Zenobia"})).await;
        let damaged = play(address, 0, "Somebody", "timeline").await;
        for _ in 0..2 {
            play(address, 0, "Zenobia", "timeline").await;
        }
        let number = me(address, 0).await["number"].as_str().unwrap().to_owned();
        server.stop().await;
        home::damage(folder.path(), &damaged);
        if by_the_host {
            let maintenance = maintenance(folder.path());
            let guest = maintenance.find_guest(&number).await.unwrap();
            let erased = maintenance.erase(&guest, 5).await;
            assert!(
                matches!(erased, Err(MaintenanceError::Failed(_))),
                "{erased:?}"
            );
        } else {
            let server = start(folder.path(), quick()).await;
            let erased = ask(server.address(), 0, "DELETE", "/api/me", &json!({})).await;
            assert_eq!(erased.code(), "table_damaged");
            server.stop().await;
        }
        assert!(!home::holds(folder.path(), "Zenobia"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_a_table_is_told_which_guests_sit_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = make(address, 0, "Ada", "timeline", &["random"]).await;
    let mut watching = Client::enter(address, &table, &[]).await;
    sit(address, 1, &table, "Bea", 1).await;
    let mut ada = Client::enter(address, &table, &[0]).await;
    // Bea takes her seat to a device of another guest.
    let stream = TcpStream::connect(address).await.unwrap();
    let mut bea = Client::over_with(stream, &table, &cookie(2)).await;
    bea.ask(json!({"type": "enter", "tokens": [token(1)], "lang": "en"}))
        .await;
    let moved = bea
        .code(json!({"type": "move_seat", "token": token(7)}))
        .await;
    assert_eq!(moved, "");
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    watching.view().await;
    let mut told: Vec<String> = [&watching, &ada, &bea]
        .iter()
        .flat_map(|client| client.heard.iter().map(Value::to_string))
        .collect();
    told.push(
        get(address, &format!("/api/tables/{table}?lang=en"))
            .await
            .body,
    );
    told.push(get(address, "/api/tables?lang=en").await.body);
    server.stop().await;
    let guests = guests_seated(folder.path());
    assert_eq!(guests.len(), 3, "{guests:?}");
    for secret in guests.into_iter().chain([secret(0), secret(1), secret(2)]) {
        let leak = told.iter().find(|text| text.contains(&secret));
        assert_eq!(leak, None, "{secret}");
    }
}

/// The hashes of all guests who hold or have held a seat, as they lie in the store.
fn guests_seated(folder: &Path) -> Vec<String> {
    home::rows(folder, "SELECT DISTINCT guest FROM guest_seats")
}
