//! The task that owns one live table.
//!
//! Everything at a table goes through here one after the other: messages, due work, and
//! the comings and goings of connections. It never waits for a reader: a connection whose
//! outbox is full is cut off, and rejoins from the log.

mod appending;
mod others;
mod people;
mod results;
mod telling;
mod work;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use antedate_store::Row;
use antedate_tables::{Advice, Counsel, GuestHash, Table, TokenHash, Who, Work};
use antedate_wire::{
    Action, Answer, AnswerResult, ClientMessage, Command, Done, Hint, Lang, Phase, PlayerNumber,
    ServerMessage, VERSION,
};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::error::Problem;
use crate::house::House;
use crate::notice::Notice;
use crate::outbox::{Out, Outbox, text};
use crate::replay::Finished;
use crate::summary::Summary;
pub(crate) use appending::new_entry;
use others::Elsewhere;
use people::Person;

/// The number of a connection, for one life of the server.
pub(crate) type ConnectionId = u64;

/// How many messages may wait for a table. Senders wait when there are more, so a flood
/// slows down its own table only.
const LONGEST_QUEUE: usize = 64;
/// How often a lost race is decided again before the sender is asked to try later. Two nodes
/// that are asked as fast as they can lose every second race each.
pub(crate) const MOST_RACES: u32 = 40;

/// What a table is told.
pub(crate) enum ToTable {
    /// A connection was opened, by this guest if they have a cookie.
    Connected(ConnectionId, Outbox, Option<GuestHash>),
    /// A connection is gone.
    Gone(ConnectionId),
    /// A message came over a connection.
    Message(ConnectionId, Box<ClientMessage>),
    /// A command came over HTTP, for whoever has this token, or for a stranger.
    Ask(Asking, oneshot::Sender<Result<Done, Problem>>),
    /// Somebody wants to know who has this token.
    WhoHas(TokenHash, oneshot::Sender<Option<PlayerNumber>>),
    /// Somebody wants a short description.
    Summary(Lang, oneshot::Sender<Option<Summary>>),
    /// Somebody wants the record of a game: the last, or the one of this number.
    Finished(Option<u32>, oneshot::Sender<Result<Finished, Problem>>),
    /// Whoever has this token shows the last game's result to everybody.
    Share(TokenHash, oneshot::Sender<Result<String, Problem>>),
    /// A guest wants to be forgotten here.
    Erase(GuestHash, oneshot::Sender<Result<(), Problem>>),
    /// A bot has chosen.
    Chose(Work, Action),
    /// A bot has advice for the person whose turn it is.
    Advised(Counsel, Vec<Advice>),
    /// Other nodes have appended this.
    Tail(Vec<Row>),
    /// Another node tells something.
    Notice(Notice),
    /// It is time to tell other nodes again who is here.
    Refresh,
    /// What is due here is ours to do: the store has lent it to this node.
    Due,
    /// What went wrong a while ago may go right now.
    TryAgain,
    /// Nothing, but who sleeps wakes up.
    Wake,
    /// The server goes down.
    GoDown,
}

impl ToTable {
    /// Says whether somebody wants something here, or it is the table's own work. What nodes
    /// tell each other by themselves keeps no table in memory.
    fn stirs(&self) -> bool {
        !matches!(
            self,
            ToTable::Tail(_) | ToTable::Notice(_) | ToTable::Refresh
        )
    }
}

/// A command and who asks for it.
pub(crate) struct Asking {
    pub(crate) who: Who,
    /// The guest who asks, if they have a cookie.
    pub(crate) guest: Option<GuestHash>,
    pub(crate) id: String,
    pub(crate) command: Command,
}

/// The task of one table.
pub(crate) struct Actor {
    id: String,
    code: Option<String>,
    house: Arc<House>,
    table: Table,
    people: HashMap<ConnectionId, Person>,
    /// Whether somebody went whom the others still believe to be here.
    someone_went: bool,
    inbox: mpsc::Receiver<ToTable>,
    me: mpsc::Sender<ToTable>,
    /// The work a bot is thinking about.
    thinking: Option<Work>,
    /// The move after which a bot was last asked for advice.
    advised: u64,
    /// Whether the last append failed, so that people were told.
    paused: bool,
    /// Whether what is due here is ours to do: we made the last entry, which is the claim on
    /// what follows from it, or the store has lent it to us.
    mine: bool,
    elsewhere: Elsewhere,
    /// Since when nobody has wanted anything here.
    quiet_since: Instant,
    /// The number of the last entry, for those who look after all tables at once.
    head: Arc<AtomicU64>,
}

