//! What a person is asked: a list of choices, each an action or a further list. Both
//! faces ask the same questions; how they look is theirs.

#[cfg(test)]
mod tests;

use antedate_wire::{Action, RunningGame};

use crate::games;
use crate::words::Words;

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
    /// A time warp, what it is to do, or a card that it shows.
    Warp,
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
    pub(crate) fn ask(label: String, place: usize) -> Choice {
        Choice {
            label,
            action: None,
            key: None,
            place,
        }
    }

    pub(crate) fn act(label: String, place: usize, action: Action) -> Choice {
        Choice {
            label,
            action: Some(action),
            key: None,
            place,
        }
    }

    pub(crate) fn with_key(mut self, key: char) -> Choice {
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
    games::of_view(&game.view).question(you.into(), path, &game.legal, words)
}
