//! What a person is asked: a list of choices, each an action or a further list. Both
//! faces ask the same questions; how they look is theirs.

#[cfg(test)]
mod tests;
mod trek;

use antedate_wire::{Action, FaceUp, GameView, Held, RunningGame, TimelineView, Turned, TwistView};

use crate::words::{Words, say};

pub(crate) use trek::preview;

/// What is asked for, so that a face can draw it on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One of the cards before the player.
    Card,
    /// A gap of the line, for the card at this place of the hand.
    Gap { card: usize },
    /// What to do with the card at this place of the hand.
    Deed { card: usize },
    /// An itinerary for today.
    Itinerary,
    /// A departure, an ancestor, or a pass.
    Source,
    /// How many crystals to spend on the choice before.
    Crystals,
    /// A token and its column.
    Token,
}

/// A question.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Question {
    pub(crate) kind: Kind,
    pub(crate) prompt: String,
    pub(crate) choices: Vec<Choice>,
}

/// One thing that can be chosen.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Choice {
    pub(crate) label: String,
    /// What it does; `None` asks on.
    pub(crate) action: Option<Action>,
    /// A key for it besides its number.
    pub(crate) key: Option<char>,
    /// Which card of the hand, space of the row or the like it is, by its place there.
    pub(crate) place: usize,
}

impl Choice {
    fn ask(label: String, place: usize) -> Choice {
        Choice {
            label,
            action: None,
            key: None,
            place,
        }
    }

    fn act(label: String, place: usize, action: Action) -> Choice {
        Choice {
            label,
            action: Some(action),
            key: None,
            place,
        }
    }

    fn with_key(mut self, key: char) -> Choice {
        self.key = Some(key);
        self
    }
}

/// Returns the question after the choices made so far; `None` when the player is asked
/// nothing, or the path leads nowhere any more.
pub(crate) fn question(game: &RunningGame, path: &[usize], words: &Words) -> Option<Question> {
    let you = game.you?;
    if !game.view.to_act().contains(&you) {
        return None;
    }
    let seat = usize::from(you);
    match &game.view {
        GameView::Timeline(view) => timeline(view, seat, path, words),
        GameView::Twist(view) => twist(view, seat, path, words),
        GameView::Trek(view) => trek::question(view, seat, path, words),
    }
}

fn timeline(view: &TimelineView, seat: usize, path: &[usize], words: &Words) -> Option<Question> {
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
pub(crate) fn front_label(card: &FaceUp) -> String {
    format!("{} ({})", card.front.title, card.front.topic_name)
}

/// Names a gap by its neighbours.
pub(crate) fn gap_label(line: &[Turned], gap: usize, words: &Words) -> String {
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

fn twist(view: &TwistView, seat: usize, path: &[usize], words: &Words) -> Option<Question> {
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
                (true, 0) => words.t("must-try"),
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
pub(crate) fn matches_discard(view: &TwistView, held: &Held) -> bool {
    let wanted = view.discard.last().and_then(|card| card.back.icon.as_ref());
    wanted.is_some() && wanted == front(held).icon.as_ref()
}

/// Returns the front of a card before a player.
pub(crate) fn front(held: &Held) -> &antedate_wire::Front {
    match held {
        Held::Upright(card) => &card.front,
        Held::Blocked(card) => &card.front,
    }
}

fn title(held: &Held) -> &str {
    &front(held).title
}

/// Names a card of twist by what all can see of it.
pub(crate) fn held_label(held: &Held, words: &Words) -> String {
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
pub(crate) fn icon_name(icon: Option<&str>, words: &Words) -> String {
    let id = format!("icon-{}", icon.unwrap_or("none"));
    let text = words.t(&id);
    match text == id {
        true => icon.unwrap_or_default().to_owned(),
        false => text,
    }
}
