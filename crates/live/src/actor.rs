//! The task that owns one live table.
//!
//! Everything at a table goes through here one after the other: messages, due work, and
//! connections that open and close. It never waits for a reader: a connection whose
//! outbox is full is cut off, and catches up from the log when it reconnects.

mod absence;
mod appending;
mod broadcast;
mod connections;
mod due_work;
mod remote;
mod results;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use antedate_store::Row;
use antedate_tables::{
    Advice, AdviceDue, Contents, GameAction, GuestHash, Stored, Table, TokenHash, Who, Work,
    check_id,
};
use antedate_wire::{
    Answer, AnswerResult, BotLevel, ClientMessage, Command, Done, Hint, Lang, Phase, PlayerNumber,
    ServerMessage, TableSummary, VERSION,
};
use bytes::Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::context::TableContext;
use crate::error::LiveError;
use crate::lobby::summary_of;
use crate::notice::Notice;
use crate::outbox::{CloseReason, Outbox, Outgoing, encode};
use crate::records;
use crate::registry::TableRegistry;
pub(crate) use appending::new_entry;
use connections::Connection;
use remote::RemotePresence;

/// The number of a connection, unique while the program runs.
pub type ConnectionId = u64;

/// The capacity of a table's inbox. Senders wait when it is full, so a flood slows down its own
/// table only.
const INBOX_CAPACITY: usize = 64;
/// How often a lost race is retried before the sender is asked to try later. Two nodes under
/// full load lose every second race each.
pub(crate) const MAX_RACES: u32 = 40;

/// A message to the task of a table.
pub(crate) enum TableMessage {
    /// A connection was opened, by this guest if they have a cookie.
    Connected(ConnectionId, Outbox, Option<GuestHash>),
    /// A connection was opened in this process, for players who need not prove who they are.
    ConnectedAs(ConnectionId, Outbox, Vec<PlayerNumber>, Lang),
    /// A connection is gone.
    Gone(ConnectionId),
    /// A message came over a connection.
    Message(ConnectionId, Box<ClientMessage>),
    /// A command came without a connection.
    Command(CommandRequest, oneshot::Sender<Result<Done, LiveError>>),
    /// Somebody asks whose seat this token opens.
    PlayerByToken(TokenHash, oneshot::Sender<Option<PlayerNumber>>),
    /// Somebody wants a short description.
    Summary(Lang, oneshot::Sender<Option<TableSummary>>),
    /// Somebody asks for the record of a game: the last, or the one of this number.
    Finished(Option<u32>, oneshot::Sender<Result<Finished, LiveError>>),
    /// Whoever has this token shows the last game's result to everybody.
    Share(TokenHash, oneshot::Sender<Result<String, LiveError>>),
    /// A guest is to be erased here.
    Erase(GuestHash, oneshot::Sender<Result<(), LiveError>>),
    /// A bot has chosen.
    Chose(Work, GameAction),
    /// The table closes an open card.
    Close(Work),
    /// A bot has advice for the person whose turn it is.
    Advised(AdviceDue, Vec<Advice>),
    /// Other nodes have appended these entries.
    Tail(Vec<Row>),
    /// A notice of another node.
    Notice(Notice),
    /// It is time to tell other nodes again who is present.
    Refresh,
    /// The store has leased what is due here to this node.
    Due,
    /// The backoff after a failure is over.
    Retry,
    /// Nothing; sending it has loaded the table into memory.
    Wake,
    /// The program shuts down.
    GoDown,
}

impl TableMessage {
    /// Says whether somebody uses the table, or it is the table's own work. What nodes
    /// tell each other by themselves keeps no table in memory.
    fn is_use(&self) -> bool {
        !matches!(
            self,
            TableMessage::Tail(_) | TableMessage::Notice(_) | TableMessage::Refresh
        )
    }
}

/// A command and who sends it.
pub struct CommandRequest {
    /// Who sends it.
    pub who: Who,
    /// The guest who sends it, if they are known.
    pub guest: Option<GuestHash>,
    /// The id of the message: a repeat is done once.
    pub id: String,
    /// The command.
    pub command: Command,
}

