//! All that a table's log holds about one guest, for themselves to read.

use std::collections::BTreeSet;
use std::sync::Arc;

use antedate_wire::{ExportedGame, ExportedSeat, ExportedTable, PlayerNumber, Said};

use crate::contents::Contents;
use crate::erase::players_of;
use crate::log::{Entry, Stored};
use crate::refusal::Refusal;
use crate::results::GameResult;
use crate::state::FoldError;
use crate::table::Table;

/// Reads a whole log. A game that is running is not told: its record holds every secret.
///
/// # Errors
/// The log is damaged, or was not made with these cards.
pub fn exported(
    id: String,
    contents: Arc<Contents>,
    log: Vec<Stored>,
    guest: &str,
) -> Result<ExportedTable, FoldError> {
    let players = players_of(&log, guest);
    let (mut seats, mut games) = (Vec::new(), Vec::new());
    let mut table = Table::new(contents);
    for stored in log {
        note(&mut seats, &stored, &players);
        let ended = matches!(stored.entry, Entry::Ended);
        table.evolve(stored)?;
        if ended && let Some(result) = table.result() {
            let seated = result.seats.iter().map(|seat| seat.player);
            let own: Vec<_> = seated.filter(|player| players.contains(player)).collect();
            if !own.is_empty() {
                games.push(ExportedGame {
                    result: as_object(&result.without_guests()),
                    players: own,
                    transcript: transcript(&table),
                });
            }
        }
    }
    Ok(ExportedTable {
        table: id,
        seats,
        games,
    })
}

fn note(seats: &mut Vec<ExportedSeat>, stored: &Stored, players: &BTreeSet<PlayerNumber>) {
    if let Entry::Joined { player, name, .. } = &stored.entry
        && players.contains(player)
    {
        seats.push(ExportedSeat {
            player: *player,
            name: name.clone(),
            joined: stored.at,
            messages: Vec::new(),
            said: Vec::new(),
        });
    }
    if let Some(asked) = &stored.asked
        && let Some(seat) = seat_of(seats, asked.player)
    {
        seat.messages.push(asked.id.clone());
    }
    if let Entry::Said { player, text } = &stored.entry
        && let Some(seat) = seat_of(seats, *player)
    {
        let (at, text) = (stored.at, text.clone());
        seat.said.push(Said { at, text });
    }
}

fn seat_of(seats: &mut [ExportedSeat], player: PlayerNumber) -> Option<&mut ExportedSeat> {
    seats.iter_mut().find(|seat| seat.player == player)
}

fn as_object(result: &GameResult) -> serde_json::Map<String, serde_json::Value> {
    serde_json::from_str(&result.to_json()).expect("a result is written as an object")
}

fn transcript(table: &Table) -> String {
    let written: Result<String, Refusal> = table.transcript();
    written.expect("the game has just ended, and its log has just been folded")
}
