//! Chorus as a client sees it.

mod fold;

use antedate_rules::CardId;
use antedate_rules::chorus::{self as rules, LastCard};
use serde::{Deserialize, Serialize};

use crate::games::OwnOptions;
use crate::{CardNumber, FaceUp, SeatNumber, Seen, Standing, Turned, Words};

pub(crate) use self::{ChorusEvent as Event, ChorusOptions as Options, ChorusView as View};

impl From<rules::Dated> for Seen {
    fn from(dated: rules::Dated) -> Seen {
        Seen::shown(dated.card)
    }
}

/// The options of chorus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct ChorusOptions {
    /// How many cards the run has, 5 to 30 (CH-1).
    pub run: u8,
    /// After how many misses a player is out, 1 to 5; `null` for never (CH-8).
    pub lives: Option<u8>,
    /// Whether all are told who chose which gap, once a card has closed (CH-11).
    pub names: bool,
    /// Whether all place each card together, or each at their own pace (CH-10).
    pub pace: ChorusPace,
    /// How many teams there are, 2 to 8; `null` if each plays for themselves (CH-9). The seats
    /// join them in turn.
    pub teams: Option<u8>,
}

/// The pace of a run (CH-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChorusPace {
    /// One line for all, and one open card.
    #[default]
    Together,
    /// Each on a line of their own, at their own time.
    Alone,
}

impl From<rules::Pace> for ChorusPace {
    fn from(pace: rules::Pace) -> ChorusPace {
        match pace {
            rules::Pace::Together => ChorusPace::Together,
            rules::Pace::Alone => ChorusPace::Alone,
        }
    }
}

impl From<ChorusPace> for rules::Pace {
    fn from(pace: ChorusPace) -> rules::Pace {
        match pace {
            ChorusPace::Together => rules::Pace::Together,
            ChorusPace::Alone => rules::Pace::Alone,
        }
    }
}

impl Default for ChorusOptions {
    fn default() -> ChorusOptions {
        ChorusOptions {
            run: rules::DEFAULT_RUN,
            lives: None,
            names: false,
            pace: ChorusPace::Together,
            teams: None,
        }
    }
}

impl OwnOptions for ChorusOptions {}

/// All that a viewer may know of a game of chorus now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusView {
    /// The front of the card that is open; `null` once the game is over. With pace *alone* the
    /// viewer's own, and `null` once they have placed every card, or for a spectator.
    pub current: Option<FaceUp>,
    /// How many cards the run has.
    pub run: usize,
    /// Whether all place each card together, or each at their own pace (CH-10).
    pub pace: ChorusPace,
    /// After how many misses a player is out; `null` for never (CH-8).
    pub lives: Option<u8>,
    /// How many teams there are; `null` if each plays for themselves (CH-9).
    pub teams: Option<u8>,
    /// Whether all are told who chose which gap (CH-11).
    pub names: bool,
    /// The line, earliest first; with pace *alone* as far as the viewer has come.
    pub line: Vec<Turned>,
    /// The seats.
    pub seats: Vec<ChorusSeat>,
    /// The card closed last, for the viewer with pace *alone*; `null` before the first.
    pub last: Option<ChorusCard>,
    /// What only the viewer's own seat may know; `null` for a spectator.
    pub own: Option<ChorusOwn>,
    /// How the game ended.
    pub outcome: Option<ChorusOutcome>,
}

/// What everybody may know of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusSeat {
    /// How it stands.
    pub standing: Standing,
    /// Whether it has said "done" for the open card; with pace *alone*, whether it has placed
    /// every card of the run.
    pub done: bool,
    /// How many cards were closed for it. With pace *alone* never more than for the viewer: what
    /// others did further on is not told (CH-10).
    pub closed: u8,
    /// Its team, from 0; `null` without teams (CH-9).
    pub team: Option<u8>,
    /// Its points; as far as `closed` says, and `null` while the game runs without the option *names* (CH-11).
    pub points: Option<u8>,
    /// The sum of its distances; `null` like the points.
    pub distance: Option<u16>,
}

/// What only the player in a seat may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusOwn {
    /// The seat.
    pub seat: SeatNumber,
    /// The gap chosen for the open card.
    pub choice: Option<u8>,
    /// For each card that was closed, whether it was placed rightly.
    pub hits: Vec<bool>,
    /// The sum of the distances (CH-6).
    pub distance: u16,
    /// How many misses there were (CH-8).
    pub misses: u8,
    /// The gap chosen for the card closed last.
    pub last_choice: Option<u8>,
}

