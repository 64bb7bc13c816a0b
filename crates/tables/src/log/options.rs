//! What a host chose, as the log keeps it: flat, with the options of every game side by side.

use std::collections::BTreeMap;

use antedate_wire::RuleSet;
use serde::{Deserialize, Deserializer, Serialize, de::Error};

use super::terms::convert;
use crate::games::bundle;

/// A run of chorus had so many cards when there was no choice.
const DEFAULT_RUN: u8 = 10;

/// What a host chose. Fields that a log lacks are as they were before there was a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How many can sit at the table.
    pub seats: u16,
    /// How long a player has for one decision.
    pub clock: Clock,
    /// What becomes of the seat of a player who leaves.
    pub on_leave: OnLeave,
    /// Who begins.
    pub first: First,
    /// Cards dealt to each player of timeline.
    pub hand: u8,
    /// Extra cards of players of timeline.
    #[serde(deserialize_with = "by_player")]
    pub handicaps: BTreeMap<u32, u8>,
    /// Whether the itineraries of day I are random in trek (TR-3a).
    pub first_game: bool,
    /// Whether time warps are laid out in trek (section 10 of the rules). Since version 2; none
    /// were before there was a choice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub warps: bool,
    /// How many cards a run of chorus has.
    #[serde(skip_serializing_if = "is_usual_run")]
    pub run: u8,
    /// After how many misses a player of chorus is out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lives: Option<u8>,
    /// Whether all are told in chorus who chose which gap.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub names: bool,
    /// Whether each plays chorus at a pace of their own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
    /// How many teams there are in chorus.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<u8>,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// Which bots may hold a person's seat. Any might before there was a choice.
    #[serde(skip_serializing_if = "StandIns::is_any")]
    pub stand_ins: StandIns,
    /// Whether cards that somebody has seen lately take no part. None were left out before
    /// there was a choice. What it comes to stands in each `started`, so an older program that
    /// passes this over deals what it always did.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 4,
            clock: Clock::None,
            on_leave: OnLeave::Bot,
            first: First::Random,
            hand: 4,
            handicaps: BTreeMap::new(),
            first_game: false,
            warps: false,
            run: DEFAULT_RUN,
            lives: None,
            names: false,
            alone: false,
            teams: None,
            public: false,
            stand_ins: StandIns::Any,
            fresh: false,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_usual_run(run: &u8) -> bool {
    *run == DEFAULT_RUN
}

/// Reads what belongs to players by their numbers. JSON has them as texts, and inside an entry,
/// which may be of many kinds, serde no longer knows that they are numbers.
fn by_player<'de, D: Deserializer<'de>>(reader: D) -> Result<BTreeMap<u32, u8>, D::Error> {
    let by_text = BTreeMap::<String, u8>::deserialize(reader)?;
    let number = |text: String| {
        let unknown = |_| D::Error::custom(format!("`{text}` is not the number of a player"));
        text.parse().map_err(unknown)
    };
    by_text
        .into_iter()
        .map(|(player, value)| Ok((number(player)?, value)))
        .collect()
}

/// How long a player has for one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clock {
    /// As long as they like.
    #[serde(rename = "none")]
    None,
    /// Thirty seconds.
    #[serde(rename = "30s")]
    HalfMinute,
    /// A minute.
    #[serde(rename = "60s")]
    Minute,
    /// Two minutes.
    #[serde(rename = "2m")]
    TwoMinutes,
    /// A day.
    #[serde(rename = "1d")]
    Day,
}
convert!(Clock {
    None,
    HalfMinute,
    Minute,
    TwoMinutes,
    Day,
});

/// What becomes of the seat of a player who leaves in the middle of a game (TC-17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnLeave {
    /// A bot plays on.
    Bot,
    /// The seat is dropped.
    Drop,
}
convert!(OnLeave { Bot, Drop });

/// Which bots may hold a person's seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandIns {
    /// The gentlest.
    Gentle,
    /// Any up to `amateur`.
    Amateur,
    /// Any; no stronger one than `amateur` at a public table.
    Any,
}

impl StandIns {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    fn is_any(&self) -> bool {
        *self == StandIns::Any
    }
}
convert!(StandIns {
    Gentle,
    Amateur,
    Any,
});

/// Who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum First {
    /// Chance decides, from the game's seed.
    Random,
    /// A named player.
    Player {
        /// Who.
        player: u32,
    },
}

impl From<antedate_wire::First> for First {
    fn from(first: antedate_wire::First) -> First {
        match first {
            antedate_wire::First::Random => First::Random,
            antedate_wire::First::Player { player } => First::Player { player },
        }
    }
}

impl From<First> for antedate_wire::First {
    fn from(first: First) -> antedate_wire::First {
        match first {
            First::Random => antedate_wire::First::Random,
            First::Player { player } => antedate_wire::First::Player { player },
        }
    }
}

impl Options {
    /// Returns the first version of the log in which these options mean what they say.
    pub(super) fn since(&self) -> u32 {
        if self.warps { 2 } else { 1 }
    }

    /// Turns what a host chose into what is kept.
    pub(crate) fn of(rules: RuleSet, options: &antedate_wire::Options) -> Options {
        let mut log = Options {
            seats: options.seats,
            clock: options.clock.into(),
            on_leave: options.on_leave.into(),
            first: options.first.into(),
            public: options.public,
            stand_ins: options.stand_ins.into(),
            fresh: options.fresh,
            ..Options::default()
        };
        if let Some(game) = &options.game {
            bundle(rules).log_options(game, &mut log);
        }
        log
    }

    /// Turns what is kept into what a host of this game can choose.
    pub(crate) fn to_wire(&self, rules: RuleSet) -> antedate_wire::Options {
        antedate_wire::Options {
            seats: self.seats,
            clock: self.clock.into(),
            on_leave: self.on_leave.into(),
            first: self.first.into(),
            public: self.public,
            stand_ins: self.stand_ins.into(),
            fresh: self.fresh,
            game: Some(bundle(rules).read_options(self)),
        }
    }
}
