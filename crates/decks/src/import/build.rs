//! From rows to a deck.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::cells::clean;
use super::header::Field;
use super::slug::{Slugs, slug};
use super::{ImportError, ImportOptions, Imported, MAX_CELL_BYTES, Report, checked};
use crate::Lang;
use crate::dates::{CardDate, When};
use crate::doc::{CardDoc, CardTextDoc, DeckDoc, TextsDoc};
use crate::lenient::{Counting, parse_lenient};
use crate::load_fields::is_slug;

/// The picture of a card whose row names none.
const DEFAULT_MOTIF: &str = "hourglass";
/// The topic of a card whose row names none.
const DEFAULT_TOPIC: &str = "general";

/// A row's cells, each with what it is and what its column is called.
pub(super) struct Row<'a> {
    pub(super) number: u64,
    pub(super) cells: Vec<(Field, &'a str, &'a str)>,
}

impl<'a> Row<'a> {
    fn get(&self, field: Field) -> Option<&'a str> {
        let mut cells = self.cells.iter();
        let (_, _, cell) = cells.find(|(other, _, cell)| *other == field && !cell.is_empty())?;
        Some(cell)
    }
}

/// A deck growing row by row.
pub(super) struct Builder<'o> {
    options: &'o ImportOptions,
    counting: Counting,
    pub(super) report: Report,
    pub(super) n_rows: usize,
    slugs: Slugs,
    /// Title and value of what was taken, with its row, so that no card comes twice.
    seen: HashMap<(String, i64), u64>,
    cards: Vec<CardDoc>,
    texts: BTreeMap<Lang, BTreeMap<String, CardTextDoc>>,
    topics: BTreeMap<String, String>,
    icons: BTreeSet<String>,
    /// Whether the first card taken has a scene number, and so all must.
    scenes: Option<bool>,
}

