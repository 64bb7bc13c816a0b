//! The table: its log folded, shown to viewers and caught up with.

use std::sync::Arc;

use antedate_rules::{Seat, Viewer as Eyes};
use antedate_wire::{
    Action, Awaited, Driver, Due, Event, Frame, GameSeat, Lang, Line, Phase, PlayerNumber,
    RunningGame, TableView, VERSION,
};

use crate::contents::Contents;
use crate::log::{Entry, Stored, TokenHash};
use crate::refusal::Refusal;
use crate::state::{self, EntryEffect, FoldError, Running, State, Writing};

/// More missed frames than this are not sent one by one: a fresh view is smaller.
const MAX_TAIL: u64 = 500;

/// For whom a view or a frame is made. Players are named by their number, which a rematch
/// does not change, and not by their seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A player of the table.
    Player(PlayerNumber),
    /// Anybody else.
    Spectator,
}

/// What an entry means to viewers, not yet put into words for one of them. Holds secrets.
#[derive(Clone)]
pub struct PendingFrame {
    seq: u64,
    at: i64,
    what: EntryEffect,
}

impl PendingFrame {
    /// Returns the entry's number.
    pub fn seq(&self) -> u64 {
        self.seq
    }
}

/// Who reads the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everybody who is asked nothing.
    All,
    /// Everybody whom a game asks that all play at once.
    Asked,
    /// One viewer, who is told or asked something else.
    One(Viewer),
}

/// What brings a viewer up to date.
#[derive(Debug, Clone, PartialEq)]
pub enum CatchUp {
    /// The frames that were missed, in order.
    Frames(Vec<Frame>),
    /// A fresh view: too much was missed, or an earlier game is over.
    View(Box<TableView>),
}

/// One live table.
#[derive(Clone)]
pub struct Table {
    contents: Arc<Contents>,
    /// What the table was just before the first entry of `log`.
    base: Option<State>,
    /// What it was just after, when that entry dealt a game: dealing again takes longer
    /// than everything that follows.
    dealt: Option<State>,
    /// The entries since the last game began, or since the table was made. The tail is
    /// shown to those who missed it by folding it once more, which takes microseconds; so
    /// nothing has to be kept for each viewer. Shared, since a server clones a table before
    /// a deal, which has no other way back.
    log: Vec<Arc<Stored>>,
    state: Option<State>,
    seq: u64,
}

impl Table {
    /// Starts with an empty log.
    pub fn new(contents: Arc<Contents>) -> Table {
        Table {
            contents,
            base: None,
            dealt: None,
            log: Vec::new(),
            state: None,
            seq: 0,
        }
    }

    /// Folds a whole log.
    ///
    /// # Errors
    /// The log is damaged, or was not made with these cards.
    pub fn fold(
        contents: Arc<Contents>,
        log: impl IntoIterator<Item = Stored>,
    ) -> Result<Table, FoldError> {
        let mut table = Table::new(contents);
        for stored in log {
            table.evolve(stored)?;
        }
        Ok(table)
    }

    /// Folds a log up to the end of one game, for its transcript; `None` if that game is
    /// not over or never began.
    ///
    /// # Errors
    /// The log is damaged, or was not made with these cards.
    pub fn fold_game(
        contents: Arc<Contents>,
        log: impl IntoIterator<Item = Stored>,
        game: u32,
    ) -> Result<Option<Table>, FoldError> {
        let mut table = Table::new(contents);
        for stored in log {
            table.evolve(stored)?;
            if table.n_games() == game && table.phase() == Phase::Finished {
                return Ok(Some(table));
            }
        }
        Ok(None)
    }

    /// Returns the number of the last entry; 0 before the first.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Returns the cards played with.
    pub fn contents(&self) -> &Arc<Contents> {
        &self.contents
    }

    /// Returns what the table is doing.
    pub fn phase(&self) -> Phase {
        self.state.as_ref().map_or(Phase::Lobby, State::phase)
    }

    /// Counts the games begun here.
    pub fn n_games(&self) -> u32 {
        self.state.as_ref().map_or(0, |state| state.n_games)
    }

