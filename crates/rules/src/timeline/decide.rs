//! What an action brings about: placing, drawing, the end of a turn, a round and the game.

use super::deal::MAX_HAND;
use super::{Event, Gap, Illegal, Pile, Timeline, holder};
use crate::{CardId, CardList, Chance, Events, Seat, SeatSet};

impl Timeline {
    #[inline(always)]
    pub(super) fn decide_place(
        &self,
        seat: Seat,
        card: CardId,
        gap: Gap,
        chance: &dyn Chance,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        let hand = self.hand(seat);
        if self.holders[card.index()] != holder(seat) {
            return Err(Illegal::NotInHand {
                card,
                n_held: hand.len(),
            });
        }
        if usize::from(gap) > self.line.len() {
            return Err(Illegal::NoSuchGap {
                gap,
                last: self.line.len() as Gap,
            });
        }
        let fits = self.fits(card, gap);
        if fits {
            events.push(Event::CardPlaced { seat, card, gap }); // TC-8
        } else {
            events.push(Event::CardMisplaced { seat, card, gap }); // TC-9
        }
        let in_round = self.next_in_round(seat, self.still_in);
        let to = match in_round {
            None if hand.len() > 1 && self.without_cards().is_empty() => {
                self.still_in.next_from(self.deal.first())
            }
            to => to,
        };
        let (Some(to), top) = (to, self.draw_pile().first()) else {
            self.finish_place(seat, card, fits, chance, events);
            return Ok(());
        };
        match top {
            _ if fits => {}
            Some(top) => events.push(Event::CardDrawn { seat, card: *top }),
            None => {
                self.finish_place(seat, card, fits, chance, events);
                return Ok(());
            }
        }
        if in_round.is_none() {
            events.push(Event::RoundEnded {
                round: self.round,
                out: SeatSet::EMPTY,
                eliminated: SeatSet::EMPTY,
            });
        }
        events.push(Event::TurnPassed { to });
        Ok(())
    }

    /// The turns that do not simply pass on: with a reshuffle, or at the end of a round in
    /// which somebody may have run out of cards.
    fn finish_place(
        &self,
        seat: Seat,
        card: CardId,
        fits: bool,
        chance: &dyn Chance,
        events: &mut Events<Event>,
    ) {
        let mut draws = Draws::new(self, chance);
        if !fits {
            draws.discarded.push(card);
            draws.draw(seat, events);
        }
        if let Some(to) = self.next_in_round(seat, self.still_in) {
            events.push(Event::TurnPassed { to });
            return;
        }
        let mut out = self.without_cards();
        if fits && self.hand(seat).len() == 1 {
            out.insert(seat);
        }
        self.end_round(self.still_in, out, &mut draws, events);
    }

    /// Works out what it means that `seat` leaves for good (TC-17). The table asks for
    /// this, not a player. Nothing happens when the seat was out already (TC-17a).
    ///
    /// # Errors
    /// The game is over, or there is no such seat.
    pub fn decide_drop(
        &self,
        seat: Seat,
        chance: &dyn Chance,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        let Some(turn) = self.turn() else {
            return Err(Illegal::GameOver);
        };
        self.check_seat(seat)?;
        if !self.still_in.contains(seat) {
            return Ok(());
        }
        events.push(Event::SeatDropped {
            seat,
            cards: self.hands[seat.index()],
        });
        let mut remaining = self.still_in;
        remaining.remove(seat);
        if remaining.len() == 1 {
            events.push(Event::GameEnded {
                winners: remaining,
                rounds: self.round,
            });
        } else if turn == seat {
            match self.next_in_round(seat, remaining) {
                Some(to) => events.push(Event::TurnPassed { to }),
                None => {
                    let mut draws = Draws::new(self, chance);
                    draws.discarded.extend(self.hand(seat).iter().copied());
                    // Whoever is to act has a card, so nobody in `out` is leaving.
                    let out = self.without_cards();
                    self.end_round(remaining, out, &mut draws, events);
                }
            }
        }
        Ok(())
    }

