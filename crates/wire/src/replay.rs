//! A finished game, to be looked at again.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{CardNumber, Frame, SeatNumber, TableView, Turned};

/// A finished game from its deal to its end: fold the frames into the view, one by one, as
/// at a live table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Replay {
    /// The table as the game was dealt, with `seq` 0. Players are numbered by seat.
    pub view: TableView,
    /// The moves, numbered from 1.
    pub frames: Vec<Frame>,
    /// What lay hidden; `null` unless all cards were asked for.
    pub open: Option<OpenCards>,
}

/// What lay hidden while a game was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OpenCards {
    /// Every card of the game, by its number.
    pub cards: Vec<Turned>,
    /// The draw piles in the order they were made: as dealt, and after each reshuffle; in
    /// trek one a day.
    pub piles: Vec<OpenPile>,
}

/// A draw pile. Cards leave it from the top only, so a view that counts `n` cards in it has
/// the last `n` of these.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OpenPile {
    /// The number of the frame that made it; 0 for the deal.
    pub from: u64,
    /// Its cards after that frame, top first.
    pub cards: Vec<CardNumber>,
}

/// Whose eyes a finished game is looked at with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// Those of somebody who watched.
    Spectator,
    /// Those of a seat.
    Seat(SeatNumber),
    /// All cards lie open.
    All,
}

impl FromStr for Eyes {
    type Err = String;

    fn from_str(text: &str) -> Result<Eyes, String> {
        match text {
            "none" => Ok(Eyes::Spectator),
            "all" => Ok(Eyes::All),
            _ => text.parse().map(Eyes::Seat).map_err(|_| {
                "whose eyes? write the number of a seat, `none` for a spectator, or `all`"
                    .to_owned()
            }),
        }
    }
}
