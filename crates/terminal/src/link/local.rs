//! A table on this machine: the same live table that the server runs, on a thread.

use std::io;
use std::sync::Arc;

use antedate_live::{Config, MakePlayer, OutboxReader, Outgoing, StandaloneTable, system_time};
use antedate_tables::{Contents, Pace, Refusal, SeedSource, Table, Who};
use antedate_wire::{
    ClientMessage, Command, CreateTable, ErrorBody, Event, Hint, Lang, Options, Params, Phase,
    PlayerNumber, ServerMessage,
};
use bytes::Bytes;
use tokio::sync::mpsc;

use super::{Link, LinkEvent, Report, chance, secret};
use crate::saved::{Resumed, SaveError, Saved, SavedLog};

/// What a new game on this machine is made of.
pub struct LocalGame {
    /// The cards.
    pub contents: Arc<Contents>,
    /// The people at this keyboard, at least one.
    pub people: Vec<String>,
    /// The characters of the bots.
    pub bots: Vec<String>,
    /// The options of the table; the seats are counted here.
    pub options: Options,
}

/// Makes the table of a new game and seats everybody; the game has not begun.
pub(crate) fn make_table(
    game: &LocalGame,
    folder: &std::path::Path,
    pace: Pace,
    lang: Lang,
    seeds: &mut dyn SeedSource,
) -> Result<Resumed, MakeError> {
    let n_seats = game.people.len() + game.bots.len();
    let asked = CreateTable {
        rules: game.contents.rules(),
        decks: Vec::new(),
        filter: None,
        lang: None,
        options: Options {
            seats: u16::try_from(n_seats).unwrap_or(u16::MAX),
            ..game.options.clone()
        },
        name: game.people.first().cloned().unwrap_or_default(),
        token: secret(),
        bots: Vec::new(),
    };
    // Whoever leaves closes the program: nobody ever stands in.
    let stand_in = antedate_players::STAND_IN.to_owned();
    let mut entries = Table::create(&game.contents, &asked, pace, stand_in, system_time())?;
    let mut table = Table::new(game.contents.clone());
    for entry in entries.clone() {
        table.evolve(entry)?;
    }
    let people = game.people.iter().skip(1).map(|name| Command::Join {
        name: name.clone(),
        token: secret(),
    });
    let bots = game.bots.iter().map(|level| Command::AddBot {
        level: level.clone(),
    });
    for (n, command) in people.chain(bots).chain([Command::Start]).enumerate() {
        let who = match command {
            Command::Join { .. } => Who::Stranger,
            _ => Who::Player(0),
        };
        let made = table.decide(who, &format!("seat-{n}"), &command, system_time(), seeds)?;
        for entry in made.entries {
            entries.push(entry.clone());
            table.evolve(entry)?;
        }
    }
    let name = format!("{}-{:04x}", system_time(), u16::from_le_bytes(chance()));
    let saved = Saved::create(folder, &name, &game.contents, lang, &entries)?;
    Ok(Resumed { saved, table, lang })
}

/// Why a game on this machine cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum MakeError {
    /// The table refuses: too many players, a name twice.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It cannot be kept.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The log of the new table cannot be folded.
    #[error("the new table is not sound: {0}; please report this")]
    Fold(#[from] antedate_tables::FoldError),
}

/// Puts a table on a thread of its own and tells each person's eyes what they see.
pub(crate) fn open_local(
    resumed: Resumed,
    lang: Lang,
    make_player: MakePlayer,
    report: Report,
) -> io::Result<(LocalLink, Vec<PlayerNumber>)> {
    let players = resumed.table.players();
    let people: Vec<PlayerNumber> = players
        .iter()
        .filter(|player| player.bot.is_none())
        .map(|player| player.player)
        .collect();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()?;
    let (sender, receiver) = mpsc::unbounded_channel();
    let host = LocalHost {
        log: Arc::new(SavedLog::new(resumed.saved)),
        people: people.clone(),
        receiver,
        report,
        unanswered: 0,
    };
    let config = Config {
        players: make_player,
        ..Config::default()
    };
    let thread = std::thread::spawn(move || {
        runtime.block_on(host.run(config, resumed.table, lang));
        // A bot may still think; nobody waits for what it chooses.
        runtime.shutdown_background();
    });
    let link = LocalLink {
        sender: Some(sender),
        thread: Some(thread),
    };
    Ok((link, people))
}

