//! One table under load.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::json;

use super::client::{Socket, post};

/// What was counted.
#[derive(Default)]
pub(super) struct Counts {
    /// Microseconds from sending a move until every player had it.
    pub(super) micros: Vec<u32>,
    pub(super) errors: u64,
    pub(super) lost: u64,
    pub(super) first_error: Option<String>,
}

impl Counts {
    pub(super) fn add(&mut self, other: Counts) {
        self.micros.extend(other.micros);
        self.errors += other.errors;
        self.lost += other.lost;
        self.first_error = self.first_error.take().or(other.first_error);
    }

    fn error(&mut self, error: &anyhow::Error) {
        self.errors += 1;
        self.first_error.get_or_insert_with(|| format!("{error:#}"));
    }
}

/// One table with all its players.
pub(super) struct LoadTable {
    host: String,
    table: String,
    tokens: Vec<String>,
    sockets: Vec<Socket>,
    n_sent: u64,
    /// The players by seat: a rematch rotates them.
    seats: Vec<usize>,
    hands: Vec<Vec<u8>>,
    turn: Option<usize>,
    /// The last move that was acknowledged: who, what was sent, and its number.
    last: Option<(usize, String, u64)>,
    pub(super) counts: Counts,
}

/// What this client reads of a message; the rest is skipped.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    id: Option<&'a str>,
    #[serde(default)]
    ok: Option<Done>,
    #[serde(default)]
    seq: Option<u64>,
    #[serde(default)]
    event: Option<Event>,
}

#[derive(Deserialize)]
struct Done {
    seq: u64,
}

#[derive(Deserialize)]
struct Event {
    #[serde(default)]
    seats: Vec<usize>,
    #[serde(default)]
    view: Option<View>,
    #[serde(default)]
    events: Option<Events>,
}

#[derive(Deserialize)]
struct View {
    turn: Option<usize>,
    hands: Vec<Vec<Card>>,
}

#[derive(Deserialize)]
struct Card {
    card: u8,
}

#[derive(Deserialize)]
struct Events {
    list: Vec<GameEvent>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum GameEvent {
    CardPlaced {
        seat: usize,
        card: Card,
    },
    CardMisplaced {
        seat: usize,
        card: Card,
    },
    CardDrawn {
        seat: usize,
        card: Card,
    },
    TurnPassed {
        to: usize,
    },
    GameEnded,
    #[serde(other)]
    Other,
}

/// A frame's number alone, for the players who only watch this move.
#[derive(Deserialize)]
struct Number<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    seq: u64,
}

impl LoadTable {
    /// Makes a table, seats its players and starts a game.
    pub(super) async fn make(host: &str, n_players: u8) -> Result<LoadTable> {
        let tokens = (0..n_players)
            .map(|_| token())
            .collect::<Result<Vec<_>>>()?;
        let asked = json!({
            "rules": "timeline", "decks": ["classic"], "name": "0", "token": tokens[0],
            "options": {"seats": n_players},
        });
        let made = post(host, "/api/tables", &asked).await?;
        let table = made["table"]
            .as_str()
            .context("no table was made")?
            .to_owned();
        for (n, token) in tokens.iter().enumerate().skip(1) {
            let joining = json!({"name": n.to_string(), "token": token});
            post(host, &format!("/api/tables/{table}/join"), &joining).await?;
        }
        let mut load = LoadTable {
            host: host.to_owned(),
            table,
            tokens,
            sockets: Vec::new(),
            n_sent: 0,
            seats: Vec::new(),
            hands: Vec::new(),
            turn: None,
            last: None,
            counts: Counts::default(),
        };
        for n in 0..load.tokens.len() {
            let socket = load.enter(n).await?;
            load.sockets.push(socket);
        }
        load.ask(0, json!({"type": "start"})).await?;
        Ok(load)
    }

