//! Which column is which, by its name in every language.

use crate::Lang;
use crate::lang::Columns;
use crate::lenient::Counting;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Field {
    /// The title, in a language if the column names one.
    Title(Option<Lang>),
    Note(Option<Lang>),
    Date,
    Value,
    Topic,
    Source,
    Motif,
    Fame,
    /// How often a page is read, from which fame is guessed.
    Views,
    /// A page of the English Wikipedia.
    Page,
    Id,
    Front,
    Back,
}

/// What columns are called in tables of any language.
const EVERYWHERE: [(Field, &[&str]); 7] = [
    (Field::Date, &["year astronomical", "astronomical year"]),
    (Field::Source, &["qid", "wikidata"]),
    (Field::Views, &["page views", "pageviews"]),
    (
        Field::Page,
        &["wikipediaslug", "wikipedia slug", "wikipedia"],
    ),
    (Field::Id, &["id"]),
    (Field::Front, &["front", "front icon"]),
    (Field::Back, &["back", "back icon"]),
];

/// What a language calls the columns of a field.
type Names = fn(&'static Columns) -> &'static [String];
const BY_LANGUAGE: [(Field, Names); 8] = [
    (Field::Title(None), |columns| &columns.title),
    (Field::Date, |columns| &columns.date),
    (Field::Note(None), |columns| &columns.note),
    (Field::Topic, |columns| &columns.topic),
    (Field::Source, |columns| &columns.source),
    (Field::Motif, |columns| &columns.motif),
    (Field::Fame, |columns| &columns.fame),
    (Field::Value, |columns| &columns.value),
];

/// Recognises a column by its name.
pub(super) fn field(name: &str) -> Option<Field> {
    let name = name.trim().to_lowercase().replace('_', " ");
    if let Some(field) = plain_field(&name) {
        return Some(field);
    }
    let (name, code) = name.trim_end_matches(')').rsplit_once([' ', ':', '('])?;
    let lang: Lang = code.parse().ok()?;
    match plain_field(name.trim_end())? {
        Field::Title(_) => Some(Field::Title(Some(lang))),
        Field::Note(_) => Some(Field::Note(Some(lang))),
        _ => None,
    }
}

fn plain_field(name: &str) -> Option<Field> {
    let mut everywhere = EVERYWHERE.iter();
    if let Some((field, _)) = everywhere.find(|(_, names)| names.contains(&name)) {
        return Some(*field);
    }
    let is_called = |names: Names| {
        let mut languages = Lang::ALL.into_iter().map(Lang::language);
        languages.any(|language| names(&language.columns).iter().any(|known| known == name))
    };
    let mut fields = BY_LANGUAGE.iter();
    let (field, _) = fields.find(|(_, names)| is_called(*names))?;
    Some(*field)
}

/// A column may say itself how it counts.
pub(super) fn counting(name: &str) -> Option<Counting> {
    name.to_lowercase()
        .contains("astronomical")
        .then_some(Counting::Astronomical)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_known_in_every_language() {
        for name in ["Title", " titolo ", "Tytuł", "СОБЫТИЕ"] {
            assert_eq!(field(name), Some(Field::Title(None)), "{name}");
        }
        for name in ["Year", "anno", "Rok", "Год", "year_astronomical"] {
            assert_eq!(field(name), Some(Field::Date), "{name}");
        }
        assert_eq!(field("title_it"), Some(Field::Title(Some(Lang::It))));
        assert_eq!(field("Note (ru)"), Some(Field::Note(Some(Lang::Ru))));
        assert_eq!(field("date_it"), None);
        assert_eq!(field("colour"), None);
        assert_eq!(counting("year_astronomical"), Some(Counting::Astronomical));
        assert_eq!(counting("year"), None);
    }
}
