//! Decks made by the program for tests and benchmarks: the same for ever, with nothing to learn
//! from ids or titles.

use std::collections::{BTreeMap, BTreeSet};

use antedate_dice::Dice;
use antedate_rules::Icon;

use crate::dates::{CardDate, When};
use crate::deck::{Card, CardText, Deck, DeckKind, Icons, Texts};
use crate::generated_trek::{generated_trek, trek_card};
use crate::{Lang, Year};

/// The most cards of a generated deck.
pub const MAX_GENERATED: usize = 17_000;

/// Why there is no such generated deck.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GeneratedError {
    /// Not `generated:SIZE`.
    #[error(
        "`{0}` is not a generated deck; write generated:220, generated:120:ties, generated:120:twist or generated:100:saga"
    )]
    Spec(String),
    /// Too few or too many.
    #[error("a generated deck has 1 to {max} cards of this kind, not {size}")]
    Size {
        /// The size asked for.
        size: usize,
        /// The most there can be.
        max: usize,
    },
    /// Equal dates where they are forbidden (D-3).
    #[error("a {0} deck has no equal dates (D-3); leave `:ties` away")]
    Ties(DeckKind),
}

/// Makes a deck of `size` cards of a kind; with `ties`, about half of the
/// cards share their year with another.
///
/// The same arguments always give the same deck. A trek deck is always the one
/// of [`crate::generated_trek`].
///
/// # Errors
/// The kind has no deck of that size, or no ties.
pub fn generated(kind: DeckKind, size: usize, ties: bool) -> Result<Deck, GeneratedError> {
    let max = match kind {
        DeckKind::Classic | DeckKind::Twist => MAX_GENERATED,
        DeckKind::Saga => 100,
        DeckKind::Trek => 108,
    };
    let min = if kind == DeckKind::Trek { 108 } else { 1 };
    if !(min..=max).contains(&size) {
        return Err(GeneratedError::Size { size, max });
    }
    if ties && matches!(kind, DeckKind::Saga | DeckKind::Trek) {
        return Err(GeneratedError::Ties(kind));
    }
    Ok(match kind {
        DeckKind::Trek => generated_trek(),
        _ => dated_deck(kind, size, ties),
    })
}

/// Makes the dated cards of a deck; a trek deck needs its tables besides.
pub(crate) fn dated_deck(kind: DeckKind, size: usize, ties: bool) -> Deck {
    let mut dice = Dice::new(size as u64 * 2 + u64::from(ties));
    let dates = match kind {
        DeckKind::Saga => scenes(size, &mut dice),
        DeckKind::Classic | DeckKind::Twist | DeckKind::Trek => years(size, ties, &mut dice),
    };
    deck(kind, &dates, ties, &mut dice)
}

/// The scenes 1 to `size` in an order that says nothing.
fn scenes(size: usize, dice: &mut Dice) -> Vec<CardDate> {
    let mut scenes: Vec<u32> = (1..=size as u32).collect();
    dice.shuffle(&mut scenes);
    scenes
        .into_iter()
        .map(|scene| CardDate::new(When::Scene(scene)))
        .collect()
}

/// Years that are distinct, or with `ties` drawn from half as many as there are cards.
fn years(size: usize, ties: bool, dice: &mut Dice) -> Vec<CardDate> {
    let wanted = if ties { size.div_ceil(2) } else { size };
    let span = (wanted * 8).max(5000);
    let mut distinct = BTreeSet::new();
    while distinct.len() < wanted {
        distinct.insert(2000 - dice.below(span) as i64);
    }
    let mut years: Vec<i64> = distinct.into_iter().collect();
    dice.shuffle(&mut years);
    while years.len() < size {
        years.push(years[dice.below(wanted)]);
    }
    dice.shuffle(&mut years);
    let exact = |n| Year::from_astronomical(n).expect("a few hundred thousand years at most");
    years
        .into_iter()
        .map(|n| CardDate::new(When::Exact(exact(n))))
        .collect()
}

