//! A thousand simulated days: they get harder from Monday to Sunday, topics are mixed, and no
//! card comes back before its time.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use antedate_decks::{Deck, DeckKind, builtin, builtin_ids};
use antedate_record::Seed;
use antedate_runs::{CARDS, CardPool, Day, N_RECENT, Tally, choose, seal, target};

fn history() -> Vec<Arc<Deck>> {
    let decks = builtin_ids().map(|id| builtin(id).unwrap().unwrap());
    decks
        .filter(|deck| matches!(deck.kind, DeckKind::Classic | DeckKind::Twist))
        .collect()
}

fn pool() -> CardPool {
    CardPool::of(&history(), &BTreeMap::new())
}

/// The names of the cards of some days, the latest first.
type Recent = VecDeque<BTreeSet<String>>;

#[test]
fn a_thousand_days_rise_from_monday_to_sunday_and_repeat_nothing_early() {
    let pool = pool();
    let mut recent = Recent::new();
    let mut by_weekday = [(0.0, 0); 7];
    for day in (20_000..21_000).map(Day) {
        let goal = target(day.weekday());
        let seed = seal::choice_seed(&Seed([3; 32]), day);
        let chosen = choose(&pool, recent.make_contiguous(), goal, &seed).unwrap();
        assert_eq!(chosen.cards.len(), CARDS);
        let cards = || chosen.cards.iter().map(|at| &pool.cards[*at]);
        let dates: BTreeSet<i64> = cards().map(|card| card.date).collect();
        let ids: BTreeSet<&str> = cards().map(|card| card.id.as_str()).collect();
        assert_eq!((dates.len(), ids.len()), (CARDS, CARDS), "{day}");
        let topics: BTreeSet<&str> = cards().map(|card| card.topic.as_str()).collect();
        assert!(topics.len() > CARDS / 2, "{day}: {topics:?}");
        let decks: BTreeSet<usize> = cards().map(|card| card.deck).collect();
        assert!(decks.len() >= 3, "{day}: {decks:?}");
        // Every single day is as hard as it should be, and so the weekdays are in order.
        assert!(
            (chosen.difficulty - goal).abs() < 0.01,
            "{day}: {}",
            chosen.difficulty
        );
        let keys: BTreeSet<String> = chosen
            .cards
            .iter()
            .map(|at| pool.keys[*at].clone())
            .collect();
        for (ago, day_before) in (1..).zip(&recent) {
            assert!(
                keys.is_disjoint(day_before),
                "{day}: a card of {ago} days ago"
            );
        }
        recent.push_front(keys);
        recent.truncate(N_RECENT);
        let (sum, n) = &mut by_weekday[day.weekday()];
        *sum += chosen.difficulty;
        *n += 1;
    }
    let means = by_weekday.map(|(sum, n)| sum / f64::from(n));
    assert!(
        means.windows(2).all(|pair| pair[0] + 0.02 < pair[1]),
        "{means:?}"
    );
}

#[test]
fn the_same_secret_chooses_the_same_cards_and_another_chooses_others() {
    let pool = pool();
    let cards = |secret: u8, day| {
        let seed = seal::choice_seed(&Seed([secret; 32]), Day(day));
        choose(&pool, &[], target(3), &seed).unwrap()
    };
    assert_eq!(cards(1, 20_000), cards(1, 20_000));
    assert_ne!(cards(1, 20_000).cards, cards(2, 20_000).cards);
    assert_ne!(cards(1, 20_000).cards, cards(1, 20_001).cards);
}

/// A pool that is too small for thirty days without a repeat repeats the oldest cards first;
/// one that is too small for a day at all has none.
#[test]
fn a_small_pool_repeats_what_is_longest_ago() {
    let mut pool = pool();
    // Fifteen cards a deck: 120 in all.
    let mut n_of = BTreeMap::<usize, usize>::new();
    let keep: Vec<bool> = pool
        .cards
        .iter()
        .map(|card| {
            let n = n_of.entry(card.deck).or_default();
            *n += 1;
            *n <= 15
        })
        .collect();
    let mut keeps = keep.iter();
    pool.keys.retain(|_| *keeps.next().unwrap());
    let mut keeps = keep.iter();
    pool.cards.retain(|_| *keeps.next().unwrap());
    let mut recent = Recent::new();
    for day in (20_000..20_040).map(Day) {
        let seed = seal::choice_seed(&Seed([3; 32]), day);
        let chosen = choose(&pool, recent.make_contiguous(), target(0), &seed).unwrap();
        let keys: BTreeSet<String> = chosen
            .cards
            .iter()
            .map(|at| pool.keys[*at].clone())
            .collect();
        assert!(
            recent.iter().take(3).all(|before| keys.is_disjoint(before)),
            "{day}"
        );
        recent.push_front(keys);
    }
    pool.cards.truncate(CARDS - 1);
    pool.keys.truncate(CARDS - 1);
    assert_eq!(choose(&pool, &[], target(0), &Seed([1; 32])), None);
}

/// Cards that turn out to be hard are taken for hard days.
#[test]
fn what_was_measured_changes_how_hard_a_day_is() {
    let decks = history();
    let all_wrong = |key: String| {
        (
            key,
            Tally {
                right: 5,
                plays: 100,
            },
        )
    };
    let keys = pool().keys;
    let measured: BTreeMap<String, Tally> = keys.into_iter().map(all_wrong).collect();
    let cards: Vec<usize> = (0..CARDS).map(|n| n * 40).collect();
    let before = pool().difficulty(&cards);
    let after = CardPool::of(&decks, &measured).difficulty(&cards);
    assert!(after > before + 0.1, "{before} {after}");
}
