//! A player of `trek`.
//!
//! It sees the [`View`] of its seat and the values of the deck, which are public, and
//! nothing else: hypothetical games are imagined from those ([`Trek::imagine`]). It keeps
//! no memory, so that equal views, budgets and generators give equal decisions.

mod guess;
mod judge;
mod level;
mod search;
mod tables;
#[cfg(test)]
mod tests;

pub use level::Level;
pub use tables::Tables;

use std::sync::Arc;

use antedate_rules::Seat;
use antedate_rules::trek::{Action, Trek, View};

use crate::{Budget, Player, Rng};
use guess::Hidden;
use judge::Judge;
use search::Search;

/// The imagined turns a decision is meant to take: what strength and balance are measured at.
pub const NODES: u64 = 4000;

/// A bot at a table of `trek`.
#[derive(Clone)]
pub struct TrekPlayer {
    tables: Arc<Tables>,
    level: Level,
}

impl TrekPlayer {
    /// Seats a player of a level at a table with the deck of these tables.
    pub fn new(tables: Arc<Tables>, level: Level) -> TrekPlayer {
        TrekPlayer { tables, level }
    }

    /// Returns how well it plays.
    pub fn level(&self) -> Level {
        self.level
    }
}

impl Player for TrekPlayer {
    type View = View;
    type Action = Action;

    /// Chooses for `seat`. A level that searches uses its share of the nodes.
    fn choose(&self, view: &View, seat: Seat, budget: &Budget, rng: &mut Rng) -> Option<Action> {
        let judge = Judge {
            tables: &self.tables,
            sight: self.level.sight(),
        };
        let guess = Hidden::from(self.tables.data(), view).draw(rng);
        let game = Trek::imagine(self.tables.data(), view, &guess).ok()?;
        let mut weighed = judge.weigh(&game, seat);
        if self.level.blur() > 0.0 {
            for (worth, _) in &mut weighed {
                *worth += (rng.bell() * self.level.blur()) as f32;
            }
        }
        let budget = Budget {
            nodes: self.level.share(budget.nodes),
            ..budget.clone()
        };
        let search = Search {
            judge: &judge,
            view,
            seat,
        };
        search.run(weighed, rng, &mut budget.meter())
    }
}
