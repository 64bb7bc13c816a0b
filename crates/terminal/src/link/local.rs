//! A table on this machine: the same state machine that the server runs, on a thread.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use antedate_record::Seed;
use antedate_tables::{
    CatchUp, Contents, Counsel, Pace, Refusal, SeatPlayer, SeedSource, Stored, Table, Told, Viewer,
    Who,
};
use antedate_wire::{
    Answer, AnswerResult, ClientMessage, Command, CreateTable, Done, ErrorBody, Lang, Options,
    Params, Phase, PlayerNumber, ServerMessage,
};

use super::{Heard, Link, Report, chance, secret};
use crate::saved::{Resumed, SaveError, Saved};

/// Makes the player of a level; the number is all the chance it has.
pub type MakePlayer = Arc<dyn Fn(&str, u64) -> Box<dyn SeatPlayer> + Send + Sync>;

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

/// The room in which a local table stands.
struct Room {
    table: Table,
    saved: Saved,
    people: Vec<PlayerNumber>,
    lang: Lang,
    make_player: MakePlayer,
    report: Report,
    /// The move after which advice was last asked for.
    advised: u64,
}

/// Seeds nobody can guess.
pub(crate) struct SystemChance;

impl SeedSource for SystemChance {
    fn seed(&mut self) -> Seed {
        Seed(chance())
    }
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
        options: Options {
            seats: u8::try_from(n_seats).unwrap_or(u8::MAX),
            ..game.options.clone()
        },
        name: game.people.first().cloned().unwrap_or_default(),
        token: secret(),
        bots: Vec::new(),
    };
    // Whoever leaves closes the program: nobody ever stands in.
    let stand_in = antedate_players::STAND_IN.to_owned();
    let mut entries = Table::create(&game.contents, &asked, pace, stand_in, now())?;
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
        let made = table.decide(who, &format!("seat-{n}"), &command, now(), seeds)?;
        for entry in made.entries {
            entries.push(entry.clone());
            table.evolve(entry)?;
        }
    }
    let name = format!("{}-{:04x}", now(), u16::from_le_bytes(chance()));
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
) -> (LocalLink, Vec<PlayerNumber>) {
    let players = resumed.table.players();
    let people: Vec<PlayerNumber> = players
        .iter()
        .filter(|player| player.bot.is_none())
        .map(|player| player.player)
        .collect();
    let room = Room {
        table: resumed.table,
        saved: resumed.saved,
        people: people.clone(),
        lang,
        make_player,
        report,
        advised: 0,
    };
    let (sender, receiver) = mpsc::channel();
    let thread = std::thread::spawn(move || room.run(&receiver));
    let link = LocalLink {
        sender: Some(sender),
        thread: Some(thread),
    };
    (link, people)
}

