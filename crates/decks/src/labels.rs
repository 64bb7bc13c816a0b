//! What a date looks like on a card, by language.

use crate::dates::{Era, When, decimal};
use crate::lang::{Dates, Forms, fill};
use crate::{Lang, Year, typeset};

/// Writes a number with its digits in groups of three from 10,000 on.
pub(crate) fn grouped(n: u64, lang: Lang) -> String {
    let plain = n.to_string();
    if n < 10_000 {
        return plain;
    }
    let separator = &lang.language().dates.group;
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
        typeset(&self.written(lang), lang)
    }

    fn written(self, lang: Lang) -> String {
        let dates = &lang.language().dates;
        match self {
            When::Exact(year) => year.print(lang),
            When::Circa(year) => fill(&dates.about, &[("date", &year.print(lang))]),
            When::Decade { start, era } => with_era(decade(start, era, dates), era, dates),
            When::Century { n, era } => with_era(nth(n, &dates.century, lang), era, dates),
            When::Millennium { n, era } => with_era(nth(n, &dates.millennium, lang), era, dates),
            When::YearsAgo { thousands } => years_ago(thousands, lang),
            When::Range { from, to } => range(from, to, lang),
            When::Scene(scene) => fill(&dates.scene, &[("n", &scene.to_string())]),
        }
    }
}

/// Writes what lies before the common era with its era.
pub(crate) fn with_era(label: String, era: Era, dates: &Dates) -> String {
    match era {
        Era::Ce => label,
        Era::Bce => fill(&dates.bce, &[("date", &label)]),
    }
}

fn decade(start: u32, era: Era, dates: &Dates) -> String {
    let (from, to) = match era {
        Era::Ce => (start, start + 9),
        Era::Bce => (start + 9, start),
    };
    let first = dates
        .first_decade
        .as_ref()
        .filter(|_| start.is_multiple_of(100));
    let values = [
        ("start", start.to_string()),
        ("tens", (start % 100).to_string()),
        ("century", roman(start / 100 + 1)),
        ("from", from.to_string()),
        ("to", to.to_string()),
    ];
    let values = values
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    fill(first.unwrap_or(&dates.decade), &values)
}

/// A century or a millennium.
fn nth(n: u32, forms: &Forms, lang: Lang) -> String {
    let category = lang.language().ordinal.of(u64::from(n) * 1000);
    let values = [("n", &*n.to_string()), ("roman", &*roman(n))];
    fill(forms.of(category), &values)
}

/// From a thousand million on, the larger unit reads better: "13.8 billion years ago".
fn years_ago(thousands: u32, lang: Lang) -> String {
    let dates = &lang.language().dates;
    let in_billions = thousands >= 1_000_000 && thousands.is_multiple_of(1000);
    let (thousandths, forms, number) = match &dates.billion_years_ago {
        Some(forms) if in_billions => {
            let thousandths = thousands / 1000;
            (thousandths, forms, decimal(thousandths, dates.decimal))
        }
        None if in_billions => {
            let number = grouped(u64::from(thousands / 1000), lang);
            (thousands, &dates.million_years_ago, number)
        }
        _ => {
            let number = decimal(thousands, dates.decimal);
            (thousands, &dates.million_years_ago, number)
        }
    };
    let category = lang.language().plural.of(u64::from(thousandths));
    fill(forms.of(category), &[("n", &number)])
}

fn range(from: Year, to: Year, lang: Lang) -> String {
    let dates = &lang.language().dates;
    if from.is_bce() && !to.is_bce() {
        let to = fill(&dates.ce, &[("date", &to.print(lang))]);
        return format!("{} – {to}", from.print(lang));
    }
    let years = format!(
        "{}–{}",
        grouped(from.number(), lang),
        grouped(to.number(), lang)
    );
    let era = if to.is_bce() { Era::Bce } else { Era::Ce };
    with_era(years, era, dates)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    /// The labels that a language expects, by the dates of the grammar.
    type Labels = BTreeMap<String, String>;

    #[derive(Deserialize)]
    struct File {
        samples: Samples,
    }

    #[derive(Deserialize)]
    struct Samples {
        labels: Labels,
    }

    fn labels(lang: Lang) -> Labels {
        let file: File = toml::from_str(lang.written_data()).expect("labels");
        file.samples.labels
    }

    #[test]
    fn labels_read_naturally_in_every_language() {
        let dates: Vec<String> = labels(Lang::En).into_keys().collect();
        assert!(dates.len() > 25);
        for lang in Lang::ALL {
            let expected = labels(lang);
            assert_eq!(
                expected.keys().collect::<Vec<_>>(),
                dates.iter().collect::<Vec<_>>(),
                "{lang}"
            );
            for (date, label) in expected {
                let when: When = date.parse().expect(&date);
                assert_eq!(when.written(lang), label, "{lang}: {date}");
                let plain = |label: &str| label.replace('\u{a0}', " ");
                assert_eq!(plain(&when.label(lang)), plain(&label), "{lang}: {date}");
            }
        }
    }

    #[test]
    fn no_line_breaks_inside_a_date() {
        let label = |date: &str, lang| date.parse::<When>().expect(date).label(lang);
        assert_eq!(label("c. 1450", Lang::Pl), "ok.\u{a0}1450");
        assert_eq!(label("490 BCE", Lang::Ru), "490\u{a0}до\u{a0}н.\u{a0}э.");
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
