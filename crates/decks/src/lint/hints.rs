//! Texts that give the answer away: dates in titles, notes and ids, and words of an era.

use super::Lint;
use super::dating::{Word, date_in, doubtful_number, words};
use super::phrase::phrase;
use crate::Lang;
use crate::codes::Code;

/// A note opens with its first words.
const OPENING_WORDS: usize = 5;

pub(super) fn check(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    for card in &deck.cards {
        let id = words(&card.id);
        if let Some(date) = date_in(&id, Lang::En) {
            lint.card(Code::DateInId, card, format!("the id says `{date}`"));
        }
    }
    for (lang, texts) in &deck.texts {
        for (id, text) in &texts.cards {
            title(lint, *lang, id, &text.title);
            let note = words(&text.note);
            let opening = &note[..note.len().min(OPENING_WORDS)];
            if let Some(date) = date_in(opening, *lang) {
                let message = format!("the note begins with the date `{date}`");
                lint.text(Code::DateOpensNote, *lang, id, message);
            }
        }
    }
}

fn title(lint: &mut Lint<'_>, lang: Lang, id: &str, title: &str) {
    let words = words(title);
    if let Some(date) = date_in(&words, lang) {
        let message = format!("the title says `{date}`");
        lint.text(Code::DateInTitle, lang, id, message);
    } else if let Some(number) = doubtful_number(&words) {
        let message = format!("the title has the number {number}");
        lint.text(Code::NumberInTitle, lang, id, message);
    }
    if let Some(hint) = era_hint(&words, lang) {
        let message = format!("`{hint}` in the title says when it was");
        lint.text(Code::EraHint, lang, id, message);
    }
}

fn era_hint(words: &[Word], lang: Lang) -> Option<&'static str> {
    let titles = &lang.language().titles;
    let is_in = |hint: &str| (0..words.len()).any(|at| phrase(hint, words, at, titles) > 0);
    let found = titles.era_hints.iter().find(|hint| is_in(hint))?;
    Some(found)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct File {
        samples: Samples,
    }

    #[derive(Deserialize)]
    struct Samples {
        of_an_era: Vec<String>,
        of_no_era: Vec<String>,
    }

    #[test]
    fn words_of_an_era_are_found_in_every_language() {
        for lang in Lang::ALL {
            let File { samples } = toml::from_str(lang.written_data()).expect("samples");
            assert!(!samples.of_an_era.is_empty() && !samples.of_no_era.is_empty());
            for text in samples.of_an_era {
                assert!(era_hint(&words(&text), lang).is_some(), "{lang}: {text}");
            }
            for text in samples.of_no_era {
                assert_eq!(era_hint(&words(&text), lang), None, "{lang}: {text}");
            }
        }
        let hint = |text: &str, lang| era_hint(&words(text), lang);
        assert_eq!(hint("The Stone Age ends", Lang::En), Some("stone age"));
        assert_eq!(
            hint("Koniec średniowiecza", Lang::Pl),
            Some("średniowiecz*")
        );
        assert_eq!(
            hint("Каменный век кончается", Lang::Ru),
            Some("каменн* век*")
        );
    }
}
