//! From a deck document to the text files people edit.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::Lang;
use crate::deck::Deck;
use crate::doc::{CardDoc, CardTextDoc, DeckDoc, TextsDoc, TrekDoc};
use crate::load::Sources;

impl Deck {
    /// Writes the deck's files, from which the same deck can be loaded again.
    pub fn to_sources(&self) -> Sources {
        sources_of(&DeckDoc::of(self))
    }
}

/// Writes the files of a deck document. Reading them is what checks it.
pub(crate) fn sources_of(doc: &DeckDoc) -> Sources {
    let mut files = BTreeMap::from([("deck.toml".to_owned(), facts(doc))]);
    for lang in Lang::ALL {
        if let Some(texts) = doc.texts.get(lang.code()) {
            files.insert(lang.file().to_owned(), words(texts));
        }
    }
    Sources { files }
}

/// A TOML file being written, one field a line.
struct Lines(String);

impl Lines {
    fn raw(&mut self, key: &str, value: impl std::fmt::Display) {
        writeln!(self.0, "{key} = {value}").expect("a text can always grow");
    }

    fn text(&mut self, key: &str, value: &str) {
        self.raw(key, quoted(value));
    }

    fn text_if_any(&mut self, key: &str, value: Option<&String>) {
        if let Some(value) = value {
            self.text(key, value);
        }
    }

    fn texts(&mut self, key: &str, values: &[String]) {
        let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
        self.raw(key, format!("[{}]", values.join(", ")));
    }

    fn numbers(&mut self, key: &str, values: &[u8]) {
        self.raw(key, format!("{values:?}"));
    }

    fn heading(&mut self, heading: &str) {
        writeln!(self.0, "\n{heading}").expect("a text can always grow");
    }

    /// Silenced warnings need a reason in place; all that is known here is where they came from.
    fn allow(&mut self, codes: &[String]) {
        if !codes.is_empty() {
            self.0
                .push_str("# silenced in the deck this was made from\n");
            self.texts("allow", codes);
        }
    }
}

/// Writes a TOML basic string.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            '\r' => quoted.push_str("\\r"),
            c if c.is_control() => {
                write!(quoted, "\\u{:04X}", u32::from(c)).expect("a text can always grow");
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// Writes a TOML key, bare where it can be.
fn key(text: &str) -> String {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if !text.is_empty() && text.bytes().all(bare) {
        text.to_owned()
    } else {
        quoted(text)
    }
}

fn facts(doc: &DeckDoc) -> String {
    let mut lines = Lines(String::new());
    lines.text("id", &doc.id);
    lines.text("version", &doc.version);
    lines.text("edition", &doc.edition);
    lines.text("licence", &doc.licence);
    lines.texts("authors", &doc.authors);
    lines.raw("unique_dates", doc.unique_dates);
    lines.texts("topics", &doc.topics);
    lines.texts("icons", &doc.icons);
    lines.allow(&doc.allow);
    for card in &doc.cards {
        write_card(&mut lines, card);
    }
    if let Some(trek) = &doc.trek {
        write_trek(&mut lines, trek);
    }
    lines.0
}

fn write_card(lines: &mut Lines, card: &CardDoc) {
    lines.heading("[[card]]");
    lines.text("id", &card.id);
    lines.text("date", &card.date);
    if let Some(value) = card.value {
        lines.raw("value", value);
    }
    lines.text("topic", &card.topic);
    lines.text("motif", &card.motif);
    lines.raw("fame", card.fame);
    lines.text("source", &card.source);
    lines.text_if_any("front", card.front.as_ref());
    lines.text_if_any("back", card.back.as_ref());
    if let Some(day) = card.day {
        lines.raw("day", day);
    }
    if let Some(hours) = card.hours {
        lines.raw("hours", hours);
    }
    if let Some(benefits) = &card.benefits {
        lines.texts("benefits", benefits);
    }
    lines.allow(&card.allow);
}

fn write_trek(lines: &mut Lines, trek: &TrekDoc) {
    lines.heading("[trek]");
    lines.texts("mat", &trek.mat);
    lines.numbers("journey", &trek.journey);
    lines.raw("journey_beyond", trek.journey_beyond);
    lines.raw("punctuality", trek.punctuality);
    lines.numbers("ancestors", &trek.ancestor_pile);
    lines.raw("ancestor_hours", trek.ancestor_hours);
    lines.texts("ancestor_benefits", &trek.ancestor_benefits);
    for ancestor in &trek.ancestors {
        lines.heading("[[ancestor]]");
        lines.text("id", &ancestor.id);
        lines.text("motif", &ancestor.motif);
    }
    for itinerary in &trek.itineraries {
        lines.heading("[[itinerary]]");
        lines.text("id", &itinerary.id);
        lines.texts("person", &itinerary.person);
        lines.texts("event", &itinerary.event);
        lines.texts("innovation", &itinerary.innovation);
        lines.texts("progress", &itinerary.progress);
        lines.texts("rows", &itinerary.rows);
    }
    for warp in &trek.warps {
        lines.heading("[[warp]]");
        lines.text("id", &warp.id);
        lines.text("kind", &warp.kind);
        lines.text("price", &warp.price);
    }
}

fn words(texts: &TextsDoc) -> String {
    let mut lines = Lines(String::new());
    lines.text("name", &texts.name);
    lines.text("description", &texts.description);
    lines.heading("[topics]");
    for (slug, name) in &texts.topics {
        lines.text(&key(slug), name);
    }
    write_texts(&mut lines, "cards", &texts.cards);
    write_texts(&mut lines, "ancestors", &texts.ancestors);
    for (id, title) in &texts.itineraries {
        lines.heading(&format!("[itineraries.{}]", key(id)));
        lines.text("title", title);
    }
    for (id, title) in &texts.warps {
        lines.heading(&format!("[warps.{}]", key(id)));
        lines.text("title", title);
    }
    lines.0
}

fn write_texts(lines: &mut Lines, part: &str, texts: &BTreeMap<String, CardTextDoc>) {
    for (id, text) in texts {
        lines.heading(&format!("[{part}.{}]", key(id)));
        lines.text("title", &text.title);
        lines.text("note", &text.note);
    }
}

#[cfg(test)]
mod tests {
    use crate::{DeckKind, generated, generated_trek};

    use super::*;

    #[test]
    fn what_is_written_loads_as_the_same_deck() {
        let mut decks = vec![generated_trek()];
        for kind in [DeckKind::Classic, DeckKind::Twist, DeckKind::Saga] {
            decks.push(generated(kind, 40, false).expect("a size in bounds"));
        }
        for deck in decks {
            let again = Deck::from_sources("written", &deck.to_sources());
            assert_eq!(again.unwrap_or_else(|error| panic!("{error}")), deck);
        }
    }

    #[test]
    fn any_character_survives() {
        let mut deck = generated(DeckKind::Classic, 1, false).expect("a size in bounds");
        let hostile = "a\"b\\c\nd\te\r\u{0}\u{7f}\u{85}\u{202e}ł Ж 🜁 ''' \"\"\" # =".to_owned();
        deck.authors = vec![hostile.clone()];
        deck.allow = vec!["W-X".to_owned()];
        deck.cards[0].source = hostile.clone();
        deck.cards[0].allow = vec![hostile.clone()];
        let texts = deck.texts.get_mut(&Lang::En).expect("English");
        texts.topics.insert(hostile.clone(), hostile.clone());
        texts.name = hostile;
        let again = Deck::from_sources("written", &deck.to_sources());
        assert_eq!(again.unwrap_or_else(|error| panic!("{error}")), deck);
    }
}
