//! What a bot tells its team (CO-24): pins that a person can follow or ignore.

use antedate_rules::twist::View;
use antedate_rules::{CardId, Date};

use super::policy::Plan;
use super::position::Position;
use super::{TwistPlayer, read, search};
use crate::{Belief, Budget, Rng};

/// A suggestion pinned on a card. It binds nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pin {
    /// Try this card.
    Play {
        /// The card.
        card: CardId,
    },
    /// Discard this card.
    Discard {
        /// The card.
        card: CardId,
    },
    /// The card's date is believed to lie from one date to the other, two times in three.
    AboutHere {
        /// The card.
        card: CardId,
        /// The earliest date.
        from: Date,
        /// The latest date.
        to: Date,
    },
}

impl TwistPlayer {
    /// Advises whoever is to act: first what to do, then where the cards of that hand go.
    /// Nothing once the game is over; no `Play` or `Discard` where it advises to stop, and no
    /// `Play` of a card that the advisor itself expects to be blocked.
    pub fn advise(&self, view: &View, budget: &Budget, rng: &mut Rng) -> Vec<Pin> {
        let Some(mut position) = read(&self.mind, view) else {
            return Vec::new();
        };
        let ranking = search::rank(&mut position, budget, rng);
        let plan = ranking.first().map(|arm| arm.plan);
        let mut pins = plan.map_or_else(Vec::new, |plan| to_do(&position, plan));
        let upright = position.own().filter(|(_, blocked)| !blocked);
        pins.extend(upright.map(|(at, _)| self.about(&position, at)));
        pins
    }

    fn about(&self, position: &Position, at: usize) -> Pin {
        let Belief { mean, width } = position.belief(at);
        let scale = self.mind.knowledge().deck().scale();
        let date = |place: f64| Date(scale.date(place).round() as i64);
        Pin::AboutHere {
            card: position.id(at),
            from: date(mean - width),
            to: date(mean + width),
        }
    }
}

fn to_do(position: &Position, plan: Plan) -> Vec<Pin> {
    let card = |at: u8| position.id(usize::from(at));
    // One may have to try what will hardly succeed (CO-14), but nobody is told to.
    let play = |places: &[u8]| {
        let hopeful = places
            .iter()
            .filter(|at| !position.looks_blocked(usize::from(**at)));
        hopeful.map(|at| Pin::Play { card: card(*at) }).collect()
    };
    match plan {
        Plan::One(at) => play(&[at]),
        Plan::Two(at, then) => play(&[at, then]),
        Plan::Discard(at) => vec![Pin::Discard { card: card(at) }],
        Plan::Stop => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twist::position::beside;

    #[test]
    fn nobody_is_told_to_play_what_would_be_blocked() {
        let belief = |mean: f64| Belief { mean, width: 3.0 };
        let position = beside(&[belief(10.0), belief(45.0)], &[30.0, 50.0], &[40.0]);
        let play = |at: usize| Pin::Play {
            card: position.id(at),
        };
        assert_eq!(to_do(&position, Plan::Two(0, 1)), [play(0)]);
        assert_eq!(to_do(&position, Plan::One(1)), []);
    }
}
