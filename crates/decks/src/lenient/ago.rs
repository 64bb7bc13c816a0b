//! Millions and billions of years ago.

use super::numbers::number_of;
use crate::dates::{DateError, Era, When, shortened, thousands_ago, thousandths};
use crate::lang::vocabulary;

/// "65 Ma", "66 milioni di anni fa", "13,8 млрд лет назад", "4,500 million years ago";
/// `typed` is the text as somebody wrote it.
pub(super) fn long_ago(text: &str, typed: &str) -> Option<Result<When, DateError>> {
    let mut before = vocabulary().ago_before.iter();
    let after = before.find_map(|word| text.strip_prefix(word.as_str())?.strip_prefix(' '));
    let text = after.unwrap_or(text);
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | ' ' | '\'');
    let end = text.find(|c| !is_number(c))?;
    let (number, rest) = (text[..end].trim_end(), &text[end..]);
    let end = rest.find(|c: char| !c.is_alphabetic());
    let (word, rest) = rest.split_at(end.unwrap_or(rest.len()));
    let unit = vocabulary().units.get(word)?;
    let ending = ending(rest.strip_prefix('.').unwrap_or(rest).trim_start())?;
    let ago = |thousands: u64| thousands_ago(thousands.checked_mul(unit.millions)?);
    // Of two readings one is often older than the world.
    match (decimals(number).and_then(ago), whole(number).and_then(ago)) {
        (Some(fraction), Some(whole)) if fraction != whole => {
            let mark = number.chars().find(|c| !c.is_ascii_digit());
            Some(match ending.or(unit.decimals) {
                Some(decimals) if mark == Some(decimals) => Ok(fraction),
                Some(_) => Ok(whole),
                None => Err(DateError::Ambiguous {
                    text: shortened(typed),
                    whole,
                    fraction,
                }),
            })
        }
        (fraction, whole) => fraction.or(whole).map(Ok),
    }
}

/// Reads a number in which any mark stands before decimals, as thousandths.
fn decimals(number: &str) -> Option<u64> {
    thousandths(&number.replace(',', "."))
}

/// Reads a number in which any mark sets thousands apart, as thousandths.
fn whole(number: &str) -> Option<u64> {
    let n = number_of(number).filter(|_| !number.starts_with('0'))?;
    n.checked_mul(1000)
}

/// Reads "years ago", "years" or nothing at all, in any of our languages, and says with which
/// mark decimals begin in that one. `None` for anything else: "million dollars" is no date.
fn ending(text: &str) -> Option<Option<char>> {
    let mut words = vocabulary().years.iter();
    let years = words
        .find_map(|(word, decimals)| Some((text.strip_prefix(word.as_str())?, Some(*decimals))));
    let (rest, decimals) = years.unwrap_or((text, None));
    let rest = rest.trim_start();
    let is_before_era = |(word, era): &(String, Era)| word == rest && *era == Era::Bce;
    if rest.is_empty() || vocabulary().eras.iter().any(is_before_era) {
        return Some(decimals);
    }
    let of_ago = vocabulary().ago.get(rest)?;
    Some(decimals.or(*of_ago))
}
