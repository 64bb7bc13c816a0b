//! From files to a [`Deck`], with every problem named by file and line.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::path::Path;

use toml::de::DeTable;

use crate::Lang;
use crate::codes::Code;
use crate::deck::{Deck, Texts};
use crate::finding::{DeckErrors, Finding};
use crate::load_fields::{read_deck, read_words};
use crate::together::together;
use crate::toml_tree::{Reader, TomlTable};

/// The largest file that is read.
pub const MAX_FILE_BYTES: u64 = 64 << 20;
/// The largest text of a card.
pub const MAX_TEXT_BYTES: usize = 64 << 10;
/// The most cards a deck can have.
pub const MAX_CARDS: usize = 100_000;
/// The most items any list of a deck can have; the cards are the longest.
pub(crate) const MAX_LIST: usize = MAX_CARDS;

/// The texts of a deck's files, by file name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sources {
    /// `deck.toml`, `en.toml` and so on.
    pub files: BTreeMap<String, String>,
}

/// Where things stand in the files, for whoever reports about them later.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    /// The name of the folder the deck was read from.
    pub folder: Option<String>,
    /// The line of each card in `deck.toml`.
    pub cards: BTreeMap<String, u32>,
    /// The line of each card's words, by language.
    pub texts: BTreeMap<(Lang, String), u32>,
    /// Whether the deck silences a warning without a comment that says why.
    pub deck_unexplained: bool,
    /// Cards that silence a warning without a comment that says why.
    pub unexplained: BTreeSet<String>,
}

/// What came of reading a deck's files.
#[derive(Debug, Clone, Default)]
pub struct Parsed {
    /// The deck, unless a finding is fatal.
    pub deck: Option<Deck>,
    /// All that is wrong with the files.
    pub findings: Vec<Finding>,
    /// Where things stand in the files.
    pub origin: Origin,
}

impl Deck {
    /// Loads a deck from its folder.
    ///
    /// # Errors
    /// Every reason why it cannot be used, each with its file and line.
    pub fn load(folder: &Path) -> Result<Deck, DeckErrors> {
        Parsed::from_folder(folder).into_deck(&folder.display().to_string())
    }

    /// Reads a deck from the texts of its files.
    ///
    /// # Errors
    /// Every reason why it cannot be used, each with its file and line.
    pub fn from_sources(what: &str, sources: &Sources) -> Result<Deck, DeckErrors> {
        Parsed::from_sources(sources).into_deck(what)
    }
}

