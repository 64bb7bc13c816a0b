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
use antedate_rules::trek::{Action, Data, Trek, View};

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

    /// Returns the values of the deck, which are public.
    pub fn data(&self) -> &Data {
        self.tables.data()
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
        let judge = self.judge();
        let weighed = self.weigh(&judge, view, seat, rng)?;
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

impl TrekPlayer {
    fn judge(&self) -> Judge<'_> {
        Judge {
            tables: &self.tables,
            lookahead: self.level.lookahead(),
            warp_bar: self.level.warp_bar(),
        }
    }

    /// Weighs what `seat` can do at sight, as well as the level can.
    fn weigh(
        &self,
        judge: &Judge<'_>,
        view: &View,
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<Vec<(f32, Action)>> {
        let guess = Hidden::from(self.tables.data(), view).draw(rng);
        let game = Trek::imagine(self.tables.data(), view, &guess).ok()?;
        let mut weighed = judge.weigh(&game, seat, self.level.tries_warps());
        if self.level.blur() > 0.0 {
            for (worth, _) in &mut weighed {
                *worth += (rng.bell() * self.level.blur()) as f32;
            }
        }
        Some(weighed)
    }

    /// Returns by how many points the player leads the better for using a time warp instead of
    /// the best card without one, by `n_draws` ways it could go on from here, each played with
    /// both; `None` if `warp` is none, or nothing can be taken.
    pub fn gain(
        &self,
        view: &View,
        seat: Seat,
        warp: Action,
        n_draws: u64,
        rng: &mut Rng,
    ) -> Option<f32> {
        let judge = self.judge();
        let mut weighed = self.weigh(&judge, view, seat, rng)?;
        weighed.retain(|(_, action)| !matches!(action, Action::UseWarp { .. }));
        let search = Search {
            judge: &judge,
            view,
            seat,
        };
        let budget = Budget::nodes(self.level.share(NODES));
        let without = search.run(weighed, rng, &mut budget.meter())?;
        let is_warp = matches!(warp, Action::UseWarp { .. });
        is_warp.then(|| search.compare(warp, without, n_draws, rng))
    }
}
