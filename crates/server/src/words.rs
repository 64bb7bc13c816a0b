//! Words of the interface, from the catalogue that the web page uses too.
//!
//! The server says little by itself; what it does say to people (a shared result, its
//! picture) is said in their language.

use std::sync::OnceLock;

use antedate_decks::{Lang, for_each_lang, typeset};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// The words of one language.
pub(crate) struct Words {
    pub(crate) lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

macro_rules! catalogues {
    ($($lang:ident $code:ident $english:literal;)*) => {
        [$((
            Lang::$lang,
            include_str!(concat!("../../../locales/", stringify!($code), ".ftl")),
        )),*]
    };
}
pub(crate) const CATALOGUES: [(Lang, &str); Lang::ALL.len()] = for_each_lang!(catalogues);

impl Words {
    /// Returns the words of a language, read once.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        static READ: [OnceLock<Words>; CATALOGUES.len()] =
            [const { OnceLock::new() }; CATALOGUES.len()];
        let at = CATALOGUES.iter().position(|(other, _)| *other == lang);
        let at = at.unwrap_or(0);
        READ[at].get_or_init(|| Words::read(CATALOGUES[at].0, CATALOGUES[at].1))
    }

    fn read(lang: Lang, text: &str) -> Words {
        // A message that cannot be read is left out; a test says that there is none.
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        let id = lang.code().parse().expect("the code of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Words { lang, bundle }
    }

    /// Says a message; its id if there is none.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let pattern = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return id.to_owned();
        };
        let mut named = FluentArgs::new();
        for (name, value) in args {
            match value {
                Value::Number(number) => named.set(*name, *number),
                Value::Text(text) => named.set(*name, *text),
            }
        }
        let said = self
            .bundle
            .format_pattern(pattern, Some(&named), &mut Vec::new());
        typeset(&said, self.lang)
    }
}

/// A value that a message inserts.
pub(crate) enum Value<'a> {
    /// A number, which may choose a plural form.
    Number(i64),
    /// A text.
    Text(&'a str),
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_catalogue_is_read_whole() {
        for (lang, text) in CATALOGUES {
            let read = FluentResource::try_new(text.to_owned());
            assert!(
                read.is_ok(),
                "{lang:?}: {:?}",
                read.err().map(|(_, all)| all)
            );
        }
    }

    /// Finds the codes of refusals in a source: the first words quoted after a marker.
    fn codes_in(source: &str, markers: &[&str], into: &mut BTreeSet<String>) {
        let source = source.split("mod tests {").next().unwrap_or_default();
        for marker in markers {
            let after = source.split(marker).skip(1);
            // Within the marker's own parentheses.
            let own = after.filter_map(|rest| rest.split(')').next());
            let quoted = own.filter_map(|own| own.split('"').nth(1));
            let fits = |code: &&str| code.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
            into.extend(quoted.filter(fits).map(str::to_owned));
        }
    }

    fn all_codes() -> BTreeSet<String> {
        let mut codes = BTreeSet::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "rs") {
                    let source = std::fs::read_to_string(&path).unwrap();
                    let markers = ["Problem::new(", "= problem(", "=> problem(", "=> (\n"];
                    codes_in(&source, &markers, &mut codes);
                }
            }
        }
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for source in [
            "live/src/error.rs",
            "tables/src/refusal.rs",
            "rules/src/timeline/mod.rs",
            "rules/src/twist/mod.rs",
            "rules/src/trek/refusal.rs",
        ] {
            let source = std::fs::read_to_string(crates.join(source)).unwrap();
            let (_, names) = source.split_once("fn code(&self)").unwrap();
            let (names, _) = names.split_once("\n    }\n").unwrap();
            codes_in(names, &["=>"], &mut codes);
        }
        codes
    }

    #[test]
    fn every_code_of_a_refusal_has_a_sentence_in_every_language() {
        let codes = all_codes();
        let known = [
            "method_not_allowed",
            "not_found",
            "which_player",
            "deck_differs",
            "not_a_transcript",
            "no_such_seat",
            "stale",
            "no_such_gap",
            "card_blocked",
            "cannot_pass",
        ];
        for code in known {
            assert!(codes.contains(code), "{code} is not found in the sources");
        }
        for (lang, _) in CATALOGUES {
            let words = Words::of(lang);
            let id = |code: &String| format!("error-{}", code.replace('_', "-"));
            let without = codes.iter().map(id);
            let without: Vec<_> = without.filter(|id| !words.bundle.has_message(id)).collect();
            assert!(without.is_empty(), "{lang:?}: {without:?}");
        }
    }

    #[test]
    fn every_code_of_a_refusal_is_named_in_the_protocol() {
        let prose = include_str!("../../../docs/protocol.md");
        let mut codes = all_codes();
        codes.remove("not_due"); // Said to the server itself.
        let is_named = |code: &&String| prose.contains(&format!("`{code}`"));
        let unnamed: Vec<&String> = codes.iter().filter(|code| !is_named(code)).collect();
        assert!(unnamed.is_empty(), "{unnamed:?}");
    }

    #[test]
    fn numbers_choose_their_plural_form() {
        let points =
            |lang, n| Words::of(lang).say("me-best-points", &[("points", Value::Number(n))]);
        assert_eq!(points(Lang::En, 1), "1 point");
        assert_eq!(points(Lang::Pl, 22), "22 punkty");
        assert_eq!(points(Lang::Ru, 25), "25 очков");
        assert_eq!(points(Lang::Ru, 61), "61 очко");
    }
}
