//! Titles that say the same thing twice.

use std::collections::HashMap;

use super::Lint;
use crate::codes::Code;
use crate::{Lang, deck::Texts};

/// Titles that share three quarters of their words are near-duplicates.
const NEAR: (usize, usize) = (3, 4);
/// Words that occur in more titles than this tell nothing apart. Bounds the work
/// on decks in which every title is made of the same few words.
const MAX_BUCKET: usize = 400;
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

/// Finds pairs by their rarest words: two titles that share three quarters of
/// their words must share one of the rarest quarter (and one more), so only
/// those are looked up. The time grows with the number of cards, not with its square.
fn near_duplicates(lint: &mut Lint<'_>, lang: Lang, texts: &Texts) {
    let (titles, frequency) = numbered(texts);
    let mut holders: HashMap<u32, Vec<usize>> = HashMap::new();
    let mut looked_at = vec![usize::MAX; titles.len()];
    for (n, title) in titles.iter().enumerate() {
        let mut rare = title.words.clone();
        rare.sort_by_key(|word| (frequency[*word as usize], *word));
        rare.truncate(title.words.len() - needed(title.words.len()) + 1);
        let mut found = None;
        for word in rare {
            let others = holders.entry(word).or_default();
            for other in others.iter().copied() {
                if looked_at[other] != n && is_near(&titles[other], title) {
                    found = found.or(Some(other));
                }
                looked_at[other] = n;
            }
            if others.len() < MAX_BUCKET {
                others.push(n);
            }
        }
        if let Some(other) = found {
            let message = format!("the title is almost that of `{}`", titles[other].id);
            lint.text(Code::NearTitle, lang, title.id, message);
        }
    }
}

/// How many of `n` words must be shared at least.
fn needed(n: usize) -> usize {
    (n * NEAR.0).div_ceil(NEAR.1)
}

/// Equal sets are left to [`duplicates`] unless the order of the words differs.
fn is_near(a: &Title<'_>, b: &Title<'_>) -> bool {
    let shared = a
        .words
        .iter()
        .filter(|word| b.words.binary_search(word).is_ok())
        .count();
    let all = a.words.len() + b.words.len() - shared;
    shared * NEAR.1 >= all * NEAR.0
}

/// Numbers the words of all titles and counts how many titles have each.
fn numbered(texts: &Texts) -> (Vec<Title<'_>>, Vec<u32>) {
    let mut numbers: HashMap<String, u32> = HashMap::new();
    let mut frequency: Vec<u32> = Vec::new();
    let mut titles = Vec::new();
    for (id, text) in &texts.cards {
        let mut words: Vec<u32> = Vec::new();
        for word in significant_words(&text.title) {
            let next = numbers.len() as u32;
            let number = *numbers.entry(word).or_insert(next);
            if number == next {
                frequency.push(0);
            }
            words.push(number);
        }
        words.sort_unstable();
        words.dedup();
        for word in &words {
            frequency[*word as usize] += 1;
        }
        // One or two words are no sentence; "Titanic sinks" and "Titanic sails" are different events.
        if words.len() > 2 {
            titles.push(Title { id, words });
        }
    }
    (titles, frequency)
}

/// Words without their endings; short ones and articles left out, numbers kept whole.
fn significant_words(title: &str) -> Vec<String> {
    let words = title.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| word.chars().count() > 3 || word.bytes().any(|byte| byte.is_ascii_digit()))
        .map(|word| {
            word.chars()
                .flat_map(char::to_lowercase)
                .take(STEM_CHARS)
                .collect()
        })
        .collect()
}
