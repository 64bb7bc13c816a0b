//! What the runs of a day come to together, under names that a store counts by.

use crate::Run;

/// Names what a finished run adds one to. A store adds it with the last answer, and takes it
/// away when the guest is erased.
pub fn names(run: &Run<'_>) -> Vec<String> {
    let mut names = vec![format!("points {}", run.points())];
    for (card, choice) in (1..).zip(run.choices()) {
        if choice.right {
            names.push(format!("right {card}"));
        }
        if let Some(gap) = choice.gap {
            names.push(format!("gap {card} {gap}"));
        }
    }
    // Whoever writes several of them does it in one order, so that none waits for another.
    names.sort_unstable();
    names
}

/// How everybody did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    /// How many had so many points, from 0 to all cards.
    pub points: Vec<u64>,
    /// How many placed each card rightly, in the order of the run.
    pub right: Vec<u64>,
    /// How many chose each gap of each card, of the line as it then was.
    pub gaps: Vec<Vec<u64>>,
}

impl Counts {
    /// Reads what a store has counted of a run of so many cards. A name that says nothing here
    /// comes from a newer program.
    pub fn of<'a>(n_cards: usize, kept: impl IntoIterator<Item = (&'a str, u64)>) -> Counts {
        let mut counts = Counts {
            points: vec![0; n_cards + 1],
            right: vec![0; n_cards],
            gaps: (1..=n_cards).map(|card| vec![0; card + 1]).collect(),
        };
        for (name, n) in kept {
            if let Some(count) = counts.find(name) {
                *count = n;
            }
        }
        counts
    }

    fn find(&mut self, name: &str) -> Option<&mut u64> {
        let mut words = name.split(' ');
        let kind = words.next()?;
        let mut number = || words.next()?.parse::<usize>().ok();
        let first = number()?;
        match kind {
            "points" => self.points.get_mut(first),
            "right" => self.right.get_mut(first.checked_sub(1)?),
            "gap" => {
                let gap = number()?;
                self.gaps.get_mut(first.checked_sub(1)?)?.get_mut(gap)
            }
            _ => None,
        }
    }

    /// Counts who has finished.
    pub fn players(&self) -> u64 {
        self.points.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_read_and_the_rest_is_left() {
        let kept = [
            ("points 0", 1),
            ("points 2", 4),
            ("right 2", 3),
            ("gap 2 1", 5),
            ("gap 2 3", 9),
            ("gap 0 0", 9),
            ("points 3", 9),
            ("points", 9),
            ("later 1", 9),
            ("", 9),
        ];
        let counts = Counts::of(2, kept);
        assert_eq!(counts.points, [1, 0, 4]);
        assert_eq!(counts.right, [0, 3]);
        assert_eq!(counts.gaps, [vec![0, 0], vec![0, 5, 0]]);
        assert_eq!(counts.players(), 5);
    }
}
