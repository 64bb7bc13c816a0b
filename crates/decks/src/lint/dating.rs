//! Finding a date in a text: years, decades, centuries and millennia, in digits or in words.

use super::number_words::{
    ENGLISH_CENTURY_NUMBERS, ENGLISH_SECOND_HALVES, ITALIAN_CENTURIES, begins, decade_stems,
    hundred_stems, number_stems, ordinal_stems,
};
use crate::Lang;
use crate::lenient::{is_century_word, is_millennium_word, roman_number};

/// A word of a text.
#[derive(Debug)]
pub(super) struct Word {
    /// In lower case.
    pub(super) text: String,
    /// Whether it began with a capital letter.
    capital: bool,
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
fn early_year(words: &[Word], at: usize, _: Lang) -> usize {
    const BEFORE: [&str; 16] = [
        "in", "by", "since", "until", "nel", "nell", "dal", "w", "od", "roku", "rok", "в", "с",
        "к", "circa", "about",
    ];
    const AFTER: [&str; 5] = ["roku", "rok", "году", "год", "года"];
    if !BEFORE.contains(&words[at].text.as_str()) {
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
        .is_some_and(|word| AFTER.contains(&word.text.as_str()));
    if number.pause || named { 2 } else { 0 }
}

/// "1920s", "20s"; in Russian "1920-е".
fn decade_in_digits(words: &[Word], at: usize, _: Lang) -> usize {
    let tens =
        |text: &str| text.len() >= 2 && text.ends_with('0') && crate::dates::digits(text).is_some();
    if words[at].text.strip_suffix('s').is_some_and(tens) {
        return 1;
    }
    let russian = words
        .get(at + 1)
        .is_some_and(|next| next.is("е") || next.is("х"));
    if russian && tens(&words[at].text) {
        2
    } else {
        0
    }
}

/// A number before or after the name of an era.
fn with_era(words: &[Word], at: usize, _: Lang) -> usize {
    const AFTER: [&[&str]; 9] = [
        &["bce"],
        &["bc"],
        &["ad"],
        &["b", "c"],
        &["a", "c"],
        &["d", "c"],
        &["p", "n", "e"],
        &["n", "e"],
        &["до", "н", "э"],
    ];
    if words[at].number().is_none() {
        let ad = words[at].is("ad")
            && words
                .get(at + 1)
                .is_some_and(|next| next.number().is_some());
        return if ad { 2 } else { 0 };
    }
    let follows = |era: &&&[&str]| {
        era.iter()
            .enumerate()
            .all(|(n, part)| words.get(at + 1 + n).is_some_and(|word| word.is(part)))
    };
    AFTER.iter().find(follows).map_or(0, |era| era.len() + 1)
}

/// An ordinal, in digits, in Roman numerals or in words, next to "century" or "millennium".
fn century(words: &[Word], at: usize, lang: Lang) -> usize {
    let Some(next) = words.get(at + 1) else {
        return 0;
    };
    let this = &words[at];
    if is_ordinal(this, lang) && is_age(next, is_roman(this)) {
        return 2;
    }
    // "nineteenth and twentieth centuries", "19-го века": one short word in between.
    let short = next.text.chars().count() <= 3;
    if short && is_ordinal(this, lang) && words.get(at + 2).is_some_and(|word| is_age(word, false))
    {
        return 3;
    }
    let after = is_age(this, false) && (is_roman(next) || next.number().is_some_and(|n| n < 30));
    if after { 2 } else { 0 }
}

fn is_roman(word: &Word) -> bool {
    word.capital && roman_number(&word.text).is_some()
}

fn is_ordinal(word: &Word, lang: Lang) -> bool {
    let digits = word.text.trim_end_matches(|c: char| c.is_alphabetic());
    let in_digits = crate::dates::digits(digits).is_some_and(|n| (1..100).contains(&n));
    in_digits || is_roman(word) || begins(&word.text, ordinal_stems(lang))
}

/// "century" and the like. The one-letter abbreviations of Polish and Russian are also
/// prepositions, so they count only with a full stop after a Roman numeral.
fn is_age(word: &Word, after_roman: bool) -> bool {
    let short = word.text.chars().count() < 4;
    let full = matches!(word.text.as_str(), "век");
    if short && !full {
        return after_roman && word.dot && is_century_word(&word.text);
    }
    is_century_word(&word.text) || is_millennium_word(&word.text)
}

fn year_in_words(words: &[Word], at: usize, lang: Lang) -> usize {
    let is_next = |n: usize, test: &dyn Fn(&str) -> bool| {
        words.get(at + n).is_some_and(|word| test(&word.text))
    };
    let this = words[at].text.as_str();
    let found = match lang {
        Lang::En => {
            let pair = ENGLISH_CENTURY_NUMBERS.contains(&this)
                && is_next(1, &|word| {
                    ENGLISH_SECOND_HALVES.contains(&word) || word == "ninety"
                });
            let after = if is_next(2, &|word| word == "and") {
                3
            } else {
                2
            };
            let thousands = this == "two"
                && is_next(1, &|word| word == "thousand")
                && is_next(after, &|word| begins(word, number_stems(lang)));
            pair || thousands
        }
        Lang::It => {
            let one_word = this.starts_with("mille") && this.contains("cento")
                || this.starts_with("duemila") && this.len() > 7;
            let nickname = at > 0 && words[at].capital && ITALIAN_CENTURIES.contains(&this);
            return usize::from(one_word || nickname);
        }
        Lang::Pl => {
            let thousand =
                this == "tysiąc" && is_next(1, &|word| begins(word, hundred_stems(lang)));
            let thousands = this == "dwa"
                && is_next(1, &|word| word == "tysiące")
                && is_next(2, &|word| begins(word, number_stems(lang)));
            thousand || thousands || this.starts_with("dwutysięczn")
        }
        Lang::Ru => {
            let thousand =
                this.starts_with("тысяч") && is_next(1, &|word| begins(word, hundred_stems(lang)));
            let thousands = matches!(this, "две" | "двух")
                && is_next(1, &|word| word.starts_with("тысяч"))
                && is_next(2, &|word| begins(word, number_stems(lang)));
            thousand || thousands || this.starts_with("двухтысячн")
        }
    };
    if found { 2.min(words.len() - at) } else { 0 }
}

/// "the sixties", "anni Sessanta", "lata sześćdziesiąte", "шестидесятые годы".
fn decade_in_words(words: &[Word], at: usize, lang: Lang) -> usize {
    let Some(next) = words.get(at + 1) else {
        return 0;
    };
    let this = words[at].text.as_str();
    let stems = decade_stems(lang);
    let found = match lang {
        Lang::En => {
            let opens = matches!(
                this,
                "the" | "roaring" | "swinging" | "nineteen" | "eighteen" | "early" | "late"
            );
            opens && stems.contains(&next.text.as_str())
        }
        Lang::It => this == "anni" && stems.contains(&next.text.as_str()),
        Lang::Pl => {
            let plural = next.text.ends_with('e') || next.text.ends_with("ch");
            matches!(this, "lata" | "latach") && plural && begins(&next.text, stems)
        }
        Lang::Ru => {
            let plural = this.ends_with("ые") || this.ends_with("ых");
            plural && begins(this, stems) && next.text.starts_with("год")
        }
    };
    if found { 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, lang: Lang) -> bool {
        date_in(&words(text), lang).is_some()
    }

    #[test]
    fn dates_are_found_in_digits_and_words() {
        let dated = [
            (Lang::En, "The ship of 1912 sinks"),
            (Lang::En, "Dancing in the 1920s begins"),
            (Lang::En, "The 20s roar"),
            (Lang::En, "A town falls in 79 AD"),
            (Lang::En, "Persia attacks in 480 BC"),
            (Lang::En, "A 12th century abbey opens"),
            (Lang::En, "The nineteenth century ends"),
            (Lang::En, "A nineteenth-century poet dies"),
            (Lang::En, "The third millennium begins"),
            (Lang::En, "Men land in nineteen sixty-nine"),
            (Lang::En, "The year nineteen hundred begins"),
            (Lang::En, "Two thousand and one comes"),
            (Lang::En, "Music of the sixties sells"),
            (Lang::En, "The XIX century ends"),
            (Lang::En, "In 476, the emperor leaves"),
            (Lang::It, "L'imperatore parte nel 476."),
            (Lang::Pl, "Cesarz odchodzi w 476 roku"),
            (Lang::Ru, "Император уходит в 476 году"),
            (Lang::It, "Finisce il diciannovesimo secolo"),
            (Lang::It, "Nel XII secolo nasce una torre"),
            (Lang::It, "Nasce nel secolo XII"),
            (Lang::It, "L'arte del Novecento cambia"),
            (Lang::It, "Nel millenovecentosessantanove si va sulla Luna"),
            (Lang::It, "La musica degli anni Sessanta"),
            (Lang::It, "Serse attacca nel 480 a.C."),
            (Lang::Pl, "Koniec dziewiętnastego wieku"),
            (Lang::Pl, "Wieża z XII wieku płonie"),
            (Lang::Pl, "Wieża z XII w. płonie"),
            (Lang::Pl, "Rok tysiąc dziewięćset sześćdziesiąty dziewiąty"),
            (Lang::Pl, "Muzyka lat: lata sześćdziesiąte"),
            (Lang::Pl, "Bitwa w 480 p.n.e."),
            (Lang::Ru, "Поэт девятнадцатого века умирает"),
            (Lang::Ru, "Башня XII века горит"),
            (Lang::Ru, "Мода 19-го века"),
            (Lang::Ru, "Тысяча девятьсот шестьдесят девятый год"),
            (Lang::Ru, "Музыка шестидесятых годов звучит"),
            (Lang::Ru, "Мода 1920-х возвращается"),
            (Lang::Ru, "Битва в 480 до н. э."),
        ];
        for (lang, text) in dated {
            assert!(found(text, lang), "{text}");
        }
    }

    #[test]
    fn other_numbers_are_left_alone() {
        let plain = [
            (Lang::En, "Apollo 11 lands on the Moon"),
            (Lang::En, "The first person walks in space"),
            (Lang::En, "A Thousand and One Nights is written down"),
            (Lang::En, "Two thousand soldiers of clay are buried"),
            (Lang::En, "Louis XIV builds a palace"),
            (Lang::En, "The Hundred Years' War begins"),
            (Lang::En, "A second ship sails"),
            (Lang::En, "A book is printed in 180 copies"),
            (Lang::En, "Fahrenheit 451 is published"),
            (Lang::En, "Around the world in eighty days"),
            (Lang::It, "Garibaldi salpa con i Mille"),
            (Lang::It, "Dante scrive di anni e di secoli"),
            (Lang::It, "Pio I scrive una lettera"),
            (Lang::Pl, "Jan III walczy w bitwie"),
            (Lang::Pl, "Karol I w Paryżu"),
            (Lang::Pl, "Tysiąc i jedna noc zostaje spisana"),
            (Lang::Ru, "Первый человек летит в космос"),
            (Lang::Ru, "Пётр I в Париже"),
            (Lang::Ru, "Тысяча и одна ночь записана"),
        ];
        for (lang, text) in plain {
            assert!(
                !found(text, lang),
                "{text}: {:?}",
                date_in(&words(text), lang)
            );
        }
        assert_eq!(doubtful_number(&words("Fahrenheit 451 burns")), Some("451"));
        assert_eq!(doubtful_number(&words("Apollo 11 lands")), None);
    }
}
