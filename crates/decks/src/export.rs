//! Decks for spreadsheets and for other programs.
//!
//! JSON holds everything. A spreadsheet holds the cards: all that a dated card
//! has, icons, fame and value included, in one language or in all. What
//! belongs to the deck as a whole, and the tables of a trek deck, are in JSON
//! only.

use crate::Lang;
use crate::deck::{Card, Deck};
use crate::import::{Format, marked};

/// Writes a deck in a format; `lang` narrows it to one language.
pub fn export(deck: &Deck, format: Format, lang: Option<Lang>) -> String {
    let only = lang.map(|lang| in_one_language(deck, lang));
    let deck = only.as_ref().unwrap_or(deck);
    match format {
        Format::Json => deck.to_json(),
        Format::Csv => table(deck, ',', lang),
        Format::Tsv => table(deck, '\t', lang),
    }
}

/// The deck with the words of one language, which fall back as they do on screen.
fn in_one_language(deck: &Deck, lang: Lang) -> Deck {
    let mut only = deck.clone();
    only.texts.retain(|other, _| *other == lang);
    let texts = only.texts.entry(lang).or_default();
    texts.name = deck.name(lang).to_owned();
    texts.description = deck.description(lang).to_owned();
    for topic in &deck.topics {
        let name = deck.topic_name(topic, lang).to_owned();
        texts.topics.insert(topic.clone(), name);
    }
    for card in &deck.cards {
        let text = crate::CardText {
            title: deck.front(card, lang).title.to_owned(),
            note: deck.back(card, lang).note.to_owned(),
        };
        texts.cards.insert(card.id.clone(), text);
    }
    only
}

const FACTS: [&str; 9] = [
    "id", "date", "value", "topic", "motif", "fame", "source", "front", "back",
];

fn table(deck: &Deck, separator: char, lang: Option<Lang>) -> String {
    let mut names: Vec<String> = FACTS.map(str::to_owned).to_vec();
    for lang_of_column in deck.langs() {
        if lang.is_some() {
            names.extend(["title".to_owned(), "note".to_owned()]);
        } else {
            names.extend([
                format!("title_{lang_of_column}"),
                format!("note_{lang_of_column}"),
            ]);
        }
    }
    let mut text = String::new();
    line(&mut text, separator, &names);
    for card in &deck.cards {
        line(&mut text, separator, &cells(deck, card));
    }
    text
}

fn cells(deck: &Deck, card: &Card) -> Vec<String> {
    let icon = |icon| deck.icon_name(icon).to_owned();
    let mut cells = vec![
        card.id.clone(),
        card.date.when().to_string(),
        card.date
            .explicit_value()
            .map_or_else(String::new, |value| value.to_string()),
        card.topic.clone(),
        card.motif.clone(),
        card.fame.to_string(),
        marked(&card.source),
        card.icons
            .map_or_else(String::new, |icons| icon(icons.front)),
        card.icons
            .map_or_else(String::new, |icons| icon(icons.back)),
    ];
    for texts in deck.texts.values() {
        let text = texts.cards.get(&card.id).cloned().unwrap_or_default();
        cells.extend([marked(&text.title), marked(&text.note)]);
    }
    cells
}

fn line(text: &mut String, separator: char, cells: &[String]) {
    for (n, cell) in cells.iter().enumerate() {
        if n > 0 {
            text.push(separator);
        }
        if cell.contains([separator, '"', '\n', '\r']) {
            text.push('"');
            text.push_str(&cell.replace('"', "\"\""));
            text.push('"');
        } else {
            text.push_str(cell);
        }
    }
    text.push('\n');
}
