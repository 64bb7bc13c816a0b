//! Games over days and restarts, with a clock that the test turns.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use antedate_server::Config;
use serde_json::json;

use crate::common::{Client, choices, id_of, make, post, quick, start, token};

const DAY: i64 = 86_400_000;

/// A clock that stands still until it is turned.
#[derive(Clone)]
struct Hands(Arc<AtomicI64>);

impl Hands {
    fn new() -> Hands {
        Hands(Arc::new(AtomicI64::new(1_700_000_000_000)))
    }

    fn turn(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::Relaxed);
    }

    fn config(&self) -> Config {
        let time = self.0.clone();
        Config {
            live: antedate_live::Config {
                clock: Arc::new(move || time.load(Ordering::Relaxed)),
                // Tables leave the memory as soon as nobody is there.
                sleep_after: Duration::from_millis(50),
                ..quick().live
            },
            ..quick()
        }
    }
}

/// Two people begin a game; returns its table.
async fn begin(address: std::net::SocketAddr, clock: &str) -> (String, Client) {
    let options = json!({"seats": 2, "clock": clock, "first": {"type": "player", "player": 0}});
    let table = id_of(&make(address, "timeline", json!({"options": options})).await);
    let bea = json!({"name": "Bea", "token": token(1)});
    post(address, &format!("/api/tables/{table}/join"), &bea).await;
    let mut ada = Client::enter(address, &table, &[0]).await;
    assert_eq!(ada.code(json!({"type": "start"})).await, "");
    (table, ada)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_untouched_for_thirty_days_still_works() {
    let folder = tempfile::tempdir().unwrap();
    let hands = Hands::new();
    let server = start(folder.path(), hands.config()).await;
    let (table, mut ada) = begin(server.address(), "none").await;
    let before = ada.view().await;
    drop(ada);
    hands.turn(15 * DAY);
    server.stop().await;
    let server = start(folder.path(), hands.config()).await;
    hands.turn(15 * DAY);
    let mut ada = Client::enter(server.address(), &table, &[0]).await;
    let after = ada.view().await;
    assert_eq!(before, after, "nothing has changed in a month");
    let action = choices(&after["game"])[0].clone();
    assert_eq!(ada.code(json!({"type": "act", "action": action})).await, "");
    let mut bea = Client::enter(server.address(), &table, &[1]).await;
    let (mine, hers) = tokio::join!(ada.play(), bea.play());
    assert_eq!(
        mine["game"]["view"]["outcome"],
        hers["game"]["view"]["outcome"]
    );
    server.stop().await;
}

/// The clock of a day runs on while the server is down and nobody is there: then a bot acts
/// once, at the time that was shown, and not before.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let hands = Hands::new();
    let server = start(folder.path(), hands.config()).await;
    let (table, mut ada) = begin(server.address(), "1d").await;
    let due = ada.view().await["game"]["due"].clone();
    assert_eq!(due[0]["seat"], 0);
    let seq = ada.view().await["seq"].as_u64().unwrap();
    drop(ada);
    server.stop().await;

    hands.turn(DAY - 1000);
    let server = start(folder.path(), hands.config()).await;
    let mut bea = Client::enter(server.address(), &table, &[1]).await;
    let view = bea.view().await;
    assert_eq!(
        view["seq"], seq,
        "a second before its end the clock has not run out"
    );
    assert_eq!(view["game"]["due"], due, "and shows the same end");
    drop(bea);
    server.stop().await;

    hands.turn(2000);
    let server = start(folder.path(), hands.config()).await;
    // Nobody is connected: the server itself finds the work that is due.
    let played = loop {
        let mut bea = Client::enter(server.address(), &table, &[1]).await;
        let view = bea.view().await;
        if view["seq"].as_u64().unwrap() > seq {
            break view;
        }
        drop(bea);
    };
    assert_eq!(played["game"]["view"]["turn"], 1, "it is Bea's turn");
    server.stop().await;
}
