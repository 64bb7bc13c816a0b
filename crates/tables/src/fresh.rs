//! Cards that somebody at the table has seen in their last games take no part in the next one,
//! while there are enough others.
//!
//! What is left out is decided when a game begins and stands in its entry of the log, so
//! that folding it needs nothing from outside. Who has seen which card is told to nobody:
//! the list is kept with the secrets of the game.

use std::collections::BTreeMap;

use antedate_record::Seed;
use antedate_wire::{Command, GameOptions, PlayerNumber};

use crate::contents::Contents;
use crate::decide::Who;
use crate::games::bundle;
use crate::lobby;
use crate::log::GuestHash;
use crate::results::GameResult;
use crate::state::State;
use crate::table::Table;

/// So many of a guest's last games are looked at.
pub const LAST_GAMES: usize = 3;
/// The stream of the seed by which it is drawn which of the cards that were seen in one game
/// come back. No transcript uses it: it lies below those of the luck of 300 seats.
const RETURN_STREAM: u64 = u64::MAX - 1000;

/// What the guests at a table have seen in their last games.
#[derive(Clone, Default)]
pub struct SeenLately {
    games: Vec<SeenGame>,
}

#[derive(Clone)]
struct SeenGame {
    ended: i64,
    decks: Vec<String>,
    cards: Vec<String>,
}

impl SeenLately {
    /// Gathers what was seen in some games.
    pub fn of(results: impl IntoIterator<Item = GameResult>) -> SeenLately {
        let game = |result: GameResult| SeenGame {
            ended: result.ended,
            cards: result.cards_seen().map(str::to_owned).collect(),
            decks: result.decks.into_iter().map(|deck| deck.id).collect(),
        };
        SeenLately {
            games: results.into_iter().map(game).collect(),
        }
    }

    /// Returns when each card was seen last, by its deck and its id there.
    fn last_seen(&self) -> BTreeMap<(&str, &str), i64> {
        let mut last = BTreeMap::new();
        for game in &self.games {
            for (deck, card) in game
                .decks
                .iter()
                .flat_map(|deck| game.cards.iter().map(move |card| (deck, card)))
            {
                let at = last
                    .entry((deck.as_str(), card.as_str()))
                    .or_insert(game.ended);
                *at = (*at).max(game.ended);
            }
        }
        last
    }
}

impl State {
    /// Lists the cards that take no part in a game that begins now: those seen lately, while
    /// as many others are left as the game is to have. Those seen longest ago come back first.
    pub(crate) fn left_out(
        &self,
        contents: &Contents,
        order: &[PlayerNumber],
        seed: Seed,
        seen: &SeenLately,
    ) -> Vec<String> {
        let game = bundle(self.settings.rules);
        if !self.options.fresh || !game.can_lack_cards() {
            return Vec::new();
        }
        let usual = GameOptions::of(self.settings.rules);
        let options = self.options.game.as_ref().unwrap_or(&usual);
        let last_seen = seen.last_seen();
        let (mut n_cards, mut known) = (0, Vec::new());
        for card in contents.pool().cards().filter(|card| game.deals(*card)) {
            n_cards += 1;
            let name = (card.deck.id.as_str(), card.card.id.as_str());
            known.extend(last_seen.get(&name).map(|at| (*at, name.1)));
        }
        let spare = usize::saturating_sub(n_cards, game.cards_wanted(options, order));
        seed.stream(RETURN_STREAM).shuffle(&mut known);
        known.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
        let left_out = known.into_iter().take(spare);
        let mut left_out: Vec<String> = left_out.map(|(_, id)| id.to_owned()).collect();
        left_out.sort_unstable();
        left_out
    }
}

impl Table {
    /// Lists the guests whose last games a command asks about: those who sit here, when the host
    /// begins a game from which cards are left out. On a device that several share only one of
    /// them is the guest; bots have seen nothing.
    pub fn guests_asked(&self, who: Who, command: &Command) -> Vec<GuestHash> {
        let Some(state) = self.state() else {
            return Vec::new();
        };
        let may_begin = matches!(who, Who::Player(player) if lobby::check_host(state, player).is_ok())
            && lobby::check_idle(state).is_ok();
        let begins = may_begin && matches!(command, Command::Start | Command::Rematch);
        let asks = state.options.fresh && bundle(state.settings.rules).can_lack_cards();
        let players = state.players.iter().filter(|_| begins && asks);
        let holders = players.filter_map(|player| player.guest.as_ref());
        let own = holders.filter(|holder| holder.own);
        own.map(|holder| holder.guest.clone()).collect()
    }
}
