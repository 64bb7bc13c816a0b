//! How strong players are, from who beat whom: the model of Bradley and Terry on Elo's scale.

/// What two players scored against each other.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Pairing {
    /// The points of the first: 1 for a victory, ½ for a shared one.
    pub points: f64,
    /// Games between them.
    pub games: f64,
}

/// A strength on Elo's scale: 400 more is ten victories to one defeat.
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize)]
pub struct Elo {
    /// The strength; the mean of all players is 0.
    pub elo: f64,
    /// The half-width of the 95 % confidence interval.
    pub margin: f64,
}

/// Elo's points for one natural unit of strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Newton's steps double the right digits once they are near; a hundred is far too many.
const MAX_STEPS: usize = 100;
const TOLERANCE: f64 = 1e-10;
/// The farthest a strength moves in one step, so that lopsided results do not throw it off.
const STRIDE: f64 = 1.0;

/// Finds the strengths that make the results likeliest, and how well they are known (from the
/// Fisher information). `results[a][b]` is what `a` scored against `b`.
///
/// `drawn` games that nobody won are imagined between every two who met, so that somebody who
/// never lost has a strength all the same; with 0 the results are taken as they are.
pub fn elo(results: &[Vec<Pairing>], drawn: f64) -> Vec<Elo> {
    let n = results.len();
    let met = |a: usize, b: usize| {
        let pairing = results[a][b];
        let imagined = if a != b && pairing.games > 0.0 {
            drawn
        } else {
            0.0
        };
        (pairing.points + imagined / 2.0, pairing.games + imagined)
    };
    let mut strengths = vec![0.0; n];
    for _ in 0..MAX_STEPS {
        let (slope, information) = likelihood(&strengths, met);
        let Some(inverse) = inverse(anchored(&information)) else {
            break;
        };
        let step = product(&inverse, &slope);
        let longest = step
            .iter()
            .fold(0.0, |most: f64, step| most.max(step.abs()));
        let shorter = (STRIDE / longest.max(STRIDE)).min(1.0);
        for (strength, step) in strengths.iter_mut().zip(&step) {
            *strength += shorter * step;
        }
        if longest < TOLERANCE {
            break;
        }
    }
    let (_, information) = likelihood(&strengths, met);
    let inverse = inverse(anchored(&information));
    let mean = strengths.iter().sum::<f64>() / n.max(1) as f64;
    let known = |at: usize| match &inverse {
        // Only differences are known: what the anchor added is taken away again.
        Some(inverse) => (inverse[at][at] - 1.0 / (n * n) as f64).max(0.0),
        None => f64::INFINITY,
    };
    let player = |(at, strength): (usize, &f64)| Elo {
        elo: SCALE * (strength - mean),
        margin: crate::stats::Z * SCALE * known(at).sqrt(),
    };
    strengths.iter().enumerate().map(player).collect()
}

/// Returns the slope of the logarithm of the likelihood, and the information.
fn likelihood(
    strengths: &[f64],
    met: impl Fn(usize, usize) -> (f64, f64),
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = strengths.len();
    let (mut slope, mut information) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for a in 0..n {
        for b in (0..n).filter(|b| *b != a) {
            let (points, games) = met(a, b);
            let chance = 1.0 / (1.0 + (strengths[b] - strengths[a]).exp());
            slope[a] += points - games * chance;
            let weight = games * chance * (1.0 - chance);
            information[a][a] += weight;
            information[a][b] -= weight;
        }
    }
    (slope, information)
}

/// Fixes the sum of the strengths, which no result can tell.
fn anchored(information: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let row = |row: &Vec<f64>| row.iter().map(|weight| weight + 1.0).collect();
    information.iter().map(row).collect()
}

fn product(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    let row = |row: &Vec<f64>| row.iter().zip(vector).map(|(a, b)| a * b).sum();
    matrix.iter().map(row).collect()
}

/// Inverts a small matrix by Gauss and Jordan; `None` if it has no inverse.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|column| f64::from(u8::from(column == at))));
    }
    for at in 0..n {
        let size = |row: &usize| matrix[*row][at].abs();
        let pivot = (at..n).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        if size(&pivot) < 1e-12 {
            return None;
        }
        matrix.swap(at, pivot);
        let divisor = matrix[at][at];
        matrix[at].iter_mut().for_each(|cell| *cell /= divisor);
        let row_at = matrix[at].clone();
        for (other, row) in matrix.iter_mut().enumerate() {
            if other != at {
                let factor = row[at];
                let pairs = row.iter_mut().zip(&row_at);
                pairs.for_each(|(cell, pivot)| *cell -= factor * pivot);
            }
        }
    }
    let right = |row: Vec<f64>| row[n..].to_vec();
    Some(matrix.into_iter().map(right).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(n: usize, pairs: &[(usize, usize, f64, f64)]) -> Vec<Vec<Pairing>> {
        let mut results = vec![vec![Pairing::default(); n]; n];
        for (a, b, points, games) in pairs {
            results[*a][*b] = Pairing {
                points: *points,
                games: *games,
            };
            results[*b][*a] = Pairing {
                points: games - points,
                games: *games,
            };
        }
        results
    }

    /// Three victories in four are 400 · log₁₀ 3 = 190.85 points, as every table of Elo says;
    /// the information of 400 such games is 400 · ¾ · ¼ = 75, so a difference is known to
    /// 1.96 · √(1/75) natural units, and each of the two to half of that.
    #[test]
    fn three_in_four_are_191_points() {
        let found = elo(&results(2, &[(0, 1, 300.0, 400.0)]), 0.0);
        assert!((found[0].elo - found[1].elo - 190.848_501_887_865).abs() < 1e-6);
        let margin = 1.959_964 * (1.0f64 / 75.0).sqrt() * SCALE / 2.0;
        assert!((found[0].margin - margin).abs() < 1e-3, "{found:?}");
    }

    /// A made-up league in which the odds are exactly 1 : 2 : 8, so that the model fits without
    /// a rest: 400 · log₁₀ 2 = 120.41 and 400 · log₁₀ 8 = 361.24 above the weakest.
    #[test]
    fn a_league_with_known_odds() {
        let played = [
            (1, 0, 600.0 * 2.0 / 3.0, 600.0),
            (2, 1, 500.0 * 8.0 / 10.0, 500.0),
            (2, 0, 900.0 * 8.0 / 9.0, 900.0),
        ];
        let found = elo(&results(3, &played), 0.0);
        assert!((found[1].elo - found[0].elo - 120.411_998_265_592).abs() < 1e-6);
        assert!((found[2].elo - found[0].elo - 361.235_994_796_777).abs() < 1e-6);
        assert!(found.iter().map(|player| player.elo).sum::<f64>().abs() < 1e-9);
    }

    #[test]
    fn who_never_lost_is_strong_but_not_beyond_measure() {
        let played = [
            (1, 0, 60.0, 100.0),
            (2, 1, 100.0, 100.0),
            (2, 0, 100.0, 100.0),
        ];
        let found = elo(&results(3, &played), 1.0);
        assert!(found[2].elo - found[1].elo > 600.0, "{found:?}");
        assert!(
            found[2].elo < 3000.0 && found[2].margin.is_finite(),
            "{found:?}"
        );
        assert!(found[2].margin > found[0].margin, "{found:?}");
    }

    #[test]
    fn more_games_say_more() {
        let margin = |games: f64| elo(&results(2, &[(0, 1, games / 2.0, games)]), 0.0)[0].margin;
        assert!((margin(100.0) / margin(400.0) - 2.0).abs() < 1e-9);
    }
}
