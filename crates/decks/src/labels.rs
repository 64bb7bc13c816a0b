//! What a date looks like on a card, by language.

use crate::dates::{Era, When, decimal, ordinal};
use crate::lang::{Plural, plural};
use crate::year::{before_common_era, common_era};
use crate::{Lang, Year};

/// Writes a number with its digits in groups of three from 10,000 on.
pub(crate) fn grouped(n: u64, lang: Lang) -> String {
    let plain = n.to_string();
    if n < 10_000 {
        return plain;
    }
    let separator = match lang {
        Lang::En => ",",
        Lang::It => ".",
        Lang::Pl | Lang::Ru => "\u{a0}",
    };
    let first = plain.len() % 3;
    let mut groups: Vec<&str> = Vec::new();
    if first > 0 {
        groups.push(&plain[..first]);
    }
    groups.extend((first..plain.len()).step_by(3).map(|at| &plain[at..at + 3]));
    groups.join(separator)
}

/// Writes a number in Roman numerals; numbers above 3999 stay Arabic.
pub(crate) fn roman(n: u32) -> String {
    const SIGNS: [(u32, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    if n == 0 || n > 3999 {
        return n.to_string();
    }
    let mut rest = n;
    let mut numeral = String::new();
    for (value, sign) in SIGNS {
        while rest >= value {
            numeral.push_str(sign);
            rest -= value;
        }
    }
    numeral
}

impl When {
    /// Writes the date in `lang`, as it stands on the back of a card (D-4).
    pub fn label(self, lang: Lang) -> String {
        match self {
            When::Exact(year) => year.print(lang),
            When::Circa(year) => format!("{} {}", about(lang), year.print(lang)),
            When::Decade { start, era } => with_era(decade(start, era, lang), era, lang),
            When::Century { n, era } => with_era(century(n, lang), era, lang),
            When::Millennium { n, era } => with_era(millennium(n, lang), era, lang),
            When::YearsAgo { thousands } => years_ago(thousands, lang),
            When::Range { from, to } => range(from, to, lang),
            When::Scene(scene) => format!("{} {scene}", scene_word(lang)),
        }
    }
}

fn about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "c.",
        Lang::It => "ca.",
        Lang::Pl => "ok.",
        Lang::Ru => "ок.",
    }
}

/// Polish and Russian would have to decline the word inside a sentence ("po scenie 42"),
/// and a sentence cannot do that to a label: there the scene goes by its number.
fn scene_word(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "scene",
        Lang::It => "scena",
        Lang::Pl => "nr",
        Lang::Ru => "№",
    }
}

fn with_era(label: String, era: Era, lang: Lang) -> String {
    match era {
        Era::Ce => label,
        Era::Bce => format!("{label} {}", before_common_era(lang)),
    }
}

fn decade(start: u32, era: Era, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{start}s"),
        Lang::It => format!("anni {start}"),
        Lang::Pl => polish_decade(start, era),
        Lang::Ru => format!("{start}-е годы"),
    }
}

/// "lata 20. XX w."; the first ten years of a century have no such name and are written out.
fn polish_decade(start: u32, era: Era) -> String {
    match (start % 100, era) {
        (0, Era::Ce) => format!("lata {start}–{}", start + 9),
        (0, Era::Bce) => format!("lata {}–{start}", start + 9),
        (tens, _) => format!("lata {tens}. {} w.", roman(start / 100 + 1)),
    }
}

fn century(n: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} century", ordinal(n)),
        Lang::It => format!("{} secolo", roman(n)),
        Lang::Pl => format!("{} wiek", roman(n)),
        Lang::Ru => format!("{} век", roman(n)),
    }
}

fn millennium(n: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} millennium", ordinal(n)),
        Lang::It => format!("{} millennio", roman(n)),
        Lang::Pl => format!("{} tysiąclecie", roman(n)),
        Lang::Ru => format!("{} тысячелетие", roman(n)),
    }
}

