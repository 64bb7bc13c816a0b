//! The four languages of the program.

use std::fmt;
use std::str::FromStr;

/// A language that decks are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English, the one every deck must have.
    En,
    /// Italian.
    It,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::It, Lang::Pl, Lang::Ru];

    /// Returns the two-letter code, which is also the name of the language's file.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
            Lang::Pl => "pl",
            Lang::Ru => "ru",
        }
    }

    /// Returns the file a deck keeps this language's words in.
    pub fn file(self) -> &'static str {
        match self {
            Lang::En => "en.toml",
            Lang::It => "it.toml",
            Lang::Pl => "pl.toml",
            Lang::Ru => "ru.toml",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language code that is none of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language of the decks; use en, it, pl or ru")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// The CLDR plural category of a whole number, as far as our four languages tell them apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plural {
    One,
    Few,
    Many,
}

/// Returns the CLDR plural category of `n`. English and Italian use `Many` for all but one.
pub(crate) fn plural(lang: Lang, n: u64) -> Plural {
    let few = (2..=4).contains(&(n % 10)) && !(12..=14).contains(&(n % 100));
    match lang {
        Lang::En | Lang::It if n == 1 => Plural::One,
        Lang::En | Lang::It => Plural::Many,
        Lang::Pl if n == 1 => Plural::One,
        Lang::Ru if n % 10 == 1 && n % 100 != 11 => Plural::One,
        Lang::Pl | Lang::Ru if few => Plural::Few,
        Lang::Pl | Lang::Ru => Plural::Many,
    }
}
