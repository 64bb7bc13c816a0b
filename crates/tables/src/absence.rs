//! Who is away, and who may hold their seat meanwhile, so that no table waits for somebody who
//! is not there.
//!
//! Whoever runs a table knows who is connected; the table does not. When somebody has been
//! missing for [`AWAY_AFTER`] that becomes an entry, and so does their return: a restart and every
//! node know it then. While the host is away their rights are those of whoever of the people has
//! been here longest, and everybody at the table may let a bot hold the seat of somebody who is
//! away.

use antedate_wire::{Clock, Phase, PlayerNumber, StandIns};

use crate::decide::stamp;
use crate::log::{Entry, Stored};
use crate::refusal::Refusal;
use crate::state::State;
use crate::table::Table;

/// How long somebody is missing before they are away, in milliseconds.
pub const AWAY_AFTER: i64 = 120_000;

/// The gentlest players, which keep a game going and no more.
const GENTLE: [&str; 3] = ["random", "steady", "novice"];
/// Those who may hold a seat at a public table besides.
const UP_TO_AMATEUR: [&str; 2] = ["pupil", "amateur"];

impl Table {
    /// Lists the people at the table, in the order they came.
    pub fn people(&self) -> Vec<PlayerNumber> {
        let players = self.state().into_iter().flat_map(|state| &state.players);
        let people = players.filter(|player| player.bot.is_none());
        let mut people: Vec<PlayerNumber> = people.map(|player| player.number).collect();
        people.sort_unstable();
        people
    }

    /// Works out what it brings about that somebody has been missing for [`AWAY_AFTER`]; nothing
    /// if they are known to be away. In a game of a day a move nobody is expected to be there.
    pub fn decide_away(&self, player: PlayerNumber, now: i64) -> Vec<Stored> {
        let state = self.state().filter(|state| can_be_away(state, player));
        let state = state.filter(|state| !state.away.contains(&player));
        entries(state, Entry::Away { player }, now)
    }

    /// Works out what it brings about that somebody is here; nothing if they were not away.
    pub fn decide_back(&self, player: PlayerNumber, now: i64) -> Vec<Stored> {
        let state = self.state().filter(|state| !state.closed);
        let state = state.filter(|state| state.away.contains(&player));
        entries(state, Entry::Back { player }, now)
    }
}

fn entries(state: Option<&State>, entry: Entry, now: i64) -> Vec<Stored> {
    let stamped = state.map(|state| stamp(vec![entry], None, now.max(state.at)));
    stamped.unwrap_or_default()
}

fn can_be_away(state: &State, player: PlayerNumber) -> bool {
    let is_person = state
        .player(player)
        .is_some_and(|player| player.bot.is_none());
    let is_slow = state.phase() == Phase::Playing && state.options.clock == Clock::Day;
    is_person && !is_slow && !state.closed
}

/// Checks that a bot of this level may hold a person's seat here.
pub(crate) fn check_stand_in(state: &State, level: &str) -> Result<(), Refusal> {
    let options = &state.options;
    let gentle = GENTLE.contains(&level) || level == state.settings.stand_in;
    let fair = gentle || UP_TO_AMATEUR.contains(&level);
    let (allowed, may) = match options.stand_ins {
        StandIns::Gentle => ("novice", gentle),
        StandIns::Any if !options.public => return Ok(()),
        StandIns::Amateur | StandIns::Any => ("novice, pupil, amateur", fair),
    };
    match may {
        true => Ok(()),
        false => Err(Refusal::StandInTooStrong { allowed }),
    }
}