/// The way to a table's task.
#[derive(Clone)]
pub(crate) struct Way {
    pub(crate) sender: mpsc::Sender<ToTable>,
    pub(crate) head: Arc<AtomicU64>,
}

/// Whether the task goes on.
enum Next {
    On,
    Stop,
}

impl Actor {
    /// Starts the task of a table and returns the way to it.
    pub(crate) fn start(house: Arc<House>, id: String, code: Option<String>, table: Table) -> Way {
        let (me, inbox) = mpsc::channel(LONGEST_QUEUE);
        let head = Arc::new(AtomicU64::new(table.seq()));
        let way = Way {
            sender: me.clone(),
            head: head.clone(),
        };
        let actor = Actor {
            id,
            code,
            house,
            table,
            people: HashMap::new(),
            someone_went: false,
            inbox,
            me,
            thinking: None,
            advised: 0,
            paused: false,
            mine: false,
            elsewhere: Elsewhere::default(),
            quiet_since: Instant::now(),
            head,
        };
        actor.house.follow_table(&actor.id);
        actor.house.tell_nodes(&actor.id, || Notice::WhoIsHere);
        actor.house.metrics.tables_live.add(1);
        actor
            .house
            .lobby
            .update(&actor.id, actor.code.as_deref(), &actor.table);
        tokio::spawn(actor.run());
        way
    }

    async fn run(mut self) {
        loop {
            let due = self.due_in();
            let may_sleep = self.people.is_empty() && self.thinking.is_none();
            let next = tokio::select! {
                told = self.inbox.recv() => match told {
                    Some(told) => self.hear(told).await,
                    None => Next::Stop,
                },
                () = sleep(due) => {
                    self.think();
                    self.ask_for_advice();
                    Next::On
                }
                () = tokio::time::sleep_until(self.quiet_since + self.house.config.sleep_after),
                    if may_sleep => self.fall_asleep().await,
            };
            if matches!(next, Next::Stop) {
                break;
            }
            self.tell_who_is_left();
        }
        self.house.metrics.tables_live.take(1);
    }

    /// Leaves the memory, unless somebody has just sent something.
    async fn fall_asleep(&mut self) -> Next {
        let inbox = &self.inbox;
        if !self.house.forget_if(&self.id, || inbox.is_empty()) {
            return Next::On;
        }
        // Who knew the way before may have sent something since: that is for the next task.
        self.inbox.close();
        while let Some(told) = self.inbox.recv().await {
            if told.stirs() {
                let _ = self.house.send(&self.id, told).await;
            }
        }
        Next::Stop
    }

    async fn hear(&mut self, told: ToTable) -> Next {
        if told.stirs() || !self.people.is_empty() {
            self.quiet_since = Instant::now();
        }
        match told {
            ToTable::Connected(connection, outbox, guest) => {
                self.connected(connection, outbox, guest);
            }
            ToTable::Gone(connection) => drop(self.let_go(connection)),
            ToTable::Message(connection, message) => {
                return self.message(connection, *message).await;
            }
            ToTable::Ask(asking, reply) => {
                let (result, next) = self.ask(&asking).await;
                let _ = reply.send(result);
                return next;
            }
            ToTable::WhoHas(token, reply) => {
                if self.table.player_by_token(&token).is_none() {
                    self.look_if_shared().await;
                }
                let _ = reply.send(self.table.player_by_token(&token));
            }
            ToTable::Summary(lang, reply) => {
                let code = self.code.as_deref();
                let _ = reply.send(Summary::of(&self.id, code, &self.table, lang));
            }
            ToTable::Finished(game, reply) => {
                self.look_if_shared().await;
                let _ = reply.send(self.finished(game).await);
            }
            ToTable::Share(token, reply) => {
                let (result, next) = self.share(&token).await;
                let _ = reply.send(result);
                return next;
            }
            ToTable::Erase(guest, reply) => {
                let (result, next) = self.erase(&guest).await;
                let _ = reply.send(result);
                return next;
            }
            ToTable::Chose(work, action) => return self.chose(work, action).await,
            ToTable::Advised(counsel, advice) => return self.give_advice(&counsel, &advice).await,
            ToTable::Tail(rows) => return self.take_tail(rows).await,
            ToTable::Notice(notice) => self.notice(notice),
            ToTable::Refresh => self.refresh_presence(),
            ToTable::Due => return self.take_over().await,
            ToTable::TryAgain => self.thinking = None,
            ToTable::Wake => {}
            ToTable::GoDown => {
                self.go_down();
                return Next::Stop;
            }
        }
        Next::On
    }

