//! The player of `chorus`: the gap the open card is most likely right in, as it believes.
//!
//! Nobody's choice changes anybody else's, and a miss costs the same wherever it is, but for
//! the distance: so what is likeliest is also best, and there is nothing to plan.

use antedate_rules::Seat;
use antedate_rules::chorus::{Action, Gap, View};

use crate::timeline::line::Line;
use crate::{Budget, Mind, Player, Rng};

/// A bot at a table of `chorus`.
#[derive(Debug, Clone, PartialEq)]
pub struct ChorusPlayer {
    /// What is in its head.
    pub mind: Mind,
}

impl Player for ChorusPlayer {
    type View = View;
    type Action = Action;

    fn choose(&self, view: &View, _: Seat, _: &Budget, _: &mut Rng) -> Option<Action> {
        let (gap, _) = self.likeliest(view)?;
        Some(Action::Done { gap: Some(gap) })
    }
}

impl ChorusPlayer {
    /// Sees the fronts in view; `places` says which card of the deck each card in play is.
    pub fn look(&mut self, view: &View, places: &[usize]) {
        let line = view.line.iter().map(|card| card.card);
        line.chain(view.current)
            .for_each(|card| self.mind.see(card, places[card.index()]));
    }

    /// Returns the gap the open card is most likely right in, and how likely.
    pub fn likeliest(&self, view: &View) -> Option<(Gap, f64)> {
        let card = view.current?;
        let dated = view.line.iter().map(|card| (card.card, card.date));
        let mind = self.mind.knowing(dated);
        let line = Line::read(&mind, view.line.iter().map(|card| card.date));
        let (gap, chance) = line.best_gap(mind.belief(card));
        Some((gap as Gap, chance))
    }
}
