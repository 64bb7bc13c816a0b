//! A character in a seat.

use std::sync::Arc;
use std::time::Instant;

use antedate_bots::{Budget, Character, Mind, Rng};
use antedate_rules::games;
use antedate_tables::{Advice, Brief, BriefGame, GameAction, SeatPlayer};

use crate::Thinking;
use crate::deck::{Deck, Decks};

/// A character in a seat, for one decision.
pub(crate) struct Seated {
    pub(crate) character: &'static Character,
    pub(crate) decks: Arc<Decks>,
    pub(crate) thinking: Thinking,
    pub(crate) number: u64,
}

/// How characters play one game: implemented for what a brief holds of it.
pub(crate) trait Played {
    /// What can be done.
    type Action;

    /// Chooses what to do.
    fn choose(&self, player: &Seated, brief: &Brief, rng: &mut Rng) -> Option<Self::Action>;

    /// Advises whoever is to act, in games that have a team.
    fn advise(&self, _player: &Seated, _brief: &Brief) -> Vec<Advice> {
        Vec::new()
    }
}

macro_rules! define {
    ($($Name:ident $name:ident),*) => {
        fn choose(player: &Seated, brief: &Brief, rng: &mut Rng) -> Option<GameAction> {
            match &brief.game {
                $(BriefGame::$Name(position) => {
                    let position: &crate::$name::Position = position;
                    let chosen = position.choose(player, brief, rng)?;
                    position.legal.contains(&chosen).then_some(GameAction::$Name(chosen))
                })*
            }
        }

        fn advise(player: &Seated, brief: &Brief) -> Vec<Advice> {
            match &brief.game { $(BriefGame::$Name(position) => position.advise(player, brief),)* }
        }
    };
}
games!(define);

impl SeatPlayer for Seated {
    fn choose(&mut self, brief: &Brief) -> Option<GameAction> {
        let mut rng = Rng::new(self.number);
        choose(self, brief, &mut rng).or_else(|| {
            // What is not listed cannot be played: then any action will do.
            let legal = brief.game.legal();
            legal.get(rng.below(legal.len().max(1))).copied()
        })
    }

    fn advise(&mut self, brief: &Brief) -> Vec<Advice> {
        advise(self, brief)
    }
}

impl Seated {
    /// What is in the character's head: the same beliefs in the whole game, and all that
    /// the seat has seen turned.
    pub(crate) fn mind(&self, brief: &Brief, deck: &Deck) -> Mind {
        let mut mind = Mind::new(self.character, &deck.facts, brief.luck);
        for (card, id) in &brief.names {
            if let Some(place) = deck.place(id) {
                mind.see(*card, place);
            }
        }
        for (card, date) in &brief.remembered {
            mind.remember(*card, *date);
        }
        mind
    }

    /// What is public about the deck in play.
    pub(crate) fn deck(&self, brief: &Brief) -> Arc<Deck> {
        self.decks.of(&brief.contents)
    }

    pub(crate) fn budget(&self) -> Budget {
        Budget {
            deadline: Some(Instant::now() + self.thinking.at_most),
            ..Budget::nodes(self.thinking.nodes)
        }
    }
}
