//! The words of all languages that stand beside numbers in dates.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::Lang;
use super::data::Language;
use crate::dates::Era;

/// A word for a great number of years.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Unit {
    /// How many millions it is.
    pub(crate) millions: u64,
    /// The mark before decimals in the language of the word, if there is only one such mark.
    pub(crate) decimals: Option<char>,
}

/// What people of any language type. Lists of words are sorted, longest first: one may
/// begin or end like another.
pub(crate) struct Vocabulary {
    pub(crate) about: Vec<String>,
    pub(crate) eras: Vec<(String, Era)>,
    pub(crate) ce_before: Vec<String>,
    pub(crate) year_words: Vec<String>,
    pub(crate) units: BTreeMap<String, Unit>,
    /// With the mark before decimals in the language of the word.
    pub(crate) years: Vec<(String, char)>,
    /// Likewise, if they are of a language.
    pub(crate) ago: BTreeMap<String, Option<char>>,
    pub(crate) ago_before: Vec<String>,
    pub(crate) century: BTreeSet<String>,
    pub(crate) millennium: Vec<String>,
    pub(crate) ordinal_endings: Vec<String>,
    pub(crate) decades: Vec<String>,
    pub(crate) scenes: Vec<String>,
    pub(crate) months: Vec<String>,
    pub(crate) day_words: BTreeSet<String>,
}

/// Abbreviations that people of many languages write: those of a number of years, how many
/// millions each is, and those of "before the present".
const UNITS: [(&str, u64); 4] = [("ma", 1), ("mln", 1), ("ga", 1000), ("mld", 1000)];
const BEFORE_PRESENT: [&str; 2] = ["bp", "b.p."];
const ABOUT: [&str; 2] = ["~", "≈"];
const ORDINAL_ENDINGS: [&str; 1] = ["."];

/// Returns the words of all languages, collected once.
pub(crate) fn vocabulary() -> &'static Vocabulary {
    static ALL: LazyLock<Vocabulary> = LazyLock::new(Vocabulary::collect);
    &ALL
}

impl Vocabulary {
    fn collect() -> Vocabulary {
        let words = |own: fn(&Language) -> &[String]| -> Vec<String> {
            let all = Lang::ALL.into_iter().flat_map(|lang| own(lang.language()));
            longest_first(all.cloned().collect())
        };
        Vocabulary {
            about: with(words(|lang| &lang.read.about), &ABOUT),
            eras: eras(),
            ce_before: words(|lang| &lang.read.ce_before),
            year_words: words(|lang| &lang.read.year_words),
            units: units(),
            years: years(),
            ago: ago(),
            ago_before: words(|lang| &lang.read.ago_before),
            century: centuries(),
            millennium: words(|lang| &lang.read.millennium)
                .into_iter()
                .chain(dotted(words(|lang| &lang.read.millennium_short)))
                .collect(),
            ordinal_endings: with(words(|lang| &lang.read.ordinal_endings), &ORDINAL_ENDINGS),
            decades: decades(),
            scenes: labels(
                |lang| vec![lang.dates.scene.clone()],
                |lang| &lang.read.scenes,
            ),
            months: words(|lang| &lang.read.months),
            day_words: words(|lang| &lang.read.day_words).into_iter().collect(),
        }
    }
}

fn longest_first(mut words: Vec<String>) -> Vec<String> {
    words.sort_by_key(|word| std::cmp::Reverse(word.chars().count()));
    words
}

fn with(mut words: Vec<String>, more: &[&str]) -> Vec<String> {
    words.extend(more.iter().map(|word| (*word).to_owned()));
    words
}

fn dotted(words: Vec<String>) -> impl Iterator<Item = String> {
    words.into_iter().map(|word| word + ".")
}

fn eras() -> Vec<(String, Era)> {
    let mut all: Vec<(String, Era)> = Vec::new();
    for read in Lang::ALL.map(|lang| &lang.language().read) {
        all.extend(read.bce.iter().map(|word| (word.clone(), Era::Bce)));
        all.extend(read.ce.iter().map(|word| (word.clone(), Era::Ce)));
    }
    all.sort_by_key(|(word, _)| std::cmp::Reverse(word.chars().count()));
    all
}

/// A word that languages with different marks share is of none of them.
fn units() -> BTreeMap<String, Unit> {
    let mut all: BTreeMap<String, Unit> = BTreeMap::new();
    for language in Lang::ALL.map(Lang::language) {
        let decimals = Some(language.dates.decimal);
        let read = &language.read;
        for (words, millions) in [(&read.million, 1), (&read.billion, 1000)] {
            for word in words {
                let unit = Unit { millions, decimals };
                let known = all.entry(word.clone()).or_insert(unit);
                if known.decimals != decimals {
                    known.decimals = None;
                }
            }
        }
    }
    for (word, millions) in UNITS {
        let unit = Unit {
            millions,
            decimals: None,
        };
        all.insert(word.to_owned(), unit);
    }
    all
}

fn years() -> Vec<(String, char)> {
    let own = |language: &'static Language| {
        let decimal = language.dates.decimal;
        let words = language.read.years.iter();
        words.map(move |word| (word.clone(), decimal))
    };
    let mut all: Vec<(String, char)> = Lang::ALL
        .map(Lang::language)
        .into_iter()
        .flat_map(own)
        .collect();
    all.sort_by_key(|(word, _)| std::cmp::Reverse(word.chars().count()));
    all
}

fn ago() -> BTreeMap<String, Option<char>> {
    let own = |language: &'static Language| {
        let decimal = Some(language.dates.decimal);
        let words = language.read.ago.iter();
        words.map(move |word| (word.clone(), decimal))
    };
    let all = Lang::ALL.map(Lang::language).into_iter().flat_map(own);
    let everywhere = BEFORE_PRESENT.map(|word| (word.to_owned(), None));
    all.chain(everywhere).collect()
}

fn centuries() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for read in Lang::ALL.map(|lang| &lang.language().read) {
        all.extend(read.century.iter().chain(&read.century_short).cloned());
        all.extend(dotted(read.century_short.clone()));
    }
    all
}

fn decades() -> Vec<String> {
    let of_labels = |language: &Language| {
        let dates = &language.dates;
        let first = dates.first_decade.iter();
        first.chain([&dates.decade]).cloned().collect()
    };
    labels(of_labels, |language| &language.read.decades)
}

/// Wordings of labels, as they look once a text is in lower case, and further ones.
fn labels(
    own: impl Fn(&Language) -> Vec<String>,
    more: impl Fn(&Language) -> &[String],
) -> Vec<String> {
    let mut all = Vec::new();
    for language in Lang::ALL.map(Lang::language) {
        let own = own(language);
        let wordings = own.iter().chain(more(language));
        all.extend(wordings.map(|text| text.to_lowercase().replace('–', "-")));
    }
    longest_first(all)
}
