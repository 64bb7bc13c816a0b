//! Texts that give the answer away: dates in titles, notes and ids, and words of an era.

use super::Lint;
use super::dating::{Word, date_in, doubtful_number, words};
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

/// Words that place an event in an era. A `*` stands for any ending.
fn hints(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "ancient*",
            "antiquity",
            "medieval*",
            "mediaeval*",
            "middle ages",
            "prehistor*",
            "renaissance",
            "victorian*",
            "edwardian*",
            "stone age",
            "bronze age",
            "iron age",
            "ice age",
            "atomic age",
            "space age",
            "paleolithic",
            "palaeolithic",
            "mesolithic",
            "neolithic",
            "jurassic",
            "cretaceous",
            "triassic",
            "world war*",
            "cold war",
            "postwar",
            "modern",
            "baroque",
            "turn of the century",
        ],
        Lang::It => &[
            "antico",
            "antica",
            "antichi",
            "antiche",
            "antichità",
            "medioev*",
            "medieval*",
            "preistor*",
            "rinasciment*",
            "vittorian*",
            "età della pietra",
            "età del bronzo",
            "età del ferro",
            "paleolitic*",
            "mesolitic*",
            "neolitic*",
            "giurassic*",
            "guerra mondiale",
            "guerra fredda",
            "dopoguerra",
            "modern*",
            "barocc*",
        ],
        Lang::Pl => &[
            "starożytn*",
            "antyczn*",
            "średniowiecz*",
            "prehistor*",
            "renesans*",
            "wiktoriańsk*",
            "epok* kamienia",
            "epok* brązu",
            "epok* żelaza",
            "paleoli*",
            "mezoli*",
            "neoli*",
            "jurajsk*",
            "wojn* światow*",
            "zimn* wojn*",
            "nowożytn*",
            "nowoczesn*",
            "barok*",
        ],
        Lang::Ru => &[
            "древн*",
            "античн*",
            "средневек*",
            "доисторич*",
            "ренессанс*",
            "викторианск*",
            "каменн* век*",
            "бронзов* век*",
            "железн* век*",
            "палеолит*",
            "мезолит*",
            "неолит*",
            "юрск*",
            "миров* войн*",
            "холодн* войн*",
            "современн*",
            "барокк*",
        ],
    }
}

fn era_hint(words: &[Word], lang: Lang) -> Option<&'static str> {
    let begins_at = |at: usize, hint: &str| {
        hint.split(' ').enumerate().all(|(n, part)| {
            words
                .get(at + n)
                .is_some_and(|word| match part.strip_suffix('*') {
                    Some(stem) => word.text.starts_with(stem),
                    None => word.text == part,
                })
        })
    };
    let mut hints = hints(lang).iter();
    let found = hints.find(|hint| (0..words.len()).any(|at| begins_at(at, hint)))?;
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_an_era_are_found_in_four_languages() {
        let hint = |text: &str, lang| era_hint(&words(text), lang);
        assert_eq!(
            hint("An Ancient temple is found", Lang::En),
            Some("ancient*")
        );
        assert_eq!(hint("The Stone Age ends", Lang::En), Some("stone age"));
        assert_eq!(hint("The stone is found", Lang::En), None);
        assert_eq!(
            hint("La Guerra Mondiale finisce", Lang::It),
            Some("guerra mondiale")
        );
        assert_eq!(
            hint("Koniec średniowiecza", Lang::Pl),
            Some("średniowiecz*")
        );
        assert_eq!(
            hint("Каменный век кончается", Lang::Ru),
            Some("каменн* век*")
        );
        assert_eq!(hint("Каменный мост построен", Lang::Ru), None);
    }
}
