//! The yardstick of `twist`: what a long search reaches on a deal with the pile in sight,
//! beside what a fair team makes of the same deal.

use std::path::PathBuf;

use antedate_bots::Budget;
use serde::{Deserialize, Serialize};

use crate::campaign::{WorkSplit, work_through};
use crate::counts::UNITS;
use crate::outputs::{Open, Outputs};
use crate::simulate::{Lab, LabError};
use crate::stats::Mean;

/// How many times the nodes of the fair team's decisions the long search has for its deal.
pub const TIMES: u64 = 10;

/// Both scores of one deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// What the long search found.
    pub best: i16,
    /// What the fair team reached.
    pub fair: i16,
}

/// What the long search and the fair team reached.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BoundReport {
    /// Seats of the team.
    pub players: usize,
    /// Turns the long search imagined on each deal.
    pub nodes: u64,
    /// Turns the fair team imagined for each decision.
    pub fair_nodes: u64,
    /// The mean of the best scores found.
    pub best: Mean,
    /// The mean of the fair team's scores.
    pub fair: Mean,
    /// The second mean as a share of the first.
    pub share: f64,
    /// Deals on which the fair team found more than the search.
    pub fair_was_better: usize,
    /// Every deal, in order.
    pub deals: Vec<Deal>,
}

impl Lab {
    /// Searches `deals` deals of this table of `twist` with [`TIMES`] times its nodes and the
    /// pile in sight, and lets its players play them; the rest as [`Lab::run`].
    ///
    /// # Errors
    /// The table is of another rule set, or the state cannot be kept or is of another run.
    pub fn bound(
        &self,
        deals: u64,
        threads: usize,
        state: Option<PathBuf>,
        played: &dyn Fn(u64),
    ) -> Result<BoundReport, LabError> {
        if !self.names.rules.info().has_best_score {
            return Err(LabError::NoBestScore);
        }
        let mut run = self.about.clone();
        run["bound deals"] = serde_json::json!(deals);
        let outputs = Outputs {
            state,
            ..Outputs::default()
        };
        let (mut open, begun) = Open::new(outputs, run, "")?;
        let (mut done, mut found): (u64, Vec<Deal>) = begun.unwrap_or_default();
        played(done);
        work_through(
            done..deals,
            WorkSplit { threads, chunk: 1 },
            |deals| self.compare(deals.start),
            |end, deal| {
                found.extend(deal);
                played(end - done);
                done = end;
                open.save(done, &found)
            },
        )?;
        open.finish()?;
        Ok(self.bound_report(found))
    }

    fn bound_nodes(&self) -> u64 {
        self.seats.budget.nodes.saturating_mul(TIMES)
    }

    fn best_score(&self, deal: u64, budget: &Budget) -> Option<i16> {
        self.simulator.best_score(&self.seats, deal, budget)
    }

    /// Searches a deal and plays it.
    fn compare(&self, deal: u64) -> Option<Deal> {
        let budget = Budget::nodes(self.bound_nodes());
        Some(Deal {
            best: self.best_score(deal, &budget)?,
            fair: (self.play_one(deal).scores[0] / UNITS) as i16,
        })
    }

    fn bound_report(&self, deals: Vec<Deal>) -> BoundReport {
        let mean = |of: fn(&Deal) -> i16| Mean::of(deals.iter().map(|deal| f64::from(of(deal))));
        let (best, fair) = (mean(|deal| deal.best), mean(|deal| deal.fair));
        BoundReport {
            players: self.seats.players.len(),
            nodes: self.bound_nodes(),
            fair_nodes: self.seats.budget.nodes,
            best,
            fair,
            share: fair.mean / best.mean,
            fair_was_better: deals.iter().filter(|deal| deal.fair > deal.best).count(),
            deals,
        }
    }
}