impl Parsed {
    /// Reads a deck's folder, keeping whatever is wrong for a report.
    pub fn from_folder(folder: &Path) -> Parsed {
        let (sources, mut findings) = Sources::read(folder);
        let mut parsed = if findings.is_empty() {
            Parsed::from_sources(&sources)
        } else {
            Parsed::default()
        };
        findings.append(&mut parsed.findings);
        parsed.findings = findings;
        parsed.origin.folder = folder
            .canonicalize()
            .ok()
            .and_then(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
        parsed
    }

    /// Reads the texts of a deck's files, keeping whatever is wrong for a report.
    pub fn from_sources(sources: &Sources) -> Parsed {
        let text_of = |lang: Lang| Some((lang, sources.files.get(lang.file())?));
        let (facts, words) = together(
            sources.is_large(),
            || read_facts(sources),
            || {
                let given = Lang::ALL.into_iter().filter_map(text_of);
                given
                    .map(|(lang, text)| (lang, read_texts(lang, text)))
                    .collect::<Vec<_>>()
            },
        );
        let mut parsed = Parsed::default();
        let facts = parsed.take(facts);
        let mut texts = BTreeMap::new();
        for (lang, words) in words {
            texts.extend(parsed.take(words).map(|words| (lang, words)));
        }
        if texts.is_empty() && parsed.findings.is_empty() {
            let message = "the words are missing; add en.toml with a name and the cards' titles";
            parsed.findings.push(Finding::new(Code::NoWords, message));
        }
        let usable = !parsed.findings.iter().any(Finding::is_fatal);
        parsed.deck = facts.filter(|_| usable).map(|deck| Deck { texts, ..deck });
        parsed
    }

    fn into_deck(self, what: &str) -> Result<Deck, DeckErrors> {
        let fatal = self.findings.into_iter().filter(Finding::is_fatal);
        self.deck.ok_or_else(|| DeckErrors {
            what: what.to_owned(),
            findings: fatal.collect(),
        })
    }

    fn take<T>(&mut self, mut file: ReadFile<T>) -> Option<T> {
        self.findings.append(&mut file.findings);
        self.origin.cards.append(&mut file.origin.cards);
        self.origin.texts.append(&mut file.origin.texts);
        self.origin.deck_unexplained |= file.origin.deck_unexplained;
        self.origin.unexplained.append(&mut file.origin.unexplained);
        file.content
    }
}

/// What came of reading one file; the content may be incomplete when a finding is fatal.
struct ReadFile<T> {
    content: Option<T>,
    findings: Vec<Finding>,
    origin: Origin,
}

fn read_facts(sources: &Sources) -> ReadFile<Deck> {
    if let Some(text) = sources.files.get("deck.toml") {
        return read_toml("deck.toml", text, read_deck);
    }
    let message = "deck.toml is missing; a deck is a folder with deck.toml and en.toml";
    ReadFile {
        content: None,
        findings: vec![Finding::new(Code::Read, message)],
        origin: Origin::default(),
    }
}

fn read_texts(lang: Lang, text: &str) -> ReadFile<Texts> {
    let mut file = read_toml(lang.file(), text, |reader, root, origin| {
        Some(read_words(reader, root, lang, origin))
    });
    for finding in &mut file.findings {
        finding.lang = Some(lang);
    }
    file
}

fn read_toml<T>(
    name: &str,
    text: &str,
    read: impl FnOnce(&mut Reader<'_>, TomlTable<'_>, &mut Origin) -> Option<T>,
) -> ReadFile<T> {
    let mut reader = Reader::new(name, text);
    let mut origin = Origin::default();
    let (root, errors) = DeTable::parse_recoverable(text);
    let content = if report_toml(&mut reader, &errors) {
        None
    } else {
        let root = TomlTable {
            entries: root.get_ref(),
            start: 0,
            owner: None,
        };
        read(&mut reader, root, &mut origin)
    };
    ReadFile {
        content,
        findings: reader.findings,
        origin,
    }
}

/// Says whether the file is no TOML at all.
fn report_toml(reader: &mut Reader<'_>, errors: &[toml::de::Error]) -> bool {
    for error in errors.iter().take(20) {
        let at = error.span().map_or(0, |span| span.start);
        let message = format!("this is not valid TOML: {}", error.message());
        reader.report(Code::Toml, at, None, message);
    }
    !errors.is_empty()
}

impl Sources {
    /// Says whether reading the files takes long enough to share the work.
    fn is_large(&self) -> bool {
        self.files.values().map(String::len).sum::<usize>() > 512 << 10
    }

    /// Reads the files of a folder: `deck.toml` and the language files; others are left alone.
    pub fn read(folder: &Path) -> (Sources, Vec<Finding>) {
        let mut sources = Sources::default();
        let mut findings = Vec::new();
        let names = ["deck.toml"].into_iter().chain(Lang::ALL.map(Lang::file));
        for name in names.filter(|name| folder.join(name).exists()) {
            match read_text(&folder.join(name)) {
                Ok(text) => {
                    sources.files.insert(name.to_owned(), text);
                }
                Err((code, message)) => {
                    findings.push(Finding::new(code, message).at(name, None));
                }
            }
        }
        findings.extend(stray_files(folder));
        (sources, findings)
    }
}

/// A misspelt language file would otherwise go unnoticed.
fn stray_files(folder: &Path) -> Vec<Finding> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        let message = format!("{} is not a folder that can be read", folder.display());
        return vec![Finding::new(Code::Read, message)];
    };
    let mut names: Vec<String> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".toml") && name != "deck.toml")
        .filter(|name| !Lang::ALL.iter().any(|lang| lang.file() == name))
        .collect();
    names.sort_unstable();
    let message =
        "a deck has deck.toml, en.toml, it.toml, pl.toml and ru.toml; rename or remove this file";
    names
        .iter()
        .map(|name| Finding::new(Code::UnknownKey, message).at(name, None))
        .collect()
}

/// Reads a text file, but never more than a deck can need.
fn read_text(path: &Path) -> Result<String, (Code, String)> {
    let unreadable =
        |error: std::io::Error| (Code::Read, format!("the file cannot be read: {error}"));
    let file = std::fs::File::open(path).map_err(unreadable)?;
    if !file.metadata().map_err(unreadable)?.is_file() {
        return Err((Code::Read, "this is not a plain file".to_owned()));
    }
    let mut bytes = Vec::new();
    file.take(MAX_FILE_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        let message = format!("the file is larger than {} MiB", MAX_FILE_BYTES >> 20);
        return Err((Code::TooLarge, message));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count()
            + 1;
        let message = format!("line {line} is not text in UTF-8; save the file as UTF-8");
        (Code::Read, message)
    })
}