/// From a thousand million on, the larger unit reads better: "13.8 billion years ago".
fn years_ago(thousands: u32, lang: Lang) -> String {
    let in_billions = thousands >= 1_000_000 && thousands.is_multiple_of(1000);
    let thousandths = if in_billions {
        thousands / 1000
    } else {
        thousands
    };
    let point = if lang == Lang::En { '.' } else { ',' };
    let number = decimal(thousandths, point);
    let unit = if in_billions {
        billions(thousandths, lang)
    } else {
        millions(thousandths, lang)
    };
    let ago = match lang {
        Lang::En => "years ago",
        Lang::It => "di anni fa",
        Lang::Pl => "lat temu",
        Lang::Ru => "лет назад",
    };
    format!("{number} {unit} {ago}")
}

/// Picks the form of a noun for a number of thousandths; a fraction takes its own (CLDR "other").
fn form(
    thousandths: u32,
    lang: Lang,
    [one, few, many, fraction]: [&'static str; 4],
) -> &'static str {
    if !thousandths.is_multiple_of(1000) {
        return fraction;
    }
    match plural(lang, u64::from(thousandths / 1000)) {
        Plural::One => one,
        Plural::Few => few,
        Plural::Many => many,
    }
}

fn millions(thousandths: u32, lang: Lang) -> &'static str {
    let forms = match lang {
        Lang::En => ["million"; 4],
        Lang::It => ["milione", "milioni", "milioni", "milioni"],
        Lang::Pl => ["milion", "miliony", "milionów", "miliona"],
        Lang::Ru => ["миллион", "миллиона", "миллионов", "миллиона"],
    };
    form(thousandths, lang, forms)
}

fn billions(thousandths: u32, lang: Lang) -> &'static str {
    let forms = match lang {
        Lang::En => ["billion"; 4],
        Lang::It => ["miliardo", "miliardi", "miliardi", "miliardi"],
        Lang::Pl => ["miliard", "miliardy", "miliardów", "miliarda"],
        Lang::Ru => ["миллиард", "миллиарда", "миллиардов", "миллиарда"],
    };
    form(thousandths, lang, forms)
}

