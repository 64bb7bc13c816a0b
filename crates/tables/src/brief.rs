//! What a bot is given: the view a person in that seat would get, and what may be done.

use std::sync::Arc;

use antedate_rules::{CardId, Date, Seat};
use antedate_wire::{CardNumber, PinKind};

use crate::contents::Contents;
use crate::games::{BriefGame, GameAction};
use crate::log::Entry;
use crate::table::Table;

/// What a bot is given to choose from.
///
/// The deck is public knowledge, the view is that of the seat. There is nothing here that
/// the person in that seat would not see.
#[derive(Clone)]
pub struct Brief {
    /// The seat to act for.
    pub seat: Seat,
    /// All that this seat may know of the game, and everything that may be done.
    pub game: BriefGame,
    /// Which card of the deck each card is that is or was in sight.
    pub names: Vec<(CardId, String)>,
    /// The dates turned so far, also those that a reshuffle has hidden since (SEC-3a).
    pub remembered: Vec<(CardId, Date)>,
    /// The seat's own chance: the same in the whole game, and it tells nothing of the deal.
    pub luck: u64,
    /// The deck.
    pub contents: Arc<Contents>,
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
    /// Chooses what to do, which is one of [`BriefGame::legal`]; `None` if there is nothing.
    fn choose(&mut self, brief: &Brief) -> Option<GameAction>;

    /// Advises whoever is to act in a team game; at most one pin a card.
    fn advise(&mut self, _brief: &Brief) -> Vec<Advice> {
        Vec::new()
    }
}

impl Table {
    /// Builds what a bot is given that is to act for `seat`; `None` if the game does not
    /// wait for it.
    pub fn brief(&self, seat: Seat) -> Option<Brief> {
        let running = self.state()?.game.as_ref()?;
        if !running.game.to_act().contains(seat) {
            return None;
        }
        let brief = self.brief_of(seat)?;
        (!brief.game.legal().is_empty()).then_some(brief)
    }

    /// Builds what somebody in `seat` is given, whether or not it is their turn.
    pub(crate) fn brief_of(&self, seat: Seat) -> Option<Brief> {
        let running = self.state()?.game.as_ref()?;
        let remembered = self.turned();
        let (game, mut seen) = running.game.position(seat);
        for (card, _) in &remembered {
            if !seen.contains(card) {
                seen.push(*card);
            }
        }
        let name = |card: CardId| (card, running.game.card_name(card).to_owned());
        Some(Brief {
            seat,
            game,
            names: seen.into_iter().map(name).collect(),
            remembered,
            luck: running.luck(seat),
            contents: self.contents().clone(),
        })
    }

    /// Lists the cards turned so far that may be hidden again, from the log: not from the
    /// memory of those who sat there.
    fn turned(&self) -> Vec<(CardId, Date)> {
        let running = self.state().and_then(|state| state.game.as_ref());
        let mut turned: Vec<(CardId, Date)> = Vec::new();
        let Some(running) = running else {
            return turned;
        };
        for stored in self.game_log() {
            let (Entry::Played { events, .. }
            | Entry::Dropped { events, .. }
            | Entry::CardClosed { events, .. }) = &stored.entry
            else {
                continue;
            };
            for card in running.game.turned(events) {
                if !turned.contains(&card) {
                    turned.push(card);
                }
            }
        }
        turned
    }
}
