//! Choosing the cards of a day: as hard as the weekday should be, of mixed topics, and none
//! that was there lately.

use std::collections::BTreeSet;

use antedate_record::Seed;
use antedate_record::chance::{Stream, stream};

use crate::difficulty::CardPool;

/// The cards of a day: one begins the line, and ten are placed.
pub const CARDS: usize = 11;
/// How many days a card is left out after it was there, while the pool allows it.
pub const N_RECENT: usize = 30;
/// Of fewer cards than this there is nothing to choose: older days are let back in.
const MIN_CANDIDATES: usize = 5 * CARDS;
/// The most cards of one topic.
const MAX_OF_TOPIC: usize = 2;
/// The most cards of one deck.
const MAX_OF_DECK: usize = 4;
/// So close to the target is close enough.
const CLOSE: f64 = 0.004;
/// How often a card is exchanged for another at the most.
const N_TRIES: usize = 3_000;

/// The cards of a day.
#[derive(Debug, Clone, PartialEq)]
pub struct Chosen {
    /// The cards, as numbers into the pool. Their order says nothing.
    pub cards: Vec<usize>,
    /// What share of choices is expected to be wrong.
    pub difficulty: f64,
}

/// Chooses the cards of a day. `recent` are the names of the cards of earlier days, the latest
/// first. The same arguments choose the same cards. `None` if the pool has too few cards that
/// may lie in one line.
pub fn choose(
    pool: &CardPool,
    recent: &[BTreeSet<String>],
    target: f64,
    seed: &Seed,
) -> Option<Chosen> {
    let candidates = candidates(pool, recent);
    let mut rng = seed.stream(stream::DEAL);
    let mut cards = begin(pool, &candidates, &mut rng)?;
    let mut difficulty = pool.difficulty(&cards);
    for _ in 0..N_TRIES {
        if (difficulty - target).abs() < CLOSE {
            break;
        }
        let out = rng.below(cards.len() as u32) as usize;
        let new = candidates[rng.below(candidates.len() as u32) as usize];
        let old = std::mem::replace(&mut cards[out], new);
        let others = || cards.iter().enumerate().filter(|(at, _)| *at != out);
        let fits = fits(pool, others().map(|(_, card)| *card), new);
        let changed = if fits {
            pool.difficulty(&cards)
        } else {
            f64::MAX
        };
        if (changed - target).abs() < (difficulty - target).abs() {
            difficulty = changed;
        } else {
            cards[out] = old;
        }
    }
    Some(Chosen { cards, difficulty })
}

/// Lists the cards that were not there lately. Where too few are left, the oldest of the recent
/// days do not count.
fn candidates(pool: &CardPool, recent: &[BTreeSet<String>]) -> Vec<usize> {
    let mut recent = &recent[..recent.len().min(N_RECENT)];
    loop {
        let is_recent = |at: &usize| recent.iter().any(|day| day.contains(&pool.keys[*at]));
        let fresh: Vec<usize> = (0..pool.cards.len()).filter(|at| !is_recent(at)).collect();
        match recent.split_last() {
            Some((_, newer)) if fresh.len() < MIN_CANDIDATES => recent = newer,
            _ => return fresh,
        }
    }
}

/// Draws cards that may lie in one line.
fn begin(pool: &CardPool, candidates: &[usize], rng: &mut Stream) -> Option<Vec<usize>> {
    let mut shuffled = candidates.to_vec();
    rng.shuffle(&mut shuffled);
    let mut cards = Vec::with_capacity(CARDS);
    for card in shuffled {
        if cards.len() < CARDS && fits(pool, cards.iter().copied(), card) {
            cards.push(card);
        }
    }
    (cards.len() == CARDS).then_some(cards)
}

/// Says whether a card may lie in one line with others: no two of a date, so that one gap is
/// right; no two of an id, by which a transcript names them; and topics are mixed.
fn fits(pool: &CardPool, others: impl Iterator<Item = usize>, card: usize) -> bool {
    let card = &pool.cards[card];
    let (mut n_topic, mut n_deck) = (0, 0);
    for other in others.map(|other| &pool.cards[other]) {
        if other.date == card.date || other.id == card.id {
            return false;
        }
        n_topic += usize::from(other.topic == card.topic);
        n_deck += usize::from(other.deck == card.deck);
    }
    n_topic < MAX_OF_TOPIC && n_deck < MAX_OF_DECK
}
