//! What each pair of eyes may see (section 6): built from nothing, field by field.

use super::{Event, Gap, Outcome, Timeline};
use crate::{CardId, Date, Game, Seat, SeatSet, Viewer};

/// A card whose date is public. An undated card is a bare [`CardId`]: it has no field
/// that could leak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dated {
    /// The card.
    pub card: CardId,
    /// Its date.
    pub date: Date,
}

/// How a player stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Still in the game.
    In,
    /// Out because several others were out of cards first (TC-14).
    Eliminated,
    /// Left for good (TC-17).
    Dropped,
}

/// All that anybody may know of a game now. In this game nobody knows more than another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Whose turn it is; `None` once the game is over.
    pub turn: Option<Seat>,
    /// The round being played, from 1.
    pub round: u32,
    /// Who begins each round.
    pub first: Seat,
    /// The line, earliest first.
    pub line: Vec<Dated>,
    /// The cards before each player, fronts only.
    pub hands: Vec<Vec<CardId>>,
    /// How each player stands.
    pub standings: Vec<Standing>,
    /// How many cards the draw pile has.
    pub n_draw: usize,
    /// The front on top of the draw pile.
    pub draw_top: Option<CardId>,
    /// The discard pile, bottom first, backs up.
    pub discard: Vec<Dated>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// What a viewer is told of one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// A card was right and stays.
    CardPlaced {
        /// Who placed it.
        seat: Seat,
        /// The card, now dated.
        card: Dated,
        /// Where it stands.
        gap: Gap,
    },
    /// A card was wrong and was discarded.
    CardMisplaced {
        /// Who placed it.
        seat: Seat,
        /// The card, now dated.
        card: Dated,
        /// Where it was tried.
        gap: Gap,
    },
    /// The discard pile became the draw pile.
    PileReshuffled {
        /// How many cards it has.
        n_draw: usize,
        /// The front on top.
        draw_top: Option<CardId>,
    },
    /// A player drew the top card.
    CardDrawn {
        /// Who.
        seat: Seat,
        /// The front drawn.
        card: CardId,
        /// The front now on top of the pile.
        draw_top: Option<CardId>,
    },
    /// There was no card to draw.
    NothingToDraw {
        /// For whom.
        seat: Seat,
    },
    /// A player left for good.
    SeatDropped {
        /// Who.
        seat: Seat,
        /// Their cards, turned back up onto the discard pile (TC-17a).
        cards: Vec<Dated>,
    },
    /// A round is over.
    RoundEnded {
        /// Its number.
        round: u32,
        /// The players in the game without cards.
        out: SeatSet,
        /// The players now eliminated.
        eliminated: SeatSet,
    },
    /// The next player is to act.
    TurnPassed {
        /// Who.
        to: Seat,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Timeline {
    pub(super) fn build_view(&self, _viewer: Viewer) -> View {
        let seats = || Seat::all(self.n_seats());
        View {
            turn: self.turn(),
            round: self.round,
            first: self.deal.first(),
            line: self.dated(&self.line),
            hands: seats().map(|seat| self.hand(seat).to_vec()).collect(),
            standings: seats().map(|seat| self.standing(seat)).collect(),
            n_draw: self.draw_pile().len(),
            draw_top: self.draw_top(),
            discard: self.dated(self.discard_pile()),
            outcome: self.outcome(),
        }
    }

    pub(super) fn build_shown(&self, _viewer: Viewer, event: &Event) -> Shown {
        match event {
            Event::CardPlaced { seat, card, gap } => Shown::CardPlaced {
                seat: *seat,
                card: self.turned(*card),
                gap: *gap,
            },
            Event::CardMisplaced { seat, card, gap } => Shown::CardMisplaced {
                seat: *seat,
                card: self.turned(*card),
                gap: *gap,
            },
            Event::PileReshuffled { pile } => Shown::PileReshuffled {
                n_draw: pile.0.len(),
                draw_top: pile.0.first().copied(),
            },
            Event::CardDrawn { seat, card } => Shown::CardDrawn {
                seat: *seat,
                card: *card,
                draw_top: self.draw_top(),
            },
            Event::NothingToDraw { seat } => Shown::NothingToDraw { seat: *seat },
            Event::SeatDropped { seat, cards } => Shown::SeatDropped {
                seat: *seat,
                cards: self.dated(cards),
            },
            Event::RoundEnded {
                round,
                out,
                eliminated,
            } => Shown::RoundEnded {
                round: *round,
                out: *out,
                eliminated: *eliminated,
            },
            Event::TurnPassed { to } => Shown::TurnPassed { to: *to },
            Event::GameEnded { winners, rounds } => Shown::GameEnded {
                outcome: Outcome {
                    winners: *winners,
                    rounds: *rounds,
                },
            },
        }
    }

    /// Returns how `seat` stands.
    pub fn standing(&self, seat: Seat) -> Standing {
        if self.still_in.contains(seat) {
            Standing::In
        } else if self.dropped.contains(seat) {
            Standing::Dropped
        } else {
            Standing::Eliminated
        }
    }

    fn draw_top(&self) -> Option<CardId> {
        self.draw_pile().first().copied()
    }

    fn turned(&self, card: CardId) -> Dated {
        Dated {
            card,
            date: self.date(card),
        }
    }

    fn dated(&self, cards: &[CardId]) -> Vec<Dated> {
        cards.iter().map(|card| self.turned(*card)).collect()
    }
}
