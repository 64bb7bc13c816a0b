//! A scripted player: plays, talks, loses connections, comes back to any node, and sends
//! again what was not answered, as the page does.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use antedate_dice::Dice;
use antedate_wire::{
    AnswerResult, Driver, GameView, Hint, Phase, RunningGame, ServerMessage, TableView, fold,
};
use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::world::SharedState;

/// An answer that takes longer will not come: the connection is given up.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);
/// After so long a client leaves for another node, one time in a few.
const MOVES_BEFORE_LEAVING: usize = 40;

type Socket = WebSocketStream<TcpStream>;

/// One player at one table.
pub(crate) struct Client {
    pub(crate) world: Arc<SharedState>,
    pub(crate) table: usize,
    pub(crate) id: String,
    pub(crate) token: String,
    pub(crate) player: u32,
    pub(crate) chance: Dice,
    pub(crate) view: Option<TableView>,
    pub(crate) history: History,
    /// What was sent and not answered: its id and its words.
    pending: Option<(String, Value)>,
    n_sent: u64,
    /// The node it was connected to when that was killed, and when.
    lost: Option<Instant>,
}

/// What a client can tell afterwards.
#[derive(Default)]
pub(crate) struct History {
    /// Messages that were done, in order.
    pub(crate) done: Vec<DoneMessage>,
    /// Messages that were refused: they must not be in the log.
    pub(crate) refused: BTreeSet<String>,
    /// How long it took to be back after a node was killed.
    pub(crate) back_after: Vec<Duration>,
    /// How often it connected.
    pub(crate) n_connected: u64,
    /// How often it was told that saving is paused and its move is kept.
    pub(crate) n_paused: u64,
    /// What a server said that it must not say.
    pub(crate) wrong: Vec<String>,
}

/// A message that was answered with the number of an entry.
pub(crate) struct DoneMessage {
    pub(crate) id: String,
    pub(crate) seq: u64,
    /// Who was to play the seat, if it was about that. Whoever plays it already goes on, and
    /// then there is no entry.
    pub(crate) driver: Option<Value>,
}

impl Client {
    pub(crate) fn new(
        world: Arc<SharedState>,
        (table, id): (usize, String),
        (player, token): (u32, String),
        chance: Dice,
    ) -> Client {
        Client {
            world,
            table,
            id,
            token,
            player,
            chance,
            view: None,
            history: History::default(),
            pending: None,
            n_sent: 0,
            lost: None,
        }
    }

    /// Plays until the world says that it is over.
    pub(crate) async fn play(mut self) -> Client {
        while !self.world.is_over() {
            let node = self.chance.below(self.world.n_nodes());
            match self.connect(node).await {
                Ok(socket) => {
                    let opened = Instant::now();
                    // However the connection ends, the next one takes up where it was.
                    let _ = self.carry(socket).await;
                    let killed = self.world.killed_since(node, opened);
                    self.lost = self.lost.or(killed);
                }
                Err(_) => sleep(Duration::from_millis(self.chance.between(20, 120))).await,
            }
        }
        self
    }

    /// Says whether nothing that was sent waits for its answer.
    pub(crate) fn is_answered(&self) -> bool {
        self.pending.is_none()
    }

    async fn connect(&mut self, node: usize) -> Result<Socket> {
        let port = self.world.port(node);
        let socket = timeout(ANSWER_TIMEOUT, open(port, &self.id)).await??;
        self.history.n_connected += 1;
        timeout(ANSWER_TIMEOUT, self.enter(socket)).await?
    }

