//! The eras a deck is measured by: for the lint's balance and the histogram.

/// The eras, oldest first: a name and the last year of each.
pub const ERAS: [(&str, i64); 8] = [
    ("before 3000 BCE", -3001),
    ("3000 BCE – 499", 499),
    ("500 – 1499", 1499),
    ("1500 – 1799", 1799),
    ("1800 – 1899", 1899),
    ("1900 – 1949", 1949),
    ("1950 – 1999", 1999),
    ("since 2000", i64::MAX),
];

/// Returns the place in [`ERAS`] of a year's value.
pub fn era_of(value: i64) -> usize {
    ERAS.partition_point(|(_, last)| *last < value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_year_has_its_era() {
        let eras = [
            -66_000_000,
            -3001,
            -3000,
            499,
            500,
            1500,
            1899,
            1900,
            1999,
            2000,
            9999,
        ]
        .map(era_of);
        assert_eq!(eras, [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 7]);
    }
}
