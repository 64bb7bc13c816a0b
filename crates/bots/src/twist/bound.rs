//! Deals with every card in sight: the yardstick of a long search, and the score of a glance.

use antedate_rules::twist::{Faces, HAND, N_CARDS, SEATS};
use antedate_rules::{Date, Seat};

use super::policy::each_plan;
use super::weights::Weights;
use super::world::{Imagined, Table, World};
use crate::Budget;
use crate::budget::Meter;

/// Returns the best score a long search finds on a deal whose 36 cards are all in sight, in
/// the order they were shuffled; `None` unless the numbers of cards and seats are right (CO-1).
///
/// A beam search over whole turns, a few states wide at first and twice as wide each time,
/// until the budget of turns is spent. It is a score that can be reached, not a proof that
/// no better one can.
pub fn bound(deal: &[Faces], n_seats: usize, first: Seat, budget: &Budget) -> Option<i16> {
    let pile = deal.get(n_seats * HAND + 2..)?;
    let pile: Vec<Date> = pile.iter().map(|faces| faces.date).collect();
    let (world, table) = lay_out(deal, n_seats, first, &pile)?;
    let mut meter = budget.meter();
    let weights = Weights::for_team(n_seats);
    let mut best = weights.play_out(&mut table.clone(), &world).0;
    let mut width = 8;
    while !meter.is_over() {
        best = best.max(sweep(&world, table, width, &mut meter));
        width *= 2;
    }
    Some(best)
}

/// Returns the score of a team that plays a deal at a glance, by `weights` alone, knowing
/// every date in view and of the pile only that it comes from `to_come`; `None` as [`bound`].
pub fn at_a_glance(
    weights: &Weights,
    deal: &[Faces],
    n_seats: usize,
    to_come: &[Date],
) -> Option<i16> {
    let (world, mut table) = lay_out(deal, n_seats, Seat(0), to_come)?;
    Some(weights.play_out(&mut table, &world).0)
}

/// Lays out a deal with every card known (CO-2).
pub(crate) fn lay_out(
    deal: &[Faces],
    n_seats: usize,
    first: Seat,
    to_come: &[Date],
) -> Option<(World, Table)> {
    let n_held = n_seats * HAND;
    if !SEATS.contains(&n_seats) || deal.len() != N_CARDS || first.index() >= n_seats {
        return None;
    }
    let seen = |faces: &Faces| Imagined {
        place: faces.date.0 as f64,
        front: faces.front.0,
        back: faces.back.0,
    };
    let cards: Vec<Imagined> = deal.iter().map(seen).collect();
    let (mut world, numbers) = World::new(&cards, n_seats);
    world.set_pile(numbers[n_held + 2..].iter().copied());
    let mut places: Vec<f64> = to_come.iter().map(|date| date.0 as f64).collect();
    places.sort_unstable_by(f64::total_cmp);
    world.expect(&places, &cards, &numbers);
    let mut table = Table::empty(first.0 as u8, cards[n_held + 1].back);
    for (at, number) in numbers[..n_held].iter().enumerate() {
        table.hands[at / HAND] |= 1 << number;
    }
    table.row = world.bit(numbers[n_held]);
    table.n_row = 1;
    Some((world, table))
}

/// Searches once, keeping the `width` most promising states after each turn.
fn sweep(world: &World, start: Table, width: usize, meter: &mut Meter<'_>) -> i16 {
    let weights = Weights::for_team(usize::from(world.n_seats()));
    let (mut best, mut states, mut next) = (start.score(), vec![start], Vec::new());
    while !states.is_empty() && !meter.is_over() {
        next.clear();
        for state in &states {
            meter.spend(1);
            each_plan(state, world, |_, after| {
                let worth = weights.worth(after, world);
                let mut after = *after;
                after.end_turn(world);
                best = best.max(after.score());
                if !after.over {
                    next.push((worth, after));
                }
            });
        }
        next.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        next.dedup_by_key(|state| state.1);
        next.truncate(width);
        states.clear();
        states.extend(next.iter().map(|state| state.1));
    }
    best
}
