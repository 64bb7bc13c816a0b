//! Finding a date in a text: years, decades, centuries and millennia, in digits or in words.

use super::phrase::phrase;
use crate::Lang;
use crate::lang::Titles;
use crate::lenient::roman_number;

/// A word of a text.
#[derive(Debug)]
pub(crate) struct Word {
    /// In lower case.
    pub(crate) text: String,
    /// Whether it began with a capital letter.
    pub(crate) capital: bool,
    /// Whether a full stop follows at once.
    dot: bool,
    /// Whether a clause ends here.
    pause: bool,
}

impl Word {
    fn number(&self) -> Option<u64> {
        crate::dates::digits(&self.text)
    }

    fn is(&self, text: &str) -> bool {
        self.text == text
    }
}

/// Splits a text into its words.
pub(super) fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(char::is_alphanumeric) {
        rest = &rest[start..];
        let end = rest
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        words.push(Word {
            text: word.to_lowercase(),
            capital: word.starts_with(char::is_uppercase),
            dot: after.starts_with('.'),
            pause: after.is_empty() || after.starts_with([',', '.', ';', ':', ')']),
        });
        rest = after;
    }
    words
}

/// Returns how many words from a place on make a date; 0 if none.
type Check = fn(&[Word], usize, Lang) -> usize;

/// Returns the words of the first date in a text.
pub(super) fn date_in(words: &[Word], lang: Lang) -> Option<String> {
    let checks: [Check; 7] = [
        year,
        early_year,
        decade_in_digits,
        with_era,
        century,
        year_in_words,
        decade_in_words,
    ];
    for at in 0..words.len() {
        let length = checks
            .iter()
            .map(|check| check(words, at, lang))
            .max()
            .unwrap_or(0);
        if length > 0 {
            let phrase: Vec<&str> = words[at..at + length]
                .iter()
                .map(|word| word.text.as_str())
                .collect();
            return Some(phrase.join(" "));
        }
    }
    None
}

/// Returns a number of three digits, which may be a year.
pub(super) fn doubtful_number(words: &[Word]) -> Option<&str> {
    let mut words = words.iter();
    let found =
        words.find(|word| word.text.len() == 3 && word.number().is_some_and(|n| n >= 100))?;
    Some(&found.text)
}

/// A number of four digits that can be a year.
fn year(words: &[Word], at: usize, _: Lang) -> usize {
    let n = words[at].number().filter(|_| words[at].text.len() == 4);
    usize::from(n.is_some_and(|n| (1000..=2100).contains(&n)))
}

/// "In 476, Rome falls", "w 476 roku", "в 476 году": a number of three digits that is used as a year.
fn early_year(words: &[Word], at: usize, lang: Lang) -> usize {
    let titles = &lang.language().titles;
    if !titles.before_year.contains(&words[at].text) {
        return 0;
    }
    let Some(number) = words
        .get(at + 1)
        .filter(|word| word.number().is_some_and(|n| (100..1000).contains(&n)))
    else {
        return 0;
    };
    let named = words
        .get(at + 2)
        .is_some_and(|word| titles.after_year.contains(&word.text));
    if number.pause || named { 2 } else { 0 }
}

/// "1920s", "20s"; in Russian "1920-е".
fn decade_in_digits(words: &[Word], at: usize, lang: Lang) -> usize {
    let tens =
        |text: &str| text.len() >= 2 && text.ends_with('0') && crate::dates::digits(text).is_some();
    let endings = &lang.language().titles.decade_endings;
    let this = words[at].text.as_str();
    if endings
        .iter()
        .any(|ending| this.strip_suffix(ending.as_str()).is_some_and(tens))
    {
        return 1;
    }
    let next = words.get(at + 1);
    let apart = next.is_some_and(|next| endings.contains(&next.text));
    if apart && tens(this) { 2 } else { 0 }
}

/// A number before or after the name of an era.
fn with_era(names: &[Word], at: usize, lang: Lang) -> usize {
    let read = &lang.language().read;
    let follows = |era: &String, from: usize| {
        let era = words(era);
        let mut parts = era.iter().enumerate();
        let all =
            parts.all(|(n, part)| names.get(from + n).is_some_and(|word| word.is(&part.text)));
        all.then_some(era.len())
    };
    if names[at].number().is_some() {
        let mut eras = read.bce.iter().chain(&read.ce);
        return eras
            .find_map(|era| follows(era, at + 1))
            .map_or(0, |length| length + 1);
    }
    let length = read
        .ce_before
        .iter()
        .find_map(|era| follows(era, at))
        .unwrap_or(0);
    let number = names.get(at + length).and_then(Word::number);
    if length > 0 && number.is_some() {
        length + 1
    } else {
        0
    }
}

