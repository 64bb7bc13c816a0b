//! What an action brings about: choosing, taking, placing tokens, passing, the end of a
//! turn, a day and the game.

use super::data::{Face, N_DAYS, NOON, WarpKind};
use super::event::{Event, JourneyStep, Sealed, Source, Taken};
use super::tokens::{Placing, Pool, read_columns};
use super::{Experience, Illegal, ItineraryId, Phase, Token, Trek};
use crate::{Events, Seat, SeatSet};

/// A card taken, worked out and not yet folded.
struct Taking {
    event: Event,
    watch: u8,
    tokens: Pool,
}

impl Trek {
    /// Returns the events by which a *first game* sets the itineraries of day I (TR-3a); none
    /// in any other game. Whoever starts the game folds and records them.
    pub fn opening(&self) -> Events<Event> {
        let mut events = Events::new();
        for seat in Seat::all(self.deal.n_seats()) {
            if let (Some(drawn), true) = (self.drawn(seat), self.choosing.contains(seat)) {
                let itinerary = Sealed(drawn);
                events.push(Event::ItineraryChosen { seat, itinerary });
            }
        }
        if !events.is_empty() {
            self.push_reveal(&mut events);
        }
        events
    }

    pub(super) fn decide_choice(
        &self,
        seat: Seat,
        itinerary: ItineraryId,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_seat(seat)?;
        if self.phase != Phase::Choosing {
            return Err(Illegal::NotChoosing);
        }
        if !self.choosing.contains(seat) {
            return Err(Illegal::OthersChoosing);
        }
        if !self.deal.itineraries(seat).contains(&itinerary) {
            return Err(Illegal::NotYourItinerary { itinerary });
        }
        if self.used(seat).any(|used| used == itinerary) {
            return Err(Illegal::ItineraryUsed { itinerary });
        }
        if let Some(drawn) = self.drawn(seat)
            && drawn != itinerary
        {
            return Err(Illegal::ItineraryDrawn { drawn });
        }
        let itinerary = Sealed(itinerary);
        events.push(Event::ItineraryChosen { seat, itinerary });
        if self.choosing == SeatSet::one(seat) {
            self.push_reveal(events);
        }
        Ok(())
    }

    /// Works out a whole turn whose tokens go to `columns` in exactly that order, as a record
    /// has it (TR-11a): any order that the rules allow, also one that placing by small
    /// decisions would not produce. It ends in the same position.
    ///
    /// # Errors
    /// The turn is against the rules; `events` is then left as it was.
    pub fn decide_turn(
        &self,
        seat: Seat,
        source: Source,
        crystals: u8,
        columns: &[Experience],
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        let taking = self.taking(seat, source, crystals)?;
        let filled = self.player(seat).filled;
        let board = self.board(seat);
        let wilds = read_columns(board.free(filled).to_array(), taking.tokens, columns)?;
        events.push(taking.event);
        Placing::new(seat, board, filled, taking.tokens, events).follow(columns, wilds);
        self.end_turn(seat, taking.watch, events);
        Ok(())
    }

    #[inline]
    pub(super) fn decide_take(
        &self,
        seat: Seat,
        source: Source,
        crystals: u8,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        let taking = self.taking(seat, source, crystals)?;
        events.push(taking.event);
        let filled = self.player(seat).filled;
        if Placing::new(seat, self.board(seat), filled, taking.tokens, events).settle() {
            self.end_turn(seat, taking.watch, events);
        }
        Ok(())
    }

    #[inline]
    pub(super) fn decide_token(
        &self,
        seat: Seat,
        token: Token,
        column: Experience,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        match self.phase {
            Phase::Tokens => {}
            Phase::Foresight => return Err(Illegal::PutOnTopFirst),
            _ => return Err(Illegal::NoTokensToPlace),
        }
        let n_left = match token {
            Token::Wild => self.pool.wild,
            Token::Coloured(colour) => self.pool.coloured[colour.index()],
        };
        if n_left == 0 {
            return Err(Illegal::NoSuchToken { token });
        }
        if let Token::Coloured(colour) = token
            && colour != column
        {
            return Err(Illegal::WrongColumn { colour, column });
        }
        let player = self.player(seat);
        let board = self.board(seat);
        if board.free(player.filled).get(column) == 0 {
            return Err(Illegal::ColumnFull { column });
        }
        let mut placing = Placing::new(seat, board, player.filled, self.pool, events);
        placing.place(token, column);
        if placing.settle() {
            self.end_turn(seat, player.hour, events);
        }
        Ok(())
    }

    pub(super) fn decide_pass(
        &self,
        seat: Seat,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_start(seat)?;
        if !self.must_pass(seat) {
            return Err(Illegal::CannotPass);
        }
        events.push(Event::Passed { seat });
        self.pass_on(seat, NOON, events);
        Ok(())
    }

    fn push_reveal(&self, events: &mut Events<Event>) {
        events.push(Event::ItinerariesRevealed);
        // TR-20: the watches stand as they arrived, and the topmost begins.
        let to = self.stack()[self.deal.n_seats() - 1];
        events.push(Event::TurnPassed { to });
    }

