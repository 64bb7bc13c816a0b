//! How a text is set: spaces that must not break, and quotation marks inside quotation marks.
//!
//! Catalogues and decks are written with plain spaces, so that nobody has to see to what a
//! keyboard does not have; whoever shows a text sets it. The page has the same rules in
//! `web/src/i18n/typeset.ts`, and both are held to `locales/typeset.json`.

use crate::Lang;
use crate::lang::Typeset;

/// A space at which no line may break, and a narrow one.
const FIRM: char = '\u{a0}';
const NARROW: char = '\u{202f}';
/// What may stand before a word, and what after it.
const BEFORE: &[char] = &['(', '«', '„', '“', '‘', '‚', '¿', '¡'];
const AFTER: &[char] = &[',', ';', ':', '!', '?', ')', '»', '”', '“', '’', '‘'];

/// Sets a text of `lang` for readers. Setting it again changes nothing.
pub fn typeset(text: &str, lang: Lang) -> String {
    let rules = &lang.language().typeset;
    let text = nest_quotes(text, rules);
    let words: Vec<&str> = text.split(' ').collect();
    let mut set = String::with_capacity(text.len() + 8);
    for (at, word) in words.iter().enumerate() {
        if at > 0 {
            set.push(space_before(&words, at, rules));
        }
        set.push_str(word);
    }
    set
}

/// The space between the word at `at` and the one before it.
fn space_before(words: &[&str], at: usize, rules: &Typeset) -> char {
    let first = words[at].chars().next();
    let last = words[at - 1].chars().last();
    if first.is_some_and(|c| rules.narrow_before.contains(c)) {
        NARROW
    } else if first.is_some_and(|c| rules.firm_before.contains(c))
        || (last.is_some() && last == spaced_quote(rules))
        || holds(words, at, rules)
    {
        FIRM
    } else {
        ' '
    }
}

/// The opening quotation mark, if it is written with a space after it.
fn spaced_quote(rules: &Typeset) -> Option<char> {
    let mut quotes = rules.quotes.chars();
    let (open, close) = (quotes.next()?, quotes.next()?);
    rules.firm_before.contains(close).then_some(open)
}

/// Whether the word at `at` stays in the line of the one before it.
fn holds(words: &[&str], at: usize, rules: &Typeset) -> bool {
    let left = words[at - 1].trim_start_matches(BEFORE);
    let right = words[at].trim_end_matches(AFTER);
    let next = words
        .get(at + 1)
        .map_or("", |word| word.trim_end_matches(AFTER));
    let after_number = left.ends_with(|c: char| c.is_ascii_digit());
    let before_number = right.starts_with(|c: char| c.is_ascii_digit());
    (after_number && is_unit(right, next, rules))
        || (before_number && rules.abbreviations.iter().any(|word| word == left))
        || is_letter(left, &rules.one_letter_words)
        || rules.pairs.iter().any(|pair| is_pair(pair, left, right))
}

/// What a number stands before: "3 h", "490 BCE", "50 %", "490 до н. э.".
fn is_unit(word: &str, next: &str, rules: &Typeset) -> bool {
    let fits = |unit: &String| match unit.split_once(' ') {
        Some((first, second)) => word == first && without_stops(next) == second,
        None => without_stops(word) == unit,
    };
    rules.units.iter().any(fits)
}

/// Whether no line may break between these two: "н. э.", and a dash after any word.
fn is_pair([first, second]: &[String; 2], left: &str, right: &str) -> bool {
    let left_fits = left == first || (first == "*" && !left.is_empty());
    left_fits && without_stops(right) == without_stops(second)
}

fn without_stops(word: &str) -> &str {
    word.trim_end_matches('.')
}

/// Whether the word is one letter of these, small or capital.
fn is_letter(word: &str, letters: &str) -> bool {
    let mut chars = word.chars().flat_map(char::to_lowercase);
    chars.next().is_some_and(|c| letters.contains(c)) && chars.next().is_none()
}

/// Gives quotation marks inside others their inner form: a title may bring its own. The inner
/// ones have no space inside.
fn nest_quotes(text: &str, rules: &Typeset) -> String {
    let quotes: Vec<char> = rules.quotes.chars().collect();
    let [open, close, inner_open, inner_close] = quotes[..] else {
        return text.to_owned();
    };
    let is_spaced = spaced_quote(rules).is_some();
    let is_space = |c: char| matches!(c, ' ' | FIRM | NARROW);
    let mut set = String::with_capacity(text.len());
    let mut depth = 0_usize;
    let mut after_inner = false;
    for c in text.chars() {
        if after_inner && is_spaced && is_space(c) {
            continue;
        }
        after_inner = c == open && depth > 0;
        if c == open {
            depth += 1;
            set.push(if depth > 1 { inner_open } else { open });
        } else if c == close && depth > 0 {
            depth -= 1;
            if depth > 0 && is_spaced && set.ends_with(is_space) {
                set.pop();
            }
            set.push(if depth > 0 { inner_close } else { close });
        } else {
            set.push(c);
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text as it is written and as it is set, by language: the page is held to the same.
    const SAMPLES: &str = include_str!("../../../locales/typeset.json");

    #[test]
    fn texts_are_set_as_on_the_page() {
        let samples: Vec<(String, String, String)> =
            serde_json::from_str(SAMPLES).expect("a list of languages and texts");
        for lang in Lang::ALL {
            let own = samples.iter().filter(|(code, ..)| code == lang.code());
            assert!(
                own.count() >= 3,
                "{lang}: give samples in locales/typeset.json"
            );
        }
        for (code, written, set) in samples {
            let lang: Lang = code.parse().expect("one of our languages");
            assert_eq!(typeset(&written, lang), set, "{code}: {written}");
            assert_eq!(typeset(&set, lang), set, "setting it again changes nothing");
        }
    }
}
