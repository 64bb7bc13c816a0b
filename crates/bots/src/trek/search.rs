//! Choosing by playing the day out, many times, with what is hidden drawn anew each time.
//!
//! Every way things could lie is tried with every candidate left, so that luck falls on
//! all alike; after each round of draws the worse half of the candidates is dropped.

use antedate_rules::trek::{Action, ItineraryId, Phase, Trek, View, WarpKind};
use antedate_rules::{Game, NoChance, Seat};

use super::guess::Hidden;
use super::judge::Judge;
use super::tables::NOON;
use crate::budget::Meter;
use crate::{Budget, Rng};

/// The most candidates that are played out: those worth most at sight.
const CANDIDATES: usize = 10;
/// Turns a seat takes in a whole day, give or take.
const TURNS_A_SEAT: u64 = 6;
/// What a time warp must bring over the best card without one: less is as good as nothing, and
/// the marker is kept.
const WARP_MARGIN: f32 = 0.4;
/// The same for foresight: of what it brings little is left once others have moved, so that where
/// it seems to bring more it is mostly by chance.
const FORESIGHT_MARGIN: f32 = 1.2;
/// A lead this big is worth half of what it would be if leads counted in full.
const BIG_LEAD: f32 = 25.0;

/// One action and how it has done.
struct Candidate {
    action: Action,
    /// What is lost or won besides today, such as itineraries kept for later.
    aside: f32,
    sum: f32,
    n: u32,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.aside + self.sum / self.n.max(1) as f32
    }
}

/// A search for one seat.
pub(super) struct Search<'a> {
    pub(super) judge: &'a Judge<'a>,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
}

impl Search<'_> {
    /// Returns the best of the actions weighed, `None` if there are none.
    pub(super) fn run(
        &self,
        mut weighed: Vec<(f32, Action)>,
        rng: &mut Rng,
        meter: &mut Meter<'_>,
    ) -> Option<Action> {
        weighed.sort_by(|a, b| b.0.total_cmp(&a.0));
        // With few nodes, few are compared: one play-out alone says less than a look.
        let n_affordable = (meter.left() / self.n_turns()).max(1) as usize;
        weighed.truncate(CANDIDATES.min(n_affordable));
        let mut candidates: Vec<Candidate> = weighed
            .into_iter()
            .map(|(_, action)| Candidate {
                action,
                aside: self.aside(action),
                sum: 0.0,
                n: 0,
            })
            .collect();
        let mut hidden = Hidden::from(self.judge.tables.data(), self.view);
        while candidates.len() > 1 && !meter.is_over() {
            let n_draws = self.n_draws(candidates.len(), meter.left());
            for _ in 0..n_draws {
                if meter.is_over() {
                    break;
                }
                let guess = hidden.draw(rng);
                let data = self.judge.tables.data();
                let Ok(game) = Trek::imagine(data, self.view, &guess) else {
                    break;
                };
                for candidate in &mut candidates {
                    candidate.sum += self.play_out(game.clone(), candidate.action, meter);
                    candidate.n += 1;
                }
            }
            candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        candidates.first().map(|best| best.action)
    }

    /// Returns by how much this seat leads more after `one` than after `other`, on the same
    /// `n_draws` ways it could go on.
    pub(super) fn compare(&self, one: Action, other: Action, n_draws: u64, rng: &mut Rng) -> f32 {
        let data = self.judge.tables.data();
        let mut hidden = Hidden::from(data, self.view);
        let (budget, mut sum) = (Budget::nodes(u64::MAX), 0.0);
        let mut meter = budget.meter();
        for _ in 0..n_draws {
            let guess = hidden.draw(rng);
            let Ok(game) = Trek::imagine(data, self.view, &guess) else {
                break;
            };
            sum += self.play_out(game.clone(), one, &mut meter)
                - self.play_out(game, other, &mut meter);
        }
        sum / n_draws as f32
    }

    /// Shares what is left of the budget evenly among the halvings to come.
    fn n_draws(&self, n_candidates: usize, nodes_left: u64) -> u64 {
        let n_rounds = u64::from(n_candidates.next_power_of_two().ilog2());
        (nodes_left / (n_rounds * self.n_turns() * n_candidates as u64)).max(1)
    }

    /// Returns how many turns the rest of the day takes, all seats together, give or take.
    fn n_turns(&self) -> u64 {
        let hours_left = |hour: u8| NOON as u64 - u64::from(hour);
        let hours: u64 = self
            .view
            .players
            .iter()
            .map(|seat| hours_left(seat.hour))
            .sum();
        1 + hours * TURNS_A_SEAT / NOON as u64
    }

    /// Returns what choosing an itinerary leaves for the days to come, the best of the rest; and
    /// what a time warp has to make up for.
    fn aside(&self, action: Action) -> f32 {
        let today = match action {
            Action::ChooseItinerary(today) => today,
            Action::UseWarp { at, .. } => return -self.margin(at),
            _ => return 0.0,
        };
        let own = &self.view.players[self.seat.index()].unused;
        let outlook = |id: &ItineraryId| self.judge.tables.board(*id).outlook(0, NOON as u8);
        let rest = own.iter().flatten().filter(|id| **id != today);
        let mut rest: Vec<f32> = rest.map(outlook).collect();
        rest.sort_by(|a, b| b.total_cmp(a));
        rest.iter().take(3 - usize::from(self.view.day)).sum()
    }

    /// Returns what the time warp at a place must bring over the best card without one.
    fn margin(&self, at: u8) -> f32 {
        let warps = &self.judge.tables.data().values().warps;
        let laid_out = self.view.warps.iter().flat_map(|today| &today.laid_out);
        let kind = laid_out
            .map(|laid_out| warps[laid_out.warp.index()].kind)
            .nth(usize::from(at));
        match kind {
            Some(WarpKind::Foresight) => FORESIGHT_MARGIN,
            _ => WARP_MARGIN,
        }
    }

    /// Plays the rest of the day as the judge would and returns how far this seat leads.
    fn play_out(&self, mut game: Trek, action: Action, meter: &mut Meter<'_>) -> f32 {
        let day = game.day();
        let mut next = Some((self.seat, action));
        while let Some((seat, action)) = next {
            if game.apply(seat, action, &NoChance).is_err() {
                break;
            }
            meter.spend(u64::from(matches!(action, Action::Take { .. })));
            next = (game.day() == day && game.phase() != Phase::Over)
                .then(|| self.reply(&game))
                .flatten();
        }
        self.lead(&game)
    }

    fn reply(&self, game: &Trek) -> Option<(Seat, Action)> {
        let seat = game.to_act().lowest()?;
        Some((seat, self.judge.best(game, seat)?))
    }

    /// Returns by how much this seat leads the best of the others.
    fn lead(&self, game: &Trek) -> f32 {
        let is_over = game.phase() == Phase::Over;
        let worth = |seat| self.judge.standing_worth(game, seat, is_over);
        let others = Seat::all(game.n_seats()).filter(|seat| *seat != self.seat);
        let best = others.map(worth).fold(f32::MIN, f32::max);
        let lead = worth(self.seat) - best;
        lead / (1.0 + lead.abs() / BIG_LEAD)
    }
}