/// The record of a finished game, with what is needed to replay it.
pub struct Finished {
    /// The transcript.
    pub transcript: String,
    /// The number of the game at its table.
    pub game: u32,
    /// The bots, by seat.
    pub bots: Vec<Option<BotLevel>>,
    /// The cards.
    pub contents: Arc<Contents>,
}

/// The task of one table.
pub(crate) struct Actor {
    id: String,
    code: Option<String>,
    context: Arc<TableContext>,
    /// The registry that the table is found by; none for a table that stands alone.
    registry: Option<Arc<TableRegistry>>,
    table: Table,
    connections: HashMap<ConnectionId, Connection>,
    /// Whether somebody left whom the others still see as present.
    presence_changed: bool,
    inbox: mpsc::Receiver<TableMessage>,
    me: mpsc::Sender<TableMessage>,
    /// The work a bot is thinking about.
    thinking: Option<Work>,
    /// The move after which a bot was last asked for advice.
    advised: u64,
    /// Whether the last append failed, so that people were told.
    paused: bool,
    /// Whether this node does what is due here: it made the last entry, which is the claim on
    /// what follows from it, or the store has leased the work to it.
    owns_due_work: bool,
    remote_presence: RemotePresence,
    /// Since when people have not been connected to any node.
    missing: HashMap<PlayerNumber, Instant>,
    /// Not before this is an absence noted.
    absence_retry: Instant,
    /// When the table was last used.
    last_used: Instant,
    /// The number of the last entry, for those who poll all tables at once.
    head: Arc<AtomicU64>,
}

/// A handle to a table's task.
#[derive(Clone)]
pub(crate) struct TableHandle {
    pub(crate) inbox: mpsc::Sender<TableMessage>,
    /// The number of the last entry.
    pub(crate) head: Arc<AtomicU64>,
}

/// Whether the task goes on.
enum LoopControl {
    On,
    Stop,
}

impl Actor {
    /// Starts the task of a table and returns its handle.
    pub(crate) fn start(
        context: Arc<TableContext>,
        registry: Option<Arc<TableRegistry>>,
        id: String,
        code: Option<String>,
        table: Table,
    ) -> TableHandle {
        let (me, inbox) = mpsc::channel(INBOX_CAPACITY);
        let head = Arc::new(AtomicU64::new(table.seq()));
        let handle = TableHandle {
            inbox: me.clone(),
            head: head.clone(),
        };
        let actor = Actor {
            id,
            code,
            context,
            registry,
            table,
            connections: HashMap::new(),
            presence_changed: false,
            inbox,
            me,
            thinking: None,
            advised: 0,
            paused: false,
            owns_due_work: false,
            remote_presence: RemotePresence::default(),
            missing: HashMap::new(),
            absence_retry: Instant::now(),
            last_used: Instant::now(),
            head,
        };
        actor.context.subscribe(&actor.id);
        actor.context.notify_nodes(&actor.id, || Notice::WhoIsHere);
        actor.context.metrics.tables_live.add(1);
        tokio::spawn(actor.run());
        handle
    }

