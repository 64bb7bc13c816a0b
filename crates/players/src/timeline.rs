//! Characters in the seats of timeline.

use antedate_bots::timeline::TimelinePlayer;
use antedate_bots::{Player, Rng};
use antedate_rules::timeline::{Action, View};
use antedate_tables::Brief;

use crate::seated::{Played, Seated};

pub(crate) type Position = antedate_tables::Position<View, Action>;

impl Played for Position {
    type Action = Action;

    fn choose(&self, player: &Seated, brief: &Brief, rng: &mut Rng) -> Option<Action> {
        let mind = player.mind(brief, &player.deck(brief));
        TimelinePlayer { mind }.choose(&self.view, brief.seat, &player.budget(), rng)
    }
}
