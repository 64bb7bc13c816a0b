//! Numbers as people write them: with thousands set apart, as ordinals, in Roman letters.

use crate::dates::digits;
use crate::lang::vocabulary;

/// "12th", "12.", "12-й", "12°", "xii" or "xiie".
pub(super) fn ordinal(word: &str) -> Option<u32> {
    let number = word.trim_end_matches(|c: char| !c.is_ascii_digit());
    let endings = &vocabulary().ordinal_endings;
    if number.is_empty() {
        let mut shorter = endings
            .iter()
            .filter_map(|ending| word.strip_suffix(ending.as_str()));
        return roman_number(word).or_else(|| shorter.find_map(roman_number));
    }
    let ending = &word[number.len()..];
    let is_known = ending.is_empty() || endings.iter().any(|known| known == ending);
    let n = digits(number).filter(|_| is_known)?;
    u32::try_from(n).ok()
}

/// Reads a well-formed Roman numeral in lower case.
pub(crate) fn roman_number(word: &str) -> Option<u32> {
    // Cyrillic letters that look Roman are common in Russian texts.
    let latin: String = word
        .chars()
        .map(|c| match c {
            'х' => 'x',
            'і' => 'i',
            'м' => 'm',
            'с' => 'c',
            c => c,
        })
        .collect();
    let values: Option<Vec<u32>> = latin.chars().take(16).map(roman_digit).collect();
    let values = values.filter(|values| !values.is_empty())?;
    let mut n = 0;
    for (at, value) in values.iter().enumerate() {
        if values.get(at + 1).is_some_and(|next| next > value) {
            n -= *value as i32;
        } else {
            n += *value as i32;
        }
    }
    let n = u32::try_from(n).ok()?;
    (crate::labels::roman(n).to_lowercase() == latin).then_some(n)
}

fn roman_digit(c: char) -> Option<u32> {
    Some(match c {
        'i' => 1,
        'v' => 5,
        'x' => 10,
        'l' => 50,
        'c' => 100,
        'd' => 500,
        'm' => 1000,
        _ => return None,
    })
}

/// Reads a number that may have its thousands set apart: "40,000", "40 000", "40.000".
pub(super) fn number_of(text: &str) -> Option<u64> {
    let text = text.trim();
    if let Some(n) = digits(text) {
        return Some(n);
    }
    let separator = text.chars().find(|c| matches!(c, ',' | '.' | ' ' | '\''))?;
    let mut groups = text.split(separator);
    let first = groups
        .next()
        .filter(|group| (1..=3).contains(&group.len()))?;
    let mut joined = first.to_owned();
    for group in groups {
        if group.len() != 3 {
            return None;
        }
        joined.push_str(group);
    }
    digits(&joined)
}
