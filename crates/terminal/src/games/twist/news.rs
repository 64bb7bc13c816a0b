//! What happened in twist, in words.

use antedate_wire::{RunningGame, TwistEvent, Went};

use crate::blocks::Tone;
use crate::news::{Note, about};
use crate::words::Words;

pub(in crate::games) fn tell(game: &RunningGame, event: &TwistEvent, words: &Words) -> Option<Note> {
    match event {
        TwistEvent::CardTried { seat, card, went } => {
            let (id, tone) = match went {
                Went::Left => ("say-went-left", Tone::Good),
                Went::Right => ("say-went-right", Tone::Good),
                Went::Slot(_) => ("say-went-slot", Tone::Good),
                Went::Stack { .. } => ("say-went-stack", Tone::Good),
                Went::Blocked(_) => ("say-went-blocked", Tone::Bad),
            };
            let text = about(game, id, *seat, card, words);
            Some(Note::of_card(text, tone, *seat, card))
        }
        TwistEvent::CardDiscarded { seat, card } => {
            let text = about(game, "say-discarded", *seat, card, words);
            Some(Note::of_card(text, Tone::Plain, *seat, card))
        }
        _ => None,
    }
}
