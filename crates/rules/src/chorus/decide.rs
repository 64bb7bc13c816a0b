//! What a choice, a coming, a departure or the table's own closing brings about.

use super::{Chorus, Event, Gap, Illegal, NO_GAP, Pace, distance};
use crate::{CardId, Events, Game, MOST_SEATS, ManySeats, Seat};

impl Chorus {
    #[inline(always)]
    pub(super) fn decide_choice(
        &self,
        seat: Seat,
        gap: Option<Gap>,
        done: bool,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        let card = self.check_open(seat)?;
        let last = card.0;
        if let Some(gap) = gap.filter(|gap| *gap > last) {
            return Err(Illegal::NoSuchGap { gap, last });
        }
        events.push(Event::Chosen { seat, gap, done });
        if !done {
            return Ok(());
        }
        match self.deal.pace() {
            Pace::Alone => self.close_own(seat, card, gap, events),
            // CH-4: the last "done" closes the card.
            Pace::Together if self.waiting.is_only(seat) => {
                self.close(card, Some((seat, gap.unwrap_or(NO_GAP))), events);
            }
            Pace::Together => {}
        }
        Ok(())
    }

    /// Works out what it means that the table closes the card for all: the clock has run out,
    /// the host says so, or nobody who is present is waited for (CH-4). No player can ask for
    /// this.
    ///
    /// # Errors
    /// The game is over, or each closes their own cards (CH-10).
    pub fn decide_close(&self, events: &mut Events<Event>) -> Result<(), Illegal> {
        if self.over {
            return Err(Illegal::GameOver);
        }
        let card = self.current().filter(|_| !self.is_alone());
        let card = card.ok_or(Illegal::OwnPace)?;
        self.close(card, None, events);
        Ok(())
    }

    /// Works out what it means that the time of `seat` has run out, who plays at a pace of
    /// their own: they say "done" with what they have chosen (CH-4, CH-10).
    ///
    /// # Errors
    /// The game is over, or the seat has nothing open.
    pub fn decide_time_up(&self, seat: Seat, events: &mut Events<Event>) -> Result<(), Illegal> {
        self.check_open(seat)?;
        self.decide_choice(seat, self.choice(seat), true, events)
    }

    /// Works out what it means that one more player sits down (CH-12). The table asks for this.
    ///
    /// # Errors
    /// The game is over, the table is full, or the cards that were passed have cost every life.
    pub fn decide_join(&self, events: &mut Events<Event>) -> Result<(), Illegal> {
        if self.over {
            return Err(Illegal::GameOver);
        }
        let n_seats = self.n_seats();
        if n_seats == MOST_SEATS {
            return Err(Illegal::TableFull);
        }
        let n_missed = match self.deal.pace() {
            Pace::Together => self.n_closed(),
            Pace::Alone => 0,
        };
        if let Some(lives) = self.deal.lives().filter(|n| usize::from(*n) <= n_missed) {
            return Err(Illegal::TooLate { lives });
        }
        let seat = Seat(n_seats as u16);
        events.push(Event::SeatJoined { seat });
        Ok(())
    }

    /// Works out what it means that `seat` leaves for good (TC-17). The table asks for this,
    /// not a player. Nothing happens when the seat was out already (TC-17a).
    ///
    /// # Errors
    /// The game is over, or there is no such seat.
    pub fn decide_drop(&self, seat: Seat, events: &mut Events<Event>) -> Result<(), Illegal> {
        if self.over {
            return Err(Illegal::GameOver);
        }
        self.check_seat(seat)?;
        if !self.still_in.contains(seat) {
            return Ok(());
        }
        events.push(Event::SeatDropped { seat });
        let waits_for_nobody = self.waiting.without(ManySeats::one(seat)).is_empty();
        let card = self.current().filter(|_| !self.is_alone());
        match card.filter(|_| !self.still_in.is_only(seat)) {
            _ if !waits_for_nobody => {}
            Some(card) => {
                let mut without = self.clone();
                without.fold(&Event::SeatDropped { seat });
                without.close(card, None, events);
            }
            None => events.push(Event::GameEnded),
        }
        Ok(())
    }

    /// Closes the card: `latest` is a choice that is not yet in the state.
    #[inline(always)]
    fn close(&self, card: CardId, latest: Option<(Seat, Gap)>, events: &mut Events<Event>) {
        let (first, last) = self.right_gaps(card);
        events.push(Event::CardClosed { card, first, last });
        let is_last = card.index() + 1 == self.deal.n_cards();
        if is_last || self.all_will_be_out(first, last, latest) {
            events.push(Event::GameEnded);
        }
    }

    /// Closes a card for one player alone (CH-10).
    #[inline(always)]
    fn close_own(&self, seat: Seat, card: CardId, gap: Option<Gap>, events: &mut Events<Event>) {
        let (first, last) = self.right_gaps(card);
        events.push(Event::OwnCardClosed {
            seat,
            card,
            first,
            last,
        });
        let is_last = card.index() + 1 == self.deal.n_cards();
        let is_miss = distance(gap.unwrap_or(NO_GAP), first, last, 1) > 0;
        let is_out = is_miss && self.deal.lives() == Some(self.misses(seat) + 1);
        if (is_last || is_out) && self.waiting.is_only(seat) {
            events.push(Event::GameEnded);
        }
    }

    /// Says whether nobody survives a card whose right gaps are these (CH-8).
    #[inline]
    fn all_will_be_out(&self, first: Gap, last: Gap, latest: Option<(Seat, Gap)>) -> bool {
        let Some(lives) = self.deal.lives() else {
            return false;
        };
        self.still_in.iter().all(|seat| {
            let player = &self.players[seat.index()];
            let latest = latest.filter(|(latest, _)| *latest == seat);
            let choice = latest.map_or(player.choice, |(_, choice)| choice);
            distance(choice, first, last, 1) > 0 && player.misses + 1 >= lives
        })
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        match seat.0 < self.n_seats {
            true => Ok(()),
            false => Err(Illegal::NoSuchSeat {
                seat,
                last: self.n_seats - 1,
            }),
        }
    }

    /// Returns the open card if `seat` may choose a gap for it.
    #[inline]
    fn check_open(&self, seat: Seat) -> Result<CardId, Illegal> {
        if self.over {
            return Err(Illegal::GameOver);
        }
        self.check_seat(seat)?;
        if !self.still_in.contains(seat) {
            return Err(Illegal::OutOfGame { seat }); // CH-8
        }
        self.current_of(seat).ok_or(Illegal::Finished) // CH-10
    }
}
