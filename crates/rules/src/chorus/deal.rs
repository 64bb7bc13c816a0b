//! What is dealt: the first card of the line, the run, the seats and the options.

use arrayvec::ArrayVec;

use super::Gap;
use crate::{CardId, Date, DateFault, Edition, MOST_SEATS, Seat};

/// How many players a game is for (CH-1).
pub const SEATS: std::ops::RangeInclusive<usize> = 1..=MOST_SEATS;
/// How many cards a run may have (CH-1).
pub const RUNS: std::ops::RangeInclusive<u8> = 5..=30;
/// The cards of an ordinary run (CH-1).
pub const DEFAULT_RUN: u8 = 10;
/// How many misses put a player out, where the option is on (CH-8).
pub const LIVES: std::ops::RangeInclusive<u8> = 1..=5;
/// How many teams there may be, where the option is on (CH-9).
pub const TEAMS: std::ops::RangeInclusive<u8> = 2..=8;
/// The most cards that take part: the first of the line and the longest run.
pub const MAX_CARDS: usize = 1 + MAX_RUN;
/// The cards of the longest run.
pub(super) const MAX_RUN: usize = *RUNS.end() as usize;

/// Whether everybody places the same card at the same moment (CH-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// One line for all, and one open card.
    #[default]
    Together,
    /// Each on a line of their own, at their own time.
    Alone,
}

/// What somebody asks to be dealt; not yet checked.
#[derive(Clone)]
pub struct Setup {
    /// The edition, which says whether equal dates may occur (D-3).
    pub edition: &'static Edition,
    /// The dates of the first card and of the run, in order.
    pub dates: Vec<Date>,
    /// The number of players.
    pub n_seats: usize,
    /// After how many misses a player is out; never, if none (CH-8).
    pub lives: Option<u8>,
    /// Whether all are told who chose which gap (CH-11).
    pub names: bool,
    /// Whether all place each card together (CH-10).
    pub pace: Pace,
    /// How many teams there are; none, if each plays for themselves (CH-9).
    pub teams: Option<u8>,
}

impl Setup {
    /// Returns the ordinary game.
    pub fn new(edition: &'static Edition, dates: Vec<Date>, n_seats: usize) -> Setup {
        Setup {
            edition,
            dates,
            n_seats,
            lives: None,
            names: false,
            pace: Pace::Together,
            teams: None,
        }
    }
}

/// Why a set-up cannot be dealt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// CH-1.
    #[error("chorus is for 1 to 300 players, not {n_seats}; change the number of players (CH-1)")]
    SeatCount {
        /// The seats asked for.
        n_seats: usize,
    },
    /// CH-1.
    #[error("a run has 5 to 30 cards, not {run}; choose a length in that range (CH-1)")]
    RunLength {
        /// The cards asked for.
        run: usize,
    },
    /// CH-1.
    #[error(
        "the deck has {n_cards} cards and this run needs {needed}; take a larger deck or a shorter run (CH-1)"
    )]
    TooFewCards {
        /// Cards there are.
        n_cards: usize,
        /// Cards needed.
        needed: usize,
    },
    /// CH-8.
    #[error("a player has 1 to 5 lives, not {lives}; choose a number in that range (CH-8)")]
    Lives {
        /// The lives asked for.
        lives: u8,
    },
    /// CH-9.
    #[error("there are 2 to 8 teams, not {teams}; choose a number in that range (CH-9)")]
    Teams {
        /// The teams asked for.
        teams: u8,
    },
    /// CH-9.
    #[error(
        "{teams} teams need a player each, and there are {n_seats}; take fewer teams or wait for more players (CH-9)"
    )]
    EmptyTeam {
        /// The teams asked for.
        teams: u8,
        /// The players there are.
        n_seats: usize,
    },
    /// D-2, D-3.
    #[error(transparent)]
    Dates(#[from] DateFault),
}

