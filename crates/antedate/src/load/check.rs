//! Compares what was acknowledged with what the server kept.
//!
//! Finished games are compared with their transcripts, which the server writes from the
//! log on disk; the last game of each table with the frames sent to a fresh connection.

use anyhow::Result;
use serde::Deserialize;

use super::client::get;
use super::counts::PlayedGame;
use super::scan::{Happened, Move, Scanned, happened, hear};
use super::table::LoadTable;

/// The finished games of a table that are compared move by move. The server folds a
/// table's whole log for each, so hundreds would take longer than the play.
const COMPARED: usize = 3;

/// A line of a transcript that places a card.
#[derive(Deserialize)]
struct Place<'a> {
    seat: u64,
    place: &'a str,
    gap: u64,
    right: bool,
}

impl LoadTable {
    /// Counts the acknowledged moves that the server does not know any more.
    pub(super) async fn check(&mut self) {
        self.counts.games = self.games.len() as u64;
        if let Err(error) = self.compare().await {
            self.counts.error(&error);
        }
    }

    async fn compare(&mut self) -> Result<()> {
        let Some((last, earlier)) = self.games.split_last() else {
            return Ok(());
        };
        // Evenly spread, the first among them.
        let step = earlier.len().div_ceil(COMPARED).max(1);
        let (mut checked, mut lost) = (0, 0);
        for game in earlier.iter().step_by(step) {
            checked += game.moves.len() as u64;
            lost += game.missing(self.transcript(game).await?.into_iter());
        }
        checked += last.moves.len() as u64;
        lost += last.missing(self.frames(last).await?.into_iter());
        lost += u64::from(!self.last_is_known().await?);
        self.counts.checked += checked;
        self.counts.lost += lost;
        Ok(())
    }

    /// Returns the moves of a finished game as its transcript has them.
    async fn transcript(&self, game: &PlayedGame) -> Result<Vec<u64>> {
        let (table, number) = (&self.table, game.number);
        let path = format!("/api/tables/{table}/transcript?game={number}");
        let transcript = get(self.host(0), &path).await?;
        let places = transcript
            .lines()
            .filter_map(|line| serde_json::from_str::<Place<'_>>(line).ok());
        let print = |place: Place<'_>| {
            let made = Move {
                seat: place.seat,
                id: place.place,
                gap: place.gap,
                right: place.right,
            };
            made.print()
        };
        Ok(places.map(print).collect())
    }

    /// Returns the moves of the last game as a fresh connection is sent them.
    async fn frames(&self, game: &PlayedGame) -> Result<Vec<u64>> {
        let (mut socket, last) = self.enter(0, Some(game.started)).await?;
        let (mut moves, mut at) = (Vec::new(), game.started);
        while at < last {
            let text = socket.read().await?;
            match hear(text, "") {
                Scanned::Frame(seq) => {
                    at = seq;
                    moves.extend(happened(text).filter_map(|happened| match happened {
                        Happened::Turned(made) => Some(made.print()),
                        _ => None,
                    }));
                }
                // The game is so long that a view is shorter: its number must do.
                Scanned::View(seq) => {
                    let known = game.moves.iter().filter(|made| made.seq <= seq);
                    return Ok(known.map(|made| made.print).collect());
                }
                _ => {}
            }
        }
        Ok(moves)
    }

    /// Sends the last acknowledged message once more: it must get the number it had.
    async fn last_is_known(&self) -> Result<bool> {
        let Some((player, text, seq)) = &self.last else {
            return Ok(true);
        };
        let (mut socket, _) = self.enter(*player, None).await?;
        socket.send(text).await?;
        let id = format!("l{}", self.n_sent());
        loop {
            if let Scanned::Answer(again) = hear(socket.read().await?, &id) {
                return Ok(again == Some(*seq));
            }
        }
    }
}
