//! Finished games told again over HTTP: those of the store, and transcripts from anywhere.

use std::sync::Arc;

use antedate_decks::{Pool, builtin};
use antedate_record::Seed;
use antedate_rules::Seat;
use antedate_server::Config;
use antedate_store::{NewEntry, NewTable, Store};
use antedate_tables::{
    Brief, BriefGame, Contents, Pace, RandomPlayer, SeatPlayer, SeedSource, Stored, Table, Who,
};
use antedate_wire::{
    Action, Command, CreateTable, GameView, Options, Replay, RuleSet, TimelineOptions,
};
use serde_json::{Value, json};

use crate::common::{Client, Reply, deck_of, get, id_of, make, quick, request, start, token};
use crate::home;

/// The games of the store, of all rule sets in turn.
const N_GAMES: u64 = 1_000;
/// So many ask at once.
const N_READERS: usize = 4;
const RULES: [RuleSet; 3] = [RuleSet::Timeline, RuleSet::Twist, RuleSet::Trek];

struct Seeds(u64);

impl SeedSource for Seeds {
    fn seed(&mut self) -> Seed {
        Seed::derived(21, self.0)
    }
}

fn contents(rules: RuleSet) -> Arc<Contents> {
    let deck = builtin(deck_of(rules.name())).unwrap().unwrap();
    let pool = Pool::combine(vec![deck]).unwrap();
    Arc::new(Contents::new(pool, rules).unwrap())
}

/// Mostly right in timeline, where games of guesses alone would be long; else at random.
fn choose(brief: &Brief, chance: &mut RandomPlayer) -> Action {
    let anything = chance.choose(brief).unwrap().into();
    let (BriefGame::Timeline(own), Action::Place { card, .. }) = (&brief.game, anything) else {
        return anything;
    };
    let names = brief.names.iter();
    let name = names
        .into_iter()
        .find(|(known, _)| known.0 == card)
        .unwrap();
    let date = brief.contents.pool().find(&name.1).unwrap().date();
    let gap = own
        .view
        .line
        .iter()
        .filter(|lying| lying.date <= date)
        .count() as u8;
    match chance.below(4) {
        0 => anything,
        _ => Action::Place { card, gap },
    }
}

/// Plays a whole game without a server, and returns the table's log.
fn play(contents: &Arc<Contents>, n: u64) -> Vec<Stored> {
    let mut chance = RandomPlayer::new(n);
    let seats = 2 + chance.below(3) as u8;
    let options = Options {
        seats: seats.into(),
        ..Options::default()
    };
    let options = match contents.rules() {
        RuleSet::Timeline => options.with(TimelineOptions {
            hand: 3,
            ..TimelineOptions::default()
        }),
        _ => options,
    };
    let asked = CreateTable {
        rules: contents.rules(),
        decks: vec![deck_of(contents.rules().name()).to_owned()],
        filter: None,
        lang: None,
        options,
        name: "Ada".to_owned(),
        token: token(0),
        bots: Vec::new(),
    };
    let mut log = Table::create(contents, &asked, Pace::NONE, "random".into(), 1_000).unwrap();
    let mut table = Table::fold(contents.clone(), log.clone()).unwrap();
    let mut keep = |table: &mut Table, who: Who, id: String, command: Command| {
        let decision = table
            .decide(who, &id, &command, 2_000, &mut Seeds(n))
            .unwrap();
        for stored in decision.entries {
            table.evolve(stored.clone()).unwrap();
            log.push(stored);
        }
    };
    for guest in 1..seats {
        let join = Command::Join {
            name: format!("Guest {guest}"),
            token: token(guest),
        };
        keep(&mut table, Who::Stranger, format!("join{guest}"), join);
    }
    keep(&mut table, Who::Player(0), "start".into(), Command::Start);
    for at in 0.. {
        let waiting = (0..).zip(table.seats());
        let mut waiting =
            waiting.filter_map(|(seat, player)| Some((player, table.brief(Seat(seat))?)));
        let Some((player, brief)) = waiting.next() else {
            break;
        };
        let action = choose(&brief, &mut chance);
        drop(waiting);
        let act = Command::Act { seen: None, action };
        keep(&mut table, Who::Player(player), format!("a{at}"), act);
    }
    log
}

