//! What a table does by itself: bots move and advise, clocks run out.
//!
//! **When a clock runs out** a bot acts once, and the seat stays its player's: somebody
//! who was a moment too slow should not lose their game, and the others should not wait
//! longer. When it runs out twice running, the player is taken to be away and a bot holds
//! the seat until they take it back: otherwise every turn of theirs would cost the others
//! the whole clock, a day each in a slow game. The clock is for one decision, not for a
//! whole turn of several tries or tokens, so that thinking about what has just been turned
//! is not cut short.
//!
//! Where all act at once there is one clock, and when it runs out the table closes the open
//! card for all: nobody acts for those who have chosen nothing (CH-4).
//!
//! None of this is held in memory: what is due follows from the log, so any node can find
//! it after a restart, and a late worker's entries lose the race for their number.

use antedate_rules::{CardId, Seat};
use antedate_wire::{Done, Driver, PlayerNumber};

use crate::brief::{Advice, Brief};
use crate::decide::{Decision, closed, played, stamp};
use crate::games::GameAction;
use crate::log::{self, By, Entry, Pace, Why, WhyClosed};
use crate::refusal::Refusal;
use crate::state::{MAX_EXPIRIES, Running, State};
use crate::table::Table;

/// Something the table does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// For which seat.
    pub seat: Seat,
    /// What.
    pub kind: WorkKind,
    /// The move after which it is due: once another is made, it no longer is.
    pub after: u64,
}

/// What a table does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorkKind {
    /// The bot that plays the seat moves.
    Bot,
    /// The clock has run out: a bot acts once.
    Clock,
    /// Nobody who is here is waited for, or the clock of all has run out: the table closes
    /// the open card (CH-4).
    Close(WhyClosed),
}

/// A person's turn in a team with a bot: the bot has something to say (CO-24).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdviceDue {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The seat of the bot.
    pub seat: Seat,
    /// How it plays.
    pub level: String,
    /// The move after which it is asked: once another is made, it no longer is.
    pub after: u64,
}

impl Table {
    /// Returns which bot advises the person whose turn it is, and when: the next bot after
    /// them round the table, so that a team hears one voice and not all.
    pub fn advice_due(&self) -> Option<AdviceDue> {
        let state = self.state()?;
        let running = state.game.as_ref()?;
        if running.ended || state.closed || !running.game.has_pins() {
            return None;
        }
        let turn = running.game.to_act().iter().next()?;
        let person = &running.seats[turn.index()];
        if person.driver != Driver::Owner {
            return None;
        }
        let n_seats = running.seats.len();
        let others = (1..n_seats).map(|step| Seat(((turn.index() + step) % n_seats) as u16));
        let (seat, level) = others.into_iter().find_map(|seat| {
            let player = state.player(running.seats[seat.index()].player)?;
            Some((seat, player.bot.clone()?))
        })?;
        Some(AdviceDue {
            at: person.since + pause(state.settings.pace, running, seat),
            seat,
            level,
            after: running.last_play,
        })
    }

    /// Builds what a bot is given that is asked for advice.
    pub fn advice_brief(&self, advice_due: &AdviceDue) -> Option<Brief> {
        self.brief_of(advice_due.seat)
    }

    /// Works out which pins a bot's advice sets, and which of its earlier ones it takes off.
    ///
    /// # Errors
    /// `not_due` when the turn has gone on.
    pub fn decide_advice(
        &self,
        advice_due: &AdviceDue,
        advice: &[Advice],
        now: i64,
    ) -> Result<Decision, Refusal> {
        let state = self.state().ok_or(Refusal::NotDue)?;
        let running = state.game.as_ref().ok_or(Refusal::NotDue)?;
        if self.advice_due().as_ref() != Some(advice_due) || now < advice_due.at {
            return Err(Refusal::NotDue);
        }
        let player = running.seats[advice_due.seat.index()].player;
        let entries = pin_anew(running, player, advice);
        let made_any = u64::from(!entries.is_empty());
        Ok(Decision {
            entries: stamp(entries, None, now.max(state.at)),
            done: Done {
                seq: self.seq() + made_any,
                player: None,
            },
            repeated: false,
        })
    }

    /// Returns what is due next, and when.
    pub fn next_due(&self) -> Option<Work> {
        let state = self.state()?;
        let running = state.game.as_ref()?;
        if running.ended || state.closed {
            return None;
        }
        let waiting = running.game.to_act().iter();
        waiting
            .filter_map(|seat| due(state, running, seat))
            .chain(due_close(state, running))
            .min_by_key(|work| work.at)
    }

    /// Works out what it brings about that a card is closed by the table.
    ///
    /// # Errors
    /// `not_due` when somebody else has done it or it is too early.
    pub fn decide_due_close(&self, work: &Work, now: i64) -> Result<Decision, Refusal> {
        let state = self.state().ok_or(Refusal::NotDue)?;
        let running = state.game.as_ref().ok_or(Refusal::NotDue)?;
        let WorkKind::Close(why) = work.kind else {
            return Err(Refusal::NotDue);
        };
        let is_waited_for = || running.game.to_act().contains(work.seat);
        let due = match running.game.is_alone() {
            true => due(state, running, work.seat).filter(|_| is_waited_for()),
            false => due_close(state, running),
        };
        let is_due = !running.ended && due == Some(*work);
        if !is_due || state.closed || now < work.at {
            return Err(Refusal::NotDue);
        }
        let entries = match running.game.is_alone() {
            true => closed(
                why,
                Some(work.seat),
                running.game.decide_time_up(work.seat)?,
            ),
            false => closed(why, None, running.game.decide_close()?),
        };
        Ok(Decision {
            entries: stamp(entries, None, now.max(state.at)),
            done: Done {
                seq: self.seq() + 1,
                player: None,
            },
            repeated: false,
        })
    }

