//! A guest's way through a deal: by the rules of chorus and nothing else, stored for years,
//! and proved by a transcript.

use std::sync::Arc;

use antedate_decks::{Deck, Lang, builtin};
use antedate_record::Seed;
use antedate_record::verify::verify;
use antedate_rules::Edition;
use antedate_rules::chorus::Illegal;
use antedate_runs::{Counts, Deal, DealError, Run, keys_of, names};
use proptest::prelude::*;

fn deck(id: &str) -> Arc<Deck> {
    builtin(id).unwrap().unwrap()
}

/// Eleven cards of two decks, of different dates.
fn cards() -> Vec<(Arc<Deck>, String)> {
    let mut dates = Vec::new();
    let mut cards = Vec::new();
    for (id, n) in [("classic", 6), ("life", 5)] {
        let deck = deck(id);
        let mut fresh = deck.cards.iter().step_by(7).filter(|card| {
            let new = !dates.contains(&card.value());
            dates.push(card.value());
            new
        });
        for _ in 0..n {
            cards.push((deck.clone(), fresh.next().unwrap().id.clone()));
        }
    }
    cards
}

fn deal(seed: u8) -> Deal {
    Deal::shuffled(&cards(), Seed([seed; 32]), 24).unwrap()
}

proptest! {
    // Each makes parts of whole decks.
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// CH-5, CH-6: points, distances, the line and the right gaps are worked out here from the
    /// dates alone.
    #[test]
    fn a_run_is_scored_by_the_rules(seed: u8, chosen in prop::collection::vec(prop::option::of(0u8..12), 10)) {
        let deal = deal(seed);
        let mut run = Run::begin(&deal);
        let date = |n: usize| deal.card(n).card.value();
        let mut line = vec![0];
        let (mut points, mut distance) = (0, 0);
        for (n, gap) in (1..).zip(chosen) {
            prop_assert_eq!(run.current(), Some(n));
            prop_assert_eq!(run.right_gaps(n), None, "not before it is turned");
            let gap = gap.map(|gap| gap.min(n as u8));
            let right = line.iter().filter(|other| date(**other) < date(n)).count();
            let off = gap.map_or(n, |gap| right.abs_diff(usize::from(gap)));
            let choice = run.choose(gap).unwrap();
            prop_assert_eq!((choice.right, usize::from(choice.off)), (off == 0, off));
            line.insert(right, n);
            points += u8::from(off == 0);
            distance += off as u16;
            prop_assert_eq!(run.line().collect::<Vec<_>>(), line.clone());
            prop_assert_eq!(run.right_gaps(n), Some((right as u8, right as u8)));
            prop_assert_eq!((run.points(), run.distance()), (points, distance));
        }
        prop_assert!(run.is_finished());
        prop_assert_eq!(run.current(), None);
        prop_assert_eq!(run.choose(Some(0)).map(drop), Err(Illegal::GameOver));
        // What it adds to everybody's is what it came to.
        let names = names(&run);
        let counts = Counts::of(10, names.iter().map(|name| (name.as_str(), 1)));
        prop_assert_eq!(counts.players(), 1);
        prop_assert_eq!(counts.points[usize::from(points)], 1);
        prop_assert_eq!(counts.right.iter().sum::<u64>(), u64::from(points));
    }

    /// The record proves the shuffle, the commitment and every line.
    #[test]
    fn the_transcript_of_a_run_is_verified(seed: u8, chosen in prop::collection::vec(0u8..2, 10)) {
        let deal = deal(seed);
        let chosen: Vec<_> = chosen.into_iter().map(Some).collect();
        let run = Run::of(&deal, &chosen).unwrap();
        let text = deal.transcript("Ada", &run).unwrap();
        prop_assert_eq!(verify(text.as_bytes()), Ok(1), "{}", text);
        // Another gap for the last card, and the result is not the recorded one any more; or
        // another commitment.
        let wrong = text.replacen(&deal.seed().unwrap().commitment()[..8], "00000000", 1);
        prop_assert!(verify(wrong.as_bytes()).is_err());
    }

    #[test]
    fn a_stored_deal_is_read_back_alike_and_nonsense_is_refused(seed: u8, cut in 0usize..4_000) {
        let deal = deal(seed);
        let text = deal.to_json();
        let read = Deal::from_json(&text).unwrap();
        prop_assert_eq!(read.to_json(), text.clone());
        prop_assert_eq!(read.keys().collect::<Vec<_>>(), deal.keys().collect::<Vec<_>>());
        prop_assert_eq!(keys_of(&text), Some(deal.keys().collect()));
        for n in 0..=deal.run() {
            for lang in Lang::ALL {
                prop_assert_eq!(read.card(n).front(lang), deal.card(n).front(lang));
                prop_assert_eq!(read.card(n).back(lang), deal.card(n).back(lang));
            }
        }
        let cut = (0..=cut.min(text.len() - 1)).rev().find(|at| text.is_char_boundary(*at));
        prop_assert!(Deal::from_json(&text[..cut.unwrap()]).is_err());
    }

    #[test]
    fn whatever_lies_in_the_store_is_read_or_refused(text in "\\PC*") {
        let _ = Deal::from_json(&text);
    }
}

