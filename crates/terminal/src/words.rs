//! The texts of the interface, from the catalogue that all parts of the program share.

use antedate_wire::{ErrorBody, Lang, Param};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The languages of the interface, in the order a menu lists them.
pub(crate) const LANGS: [Lang; 4] = [Lang::En, Lang::It, Lang::Pl, Lang::Ru];

/// The texts of one language; what it lacks is said in English.
pub(crate) struct Words {
    lang: Lang,
    own: FluentBundle<FluentResource>,
    english: FluentBundle<FluentResource>,
}

impl Words {
    pub(crate) fn new(lang: Lang) -> Words {
        Words {
            lang,
            own: bundle(lang),
            english: bundle(Lang::En),
        }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns a text without values.
    pub(crate) fn t(&self, id: &str) -> String {
        self.with(id, &FluentArgs::new())
    }

    /// Returns a text with values; `say!` is the short way to call it.
    pub(crate) fn with(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let found = format(&self.own, id, args).or_else(|| format(&self.english, id, args));
        found.unwrap_or_else(|| id.to_owned())
    }

    /// Returns an error's sentence; one without a translation is said in English.
    pub(crate) fn error(&self, error: &ErrorBody) -> String {
        let id = format!("error-{}", error.code.replace('_', "-"));
        let mut args = FluentArgs::new();
        for (name, value) in &error.params {
            match value {
                Param::Number(n) => args.set(name.as_str(), *n),
                Param::Text(text) => args.set(name.as_str(), text.as_str()),
            }
        }
        format(&self.own, &id, &args).unwrap_or_else(|| error.message.clone())
    }
}

/// Says a text with named values: `say!(words, "turn-of", name = "Ada")`.
macro_rules! say {
    ($words:expr, $id:expr $(, $name:ident = $value:expr)+ $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $crate::words::value($value));)+
        $words.with($id, &args)
    }};
}
pub(crate) use say;

/// Turns what a text inserts into a value of the catalogue.
pub(crate) fn value<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}

fn format(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    args: &FluentArgs<'_>,
) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let text = bundle.format_pattern(pattern, Some(args), &mut Vec::new());
    Some(text.into_owned())
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let (id, text) = catalogue(lang);
    let mut bundle = FluentBundle::new(vec![id]);
    // The marks around inserted texts show as boxes in some terminals.
    bundle.set_use_isolating(false);
    // What cannot be read is left out; a test of the catalogues would say so.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(good, _)| good);
    bundle.add_resource_overriding(resource);
    bundle
}

fn catalogue(lang: Lang) -> (LanguageIdentifier, &'static str) {
    let text = match lang {
        Lang::En => include_str!("../../../locales/en.ftl"),
        Lang::It => include_str!("../../../locales/it.ftl"),
        Lang::Pl => include_str!("../../../locales/pl.ftl"),
        Lang::Ru => include_str!("../../../locales/ru.ftl"),
    };
    let code = antedate_decks::Lang::from(lang).code();
    (code.parse().unwrap_or_default(), text)
}

/// The language's own name, for menus.
pub(crate) fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::It => "Italiano",
        Lang::Pl => "Polski",
        Lang::Ru => "Русский",
    }
}

/// Returns the first language of ours that the environment asks for (`LC_ALL`,
/// `LC_MESSAGES`, `LANG`), or English.
pub fn language_of_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    language_of(&set.unwrap_or_default())
}

fn language_of(locale: &str) -> Lang {
    let code = locale.get(..2).unwrap_or_default();
    let found = LANGS
        .into_iter()
        .find(|lang| antedate_decks::Lang::from(*lang).code() == code);
    found.unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    /// Lists what looks like a text's id in the sources: words in quotes joined by hyphens,
    /// the first of which begins other ids of the catalogue too.
    fn ids_in(folder: &Path, first_words: &BTreeSet<&str>, ids: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                ids_in(&path, first_words, ids);
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("a source file");
            let source = source
                .split("mod tests")
                .next()
                .unwrap_or_default()
                .to_owned();
            let quoted = source.split('"').skip(1).step_by(2);
            let like_id = |text: &&str| {
                let chars = text.chars();
                let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                text.split_once('-')
                    .is_some_and(|(first, rest)| first_words.contains(first) && !rest.is_empty())
                    && chars.clone().all(fits)
                    && !text.ends_with('-')
            };
            ids.extend(quoted.filter(like_id).map(str::to_owned));
        }
    }

    #[test]
    fn every_text_the_sources_name_is_in_every_language() {
        let catalogue = include_str!("../../../locales/en.ftl");
        let known = catalogue.lines().filter_map(|line| line.split_once(" ="));
        let first_words = known.filter_map(|(id, _)| id.split('-').next()).collect();
        let mut ids = BTreeSet::new();
        ids_in(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            &first_words,
            &mut ids,
        );
        assert!(ids.len() > 50, "{ids:?}");
        for lang in LANGS {
            let words = Words::new(lang);
            let missing: Vec<_> = ids.iter().filter(|id| !words.own.has_message(id)).collect();
            assert!(missing.is_empty(), "{lang:?}: {missing:?}");
        }
    }

    #[test]
    fn plurals_follow_the_language() {
        let polish = Words::new(Lang::Pl);
        let said: Vec<String> = [1, 2, 5]
            .iter()
            .map(|n| say!(polish, "n-cards", n = *n))
            .collect();
        assert_eq!(said.len(), 3);
        assert!(
            said[0] != said[1] && said[1] != said[2] && said[2].starts_with("5 "),
            "{said:?}"
        );
    }

    #[test]
    fn an_unknown_text_is_its_id_and_an_unknown_error_is_said_in_english() {
        let words = Words::new(Lang::It);
        assert_eq!(words.t("no-such-text"), "no-such-text");
        let error = ErrorBody {
            code: "unheard_of".into(),
            params: Default::default(),
            message: "the sentence".into(),
        };
        assert_eq!(words.error(&error), "the sentence");
    }

    #[test]
    fn the_environment_names_the_language() {
        assert_eq!(language_of("it_IT.UTF-8"), Lang::It);
        assert_eq!(language_of("ru"), Lang::Ru);
        assert_eq!(language_of("C"), Lang::En);
        assert_eq!(language_of(""), Lang::En);
        assert_eq!(language_of("я"), Lang::En);
    }

    /// Every text that the sources name exists in all four languages, and no other text
    /// stands under the heading of the terminal.
    #[test]
    fn every_text_that_is_named_exists() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let mut sources = String::new();
        read_sources(std::path::Path::new(folder), &mut sources);
        let ids: Vec<&str> = sources
            .split('"')
            .filter(|part| part.starts_with("term-") && !part.ends_with('-'))
            .filter(|part| part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'))
            .collect();
        assert!(ids.len() > 60, "only {} texts were found", ids.len());
        for lang in LANGS {
            let words = Words::new(lang);
            for id in &ids {
                assert!(words.own.has_message(id), "{id} is missing in {lang:?}");
            }
        }
    }

    fn read_sources(folder: &std::path::Path, into: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                read_sources(&path, into);
            } else {
                into.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
}
