//! How long decisions take, by the processor's clock.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::stats::{Counts, add_counts, count, quantile};

/// The times of decisions, to about three parts in a hundred.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Times {
    nanos: u64,
    /// How many decisions fell into each bucket.
    buckets: Counts<u32>,
}

/// What the times show.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct CpuTime {
    /// Decisions timed.
    pub decisions: u64,
    /// The mean, in milliseconds of one processor.
    pub mean_ms: f64,
    /// What 99 in 100 did not exceed.
    pub p99_ms: f64,
    /// What none exceeded.
    pub most_ms: f64,
}

/// Buckets for each doubling.
const BUCKETS_PER_DOUBLING: u32 = 32;

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.nanos += nanos;
        count(&mut self.buckets, bucket(nanos), 1);
    }

    pub(crate) fn merge(&mut self, other: &Times) {
        self.nanos += other.nanos;
        add_counts(&mut self.buckets, &other.buckets);
    }

    /// Returns what the times show, if there are any.
    pub(crate) fn report(&self) -> Option<CpuTime> {
        let decisions: u64 = self.buckets.values().sum();
        let at = |share| quantile(&self.buckets, share).map(|bucket| top(bucket) / 1e6);
        Some(CpuTime {
            decisions,
            mean_ms: self.nanos as f64 / decisions.max(1) as f64 / 1e6,
            p99_ms: at(0.99)?,
            most_ms: at(1.0)?,
        })
    }
}

/// Numbers the buckets: exact up to [`BUCKETS_PER_DOUBLING`], then [`BUCKETS_PER_DOUBLING`] even ones for each doubling.
fn bucket(nanos: u64) -> u32 {
    if nanos < u64::from(BUCKETS_PER_DOUBLING) {
        return nanos as u32;
    }
    let doublings = nanos.ilog2() - BUCKETS_PER_DOUBLING.ilog2();
    doublings * BUCKETS_PER_DOUBLING + (nanos >> doublings) as u32
}

/// Returns the longest time of a bucket.
fn top(bucket: u32) -> f64 {
    if bucket < BUCKETS_PER_DOUBLING {
        return f64::from(bucket);
    }
    let (doublings, step) = (
        bucket / BUCKETS_PER_DOUBLING - 1,
        bucket % BUCKETS_PER_DOUBLING + BUCKETS_PER_DOUBLING,
    );
    f64::from(step + 1) * f64::from(doublings).exp2() - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_holds_its_times_and_little_more() {
        for nanos in (0..5000).chain([123_456, 20_000_000, 300_000_000, u64::MAX / 3]) {
            let top = top(bucket(nanos));
            assert!(
                top >= nanos as f64 && top <= nanos as f64 * 1.04,
                "{nanos}: {top}"
            );
        }
    }

    #[test]
    fn mean_and_tail() {
        let mut times = Times::default();
        assert_eq!(times.report(), None);
        (0..990).for_each(|_| times.add(Duration::from_millis(1)));
        let mut slow = Times::default();
        (0..10).for_each(|_| slow.add(Duration::from_millis(100)));
        times.merge(&slow);
        let report = times.report().expect("times");
        assert_eq!(report.decisions, 1000);
        assert!((report.mean_ms - 1.99).abs() < 1e-9, "{report:?}");
        assert!((1.0..1.05).contains(&report.p99_ms), "{report:?}");
        assert!((100.0..104.0).contains(&report.most_ms), "{report:?}");
    }
}