    /// Drops a seat: decides, then folds.
    ///
    /// # Errors
    /// As [`Timeline::decide_drop`].
    pub fn drop_seat(&mut self, seat: Seat, chance: &dyn Chance) -> Result<Events<Event>, Illegal> {
        let mut events = Events::new();
        self.decide_drop(seat, chance, &mut events)?;
        events
            .iter()
            .for_each(|event| crate::Game::evolve(self, event));
        Ok(events)
    }

    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        let Some(turn) = self.turn() else {
            return Err(Illegal::GameOver);
        };
        if turn == seat {
            return Ok(());
        }
        self.check_seat(seat)?;
        if !self.still_in.contains(seat) {
            return Err(Illegal::OutOfGame { seat });
        }
        Err(Illegal::NotYourTurn { turn })
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        let n_seats = self.deal.n_seats();
        if seat.index() < n_seats {
            return Ok(());
        }
        Err(Illegal::NoSuchSeat {
            seat,
            last: n_seats as u16 - 1,
        })
    }

    /// Returns who acts after `seat` in this round; `None` when the round is over (TC-12).
    ///
    /// A round begins with the first player, in or not, so a drop never moves its end.
    #[inline]
    fn next_in_round(&self, seat: Seat, still_in: SeatSet) -> Option<Seat> {
        let (later, before_first) = (still_in.after(seat), still_in.before(self.deal.first()));
        if seat < self.deal.first() {
            return later.and(before_first).lowest();
        }
        later.lowest().or(before_first.lowest())
    }

    #[inline]
    fn without_cards(&self) -> SeatSet {
        self.still_in.filter(|seat| self.hand(seat).is_empty())
    }

    /// Judges the end of a round (TC-12 to TC-16).
    fn end_round(
        &self,
        still_in: SeatSet,
        out: SeatSet,
        draws: &mut Draws<'_>,
        events: &mut Events<Event>,
    ) {
        let (first, n_seats) = (self.deal.first(), self.deal.n_seats());
        let play_off = out.len() > 1;
        let eliminated = if play_off {
            still_in.without(out)
        } else {
            SeatSet::EMPTY
        };
        events.push(Event::RoundEnded {
            round: self.round,
            out,
            eliminated,
        });
        if out.len() == 1 {
            events.push(Event::GameEnded {
                winners: out,
                rounds: self.round,
            }); // TC-13
            return;
        }
        let mut all_drew = true;
        if play_off {
            for seat in out.clockwise(first, n_seats) {
                all_drew &= draws.draw(seat, events); // TC-14, TC-14a
            }
        }
        let playing = if play_off { out } else { still_in };
        match playing.next_from(first) {
            Some(to) if all_drew => events.push(Event::TurnPassed { to }),
            _ => events.push(Event::GameEnded {
                winners: out,
                rounds: self.round,
            }), // TC-16
        }
    }
}

/// The draws of one action, worked out before anything is folded.
struct Draws<'a> {
    game: &'a Timeline,
    chance: &'a dyn Chance,
    /// What this action has put on the discard pile so far.
    discarded: CardList<MAX_HAND>,
    n_drawn: usize,
    reshuffled: Option<Pile>,
}

impl<'a> Draws<'a> {
    #[inline]
    fn new(game: &'a Timeline, chance: &'a dyn Chance) -> Draws<'a> {
        Draws {
            game,
            chance,
            discarded: CardList::new(),
            n_drawn: 0,
            reshuffled: None,
        }
    }

    /// Draws one card for `seat`, reshuffling first where it must (TC-10). Says whether
    /// there was one.
    #[inline]
    fn draw(&mut self, seat: Seat, events: &mut Events<Event>) -> bool {
        if self.left() == 0 {
            self.reshuffle(events);
        }
        let card = match &self.reshuffled {
            None => self.game.draw_pile().get(self.n_drawn),
            Some(pile) => pile.0.get(self.n_drawn),
        };
        match card {
            Some(card) => events.push(Event::CardDrawn { seat, card: *card }),
            None => events.push(Event::NothingToDraw { seat }),
        }
        self.n_drawn += 1;
        card.is_some()
    }

    #[inline]
    fn left(&self) -> usize {
        let pile = self
            .reshuffled
            .as_ref()
            .map_or(self.game.draw_pile().len(), |pile| pile.0.len());
        pile.saturating_sub(self.n_drawn)
    }

    #[cold]
    fn reshuffle(&mut self, events: &mut Events<Event>) {
        if self.reshuffled.is_some() {
            return; // Everything discarded is in the pile that has just run out.
        }
        let mut pile = Pile::default();
        pile.0.extend(self.game.discard_pile().iter().copied());
        pile.0.extend(self.discarded.iter().copied());
        if pile.0.is_empty() {
            return;
        }
        self.chance.reshuffle(self.game.n_reshuffles, &mut pile.0);
        events.push(Event::PileReshuffled { pile });
        self.reshuffled = Some(pile);
        self.n_drawn = 0;
    }
}
