//! Folds the events of timeline.

use crate::games::Folded;
use crate::{CardNumber, SeatNumber, Standing, TimelineEvent, TimelineView};

impl Folded for TimelineView {
    type Event = TimelineEvent;

    fn fold(&mut self, event: &TimelineEvent) -> Option<()> {
        match event {
            TimelineEvent::CardPlaced { seat, card, gap } => {
                self.take(*seat, card.card)?;
                let gap = usize::from(*gap);
                (gap <= self.line.len()).then_some(())?;
                self.line.insert(gap, card.clone());
            }
            TimelineEvent::CardMisplaced { seat, card, .. } => {
                self.take(*seat, card.card)?;
                self.discard.push(card.clone());
            }
            TimelineEvent::PileReshuffled { n_draw, draw_top } => {
                self.discard.clear();
                self.n_draw = *n_draw;
                self.draw_top.clone_from(draw_top);
            }
            TimelineEvent::CardDrawn {
                seat,
                card,
                draw_top,
            } => {
                self.hands.get_mut(usize::from(*seat))?.push(card.clone());
                self.n_draw = self.n_draw.checked_sub(1)?;
                self.draw_top.clone_from(draw_top);
            }
            TimelineEvent::NothingToDraw { .. } => {}
            TimelineEvent::SeatDropped { seat, cards } => {
                self.hands.get_mut(usize::from(*seat))?.clear();
                self.discard.extend(cards.iter().cloned());
                self.stand(*seat, Standing::Dropped)?;
            }
            TimelineEvent::RoundEnded {
                round, eliminated, ..
            } => {
                self.round = round + 1;
                for seat in eliminated {
                    self.stand(*seat, Standing::Eliminated)?;
                }
            }
            TimelineEvent::TurnPassed { to } => self.turn = Some(*to),
            TimelineEvent::GameEnded { outcome } => {
                self.turn = None;
                self.round = outcome.rounds;
                self.outcome = Some(outcome.clone());
            }
        }
        Some(())
    }

    fn to_act(&self) -> Vec<SeatNumber> {
        self.turn.into_iter().collect()
    }
}

impl TimelineView {
    fn take(&mut self, seat: SeatNumber, card: CardNumber) -> Option<()> {
        let hand = self.hands.get_mut(usize::from(seat))?;
        let at = hand.iter().position(|held| held.card == card)?;
        hand.remove(at);
        Some(())
    }

    fn stand(&mut self, seat: SeatNumber, standing: Standing) -> Option<()> {
        *self.standings.get_mut(usize::from(seat))? = standing;
        Some(())
    }
}
