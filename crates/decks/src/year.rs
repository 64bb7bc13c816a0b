//! Years of history: no year zero, and no doubt about who counts how.

use std::fmt;

use crate::Lang;
use crate::dates::Era;
use crate::labels::{grouped, with_era};

/// The farthest year either way that a deck may name: older than the universe.
pub const MAX_YEAR: i64 = 20_000_000_000;

/// A year of history. 1 BCE is followed directly by 1 CE (D-2).
///
/// Made from an era and a number, or explicitly from one of the two ways of
/// writing years as plain numbers, so that 490 BCE can never turn into 489 BCE
/// by accident.
///
/// ```
/// use antedate_decks::{Lang, Year};
/// let marathon = Year::bce(490);
/// assert_eq!(marathon, Year::from_astronomical(-489).unwrap());
/// assert_eq!(marathon.value(), -490);
/// assert_eq!(marathon.print(Lang::It), "490 a.C.");
/// assert!(Year::bce(1) < Year::ce(1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Year(i64);

/// Why a number is not a year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum YearError {
    /// The historical count has no zero.
    #[error(
        "there is no year 0: 1 BCE is followed by 1 CE; write -1 for 1 BCE, or say that the years are astronomical"
    )]
    Zero,
    /// Beyond [`MAX_YEAR`].
    #[error("the year {0} is farther away than the beginning of the universe; check the number")]
    TooFar(i64),
}

impl Year {
    /// Returns a year of the common era.
    ///
    /// # Panics
    /// `n` is 0: there is no such year.
    pub const fn ce(n: u32) -> Year {
        assert!(n != 0, "there is no year 0");
        Year(n as i64)
    }

    /// Returns a year before the common era.
    ///
    /// # Panics
    /// `n` is 0: there is no such year.
    pub const fn bce(n: u32) -> Year {
        assert!(n != 0, "there is no year 0");
        Year(-(n as i64))
    }

    /// Reads a number that counts 1 BCE as −1 and knows no 0.
    ///
    /// # Errors
    /// The number is 0 or absurdly far away.
    pub const fn from_historical(n: i64) -> Result<Year, YearError> {
        if n == 0 {
            Err(YearError::Zero)
        } else if n.unsigned_abs() > MAX_YEAR as u64 {
            Err(YearError::TooFar(n))
        } else {
            Ok(Year(n))
        }
    }

    /// Reads a number that counts 1 BCE as 0 and 2 BCE as −1.
    ///
    /// # Errors
    /// The number is absurdly far away.
    pub const fn from_astronomical(n: i64) -> Result<Year, YearError> {
        if n > 0 {
            Year::from_historical(n)
        } else {
            Year::from_historical(n.saturating_sub(1))
        }
    }

    /// Returns the historical number, BCE negative, never 0: the value to compare by.
    pub const fn value(self) -> i64 {
        self.0
    }

    /// Says whether the year is before the common era.
    pub const fn is_bce(self) -> bool {
        self.0 < 0
    }

    /// Returns the number without its era.
    pub const fn number(self) -> u64 {
        self.0.unsigned_abs()
    }

    /// Writes the year in `lang`: "490 BCE", "490 a.C.", "490 p.n.e.", "490 до н. э.".
    pub fn print(self, lang: Lang) -> String {
        let number = grouped(self.number(), lang);
        let era = if self.is_bce() { Era::Bce } else { Era::Ce };
        with_era(number, era, &lang.language().dates)
    }
}

impl fmt::Display for Year {
    /// Writes the year as the date grammar has it: `1969`, `490 BCE`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_bce() {
            write!(f, "{} BCE", self.number())
        } else {
            write!(f, "{}", self.number())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_no_year_zero() {
        assert_eq!(Year::from_historical(0), Err(YearError::Zero));
        assert_eq!(Year::from_astronomical(0), Ok(Year::bce(1)));
        assert_eq!(Year::from_astronomical(1), Ok(Year::ce(1)));
        assert_eq!(Year::from_astronomical(-479), Ok(Year::bce(480)));
        assert!(Year::from_historical(i64::MIN).is_err());
        assert!(Year::from_astronomical(i64::MIN).is_err());
    }

    #[test]
    fn a_larger_number_before_the_common_era_is_older() {
        assert!(Year::bce(490) < Year::bce(480));
        assert!(Year::bce(1) < Year::ce(1));
    }

    #[test]
    fn years_are_printed_by_language() {
        let langs = [Lang::En, Lang::It, Lang::Pl, Lang::Ru];
        let printed = |year: Year| langs.map(|lang| year.print(lang));
        assert_eq!(
            printed(Year::bce(490)),
            ["490 BCE", "490 a.C.", "490 p.n.e.", "490 до н. э."]
        );
        assert_eq!(printed(Year::ce(1969)), ["1969"; 4]);
        assert_eq!(
            printed(Year::bce(40_000)),
            [
                "40,000 BCE",
                "40.000 a.C.",
                "40\u{a0}000 p.n.e.",
                "40\u{a0}000 до н. э."
            ]
        );
    }
}