#[test]
fn a_gap_that_does_not_exist_changes_nothing() {
    let deal = deal(1);
    let mut run = Run::begin(&deal);
    let refused = run.choose(Some(2)).unwrap_err();
    assert_eq!(refused, Illegal::NoSuchGap { gap: 2, last: 1 });
    assert_eq!((run.current(), run.choices().len()), (Some(1), 0));
}

#[test]
fn a_deal_of_a_newer_program_and_one_with_another_date_are_refused() {
    let text = deal(1).to_json();
    let newer = text.replacen("\"v\":1", "\"v\":2", 1);
    assert!(matches!(
        Deal::from_json(&newer),
        Err(DealError::Unreadable(_))
    ));
    let further = text.replacen("\"v\":1", "\"later\":[],\"v\":1", 1);
    assert!(Deal::from_json(&further).is_ok());
    let date = format!("\"date\":{}", deal(1).card(3).card.value());
    let moved = text.replacen(&date, "\"date\":17", 1);
    assert!(matches!(
        Deal::from_json(&moved),
        Err(DealError::Unreadable(_))
    ));
}

#[test]
fn a_deck_that_has_changed_is_noticed() {
    let deal = deal(1);
    assert!(deal.check_decks(|id| Some(deck(id))).is_ok());
    let without = |id: &str| {
        let mut deck = Deck::clone(&deck(id));
        deck.cards
            .retain(|card| deal.keys().all(|key| key != format!("life/{}", card.id)));
        Some(Arc::new(deck))
    };
    let gone = deal.check_decks(without).unwrap_err();
    assert!(
        matches!(&gone, DealError::CardChanged { deck, .. } if deck == "life"),
        "{gone}"
    );
    assert!(deal.check_decks(|_| None).is_err());
}

#[test]
fn the_cards_of_a_game_keep_their_order() {
    let deck = deck("classic");
    let cards = deck.cards.iter().take(6);
    let cards: Vec<_> = cards
        .map(|card| (deck.clone(), card.id.clone(), card.value()))
        .collect();
    let deal = Deal::of_game(&Edition::CLASSIC, &cards).unwrap();
    let keys: Vec<String> = cards
        .iter()
        .map(|(_, id, _)| format!("classic/{id}"))
        .collect();
    assert_eq!(deal.keys().collect::<Vec<_>>(), keys);
    assert!(deal.seed().is_none() && deal.transcript("Ada", &Run::begin(&deal)).is_none());
    let moved = (deck.clone(), cards[0].1.clone(), cards[0].2 + 1);
    assert!(Deal::of_game(&Edition::CLASSIC, &[moved]).is_err());
}