const TOPICS: [&str; 4] = ["invention", "science", "arts", "society"];
const ICONS: [&str; 6] = ["sun", "key", "leaf", "wave", "star", "flame"];
const MOTIFS: [&str; 6] = [
    "cartwheel",
    "abacus",
    "anchor",
    "acorn",
    "anvil",
    "apple-core",
];

const FIRST: [&str; 26] = [
    "amber", "brave", "calm", "dusty", "eager", "fancy", "gentle", "hollow", "icy", "jolly",
    "keen", "lively", "mellow", "noble", "odd", "plain", "quiet", "rough", "silent", "tender",
    "upright", "velvet", "wide", "young", "zesty", "copper",
];
const SECOND: [&str; 26] = [
    "anchor", "basket", "candle", "drum", "engine", "feather", "garden", "hammer", "island",
    "jacket", "kettle", "lantern", "mirror", "needle", "orchard", "pillow", "quill", "ribbon",
    "saddle", "table", "umbrella", "violin", "window", "yoke", "zither", "bridge",
];
const THIRD: [&str; 26] = [
    "arrives", "breaks", "closes", "dances", "enters", "falls", "grows", "hides", "improves",
    "jumps", "knocks", "leaves", "moves", "nods", "opens", "plays", "quits", "rests", "sings",
    "turns", "unfolds", "vanishes", "wakes", "yields", "zooms", "begins",
];

/// The words of the n-th card: a walk through all combinations in large steps.
fn words(n: usize) -> [&'static str; 3] {
    let n = n * 4999 % 17_576;
    [FIRST[n % 26], SECOND[n / 26 % 26], THIRD[n / 676]]
}

fn deck(kind: DeckKind, dates: &[CardDate], ties: bool, dice: &mut Dice) -> Deck {
    let mut pairs = icon_pairs(dates.len());
    dice.shuffle(&mut pairs);
    let mut cards = Vec::new();
    let mut texts = BTreeMap::new();
    for (n, date) in dates.iter().enumerate() {
        let words = words(n);
        let id = words.join("-");
        texts.insert(id.clone(), card_text(words));
        cards.push(Card {
            id,
            date: *date,
            topic: TOPICS[dice.below(TOPICS.len())].to_owned(),
            motif: MOTIFS[dice.below(MOTIFS.len())].to_owned(),
            fame: 1 + dice.below(5) as u8,
            source: "generated".to_owned(),
            icons: kind.has_icons().then_some(pairs[n]),
            trek: (kind == DeckKind::Trek).then(|| trek_card(n, dice)),
            allow: Vec::new(),
        });
    }
    cards.sort_by(|a, b| a.id.cmp(&b.id));
    let suffix = if ties { "-ties" } else { "" };
    Deck {
        id: format!("generated-{kind}-{}{suffix}", dates.len()),
        version: "1.0.0".to_owned(),
        kind,
        licence: "CC0-1.0".to_owned(),
        authors: vec!["The Antedate authors".to_owned()],
        unique_dates: !ties,
        topics: TOPICS.map(str::to_owned).to_vec(),
        icons: if kind.has_icons() {
            ICONS.map(str::to_owned).to_vec()
        } else {
            Vec::new()
        },
        cards,
        texts: BTreeMap::from([(Lang::En, deck_texts(texts))]),
        trek: None,
        allow: Vec::new(),
    }
}

/// The 30 ordered pairs of different icons, over and over.
fn icon_pairs(size: usize) -> Vec<Icons> {
    let pairs = (0..6u8).flat_map(|front| (0..6u8).map(move |back| (front, back)));
    let pairs: Vec<Icons> = pairs
        .filter(|(front, back)| front != back)
        .map(|(front, back)| Icons {
            front: Icon(front),
            back: Icon(back),
        })
        .collect();
    pairs.into_iter().cycle().take(size).collect()
}