    async fn enter(&mut self, mut socket: Socket) -> Result<Socket> {
        let mut enter = json!({"type": "enter", "tokens": [self.token], "lang": "en"});
        if let Some(view) = &self.view {
            enter["since"] = view.seq.into();
        }
        send(&mut socket, "enter", &enter).await?;
        loop {
            let message = read(&mut socket).await?;
            if let ServerMessage::Answer(answer) = &message
                && answer.id == "enter"
            {
                match &answer.result {
                    AnswerResult::Ok(_) => break,
                    AnswerResult::Error(error) => {
                        if error.code == "wrong_token" {
                            self.history.wrong.push("a seat was forgotten".to_owned());
                        }
                        bail!("{}", error.code);
                    }
                }
            }
            self.hear(&mut socket, message).await?;
        }
        if let Some(lost) = self.lost.take() {
            self.history.back_after.push(lost.elapsed());
        }
        if let Some((id, command)) = &self.pending {
            send(&mut socket, id, command).await?;
        }
        Ok(socket)
    }

    async fn carry(&mut self, mut socket: Socket) -> Result<()> {
        let mut waits = Instant::now();
        loop {
            let rest = Duration::from_millis(self.chance.between(150, 900));
            match timeout(rest, read(&mut socket)).await {
                Ok(message) => self.hear(&mut socket, message?).await?,
                Err(_) if self.world.is_over() => return Ok(()),
                Err(_) => {
                    if self.pending.is_none() {
                        waits = Instant::now();
                        self.act(&mut socket).await?;
                    } else if waits.elapsed() > ANSWER_TIMEOUT {
                        bail!("no answer");
                    }
                    if self.world.is_rough() && self.chance.below(MOVES_BEFORE_LEAVING) == 0 {
                        bail!("restless");
                    }
                }
            }
        }
    }

    /// Takes in what a server says.
    async fn hear(&mut self, socket: &mut Socket, message: ServerMessage) -> Result<()> {
        match message {
            ServerMessage::View(view) => {
                self.world.saw(self.table, view.seq);
                self.view = Some(*view);
            }
            ServerMessage::Frame(frame) => {
                let view = self.view.as_mut().context("a frame before a view")?;
                let (seq, since) = (frame.seq, view.seq);
                if fold(view, &frame).is_err() {
                    if seq == since + 1 {
                        // Nothing is missing, and still it does not follow.
                        let wrong = format!("entry {seq} does not follow on what was seen");
                        self.history.wrong.push(wrong);
                        self.view = None;
                        bail!("begin anew");
                    }
                    let catch_up = json!({"type": "catch_up", "since": since});
                    send(socket, "catch_up", &catch_up).await?;
                }
                self.world.saw(self.table, seq);
            }
            ServerMessage::Answer(answer) => {
                let Some((id, command)) = self.pending.take_if(|(id, _)| *id == answer.id) else {
                    return Ok(());
                };
                match answer.result {
                    AnswerResult::Ok(done) => self.history.done.push(DoneMessage {
                        id,
                        seq: done.seq,
                        driver: command.get("to").cloned(),
                    }),
                    AnswerResult::Error(error) => match error.code.as_str() {
                        "saving_paused" | "too_fast" | "going_down" => {
                            sleep(Duration::from_millis(self.chance.between(100, 400))).await;
                            send(socket, &id, &command).await?;
                            self.pending = Some((id, command));
                        }
                        "table_damaged" | "no_such_table" => {
                            self.history.wrong.push(error.message);
                        }
                        _ => {
                            self.history.refused.insert(id);
                        }
                    },
                }
            }
            ServerMessage::Hint(Hint::SavingPaused) => self.history.n_paused += 1,
            ServerMessage::Hint(_) | ServerMessage::To { .. } => {}
        }
        Ok(())
    }

    /// Does something, if there is something to do.
    async fn act(&mut self, socket: &mut Socket) -> Result<()> {
        let command = match self.world.is_quiet() {
            true => self.take_back(),
            false => self.choose(),
        };
        let Some(command) = command else {
            return Ok(());
        };
        self.n_sent += 1;
        let id = format!("p{}-{}", self.player, self.n_sent);
        send(socket, &id, &command).await?;
        self.pending = Some((id, command));
        Ok(())
    }

