//! Characters in the seats of twist, and their advice to the team (CO-24) as the pins a person
//! would set.

use antedate_bots::twist::{Pin, TwistPlayer};
use antedate_bots::{Player, Rng, Scale};
use antedate_rules::twist::{Action, View};
use antedate_rules::{CardId, Date};
use antedate_tables::{Advice, Brief};
use antedate_wire::PinKind;

use crate::seated::{Played, Seated};

pub(crate) type Position = antedate_tables::Position<View, Action>;

impl Played for Position {
    type Action = Action;

    fn choose(&self, player: &Seated, brief: &Brief, rng: &mut Rng) -> Option<Action> {
        let mind = player.mind(brief, &player.deck(brief));
        TwistPlayer { mind }.choose(&self.view, brief.seat, &player.budget(), rng)
    }

    fn advise(&self, player: &Seated, brief: &Brief) -> Vec<Advice> {
        let deck = player.deck(brief);
        let mind = player.mind(brief, &deck);
        let mut rng = Rng::new(player.number);
        let said = TwistPlayer { mind }.advise(&self.view, &player.budget(), &mut rng);
        pins(&said, &self.view, deck.facts.scale())
    }
}

/// Turns advice into pins, one a card: what to do with it matters more than where it goes.
fn pins(said: &[Pin], view: &View, scale: Scale) -> Vec<Advice> {
    let mut pins: Vec<Advice> = Vec::new();
    for pin in said {
        let (card, pin) = match *pin {
            Pin::Play { card } => (card, PinKind::Play),
            Pin::Discard { card } => (card, PinKind::Discard),
            Pin::AboutHere { card, from, to } => {
                let after = stack_before(view, scale, from, to).map(|card| card.0);
                (card, PinKind::About { after })
            }
        };
        if pins.iter().all(|other| other.card != card.0) {
            pins.push(Advice { card: card.0, pin });
        }
    }
    pins
}

/// Returns the first card of the last stack of the main row that is not later than the
/// middle of two dates; `None` if the middle comes before all.
fn stack_before(view: &View, scale: Scale, from: Date, to: Date) -> Option<CardId> {
    let at = |date: Date| scale.at(date.0 as f64);
    let middle = (at(from) + at(to)) / 2.0;
    let firsts = view.row.iter().filter_map(|stack| stack.first());
    let mut before = firsts.filter(|first| at(first.date) <= middle);
    before.next_back().map(|first| first.card)
}
