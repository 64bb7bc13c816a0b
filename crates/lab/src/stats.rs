//! Shares and means with how far they may be off.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

/// The 95 % point of the bell curve, both sides.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A share with its 95 % confidence interval (Wilson's).
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// Returns the share of `part` in `n`; shared victories make parts that are not whole.
    pub fn of(part: f64, n: u64) -> Share {
        if n == 0 {
            let (share, low, high) = (0.0, 0.0, 1.0);
            return Share { share, low, high };
        }
        let n = n as f64;
        let (share, spread) = (part / n, Z * Z / n);
        let centre = (share + spread / 2.0) / (1.0 + spread);
        let half = Z * (share * (1.0 - share) / n + spread / (4.0 * n)).sqrt() / (1.0 + spread);
        Share {
            share,
            low: (centre - half).max(0.0),
            high: (centre + half).min(1.0),
        }
    }
}

/// As a percentage with its interval.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [mean, low, high] = [self.share, self.low, self.high].map(|share| 100.0 * share);
        write!(f, "{mean:.1} % ({low:.1}–{high:.1})")
    }
}

/// A mean with the half-width of its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// How far it may be off, either way.
    pub margin: f64,
}

impl Mean {
    /// Works out the mean of counted values.
    pub fn of_counts(counts: impl Iterator<Item = (f64, u64)> + Clone) -> Mean {
        let n = counts.clone().map(|(_, count)| count).sum::<u64>() as f64;
        let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
            let parts = counts.clone();
            parts.map(|(value, count)| of(value) * count as f64).sum()
        };
        let mean = sum(&|value| value) / n.max(1.0);
        let squares = sum(&|value| (value - mean).powi(2));
        let variance = squares / (n - 1.0).max(1.0);
        Mean {
            mean,
            margin: Z * (variance / n.max(1.0)).sqrt(),
        }
    }

    /// Works out the mean of whole numbers from their sum and the sum of their squares.
    pub(crate) fn of_sums(n: u64, sum: u64, squares: u64) -> Mean {
        let count = n.max(1) as f64;
        let mean = sum as f64 / count;
        let spread = (squares as f64 - mean * sum as f64).max(0.0);
        let variance = spread / (count - 1.0).max(1.0);
        Mean {
            mean,
            margin: Z * (variance / count).sqrt(),
        }
    }

    /// Works out the mean of values.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Mean {
        Mean::of_counts(values.map(|value| (value, 1)))
    }
}

/// Counts by value.
pub(crate) type Counts<V> = BTreeMap<V, u64>;

/// Counts one more.
pub(crate) fn count<V: Ord>(counts: &mut Counts<V>, value: V, n: u64) {
    *counts.entry(value).or_default() += n;
}

/// Adds all counts of another.
pub(crate) fn add_counts<V: Ord + Copy>(counts: &mut Counts<V>, more: &Counts<V>) {
    for (value, n) in more {
        count(counts, *value, *n);
    }
}

/// Returns the smallest value that at least `share` of all do not exceed.
pub(crate) fn quantile<V: Copy>(counts: &Counts<V>, share: f64) -> Option<V> {
    let n: u64 = counts.values().sum();
    let wanted = ((share * n as f64).ceil() as u64).max(1);
    let mut so_far = 0;
    let found = counts.iter().find(|(_, count)| {
        so_far += **count;
        so_far >= wanted
    });
    found.map(|(value, _)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wilson's interval for 50 of 100 and 0 of 10, as the textbooks give them.
    #[test]
    fn known_intervals() {
        let half = Share::of(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4);
        let none = Share::of(0.0, 10);
        assert!(
            none.low == 0.0 && (none.high - 0.2775).abs() < 1e-4,
            "{none:?}"
        );
        assert_eq!(Share::of(0.0, 0).high, 1.0);
    }

    #[test]
    fn known_means() {
        // 1, 2, 3, 4: variance 5/3, so 1.96 · √(5/12).
        let mean = Mean::of([1.0, 2.0, 3.0, 4.0].into_iter());
        assert_eq!(mean.mean, 2.5);
        assert!((mean.margin - Z * (5.0f64 / 12.0).sqrt()).abs() < 1e-12);
        let sums = Mean::of_sums(4, 10, 30);
        assert!(sums.mean == 2.5 && (sums.margin - mean.margin).abs() < 1e-12);
        assert_eq!(Mean::of(std::iter::empty()).mean, 0.0);
    }

    #[test]
    fn quantiles_are_values_that_were_counted() {
        let counts = Counts::from([(1, 50), (2, 49), (7, 1)]);
        assert_eq!(quantile(&counts, 0.5), Some(1));
        assert_eq!(quantile(&counts, 0.99), Some(2));
        assert_eq!(quantile(&counts, 1.0), Some(7));
        assert_eq!(quantile(&Counts::<u8>::new(), 0.5), None);
    }
}
