//! What the lab needs to know of each rule set to play it by the thousand.

use std::fmt;

use antedate_record::lines::{Header, Line};
use antedate_record::{Seed, timeline, trek, twist};
use antedate_rules::timeline::Timeline;
use antedate_rules::trek::Trek;
use antedate_rules::twist::Twist;
use antedate_rules::{Game, Seat};

use crate::counts::UNITS;
use crate::players::{greedy_timeline, greedy_trek, greedy_twist};

/// A rule set by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rules {
    /// Competitive Timeline.
    Timeline,
    /// Cooperative Twist.
    Twist,
    /// Trekking Through History.
    Trek,
}

impl Rules {
    /// Every rule set.
    pub const ALL: [Rules; 3] = [Rules::Timeline, Rules::Twist, Rules::Trek];

    /// Returns the name in records and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Rules::Timeline => "timeline",
            Rules::Twist => "twist",
            Rules::Trek => "trek",
        }
    }

    /// Returns the nodes a decision is meant to take: what strength is measured at.
    pub fn usual_nodes(self) -> u64 {
        match self {
            Rules::Timeline => 400,
            Rules::Twist => 4000,
            Rules::Trek => antedate_bots::trek::NODES,
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How one game ended for everybody.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ending {
    /// The seats that won.
    pub(crate) winners: Vec<usize>,
    /// Each seat's score, in [`UNITS`].
    pub(crate) scores: Vec<i64>,
}

/// A rule set at a table that can be dealt again and again.
pub(crate) trait Ruleset: Sync {
    type Game: Game;
    type Recorded: Send;

    fn deal(&self, seed: Seed) -> Self::Recorded;
    fn header(&self, recorded: &Self::Recorded) -> Header;
    /// Starts the game and writes what that writes.
    fn open(recorded: &mut Self::Recorded, lines: &mut Vec<Line>);
    fn game(recorded: &mut Self::Recorded) -> &mut Self::Game;
    fn write(
        recorded: &mut Self::Recorded,
        events: &[<Self::Game as Game>::Event],
        lines: &mut Vec<Line>,
    );
    fn greedy(game: &Self::Game, seat: Seat) -> Option<<Self::Game as Game>::Action>;
    fn ending(outcome: &<Self::Game as Game>::Outcome, n_seats: usize) -> Ending;
}

// A dealer has dealt once when it was made, so a deal cannot fail any more.
const CHECKED: &str = "the dealer checked the table and the deck";

impl Ruleset for timeline::Dealer {
    type Game = Timeline;
    type Recorded = timeline::Recorded;

    fn deal(&self, seed: Seed) -> timeline::Recorded {
        timeline::Dealer::deal(self, seed).expect(CHECKED)
    }

    fn header(&self, recorded: &timeline::Recorded) -> Header {
        timeline::Dealer::header(self, recorded)
    }

    fn open(_recorded: &mut timeline::Recorded, _lines: &mut Vec<Line>) {}

    fn game(recorded: &mut timeline::Recorded) -> &mut Timeline {
        &mut recorded.game
    }

    fn write(
        recorded: &mut timeline::Recorded,
        events: &[antedate_rules::timeline::Event],
        lines: &mut Vec<Line>,
    ) {
        recorded.write(events, lines);
    }

    fn greedy(game: &Timeline, seat: Seat) -> Option<antedate_rules::timeline::Action> {
        greedy_timeline(game, seat)
    }

    /// A player's score is their share of the victory.
    fn ending(outcome: &antedate_rules::timeline::Outcome, n_seats: usize) -> Ending {
        let share = UNITS / outcome.winners.len().max(1) as i64;
        let score = |seat| share * i64::from(outcome.winners.contains(seat));
        Ending {
            winners: outcome.winners.iter().map(Seat::index).collect(),
            scores: Seat::all(n_seats).map(score).collect(),
        }
    }
}

impl Ruleset for twist::Dealer {
    type Game = Twist;
    type Recorded = twist::Recorded;

    fn deal(&self, seed: Seed) -> twist::Recorded {
        twist::Dealer::deal(self, seed).expect(CHECKED)
    }

    fn header(&self, recorded: &twist::Recorded) -> Header {
        twist::Dealer::header(self, recorded)
    }

    fn open(_recorded: &mut twist::Recorded, _lines: &mut Vec<Line>) {}

    fn game(recorded: &mut twist::Recorded) -> &mut Twist {
        &mut recorded.game
    }

    fn write(
        recorded: &mut twist::Recorded,
        events: &[antedate_rules::twist::Event],
        lines: &mut Vec<Line>,
    ) {
        recorded.write(events, lines);
    }

    fn greedy(game: &Twist, seat: Seat) -> Option<antedate_rules::twist::Action> {
        greedy_twist(game, seat)
    }

    /// The team's score is everybody's; nobody wins against anybody.
    fn ending(outcome: &antedate_rules::twist::Outcome, n_seats: usize) -> Ending {
        Ending {
            winners: Vec::new(),
            scores: vec![UNITS * i64::from(outcome.tally.score()); n_seats],
        }
    }
}

impl Ruleset for trek::Dealer {
    type Game = Trek;
    type Recorded = trek::Recorded;

    fn deal(&self, seed: Seed) -> trek::Recorded {
        trek::Dealer::deal(self, seed).expect(CHECKED)
    }

    fn header(&self, recorded: &trek::Recorded) -> Header {
        trek::Dealer::header(self, recorded)
    }

    fn open(recorded: &mut trek::Recorded, lines: &mut Vec<Line>) {
        recorded.open(lines);
    }

    fn game(recorded: &mut trek::Recorded) -> &mut Trek {
        &mut recorded.game
    }

    fn write(
        recorded: &mut trek::Recorded,
        events: &[antedate_rules::trek::Event],
        lines: &mut Vec<Line>,
    ) {
        recorded.write(events, lines);
    }

    fn greedy(game: &Trek, seat: Seat) -> Option<antedate_rules::trek::Action> {
        greedy_trek(game, seat)
    }

    fn ending(outcome: &antedate_rules::trek::Outcome, _n_seats: usize) -> Ending {
        Ending {
            winners: outcome.winners.iter().map(Seat::index).collect(),
            scores: outcome
                .scores
                .iter()
                .map(|score| UNITS * i64::from(*score))
                .collect(),
        }
    }
}