    /// Returns when the last entry was made.
    pub fn at(&self) -> i64 {
        self.state.as_ref().map_or(0, |state| state.at)
    }

    /// Says whether the lobby lists the table.
    pub fn is_public(&self) -> bool {
        self.state
            .as_ref()
            .is_some_and(|state| state.options.public)
    }

    /// Returns the language that people talk in here, if the host has said it.
    pub fn spoken(&self) -> Option<Lang> {
        self.state.as_ref()?.settings.lang
    }

    /// Says whether somebody new can sit down.
    pub fn has_room(&self) -> bool {
        self.state.as_ref().is_some_and(|state| {
            !state.locked
                && !state.closed
                && state.decide_late().is_ok()
                && state.players.len() < usize::from(state.options.seats)
        })
    }

    /// Lists the players by the seat they have in the next game.
    pub fn players(&self) -> Vec<antedate_wire::PlayerView> {
        let players = self.state.iter().flat_map(|state| &state.players);
        players.map(state::Player::view).collect()
    }

    /// Lists the players by their seat in the game being played, or the last one.
    pub fn seats(&self) -> Vec<PlayerNumber> {
        let running = self.state.as_ref().and_then(|state| state.game.as_ref());
        let seats = running.iter().flat_map(|running| &running.seats);
        seats.map(|seat| seat.player).collect()
    }

    /// Says of each seat of the game being played, or the last one, which bot sat there
    /// from the start; `None` of a person's seat.
    pub fn bots(&self) -> Vec<Option<antedate_wire::BotLevel>> {
        let Some(state) = &self.state else {
            return Vec::new();
        };
        let seats = state.game.iter().flat_map(|running| &running.seats);
        seats
            .map(|seat| match (&seat.driver, state.player(seat.player)) {
                (Driver::Bot { .. }, Some(player)) => player.bot.clone(),
                // A bot that was sent away since, or the stand-in of somebody who left.
                (Driver::Bot { level }, None) => Some(level.clone()),
                (Driver::Owner, _) => None,
            })
            .collect()
    }

    /// Finds the player who proves themselves with this token.
    pub fn player_by_token(&self, token: &TokenHash) -> Option<PlayerNumber> {
        let mut players = self.state.iter().flat_map(|state| &state.players);
        let found = players.find(|player| player.token.as_ref() == Some(token));
        found.map(|player| player.number)
    }

    /// Returns the hash of the token that opens a player's seat; `None` for bots.
    pub fn token_of(&self, player: PlayerNumber) -> Option<TokenHash> {
        self.state.as_ref()?.player(player)?.token
    }

    /// Says whether `player` still has a seat here.
    pub fn has_player(&self, player: PlayerNumber) -> bool {
        self.state
            .as_ref()
            .is_some_and(|state| state.player(player).is_some())
    }

    /// Folds the next entry of the log. Whoever has not stored it yet goes back if that fails.
    ///
    /// # Errors
    /// The entry cannot come here: the log is damaged. The table is not to be used on.
    pub fn evolve(&mut self, mut stored: Stored) -> Result<PendingFrame, FoldError> {
        let starts = matches!(stored.entry, Entry::Started { .. });
        if starts {
            self.forget_earlier_games();
        }
        let told = self.fold_next(&stored)?;
        if starts {
            self.dealt = self.state.clone();
        }
        stored.entry.forget_fresh();
        self.log.push(Arc::new(stored));
        Ok(told)
    }

    fn fold_next(&mut self, stored: &Stored) -> Result<PendingFrame, FoldError> {
        let (seq, at) = (self.seq + 1, stored.at);
        let what = state::fold(&mut self.state, &self.contents, seq, stored, None)?;
        self.seq = seq;
        Ok(PendingFrame { seq, at, what })
    }

    /// Returns the table as it was when `seq` was its last entry; `None` if a game has begun
    /// since, or it never had so many.
    pub fn back_at(&self, seq: u64) -> Option<Table> {
        let first = self.seq - self.log.len() as u64;
        let n_kept = usize::try_from(seq.checked_sub(first)?).ok()?;
        let mut past = Table {
            contents: self.contents.clone(),
            base: self.base.clone(),
            dealt: self.dealt.clone(),
            log: self.log.get(..n_kept)?.to_vec(),
            state: self.base.clone(),
            seq: first,
        };
        let mut later = &self.log[..n_kept];
        if let Some(dealt) = &self.dealt {
            later = later.get(1..)?;
            past.state = Some(dealt.clone());
            past.seq += 1;
        }
        for stored in later {
            past.fold_next(stored).ok()?;
        }
        Some(past)
    }

