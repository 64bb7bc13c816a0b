//! The questions of timeline.

use antedate_wire::{Action, FaceUp, TimelineView, Turned};

use crate::question::{Choice, Kind, Question};
use crate::words::{Words, say};

pub(super) fn question(
    view: &TimelineView,
    seat: usize,
    path: &[usize],
    words: &Words,
) -> Option<Question> {
    let hand = view.hands.get(seat)?;
    match path {
        [] => Some(Question {
            kind: Kind::Card,
            prompt: words.t("choose-card"),
            choices: hand
                .iter()
                .enumerate()
                .map(|(place, card)| Choice::ask(front_label(card), place))
                .collect(),
        }),
        [card] => {
            let held = hand.get(*card)?;
            let gap = |gap: usize| {
                let action = Action::Place {
                    card: held.card,
                    gap: u8::try_from(gap).ok()?,
                };
                Some(Choice::act(gap_label(&view.line, gap, words), gap, action))
            };
            Some(Question {
                kind: Kind::Gap { card: *card },
                prompt: say!(words, "term-where", title = held.front.title.as_str()),
                choices: (0..=view.line.len()).filter_map(gap).collect(),
            })
        }
        _ => None,
    }
}

/// Names a card by its front.
pub(in crate::games) fn front_label(card: &FaceUp) -> String {
    format!("{} ({})", card.front.title, card.front.topic_name)
}

/// Names a gap by its neighbours.
pub(in crate::games) fn gap_label(line: &[Turned], gap: usize, words: &Words) -> String {
    let name = |card: &Turned| format!("{} ({})", card.front.title, card.back.label);
    let left = gap.checked_sub(1).and_then(|at| line.get(at)).map(name);
    let right = line.get(gap).map(name);
    match (left, right) {
        (Some(left), Some(right)) => say!(words, "ask-between", left = left, right = right),
        (None, Some(right)) => say!(words, "ask-before", right = right),
        (Some(left), None) => say!(words, "ask-after", left = left),
        (None, None) => String::new(),
    }
}