    /// Works out what due work brings about, with the action a bot has chosen.
    ///
    /// # Errors
    /// `not_due` when somebody else has done it or it is too early; or the action is
    /// against the rules.
    pub fn decide_due(
        &self,
        work: &Work,
        action: GameAction,
        now: i64,
    ) -> Result<Decision, Refusal> {
        let state = self.state().ok_or(Refusal::NotDue)?;
        let running = state.game.as_ref().ok_or(Refusal::NotDue)?;
        let waited_for = !running.ended && running.game.to_act().contains(work.seat);
        let still = waited_for && due(state, running, work.seat) == Some(*work);
        if !still || state.closed || now < work.at {
            return Err(Refusal::NotDue);
        }
        let decided = running.game.decide(work.seat, action)?;
        let over = decided.over;
        let mut entries = match work.kind {
            WorkKind::Bot => played(work.seat, By::Bot, decided),
            WorkKind::Clock => played(work.seat, By::Clock, decided),
            WorkKind::Close(_) => return Err(Refusal::NotDue),
        };
        let expired = running.seats[work.seat.index()].expired + 1;
        if work.kind == WorkKind::Clock && expired >= MAX_EXPIRIES && !over {
            entries.push(Entry::HandedOver {
                seat: work.seat.0,
                to: log::Driver::Bot {
                    level: state.settings.stand_in.clone(),
                },
                why: Why::Clock,
            });
        }
        Ok(Decision {
            entries: stamp(entries, None, now.max(state.at)),
            done: Done {
                seq: self.seq() + 1,
                player: None,
            },
            repeated: false,
        })
    }

    /// Returns how the bot plays that is to act for a seat.
    pub fn bot_level(&self, seat: Seat) -> Option<&str> {
        let state = self.state()?;
        let seat = state.game.as_ref()?.seats.get(seat.index())?;
        Some(match &seat.driver {
            Driver::Bot { level } => level,
            Driver::Owner => &state.settings.stand_in,
        })
    }
}

/// Leaves `player` with the pins of `advice` and no others.
fn pin_anew(running: &Running, player: PlayerNumber, advice: &[Advice]) -> Vec<Entry> {
    let own = || running.pins.iter().filter(|pin| pin.player == player);
    let stale = own().filter(|pin| advice.iter().all(|new| new.card != pin.card));
    let stale = stale.map(|pin| Entry::Unpinned {
        player,
        card: pin.card,
    });
    let held = |new: &&Advice| running.game.is_held(CardId(new.card));
    let fresh = |new: &&Advice| own().all(|pin| (pin.card, pin.pin) != (new.card, new.pin));
    let set = advice.iter().filter(held).filter(fresh);
    let set = set.map(|new| Entry::Pinned {
        player,
        card: new.card,
        pin: new.pin.into(),
    });
    stale.chain(set).collect()
}

fn due(state: &State, running: &Running, seat: Seat) -> Option<Work> {
    let waiting = &running.seats[seat.index()];
    let (kind, wait) = match waiting.driver {
        Driver::Bot { .. } => (WorkKind::Bot, pause(state.settings.pace, running, seat)),
        // All share one clock.
        Driver::Owner if running.game.is_together() => return None,
        // Nobody acts for whom nobody waits: their card closes (CH-10).
        Driver::Owner if running.game.is_alone() => {
            let kind = WorkKind::Close(WhyClosed::Clock);
            (kind, state.options.clock.millis()?)
        }
        Driver::Owner => (WorkKind::Clock, state.options.clock.millis()?),
    };
    Some(Work {
        at: waiting.since + wait,
        seat,
        kind,
        after: after(running, seat),
    })
}

/// The move after which work of this moment is due. What others choose at the same time
/// changes nothing of it.
fn after(running: &Running, seat: Seat) -> u64 {
    match running.game.is_together() || running.game.is_alone() {
        true => running.stands_since(seat),
        false => running.last_play,
    }
}

/// Says when the table closes the open card (CH-4): when the time of all is over, and before
/// that once somebody who is here has said "done" and nobody who is here is waited for.
fn due_close(state: &State, running: &Running) -> Option<Work> {
    let seat = running.game.to_act().lowest();
    let seat = seat.filter(|_| running.game.is_together())?;
    let (why, at) = match only_away(state, running) {
        true => (WhyClosed::Away, running.stands_at),
        false => {
            let time = state.options.clock.millis()?;
            (WhyClosed::Clock, running.stands_at + time)
        }
    };
    let (kind, after) = (WorkKind::Close(why), after(running, seat));
    Some(Work {
        at,
        seat,
        kind,
        after,
    })
}

/// Says whether only people who are away are waited for, and somebody is here.
fn only_away(state: &State, running: &Running) -> bool {
    if state.away.is_empty() {
        return false;
    }
    let is_away = |seat: Seat| {
        let seat = &running.seats[seat.index()];
        seat.driver == Driver::Owner && state.away.contains(&seat.player)
    };
    let is_person = |seat: Seat| running.seats[seat.index()].driver == Driver::Owner;
    let waiting = running.game.to_act();
    let mut done = running.game.on_clock().without(waiting).iter();
    waiting.iter().all(is_away) && done.any(|seat| is_person(seat) && !is_away(seat))
}

/// How long a bot seems to think: uneven, and the same on every node.
fn pause(pace: Pace, running: &Running, seat: Seat) -> i64 {
    let span = u64::from(pace.to.saturating_sub(pace.from)) + 1;
    let mixed = (after(running, seat) * 8 + u64::from(seat.0)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    i64::from(pace.from) + ((mixed >> 32) % span) as i64
}