    /// A new game begins: what was before it is kept in the store only.
    fn forget_earlier_games(&mut self) {
        self.log.clear();
        self.base = self.state.clone();
        if let Some(base) = &mut self.base {
            base.game = None;
        }
    }

    /// Says with which eyes a viewer looks at a game. Whoever has left looks on like anybody:
    /// the seat still bears their number, but what it sees is somebody else's now (SEC-1).
    fn eyes(&self, viewer: Viewer, running: &Running) -> Eyes {
        let Viewer::Player(number) = viewer else {
            return Eyes::Spectator;
        };
        let seat = running.seat_of(number).filter(|_| self.has_player(number));
        seat.map_or(Eyes::Spectator, Eyes::Seat)
    }

    /// Says with whose eyes a viewer reads an entry: viewers of whom this says the same get
    /// equal frames in equal languages, so that a frame need be worded once only.
    pub fn audience(&self, viewer: Viewer, told: &PendingFrame) -> Audience {
        let running = || self.state.as_ref()?.game.as_ref();
        let apart = match &told.what {
            EntryEffect::Hidden | EntryEffect::Plain(_) => false,
            EntryEffect::Started { .. } => true,
            EntryEffect::Played { shown, .. }
            | EntryEffect::CardClosed { shown, .. }
            | EntryEffect::SeatTaken { shown, .. }
            | EntryEffect::Dropped { shown, .. } => {
                running().is_none_or(|running| shown.is_told_apart(self.eyes(viewer, running)))
            }
        };
        let is_asked = told.what.touches_game() && self.is_asked(viewer);
        let is_together = || running().is_some_and(|running| running.game.is_together());
        match (apart, is_asked) {
            (true, _) => Audience::One(viewer),
            // Where all act at once, all who are in may do the same.
            (false, true) if is_together() => Audience::Asked,
            (false, true) => Audience::One(viewer),
            (false, false) => Audience::All,
        }
    }

    /// Puts an entry into words for one viewer. Every viewer gets a frame of every entry;
    /// one that is not for them is a bare number.
    pub fn frame(&self, viewer: Viewer, lang: Lang, told: &PendingFrame) -> Frame {
        let event = self.event(viewer, lang, &told.what);
        let touches = event.as_ref().is_some_and(antedate_wire::touches_game);
        Frame {
            seq: told.seq,
            at: event.is_some().then_some(told.at),
            event,
            legal: match touches {
                true => self.legal(viewer),
                false => Vec::new(),
            },
        }
    }

    fn event(&self, viewer: Viewer, lang: Lang, what: &EntryEffect) -> Option<Event> {
        let running = || self.state.as_ref()?.game.as_ref();
        match what {
            EntryEffect::Hidden => None,
            EntryEffect::Plain(event) => Some((**event).clone()),
            EntryEffect::Started { game } => Some(Event::Started {
                game: game.number,
                seats: game.seats.iter().map(|seat| seat.player).collect(),
                commitment: game.commitment.clone(),
                view: Box::new(
                    game.game
                        .view(self.eyes(viewer, game), &self.contents, lang),
                ),
            }),
            EntryEffect::Played {
                seat, by, shown, ..
            } => {
                let running = running()?;
                let eyes = self.eyes(viewer, running);
                let events = running.game.tell(shown, eyes, &self.contents, lang)?;
                let (seat, by) = (*seat, *by);
                Some(Event::Played { seat, by, events })
            }
            EntryEffect::CardClosed { why, seat, shown } => {
                let running = running()?;
                let eyes = self.eyes(viewer, running);
                let events = running.game.tell(shown, eyes, &self.contents, lang)?;
                let (why, seat) = (*why, *seat);
                Some(Event::CardClosed { why, seat, events })
            }
            EntryEffect::SeatTaken { player, shown } => {
                let running = running()?;
                let eyes = self.eyes(viewer, running);
                let events = running.game.tell(shown, eyes, &self.contents, lang)?;
                let number = running.seat_of(*player)?;
                let dues = deadlines(self.state.as_ref()?, running, eyes);
                let due = dues.into_iter().find(|due| due.seat == number.0);
                let seat = game_seat(&running.seats[number.index()]);
                let due = due.map(|due| due.at);
                Some(Event::SeatTaken { seat, due, events })
            }
            EntryEffect::Dropped { seat, shown } => {
                let running = running()?;
                let eyes = self.eyes(viewer, running);
                let events = running.game.tell(shown, eyes, &self.contents, lang)?;
                Some(Event::Dropped {
                    seat: *seat,
                    events,
                })
            }
        }
    }