async fn store_game(store: &dyn Store, contents: &Arc<Contents>, n: u64) -> String {
    let pool = contents.pool();
    let hash = pool.refs()[0].hash.clone();
    store
        .put_deck(hash.clone(), pool.decks()[0].to_json())
        .await
        .unwrap();
    let id = format!("game{n}");
    let table = NewTable {
        id: id.clone(),
        code: None,
        at: 1_000,
        decks: vec![hash],
        derived: antedate_store::Derived::default(),
    };
    let entry = |stored: &Stored| NewEntry {
        at: stored.at,
        asked: None,
        body: stored.to_json(),
    };
    let rows = play(contents, n).iter().map(entry).collect();
    store.create(table, rows, None).await.unwrap();
    id
}

/// What the end of a replay says, in the words of a transcript's result.
fn result_of(view: &GameView) -> Value {
    match view {
        GameView::Timeline(view) => {
            let end = view.outcome.as_ref().unwrap();
            json!({"winners": end.winners, "rounds": end.rounds})
        }
        GameView::Twist(view) => {
            let end = view.outcome.as_ref().unwrap();
            let tally = &end.tally;
            json!({"score": tally.score, "main": tally.main, "slots": tally.slots, "discard": tally.discard,
                "draw": tally.draw, "hands": tally.hands, "rank": tally.rank, "why": end.why})
        }
        GameView::Trek(view) => {
            let end = view.outcome.as_ref().unwrap();
            json!({"scores": end.scores, "journeys": end.journeys, "crystals": end.crystals,
                "winners": end.winners})
        }
        GameView::Chorus(view) => {
            let end = view.outcome.as_ref().unwrap();
            json!({"points": end.points, "distances": end.distances, "winners": end.winners})
        }
    }
}

fn replay_in(reply: &Reply) -> Replay {
    assert_eq!(reply.status, 200, "{}", reply.body);
    serde_json::from_str(&reply.body).unwrap()
}

/// Folds a replay to its end.
fn end_of(reply: &Reply) -> Value {
    let Replay {
        mut view, frames, ..
    } = replay_in(reply);
    for frame in &frames {
        antedate_wire::fold(&mut view, frame).unwrap();
    }
    result_of(&view.game.unwrap().view)
}

fn recorded(transcript: &str) -> Value {
    let last = transcript.lines().last().unwrap();
    serde_json::from_str::<Value>(last).unwrap()["result"].clone()
}

