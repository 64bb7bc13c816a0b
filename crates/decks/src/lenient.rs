//! Dates as people type them into spreadsheets, in every language of the program.
//!
//! Much wider than the grammar of [`crate::dates`], which stays strict so that
//! a deck file says one thing in one way. Every label we print can be read
//! back here.

mod ago;
mod days;
mod numbers;
mod spans;

use crate::dates::{DateError, Era, When, digits, range_of, scene_number, shortened};
use crate::lang::{read, vocabulary};
use crate::year::{Year, YearError};

use ago::long_ago;
use days::{calendar_day, is_month_of_year};
use numbers::number_of;
use spans::named_span;

pub(crate) use numbers::roman_number;

/// How plain negative numbers are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counting {
    /// −480 is 480 BCE, and 0 does not exist.
    Historical,
    /// −479 is 480 BCE, and 0 is 1 BCE.
    Astronomical,
}

/// Longer texts are not dates.
const MAX_CHARS: usize = 80;

/// Reads a date as a person may have typed it.
///
/// # Errors
/// The text is none of the known forms, or names a year that does not exist.
pub fn parse_lenient(text: &str, counting: Counting) -> Result<When, DateError> {
    let unreadable = || DateError::Unreadable(shortened(text.trim()));
    if text.len() > MAX_CHARS * 4 {
        return Err(unreadable());
    }
    let plain = normalised(text);
    let (plain, circa) = without_circa(&plain);
    if let Some(scene) = scene(plain) {
        return scene_number(scene);
    }
    if let Some(ago) = long_ago(plain, text.trim()) {
        return ago;
    }
    let (body, era) = without_era(plain);
    if let Some(span) = named_span(body, era.unwrap_or(Era::Ce)) {
        return Ok(span);
    }
    if let Some(range) = range(plain, counting) {
        return range;
    }
    let year = calendar_day(body)
        .map(|n| year_of(n, false, era, counting))
        .or_else(|| year(body, era, counting))
        .ok_or_else(unreadable)??;
    Ok(if circa {
        When::Circa(year)
    } else {
        When::Exact(year)
    })
}

/// Lower case, single plain spaces, one kind of dash.
fn normalised(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.trim().chars().flat_map(char::to_lowercase) {
        match c {
            c if c.is_whitespace() || c == '\u{202f}' => {
                if !plain.ends_with(' ') {
                    plain.push(' ');
                }
            }
            '–' | '—' | '−' | '‒' | '‐' | '‑' => plain.push('-'),
            '’' | '‘' | '`' => plain.push('\''),
            c => plain.push(c),
        }
    }
    plain
}

fn without_circa(text: &str) -> (&str, bool) {
    for word in &vocabulary().about {
        if let Some(rest) = text.strip_prefix(word.as_str())
            && !(word.ends_with(char::is_alphabetic) && rest.starts_with(char::is_alphanumeric))
        {
            return (rest.trim_start(), true);
        }
    }
    match text.strip_prefix('c').map(str::trim_start) {
        Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) => (rest, true),
        _ => match text.strip_suffix('?') {
            Some(rest) => (rest.trim_end(), true),
            None => (text, false),
        },
    }
}

fn without_era(text: &str) -> (&str, Option<Era>) {
    for (word, era) in &vocabulary().eras {
        if let Some(rest) = text.strip_suffix(word.as_str())
            && !rest.ends_with(char::is_alphabetic)
        {
            return (without_year_word(rest.trim_end()), Some(*era));
        }
    }
    for word in &vocabulary().ce_before {
        let rest = text.strip_prefix(word.as_str());
        if let Some(rest) = rest.and_then(|rest| rest.strip_prefix(' ')) {
            return (rest, Some(Era::Ce));
        }
    }
    (without_year_word(text), None)
}

/// "1450 r.", "1450 год" and the like.
fn without_year_word(text: &str) -> &str {
    let mut words = vocabulary().year_words.iter();
    let before = |word: &String| text.strip_suffix(word.as_str())?.strip_suffix(' ');
    words.find_map(before).unwrap_or(text).trim_end()
}

fn scene(text: &str) -> Option<u64> {
    let mut wordings = vocabulary().scenes.iter();
    wordings.find_map(|wording| match read(wording, text)?[..] {
        [(_, number)] => digits(number),
        _ => None,
    })
}

/// Reads a year with an optional sign.
fn year(text: &str, era: Option<Era>, counting: Counting) -> Option<Result<Year, YearError>> {
    let text = text.strip_prefix('+').unwrap_or(text);
    let (text, negative) = match text.strip_prefix('-') {
        Some(rest) => (rest.trim_start(), true),
        None => (text, false),
    };
    let text = text.strip_suffix(".0").unwrap_or(text);
    let n = number_of(text)?;
    if negative && era.is_some() {
        return None;
    }
    Some(year_of(n, negative, era, counting))
}

/// Only a bare number can be astronomical: whoever writes an era counts as people do.
fn year_of(
    n: u64,
    negative: bool,
    era: Option<Era>,
    counting: Counting,
) -> Result<Year, YearError> {
    let n = i64::try_from(n).unwrap_or(i64::MAX);
    match (era, counting) {
        (Some(Era::Bce), _) => Year::from_historical(-n),
        (None, Counting::Astronomical) if negative => Year::from_astronomical(-n),
        (None, Counting::Astronomical) => Year::from_astronomical(n),
        _ if negative => Year::from_historical(-n),
        _ => Year::from_historical(n),
    }
}

/// "1347–1351", "431–404 BC", "1914-18", "27 BCE – 14 CE".
fn range(text: &str, counting: Counting) -> Option<Result<When, DateError>> {
    // A dash in front is a sign, and one may be part of an era: "av. J.-C.".
    let mut dashes = text.char_indices().skip(1).filter(|(_, c)| *c == '-');
    dashes.find_map(|(dash, _)| range_at(dash, text, counting))
}

/// Reads a range that has its dash at a place.
fn range_at(dash: usize, text: &str, counting: Counting) -> Option<Result<When, DateError>> {
    let (from, to) = (text.get(..dash)?, text.get(dash + 1..)?);
    let (from, from_era) = without_era(from.trim());
    let (to, to_era) = without_era(to.trim());
    let era = from_era.or(to_era.filter(|era| *era == Era::Bce));
    let (first, last) = (
        number_of(from.strip_prefix('-').unwrap_or(from))?,
        number_of(to)?,
    );
    if is_month_of_year(from, to) {
        return None;
    }
    let last = if era.is_none() && to.len() == 2 && from.len() == 4 {
        first / 100 * 100 + last
    } else {
        last
    };
    let negative = from.starts_with('-');
    let from = year_of(first, negative, era, counting);
    let to = year_of(
        last,
        false,
        to_era.or(era.filter(|_| from_era.is_none())),
        counting,
    );
    Some(range_of(from, to))
}

#[cfg(test)]
mod tests;
