//! What the games say about the values of a trek deck (section 7 of the rules).

use antedate_rules::trek::WarpKind;
use serde::Serialize;

use super::tally::{ANCESTORS, Paid, TrekTally};
use crate::stats::{Share, quantile};

/// An itinerary that pays more than so many times the mean is out of balance.
pub(super) const MAX_ITINERARY: f64 = 1.35;

/// A kind of time warp that is worth more than so many times the mean is out of balance (TW-7).
const MAX_WARP: f64 = 1.5;

/// How one kind of time warp was used.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct WarpBalance {
    /// The kind.
    pub kind: &'static str,
    /// How often one was used.
    pub used: u64,
    /// The share of those laid out that were used.
    pub share: f64,
    /// What it was worth to its users in the mean: the points by which they led the better for
    /// it, by what they thought of the days that could follow.
    pub worth: f64,
}

/// How the time warps of a deck were used.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct WarpsBalance {
    /// The share of a player's days on which they used one.
    pub days: f64,
    /// What one was worth in the mean.
    pub worth: f64,
    /// The kinds, in the order of the rules.
    pub kinds: Vec<WarpBalance>,
}

impl WarpsBalance {
    fn of(tally: &TrekTally) -> Option<WarpsBalance> {
        (tally.n_warp_days > 0).then(|| {
            let mean = |brought: i64, n: u64| brought as f64 / 1000.0 / n.max(1) as f64;
            let share = |n: u64, all: u64| n as f64 / all.max(1) as f64;
            let used: u64 = tally.warps.iter().map(|warp| warp.used).sum();
            let judged = tally.warps.iter().map(|warp| warp.judged).sum();
            let brought = tally.warps.iter().map(|warp| warp.brought).sum();
            let kinds = WarpKind::ALL.into_iter().zip(&tally.warps);
            WarpsBalance {
                days: share(used, tally.n_warp_days),
                worth: mean(brought, judged),
                kinds: kinds
                    .map(|(kind, warp)| WarpBalance {
                        kind: kind.name(),
                        used: warp.used,
                        share: share(warp.used, warp.laid_out),
                        worth: mean(warp.brought, warp.judged),
                    })
                    .collect(),
            }
        })
    }

    fn misses(&self) -> Vec<String> {
        let mut misses = Vec::new();
        if !(0.5..=0.9).contains(&self.days) {
            let days = 100.0 * self.days;
            misses.push(format!(
                "a time warp is used on {days:.1} % of a player's days, not 50 to 90 %"
            ));
        }
        for warp in &self.kinds {
            let times = warp.worth / self.worth.max(f64::MIN_POSITIVE);
            if warp.used > 0 && times > MAX_WARP {
                let kind = warp.kind;
                misses.push(format!(
                    "the time warp {kind} is worth {times:.2} times the mean, over 1.5"
                ));
            }
        }
        misses
    }
}

/// How a trek deck plays. Shares are of takes, ancestors included.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Balance {
    /// The share of ancestors.
    pub ancestors: f64,
    /// The share of each departure space, the deck top first.
    pub spaces: Vec<f64>,
    /// How often whoever acts first wins.
    pub first_won: Share,
    /// How often they would if it did not matter.
    pub fair: f64,
    /// The median of the winners' scores.
    pub winning_median: u32,
    /// What an itinerary pays in the mean, points and crystals.
    pub itinerary_mean: f64,
    /// What each itinerary pays in the mean, by its place in the data; 0 if never used.
    #[serde(skip)]
    pub itineraries: Vec<f64>,
    /// The share of takes that closed a journey.
    pub closed: f64,
    /// Crystals spent for each take.
    pub spent: f64,
    /// The share of takes that landed on 12 exactly.
    pub punctual: f64,
    /// How time warps were used, in games with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warps: Option<Box<WarpsBalance>>,
}

