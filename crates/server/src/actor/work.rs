//! What a table does by itself: bots choose on a bounded pool, clocks run out.

use std::sync::Arc;
use std::time::Duration;

use antedate_store::StoreError;
use antedate_tables::{Decision, Refusal, Work};
use antedate_wire::{Action, Command, Driver};

use super::{Actor, Failure, Next, ToTable};
use crate::chance::Chance;
use crate::error::Problem;

impl Actor {
    /// Returns how long until something is due that nobody is thinking about yet.
    pub(super) fn due_in(&self) -> Option<Duration> {
        let work = self.table.next_due()?;
        if self.thinking == Some(work) {
            return None;
        }
        let wait = work.at - (self.house.config.clock)();
        Some(Duration::from_millis(u64::try_from(wait).unwrap_or(0)))
    }

    /// Lets a bot choose, away from the threads that serve people.
    pub(super) fn think(&mut self) {
        let Some(work) = self.table.next_due() else {
            return;
        };
        if self.thinking == Some(work) || work.at > (self.house.config.clock)() {
            return;
        }
        let Some(brief) = self.table.brief(work.seat) else {
            return;
        };
        let level = self.table.bot_level(work.seat).unwrap_or_default();
        let mut player = (self.house.config.players)(level, self.house.config.chance.number());
        self.thinking = Some(work);
        let (me, thinkers) = (self.me.clone(), self.house.thinkers.clone());
        let chance = self.house.config.chance.clone();
        tokio::spawn(async move {
            let Ok(_permit) = thinkers.acquire().await else {
                return;
            };
            let brief = Arc::new(brief);
            let seen = brief.clone();
            let chosen = tokio::task::spawn_blocking(move || player.choose(&seen)).await;
            let chosen = chosen.unwrap_or_else(|_| {
                // A bot that breaks down must not hang the table: chance chooses.
                crate::log::line("bot_failed", []);
                any_of(&brief.legal, &chance)
            });
            let at = chosen.min(brief.legal.len().saturating_sub(1));
            if let Some(action) = brief.legal.get(at) {
                let _ = me.send(ToTable::Chose(work, *action)).await;
            }
        });
    }

    /// Plays what a bot has chosen, if it is still asked for.
    pub(super) async fn chose(&mut self, work: Work, action: Action) -> Next {
        if self.thinking == Some(work) {
            self.thinking = None;
        }
        let now = (self.house.config.clock)();
        let decision = match self.table.decide_due(&work, action, now) {
            Err(Refusal::NotDue) => return Next::On,
            Err(refusal) => {
                crate::log::line("bot_refused", [("code", refusal.code().into())]);
                self.decide_anything(&work, now)
            }
            decided => decided.ok(),
        };
        let Some(decision) = decision else {
            // Asked again at once it would choose the same: the seat waits for a change.
            self.thinking = Some(work);
            self.wake_later();
            return Next::On;
        };
        let failure = match self.append(decision.entries).await {
            Ok(told) => {
                self.house.metrics.bot_moves_total.add(1);
                self.tell(told, None);
                return Next::On;
            }
            Err(StoreError::Race { .. }) => self.lost_race().await.err(),
            Err(error) => match self.reload().await {
                Ok(()) => {
                    let failure = self.saving_failed(error);
                    // Try again in a while, not at once: the disk needs its time.
                    self.thinking = Some(work);
                    self.wake_later();
                    Some(failure)
                }
                Err(failure) => Some(failure),
            },
        };
        match failure {
            Some(failure @ Failure::Broken(_)) => self.failed(failure, |_, _| ()),
            _ => Next::On,
        }
    }

    /// A bot that breaks a rule must not hang the table: chance chooses from what the rules
    /// list, and if even that is refused the next of the list, until one is accepted.
    fn decide_anything(&self, work: &Work, now: i64) -> Option<Decision> {
        let legal = self.table.brief(work.seat)?.legal;
        let first = any_of(&legal, &self.house.config.chance);
        let (before, after) = legal.split_at(first);
        let mut actions = after.iter().chain(before);
        let decided = actions.find_map(|action| self.table.decide_due(work, *action, now).ok());
        if decided.is_none() {
            crate::log::line("bot_cannot_move", [("seat", work.seat.0.into())]);
        }
        decided
    }

    fn wake_later(&self) {
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(5)).await;
            let _ = me.send(ToTable::Wake).await;
        });
    }

    /// Refuses a level of bot that this server does not have.
    pub(super) fn check_level(&self, command: &Command) -> Result<(), Problem> {
        let (Command::AddBot { level }
        | Command::HandOver {
            to: Driver::Bot { level },
            ..
        }) = command
        else {
            return Ok(());
        };
        self.house.check_level(level)
    }
}

/// Draws one of some actions by chance.
fn any_of(actions: &[Action], chance: &Chance) -> usize {
    (chance.number() % actions.len().max(1) as u64) as usize
}
