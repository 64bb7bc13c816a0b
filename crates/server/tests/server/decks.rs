//! The decks as a reference, and what readers say of their cards.

use std::net::SocketAddr;
use std::sync::Arc;

use antedate_decks::{DeckKind, Lang, builtin};
use antedate_live::Library;
use antedate_server::{Config, Server};
use antedate_store::{NewReport, Report};
use serde_json::{Value, json};

use crate::common::{Client, Reply, get, id_of, make, post, quick, request, start};
use crate::home;

fn ids(reply: &Reply) -> Vec<String> {
    let cards = reply.json()["cards"].as_array().unwrap().clone();
    let id = |card: &Value| card["back"]["id"].as_str().unwrap().to_owned();
    cards.iter().map(id).collect()
}

/// A filter that leaves too little to play with is refused when the table is made, in words.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_not_made_of_too_few_cards() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let asked = |rules: &str, deck: &str, from: i64, game: Value| {
        json!({"rules": rules, "decks": [deck], "filter": {"from": from}, "name": "Ada",
            "token": crate::common::token(0), "options": {"game": game}})
    };
    let six = json!({"rules": "timeline", "hand": 6});
    for (body, needed) in [
        (asked("timeline", "classic", 2000, six.clone()), 13),
        (asked("twist", "twist", 2000, json!({"rules": "twist"})), 36),
    ] {
        let reply = post(server.address(), "/api/tables", &body).await;
        assert_eq!(reply.code(), "too_few_cards", "{}", reply.body);
        let params = &reply.json()["params"];
        assert_eq!(params["needed"], needed);
        assert!(params["have"].as_u64().unwrap() < needed);
    }
    let enough = asked("timeline", "classic", 1900, six);
    assert_eq!(
        post(server.address(), "/api/tables", &enough).await.status,
        201
    );
    server.stop().await;
}

/// Once somebody had mixed two decks, their names joined together were taken for a deck.
#[tokio::test(flavor = "multi_thread")]
async fn the_names_of_mixed_decks_joined_together_are_no_deck() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let made_of = async |decks: Value| {
        let asked = json!({"rules": "timeline", "decks": decks, "name": "Ada",
            "token": crate::common::token(0)});
        let reply = post(server.address(), "/api/tables", &asked).await;
        (reply.status, reply.code())
    };
    let no_such_deck = (404, "no_such_deck".to_owned());
    assert_eq!(made_of(json!(["classic+twist"])).await, no_such_deck);
    assert_eq!(made_of(json!(["classic", "twist"])).await.0, 201);
    assert_eq!(made_of(json!(["classic+twist"])).await, no_such_deck);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_cards_of_a_deck_come_a_page_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let deck = builtin("classic").unwrap().unwrap();
    let mut seen = Vec::new();
    loop {
        let skip = seen.len();
        let path = format!("/api/decks/classic/cards?lang=pl&skip={skip}&limit=100");
        let page = get(address, &path).await;
        assert_eq!(page.json()["total"], deck.cards.len());
        if ids(&page).is_empty() {
            break;
        }
        assert!(ids(&page).len() <= 100);
        seen.extend(ids(&page));
    }
    let expected: Vec<&String> = deck.cards.iter().map(|card| &card.id).collect();
    assert_eq!(seen.iter().collect::<Vec<_>>(), expected);
    let card = &deck.cards[0];
    let first = get(address, "/api/decks/classic/cards?lang=pl&limit=1")
        .await
        .json();
    let words = deck.back(card, Lang::Pl);
    assert_eq!(first["cards"][0]["back"]["label"], words.label);
    assert_eq!(
        first["cards"][0]["front"]["title"],
        deck.front(card, Lang::Pl).title
    );
    let most = get(address, "/api/decks/classic/cards?limit=100000").await;
    assert_eq!(ids(&most).len(), 100, "no answer is without end");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_found_by_words_topic_and_years() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let deck = builtin("classic").unwrap().unwrap();
    let total = async |query: &str| {
        let reply = get(address, &format!("/api/decks/classic/cards?{query}")).await;
        reply.json()["total"].as_u64().unwrap() as usize
    };
    let count = |wanted: &dyn Fn(&antedate_decks::Card) -> bool| {
        deck.cards.iter().filter(|card| wanted(card)).count()
    };
    let science = count(&|card| card.topic == "science");
    assert_eq!(total("topic=science").await, science);
    let years = count(&|card| (1500..=1799).contains(&card.value()));
    assert_eq!(total("from=1500&to=1799").await, years);
    let title = deck.front(&deck.cards[7], Lang::En).title;
    let words: Vec<&str> = title.split_whitespace().rev().collect();
    let query: String = words.join("%20").to_uppercase();
    assert_eq!(
        total(&format!("q={query}")).await,
        1,
        "{title}, in any order"
    );
    assert_eq!(total("q=no%20such%20card%20anywhere").await, 0);
    // The title has “ and ’; a keyboard has neither.
    assert_eq!(total("q=%22snow%20white%22%20disney's").await, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_of_a_deck_adds_up_to_its_cards() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    for id in antedate_decks::builtin_ids() {
        let deck = get(address, &format!("/api/decks/{id}?lang=ru"))
            .await
            .json();
        let sum = |list: &str, field: &str| -> u64 {
            let list = deck[list].as_array().unwrap().iter();
            let number = |row: &Value| row.as_u64().or_else(|| row[field].as_u64()).unwrap();
            list.map(number).sum()
        };
        for list in ["periods", "topics", "fame"] {
            assert_eq!(
                sum(list, "cards"),
                deck["cards"].as_u64().unwrap(),
                "{id} {list}"
            );
        }
        assert!(!deck["authors"].as_array().unwrap().is_empty(), "{id}");
    }
    for path in ["nothing", "generated:1001", "..%2f..%2fdecks"] {
        let reply = get(address, &format!("/api/decks/{path}")).await;
        assert_eq!(
            (reply.status, reply.code().as_str()),
            (404, "no_such_deck"),
            "{path}"
        );
    }
    server.stop().await;
}