fn card_text([first, second, third]: [&str; 3]) -> CardText {
    CardText {
        title: format!("The {first} {second} {third}"),
        note: format!("Nobody knows why the {second} is {first}."),
    }
}

fn deck_texts(cards: BTreeMap<String, CardText>) -> Texts {
    Texts {
        name: "Generated".to_owned(),
        description: "A deck made by the program for tests.".to_owned(),
        topics: TOPICS
            .map(|topic| (topic.to_owned(), topic.to_owned()))
            .into(),
        cards,
        ..Texts::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(deck: &Deck) -> Vec<i64> {
        deck.cards.iter().map(Card::value).collect()
    }

    fn distinct(deck: &Deck) -> usize {
        values(deck).into_iter().collect::<BTreeSet<_>>().len()
    }

    #[test]
    fn the_same_arguments_give_the_same_deck() {
        let hash = |kind, size, ties| {
            generated(kind, size, ties)
                .expect("a size in bounds")
                .hash()
        };
        assert_eq!(
            hash(DeckKind::Classic, 220, false),
            hash(DeckKind::Classic, 220, false)
        );
        assert_ne!(
            hash(DeckKind::Classic, 220, false),
            hash(DeckKind::Classic, 221, false)
        );
        assert_ne!(
            hash(DeckKind::Classic, 220, false),
            hash(DeckKind::Classic, 220, true)
        );
    }

    /// Worked out by another program from the JSON export, as `docs/deck-format.md` says.
    #[test]
    fn the_hash_is_the_one_worked_out_elsewhere() {
        let deck = generated(DeckKind::Classic, 5, false).expect("a size in bounds");
        let known = "d816fb96010a9bd4a5d36c285eb5209732add356bb3c941c62edff9658f04040";
        assert_eq!(deck.hash(), known);
    }

    #[test]
    fn years_are_distinct_unless_ties_are_wanted() {
        for size in [1, 2, 220, MAX_GENERATED] {
            let deck = generated(DeckKind::Classic, size, false).expect("a size in bounds");
            assert_eq!((deck.cards.len(), distinct(&deck)), (size, size));
            assert!(!values(&deck).contains(&0));
        }
        let deck = generated(DeckKind::Twist, 120, true).expect("a size in bounds");
        assert_eq!((deck.cards.len(), distinct(&deck)), (120, 60));
    }

    #[test]
    fn ids_say_nothing_of_the_date() {
        // The order of the ids agrees with the order of time in about half of the neighbours.
        let deck = generated(DeckKind::Classic, 1000, false).expect("a size in bounds");
        let later = values(&deck)
            .windows(2)
            .filter(|pair| pair[0] < pair[1])
            .count();
        assert!((400..600).contains(&later), "{later}");
    }

    #[test]
    fn a_saga_has_each_scene_once_and_all_pairs_of_icons() {
        let deck = generated(DeckKind::Saga, 100, false).expect("a size in bounds");
        let mut scenes = values(&deck);
        scenes.sort_unstable();
        assert_eq!(scenes, (1..=100).collect::<Vec<i64>>());
        let mut counts = BTreeMap::new();
        for icons in deck.cards.iter().filter_map(|card| card.icons) {
            assert_ne!(icons.front, icons.back); // CO-17
            *counts.entry((icons.front, icons.back)).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 30);
        assert!(counts.values().all(|n| (3..=4).contains(n)));
    }

    #[test]
    fn impossible_decks_are_refused() {
        assert!(generated(DeckKind::Classic, 0, false).is_err());
        assert!(generated(DeckKind::Classic, MAX_GENERATED + 1, false).is_err());
        assert!(generated(DeckKind::Saga, 101, false).is_err());
        assert!(generated(DeckKind::Saga, 50, true).is_err());
        assert!(generated(DeckKind::Trek, 50, false).is_err());
        assert_eq!(generated(DeckKind::Trek, 108, false), Ok(generated_trek()));
    }
}
