//! What is counted while games are played: whole numbers only, so that neither the order of
//! the games nor a break in the middle can change a result.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::games::OwnTally;
use crate::stats::{Counts, add_counts, count};
use crate::times::Times;

/// Scores are counted in 840ths: every share of a victory among up to eight is whole.
pub(crate) const UNITS: i64 = 840;

/// How one game went.
#[derive(Debug, Clone, Default)]
pub(crate) struct Played {
    /// The seats that won.
    pub(crate) winners: Vec<usize>,
    /// Each seat's score, in [`UNITS`].
    pub(crate) scores: Vec<i64>,
    /// The seat that took the first turn.
    pub(crate) first: usize,
    /// Actions taken by all.
    pub(crate) moves: u32,
}

impl Played {
    /// Returns a seat's share of the victory, in [`UNITS`].
    pub(crate) fn won(&self, seat: usize) -> i64 {
        if self.winners.contains(&seat) {
            UNITS / self.winners.len() as i64
        } else {
            0
        }
    }
}

/// Right and wrong.
pub(crate) type Tries = [u64; 2];

/// The counts of many games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Tally<T> {
    pub(crate) games: u64,
    /// Games won alone, by seat.
    pub(crate) wins: Vec<u64>,
    /// Victories shared, by seat.
    pub(crate) shared: Vec<u64>,
    /// Shares of victories added up, by seat, in [`UNITS`].
    pub(crate) won: Vec<i64>,
    /// The same for whoever took the first turn.
    pub(crate) first_won: i64,
    /// How often each score was reached, by seat, in [`UNITS`].
    pub(crate) scores: Vec<Counts<i64>>,
    /// How often a game took so many actions.
    pub(crate) moves: Counts<u32>,
    /// What is counted only where it is asked for.
    pub(crate) details: Option<Details<T>>,
}

impl<T: OwnTally> Tally<T> {
    pub(crate) fn new(n_seats: usize, with_details: bool) -> Tally<T> {
        Tally {
            wins: vec![0; n_seats],
            shared: vec![0; n_seats],
            won: vec![0; n_seats],
            scores: vec![Counts::new(); n_seats],
            games: 0,
            first_won: 0,
            moves: Counts::new(),
            details: with_details.then(|| Details::new(n_seats)),
        }
    }

    pub(crate) fn add(&mut self, played: &Played) {
        self.games += 1;
        let alone = played.winners.len() == 1;
        let counts = if alone {
            &mut self.wins
        } else {
            &mut self.shared
        };
        for winner in &played.winners {
            counts[*winner] += 1;
            self.won[*winner] += played.won(*winner);
        }
        self.first_won += played.won(played.first);
        for (counts, score) in self.scores.iter_mut().zip(&played.scores) {
            count(counts, *score, 1);
        }
        count(&mut self.moves, played.moves, 1);
    }

    /// Adds the counts of other games.
    pub(crate) fn merge(&mut self, other: &Tally<T>) {
        self.games += other.games;
        self.first_won += other.first_won;
        add_each(&mut self.wins, &other.wins);
        add_each(&mut self.shared, &other.shared);
        add_each(&mut self.won, &other.won);
        for (counts, more) in self.scores.iter_mut().zip(&other.scores) {
            add_counts(counts, more);
        }
        add_counts(&mut self.moves, &other.moves);
        if let (Some(details), Some(more)) = (&mut self.details, &other.details) {
            details.merge(more);
        }
    }
}

/// Who placed what, how long it took, and what is counted of one rule set alone.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Details<T> {
    pub(crate) cards: CardCounts,
    /// How long each seat's decisions took.
    pub(crate) times: Vec<Times>,
    pub(crate) own: T,
}

/// Cards placed right and wrong.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct CardCounts {
    n_seats: usize,
    /// By their place in the pool and by seat.
    pub(crate) cards: BTreeMap<u32, Vec<Tries>>,
    /// By seat and by the length of the line they were placed in, where there is a line.
    pub(crate) lines: Vec<BTreeMap<u8, Tries>>,
}

impl CardCounts {
    /// Counts a card that `seat` placed.
    pub(crate) fn tried(&mut self, seat: usize, card: usize, right: bool) {
        self.of_card(card as u32)[seat][usize::from(!right)] += 1;
    }

    /// Counts a card that `seat` placed in a line of so many cards.
    pub(crate) fn tried_in_line(&mut self, seat: usize, line: usize, right: bool) {
        let tries = self.lines[seat].entry(line as u8).or_default();
        tries[usize::from(!right)] += 1;
    }

    fn of_card(&mut self, card: u32) -> &mut Vec<Tries> {
        let n_seats = self.n_seats;
        let by_seat = self.cards.entry(card);
        by_seat.or_insert_with(|| vec![[0; 2]; n_seats])
    }

    fn merge(&mut self, other: &CardCounts) {
        for (card, more) in &other.cards {
            for (tries, more) in self.of_card(*card).iter_mut().zip(more) {
                add_each(tries, more);
            }
        }
        for (lines, more) in self.lines.iter_mut().zip(&other.lines) {
            for (line, more) in more {
                add_each(lines.entry(*line).or_default(), more);
            }
        }
    }
}

impl<T: OwnTally> Details<T> {
    fn new(n_seats: usize) -> Details<T> {
        Details {
            cards: CardCounts {
                n_seats,
                cards: BTreeMap::new(),
                lines: vec![BTreeMap::new(); n_seats],
            },
            times: vec![Times::default(); n_seats],
            own: T::default(),
        }
    }

    fn merge(&mut self, other: &Details<T>) {
        self.cards.merge(&other.cards);
        for (times, more) in self.times.iter_mut().zip(&other.times) {
            times.merge(more);
        }
        self.own.merge(&other.own);
    }
}

pub(crate) fn add_each<T: Copy + std::ops::AddAssign>(sums: &mut [T], more: &[T]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += *more;
    }
}
