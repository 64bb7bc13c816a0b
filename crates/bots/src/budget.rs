//! How long a bot may think, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// A shared flag that ends all thinking it was handed to.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Tells every bot that holds this flag to answer at once with the best it has.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Says whether thinking is over.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What one decision may cost.
///
/// With nodes alone a decision is the same on every machine; a deadline or a
/// cancellation cuts the search short and so gives that up.
#[derive(Debug, Clone)]
pub struct Budget {
    /// How many turns may be imagined.
    pub nodes: u64,
    /// When to answer at the latest.
    pub deadline: Option<Instant>,
    /// How to be told to answer now.
    pub cancel: Option<Cancel>,
}

impl Budget {
    /// Allows `nodes` imagined turns and no more.
    pub fn nodes(nodes: u64) -> Budget {
        Budget {
            nodes,
            deadline: None,
            cancel: None,
        }
    }

    /// Starts counting.
    pub(crate) fn meter(&self) -> Meter<'_> {
        Meter {
            budget: self,
            spent: 0,
        }
    }
}

/// What one decision has cost so far.
pub(crate) struct Meter<'a> {
    budget: &'a Budget,
    spent: u64,
}

impl Meter<'_> {
    /// Counts `nodes` more.
    #[inline]
    pub(crate) fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// Returns what is left.
    pub(crate) fn left(&self) -> u64 {
        self.budget.nodes.saturating_sub(self.spent)
    }

    /// Says whether thinking must end. Looks at the clock only when there is a deadline.
    pub(crate) fn is_over(&self) -> bool {
        self.spent >= self.budget.nodes
            || self.budget.cancel.as_ref().is_some_and(Cancel::is_cancelled)
            || self.budget.deadline.is_some_and(|at| Instant::now() >= at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_ends_by_nodes_by_the_clock_and_by_the_flag() {
        let mut budget = Budget::nodes(3);
        let mut meter = budget.meter();
        meter.spend(2);
        assert!(!meter.is_over());
        meter.spend(1);
        assert!(meter.is_over());
        budget.deadline = Some(Instant::now());
        assert!(budget.meter().is_over());
        let cancel = Cancel::default();
        let budget = Budget {
            cancel: Some(cancel.clone()),
            ..Budget::nodes(3)
        };
        assert!(!budget.meter().is_over());
        cancel.cancel();
        assert!(budget.meter().is_over());
    }
}
