//! Folds the events of trek.

use crate::games::Folded;
use crate::{
    Board, CardNumber, Itinerary, JourneyCard, JourneyStep, Pool, SeatNumber, TokenName, TrekCard,
    TrekEvent, TrekPhase, TrekPlayer, TrekScore, TrekView, TrekWarp, TrekWarps, WarpBend,
    WarpChoice, WarpForeseen, WarpKind,
};

/// How many cards of the deck foresight shows (TW-4).
const FORESEEN: usize = 3;

impl Folded for TrekView {
    type Event = TrekEvent;

    fn fold(&mut self, event: &TrekEvent) -> Option<()> {
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
                let n_before = self.n_unseen();
                self.row = self.refilled(row, fresh.as_deref())?;
                self.n_deck = *n_deck;
                let n_gone = n_before.saturating_sub(self.n_unseen());
                if let Some(warps) = &mut self.warps {
                    warps.bend = None;
                    warps.forget(n_gone);
                }
            }
            TrekEvent::Passed { seat } => self.move_watch(*seat, 12)?,
            TrekEvent::TurnPassed { to } => {
                self.turn = Some(*to);
                self.phase = TrekPhase::Turn;
            }
            TrekEvent::DayEnded { .. } => {}
            TrekEvent::DayBegan {
                day,
                row,
                n_deck,
                warps,
            } => {
                self.begin_day(*day, row, *n_deck);
                if let Some(today) = &mut self.warps {
                    **today = TrekWarps::laid_out(warps);
                }
            }
            TrekEvent::WarpUsed { .. } => self.fold_warp(event)?,
            TrekEvent::Foreseen { cards, .. } => {
                self.phase = TrekPhase::Turn;
                self.warps.as_mut()?.foreseen.as_mut()?.cards = cards.clone();
            }
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

    fn to_act(&self) -> Vec<SeatNumber> {
        match self.turn {
            Some(turn) => vec![turn],
            None => self.choosing.clone(),
        }
    }

    fn hide_own(&mut self, seat: SeatNumber) {
        let foreseen = self.warps.as_mut().and_then(|it| it.foreseen.as_mut());
        if let Some(foreseen) = foreseen.filter(|foreseen| foreseen.by == seat) {
            foreseen.cards = None;
        }
        let Some(player) = self.players.get_mut(usize::from(seat)) else {
            return;
        };
        player.unused = None;
        if self.phase == TrekPhase::Choosing {
            player.itinerary = None;
        }
    }
}

impl TrekView {
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
        if matches!(journey, JourneyStep::Starts | JourneyStep::Closes) {
            player.journeys.push(Vec::new());
        }
        let open = player.journeys.last_mut()?;
        let at = match journey {
            // Before the last card; ancestors after it stay with it (TW-4).
            JourneyStep::Detours => {
                let is_card = |card: &JourneyCard| matches!(card, JourneyCard::Card(_));
                open.iter().rposition(is_card)?
            }
            _ => open.len(),
        };
        open.insert(at, taken.clone());
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
        }
        let bend = self.warps.as_ref().and_then(|warps| warps.bend);
        let printed = bend.and_then(|bend| bend.echo).or(*space);
        if let Some(space) = printed
            && let Some(benefit) = self.board.mat.get(usize::from(space))?
        {
            self.pool.add(*benefit);
        }
        if bend.is_some_and(|bend| bend.kind == WarpKind::Prism) {
            self.pool.turn_wild();
        }
        Some(())
    }

    /// Counts the cards of the deck below its top.
    fn n_unseen(&self) -> usize {
        let has_top = self.row.first().is_some_and(Option::is_some);
        self.n_deck.saturating_sub(usize::from(has_top))
    }

    fn fold_warp(&mut self, event: &TrekEvent) -> Option<()> {
        let TrekEvent::WarpUsed {
            seat,
            at,
            choice,
            row,
            cards,
        } = event
        else {
            return None;
        };
        let n_foreseen = self.n_unseen().min(FORESEEN) as u8;
        let warps = self.warps.as_mut()?;
        let warp = warps.laid_out.get_mut(usize::from(*at))?;
        warp.used_by = Some(*seat);
        let (kind, price) = (warp.kind, warp.price);
        warps.bend = Some(WarpBend {
            kind,
            hours: price.hours,
            echo: match choice {
                Some(WarpChoice::Mat { space }) => Some(*space),
                _ => None,
            },
        });
        if kind == WarpKind::Foresight {
            let (by, n, cards) = (*seat, n_foreseen, cards.clone());
            warps.foreseen = Some(WarpForeseen { by, n, cards });
            self.phase = TrekPhase::Foresight;
        }
        if kind == WarpKind::NewDawn {
            warps.forget(self.row.len() - 1);
        }
        if let Some(row) = row {
            self.row.clone_from(row);
        }
        let player = self.players.get_mut(usize::from(*seat))?;
        player.crystals = player.crystals.checked_sub(u16::from(price.crystals))?;
        if kind == WarpKind::Rewind {
            let hour = player.hour.checked_sub(1)?;
            self.move_watch(*seat, hour)?;
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

impl TrekWarps {
    fn laid_out(warps: &[TrekWarp]) -> TrekWarps {
        TrekWarps {
            laid_out: warps.to_vec(),
            bend: None,
            foreseen: None,
        }
    }

    /// The deck has lost `n` cards from below its top.
    fn forget(&mut self, n: usize) {
        let Some(foreseen) = &mut self.foreseen else {
            return;
        };
        foreseen.n = foreseen.n.saturating_sub(n as u8);
        if let Some(cards) = &mut foreseen.cards {
            cards.drain(..n.min(cards.len()));
        }
        if foreseen.n == 0 {
            self.foreseen = None;
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

    /// Makes all tokens wild (TW-4).
    fn turn_wild(&mut self) {
        let coloured = [self.person, self.event, self.innovation, self.progress];
        *self = Pool {
            person: 0,
            event: 0,
            innovation: 0,
            progress: 0,
            wild: self.wild + coloured.iter().sum::<u8>(),
        };
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