    /// Lists what a viewer's own seat may do now: nothing while the game waits for others.
    fn legal(&self, viewer: Viewer) -> Vec<Action> {
        let seat = self.seat_asked(viewer);
        let legal = seat.map(|(running, seat)| running.game.legal(seat));
        legal.into_iter().flatten().map(Action::from).collect()
    }

    /// Says whether a viewer may act.
    fn is_asked(&self, viewer: Viewer) -> bool {
        self.seat_asked(viewer).is_some()
    }

    /// Finds a viewer's own seat, if they may act.
    fn seat_asked(&self, viewer: Viewer) -> Option<(&Running, Seat)> {
        let state = self.state.as_ref().filter(|state| !state.closed)?;
        let running = state.game.as_ref().filter(|running| !running.ended)?;
        let Eyes::Seat(seat) = self.eyes(viewer, running) else {
            return None;
        };
        let is_own = running.seats[seat.index()].driver == Driver::Owner;
        (is_own && running.game.on_clock().contains(seat)).then_some((running, seat))
    }

    /// Builds all that one viewer may know now; `None` before the table is made.
    pub fn view(&self, viewer: Viewer, lang: Lang) -> Option<TableView> {
        let state = self.state.as_ref()?;
        let you = match viewer {
            Viewer::Player(number) => state.player(number).map(|player| player.number),
            Viewer::Spectator => None,
        };
        let edition = self.contents.edition();
        Some(TableView {
            v: VERSION,
            seq: self.seq,
            lang,
            you,
            phase: state.phase(),
            rules: state.settings.rules,
            edition: edition.map(|edition| edition.id.to_owned()),
            line: edition.map(line_of),
            decks: self.contents.deck_names(lang),
            options: state.options.clone(),
            locked: state.locked,
            host: state.acting_host(),
            away: state.away.iter().copied().collect(),
            again: state.again.iter().copied().collect(),
            players: self.players(),
            game: state
                .game
                .as_ref()
                .map(|running| self.game_view(state, running, viewer, lang)),
            chat: state.chat.iter().cloned().collect(),
        })
    }

    fn game_view(
        &self,
        state: &State,
        running: &Running,
        viewer: Viewer,
        lang: Lang,
    ) -> RunningGame {
        let eyes = self.eyes(viewer, running);
        RunningGame {
            game: running.number,
            seats: running.seats.iter().map(game_seat).collect(),
            you: match eyes {
                Eyes::Seat(seat) => Some(seat.0),
                Eyes::Spectator => None,
            },
            commitment: running.commitment.clone(),
            seed: state.opened_seed(),
            due: deadlines(state, running, eyes),
            pins: running.pins.clone(),
            legal: self.legal(viewer),
            unlisted: running
                .ended
                .then(|| running.unlisted(&self.contents))
                .flatten(),
            view: running.game.view(eyes, &self.contents, lang),
        }
    }

