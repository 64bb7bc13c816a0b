//! Plays games by the thousand, the same ones whatever the number of threads.

use std::ops::Range;

use antedate_bots::Budget;
use antedate_decks::Pool;
use antedate_record::{pool, timeline, trek, twist};
use antedate_rules::{Edition, Seat};
use serde_json::json;

use crate::campaign::{Shares, work_through};
use crate::counts::{Played, Tally};
use crate::guests::Guests;
use crate::names::Names;
use crate::outputs::{Open, OutputError, Outputs};
use crate::players::PlayerKind;
use crate::report::Report;
use crate::ruleset::Rules;
use crate::table::{CSV_TITLES, Part, Seats, Table, Wanted};

/// What to simulate.
pub struct Spec {
    /// The rule set.
    pub rules: Rules,
    /// The edition; of no meaning for `trek`.
    pub edition: &'static Edition,
    /// The cards.
    pub pool: Pool,
    /// Who sits where.
    pub players: Vec<PlayerKind>,
    /// Which games follow from it, whatever the number of threads.
    pub seed: u64,
    /// Cards dealt to each player (`timeline`).
    pub hand: u8,
    /// Extra cards of each seat (`timeline`); seats beyond its end have none.
    pub handicaps: Vec<u8>,
    /// Who begins (`timeline`, `twist`); a random seat if nobody is named.
    pub first: Option<Seat>,
    /// Whether day I's itineraries are random (`trek`).
    pub first_game: bool,
    /// The turns a character may imagine for each decision.
    pub nodes: u64,
    /// Whether to count what [`Details`](crate::Details) tells.
    pub details: bool,
    /// Whether to time the decisions.
    pub timing: bool,
}

