//! The lint: what a careful editor would find, found by the program.
//!
//! Loading finds what makes a deck unusable; the lint adds what makes it wrong
//! or unfair. Each check is a small module; each finding has a code that can be
//! explained and, if it is a warning, silenced in place.

mod allow;
mod balance;
mod dates;
mod dating;
mod hints;
mod phrase;
mod texts;
mod titles;
mod trek;

pub use texts::MAX_TITLE_CHARS;

use crate::codes::Code;
use crate::deck::{Card, Deck};
use crate::finding::Finding;
use crate::load::{Origin, Parsed};
use crate::together::together;
use crate::{Lang, motifs};

/// Reports everything that is wrong or doubtful in a deck, in the order of its
/// files and lines. `this_year` is what the calendar says; later dates are errors.
pub fn lint(parsed: &Parsed, this_year: i64) -> Vec<Finding> {
    let mut findings = parsed.findings.clone();
    if let Some(deck) = &parsed.deck {
        let mut lint = Lint::new(deck, &parsed.origin);
        let mut more = Lint::new(deck, &parsed.origin);
        let is_large = deck.cards.len() > 1_000;
        together(is_large, || lint.plain(this_year), || more.subtle());
        lint.findings.append(&mut more.findings);
        // Last, since it takes away what the others have found.
        allow::apply(&mut lint);
        findings.append(&mut lint.findings);
    }
    findings.sort_by(|a, b| (&a.file, a.line, a.code).cmp(&(&b.file, b.line, b.code)));
    findings
}

/// A deck under the lint.
struct Lint<'a> {
    deck: &'a Deck,
    origin: &'a Origin,
    findings: Vec<Finding>,
}

impl<'a> Lint<'a> {
    fn new(deck: &'a Deck, origin: &'a Origin) -> Lint<'a> {
        Lint {
            deck,
            origin,
            findings: Vec::new(),
        }
    }

    /// Faults of one card or two.
    fn plain(&mut self, this_year: i64) {
        self.folder_name();
        self.facts();
        dates::check(self, this_year);
        texts::check(self);
        titles::check(self);
    }

    /// What gives an answer away, and what makes a deck uneven.
    fn subtle(&mut self) {
        hints::check(self);
        balance::check(self);
        trek::check(self);
    }

    /// Reports about the deck as a whole.
    fn deck(&mut self, code: Code, message: impl Into<String>) {
        let finding = Finding::new(code, message).at("deck.toml", None);
        self.findings.push(finding);
    }

    /// Reports about a card's facts.
    fn card(&mut self, code: Code, card: &Card, message: impl Into<String>) {
        let line = self.origin.cards.get(&card.id).copied();
        let finding = Finding::new(code, message).at("deck.toml", line);
        self.findings.push(finding.on(&card.id));
    }

    /// Reports about a card's words.
    fn text(&mut self, code: Code, lang: Lang, id: &str, message: impl Into<String>) {
        let line = self.origin.texts.get(&(lang, id.to_owned())).copied();
        let mut finding = Finding::new(code, message).at(lang.file(), line).on(id);
        finding.lang = Some(lang);
        self.findings.push(finding);
    }

    fn folder_name(&mut self) {
        let deck = self.deck;
        if let Some(folder) = &self.origin.folder
            && *folder != deck.id
        {
            let message = format!(
                "the folder is called `{folder}` and the deck `{}`; rename one",
                deck.id
            );
            self.deck(Code::FolderName, message);
        }
    }

    /// Motifs, topics and sources.
    fn facts(&mut self) {
        let deck = self.deck;
        for card in &deck.cards {
            if !motifs::is_known(&card.motif) {
                let message = format!(
                    "there is no picture called `{}`",
                    crate::dates::shortened(&card.motif)
                );
                self.card(Code::UnknownMotif, card, message);
            }
            if !deck.topics.contains(&card.topic) {
                let message = format!(
                    "the topic `{}` is not one of the deck's: {}",
                    crate::dates::shortened(&card.topic),
                    deck.topics.join(", ")
                );
                self.card(Code::UnknownTopic, card, message);
            }
            if card.source.trim().is_empty() {
                self.card(Code::NoSource, card, "the source is empty");
            }
        }
        let ancestors = deck.trek.iter().flat_map(|trek| &trek.ancestors);
        for ancestor in ancestors.filter(|ancestor| !motifs::is_known(&ancestor.motif)) {
            let message = format!(
                "there is no picture called `{}`",
                crate::dates::shortened(&ancestor.motif)
            );
            let finding = Finding::new(Code::UnknownMotif, message).at("deck.toml", None);
            self.findings.push(finding.on(&ancestor.id));
        }
    }
}
