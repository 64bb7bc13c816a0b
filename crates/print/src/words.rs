//! The words on paper: those of the page and its rulebook, and a few of their own.

use antedate_decks::{Lang, for_each_lang, typeset};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

macro_rules! catalogues {
    ($($lang:ident $code:ident $english:literal;)*) => {
        [$((
            Lang::$lang,
            [
                include_str!(concat!("../../../locales/", stringify!($code), ".ftl")),
                include_str!(concat!("../../../locales/rules/", stringify!($code), ".ftl")),
                include_str!(concat!("../../../locales/print/", stringify!($code), ".ftl")),
            ],
        )),*]
    };
}
const CATALOGUES: [(Lang, [&str; 3]); Lang::ALL.len()] = for_each_lang!(catalogues);

/// The words of one language.
pub(crate) struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A chapter of the rulebook.
pub(crate) struct Chapter {
    pub(crate) title: String,
    pub(crate) paragraphs: Vec<String>,
}

impl Words {
    pub(crate) fn of(lang: Lang) -> Words {
        let found = CATALOGUES.iter().find(|(other, _)| *other == lang);
        let (_, texts) = found.unwrap_or(&CATALOGUES[0]);
        let id = lang.code().parse().expect("the code of a language");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        for text in texts {
            // A message that cannot be read is left out; the page's tests say that there is none.
            let read = FluentResource::try_new((*text).to_owned());
            bundle.add_resource_overriding(read.unwrap_or_else(|(read, _)| read));
        }
        Words { lang, bundle }
    }

    /// Says a message.
    pub(crate) fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// Says a message with numbers in it; its id if there is none.
    pub(crate) fn say_with(&self, id: &str, numbers: &[(&str, i64)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, number) in numbers {
            args.set(*name, *number);
        }
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        typeset(&said, self.lang)
    }

    /// Returns the rulebook of a game: the chapters in the order of the catalogue. What only the
    /// page can show, tables to try and figures, is left out.
    pub(crate) fn book(&self, game: &str) -> Vec<Chapter> {
        let prefix = format!("book-{game}-");
        let english = CATALOGUES[0].1[1].lines();
        let ids = english.filter_map(|line| {
            let id = line.split(" =").next()?;
            let rest = id.strip_prefix(&prefix)?;
            let last = rest.rsplit('-').next()?;
            Some((id, last.parse::<u8>().is_ok(), last))
        });
        let mut chapters: Vec<Chapter> = Vec::new();
        for (id, is_paragraph, last) in ids {
            let said = self.say(id);
            match chapters.last_mut() {
                Some(chapter) if is_paragraph => chapter.paragraphs.push(said),
                _ if matches!(last, "try" | "ranks" | "table" | "tokens") => {}
                _ => chapters.push(Chapter {
                    title: said,
                    paragraphs: Vec::new(),
                }),
            }
        }
        chapters
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_word_that_is_printed() {
        let ids = |text: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.split_once(" = "));
            lines.map(|(id, _)| id.to_owned()).collect()
        };
        for (lang, texts) in CATALOGUES {
            assert_eq!(ids(texts[2]), ids(CATALOGUES[0].1[2]), "{lang}");
        }
    }

    #[test]
    fn a_book_has_chapters_with_paragraphs_in_every_language() {
        for lang in Lang::ALL {
            for game in ["timeline", "twist", "trek"] {
                let book = Words::of(lang).book(game);
                assert!(book.len() >= 5, "{lang} {game}");
                for chapter in book {
                    assert!(!chapter.paragraphs.is_empty(), "{lang}: {}", chapter.title);
                    let all = chapter.paragraphs.iter().chain([&chapter.title]);
                    let broken =
                        |text: &&String| text.contains(['{', '}']) || text.starts_with("book-");
                    assert_eq!(all.clone().find(broken), None, "{lang} {game}");
                }
            }
        }
    }
}