    /// Hands out a game that is over, the last one unless another is named.
    async fn finished(&self, game: Option<u32>) -> Result<Finished, Problem> {
        let last = self.table.n_games();
        match game {
            Some(game) if (1..last).contains(&game) => {
                let log = self.house.load_log(&self.id).await?;
                let contents = self.table.contents().clone();
                let folded = Table::fold_game(contents, log, game).map_err(Problem::damaged)?;
                finished_at(&folded.ok_or_else(Problem::no_such_table)?)
            }
            Some(game) if game != last => Err(Problem::new(
                axum::http::StatusCode::NOT_FOUND,
                "no_such_game",
                format!("{last} games have been played here; ask for one of them"),
            )
            .with("games", last)),
            _ => finished_at(&self.table),
        }
    }

    /// A message over a connection: answered once, then followed by what it brought about.
    async fn message(&mut self, connection: ConnectionId, message: ClientMessage) -> Next {
        self.house.metrics.messages_total.add(1);
        let ClientMessage {
            v,
            id,
            player,
            command,
        } = message;
        let Some(person) = self.people.get(&connection) else {
            return Next::On; // It was cut off while the message was on its way.
        };
        if v.is_some_and(|v| v != VERSION) {
            self.answer(connection, id, Err(version_unknown()));
            return Next::On;
        }
        if let Command::Enter {
            tokens,
            lang,
            since,
        } = command
        {
            self.look_if_shared().await;
            self.enter(connection, id, &tokens, lang, since);
            return Next::On;
        }
        if !person.entered {
            self.answer(connection, id, Err(Problem::enter_first()));
            return Next::On;
        }
        match command {
            Command::CatchUp { since } => self.catch_up(connection, id, since),
            Command::Language { lang } => self.language(connection, id, lang),
            Command::Typing => self.typing(connection, id, player),
            command => return self.play(connection, id, player, command).await,
        }
        Next::On
    }

    async fn play(
        &mut self,
        connection: ConnectionId,
        id: String,
        player: Option<PlayerNumber>,
        command: Command,
    ) -> Next {
        let who = match self.who(connection, player, &command) {
            Ok(who) => who,
            Err(problem) => {
                self.answer(connection, id, Err(problem));
                return Next::On;
            }
        };
        let guest = self.guest_at(connection);
        let asking = Asking {
            who,
            guest,
            id,
            command,
        };
        if let Err(problem) = self.check_level(&asking.command) {
            self.answer(connection, asking.id, Err(problem));
            return Next::On;
        }
        match self.decide_and_append(&asking).await {
            Ok((done, frames)) => {
                self.after_join(connection, &asking.command, &done);
                let answer = answer_text(asking.id, Ok(done));
                if matches!(asking.command, Command::Join { .. }) {
                    self.send(connection, Out::One(answer));
                    self.send_views(connection);
                    self.tell(frames, None);
                } else if self.has_others(connection) {
                    // The answer comes before what anybody on the connection is told.
                    self.send(connection, Out::One(answer));
                    self.tell(frames, None);
                } else {
                    self.tell(frames, Some((connection, answer)));
                }
                self.house_keeping();
                Next::On
            }
            Err(failure) => self.failed(failure, |actor, problem| {
                actor.answer(connection, asking.id, Err(problem));
            }),
        }
    }

    async fn ask(&mut self, asking: &Asking) -> (Result<Done, Problem>, Next) {
        match self.decide_and_append(asking).await {
            Ok((done, frames)) => {
                self.tell(frames, None);
                self.house_keeping();
                (Ok(done), Next::On)
            }
            Err(failure) => self.answered(Err(failure)),
        }
    }

    fn answer(&mut self, connection: ConnectionId, id: String, result: Result<Done, Problem>) {
        self.send(connection, Out::One(answer_text(id, result)));
    }

    /// Looks after what a change may have left: a closed table needs no task.
    fn house_keeping(&mut self) {
        if self.table.phase() == Phase::Closed {
            self.thinking = None;
        }
    }

    fn go_down(&mut self) {
        self.hint_all(&Hint::GoingDown { retry_after: 1_000 });
        for person in self.people.values() {
            let _ = person.outbox.send(Out::Close(1012, "going_down"));
        }
    }
}

fn answer_text(id: String, result: Result<Done, Problem>) -> Utf8Bytes {
    let result = match result {
        Ok(done) => AnswerResult::Ok(done),
        Err(problem) => AnswerResult::Error(problem.body),
    };
    text(&ServerMessage::Answer(Answer { id, result }))
}

fn version_unknown() -> Problem {
    let message =
        format!("this server speaks version {VERSION} of the protocol; reload the page or update");
    Problem::new(
        axum::http::StatusCode::BAD_REQUEST,
        "version_unknown",
        message,
    )
    .with("known", VERSION)
}

fn finished_at(table: &Table) -> Result<Finished, Problem> {
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
