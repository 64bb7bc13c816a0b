//! The secrets of a deck: how to mark them, exchange them, and find them where they should not be.
//! The tests of the server use this too.

use std::collections::{BTreeMap, BTreeSet};

use antedate_decks::{Card, Deck, Lang as DeckLang};

/// Makes every back of a deck unlike every other and any word on a front.
pub(crate) fn marked(mut deck: Deck) -> Deck {
    let texts = deck.texts.get_mut(&DeckLang::En).expect("English");
    for (n, card) in deck.cards.iter_mut().enumerate() {
        let text = texts.cards.get_mut(&card.id).expect("a title");
        text.note = format!("note-{n}-of-a-back");
        card.source = format!("source-{n}-of-a-back");
    }
    deck
}

/// The fronts and backs that have come into sight so far.
#[derive(Default)]
pub(crate) struct Sight {
    pub(crate) fronts: BTreeSet<String>,
    pub(crate) backs: BTreeSet<String>,
    pub(crate) itineraries: BTreeSet<String>,
}

impl Sight {
    /// Takes in what a message shows.
    pub(crate) fn read(&mut self, value: &serde_json::Value) {
        if let Some(object) = value.as_object() {
            let text = |key: &str| object.get(key).and_then(|value| value.as_str());
            self.fronts.extend(text("title").map(str::to_owned));
            if object.contains_key("label") {
                self.backs.extend(text("id").map(str::to_owned));
            }
            if object.contains_key("itinerary") {
                self.itineraries.extend(text("name").map(str::to_owned));
            }
            object.values().for_each(|value| self.read(value));
        }
        value
            .as_array()
            .into_iter()
            .flatten()
            .for_each(|value| self.read(value));
    }
}

/// The same deck with the faces of cards exchanged that never come into sight, and the
/// backs of cards exchanged that are never turned. For the players this is another order
/// of the pile and other dates in their hands.
pub(crate) fn other_secrets(deck: &Deck, sight: &Sight) -> (Deck, usize) {
    let mut other = deck.clone();
    let texts = &deck.texts[&DeckLang::En];
    let title = |card: &Card| texts.cards[&card.id].title.clone();
    let hidden = |card: &&Card| !sight.backs.contains(&card.id);
    let unseen = |card: &&Card| !sight.fronts.contains(&title(card));
    let ids =
        |cards: Vec<&Card>| -> Vec<String> { cards.iter().map(|card| card.id.clone()).collect() };
    let backs = ids(deck
        .cards
        .iter()
        .filter(hidden)
        .filter(|card| !unseen(card))
        .collect());
    let mut n_changed = 0;
    // Backs of cards in sight: dates, notes, sources and back icons move on by one.
    if deck.trek.is_none() {
        for (to, from) in backs.iter().zip(backs.iter().cycle().skip(1)) {
            n_changed += usize::from(give_back(&mut other, deck, to, from));
        }
    }
    // Cards nobody sees: everything moves on by one, within a day of trek.
    for day in 0..=3 {
        let of_day = |card: &&Card| card.trek.as_ref().map_or(0, |trek| trek.day) == day;
        let cards = ids(deck
            .cards
            .iter()
            .filter(unseen)
            .filter(hidden)
            .filter(of_day)
            .collect());
        for (to, from) in cards.iter().zip(cards.iter().cycle().skip(1)) {
            give_all(&mut other, deck, to, from);
            n_changed += usize::from(to != from);
        }
    }
    n_changed += other_itineraries(&mut other, deck, sight);
    (other, n_changed)
}

fn other_itineraries(other: &mut Deck, deck: &Deck, sight: &Sight) -> usize {
    let Some(trek) = &deck.trek else {
        return 0;
    };
    let name = |id: &str| deck.itinerary_name(id, DeckLang::En).to_owned();
    let hidden: Vec<usize> = (0..trek.itineraries.len())
        .filter(|n| !sight.itineraries.contains(&name(&trek.itineraries[*n].id)))
        .collect();
    for (to, from) in hidden.iter().zip(hidden.iter().cycle().skip(1)) {
        let values = &mut other.trek.as_mut().expect("trek").itineraries[*to];
        values.columns = trek.itineraries[*from].columns.clone();
        values.rows = trek.itineraries[*from].rows.clone();
        let new_name = name(&trek.itineraries[*from].id);
        let texts = other.texts.get_mut(&DeckLang::En).expect("English");
        texts
            .itineraries
            .insert(trek.itineraries[*to].id.clone(), new_name);
    }
    hidden.len()
}

fn find<'a>(deck: &'a mut Deck, id: &str) -> &'a mut Card {
    let card = deck.cards.iter_mut().find(|card| card.id == id);
    card.expect("a card of the deck")
}

/// Gives a card the back of another, if its front icon allows it (CO-17).
fn give_back(other: &mut Deck, deck: &Deck, to: &str, from: &str) -> bool {
    let source = deck.card(from).expect("a card of the deck").clone();
    let note = deck.texts[&DeckLang::En].cards[from].note.clone();
    let card = find(other, to);
    if let (Some(icons), Some(theirs)) = (&mut card.icons, source.icons) {
        if icons.front == theirs.back {
            return false;
        }
        icons.back = theirs.back;
    }
    card.date = source.date;
    card.source = source.source;
    let texts = other.texts.get_mut(&DeckLang::En).expect("English");
    texts.cards.get_mut(to).expect("a title").note = note;
    true
}

/// Gives a card everything of another but its id.
fn give_all(other: &mut Deck, deck: &Deck, to: &str, from: &str) {
    let source = deck.card(from).expect("a card of the deck").clone();
    let text = deck.texts[&DeckLang::En].cards[from].clone();
    let card = find(other, to);
    let id = card.id.clone();
    *card = Card { id, ..source };
    let texts = other.texts.get_mut(&DeckLang::En).expect("English");
    texts.cards.insert(to.to_owned(), text);
}

/// What is on the backs of a deck, by card: words that stand on no front.
pub(crate) fn secrets(deck: &Deck) -> BTreeMap<String, Vec<String>> {
    let back = |card: &Card| {
        let back = deck.back(card, DeckLang::En);
        vec![
            format!("\"{}\"", back.label),
            format!("\"value\":{}", back.value),
            back.note.to_owned(),
            back.source.to_owned(),
            format!("\"{}\"", card.id),
        ]
    };
    deck.cards
        .iter()
        .map(|card| (card.id.clone(), back(card)))
        .collect()
}

/// Finds the first back that is spoken of in `sent`, of a card not among `turned`. Labels
/// and values that a turned card shares with a hidden one are no secret.
pub(crate) fn leak(
    sent: &str,
    secrets: &BTreeMap<String, Vec<String>>,
    turned: &BTreeSet<String>,
) -> Option<String> {
    let public: BTreeSet<&String> = turned.iter().flat_map(|id| &secrets[id]).collect();
    let hidden = secrets.iter().filter(|(id, _)| !turned.contains(*id));
    let mut words = hidden.flat_map(|(id, words)| words.iter().map(move |word| (id, word)));
    let found = words.find(|(_, word)| !public.contains(word) && sent.contains(*word));
    found.map(|(id, word)| format!("{word} of {id}"))
}
