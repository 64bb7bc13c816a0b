//! Folds the events of trek.

use crate::{
    Board, CardNumber, Itinerary, JourneyCard, Pool, SeatNumber, TokenName, TrekCard, TrekEvent,
    TrekPhase, TrekPlayer, TrekScore, TrekView,
};

impl TrekView {
    /// Folds one event; `None` if it cannot have happened here.
    pub(super) fn fold(&mut self, event: &TrekEvent) -> Option<()> {
        match event {
            TrekEvent::ItineraryChosen { seat, itinerary } => {
                self.choosing.retain(|other| other != seat);
                let player = self.players.get_mut(usize::from(*seat))?;
                player.has_chosen = true;
                if let Some(itinerary) = itinerary {
                    player.choose(itinerary);
                }
            }
            TrekEvent::ItinerariesRevealed { itineraries } => {
                for (player, itinerary) in self.players.iter_mut().zip(itineraries) {
                    player.choose(itinerary);
                }
            }
            TrekEvent::CardTaken { .. } => self.fold_taken(event)?,
            TrekEvent::TokenPlaced {
                seat,
                token,
                column,
                points,
                crystals,
            } => {
                self.pool.remove(*token)?;
                let player = self.players.get_mut(usize::from(*seat))?;
                let column = column.column()?;
                *player.filled.get_mut(column.index())? += 1;
                player.points += points;
                player.crystals += crystals;
            }
            TrekEvent::TokenReturned { token, .. } => self.pool.remove(*token)?,
            TrekEvent::TurnEnded {
                row, fresh, n_deck, ..
            } => {
                self.row = self.refilled(row, fresh.as_deref())?;
                self.n_deck = *n_deck;
            }
            TrekEvent::Passed { seat } => self.move_watch(*seat, 12)?,
            TrekEvent::TurnPassed { to } => {
                self.turn = Some(*to);
                self.phase = TrekPhase::Turn;
            }
            TrekEvent::DayEnded { .. } => {}
            TrekEvent::DayBegan { day, row, n_deck } => self.begin_day(*day, row, *n_deck),
            TrekEvent::GameEnded { outcome } => {
                self.turn = None;
                self.phase = TrekPhase::Over;
                self.outcome = Some(outcome.clone());
            }
        }
        for player in &mut self.players {
            player.score = score(player, &self.board);
        }
        Some(())
    }

    /// Takes away what the seat alone may see: it is the viewer's own no more (SEC-1).
    pub(super) fn hide_own(&mut self, seat: SeatNumber) {
        let Some(player) = self.players.get_mut(usize::from(seat)) else {
            return;
        };
        player.unused = None;
        if self.phase == TrekPhase::Choosing {
            player.itinerary = None;
        }
    }

    fn fold_taken(&mut self, event: &TrekEvent) -> Option<()> {
        let TrekEvent::CardTaken {
            seat,
            taken,
            space,
            spent,
            watch,
            points,
            crystals,
            journey,
        } = event
        else {
            return None;
        };
        self.move_watch(*seat, *watch)?;
        let player = self.players.get_mut(usize::from(*seat))?;
        player.points += u16::from(*points);
        player.crystals = player.crystals + u16::from(*crystals) - u16::from(*spent);
        if journey != "continues" {
            player.journeys.push(Vec::new());
        }
        player.journeys.last_mut()?.push(taken.clone());
        self.phase = TrekPhase::Tokens;
        let benefits = match taken {
            JourneyCard::Card(card) => &card.benefits,
            JourneyCard::Ancestor => {
                self.n_ancestors = self.n_ancestors.checked_sub(1)?;
                &self.board.ancestor_benefits
            }
        };
        benefits.iter().for_each(|benefit| self.pool.add(*benefit));
        if let Some(space) = space {
            let space = usize::from(*space);
            *self.row.get_mut(space)? = None;
            self.n_deck -= usize::from(space == 0);
            if let Some(benefit) = self.board.mat.get(space)? {
                self.pool.add(*benefit);
            }
        }
        Some(())
    }

    /// The watch lands on top of those on its space (TR-8).
    fn move_watch(&mut self, seat: SeatNumber, hour: u8) -> Option<()> {
        self.players.get_mut(usize::from(seat))?.hour = hour;
        self.stack.retain(|other| *other != seat);
        self.stack.push(seat);
        Some(())
    }

    fn refilled(
        &self,
        row: &[Option<CardNumber>],
        fresh: Option<&TrekCard>,
    ) -> Option<Vec<Option<TrekCard>>> {
        let known = |number: CardNumber| {
            let old = self.row.iter().flatten();
            old.chain(fresh).find(|card| card.card.card == number)
        };
        row.iter()
            .map(|space| match space {
                None => Some(None),
                Some(number) => known(*number).map(|card| Some(card.clone())),
            })
            .collect()
    }

    fn begin_day(&mut self, day: u8, row: &[Option<TrekCard>], n_deck: usize) {
        self.day = day;
        self.row = row.to_vec();
        self.n_deck = n_deck;
        self.phase = TrekPhase::Choosing;
        self.turn = None;
        self.choosing = (0..self.players.len() as SeatNumber).collect();
        for player in &mut self.players {
            player.hour = 0;
            player.filled = vec![0; 4];
            player.has_chosen = false;
            player.used.extend(player.itinerary.take());
        }
    }
}

impl TrekPlayer {
    fn choose(&mut self, itinerary: &Itinerary) {
        self.itinerary = Some(itinerary.clone());
        if let Some(unused) = &mut self.unused {
            unused.retain(|other| other.itinerary != itinerary.itinerary);
        }
    }
}

impl Pool {
    fn count(&mut self, token: TokenName) -> Option<&mut u8> {
        Some(match token {
            TokenName::Person => &mut self.person,
            TokenName::Event => &mut self.event,
            TokenName::Innovation => &mut self.innovation,
            TokenName::Progress => &mut self.progress,
            TokenName::Wild => &mut self.wild,
            TokenName::Crystal => return None,
        })
    }

    /// A crystal is no token: the event counts it apart.
    fn add(&mut self, benefit: TokenName) {
        if let Some(count) = self.count(benefit) {
            *count += 1;
        }
    }

    fn remove(&mut self, token: TokenName) -> Option<()> {
        let count = self.count(token)?;
        *count = count.checked_sub(1)?;
        Some(())
    }
}

/// How a player stands (TR-21).
fn score(player: &TrekPlayer, board: &Board) -> TrekScore {
    let points = |journey: &Vec<JourneyCard>| {
        let (len, table) = (journey.len(), &board.journey);
        let listed = len.min(table.len());
        let beyond = (len - listed) as u32 * u32::from(board.journey_beyond);
        let last = listed.checked_sub(1).map_or(0, |at| u32::from(table[at]));
        last + beyond
    };
    let (track, crystals) = (u32::from(player.points), u32::from(player.crystals));
    let journeys = player.journeys.iter().map(points).sum();
    TrekScore {
        points: track,
        crystals,
        journeys,
        total: track + crystals + journeys,
    }
}