/// A card that was closed, and what was chosen for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusCard {
    /// The card.
    pub card: Turned,
    /// The first of the gaps that were right, of the line as it was.
    pub first: u8,
    /// The last of them: the place in the line the card now has.
    pub last: u8,
    /// How many chose each gap, of those for whom the card is closed. Empty with pace *alone*
    /// without the option *names*, where each number more would tell who chose what.
    pub counts: Vec<u16>,
    /// How many passed.
    pub passed: u16,
    /// The gap each seat chose, by the option *names*; `null` without it (CH-11).
    pub choices: Option<Vec<Option<u8>>>,
}

/// How a game of chorus ended (CH-7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusOutcome {
    /// Each seat's points.
    pub points: Vec<u8>,
    /// Each seat's sum of distances.
    pub distances: Vec<u16>,
    /// Who won; several share it. With teams, all who stayed in the winning ones.
    pub winners: Vec<SeatNumber>,
    /// The teams, by number; empty without teams.
    pub teams: Vec<ChorusTeam>,
    /// What was chosen for each card, the first of the run first.
    pub cards: Vec<ChorusCounts>,
}

/// What the members of a team came to who stayed. The result is the mean: `points` by
/// `members`, then `distance` by `members` (CH-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusTeam {
    /// How many members stayed.
    pub members: u16,
    /// The sum of their points.
    pub points: u32,
    /// The sum of their distances.
    pub distance: u32,
}

/// What was chosen for one card of a run that is over (CH-11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusCounts {
    /// The card's number.
    pub card: CardNumber,
    /// The first of the gaps that were right, of the line as it was.
    pub first: u8,
    /// The last of them.
    pub last: u8,
    /// How many chose each gap.
    pub counts: Vec<u16>,
    /// How many passed.
    pub passed: u16,
}

/// What is open to all once a run is over that each went through at their own pace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusOpened {
    /// The whole line, earliest first.
    pub line: Vec<Turned>,
    /// The seats.
    pub seats: Vec<ChorusSeat>,
}

/// A choice, told to whoever made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChorusChoice {
    /// The gap; `null` for a pass.
    pub gap: Option<u8>,
}

/// What happened in a game of chorus.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ChorusEvent {
    /// Somebody chose, chose anew, or passed.
    Chosen {
        /// Who.
        seat: SeatNumber,
        /// Whether they said "done".
        done: bool,
        /// The choice, for the seat itself; left out for everybody else (CH-11).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        own: Option<ChorusChoice>,
    },
    /// The open card was turned and joined the line (CH-5).
    CardClosed {
        /// The card and what was chosen.
        closed: Box<ChorusCard>,
        /// The seats that are out now (CH-8).
        out: Vec<SeatNumber>,
        /// The front of the next card; `null` after the last.
        next: Option<FaceUp>,
    },
    /// The viewer's own card was turned, with pace *alone* (CH-10).
    OwnCardClosed {
        /// The card, and what those chose who have closed it too.
        closed: Box<ChorusCard>,
        /// All seats, as the viewer may know them now.
        seats: Vec<ChorusSeat>,
        /// The front of the viewer's next card; `null` if there is none.
        next: Option<FaceUp>,
    },
    /// Somebody else has closed a card that the viewer has closed too, with pace *alone*.
    OtherCardClosed {
        /// Who.
        seat: SeatNumber,
        /// How they stand now.
        now: ChorusSeat,
        /// What they chose, where it is the viewer's last card and the option *names* is on;
        /// left out otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        choice: Option<ChorusChoice>,
    },
    /// A player came late (CH-12).
    SeatJoined {
        /// Who: the next seat.
        seat: SeatNumber,
        /// How they stand.
        now: ChorusSeat,
    },
    /// A player left for good.
    SeatDropped {
        /// Who.
        seat: SeatNumber,
    },
    /// The run is over.
    GameEnded {
        /// How.
        outcome: ChorusOutcome,
        /// What not everybody had seen, with pace *alone*; left out with pace *together*.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        opened: Option<ChorusOpened>,
    },
}

impl ChorusView {
    /// Puts a view into words.
    pub fn of(view: &rules::View, words: &impl Words) -> ChorusView {
        let face_up = |card: CardId| words.face_up(card);
        ChorusView {
            current: view.current.map(face_up),
            run: view.run,
            pace: view.pace.into(),
            lives: view.lives,
            teams: view.teams,
            names: view.names,
            line: view
                .line
                .iter()
                .map(|card| words.turned((*card).into()))
                .collect(),
            seats: view.seats.iter().map(ChorusSeat::from).collect(),
            last: view.last.as_ref().map(|last| ChorusCard::of(last, words)),
            own: view.own.as_ref().map(ChorusOwn::from),
            outcome: view.outcome.as_ref().map(ChorusOutcome::from),
        }
    }
}