    async fn enter(&self, player: usize) -> Result<Socket> {
        let mut socket = Socket::open(&self.host, &self.table).await?;
        let enter = json!({"type": "enter", "tokens": [self.tokens[player]], "lang": "en"});
        socket
            .send(json!({"v": 1, "id": "enter", "do": enter}).to_string())
            .await?;
        loop {
            let text = socket.read().await?;
            if serde_json::from_str::<Heard<'_>>(&text)?.kind == "view" {
                return Ok(socket);
            }
        }
    }

    /// Plays until `end`; an error ends the table.
    pub(super) async fn play(&mut self, begin: Instant, end: Instant, pause: Option<Duration>) {
        let mut next = begin;
        while Instant::now() < end {
            if let Some(pause) = pause {
                tokio::time::sleep_until(next.into()).await;
                next += pause;
            }
            if let Err(error) = self.step().await {
                self.counts.error(&error);
                return;
            }
        }
    }

    async fn step(&mut self) -> Result<()> {
        let Some(turn) = self.turn else {
            return self.ask(0, json!({"type": "rematch"})).await;
        };
        let card = self.hands[turn]
            .first()
            .context("a hand is empty in the middle of a game")?;
        let act = json!({"type": "act", "action": {"type": "place", "card": card, "gap": 0}});
        let sent = Instant::now();
        self.ask(self.seats[turn], act).await?;
        let micros = u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
        self.counts.micros.push(micros);
        Ok(())
    }

    /// Sends a command and waits until it is answered and every player has its frame.
    async fn ask(&mut self, player: usize, command: serde_json::Value) -> Result<()> {
        self.n_sent += 1;
        let id = format!("l{}", self.n_sent);
        let text = json!({"id": id, "do": command}).to_string();
        self.sockets[player].send(text.clone()).await?;
        let seq = self.hear(player, &id).await?;
        for other in (0..self.sockets.len()).filter(|other| *other != player) {
            self.hear_number(other, seq).await?;
        }
        self.last = Some((player, text, seq));
        Ok(())
    }

    async fn hear(&mut self, player: usize, id: &str) -> Result<u64> {
        let mut done = None;
        loop {
            let text = self.sockets[player].read().await?;
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            match (heard.kind, heard.ok) {
                ("answer", Some(ok)) if heard.id == Some(id) => done = Some(ok.seq),
                ("answer", _) => bail!("a move was refused: {text}"),
                ("frame", _) => {
                    if let Some(event) = heard.event {
                        self.fold(event);
                    }
                    if let Some(seq) = done.filter(|done| heard.seq.is_some_and(|seq| seq >= *done))
                    {
                        return Ok(seq);
                    }
                }
                _ => {}
            }
        }
    }

    async fn hear_number(&mut self, player: usize, seq: u64) -> Result<()> {
        loop {
            let text = self.sockets[player].read().await?;
            let number: Number<'_> = serde_json::from_str(&text)?;
            if number.kind == "frame" && number.seq >= seq {
                return Ok(());
            }
        }
    }

    fn fold(&mut self, event: Event) {
        if let Some(view) = event.view {
            self.seats = event.seats;
            self.turn = view.turn;
            let numbers = |hand: Vec<Card>| hand.into_iter().map(|card| card.card).collect();
            self.hands = view.hands.into_iter().map(numbers).collect();
        }
        for event in event.events.into_iter().flat_map(|events| events.list) {
            match event {
                GameEvent::CardPlaced { seat, card } | GameEvent::CardMisplaced { seat, card } => {
                    self.hands[seat].retain(|held| *held != card.card);
                }
                GameEvent::CardDrawn { seat, card } => self.hands[seat].push(card.card),
                GameEvent::TurnPassed { to } => self.turn = Some(to),
                GameEvent::GameEnded => self.turn = None,
                GameEvent::Other => {}
            }
        }
    }

    /// Asks for the last acknowledged move once more on a fresh connection: its number
    /// must be the same, so it is in the log, and so is everything before it.
    pub(super) async fn check(&mut self) {
        let Some((player, text, seq)) = self.last.take() else {
            return;
        };
        match self.send_again(player, text).await {
            Ok(again) if again == seq => {}
            Ok(_) => self.counts.lost += 1,
            Err(error) => self.counts.error(&error),
        }
    }

    async fn send_again(&self, player: usize, text: String) -> Result<u64> {
        let mut socket = self.enter(player).await?;
        socket.send(text).await?;
        loop {
            let text = socket.read().await?;
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            if heard.kind == "answer" {
                return Ok(heard.ok.map_or(0, |done| done.seq));
            }
        }
    }
}

/// Makes a seat's token.
fn token() -> Result<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system has no source of chance")?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
