//! The languages of the program.
//!
//! A language is data: `locales/lang/` has a file for each, with what Rust and the page must
//! know of it beyond its texts, and the build script writes the list from their names.
//! `docs/languages.md` explains the fields.

mod data;
mod plural;
mod template;
mod vocabulary;

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

pub(crate) use data::{Columns, Dates, Forms, Language, Script, Titles, Typeset};
pub(crate) use template::{fill, read};
pub(crate) use vocabulary::vocabulary;

include!(concat!(env!("OUT_DIR"), "/langs.rs"));

macro_rules! define {
    ($($lang:ident $code:ident $english:literal;)*) => {
        /// A language of the cards.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum Lang {
            $(#[doc = concat!($english, ".")] $lang,)*
        }

        impl Lang {
            /// Every language, English first: every deck must have it.
            pub const ALL: [Lang; [$($english),*].len()] = [$(Lang::$lang),*];

            /// Returns the two-letter code, which is also the name of the language's files.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$lang => stringify!($code),)*
                }
            }

            /// Returns the file a deck keeps this language's words in.
            pub const fn file(self) -> &'static str {
                match self {
                    $(Lang::$lang => concat!(stringify!($code), ".toml"),)*
                }
            }
        }

        /// What is written of each language.
        const FILES: [&str; Lang::ALL.len()] = [$(include_str!(concat!(
            "../../../../locales/lang/", stringify!($code), ".toml"
        ))),*];
    };
}
for_each_lang!(define);

#[expect(
    clippy::derivable_impls,
    reason = "the list of languages has no place for it"
)]
impl Default for Lang {
    fn default() -> Lang {
        Lang::En
    }
}

impl Lang {
    /// Returns the language's own name, for menus.
    pub fn name(self) -> &'static str {
        &self.language().name
    }

    /// Returns what this program and whoever runs it are called in the language: nobody
    /// should take these names.
    pub fn reserved_names(self) -> &'static [String] {
        &self.language().reserved_names
    }

    /// Returns the codes as a sentence lists them: "en, de or fr".
    pub fn choices() -> String {
        let codes = Lang::ALL.map(Lang::code);
        let (last, others) = codes.split_last().expect("English");
        format!("{} or {last}", others.join(", "))
    }

    /// Returns the language of a locale or a language tag, like `pl_PL.UTF-8` or `pl-PL`.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        locale.get(..2)?.to_ascii_lowercase().parse().ok()
    }

    /// Returns the file of the language, for tests that read more of it.
    #[cfg(test)]
    pub(crate) fn written_data(self) -> &'static str {
        FILES[self as usize]
    }

    /// What is known of the language, read once.
    pub(crate) fn language(self) -> &'static Language {
        static READ: [OnceLock<Language>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        let at = self as usize;
        READ[at].get_or_init(|| match toml::from_str(FILES[at]) {
            Ok(language) => language,
            // A test reads every file, so a program that was built from tested data never gets here.
            Err(error) => panic!("locales/lang/{}: {error}", self.file()),
        })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language code that is none of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language of the decks; use {choices}", choices = Lang::choices())]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_code_and_by_a_locale() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
            assert!(!lang.name().is_empty());
        }
        assert_eq!(Lang::of_locale("pl_PL.UTF-8"), Some(Lang::Pl));
        assert_eq!(Lang::of_locale("RU-ru"), Some(Lang::Ru));
        for other in ["", "C", "xx_XX", "日本"] {
            assert_eq!(Lang::of_locale(other), None, "{other}");
        }
        let said = "xx".parse::<Lang>().unwrap_err().to_string();
        let start = "`xx` is not a language of the decks; use en, ";
        assert!(said.starts_with(start) && said.contains(" or "), "{said}");
        assert!(Lang::ALL.iter().all(|lang| said.contains(lang.code())));
    }
}
