//! Folds the events of twist.

use antedate_rules::twist as rules;

use crate::games::Folded;
use crate::{CardNumber, Held, SeatNumber, Tally, Turned, TwistEvent, TwistView, Went};

impl Folded for TwistView {
    type Event = TwistEvent;

    fn fold(&mut self, event: &TwistEvent) -> Option<()> {
        match event {
            TwistEvent::CardTried { seat, card, went } => {
                self.tried = true;
                self.put(*seat, card, *went)?;
            }
            TwistEvent::Stopped { .. } => {}
            TwistEvent::CardDiscarded { seat, card } => {
                self.take(*seat, card.card)?;
                self.discard.push(card.clone());
            }
            TwistEvent::CardsDrawn {
                seat,
                cards,
                draw_top,
            } => {
                let hand = self.hands.get_mut(usize::from(*seat))?;
                hand.extend(cards.iter().cloned().map(Held::Upright));
                self.n_draw = self.n_draw.checked_sub(cards.len())?;
                self.draw_top.clone_from(draw_top);
            }
            TwistEvent::TurnPassed { to } => {
                self.turn = Some(*to);
                self.tried = false;
                self.n_placed = 0;
            }
            TwistEvent::GameEnded { outcome } => {
                self.turn = None;
                self.outcome = Some(*outcome);
            }
        }
        self.tally = self.count();
        Some(())
    }

    fn to_act(&self) -> Vec<SeatNumber> {
        self.turn.into_iter().collect()
    }

    fn is_held(&self, card: CardNumber) -> bool {
        self.hands.iter().flatten().any(|held| held.card() == card)
    }
}

impl TwistView {
    fn put(&mut self, seat: SeatNumber, card: &Turned, went: Went) -> Option<()> {
        if let Went::Blocked(_) = went {
            let hand = self.hands.get_mut(usize::from(seat))?;
            let held = hand.iter_mut().find(|held| held.card() == card.card)?;
            *held = Held::Blocked(card.clone());
            return Some(());
        }
        self.take(seat, card.card)?;
        self.n_placed += 1;
        let heads = |stack: &Vec<Turned>, head: CardNumber| {
            stack.first().is_some_and(|first| first.card == head)
        };
        match went {
            Went::Left => {
                self.row.insert(0, vec![card.clone()]);
                self.slots.insert(0, Vec::new());
            }
            Went::Right => {
                self.row.push(vec![card.clone()]);
                self.slots.push(Vec::new());
            }
            Went::Slot(between) => {
                let at = self.row.iter().position(|s| heads(s, between.earlier))?;
                self.slots.get_mut(at)?.push(card.clone());
            }
            Went::Stack { on } => {
                let mut stacks = self.row.iter_mut().chain(&mut self.slots);
                stacks.find(|stack| heads(stack, on))?.push(card.clone());
            }
            Went::Blocked(_) => {}
        }
        Some(())
    }

    fn take(&mut self, seat: SeatNumber, card: CardNumber) -> Option<()> {
        let hand = self.hands.get_mut(usize::from(seat))?;
        let at = hand.iter().position(|held| held.card() == card)?;
        hand.remove(at);
        Some(())
    }

    /// Counts where the cards lie; the score follows from that (CO-21).
    fn count(&self) -> Tally {
        let all = |stacks: &[Vec<Turned>]| stacks.iter().map(Vec::len).sum::<usize>() as u8;
        let tally = rules::Tally {
            main: all(&self.row),
            slots: all(&self.slots),
            discard: self.discard.len() as u8,
            draw: self.n_draw as u8,
            hands: self.hands.iter().map(Vec::len).sum::<usize>() as u8,
        };
        tally.into()
    }
}

impl Held {
    /// Returns the card's number.
    pub fn card(&self) -> CardNumber {
        match self {
            Held::Upright(front) => front.card,
            Held::Blocked(card) => card.card,
        }
    }
}
