//! Reading the parts that only trek decks have.

use std::collections::BTreeSet;

use crate::codes::Code;
use crate::deck::DeckKind;
use crate::load_fields::read_id;
use crate::toml_tree::{Reader, TomlTable, field, offset_of};
use crate::trek::{
    Ancestor, Benefit, Experience, Itinerary, Reward, TrekCard, TrekData, Warp, WarpKind,
    parse_price, parse_space,
};

/// The longest column an itinerary may have.
const MAX_COLUMN: usize = 8;
/// The most benefits a card may give.
const MAX_BENEFITS: usize = 8;

/// Reads what a trek card adds, and refuses it on any other.
pub(crate) fn read_trek_card(
    reader: &mut Reader<'_>,
    table: TomlTable<'_>,
    kind: DeckKind,
) -> Option<TrekCard> {
    if kind != DeckKind::Trek {
        for key in ["day", "hours", "benefits"] {
            if field(table, key).is_some() {
                let message = format!("`{key}` belongs to trek decks only; remove it");
                reader.report(Code::BadTrek, offset_of(table, key), table.owner, message);
            }
        }
        return None;
    }
    let day = reader.small(table, "day", 1..=3, Code::BadTrek);
    let hours = reader.small(table, "hours", 1..=5, Code::BadTrek);
    let benefits = read_benefits(reader, table, "benefits");
    Some(TrekCard {
        day: day?,
        hours: hours?,
        benefits: benefits?,
    })
}

fn read_benefits(reader: &mut Reader<'_>, table: TomlTable<'_>, key: &str) -> Option<Vec<Benefit>> {
    let names = reader.texts(table, key)?;
    let benefits: Vec<Benefit> = names
        .iter()
        .filter_map(|name| Benefit::by_name(name))
        .collect();
    if benefits.len() == names.len() && benefits.len() <= MAX_BENEFITS {
        return Some(benefits);
    }
    let message = format!(
        "`{key}` must be at most {MAX_BENEFITS} of person, event, innovation, progress, wild and crystal"
    );
    reader.report(Code::BadTrek, offset_of(table, key), table.owner, message);
    None
}

const TREK_KEYS: [&str; 7] = [
    "mat",
    "journey",
    "journey_beyond",
    "punctuality",
    "ancestors",
    "ancestor_hours",
    "ancestor_benefits",
];

/// Reads the tables of a trek deck.
pub(crate) fn read_trek(reader: &mut Reader<'_>, root: TomlTable<'_>) -> Option<TrekData> {
    let ancestors = read_ancestors(reader, root);
    let itineraries = read_itineraries(reader, root);
    let warps = read_warps(reader, root);
    let Some(value) = field(root, "trek") else {
        let message = "a trek deck needs a [trek] part with its mat and journey table";
        reader.report(Code::BadTrek, 0, None, message);
        return None;
    };
    let table = reader.table(root, "trek", value)?;
    reader.only(table, &TREK_KEYS);
    let mat = read_mat(reader, table);
    let journey = read_row::<10>(reader, table, "journey");
    let beyond = reader.small(table, "journey_beyond", 0..=50, Code::BadTrek);
    let punctuality = reader.small(table, "punctuality", 0..=50, Code::BadTrek);
    let pile = read_row::<3>(reader, table, "ancestors");
    let hours = reader.small(table, "ancestor_hours", 1..=5, Code::BadTrek);
    let benefits = read_benefits(reader, table, "ancestor_benefits");
    Some(TrekData {
        mat: mat?,
        journey: journey?,
        journey_beyond: beyond?,
        punctuality: punctuality?,
        ancestor_pile: pile?,
        ancestor_hours: hours?,
        ancestor_benefits: benefits?,
        ancestors,
        itineraries,
        warps,
    })
}

fn read_mat(reader: &mut Reader<'_>, table: TomlTable<'_>) -> Option<[Option<Benefit>; 6]> {
    let names = reader.texts(table, "mat")?;
    let spaces: Vec<Option<Benefit>> = names
        .iter()
        .filter_map(|name| match name.as_str() {
            "nothing" => Some(None),
            name => Benefit::by_name(name).map(Some),
        })
        .collect();
    if names.len() == 6
        && let Ok(mat) = spaces.try_into()
    {
        return Some(mat);
    }
    let message = "`mat` must be six of nothing, person, event, innovation, progress, wild and crystal: deck top first, then the spaces from left to right";
    reader.report(Code::BadTrek, offset_of(table, "mat"), None, message);
    None
}

fn read_row<const N: usize>(
    reader: &mut Reader<'_>,
    table: TomlTable<'_>,
    key: &str,
) -> Option<[u8; N]> {
    let numbers = reader.numbers(table, key)?;
    let small: Vec<u8> = numbers
        .iter()
        .filter_map(|n| u8::try_from(*n).ok())
        .collect();
    let row = small.try_into().ok();
    if row.is_none() || numbers.len() != N {
        let message = format!("`{key}` must be {N} numbers from 0 to 255");
        reader.report(Code::BadTrek, offset_of(table, key), None, message);
        return None;
    }
    row
}

