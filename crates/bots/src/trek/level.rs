//! How well a player plays, and which character plays how well.

use super::judge::Lookahead;
use crate::Character;

/// How well a player plays, the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Takes what brings most, however long it takes, and misjudges it.
    Novice,
    /// Takes what brings most an hour.
    Pupil,
    /// Looks ahead by rule of thumb, and misjudges.
    Amateur,
    /// Looks ahead by rule of thumb.
    Scholar,
    /// Plays the day out a few times before each turn.
    Historian,
    /// Plays the day out many times before each turn.
    Oracle,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::Novice,
        Level::Pupil,
        Level::Amateur,
        Level::Scholar,
        Level::Historian,
        Level::Oracle,
    ];

    /// Returns the level a character plays at. The dates of `trek` are public, so that what
    /// a character knows shows in how far it thinks.
    pub fn of(character: &Character) -> Level {
        match character.width {
            width if width <= 0.0 => Level::Oracle,
            width if width < 0.2 => Level::Historian,
            width if width < 0.35 => Level::Scholar,
            width if width < 0.6 => Level::Amateur,
            width if width < 1.0 => Level::Pupil,
            _ => Level::Novice,
        }
    }

    /// Returns the id of the character that stands for the level.
    pub fn id(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Pupil => "pupil",
            Level::Amateur => "amateur",
            Level::Scholar => "scholar",
            Level::Historian => "historian",
            Level::Oracle => "oracle",
        }
    }

    /// Finds a level by the id of its character.
    pub fn by_id(id: &str) -> Option<Level> {
        Character::by_id(id).map(Level::of)
    }

    /// Returns how many of the nodes allowed a player of this level uses.
    pub(super) fn share(self, nodes: u64) -> u64 {
        match self {
            Level::Novice | Level::Pupil | Level::Amateur | Level::Scholar => 0,
            Level::Historian => nodes / 16,
            Level::Oracle => nodes,
        }
    }

    pub(super) fn lookahead(self) -> Lookahead {
        match self {
            Level::Novice => Lookahead::Gains,
            Level::Pupil => Lookahead::HourlyGains,
            _ => Lookahead::Outlook,
        }
    }

    /// Returns what a time warp must bring, in points as the player judges them, to be used at
    /// the start of a day. People who play for fun keep theirs for a good moment, and often
    /// for too long.
    pub(super) fn warp_bar(self) -> f32 {
        match self {
            Level::Novice | Level::Pupil | Level::Amateur => 4.0,
            Level::Scholar => 2.5,
            Level::Historian | Level::Oracle => 1.5,
        }
    }

    /// Says whether the player tries out warps whose worth does not show at once.
    pub(super) fn tries_warps(self) -> bool {
        matches!(self, Level::Historian | Level::Oracle)
    }

    /// Returns how far off, in points, the player's judgement of an action is.
    pub(super) fn blur(self) -> f64 {
        match self {
            Level::Novice => 3.0,
            Level::Amateur => 1.5,
            Level::Pupil | Level::Scholar | Level::Historian | Level::Oracle => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_are_those_of_the_characters_in_order() {
        let levels: Vec<Level> = Character::levels().map(Level::of).collect();
        assert_eq!(levels, Level::ALL);
        for level in Level::ALL {
            assert_eq!(Level::by_id(level.id()), Some(level));
        }
        assert_eq!(Level::by_id("engineer"), Some(Level::Amateur));
        assert_eq!(Level::by_id("nobody"), None);
    }
}
