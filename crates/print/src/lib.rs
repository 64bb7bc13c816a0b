//! Decks on paper: cards to print on both sides and cut, the table of dates, the rules, and for
//! trek its board.
//!
//! Everything is measured in millimetres from the top left corner of a sheet. No I/O: pictures
//! come in through [`Job::picture`], and a file's bytes come out.

mod canvas;
mod cards;
mod colours;
mod font;
pub mod fonts;
mod motif;
mod reading;
mod sheets;
mod text;
mod trek;
mod words;

use std::collections::BTreeSet;

use antedate_decks::{Deck, Lang};
use krilla::Document;
use krilla::metadata::Metadata;

use crate::canvas::Printer;
use crate::motif::Motifs;
use crate::words::Words;

/// The sheets of paper a deck can be printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Every kind.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Returns the name on the command line and in addresses.
    pub fn id(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Finds a kind by its name.
    pub fn by_id(id: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.id() == id)
    }

    /// Returns width and height.
    fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// What is to be printed.
pub struct Job<'a> {
    /// The deck.
    pub deck: &'a Deck,
    /// The language of its words; what is missing is printed in English.
    pub lang: Lang,
    /// The paper.
    pub paper: Paper,
    /// Finds a picture by its name, as SVG; `None` where there is none, and an hourglass is
    /// printed.
    pub picture: &'a dyn Fn(&str) -> Option<String>,
}

/// A deck on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The file.
    pub pdf: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// The letters that our fonts do not have, and that are missing on the paper.
    pub missing: BTreeSet<char>,
}

/// The file could not be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the sheets could not be made: {0}; please report it with the deck")]
pub struct PrintError(String);

/// Prints a deck: the cards first, front and back of a sheet after each other, then what is
/// read and kept apart.
///
/// # Errors
/// The file cannot be made of these drawings, which is our mistake and not the deck's.
pub fn print(job: &Job<'_>) -> Result<Printed, PrintError> {
    let words = Words::of(job.lang);
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new()
            .title(job.deck.name(job.lang).to_owned())
            .authors(job.deck.authors.clone())
            .language(job.lang.code().to_owned())
            .creator("Antedate".to_owned()),
    );
    let mut printer = Printer::new(document, job.paper, Motifs::new(job.picture));
    match &job.deck.trek {
        Some(data) => trek::print(&mut printer, job, data, &words),
        None => cards::print(&mut printer, job, &words),
    }
    reading::print(&mut printer, job, &words);
    printer.finish()
}
