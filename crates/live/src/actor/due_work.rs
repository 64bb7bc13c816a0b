//! What a table does by itself: bots choose and advise on a bounded pool, clocks run out.

use std::time::Duration;

use antedate_tables::{
    Advice, AdviceDue, Decision, GameAction, Refusal, SeatPlayer, Work, WorkKind,
};
use antedate_wire::{Command, Driver};

use super::appending::{Failure, Unsaved};
use super::{Actor, LoopControl, TableMessage};
use crate::chance::Chance;
use crate::error::LiveError;

/// The backoff before a bot's move that could not be saved is retried.
const RETRY_DELAY: Duration = Duration::from_secs(1);

impl Actor {
    /// Says whether this node does what is due. Work that no node does is leased to one of them
    /// by the store.
    fn owns_due_work(&self) -> bool {
        self.owns_due_work || !self.context.is_shared()
    }

    /// Returns how long until something is due that nobody is thinking about yet.
    pub(super) fn due_in(&self) -> Option<Duration> {
        let work = self.table.next_due().filter(|_| self.owns_due_work());
        let work = work.filter(|work| self.thinking != Some(*work));
        let advice_due = self.advice_due().map(|advice_due| advice_due.at);
        let at = work
            .map(|work| work.at)
            .into_iter()
            .chain(advice_due)
            .min()?;
        let wait = at - self.context.now();
        Some(Duration::from_millis(u64::try_from(wait).unwrap_or(0)))
    }

    /// Lets a bot choose, on a blocking thread.
    pub(super) fn think(&mut self) {
        let Some(work) = self.table.next_due().filter(|_| self.owns_due_work()) else {
            return;
        };
        if self.thinking == Some(work) || work.at > self.context.now() {
            return;
        }
        if matches!(work.kind, WorkKind::Close(_)) {
            self.thinking = Some(work);
            let me = self.me.clone();
            tokio::spawn(async move { me.send(TableMessage::Close(work)).await });
            return;
        }
        let Some(brief) = self.table.brief(work.seat) else {
            return;
        };
        let level = self.level_for(&work);
        let mut player = self.seat(&level);
        self.thinking = Some(work);
        // A bot that panics must not hang the table: a random action is taken.
        let legal = brief.game.legal();
        let any = legal.get(any_of(&legal, &self.context.config.chance));
        let any = any.map(|action| TableMessage::Chose(work, *action));
        let choose = move || {
            let action = player.choose(&brief);
            action.map(|action| TableMessage::Chose(work, action))
        };
        self.spawn_thinking(level, choose, any);
    }

    /// Returns the advice that a bot has yet to give. Nobody is advised who is not there.
    fn advice_due(&self) -> Option<AdviceDue> {
        let advice_due = self.table.advice_due().filter(|_| self.owns_due_work())?;
        let anybody = !self.connections.is_empty() || !self.remote_presence.is_empty();
        (advice_due.after > self.advised && anybody).then_some(advice_due)
    }

    /// Lets a bot think about what it would do in a person's place.
    pub(super) fn ask_for_advice(&mut self) {
        let Some(advice_due) = self.advice_due() else {
            return;
        };
        if advice_due.at > self.context.now() {
            return;
        }
        self.advised = advice_due.after;
        let Some(brief) = self.table.advice_brief(&advice_due) else {
            return;
        };
        let mut player = self.seat(&advice_due.level);
        let level = advice_due.level.clone();
        let advise = move || Some(TableMessage::Advised(advice_due, player.advise(&brief)));
        self.spawn_thinking(level, advise, None);
    }

    fn level_for(&self, work: &Work) -> String {
        let level = self.table.bot_level(work.seat);
        level.unwrap_or_default().to_owned()
    }

    fn seat(&self, level: &str) -> Box<dyn SeatPlayer> {
        let config = &self.context.config;
        (config.players)(level, config.chance.number())
    }

    /// Thinks on a blocking thread, once a permit is free, and sends this table the result, or
    /// `otherwise` should it panic.
    fn spawn_thinking(
        &self,
        level: String,
        think: impl FnOnce() -> Option<TableMessage> + Send + 'static,
        otherwise: Option<TableMessage>,
    ) {
        let (me, thinkers) = (self.me.clone(), self.context.thinkers.clone());
        let (node, table) = (self.context.node, self.id.clone());
        tokio::spawn(async move {
            let Ok(_permit) = thinkers.acquire().await else {
                return;
            };
            let result = tokio::task::spawn_blocking(think).await;
            let result = result.unwrap_or_else(|error| {
                tracing::error!(event = "bot_failed", node, table, level, why = %error, "a bot panicked");
                otherwise
            });
            if let Some(result) = result {
                let _ = me.send(result).await;
            }
        });
    }

