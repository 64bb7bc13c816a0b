//! Which plan does best when imagined deals are played out.

use antedate_rules::twist::N_CARDS;

use super::policy::{Plan, each_plan};
use super::position::{Position, Scene};
use super::weights::Weights;
use super::world::{Placement, Table, World};
use crate::{Budget, Rng};

/// How many ways on are kept after each turn of an imagined deal by somebody who knows every
/// date in view. Whoever has to guess keeps one: the more an imagined deal is thought through,
/// the more it is played by guesses as if they were known.
const BEAM_WIDTH: usize = 4;
/// After how many imagined turns the glance of such a player says what will come of a table:
/// the rest of the deal is luck, and more deals tell more than their ends.
const HORIZON: usize = 4;
/// How many are kept at most when the pile is known, too, so that there is but one deal.
const LAST_BEAM_WIDTH: u64 = 64;
/// About how many turns are left then.
const LAST_TURNS: u64 = 8;
/// How many points a plan may promise less than the best at a glance and still be tried.
const PRUNE_MARGIN: f32 = 5.0;

/// A way to play the rest of the turn, with cards as places in the position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arm {
    pub(super) plan: Plan,
    /// What it promises at a glance.
    glance: f32,
    total: f64,
    n: u32,
}

impl Arm {
    fn new(plan: Plan) -> Arm {
        Arm {
            plan,
            glance: 0.0,
            total: 0.0,
            n: 0,
        }
    }

    /// Tries the plan on an imagined deal. Returns how many turns it took.
    fn try_on(&mut self, scene: &Scene, reach: Reach) -> u64 {
        let (score, n_turns) = play_on(scene.play(self.plan), &scene.world, reach);
        self.total += f64::from(score);
        self.n += 1;
        n_turns + 1
    }

    /// Returns the mean score so far.
    fn mean(&self) -> f64 {
        self.total / f64::from(self.n.max(1))
    }
}

/// How an imagined deal is played on.
#[derive(Debug, Clone, Copy)]
struct Reach {
    /// How many tables are kept after each turn.
    width: usize,
    /// After how many turns the glance decides; the whole deal is played otherwise.
    horizon: Option<usize>,
}

/// Ranks the ways to play the rest of the turn, best first, within the budget.
pub(super) fn rank(position: &mut Position, budget: &Budget, rng: &mut Rng) -> Vec<Arm> {
    let first = position.imagine(rng);
    let mut arms = arms(position, &first);
    if !position.is_certain() {
        let to_the_end = Reach {
            width: 1,
            horizon: None,
        };
        halve(&mut arms, position, to_the_end, budget, rng, first);
        return arms;
    }
    thin_out(&mut arms, &first);
    if position.knows_pile() {
        let width = budget.nodes / (LAST_TURNS * arms.len().max(1) as u64);
        let all = Reach {
            width: width.clamp(1, LAST_BEAM_WIDTH) as usize,
            horizon: None,
        };
        look_through(&mut arms, &first, all);
    } else {
        let near = Reach {
            width: BEAM_WIDTH,
            horizon: Some(HORIZON),
        };
        halve(&mut arms, position, near, budget, rng, first);
    }
    arms
}

/// Drops the plans that end as another does, and those that look hopeless at a glance.
fn thin_out(arms: &mut Vec<Arm>, scene: &Scene) {
    let world = &scene.world;
    let weights = Weights::for_team(usize::from(world.n_seats()));
    let mut ends: Vec<Table> = Vec::with_capacity(arms.len());
    arms.retain_mut(|arm| {
        let end = scene.lay(arm.plan);
        arm.glance = weights.worth(&end, world);
        let is_new = !ends.contains(&end);
        ends.push(end);
        is_new
    });
    let best = arms.iter().map(|arm| arm.glance).fold(f32::MIN, f32::max);
    arms.retain(|arm| arm.glance >= best - PRUNE_MARGIN);
}