    async fn run(mut self) {
        loop {
            let due = self.due_in();
            self.note_missing();
            let absence = self.absence_due();
            let may_sleep =
                self.registry.is_some() && self.connections.is_empty() && self.thinking.is_none();
            let next = tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => LoopControl::Stop,
                },
                () = sleep(due) => {
                    self.think();
                    self.ask_for_advice();
                    LoopControl::On
                }
                () = tokio::time::sleep_until(absence.unwrap_or_else(Instant::now)),
                    if absence.is_some() => self.record_absence().await,
                () = tokio::time::sleep_until(self.last_used + self.context.config.sleep_after),
                    if may_sleep => self.fall_asleep().await,
            };
            if matches!(next, LoopControl::Stop) {
                break;
            }
            self.update_presence();
        }
        self.context.metrics.tables_live.sub(1);
    }

    /// Leaves the memory, unless somebody has just sent something.
    async fn fall_asleep(&mut self) -> LoopControl {
        let (inbox, registry) = (&self.inbox, self.registry.clone());
        let Some(registry) = registry.filter(|all| all.forget_if(&self.id, || inbox.is_empty()))
        else {
            return LoopControl::On;
        };
        // Whoever had our handle may have sent something since: that is for the next task.
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            if message.is_use() {
                let _ = registry.send(&self.id, message).await;
            }
        }
        LoopControl::Stop
    }

    async fn handle(&mut self, message: TableMessage) -> LoopControl {
        if message.is_use() || !self.connections.is_empty() {
            self.last_used = Instant::now();
        }
        match message {
            TableMessage::Connected(connection, outbox, guest) => {
                self.connected(connection, outbox, guest);
            }
            TableMessage::ConnectedAs(connection, outbox, players, lang) => {
                self.connected_as(connection, outbox, &players, lang);
            }
            TableMessage::Gone(connection) => drop(self.disconnect(connection)),
            TableMessage::Message(connection, message) => {
                return self.message(connection, *message).await;
            }
            TableMessage::Command(request, reply) => {
                let (result, next) = self.ask(&request).await;
                let _ = reply.send(result);
                return next;
            }
            TableMessage::PlayerByToken(token, reply) => {
                if self.table.player_by_token(&token).is_none() {
                    self.refresh_if_shared().await;
                }
                let _ = reply.send(self.table.player_by_token(&token));
            }
            TableMessage::Summary(lang, reply) => {
                let code = self.code.as_deref();
                let _ = reply.send(summary_of(&self.id, code, &self.table, lang));
            }
            TableMessage::Finished(game, reply) => {
                self.refresh_if_shared().await;
                let _ = reply.send(self.finished(game).await);
            }
            TableMessage::Share(token, reply) => {
                let (result, next) = self.share(&token).await;
                let _ = reply.send(result);
                return next;
            }
            TableMessage::Erase(guest, reply) => {
                let (result, next) = self.erase(&guest).await;
                let _ = reply.send(result);
                return next;
            }
            TableMessage::Chose(work, action) => return self.chose(work, action).await,
            TableMessage::Close(work) => return self.close(work).await,
            TableMessage::Advised(advice_due, advice) => {
                return self.give_advice(&advice_due, &advice).await;
            }
            TableMessage::Tail(rows) => return self.take_tail(rows).await,
            TableMessage::Notice(notice) => self.notice(notice),
            TableMessage::Refresh => self.renew_presence(),
            TableMessage::Due => return self.take_lease().await,
            TableMessage::Retry => self.thinking = None,
            TableMessage::Wake => {}
            TableMessage::GoDown => {
                self.go_down();
                return LoopControl::Stop;
            }
        }
        LoopControl::On
    }

    /// Hands out a game that is over, the last one unless another is named.
    async fn finished(&self, game: Option<u32>) -> Result<Finished, LiveError> {
        let last = self.table.n_games();
        match game {
            Some(game) if (1..last).contains(&game) => {
                let log = self.load_log().await?;
                let contents = self.table.contents().clone();
                let folded = Table::fold_game(contents, log, game).map_err(LiveError::damaged)?;
                finished_at(&folded.ok_or(LiveError::NoSuchTable)?)
            }
            Some(game) if game != last => Err(LiveError::NoSuchGame { games: last }),
            _ => finished_at(&self.table),
        }
    }

    /// A message over a connection: answered once, then followed by what it brought about.
    async fn message(&mut self, connection: ConnectionId, message: ClientMessage) -> LoopControl {
        self.context.metrics.messages_total.add(1);
        let ClientMessage {
            v,
            id,
            player,
            command,
        } = message;
        let Some(sender) = self.connections.get(&connection) else {
            return LoopControl::On; // It was cut off while the message was on its way.
        };
        if v.is_some_and(|v| v != VERSION) {
            self.answer(connection, id, Err(LiveError::VersionUnknown));
            return LoopControl::On;
        }
        if let Err(refusal) = check_id(&id) {
            self.answer(connection, id, Err(refusal.into()));
            return LoopControl::On;
        }
        if let Command::Enter {
            tokens,
            lang,
            since,
        } = command
        {
            self.refresh_if_shared().await;
            self.enter(connection, id, &tokens, lang, since);
            return LoopControl::On;
        }
        if !sender.entered {
            self.answer(connection, id, Err(LiveError::EnterFirst));
            return LoopControl::On;
        }
        match command {
            Command::CatchUp { since } => self.catch_up(connection, id, since),
            Command::Language { lang } => self.language(connection, id, lang),
            Command::Typing => self.typing(connection, id, player),
            command => return self.play(connection, id, player, command).await,
        }
        LoopControl::On
    }

    async fn play(
        &mut self,
        connection: ConnectionId,
        id: String,
        player: Option<PlayerNumber>,
        command: Command,
    ) -> LoopControl {
        let who = match self.who(connection, player, &command) {
            Ok(who) => who,
            Err(error) => {
                self.answer(connection, id, Err(error));
                return LoopControl::On;
            }
        };
        let guest = self.guest_at(connection);
        let request = CommandRequest {
            who,
            guest,
            id,
            command,
        };
        if let Err(error) = self.check_level(&request.command) {
            self.answer(connection, request.id, Err(error));
            return LoopControl::On;
        }
        match self.decide_and_append(&request).await {
            Ok((done, broadcast)) => {
                self.after_join(connection, &request.command, &done);
                let answer = encode_answer(request.id, Ok(done));
                if matches!(request.command, Command::Join { .. }) {
                    self.send(connection, Outgoing::One(answer));
                    self.send_views(connection);
                    self.broadcast(broadcast, None);
                } else if self.has_others(connection) {
                    // The answer comes before the frames of all players on the connection.
                    self.send(connection, Outgoing::One(answer));
                    self.broadcast(broadcast, None);
                } else {
                    self.broadcast(broadcast, Some((connection, answer)));
                }
                self.after_append();
                LoopControl::On
            }
            Err(failure) => self.failed(failure, |actor, error| {
                actor.answer(connection, request.id, Err(error));
            }),
        }
    }

    async fn ask(&mut self, request: &CommandRequest) -> (Result<Done, LiveError>, LoopControl) {
        match self.decide_and_append(request).await {
            Ok((done, broadcast)) => {
                self.broadcast(broadcast, None);
                self.after_append();
                (Ok(done), LoopControl::On)
            }
            Err(failure) => self.answered(Err(failure)),
        }
    }

    fn answer(&mut self, connection: ConnectionId, id: String, result: Result<Done, LiveError>) {
        self.send(connection, Outgoing::One(encode_answer(id, result)));
    }

    /// Stops waiting for a bot at a table that was closed.
    fn after_append(&mut self) {
        if self.table.phase() == Phase::Closed {
            self.thinking = None;
        }
    }

    fn go_down(&mut self) {
        self.hint_all(&Hint::GoingDown { retry_after: 1_000 });
        self.close_all(CloseReason::GoingDown);
    }

    async fn load_log(&self) -> Result<Vec<Stored>, LiveError> {
        records::load_log(&*self.context.log, &self.id).await
    }
}

fn encode_answer(id: String, result: Result<Done, LiveError>) -> Bytes {
    let result = match result {
        Ok(done) => AnswerResult::Ok(done),
        Err(error) => AnswerResult::Error(error.body()),
    };
    encode(&ServerMessage::Answer(Answer { id, result }))
}

fn finished_at(table: &Table) -> Result<Finished, LiveError> {
    Ok(Finished {
        transcript: table.transcript()?,
        game: table.n_games(),
        bots: table.bots(),
        contents: table.contents().clone(),
    })
}

async fn sleep(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}
