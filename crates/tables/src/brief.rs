//! What a bot is given: the view a person in that seat would get, and what may be done.

use std::sync::Arc;

use antedate_rules::trek::JourneyCard;
use antedate_rules::twist::Held;
use antedate_rules::{CardId, Date, Game as Rules, Seat, Viewer, timeline, trek, twist};
use antedate_wire::{Action, CardNumber, PinKind};

use crate::contents::{CardNames, Contents};
use crate::entry::Entry;
use crate::events::{LoggedEvents, TimelineLog};
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
    /// Which card of the deck each card is that is or was in sight.
    pub names: Vec<(CardId, String)>,
    /// The dates turned so far, also those that a reshuffle has hidden since (SEC-3a).
    pub remembered: Vec<(CardId, Date)>,
    /// Everything that may be done; empty only for whoever is asked for advice.
    pub legal: Vec<Action>,
    /// The seat's own chance: the same in the whole game, and it tells nothing of the deal.
    pub luck: u64,
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

/// Advice to the team: a pin to set on a card (CO-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// The card.
    pub card: CardNumber,
    /// The advice.
    pub pin: PinKind,
}

/// Plays a seat.
pub trait SeatPlayer: Send {
    /// Chooses one of `brief.legal`, by its place there.
    fn choose(&mut self, brief: &Brief) -> usize;

    /// Advises whoever is to act in a team game; at most one pin a card.
    fn advise(&mut self, _brief: &Brief) -> Vec<Advice> {
        Vec::new()
    }
}

impl Table {
    /// Builds what a bot is given that is to act for `seat`; `None` if the game does not
    /// wait for it.
    pub fn brief(&self, seat: Seat) -> Option<Brief> {
        let brief = self.brief_of(seat)?;
        (!brief.legal.is_empty()).then_some(brief)
    }

    /// Builds what somebody in `seat` is given, whether or not it is their turn.
    pub(crate) fn brief_of(&self, seat: Seat) -> Option<Brief> {
        let running = self.state()?.game.as_ref()?;
        let turned = self.turned();
        let eyes = Viewer::Seat(seat);
        let (view, legal, mut seen, names): (_, Vec<Action>, _, &dyn CardNames) =
            match &running.game {
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
        let hidden_again = turned.iter().map(|(card, _)| *card);
        seen.extend(
            hidden_again
                .filter(|card| !seen.contains(card))
                .collect::<Vec<_>>(),
        );
        let name = |card: CardId| (card, names.card_name(card).to_owned());
        Some(Brief {
            seat,
            view,
            names: seen.into_iter().map(name).collect(),
            remembered: turned,
            legal,
            luck: running.luck(seat),
            contents: self.contents().clone(),
        })
    }

    /// Lists the cards of timeline turned so far, from the log: a reshuffle hides some of
    /// them, but not from the memory of those who sat there. Nothing else is ever hidden again.
    fn turned(&self) -> Vec<(CardId, Date)> {
        let running = self.state().and_then(|state| state.game.as_ref());
        let Some(Game::Timeline(recorded)) = running.map(|running| &running.game) else {
            return Vec::new();
        };
        let mut turned: Vec<CardId> = Vec::new();
        for card in self
            .game_log()
            .filter_map(|stored| played_events(&stored.entry))
            .flat_map(turned_by)
        {
            if !turned.contains(&card) {
                turned.push(card);
            }
        }
        let date = |card: CardId| (card, recorded.game.deal().date(card));
        turned.into_iter().map(date).collect()
    }
}

fn played_events(entry: &Entry) -> Option<&LoggedEvents> {
    match entry {
        Entry::Played { events, .. } | Entry::Dropped { events, .. } => Some(events),
        _ => None,
    }
}

fn turned_by(events: &LoggedEvents) -> Vec<CardId> {
    let LoggedEvents::Timeline(events) = events else {
        return Vec::new();
    };
    let turned = events.iter().flat_map(|event| match event {
        TimelineLog::Placed(_, card, _) | TimelineLog::Misplaced(_, card, _) => vec![CardId(*card)],
        // Dropped cards are turned back up (TC-17a).
        TimelineLog::Dropped(_, cards) => cards.iter().copied().map(CardId).collect(),
        _ => Vec::new(),
    });
    turned.collect()
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
