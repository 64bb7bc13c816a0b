//! Dates as a deck writes them: how precise they are, and the value to compare by (D-4).
//!
//! [`When`] is what a label says ("12th century"); a [`CardDate`] adds the one
//! number the rules compare. The grammar is that of `docs/deck-format.md`.

use std::fmt;
use std::str::FromStr;

use antedate_rules::Date;

use crate::year::{FARTHEST, Year, YearError};

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

impl fmt::Display for When {
    /// Writes the date in the grammar, so that parsing gives it back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            When::Exact(year) => write!(f, "{year}"),
            When::Circa(year) => write!(f, "c. {year}"),
            When::Decade { start, era } => write!(f, "{start}s{}", era_suffix(*era)),
            When::Century { n, era } => write!(f, "{} century{}", ordinal(*n), era_suffix(*era)),
            When::Millennium { n, era } => {
                write!(f, "{} millennium{}", ordinal(*n), era_suffix(*era))
            }
            When::YearsAgo { thousands } => {
                write!(f, "{} million years ago", decimal(*thousands, '.'))
            }
            When::Range { from, to } if from.is_bce() && !to.is_bce() => {
                write!(f, "{from}–{to} CE")
            }
            When::Range { from, to } => write!(f, "{}–{to}", from.number()),
            When::Scene(scene) => write!(f, "scene {scene}"),
        }
    }
}

fn era_suffix(era: Era) -> &'static str {
    match era {
        Era::Bce => " BCE",
        Era::Ce => "",
    }
}

/// Writes an English ordinal: 1st, 2nd, 3rd, 11th.
pub(crate) fn ordinal(n: u32) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// Writes thousandths as a decimal number without needless zeros: 1500 → 1.5.
pub(crate) fn decimal(thousandths: u32, point: char) -> String {
    let whole = thousandths / 1000;
    match thousandths % 1000 {
        0 => whole.to_string(),
        rest => format!("{whole}{point}{rest:03}")
            .trim_end_matches('0')
            .to_owned(),
    }
}

/// Reads a decimal number as thousandths; `None` if it is none or has more than three decimals.
pub(crate) fn thousandths(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if fraction.is_empty() || fraction.len() > 3 {
        return None;
    }
    let fraction = digits(&format!("{fraction:0<3}"))?;
    digits(whole)?.checked_mul(1000)?.checked_add(fraction)
}

/// Reads a plain number of at most 11 ASCII digits.
pub(crate) fn digits(text: &str) -> Option<u64> {
    let plain = (1..=11).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

impl FromStr for When {
    type Err = DateError;

    fn from_str(text: &str) -> Result<When, DateError> {
        let unreadable = || DateError::Unreadable(shortened(text));
        let (body, era) = match text.strip_suffix(" BCE") {
            Some(body) => (body, Era::Bce),
            None => (text, Era::Ce),
        };
        if let Some(scene) = text.strip_prefix("scene ") {
            let scene = digits(scene).ok_or_else(unreadable)?;
            return scene_number(scene);
        }
        if let Some(number) = text.strip_suffix(" million years ago") {
            return million_years_ago(number).ok_or_else(unreadable);
        }
        if let Some(n) = body.strip_suffix(" century") {
            let n = ordinal_number(n).filter(|n| *n <= 1000);
            return Ok(When::Century {
                n: n.ok_or_else(unreadable)?,
                era,
            });
        }
        if let Some(n) = body.strip_suffix(" millennium") {
            let n = ordinal_number(n).filter(|n| *n <= 1000);
            return Ok(When::Millennium {
                n: n.ok_or_else(unreadable)?,
                era,
            });
        }
        if let Some(start) = body.strip_suffix('s') {
            return decade(digits(start).ok_or_else(unreadable)?, era).ok_or_else(unreadable);
        }
        if let Some((from, to)) = text.split_once('–') {
            return range(from, to).ok_or_else(unreadable)?;
        }
        match body.strip_prefix("c. ") {
            Some(number) => Ok(When::Circa(year(number, era).ok_or_else(unreadable)??)),
            None => Ok(When::Exact(year(body, era).ok_or_else(unreadable)??)),
        }
    }
}

/// Cuts a text that goes into a message.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}

/// Makes a scene date, if there is such a scene (D-2).
pub(crate) fn scene_number(n: u64) -> Result<When, DateError> {
    let scene = u32::try_from(n).unwrap_or(u32::MAX);
    match scene {
        1..=100 => Ok(When::Scene(scene)),
        _ => Err(DateError::Scene(scene)),
    }
}

/// Makes a decade, if `start` can begin one.
pub(crate) fn decade(start: u64, era: Era) -> Option<When> {
    let start = u32::try_from(start).ok()?;
    let fits = start % 10 == 0 && (10..100_000).contains(&start);
    fits.then_some(When::Decade { start, era })
}

/// Makes a date so many thousands of years ago.
pub(crate) fn thousands_ago(thousands: u64) -> Option<When> {
    let near_enough = (1..=FARTHEST as u64 / 1000).contains(&thousands);
    let thousands = u32::try_from(thousands).ok()?;
    near_enough.then_some(When::YearsAgo { thousands })
}

fn million_years_ago(number: &str) -> Option<When> {
    thousands_ago(thousandths(number)?)
}

fn ordinal_number(text: &str) -> Option<u32> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let n = u32::try_from(digits(number)?).ok()?;
    (n > 0 && ordinal(n) == text).then_some(n)
}