/// Compares the end of the n-th game's replay with its record.
async fn compare(address: std::net::SocketAddr, n: usize, id: &str) {
    let transcript = get(address, &format!("/api/tables/{id}/transcript"))
        .await
        .body;
    let eyes = ["none", "0", "all"][n / RULES.len() % 3];
    let replay = get(address, &format!("/api/tables/{id}/replay?eyes={eyes}")).await;
    assert_eq!(end_of(&replay), recorded(&transcript), "{id}");
    // The same text from elsewhere tells the same game.
    if n.is_multiple_of(20) {
        let path = format!("/api/replay?eyes={eyes}");
        let again = request(address, "POST", &path, "", &transcript).await;
        assert_eq!(again.body, replay.body, "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_replay_is_the_recorded_result_of_a_thousand_stored_games() {
    let folder = tempfile::tempdir().unwrap();
    let store = home::store(folder.path());
    let cards = RULES.map(contents);
    let mut ids = Vec::new();
    for n in 0..N_GAMES {
        ids.push(store_game(&*store, &cards[n as usize % RULES.len()], n).await);
    }
    drop(store);
    let config = Config {
        limits: false,
        ..quick()
    };
    let server = start(folder.path(), config).await;
    let address = server.address();
    let ids = Arc::new(ids);
    let reader = |first: usize| {
        let ids = ids.clone();
        tokio::spawn(async move {
            for n in (first..ids.len()).step_by(N_READERS) {
                compare(address, n, &ids[n]).await;
            }
        })
    };
    let readers: Vec<_> = (0..N_READERS).map(reader).collect();
    for reader in readers {
        reader.await.unwrap();
    }
    server.stop().await;
}

/// Plays a short game over a socket, against a bot.
async fn finished_game(address: std::net::SocketAddr) -> String {
    let more = json!({"bots": ["steady"], "options": {"seats": 2, "game": {"rules": "timeline", "hand": 3}}});
    let table = id_of(&make(address, "timeline", more).await);
    let mut ada = Client::enter(address, &table, &[0]).await;
    let replay = format!("/api/tables/{table}/replay?eyes=all");
    assert_eq!(get(address, &replay).await.code(), "not_finished");
    ada.code(json!({"type": "start"})).await;
    assert_eq!(get(address, &replay).await.code(), "not_finished");
    ada.play().await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_refused_until_the_game_is_over_and_then_names_the_bots() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = finished_game(address).await;
    let path = format!("/api/tables/{table}/replay");
    let replay = replay_in(&get(address, &format!("{path}?game=1&eyes=1&lang=it")).await);
    let bots: Vec<_> = replay
        .view
        .players
        .iter()
        .map(|player| player.bot.as_deref())
        .collect();
    assert_eq!(bots, [None, Some("steady")]);
    assert_eq!(replay.view.game.unwrap().you, Some(1));
    for (query, code) in [
        ("game=2", "no_such_game"),
        ("eyes=7", "no_such_seat"),
        ("eyes=x", "bad_request"),
    ] {
        assert_eq!(
            get(address, &format!("{path}?{query}")).await.code(),
            code,
            "{query}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_told_gets_its_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = finished_game(address).await;
    let good = get(address, &format!("/api/tables/{table}/transcript"))
        .await
        .body;
    let (header, moves) = good.split_once('\n').unwrap();
    let changed = |pointer: &str, to: Value| {
        let mut header: Value = serde_json::from_str(header).unwrap();
        *header.pointer_mut(pointer).unwrap() = to;
        format!("{header}\n{moves}")
    };
    let later = good.replacen("\"gap\":", "\"gap\":9", 1);
    let deckless = changed("/deck", json!([]));
    let lost = changed("/deck/id", json!("no-such-deck"));
    let lost = lost.replace(header_hash(header).as_str(), "0123abcd");
    for (text, code) in [
        ("What is this?", "not_a_transcript"),
        (later.as_str(), "bad_transcript"),
        (deckless.as_str(), "transcript_without_deck"),
        (lost.as_str(), "unknown_deck"),
        (changed("/deck/hash", json!("00")).as_str(), "deck_differs"),
        (" ".repeat((1 << 20) + 1).as_str(), "transcript_too_long"),
    ] {
        let reply = request(address, "POST", "/api/replay", "", text).await;
        assert_eq!(reply.code(), code, "{}", reply.body);
        assert!(reply.json()["message"].as_str().unwrap().contains(' '));
    }
    let said = request(address, "POST", "/api/replay", "", &lost)
        .await
        .json();
    assert_eq!(said["params"]["deck"], "no-such-deck");
    assert_eq!(said["params"]["hash"], "0123abcd");
    server.stop().await;
}

/// The name of a deck in a file is the sender's word, whatever it looks like.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_cannot_spoil_the_decks_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let table = finished_game(address).await;
    let path = format!("/api/tables/{table}/transcript");
    let good = get(address, &path).await.body;
    let (header, moves) = good.split_once('\n').unwrap();
    let header: Value = serde_json::from_str(header).unwrap();
    let (deck, other) = (&header["deck"], builtin("twist").unwrap().unwrap());
    let mixed = json!([{"id": "twist", "version": "1.0.0", "hash": other.hash()}, deck]);
    let tell = async |deck: Value| {
        let mut header = header.clone();
        header["deck"] = deck;
        let text = format!("{header}\n{moves}");
        let reply = request(address, "POST", "/api/replay", "", &text).await;
        (reply.status, reply.json()["code"].clone())
    };
    let before = tell(json!([mixed[1], mixed[0]])).await;
    let sly = format!("twist#{}+{}", other.hash(), deck["id"].as_str().unwrap());
    let mut named = deck.clone();
    named["id"] = json!(sly);
    assert_eq!(tell(named).await.0, 200);
    assert_eq!(tell(mixed).await, before, "as it is in the other order");
    server.stop().await;
}

fn header_hash(header: &str) -> String {
    let header: Value = serde_json::from_str(header).unwrap();
    header["deck"]["hash"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_are_rationed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), quick()).await;
    let address = server.address();
    let mut codes = Vec::new();
    for _ in 0..40 {
        codes.push(
            request(address, "POST", "/api/replay", "", "junk")
                .await
                .code(),
        );
    }
    assert_eq!(codes[0], "not_a_transcript");
    assert!(codes.iter().any(|code| code == "too_many"));
    server.stop().await;
}
