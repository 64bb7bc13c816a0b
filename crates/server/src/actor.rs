//! The task that owns one live table.
//!
//! Everything at a table goes through here one after the other: messages, due work, and
//! the comings and goings of connections. It never waits for a reader: a connection whose
//! outbox is full is cut off, and rejoins from the log.

mod people;
mod results;
mod work;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use antedate_store::{Append, MessageId, NewEntry, StoreError};
use antedate_tables::{
    Advice, Audience, Chronicle, Counsel, Entry, GuestHash, Stored, Table, TokenHash, Who, Work,
    seat_guest,
};
use antedate_wire::{
    Action, Answer, AnswerResult, ClientMessage, Command, Done, Hint, Lang, Phase, PlayerNumber,
    ServerMessage, VERSION,
};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use crate::error::Problem;
use crate::house::House;
use crate::limits::MAX_WATCHERS;
use crate::log;
use crate::outbox::{Out, Outbox, text};
use crate::records;
use crate::replay::Finished;
use crate::summary::Summary;
use people::Person;

/// The number of a connection, for one life of the server.
pub(crate) type ConnectionId = u64;

/// How many messages may wait for a table. Senders wait when there are more, so a flood
/// slows down its own table only.
const LONGEST_QUEUE: usize = 64;
/// How often a lost race is decided again before the sender is asked to try later.
pub(crate) const MOST_RACES: u32 = 8;

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
    /// Something may be due.
    Wake,
    /// The server goes down.
    GoDown,
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
    inbox: mpsc::Receiver<ToTable>,
    me: mpsc::Sender<ToTable>,
    /// The work a bot is thinking about.
    thinking: Option<Work>,
    /// The move after which a bot was last asked for advice.
    advised: u64,
    /// Whether the last append failed, so that people were told.
    paused: bool,
}

/// Whether the task goes on.
enum Next {
    On,
    Stop,
}

impl Actor {
    /// Starts the task of a table and returns the way to it.
    pub(crate) fn start(
        house: Arc<House>,
        id: String,
        code: Option<String>,
        table: Table,
    ) -> mpsc::Sender<ToTable> {
        let (me, inbox) = mpsc::channel(LONGEST_QUEUE);
        let actor = Actor {
            id,
            code,
            house,
            table,
            people: HashMap::new(),
            inbox,
            me: me.clone(),
            thinking: None,
            advised: 0,
            paused: false,
        };
        actor.house.metrics.tables_live.add(1);
        actor
            .house
            .lobby
            .update(&actor.id, actor.code.as_deref(), &actor.table);
        tokio::spawn(actor.run());
        me
    }

