//! Dates that are round, shifted, repeated or yet to come.

use std::collections::BTreeMap;

use super::Lint;
use crate::codes::Code;
use crate::dates::When;
use crate::deck::{Card, DeckKind};

/// Fewer years BCE than this prove nothing about how a deck counts.
const ENOUGH_BCE: usize = 6;

pub(super) fn check(lint: &mut Lint<'_>, this_year: i64) {
    let deck = lint.deck;
    for card in &deck.cards {
        round_year(lint, card);
        astronomical(lint, card);
        if deck.kind != DeckKind::Saga && card.value() > this_year {
            let message = format!("{} has not come yet", card.date.when());
            lint.card(Code::Future, card, message);
        }
    }
    astronomical_deck(lint);
    repeated(lint);
}

fn round_year(lint: &mut Lint<'_>, card: &Card) {
    let When::Exact(year) = card.date.when() else {
        return;
    };
    if year.value() < 1500 && year.number() % 10 == 0 {
        let message = format!("`{year}` is round; write `c. {year}` unless it is exact");
        lint.card(Code::RoundYear, card, message);
    }
}

/// A year one short of a hundred.
fn astronomical(lint: &mut Lint<'_>, card: &Card) {
    let (When::Exact(year) | When::Circa(year)) = card.date.when() else {
        return;
    };
    if year.is_bce() && (year.number() + 1).is_multiple_of(100) {
        let message = format!(
            "`{year}` looks like {} BCE counted from a year 0",
            year.number() + 1
        );
        lint.card(Code::Astronomical, card, message);
    }
}

fn astronomical_deck(lint: &mut Lint<'_>) {
    let years = lint
        .deck
        .cards
        .iter()
        .filter_map(|card| match card.date.when() {
            When::Exact(year) | When::Circa(year) if year.is_bce() => Some(year.number()),
            _ => None,
        });
    let all = years.clone().count();
    let nines = years.filter(|n| n % 10 == 9).count();
    if all >= ENOUGH_BCE && nines * 2 > all {
        let message = format!("{nines} of {all} years BCE end in 9; the deck counts from a year 0");
        lint.deck(Code::AstronomicalDeck, message);
    }
}

fn repeated(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    let must = matches!(deck.kind, DeckKind::Saga | DeckKind::Trek);
    if must && !deck.unique_dates {
        let message = format!("a {} deck needs unique_dates = true", deck.kind);
        lint.deck(Code::MustBeUnique, message);
    }
    if !must && !deck.unique_dates {
        return;
    }
    let mut first: BTreeMap<i64, &Card> = BTreeMap::new();
    for card in &deck.cards {
        if let Some(other) = first.get(&card.value()) {
            let message = format!("the value {} is also that of `{}`", card.value(), other.id);
            lint.card(Code::RepeatedValue, card, message);
        } else {
            first.insert(card.value(), card);
        }
    }
}
