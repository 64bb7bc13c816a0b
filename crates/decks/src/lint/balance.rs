//! Too few cards, too many of one kind, and icons that give something away.

use std::collections::BTreeMap;

use super::Lint;
use crate::codes::Code;
use crate::deck::{Card, DeckKind};
use crate::eras::{ERAS, era_of};

/// Smaller decks are somebody's experiment; balance means nothing there.
const MIN_CARDS: usize = 40;
/// TC-2a for two and for eight players, CO-1.
const TWO_PLAYERS: usize = 9;
const EIGHT_PLAYERS: usize = 33;
const COOPERATIVE: usize = 36;

pub(super) fn check(lint: &mut Lint<'_>) {
    size(lint);
    topics(lint);
    eras(lint);
    if lint.deck.kind.has_icons() {
        same_icon(lint);
        icon_pairs(lint);
        icon_hints(lint);
    }
}

fn size(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    let n = deck.cards.len();
    if deck.kind == DeckKind::Trek {
        return;
    }
    if n < TWO_PLAYERS {
        let message = format!("{n} cards are too few: two players need {TWO_PLAYERS}");
        lint.deck(Code::TooFewCards, message);
    } else if n < EIGHT_PLAYERS {
        let message = format!("{n} cards are too few for eight players, who need {EIGHT_PLAYERS}");
        lint.deck(Code::FewCards, message);
    } else if deck.kind.has_icons() && n < COOPERATIVE {
        let message =
            format!("{n} cards are too few for the cooperative game, which needs {COOPERATIVE}");
        lint.deck(Code::FewCards, message);
    }
}

fn topics(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    let n = deck.cards.len();
    for topic in &deck.topics {
        let count = deck
            .cards
            .iter()
            .filter(|card| card.topic == *topic)
            .count();
        if count == 0 {
            lint.deck(
                Code::EmptyTopic,
                format!("the topic `{topic}` has no cards"),
            );
        }
        if n >= MIN_CARDS && deck.topics.len() > 2 && count * 5 > n * 2 {
            let message = format!("the topic `{topic}` has {count} of {n} cards");
            lint.deck(Code::TopicBalance, message);
        }
    }
}

fn eras(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    let n = deck.cards.len();
    if deck.kind == DeckKind::Saga || n < MIN_CARDS {
        return;
    }
    let mut counts = [0; ERAS.len()];
    for card in &deck.cards {
        counts[era_of(card.value())] += 1;
    }
    for ((name, _), count) in ERAS.iter().zip(counts) {
        if count * 4 > n {
            let message = format!("{count} of {n} cards lie in one era: {name}");
            lint.deck(Code::EraBalance, message);
        }
    }
}

fn same_icon(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    for card in &deck.cards {
        if card.icons.is_some_and(|icons| icons.front == icons.back) {
            let message = "front and back have the same icon (CO-17); change one";
            lint.card(Code::SameIcon, card, message);
        }
    }
}

fn icon_pairs(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    let mut counts: BTreeMap<(u8, u8), usize> = BTreeMap::new();
    for front in 0..6 {
        for back in (0..6).filter(|back| *back != front) {
            counts.insert((front, back), 0);
        }
    }
    for icons in deck.cards.iter().filter_map(|card| card.icons) {
        *counts.entry((icons.front.0, icons.back.0)).or_insert(0) += 1;
    }
    let (least, most) = (counts.values().min(), counts.values().max());
    if let (Some(least), Some(most)) = (least, most)
        && most - least > 1
    {
        let message =
            format!("the rarest pair of icons is on {least} cards, the most frequent on {most}");
        lint.deck(Code::IconBalance, message);
    }
}

/// How many standard deviations are no accident any more.
const NO_ACCIDENT: f64 = 4.0;

fn icon_hints(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    if deck.cards.len() < MIN_CARDS {
        return;
    }
    for (n, icon) in deck.icons.iter().enumerate() {
        for face in ["front", "back"] {
            let shows = |card: &Card| {
                let icons = card.icons.map(|icons| {
                    if face == "front" {
                        icons.front
                    } else {
                        icons.back
                    }
                });
                icons.is_some_and(|icon| usize::from(icon.0) == n)
            };
            if goes_with_time(&deck.cards, shows) {
                let message =
                    format!("the {face} icon `{icon}` is on early or late cards only too often");
                lint.deck(Code::IconHint, message);
            }
            for topic in deck
                .topics
                .iter()
                .filter(|topic| goes_with_topic(&deck.cards, topic, shows))
            {
                let message = format!(
                    "the {face} icon `{icon}` is on cards of the topic `{topic}` too often"
                );
                lint.deck(Code::IconHint, message);
            }
        }
    }
}

/// Compares the mean place in time of an icon's cards with what chance would give.
fn goes_with_time(cards: &[Card], shows: impl Fn(&Card) -> bool) -> bool {
    let mut by_time: Vec<&Card> = cards.iter().collect();
    by_time.sort_by_key(|card| card.value());
    let places: Vec<f64> = (0..by_time.len())
        .filter(|n| shows(by_time[*n]))
        .map(|n| n as f64)
        .collect();
    let (all, some) = (cards.len() as f64, places.len() as f64);
    if some < 2.0 || some == all {
        return false;
    }
    let mean = places.iter().sum::<f64>() / some;
    let variance = (all * all - 1.0) / 12.0 / some * (all - some) / (all - 1.0);
    ((mean - (all - 1.0) / 2.0) / variance.sqrt()).abs() > NO_ACCIDENT
}

/// Compares how often an icon meets a topic with what chance would give.
fn goes_with_topic(cards: &[Card], topic: &str, shows: impl Fn(&Card) -> bool) -> bool {
    let all = cards.len() as f64;
    let of_topic = cards.iter().filter(|card| card.topic == topic).count() as f64;
    let of_icon = cards.iter().filter(|card| shows(card)).count() as f64;
    let both = cards
        .iter()
        .filter(|card| card.topic == topic && shows(card))
        .count() as f64;
    let expected = of_topic * of_icon / all;
    let variance = expected * (1.0 - of_topic / all) * (1.0 - of_icon / all);
    variance > 0.0 && (both - expected) / variance.sqrt() > NO_ACCIDENT
}
