//! Characters in the seats of chorus.

use antedate_bots::chorus::ChorusPlayer;
use antedate_bots::{Player, Rng};
use antedate_rules::chorus::{Action, View};
use antedate_tables::Brief;

use crate::seated::{Played, Seated};

pub(crate) type Position = antedate_tables::Position<View, Action>;

impl Played for Position {
    type Action = Action;

    fn choose(&self, player: &Seated, brief: &Brief, rng: &mut Rng) -> Option<Action> {
        let mind = player.mind(brief, &player.deck(brief));
        ChorusPlayer { mind }.choose(&self.view, brief.seat, &player.budget(), rng)
    }
}