/// What was dealt, checked. Holds every secret but the choices.
pub struct Deal {
    edition: &'static Edition,
    dates: ArrayVec<Date, MAX_CARDS>,
    /// The first and the last right gap of each card of the run: the cards before it lie in
    /// the line by then, whatever was chosen for them (CH-5).
    right: ArrayVec<(Gap, Gap), MAX_RUN>,
    n_seats: u16,
    lives: Option<u8>,
    names: bool,
    pace: Pace,
    teams: Option<u8>,
}

impl Deal {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Says which clause the set-up breaks and what to change.
    pub fn new(setup: &Setup) -> Result<Deal, SetupError> {
        setup.edition.check_dates(&setup.dates)?;
        Deal::of_checked(setup)
    }

    /// Checks a set-up whose dates have been checked.
    ///
    /// # Errors
    /// As [`Deal::new`].
    pub fn of_checked(setup: &Setup) -> Result<Deal, SetupError> {
        let n_seats = setup.n_seats;
        if !SEATS.contains(&n_seats) {
            return Err(SetupError::SeatCount { n_seats });
        }
        if let Some(lives) = setup.lives.filter(|lives| !LIVES.contains(lives)) {
            return Err(SetupError::Lives { lives });
        }
        if let Some(teams) = setup.teams {
            check_teams(teams, n_seats)?;
        }
        let run = setup.dates.len().saturating_sub(1);
        let is_run = u8::try_from(run).is_ok_and(|run| RUNS.contains(&run));
        if !is_run {
            return Err(SetupError::RunLength { run });
        }
        Ok(Deal {
            edition: setup.edition,
            dates: setup.dates.iter().copied().collect(),
            right: (1..=run).map(|n| right_gaps(&setup.dates, n)).collect(),
            n_seats: n_seats as u16,
            lives: setup.lives,
            names: setup.names,
            pace: setup.pace,
            teams: setup.teams,
        })
    }

    /// Returns the edition played.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Counts the cards that take part, the first of the line included.
    #[inline]
    pub fn n_cards(&self) -> usize {
        self.dates.len()
    }

    /// Counts the cards of the run.
    #[inline]
    pub fn run(&self) -> usize {
        self.right.len()
    }

    /// Counts the seats at the beginning; others may come late (CH-12).
    #[inline]
    pub fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    /// Returns after how many misses a player is out (CH-8).
    #[inline]
    pub fn lives(&self) -> Option<u8> {
        self.lives
    }

    /// Says whether all are told who chose which gap (CH-11).
    pub fn names(&self) -> bool {
        self.names
    }

    /// Returns the pace (CH-10).
    #[inline]
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Counts the teams; none, if each plays for themselves (CH-9).
    pub fn teams(&self) -> Option<u8> {
        self.teams
    }

    /// Returns the team of a seat: they are filled in turn, so that their sizes differ by one
    /// at most when a game begins.
    pub fn team_of(&self, seat: Seat) -> Option<u8> {
        let teams = u16::from(self.teams?);
        Some((seat.0 % teams) as u8)
    }

    /// Returns the first and the last gap that are right for the `n`-th card of the run,
    /// counted from 0 (CH-5). Secret until it is turned.
    #[inline]
    pub fn right(&self, n: usize) -> (Gap, Gap) {
        self.right[n]
    }

    /// Returns a card's date. Secret until the card is turned.
    #[inline]
    pub fn date(&self, card: CardId) -> Date {
        self.dates[card.index()]
    }
}

fn check_teams(teams: u8, n_seats: usize) -> Result<(), SetupError> {
    if !TEAMS.contains(&teams) {
        return Err(SetupError::Teams { teams });
    }
    match n_seats < usize::from(teams) {
        true => Err(SetupError::EmptyTeam { teams, n_seats }),
        false => Ok(()),
    }
}

/// Works out where card `n` belongs among the cards before it (TC-6, TC-7).
fn right_gaps(dates: &[Date], n: usize) -> (Gap, Gap) {
    let (line, date) = (&dates[..n], dates[n]);
    let n_earlier: usize = line.iter().map(|other| usize::from(*other < date)).sum();
    let n_upto: usize = line.iter().map(|other| usize::from(*other <= date)).sum();
    (n_earlier as Gap, n_upto as Gap)
}
