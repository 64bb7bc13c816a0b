//! A table with a log beside it, and clients that fold what they are sent.

use std::sync::{Arc, OnceLock};

use antedate_decks::{Deck, DeckKind, Pool, generated, generated_trek};
use antedate_record::Seed;
use antedate_rules::Seat;
use antedate_tables::{
    CatchUp, Contents, Decision, Entry, Pace, PendingFrame, RandomPlayer, Refusal, SeatPlayer,
    SeedSource, Stored, Table, Viewer, Who, Work, WorkKind,
};
use antedate_wire::{
    Action, ChorusOptions, ChorusPace, Command, CreateTable, Done, Frame, GameOptions, Lang,
    Options, PlayerNumber, RuleSet, TableView, TimelineOptions, TrekOptions,
};

pub(crate) const GAMES: [RuleSet; 4] = RuleSet::ALL;
/// The games in which a bot moves for whoever lets a clock run out. In chorus the card closes
/// instead (CH-4), which has tests of its own.
pub(crate) const MOVED_BY_CLOCK: [RuleSet; 3] = [RuleSet::Timeline, RuleSet::Twist, RuleSet::Trek];

pub(crate) fn deck(rules: RuleSet) -> Deck {
    match rules {
        RuleSet::Timeline | RuleSet::Chorus => {
            generated(DeckKind::Classic, 60, true).expect("a size in bounds")
        }
        RuleSet::Twist => generated(DeckKind::Twist, 80, true).expect("a size in bounds"),
        RuleSet::Trek => generated_trek(),
    }
}

pub(crate) fn contents_of(deck: Deck, rules: RuleSet) -> Arc<Contents> {
    let pool = Pool::combine(vec![Arc::new(deck)]).expect("one deck");
    Arc::new(Contents::new(pool, rules).expect("a deck for these rules"))
}

/// The cards of each game, made ready once.
pub(crate) fn contents(rules: RuleSet) -> Arc<Contents> {
    static READY: OnceLock<[Arc<Contents>; 4]> = OnceLock::new();
    let ready = READY.get_or_init(|| GAMES.map(|rules| contents_of(deck(rules), rules)));
    let found = ready.iter().find(|contents| contents.rules() == rules);
    Arc::clone(found.expect("all are there"))
}

/// Seeds that follow from a number.
pub(crate) struct Seeds(pub(crate) u64);

impl SeedSource for Seeds {
    fn seed(&mut self) -> Seed {
        self.0 += 1;
        Seed::derived(7, self.0)
    }
}

/// A token that follows from a number.
pub(crate) fn token(n: u64) -> String {
    Seed::derived(8, n).to_hex()
}

pub(crate) fn create(rules: RuleSet, options: Options, bots: &[&str]) -> CreateTable {
    CreateTable {
        rules,
        decks: vec!["generated".into()],
        filter: None,
        lang: None,
        options,
        name: "Ada".into(),
        token: token(0),
        bots: bots.iter().map(|level| (*level).to_owned()).collect(),
    }
}

/// The options that a game has of its own.
pub(crate) fn own_options(rules: RuleSet, first_game: bool, hand: u8) -> GameOptions {
    match GameOptions::of(rules) {
        GameOptions::Timeline(usual) => TimelineOptions { hand, ..usual }.into(),
        GameOptions::Trek(_) => {
            let warps = hand != 4;
            TrekOptions { first_game, warps }.into()
        }
        GameOptions::Chorus(_) => ChorusOptions {
            run: 2 + hand,
            lives: first_game.then_some(2),
            names: hand == 4 || (hand == 5 && !first_game),
            pace: match hand {
                5 => ChorusPace::Alone,
                _ => ChorusPace::Together,
            },
            teams: (hand == 4 && !first_game).then_some(2),
        }
        .into(),
        usual @ GameOptions::Twist(_) => usual,
    }
}

/// A table and its log, as text, as a store would keep it.
pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) log: Vec<String>,
    pub(crate) seeds: Seeds,
    pub(crate) now: i64,
    n_messages: u64,
}

impl Room {
    pub(crate) fn new(contents: Arc<Contents>, asked: &CreateTable, seed: u64) -> Room {
        let entries = Table::create(&contents, asked, Pace::NONE, "random".into(), 1000);
        Room::of(contents, entries.expect("a good table"), seed)
    }

    /// A table with its first entries.
    pub(crate) fn of(contents: Arc<Contents>, entries: Vec<Stored>, seed: u64) -> Room {
        let mut room = Room {
            table: Table::new(contents),
            log: Vec::new(),
            seeds: Seeds(seed * 1000),
            now: 1000,
            n_messages: 0,
        };
        room.keep(entries);
        room
    }

    /// Stores entries, then folds them, and returns what they mean.
    pub(crate) fn keep(&mut self, entries: Vec<Stored>) -> Vec<PendingFrame> {
        let texts: Vec<String> = entries.iter().map(Stored::to_json).collect();
        self.log.extend(texts.iter().cloned());
        let read = texts
            .iter()
            .map(|text| Stored::from_json(text).expect("what was written"));
        read.map(|stored| self.table.evolve(stored).expect("what was decided"))
            .collect()
    }

