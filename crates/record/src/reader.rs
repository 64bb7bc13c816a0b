//! Reads a transcript line by line, in bounded memory.

use std::io::{BufRead, Read};

use serde_json::{Map, Value};

/// The longest line accepted. A deck of 17,000 cards makes a header of about 1 MB.
pub const MAX_LINE: u64 = 8 * 1024 * 1024;

/// A line of a transcript file that could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file itself could not be read.
    #[error("the file cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// See [`MAX_LINE`].
    #[error("the line is longer than {} MiB; no transcript has such a line", MAX_LINE >> 20)]
    TooLong,
    /// Not UTF-8.
    #[error("the line is not UTF-8 text; save the file as UTF-8")]
    NotText,
    /// Not JSON.
    #[error("the line is not JSON: {0}; was the file cut short?")]
    NotJson(serde_json::Error),
    /// JSON of another kind.
    #[error("the line is not a JSON object; each line begins with {{")]
    NotObject,
}

/// The lines of a transcript, numbered from 1. Empty lines are passed over.
pub struct Lines<R> {
    input: R,
    number: usize,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads from `input`.
    pub fn new(input: R) -> Lines<R> {
        Lines {
            input,
            number: 0,
            buffer: Vec::new(),
        }
    }

    /// Returns the number of the line read last.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Reads the next line that is not empty; `None` at the end of the file.
    ///
    /// # Errors
    /// The line cannot be read as a JSON object.
    pub fn next_object(&mut self) -> Result<Option<Map<String, Value>>, ReadError> {
        loop {
            self.buffer.clear();
            let n_read = self
                .input
                .by_ref()
                .take(MAX_LINE + 1)
                .read_until(b'\n', &mut self.buffer)?;
            if n_read == 0 {
                return Ok(None);
            }
            self.number += 1;
            if n_read as u64 > MAX_LINE {
                return Err(ReadError::TooLong);
            }
            let text = std::str::from_utf8(&self.buffer).map_err(|_| ReadError::NotText)?;
            if text.trim().is_empty() {
                continue;
            }
            return match serde_json::from_str(text).map_err(ReadError::NotJson)? {
                Value::Object(object) => Ok(Some(object)),
                _ => Err(ReadError::NotObject),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbered_and_empty_ones_passed_over() {
        let mut lines = Lines::new(&b"{\"a\":1}\n\n  \n{\"b\":2}"[..]);
        assert!(lines.next_object().unwrap().unwrap().contains_key("a"));
        assert!(lines.next_object().unwrap().unwrap().contains_key("b"));
        assert_eq!(lines.number(), 4);
        assert!(lines.next_object().unwrap().is_none());
    }

    #[test]
    fn bad_lines_are_refused_with_a_reason() {
        let error = |bytes: &[u8]| Lines::new(bytes).next_object().unwrap_err().to_string();
        assert!(error(b"{\"a\":").contains("cut short"));
        assert!(error(b"[1]").contains("not a JSON object"));
        assert!(error(b"\xff\xfe").contains("UTF-8"));
        assert!(error(&b"[".repeat(10_000)).contains("not JSON"));
    }

    /// A line without end is given up after [`MAX_LINE`] bytes, not read whole.
    #[test]
    fn an_endless_line_is_refused_in_bounded_memory() {
        let endless = std::io::BufReader::new(std::io::repeat(b'x'));
        let mut lines = Lines::new(endless);
        assert!(matches!(lines.next_object(), Err(ReadError::TooLong)));
        assert!(lines.buffer.len() as u64 <= MAX_LINE + 1);
    }
}
