//! The grammar of dates in a deck: written in one way, and read in no other.

use std::fmt;
use std::str::FromStr;

use super::{DateError, Era, When, signed};
use crate::year::{MAX_YEAR, Year, YearError};

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
    let near_enough = (1..=MAX_YEAR as u64 / 1000).contains(&thousands);
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
