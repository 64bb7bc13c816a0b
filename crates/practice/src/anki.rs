//! What is practised, as a text that Anki imports.

use std::fmt::Write;

use antedate_decks::{Card, Deck, Lang};

/// Writes cards as lines of tab-separated fields: title, date with note and source, tags.
/// The lines above them tell Anki how to read the rest.
pub fn anki<'a>(cards: impl IntoIterator<Item = (&'a Deck, &'a Card)>, lang: Lang) -> String {
    let mut text = String::from("#separator:tab\n#html:false\n#tags column:3\n");
    for (deck, card) in cards {
        let (front, back) = (deck.front(card, lang), deck.back(card, lang));
        let title = field(front.title);
        let answer = field(&format!("{}. {} ({})", back.label, back.note, back.source));
        let tags = [&deck.id, &card.topic].map(|tag| tag.replace(char::is_whitespace, "-"));
        let _ = writeln!(text, "{title}\t{answer}\tantedate {}", tags.join(" "));
    }
    text
}

/// A field on one line. One that begins with a quotation mark would be read to the next one.
fn field(text: &str) -> String {
    let parts = text.split(['\t', '\n', '\r']);
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" ").replace('"', "”")
}

#[cfg(test)]
mod tests {
    use antedate_decks::builtin;

    use super::*;

    #[test]
    fn every_card_is_one_line_of_three_fields_in_the_language() {
        let deck = builtin("classic").unwrap().unwrap();
        for lang in Lang::ALL {
            let text = anki(deck.cards.iter().map(|card| (&*deck, card)), lang);
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), 3 + deck.cards.len());
            for line in &lines[3..] {
                assert_eq!(line.split('\t').count(), 3, "{line}");
                assert!(!line.contains('"'), "{line}");
            }
        }
        let card = deck.card("gutenberg-bible").unwrap();
        let one = anki([(&*deck, card)], Lang::En);
        let line = one.lines().last().unwrap();
        let date = deck.back(card, Lang::En).label;
        assert!(line.contains(&format!("\t{date}. ")), "{line}");
        assert!(
            line.ends_with(&format!("antedate classic {}", card.topic)),
            "{line}"
        );
    }

    #[test]
    fn what_would_end_a_field_is_taken_out() {
        assert_eq!(field("a\tb\n\"c\""), "a b ”c”");
    }
}
