//! Every clause of section 4, and the known answers of section 8 that are about it.

mod benefits;
mod days;
mod setup;
mod turn;
mod warps;

use antedate_rules::trek::{Event, JourneyStep, Trek};
use antedate_rules::{Events, Game, Seat, Viewer};

use crate::table::{Table, act, take};

pub(super) fn dates(game: &Trek) -> [Option<i64>; 6] {
    let data = game.deal().data();
    game.row()
        .map(|card| card.map(|card| data.card(card).date.0))
}

pub(super) fn hour(game: &Trek, seat: usize) -> u8 {
    game.view(Viewer::Spectator).players[seat].hour
}

pub(super) fn points(game: &Trek, seat: usize) -> u16 {
    game.view(Viewer::Spectator).players[seat].points
}

pub(super) fn crystals(game: &Trek, seat: usize) -> u16 {
    game.view(Viewer::Spectator).players[seat].crystals
}

pub(super) fn lengths(game: &Trek, seat: u16) -> Vec<usize> {
    game.journey_lengths(Seat(seat)).collect()
}

/// Takes the card of a date.
pub(super) fn go(game: &mut Trek, seat: u16, date: i64, spent: u8) -> Events<Event> {
    let action = take(game, date, spent);
    act(game, seat, action)
}

/// What the take did to the watch, the points and crystals it brought by itself, and the journey.
pub(super) fn taking(events: &[Event]) -> (u8, u8, u8, JourneyStep) {
    match events[0] {
        Event::CardTaken {
            watch,
            points,
            crystals,
            journey,
            ..
        } => (watch, points, crystals, journey),
        other => panic!("a turn begins with a card, not {other:?}"),
    }
}

/// Lets everybody pass the day with a single card of twelve hours each.
pub(super) fn long_days(n_seats: usize) -> Table {
    let mut table = Table::blank(n_seats);
    for day in 1..=3 {
        for nth in 0..6 {
            table = table.card(day, 100 * i64::from(day) + nth, 12, "");
        }
    }
    table
}
