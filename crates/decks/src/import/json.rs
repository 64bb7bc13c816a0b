//! JSON: a whole deck as exported, or an array of events as other open games publish them.

use std::fmt;
use std::io::{BufRead, Read};

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::build::{Builder, Row};
use super::header::{Field, field};
use super::{ImportError, ImportOptions, Imported, MAX_JSON_BYTES, MAX_ROWS, Report, checked};
use crate::doc::DeckDoc;
use crate::lenient::Counting;

pub(super) fn import_json(
    input: impl BufRead,
    options: &ImportOptions,
) -> Result<Imported, ImportError> {
    let mut bytes = Vec::new();
    input.take(MAX_JSON_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_JSON_BYTES {
        let mib = MAX_JSON_BYTES >> 20;
        return Err(ImportError::TooLarge { mib });
    }
    let bytes = bytes.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(&bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        ImportError::Shape(format!("line {line} is not text in UTF-8"))
    })?;
    match text.trim_start().as_bytes().first() {
        Some(b'[') => import_events(text, options),
        Some(b'{') => import_whole(text),
        _ => Err(ImportError::Shape(
            "it must be an array of events or a deck exported by this program".to_owned(),
        )),
    }
}

fn import_whole(text: &str) -> Result<Imported, ImportError> {
    let doc: DeckDoc = serde_json::from_str(text)?;
    if doc.antedate_deck != DeckDoc::SHAPE {
        let found = doc.antedate_deck;
        let message = format!(
            "it is a deck of shape {found}; this program knows shape {}",
            DeckDoc::SHAPE
        );
        return Err(ImportError::Shape(message));
    }
    let (deck, sources) = checked(&doc)?;
    let report = Report {
        taken: deck.cards.len(),
        ..Report::default()
    };
    Ok(Imported {
        deck,
        sources,
        report,
    })
}

fn import_events(text: &str, options: &ImportOptions) -> Result<Imported, ImportError> {
    // The open game whose shape this is counts astronomically and says so nowhere.
    let wild = text.contains("\"wikipediaSlug\"");
    let counting = options.years.unwrap_or(if wild {
        Counting::Astronomical
    } else {
        Counting::Historical
    });
    let mut builder = Builder::new(options, counting);
    if wild && options.years.is_none() {
        let note = "the years are read as astronomical, as decks of this shape count; say --years historical if yours do not";
        builder.report.notes.push(note.to_owned());
    }
    let mut json = serde_json::Deserializer::from_str(text);
    json.deserialize_seq(Events(&mut builder))?;
    json.end()?;
    if builder.n_rows > MAX_ROWS {
        return Err(ImportError::TooManyRows);
    }
    builder.finish()
}

/// Feeds the events of an array to the builder, one at a time.
struct Events<'b, 'o>(&'b mut Builder<'o>);

impl<'de> Visitor<'de> for Events<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of events")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        let mut number = 0;
        while let Some(event) = seq.next_element_seed(Event)? {
            number += 1;
            if self.0.n_rows > MAX_ROWS {
                continue;
            }
            match event {
                Some(cells) => {
                    let cells = cells
                        .iter()
                        .map(|(field, name, cell)| (*field, name.as_str(), cell.as_str()));
                    self.0.row(&Row {
                        number,
                        cells: cells.collect(),
                    });
                }
                None => self
                    .0
                    .unreadable(number, "this is not an object with a title and a year"),
            }
        }
        Ok(())
    }
}

/// The fields of one event that we know; `None` if it is not an object.
struct Event;

type Cells = Vec<(Field, String, String)>;

impl<'de> DeserializeSeed<'de> for Event {
    type Value = Option<Cells>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Event {
    type Value = Option<Cells>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut cells: Cells = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            let cell = map.next_value_seed(Scalar)?;
            let known =
                field(&name).filter(|field| !cells.iter().any(|(other, ..)| other == field));
            if let (Some(field), Some(cell)) = (known, cell) {
                cells.push((field, name, cell));
            }
        }
        Ok(Some(cells))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(None)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(None)
    }
}

/// A text or a number, as text; anything else is passed over without being kept.
struct Scalar;

impl<'de> DeserializeSeed<'de> for Scalar {
    type Value = Option<String>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Scalar {
    type Value = Option<String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text or a number")
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Some(text.to_owned()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Self::Value, E> {
        Ok(Some(number.to_string()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Self::Value, E> {
        Ok(Some(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Self::Value, E> {
        Ok(Some(number.to_string()))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(None)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(None)
    }
}
