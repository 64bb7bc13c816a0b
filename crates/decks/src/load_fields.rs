//! Reading the fields of `deck.toml` and of the language files.

use std::collections::{BTreeMap, BTreeSet};

use antedate_rules::Icon;

use crate::Lang;
use crate::codes::Code;
use crate::dates::{CardDate, DateError, Precision, When, digits, shortened};
use crate::deck::{Card, CardText, Deck, DeckKind, Icons, Texts};
use crate::load::Origin;
use crate::load_trek::{read_trek, read_trek_card};
use crate::toml_tree::{Reader, TomlTable, field, offset_of};

const DECK_KEYS: [&str; 14] = [
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
    "warp",
    "allow",
];

pub(crate) fn read_deck(
    reader: &mut Reader<'_>,
    root: TomlTable<'_>,
    origin: &mut Origin,
) -> Option<Deck> {
    reader.only(root, &DECK_KEYS);
    let id = read_id(reader, root, "id");
    let version = read_version(reader, root);
    let kind = read_kind(reader, root);
    let licence = reader.text(root, "licence");
    let authors = reader.texts(root, "authors");
    let topics = reader.texts(root, "topics");
    let icons = read_icon_names(reader, root, kind);
    let kind = kind?;
    let cards = read_cards(reader, root, kind, &icons, origin);
    let trek = match kind {
        DeckKind::Trek => read_trek(reader, root),
        _ => {
            refuse_trek_parts(reader, root);
            None
        }
    };
    Some(Deck {
        id: id?,
        version: version?,
        kind,
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

fn read_deck_allow(
    reader: &mut Reader<'_>,
    root: TomlTable<'_>,
    origin: &mut Origin,
) -> Vec<String> {
    let allow = reader.texts_or_empty(root, "allow");
    origin.deck_unexplained = !allow.is_empty() && !is_explained(reader, root);
    allow
}

fn refuse_trek_parts(reader: &mut Reader<'_>, root: TomlTable<'_>) {
    for key in ["trek", "ancestor", "itinerary", "warp"] {
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

pub(crate) fn read_id(reader: &mut Reader<'_>, table: TomlTable<'_>, key: &str) -> Option<String> {
    let id = reader.text(table, key)?;
    if is_slug(&id) {
        return Some(id);
    }
    let message = format!(
        "`{}` is not an id: use a-z, 0-9 and '-', at most 64 characters",
        shortened(&id)
    );
    reader.report(Code::BadId, offset_of(table, key), None, message);
    None
}

fn read_version(reader: &mut Reader<'_>, root: TomlTable<'_>) -> Option<String> {
    let version = reader.text(root, "version")?;
    let part = |part: &str| digits(part).is_some_and(|n| n < 100_000);
    if version.split('.').count() == 3 && version.split('.').all(part) {
        return Some(version);
    }
    let message = format!(
        "the version `{}` is not three numbers like 1.0.0",
        shortened(&version)
    );
    reader.report(Code::BadField, offset_of(root, "version"), None, message);
    None
}

fn read_kind(reader: &mut Reader<'_>, root: TomlTable<'_>) -> Option<DeckKind> {
    let name = reader.text(root, "edition")?;
    let kind = DeckKind::by_id(&name);
    if kind.is_none() {
        let message = format!(
            "the edition `{}` does not exist; it is classic, twist, saga or trek",
            shortened(&name)
        );
        reader.report(Code::BadField, offset_of(root, "edition"), None, message);
    }
    kind
}

fn read_icon_names(
    reader: &mut Reader<'_>,
    root: TomlTable<'_>,
    kind: Option<DeckKind>,
) -> Vec<String> {
    let icons = reader.texts_or_empty(root, "icons");
    let expected = match kind {
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
    root: TomlTable<'_>,
    kind: DeckKind,
    icons: &[String],
    origin: &mut Origin,
) -> Vec<Card> {
    let mut cards = Vec::new();
    for value in reader.items(root, "card") {
        let Some(table) = reader.table(root, "card", value) else {
            continue;
        };
        let Some(card) = read_card(reader, table, kind, icons) else {
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
fn is_explained(reader: &Reader<'_>, table: TomlTable<'_>) -> bool {
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
    table: TomlTable<'_>,
    kind: DeckKind,
    icons: &[String],
) -> Option<Card> {
    let id = read_id(reader, table, "id");
    let table = TomlTable {
        owner: id.as_deref(),
        ..table
    };
    reader.only(table, &CARD_KEYS);
    let date = read_date(reader, table, kind);
    let topic = reader.text(table, "topic");
    let motif = reader.text(table, "motif");
    let fame = reader.small(table, "fame", 1..=5, Code::BadField);
    let source = reader.text(table, "source");
    let icons = read_icons(reader, table, kind, icons);
    let trek = read_trek_card(reader, table, kind);
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

fn read_date(reader: &mut Reader<'_>, table: TomlTable<'_>, kind: DeckKind) -> Option<CardDate> {
    let text = reader.text(table, "date")?;
    let at = offset_of(table, "date");
    let when: When = match text.parse() {
        Ok(when) => when,
        Err(error) => {
            let error: DateError = error;
            reader.report(Code::BadDate, at, table.owner, error.to_string());
            return None;
        }
    };
    let is_scene = when.precision() == Precision::Scene;
    if is_scene != (kind == DeckKind::Saga) {
        let message = format!(
            "a card of a {kind} deck cannot have the date `{when}`: scenes are for saga decks, years for all others (D-2)"
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
    table: TomlTable<'_>,
    kind: DeckKind,
    icons: &[String],
) -> Option<Icons> {
    if !kind.has_icons() {
        for key in ["front", "back"] {
            if field(table, key).is_some() {
                let message = format!("a {kind} deck has no icons; remove `{key}`");
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
    table: TomlTable<'_>,
    key: &str,
    icons: &[String],
) -> Option<Icon> {
    let name = reader.text(table, key)?;
    let number = icons.iter().position(|icon| *icon == name);
    if number.is_none() {
        let message = format!(
            "`{key}` is `{}`, which is not one of the deck's icons: {}",
            shortened(&name),
            icons.join(", ")
        );
        reader.report(Code::BadIcon, offset_of(table, key), table.owner, message);
    }
    number
        .and_then(|number| u8::try_from(number).ok())
        .map(Icon)
}

const TEXT_KEYS: [&str; 7] = [
    "name",
    "description",
    "topics",
    "cards",
    "ancestors",
    "itineraries",
    "warps",
];

pub(crate) fn read_words(
    reader: &mut Reader<'_>,
    root: TomlTable<'_>,
    lang: Lang,
    origin: &mut Origin,
) -> Texts {
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
    for (id, table) in reader.named_tables(root, "warps") {
        reader.only(table, &["title"]);
        let title = reader.text(table, "title").unwrap_or_default();
        texts.warps.insert(id.to_owned(), title);
    }
    texts
}

fn read_card_text(reader: &mut Reader<'_>, table: TomlTable<'_>) -> CardText {
    reader.only(table, &["title", "note"]);
    CardText {
        title: reader.text(table, "title").unwrap_or_default(),
        note: reader.text_or_empty(table, "note"),
    }
}
