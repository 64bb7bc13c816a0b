//! A player of `trek`.
//!
//! It sees the [`View`] of its seat and the values of the deck, which are public, and
//! nothing else: hypothetical games are imagined from those ([`Trek::imagine`]). It keeps
//! no memory, so that equal views, seeds and budgets give equal decisions.

mod guess;
mod judge;
pub mod measure;
mod search;
mod tables;

pub use tables::Tables;

use std::sync::Arc;

use antedate_rules::Seat;
use antedate_rules::trek::{Action, Trek, View};

use crate::{Budget, Rng};
use guess::Hidden;
use judge::{Judge, Sight};
use search::Search;

/// How well a player plays, the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Takes what looks good at once, and often misjudges it.
    Novice,
    /// The greedy player: takes what brings most at once.
    Pupil,
    /// Looks ahead by rule of thumb, and misjudges.
    Amateur,
    /// Looks ahead by rule of thumb.
    Scholar,
    /// Plays the day out a few times before each turn.
    Historian,
    /// Plays the day out many times before each turn.
    Oracle,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::Novice,
        Level::Pupil,
        Level::Amateur,
        Level::Scholar,
        Level::Historian,
        Level::Oracle,
    ];

    /// Returns the turns a player of this level imagines for one decision.
    pub fn nodes(self) -> u64 {
        match self {
            Level::Novice | Level::Pupil | Level::Amateur | Level::Scholar => 0,
            Level::Historian => 300,
            Level::Oracle => 6000,
        }
    }

    fn sight(self) -> Sight {
        match self {
            Level::Novice | Level::Pupil => Sight::Gains,
            _ => Sight::Outlook,
        }
    }

    /// Returns how far off, in points, the player's judgement of an action is.
    fn blur(self) -> f64 {
        match self {
            Level::Novice => 3.0,
            Level::Amateur => 1.5,
            Level::Pupil | Level::Scholar | Level::Historian | Level::Oracle => 0.0,
        }
    }
}

/// A player: a level, a seed, and the tables of the deck.
#[derive(Clone)]
pub struct Player {
    tables: Arc<Tables>,
    level: Level,
    seed: u64,
}

impl Player {
    /// Seats a player. Of two with equal seeds, each decides as the other would.
    pub fn new(tables: Arc<Tables>, level: Level, seed: u64) -> Player {
        Player {
            tables,
            level,
            seed,
        }
    }

    /// Returns the budget its level is meant for.
    pub fn budget(&self) -> Budget {
        Budget::nodes(self.level.nodes())
    }

    /// Chooses what `seat`, whose view this is, does now; `None` when it is not to act.
    pub fn choose(&self, view: &View, seat: Seat, budget: &Budget) -> Option<Action> {
        let mut rng = Rng::new(self.seed ^ fingerprint(view));
        let judge = Judge {
            tables: &self.tables,
            sight: self.level.sight(),
        };
        let guess = Hidden::from(self.tables.data(), view).draw(&mut rng);
        let game = Trek::imagine(self.tables.data(), view, &guess).ok()?;
        let mut weighed = judge.weigh(&game, seat);
        for (worth, _) in &mut weighed {
            *worth += (rng.bell() * self.level.blur()) as f32;
        }
        let search = Search {
            judge: &judge,
            view,
            seat,
        };
        search.run(weighed, &mut rng, &mut budget.meter())
    }
}

/// Boils a view down to a number, so that each decision has a chance of its own.
fn fingerprint(view: &View) -> u64 {
    let mut print = 0xcbf2_9ce4_8422_2325u64;
    let mut mix = |n: u64| print = (print ^ n).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
    mix(u64::from(view.day));
    mix(view.n_deck as u64);
    view.row.iter().for_each(|card| mix(card.map_or(255, |card| u64::from(card.0))));
    mix(u64::from(view.pool.wild));
    for player in &view.players {
        mix(u64::from(player.points) << 16 | u64::from(player.crystals));
        mix(u64::from(player.hour));
        player.filled.iter().for_each(|n| mix(u64::from(*n)));
    }
    print
}