    async fn run(mut self) {
        loop {
            let due = self.due_in();
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
                () = tokio::time::sleep(self.house.config.sleep_after),
                    if self.people.is_empty() => self.fall_asleep(),
            };
            if matches!(next, Next::Stop) {
                break;
            }
        }
        self.house.metrics.tables_live.take(1);
    }

    /// Leaves the memory, unless somebody has just sent something.
    fn fall_asleep(&mut self) -> Next {
        let inbox = &self.inbox;
        match self.thinking.is_none() && self.house.forget_if(&self.id, || inbox.is_empty()) {
            true => Next::Stop,
            false => Next::On,
        }
    }

    async fn hear(&mut self, told: ToTable) -> Next {
        match told {
            ToTable::Connected(connection, outbox, guest) => {
                self.connected(connection, outbox, guest);
            }
            ToTable::Gone(connection) => self.gone(connection),
            ToTable::Message(connection, message) => {
                return self.message(connection, *message).await;
            }
            ToTable::Ask(asking, reply) => {
                let (result, next) = self.ask(&asking).await;
                let _ = reply.send(result);
                return next;
            }
            ToTable::WhoHas(token, reply) => {
                let _ = reply.send(self.table.player_by_token(&token));
            }
            ToTable::Summary(lang, reply) => {
                let code = self.code.as_deref();
                let _ = reply.send(Summary::of(&self.id, code, &self.table, lang));
            }
            ToTable::Finished(game, reply) => {
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
            // Whatever a bot was thinking about may be thought about anew.
            ToTable::Wake => self.thinking = None,
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
            Some(game) if game != last && game >= 1 && game < last => {
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
            Err(failure) => {
                let mut said = None;
                let next = self.failed(failure, |_, problem| said = Some(problem));
                (Err(said.unwrap_or_else(Problem::going_down)), next)
            }
        }
    }

    /// Decides, appends, and folds in; a lost race is decided again on the new tail.
    async fn decide_and_append(&mut self, asking: &Asking) -> Result<(Done, Told), Failure> {
        for _ in 0..MOST_RACES {
            let now = (self.house.config.clock)();
            let mut seeds = self.house.config.chance.clone();
            let decided =
                self.table
                    .decide(asking.who, &asking.id, &asking.command, now, &mut seeds);
            let mut decision = decided.map_err(|refusal| Failure::Refused(refusal.into()))?;
            if let Some(guest) = &asking.guest {
                seat_guest(&mut decision.entries, guest);
            }
            match self.append(decision.entries).await {
                Ok(told) => return Ok((decision.done, told)),
                Err(StoreError::Race { .. }) => self.lost_race().await?,
                Err(StoreError::Repeated { seq }) => {
                    self.reload().await?;
                    let done = Done { seq, player: None };
                    return Ok((done, Told::default()));
                }
                Err(error) => {
                    self.reload().await?;
                    return Err(self.saving_failed(error));
                }
            }
        }
        Err(Failure::Refused(Problem::too_fast()))
    }

    /// Folds the entries in and appends them. What they mean is returned, to be told only
    /// now that they are durable. On an error the table is ahead of its log: reload it.
    async fn append(&mut self, entries: Vec<Stored>) -> Result<Told, StoreError> {
        if entries.is_empty() {
            return Ok(Told::default());
        }
        let expected = self.table.seq();
        let rows: Vec<NewEntry> = entries.iter().map(new_entry).collect();
        let n_rows = rows.len() as u64;
        let mut told = Told::default();
        let mut chronicle = Chronicle::default();
        for stored in entries {
            let notable = Chronicle::is_made_of(&stored.entry).then(|| stored.entry.clone());
            told.seat_moved |= matches!(stored.entry, Entry::SeatMoved { .. });
            told.lobby |= changes_lobby(&stored.entry);
            let folded = self.table.evolve(stored);
            // What was just decided folds; if not, nothing of it may be kept.
            told.list
                .push(folded.map_err(|_| StoreError::Race { now: expected })?);
            told.render(self);
            if let Some(entry) = notable {
                chronicle.add(&entry, &self.table);
            }
        }
        let append = Append {
            table: self.id.clone(),
            expected,
            entries: rows,
            due: self.table.next_due().map(|work| work.at),
            closes: self.table.phase() == Phase::Closed,
            derived: records::derived(&self.id, chronicle),
        };
        self.house.store.append(append).await?;
        self.house.metrics.entries_total.add(n_rows);
        if self.paused {
            self.paused = false;
            self.hint_all(&Hint::SavingResumed);
        }
        Ok(told)
    }

    async fn lost_race(&mut self) -> Result<(), Failure> {
        self.house.metrics.races_total.add(1);
        let before = self.table.seq();
        self.reload().await?;
        if self.table.seq() != before {
            self.refresh_all();
        }
        Ok(())
    }

    /// Folds the log anew.
    async fn reload(&mut self) -> Result<(), Failure> {
        let log = self.house.load_log(&self.id).await;
        let log = log.map_err(Failure::Broken)?;
        let contents = self.table.contents().clone();
        let table = Table::fold(contents, log);
        self.table = table.map_err(|error| Failure::Broken(Problem::damaged(error)))?;
        self.thinking = None;
        Ok(())
    }

    fn saving_failed(&mut self, error: StoreError) -> Failure {
        self.house.metrics.store_errors_total.add(1);
        log::line("saving_failed", [("why", error.to_string().into())]);
        if !self.paused {
            self.paused = true;
            self.hint_all(&Hint::SavingPaused);
        }
        Failure::Refused(error.into())
    }

    /// Says what went wrong. A table that cannot be read any more lets its people go:
    /// they come back to a fresh one.
    fn failed(&mut self, failure: Failure, say: impl FnOnce(&mut Actor, Problem)) -> Next {
        self.house.metrics.refused_total.add(1);
        match failure {
            Failure::Refused(problem) => {
                say(self, problem);
                Next::On
            }
            Failure::Broken(problem) => {
                say(self, problem);
                for person in self.people.values() {
                    let _ = person.outbox.send(Out::Close(1011, "table_damaged"));
                }
                self.house.forget_if(&self.id, || true);
                Next::Stop
            }
        }
    }

    fn answer(&mut self, connection: ConnectionId, id: String, result: Result<Done, Problem>) {
        self.send(connection, Out::One(answer_text(id, result)));
    }

    /// Sends everybody what has happened, in their words, and first to one of them the
    /// answer that goes with it: each connection is written to once.
    fn tell(&mut self, told: Told, mut answer: Option<(ConnectionId, Utf8Bytes)>) {
        if told.seat_moved {
            self.forget_old_tokens();
        }
        let metrics = &self.house.metrics;
        self.people.retain(|connection, person| {
            let frames = told.frames_for(person);
            metrics.frames_total.add(frames.len() as u64);
            let answer = answer.take_if(|(to, _)| to == connection);
            let out = match (answer, frames) {
                (None, []) => return true,
                (None, [frame]) => Out::One(frame.clone()),
                (answer, frames) => {
                    let answer = answer.into_iter().map(|(_, answer)| answer);
                    Out::Many(answer.chain(frames.iter().cloned()).collect())
                }
            };
            person.outbox.send(out).is_ok() || {
                metrics.slow_readers_total.add(1);
                false
            }
        });
        if told.lobby {
            let code = self.code.as_deref();
            self.house.lobby.update(&self.id, code, &self.table);
        }
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

/// What entries mean to those who are here, put into words for each kind of viewer while
/// the table is just there; nothing is sent before the entries are durable.
#[derive(Default)]
struct Told {
    list: Vec<antedate_tables::Told>,
    frames: Vec<(people::Eyes, Vec<Utf8Bytes>)>,
    seat_moved: bool,
    lobby: bool,
}

impl Told {
    /// Words the latest entry. It must be done before the next is folded in, which may
    /// change who sees what.
    fn render(&mut self, actor: &Actor) {
        let Some(latest) = self.list.last() else {
            return;
        };
        if self.list.len() == 1 {
            self.frames = actor
                .all_eyes()
                .into_iter()
                .map(|eyes| (eyes, Vec::new()))
                .collect();
        }
        // Most viewers read the same: it is worded once for all of them.
        let mut worded: Vec<(Audience, Lang, Utf8Bytes)> = Vec::new();
        for (eyes, list) in &mut self.frames {
            let audience = actor.table.audience(eyes.viewer, latest);
            let mut same = worded.iter();
            let same = same.find(|(other, lang, _)| (*other, *lang) == (audience, eyes.lang));
            let words = match same {
                Some((_, _, words)) => words.clone(),
                None => {
                    let frame = actor.table.frame(eyes.viewer, eyes.lang, latest);
                    let words = text(&ServerMessage::Frame(frame));
                    worded.push((audience, eyes.lang, words.clone()));
                    words
                }
            };
            list.push(words);
        }
    }

    /// Returns what somebody is sent, who has to have entered.
    fn frames_for(&self, person: &Person) -> &[Utf8Bytes] {
        let eyes = person.eyes();
        let mut frames = self.frames.iter().filter(|_| person.entered);
        let own = frames.find(|(other, _)| *other == eyes);
        own.map_or(&[], |(_, list)| list)
    }
}

fn answer_text(id: String, result: Result<Done, Problem>) -> Utf8Bytes {
    let result = match result {
        Ok(done) => AnswerResult::Ok(done),
        Err(problem) => AnswerResult::Error(problem.body),
    };
    text(&ServerMessage::Answer(Answer { id, result }))
}

/// Why nothing was done.
enum Failure {
    /// The message is at fault, or saving is paused; the table goes on.
    Refused(Problem),
    /// The table cannot be read any more.
    Broken(Problem),
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

pub(crate) fn new_entry(stored: &Stored) -> NewEntry {
    let asked = stored.asked.as_ref().map(|asked| MessageId {
        player: asked.player,
        id: asked.id.clone(),
    });
    NewEntry {
        at: stored.at,
        asked,
        body: stored.to_json(),
    }
}

fn changes_lobby(entry: &Entry) -> bool {
    !matches!(
        entry,
        Entry::Played { .. }
            | Entry::Said { .. }
            | Entry::Signalled { .. }
            | Entry::Pinned { .. }
            | Entry::Unpinned { .. }
            | Entry::HandedOver { .. }
            | Entry::SeatMoved { .. }
            | Entry::Shared { .. }
    )
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

fn is_full(people: &HashMap<ConnectionId, Person>) -> bool {
    people.len() >= MAX_WATCHERS
}
