//! The time warps of trek: which can be used, what is asked, and how they are told.

use antedate_wire::{
    Action, JourneyCard, RunningGame, TokenName, TrekCard, TrekPlayer, TrekView, TrekWarp, WarpChoice,
    WarpKind, WarpPrice,
};

use crate::blocks::{Block, Row, Tone};
use crate::client::seat_name;
use crate::question::{Choice, Kind, Question};
use crate::tokens;
use crate::words::{Words, say};

/// How far haste shortens a card (TW-4).
const HASTE: u8 = 2;

/// A time warp that can be used now, and the ways to use it.
pub(super) struct Usable<'a> {
    warp: &'a TrekWarp,
    at: usize,
    ways: Vec<Action>,
}

/// Lists the time warps that can be used now.
pub(super) fn usable<'a>(view: &'a TrekView, legal: &[Action]) -> Vec<Usable<'a>> {
    let laid_out = view.warps.iter().flat_map(|warps| &warps.laid_out);
    let with_ways = laid_out.enumerate().map(|(nth, warp)| {
        let is_way = |action: &&Action| match action {
            Action::Warp { at, .. } => usize::from(*at) == nth,
            _ => false,
        };
        let ways = legal.iter().filter(is_way).copied().collect();
        Usable {
            warp,
            at: nth,
            ways,
        }
    });
    with_ways.filter(|warp| !warp.ways.is_empty()).collect()
}

/// Asks which time warp to use.
pub(super) fn which(warps: &[Usable<'_>], words: &Words) -> Option<Question> {
    let choice = |usable: &Usable<'_>| {
        let label = label(usable.warp, words);
        match usable.ways[..] {
            [only] => Choice::act(label, usable.at, only),
            _ => Choice::ask(label, usable.at),
        }
    };
    (!warps.is_empty()).then(|| Question {
        kind: Kind::Warp,
        prompt: words.t("term-choose-warp"),
        choices: warps.iter().map(choice).collect(),
    })
}

/// Asks what a time warp is to do, where its kind leaves a choice.
pub(super) fn how(view: &TrekView, usable: &Usable<'_>, words: &Words) -> Option<Question> {
    let title = |space: u8| {
        let card = view.row.get(usize::from(space)).and_then(Option::as_ref);
        card.map_or_else(String::new, |card| card.card.front.title.clone())
    };
    let choice = |(nth, action): (usize, &Action)| {
        let label = match action {
            Action::Warp {
                choice: Some(WarpChoice::Spaces { one, other }),
                ..
            } => format!("{} ↔ {}", title(*one), title(*other)),
            Action::Warp {
                choice: Some(WarpChoice::Mat { space }),
                ..
            } => {
                let benefit = view.board.mat.get(usize::from(*space)).copied().flatten();
                benefit.map_or_else(String::new, |benefit| tokens::name(benefit, words))
            }
            _ => String::new(),
        };
        Choice::act(label, nth, *action)
    };
    let prompt = match usable.warp.kind {
        WarpKind::Exchange => "term-choose-spaces",
        _ => "term-choose-echo",
    };
    (usable.ways.len() > 1).then(|| Question {
        kind: Kind::Warp,
        prompt: words.t(prompt),
        choices: usable.ways.iter().enumerate().map(choice).collect(),
    })
}

/// Asks which of the cards looked at goes on top.
pub(super) fn on_top(view: &TrekView, words: &Words) -> Question {
    let foreseen = view.warps.as_ref().and_then(|warps| warps.foreseen.as_ref());
    let cards = foreseen.and_then(|foreseen| foreseen.cards.as_ref());
    let choice = |(nth, card): (u8, &TrekCard)| {
        let label = format!(
            "{} · {} · {} · {}",
            card.card.back.label,
            card.card.front.title,
            say!(words, "term-hours", n = card.hours),
            tokens::list(&card.benefits, words)
        );
        Choice::act(label, usize::from(nth), Action::PutOnTop { nth })
    };
    Question {
        kind: Kind::Warp,
        prompt: words.t("term-choose-top"),
        choices: (0..).zip(cards.into_iter().flatten()).map(choice).collect(),
    }
}

