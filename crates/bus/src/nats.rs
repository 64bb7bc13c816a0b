//! The bus over a NATS server: core publish and subscribe, and nothing that is kept.
//!
//! One task owns the connection. When it is lost the task tries again, ever more slowly, and
//! subscribes anew to all that is followed; what is told meanwhile is lost.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::protocol::{self, Said};
use crate::url::NatsUrl;
use crate::{Bus, Heard, LONGEST_QUEUE};

/// How long to wait before the first new try; each further one doubles it.
const FIRST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(3);
/// How long a server may take to answer, or to take what is written.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a server is asked whether it is there.
const ASK: Duration = Duration::from_secs(2);
/// So many questions without an answer, and the connection is given up.
const UNANSWERED: u32 = 2;
/// So many bytes are written at once.
const FULL: usize = 64 << 10;

/// One node's place on a bus over NATS.
pub struct Nats {
    orders: mpsc::UnboundedSender<Order>,
    /// How many publications wait to be written.
    n_waiting: Arc<AtomicUsize>,
    heard: Mutex<Option<mpsc::Receiver<Heard>>>,
}

enum Order {
    Publish { topic: String, words: Vec<u8> },
    Follow(String),
    Leave(String),
}

impl Nats {
    /// Takes a place. The server need not be there yet: it is tried again and again, and
    /// what becomes of it is heard ([`Heard::Joined`], [`Heard::Lost`]).
    ///
    /// Must be called within a runtime.
    pub fn start(url: NatsUrl) -> Nats {
        let (orders, ordered) = mpsc::unbounded_channel();
        let (hears, heard) = mpsc::channel(LONGEST_QUEUE);
        let n_waiting = Arc::new(AtomicUsize::new(0));
        let runner = Runner {
            url,
            orders: ordered,
            hears,
            topics: HashMap::new(),
            next_number: 1,
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
        if self.n_waiting.fetch_add(1, Ordering::Relaxed) >= LONGEST_QUEUE {
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

    fn listen(&self) -> Option<mpsc::Receiver<Heard>> {
        self.heard
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}

/// The task that owns the connection.
struct Runner {
    url: NatsUrl,
    orders: mpsc::UnboundedReceiver<Order>,
    hears: mpsc::Sender<Heard>,
    /// What is followed, and under which number the server knows it.
    topics: HashMap<String, u64>,
    next_number: u64,
    n_waiting: Arc<AtomicUsize>,
}

/// Nobody holds the bus any more.
struct Over;

impl Runner {
    async fn run(mut self) {
        let mut wait = FIRST_WAIT;
        loop {
            let opened = self.meanwhile(open(self.url.clone())).await;
            let ended = match opened {
                Ok(Ok(wire)) => {
                    wait = FIRST_WAIT;
                    self.hear(Heard::Joined);
                    self.carry(wire).await
                }
                Ok(Err(why)) => Ok(why),
                Err(Over) => Err(Over),
            };
            let Ok(why) = ended else {
                return;
            };
            let url = &self.url;
            self.hear(Heard::Lost {
                why: format!(
                    "the bus at {url} cannot be used: {why}; it is tried again and again, and until it is back what others do is seen a little later"
                ),
            });
            if self.meanwhile(sleep(wait)).await.is_err() {
                return;
            }
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    fn hear(&self, heard: Heard) {
        // Who does not listen looks at the log by itself.
        let _ = self.hears.try_send(heard);
    }

    /// Waits for something while there is no connection: what is published is lost, what is
    /// followed is kept in mind.
    async fn meanwhile<T>(&mut self, something: impl Future<Output = T>) -> Result<T, Over> {
        let mut something = pin!(something);
        loop {
            tokio::select! {
                done = &mut something => return Ok(done),
                order = self.orders.recv() => self.write(order.ok_or(Over)?, &mut Vec::new()),
            }
        }
    }

    /// Words an order for the server.
    fn write(&mut self, order: Order, out: &mut Vec<u8>) {
        let prefix = &self.url.prefix;
        match order {
            Order::Publish { topic, words } => {
                self.n_waiting.fetch_sub(1, Ordering::Relaxed);
                protocol::write_publish(out, prefix, &topic, &words);
            }
            Order::Follow(topic) => {
                if !self.topics.contains_key(&topic) {
                    protocol::write_subscribe(out, prefix, &topic, self.next_number);
                    self.topics.insert(topic, self.next_number);
                    self.next_number += 1;
                }
            }
            Order::Leave(topic) => {
                if let Some(number) = self.topics.remove(&topic) {
                    protocol::write_unsubscribe(out, number);
                }
            }
        }
    }

    /// Carries words to and fro until the connection ends, and says why it did.
    async fn carry(&mut self, wire: Wire) -> Result<String, Over> {
        let Wire { reader, mut writer } = wire;
        let (says, mut said) = mpsc::channel(8);
        let _reading = Reading(tokio::spawn(read_all(
            reader,
            format!("{}.", self.url.prefix),
            self.hears.clone(),
            says,
        )));
        let mut out = Vec::new();
        for (topic, number) in &self.topics {
            protocol::write_subscribe(&mut out, &self.url.prefix, topic, *number);
        }
        let mut asks = tokio::time::interval(ASK);
        let mut n_unanswered = 0;
        loop {
            if let Err(why) = send(&mut writer, &mut out).await {
                return Ok(why);
            }
            tokio::select! {
                order = self.orders.recv() => {
                    self.write(order.ok_or(Over)?, &mut out);
                    while out.len() < FULL && let Ok(more) = self.orders.try_recv() {
                        self.write(more, &mut out);
                    }
                }
                said = said.recv() => match said {
                    Some(Said::Ping) => out.extend(b"PONG\r\n"),
                    Some(Said::Pong) => n_unanswered = 0,
                    Some(Said::Error(why)) => return Ok(format!("it says: {why}")),
                    Some(_) => {}
                    None => return Ok("the connection was cut".to_owned()),
                },
                _ = asks.tick() => {
                    if n_unanswered >= UNANSWERED {
                        return Ok("it does not answer any more".to_owned());
                    }
                    n_unanswered += 1;
                    out.extend(b"PING\r\n");
                }
            }
        }
    }
}

/// A connection over which the server has said that we are welcome.
struct Wire {
    reader: BufReader<OwnedReadHalf>,
    writer: OwnedWriteHalf,
}

/// The task that reads; it ends with the connection.
struct Reading(JoinHandle<()>);

impl Drop for Reading {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn open(url: NatsUrl) -> Result<Wire, String> {
    let opened = timeout(PATIENCE, greet(&url)).await;
    opened.unwrap_or_else(|_| Err("it does not answer".to_owned()))
}

async fn greet(url: &NatsUrl) -> Result<Wire, String> {
    let said = |error: std::io::Error| error.to_string();
    let stream = TcpStream::connect((url.host.as_str(), url.port)).await;
    let stream = stream.map_err(said)?;
    stream.set_nodelay(true).map_err(said)?;
    let (reader, mut writer) = stream.into_split();
    let mut reader = BufReader::new(reader);
    let Said::Info(info) = protocol::read(&mut reader).await.map_err(said)? else {
        return Err("it is no NATS server".to_owned());
    };
    if protocol::wants_tls(&info) {
        return Err(
            "it wants to be spoken to in cipher (TLS), which this program does not; let it listen without on a private network, or put a tunnel between"
                .to_owned(),
        );
    }
    let connect = protocol::connect(url);
    writer.write_all(connect.as_bytes()).await.map_err(said)?;
    loop {
        match protocol::read(&mut reader).await.map_err(said)? {
            Said::Pong => return Ok(Wire { reader, writer }),
            Said::Error(why) => {
                return Err(format!(
                    "it says: {why}; look at the name and password in the address"
                ));
            }
            _ => {}
        }
    }
}

async fn send(writer: &mut OwnedWriteHalf, out: &mut Vec<u8>) -> Result<(), String> {
    if out.is_empty() {
        return Ok(());
    }
    let sent = timeout(PATIENCE, writer.write_all(out)).await;
    out.clear();
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("it does not read any more".to_owned()),
    }
}

/// Reads what the server says: messages are heard, the rest is for the task that writes.
async fn read_all(
    mut reader: BufReader<OwnedReadHalf>,
    prefix: String,
    hears: mpsc::Sender<Heard>,
    says: mpsc::Sender<Said>,
) {
    while let Ok(said) = protocol::read(&mut reader).await {
        match said {
            Said::Message { subject, words } => {
                if let Some(topic) = subject.strip_prefix(&prefix) {
                    let topic = topic.to_owned();
                    let _ = hears.try_send(Heard::Told { topic, words });
                }
            }
            Said::Info(_) | Said::Nothing => {}
            other => {
                if says.send(other).await.is_err() {
                    return;
                }
            }
        }
    }
}