    /// Pins a bot's advice, unless the turn has gone on. Advice that cannot be saved is dropped.
    pub(super) async fn give_advice(
        &mut self,
        advice_due: &AdviceDue,
        advice: &[Advice],
    ) -> LoopControl {
        let now = self.context.now();
        let Ok(decision) = self.table.decide_advice(advice_due, advice, now) else {
            return LoopControl::On;
        };
        let failure = match self.append(decision.entries).await {
            Ok(broadcast) => {
                self.broadcast(broadcast, None);
                return LoopControl::On;
            }
            Err(Unsaved::Race | Unsaved::Repeated(_)) => self.after_lost_race().await.err(),
            Err(Unsaved::Failed(failure)) => Some(failure),
        };
        match failure {
            Some(failure @ Failure::Broken(_)) => self.failed(failure, |_, _| ()),
            _ => LoopControl::On,
        }
    }

    /// Plays what a bot has chosen, if it is still asked for.
    pub(super) async fn chose(&mut self, work: Work, action: GameAction) -> LoopControl {
        if self.thinking == Some(work) {
            self.thinking = None;
        }
        let now = self.context.now();
        let decision = match self.table.decide_due(&work, action, now) {
            Err(Refusal::NotDue) => return LoopControl::On,
            Err(refusal) => {
                tracing::warn!(
                    event = "bot_refused",
                    node = self.context.node,
                    table = self.id,
                    code = refusal.code(),
                    rules = self.table.contents().rules().name(),
                    level = self.level_for(&work),
                    "the rules refuse what a bot chose"
                );
                self.decide_fallback(&work, now)
            }
            decided => decided.ok(),
        };
        let Some(decision) = decision else {
            // Asked again at once it would choose the same: the seat waits for a change.
            self.thinking = Some(work);
            self.retry_later();
            return LoopControl::On;
        };
        self.context.metrics.bot_moves_total.add(1);
        self.save_due(work, decision).await
    }

    /// Closes an open card (CH-4), if it is still to be closed.
    pub(super) async fn close(&mut self, work: Work) -> LoopControl {
        if self.thinking == Some(work) {
            self.thinking = None;
        }
        let decided = self.table.decide_due_close(&work, self.context.now());
        match decided {
            Ok(decision) => self.save_due(work, decision).await,
            Err(_) => LoopControl::On,
        }
    }

    /// Saves what due work brings about, and tells it.
    async fn save_due(&mut self, work: Work, decision: Decision) -> LoopControl {
        let failure = match self.append(decision.entries).await {
            Ok(broadcast) => {
                self.broadcast(broadcast, None);
                return LoopControl::On;
            }
            Err(Unsaved::Race | Unsaved::Repeated(_)) => self.after_lost_race().await.err(),
            Err(Unsaved::Failed(failure)) => {
                // Retry with backoff: the disk needs its time.
                self.thinking = Some(work);
                self.retry_later();
                Some(failure)
            }
        };
        match failure {
            Some(failure @ Failure::Broken(_)) => self.failed(failure, |_, _| ()),
            _ => LoopControl::On,
        }
    }

    /// A bot that breaks a rule must not hang the table: a random legal action is taken, and if
    /// even that is refused the next of the list, until one is accepted.
    fn decide_fallback(&self, work: &Work, now: i64) -> Option<Decision> {
        let legal = self.table.brief(work.seat)?.game.legal();
        let first = any_of(&legal, &self.context.config.chance);
        let (before, after) = legal.split_at(first);
        let mut actions = after.iter().chain(before);
        let decided = actions.find_map(|action| self.table.decide_due(work, *action, now).ok());
        if decided.is_none() {
            tracing::error!(
                event = "bot_cannot_move",
                node = self.context.node,
                table = self.id,
                rules = self.table.contents().rules().name(),
                seat = work.seat.0,
                "the rules refuse every move of a bot"
            );
        }
        decided
    }

    fn retry_later(&self) {
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY_DELAY).await;
            let _ = me.send(TableMessage::Retry).await;
        });
    }

    /// Refuses a command with a level of bot that is not offered.
    pub(super) fn check_level(&self, command: &Command) -> Result<(), LiveError> {
        let (Command::AddBot { level }
        | Command::HandOver {
            to: Driver::Bot { level },
            ..
        }) = command
        else {
            return Ok(());
        };
        self.context.check_level(level)
    }
}

/// Draws one of some actions at random.
fn any_of(actions: &[GameAction], chance: &Chance) -> usize {
    (chance.number() % actions.len().max(1) as u64) as usize
}