fn year(number: &str, era: Era) -> Option<Result<Year, YearError>> {
    let n = digits(number)? as i64;
    Some(Year::from_historical(signed(n, era)))
}

/// `1347–1351`, `431–404 BCE`, `27 BCE–14 CE`. The era of the end holds for
/// the start too, unless the start names its own.
fn range(from: &str, to: &str) -> Option<Result<When, DateError>> {
    let (to, to_era) = match (to.strip_suffix(" BCE"), to.strip_suffix(" CE")) {
        (Some(number), _) => (number, Era::Bce),
        (None, number) => (number.unwrap_or(to), Era::Ce),
    };
    let (from, from_era) = match from.strip_suffix(" BCE") {
        Some(number) => (number, Era::Bce),
        None => (from, to_era),
    };
    let (from, to) = (year(from, from_era)?, year(to, to_era)?);
    Some(range_of(from, to))
}

/// Makes a range that runs forwards.
pub(crate) fn range_of(
    from: Result<Year, YearError>,
    to: Result<Year, YearError>,
) -> Result<When, DateError> {
    let (from, to) = (from?, to?);
    if from < to {
        Ok(When::Range { from, to })
    } else {
        Err(DateError::Backwards(format!("{from}–{to}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of `docs/deck-format.md`.
    #[test]
    fn the_grammar_means_what_its_table_says() {
        let table = [
            ("1969", 1969),
            ("490 BCE", -490),
            ("c. 1450", 1450),
            ("c. 3500 BCE", -3500),
            ("1920s", 1925),
            ("420s BCE", -425),
            ("12th century", 1150),
            ("5th century BCE", -450),
            ("3rd millennium BCE", -2500),
            ("66 million years ago", -66_000_000),
            ("1.5 million years ago", -1_500_000),
            ("1347–1351", 1347),
            ("431–404 BCE", -431),
            ("27 BCE–14 CE", -27),
            ("scene 42", 42),
        ];
        for (text, value) in table {
            let when: When = text.parse().expect(text);
            assert_eq!(when.default_value(), value, "{text}");
            assert_eq!(when.to_string(), text);
            assert!(when.admits(value), "{text}");
        }
    }

    #[test]
    fn what_is_no_date_is_refused() {
        let bad = [
            "",
            "0",
            "-480",
            "1969 CE",
            "c.1450",
            "circa 1450",
            "12nd century",
            "0th century",
            "1925s",
            "0s",
            "scene 0",
            "scene 101",
            "1351–1347",
            "404–431 BCE",
            "1347-1351",
            "1.2345 million years ago",
            "1. million years ago",
            "０１",
            "99999999999999999999",
            "99999999999",
            "1969 ",
            "c. 0",
        ];
        for text in bad {
            assert!(text.parse::<When>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn an_explicit_value_must_lie_inside_its_date() {
        let inside =
            |text: &str, value| CardDate::with_value(text.parse().expect("a date"), value).is_ok();
        assert!(inside("1920s", 1920) && inside("1920s", 1929));
        assert!(!inside("1920s", 1930) && !inside("1920s", 1919));
        assert!(inside("420s BCE", -429) && !inside("420s BCE", -430));
        assert!(inside("12th century", 1101) && !inside("12th century", 1100));
        assert!(inside("5th century BCE", -500) && !inside("5th century BCE", -400));
        assert!(inside("1347–1351", 1351) && !inside("1347–1351", 1352));
        assert!(inside("c. 3500 BCE", -3650) && !inside("c. 3500 BCE", -3700));
        assert!(!inside("1969", 1970));
        assert!(inside("66 million years ago", -66_043_000));
        assert!(!inside("1.5 million years ago", -1_600_000));
        assert!(!inside("c. 3", 0) && !inside("27 BCE–14 CE", 0));
    }

    #[test]
    fn english_ordinals() {
        let written = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal);
        assert_eq!(
            written.join(" "),
            "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th"
        );
    }
}