/// Returns the hours of a card as the time warp of this turn bends them (TW-3, TW-4).
pub(super) fn hours(view: &TrekView, printed: u8) -> u8 {
    let Some(bend) = view.warps.as_ref().and_then(|warps| warps.bend) else {
        return printed;
    };
    match bend.kind {
        WarpKind::Haste => printed.saturating_sub(HASTE).max(1) + bend.hours,
        _ => printed + bend.hours,
    }
}

/// Lists what a card and the mat bring, as the time warp of this turn bends them (TW-4).
pub(super) fn brings(
    view: &TrekView,
    printed: &[TokenName],
    space: Option<usize>,
) -> Vec<TokenName> {
    let bend = view.warps.as_ref().and_then(|warps| warps.bend);
    let echo = bend.and_then(|bend| bend.echo).map(usize::from);
    let mut all = printed.to_vec();
    let under = echo.or(space).and_then(|space| view.board.mat.get(space));
    all.extend(under.copied().flatten());
    if bend.is_some_and(|bend| bend.kind == WarpKind::Prism) {
        let tokens = all.iter_mut().filter(|one| **one != TokenName::Crystal);
        tokens.for_each(|token| *token = TokenName::Wild);
    }
    all
}

/// Says whether a detour takes a card of an earlier date into the journey (TW-4): it is not
/// earlier than the card before the last one.
pub(super) fn detours(view: &TrekView, player: &TrekPlayer, date: i64) -> bool {
    let bend = view.warps.as_ref().and_then(|warps| warps.bend);
    let open = player.journeys.last().into_iter().flatten();
    let cards = open.filter_map(|step| match step {
        JourneyCard::Card(card) => Some(card.card.back.value),
        JourneyCard::Ancestor => None,
    });
    let before_last = cards.rev().nth(1);
    bend.is_some_and(|bend| bend.kind == WarpKind::Detour)
        && before_last.is_none_or(|before| before <= date)
}

fn label(warp: &TrekWarp, words: &Words) -> String {
    let does = words.t(does(warp.kind));
    format!("{} · {} · {does}", named(warp, words), price(warp.price, words))
}

/// Names a time warp and its kind.
pub(super) fn named(warp: &TrekWarp, words: &Words) -> String {
    format!("{} ({})", words.t(kind(warp.kind)), warp.name)
}

fn price(price: WarpPrice, words: &Words) -> String {
    match (price.crystals, price.hours) {
        (0, 0) => words.t("warp-free"),
        (0, hours) => say!(words, "warp-costs-hours", n = hours),
        (crystals, _) => say!(words, "warp-costs-crystals", n = crystals),
    }
}

fn kind(kind: WarpKind) -> &'static str {
    match kind {
        WarpKind::Rewind => "warp-rewind",
        WarpKind::Haste => "warp-haste",
        WarpKind::Exchange => "warp-exchange",
        WarpKind::NewDawn => "warp-new-dawn",
        WarpKind::Foresight => "warp-foresight",
        WarpKind::Detour => "warp-detour",
        WarpKind::Prism => "warp-prism",
        WarpKind::Echo => "warp-echo",
    }
}

fn does(kind: WarpKind) -> &'static str {
    match kind {
        WarpKind::Rewind => "warp-does-rewind",
        WarpKind::Haste => "warp-does-haste",
        WarpKind::Exchange => "warp-does-exchange",
        WarpKind::NewDawn => "warp-does-new-dawn",
        WarpKind::Foresight => "warp-does-foresight",
        WarpKind::Detour => "warp-does-detour",
        WarpKind::Prism => "warp-does-prism",
        WarpKind::Echo => "warp-does-echo",
    }
}

/// Lists the time warps of today with their prices and who has used them.
pub(super) fn rows(game: &RunningGame, view: &TrekView, words: &Words) -> Block {
    let Some(warps) = &view.warps else {
        return Block::new();
    };
    let mut rows = vec![Row::new(words.t("term-warps"), Tone::Strong)];
    for warp in &warps.laid_out {
        let mut row = Row::plain(format!("  {} · ", named(warp, words)));
        match warp.used_by {
            None => row.push(price(warp.price, words), Tone::Plain),
            Some(seat) => {
                let name = seat_name(game, seat, words);
                row.push(say!(words, "term-warp-by", name = name), Tone::Seat(seat));
            }
        }
        rows.push(row);
    }
    rows
}
