//! The bus over a real NATS server, which the test starts on a free port and stops.

use std::time::{Duration, Instant};

use antedate_bus::{Bus, BusEvent, Nats};
use antedate_scratch_nats::{NatsServer, free_port};
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(20);

fn join(url: &str) -> (Nats, Receiver<BusEvent>) {
    let bus = Nats::start(url.parse().unwrap());
    let heard = bus.listen().unwrap();
    (bus, heard)
}

async fn next(heard: &mut Receiver<BusEvent>) -> BusEvent {
    let next = timeout(PATIENCE, heard.recv()).await;
    next.expect("something is heard in time").unwrap()
}

async fn lost(heard: &mut Receiver<BusEvent>) -> String {
    match next(heard).await {
        BusEvent::Lost { why } => why,
        other => panic!("{other:?}"),
    }
}

/// Publishes until it is heard: a subscription takes its time.
async fn reaches(from: &Nats, topic: &str, heard: &mut Receiver<BusEvent>) {
    let told = BusEvent::Message {
        topic: topic.to_owned(),
        words: b"hello\r\nworld".to_vec(),
    };
    let begin = Instant::now();
    loop {
        from.publish(topic, b"hello\r\nworld");
        if let Ok(Some(heard)) = timeout(Duration::from_millis(100), heard.recv()).await {
            assert_eq!(heard, told);
            return;
        }
        assert!(begin.elapsed() < PATIENCE, "nothing is heard on {topic}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_hear_each_other_on_what_they_follow_and_only_under_their_prefix() {
    let server = NatsServer::start();
    let (ada, mut ada_hears) = join(&server.url());
    let (bo, mut bo_hears) = join(&server.url());
    let (other, mut other_hears) = join(&format!("{}/other", server.url()));
    for heard in [&mut ada_hears, &mut bo_hears, &mut other_hears] {
        assert_eq!(next(heard).await, BusEvent::Joined);
    }
    for bus in [&ada, &bo, &other] {
        bus.follow("t.1");
    }
    reaches(&ada, "t.1", &mut bo_hears).await;
    reaches(&bo, "t.1", &mut ada_hears).await;
    assert!(other_hears.try_recv().is_err(), "another installation");
    while timeout(Duration::from_millis(200), bo_hears.recv())
        .await
        .is_ok()
    {}
    bo.leave("t.1");
    bo.follow("t.2");
    reaches(&ada, "t.2", &mut bo_hears).await;
    ada.publish("t.1", b"nobody");
    ada.publish("t.2", b"last");
    loop {
        match next(&mut bo_hears).await {
            BusEvent::Message { topic, words } if words == b"last" => {
                break assert_eq!(topic, "t.2");
            }
            heard => assert!(matches!(heard, BusEvent::Message { topic, .. } if topic == "t.2")),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_that_comes_later_or_again_is_joined_and_all_is_followed_anew() {
    let port = free_port();
    let (ada, mut ada_hears) = join(&format!("nats://127.0.0.1:{port}"));
    let (bo, mut bo_hears) = join(&format!("nats://127.0.0.1:{port}"));
    bo.follow("t.1");
    for heard in [&mut ada_hears, &mut bo_hears] {
        let why = lost(heard).await;
        assert!(
            why.contains("refused") && why.contains("tried again"),
            "{why}"
        );
    }
    for _ in 0..2 {
        let server = NatsServer::start_at(port, &[]);
        for heard in [&mut ada_hears, &mut bo_hears] {
            while next(heard).await != BusEvent::Joined {}
        }
        reaches(&ada, "t.1", &mut bo_hears).await;
        drop(server);
        while !matches!(next(&mut bo_hears).await, BusEvent::Lost { .. }) {}
        lost(&mut ada_hears).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_password_is_said_and_is_not_in_what_is_said() {
    let server = NatsServer::start_at(free_port(), &["--user", "ada", "--pass", "right"]);
    let port = server.port();
    let (_ada, mut heard) = join(&format!("nats://ada:right@127.0.0.1:{port}"));
    assert_eq!(next(&mut heard).await, BusEvent::Joined);
    let (_bo, mut heard) = join(&format!("nats://ada:wrong@127.0.0.1:{port}"));
    let why = lost(&mut heard).await;
    assert!(
        why.contains("Authorization") && why.contains("password"),
        "{why}"
    );
    assert!(!why.contains("wrong"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn something_that_is_no_nats_server_is_said() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("nats://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let hello = b"220 smtp.example.org\r\n";
            let _ = tokio::io::AsyncWriteExt::write_all(&mut stream, hello).await;
        }
    });
    let (_ada, mut heard) = join(&url);
    let why = lost(&mut heard).await;
    assert!(why.contains("protocol of NATS"), "{why}");
}
