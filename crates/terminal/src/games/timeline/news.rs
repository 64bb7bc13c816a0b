//! What happened in timeline, in words.

use antedate_wire::{
    GameView, RunningGame, SeatNumber, TimelineEvent, TimelineView, Turned,
};

use crate::blocks::Tone;
use crate::client::seat_name;
use super::question::gap_label;
use crate::news::{Note, about};
use crate::words::{Words, say};

pub(in crate::games) fn tell(game: &RunningGame, event: &TimelineEvent, words: &Words) -> Option<Note> {
    match event {
        TimelineEvent::CardPlaced { seat, card, .. } => {
            let text = about(game, "say-placed", *seat, card, words);
            Some(Note::of_card(text, Tone::Good, *seat, card))
        }
        TimelineEvent::CardMisplaced { seat, card, .. } => {
            let text = misplaced(game, *seat, card, words);
            let note = Note::of_card(text, Tone::Bad, *seat, card);
            Some(note.belonging(belonged(game, card, words)))
        }
        TimelineEvent::PileReshuffled { .. } => {
            Some(Note::new(words.t("term-reshuffled"), Tone::Dim))
        }
        TimelineEvent::RoundEnded { eliminated, .. } if !eliminated.is_empty() => {
            let names: Vec<String> = eliminated
                .iter()
                .map(|seat| seat_name(game, *seat, words))
                .collect();
            let text = say!(
                words,
                "term-eliminated",
                n = names.len(),
                names = names.join(", ")
            );
            Some(Note::new(text, Tone::Warn))
        }
        _ => None,
    }
}

/// Words the gap where a card belonged: "Between A (1492) and B (1517)".
fn belonged(game: &RunningGame, card: &Turned, words: &Words) -> String {
    let GameView::Timeline(TimelineView { line, .. }) = &game.view else {
        return String::new();
    };
    let gap = line.partition_point(|other| other.back.value <= card.back.value);
    let place = gap_label(line, gap, words);
    place.trim_end_matches('?').to_owned()
}

/// Says that a card was misplaced, and between which dates it belongs.
fn misplaced(game: &RunningGame, seat: SeatNumber, card: &Turned, words: &Words) -> String {
    let GameView::Timeline(TimelineView { line, .. }) = &game.view else {
        return String::new();
    };
    let at = line.partition_point(|other| other.back.value <= card.back.value);
    let label = |at: Option<usize>| Some(line.get(at?)?.back.label.as_str());
    let (left, right) = (label(at.checked_sub(1)), label(Some(at)));
    let id = match (left, right) {
        (None, _) => "say-misplaced-before",
        (_, None) => "say-misplaced-after",
        _ => "say-misplaced-between",
    };
    say!(
        words,
        id,
        name = seat_name(game, seat, words),
        title = card.front.title.as_str(),
        date = card.back.label.as_str(),
        left = left.unwrap_or_default(),
        right = right.unwrap_or_default()
    )
}
