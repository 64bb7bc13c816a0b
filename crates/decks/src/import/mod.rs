//! Decks from spreadsheets and from JSON.
//!
//! Files come from anywhere, so everything is bounded, rows that make no sense
//! are left out with a sentence that names the row, and nothing is written
//! before the whole deck stands.

mod build;
mod cells;
mod header;
mod json;
mod save;
mod slug;
mod table;

use std::io::{BufRead, BufReader};
use std::path::Path;

pub(crate) use cells::{has_tag, is_bidi, marked};
pub use save::{SaveError, save};

use crate::deck::Deck;
use crate::finding::DeckErrors;
use crate::lenient::Counting;
use crate::load::{MAX_CARDS, Sources};
use crate::{Code, Finding, Lang};

/// The largest spreadsheet that is read.
pub const MAX_TABLE_BYTES: u64 = 256 << 20;
/// The largest JSON file that is read; it is held in memory, a spreadsheet is not.
pub const MAX_JSON_BYTES: u64 = 32 << 20;
/// The largest cell.
pub const MAX_CELL_BYTES: usize = 64 << 10;
/// The most rows.
pub const MAX_ROWS: usize = MAX_CARDS;

/// The kind of a file to import or export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Comma- or semicolon-separated.
    Csv,
    /// Tab-separated.
    Tsv,
    /// JSON: a whole deck as exported, or an array of events.
    Json,
}

impl Format {
    /// Returns the name on the command line, which is also the usual ending of a file's name.
    pub fn id(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Tsv => "tsv",
            Format::Json => "json",
        }
    }

    /// Guesses from a file's name.
    pub fn of_path(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "csv" => Some(Format::Csv),
            "tsv" | "tab" | "txt" => Some(Format::Tsv),
            "json" => Some(Format::Json),
            _ => None,
        }
    }
}

/// How a file is to be read.
#[derive(Debug, Clone)]
pub struct ImportOptions {
    /// What kind of file it is.
    pub format: Format,
    /// How bare negative years are meant; by default what the file's own shape says.
    pub years: Option<Counting>,
    /// The language of the words.
    pub lang: Lang,
    /// The id of the new deck, made into a slug.
    pub deck_id: String,
    /// What to call the file in cards' sources.
    pub file_name: String,
}

/// A deck that was imported, and how it went.
#[derive(Debug, Clone)]
pub struct Imported {
    /// The deck.
    pub deck: Deck,
    /// Its files, for [`save`].
    pub sources: Sources,
    /// What was taken, cleaned and skipped.
    pub report: Report,
}

/// How an import went, line by line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// How many rows became cards.
    pub taken: usize,
    /// Rows that were left out, and why.
    pub skipped: Vec<RowNote>,
    /// Rows that were taken after something was removed from them.
    pub cleaned: Vec<RowNote>,
    /// Remarks about the file as a whole.
    pub notes: Vec<String>,
}

/// A remark about one row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowNote {
    /// The line of the file, or the number of the object in JSON, from 1.
    pub row: u64,
    /// What happened.
    pub message: String,
}

impl Report {
    fn skip(&mut self, row: u64, message: impl Into<String>) {
        let message = message.into();
        self.skipped.push(RowNote { row, message });
    }

    fn clean(&mut self, row: u64, message: impl Into<String>) {
        let message = message.into();
        self.cleaned.push(RowNote { row, message });
    }
}

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// The file cannot be read.
    #[error("the file cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// Too many bytes.
    #[error("the file is larger than {mib} MiB, the most that is read; split it")]
    TooLarge {
        /// The limit.
        mib: u64,
    },
    /// Too many rows.
    #[error("the file has more than {MAX_ROWS} rows, the most a deck can have; split it")]
    TooManyRows,
    /// A two-byte encoding.
    #[error("the file is in UTF-16; save it again as UTF-8 (in a spreadsheet: \"CSV UTF-8\")")]
    Utf16,
    /// The first line names no columns.
    #[error(
        "no {missing} column was found in the first line ({found}); name the columns title and date, in English, Italian, Polish or Russian"
    )]
    Header {
        /// The column that is needed.
        missing: &'static str,
        /// What the first line says.
        found: String,
    },
    /// Not JSON.
    #[error("this is not the JSON that was expected: {0}")]
    Json(#[from] serde_json::Error),
    /// Not of a shape we know.
    #[error("the JSON cannot be read: {0}")]
    Shape(String),
    /// No row was good.
    #[error("none of the {rows} rows can be imported; the first problem is in row {}: {}", .first.row, .first.message)]
    NothingTaken {
        /// How many rows there were.
        rows: usize,
        /// The first problem.
        first: RowNote,
    },
    /// No row at all.
    #[error("the file has no rows below its first line")]
    Empty,
    /// The rows are good by themselves but make no deck.
    #[error(transparent)]
    Deck(#[from] DeckErrors),
}

/// Imports a deck from anything that can be read.
///
/// # Errors
/// Says why there is no deck to be made of it. Single bad rows are no error:
/// they are in the report.
pub fn import(input: impl BufRead, options: &ImportOptions) -> Result<Imported, ImportError> {
    match options.format {
        Format::Csv | Format::Tsv => table::import_table(input, options),
        Format::Json => json::import_json(input, options),
    }
}

impl Deck {
    /// Reads a deck back from what [`Deck::to_json`] wrote.
    ///
    /// # Errors
    /// As [`import`].
    pub fn from_json(id: &str, json: &str) -> Result<Deck, ImportError> {
        let options = ImportOptions {
            format: Format::Json,
            years: None,
            lang: Lang::En,
            deck_id: id.to_owned(),
            file_name: id.to_owned(),
        };
        Ok(import(json.as_bytes(), &options)?.deck)
    }
}

/// Imports a deck from a file.
///
/// # Errors
/// As [`import`], and if the file is larger than any deck.
pub fn import_file(path: &Path, options: &ImportOptions) -> Result<Imported, ImportError> {
    let file = std::fs::File::open(path)?;
    let limit = match options.format {
        Format::Csv | Format::Tsv => MAX_TABLE_BYTES,
        Format::Json => MAX_JSON_BYTES,
    };
    if file.metadata()?.len() > limit {
        return Err(ImportError::TooLarge { mib: limit >> 20 });
    }
    import(BufReader::with_capacity(1 << 16, file), options)
}

/// Checks a deck the way a loaded one is: by writing its files and reading them.
fn checked(doc: &crate::doc::DeckDoc) -> Result<(Deck, Sources), ImportError> {
    if doc.cards.len() > MAX_CARDS {
        return Err(ImportError::TooManyRows);
    }
    let unknown = doc.texts.keys().find_map(|code| code.parse::<Lang>().err());
    if let Some(unknown) = unknown {
        let findings = vec![Finding::new(Code::UnknownKey, unknown.to_string())];
        let what = "the imported deck".to_owned();
        return Err(DeckErrors { what, findings }.into());
    }
    let sources = crate::write::sources_of(doc);
    let deck = Deck::from_sources("the imported deck", &sources)?;
    Ok((deck, sources))
}
