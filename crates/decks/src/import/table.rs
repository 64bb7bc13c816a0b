//! Spreadsheets: comma, semicolon or tab, read record by record in fixed memory.

use std::io::BufRead;

use csv_core::ReadRecordResult;

use super::build::{Builder, Row};
use super::header::{Field, counting, field};
use super::{Format, ImportError, ImportOptions, Imported, MAX_ROWS, MAX_TABLE_BYTES};
use crate::lenient::Counting;

/// The longest record; a cell is at most a sixteenth of it.
const MAX_RECORD_BYTES: usize = 1 << 20;
/// The most columns.
const MAX_COLUMNS: usize = 256;

pub(super) fn import_table(
    input: impl BufRead,
    options: &ImportOptions,
) -> Result<Imported, ImportError> {
    import_within(input, options, MAX_TABLE_BYTES)
}

fn import_within(
    mut input: impl BufRead,
    options: &ImportOptions,
    max_bytes: u64,
) -> Result<Imported, ImportError> {
    let start = input.fill_buf()?;
    if start.starts_with(&[0xff, 0xfe]) || start.starts_with(&[0xfe, 0xff]) {
        return Err(ImportError::Utf16);
    }
    let delimiter = match options.format {
        Format::Tsv => b'\t',
        _ => delimiter(start),
    };
    if start.starts_with(&[0xef, 0xbb, 0xbf]) {
        input.consume(3);
    }
    let mut records = Records::new(input, delimiter, max_bytes);
    let columns = match records.next()? {
        Some(Record::Fields { fields, .. }) => columns(&fields)?,
        Some(Record::TooLarge { .. }) => return Err(no_header("title", "a line of over 1 MiB")),
        None => return Err(ImportError::Empty),
    };
    let by_column = columns.iter().find_map(|column| counting(&column.name));
    let counting = options.years.or(by_column).unwrap_or(Counting::Historical);
    let mut builder = Builder::new(options, counting);
    if options.years.is_none() && by_column.is_some() {
        let note = "the years are read as astronomical, as their column says";
        builder.report.notes.push(note.to_owned());
    }
    note_unused(&columns, &mut builder);
    while let Some(record) = records.next()? {
        if builder.n_rows == MAX_ROWS {
            return Err(ImportError::TooManyRows);
        }
        take(&mut builder, &columns, &record);
    }
    builder.finish()
}

/// The separator is the one that occurs most often in the first line.
fn delimiter(start: &[u8]) -> u8 {
    let line = start.split(|byte| *byte == b'\n').next().unwrap_or(start);
    let count = |sought: &u8| line.iter().filter(|byte| *byte == sought).count();
    // Of equals the last wins: a comma, as the name says.
    [b'\t', b';', b',']
        .into_iter()
        .max_by_key(count)
        .unwrap_or(b',')
}

struct Column {
    name: String,
    field: Option<Field>,
}

fn columns(header: &[&[u8]]) -> Result<Vec<Column>, ImportError> {
    let mut columns: Vec<Column> = Vec::new();
    for name in header {
        let name = crate::dates::shortened(String::from_utf8_lossy(name).trim());
        let field =
            field(&name).filter(|field| !columns.iter().any(|other| other.field == Some(*field)));
        columns.push(Column { name, field });
    }
    let has =
        |wanted: fn(Field) -> bool| columns.iter().filter_map(|column| column.field).any(wanted);
    let found = || {
        let names: Vec<&str> = columns
            .iter()
            .map(|column| column.name.as_str())
            .take(12)
            .collect();
        names.join(", ")
    };
    if !has(|field| matches!(field, Field::Title(_))) {
        return Err(no_header("title", &found()));
    }
    if !has(|field| field == Field::Date) {
        return Err(no_header("date", &found()));
    }
    Ok(columns)
}

fn no_header(missing: &'static str, found: &str) -> ImportError {
    ImportError::Header {
        missing,
        found: found.to_owned(),
    }
}

fn note_unused(columns: &[Column], builder: &mut Builder<'_>) {
    let unused: Vec<&str> = columns
        .iter()
        .filter(|column| column.field.is_none())
        .map(|column| column.name.as_str())
        .collect();
    if !unused.is_empty() {
        let note = format!("columns that were not used: {}", unused.join(", "));
        builder.report.notes.push(note);
    }
}