    /// Brings a viewer up to date who has seen all frames up to `since`.
    pub fn catch_up(&self, viewer: Viewer, lang: Lang, since: u64) -> Option<CatchUp> {
        let first = self.seq - self.log.len() as u64;
        let within = (first..=self.seq).contains(&since) && self.seq - since <= MAX_TAIL;
        if !within {
            return Some(CatchUp::View(Box::new(self.view(viewer, lang)?)));
        }
        let mut past = Table {
            contents: self.contents.clone(),
            base: None,
            dealt: None,
            log: Vec::new(),
            state: self.base.clone(),
            seq: first,
        };
        let mut frames = Vec::new();
        let mut log = self.log.as_slice();
        if let (Some(dealt), [started, rest @ ..]) = (&self.dealt, log) {
            log = rest;
            past.state = Some(dealt.clone());
            past.seq += 1;
            let what = EntryEffect::Started {
                game: Box::new(dealt.game.clone()?),
            };
            let (seq, at) = (past.seq, started.at);
            if seq > since {
                frames.push(past.frame(viewer, lang, &PendingFrame { seq, at, what }));
            }
        }
        for stored in log {
            let told = past.fold_next(stored).ok()?;
            if told.seq > since {
                frames.push(past.frame(viewer, lang, &told));
            }
        }
        Some(CatchUp::Frames(frames))
    }

    /// Writes the transcript of the last game, which is over.
    ///
    /// # Errors
    /// `not_finished` while the game runs: its transcript holds every secret. `table_damaged`
    /// if the log cannot be folded again.
    pub fn transcript(&self) -> Result<String, Refusal> {
        if !matches!(self.state.as_ref().and_then(|state| state.game.as_ref()), Some(running) if running.ended)
        {
            return Err(Refusal::NotFinished);
        }
        let mut writing = Writing::default();
        let mut state = self.base.clone();
        let first = self.seq - self.log.len() as u64;
        for (seq, stored) in (first + 1..).zip(&self.log) {
            state::fold(&mut state, &self.contents, seq, stored, Some(&mut writing))
                .map_err(|error| Refusal::Damaged(error.to_string()))?;
        }
        let header = writing.header.ok_or(Refusal::NotFinished)?;
        let lines = writing.lines.iter().map(antedate_record::Line::to_json);
        let mut text = header.to_json() + "\n";
        lines.for_each(|line| text += &(line + "\n"));
        Ok(text)
    }

    /// Lists the entries since the last game began, that of its beginning first.
    pub(crate) fn game_log(&self) -> impl Iterator<Item = &Stored> {
        self.log.iter().map(Arc::as_ref)
    }

    pub(crate) fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }
}

/// Which way the line of an edition runs.
pub(crate) fn line_of(edition: &antedate_rules::Edition) -> Line {
    match edition.line {
        antedate_rules::Line::Horizontal => Line::Horizontal,
        antedate_rules::Line::Vertical => Line::Vertical,
    }
}

impl Table {
    /// Lists the people whom the running game waits for: everybody sees that.
    pub fn awaited(&self) -> Vec<Awaited> {
        let Some(state) = self.state.as_ref().filter(|state| !state.closed) else {
            return Vec::new();
        };
        let Some(running) = state.game.as_ref().filter(|running| !running.ended) else {
            return Vec::new();
        };
        let waiting = running.game.to_act().iter();
        let seats = waiting.map(|seat| &running.seats[seat.index()]);
        let people = seats.filter(|seat| seat.driver == Driver::Owner);
        let time = state.options.clock.millis();
        people
            .map(|seat| Awaited {
                player: seat.player,
                until: time.map(|time| seat.since + time),
            })
            .collect()
    }
}

fn game_seat(seat: &state::SeatState) -> GameSeat {
    GameSeat {
        player: seat.player,
        name: seat.name.clone(),
        driver: seat.driver.clone(),
    }
}

/// Lists until when the seats have to decide. Where each plays at a pace of their own, how far
/// the others are is not told (CH-10).
fn deadlines(state: &State, running: &Running, eyes: Eyes) -> Vec<Due> {
    let Some(time) = state.options.clock.millis() else {
        return Vec::new();
    };
    let waiting = running.game.on_clock().iter();
    let seats = waiting.map(|seat| (seat, &running.seats[seat.index()]));
    let is_told = |seat: Seat| !running.game.is_alone() || eyes == Eyes::Seat(seat);
    seats
        .filter(|(number, seat)| seat.driver == Driver::Owner && is_told(*number))
        .map(|(number, seat)| Due {
            seat: number.0,
            at: seat.since + time,
        })
        .collect()
}