impl From<&rules::SeatView> for ChorusSeat {
    fn from(seat: &rules::SeatView) -> ChorusSeat {
        ChorusSeat {
            standing: match seat.standing {
                rules::Standing::In => Standing::In,
                rules::Standing::Out => Standing::Eliminated,
                rules::Standing::Dropped => Standing::Dropped,
            },
            done: seat.done,
            closed: seat.closed,
            team: seat.team,
            points: seat.score.map(|score| score.0),
            distance: seat.score.map(|score| score.1),
        }
    }
}

impl From<&rules::Own> for ChorusOwn {
    fn from(own: &rules::Own) -> ChorusOwn {
        ChorusOwn {
            seat: own.seat.0,
            choice: own.choice,
            hits: own.hits.clone(),
            distance: own.distance,
            misses: own.misses,
            last_choice: own.last_choice,
        }
    }
}

impl ChorusCard {
    fn of(closed: &LastCard, words: &impl Words) -> ChorusCard {
        ChorusCard {
            card: words.turned(closed.card.into()),
            first: closed.first,
            last: closed.last,
            counts: closed.counts.clone(),
            passed: closed.n_passed,
            choices: closed.choices.clone(),
        }
    }
}

impl From<&rules::Outcome> for ChorusOutcome {
    fn from(outcome: &rules::Outcome) -> ChorusOutcome {
        ChorusOutcome {
            points: outcome.points.clone(),
            distances: outcome.distances.clone(),
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            teams: outcome.teams.iter().map(ChorusTeam::from).collect(),
            cards: outcome.cards.iter().map(ChorusCounts::from).collect(),
        }
    }
}

impl From<&rules::TeamScore> for ChorusTeam {
    fn from(team: &rules::TeamScore) -> ChorusTeam {
        ChorusTeam {
            members: team.members,
            points: team.points,
            distance: team.distance,
        }
    }
}

impl From<&rules::CardCounts> for ChorusCounts {
    fn from(counts: &rules::CardCounts) -> ChorusCounts {
        ChorusCounts {
            card: counts.card.0,
            first: counts.first,
            last: counts.last,
            counts: counts.counts.clone(),
            passed: counts.n_passed,
        }
    }
}

impl ChorusEvent {
    /// Puts an event into words; `None` for what is not told.
    pub fn of(shown: &rules::Shown, words: &impl Words) -> Option<ChorusEvent> {
        use rules::Shown;
        let seats = |seats: &[rules::SeatView]| seats.iter().map(ChorusSeat::from).collect();
        Some(match shown {
            Shown::Nothing => return None,
            Shown::OwnCardClosed {
                closed,
                seats: all,
                next,
            } => ChorusEvent::OwnCardClosed {
                closed: Box::new(ChorusCard::of(closed, words)),
                seats: seats(all),
                next: next.map(|card| words.face_up(card)),
            },
            Shown::OtherCardClosed { seat, now, choice } => ChorusEvent::OtherCardClosed {
                seat: seat.0,
                now: now.into(),
                choice: choice.map(|gap| ChorusChoice { gap }),
            },
            Shown::SeatJoined { seat, now } => ChorusEvent::SeatJoined {
                seat: seat.0,
                now: now.into(),
            },
            Shown::Chosen { seat, done, own } => ChorusEvent::Chosen {
                seat: seat.0,
                done: *done,
                own: own.map(|gap| ChorusChoice { gap }),
            },
            Shown::CardClosed { closed, out, next } => ChorusEvent::CardClosed {
                closed: Box::new(ChorusCard::of(closed, words)),
                out: out.iter().map(|seat| seat.0).collect(),
                next: next.map(|card| words.face_up(card)),
            },
            Shown::SeatDropped { seat } => ChorusEvent::SeatDropped { seat: seat.0 },
            Shown::GameEnded { outcome, opened } => ChorusEvent::GameEnded {
                outcome: outcome.into(),
                opened: opened.as_ref().map(|opened| ChorusOpened {
                    line: opened
                        .line
                        .iter()
                        .map(|card| words.turned((*card).into()))
                        .collect(),
                    seats: seats(&opened.seats),
                }),
            },
        })
    }
}
