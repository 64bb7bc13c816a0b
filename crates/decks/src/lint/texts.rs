//! Words that are missing, too long, in the wrong language or not plain.

use std::collections::{BTreeMap, BTreeSet};

use super::Lint;
use crate::Lang;
use crate::codes::Code;
use crate::deck::{CardText, Texts};
use crate::finding::Finding;
use crate::import::{has_tag, is_bidi};
use crate::lang::Script;

/// The longest title that fits on a card.
pub const MAX_TITLE_CHARS: usize = 60;
const MAX_NOTE_CHARS: usize = 300;
/// When more notes than this are missing, one finding says so for all.
const MAX_SINGLE_FINDINGS: usize = 10;

pub(super) fn check(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    if deck.texts.len() > 1 {
        for lang in Lang::ALL
            .into_iter()
            .filter(|lang| !deck.texts.contains_key(lang))
        {
            lint.deck(Code::MissingLanguage, format!("{} is missing", lang.file()));
        }
    }
    for (lang, texts) in &deck.texts {
        complete(lint, *lang, texts);
        notes(lint, *lang, texts);
        let all = texts.cards.iter().chain(&texts.ancestors);
        for (id, text) in all {
            lengths(lint, *lang, id, text);
            for part in [&text.title, &text.note] {
                plain(lint, *lang, id, part);
            }
        }
        let names = texts.topics.iter().chain(&texts.itineraries);
        let names = names.chain(&texts.warps);
        for (id, name) in names.chain([(&deck.id, &texts.name), (&deck.id, &texts.description)]) {
            plain(lint, *lang, id, name);
        }
        if *lang != Lang::En {
            untranslated(lint, *lang, texts);
        }
    }
}

/// Everything that deck.toml has must have words, and nothing else.
fn complete(lint: &mut Lint<'_>, lang: Lang, texts: &Texts) {
    let deck = lint.deck;
    let trek = deck.trek.as_ref();
    let ancestors = trek.iter().flat_map(|trek| &trek.ancestors);
    let itineraries = trek.iter().flat_map(|trek| &trek.itineraries);
    let warps = trek.iter().flat_map(|trek| &trek.warps);
    let parts: [(&str, BTreeSet<&str>, BTreeMap<&str, &str>); 5] = [
        (
            "card",
            deck.cards.iter().map(|card| card.id.as_str()).collect(),
            titles(&texts.cards),
        ),
        (
            "topic",
            deck.topics.iter().map(String::as_str).collect(),
            names(&texts.topics),
        ),
        (
            "ancestor",
            ancestors.map(|ancestor| ancestor.id.as_str()).collect(),
            titles(&texts.ancestors),
        ),
        (
            "itinerary",
            itineraries.map(|itinerary| itinerary.id.as_str()).collect(),
            names(&texts.itineraries),
        ),
        (
            "time warp",
            warps.map(|warp| warp.id.as_str()).collect(),
            names(&texts.warps),
        ),
    ];
    for (what, wanted, found) in parts {
        for id in &wanted {
            if found.get(id).is_none_or(|title| title.trim().is_empty()) {
                let message = format!("the {what} has no words in {}", lang.file());
                lint.text(Code::MissingText, lang, id, message);
            }
        }
        for id in found.keys().filter(|id| !wanted.contains(*id)) {
            let message = format!("deck.toml has no {what} `{}`", crate::dates::shortened(id));
            lint.text(Code::StrayText, lang, id, message);
        }
    }
}

fn titles(texts: &BTreeMap<String, CardText>) -> BTreeMap<&str, &str> {
    texts
        .iter()
        .map(|(id, text)| (id.as_str(), text.title.as_str()))
        .collect()
}

fn names(texts: &BTreeMap<String, String>) -> BTreeMap<&str, &str> {
    texts
        .iter()
        .map(|(id, name)| (id.as_str(), name.as_str()))
        .collect()
}

fn notes(lint: &mut Lint<'_>, lang: Lang, texts: &Texts) {
    let without = texts
        .cards
        .iter()
        .filter(|(_, text)| text.note.trim().is_empty());
    let ids: Vec<&String> = without.map(|(id, _)| id).collect();
    if ids.len() > MAX_SINGLE_FINDINGS {
        let message = format!("{} cards have no note", ids.len());
        let finding = Finding::new(Code::MissingNote, message);
        lint.findings.push(finding.at(lang.file(), None));
        return;
    }
    for id in ids {
        lint.text(Code::MissingNote, lang, id, "the card has no note");
    }
}

fn lengths(lint: &mut Lint<'_>, lang: Lang, id: &str, text: &CardText) {
    let n = text.title.chars().count();
    if n > MAX_TITLE_CHARS {
        let message = format!(
            "the title has {n} characters, {} too many",
            n - MAX_TITLE_CHARS
        );
        lint.text(Code::LongTitle, lang, id, message);
    }
    let n = text.note.chars().count();
    if n > MAX_NOTE_CHARS {
        let message = format!("the note has {n} characters; {MAX_NOTE_CHARS} are enough");
        lint.text(Code::LongNote, lang, id, message);
    }
}

/// Letters of the right alphabet, no tags, nothing invisible.
fn plain(lint: &mut Lint<'_>, lang: Lang, id: &str, text: &str) {
    if text.chars().any(|c| c.is_control() || is_bidi(c)) {
        lint.text(
            Code::ControlCharacter,
            lang,
            id,
            "a text has characters that cannot be seen",
        );
    }
    if has_tag(text) {
        let message = format!("`{}` has an HTML tag", crate::dates::shortened(text));
        lint.text(Code::Html, lang, id, message);
    }
    if wrong_script(lang, text) {
        let message = format!(
            "`{}` is not in the letters of this language",
            crate::dates::shortened(text)
        );
        lint.text(Code::WrongScript, lang, id, message);
    }
}

/// A text in Cyrillic may quote a Latin name; the others have no use for Cyrillic.
fn wrong_script(lang: Lang, text: &str) -> bool {
    let cyrillic = text.chars().filter(|c| is_cyrillic(*c)).count();
    match lang.language().script {
        Script::Cyrillic => {
            let letters = text.chars().filter(|c| c.is_alphabetic()).count();
            cyrillic * 2 < letters || has_mixed_word(text)
        }
        Script::Latin => cyrillic > 0,
    }
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{52f}').contains(&c)
}

/// A word of both alphabets is a typing error that cannot be seen.
fn has_mixed_word(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic())
        .any(|word| word.chars().any(is_cyrillic) && word.chars().any(|c| c.is_ascii_alphabetic()))
}

fn untranslated(lint: &mut Lint<'_>, lang: Lang, texts: &Texts) {
    let Some(english) = lint.deck.texts.get(&Lang::En) else {
        return;
    };
    for (id, text) in texts.cards.iter().chain(&texts.ancestors) {
        let original = english.cards.get(id).or_else(|| english.ancestors.get(id));
        let Some(original) = original else { continue };
        if !text.title.is_empty() && text.title == original.title {
            lint.text(Code::Untranslated, lang, id, "the title is the English one");
        } else if !text.note.is_empty() && text.note == original.note {
            lint.text(Code::Untranslated, lang, id, "the note is the English one");
        }
    }
}
