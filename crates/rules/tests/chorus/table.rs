//! Small tables to play at: dates by hand, and dates by chance.

use std::sync::Arc;

use antedate_rules::chorus::{Action, Chorus, Deal, Event, Gap, Illegal, LIVES, Pace, Setup};
use antedate_rules::{Date, Edition, Events, Game, NoChance, Seat};

use crate::common::dice::Dice;

pub(crate) fn setup(dates: &[i64], n_seats: usize) -> Setup {
    let dates = dates.iter().copied().map(Date).collect();
    Setup::new(&Edition::CLASSIC, dates, n_seats)
}

pub(crate) fn deal(setup: &Setup) -> Chorus {
    Chorus::new(Arc::new(Deal::new(setup).expect("a table of the tests")))
}

/// Deals a game by the dates of its first card and of its run.
pub(crate) fn game(dates: &[i64], n_seats: usize) -> Chorus {
    deal(&setup(dates, n_seats))
}

/// Says "done" for a seat, with a gap or with none.
pub(crate) fn done(game: &mut Chorus, seat: u16, gap: impl Into<Option<Gap>>) -> Vec<Event> {
    let action = Action::Done { gap: gap.into() };
    let events = game.apply(Seat(seat), action, &NoChance);
    events.expect("a legal action").to_vec()
}

/// Chooses a gap for a seat without saying "done".
pub(crate) fn choose(game: &mut Chorus, seat: u16, gap: Gap) -> Vec<Event> {
    let events = game.apply(Seat(seat), Action::Choose { gap }, &NoChance);
    events.expect("a legal action").to_vec()
}

pub(crate) fn refused(game: &Chorus, seat: u16, action: Action) -> Illegal {
    let mut events = Events::new();
    let decided = game.decide(Seat(seat), action, &NoChance, &mut events);
    decided.expect_err("an action that is refused")
}

/// Closes the card, as the table does.
pub(crate) fn close(game: &mut Chorus) -> Vec<Event> {
    take(game, Step::Close).to_vec()
}

pub(crate) fn line(game: &Chorus) -> Vec<i64> {
    let date = |card| game.deal().date(card).0;
    game.line().iter().copied().map(date).collect()
}

/// What happens to a game from outside.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Step {
    Act(Seat, Action),
    Close,
    /// The time of a seat has run out, at a pace of their own.
    TimeUp(Seat),
    Join,
    Drop(Seat),
}

pub(crate) fn decide(game: &Chorus, step: Step) -> Events<Event> {
    let mut events = Events::new();
    let decided = match step {
        Step::Act(seat, action) => game.decide(seat, action, &NoChance, &mut events),
        Step::Close => game.decide_close(&mut events),
        Step::TimeUp(seat) => game.decide_time_up(seat, &mut events),
        Step::Join => game.decide_join(&mut events),
        Step::Drop(seat) => game.decide_drop(seat, &mut events),
    };
    decided.expect("a legal step");
    events
}

pub(crate) fn take(game: &mut Chorus, step: Step) -> Events<Event> {
    let events = decide(game, step);
    events.iter().for_each(|event| game.evolve(event));
    events
}

/// Seats one more player, as the table does (CH-12).
pub(crate) fn join(game: &mut Chorus) -> Result<Seat, Illegal> {
    let mut events = Events::new();
    game.decide_join(&mut events)?;
    events.iter().for_each(|event| game.evolve(event));
    Ok(Seat(game.n_seats() as u16 - 1))
}

/// How well, and how orderly, a random game is played.
pub(crate) struct Manner {
    /// Of four choices so many are right.
    n_right: usize,
    /// Of a thousand steps so many are somebody leaving.
    n_drops: usize,
    /// Of a hundred steps so many close the card from outside.
    n_closes: usize,
    /// Of a thousand steps so many are somebody who comes late.
    n_joins: usize,
}

impl Dice {
    pub(crate) fn setup(&mut self, n_seats: usize) -> Setup {
        let n_cards = 6 + self.below(5);
        let n_years = [1, 3, 30, 1000][self.below(4)];
        let years = |dice: &mut Dice| {
            let year = 1 + dice.below(n_years) as i64;
            Date(if dice.below(2) == 0 { year } else { -year })
        };
        let lives = [None, Some(1 + self.below(usize::from(*LIVES.end())) as u8)];
        Setup {
            edition: &Edition::CLASSIC,
            dates: (0..n_cards).map(|_| years(self)).collect(),
            n_seats,
            lives: lives[self.below(2)],
            names: self.below(2) == 0,
            pace: [Pace::Together, Pace::Together, Pace::Alone][self.below(3)],
            teams: [None, Some(2)][self.below(2)].filter(|_| n_seats >= 2),
        }
    }

    pub(crate) fn manner(&mut self) -> Manner {
        Manner {
            n_right: [0, 2, 3, 4][self.below(4)],
            n_drops: [0, 0, 30][self.below(3)],
            n_closes: [0, 5, 30][self.below(3)],
            n_joins: [0, 0, 20][self.below(3)],
        }
    }

    /// Chooses what happens next; nothing once the game is over.
    pub(crate) fn step(&mut self, game: &Chorus, manner: &Manner) -> Option<Step> {
        let waiting: Vec<Seat> = game.to_act().iter().collect();
        if waiting.is_empty() {
            return None;
        }
        let seat = waiting[self.below(waiting.len())];
        let from_outside = match game.is_alone() {
            true => Step::TimeUp(seat),
            false => Step::Close,
        };
        if self.below(1000) < manner.n_drops {
            return Some(Step::Drop(Seat(self.below(game.n_seats()) as u16)))
                .filter(|step| !decide(game, *step).is_empty())
                .or(Some(from_outside));
        }
        if self.below(1000) < manner.n_joins && game.decide_join(&mut Events::new()).is_ok() {
            return Some(Step::Join);
        }
        if self.below(100) < manner.n_closes {
            return Some(from_outside);
        }
        let card = game.current_of(seat)?;
        let (first, last) = game.right_gaps(card);
        let n_gaps = card.index() + 1;
        let gap = match self.below(4) < manner.n_right {
            true => first + self.below(usize::from(last - first) + 1) as Gap,
            false => self.below(n_gaps) as Gap,
        };
        Some(Step::Act(
            seat,
            match self.below(8) {
                0 => Action::Choose { gap },
                1 => Action::Done { gap: None },
                _ => Action::Done { gap: Some(gap) },
            },
        ))
    }
}
