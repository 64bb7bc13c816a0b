//! The fields of a language's file in `locales/lang/`; `docs/languages.md` explains them.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::plural::{Category, Plurals};

/// What the program must know of a language beyond its texts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Language {
    /// Its name in English, which the build script reads.
    #[serde(rename = "english")]
    _english: IgnoredAny,
    /// Its own name.
    pub(crate) name: String,
    pub(crate) script: Script,
    /// What the page must load fonts for.
    #[serde(rename = "letter")]
    _letter: IgnoredAny,
    /// The topic of cards that have none.
    pub(crate) no_topic: String,
    /// What this program and whoever runs it are called.
    pub(crate) reserved_names: Vec<String>,
    /// The CLDR cardinal rules.
    pub(crate) plural: Plurals,
    /// The CLDR ordinal rules, where the labels need them.
    #[serde(default)]
    pub(crate) ordinal: Plurals,
    pub(crate) typeset: Typeset,
    pub(crate) dates: Dates,
    pub(crate) read: Read,
    pub(crate) columns: Columns,
    pub(crate) titles: Titles,
    /// Only the tests need them.
    #[serde(rename = "samples")]
    _samples: IgnoredAny,
}

/// The letters a language is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Script {
    Latin,
    Cyrillic,
}

/// Spaces and quotation marks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Typeset {
    /// Outer quotation marks, then inner ones.
    pub(crate) quotes: String,
    /// What a number stands before: "3 h", "490 BCE".
    pub(crate) units: Vec<String>,
    /// What stands before a number: "c. 1450".
    pub(crate) abbreviations: Vec<String>,
    /// The letters that are words, which do not end a line.
    pub(crate) one_letter_words: String,
    /// Words between which no line may break; `*` stands for any.
    pub(crate) pairs: Vec<[String; 2]>,
    /// The marks that are written after a space at which no line may break.
    pub(crate) firm_before: String,
    /// Likewise after a narrow one.
    pub(crate) narrow_before: String,
}

/// How dates are worded.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dates {
    /// Stands between groups of three digits.
    pub(crate) group: String,
    /// Stands before a fraction.
    pub(crate) decimal: char,
    /// "before the common era".
    pub(crate) bce: String,
    /// "of the common era", written only where a range crosses over.
    pub(crate) ce: String,
    /// "about", with a year.
    pub(crate) about: String,
    /// "1920s".
    pub(crate) decade: String,
    /// The first ten years of a century, where they are worded otherwise.
    pub(crate) first_decade: Option<String>,
    /// "12th century".
    pub(crate) century: Forms,
    /// "3rd millennium".
    pub(crate) millennium: Forms,
    /// "66 million years ago".
    pub(crate) million_years_ago: Forms,
    /// Likewise thousands of millions, where the language has a word for them.
    pub(crate) billion_years_ago: Option<Forms>,
    /// "before 3000 BCE".
    pub(crate) before: String,
    /// "since 2000".
    pub(crate) since: String,
    /// "scene 42".
    pub(crate) scene: String,
    /// "scenes 1–10".
    pub(crate) scenes: String,
}

/// A wording that may depend on the category of its number.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Forms {
    /// It does not.
    Same(String),
    /// Those of the categories that differ, and `other` for all the rest.
    By(BTreeMap<Category, String>),
}

impl Forms {
    pub(crate) fn of(&self, category: Category) -> &str {
        match self {
            Forms::Same(form) => form,
            Forms::By(forms) => {
                let found = forms.get(&category).or(forms.get(&Category::Other));
                found.map_or("", String::as_str)
            }
        }
    }

    #[cfg(test)]
    pub(crate) fn has_other(&self) -> bool {
        match self {
            Forms::Same(_) => true,
            Forms::By(forms) => forms.contains_key(&Category::Other),
        }
    }
}

/// The words that people type in dates.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Read {
    pub(crate) about: Vec<String>,
    pub(crate) bce: Vec<String>,
    pub(crate) ce: Vec<String>,
    /// Those that stand before the year.
    pub(crate) ce_before: Vec<String>,
    /// "year", after its number.
    pub(crate) year_words: Vec<String>,
    pub(crate) million: Vec<String>,
    pub(crate) billion: Vec<String>,
    /// "years", after a number of millions.
    pub(crate) years: Vec<String>,
    pub(crate) ago: Vec<String>,
    /// Those that stand before the number.
    pub(crate) ago_before: Vec<String>,
    pub(crate) century: Vec<String>,
    /// Abbreviations, with or without their full stop.
    pub(crate) century_short: Vec<String>,
    /// The beginnings of words.
    pub(crate) millennium: Vec<String>,
    pub(crate) millennium_short: Vec<String>,
    pub(crate) ordinal_endings: Vec<String>,
    /// Wordings of decades, beside those of labels.
    pub(crate) decades: Vec<String>,
    /// Wordings of scenes, beside those of labels.
    pub(crate) scenes: Vec<String>,
    /// The beginnings of the names of months.
    pub(crate) months: Vec<String>,
    /// What may stand beside day, month and year.
    pub(crate) day_words: Vec<String>,
}

/// What the columns of a table are called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Columns {
    pub(crate) title: Vec<String>,
    pub(crate) date: Vec<String>,
    pub(crate) note: Vec<String>,
    pub(crate) topic: Vec<String>,
    pub(crate) source: Vec<String>,
    pub(crate) motif: Vec<String>,
    pub(crate) fame: Vec<String>,
    pub(crate) value: Vec<String>,
}

/// What gives a date away in a title. A phrase is written in lower case: `*` stands for any
/// letters, `?` for one, `a|b` for either word, `$name` for the words of a list, and a word
/// with a capital must have one without beginning the title.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Titles {
    /// What makes a year of a number with three digits, before it or after it.
    pub(crate) before_year: Vec<String>,
    pub(crate) after_year: Vec<String>,
    /// What makes a decade of a number: "1920s".
    pub(crate) decade_endings: Vec<String>,
    /// Ordinals from first to twentieth, by their beginnings: endings vary.
    pub(crate) ordinals: Vec<String>,
    pub(crate) year_in_words: Vec<String>,
    pub(crate) decade_in_words: Vec<String>,
    /// Words that place an event in an era.
    pub(crate) era_hints: Vec<String>,
    /// The lists that phrases name.
    pub(crate) words: BTreeMap<String, Vec<String>>,
}

#[cfg(test)]
mod tests {
    use crate::Lang;

    #[test]
    fn every_language_is_read_whole() {
        for lang in Lang::ALL {
            let language = lang.language();
            assert_eq!(language.typeset.quotes.chars().count(), 4, "{lang}");
            let dates = &language.dates;
            let forms = [&dates.century, &dates.millennium, &dates.million_years_ago];
            for form in forms.into_iter().chain(&dates.billion_years_ago) {
                assert!(form.has_other(), "{lang}: a wording lacks `other`");
            }
            let titles = &language.titles;
            for phrase in titles.year_in_words.iter().chain(&titles.decade_in_words) {
                for list in phrase
                    .split([' ', '|'])
                    .filter_map(|word| word.strip_prefix('$'))
                {
                    assert!(titles.words.contains_key(list), "{lang}: no list ${list}");
                }
            }
        }
    }
}
