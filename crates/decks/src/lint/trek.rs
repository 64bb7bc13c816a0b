//! What is particular to trek decks: enough of everything, and rewards within reach.

use super::Lint;
use crate::codes::Code;
use crate::deck::Deck;
use crate::finding::Finding;
use crate::trek::{Benefit, Experience, Itinerary, TrekData, WarpKind};

/// A watch moves at least an hour a card and stops on 12 (TR-7, TR-9).
const MAX_CARDS_A_DAY: usize = 12;

pub(super) fn check(lint: &mut Lint<'_>) {
    let Some(trek) = &lint.deck.trek else {
        return;
    };
    days(lint);
    shape(lint, trek);
    for itinerary in &trek.itineraries {
        for message in unreachable(lint.deck, trek, itinerary) {
            let finding = Finding::new(Code::Unreachable, message).at("deck.toml", None);
            lint.findings.push(finding.on(&itinerary.id));
        }
    }
}

fn days(lint: &mut Lint<'_>) {
    let deck = lint.deck;
    for day in 1..=3 {
        let n = cards_of(deck, day).count();
        if n < 6 {
            let message = format!("day {day} has {n} cards and needs 6 at least (TR-2a)");
            lint.deck(Code::TooFewCards, message);
        } else if n != 36 {
            let message = format!("day {day} has {n} cards instead of 36");
            lint.deck(Code::TrekShape, message);
        }
    }
}

fn cards_of(deck: &Deck, day: u8) -> impl Iterator<Item = &[Benefit]> {
    let cards = deck.cards.iter().filter_map(|card| card.trek.as_ref());
    cards
        .filter(move |card| card.day == day)
        .map(|card| card.benefits.as_slice())
}

fn shape(lint: &mut Lint<'_>, trek: &TrekData) {
    let n_cards = lint.deck.cards.len();
    if n_cards > 255 {
        lint.deck(
            Code::TrekPlay,
            format!("{n_cards} cards are more than the 255 of a game"),
        );
    }
    let itineraries = trek.itineraries.len();
    if itineraries < 16 {
        let message =
            format!("{itineraries} itineraries are too few: four players get four each (TR-3)");
        lint.deck(Code::TrekPlay, message);
    } else if itineraries != 24 {
        lint.deck(
            Code::TrekShape,
            format!("there are {itineraries} itineraries instead of 24"),
        );
    }
    let largest = trek.ancestor_pile.iter().copied().max().unwrap_or(0);
    let ancestors = trek.ancestors.len();
    if ancestors < usize::from(largest) {
        let message =
            format!("the largest ancestor pile is {largest} and there are {ancestors} ancestors");
        lint.deck(Code::TrekPlay, message);
    } else if ancestors != 12 {
        lint.deck(
            Code::TrekShape,
            format!("there are {ancestors} ancestors instead of 12"),
        );
    }
    warps(lint, trek);
    if !trek.journey.is_sorted() {
        lint.deck(
            Code::TrekShape,
            "a longer journey is worth less than a shorter one",
        );
    }
}

/// Four players need five time warps a day; a deck may also have none (TW-1).
fn warps(lint: &mut Lint<'_>, trek: &TrekData) {
    let n = trek.warps.len();
    if n == 0 {
        return;
    }
    if n < 15 {
        let message = format!("{n} time warps are too few: four players lay out 15 (TW-1)");
        lint.deck(Code::TrekPlay, message);
    }
    for kind in WarpKind::ALL {
        let n = trek.warps.iter().filter(|warp| warp.kind == kind).count();
        if n != 3 {
            let message = format!("there are {n} time warps of the kind {kind} instead of 3");
            lint.deck(Code::TrekShape, message);
        }
    }
}

/// Says which rewards of an itinerary no day can bring.
fn unreachable(deck: &Deck, trek: &TrekData, itinerary: &Itinerary) -> Vec<String> {
    let mut messages = Vec::new();
    for (column, experience) in itinerary.columns.iter().zip(Experience::ALL) {
        let most = most_tokens(deck, trek, |benefit| {
            benefit == Benefit::Experience(experience) || benefit == Benefit::Wild
        });
        for (n, _) in column
            .iter()
            .enumerate()
            .filter(|(_, space)| space.is_some())
        {
            if n + 1 > most {
                let id = experience.name();
                messages.push(format!(
                    "space {} of the column `{id}` needs {} tokens; a day brings {most} at most",
                    n + 1,
                    n + 1
                ));
            }
        }
    }
    let most = most_tokens(deck, trek, |benefit| benefit != Benefit::Crystal);
    for (row, _) in itinerary
        .rows
        .iter()
        .enumerate()
        .filter(|(_, reward)| reward.is_some())
    {
        let reaching = itinerary
            .columns
            .iter()
            .filter(|column| column.len() > row)
            .count();
        let needed = reaching * (row + 1);
        if reaching == 0 {
            messages.push(format!("row {} has a reward but no spaces", row + 1));
        } else if needed > most {
            messages.push(format!(
                "row {} needs {needed} tokens; a day brings {most} at most",
                row + 1
            ));
        }
    }
    messages
}

/// The most tokens of a kind that the best day can bring one player.
fn most_tokens(deck: &Deck, trek: &TrekData, wanted: impl Fn(Benefit) -> bool) -> usize {
    let on_mat = usize::from(trek.mat.iter().flatten().any(|benefit| wanted(*benefit)));
    let from =
        |benefits: &[Benefit]| benefits.iter().filter(|benefit| wanted(**benefit)).count() + on_mat;
    let best_of_day = |day| {
        let mut gains: Vec<usize> = cards_of(deck, day).map(from).collect();
        gains.sort_unstable_by(|a, b| b.cmp(a));
        gains.iter().take(MAX_CARDS_A_DAY).sum::<usize>()
    };
    (1..=3).map(best_of_day).max().unwrap_or(0)
}
