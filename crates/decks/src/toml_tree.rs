//! Reading a TOML file field by field, with the line of everything that is wrong.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::codes::Code;
use crate::finding::Finding;
use crate::load::{MAX_LIST, MAX_TEXT_BYTES};

pub(crate) type Value<'a> = Spanned<DeValue<'a>>;

/// One file being read. Trouble is collected, not thrown, so that a deck maker
/// sees all of it at once.
pub(crate) struct Reader<'f> {
    pub(crate) file: &'f str,
    text: &'f str,
    line_starts: Vec<usize>,
    pub(crate) findings: Vec<Finding>,
}

/// A table of the file, and the card it belongs to.
#[derive(Clone, Copy)]
pub(crate) struct TomlTable<'a> {
    pub(crate) entries: &'a DeTable<'a>,
    /// Where the table begins, for what is missing from it.
    pub(crate) start: usize,
    /// The card, ancestor or itinerary, once it is known.
    pub(crate) owner: Option<&'a str>,
}

impl<'f> Reader<'f> {
    pub(crate) fn new(file: &'f str, text: &'f str) -> Reader<'f> {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Reader {
            file,
            text,
            line_starts: std::iter::once(0)
                .chain(breaks.map(|(at, _)| at + 1))
                .collect(),
            findings: Vec::new(),
        }
    }

    /// Returns the line, from 1, that the byte at `offset` is on.
    pub(crate) fn line(&self, offset: usize) -> u32 {
        self.line_starts.partition_point(|start| *start <= offset) as u32
    }

    /// Returns the text of a line, counted from 1.
    pub(crate) fn line_text(&self, line: u32) -> &'f str {
        let start = self.line_starts.get(line as usize - 1).copied();
        start
            .and_then(|start| self.text[start..].lines().next())
            .unwrap_or("")
    }

    /// Reports trouble at a place of the file.
    pub(crate) fn report(
        &mut self,
        code: Code,
        offset: usize,
        owner: Option<&str>,
        message: impl Into<String>,
    ) {
        let mut finding = Finding::new(code, message).at(self.file, Some(self.line(offset)));
        finding.card = owner.map(str::to_owned);
        self.findings.push(finding);
    }

    /// Reports keys that nobody reads.
    pub(crate) fn only(&mut self, table: TomlTable<'_>, known: &[&str]) {
        for (key, value) in table.entries {
            if !known.contains(&key.get_ref().as_ref()) {
                let message = format!(
                    "the key `{}` is unknown here; the keys are {}",
                    crate::dates::shortened(key.get_ref()),
                    known.join(", ")
                );
                self.report(Code::UnknownKey, value.span().start, table.owner, message);
            }
        }
    }

    /// Returns a field that must be there.
    fn needed<'a>(&mut self, table: TomlTable<'a>, key: &str) -> Option<&'a Value<'a>> {
        let value = field(table, key);
        if value.is_none() {
            let message = format!("`{key}` is missing; add it");
            self.report(Code::Missing, table.start, table.owner, message);
        }
        value
    }

    fn wrong_type(&mut self, table: TomlTable<'_>, key: &str, value: &Value<'_>, what: &str) {
        let found = value.get_ref().type_str();
        let message = format!("`{key}` must be {what}, not a {found}");
        self.report(Code::WrongType, value.span().start, table.owner, message);
    }

    /// Reads a text.
    pub(crate) fn text(&mut self, table: TomlTable<'_>, key: &str) -> Option<String> {
        let value = self.needed(table, key)?;
        self.as_text(table, key, value)
    }

    /// Reads a text that may be missing.
    pub(crate) fn text_or_empty(&mut self, table: TomlTable<'_>, key: &str) -> String {
        field(table, key)
            .and_then(|value| self.as_text(table, key, value))
            .unwrap_or_default()
    }

    pub(crate) fn as_text(
        &mut self,
        table: TomlTable<'_>,
        key: &str,
        value: &Value<'_>,
    ) -> Option<String> {
        let DeValue::String(text) = value.get_ref() else {
            self.wrong_type(table, key, value, "a text in quotes");
            return None;
        };
        if text.len() > MAX_TEXT_BYTES {
            let message = format!(
                "`{key}` has {} bytes; at most {MAX_TEXT_BYTES} are read",
                text.len()
            );
            self.report(Code::TooLarge, value.span().start, table.owner, message);
            return None;
        }
        Some(text.clone().into_owned())
    }

    /// Reads a whole number.
    pub(crate) fn number(&mut self, table: TomlTable<'_>, key: &str) -> Option<i64> {
        let value = self.needed(table, key)?;
        self.as_number(table, key, value)
    }

    /// Reads a whole number that may be missing.
    pub(crate) fn number_if_any(&mut self, table: TomlTable<'_>, key: &str) -> Option<i64> {
        let value = field(table, key)?;
        self.as_number(table, key, value)
    }

    fn as_number(&mut self, table: TomlTable<'_>, key: &str, value: &Value<'_>) -> Option<i64> {
        let number = match value.get_ref() {
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        if number.is_none() {
            self.wrong_type(table, key, value, "a whole number");
        }
        number
    }

    /// Reads a number that must lie in a range.
    pub(crate) fn small(
        &mut self,
        table: TomlTable<'_>,
        key: &str,
        range: std::ops::RangeInclusive<u8>,
        code: Code,
    ) -> Option<u8> {
        let number = self.number(table, key)?;
        let found = u8::try_from(number).ok().filter(|n| range.contains(n));
        if found.is_none() {
            let message = format!(
                "`{key}` is {number}; it must be from {} to {}",
                range.start(),
                range.end()
            );
            self.report(code, offset_of(table, key), table.owner, message);
        }
        found
    }

    /// Reads `true` or `false`; false when it is not there.
    pub(crate) fn flag(&mut self, table: TomlTable<'_>, key: &str) -> bool {
        match field(table, key) {
            None => false,
            Some(value) => match value.get_ref() {
                DeValue::Boolean(flag) => *flag,
                _ => {
                    self.wrong_type(table, key, value, "true or false");
                    false
                }
            },
        }
    }

    /// Reads a list of texts that may be missing.
    pub(crate) fn texts_or_empty(&mut self, table: TomlTable<'_>, key: &str) -> Vec<String> {
        self.items(table, key)
            .iter()
            .filter_map(|value| self.as_text(table, key, value))
            .collect()
    }

    /// Reads a list of texts.
    pub(crate) fn texts(&mut self, table: TomlTable<'_>, key: &str) -> Option<Vec<String>> {
        self.needed(table, key)?;
        Some(self.texts_or_empty(table, key))
    }

    /// Reads a list of small numbers.
    pub(crate) fn numbers(&mut self, table: TomlTable<'_>, key: &str) -> Option<Vec<i64>> {
        self.needed(table, key)?;
        let items = self.items(table, key);
        Some(
            items
                .iter()
                .filter_map(|value| self.as_number(table, key, value))
                .collect(),
        )
    }

    /// Returns the items of a list that may be missing.
    pub(crate) fn items<'a>(&mut self, table: TomlTable<'a>, key: &str) -> &'a [Value<'a>] {
        let Some(value) = field(table, key) else {
            return &[];
        };
        match value.get_ref() {
            DeValue::Array(items) if items.len() <= MAX_LIST => items,
            DeValue::Array(items) => {
                let message = format!(
                    "`{key}` has {} items; at most {MAX_LIST} are read",
                    items.len()
                );
                self.report(Code::TooLarge, value.span().start, table.owner, message);
                &[]
            }
            _ => {
                self.wrong_type(table, key, value, "a list in brackets");
                &[]
            }
        }
    }

    /// Reads a value as a table.
    pub(crate) fn table<'a>(
        &mut self,
        parent: TomlTable<'_>,
        key: &str,
        value: &'a Value<'a>,
    ) -> Option<TomlTable<'a>> {
        let DeValue::Table(entries) = value.get_ref() else {
            self.wrong_type(parent, key, value, "a table");
            return None;
        };
        Some(TomlTable {
            entries,
            start: value.span().start,
            owner: None,
        })
    }

    /// Lists the named tables under `key`: `[cards.wheel]`.
    pub(crate) fn named_tables<'a>(
        &mut self,
        parent: TomlTable<'a>,
        key: &str,
    ) -> Vec<(&'a str, TomlTable<'a>)> {
        let Some(tables) = field(parent, key).and_then(|value| self.table(parent, key, value))
        else {
            return Vec::new();
        };
        let entries = tables.entries.iter();
        entries
            .filter_map(|(name, value)| {
                let name = name.get_ref().as_ref();
                let table = self.table(tables, name, value)?;
                Some((
                    name,
                    TomlTable {
                        owner: Some(name),
                        ..table
                    },
                ))
            })
            .collect()
    }
}

/// Finds a field of a table.
pub(crate) fn field<'a>(table: TomlTable<'a>, key: &str) -> Option<&'a Value<'a>> {
    table.entries.get(key)
}

/// Returns where a field stands, or else its table.
pub(crate) fn offset_of(table: TomlTable<'_>, key: &str) -> usize {
    field(table, key).map_or(table.start, |value| value.span().start)
}
