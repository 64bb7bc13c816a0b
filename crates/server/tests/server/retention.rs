//! Old tables are removed, in a time of our own making.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use antedate_server::Config;
use serde_json::json;

use crate::common::{Client, get, id_of, make, quick, start};
use crate::home;

const DAY: i64 = 24 * 3600 * 1000;
const KEPT_DAYS: i64 = 90;

fn config(time: &Arc<AtomicI64>) -> Config {
    let time = time.clone();
    Config {
        live: antedate_live::Config {
            keep_games: Some(Duration::from_millis((KEPT_DAYS * DAY) as u64)),
            sweep_every: Duration::from_millis(2),
            sleep_after: Duration::from_millis(10),
            clock: Arc::new(move || time.load(Ordering::SeqCst)),
            ..quick().live
        },
        ..quick()
    }
}

async fn n_removed(address: SocketAddr) -> u64 {
    let metrics = get(address, "/metrics").await.body;
    let line = metrics
        .lines()
        .find_map(|line| line.strip_prefix("antedate_tables_removed_total "));
    line.unwrap().parse().unwrap()
}

/// Lets time pass in steps, so that several looks are taken.
async fn pass(time: &AtomicI64, millis: i64) {
    const STEPS: i64 = 20;
    for _ in 0..STEPS {
        time.fetch_add(millis / STEPS, Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_over_go_when_they_are_old_and_others_stay() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(1_800_000_000_000));
    let server = start(folder.path(), config(&time)).await;
    let address = server.address();
    let with_bot = json!({"bots": ["random"], "decks": ["saga"], "options": {"seats": 2, "game": {"rules": "timeline", "hand": 3}}});
    let finished = id_of(&make(address, "timeline", with_bot).await);
    let mut ada = Client::enter(address, &finished, &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    ada.play().await;
    drop(ada);
    let public = json!({"options": {"public": true}});
    let lobby = id_of(&make(address, "timeline", public).await);
    let first = json!({"bots": ["random"], "options": {"seats": 2, "first": {"type": "player", "player": 0}}});
    let playing = id_of(&make(address, "timeline", first).await);
    let mut ada = Client::enter(address, &playing, &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    drop(ada);
    let saga = antedate_decks::builtin("saga").unwrap().unwrap().hash();
    let store = home::store(folder.path());
    assert!(store.deck(saga.clone()).await.unwrap().is_some());

    pass(&time, (KEPT_DAYS - 1) * DAY).await;
    assert_eq!(n_removed(address).await, 0, "it is not yet time");
    let young = id_of(&make(address, "timeline", json!({})).await);

    for _ in 0..50 {
        pass(&time, DAY / 10).await;
        if n_removed(address).await == 2 && store.deck(saga.clone()).await.unwrap().is_none() {
            break;
        }
    }
    assert_eq!(
        n_removed(address).await,
        2,
        "the finished one and the abandoned one"
    );
    assert_eq!(store.deck(saga).await, Ok(None), "no log refers to it");
    let listed = get(address, "/api/tables").await;
    assert!(!listed.body.contains(&lobby), "{}", listed.body);
    for (table, status) in [
        (&finished, 404),
        (&lobby, 404),
        (&playing, 200),
        (&young, 200),
    ] {
        let reply = get(address, &format!("/api/tables/{table}")).await;
        assert_eq!(reply.status, status, "{}", reply.body);
    }
    let rows = store.load(playing.clone(), 0).await.unwrap();
    assert!(!rows.is_empty());
    let mut ada = Client::enter(address, &playing, &[0]).await;
    assert_eq!(ada.play().await["phase"], "finished", "it is played on");
    // A table of the deck that was removed can be made again.
    make(address, "timeline", json!({"decks": ["saga"]})).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_setting_everything_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let time = Arc::new(AtomicI64::new(1_800_000_000_000));
    let for_ever = Config {
        live: antedate_live::Config {
            keep_games: None,
            ..config(&time).live
        },
        ..config(&time)
    };
    let server = start(folder.path(), for_ever).await;
    let address = server.address();
    let table = id_of(&make(address, "timeline", json!({})).await);
    pass(&time, 100 * 365 * DAY).await;
    let reply = get(address, &format!("/api/tables/{table}")).await;
    assert_eq!((reply.status, n_removed(address).await), (200, 0));
    server.stop().await;
}
