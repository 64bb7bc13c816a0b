//! What a bot is given: the view a person in that seat would get, and what may be done.

use std::sync::Arc;

use antedate_rules::trek::JourneyCard;
use antedate_rules::twist::Held;
use antedate_rules::{CardId, Game as Rules, Seat, Viewer, timeline, trek, twist};
use antedate_wire::Action;

use crate::contents::{CardNames, Contents};
use crate::game::{Game, say_timeline, say_trek, say_twist};
use crate::table::Table;

/// What a bot is given to choose from.
///
/// The deck is public knowledge, the view is that of the seat. There is nothing here that
/// the person in that seat would not see.
#[derive(Clone)]
pub struct Brief {
    /// The seat to act for.
    pub seat: Seat,
    /// All that this seat may know of the game.
    pub view: BriefView,
    /// Which card of the deck each card in sight is.
    pub names: Vec<(CardId, String)>,
    /// Everything that may be done; never empty.
    pub legal: Vec<Action>,
    /// The deck.
    pub contents: Arc<Contents>,
}

/// A game as a bot sees it.
#[derive(Debug, Clone, PartialEq)]
pub enum BriefView {
    /// Timeline.
    Timeline(Box<timeline::View>),
    /// Twist.
    Twist(Box<twist::View>),
    /// Trek.
    Trek(Box<trek::View>),
}

/// Plays a seat.
pub trait SeatPlayer: Send {
    /// Chooses one of `brief.legal`, by its place there.
    fn choose(&mut self, brief: &Brief) -> usize;
}

impl Table {
    /// Builds what a bot is given that is to act for `seat`; `None` if the game does not
    /// wait for it.
    pub fn brief(&self, seat: Seat) -> Option<Brief> {
        let running = self.state()?.game.as_ref()?;
        let eyes = Viewer::Seat(seat);
        let (view, legal, seen, names): (_, Vec<Action>, _, &dyn CardNames) = match &running.game {
            Game::Timeline(recorded) => {
                let view = recorded.game.view(eyes);
                let legal = recorded.game.legal_actions(seat);
                let seen = timeline_cards(&view);
                let legal = legal.into_iter().map(say_timeline).collect();
                (
                    BriefView::Timeline(Box::new(view)),
                    legal,
                    seen,
                    &**recorded,
                )
            }
            Game::Twist(recorded) => {
                let view = recorded.game.view(eyes);
                let legal = recorded.game.legal_actions(seat);
                let seen = twist_cards(&view);
                let legal = legal.into_iter().map(say_twist).collect();
                (BriefView::Twist(Box::new(view)), legal, seen, &**recorded)
            }
            Game::Trek(recorded) => {
                let view = recorded.game.view(eyes);
                let legal = recorded.game.legal_actions(seat);
                let seen = trek_cards(&view);
                let legal = legal.into_iter().map(say_trek).collect();
                (BriefView::Trek(Box::new(view)), legal, seen, &**recorded)
            }
        };
        let name = |card: CardId| (card, names.card_name(card).to_owned());
        (!legal.is_empty()).then(|| Brief {
            seat,
            view,
            names: seen.into_iter().map(name).collect(),
            legal,
            contents: self.contents().clone(),
        })
    }
}

fn timeline_cards(view: &timeline::View) -> Vec<CardId> {
    let dated = view.line.iter().chain(&view.discard).map(|card| card.card);
    let fronts = view.hands.iter().flatten().copied();
    dated.chain(fronts).chain(view.draw_top).collect()
}

fn twist_cards(view: &twist::View) -> Vec<CardId> {
    let stacks = view.row.iter().chain(&view.slots).flatten();
    let turned = stacks.chain(&view.discard).map(|card| card.card);
    let held = view.hands.iter().flatten().map(|held| match held {
        Held::Upright(front) => front.card,
        Held::Blocked(card) => card.card,
    });
    let top = view.draw_top.map(|front| front.card);
    turned.chain(held).chain(top).collect()
}

fn trek_cards(view: &trek::View) -> Vec<CardId> {
    let journeys = view.players.iter().flat_map(|player| &player.journeys);
    let taken = journeys.flatten().filter_map(|card| match card {
        JourneyCard::Card(card) => Some(*card),
        JourneyCard::Ancestor => None,
    });
    view.row.iter().flatten().copied().chain(taken).collect()
}
