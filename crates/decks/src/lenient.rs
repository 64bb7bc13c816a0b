//! Dates as people type them into spreadsheets, in four languages.
//!
//! Much wider than the grammar of [`crate::dates`], which stays strict so that
//! a deck file says one thing in one way. Every label we print can be read
//! back here.

use crate::dates::{
    DateError, Era, When, decade, digits, range_of, scene_number, shortened, thousands_ago,
    thousandths,
};
use crate::year::{Year, YearError};

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
    if let Some(ago) = long_ago(plain) {
        return Ok(ago);
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

const ABOUT: [&str; 21] = [
    "circa ",
    "ca. ",
    "ca.",
    "ca ",
    "c. ",
    "c.",
    "~ ",
    "~",
    "≈ ",
    "≈",
    "about ",
    "around ",
    "approx. ",
    "verso il ",
    "intorno al ",
    "około ",
    "ok. ",
    "ok.",
    "около ",
    "ок. ",
    "ок.",
];

fn without_circa(text: &str) -> (&str, bool) {
    for word in ABOUT {
        if let Some(rest) = text.strip_prefix(word) {
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

/// The words for the eras, longest first where one ends like another.
const ERAS: [(&str, Era); 28] = [
    ("before christ", Era::Bce),
    ("przed naszą erą", Era::Bce),
    ("до нашей эры", Era::Bce),
    ("avanti cristo", Era::Bce),
    ("b.c.e.", Era::Bce),
    ("bce", Era::Bce),
    ("b.c.", Era::Bce),
    ("bc", Era::Bce),
    ("a. c.", Era::Bce),
    ("a.c.", Era::Bce),
    ("a.c", Era::Bce),
    ("p. n. e.", Era::Bce),
    ("p.n.e.", Era::Bce),
    ("pne", Era::Bce),
    ("до н. э.", Era::Bce),
    ("до н.э.", Era::Bce),
    ("до н.э", Era::Bce),
    ("c.e.", Era::Ce),
    ("ce", Era::Ce),
    ("a.d.", Era::Ce),
    ("ad", Era::Ce),
    ("d. c.", Era::Ce),
    ("d.c.", Era::Ce),
    ("n. e.", Era::Ce),
    ("n.e.", Era::Ce),
    ("нашей эры", Era::Ce),
    ("н. э.", Era::Ce),
    ("н.э.", Era::Ce),
];

fn without_era(text: &str) -> (&str, Option<Era>) {
    for (word, era) in ERAS {
        if let Some(rest) = text.strip_suffix(word)
            && !rest.ends_with(char::is_alphabetic)
        {
            return (without_year_word(rest.trim_end()), Some(era));
        }
    }
    for word in ["ad ", "a.d. "] {
        if let Some(rest) = text.strip_prefix(word) {
            return (rest, Some(Era::Ce));
        }
    }
    (without_year_word(text), None)
}

/// "1450 r.", "1450 год" and the like.
fn without_year_word(text: &str) -> &str {
    let words = [" r.", " rok", " roku", " г.", " год", " года", " гг."];
    let found = words.iter().find_map(|word| text.strip_suffix(word));
    found.unwrap_or(text).trim_end()
}

fn scene(text: &str) -> Option<u64> {
    let number = ["scene ", "scena ", "сцена "]
        .iter()
        .find_map(|word| text.strip_prefix(word))?;
    digits(number)
}

const MILLIONS: [&str; 7] = ["million", "milion", "миллион", "mln", "млн", "mya", "myr"];
const BILLIONS: [&str; 6] = ["billion", "miliard", "миллиард", "mld", "млрд", "bya"];

/// "65 Ma", "66 milioni di anni fa", "13,8 млрд лет назад".
fn long_ago(text: &str) -> Option<When> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',')?;
    let number = thousandths(&text[..end].replace(',', "."))?;
    let unit = text[end..].trim_start();
    let is = |words: &[&str]| words.iter().any(|word| unit.starts_with(word));
    if unit == "ma" || is(&MILLIONS) {
        thousands_ago(number)
    } else if unit == "ga" || is(&BILLIONS) {
        thousands_ago(number.checked_mul(1000)?)
    } else {
        None
    }
}

/// A decade, a century or a millennium.
fn named_span(text: &str, era: Era) -> Option<When> {
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

/// Says whether a lower-case word means a century, in any of our languages.
pub(crate) fn is_century_word(word: &str) -> bool {
    const WORDS: [&str; 25] = [
        "century",
        "centuries",
        "cent.",
        "secolo",
        "secoli",
        "sec.",
        "sec",
        "wiek",
        "wieku",
        "wieki",
        "wieków",
        "w.",
        "w",
        "stulecie",
        "stulecia",
        "stuleciu",
        "век",
        "века",
        "веке",
        "веков",
        "в.",
        "в",
        "столетие",
        "столетия",
        "столетии",
    ];
    WORDS.contains(&word)
}

/// Says whether a lower-case word means a millennium, in any of our languages.
pub(crate) fn is_millennium_word(word: &str) -> bool {
    const STEMS: [&str; 5] = ["millenni", "tysiąclec", "тысячелет", "mill.", "тыс."];
    STEMS.iter().any(|stem| word.starts_with(stem))
}

/// "12th", "12.", "12-й", "12°" or "xii".
fn ordinal(word: &str) -> Option<u32> {
    let number = word.trim_end_matches(|c: char| !c.is_ascii_digit());
    if number.is_empty() {
        return roman_number(word.trim_end_matches('.'));
    }
    let ending = &word[number.len()..];
    let known = ["", "st", "nd", "rd", "th", ".", "°", "º", "-й", "-го"];
    let n = digits(number).filter(|_| known.contains(&ending))?;
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

/// Reads a number that may have its thousands set apart: "40,000", "40 000", "40.000".
fn number_of(text: &str) -> Option<u64> {
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
    // A dash in front is a sign.
    let (dash, _) = text.char_indices().skip(1).find(|(_, c)| *c == '-')?;
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

/// "1969-07" is July, unless the second number can end a span of years.
fn is_month_of_year(from: &str, to: &str) -> bool {
    let Some(month) = digits(to).filter(|_| to.len() == 2 && from.len() == 4) else {
        return false;
    };
    (1..=12).contains(&month) && digits(&from[2..]).is_some_and(|years| years >= month)
}

/// A full date, of which the year is taken: "1969-07-20", "20.07.1969", "20 July 1969".
fn calendar_day(text: &str) -> Option<u64> {
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
        || matches!(part, "of" | "r" | "г" | "года" | "roku")
}

fn is_month(word: &str) -> bool {
    const STEMS: [&str; 38] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "gen",
        "mag", "giu", "lug", "ago", "set", "ott", "dic", "sty", "lut", "kwi", "maj", "cze", "lip",
        "sie", "wrz", "paź", "lis", "gru", "янв", "фев", "мар", "апр", "мая", "июн", "июл",
    ];
    const MORE: [&str; 6] = ["авг", "сен", "окт", "ноя", "дек", "май"];
    STEMS.iter().chain(&MORE).any(|stem| word.starts_with(stem))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Lang;

    fn read(text: &str) -> String {
        match parse_lenient(text, Counting::Historical) {
            Ok(when) => when.to_string(),
            Err(_) => "?".to_owned(),
        }
    }

    #[test]
    fn what_people_type_is_understood() {
        let table = [
            ("480 BC", "480 BCE"),
            ("480 B.C.", "480 BCE"),
            ("-480", "480 BCE"),
            ("−480", "480 BCE"),
            ("480 a.C.", "480 BCE"),
            ("480 p.n.e.", "480 BCE"),
            ("480 до н.э.", "480 BCE"),
            ("480 г. до н. э.", "480 BCE"),
            ("AD 79", "79"),
            ("79 d.C.", "79"),
            ("1450 r.", "1450"),
            ("c. 1450", "c. 1450"),
            ("c1450", "c. 1450"),
            ("ca 1450", "c. 1450"),
            ("Circa 3500 BC", "c. 3500 BCE"),
            ("~1450", "c. 1450"),
            ("1450?", "c. 1450"),
            ("ok. 1450 r.", "c. 1450"),
            ("около 1450 года", "c. 1450"),
            ("12th century", "12th century"),
            ("the 12th century BC", "12th century BCE"),
            ("XII secolo", "12th century"),
            ("sec. XII a.C.", "12th century BCE"),
            ("XII w.", "12th century"),
            ("12 wiek", "12th century"),
            ("XII в. до н. э.", "12th century BCE"),
            ("ХIХ век", "19th century"),
            ("III tysiąclecie p.n.e.", "3rd millennium BCE"),
            ("3rd millennium BC", "3rd millennium BCE"),
            ("1920s", "1920s"),
            ("the 1920s", "1920s"),
            ("1920's", "1920s"),
            ("anni 1920", "1920s"),
            ("lata 20. XX w.", "1920s"),
            ("1920-е", "1920s"),
            ("65 Ma", "65 million years ago"),
            ("65Ma", "65 million years ago"),
            ("65 mya", "65 million years ago"),
            ("4.5 Ga", "4500 million years ago"),
            ("1,5 mln lat temu", "1.5 million years ago"),
            ("66 млн лет назад", "66 million years ago"),
            ("1969-07-20", "1969"),
            ("1969-07-20T20:17:00Z", "1969"),
            ("1969-07", "1969"),
            ("20/07/1969", "1969"),
            ("20.07.1969", "1969"),
            ("20 July 1969", "1969"),
            ("July 20, 1969", "1969"),
            ("20 lipca 1969 r.", "1969"),
            ("20 июля 1969 года", "1969"),
            ("luglio 1969", "1969"),
            ("1347-1351", "1347–1351"),
            ("1347 – 1351", "1347–1351"),
            ("1914-18", "1914–1918"),
            ("431-404 BC", "431–404 BCE"),
            ("27 BC – 14 AD", "27 BCE–14 CE"),
            ("40,000 BCE", "40000 BCE"),
            ("40 000 до н. э.", "40000 BCE"),
            ("1969.0", "1969"),
            ("scena 42", "scene 42"),
            (" 1969 ", "1969"),
        ];
        for (text, date) in table {
            assert_eq!(read(text), date, "{text}");
        }
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in [
            "",
            "0",
            "soon",
            "-480 BC",
            "12,34",
            "1969-1960",
            "scene 0",
            "13/13/13",
            "IIII century",
            "Q42",
            "-",
            "c.",
            "1 2",
            "--5",
            "\u{0}",
        ] {
            assert_eq!(read(text), "?", "{text:?}");
        }
        assert!(parse_lenient(&"9".repeat(1 << 20), Counting::Historical).is_err());
    }

    #[test]
    fn only_bare_numbers_are_astronomical() {
        let value = |text| parse_lenient(text, Counting::Astronomical).map(When::default_value);
        assert_eq!(value("-479"), Ok(-480));
        assert_eq!(value("0"), Ok(-1));
        assert_eq!(value("1969"), Ok(1969));
        assert_eq!(value("480 BC"), Ok(-480));
    }

    pub(crate) fn any_when() -> impl Strategy<Value = When> {
        let year =
            (-300_000i64..3000).prop_filter_map("no year 0", |n| Year::from_historical(n).ok());
        let era = prop_oneof![Just(Era::Bce), Just(Era::Ce)];
        prop_oneof![
            year.clone().prop_map(When::Exact),
            year.clone().prop_map(When::Circa),
            (1u32..9999, era.clone()).prop_map(|(n, era)| When::Decade { start: n * 10, era }),
            (1u32..=1000, era.clone()).prop_map(|(n, era)| When::Century { n, era }),
            (1u32..=1000, era).prop_map(|(n, era)| When::Millennium { n, era }),
            (1u32..20_000_000).prop_map(|thousands| When::YearsAgo { thousands }),
            (year.clone(), year).prop_filter_map("forwards", |(from, to)| {
                (from < to).then_some(When::Range { from, to })
            }),
            (1u32..=100).prop_map(When::Scene),
        ]
    }

    proptest! {
        #[test]
        fn every_label_can_be_read_back(when in any_when()) {
            for lang in Lang::ALL {
                let label = when.label(lang);
                prop_assert_eq!(parse_lenient(&label, Counting::Historical), Ok(when), "{}", label);
            }
        }

        #[test]
        fn the_grammar_gives_back_what_it_wrote(when in any_when()) {
            prop_assert_eq!(when.to_string().parse(), Ok(when));
            prop_assert!(when.admits(when.default_value()));
        }

        #[test]
        fn no_text_makes_the_parsers_stumble(text in ".{0,40}") {
            let _ = parse_lenient(&text, Counting::Astronomical);
            let _ = text.parse::<When>();
        }
    }
}
