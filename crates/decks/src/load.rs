//! From files to a [`Deck`], with every problem named by file and line.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::path::Path;

use antedate_rules::Icon;
use toml::de::DeTable;

use crate::Lang;
use crate::codes::Code;
use crate::dates::{CardDate, Precision, When};
use crate::deck::{Card, CardText, Deck, DeckKind, Icons, Texts};
use crate::finding::{DeckErrors, Finding};
use crate::load_trek::{read_trek, read_trek_card};
use crate::toml_tree::{Reader, Table, field, offset_of};

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
        let mut parsed = Parsed::default();
        let facts = match sources.files.get("deck.toml") {
            Some(text) => parsed.facts(text),
            None => {
                let message = "deck.toml is missing; a deck is a folder with deck.toml and en.toml";
                parsed.findings.push(Finding::new(Code::Read, message));
                None
            }
        };
        let mut texts = BTreeMap::new();
        for lang in Lang::ALL {
            if let Some(text) = sources.files.get(lang.file()) {
                texts.extend(parsed.words(lang, text).map(|words| (lang, words)));
            }
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

    /// Reads `deck.toml`; what it returns may be incomplete when a finding is fatal.
    fn facts(&mut self, text: &str) -> Option<Deck> {
        let mut reader = Reader::new("deck.toml", text);
        let (root, errors) = DeTable::parse_recoverable(text);
        let deck = if report_toml(&mut reader, &errors) {
            None
        } else {
            let root = Table {
                entries: root.get_ref(),
                start: 0,
                owner: None,
            };
            read_deck(&mut reader, root, &mut self.origin)
        };
        self.findings.append(&mut reader.findings);
        deck
    }

    fn words(&mut self, lang: Lang, text: &str) -> Option<Texts> {
        let mut reader = Reader::new(lang.file(), text);
        let (root, errors) = DeTable::parse_recoverable(text);
        let words = if report_toml(&mut reader, &errors) {
            None
        } else {
            let root = Table {
                entries: root.get_ref(),
                start: 0,
                owner: None,
            };
            Some(read_words(&mut reader, root, lang, &mut self.origin))
        };
        for finding in &mut reader.findings {
            finding.lang = Some(lang);
        }
        self.findings.append(&mut reader.findings);
        words
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

const DECK_KEYS: [&str; 13] = [
    "id",
    "version",
    "edition",
    "licence",
    "authors",
    "unique_dates",
    "topics",
    "icons",
    "card",
    "trek",
    "ancestor",
    "itinerary",
    "allow",
];

fn read_deck(reader: &mut Reader<'_>, root: Table<'_>, origin: &mut Origin) -> Option<Deck> {
    reader.only(root, &DECK_KEYS);
    let id = read_id(reader, root, "id");
    let version = read_version(reader, root);
    let edition = read_edition(reader, root);
    let licence = reader.text(root, "licence");
    let authors = reader.texts(root, "authors");
    let topics = reader.texts(root, "topics");
    let icons = read_icon_names(reader, root, edition);
    let edition = edition?;
    let cards = read_cards(reader, root, edition, &icons, origin);
    let trek = match edition {
        DeckKind::Trek => read_trek(reader, root),
        _ => {
            refuse_trek_parts(reader, root);
            None
        }
    };
    Some(Deck {
        id: id?,
        version: version?,
        edition,
        licence: licence?,
        authors: authors?,
        unique_dates: reader.flag(root, "unique_dates"),
        topics: topics?,
        icons,
        cards,
        texts: BTreeMap::new(),
        trek,
        allow: read_deck_allow(reader, root, origin),
    })
}

fn read_deck_allow(reader: &mut Reader<'_>, root: Table<'_>, origin: &mut Origin) -> Vec<String> {
    let allow = reader.texts_or_empty(root, "allow");
    origin.deck_unexplained = !allow.is_empty() && !is_explained(reader, root);
    allow
}

fn refuse_trek_parts(reader: &mut Reader<'_>, root: Table<'_>) {
    for key in ["trek", "ancestor", "itinerary"] {
        if field(root, key).is_some() {
            let message =
                format!("`{key}` belongs to trek decks only; remove it or change the edition");
            reader.report(Code::BadTrek, offset_of(root, key), None, message);
        }
    }
}

/// Says whether a text is a slug.
pub(crate) fn is_slug(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let bytes = text.as_bytes();
    (1..=64).contains(&bytes.len())
        && bytes.iter().all(|byte| plain(*byte) || *byte == b'-')
        && plain(bytes[0])
        && plain(bytes[bytes.len() - 1])
}

pub(crate) fn read_id(reader: &mut Reader<'_>, table: Table<'_>, key: &str) -> Option<String> {
    let id = reader.text(table, key)?;
    if is_slug(&id) {
        return Some(id);
    }
    let message = format!(
        "`{}` is not an id: use a-z, 0-9 and '-', at most 64 characters",
        crate::dates::shortened(&id)
    );
    reader.report(Code::BadId, offset_of(table, key), None, message);
    None
}

fn read_version(reader: &mut Reader<'_>, root: Table<'_>) -> Option<String> {
    let version = reader.text(root, "version")?;
    let part = |part: &str| crate::dates::digits(part).is_some_and(|n| n < 100_000);
    if version.split('.').count() == 3 && version.split('.').all(part) {
        return Some(version);
    }
    let message = format!(
        "the version `{}` is not three numbers like 1.0.0",
        crate::dates::shortened(&version)
    );
    reader.report(Code::BadField, offset_of(root, "version"), None, message);
    None
}

fn read_edition(reader: &mut Reader<'_>, root: Table<'_>) -> Option<DeckKind> {
    let name = reader.text(root, "edition")?;
    let edition = DeckKind::by_id(&name);
    if edition.is_none() {
        let message = format!(
            "the edition `{}` does not exist; it is classic, twist, saga or trek",
            crate::dates::shortened(&name)
        );
        reader.report(Code::BadField, offset_of(root, "edition"), None, message);
    }
    edition
}

fn read_icon_names(
    reader: &mut Reader<'_>,
    root: Table<'_>,
    edition: Option<DeckKind>,
) -> Vec<String> {
    let icons = reader.texts_or_empty(root, "icons");
    let expected = match edition {
        Some(kind) if kind.has_icons() => 6,
        Some(_) => 0,
        None => return icons,
    };
    let distinct: BTreeSet<&String> = icons.iter().collect();
    if icons.len() != expected || distinct.len() != expected {
        let message = format!(
            "{} icons are named; this edition has {expected} different ones",
            icons.len()
        );
        reader.report(Code::BadIcon, offset_of(root, "icons"), None, message);
    }
    icons
}

fn read_cards(
    reader: &mut Reader<'_>,
    root: Table<'_>,
    edition: DeckKind,
    icons: &[String],
    origin: &mut Origin,
) -> Vec<Card> {
    let mut cards = Vec::new();
    for value in reader.items(root, "card") {
        let Some(table) = reader.table(root, "card", value) else {
            continue;
        };
        let Some(card) = read_card(reader, table, edition, icons) else {
            continue;
        };
        let line = reader.line(table.start);
        if let Some(first) = origin.cards.insert(card.id.clone(), line) {
            let message = format!("this id is already used on line {first}; rename one of the two");
            reader.report(Code::DuplicateId, table.start, Some(&card.id), message);
        }
        if !card.allow.is_empty() && !is_explained(reader, table) {
            origin.unexplained.insert(card.id.clone());
        }
        cards.push(card);
    }
    if cards.is_empty() && reader.findings.is_empty() {
        reader.report(
            Code::NoCards,
            0,
            None,
            "the deck has no cards; add [[card]] parts",
        );
    }
    cards.sort_by(|a, b| a.id.cmp(&b.id));
    cards
}

/// Says whether a comment stands on the line of `allow` or on the one above it.
fn is_explained(reader: &Reader<'_>, table: Table<'_>) -> bool {
    let line = reader.line(offset_of(table, "allow"));
    let after = reader
        .line_text(line)
        .rsplit_once(']')
        .map_or("", |(_, rest)| rest);
    let above = if line > 1 {
        reader.line_text(line - 1)
    } else {
        ""
    };
    after.trim_start().starts_with('#') || above.trim_start().starts_with('#')
}

const CARD_KEYS: [&str; 13] = [
    "id", "date", "value", "topic", "motif", "fame", "source", "front", "back", "allow", "day",
    "hours", "benefits",
];

fn read_card(
    reader: &mut Reader<'_>,
    table: Table<'_>,
    edition: DeckKind,
    icons: &[String],
) -> Option<Card> {
    let id = read_id(reader, table, "id");
    let table = Table {
        owner: id.as_deref(),
        ..table
    };
    reader.only(table, &CARD_KEYS);
    let date = read_date(reader, table, edition);
    let topic = reader.text(table, "topic");
    let motif = reader.text(table, "motif");
    let fame = reader.small(table, "fame", 1..=5, Code::BadField);
    let source = reader.text(table, "source");
    let icons = read_icons(reader, table, edition, icons);
    let trek = read_trek_card(reader, table, edition);
    let allow = reader.texts_or_empty(table, "allow");
    Some(Card {
        date: date?,
        topic: topic?,
        motif: motif?,
        fame: fame?,
        source: source?,
        icons,
        trek,
        allow,
        id: id?,
    })
}

fn read_date(reader: &mut Reader<'_>, table: Table<'_>, edition: DeckKind) -> Option<CardDate> {
    let text = reader.text(table, "date")?;
    let at = offset_of(table, "date");
    let when: When = match text.parse() {
        Ok(when) => when,
        Err(error) => {
            let error: crate::dates::DateError = error;
            reader.report(Code::BadDate, at, table.owner, error.to_string());
            return None;
        }
    };
    let is_scene = when.precision() == Precision::Scene;
    if is_scene != (edition == DeckKind::Saga) {
        let message = format!(
            "a card of a {edition} deck cannot have the date `{when}`: scenes are for saga decks, years for all others (D-2)"
        );
        reader.report(Code::DateKind, at, table.owner, message);
        return None;
    }
    let Some(value) = reader.number_if_any(table, "value") else {
        return Some(CardDate::new(when));
    };
    CardDate::with_value(when, value)
        .map_err(|error| {
            let at = offset_of(table, "value");
            reader.report(Code::BadValue, at, table.owner, error.to_string());
        })
        .ok()
}

fn read_icons(
    reader: &mut Reader<'_>,
    table: Table<'_>,
    edition: DeckKind,
    icons: &[String],
) -> Option<Icons> {
    if !edition.has_icons() {
        for key in ["front", "back"] {
            if field(table, key).is_some() {
                let message = format!("a {edition} deck has no icons; remove `{key}`");
                reader.report(Code::BadIcon, offset_of(table, key), table.owner, message);
            }
        }
        return None;
    }
    let front = read_icon(reader, table, "front", icons);
    let back = read_icon(reader, table, "back", icons);
    Some(Icons {
        front: front?,
        back: back?,
    })
}

fn read_icon(
    reader: &mut Reader<'_>,
    table: Table<'_>,
    key: &str,
    icons: &[String],
) -> Option<Icon> {
    let name = reader.text(table, key)?;
    let number = icons.iter().position(|icon| *icon == name);
    if number.is_none() {
        let message = format!(
            "`{key}` is `{}`, which is not one of the deck's icons: {}",
            crate::dates::shortened(&name),
            icons.join(", ")
        );
        reader.report(Code::BadIcon, offset_of(table, key), table.owner, message);
    }
    number
        .and_then(|number| u8::try_from(number).ok())
        .map(Icon)
}

const TEXT_KEYS: [&str; 6] = [
    "name",
    "description",
    "topics",
    "cards",
    "ancestors",
    "itineraries",
];

fn read_words(reader: &mut Reader<'_>, root: Table<'_>, lang: Lang, origin: &mut Origin) -> Texts {
    reader.only(root, &TEXT_KEYS);
    let mut texts = Texts {
        name: reader.text(root, "name").unwrap_or_default(),
        description: reader.text_or_empty(root, "description"),
        ..Texts::default()
    };
    if let Some(topics) =
        field(root, "topics").and_then(|value| reader.table(root, "topics", value))
    {
        for (slug, name) in topics.entries {
            let slug = slug.get_ref().as_ref();
            if let Some(name) = reader.as_text(topics, slug, name) {
                texts.topics.insert(slug.to_owned(), name);
            }
        }
    }
    for (id, table) in reader.named_tables(root, "cards") {
        origin
            .texts
            .insert((lang, id.to_owned()), reader.line(table.start));
        texts
            .cards
            .insert(id.to_owned(), read_card_text(reader, table));
    }
    for (id, table) in reader.named_tables(root, "ancestors") {
        texts
            .ancestors
            .insert(id.to_owned(), read_card_text(reader, table));
    }
    for (id, table) in reader.named_tables(root, "itineraries") {
        reader.only(table, &["title"]);
        let title = reader.text(table, "title").unwrap_or_default();
        texts.itineraries.insert(id.to_owned(), title);
    }
    texts
}

fn read_card_text(reader: &mut Reader<'_>, table: Table<'_>) -> CardText {
    reader.only(table, &["title", "note"]);
    CardText {
        title: reader.text(table, "title").unwrap_or_default(),
        note: reader.text_or_empty(table, "note"),
    }
}
