//! Which column is which, by its name in four languages.

use crate::Lang;
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

const NAMES: [(Field, &[&str]); 13] = [
    (
        Field::Title(None),
        &[
            "title",
            "name",
            "event",
            "titolo",
            "nome",
            "evento",
            "tytuł",
            "nazwa",
            "wydarzenie",
            "название",
            "заголовок",
            "событие",
        ],
    ),
    (
        Field::Date,
        &[
            "date",
            "year",
            "when",
            "data",
            "anno",
            "quando",
            "rok",
            "kiedy",
            "дата",
            "год",
            "когда",
            "year astronomical",
            "astronomical year",
        ],
    ),
    (
        Field::Note(None),
        &[
            "note",
            "notes",
            "description",
            "subtitle",
            "kind",
            "comment",
            "nota",
            "descrizione",
            "notatka",
            "opis",
            "uwagi",
            "примечание",
            "заметка",
            "описание",
        ],
    ),
    (
        Field::Topic,
        &[
            "topic",
            "category",
            "subject",
            "argomento",
            "categoria",
            "tema",
            "temat",
            "kategoria",
            "тема",
            "категория",
        ],
    ),
    (
        Field::Source,
        &[
            "source",
            "qid",
            "item",
            "wikidata",
            "fonte",
            "źródło",
            "источник",
        ],
    ),
    (
        Field::Motif,
        &[
            "motif",
            "picture",
            "motivo",
            "immagine",
            "motyw",
            "obrazek",
            "мотив",
            "картинка",
        ],
    ),
    (Field::Fame, &["fame", "fama", "sława", "известность"]),
    (Field::Views, &["page views", "pageviews"]),
    (
        Field::Page,
        &["wikipediaslug", "wikipedia slug", "wikipedia"],
    ),
    (Field::Id, &["id"]),
    (Field::Value, &["value", "valore", "wartość", "значение"]),
    (Field::Front, &["front", "front icon"]),
    (Field::Back, &["back", "back icon"]),
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
    let found = NAMES.iter().find(|(_, names)| names.contains(&name));
    found.map(|(field, _)| *field)
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
    fn columns_are_known_in_four_languages() {
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
