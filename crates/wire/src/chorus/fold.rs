//! Folds the events of chorus.

use crate::games::Folded;
use crate::{
    ChorusCard, ChorusChoice, ChorusEvent, ChorusOpened, ChorusOutcome, ChorusOwn, ChorusPace,
    ChorusSeat, ChorusView, FaceUp, SeatNumber, Standing,
};

impl Folded for ChorusView {
    type Event = ChorusEvent;

    fn fold(&mut self, event: &ChorusEvent) -> Option<()> {
        match event {
            ChorusEvent::Chosen { seat, done, own } => {
                self.seats.get_mut(usize::from(*seat))?.done = *done;
                if let Some(choice) = own {
                    self.own.as_mut()?.choice = choice.gap;
                }
            }
            ChorusEvent::CardClosed { closed, out, next } => {
                self.close(closed, out, next.as_ref())?;
            }
            ChorusEvent::OwnCardClosed {
                closed,
                seats,
                next,
            } => self.close_own(closed, seats, next.as_ref())?,
            ChorusEvent::OtherCardClosed { seat, now, choice } => {
                *self.seats.get_mut(usize::from(*seat))? = *now;
                if let Some(choice) = choice {
                    self.note(*seat, *choice)?;
                }
            }
            ChorusEvent::SeatJoined { seat, now } => {
                (usize::from(*seat) == self.seats.len()).then_some(())?;
                self.seats.push(*now);
                let last = self.last.as_mut();
                if let Some(choices) = last.and_then(|last| last.choices.as_mut()) {
                    choices.push(None);
                }
            }
            ChorusEvent::SeatDropped { seat } => {
                let alone = self.pace == ChorusPace::Alone;
                if alone && self.own.as_ref().is_some_and(|own| own.seat == *seat) {
                    self.current = None;
                }
                let seat = self.seats.get_mut(usize::from(*seat))?;
                seat.standing = Standing::Dropped;
                // With pace *alone* "done" says that the run was finished.
                seat.done &= alone;
            }
            ChorusEvent::GameEnded { outcome, opened } => self.end(outcome, opened.as_ref())?,
        }
        Some(())
    }

    fn is_together(&self) -> bool {
        self.pace == ChorusPace::Together
    }

    fn begins_anew(event: &ChorusEvent) -> bool {
        matches!(event, ChorusEvent::CardClosed { .. })
    }

    fn keeps_legal(event: &ChorusEvent) -> bool {
        matches!(
            event,
            ChorusEvent::Chosen { .. }
                | ChorusEvent::OtherCardClosed { .. }
                | ChorusEvent::SeatJoined { .. }
        )
    }

    fn to_act(&self) -> Vec<SeatNumber> {
        let mut seats = self.on_clock();
        if !self.is_together() {
            return seats;
        }
        seats.retain(|seat| !self.seats[usize::from(*seat)].done);
        seats
    }

    fn on_clock(&self) -> Vec<SeatNumber> {
        if self.current.is_none() {
            return Vec::new();
        }
        if !self.is_together() {
            return self.own.iter().map(|own| own.seat).collect();
        }
        let seats = (0..).zip(&self.seats);
        let still_in = seats.filter(|(_, seat)| seat.standing == Standing::In);
        still_in.map(|(seat, _)| seat).collect()
    }

    fn hide_own(&mut self, _seat: SeatNumber) {
        self.own = None;
        if !self.is_together() {
            self.look_on();
        }
    }
}

impl ChorusView {
    /// Whoever looks on at a run that each goes through at their own pace has seen nothing of it
    /// before it is over.
    fn look_on(&mut self) {
        self.current = None;
        self.last = None;
        if self.outcome.is_some() {
            return;
        }
        self.line.retain(|card| card.card == 0);
        for seat in &mut self.seats {
            if seat.standing == Standing::Eliminated {
                seat.standing = Standing::In;
            }
            (seat.done, seat.closed) = (false, 0);
            (seat.points, seat.distance) = (seat.points.map(|_| 0), seat.distance.map(|_| 0));
        }
    }

    /// Folds that the viewer's own card was turned.
    fn close_own(
        &mut self,
        closed: &ChorusCard,
        seats: &[ChorusSeat],
        next: Option<&FaceUp>,
    ) -> Option<()> {
        let largest = self.line.len() as u16;
        self.own.as_mut()?.judge(closed, largest);
        self.seats = seats.to_vec();
        self.lay(closed, next)
    }

    /// Counts what somebody else chose for the card that the viewer closed last.
    fn note(&mut self, seat: SeatNumber, choice: ChorusChoice) -> Option<()> {
        let last = self.last.as_mut()?;
        match choice.gap {
            Some(gap) => *last.counts.get_mut(usize::from(gap))? += 1,
            None => last.passed += 1,
        }
        *last.choices.as_mut()?.get_mut(usize::from(seat))? = choice.gap;
        Some(())
    }

    /// Lays a closed card into the line.
    fn lay(&mut self, closed: &ChorusCard, next: Option<&FaceUp>) -> Option<()> {
        let at = usize::from(closed.last);
        (at <= self.line.len()).then_some(())?;
        self.line.insert(at, closed.card.clone());
        self.current = next.cloned();
        self.last = Some(closed.clone());
        Some(())
    }

    fn close(
        &mut self,
        closed: &ChorusCard,
        out: &[SeatNumber],
        next: Option<&FaceUp>,
    ) -> Option<()> {
        let largest = self.line.len() as u16;
        if let Some(own) = &mut self.own {
            match self.seats.get(usize::from(own.seat))?.standing {
                Standing::In => own.judge(closed, largest),
                _ => {
                    own.last_choice = None;
                    own.hits.push(false);
                }
            }
        }
        for (at, seat) in self.seats.iter_mut().enumerate() {
            seat.done = false;
            seat.closed += 1;
            if let Some(choices) = &closed.choices
                && seat.standing == Standing::In
            {
                let distance = closed.distance(*choices.get(at)?, largest);
                seat.points = Some(seat.points? + u8::from(distance == 0));
                seat.distance = Some(seat.distance? + distance);
            }
        }
        for seat in out {
            self.seats.get_mut(usize::from(*seat))?.standing = Standing::Eliminated;
        }
        self.lay(closed, next)
    }

    fn end(&mut self, outcome: &ChorusOutcome, opened: Option<&ChorusOpened>) -> Option<()> {
        self.current = None;
        self.outcome = Some(outcome.clone());
        if let Some(opened) = opened {
            self.line.clone_from(&opened.line);
            self.seats.clone_from(&opened.seats);
            return Some(());
        }
        for (at, seat) in self.seats.iter_mut().enumerate() {
            seat.done = false;
            seat.points = Some(*outcome.points.get(at)?);
            seat.distance = Some(*outcome.distances.get(at)?);
        }
        Some(())
    }
}

impl ChorusOwn {
    /// Judges the viewer's own choice by a card that is closed (CH-6).
    fn judge(&mut self, closed: &ChorusCard, largest: u16) {
        let distance = closed.distance(self.choice, largest);
        self.last_choice = self.choice.take();
        self.hits.push(distance == 0);
        self.distance += distance;
        self.misses += u8::from(distance > 0);
    }
}

impl ChorusCard {
    /// How many gaps a choice was from the nearest right one; a pass counts as `largest` (CH-6).
    fn distance(&self, choice: Option<u8>, largest: u16) -> u16 {
        choice.map_or(largest, |gap| {
            let before = self.first.saturating_sub(gap);
            u16::from(before.max(gap.saturating_sub(self.last)))
        })
    }
}
