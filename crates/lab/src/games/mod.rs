//! What the lab needs to know of each rule set to play it by the thousand: one module a game,
//! and one list of them.

mod chorus;
mod dated_cards;
mod timeline;
mod trek;
mod twist;

use std::fmt;
use std::marker::PhantomData;
use std::time::Duration;

use antedate_bots::{Budget, Character, Player, Rng};
use antedate_decks::{DeckKind, Pool};
use antedate_record::Seed;
use antedate_record::lines::{Header, Line};
use antedate_rules::{Edition, Game, Seat};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};

use crate::bench::{Speed, speeds};
use crate::charts::Chart;
use crate::counts::{CardCounts, Tally};
use crate::players::PlayerKind;
use crate::simulate::{LabError, Spec};
use crate::simulator::{Simulate, Simulator};
use crate::stats::Share;

pub(crate) use chorus::closing;
pub use trek::{Balance, PointSource, TrekDetails, ValueDetails, WarpBalance, WarpsBalance};
pub use twist::{RankDetails, TwistDetails};

/// Makes the enum of the rule sets and all that is chosen by it.
macro_rules! games {
    ($($(#[$doc:meta])* $Game:ident($lab:ty, $details:ty);)+) => {
        /// A rule set by name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Rules {
            $($(#[$doc])* $Game,)+
        }

        impl Rules {
            /// Every rule set.
            pub const ALL: &[Rules] = &[$(Rules::$Game),+];

            fn lab(self) -> &'static dyn AnyGame {
                match self {
                    $(Rules::$Game => &Of::<$lab>(PhantomData),)+
                }
            }
        }

        /// What a report tells of one rule set alone.
        #[derive(Debug, Clone, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum GameDetails {
            $($(#[$doc])* $Game($details),)+
        }

        impl GameDetails {
            fn own(&self) -> &dyn OwnDetails {
                match self {
                    $(GameDetails::$Game(details) => details,)+
                }
            }
        }
    };
}

games! {
    /// Competitive Timeline.
    Timeline(antedate_record::timeline::Dealer, NoDetails);
    /// Cooperative Twist.
    Twist(antedate_record::twist::Dealer, TwistDetails);
    /// Trekking Through History.
    Trek(antedate_record::trek::Dealer, TrekDetails);
    /// Chorus, everybody on one line.
    Chorus(antedate_record::chorus::Dealer, NoDetails);
}

/// What the lab says and asks of a rule set.
pub struct RulesInfo {
    /// The name in records and on the command line.
    pub name: &'static str,
    /// The nodes a decision is meant to take: what strength is measured at.
    pub usual_nodes: u64,
    /// What the players' scores are.
    pub scores: ScoreKind,
    /// The edition when neither edition nor deck is named.
    pub edition: &'static Edition,
    /// The deck where there are no editions to choose from.
    pub only_deck: Option<(&'static str, DeckKind)>,
    /// The options it has.
    pub options: &'static [GameOption],
    /// Whether there is one score to search for with all cards in sight.
    pub has_best_score: bool,
    /// How the charts call cards placed right, and what is counted as wrong.
    pub placed: [&'static str; 2],
}

/// What the players' scores are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreKind {
    /// Shares of the victory.
    Victory,
    /// One score of the whole team; nobody wins against anybody.
    Team,
    /// Points, and the most win.
    Points,
}

/// Something that can be chosen for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameOption {
    /// How many cards are dealt to each player.
    Hand,
    /// Who begins.
    First,
    /// Whether the itineraries of the first day are random.
    FirstGame,
    /// Whether time warps are laid out.
    Warps,
}

impl Rules {
    /// Returns what there is to know of it.
    pub fn info(self) -> &'static RulesInfo {
        self.lab().info()
    }

    /// Returns the name in records and on the command line.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// Returns whether all play together as one team.
    pub fn is_team(self) -> bool {
        self.info().scores == ScoreKind::Team
    }

    /// Finds a rule set by its name.
    pub fn by_name(name: &str) -> Option<Rules> {
        Rules::ALL
            .iter()
            .copied()
            .find(|rules| rules.name() == name)
    }

    pub(crate) fn simulator(self, spec: &Spec) -> Result<Box<dyn Simulate>, LabError> {
        self.lab().simulator(spec)
    }

    /// Measures how fast random play is, for about `time` for each figure; once more with an
    /// option that is measured apart. Each with its name.
    pub(crate) fn speeds(self, time: Duration) -> Vec<(&'static str, Speed)> {
        self.lab().speeds(time)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// How one game ended for everybody.
#[derive(Debug, Clone, Default)]
pub(crate) struct GameEnd {
    /// The seats that won.
    pub(crate) winners: Vec<usize>,
    /// Each seat's score, in [`UNITS`](crate::counts::UNITS).
    pub(crate) scores: Vec<i64>,
}

/// What a seat may see of a game of this rule set.
pub(crate) type ViewOf<R> = <<R as LabGame>::Game as Game>::View;
/// What a seat may do in it.
pub(crate) type ActionOf<R> = <<R as LabGame>::Game as Game>::Action;
/// What happens in it.
pub(crate) type EventOf<R> = <<R as LabGame>::Game as Game>::Event;

/// A rule set with its settings and its deck, ready to be dealt again and again.
pub(crate) trait LabGame: Sized + Send + Sync {
    type Game: Game;
    type Recorded: Send;
    /// What everybody may know of the deck before a game.
    type Deck: Send + Sync;
    /// A character in a seat. It gets views and nothing else of the game.
    type Bot: Player<View = ViewOf<Self>, Action = ActionOf<Self>>;
    /// What is counted of this rule set alone.
    type Tally: OwnTally;

    const INFO: RulesInfo;
    /// How many players speed is measured with.
    const BENCH_SEATS: usize = 4;

    /// Checks the settings.
    fn new(spec: &Spec) -> Result<Self, LabError>;
    /// Returns the game that speed is measured with.
    fn for_bench(seats: Vec<String>) -> Self;
    /// Returns the same with an option that is measured apart, and a name for it.
    fn with_option_for_bench(_seats: Vec<String>) -> Option<(&'static str, Self)> {
        None
    }

    fn deal(&self, seed: Seed) -> Self::Recorded;
    fn header(&self, recorded: &Self::Recorded) -> Header;
    /// Starts the game and writes what that writes.
    fn open(_recorded: &mut Self::Recorded, _lines: &mut Vec<Line>) {}
    fn game(recorded: &mut Self::Recorded) -> &mut Self::Game;
    fn write(recorded: &mut Self::Recorded, events: &[EventOf<Self>], lines: &mut Vec<Line>);
    /// Returns whose turn it is, once turns are taken.
    fn turn(game: &Self::Game) -> Option<Seat>;
    fn ending(outcome: &<Self::Game as Game>::Outcome, n_seats: usize) -> GameEnd;

    /// Chooses the obvious action, looking at dates.
    fn greedy(game: &Self::Game, seat: Seat) -> Option<ActionOf<Self>>;
    fn deck(pool: &Pool) -> Self::Deck;
    fn bot(deck: &Self::Deck, character: &'static Character, seed: u64) -> Self::Bot;
    /// Returns the index in the pool of each card in play.
    fn pool_indices(_deck: &Self::Deck, _recorded: &Self::Recorded) -> Vec<usize> {
        Vec::new()
    }
    /// Tells a bot which cards of the pool lie in view, and lets it remember the dates.
    fn observe(_bot: &mut Self::Bot, _view: &ViewOf<Self>, _pool_indices: &[usize]) {}

    /// Counts what a character thinks of an action that it is about to take.
    fn judge(
        _bot: &Self::Bot,
        _view: &ViewOf<Self>,
        _seat: Seat,
        _action: ActionOf<Self>,
        _rng: &mut Rng,
        _tally: &mut Self::Tally,
    ) {
    }

    /// Counts an event that has just been folded in.
    fn count(
        game: &Self::Game,
        event: &EventOf<Self>,
        pool_indices: &[usize],
        cards: &mut CardCounts,
        tally: &mut Self::Tally,
    );
    fn details(counted: &Counted<'_, Self>) -> GameDetails;

    /// Searches for the best score of a deal with all cards in sight, where there is one
    /// score to search for.
    fn best_score(_game: &Self::Game, _n_seats: usize, _budget: &Budget) -> Option<i16> {
        None
    }
}

/// All that [`LabGame::details`] is made of.
pub(crate) struct Counted<'a, R: LabGame> {
    pub(crate) tally: &'a Tally<R::Tally>,
    /// What is counted only where it is asked for.
    pub(crate) own: Option<&'a R::Tally>,
    pub(crate) deck: &'a R::Deck,
    pub(crate) players: &'a [PlayerKind],
    /// How often whoever took the first turn won.
    pub(crate) first_won: Share,
}

/// Counts of one rule set alone, over many games.
pub(crate) trait OwnTally: Default + Send + Serialize + DeserializeOwned {
    /// Adds the counts of other games.
    fn merge(&mut self, other: &Self);
}

/// Nothing is counted of this rule set alone.
impl OwnTally for () {
    fn merge(&mut self, (): &()) {}
}

/// How the details of one rule set are shown.
trait OwnDetails {
    /// Lines after those of the seats.
    fn result_lines(&self) -> Vec<String> {
        Vec::new()
    }

    /// Lines about the deck, at the end.
    fn deck_lines(&self) -> Vec<String> {
        Vec::new()
    }

    fn charts(&self, _games: u64) -> Vec<Chart> {
        Vec::new()
    }
}

/// A report of a rule set that tells nothing more than any other.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct NoDetails {}

impl OwnDetails for NoDetails {}

impl GameDetails {
    /// Returns the lines of a printed report that follow those of the seats.
    pub fn result_lines(&self) -> Vec<String> {
        self.own().result_lines()
    }

    /// Returns the lines of a printed report about the deck.
    pub fn deck_lines(&self) -> Vec<String> {
        self.own().deck_lines()
    }

    /// Draws what `games` games have shown.
    pub(crate) fn charts(&self, games: u64) -> Vec<Chart> {
        self.own().charts(games)
    }
}

/// A rule set whose types are not known to the caller.
trait AnyGame: Sync {
    fn info(&self) -> &'static RulesInfo;
    fn simulator(&self, spec: &Spec) -> Result<Box<dyn Simulate>, LabError>;
    fn speeds(&self, time: Duration) -> Vec<(&'static str, Speed)>;
}

struct Of<R>(PhantomData<fn() -> R>);

impl<R: LabGame + 'static> AnyGame for Of<R> {
    fn info(&self) -> &'static RulesInfo {
        &const { R::INFO }
    }

    fn simulator(&self, spec: &Spec) -> Result<Box<dyn Simulate>, LabError> {
        let rules = R::new(spec)?;
        let deck = R::deck(&spec.pool);
        Ok(Box::new(Simulator { rules, deck }))
    }

    fn speeds(&self, time: Duration) -> Vec<(&'static str, Speed)> {
        speeds::<R>(time)
    }
}

// A dealer has dealt once when it was made, so a deal cannot fail any more.
const CHECKED: &str = "the dealer checked the table and the deck";
