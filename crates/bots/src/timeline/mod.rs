//! The player of competitive `timeline`.
//!
//! A bot that does not plan plays the card it is surest of. One that plans asks
//! how often it would win: it imagines the hidden dates as it believes them, plays
//! each of its cards first in the same imagined races, lets everybody go on with
//! what they are surest of, and counts. That weighs what a card is worth now
//! against later, when the gaps are narrower, and what the others still hold.

pub(crate) mod line;
mod race;

use antedate_rules::timeline::{Action, Gap, View};
use antedate_rules::{CardId, Seat};

use crate::{Budget, Mind, Player, Rng};
use race::Start;

/// A bot at a table of `timeline`.
#[derive(Debug, Clone, PartialEq)]
pub struct TimelinePlayer {
    /// What is in its head.
    pub mind: Mind,
}

/// A card in a gap, as a bot judges it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Prospect {
    /// The card.
    pub card: CardId,
    /// The gap it is most likely right in.
    pub gap: Gap,
    /// How likely that is.
    pub chance: f64,
    /// How often the bot expects to win after playing it; known to those who plan.
    pub wins: Option<f64>,
}

impl Player for TimelinePlayer {
    type View = View;
    type Action = Action;

    fn choose(&self, view: &View, seat: Seat, budget: &Budget, rng: &mut Rng) -> Option<Action> {
        let best = *self.prospects(view, seat, budget, rng).first()?;
        Some(Action::Place {
            card: best.card,
            gap: best.gap,
        })
    }
}

impl TimelinePlayer {
    /// Sees the fronts in view, and keeps in mind the dates that a reshuffle may hide (SEC-3a);
    /// `places` says which card of the deck each card in play is.
    pub fn look(&mut self, view: &View, places: &[usize]) {
        let dated = || view.line.iter().chain(&view.discard);
        let held = view.hands.iter().flatten().copied();
        let fronts = held
            .chain(view.draw_top)
            .chain(dated().map(|card| card.card));
        fronts.for_each(|card| self.mind.see(card, places[card.index()]));
        dated().for_each(|card| self.mind.remember(card.card, card.date));
    }

    /// Judges each card of `seat`, best first; nothing when it is not its turn.
    pub fn prospects(
        &self,
        view: &View,
        seat: Seat,
        budget: &Budget,
        rng: &mut Rng,
    ) -> Vec<Prospect> {
        if view.turn != Some(seat) {
            return Vec::new();
        }
        let dated = view.line.iter().chain(&view.discard);
        let mind = self.mind.knowing(dated.map(|card| (card.card, card.date)));
        let start = Start::read(&mind, view, seat);
        let mut prospects = surest_first(&mind, view, seat, &start);
        let sure = prospects.iter().all(|prospect| prospect.chance == 1.0);
        if mind.character().plans && prospects.len() > 1 && !sure {
            count_wins(&mut prospects, view, seat, &start, budget, rng);
        }
        prospects
    }
}

fn surest_first(mind: &Mind, view: &View, seat: Seat, start: &Start) -> Vec<Prospect> {
    let judge = |card: &CardId| {
        let (gap, chance) = start.line.best_gap(mind.belief(*card));
        Prospect {
            card: *card,
            gap: gap as Gap,
            chance,
            wins: None,
        }
    };
    let mut prospects: Vec<Prospect> = view.hands[seat.index()].iter().map(judge).collect();
    prospects.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    prospects
}

/// Plays imagined races and puts the card that wins most first.
fn count_wins(
    prospects: &mut [Prospect],
    view: &View,
    seat: Seat,
    start: &Start,
    budget: &Budget,
    rng: &mut Rng,
) {
    let hand = &view.hands[seat.index()];
    let at = |card: CardId| hand.iter().position(|held| *held == card).unwrap_or(0);
    let mut meter = budget.meter();
    let (mut wins, mut n_races) = (vec![0.0; prospects.len()], 0u32);
    while !meter.is_over() {
        let race = start.imagine(rng);
        for (won, prospect) in wins.iter_mut().zip(prospects.iter()) {
            let play = (at(prospect.card), usize::from(prospect.gap));
            let (share, n_turns) = race.clone().finish(start, play, rng);
            *won += share;
            meter.spend(n_turns);
        }
        n_races += 1;
    }
    for (won, prospect) in wins.iter().zip(prospects.iter_mut()) {
        prospect.wins = (n_races > 0).then(|| won / f64::from(n_races));
    }
    prospects.sort_by(|a, b| b.wins.unwrap_or(0.0).total_cmp(&a.wins.unwrap_or(0.0)));
}
