//! Full dates, of which only the year counts.

use crate::dates::digits;
use crate::lang::vocabulary;

/// "1969-07" is July, unless the second number can end a span of years.
pub(super) fn is_month_of_year(from: &str, to: &str) -> bool {
    let Some(month) = digits(to).filter(|_| to.len() == 2 && from.len() == 4) else {
        return false;
    };
    (1..=12).contains(&month) && digits(&from[2..]).is_some_and(|years| years >= month)
}

/// A full date, of which the year is taken: "1969-07-20", "20.07.1969", "20 July 1969".
pub(super) fn calendar_day(text: &str) -> Option<u64> {
    let text = text.strip_prefix('+').unwrap_or(text);
    let text = text
        .split_once('t')
        .filter(|(day, _)| day.len() == 10)
        .map_or(text, |(day, _)| day);
    let parts: Vec<&str> = text
        .split(['-', '/', '.', ' ', ','])
        .filter(|part| !part.is_empty())
        .collect();
    if !(2..=4).contains(&parts.len()) {
        return None;
    }
    let is_year = |part: &&&str| (3..=4).contains(&part.len()) && digits(part).is_some();
    let mut years = parts.iter().filter(is_year);
    let year = digits(years.next()?)?;
    let n_years = parts.iter().filter(is_year).count();
    let rest_fits = parts
        .iter()
        .filter(|part| !is_year(part))
        .all(|part| is_day_or_month(part));
    let by_numbers = parts.len() == 3 || parts.iter().any(|part| is_month(part)) || text.len() == 7;
    (n_years == 1 && rest_fits && by_numbers).then_some(year)
}

fn is_day_or_month(part: &str) -> bool {
    let number = part.trim_end_matches(|c: char| c.is_alphabetic());
    digits(number).is_some_and(|n| (1..=31).contains(&n))
        || is_month(part)
        || vocabulary().day_words.contains(part)
}

/// Says whether a lower-case word is a month's name, or begins like one.
fn is_month(word: &str) -> bool {
    let mut stems = vocabulary().months.iter();
    stems.any(|stem| word.starts_with(stem.as_str()))
}
