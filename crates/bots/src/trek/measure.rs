//! What a deck plays like: a tally of games as a spectator sees them.
//!
//! Whoever runs games tells the tally every event shown and how each game ended. Tallies
//! of parts add up to the tally of the whole, in any order.

use antedate_rules::trek::{Outcome, Shown, Source, Taken};
use antedate_rules::Seat;

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

/// Counts over many games. See [`Tally::balance`] for what they say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games that ended.
    pub n_games: u64,
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
    /// Of 60ths of a victory: those of whoever acted first. A victory shared by two or three
    /// is 30 or 20 for each.
    pub first_won: u64,
    /// The scores of winners.
    pub winning: Vec<u32>,
    /// The scores of all.
    pub scores: Vec<u32>,
    /// Seats at the table.
    pub n_seats: usize,
    first: Option<Seat>,
    today: Vec<usize>,
}

const WHOLE: u64 = 60;

impl Tally {
    /// Starts a tally for a deck of so many itineraries.
    pub fn new(n_itineraries: usize) -> Tally {
        Tally {
            itineraries: vec![Paid::default(); n_itineraries],
            ..Tally::default()
        }
    }

    /// Counts one event as anybody may see it.
    pub fn hear(&mut self, shown: &Shown) {
        match shown {
            Shown::ItinerariesRevealed { itineraries } => {
                self.n_seats = itineraries.len();
                self.today = itineraries.iter().map(|id| id.index()).collect();
                self.today.iter().for_each(|at| self.itineraries[*at].n += 1);
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
                self.n_takes += 1;
                match source_of(taken) {
                    Source::Ancestor => self.n_ancestors += 1,
                    Source::Space(space) => self.spaces[usize::from(space)] += 1,
                }
                self.n_spent += u64::from(*spent);
                self.n_punctual += u64::from(*points > 0);
                self.n_closed += u64::from(journey.name() == "closes");
            }
            Shown::TokenPlaced {
                seat,
                points,
                crystals,
                ..
            } => {
                if let Some(at) = self.today.get(seat.index()) {
                    self.itineraries[*at].sum += u64::from(points + crystals);
                }
            }
            Shown::GameEnded { outcome } => self.end(outcome),
            _ => {}
        }
    }

    fn end(&mut self, outcome: &Outcome) {
        self.n_games += 1;
        let winners = outcome.winners;
        if self.first.take().is_some_and(|first| winners.contains(first)) {
            self.first_won += WHOLE / winners.len() as u64;
        }
        let best = outcome.scores.iter().copied().max();
        self.winning.extend(best);
        self.scores.extend(&outcome.scores);
    }

    /// Adds the counts of other games.
    pub fn add(&mut self, other: &Tally) {
        self.n_games += other.n_games;
        self.n_takes += other.n_takes;
        self.n_ancestors += other.n_ancestors;
        self.n_closed += other.n_closed;
        self.n_spent += other.n_spent;
        self.n_punctual += other.n_punctual;
        self.first_won += other.first_won;
        self.n_seats = self.n_seats.max(other.n_seats);
        for (sum, more) in self.spaces.iter_mut().zip(other.spaces) {
            *sum += more;
        }
        for (paid, more) in self.itineraries.iter_mut().zip(&other.itineraries) {
            paid.n += more.n;
            paid.sum += more.sum;
        }
        self.winning.extend(&other.winning);
        self.scores.extend(&other.scores);
    }

    /// Works out what the counts say about the deck.
    pub fn balance(&self) -> Balance {
        let of_takes = |n: u64| n as f64 / self.n_takes.max(1) as f64;
        let means: Vec<f64> = self.itineraries.iter().map(Paid::mean).collect();
        let used: Vec<f64> = means.iter().copied().filter(|mean| *mean > 0.0).collect();
        let mean = used.iter().sum::<f64>() / used.len().max(1) as f64;
        Balance {
            ancestors: of_takes(self.n_ancestors),
            spaces: self.spaces.map(of_takes),
            first_won: self.first_won as f64 / (WHOLE * self.n_games.max(1)) as f64,
            fair: 1.0 / self.n_seats.max(1) as f64,
            winning_median: median(&self.winning),
            score_median: median(&self.scores),
            itinerary_mean: mean,
            dearest: used.iter().copied().fold(0.0, f64::max) / mean.max(f64::MIN_POSITIVE),
            itineraries: means,
            closed: of_takes(self.n_closed),
            spent: of_takes(self.n_spent),
            punctual: of_takes(self.n_punctual),
        }
    }
}

fn source_of(taken: &Taken) -> Source {
    match taken {
        Taken::Card { space, .. } => Source::Space(*space),
        Taken::Ancestor => Source::Ancestor,
    }
}

fn median(scores: &[u32]) -> u32 {
    let mut sorted = scores.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or(0)
}

/// How a deck plays. Shares are of takes.
#[derive(Debug, Clone, PartialEq)]
pub struct Balance {
    /// The share of ancestors.
    pub ancestors: f64,
    /// The share of each departure space, the deck top first.
    pub spaces: [f64; 6],
    /// How often whoever acts first wins.
    pub first_won: f64,
    /// How often they would if it did not matter.
    pub fair: f64,
    /// The median of the winners' scores.
    pub winning_median: u32,
    /// The median of all scores.
    pub score_median: u32,
    /// What an itinerary pays in the mean, points and crystals.
    pub itinerary_mean: f64,
    /// How many times the mean the best itinerary pays.
    pub dearest: f64,
    /// What each itinerary pays in the mean, by its place in the data; 0 if never used.
    pub itineraries: Vec<f64>,
    /// The share of cards that closed a journey.
    pub closed: f64,
    /// Crystals spent for each take.
    pub spent: f64,
    /// The share of takes that landed on 12 exactly.
    pub punctual: f64,
}

impl Balance {
    /// Lists the bars of section 7 that the deck misses, in words; none if it keeps them all.
    pub fn misses(&self) -> Vec<String> {
        let mut misses = Vec::new();
        let mut bar = |holds: bool, what: String| {
            if !holds {
                misses.push(what);
            }
        };
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        bar(
            (0.05..=0.15).contains(&self.ancestors),
            format!("ancestors are {} of takes, not 5 to 15 %", percent(self.ancestors)),
        );
        for (space, share) in self.spaces.iter().enumerate() {
            bar(
                *share >= 0.08,
                format!("space {space} is {} of takes, below 8 %", percent(*share)),
            );
        }
        bar(
            (self.first_won - self.fair).abs() <= 0.03,
            format!("whoever acts first wins {}, fair is {}", percent(self.first_won), percent(self.fair)),
        );
        bar(
            (50..=75).contains(&self.winning_median),
            format!("the median winner has {}, not 50 to 75", self.winning_median),
        );
        bar(
            self.dearest <= 1.35,
            format!("an itinerary pays {:.2} times the mean, over 1.35", self.dearest),
        );
        misses
    }
}
