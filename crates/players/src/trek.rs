//! Characters in the seats of trek.

use antedate_bots::trek::{Level, TrekPlayer};
use antedate_bots::{Player, Rng};
use antedate_rules::trek::{Action, View};
use antedate_tables::Brief;

use crate::seated::{Played, Seated};

pub(crate) type Position = antedate_tables::Position<View, Action>;

impl Played for Position {
    type Action = Action;

    fn choose(&self, player: &Seated, brief: &Brief, rng: &mut Rng) -> Option<Action> {
        let tables = player.deck(brief).trek(&brief.contents)?;
        let character = TrekPlayer::new(tables, Level::of(player.character));
        character.choose(&self.view, brief.seat, &player.budget(), rng)
    }
}
