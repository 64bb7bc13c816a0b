//! Who can sit at a table of the lab: the characters of `bots`, and two simple players.

use std::fmt;
use std::str::FromStr;

use antedate_bots::{CHARACTERS, Character};
use antedate_rules::timeline::{Action as Place, Timeline};
use antedate_rules::trek::{Action as TrekAction, Event as TrekEvent, JourneyStep, Trek};
use antedate_rules::twist::{Action as TwistAction, Twist, Went};
use antedate_rules::{Events, Game, NoChance, Seat};

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

/// Places a card where it is right; with several, the one with the fewest right gaps, since
/// it will be the hardest to place later.
pub(crate) fn greedy_timeline(game: &Timeline, seat: Seat) -> Option<Place> {
    let n_gaps = game.line().len() as u8 + 1;
    let right_gaps = |card| (0..n_gaps).filter(move |gap| game.fits(card, *gap));
    let hardest = game
        .hand(seat)
        .iter()
        .min_by_key(|card| right_gaps(**card).count())?;
    let gap = right_gaps(*hardest).next()?;
    Some(Place::Place {
        card: *hardest,
        gap,
    })
}

/// Tries what goes to the main row, then what fills a slot; discards rather than be blocked.
pub(crate) fn greedy_twist(game: &Twist, seat: Seat) -> Option<TwistAction> {
    let worth = |action: &TwistAction| match action {
        TwistAction::Try { card } => match game.place_of(*card) {
            Went::Left | Went::Right => 5,
            Went::Stack(_) => 4,
            Went::Slot(_) => 3,
            Went::Blocked(_) => 0,
        },
        TwistAction::Discard { .. } => 2,
        TwistAction::Stop => 1,
    };
    // The first of the best, so that the choice is the same every time.
    game.legal_actions(seat).into_iter().rev().max_by_key(worth)
}

/// Takes what pays most now, each hour costing a little and a broken journey a lot.
pub(crate) fn greedy_trek(game: &Trek, seat: Seat) -> Option<TrekAction> {
    let worth = |action: &TrekAction| {
        let mut events = Events::new();
        if game.decide(seat, *action, &NoChance, &mut events).is_err() {
            return i32::MIN;
        }
        events.iter().map(trek_worth).sum()
    };
    game.legal_actions(seat).into_iter().rev().max_by_key(worth)
}

fn trek_worth(event: &TrekEvent) -> i32 {
    match event {
        TrekEvent::CardTaken {
            spent,
            watch,
            points,
            crystals,
            journey,
            ..
        } => {
            let journey = match journey {
                JourneyStep::Continues => 60,
                JourneyStep::Starts => 0,
                JourneyStep::Closes => -40,
            };
            20 * i32::from(*points) + 15 * i32::from(*crystals) + journey
                - 15 * i32::from(*spent)
                - 12 * i32::from(*watch)
        }
        TrekEvent::TokenPlaced {
            points, crystals, ..
        } => 8 + 20 * i32::from(*points) + 15 * i32::from(*crystals),
        _ => 0,
    }
}
