//! The bus over a NATS server: core publish and subscribe, and nothing that is kept.
//!
//! `async-nats` speaks the protocol, reconnects with backoff and subscribes again. What is
//! published while there is no connection is dropped.

use std::collections::HashMap;
use std::error::Error;
use std::io::ErrorKind;
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::url::{Login, NatsUrl};
use crate::{Bus, BusEvent, MAX_QUEUE};

/// The wait before the first new attempt to connect; each further one doubles it.
const MIN_BACKOFF: Duration = Duration::from_millis(100);
const MAX_BACKOFF: Duration = Duration::from_secs(3);
/// How long a server may take to accept a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// How often a server is asked whether it is there; after two pings without an answer the
/// connection is given up.
const PING_INTERVAL: Duration = Duration::from_secs(2);

/// One node's place on a bus over NATS.
pub struct Nats {
    orders: mpsc::UnboundedSender<Order>,
    /// How many publications wait to be sent.
    n_waiting: Arc<AtomicUsize>,
    heard: Mutex<Option<mpsc::Receiver<BusEvent>>>,
}

enum Order {
    Publish { topic: String, words: Vec<u8> },
    Follow(String),
    Leave(String),
}

impl Nats {
    /// Takes a place. The server need not be there yet: connecting is tried again and again, and
    /// what becomes of it is heard ([`BusEvent::Joined`], [`BusEvent::Lost`]).
    ///
    /// Must be called within a runtime.
    pub fn start(url: NatsUrl) -> Nats {
        let (orders, ordered) = mpsc::unbounded_channel();
        let (hears, heard) = mpsc::channel(MAX_QUEUE);
        let n_waiting = Arc::new(AtomicUsize::new(0));
        let runner = Runner {
            url,
            orders: ordered,
            hears,
            topics: HashMap::new(),
            n_waiting: n_waiting.clone(),
        };
        tokio::spawn(runner.run());
        Nats {
            orders,
            n_waiting,
            heard: Mutex::new(Some(heard)),
        }
    }
}

impl Bus for Nats {
    fn is_shared(&self) -> bool {
        true
    }

    fn publish(&self, topic: &str, words: &[u8]) {
        if self.n_waiting.fetch_add(1, Ordering::Relaxed) >= MAX_QUEUE {
            self.n_waiting.fetch_sub(1, Ordering::Relaxed);
            return;
        }
        let (topic, words) = (topic.to_owned(), words.to_owned());
        let _ = self.orders.send(Order::Publish { topic, words });
    }

    fn follow(&self, topic: &str) {
        let _ = self.orders.send(Order::Follow(topic.to_owned()));
    }

    fn leave(&self, topic: &str) {
        let _ = self.orders.send(Order::Leave(topic.to_owned()));
    }

    fn listen(&self) -> Option<mpsc::Receiver<BusEvent>> {
        self.heard
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}

/// The task that carries out the orders.
struct Runner {
    url: NatsUrl,
    orders: mpsc::UnboundedReceiver<Order>,
    hears: mpsc::Sender<BusEvent>,
    /// What is followed, and the task that hears it once there is a client.
    topics: HashMap<String, Option<Forwarding>>,
    n_waiting: Arc<AtomicUsize>,
}

/// The bus was dropped.
struct Dropped;

/// A task that passes the messages of one subscription on; unsubscribes when dropped.
struct Forwarding(JoinHandle<()>);

impl Drop for Forwarding {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Runner {
    async fn run(mut self) {
        let Ok(client) = self.connect().await else {
            return;
        };
        let followed: Vec<String> = self.topics.keys().cloned().collect();
        for topic in followed {
            self.subscribe(&client, topic).await;
        }
        while let Some(order) = self.orders.recv().await {
            match order {
                Order::Publish { topic, words } => {
                    self.n_waiting.fetch_sub(1, Ordering::Relaxed);
                    if client.connection_state() == State::Connected {
                        let subject = self.subject(&topic);
                        let _ = client.publish(subject, words.into()).await;
                    }
                }
                Order::Follow(topic) => {
                    if !self.topics.contains_key(&topic) {
                        self.subscribe(&client, topic).await;
                    }
                }
                Order::Leave(topic) => drop(self.topics.remove(&topic)),
            }
        }
    }