fn take(builder: &mut Builder<'_>, columns: &[Column], record: &Record<'_>) {
    let (line, fields) = match record {
        Record::TooLarge { line } => {
            let message = format!(
                "the row has more than {} KiB or {MAX_COLUMNS} columns",
                MAX_RECORD_BYTES >> 10
            );
            return builder.unreadable(*line, message);
        }
        Record::Fields { line, fields } => (*line, fields),
    };
    if fields.iter().all(|field| field.trim_ascii().is_empty()) {
        return;
    }
    let mut row = Row {
        number: line,
        cells: Vec::with_capacity(columns.len()),
    };
    for (column, bytes) in columns.iter().zip(fields) {
        let Some(field) = column.field else { continue };
        let Ok(text) = std::str::from_utf8(bytes) else {
            let message = format!("the column `{}` is not text in UTF-8", column.name);
            return builder.unreadable(line, message);
        };
        row.cells.push((field, &column.name, text));
    }
    builder.row(&row);
}

/// One record of the file.
enum Record<'r> {
    Fields {
        line: u64,
        fields: Vec<&'r [u8]>,
    },
    /// Too long to be a card; its bytes were thrown away while reading.
    TooLarge {
        line: u64,
    },
}

/// Reads records into one buffer of fixed size, however long they are.
struct Records<R> {
    input: R,
    core: csv_core::Reader,
    out: Vec<u8>,
    ends: Vec<usize>,
    read: u64,
    max_bytes: u64,
}

impl<R: BufRead> Records<R> {
    fn new(input: R, delimiter: u8, max_bytes: u64) -> Records<R> {
        Records {
            input,
            core: csv_core::ReaderBuilder::new().delimiter(delimiter).build(),
            out: vec![0; MAX_RECORD_BYTES],
            ends: vec![0; MAX_COLUMNS],
            read: 0,
            max_bytes,
        }
    }

    fn next(&mut self) -> Result<Option<Record<'_>>, ImportError> {
        let line = self.core.line();
        let (mut n_out, mut n_ends, mut too_large) = (0, 0, false);
        loop {
            let bytes = self.input.fill_buf()?;
            let (result, n_in, written, ended) =
                self.core
                    .read_record(bytes, &mut self.out[n_out..], &mut self.ends[n_ends..]);
            self.input.consume(n_in);
            self.read += n_in as u64;
            if self.read > self.max_bytes {
                let mib = self.max_bytes >> 20;
                return Err(ImportError::TooLarge { mib });
            }
            n_out += written;
            n_ends += ended;
            match result {
                ReadRecordResult::InputEmpty => {}
                ReadRecordResult::OutputFull | ReadRecordResult::OutputEndsFull => {
                    (n_out, n_ends, too_large) = (0, 0, true);
                }
                ReadRecordResult::Record if too_large => {
                    return Ok(Some(Record::TooLarge { line }));
                }
                ReadRecordResult::Record => {
                    let fields = self.fields(n_ends);
                    return Ok(Some(Record::Fields { line, fields }));
                }
                ReadRecordResult::End => return Ok(None),
            }
        }
    }

    fn fields(&self, n: usize) -> Vec<&[u8]> {
        let mut start = 0;
        let mut fields = Vec::with_capacity(n);
        for end in &self.ends[..n] {
            fields.push(&self.out[start..*end]);
            start = *end;
        }
        fields
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor, Read, repeat};

    use super::*;
    use crate::Lang;

    /// A gigabyte in one cell never arrives in memory: the record buffer is
    /// fixed, and reading stops at the limit for a file.
    #[test]
    fn an_endless_cell_is_cut_off() {
        let options = ImportOptions {
            format: Format::Csv,
            years: None,
            lang: Lang::En,
            deck_id: "deck".to_owned(),
            file_name: "file".to_owned(),
        };
        let start = Cursor::new(b"title,date\nGood,1900\n\"".to_vec());
        let endless = BufReader::new(start.chain(repeat(b'x')));
        let error = import_within(endless, &options, 4 << 20).expect_err("refused");
        assert!(matches!(error, ImportError::TooLarge { mib: 4 }), "{error}");
    }
}
