//! The questions of twist.

use antedate_wire::{Action, Front, Held, TwistView};

use crate::question::{Choice, Kind, Question};
use crate::words::{Words, say};

pub(super) fn question(
    view: &TwistView,
    seat: usize,
    path: &[usize],
    words: &Words,
) -> Option<Question> {
    let hand = view.hands.get(seat)?;
    let places: Vec<usize> = (0..hand.len())
        .filter(|place| !deeds(view, &hand[*place], words).is_empty())
        .collect();
    match path {
        [] => {
            let cards = places
                .iter()
                .map(|place| Choice::ask(held_label(&hand[*place], words), *place));
            let mut choices: Vec<Choice> = cards.collect();
            if view.n_placed > 0 {
                let stop = Choice::act(words.t("end-turn"), hand.len(), Action::Stop);
                choices.push(stop.with_key('e'));
            }
            let prompt = match (view.tried, view.n_placed) {
                (false, _) => words.t("try-or-discard"),
                (true, 0) => say!(words, "must-try", n = n_upright(hand)),
                (true, _) => words.t("stop-or-go-on"),
            };
            Some(Question {
                kind: Kind::Card,
                prompt,
                choices,
            })
        }
        [nth] => {
            let place = *places.get(*nth)?;
            Some(Question {
                kind: Kind::Deed { card: place },
                prompt: say!(words, "term-what-with", title = title(&hand[place])),
                choices: deeds(view, &hand[place], words),
            })
        }
        _ => None,
    }
}

/// Lists what can be done with a card of twist now (CO-4, CO-5, CO-16).
fn deeds(view: &TwistView, held: &Held, words: &Words) -> Vec<Choice> {
    let mut deeds = Vec::new();
    if let Held::Upright(card) = held {
        let action = Action::Try { card: card.card };
        deeds.push(Choice::act(words.t("turn-it"), 0, action).with_key('t'));
    }
    if !view.tried && matches_discard(view, held) {
        let card = match held {
            Held::Upright(card) => card.card,
            Held::Blocked(card) => card.card,
        };
        let action = Action::Discard { card };
        deeds.push(Choice::act(words.t("discard-it"), 1, action).with_key('d'));
    }
    deeds
}

/// Says whether a card's front icon is the one that the discard pile asks for (CO-16).
pub(super) fn matches_discard(view: &TwistView, held: &Held) -> bool {
    let wanted = view.discard.last().and_then(|card| card.back.icon.as_ref());
    wanted.is_some() && wanted == front(held).icon.as_ref()
}

/// Returns the front of a card before a player.
pub(super) fn front(held: &Held) -> &Front {
    match held {
        Held::Upright(card) => &card.front,
        Held::Blocked(card) => &card.front,
    }
}

fn title(held: &Held) -> &str {
    &front(held).title
}

/// Names a card of twist by what all can see of it.
pub(super) fn held_label(held: &Held, words: &Words) -> String {
    let icon = icon_name(front(held).icon.as_deref(), words);
    match held {
        Held::Upright(card) => say!(
            words,
            "card-upright",
            title = card.front.title.as_str(),
            icon = icon
        ),
        Held::Blocked(card) => say!(
            words,
            "card-blocked",
            title = card.front.title.as_str(),
            date = card.back.label.as_str(),
            icon = icon
        ),
    }
}

/// Names an icon; one without a text of its own by its bare name.
pub(super) fn icon_name(icon: Option<&str>, words: &Words) -> String {
    let id = format!("icon-{}", icon.unwrap_or("none"));
    let text = words.t(&id);
    match text == id {
        true => icon.unwrap_or_default().to_owned(),
        false => text,
    }
}

/// Counts the cards that can still be tried (CO-5).
fn n_upright(hand: &[Held]) -> usize {
    let upright = hand.iter().filter(|held| matches!(held, Held::Upright(_)));
    upright.count()
}
