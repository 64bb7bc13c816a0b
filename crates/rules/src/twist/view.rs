//! What each pair of eyes may see (section 6): built from nothing, field by field.

use super::{Between, Event, Outcome, Tally, Twist, Went, Why};
use crate::{CardId, Date, Game, Icon, Seat, Viewer};

/// A card seen from its front only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownFront {
    /// The card.
    pub card: CardId,
    /// The icon on its front.
    pub front: Icon,
}

/// A card whose back everybody has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turned {
    /// The card.
    pub card: CardId,
    /// Its date.
    pub date: Date,
    /// The icon on its front.
    pub front: Icon,
    /// The icon on its back.
    pub back: Icon,
}

/// A card before a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// It can be tried.
    Upright(ShownFront),
    /// It was tried and lies crosswise; all know its back (SEC-3).
    Blocked(Turned),
}

/// All that anybody may know of a game now. In this game nobody knows more than another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Whose turn it is; `None` once the game is over.
    pub turn: Option<Seat>,
    /// Whether a card has been tried in this turn.
    pub tried: bool,
    /// How many cards have been placed in this turn.
    pub n_placed: usize,
    /// The stacks of the main row, earliest first.
    pub row: Vec<Vec<Turned>>,
    /// The slot between each pair of neighbours, earliest first; empty where nothing lies.
    pub slots: Vec<Vec<Turned>>,
    /// The cards before each player.
    pub hands: Vec<Vec<Held>>,
    /// How many cards the draw pile has.
    pub n_draw: usize,
    /// The front on top of the draw pile.
    pub draw_top: Option<ShownFront>,
    /// The discard pile, bottom first; the last one's back icon is the one to match.
    pub discard: Vec<Turned>,
    /// Where the cards lie, and so the score if the game ended now.
    pub tally: Tally,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What a viewer is told of one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// A card was turned.
    CardTried {
        /// Who tried it.
        seat: Seat,
        /// The card, its back now known.
        card: Turned,
        /// Where it went.
        went: Went,
    },
    /// The player ended the turn.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// A card was discarded.
    CardDiscarded {
        /// Who discarded it.
        seat: Seat,
        /// The card, its back now known.
        card: Turned,
    },
    /// A player drew at the end of the turn.
    CardsDrawn {
        /// Who.
        seat: Seat,
        /// The fronts drawn.
        cards: Vec<ShownFront>,
        /// The front now on top of the pile.
        draw_top: Option<ShownFront>,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: Seat,
    },
    /// The game is over.
    GameEnded {
        /// Why.
        why: Why,
        /// Where the cards lie.
        tally: Tally,
    },
}

impl Twist {
    pub(super) fn build_view(&self, _viewer: Viewer) -> View {
        View {
            turn: self.turn(),
            tried: self.tried,
            n_placed: self.n_placed(),
            row: self.turned_stacks(&self.main_row()),
            slots: self.turned_stacks(&self.interval_slots()),
            hands: Seat::all(self.n_seats())
                .map(|seat| self.held(seat))
                .collect(),
            n_draw: self.draw_pile().len(),
            draw_top: self.draw_top(),
            discard: self.discard.iter().map(|card| self.turned(*card)).collect(),
            tally: self.tally(),
            outcome: self.outcome(),
        }
    }

    pub(super) fn build_shown(&self, _viewer: Viewer, event: &Event) -> Shown {
        match event {
            Event::CardTried { seat, card, went } => Shown::CardTried {
                seat: *seat,
                card: self.turned(*card),
                went: *went,
            },
            Event::Stopped { seat } => Shown::Stopped { seat: *seat },
            Event::CardDiscarded { seat, card } => Shown::CardDiscarded {
                seat: *seat,
                card: self.turned(*card),
            },
            Event::CardsDrawn { seat, cards } => Shown::CardsDrawn {
                seat: *seat,
                cards: cards.iter().map(|card| self.front(*card)).collect(),
                draw_top: self.draw_top(),
            },
            Event::TurnPassed { to } => Shown::TurnPassed { to: *to },
            Event::GameEnded { why } => Shown::GameEnded {
                why: *why,
                tally: self.tally(),
            },
        }
    }

    fn held(&self, seat: Seat) -> Vec<Held> {
        let held = |card: &CardId| match self.is_blocked(*card) {
            true => Held::Blocked(self.turned(*card)),
            false => Held::Upright(self.front(*card)),
        };
        self.hand(seat).iter().map(held).collect()
    }

    fn draw_top(&self) -> Option<ShownFront> {
        self.draw_pile().next().map(|card| self.front(card))
    }

    fn front(&self, card: CardId) -> ShownFront {
        ShownFront {
            card,
            front: self.deal.faces(card).front,
        }
    }

    fn turned(&self, card: CardId) -> Turned {
        let faces = self.deal.faces(card);
        Turned {
            card,
            date: faces.date,
            front: faces.front,
            back: faces.back,
        }
    }

    fn turned_stacks(&self, stacks: &[Vec<CardId>]) -> Vec<Vec<Turned>> {
        let turn_all = |stack: &Vec<CardId>| stack.iter().map(|card| self.turned(*card)).collect();
        stacks.iter().map(turn_all).collect()
    }
}

impl Went {
    /// Returns the two neighbours it names, if any.
    pub fn between(self) -> Option<Between> {
        match self {
            Went::Slot(between) | Went::Blocked(between) => Some(between),
            Went::Left | Went::Right | Went::Stack(_) => None,
        }
    }
}
