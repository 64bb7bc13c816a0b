//! Counting what a spectator of trek sees.

use antedate_rules::Seat;
use antedate_rules::trek::{JourneyStep, Outcome, Shown, Taken, WarpKind};
use serde::{Deserialize, Serialize};

use crate::games::OwnTally;
use crate::stats::{Counts, add_counts, count};

/// What one thing has paid over all times it was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Paid {
    /// How often it was used.
    pub(crate) n: u64,
    /// Points and crystals it paid.
    pub(crate) sum: u64,
    /// The squares of what it paid each time.
    pub(crate) squares: u64,
}

impl Paid {
    fn add(&mut self, paid: u64) {
        self.n += 1;
        self.sum += paid;
        self.squares += paid * paid;
    }

    fn merge(&mut self, other: &Paid) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the mean, 0 if never used.
    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.n.max(1) as f64
    }
}

/// What has been counted of one kind of time warp.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct WarpUse {
    /// How often one was laid out.
    pub(crate) laid_out: u64,
    /// How often one was used.
    pub(crate) used: u64,
    /// How often a character said what it brought.
    pub(crate) judged: u64,
    /// What it brought over the best card without it, in thousandths of a point.
    pub(crate) brought: i64,
}

impl WarpUse {
    fn merge(&mut self, other: &WarpUse) {
        self.laid_out += other.laid_out;
        self.used += other.used;
        self.judged += other.judged;
        self.brought += other.brought;
    }
}

/// Where a turn's card may come from: the deck top, the five spaces, the ancestors.
pub(crate) const SOURCES: usize = 7;
/// The place of the ancestors among the sources.
pub(crate) const ANCESTORS: usize = SOURCES - 1;

/// Counts over many games. [`Balance`](super::Balance) says what they mean.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub(crate) struct TrekTally {
    /// What the turns paid at once, in points and crystals, by where the card came from.
    pub(crate) takes: [Paid; SOURCES],
    /// Takes that closed a journey.
    pub(crate) n_closed: u64,
    /// Crystals spent.
    pub(crate) n_spent: u64,
    /// Landings on 12 exactly.
    pub(crate) n_punctual: u64,
    /// What a day with an itinerary paid, by its place in the data.
    pub(crate) itineraries: Vec<Paid>,
    /// How many games were won with each score.
    pub(crate) winning: Counts<u32>,
    /// Days with time warps, one for each player.
    pub(crate) n_warp_days: u64,
    /// The time warps by kind.
    pub(crate) warps: [WarpUse; 8],
    /// The day and the turn going on.
    #[serde(skip)]
    now: Now,
}

#[derive(Debug, Clone, PartialEq, Default)]
struct Now {
    /// The itinerary of each seat today, and what it has paid.
    today: Vec<(usize, u64)>,
    /// Where the card of this turn came from, and what it has paid.
    turn: Option<(usize, u64)>,
}

impl TrekTally {
    /// Counts one event, as a spectator is told of it.
    pub(super) fn count(&mut self, shown: &Shown) {
        match shown {
            Shown::ItinerariesRevealed { itineraries } => {
                self.end_day();
                let unpaid = itineraries.iter().map(|id| (id.index(), 0));
                self.now.today = unpaid.collect();
            }
            Shown::CardTaken {
                taken,
                spent,
                points,
                crystals,
                journey,
                ..
            } => {
                self.end_turn();
                let paid = u64::from(*points) + u64::from(*crystals);
                self.now.turn = Some((source(taken), paid));
                self.n_spent += u64::from(*spent);
                self.n_punctual += u64::from(*points > 0);
                self.n_closed += u64::from(*journey == JourneyStep::Closes);
            }
            Shown::TokenPlaced {
                seat,
                points,
                crystals,
                ..
            } => self.pay(*seat, u64::from(points + crystals)),
            Shown::GameEnded { outcome } => self.end(outcome),
            _ => {}
        }
    }

    /// Counts a day with time warps of these kinds.
    pub(super) fn count_warps(&mut self, n_seats: usize, kinds: impl Iterator<Item = WarpKind>) {
        self.n_warp_days += n_seats as u64;
        kinds.for_each(|kind| self.warps[kind.index()].laid_out += 1);
    }

    pub(super) fn count_use(&mut self, kind: WarpKind) {
        self.warps[kind.index()].used += 1;
    }

    /// Counts what a character says that a time warp brought.
    pub(super) fn count_gain(&mut self, kind: WarpKind, points: f32) {
        let warp = &mut self.warps[kind.index()];
        warp.judged += 1;
        warp.brought += (f64::from(points) * 1000.0).round() as i64;
    }

    fn pay(&mut self, seat: Seat, paid: u64) {
        if let Some(day) = self.now.today.get_mut(seat.index()) {
            day.1 += paid;
        }
        if let Some(turn) = &mut self.now.turn {
            turn.1 += paid;
        }
    }

    fn end_turn(&mut self) {
        if let Some((source, paid)) = self.now.turn.take() {
            self.takes[source].add(paid);
        }
    }

    fn end_day(&mut self) {
        self.end_turn();
        for (itinerary, paid) in std::mem::take(&mut self.now.today) {
            self.paid(itinerary).add(paid);
        }
    }

    fn paid(&mut self, itinerary: usize) -> &mut Paid {
        if self.itineraries.len() <= itinerary {
            self.itineraries.resize(itinerary + 1, Paid::default());
        }
        &mut self.itineraries[itinerary]
    }

    fn end(&mut self, outcome: &Outcome) {
        self.end_day();
        if let Some(best) = outcome.scores.iter().max() {
            count(&mut self.winning, *best, 1);
        }
    }

    /// Counts all takes, ancestors included.
    pub(crate) fn n_takes(&self) -> u64 {
        self.takes.iter().map(|paid| paid.n).sum()
    }
}

impl OwnTally for TrekTally {
    fn merge(&mut self, other: &TrekTally) {
        for (paid, more) in self.takes.iter_mut().zip(&other.takes) {
            paid.merge(more);
        }
        self.n_closed += other.n_closed;
        self.n_spent += other.n_spent;
        self.n_punctual += other.n_punctual;
        self.n_warp_days += other.n_warp_days;
        for (warp, more) in self.warps.iter_mut().zip(&other.warps) {
            warp.merge(more);
        }
        for (itinerary, more) in other.itineraries.iter().enumerate() {
            self.paid(itinerary).merge(more);
        }
        add_counts(&mut self.winning, &other.winning);
    }
}

fn source(taken: &Taken) -> usize {
    match taken {
        Taken::Card { space, .. } => usize::from(*space),
        Taken::Ancestor => ANCESTORS,
    }
}
