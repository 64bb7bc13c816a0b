//! Dates as a deck writes them: how precise they are, and the value to compare by (D-4).
//!
//! [`When`] is what a label says ("12th century"); a [`CardDate`] adds the one
//! number the rules compare. The grammar is that of `docs/deck-format.md`.

mod grammar;

use antedate_rules::Date;

use crate::year::{Year, YearError};

pub(crate) use grammar::{
    decade, decimal, digits, range_of, scene_number, shortened, thousands_ago, thousandths,
};

/// Which side of the beginning of the common era a decade, century or millennium lies on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Era {
    /// Before the common era.
    Bce,
    /// The common era.
    Ce,
}

/// What a date says, with its precision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum When {
    /// Exactly that year.
    Exact(Year),
    /// About that year.
    Circa(Year),
    /// The ten years whose numbers begin like `start`, a multiple of ten.
    Decade {
        /// 1920 for the 1920s.
        start: u32,
        /// Its side.
        era: Era,
    },
    /// The `n`-th hundred years.
    Century {
        /// 12 for the 12th century.
        n: u32,
        /// Its side.
        era: Era,
    },
    /// The `n`-th thousand years.
    Millennium {
        /// 3 for the 3rd millennium.
        n: u32,
        /// Its side.
        era: Era,
    },
    /// So long ago that no calendar helps.
    YearsAgo {
        /// Thousands of years: 66,000 for 66 million years ago.
        thousands: u32,
    },
    /// From a year to a later one.
    Range {
        /// The first year.
        from: Year,
        /// The last year.
        to: Year,
    },
    /// A scene number of the saga.
    Scene(u32),
}

/// The kinds of [`When`], for counting and for tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Precision {
    /// A year.
    Exact,
    /// About a year.
    Circa,
    /// Ten years.
    Decade,
    /// A hundred years.
    Century,
    /// A thousand years.
    Millennium,
    /// Millions of years ago.
    MillionYears,
    /// From a year to another.
    Range,
    /// A scene number.
    Scene,
}

/// Why a text is not a date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DateError {
    /// None of the forms of the grammar.
    #[error(
        "`{0}` is not a date; write it like 1969, 490 BCE, c. 1450, 1920s, 12th century, 3rd millennium BCE, 66 million years ago, 1347–1351 or scene 42"
    )]
    Unreadable(String),
    /// A mark that sets thousands apart or stands before decimals, in a date of no language.
    #[error("`{text}` means {whole} or {fraction}; write it as one of these")]
    Ambiguous {
        /// What was written.
        text: String,
        /// With the thousands set apart.
        whole: When,
        /// With decimals.
        fraction: When,
    },
    /// A number that is no year.
    #[error(transparent)]
    Year(#[from] YearError),
    /// A range that runs backwards or stands still.
    #[error("the range `{0}` does not run from an earlier to a later year; swap its ends")]
    Backwards(String),
    /// A scene number outside 1–100.
    #[error("scene {0} does not exist: scenes are numbered from 1 to 100 (D-2)")]
    Scene(u32),
}

impl When {
    /// Returns the kind of date.
    pub fn precision(self) -> Precision {
        match self {
            When::Exact(_) => Precision::Exact,
            When::Circa(_) => Precision::Circa,
            When::Decade { .. } => Precision::Decade,
            When::Century { .. } => Precision::Century,
            When::Millennium { .. } => Precision::Millennium,
            When::YearsAgo { .. } => Precision::MillionYears,
            When::Range { .. } => Precision::Range,
            When::Scene(_) => Precision::Scene,
        }
    }

    /// Returns the value to compare by where the deck names no other.
    pub fn default_value(self) -> i64 {
        match self {
            When::Exact(year) | When::Circa(year) | When::Range { from: year, .. } => year.value(),
            When::Decade { start, era } => signed(i64::from(start) + 5, era),
            When::Century { n, era } => signed(i64::from(n) * 100 - 50, era),
            When::Millennium { n, era } => signed(i64::from(n) * 1000 - 500, era),
            When::YearsAgo { thousands } => -1000 * i64::from(thousands),
            When::Scene(scene) => i64::from(scene),
        }
    }

    /// Returns the first and last value that agree with what the date says.
    ///
    /// "About" reaches 5 % of the number either way, and 5 years at least;
    /// "million years ago" half a unit of its last written digit.
    pub fn span(self) -> (i64, i64) {
        match self {
            When::Exact(year) => (year.value(), year.value()),
            When::Circa(year) => {
                let reach = (year.number() as i64 / 20).max(5);
                (year.value() - reach, year.value() + reach)
            }
            When::Decade { start, era } => ends(start.into(), i64::from(start) + 9, era),
            When::Century { n, era } => ends(i64::from(n) * 100 - 99, i64::from(n) * 100, era),
            When::Millennium { n, era } => {
                ends(i64::from(n) * 1000 - 999, i64::from(n) * 1000, era)
            }
            When::YearsAgo { thousands } => {
                let half = 500 * last_digit_unit(thousands);
                let ago = 1000 * i64::from(thousands);
                (-ago - half, -ago + half)
            }
            When::Range { from, to } => (from.value(), to.value()),
            When::Scene(scene) => (scene.into(), scene.into()),
        }
    }

    /// Says whether `value` can stand for this date: inside it, and no year zero.
    pub fn admits(self, value: i64) -> bool {
        let (first, last) = self.span();
        value != 0 && (first..=last).contains(&value)
    }
}

fn signed(number: i64, era: Era) -> i64 {
    match era {
        Era::Bce => -number,
        Era::Ce => number,
    }
}

fn ends(nearer: i64, farther: i64, era: Era) -> (i64, i64) {
    match era {
        Era::Bce => (-farther, -nearer),
        Era::Ce => (nearer, farther),
    }
}

/// The unit of the last digit of a number of millions, in thousands: 66 → 1000, 1.5 → 100.
fn last_digit_unit(thousands: u32) -> i64 {
    [1000, 100, 10]
        .into_iter()
        .find(|unit| i64::from(thousands) % unit == 0)
        .unwrap_or(1)
}

/// A card's date: what its label says and the value it is compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardDate {
    when: When,
    value: i64,
}

/// A value that lies outside the date it stands for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "the value {value} is outside what the date `{date}` says ({first} to {last}); change one of them"
)]
pub struct OutsideDate {
    value: i64,
    date: String,
    first: i64,
    last: i64,
}

impl CardDate {
    /// Returns a date compared by the value it implies.
    pub fn new(when: When) -> CardDate {
        let value = when.default_value();
        CardDate { when, value }
    }

    /// Returns a date compared by `value`.
    ///
    /// # Errors
    /// The value is 0 or outside what the date says.
    pub fn with_value(when: When, value: i64) -> Result<CardDate, OutsideDate> {
        if when.admits(value) {
            return Ok(CardDate { when, value });
        }
        let (first, last) = when.span();
        Err(OutsideDate {
            value,
            date: when.to_string(),
            first,
            last,
        })
    }

    /// Returns what the label says.
    pub fn when(self) -> When {
        self.when
    }

    /// Returns the value to compare by.
    pub fn value(self) -> i64 {
        self.value
    }

    /// Returns the value as the rules take it.
    pub fn date(self) -> Date {
        Date(self.value)
    }

    /// Returns the value if it is not the one the date implies by itself.
    pub fn explicit_value(self) -> Option<i64> {
        (self.value != self.when.default_value()).then_some(self.value)
    }
}

#[cfg(test)]
mod tests;