/// An ordinal, in digits, in Roman numerals or in words, next to "century" or "millennium".
fn century(words: &[Word], at: usize, lang: Lang) -> usize {
    let Some(next) = words.get(at + 1) else {
        return 0;
    };
    let this = &words[at];
    if is_ordinal(this, lang) && is_age(next, is_roman(this, lang), lang) {
        return 2;
    }
    // "nineteenth and twentieth centuries", "19-го века": one short word in between.
    let short = next.text.chars().count() <= 3;
    if short
        && is_ordinal(this, lang)
        && words
            .get(at + 2)
            .is_some_and(|word| is_age(word, false, lang))
    {
        return 3;
    }
    let after = is_age(this, false, lang)
        && (is_roman(next, lang) || next.number().is_some_and(|n| n < 30));
    if after { 2 } else { 0 }
}

/// "XIX", and "XIXe" where that is how an ordinal ends; "Le" is not 50.
fn is_roman(word: &Word, lang: Lang) -> bool {
    let mut endings = lang.language().read.ordinal_endings.iter();
    let is_ordinal = |ending: &String| {
        let numeral = word.text.strip_suffix(ending.as_str()).unwrap_or_default();
        numeral.starts_with(['i', 'v', 'x']) && roman_number(numeral).is_some()
    };
    word.capital && (roman_number(&word.text).is_some() || endings.any(is_ordinal))
}

fn is_ordinal(word: &Word, lang: Lang) -> bool {
    let digits = word.text.trim_end_matches(|c: char| c.is_alphabetic());
    let in_digits = crate::dates::digits(digits).is_some_and(|n| (1..100).contains(&n));
    let mut ordinals = lang.language().titles.ordinals.iter();
    in_digits || is_roman(word, lang) || ordinals.any(|stem| word.text.starts_with(stem.as_str()))
}

/// "century" and the like. Abbreviations may also be prepositions, as in Polish and Russian,
/// so they count only with a full stop after a Roman numeral.
fn is_age(word: &Word, after_roman: bool, lang: Lang) -> bool {
    let read = &lang.language().read;
    let abbreviated = after_roman && word.dot && read.century_short.contains(&word.text);
    let mut millennia = read.millennium.iter();
    abbreviated
        || read.century.contains(&word.text)
        || millennia.any(|stem| word.text.starts_with(stem.as_str()))
}

/// "nineteen sixty-nine", "millenovecentosessantanove".
fn year_in_words(words: &[Word], at: usize, lang: Lang) -> usize {
    let titles = &lang.language().titles;
    longest(&titles.year_in_words, words, at, titles)
}

/// "the sixties", "anni Sessanta", "lata sześćdziesiąte", "шестидесятые годы".
fn decade_in_words(words: &[Word], at: usize, lang: Lang) -> usize {
    let titles = &lang.language().titles;
    longest(&titles.decade_in_words, words, at, titles)
}

fn longest(phrases: &[String], words: &[Word], at: usize, titles: &Titles) -> usize {
    let lengths = phrases.iter().map(|one| phrase(one, words, at, titles));
    lengths.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    fn found(text: &str, lang: Lang) -> bool {
        date_in(&words(text), lang).is_some()
    }

    #[derive(Deserialize)]
    struct File {
        samples: Samples,
    }

    #[derive(Deserialize)]
    struct Samples {
        dated: Vec<String>,
        undated: Vec<String>,
    }

    fn samples(lang: Lang) -> Samples {
        let file: File = toml::from_str(lang.written_data()).expect("samples");
        file.samples
    }

    #[test]
    fn dates_are_found_in_digits_and_words() {
        for lang in Lang::ALL {
            let dated = samples(lang).dated;
            assert!(dated.len() >= 7, "{lang}");
            for text in dated {
                assert!(found(&text, lang), "{text}");
            }
        }
    }

    #[test]
    fn other_numbers_are_left_alone() {
        for lang in Lang::ALL {
            let plain = samples(lang).undated;
            assert!(plain.len() >= 3, "{lang}");
            for text in plain {
                assert!(
                    !found(&text, lang),
                    "{text}: {:?}",
                    date_in(&words(&text), lang)
                );
            }
        }
        assert_eq!(doubtful_number(&words("Fahrenheit 451 burns")), Some("451"));
        assert_eq!(doubtful_number(&words("Apollo 11 lands")), None);
    }
}
