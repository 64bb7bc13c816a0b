//! How well one card is remembered, by FSRS.

use std::sync::LazyLock;

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};

/// The milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;
/// A card that stays known for so many days counts as learned.
const LEARNED_DAYS: f64 = 21.0;

/// Counts in days, as practice does: a card comes back on a later day. It comes back when the
/// chance that it is still known has sunk to nine in ten, which is the library's own wish.
static SCHEDULER: LazyLock<FSRS> = LazyLock::new(|| {
    FSRS::new(Parameters {
        enable_short_term: false,
        ..Parameters::default()
    })
});

/// How a review went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// Not known.
    Again,
    /// Nearly known.
    Hard,
    /// Known.
    Good,
}

impl From<Grade> for Rating {
    fn from(grade: Grade) -> Rating {
        match grade {
            Grade::Again => Rating::Again,
            Grade::Hard => Rating::Hard,
            Grade::Good => Rating::Good,
        }
    }
}

/// How well one card is remembered.
#[derive(Debug, Clone, PartialEq)]
pub struct Memory {
    card: Card,
    /// When it was last reviewed, in milliseconds since 1970.
    pub last: i64,
    /// When it comes back, in milliseconds since 1970.
    pub due: i64,
}

impl Memory {
    /// Begins with a first review.
    pub fn begin(at: i64, grade: Grade) -> Memory {
        let fresh = Card {
            due: moment(at),
            last_review: moment(at),
            state: State::New,
            ..Card::default()
        };
        Memory::after(fresh, at, grade)
    }

    /// Returns what a review at `at` makes of it.
    #[must_use]
    pub fn review(&self, at: i64, grade: Grade) -> Memory {
        Memory::after(self.card.clone(), at.max(self.last), grade)
    }

    fn after(card: Card, at: i64, grade: Grade) -> Memory {
        let card = SCHEDULER.next(card, moment(at), grade.into()).card;
        Memory {
            last: at,
            due: at + card.scheduled_days.max(1) * DAY_MS,
            card,
        }
    }

    /// Returns the chance, from 0 to 1, that the card is still known at `at`.
    pub fn retrievability(&self, at: i64) -> f64 {
        self.card.get_retrievability(moment(at.max(self.last)))
    }

    /// Returns for how many days the card stays known.
    pub fn stability(&self) -> f64 {
        self.card.stability
    }

    /// Says whether it counts as learned.
    pub fn is_learned(&self) -> bool {
        self.card.stability >= LEARNED_DAYS
    }
}

/// A moment as the library counts; one that no calendar has is the first of all.
fn moment(at: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(at).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sixty days of practice, each review on the day it is due: the intervals are those that
    /// the library gives when it is asked directly.
    #[test]
    fn over_sixty_days_the_intervals_are_those_of_fsrs() {
        let grades = [Grade::Good, Grade::Good, Grade::Again, Grade::Hard];
        let fsrs = FSRS::new(Parameters {
            enable_short_term: false,
            ..Parameters::default()
        });
        let start = DateTime::UNIX_EPOCH;
        let fresh = Card {
            due: start,
            last_review: start,
            ..Card::default()
        };
        let mut expected = fsrs.next(fresh, start, Rating::Again).card;
        let mut memory = Memory::begin(0, Grade::Again);
        let mut reviews = 0;
        for grade in grades.into_iter().cycle() {
            assert_eq!(
                memory.due,
                expected.due.timestamp_millis(),
                "review {reviews}"
            );
            if memory.due > 60 * DAY_MS {
                break;
            }
            memory = memory.review(memory.due, grade);
            let due = expected.due;
            expected = fsrs.next(expected, due, grade.into()).card;
            reviews += 1;
        }
        assert!(reviews >= 5, "{reviews} reviews in sixty days");
    }

    #[test]
    fn what_is_known_comes_back_later_and_later_and_what_is_missed_soon() {
        let mut memory = Memory::begin(0, Grade::Good);
        let mut gaps = Vec::new();
        for _ in 0..4 {
            gaps.push(memory.due - memory.last);
            memory = memory.review(memory.due, Grade::Good);
        }
        assert!(gaps.is_sorted() && gaps[0] < gaps[3], "{gaps:?}");
        let missed = memory.review(memory.due, Grade::Again);
        assert!(missed.due - missed.last < gaps[3]);
        assert!(missed.stability() < memory.stability());
    }

    #[test]
    fn on_the_day_it_is_due_a_card_is_still_known_nine_times_in_ten() {
        let memory = Memory::begin(0, Grade::Good).review(3 * DAY_MS, Grade::Good);
        let chance = memory.retrievability(memory.due);
        assert!((chance - 0.9).abs() < 0.03, "{chance}");
        assert!(memory.retrievability(memory.due + 30 * DAY_MS) < chance);
    }

    /// The clock of a machine may have been set back between two reviews.
    #[test]
    fn a_review_in_the_past_counts_as_one_at_the_last_moment() {
        let memory = Memory::begin(5 * DAY_MS, Grade::Good);
        let again = memory.review(DAY_MS, Grade::Good);
        assert_eq!(again.last, 5 * DAY_MS);
        assert!(again.due > again.last);
        assert!((memory.retrievability(0) - 1.0).abs() < 1e-9);
    }
}