    /// Checks a take and works out all of it but the tokens.
    #[inline]
    fn taking(&self, seat: Seat, source: Source, crystals: u8) -> Result<Taking, Illegal> {
        self.check_start(seat)?;
        let (taken, face) = self.find(seat, source)?;
        let hours = self.warps.bend.hours(face.hours); // TW-3
        let hours = self.shortened(seat, hours, crystals)?;
        let reached = self.player(seat).hour + hours;
        let punctual = reached == NOON; // TR-9
        let watch = reached.min(NOON);
        let brings = self.brings(taken, face);
        Ok(Taking {
            event: Event::CardTaken {
                seat,
                taken,
                spent: crystals,
                watch,
                points: if punctual {
                    self.data().values().punctuality
                } else {
                    0
                },
                crystals: brings.crystals,
                journey: self.journey_step(seat, taken, face),
            },
            watch,
            tokens: brings.tokens,
        })
    }

    /// Finds what lies at `source` (TR-6, TR-16, TR-18).
    #[inline]
    pub(super) fn find(&self, seat: Seat, source: Source) -> Result<(Taken, Face), Illegal> {
        match source {
            Source::Space(space) => {
                let Some(slot) = self.row.get(usize::from(space)) else {
                    return Err(Illegal::NoSuchSpace { space });
                };
                let card = slot.card().ok_or(Illegal::EmptySpace { space })?;
                Ok((Taken::Card { card, space }, self.data().face(card)))
            }
            Source::Ancestor if self.ancestors == 0 => Err(Illegal::NoAncestorLeft),
            Source::Ancestor if !self.player(seat).has_journey() => {
                Err(Illegal::AncestorCannotStart)
            }
            Source::Ancestor => Ok((Taken::Ancestor, self.data().ancestor())),
        }
    }

    /// Returns the hours left after spending crystals (TR-7, TR-7a).
    #[inline]
    fn shortened(&self, seat: Seat, hours: u8, crystals: u8) -> Result<u8, Illegal> {
        let (asked, held) = (crystals, self.player(seat).crystals);
        if u16::from(asked) > held {
            return Err(Illegal::NotEnoughCrystals { asked, held });
        }
        if asked >= hours {
            return Err(Illegal::BelowOneHour { asked, hours });
        }
        Ok(hours - asked)
    }

    /// Compares with the journey's last date (TR-13 to TR-16).
    #[inline]
    fn journey_step(&self, seat: Seat, taken: Taken, face: Face) -> JourneyStep {
        let player = self.player(seat);
        if !player.has_journey() {
            JourneyStep::Starts
        } else if taken == Taken::Ancestor || face.rank >= player.last_rank {
            JourneyStep::Continues
        } else if self.warps.bend.kind == Some(WarpKind::Detour)
            && self.fits_detour(seat, face.rank)
        {
            JourneyStep::Detours // TW-4
        } else {
            JourneyStep::Closes
        }
    }

    #[inline]
    fn end_turn(&self, seat: Seat, watch: u8, events: &mut Events<Event>) {
        events.push(Event::TurnEnded { seat });
        self.pass_on(seat, watch, events);
    }

    /// Names who acts after `mover`, whose watch now stands at `watch`; ends the day when
    /// all are on 12, and the game with the third day (TR-5, TR-19).
    #[inline]
    fn pass_on(&self, mover: Seat, watch: u8, events: &mut Events<Event>) {
        // TR-8: the mover lies on top of any watches on its space.
        let (mut next, mut furthest_back) = (mover, watch);
        for seat in self.stack().iter().rev() {
            let hour = self.player(*seat).hour;
            if *seat != mover && hour < furthest_back {
                (next, furthest_back) = (*seat, hour);
            }
        }
        if furthest_back < NOON {
            events.push(Event::TurnPassed { to: next });
            return;
        }
        let day = self.day();
        events.push(Event::DayEnded { day });
        if usize::from(day) < N_DAYS {
            events.push(Event::DayBegan { day: day + 1 });
        } else {
            events.push(Event::GameEnded);
        }
    }

    /// Checks that `seat` has the turn and nothing of it to do first.
    #[inline]
    pub(super) fn check_start(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        match self.phase {
            Phase::Tokens => Err(Illegal::TokensFirst),
            Phase::Foresight => Err(Illegal::PutOnTopFirst),
            _ => Ok(()),
        }
    }

    #[inline]
    pub(super) fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        let playing = self.is_playing();
        if playing && self.turn == seat {
            return Ok(());
        }
        self.check_seat(seat)?;
        Err(if playing {
            Illegal::NotYourTurn { turn: self.turn }
        } else if self.choosing.contains(seat) {
            Illegal::ChooseFirst
        } else {
            Illegal::OthersChoosing
        })
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let n_seats = self.deal.n_seats();
        if seat.index() < n_seats {
            return Ok(());
        }
        Err(Illegal::NoSuchSeat {
            seat,
            last: n_seats as u8 - 1,
        })
    }
}