impl<'o> Builder<'o> {
    pub(super) fn new(options: &'o ImportOptions, counting: Counting) -> Builder<'o> {
        Builder {
            options,
            counting,
            report: Report::default(),
            n_rows: 0,
            slugs: Slugs::default(),
            seen: HashMap::new(),
            cards: Vec::new(),
            texts: BTreeMap::new(),
            topics: BTreeMap::new(),
            icons: BTreeSet::new(),
            scenes: None,
        }
    }

    /// Takes a row or says why not.
    pub(super) fn row(&mut self, row: &Row<'_>) {
        self.n_rows += 1;
        if let Err(message) = self.try_row(row) {
            self.report.skip(row.number, message);
        }
    }

    /// Notes a row that could not even be read.
    pub(super) fn unreadable(&mut self, row: u64, message: impl Into<String>) {
        self.n_rows += 1;
        self.report.skip(row, message);
    }

    fn try_row(&mut self, row: &Row<'_>) -> Result<(), String> {
        for (_, column, cell) in &row.cells {
            if cell.len() > MAX_CELL_BYTES {
                let kib = MAX_CELL_BYTES >> 10;
                return Err(format!(
                    "the column `{column}` has more than {kib} KiB; shorten it"
                ));
            }
        }
        let mut words = self.words(row)?;
        let title = words.values().find(|text| !text.title.is_empty());
        let title = title.ok_or("there is no title")?.title.clone();
        self.leave_out_untitled(row, &mut words);
        let date = self.date(row)?;
        let scene = matches!(date.when(), When::Scene(_));
        if self.scenes.is_some_and(|scenes| scenes != scene) {
            return Err("scene numbers and years cannot be mixed in one deck".to_owned());
        }
        let key = (title.to_lowercase(), date.value());
        if let Some(other) = self.seen.get(&key) {
            return Err(format!("the same title and date stand in row {other}"));
        }
        let card = self.card(row, date, &title)?;
        self.scenes = Some(scene);
        self.seen.insert(key, row.number);
        for (lang, text) in words {
            self.texts
                .entry(lang)
                .or_default()
                .insert(card.id.clone(), text);
        }
        self.icons
            .extend(card.front.iter().chain(&card.back).cloned());
        self.cards.push(card);
        self.report.taken += 1;
        Ok(())
    }

    fn card(&mut self, row: &Row<'_>, date: CardDate, title: &str) -> Result<CardDoc, String> {
        let front = self.cell(row, Field::Front)?;
        let back = self.cell(row, Field::Back)?;
        if front.is_some() != back.is_some() {
            return Err("a card has an icon on both faces or on neither".to_owned());
        }
        let motif = self.cell(row, Field::Motif)?;
        let fame = self.fame(row)?;
        let source = self.source(row)?;
        let topic = self.topic(row)?;
        Ok(CardDoc {
            id: self.id(row, title)?,
            date: date.when().to_string(),
            value: date.explicit_value(),
            topic,
            motif: motif.unwrap_or_else(|| DEFAULT_MOTIF.to_owned()),
            fame,
            source,
            front,
            back,
            day: None,
            hours: None,
            benefits: None,
            allow: Vec::new(),
        })
    }

    /// Cleans a cell; what is removed from it goes into the report.
    fn cell(&mut self, row: &Row<'_>, field: Field) -> Result<Option<String>, String> {
        let Some(raw) = row.get(field) else {
            return Ok(None);
        };
        let cell = clean(raw)?;
        if !cell.removed.is_empty() {
            let message = format!("{} removed", cell.removed.join(" and "));
            self.report.clean(row.number, message);
        }
        Ok(Some(cell.text).filter(|text| !text.is_empty()))
    }

    /// Takes the words of each language. What stands in a column without a language fills
    /// only what a column with that language leaves empty, so it comes last.
    fn words(&mut self, row: &Row<'_>) -> Result<BTreeMap<Lang, CardTextDoc>, String> {
        let mut words: BTreeMap<Lang, CardTextDoc> = BTreeMap::new();
        let langs = Lang::ALL.map(Some).into_iter().chain([None]);
        for lang in langs {
            let title = self.cell(row, Field::Title(lang))?;
            let note = self.cell(row, Field::Note(lang))?;
            if title.is_some() || note.is_some() {
                let text = words.entry(lang.unwrap_or(self.options.lang)).or_default();
                fill(&mut text.title, title);
                fill(&mut text.note, note);
            }
        }
        Ok(words)
    }

    /// Leaves out a note in a language in which the card has no title: the card would be
    /// nameless in that language instead of having its title in another.
    fn leave_out_untitled(&mut self, row: &Row<'_>, words: &mut BTreeMap<Lang, CardTextDoc>) {
        words.retain(|lang, text| {
            let titled = !text.title.is_empty();
            if !titled {
                let code = lang.code();
                let message = format!("a note in `{code}` removed, for want of a title in it");
                self.report.clean(row.number, message);
            }
            titled
        });
    }

    fn date(&self, row: &Row<'_>) -> Result<CardDate, String> {
        let text = row.get(Field::Date).ok_or("there is no date")?;
        let when = parse_lenient(text, self.counting).map_err(|error| error.to_string())?;
        let Some(value) = row.get(Field::Value) else {
            return Ok(CardDate::new(when));
        };
        let value = value.trim();
        let number = value.parse().map_err(|_| {
            format!(
                "the value `{}` is not a whole number",
                crate::dates::shortened(value)
            )
        })?;
        CardDate::with_value(when, number).map_err(|error| error.to_string())
    }

    fn id(&mut self, row: &Row<'_>, title: &str) -> Result<String, String> {
        match row.get(Field::Id).map(str::trim) {
            Some(id) if is_slug(id) => match self.slugs.take(id, row.number) {
                Ok(()) => Ok(id.to_owned()),
                Err(other) => Err(format!("the id `{id}` is already used in row {other}")),
            },
            Some(id) => Err(format!(
                "`{}` is not an id: use a-z, 0-9 and '-', at most 64 characters",
                crate::dates::shortened(id)
            )),
            None => Ok(self.slugs.make(title, row.number)),
        }
    }

    fn topic(&mut self, row: &Row<'_>) -> Result<String, String> {
        let Some(name) = self.cell(row, Field::Topic)? else {
            let name = &self.options.lang.language().no_topic;
            self.topics
                .insert(DEFAULT_TOPIC.to_owned(), name.to_owned());
            return Ok(DEFAULT_TOPIC.to_owned());
        };
        let topic = if is_slug(&name) {
            name.clone()
        } else {
            slug(&name)
        };
        self.topics.entry(topic.clone()).or_insert(name);
        Ok(topic)
    }

    fn fame(&self, row: &Row<'_>) -> Result<u8, String> {
        if let Some(text) = row.get(Field::Fame) {
            let fame = text
                .trim()
                .parse()
                .ok()
                .filter(|fame| (1..=5).contains(fame));
            let text = crate::dates::shortened(text);
            return fame.ok_or(format!("fame is a number from 1 to 5, not `{text}`"));
        }
        let views: Option<u64> = row
            .get(Field::Views)
            .and_then(|views| views.trim().parse().ok());
        Ok(views.map_or(3, fame_of_views))
    }

    fn source(&mut self, row: &Row<'_>) -> Result<String, String> {
        if let Some(source) = self.cell(row, Field::Source)? {
            return Ok(source);
        }
        Ok(match self.cell(row, Field::Page)? {
            Some(page) => format!("Wikipedia, '{}'", page.replace('_', " ")),
            None => format!("{}, row {}", self.options.file_name, row.number),
        })
    }

    /// Puts the deck together.
    pub(super) fn finish(mut self) -> Result<Imported, ImportError> {
        if self.cards.is_empty() {
            let rows = self.n_rows;
            return Err(match self.report.skipped.into_iter().next() {
                Some(first) => ImportError::NothingTaken { rows, first },
                None => ImportError::Empty,
            });
        }
        let edition = match (self.scenes, self.icons.is_empty()) {
            (Some(true), _) => "saga",
            (_, false) => "twist",
            _ => "classic",
        };
        if !self.icons.is_empty() {
            self.drop_cards_without_icons();
        }
        let id = slug(&self.options.deck_id);
        let doc = DeckDoc {
            antedate_deck: DeckDoc::SHAPE,
            version: "1.0.0".to_owned(),
            edition: edition.to_owned(),
            licence: "unknown".to_owned(),
            authors: vec![format!("Imported from {}", self.options.file_name)],
            unique_dates: edition == "saga",
            topics: self.topics.keys().cloned().collect(),
            icons: self.icons.iter().cloned().collect(),
            texts: self.texts_docs(),
            cards: self.cards,
            trek: None,
            allow: Vec::new(),
            id,
        };
        let (deck, sources) = checked(&doc)?;
        Ok(Imported {
            deck,
            sources,
            report: self.report,
        })
    }

    fn drop_cards_without_icons(&mut self) {
        let bare: BTreeSet<String> = self
            .cards
            .iter()
            .filter(|card| card.front.is_none())
            .map(|card| card.id.clone())
            .collect();
        self.cards.retain(|card| !bare.contains(&card.id));
        for texts in self.texts.values_mut() {
            texts.retain(|id, _| !bare.contains(id));
        }
        self.report.taken = self.cards.len();
        for id in bare {
            let note = format!("the card `{id}` was left out: it has no icons and others have");
            self.report.notes.push(note);
        }
    }

    fn texts_docs(&mut self) -> BTreeMap<String, TextsDoc> {
        let name = &self.options.deck_id;
        let mut docs = BTreeMap::new();
        for (lang, cards) in std::mem::take(&mut self.texts) {
            let texts = TextsDoc {
                name: name.clone(),
                description: String::new(),
                topics: self.topics.clone(),
                cards,
                ..TextsDoc::default()
            };
            docs.insert(lang.code().to_owned(), texts);
        }
        docs
    }
}

fn fill(text: &mut String, with: Option<String>) {
    if text.is_empty() {
        *text = with.unwrap_or_default();
    }
}

/// A guess: what a hundred thousand people look up in a month, everybody has heard of.
fn fame_of_views(views: u64) -> u8 {
    match views {
        100_000.. => 5,
        30_000.. => 4,
        10_000.. => 3,
        3_000.. => 2,
        _ => 1,
    }
}