fn range(from: Year, to: Year, lang: Lang) -> String {
    if from.is_bce() && !to.is_bce() {
        return format!(
            "{} – {} {}",
            from.print(lang),
            to.print(lang),
            common_era(lang)
        );
    }
    format!("{}–{}", grouped(from.number(), lang), to.print(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A date and its label in English, Italian, Polish and Russian.
    const LABELS: [(&str, [&str; 4]); 26] = [
        ("1969", ["1969", "1969", "1969", "1969"]),
        (
            "490 BCE",
            ["490 BCE", "490 a.C.", "490 p.n.e.", "490 до н. э."],
        ),
        ("c. 1450", ["c. 1450", "ca. 1450", "ok. 1450", "ок. 1450"]),
        (
            "c. 3500 BCE",
            [
                "c. 3500 BCE",
                "ca. 3500 a.C.",
                "ok. 3500 p.n.e.",
                "ок. 3500 до н. э.",
            ],
        ),
        (
            "c. 40000 BCE",
            [
                "c. 40,000 BCE",
                "ca. 40.000 a.C.",
                "ok. 40\u{a0}000 p.n.e.",
                "ок. 40\u{a0}000 до н. э.",
            ],
        ),
        (
            "1920s",
            ["1920s", "anni 1920", "lata 20. XX w.", "1920-е годы"],
        ),
        (
            "1910s",
            ["1910s", "anni 1910", "lata 10. XX w.", "1910-е годы"],
        ),
        (
            "1900s",
            ["1900s", "anni 1900", "lata 1900–1909", "1900-е годы"],
        ),
        (
            "420s BCE",
            [
                "420s BCE",
                "anni 420 a.C.",
                "lata 20. V w. p.n.e.",
                "420-е годы до н. э.",
            ],
        ),
        (
            "400s BCE",
            [
                "400s BCE",
                "anni 400 a.C.",
                "lata 409–400 p.n.e.",
                "400-е годы до н. э.",
            ],
        ),
        (
            "12th century",
            ["12th century", "XII secolo", "XII wiek", "XII век"],
        ),
        (
            "5th century BCE",
            [
                "5th century BCE",
                "V secolo a.C.",
                "V wiek p.n.e.",
                "V век до н. э.",
            ],
        ),
        (
            "3rd millennium BCE",
            [
                "3rd millennium BCE",
                "III millennio a.C.",
                "III tysiąclecie p.n.e.",
                "III тысячелетие до н. э.",
            ],
        ),
        (
            "66 million years ago",
            [
                "66 million years ago",
                "66 milioni di anni fa",
                "66 milionów lat temu",
                "66 миллионов лет назад",
            ],
        ),
        (
            "1 million years ago",
            [
                "1 million years ago",
                "1 milione di anni fa",
                "1 milion lat temu",
                "1 миллион лет назад",
            ],
        ),
        (
            "1.5 million years ago",
            [
                "1.5 million years ago",
                "1,5 milioni di anni fa",
                "1,5 miliona lat temu",
                "1,5 миллиона лет назад",
            ],
        ),
        (
            "3 million years ago",
            [
                "3 million years ago",
                "3 milioni di anni fa",
                "3 miliony lat temu",
                "3 миллиона лет назад",
            ],
        ),
        (
            "12 million years ago",
            [
                "12 million years ago",
                "12 milioni di anni fa",
                "12 milionów lat temu",
                "12 миллионов лет назад",
            ],
        ),
        (
            "121 million years ago",
            [
                "121 million years ago",
                "121 milioni di anni fa",
                "121 milionów lat temu",
                "121 миллион лет назад",
            ],
        ),
        (
            "252 million years ago",
            [
                "252 million years ago",
                "252 milioni di anni fa",
                "252 miliony lat temu",
                "252 миллиона лет назад",
            ],
        ),
        (
            "13800 million years ago",
            [
                "13.8 billion years ago",
                "13,8 miliardi di anni fa",
                "13,8 miliarda lat temu",
                "13,8 миллиарда лет назад",
            ],
        ),
        (
            "4000 million years ago",
            [
                "4 billion years ago",
                "4 miliardi di anni fa",
                "4 miliardy lat temu",
                "4 миллиарда лет назад",
            ],
        ),
        ("1347–1351", ["1347–1351"; 4]),
        (
            "431–404 BCE",
            [
                "431–404 BCE",
                "431–404 a.C.",
                "431–404 p.n.e.",
                "431–404 до н. э.",
            ],
        ),
        (
            "27 BCE–14 CE",
            [
                "27 BCE – 14 CE",
                "27 a.C. – 14 d.C.",
                "27 p.n.e. – 14 n.e.",
                "27 до н. э. – 14 н. э.",
            ],
        ),
        ("scene 42", ["scene 42", "scena 42", "nr 42", "№ 42"]),
    ];

    #[test]
    fn labels_read_naturally_in_four_languages() {
        for (date, labels) in LABELS {
            let when: When = date.parse().expect(date);
            assert_eq!(Lang::ALL.map(|lang| when.label(lang)), labels, "{date}");
        }
    }

    #[test]
    fn digits_are_grouped_from_ten_thousand_on() {
        assert_eq!(grouped(9999, Lang::En), "9999");
        assert_eq!(grouped(10_000, Lang::En), "10,000");
        assert_eq!(grouped(123_456_789, Lang::It), "123.456.789");
    }

    #[test]
    fn roman_numerals() {
        assert_eq!(
            [1, 4, 9, 14, 19, 40, 1994].map(roman).join(" "),
            "I IV IX XIV XIX XL MCMXCIV"
        );
    }
}
