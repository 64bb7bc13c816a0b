//! What a table does by itself: bots choose and advise on a bounded pool, clocks run out.

use std::time::Duration;

use antedate_tables::{Advice, Counsel, Decision, Refusal, SeatPlayer, Work};
use antedate_wire::{Action, Command, Driver};

use super::appending::{Failure, Unsaved};
use super::{Actor, Next, ToTable};
use crate::chance::Chance;
use crate::error::Problem;

/// After so long what could not be saved is tried again.
const A_WHILE: Duration = Duration::from_secs(1);

impl Actor {
    /// Says whether what is due is for this node to do. Work that no node does is lent to
    /// one of them by the store.
    fn is_ours(&self) -> bool {
        self.mine || !self.house.is_shared()
    }

    /// Returns how long until something is due that nobody is thinking about yet.
    pub(super) fn due_in(&self) -> Option<Duration> {
        let work = self.table.next_due().filter(|_| self.is_ours());
        let work = work.filter(|work| self.thinking != Some(*work));
        let counsel = self.counsel().map(|counsel| counsel.at);
        let at = work.map(|work| work.at).into_iter().chain(counsel).min()?;
        let wait = at - self.house.now();
        Some(Duration::from_millis(u64::try_from(wait).unwrap_or(0)))
    }

    /// Lets a bot choose, away from the threads that serve people.
    pub(super) fn think(&mut self) {
        let Some(work) = self.table.next_due().filter(|_| self.is_ours()) else {
            return;
        };
        if self.thinking == Some(work) || work.at > self.house.now() {
            return;
        }
        let Some(brief) = self.table.brief(work.seat) else {
            return;
        };
        let level = self.level_for(&work);
        let mut player = self.seat(&level);
        self.thinking = Some(work);
        // A bot that breaks down must not hang the table: chance chooses.
        let any = brief
            .legal
            .get(any_of(&brief.legal, &self.house.config.chance));
        let any = any.map(|action| ToTable::Chose(work, *action));
        let choose = move || {
            let at = player.choose(&brief);
            let action = brief.legal.get(at).or(brief.legal.last());
            action.map(|action| ToTable::Chose(work, *action))
        };
        self.aside(level, choose, any);
    }

    /// Returns the advice that a bot has yet to give. Nobody is advised who is not there.
    fn counsel(&self) -> Option<Counsel> {
        let counsel = self.table.counsel().filter(|_| self.is_ours())?;
        let anybody = !self.people.is_empty() || !self.elsewhere.is_empty();
        (counsel.after > self.advised && anybody).then_some(counsel)
    }

    /// Lets a bot think about what it would do in a person's place.
    pub(super) fn ask_for_advice(&mut self) {
        let Some(counsel) = self.counsel() else {
            return;
        };
        if counsel.at > self.house.now() {
            return;
        }
        self.advised = counsel.after;
        let Some(brief) = self.table.counsel_brief(&counsel) else {
            return;
        };
        let mut player = self.seat(&counsel.level);
        let level = counsel.level.clone();
        let advise = move || Some(ToTable::Advised(counsel, player.advise(&brief)));
        self.aside(level, advise, None);
    }

    fn level_for(&self, work: &Work) -> String {
        let level = self.table.bot_level(work.seat);
        level.unwrap_or_default().to_owned()
    }

    fn seat(&self, level: &str) -> Box<dyn SeatPlayer> {
        let config = &self.house.config;
        (config.players)(level, config.chance.number())
    }

    /// Thinks away from the threads that serve people, when it is its turn among the
    /// thinkers, and tells this table the result, or something else should it break down.
    fn aside(
        &self,
        level: String,
        think: impl FnOnce() -> Option<ToTable> + Send + 'static,
        otherwise: Option<ToTable>,
    ) {
        let (me, thinkers) = (self.me.clone(), self.house.thinkers.clone());
        tokio::spawn(async move {
            let Ok(_permit) = thinkers.acquire().await else {
                return;
            };
            let told = tokio::task::spawn_blocking(think).await;
            let told = told.unwrap_or_else(|error| {
                let fields = [("level", level.into()), ("why", error.to_string().into())];
                crate::log::line("bot_failed", fields);
                otherwise
            });
            if let Some(told) = told {
                let _ = me.send(told).await;
            }
        });
    }

    /// Pins a bot's advice, unless the turn has gone on. Advice that cannot be kept is let go.
    pub(super) async fn give_advice(&mut self, counsel: &Counsel, advice: &[Advice]) -> Next {
        let now = self.house.now();
        let Ok(decision) = self.table.decide_counsel(counsel, advice, now) else {
            return Next::On;
        };
        let failure = match self.append(decision.entries).await {
            Ok(told) => {
                self.tell(told, None);
                return Next::On;
            }
            Err(Unsaved::Race | Unsaved::Repeated(_)) => self.lost_race().await.err(),
            Err(Unsaved::Failed(failure)) => Some(failure),
        };
        match failure {
            Some(failure @ Failure::Broken(_)) => self.failed(failure, |_, _| ()),
            _ => Next::On,
        }
    }

    /// Plays what a bot has chosen, if it is still asked for.
    pub(super) async fn chose(&mut self, work: Work, action: Action) -> Next {
        if self.thinking == Some(work) {
            self.thinking = None;
        }
        let now = self.house.now();
        let decision = match self.table.decide_due(&work, action, now) {
            Err(Refusal::NotDue) => return Next::On,
            Err(refusal) => {
                let level = self.level_for(&work);
                let fields = [
                    ("code", refusal.code().into()),
                    ("rules", self.table.contents().rules().name().into()),
                    ("level", level.into()),
                ];
                crate::log::line("bot_refused", fields);
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
            Err(Unsaved::Race | Unsaved::Repeated(_)) => self.lost_race().await.err(),
            Err(Unsaved::Failed(failure)) => {
                // Try again in a while, not at once: the disk needs its time.
                self.thinking = Some(work);
                self.wake_later();
                Some(failure)
            }
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
            let fields = [
                ("rules", self.table.contents().rules().name().into()),
                ("seat", work.seat.0.into()),
            ];
            crate::log::line("bot_cannot_move", fields);
        }
        decided
    }

    fn wake_later(&self) {
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(A_WHILE).await;
            let _ = me.send(ToTable::TryAgain).await;
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
