//! Which cards are practised next.

use std::collections::BTreeSet;
use std::sync::Arc;

use antedate_decks::{Card, Deck, Filter};

use crate::{ItemId, Schedule};

/// What somebody wants to practise.
#[derive(Debug, Clone, Default)]
pub struct Selection {
    /// Topics and period.
    pub filter: Filter,
    /// Only these cards; empty is no limit.
    pub cards: Vec<ItemId>,
    /// How many at the most.
    pub n: usize,
}

/// A card to ask, with the deck it is asked from.
pub(crate) type Choice<'a> = (&'a Arc<Deck>, &'a Card);

/// Chooses what to practise: first what is due, what is nearest to being forgotten first; then
/// cards the guest has not met, the famous ones first; then what comes back soonest. Named
/// cards are asked whether they are due or not.
pub fn choose<'a>(
    decks: &'a [Arc<Deck>],
    schedule: &Schedule,
    met: &BTreeSet<ItemId>,
    selection: &Selection,
    now: i64,
) -> Vec<Choice<'a>> {
    let all = decks
        .iter()
        .flat_map(|deck| deck.cards.iter().map(move |card| (deck, card)));
    let mut ranked: Vec<(Rank, Choice<'a>)> = all
        .filter(|(_, card)| selection.filter.admits(card))
        .filter_map(|choice| Some((rank(choice, schedule, met, selection, now)?, choice)))
        .collect();
    ranked.sort_by(|(a, (deck, card)), (b, (other_deck, other))| {
        let names = (&deck.id, &card.id).cmp(&(&other_deck.id, &other.id));
        a.cmp(b).then(names)
    });
    ranked.truncate(selection.n);
    ranked.into_iter().map(|(_, choice)| choice).collect()
}

/// What comes first is the least.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// Practised, and due: the chance that it is known, in millionths.
    Due(u32),
    /// Never met: 5 less its fame.
    New(u8),
    /// Practised, and not due: when it will be.
    Later(i64),
}

fn rank(
    (deck, card): Choice<'_>,
    schedule: &Schedule,
    met: &BTreeSet<ItemId>,
    selection: &Selection,
    now: i64,
) -> Option<Rank> {
    let is = |(d, c): &ItemId| *d == deck.id && *c == card.id;
    let named = selection.cards.iter().any(is);
    if !named && !selection.cards.is_empty() {
        return None;
    }
    match schedule.item(&deck.id, &card.id) {
        Some(item) if named || item.memory.due <= now => {
            let chance = item.memory.retrievability(now).clamp(0.0, 1.0);
            Some(Rank::Due((chance * 1_000_000.0) as u32))
        }
        Some(item) => Some(Rank::Later(item.memory.due)),
        None if named || !met.iter().any(is) => Some(Rank::New(5u8.saturating_sub(card.fame))),
        // Placed rightly whenever it was met: there is nothing to practise.
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use antedate_decks::builtin;

    use super::*;
    use crate::{DAY_MS, StoredAnswer};

    fn answer(card: &str, off: usize) -> StoredAnswer {
        StoredAnswer {
            v: 1,
            deck: "classic".to_owned(),
            card: card.to_owned(),
            line: vec![String::new(); 3],
            gap: 0,
            off,
        }
    }

    fn chosen(schedule: &Schedule, selection: &Selection, now: i64) -> Vec<String> {
        let decks = [builtin("classic").unwrap().unwrap()];
        let met = BTreeSet::from([("classic".to_owned(), "sputnik".to_owned())]);
        let found = choose(&decks, schedule, &met, selection, now);
        found.iter().map(|(_, card)| card.id.clone()).collect()
    }

    #[test]
    fn what_is_nearest_to_being_forgotten_comes_first_then_famous_cards_never_met() {
        let first = answer("gutenberg-bible", 0);
        let missed = answer("angkor-wat", 2);
        let late = answer("algebra-book", 0);
        let now = 40 * DAY_MS;
        let answers = [(0, &first), (0, &missed), (now, &late)];
        let schedule = Schedule::of("ada", [], answers);
        let selection = Selection {
            n: 300,
            ..Selection::default()
        };
        let chosen = chosen(&schedule, &selection, now);
        assert_eq!(chosen[..2], ["angkor-wat", "gutenberg-bible"]);
        assert_eq!(chosen.last().unwrap(), "algebra-book", "it is not due");
        let deck = builtin("classic").unwrap().unwrap();
        assert_eq!(deck.card(&chosen[2]).unwrap().fame, 5);
        assert!(
            !chosen.contains(&"sputnik".to_owned()),
            "met, and never missed"
        );
        assert_eq!(chosen.len(), deck.cards.len() - 1);
    }

    #[test]
    fn named_cards_are_asked_whether_due_or_not_and_no_others() {
        let just_now = answer("angkor-wat", 0);
        let schedule = Schedule::of("ada", [], [(5, &just_now)]);
        let named = ["angkor-wat", "sputnik", "no-such-card"];
        let selection = Selection {
            cards: named
                .map(|id| ("classic".to_owned(), id.to_owned()))
                .to_vec(),
            n: 10,
            ..Selection::default()
        };
        assert_eq!(chosen(&schedule, &selection, 5), ["angkor-wat", "sputnik"]);
    }

    #[test]
    fn a_topic_and_a_period_narrow_what_is_asked() {
        let selection = Selection {
            filter: Filter {
                topics: ["nature".to_owned()].into_iter().collect(),
                from: None,
                to: Some(0),
                ..Filter::default()
            },
            n: 10,
            ..Selection::default()
        };
        let deck = builtin("classic").unwrap().unwrap();
        let chosen = chosen(&Schedule::default(), &selection, 0);
        assert!(!chosen.is_empty());
        for id in chosen {
            let card = deck.card(&id).unwrap();
            assert!(card.topic == "nature" && card.value() < 0, "{id}");
        }
    }
}
