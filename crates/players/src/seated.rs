//! A character in a seat.

use std::sync::Arc;
use std::time::Instant;

use antedate_bots::timeline::TimelinePlayer;
use antedate_bots::trek::{Level, TrekPlayer};
use antedate_bots::twist::TwistPlayer;
use antedate_bots::{Budget, Character, Mind, Player, Rng};
use antedate_tables::{Advice, Brief, BriefView, SeatPlayer, say_timeline, say_trek, say_twist};
use antedate_wire::Action;

use crate::Thinking;
use crate::advice::pins;
use crate::deck::{Deck, Decks};

/// A character in a seat, for one decision.
pub(crate) struct Seated {
    pub(crate) character: &'static Character,
    pub(crate) decks: Arc<Decks>,
    pub(crate) thinking: Thinking,
    pub(crate) number: u64,
}

impl SeatPlayer for Seated {
    fn choose(&mut self, brief: &Brief) -> usize {
        let mut rng = Rng::new(self.number);
        let chosen = self.decide(brief, &mut rng);
        let place = chosen.and_then(|action| brief.legal.iter().position(|legal| *legal == action));
        // What is not listed cannot be played: then any action will do.
        place.unwrap_or_else(|| rng.below(brief.legal.len().max(1)))
    }

    fn advise(&mut self, brief: &Brief) -> Vec<Advice> {
        let BriefView::Twist(view) = &brief.view else {
            return Vec::new();
        };
        let deck = self.decks.of(&brief.contents);
        let player = TwistPlayer {
            mind: self.mind(brief, &deck),
        };
        let said = player.advise(view, &self.budget(), &mut Rng::new(self.number));
        pins(&said, view, deck.facts.scale())
    }
}

impl Seated {
    fn decide(&self, brief: &Brief, rng: &mut Rng) -> Option<Action> {
        let deck = self.decks.of(&brief.contents);
        let (seat, budget) = (brief.seat, self.budget());
        match &brief.view {
            BriefView::Timeline(view) => {
                let mind = self.mind(brief, &deck);
                let action = TimelinePlayer { mind }.choose(view, seat, &budget, rng);
                action.map(say_timeline)
            }
            BriefView::Twist(view) => {
                let mind = self.mind(brief, &deck);
                let action = TwistPlayer { mind }.choose(view, seat, &budget, rng);
                action.map(say_twist)
            }
            BriefView::Trek(view) => {
                let player =
                    TrekPlayer::new(deck.trek(&brief.contents)?, Level::of(self.character));
                player.choose(view, seat, &budget, rng).map(say_trek)
            }
        }
    }

    /// What is in the character's head: the same beliefs in the whole game, and all that
    /// the seat has seen turned.
    fn mind(&self, brief: &Brief, deck: &Deck) -> Mind {
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

    fn budget(&self) -> Budget {
        Budget {
            deadline: Some(Instant::now() + self.thinking.at_most),
            ..Budget::nodes(self.thinking.nodes)
        }
    }
}