/// Why a simulation cannot be run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LabError {
    /// A clause of `timeline`.
    #[error(transparent)]
    Timeline(#[from] antedate_rules::timeline::SetupError),
    /// A clause of `twist`.
    #[error(transparent)]
    Twist(#[from] antedate_rules::twist::SetupError),
    /// A clause of `trek`.
    #[error(transparent)]
    Trek(#[from] trek::DealError),
    /// A deck without hours and itineraries.
    #[error("`{0}` is not a trek deck; choose one made for trek")]
    NotATrekDeck(String),
    /// A league in which nobody meets anybody.
    #[error("a league needs two players at least; name more")]
    TooFew,
    /// A league with somebody in it twice.
    #[error("`{0}` is in the league twice; name everybody once")]
    Twice(&'static str),
    /// A long search of another game.
    #[error("only twist has a score to search for with the pile in sight; choose a table of twist")]
    NotTwist,
    /// The results could not be kept.
    #[error(transparent)]
    Output(#[from] OutputError),
}

/// Games of simple players handed to one thread at a time; characters take long enough to be
/// handed games one by one.
const CHUNK: u64 = 64;

/// A simulation that has been checked and can be run.
pub struct Lab {
    pub(crate) table: AnyTable,
    pub(crate) seats: Seats,
    wanted: Wanted,
    names: Names,
    /// All that decides which games are played and what is counted.
    pub(crate) about: serde_json::Value,
}

pub(crate) enum AnyTable {
    Timeline(Box<Table<timeline::Dealer>>),
    Twist(Box<Table<twist::Dealer>>),
    Trek(Box<Table<trek::Dealer>>),
}

fn table<R: Guests>(dealer: R, pool: &Pool) -> Box<Table<R>> {
    let lore = R::lore(pool);
    Box::new(Table { dealer, lore })
}

impl Lab {
    /// Checks a simulation.
    ///
    /// # Errors
    /// The deck or the number of players is against the rules.
    pub fn new(spec: &Spec) -> Result<Lab, LabError> {
        let table = match spec.rules {
            Rules::Timeline => AnyTable::Timeline(table(timeline_dealer(spec)?, &spec.pool)),
            Rules::Twist => AnyTable::Twist(table(twist_dealer(spec)?, &spec.pool)),
            Rules::Trek => AnyTable::Trek(table(trek_dealer(spec)?, &spec.pool)),
        };
        Ok(Lab {
            table,
            seats: Seats {
                players: spec.players.clone(),
                seed: spec.seed,
                budget: Budget::nodes(spec.nodes),
            },
            wanted: Wanted {
                details: spec.details,
                timing: spec.timing,
                ..Wanted::default()
            },
            names: Names::new(spec.rules, &spec.pool),
            about: spec.describe(),
        })
    }

    /// Plays `games` games on `threads` threads; `played` hears now and then how many have been
    /// played since it was last called. A run that was cut goes on where its state says.
    ///
    /// # Errors
    /// The results cannot be written, or the state is of another run.
    pub fn run(
        &self,
        games: u64,
        threads: usize,
        outputs: Outputs<'_>,
        played: &dyn Fn(u64),
    ) -> Result<Report, LabError> {
        let wanted = Wanted {
            transcripts: outputs.transcripts.is_some(),
            csv: outputs.csv.is_some(),
            ..self.wanted
        };
        let run = self.describe_run(games, wanted);
        let (mut open, begun) = Open::new(outputs, run, CSV_TITLES)?;
        let fresh = || {
            (
                0,
                Tally::new(self.seats.players.len(), wanted.details || wanted.timing),
            )
        };
        let (mut done, mut tally): (u64, Tally) = begun.unwrap_or_else(fresh);
        played(done);
        let shares = Shares {
            threads,
            chunk: self.chunk(),
        };
        work_through(
            done..games,
            shares,
            |games| self.play_all(games, wanted),
            |end, part: Part| {
                tally.merge(&part.tally);
                open.write(&part.transcripts, &part.csv)?;
                played(end - done);
                done = end;
                open.save(done, &tally)
            },
        )?;
        open.finish()?;
        Ok(Report::new(
            &tally,
            &self.seats.players,
            &self.names,
            self.wanted,
        ))
    }

    fn describe_run(&self, games: u64, wanted: Wanted) -> serde_json::Value {
        let mut run = self.about.clone();
        run["games"] = json!(games);
        run["transcripts"] = json!(wanted.transcripts);
        run["csv"] = json!(wanted.csv);
        run
    }

    fn chunk(&self) -> u64 {
        let thinks = |kind: &PlayerKind| kind.character().is_some();
        if self.seats.players.iter().any(thinks) {
            1
        } else {
            CHUNK
        }
    }

    /// Plays one game and counts nothing else of it.
    pub(crate) fn play_one(&self, game: u64) -> Played {
        let wanted = Wanted::default();
        match &self.table {
            AnyTable::Timeline(table) => table.play(&self.seats, game, wanted, None, None),
            AnyTable::Twist(table) => table.play(&self.seats, game, wanted, None, None),
            AnyTable::Trek(table) => table.play(&self.seats, game, wanted, None, None),
        }
    }

    fn play_all(&self, games: Range<u64>, wanted: Wanted) -> Part {
        match &self.table {
            AnyTable::Timeline(table) => table.play_all(&self.seats, games, wanted),
            AnyTable::Twist(table) => table.play_all(&self.seats, games, wanted),
            AnyTable::Trek(table) => table.play_all(&self.seats, games, wanted),
        }
    }
}

impl Spec {
    /// Tells all that decides which games are played and what is counted.
    pub(crate) fn describe(&self) -> serde_json::Value {
        let players: Vec<&str> = self.players.iter().map(|kind| kind.name()).collect();
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "rules": self.rules.name(),
            "edition": self.edition.id,
            "deck": pool::decks(&self.pool),
            "filter": pool::filter(&self.pool),
            "players": players,
            "seed": self.seed,
            "hand": self.hand,
            "handicap": self.handicaps,
            "first": self.first.map(|seat| seat.0),
            "first-game": self.first_game,
            "nodes": self.nodes,
            "details": self.details,
            "timing": self.timing,
        })
    }

    fn seat_names(&self) -> Vec<String> {
        let names = self.players.iter().map(|kind| kind.name().to_owned());
        names.collect()
    }
}

fn timeline_dealer(spec: &Spec) -> Result<timeline::Dealer, LabError> {
    let decks = pool::decks(&spec.pool);
    let mut order = timeline::Order::new(spec.edition, decks, spec.seat_names());
    order.hand = spec.hand;
    order.handicaps.clone_from(&spec.handicaps);
    order.first = spec.first;
    order.filter = pool::filter(&spec.pool);
    Ok(timeline::Dealer::new(
        pool::timeline_cards(&spec.pool),
        order,
    )?)
}

fn twist_dealer(spec: &Spec) -> Result<twist::Dealer, LabError> {
    let order = twist::Order {
        edition: spec.edition,
        decks: pool::decks(&spec.pool),
        filter: pool::filter(&spec.pool),
        seats: spec.seat_names(),
        first: spec.first,
    };
    Ok(twist::Dealer::new(pool::twist_cards(&spec.pool), order)?)
}

fn trek_dealer(spec: &Spec) -> Result<trek::Dealer, LabError> {
    let deck = &spec.pool.decks()[0];
    let values = pool::trek_values(deck).ok_or_else(|| LabError::NotATrekDeck(deck.id.clone()))?;
    let order = trek::Order {
        decks: pool::decks(&spec.pool),
        seats: spec.seat_names(),
        first_game: spec.first_game,
    };
    Ok(trek::Dealer::new(values, order)?)
}
