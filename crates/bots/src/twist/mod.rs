//! The player of cooperative `twist`: plans for the team by playing imagined deals on.
//!
//! Everything a seat sees is public, so a bot can think for the whole team. It
//! imagines what its beliefs leave open (backs, the pile), tries each way to play
//! the turn on the same imagined deals, plays them on by what each turn promises
//! at a glance ([`Weights`]), and drops the worse half again and again until one is
//! left. Whoever has to guess plays them to the end; whoever knows every date looks
//! some turns ahead, and lets the glance say what will come of it.

mod advice;
mod bound;
mod glance;
pub(crate) mod learn;
mod policy;
mod position;
mod search;
mod weights;
mod weights_file;
mod world;

pub(crate) use bound::lay_out;
#[cfg(test)]
pub(crate) use world::Table;

pub use advice::Pin;
pub use bound::{at_a_glance, bound};
pub use weights::Weights;

use antedate_rules::twist::{Action, Held, View};
use antedate_rules::{CardId, Date, Seat};

use crate::{Budget, Mind, Player, Rng};
use policy::Plan;
use position::Position;

/// A bot at a table of `twist`.
#[derive(Debug, Clone, PartialEq)]
pub struct TwistPlayer {
    /// What is in its head.
    pub mind: Mind,
}

/// The most turns somebody who does not plan imagines.
const MAX_GLANCE_TURNS: u64 = 300;

impl Player for TwistPlayer {
    type View = View;
    type Action = Action;

    fn choose(&self, view: &View, seat: Seat, budget: &Budget, rng: &mut Rng) -> Option<Action> {
        if view.turn != Some(seat) {
            return None;
        }
        let mut position = read(&self.mind, view)?;
        let mut budget = budget.clone();
        if !self.mind.character().plans {
            budget.nodes = budget.nodes.min(MAX_GLANCE_TURNS);
        }
        let ranking = search::rank(&mut position, &budget, rng);
        ranking.first().map(|arm| action(&position, arm.plan))
    }
}

/// Reads a view with everything in it taken in; `None` once the game is over.
fn read(mind: &Mind, view: &View) -> Option<Position> {
    Position::read(&mind.knowing(turned(view)), view)
}

/// Returns the first step of a plan made of places in the position.
fn action(position: &Position, plan: Plan) -> Action {
    let card = |at: u8| position.id(usize::from(at));
    match plan {
        Plan::One(at) | Plan::Two(at, _) => Action::Try { card: card(at) },
        Plan::Discard(at) => Action::Discard { card: card(at) },
        Plan::Stop => Action::Stop,
    }
}

/// Lists every card whose back is in view.
fn turned(view: &View) -> impl Iterator<Item = (CardId, Date)> {
    let blocked = view.hands.iter().flatten().filter_map(|held| match held {
        Held::Blocked(turned) => Some(turned),
        Held::Upright(_) => None,
    });
    let stacks = view.row.iter().chain(&view.slots).flatten();
    let all = stacks.chain(&view.discard).chain(blocked);
    all.map(|turned| (turned.card, turned.date))
}
