//! Titles that say the same thing twice.

use std::collections::HashMap;

use super::Lint;
use crate::codes::Code;
use crate::{Lang, deck::Texts};

/// Titles that share this part of their words, by weight, are near-duplicates.
const NEAR_DUPLICATE: f64 = 0.75;
/// Words that occur in more titles than this tell nothing apart. Bounds the work
/// on decks in which every title is made of the same few words.
const MAX_BUCKET: usize = 100;
/// Endings differ by grammar; the first letters of a word carry its sense.
const STEM_CHARS: usize = 6;

pub(super) fn check(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    for (lang, texts) in &deck.texts {
        duplicates(lint, *lang, texts);
        near_duplicates(lint, *lang, texts);
    }
}

fn folded(title: &str) -> String {
    let letters = title.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

fn duplicates(lint: &mut Lint<'_>, lang: Lang, texts: &Texts) {
    let mut first: HashMap<String, &str> = HashMap::new();
    for (id, text) in texts
        .cards
        .iter()
        .filter(|(_, text)| !text.title.is_empty())
    {
        if let Some(other) = first.get(folded(&text.title).as_str()) {
            let message = format!("the title is also that of `{other}`");
            lint.text(Code::DuplicateTitle, lang, id, message);
        } else {
            first.insert(folded(&text.title), id);
        }
    }
}

/// A title as a set of numbered words, in ascending order.
struct Title<'a> {
    id: &'a str,
    words: Vec<u32>,
}

/// The titles of a language, and how much each word tells them apart.
struct Titles<'a> {
    titles: Vec<Title<'a>>,
    weights: Vec<f64>,
}

/// Finds pairs by their rarest words: two titles that share three quarters of
/// their weight must share one of the words that make up the rarest quarter, so
/// only those are looked up. The time grows with the number of cards, not with
/// its square.
fn near_duplicates(lint: &mut Lint<'_>, lang: Lang, texts: &Texts) {
    let all = Titles::of(texts);
    let mut holders: HashMap<u32, Vec<usize>> = HashMap::new();
    let mut looked_at = vec![usize::MAX; all.titles.len()];
    for (n, title) in all.titles.iter().enumerate() {
        let mut found = None;
        for word in all.telling_words(title) {
            let others = holders.entry(word).or_default();
            for other in others.iter().copied() {
                if looked_at[other] != n && all.are_near(&all.titles[other], title) {
                    found = found.or(Some(other));
                }
                looked_at[other] = n;
            }
            if others.len() < MAX_BUCKET {
                others.push(n);
            }
        }
        if let Some(other) = found {
            let other = all.titles[other].id;
            let folded = |id: &str| texts.cards.get(id).map(|text| folded(&text.title));
            // Titles that are quite the same are errors already.
            if folded(other) != folded(title.id) {
                let message = format!("the title is almost that of `{other}`");
                lint.text(Code::NearTitle, lang, title.id, message);
            }
        }
    }
}

impl<'a> Titles<'a> {
    fn of(texts: &'a Texts) -> Titles<'a> {
        let mut numbers: HashMap<String, u32> = HashMap::new();
        let mut counts: Vec<u32> = Vec::new();
        let mut is_number: Vec<bool> = Vec::new();
        let mut titles = Vec::new();
        for (id, text) in &texts.cards {
            let mut words: Vec<u32> = Vec::new();
            for word in text.title.split(|c: char| !c.is_alphanumeric()) {
                let stem: String = word
                    .chars()
                    .flat_map(char::to_lowercase)
                    .take(STEM_CHARS)
                    .collect();
                if stem.is_empty() {
                    continue;
                }
                let next = counts.len() as u32;
                let number = *numbers.entry(stem).or_insert(next);
                if number == next {
                    counts.push(0);
                    is_number.push(tells_by_number(word));
                }
                words.push(number);
            }
            words.sort_unstable();
            words.dedup();
            words.iter().for_each(|word| counts[*word as usize] += 1);
            // One or two words are no sentence: "Titanic sinks" and "Titanic sails" differ.
            if words.len() > 2 {
                titles.push(Title { id, words });
            }
        }
        let n_titles = texts.cards.len() as f64;
        let weight = |(count, number): (&u32, &bool)| {
            let count = if *number { 1.0 } else { f64::from(*count) };
            (1.0 + n_titles / count).ln()
        };
        let weights = counts.iter().zip(&is_number).map(weight).collect();
        Titles { titles, weights }
    }

    fn weight(&self, words: impl IntoIterator<Item = u32>) -> f64 {
        words
            .into_iter()
            .map(|word| self.weights[word as usize])
            .sum()
    }

    /// The heaviest words of a title, until less than three quarters of its weight is left.
    fn telling_words(&self, title: &Title<'_>) -> Vec<u32> {
        let mut words = title.words.clone();
        let weight = |word: &u32| self.weights[*word as usize];
        words.sort_by(|a, b| weight(b).total_cmp(&weight(a)).then(a.cmp(b)));
        let all = self.weight(words.iter().copied());
        let mut left = all;
        let enough = words.iter().position(|word| {
            left -= weight(word);
            left < all * NEAR_DUPLICATE
        });
        words.truncate(enough.map_or(words.len(), |at| at + 1));
        words
    }

    /// Compares what two titles share with all they have, by weight.
    fn are_near(&self, a: &Title<'_>, b: &Title<'_>) -> bool {
        let shared = a
            .words
            .iter()
            .copied()
            .filter(|word| b.words.binary_search(word).is_ok());
        let shared = self.weight(shared);
        let all = self.weight(a.words.iter().chain(&b.words).copied()) - shared;
        shared >= all * NEAR_DUPLICATE
    }
}

/// Numbers tell kings and spacecraft apart, however often they occur.
fn tells_by_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
        || word.bytes().all(|byte| b"IVX".contains(&byte))
}
