//! All that a table's log holds about one guest, for themselves to read.

use std::sync::Arc;

use antedate_wire::PlayerNumber;
use serde::Serialize;

use crate::contents::Contents;
use crate::entry::{Entry, Stored};
use crate::erase::players_of;
use crate::refusal::Refusal;
use crate::results::GameResult;
use crate::state::FoldError;
use crate::table::Table;

/// All that a table's log holds about one guest.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct About {
    /// Their seats, and those of others on their device.
    pub seats: Vec<SeatAbout>,
    /// The finished games in which one of those was played.
    pub games: Vec<GameAbout>,
}

/// What is kept of somebody at one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeatAbout {
    /// Their number there.
    pub player: PlayerNumber,
    /// Their name there.
    pub name: String,
    /// When they sat down, in milliseconds since 1970.
    pub joined: i64,
    /// The ids of the messages they sent.
    pub messages: Vec<String>,
    /// What they said.
    pub said: Vec<SaidAbout>,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SaidAbout {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameAbout {
    /// What it came to.
    pub result: GameResult,
    /// The players here who are this guest, or share their device.
    pub players: Vec<PlayerNumber>,
    /// The whole record.
    pub transcript: String,
}

impl About {
    /// Reads a whole log. A game that is running is not told: its record holds every secret.
    ///
    /// # Errors
    /// The log is damaged, or was not made with these cards.
    pub fn of(contents: Arc<Contents>, log: Vec<Stored>, guest: &str) -> Result<About, FoldError> {
        let players = players_of(&log, guest);
        let mut about = About::default();
        let mut table = Table::new(contents);
        for stored in log {
            about.note(&stored, &players.iter().copied().collect::<Vec<_>>());
            let ended = matches!(stored.entry, Entry::Ended);
            table.evolve(stored)?;
            if ended && let Some(result) = table.result() {
                let seats = result.seats.iter().map(|seat| seat.player);
                let own: Vec<_> = seats.filter(|player| players.contains(player)).collect();
                if !own.is_empty() {
                    about.games.push(GameAbout {
                        transcript: transcript(&table),
                        result: result.without_guests(),
                        players: own,
                    });
                }
            }
        }
        Ok(about)
    }

    fn note(&mut self, stored: &Stored, players: &[PlayerNumber]) {
        if let Entry::Joined { player, name, .. } = &stored.entry
            && players.contains(player)
        {
            self.seats.push(SeatAbout {
                player: *player,
                name: name.clone(),
                joined: stored.at,
                messages: Vec::new(),
                said: Vec::new(),
            });
        }
        if let Some(asked) = &stored.asked
            && let Some(seat) = self.seat(asked.player)
        {
            seat.messages.push(asked.id.clone());
        }
        if let Entry::Said { player, text } = &stored.entry
            && let Some(seat) = self.seat(*player)
        {
            let (at, text) = (stored.at, text.clone());
            seat.said.push(SaidAbout { at, text });
        }
    }

    fn seat(&mut self, player: PlayerNumber) -> Option<&mut SeatAbout> {
        self.seats.iter_mut().find(|seat| seat.player == player)
    }
}

fn transcript(table: &Table) -> String {
    let written: Result<String, Refusal> = table.transcript();
    written.expect("the game has just ended, and its log has just been folded")
}