/// The way to a table on this machine.
pub(crate) struct LocalLink {
    sender: Option<mpsc::Sender<(usize, ClientMessage)>>,
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

impl Room {
    fn run(mut self, receiver: &mpsc::Receiver<(usize, ClientMessage)>) {
        self.show_all();
        loop {
            let wait = self.due_in().unwrap_or(Duration::from_secs(3600));
            match receiver.recv_timeout(wait) {
                Ok((eyes, message)) => self.hear(eyes, &message),
                Err(RecvTimeoutError::Timeout) => self.work(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        if self.table.phase() != Phase::Playing {
            // Should it stay, the next look for a game to resume passes over it.
            let _ = self.saved.remove();
        }
    }

    fn due_in(&self) -> Option<Duration> {
        let work = self.table.next_due().map(|work| work.at);
        let counsel = self.counsel().map(|counsel| counsel.at);
        let wait = work.into_iter().chain(counsel).min()? - now();
        Some(Duration::from_millis(u64::try_from(wait).unwrap_or(0)))
    }

    fn show_all(&self) {
        for eyes in 0..self.people.len() {
            self.show(eyes);
        }
    }

    fn show(&self, eyes: usize) {
        let viewer = Viewer::Player(self.people[eyes]);
        if let Some(view) = self.table.view(viewer, self.lang) {
            self.say(eyes, ServerMessage::View(Box::new(view)));
        }
    }

    fn say(&self, eyes: usize, message: ServerMessage) {
        (self.report)(Heard::Message(eyes, Box::new(message)));
    }

    fn answer(&self, eyes: usize, id: &str, result: AnswerResult) {
        let id = id.to_owned();
        self.say(eyes, ServerMessage::Answer(Answer { id, result }));
    }

    fn hear(&mut self, eyes: usize, message: &ClientMessage) {
        let Some(player) = self.people.get(eyes).copied() else {
            return;
        };
        let done = AnswerResult::Ok(Done {
            seq: self.table.seq(),
            player: None,
        });
        match &message.command {
            Command::Enter { .. } | Command::Typing => self.answer(eyes, &message.id, done),
            Command::Language { lang } => {
                self.lang = *lang;
                self.answer(eyes, &message.id, done);
                self.show_all();
            }
            Command::CatchUp { since } => {
                self.answer(eyes, &message.id, done);
                self.catch_up(eyes, *since);
            }
            command => self.obey(eyes, player, &message.id, command),
        }
    }

    fn catch_up(&self, eyes: usize, since: u64) {
        let viewer = Viewer::Player(self.people[eyes]);
        match self.table.catch_up(viewer, self.lang, since) {
            Some(CatchUp::Frames(frames)) => {
                for frame in frames {
                    self.say(eyes, ServerMessage::Frame(frame));
                }
            }
            Some(CatchUp::View(view)) => self.say(eyes, ServerMessage::View(view)),
            None => {}
        }
    }

    fn obey(&mut self, eyes: usize, player: PlayerNumber, id: &str, command: &Command) {
        let who = Who::Player(player);
        let decided = self
            .table
            .decide(who, id, command, now(), &mut SystemChance);
        let result = match decided {
            Err(refusal) => AnswerResult::Error(refusal.body()),
            Ok(decision) => match self.keep(decision.entries) {
                Ok(()) => AnswerResult::Ok(decision.done),
                Err(error) => AnswerResult::Error(error),
            },
        };
        self.answer(eyes, id, result);
    }

    /// Saves, then folds and tells.
    fn keep(&mut self, entries: Vec<Stored>) -> Result<(), ErrorBody> {
        self.saved
            .append(&entries)
            .map_err(|error| broken("saving_paused", &error))?;
        for entry in entries {
            let told = self
                .table
                .evolve(entry)
                .map_err(|error| broken("table_damaged", &error))?;
            self.tell(&told);
        }
        Ok(())
    }

    fn tell(&self, told: &Told) {
        for (eyes, player) in self.people.iter().enumerate() {
            let frame = self.table.frame(Viewer::Player(*player), self.lang, told);
            self.say(eyes, ServerMessage::Frame(frame));
        }
        if self.table.phase() == Phase::Finished
            && let Ok(transcript) = self.table.transcript()
            && let Ok(path) = self.saved.keep_record(self.table.n_games(), &transcript)
        {
            (self.report)(Heard::Record(path));
        }
    }

    /// Lets the bots play and advise whose time has come.
    fn work(&mut self) {
        if let Some(counsel) = self.counsel().filter(|counsel| counsel.at <= now()) {
            self.advise(&counsel);
        }
        let Some(work) = self.table.next_due().filter(|work| work.at <= now()) else {
            return;
        };
        let Some(brief) = self.table.brief(work.seat) else {
            return;
        };
        let level = self.table.bot_level(work.seat).unwrap_or_default();
        let chosen = self.seat(level).choose(&brief);
        // A bot that breaks a rule must not hang the table: then the first legal action.
        let chosen = brief.legal.get(chosen).or(brief.legal.first());
        let Some(decision) =
            chosen.and_then(|action| self.table.decide_due(&work, *action, now()).ok())
        else {
            return;
        };
        if let Err(error) = self.keep(decision.entries) {
            (self.report)(Heard::Trouble(error));
            // The disk needs its time.
            std::thread::sleep(Duration::from_secs(2));
        }
    }

    fn seat(&self, level: &str) -> Box<dyn SeatPlayer> {
        (self.make_player)(level, u64::from_le_bytes(chance()))
    }

    /// Returns the advice that a bot has yet to give (CO-24).
    fn counsel(&self) -> Option<Counsel> {
        let counsel = self.table.counsel()?;
        (counsel.after > self.advised).then_some(counsel)
    }

    fn advise(&mut self, counsel: &Counsel) {
        self.advised = counsel.after;
        let Some(brief) = self.table.counsel_brief(counsel) else {
            return;
        };
        let advice = self.seat(&counsel.level).advise(&brief);
        if let Ok(decision) = self.table.decide_counsel(counsel, &advice, now()) {
            // Advice that cannot be kept is let go.
            let _ = self.keep(decision.entries);
        }
    }
}

fn broken(code: &str, error: &dyn std::fmt::Display) -> ErrorBody {
    ErrorBody {
        code: code.to_owned(),
        params: Params::new(),
        message: error.to_string(),
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}
