//! What happened in chorus, in words.

use antedate_wire::{ChorusEvent, GameView, RunningGame};

use crate::blocks::Tone;
use crate::client::seat_name;
use crate::news::Note;
use crate::words::{Words, say};

pub(in crate::games) fn tell(
    game: &RunningGame,
    event: &ChorusEvent,
    words: &Words,
) -> Option<Note> {
    match event {
        ChorusEvent::CardClosed { closed, .. } | ChorusEvent::OwnCardClosed { closed, .. } => {
            let GameView::Chorus(view) = &game.view else {
                return None;
            };
            let own = view.own.as_ref();
            let alone = matches!(event, ChorusEvent::OwnCardClosed { .. });
            let (id, tone) = match (own.and_then(|own| own.hits.last()), alone) {
                (Some(true), false) => ("chorus-say-right", Tone::Good),
                (Some(false), false) => ("chorus-say-wrong", Tone::Bad),
                // How many were right is not known yet (CH-10).
                (Some(true), true) => ("chorus-own-right", Tone::Good),
                (Some(false), true) => ("chorus-own-wrong", Tone::Bad),
                (None, _) => ("chorus-say-turned", Tone::Plain),
            };
            let (first, last) = (usize::from(closed.first), usize::from(closed.last));
            let right = closed.counts.get(first..=last).unwrap_or_default();
            let text = say!(
                words,
                id,
                title = closed.card.front.title.as_str(),
                date = closed.card.back.label.as_str(),
                n = right.iter().map(|n| u32::from(*n)).sum::<u32>(),
                all = view.seats.len()
            );
            let seat = own.map_or(0, |own| own.seat);
            Some(Note::of_card(text, tone, seat, &closed.card))
        }
        ChorusEvent::SeatDropped { seat } => {
            let name = seat_name(game, *seat, words);
            Some(Note::new(say!(words, "term-left", name = name), Tone::Plain))
        }
        ChorusEvent::Chosen { .. }
        | ChorusEvent::OtherCardClosed { .. }
        | ChorusEvent::SeatJoined { .. }
        | ChorusEvent::GameEnded { .. } => None,
    }
}
