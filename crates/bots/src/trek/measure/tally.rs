//! Counting what a spectator sees.

use std::ops::AddAssign;

use antedate_rules::Seat;
use antedate_rules::trek::{JourneyStep, Outcome, Shown, Taken};

/// What one itinerary has paid over all days it was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Paid {
    /// Days it was used.
    pub n: u64,
    /// Points and crystals its spaces and rows paid.
    pub sum: u64,
}

impl Paid {
    /// Returns the mean, 0 if never used.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.n.max(1) as f64
    }
}

/// Counts over many games. [`TrekTally::balance`] says what they mean.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct TrekTally {
    /// Games that ended.
    pub n_games: u64,
    /// Victories of each player (not seat); a shared one counts in parts.
    pub wins: Vec<f64>,
    /// The scores of each player added up.
    pub points: Vec<u64>,
    /// Victories of whoever acted first.
    pub first_won: f64,
    /// Takes, ancestors included.
    pub n_takes: u64,
    /// Takes of an ancestor.
    pub n_ancestors: u64,
    /// Takes from each departure space, 0 being the deck top.
    pub spaces: [u64; 6],
    /// Takes that closed a journey.
    pub n_closed: u64,
    /// Crystals spent.
    pub n_spent: u64,
    /// Landings on 12 exactly.
    pub n_punctual: u64,
    /// Itineraries by their place in the data.
    pub itineraries: Vec<Paid>,
    /// How many games were won with each score.
    pub winning: Vec<u64>,
    /// The player at each seat of the game going on.
    seats: Vec<usize>,
    first: Option<Seat>,
    /// The itinerary of each seat today.
    today: Vec<usize>,
}

impl TrekTally {
    /// Starts counting for a deck of so many itineraries and so many players.
    pub fn new(n_itineraries: usize, n_players: usize) -> TrekTally {
        TrekTally {
            itineraries: vec![Paid::default(); n_itineraries],
            wins: vec![0.0; n_players],
            points: vec![0; n_players],
            ..TrekTally::default()
        }
    }

    /// Begins a game; `seats` names the player at each seat.
    pub fn begin(&mut self, seats: Vec<usize>) {
        self.seats = seats;
        self.first = None;
    }

    /// Counts one event, as a spectator is told of it.
    pub fn hear(&mut self, shown: &Shown) {
        match shown {
            Shown::ItinerariesRevealed { itineraries } => {
                self.today = itineraries.iter().map(|id| id.index()).collect();
                for at in &self.today {
                    self.itineraries[*at].n += 1;
                }
            }
            Shown::TurnPassed { to } => {
                self.first.get_or_insert(*to);
            }
            Shown::CardTaken {
                taken,
                spent,
                points,
                journey,
                ..
            } => {
                self.take(taken);
                self.n_spent += u64::from(*spent);
                self.n_punctual += u64::from(*points > 0);
                self.n_closed += u64::from(*journey == JourneyStep::Closes);
            }
            Shown::TokenPlaced {
                seat,
                points,
                crystals,
                ..
            } => {
                let at = self.today[seat.index()];
                self.itineraries[at].sum += u64::from(points + crystals);
            }
            Shown::GameEnded { outcome } => self.end(outcome),
            _ => {}
        }
    }

    fn take(&mut self, taken: &Taken) {
        self.n_takes += 1;
        match taken {
            Taken::Card { space, .. } => self.spaces[usize::from(*space)] += 1,
            Taken::Ancestor => self.n_ancestors += 1,
        }
    }

    fn end(&mut self, outcome: &Outcome) {
        self.n_games += 1;
        for (seat, score) in outcome.scores.iter().enumerate() {
            self.points[self.seats[seat]] += u64::from(*score);
        }
        let part = 1.0 / outcome.winners.len() as f64;
        for winner in outcome.winners.iter() {
            self.wins[self.seats[winner.index()]] += part;
            if self.first == Some(winner) {
                self.first_won += part;
            }
        }
        let best = outcome.scores.iter().max().map_or(0, |best| *best as usize);
        if self.winning.len() <= best {
            self.winning.resize(best + 1, 0);
        }
        self.winning[best] += 1;
    }

    /// Returns the share of the games a player won.
    pub fn win_rate(&self, player: usize) -> f64 {
        self.wins[player] / self.n_games.max(1) as f64
    }

    /// Returns the mean score of a player.
    pub fn mean_score(&self, player: usize) -> f64 {
        self.points[player] as f64 / self.n_games.max(1) as f64
    }
}

impl AddAssign<&TrekTally> for TrekTally {
    fn add_assign(&mut self, other: &TrekTally) {
        self.n_games += other.n_games;
        self.first_won += other.first_won;
        self.n_takes += other.n_takes;
        self.n_ancestors += other.n_ancestors;
        self.n_closed += other.n_closed;
        self.n_spent += other.n_spent;
        self.n_punctual += other.n_punctual;
        add_each(&mut self.spaces, &other.spaces);
        add_each(&mut self.wins, &other.wins);
        add_each(&mut self.points, &other.points);
        if self.winning.len() < other.winning.len() {
            self.winning.resize(other.winning.len(), 0);
        }
        add_each(&mut self.winning, &other.winning);
        for (paid, more) in self.itineraries.iter_mut().zip(&other.itineraries) {
            paid.n += more.n;
            paid.sum += more.sum;
        }
    }
}

fn add_each<T: Copy + AddAssign>(sums: &mut [T], more: &[T]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += *more;
    }
}
