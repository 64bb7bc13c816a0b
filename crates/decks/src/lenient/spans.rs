//! Decades, centuries and millennia by their names.

use super::numbers::{number_of, ordinal};
use crate::dates::{Era, When, decade, digits};
use crate::lang::{read, vocabulary};

/// A decade, a century or a millennium.
pub(super) fn named_span(text: &str, era: Era) -> Option<When> {
    if let Some(decade) = named_decade(text, era) {
        return Some(decade);
    }
    let words: Vec<&str> = text.split(' ').filter(|word| *word != "the").collect();
    let [first, second] = words[..] else {
        return None;
    };
    let (n, word) = match (ordinal(first), ordinal(second)) {
        (Some(n), None) => (n, second),
        (None, Some(n)) => (n, first),
        _ => return None,
    };
    if !(1..=1000).contains(&n) {
        return None;
    }
    let words = vocabulary();
    if words.century.contains(word) {
        Some(When::Century { n, era })
    } else if words
        .millennium
        .iter()
        .any(|stem| word.starts_with(stem.as_str()))
    {
        Some(When::Millennium { n, era })
    } else {
        None
    }
}

/// "1920s", "anni 1920", "1920-е годы", "lata 20. XX w.", "lata 1900–1909".
fn named_decade(text: &str, era: Era) -> Option<When> {
    let mut wordings = vocabulary().decades.iter();
    wordings.find_map(|wording| decade_of(&read(wording, text)?, era))
}

/// What the gaps of a wording say: the first year, all years, or the tens and the century.
fn decade_of(gaps: &[(&str, &str)], era: Era) -> Option<When> {
    let gap = |wanted| {
        gaps.iter()
            .find(|(name, _)| *name == wanted)
            .map(|(_, text)| *text)
    };
    if let (Some(from), Some(to)) = (gap("from"), gap("to")) {
        let (from, to) = (number_of(from)?, number_of(to)?);
        let (start, end) = (from.min(to), from.max(to));
        return decade(start, era).filter(|_| end == start + 9);
    }
    if let (Some(tens), Some(century)) = (gap("tens"), gap("century")) {
        let tens = digits(tens).filter(|tens| *tens < 100)?;
        let century = ordinal(century).filter(|n| *n > 0)?;
        return decade(u64::from(century - 1) * 100 + tens, era);
    }
    decade(number_of(gap("start")?)?, era)
}