    /// Connects for the first time, with backoff. Later the client reconnects by itself.
    async fn connect(&mut self) -> Result<Client, Dropped> {
        let mut backoff = MIN_BACKOFF;
        loop {
            let address = self.url.to_string();
            let connecting = options(&self.url, self.hears.clone()).connect(address);
            match self.meanwhile(connecting).await? {
                Ok(client) => return Ok(client),
                Err(error) => lost(&self.hears, &self.url, &explain(&error)),
            }
            self.meanwhile(sleep(backoff)).await?;
            backoff = (backoff * 2).min(MAX_BACKOFF);
        }
    }

    /// Waits for something before there is a client: what is published is dropped, what is
    /// followed is noted.
    async fn meanwhile<T>(&mut self, something: impl Future<Output = T>) -> Result<T, Dropped> {
        let mut something = pin!(something);
        loop {
            tokio::select! {
                done = &mut something => return Ok(done),
                order = self.orders.recv() => match order.ok_or(Dropped)? {
                    Order::Publish { .. } => {
                        self.n_waiting.fetch_sub(1, Ordering::Relaxed);
                    }
                    Order::Follow(topic) => drop(self.topics.insert(topic, None)),
                    Order::Leave(topic) => drop(self.topics.remove(&topic)),
                },
            }
        }
    }

    async fn subscribe(&mut self, client: &Client, topic: String) {
        // A client refuses only subjects that are not well-formed, which ours are.
        let Ok(subscriber) = client.subscribe(self.subject(&topic)).await else {
            return;
        };
        let forwarding = forward(subscriber, topic.clone(), self.hears.clone());
        let task = Forwarding(tokio::spawn(forwarding));
        self.topics.insert(topic, Some(task));
    }

    fn subject(&self, topic: &str) -> String {
        format!("{}.{topic}", self.url.prefix)
    }
}

async fn forward(mut subscriber: Subscriber, topic: String, hears: mpsc::Sender<BusEvent>) {
    while let Some(message) = subscriber.next().await {
        let told = BusEvent::Message {
            topic: topic.clone(),
            words: message.payload.to_vec(),
        };
        // A listener that is too slow reads the log by itself.
        let _ = hears.try_send(told);
    }
}

fn options(url: &NatsUrl, hears: mpsc::Sender<BusEvent>) -> ConnectOptions {
    let of = url.clone();
    let options = ConnectOptions::new()
        .no_echo()
        .ping_interval(PING_INTERVAL)
        .connection_timeout(CONNECT_TIMEOUT)
        .subscription_capacity(MAX_QUEUE)
        .reconnect_delay_callback(|attempts| match attempts {
            0 | 1 => Duration::ZERO,
            n => (MIN_BACKOFF * (1 << (n - 2).min(5))).min(MAX_BACKOFF),
        })
        .event_callback(move |event| {
            match event {
                Event::Connected => drop(hears.try_send(BusEvent::Joined)),
                Event::Disconnected => lost(&hears, &of, "the connection was cut"),
                Event::ServerError(error) => lost(&hears, &of, &format!("it says: {error}")),
                _ => {}
            }
            async {}
        });
    match url.login.clone() {
        Login::Nobody => options,
        Login::Token(token) => options.token(token),
        Login::User(user, password) => options.user_and_password(user, password),
    }
}

fn lost(hears: &mpsc::Sender<BusEvent>, url: &NatsUrl, why: &str) {
    let _ = hears.try_send(BusEvent::Lost {
        why: format!(
            "the bus at {url} cannot be used: {why}; it is tried again and again, and until it is back what others do is seen a little later"
        ),
    });
}

/// Says why there is no connection, down to the first cause.
fn explain(error: &ConnectError) -> String {
    match error.kind() {
        ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
            "it says: Authorization Violation; look at the name and password in the address"
                .to_owned()
        }
        ConnectErrorKind::TimedOut => "it does not answer".to_owned(),
        _ => {
            let mut cause: &dyn Error = error;
            while let Some(next) = cause.source() {
                cause = next;
            }
            let io = cause.downcast_ref::<std::io::Error>();
            match io.map(std::io::Error::kind) {
                Some(ErrorKind::InvalidInput | ErrorKind::InvalidData) => {
                    "it does not speak the protocol of NATS".to_owned()
                }
                _ => cause.to_string(),
            }
        }
    }
}
