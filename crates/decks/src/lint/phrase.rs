//! Phrases that a language's file describes: see [`Titles`].

use super::dating::Word;
use crate::lang::Titles;

/// Returns how many words from a place on are the phrase; 0 if they are not.
pub(super) fn phrase(phrase: &str, words: &[Word], at: usize, titles: &Titles) -> usize {
    let mut length = 0;
    for part in phrase.split(' ') {
        let place = at + length;
        let Some(word) = words.get(place) else {
            return 0;
        };
        if !part.split('|').any(|one| fits(one, word, place, titles)) {
            return 0;
        }
        length += 1;
    }
    length
}

fn fits(one: &str, word: &Word, place: usize, titles: &Titles) -> bool {
    if let Some(list) = one.strip_prefix('$') {
        let mut listed = titles.words.get(list).into_iter().flatten();
        return listed.any(|one| matches(one, &word.text));
    }
    if one.starts_with(char::is_uppercase) {
        return place > 0 && word.capital && matches(&one.to_lowercase(), &word.text);
    }
    matches(one, &word.text)
}

/// Whether a word is as a pattern says: `*` is any letters, `?` is one.
fn matches(pattern: &str, word: &str) -> bool {
    let Some(first) = pattern.chars().next() else {
        return word.is_empty();
    };
    let rest = &pattern[first.len_utf8()..];
    match first {
        '*' => {
            let ends = word.char_indices().map(|(at, _)| at).chain([word.len()]);
            ends.into_iter().any(|at| matches(rest, &word[at..]))
        }
        '?' => {
            let mut letters = word.chars();
            letters.next().is_some() && matches(rest, letters.as_str())
        }
        _ => word
            .strip_prefix(first)
            .is_some_and(|word| matches(rest, word)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_compared_with_patterns() {
        for (pattern, word) in [
            ("a", "a"),
            ("a*", "a"),
            ("a*", "abc"),
            ("a?", "aż"),
            ("m*c*", "mille"),
            ("m*l*e", "mille"),
        ] {
            assert_eq!(
                matches(pattern, word),
                pattern != "m*c*",
                "{pattern} {word}"
            );
        }
        for (pattern, word) in [("a", "ab"), ("a?", "a"), ("a*b", "abc"), ("", "a")] {
            assert!(!matches(pattern, word), "{pattern} {word}");
        }
    }
}
