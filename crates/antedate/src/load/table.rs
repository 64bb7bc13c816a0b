//! One table under load.

use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_dice::Dice;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::json;

use super::client::{Socket, post};
use super::counts::{Acknowledged, Counts, PlayedGame};
use super::scan::{Happened, Move, Scanned, happened, hear};

/// After so long without an answer or a frame, a move counts as an error.
const MOVE_TIMEOUT: Duration = Duration::from_secs(30);
/// How often a table that waits looks whether the server wants to know if it is there.
const PING_POLL_INTERVAL: Duration = Duration::from_secs(10);

/// One table with all its players.
pub(super) struct LoadTable {
    /// The nodes: the players sit at one after the other.
    hosts: Vec<Arc<str>>,
    pub(super) table: String,
    tokens: Vec<String>,
    sockets: Vec<Socket>,
    n_sent: u64,
    dice: Dice,
    /// The players by seat: a rematch rotates them.
    seats: Vec<usize>,
    hands: Vec<Vec<u8>>,
    /// How many cards lie in the line.
    n_line: u64,
    turn: Option<usize>,
    /// The games played here, in order.
    pub(super) games: Vec<PlayedGame>,
    /// The last message that was acknowledged: who, what was sent, and its number.
    pub(super) last: Option<(usize, String, u64)>,
    pub(super) counts: Counts,
}

/// What is read of the frame that starts a game.
#[derive(Deserialize)]
struct Started {
    event: StartedEvent,
}

#[derive(Deserialize)]
struct StartedEvent {
    seats: Vec<usize>,
    game: u32,
    view: View,
}

#[derive(Deserialize)]
struct View {
    turn: Option<usize>,
    hands: Vec<Vec<Card>>,
    line: Vec<Card>,
}

#[derive(Deserialize)]
struct Card {
    card: u8,
}

impl LoadTable {
    /// Makes a table, seats its players and starts a game.
    pub(super) async fn make(hosts: Vec<Arc<str>>, n_players: u16) -> Result<LoadTable> {
        let host = hosts.first().context("no server is named")?;
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
            hosts,
            dice: Dice::new(table.bytes().map(u64::from).sum()),
            table,
            tokens,
            sockets: Vec::new(),
            n_sent: 0,
            seats: Vec::new(),
            hands: Vec::new(),
            n_line: 0,
            turn: None,
            games: Vec::new(),
            last: None,
            counts: Counts::default(),
        };
        for n in 0..load.tokens.len() {
            let (socket, _) = load.enter(n, None).await?;
            load.sockets.push(socket);
        }
        load.ask(0, r#"{"type":"start"}"#).await?;
        Ok(load)
    }

    /// Returns the node a player sits at.
    pub(super) fn host(&self, player: usize) -> &str {
        &self.hosts[player % self.hosts.len()]
    }

