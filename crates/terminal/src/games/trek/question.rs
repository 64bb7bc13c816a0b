//! The questions of trek.

use antedate_wire::{
    Action, Itinerary, JourneyCard, Source, TokenName, TrekPhase, TrekPlayer, TrekView,
};

use super::warps::{self, Usable, hours};
use crate::question::{Choice, Kind, Question};
use crate::tokens;
use crate::words::{Words, say};

/// The columns of an itinerary, in order.
const COLUMNS: [TokenName; 4] = [
    TokenName::Person,
    TokenName::Event,
    TokenName::Innovation,
    TokenName::Progress,
];

/// The place of the time warps among the sources, after the row and the ancestors.
pub(super) const WARPS: usize = 7;

pub(super) fn question(
    view: &TrekView,
    seat: usize,
    path: &[usize],
    warps: &[Usable<'_>],
    words: &Words,
) -> Option<Question> {
    let player = view.players.get(seat)?;
    let n_offers = offers(view, player).len();
    match (view.phase, path) {
        (TrekPhase::Choosing, []) => Some(itineraries(player, words)),
        (TrekPhase::Turn, []) => Some(sources(view, player, warps, words)),
        (TrekPhase::Turn, [nth]) if *nth == n_offers => warps::which(warps, words),
        (TrekPhase::Turn, [nth, warp]) if *nth == n_offers => {
            warps::how(view, warps.get(*warp)?, words)
        }
        (TrekPhase::Turn, [nth]) => crystals(view, player, *nth, words),
        (TrekPhase::Foresight, []) => Some(warps::on_top(view, words)),
        (TrekPhase::Tokens, []) => Some(placements(view, player, words)),
        _ => None,
    }
}

fn itineraries(player: &TrekPlayer, words: &Words) -> Question {
    let unused = player.unused.iter().flatten().enumerate();
    let choice = |(place, itinerary): (usize, &Itinerary)| {
        let action = Action::Choose {
            itinerary: itinerary.itinerary,
        };
        Choice::act(itinerary.name.clone(), place, action)
    };
    Question {
        kind: Kind::Itinerary,
        prompt: words.t("term-choose-itinerary"),
        choices: unused.map(choice).collect(),
    }
}

/// Lists where a card can be taken from (TR-6), each with its place in the row; an
/// ancestor comes after the row.
fn offers(view: &TrekView, player: &TrekPlayer) -> Vec<(usize, Source, u8)> {
    let mut offers = Vec::new();
    for (space, card) in view.row.iter().enumerate() {
        if let (Some(card), Ok(number)) = (card, u8::try_from(space)) {
            let hours = hours(view, card.hours);
            offers.push((space, Source::Space { space: number }, hours));
        }
    }
    // TR-16: an ancestor cannot start a journey.
    if view.n_ancestors > 0 && !player.journeys.is_empty() {
        let hours = hours(view, view.board.ancestor_hours);
        offers.push((view.row.len(), Source::Ancestor, hours));
    }
    offers
}

fn sources(
    view: &TrekView,
    player: &TrekPlayer,
    warps: &[Usable<'_>],
    words: &Words,
) -> Question {
    let mut choices: Vec<Choice> = Vec::new();
    for (place, source, hours) in offers(view, player) {
        let label = source_label(view, source, words);
        let most = most_crystals(player, hours);
        choices.push(match most {
            0 => Choice::act(
                label,
                place,
                Action::Take {
                    source,
                    crystals: 0,
                },
            ),
            _ => Choice::ask(label, place),
        });
    }
    if !warps.is_empty() {
        choices.push(Choice::ask(words.t("term-use-warp"), WARPS));
    }
    if choices.is_empty() {
        // TR-18: there is nothing to take.
        choices.push(Choice::act(words.t("term-pass"), 0, Action::Pass));
    }
    Question {
        kind: Kind::Source,
        prompt: words.t("term-choose-departure"),
        choices,
    }
}

/// TR-7a: at most one hour less than the card takes, and no more than one holds.
fn most_crystals(player: &TrekPlayer, hours: u8) -> u8 {
    let held = u8::try_from(player.crystals).unwrap_or(u8::MAX);
    hours.saturating_sub(1).min(held)
}

fn crystals(view: &TrekView, player: &TrekPlayer, nth: usize, words: &Words) -> Option<Question> {
    let (_, source, hours) = offers(view, player).into_iter().nth(nth)?;
    let most = most_crystals(player, hours);
    (most > 0).then(|| Question {
        kind: Kind::Crystals,
        prompt: words.t("term-how-many-crystals"),
        choices: (0..=most)
            .map(|n| {
                let then = preview(view, player, source, n, words);
                let label = format!("{} · {then}", say!(words, "term-n-crystals", n = n));
                let action = Action::Take {
                    source,
                    crystals: n,
                };
                Choice::act(label, usize::from(n), action)
            })
            .collect(),
    })
}

fn source_label(view: &TrekView, source: Source, words: &Words) -> String {
    match source {
        Source::Ancestor => {
            let brings = warps::brings(view, &view.board.ancestor_benefits, None);
            let brings = tokens::list(&brings, words);
            let hours = say!(words, "term-hours", n = hours(view, view.board.ancestor_hours));
            format!("{} · {hours} · {brings}", words.t("trek-ancestor"))
        }
        Source::Space { space } => {
            let space = usize::from(space);
            let Some(Some(card)) = view.row.get(space) else {
                return String::new();
            };
            let brings = warps::brings(view, &card.benefits, Some(space));
            let hours = say!(words, "term-hours", n = hours(view, card.hours));
            format!(
                "{} · {} · {hours} · {}",
                card.card.back.label,
                card.card.front.title,
                tokens::list(&brings, words)
            )
        }
    }
}

/// Tells what taking a card would do: where the watch lands, whether it is punctual, and
/// what becomes of the journey (TR-7 to TR-16).
pub(super) fn preview(
    view: &TrekView,
    player: &TrekPlayer,
    source: Source,
    crystals: u8,
    words: &Words,
) -> String {
    let (printed, date) = match source {
        Source::Ancestor => (view.board.ancestor_hours, None),
        Source::Space { space } => match view.row.get(usize::from(space)) {
            Some(Some(card)) => (card.hours, Some(card.card.back.value)),
            _ => return String::new(),
        },
    };
    let hours = hours(view, printed);
    let landing = player.hour + hours.saturating_sub(crystals).max(1);
    let mut told = vec![say!(words, "term-watch-to", hour = landing.min(12))];
    if landing == 12 {
        told.push(say!(words, "term-punctual", n = view.board.punctuality));
    }
    told.push(words.t(match (last_date(player), date) {
        (None, _) => "term-journey-starts",
        (Some(last), Some(date)) if date < last => match warps::detours(view, player, date) {
            true => "term-journey-detours",
            false => "term-journey-closes",
        },
        _ => "term-journey-continues",
    }));
    told.join(" · ")
}

/// Returns the date that the next card of the open journey is compared with (TR-13, TR-16).
pub(super) fn last_date(player: &TrekPlayer) -> Option<i64> {
    let open = player.journeys.last()?;
    open.iter().rev().find_map(|step| match step {
        JourneyCard::Card(card) => Some(card.card.back.value),
        JourneyCard::Ancestor => None,
    })
}

/// Lists the tokens that leave a choice (TR-11, TR-11a): a wild to any column with a free
/// space, and each coloured token that a wild could still crowd out.
fn placements(view: &TrekView, player: &TrekPlayer, words: &Words) -> Question {
    let free = |at: usize| {
        let itinerary = player.itinerary.as_ref();
        let spaces = itinerary.and_then(|itinerary| itinerary.columns.get(at));
        let filled = player.filled.get(at).copied().unwrap_or(0);
        spaces.is_some_and(|column| column.len() > usize::from(filled))
    };
    let counts = [
        view.pool.person,
        view.pool.event,
        view.pool.innovation,
        view.pool.progress,
    ];
    let mut choices = Vec::new();
    for (at, column) in COLUMNS.into_iter().enumerate() {
        if view.pool.wild > 0 && free(at) {
            let wild = tokens::name(TokenName::Wild, words);
            let label = format!("{wild} → {}", tokens::name(column, words));
            let token = TokenName::Wild;
            choices.push(Choice::act(label, at, Action::Token { token, column }));
        }
    }
    for (at, column) in COLUMNS.into_iter().enumerate() {
        if counts[at] > 0 {
            let label = say!(
                words,
                "term-token-first",
                token = tokens::name(column, words)
            );
            let token = column;
            choices.push(Choice::act(label, at, Action::Token { token, column }));
        }
    }
    // With coloured tokens left to place, the order is part of the choice.
    let prompt = match counts.iter().any(|n| *n > 0) {
        true => "term-choose-column",
        false => "term-where-token",
    };
    Question {
        kind: Kind::Token,
        prompt: words.t(prompt),
        choices,
    }
}