/// A deck of 17,000 cards, as a host may have one.
#[tokio::test(flavor = "multi_thread")]
async fn a_huge_deck_is_given_in_small_answers() {
    let folder = tempfile::tempdir().unwrap();
    let deck = antedate_decks::Deck {
        id: "huge".to_owned(),
        ..antedate_decks::generated(DeckKind::Classic, 17_000, true).unwrap()
    };
    let huge = folder.path().join("huge");
    antedate_decks::import::save(&deck.to_sources(), &huge).unwrap();
    let (library, bad) = Library::load(&[huge], 2026);
    assert!(bad.is_empty(), "{bad:?}");
    let store = home::store(folder.path());
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(address, quick(), store, library).await;
    let server = server.unwrap();
    let address = server.address();
    let page = get(address, "/api/decks/huge/cards?skip=16990&limit=100").await;
    assert_eq!(
        (ids(&page).len(), page.json()["total"].as_u64()),
        (10, Some(17_000))
    );
    let page = get(address, "/api/decks/huge/cards").await;
    assert!(page.body.len() < 60_000, "{} bytes", page.body.len());
    let title = deck
        .front(&deck.cards[16_999], Lang::En)
        .title
        .replace(' ', "%20");
    let found = get(address, &format!("/api/decks/huge/cards?q={title}")).await;
    assert!(found.json()["total"].as_u64() >= Some(1), "{title}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_is_kept_as_text_and_with_nothing_about_its_sender() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        live: antedate_live::Config {
            clock: Arc::new(|| 1_800_000_000_000),
            ..quick().live
        },
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let deck = builtin("twist").unwrap().unwrap();
    let card = &deck.cards[3];
    let asked = json!({"card": card.id, "words": "<script>alert(1)</script>\u{1b}[2J", "year": -490, "source": "Herodotus"});
    // Several decks, as a table has them; sending again changes nothing.
    for _ in 0..2 {
        let reply = post(address, "/api/decks/classic+twist/reports", &asked).await;
        assert_eq!((reply.status, reply.json()), (201, json!({"kept": true})));
    }
    let expected = Report {
        id: 1,
        said: NewReport {
            at: 1_800_000_000_000,
            deck: "twist".to_owned(),
            card: card.id.clone(),
            date: deck.back(card, Lang::En).label,
            words: "<script>alert(1)</script> [2J".to_owned(),
            year: Some(-490),
            source: "Herodotus".to_owned(),
        },
    };
    assert_eq!(home::reports(folder.path()), [expected]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_report_is_refused_and_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let card = builtin("classic").unwrap().unwrap().cards[0].id.clone();
    let long = "x".repeat(1001);
    let one = |words: &str| json!({"card": card, "words": words});
    for (deck, asked, status, code) in [
        ("classic", one(""), 400, "bad_report"),
        ("classic", one("\u{7} \n"), 400, "bad_report"),
        ("classic", one(&long), 400, "bad_report"),
        (
            "classic",
            json!({"card": card, "words": "w", "source": long}),
            400,
            "bad_report",
        ),
        (
            "classic",
            json!({"card": card, "words": "w", "year": 0}),
            400,
            "bad_report",
        ),
        (
            "classic",
            json!({"card": "none", "words": "w"}),
            404,
            "no_such_card",
        ),
        ("none", one("w"), 404, "no_such_deck"),
        ("classic", json!({"words": "w"}), 400, "bad_request"),
        (
            "classic",
            json!({"card": card, "words": "w", "name": "Ada"}),
            400,
            "bad_request",
        ),
    ] {
        let reply = post(address, &format!("/api/decks/{deck}/reports"), &asked).await;
        assert_eq!(
            (reply.status, reply.code().as_str()),
            (status, code),
            "{asked}"
        );
    }
    let foreign = "Content-Type: application/json\r\nOrigin: https://elsewhere.example\r\n";
    let path = "/api/decks/classic/reports";
    let reply = request(address, "POST", path, foreign, &one("w").to_string()).await;
    assert_eq!(reply.status, 403);
    assert_eq!(home::reports(folder.path()), []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reports_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let card = builtin("classic").unwrap().unwrap().cards[0].id.clone();
    let mut n_kept = 0;
    let refused = loop {
        let asked = json!({"card": card, "words": format!("again {n_kept}")});
        let reply = post(address, "/api/decks/classic/reports", &asked).await;
        match reply.status {
            201 => n_kept += 1,
            _ => break reply,
        }
        assert!(n_kept < 100);
    };
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many"));
    assert!(refused.head.to_lowercase().contains("retry-after"));
    assert_eq!(home::reports(folder.path()).len(), n_kept);
    server.stop().await;
}

/// The page of a table learns the ids of its decks, and by that nothing of its game.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_names_its_decks_and_not_its_cards() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let first = json!({"decks": ["classic", "twist"], "bots": ["random"],
        "options": {"seats": 2, "first": {"type": "player", "player": 0}}});
    let table = id_of(&make(address, "timeline", first).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    let summary = get(address, &format!("/api/tables/{table}?lang=it")).await;
    assert_eq!(summary.json()["deck_ids"], json!(["classic", "twist"]));
    for deck in ["classic", "twist"] {
        for card in &builtin(deck).unwrap().unwrap().cards {
            assert!(!summary.body.contains(&format!("\"{}\"", card.id)));
        }
    }
    server.stop().await;
}

/// A deck on paper: dates are public in a deck, so a running game tells nothing by it.
#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_given_as_a_pdf_unless_it_is_too_large() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let printed = get(
        address,
        "/api/decks/generated:20/print?lang=pl&paper=letter",
    )
    .await;
    assert_eq!(printed.status, 200);
    let head = printed.head.to_lowercase();
    assert!(head.contains("content-type: application/pdf"), "{head}");
    assert!(printed.body.starts_with("%PDF-"));
    let asked = async |path: &str| get(address, path).await;
    let large = asked("/api/decks/generated:501/print").await;
    assert_eq!(
        (large.status, large.code().as_str()),
        (409, "deck_too_large_to_print")
    );
    assert_eq!(large.json()["params"], json!({"cards": 501, "max": 500}));
    assert_eq!(asked("/api/decks/classic/print?paper=a5").await.status, 400);
    assert_eq!(asked("/api/decks/nothing/print").await.status, 404);
    server.stop().await;
}
