//! Plays games by the thousand, the same ones whatever the number of threads.

use antedate_bots::Budget;
use antedate_decks::Pool;
use antedate_record::pool;
use antedate_rules::{Edition, Seat};
use serde_json::json;

use crate::campaign::WorkSplit;
use crate::counts::Played;
use crate::games::Rules;
use crate::names::Names;
use crate::outputs::{OutputError, Outputs};
use crate::players::PlayerKind;
use crate::report::Report;
use crate::simulator::{Recording, Run, Seats, Simulate};

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
    /// Whether time warps are laid out (`trek`).
    pub warps: bool,
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
    /// The rules forbid it.
    #[error(transparent)]
    Setup(Box<dyn std::error::Error + Send + Sync>),
    /// A deck without what the rule set needs.
    #[error("`{deck}` is not a {rules} deck; choose one made for {rules}")]
    WrongDeck {
        /// The deck.
        deck: String,
        /// The rule set.
        rules: Rules,
    },
    /// A league in which nobody meets anybody.
    #[error("a league needs two players at least; name more")]
    TooFew,
    /// A league with somebody in it twice.
    #[error("`{0}` is in the league twice; name everybody once")]
    Twice(&'static str),
    /// A long search of another game.
    #[error("only twist has a score to search for with the pile in sight; choose a table of twist")]
    NoBestScore,
    /// The results could not be kept.
    #[error(transparent)]
    Output(#[from] OutputError),
}

impl LabError {
    pub(crate) fn setup(error: impl std::error::Error + Send + Sync + 'static) -> LabError {
        LabError::Setup(Box::new(error))
    }
}

/// Games of simple players handed to one thread at a time; characters take long enough to be
/// handed games one by one.
const CHUNK: u64 = 64;

/// A simulation that has been checked and can be run.
pub struct Lab {
    pub(crate) simulator: Box<dyn Simulate>,
    pub(crate) seats: Seats,
    wanted: Recording,
    pub(crate) names: Names,
    /// All that decides which games are played and what is counted.
    pub(crate) about: serde_json::Value,
}

impl Lab {
    /// Checks a simulation.
    ///
    /// # Errors
    /// The deck or the number of players is against the rules.
    pub fn new(spec: &Spec) -> Result<Lab, LabError> {
        Ok(Lab {
            simulator: spec.rules.simulator(spec)?,
            seats: Seats {
                players: spec.players.clone(),
                seed: spec.seed,
                budget: Budget::nodes(spec.nodes),
            },
            wanted: Recording {
                details: spec.details,
                timing: spec.timing,
                ..Recording::default()
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
        let wanted = Recording {
            transcripts: outputs.transcripts.is_some(),
            csv: outputs.csv.is_some(),
            ..self.wanted
        };
        let run = Run {
            seats: &self.seats,
            names: &self.names,
            wanted,
            games,
            shares: WorkSplit {
                threads,
                chunk: self.chunk(),
            },
            about: self.describe_run(games, wanted),
        };
        self.simulator.run(run, outputs, played)
    }

    fn describe_run(&self, games: u64, wanted: Recording) -> serde_json::Value {
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
        self.simulator.play_one(&self.seats, game)
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
            "warps": self.warps,
            "nodes": self.nodes,
            "details": self.details,
            "timing": self.timing,
        })
    }

    pub(crate) fn seat_names(&self) -> Vec<String> {
        let names = self.players.iter().map(|kind| kind.name().to_owned());
        names.collect()
    }
}