    /// Enters on a connection of its own, and returns the first message after the answer.
    pub(super) async fn enter(&self, player: usize, since: Option<u64>) -> Result<(Socket, u64)> {
        let mut socket = Socket::open(self.host(player), &self.table).await?;
        let since = since.map_or_else(String::new, |since| format!(r#","since":{since}"#));
        let token = &self.tokens[player];
        let enter = format!(
            r#"{{"v":2,"id":"enter","do":{{"type":"enter","tokens":["{token}"],"lang":"en"{since}}}}}"#
        );
        socket.send(&enter).await?;
        loop {
            let text = socket.read().await?;
            match hear(text, "enter") {
                Scanned::Answer(Some(seq)) if !since.is_empty() => return Ok((socket, seq)),
                Scanned::Answer(None) => bail!("a player could not enter: {text}"),
                Scanned::View(seq) => return Ok((socket, seq)),
                _ => {}
            }
        }
    }

    /// Plays until `end`; an error ends the table.
    pub(super) async fn play(&mut self, begin: Instant, end: Instant, pause: Option<Duration>) {
        let mut next = begin;
        loop {
            if let Some(pause) = pause {
                if let Err(error) = self.rest(next.min(end)).await {
                    return self.counts.error(&error);
                }
                next += pause;
            }
            if Instant::now() >= end {
                return;
            }
            let stepped = tokio::time::timeout(MOVE_TIMEOUT, self.step(end)).await;
            let stepped = stepped.unwrap_or_else(|_| {
                let seconds = MOVE_TIMEOUT.as_secs();
                bail!("a move was not answered within {seconds} s")
            });
            if let Err(error) = stepped {
                return self.counts.error(&error);
            }
        }
    }

    /// Waits, and answers the server's questions whether it is still there.
    async fn rest(&mut self, until: Instant) -> Result<()> {
        loop {
            tokio::time::sleep_until(until.min(Instant::now() + PING_POLL_INTERVAL).into()).await;
            if Instant::now() >= until {
                return Ok(());
            }
            for socket in &mut self.sockets {
                socket.answer_pings().await?;
            }
        }
    }

    /// Makes one move, after starting the next game if one is over.
    async fn step(&mut self, end: Instant) -> Result<()> {
        if self.turn.is_none() {
            self.ask(0, r#"{"type":"rematch"}"#).await?;
        }
        let turn = self.turn.context("a new game waits for nobody")?;
        let card = *self.hands[turn]
            .first()
            .context("a hand is empty in the middle of a game")?;
        let gap = self.below(self.n_line + 1);
        let act =
            format!(r#"{{"type":"act","action":{{"type":"place","card":{card},"gap":{gap}}}}}"#);
        self.hands[turn].retain(|held| *held != card);
        let sent = Instant::now();
        self.ask(self.seats[turn], &act).await?;
        let now = Instant::now();
        if now <= end {
            let micros = u32::try_from((now - sent).as_micros());
            self.counts.micros.push(micros.unwrap_or(u32::MAX));
        }
        Ok(())
    }

    /// Sends a command and waits until it is answered and every player has its frame.
    async fn ask(&mut self, player: usize, command: &str) -> Result<()> {
        self.n_sent += 1;
        let id = format!("l{}", self.n_sent);
        let text = format!(r#"{{"id":"{id}","do":{command}}}"#);
        self.sockets[player].send(&text).await?;
        let seq = self.hear(player, &id).await?;
        for other in (0..self.sockets.len()).filter(|other| *other != player) {
            self.hear_number(other, seq).await?;
        }
        self.last = Some((player, text, seq));
        Ok(())
    }

    /// Waits for the answer to a message and its frames, and folds them.
    async fn hear(&mut self, player: usize, id: &str) -> Result<u64> {
        let mut done = None;
        loop {
            // Taken out while its text is read, so that the text can be folded.
            let mut socket = self.sockets.swap_remove(player);
            let heard = self.hear_one(&mut socket, id, &mut done).await;
            self.sockets.push(socket);
            let last = self.sockets.len() - 1;
            self.sockets.swap(player, last);
            if let Some(seq) = heard? {
                return Ok(seq);
            }
        }
    }

    async fn hear_one(
        &mut self,
        socket: &mut Socket,
        id: &str,
        done: &mut Option<u64>,
    ) -> Result<Option<u64>> {
        let text = socket.read().await?;
        match hear(text, id) {
            Scanned::Answer(Some(seq)) => *done = Some(seq),
            Scanned::Answer(None) => bail!("a message was refused: {text}"),
            Scanned::Frame(seq) => {
                self.fold(seq, text)?;
                return Ok(done.filter(|done| seq >= *done));
            }
            Scanned::View(_) | Scanned::Other => {}
        }
        Ok(None)
    }

    async fn hear_number(&mut self, player: usize, seq: u64) -> Result<()> {
        loop {
            let text = self.sockets[player].read().await?;
            if matches!(hear(text, ""), Scanned::Frame(heard) if heard >= seq) {
                return Ok(());
            }
        }
    }

    fn fold(&mut self, seq: u64, text: &str) -> Result<()> {
        if text.contains(r#""event":{"type":"started""#) {
            return self.fold_started(seq, text);
        }
        for happened in happened(text) {
            match happened {
                Happened::Turned(made) => self.fold_move(seq, &made),
                Happened::Drew { seat, card } => self.hands[seat].push(card),
                Happened::Turn(to) => self.turn = Some(to),
                Happened::Ended => {
                    self.turn = None;
                    if let Some(game) = self.games.last_mut() {
                        game.ended = true;
                    }
                }
            }
        }
        Ok(())
    }

    fn fold_started(&mut self, seq: u64, text: &str) -> Result<()> {
        let Started { event } = serde_json::from_str(text)?;
        self.seats = event.seats;
        self.turn = event.view.turn;
        self.n_line = event.view.line.len() as u64;
        let numbers = |hand: Vec<Card>| hand.into_iter().map(|card| card.card).collect();
        self.hands = event.view.hands.into_iter().map(numbers).collect();
        self.games.push(PlayedGame::new(event.game, seq));
        Ok(())
    }

    fn fold_move(&mut self, seq: u64, made: &Move<'_>) {
        self.n_line += u64::from(made.right);
        let print = made.print();
        if let Some(game) = self.games.last_mut() {
            game.moves.push(Acknowledged { seq, print });
        }
    }

    /// Counts the messages sent.
    pub(super) fn n_sent(&self) -> u64 {
        self.n_sent
    }

    /// Draws a number below `n`.
    fn below(&mut self, n: u64) -> u64 {
        self.dice.bits() % n
    }
}

/// Makes a seat's token.
pub(super) fn token() -> Result<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system has no source of chance")?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
