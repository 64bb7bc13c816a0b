//! What can be wrong with a deck: one type for what the loader refuses and what the lint reports.

use std::fmt;

use crate::Lang;
use crate::codes::{Code, Severity};

/// One thing that is wrong or doubtful in a deck, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What kind of trouble it is.
    pub code: Code,
    /// The file, by its name inside the deck's folder.
    pub file: Option<String>,
    /// The line in that file, from 1.
    pub line: Option<u32>,
    /// The card, ancestor or itinerary.
    pub card: Option<String>,
    /// The language, where the trouble is in the words.
    pub lang: Option<Lang>,
    /// A sentence that says what is wrong and what to do.
    pub message: String,
}

impl Finding {
    /// Makes a finding about the deck as a whole.
    pub fn new(code: Code, message: impl Into<String>) -> Finding {
        Finding {
            code,
            file: None,
            line: None,
            card: None,
            lang: None,
            message: message.into(),
        }
    }

    /// Adds the card.
    #[must_use]
    pub fn on(mut self, card: &str) -> Finding {
        self.card = Some(card.to_owned());
        self
    }

    /// Adds the file and line.
    #[must_use]
    pub fn at(mut self, file: &str, line: Option<u32>) -> Finding {
        self.file = Some(file.to_owned());
        self.line = line;
        self
    }

    /// Says whether this is a warning, which leaves the deck usable and the exit code 0.
    pub fn is_warning(&self) -> bool {
        self.code.severity() == Severity::Warning
    }

    /// Says whether the deck cannot be used at all because of this.
    pub fn is_fatal(&self) -> bool {
        self.code.severity() == Severity::Fatal
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}")?;
            if let Some(line) = self.line {
                write!(f, ":{line}")?;
            }
            f.write_str(": ")?;
        }
        let word = if self.is_warning() {
            "warning"
        } else {
            "error"
        };
        write!(f, "{word} {}: ", self.code)?;
        if let Some(card) = &self.card {
            write!(f, "{card}: ")?;
        }
        f.write_str(&self.message)
    }
}

/// A deck that cannot be used, with every reason found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", list(.what, .findings))]
pub struct DeckErrors {
    /// What was to be loaded.
    pub what: String,
    /// Every reason, in the order of the files.
    pub findings: Vec<Finding>,
}

fn list(what: &str, findings: &[Finding]) -> String {
    let mut text = format!("{what} cannot be used:");
    for finding in findings.iter().take(20) {
        text.push_str(&format!("\n  {finding}"));
    }
    if findings.len() > 20 {
        text.push_str(&format!("\n  … and {} more", findings.len() - 20));
    }
    text
}
