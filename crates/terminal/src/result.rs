//! How a game ended, in words.

use antedate_wire::{RunningGame, SeatNumber};

use crate::blocks::{Row, Tone};
use crate::client::seat_name;
use crate::words::{Words, say};

/// Names the winners; `ours` are the seats at this keyboard.
pub(crate) fn winners(
    game: &RunningGame,
    winners: &[SeatNumber],
    ours: &[SeatNumber],
    words: &Words,
) -> Row {
    let alone = ours.len() == 1 && winners.contains(&ours[0]);
    if alone {
        let id = if winners.len() == 1 {
            "you-win"
        } else {
            "you-share"
        };
        return Row::new(format!("★ {}", words.t(id)), Tone::Good);
    }
    let names: Vec<String> = winners
        .iter()
        .map(|seat| seat_name(game, *seat, words))
        .collect();
    let text = say!(words, "winners", n = names.len(), names = names.join(", "));
    Row::new(format!("★ {text}"), Tone::Good)
}
