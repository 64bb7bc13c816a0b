//! Decades, centuries and millennia by their names.

use super::numbers::{number_of, ordinal};
use super::words::{is_century_word, is_millennium_word};
use crate::dates::{Era, When, decade, digits};

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
    if is_century_word(word) {
        Some(When::Century { n, era })
    } else if is_millennium_word(word) {
        Some(When::Millennium { n, era })
    } else {
        None
    }
}

/// "1920s", "1920's", "anni 1920", "1920-е годы", "lata 20. XX w.", "lata 1900–1909".
fn named_decade(text: &str, era: Era) -> Option<When> {
    let text = text.strip_prefix("the ").unwrap_or(text);
    if let Some(rest) = text.strip_prefix("lata ") {
        return polish_decade(rest, era);
    }
    let number = ["'s", "s", "-е годы", "-х годов", "-е", "-х"]
        .iter()
        .find_map(|ending| text.strip_suffix(ending))
        .or_else(|| text.strip_prefix("anni "))?;
    decade(number_of(number)?, era)
}

fn polish_decade(text: &str, era: Era) -> Option<When> {
    if let Some((from, to)) = text.split_once('-') {
        let (from, to) = (number_of(from)?, number_of(to)?);
        let (start, end) = (from.min(to), from.max(to));
        return decade(start, era).filter(|_| end == start + 9);
    }
    if let Some(start) = number_of(text) {
        return decade(start, era);
    }
    let (tens, century) = text.split_once(". ")?;
    let (century, word) = century.split_once(' ')?;
    let tens = digits(tens).filter(|tens| *tens < 100)?;
    let century = ordinal(century).filter(|n| *n > 0 && is_century_word(word))?;
    decade(u64::from(century - 1) * 100 + tens, era)
}