    /// Takes the seat back that a bot plays, so that the game waits.
    fn take_back(&self) -> Option<Value> {
        let view = self.view.as_ref()?;
        let game = view
            .game
            .as_ref()
            .filter(|_| view.phase == Phase::Playing)?;
        let driver = &game.seats.get(usize::from(game.you?))?.driver;
        let taken = *driver != Driver::Owner;
        taken.then(|| json!({"type": "hand_over", "to": {"type": "owner"}}))
    }

    fn choose(&mut self) -> Option<Value> {
        let view = self.view.as_ref()?;
        let is_host = view.host == Some(self.player);
        match view.phase {
            Phase::Lobby if is_host => return Some(json!({"type": "start"})),
            Phase::Finished if is_host => return Some(json!({"type": "rematch"})),
            _ => {}
        }
        let game = view.game.as_ref()?;
        if let Some(action) = choose_action(&mut self.chance, game) {
            return Some(action);
        }
        let talks = self.chance.below(12) == 0;
        let text = format!("{} says {}", self.player, self.n_sent);
        talks.then(|| json!({"type": "say", "text": text}))
    }
}

/// Chooses a move, if it is our turn.
fn choose_action(chance: &mut Dice, game: &RunningGame) -> Option<Value> {
    let you = game.you?;
    let seat = usize::from(you);
    let act = |action: Value| Some(json!({"type": "act", "action": action}));
    match &game.view {
        GameView::Timeline(view) if view.turn == Some(you) => {
            let hand = view.hands.get(seat).filter(|hand| !hand.is_empty())?;
            let card = hand[chance.below(hand.len())].card;
            let gap = chance.below(view.line.len() + 1);
            act(json!({"type": "place", "card": card, "gap": gap}))
        }
        GameView::Twist(view) if view.turn == Some(you) => {
            if view.tried && chance.below(2) == 0 {
                return act(json!({"type": "stop"}));
            }
            let hand = view.hands.get(seat).filter(|hand| !hand.is_empty())?;
            let card = hand[chance.below(hand.len())].card();
            let kind = if chance.below(4) == 0 {
                "discard"
            } else {
                "try"
            };
            act(json!({"type": kind, "card": card}))
        }
        // A trek is left to the bots: what is legal there takes more than a glance.
        GameView::Trek(_) if game.seats.get(seat)?.driver == Driver::Owner => {
            let to = json!({"type": "bot", "level": "steady"});
            Some(json!({"type": "hand_over", "to": to}))
        }
        _ => None,
    }
}

/// Opens a connection to a table.
pub(crate) async fn open(port: u16, table: &str) -> Result<Socket> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let url = format!("ws://{address}/ws/tables/{table}");
    Ok(client_async(url, stream).await?.0)
}

/// Fetches a fresh view of a table with the eyes of whoever has this token.
pub(crate) async fn fresh_view(port: u16, table: &str, token: &str) -> Result<TableView> {
    let mut socket = open(port, table).await?;
    let enter = json!({"type": "enter", "tokens": [token], "lang": "en"});
    send(&mut socket, "enter", &enter).await?;
    loop {
        match timeout(ANSWER_TIMEOUT, read(&mut socket)).await?? {
            ServerMessage::View(view) => return Ok(*view),
            ServerMessage::Answer(answer) => {
                if let AnswerResult::Error(error) = answer.result {
                    bail!("{}: {}", error.code, error.message);
                }
            }
            _ => {}
        }
    }
}

async fn send(socket: &mut Socket, id: &str, command: &Value) -> Result<()> {
    let words = json!({"v": 2, "id": id, "do": command}).to_string();
    Ok(timeout(ANSWER_TIMEOUT, socket.send(Message::text(words))).await??)
}

async fn read(socket: &mut Socket) -> Result<ServerMessage> {
    loop {
        match socket.next().await.context("closed")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => bail!("closed"),
            _ => {}
        }
    }
}
