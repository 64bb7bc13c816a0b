//! The texts of the interface, from the catalogue that all parts of the program share.

use antedate_decks::for_each_lang;
use antedate_wire::{ErrorBody, Lang, Param};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

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
        let found = self.own(id, args);
        let found = found.or_else(|| format(&self.english, id, args));
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
        self.own(&id, &args)
            .unwrap_or_else(|| error.message.clone())
    }

    /// Words a text of the language itself, set as it is printed.
    fn own(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let text = format(&self.own, id, args)?;
        Some(antedate_decks::typeset(&text, self.lang))
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
    Some(one_full_stop(&text))
}

/// A date may end in a full stop of its own ("480 p.n.e."): one is enough at the end of a
/// sentence. Three of them are an ellipsis.
fn one_full_stop(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut stops = 0;
    for c in text.chars().chain([' ']) {
        if c == '.' {
            stops += 1;
            continue;
        }
        let kept = match (stops, c.is_whitespace()) {
            (2, true) => 1,
            (n, _) => n,
        };
        out.extend(std::iter::repeat_n('.', kept));
        stops = 0;
        out.push(c);
    }
    out.pop();
    out
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    // The marks around inserted texts show as boxes in some terminals.
    bundle.set_use_isolating(false);
    for text in catalogues(lang) {
        // What cannot be read is left out; a test of the catalogues would say so.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(good, _)| good);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Returns the texts that all parts share, and those of the terminal alone.
fn catalogues(lang: Lang) -> [&'static str; 2] {
    macro_rules! both {
        ($($lang:ident $code:ident $english:literal;)*) => {
            match lang {
                $(Lang::$lang => [
                    include_str!(concat!("../../../locales/", stringify!($code), ".ftl")),
                    include_str!(concat!("../../../locales/terminal/", stringify!($code), ".ftl")),
                ],)*
            }
        };
    }
    for_each_lang!(both)
}

/// Returns the first language of ours that the environment asks for (`LC_ALL`,
/// `LC_MESSAGES`, `LANG`), or English.
pub fn language_of_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|locale| Lang::of_locale(&locale))
        .unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests;