/// The link to a table on this machine.
pub(crate) struct LocalLink {
    sender: Option<mpsc::UnboundedSender<(usize, ClientMessage)>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Link for LocalLink {
    fn send(&mut self, eyes: usize, message: ClientMessage) {
        if let Some(sender) = &self.sender {
            // A thread that is gone has said why.
            let _ = sender.send((eyes, message));
        }
    }
}

impl Drop for LocalLink {
    /// Waits until the file is closed: it may be opened again at once.
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Carries messages between the people at this keyboard and the task of their table.
struct LocalHost {
    log: Arc<SavedLog>,
    people: Vec<PlayerNumber>,
    receiver: mpsc::UnboundedReceiver<(usize, ClientMessage)>,
    report: Report,
    /// How many messages have had no answer so far.
    unanswered: usize,
}

impl LocalHost {
    async fn run(mut self, config: Config, table: Table, lang: Lang) {
        let started =
            StandaloneTable::start(config, self.log.clone(), table, self.people.clone(), lang);
        if let Ok((table, mut outbox)) = started.await {
            self.carry(&table, &mut outbox).await;
            let phase = table.phase().await;
            if phase.is_some_and(|phase| phase != Phase::Playing) {
                // Should it stay, the next look for a game to resume passes over it.
                let _ = self.log.lock().remove();
            }
        }
    }

    /// Carries messages until nobody is at the keyboard any more, or the table fails.
    async fn carry(&mut self, table: &StandaloneTable, outbox: &mut OutboxReader) {
        loop {
            tokio::select! {
                message = self.receiver.recv() => {
                    let Some((eyes, mut message)) = message else { return };
                    message.player = self.people.get(eyes).copied();
                    self.unanswered += 1;
                    // A table that has failed says so in its outbox.
                    let _ = table.send(message).await;
                }
                outgoing = outbox.next() => {
                    if let Some(reason) = self.deliver_all(table, outgoing, outbox).await {
                        return (self.report)(LinkEvent::Closed(broken(reason)));
                    }
                }
            }
        }
    }

    /// Delivers everything that waits; returns why the table is closed, if it is. Answers come
    /// last: whoever is asked for the next move then sees what the last one has changed.
    async fn deliver_all(
        &mut self,
        table: &StandaloneTable,
        first: Option<Outgoing>,
        outbox: &mut OutboxReader,
    ) -> Option<&'static str> {
        let mut closed = first.is_none().then_some("going_down");
        let mut encoded = Vec::new();
        let mut next = first;
        while let Some(outgoing) = next {
            match outgoing {
                Outgoing::One(message) => encoded.push(message),
                Outgoing::Many(many) => encoded.extend(many),
                Outgoing::Close(reason) => closed = Some(reason.code()),
            }
            next = outbox.try_next();
        }
        let read = |bytes: &Bytes| serde_json::from_slice(bytes).expect("a message of our own");
        let mut messages: Vec<ServerMessage> = encoded.iter().map(read).collect();
        messages.sort_by_key(|message| matches!(message, ServerMessage::Answer(_)));
        for message in messages {
            self.deliver(table, message).await;
        }
        closed
    }

    async fn deliver(&mut self, table: &StandaloneTable, message: ServerMessage) {
        let (player, message) = match message {
            ServerMessage::To { player, message } => (Some(player), *message),
            message => (None, message),
        };
        let ends = is_end(&message);
        match &message {
            ServerMessage::Answer(_) => self.unanswered = self.unanswered.saturating_sub(1),
            // Whoever waits for an answer is told there; a bot's move has none.
            ServerMessage::Hint(Hint::SavingPaused) if self.unanswered == 0 => {
                (self.report)(LinkEvent::Trouble(broken("saving_paused")));
            }
            _ => {}
        }
        let eyes = self.people.iter().position(|one| Some(*one) == player);
        let eyes = eyes.unwrap_or(0);
        (self.report)(LinkEvent::Message(eyes, Box::new(message)));
        if ends
            && eyes == 0
            && let Ok(finished) = table.finished().await
            && let Ok(path) = self
                .log
                .lock()
                .keep_record(finished.game, &finished.transcript)
        {
            (self.report)(LinkEvent::Record(path));
        }
    }
}

/// Says whether a message brings the end of a game.
fn is_end(message: &ServerMessage) -> bool {
    match message {
        ServerMessage::Frame(frame) => matches!(frame.event, Some(Event::Ended { .. })),
        _ => false,
    }
}

fn broken(code: &str) -> ErrorBody {
    ErrorBody {
        code: code.to_owned(),
        params: Params::new(),
        message: "the game cannot be saved or read just now; is the disk full?".to_owned(),
    }
}