/// Sorts the plans by what comes of them on the only deal there can be.
fn look_through(arms: &mut [Arm], scene: &Scene, reach: Reach) {
    for arm in &mut *arms {
        arm.try_on(scene, reach);
    }
    arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

/// Tries all plans on the same imagined deals, of which `scene` is the first, and drops the
/// worse half, until two are left that share the rest of the budget.
fn halve(
    arms: &mut [Arm],
    position: &mut Position,
    reach: Reach,
    budget: &Budget,
    rng: &mut Rng,
    mut scene: Scene,
) {
    if arms.len() < 2 {
        return;
    }
    let n_stages = u64::from(arms.len().ilog2()) + 1;
    let mut meter = budget.meter();
    let mut alive = arms.len();
    for stage in 0..n_stages {
        let stage_ends = budget.nodes * (stage + 1) / n_stages;
        loop {
            for arm in &mut arms[..alive] {
                meter.spend(arm.try_on(&scene, reach));
            }
            scene = position.imagine(rng);
            if budget.nodes - meter.left() >= stage_ends || meter.is_over() {
                break;
            }
        }
        arms[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        if meter.is_over() {
            break;
        }
        alive = alive.div_ceil(2).max(2);
    }
}

/// Lists the plans worth a thought: all the rules allow but tries that are known to fail.
fn arms(position: &Position, scene: &Scene) -> Vec<Arm> {
    let certain_to_fail = |table: &Table, at: usize| {
        position.belief(at).width == 0.0
            && table.goes(&scene.world, scene.numbers[at]) == Placement::Blocked
    };
    let knows_all = position.is_certain();
    let mut plans = Vec::new();
    if position.n_placed() == 1 {
        plans.push(Plan::Stop);
    }
    let upright: Vec<usize> = position
        .own()
        .filter(|card| !card.1)
        .map(|card| card.0)
        .collect();
    for first in &upright {
        if certain_to_fail(&scene.table, *first) {
            continue;
        }
        plans.push(Plan::One(*first as u8));
        let mut then = scene.table;
        then.lay(&scene.world, scene.numbers[*first]);
        let known = position.belief(*first).width == 0.0;
        let seconds = upright.iter().filter(|second| *second != first);
        if position.n_placed() == 0 {
            let fits = |second: &&usize| !(known && certain_to_fail(&then, **second));
            plans.extend(
                seconds
                    .filter(fits)
                    .map(|second| Plan::Two(*first as u8, *second as u8)),
            );
        }
    }
    if !position.tried() {
        // Whoever knows every date may have reasons; others throw no easy points away.
        let is_waste =
            |at: usize, blocked: bool| !blocked && !knows_all && position.is_easy_end(at);
        let fitting = position
            .own()
            .filter(|(at, blocked)| position.matches(*at) && !is_waste(*at, *blocked));
        plans.extend(fitting.map(|(at, _)| Plan::Discard(at as u8)));
    }
    if plans.is_empty() {
        // CO-14: something must be tried, though nothing can succeed.
        plans.extend(upright.first().map(|at| Plan::One(*at as u8)));
    }
    plans.into_iter().map(Arm::new).collect()
}

impl Scene {
    /// Plays a plan that is sure to go well, up to the draw.
    fn lay(&self, plan: Plan) -> Table {
        let (mut table, world) = (self.table, &self.world);
        let number = |at: u8| self.numbers[usize::from(at)];
        match plan {
            Plan::Stop => {}
            Plan::Discard(at) => table.put_away(world, number(at)),
            Plan::One(at) => {
                table.lay(world, number(at));
            }
            Plan::Two(first, second) => {
                table.lay(world, number(first));
                table.lay(world, number(second));
            }
        }
        table
    }

    /// Plays a plan to the end of the turn, or to where it fails.
    fn play(&self, plan: Plan) -> Table {
        let (mut table, world) = (self.table, &self.world);
        let number = |at: u8| self.numbers[usize::from(at)];
        match plan {
            Plan::Stop => table.end_turn(world),
            Plan::Discard(at) => table.discard(world, number(at)),
            Plan::One(at) => {
                table.try_card(world, number(at));
                if table.tried && !table.over && table.n_placed > 0 {
                    table.end_turn(world);
                }
            }
            Plan::Two(first, second) => {
                table.try_card(world, number(first));
                if table.tried && !table.over {
                    table.try_card(world, number(second));
                }
            }
        }
        table
    }
}

/// Plays an imagined deal on. Returns the score, as far as it is known or promised, and the
/// turns it took.
fn play_on(mut start: Table, world: &World, reach: Reach) -> (f32, u64) {
    let weights = Weights::for_team(usize::from(world.n_seats()));
    if let (1, None) = (reach.width, reach.horizon) {
        let (score, n_turns) = weights.play_out(&mut start, world);
        return (f32::from(score), n_turns);
    }
    play_on_widely(&start, world, weights, reach)
}

/// Plays a deal on with the most promising tables kept after each turn. Returns the best score
/// met, or what the tables at the horizon promise if that is more, and the turns it took.
fn play_on_widely(start: &Table, world: &World, weights: &Weights, reach: Reach) -> (f32, u64) {
    let width = reach.width;
    let (mut best, mut n_turns) = (start.score(), 0);
    let mut tables = Vec::with_capacity(width);
    tables.extend((!start.over).then_some(*start));
    let mut kept = Vec::with_capacity(width + 1);
    let mut turn = 0;
    while !tables.is_empty() {
        kept.clear();
        for table in &tables {
            n_turns += 1;
            each_plan(table, world, |_, after| {
                best = best.max(after.score());
                keep(&mut kept, width, weights.worth(after, world), after);
            });
        }
        tables.clear();
        turn += 1;
        for (worth, mut table) in kept.iter().copied() {
            table.end_turn(world);
            if table.over {
                continue;
            }
            if reach.horizon == Some(turn) {
                // They are in order, so the first that goes on promises the most.
                let promised = worth - N_CARDS as f32;
                return (promised.max(f32::from(best)), n_turns);
            }
            tables.push(table);
        }
    }
    (f32::from(best), n_turns)
}

/// Puts a table where it belongs among the best so far, unless it is there already.
#[inline]
fn keep(kept: &mut Vec<(f32, Table)>, width: usize, worth: f32, table: &Table) {
    let at = kept.iter().position(|other| other.0 < worth);
    let at = at.unwrap_or(kept.len());
    let mut equals = kept[..at].iter().rev().take_while(|other| other.0 == worth);
    if at < width && !equals.any(|other| other.1 == *table) {
        kept.insert(at, (worth, *table));
        kept.truncate(width);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Belief;
    use crate::twist::position::beside;
    use crate::twist::world::beside_a_row;

    /// One player holds 10, 40 and 60 beside a row of 30 and 50; nothing is in the pile.
    fn deal() -> (World, Table) {
        beside_a_row(&[10.0, 40.0, 60.0])
    }

    fn play(horizon: Option<usize>) -> (f32, u64) {
        let (world, table) = deal();
        play_on(table, &world, Reach { width: 4, horizon })
    }

    #[test]
    fn a_horizon_beyond_the_end_changes_nothing() {
        // All three are laid, two in the row and one in the slot.
        let all = f32::from(3 * 4 + 2 - N_CARDS as i16);
        assert_eq!(play(None).0, all);
        assert_eq!(play(Some(9)), play(None));
    }

    #[test]
    fn at_the_horizon_the_glance_says_what_is_to_come() {
        let (world, table) = deal();
        let mut most = f32::MIN;
        each_plan(&table, &world, |_, after| {
            let mut ended = *after;
            ended.end_turn(&world);
            if !ended.over {
                most = most.max(Weights::for_team(1).worth(after, &world));
            }
        });
        let (score, n_turns) = play(Some(1));
        let laid = f32::from(3 * 4 - N_CARDS as i16);
        assert_eq!((score, n_turns), (laid.max(most - N_CARDS as f32), 1));
        assert_ne!(score, play(None).0);
    }

    /// The cards that a lone player thinks of discarding, beside a row of 30 and 50.
    fn discards(hand: &[(f64, f64)]) -> Vec<u8> {
        let belief = |(mean, width): &(f64, f64)| Belief {
            mean: *mean,
            width: *width,
        };
        let hand: Vec<Belief> = hand.iter().map(belief).collect();
        let mut position = beside(&hand, &[30.0, 50.0], &[40.0]);
        let scene = position.imagine(&mut Rng::new(1));
        let plans = arms(&position, &scene).into_iter().map(|arm| arm.plan);
        let thrown = plans.filter_map(|plan| match plan {
            Plan::Discard(at) => Some(at),
            _ => None,
        });
        thrown.collect()
    }

    #[test]
    fn whoever_guesses_throws_no_easy_end_away() {
        assert_eq!(discards(&[(10.0, 3.0), (45.0, 3.0), (90.0, 3.0)]), [1]);
        // With doubts it is a way to play like any other, and for who knows all it may be a sacrifice.
        assert_eq!(discards(&[(29.0, 3.0), (90.0, 30.0)]), [0, 1]);
        assert_eq!(discards(&[(10.0, 0.0), (90.0, 0.0)]), [0, 1]);
    }
}
