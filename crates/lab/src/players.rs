//! Who can sit at a table of the lab: the characters of `bots`, and two simple players.

use std::fmt;
use std::str::FromStr;

use antedate_bots::{CHARACTERS, Character};

/// Who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PlayerKind {
    /// Any legal action, all as likely.
    Random,
    /// The obvious action, looking at dates.
    Greedy,
    /// Somebody who sees only what the seat may see.
    Character(&'static Character),
}

impl PlayerKind {
    /// Lists every kind: the simple players, then the characters, the weakest level first.
    pub fn all() -> impl Iterator<Item = PlayerKind> {
        let simple = [PlayerKind::Random, PlayerKind::Greedy];
        simple
            .into_iter()
            .chain(CHARACTERS.iter().map(PlayerKind::Character))
    }

    /// Lists the levels of the characters, the weakest first.
    pub fn levels() -> impl Iterator<Item = PlayerKind> {
        Character::levels().map(PlayerKind::Character)
    }

    /// Returns the name on the command line and in records.
    pub fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Greedy => "greedy",
            PlayerKind::Character(character) => character.id,
        }
    }

    /// Returns who it is, unless it is a simple player.
    pub fn character(self) -> Option<&'static Character> {
        match self {
            PlayerKind::Random | PlayerKind::Greedy => None,
            PlayerKind::Character(character) => Some(character),
        }
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No player has that name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{0}`; choose {names}", names = names())]
pub struct UnknownPlayer(String);

/// Lists the names as a sentence does.
fn names() -> String {
    let names: Vec<&str> = PlayerKind::all().map(PlayerKind::name).collect();
    let (last, others) = names.split_last().expect("there are players");
    format!("{} or {last}", others.join(", "))
}

impl FromStr for PlayerKind {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<PlayerKind, UnknownPlayer> {
        let found = PlayerKind::all().find(|kind| kind.name() == name);
        found.ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}