impl Balance {
    /// Works out what the counts say about the deck.
    pub(crate) fn of(tally: &TrekTally, first_won: Share, n_seats: usize) -> Balance {
        let of_takes = |n: u64| n as f64 / tally.n_takes().max(1) as f64;
        let itineraries: Vec<f64> = tally.itineraries.iter().map(Paid::mean).collect();
        let n_used = tally.itineraries.iter().filter(|paid| paid.n > 0).count();
        let spaces = tally.takes[..ANCESTORS].iter();
        Balance {
            ancestors: of_takes(tally.takes[ANCESTORS].n),
            spaces: spaces.map(|paid| of_takes(paid.n)).collect(),
            first_won,
            fair: 1.0 / n_seats.max(1) as f64,
            winning_median: quantile(&tally.winning, 0.5).unwrap_or(0),
            itinerary_mean: itineraries.iter().sum::<f64>() / n_used.max(1) as f64,
            itineraries,
            closed: of_takes(tally.n_closed),
            spent: of_takes(tally.n_spent),
            punctual: of_takes(tally.n_punctual),
            warps: WarpsBalance::of(tally).map(Box::new),
        }
    }

    /// Returns how many times the mean the best itinerary pays.
    pub fn dearest(&self) -> f64 {
        let best = self.itineraries.iter().copied().fold(0.0, f64::max);
        best / self.itinerary_mean.max(f64::MIN_POSITIVE)
    }

    /// Lists what the deck misses of a well-balanced one, in words; nothing if it is one.
    pub fn misses(&self) -> Vec<String> {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let mut misses = Vec::new();
        if !(0.05..=0.15).contains(&self.ancestors) {
            let share = percent(self.ancestors);
            misses.push(format!("ancestors are {share} of the turns, not 5 to 15 %"));
        }
        for (space, share) in self.spaces.iter().enumerate() {
            if *share < 0.08 {
                let share = percent(*share);
                misses.push(format!("space {space} is {share} of the turns, below 8 %"));
            }
        }
        if (self.first_won.share - self.fair).abs() > 0.03 {
            let (won, fair) = (percent(self.first_won.share), percent(self.fair));
            misses.push(format!(
                "the first to act wins {won}, and {fair} would be fair"
            ));
        }
        if !(50..=75).contains(&self.winning_median) {
            let median = self.winning_median;
            misses.push(format!(
                "the median winner has {median} points, not 50 to 75"
            ));
        }
        if self.dearest() > MAX_ITINERARY {
            let dearest = self.dearest();
            misses.push(format!(
                "an itinerary pays {dearest:.2} times the mean, over 1.35"
            ));
        }
        misses.extend(self.warps.iter().flat_map(|warps| warps.misses()));
        misses
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fine() -> Balance {
        Balance {
            ancestors: 0.1,
            spaces: vec![0.15; 6],
            first_won: Share::of(500.0, 1000),
            fair: 0.5,
            winning_median: 60,
            itinerary_mean: 10.0,
            itineraries: vec![10.0; 24],
            closed: 0.2,
            spent: 0.5,
            punctual: 0.1,
            warps: Some(Box::new(WarpsBalance {
                days: 0.7,
                worth: 2.0,
                kinds: vec![
                    WarpBalance {
                        kind: "rewind",
                        used: 10,
                        share: 0.5,
                        worth: 2.9,
                    };
                    8
                ],
            })),
        }
    }

    fn warps(balance: &mut Balance) -> &mut WarpsBalance {
        balance.warps.as_mut().expect("with time warps")
    }

    #[test]
    fn each_bar_is_missed_alone() {
        assert!(fine().misses().is_empty());
        let spoil: [fn(&mut Balance); 10] = [
            |balance| warps(balance).days = 0.49,
            |balance| warps(balance).days = 0.91,
            |balance| warps(balance).kinds[5].worth = 3.01,
            |balance| balance.ancestors = 0.04,
            |balance| balance.ancestors = 0.16,
            |balance| balance.spaces[0] = 0.079,
            |balance| balance.first_won = Share::of(540.0, 1000),
            |balance| balance.winning_median = 49,
            |balance| balance.winning_median = 76,
            |balance| balance.itineraries[3] = 13.6,
        ];
        for (n, spoil) in spoil.iter().enumerate() {
            let mut balance = fine();
            spoil(&mut balance);
            assert_eq!(balance.misses().len(), 1, "bar {n}");
        }
    }
}