    pub(crate) fn decide(
        &mut self,
        who: Who,
        id: &str,
        command: &Command,
    ) -> Result<Decision, Refusal> {
        self.table
            .decide(who, id, command, self.now, &mut self.seeds)
    }

    /// Sends a message with an id of its own.
    pub(crate) fn send(
        &mut self,
        player: PlayerNumber,
        command: Command,
    ) -> Result<(Done, Vec<PendingFrame>), Refusal> {
        self.n_messages += 1;
        let id = format!("m{}", self.n_messages);
        let decision = self.decide(Who::Player(player), &id, &command)?;
        let told = self.keep(decision.entries);
        Ok((decision.done, told))
    }

    pub(crate) fn join(&mut self, n: u64) -> Result<PlayerNumber, Refusal> {
        let command = Command::Join {
            name: format!("Guest {n}"),
            token: token(n),
        };
        let decision = self.decide(Who::Stranger, &format!("join-{n}"), &command)?;
        self.keep(decision.entries);
        Ok(decision.done.player.expect("a join gives a number"))
    }

    /// Does due work with a random bot and returns what it means.
    pub(crate) fn work(
        &mut self,
        work: Work,
        chance: &mut RandomPlayer,
    ) -> Result<Vec<PendingFrame>, Refusal> {
        if matches!(work.kind, WorkKind::Close(_)) {
            let decision = self.table.decide_due_close(&work, self.now)?;
            return Ok(self.keep(decision.entries));
        }
        let brief = self.table.brief(work.seat).ok_or(Refusal::NotDue)?;
        let action = chance.choose(&brief).expect("something to do");
        let decision = self.table.decide_due(&work, action, self.now)?;
        Ok(self.keep(decision.entries))
    }

    /// Folds the log again, as after a restart.
    pub(crate) fn refolded(&self) -> Table {
        let log = self
            .log
            .iter()
            .map(|text| Stored::from_json(text).expect("what was written"));
        Table::fold(self.table.contents().clone(), log).expect("a good log")
    }

    pub(crate) fn view(&self, viewer: Viewer) -> TableView {
        self.table
            .view(viewer, Lang::En)
            .expect("a table that was made")
    }

    /// Plays the running game to its end with random moves for everybody.
    pub(crate) fn play_out(&mut self, chance: &mut RandomPlayer) -> Vec<PendingFrame> {
        let mut told = Vec::new();
        while let Some((player, action)) = self.any_move(chance) {
            let command = Command::Act { seen: None, action };
            let (_, more) = self.send(player, command).expect("a legal move");
            told.extend(more);
        }
        told
    }

    /// A random legal action of a seat the game waits for.
    pub(crate) fn any_move(&self, chance: &mut RandomPlayer) -> Option<(PlayerNumber, Action)> {
        let seats = self.table.seats();
        let seat = |(seat, player)| Some((player, self.table.brief(Seat(seat))?));
        let waiting: Vec<_> = (0..).zip(seats).filter_map(seat).collect();
        let (player, brief) = waiting.get(chance.below(waiting.len()))?;
        Some((*player, chance.choose(brief)?.into()))
    }
}

/// Lists the players and the spectator.
pub(crate) fn viewers(table: &Table) -> Vec<Viewer> {
    let players = table
        .players()
        .into_iter()
        .map(|player| Viewer::Player(player.player));
    players.chain([Viewer::Spectator]).collect()
}

pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// A client: folds the frames it gets, and asks again when it misses some.
pub(crate) struct Client {
    pub(crate) viewer: Viewer,
    pub(crate) view: TableView,
    pub(crate) n_caught_up: u32,
}

impl Client {
    pub(crate) fn new(viewer: Viewer, table: &Table) -> Client {
        let view = table.view(viewer, Lang::En).expect("a table that was made");
        Client {
            viewer,
            view,
            n_caught_up: 0,
        }
    }

    pub(crate) fn receive(&mut self, frame: &Frame, table: &Table) {
        if antedate_wire::fold(&mut self.view, frame).is_err() {
            self.catch_up(table);
        }
    }

    pub(crate) fn catch_up(&mut self, table: &Table) {
        self.n_caught_up += 1;
        match table.catch_up(self.viewer, Lang::En, self.view.seq) {
            Some(CatchUp::Frames(frames)) => {
                for (seq, frame) in (self.view.seq + 1..).zip(&frames) {
                    assert_eq!(frame.seq, seq, "frames are numbered without gaps");
                    antedate_wire::fold(&mut self.view, frame).expect("it follows");
                }
            }
            Some(CatchUp::View(view)) => self.view = *view,
            None => panic!("a table that was made can be caught up with"),
        }
    }
}

/// Counts the entries of a kind in a log.
pub(crate) fn count(log: &[String], wanted: impl Fn(&Entry) -> bool) -> usize {
    let read = log
        .iter()
        .map(|text| Stored::from_json(text).expect("what was written"));
    read.filter(|stored| wanted(&stored.entry)).count()
}
