//! No byte that leaves the server depends on a secret (SEC-2, SEC-4).
//!
//! Two games are played over real sockets with the same seed, clock and chance, and decks
//! that differ only in what stays hidden: everything sent to anybody is the same. Then whole
//! games are searched for the words of every back before that card is turned.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};

use antedate_decks::{Deck, DeckKind, Lang, generated, generated_trek, import};
use antedate_live::{Chance, Library};
use antedate_server::{Config, Server};
use serde_json::{Value, json};

use crate::common::{Client, choices, get, id_of, make, post, quick, request, token};
use crate::home;
use crate::secrets::{Sight, leak, marked, other_secrets, secrets};

const GAMES: [&str; 3] = ["timeline", "twist", "trek"];

fn deck(rules: &str) -> Deck {
    let deck = match rules {
        "timeline" => generated(DeckKind::Classic, 60, true),
        "twist" => generated(DeckKind::Twist, 80, true),
        _ => Ok(generated_trek()),
    };
    marked(deck.unwrap())
}

/// A server with one deck of its own, whose chance and time are the same at every run.
async fn serve(folder: &Path, deck: &Deck) -> Server {
    let own = folder.join(&deck.id);
    import::save(&deck.to_sources(), &own).unwrap();
    let (library, bad) = Library::load(&[own], 2030);
    assert!(bad.is_empty(), "{:?}", bad.first().map(|bad| &bad.reasons));
    let state = Mutex::new(1u64);
    let config = Config {
        live: antedate_live::Config {
            chance: Chance::new(move |bytes| {
                let mut state = state.lock().unwrap();
                for byte in bytes {
                    *state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    *byte = (*state >> 56) as u8;
                }
            }),
            clock: Arc::new(|| 1_700_000_000_000),
            ..quick().live
        },
        limits: false,
        ..quick()
    };
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let started = Server::start(address, config, home::store(folder), library).await;
    started.unwrap()
}

/// An attempt to move: who, and what.
type Attempt = (usize, Value);

/// Everything that left the server, in order, by whom it reached; and the moves tried.
struct Run {
    sent: Vec<Vec<String>>,
    attempts: Vec<Attempt>,
}

/// The people at the table, one who watches, and what the requests of HTTP were answered.
struct Scene {
    address: SocketAddr,
    table: String,
    clients: Vec<Client>,
    answers: Vec<String>,
    attempts: Vec<Attempt>,
}

impl Scene {
    async fn open(address: SocketAddr, deck: &Deck, rules: &str) -> Scene {
        let options = json!({"seats": 2, "public": true});
        let more = json!({"decks": [deck.id], "options": options});
        let made = make(address, rules, more).await;
        let table = id_of(&made);
        let mut scene = Scene {
            address,
            table: table.clone(),
            clients: Vec::new(),
            answers: vec![made.to_string()],
            attempts: Vec::new(),
        };
        let bea = json!({"name": "Bea", "token": token(1)});
        let joined = post(address, &format!("/api/tables/{table}/join"), &bea).await;
        scene.answers.push(joined.body);
        for players in [&[0][..], &[1], &[]] {
            scene
                .clients
                .push(Client::enter(address, &table, players).await);
        }
        assert_eq!(scene.clients[0].code(json!({"type": "start"})).await, "");
        scene
    }

    /// Looks at everything that can be asked for over HTTP and by coming late.
    async fn pry(&mut self, n: usize) {
        let table = format!("/api/tables/{}", self.table);
        for path in [
            "/api/tables?lang=en".to_owned(),
            "/api/hall?rules=twist&lang=en".to_owned(),
            "/api/me?lang=en".to_owned(),
            "/api/me/export".to_owned(),
            format!("{table}?lang=en"),
        ] {
            self.answers.push(get(self.address, &path).await.body);
        }
        for path in [
            "transcript",
            "replay?eyes=all&lang=en",
            "replay?eyes=0&game=1",
        ] {
            let answer = get(self.address, &format!("{table}/{path}")).await;
            // A record that is out has no secrets, and names the deck by its contents.
            if answer.status != 200 {
                self.answers.push(answer.body);
            }
        }
        let bearer = format!("Authorization: Bearer {}\r\n", token(0));
        let shared = request(self.address, "POST", &format!("{table}/share"), &bearer, "").await;
        self.answers.push(shared.body);
        let mut late = Client::open(self.address, &self.table).await;
        let since = n as u64 * 3;
        late.ask(json!({"type": "enter", "tokens": [], "lang": "en", "since": since}))
            .await;
        late.ask(json!({"type": "catch_up", "since": since + 2}))
            .await;
        late.ask(json!({"type": "language", "lang": "ru"})).await;
        late.until(|message| message["type"] == "view").await;
        self.answers.extend(late.heard.iter().map(Value::to_string));
        drop(late);
        // Everybody hears of one who comes and goes, before anything else is done.
        for client in &mut self.clients {
            for watching in [2, 1] {
                let seen = |message: &Value| message["watching"] == watching;
                client.until(seen).await;
            }
        }
    }

    /// Sends what fishes for secrets: refused, whatever they are.
    async fn nosy(&mut self, n: usize) {
        let act = |action: Value| json!({"type": "act", "action": action});
        for client in &mut self.clients {
            for command in [
                act(json!({"type": "place", "card": n, "gap": 99})),
                act(json!({"type": "choose", "itinerary": n + 30})),
                json!({"type": "pin", "card": n + 100, "pin": {"type": "about", "after": n}}),
                json!({"type": "drop", "player": 9}),
            ] {
                client.ask(command).await;
            }
        }
        let say = json!({"type": "say", "text": format!("thinking about {n}")});
        self.clients[0].ask(say).await;
    }

