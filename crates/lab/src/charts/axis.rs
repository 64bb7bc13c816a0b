//! From values to places, with round numbers in between.

/// How values are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    /// A share, as a percentage.
    Percent,
    /// A number with so many decimals.
    Number(usize),
}

impl Unit {
    pub(crate) fn show(self, value: f64) -> String {
        match self {
            Unit::Percent => format!("{:.1} %", 100.0 * value),
            Unit::Number(decimals) => format!("{value:.decimals$}").replace('-', "−"),
        }
    }

    fn show_tick(self, value: f64, step: f64) -> String {
        match self {
            Unit::Percent => format!("{:.0} %", 100.0 * value),
            Unit::Number(_) if step < 1.0 => format!("{value:.1}").replace('-', "−"),
            Unit::Number(_) => format!("{value:.0}").replace('-', "−"),
        }
    }
}

/// A straight scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    step: f64,
    /// Where `low` and `high` lie.
    ends: (f64, f64),
    unit: Unit,
}

impl Axis {
    /// Spans at least `low` to `high`, and ends on round numbers.
    pub(super) fn new((low, high): (f64, f64), ends: (f64, f64), unit: Unit) -> Axis {
        let step = round_step((high - low).max(f64::MIN_POSITIVE) / 6.0);
        Axis {
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            step,
            ends,
            unit,
        }
    }

    pub(super) fn at(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        self.ends.0 + share * (self.ends.1 - self.ends.0)
    }

    /// Lists the round numbers with their places and words.
    pub(super) fn ticks(&self) -> Vec<(f64, String)> {
        let n = ((self.high - self.low) / self.step).round() as u32;
        let tick = |at: u32| {
            let value = self.low + f64::from(at) * self.step;
            (self.at(value), self.unit.show_tick(value, self.step))
        };
        (0..=n).map(tick).collect()
    }
}

/// Returns the next of 1, 2, 5, 10, 20, 50 … that is not below `step`.
fn round_step(step: f64) -> f64 {
    let ten = 10f64.powf(step.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].map(|n| n * ten);
    let found = round.into_iter().find(|round| *round >= step * 0.999_999);
    found.unwrap_or(10.0 * ten)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_ends_on_round_numbers() {
        let axis = Axis::new((-3.0, 37.0), (100.0, 600.0), Unit::Number(0));
        let ticks = axis.ticks();
        let words: Vec<&str> = ticks.iter().map(|(_, word)| word.as_str()).collect();
        assert_eq!(words, ["−10", "0", "10", "20", "30", "40"]);
        assert_eq!(
            (ticks[0].0, ticks[5].0, axis.at(15.0)),
            (100.0, 600.0, 350.0)
        );
        let shares = Axis::new((0.0, 1.0), (0.0, 100.0), Unit::Percent);
        assert_eq!(
            shares.ticks().last().map(|(_, word)| word.clone()),
            Some("100 %".into())
        );
    }

    #[test]
    fn values_are_written_in_their_unit() {
        assert_eq!(Unit::Percent.show(0.6735), "67.3 %");
        assert_eq!(Unit::Number(2).show(-1.5), "−1.50");
    }
}