fn read_ancestors(reader: &mut Reader<'_>, root: TomlTable<'_>) -> Vec<Ancestor> {
    let mut ancestors = Vec::new();
    for table in tables(reader, root, "ancestor") {
        reader.only(table, &["id", "motif"]);
        let id = read_id(reader, table, "id");
        let motif = reader.text(table, "motif");
        if let (Some(id), Some(motif)) = (id, motif) {
            ancestors.push(Ancestor { id, motif });
        }
    }
    let ids = ancestors.iter().map(|ancestor| ancestor.id.as_str());
    report_duplicates(reader, offset_of(root, "ancestor"), ids);
    ancestors.sort_by(|a, b| a.id.cmp(&b.id));
    ancestors
}

fn read_itineraries(reader: &mut Reader<'_>, root: TomlTable<'_>) -> Vec<Itinerary> {
    let mut itineraries = Vec::new();
    for table in tables(reader, root, "itinerary") {
        itineraries.extend(read_itinerary(reader, table));
    }
    let ids = itineraries.iter().map(|itinerary| itinerary.id.as_str());
    report_duplicates(reader, offset_of(root, "itinerary"), ids);
    itineraries.sort_by(|a, b| a.id.cmp(&b.id));
    itineraries
}

fn read_itinerary(reader: &mut Reader<'_>, table: TomlTable<'_>) -> Option<Itinerary> {
    let id = read_id(reader, table, "id")?;
    let table = TomlTable {
        owner: Some(&id),
        ..table
    };
    reader.only(
        table,
        &["id", "person", "event", "innovation", "progress", "rows"],
    );
    let columns = Experience::ALL.map(|column| read_spaces(reader, table, column.name()));
    let rows = read_spaces(reader, table, "rows")?;
    let [Some(person), Some(event), Some(innovation), Some(progress)] = columns else {
        return None;
    };
    Some(Itinerary {
        columns: [person, event, innovation, progress],
        rows,
        id: id.clone(),
    })
}

fn read_warps(reader: &mut Reader<'_>, root: TomlTable<'_>) -> Vec<Warp> {
    let mut warps = Vec::new();
    for table in tables(reader, root, "warp") {
        warps.extend(read_warp(reader, table));
    }
    let ids = warps.iter().map(|warp| warp.id.as_str());
    report_duplicates(reader, offset_of(root, "warp"), ids);
    warps.sort_by(|a, b| a.id.cmp(&b.id));
    warps
}

fn read_warp(reader: &mut Reader<'_>, table: TomlTable<'_>) -> Option<Warp> {
    let id = read_id(reader, table, "id")?;
    let table = TomlTable {
        owner: Some(&id),
        ..table
    };
    reader.only(table, &["id", "kind", "price"]);
    let kind = WarpKind::by_name(&reader.text(table, "kind")?);
    if kind.is_none() {
        let known = WarpKind::ALL.map(WarpKind::name).join(", ");
        let message = format!("`kind` must be one of {known}");
        reader.report(
            Code::BadTrek,
            offset_of(table, "kind"),
            table.owner,
            message,
        );
    }
    let price = parse_price(&reader.text(table, "price")?);
    if price.is_none() {
        let message = "`price` must be 'free', 'N crystals' or 'N hours', at most 12";
        reader.report(
            Code::BadTrek,
            offset_of(table, "price"),
            table.owner,
            message,
        );
    }
    let (kind, price) = (kind?, price?);
    Some(Warp {
        id: id.clone(),
        kind,
        price,
    })
}

fn read_spaces(
    reader: &mut Reader<'_>,
    table: TomlTable<'_>,
    key: &str,
) -> Option<Vec<Option<Reward>>> {
    let texts = reader.texts(table, key)?;
    let spaces: Vec<Option<Reward>> = texts.iter().filter_map(|text| parse_space(text)).collect();
    if spaces.len() == texts.len() && spaces.len() <= MAX_COLUMN {
        return Some(spaces);
    }
    let message = format!(
        "`{key}` must be at most {MAX_COLUMN} spaces, each '-', 'N points' or 'N crystals'"
    );
    reader.report(Code::BadTrek, offset_of(table, key), table.owner, message);
    None
}

fn tables<'a>(reader: &mut Reader<'_>, root: TomlTable<'a>, key: &str) -> Vec<TomlTable<'a>> {
    reader
        .items(root, key)
        .iter()
        .filter_map(|value| reader.table(root, key, value))
        .collect()
}

fn report_duplicates<'a>(reader: &mut Reader<'_>, at: usize, ids: impl Iterator<Item = &'a str>) {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            let message = "this id is used twice; rename one of the two";
            reader.report(Code::DuplicateId, at, Some(id), message);
        }
    }
}