    /// Makes a move: the next of the script, or any that is allowed. `false` at the end.
    async fn step(&mut self, script: Option<&[Attempt]>, n: usize) -> bool {
        if let Some(script) = script {
            let Some((player, action)) = script.get(n) else {
                return false;
            };
            let act = json!({"type": "act", "action": action});
            self.clients[*player].ask(act).await;
            return true;
        }
        for player in 0..2 {
            let view = self.clients[player].view().await;
            // Frames tell everything; of the views a few are searched too, to save time.
            if !n.is_multiple_of(8) {
                self.clients[player].heard.pop();
            }
            let mut all = choices(&view["game"]);
            let turned = all.len().min(n % 3);
            all.rotate_left(turned);
            for action in all {
                self.attempts.push((player, action.clone()));
                let act = json!({"type": "act", "action": action});
                if self.clients[player].code(act).await.is_empty() {
                    return true;
                }
            }
        }
        false
    }

    async fn close(mut self) -> Run {
        for client in &mut self.clients {
            // Whatever was sent before the answer has come before it.
            client.ask(json!({"type": "catch_up", "since": 0})).await;
        }
        let heard = |client: &Client| client.heard.iter().map(Value::to_string).collect();
        let mut sent: Vec<Vec<String>> = self.clients.iter().map(heard).collect();
        sent.push(self.answers);
        Run {
            sent,
            attempts: self.attempts,
        }
    }
}

async fn play(deck: &Deck, rules: &str, script: Option<&[Attempt]>, n_moves: usize) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path(), deck).await;
    let mut scene = Scene::open(server.address(), deck, rules).await;
    let prying = script.is_some();
    let mut n = 0;
    while n < n_moves && scene.step(script, n).await {
        if prying && n % 4 == 0 {
            scene.nosy(n).await;
            scene.pry(n).await;
        }
        n += 1;
    }
    let run = scene.close().await;
    server.stop().await;
    run
}

fn sight_of(run: &Run) -> Sight {
    let mut sight = Sight::default();
    for text in run.sent.iter().flatten() {
        sight.read(&serde_json::from_str(text).unwrap_or_default());
    }
    sight
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_does_not_depend_on_secrets() {
    for rules in GAMES {
        let one = deck(rules);
        let script = play(&one, rules, None, 9).await;
        let sight = sight_of(&script);
        let (other, n_changed) = other_secrets(&one, &sight);
        assert!(n_changed > 10, "{rules}: {n_changed} secrets differ");
        let n_attempts = script.attempts.len();
        let first = play(&one, rules, Some(&script.attempts), n_attempts).await;
        let second = play(&other, rules, Some(&script.attempts), n_attempts).await;
        for (who, (first, second)) in first.sent.iter().zip(&second.sent).enumerate() {
            assert_eq!(first.len(), second.len(), "{rules}, viewer {who}");
            for (first, second) in first.iter().zip(second) {
                assert_eq!(first, second, "{rules}, viewer {who}");
            }
        }
        // A leak planted on purpose: a front that says what is on the back.
        let told = plant(&other, &sight);
        let third = play(&told, rules, Some(&script.attempts), n_attempts).await;
        assert_ne!(
            first.sent, third.sent,
            "{rules}: the planted leak is not seen"
        );
    }
}

/// Writes on the front of a card in sight what is on its back.
fn plant(deck: &Deck, sight: &Sight) -> Deck {
    let mut deck = deck.clone();
    let texts = deck.texts.get_mut(&Lang::En).unwrap();
    let shown = |text: &&mut antedate_decks::CardText| sight.fronts.contains(&text.title);
    let texts = texts.cards.values_mut().filter(shown);
    texts.for_each(|text| text.title = format!("{} {}", text.title, text.note));
    deck
}

/// Searches what one viewer was sent, message by message, for what is on a back that they
/// have not been shown.
fn find_leak(sent: &[String], deck: &Deck) -> Option<String> {
    let secrets = secrets(deck);
    let mut sight = Sight::default();
    sent.iter().find_map(|text| {
        let mut message: Value = serde_json::from_str(text).unwrap_or_default();
        sight.read(&message);
        let turned: BTreeSet<String> = sight.backs.clone();
        take_date_index(&mut message);
        leak(&message.to_string(), &secrets, &turned)
    })
}

/// Takes out the sheet that lists the dates of each day of trek, which is public: which
/// dates there are is known, their order is not.
fn take_date_index(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Object(board)) = fields.get_mut("board") {
                let days = board.remove("dates").unwrap_or_default();
                for day in days.as_array().into_iter().flatten() {
                    let dates = day.as_array().into_iter().flatten();
                    assert!(dates.is_sorted_by_key(|date| date["value"].as_i64()));
                }
            }
            fields.values_mut().for_each(take_date_index);
        }
        Value::Array(items) => items.iter_mut().for_each(take_date_index),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_never_say_what_is_on_a_back_before_it_is_turned() {
    for rules in GAMES {
        let deck = deck(rules);
        let run = play(&deck, rules, None, 400).await;
        for (who, sent) in run.sent.iter().enumerate() {
            assert_eq!(find_leak(sent, &deck), None, "{rules}, viewer {who}");
        }
        let over = run.sent[2]
            .iter()
            .any(|text| text.contains("\"type\":\"ended\""));
        assert!(over, "{rules}: the game was played to its end");
    }
    let told = plant(&deck("timeline"), &everything());
    let run = play(&told, "timeline", None, 6).await;
    assert!(run.sent.iter().any(|sent| find_leak(sent, &told).is_some()));
}

/// As if every front had been seen.
fn everything() -> Sight {
    let deck = deck("timeline");
    let titles = deck.texts[&Lang::En].cards.values();
    Sight {
        fronts: titles.map(|text| text.title.clone()).collect(),
        ..Sight::default()
    }
}
