//! What an action brings about: trying, stopping, discarding, the end of a turn and the game.

use super::{Action, Between, Event, HAND, Illegal, N_CARDS, Twist, Went, Why};
use crate::card_bits::CardBits;
use crate::{CardId, CardList, Events, Icon, Seat};

impl Twist {
    /// Says where `card` would go (CO-6 to CO-11). Secret.
    #[inline(always)]
    pub fn place_of(&self, card: CardId) -> Went {
        let rank = self.deal.rank(card);
        let bit = 1u64 << rank;
        let first = |rank: u32| self.stack_first[rank as usize];
        if (self.row | self.slots) & bit != 0 {
            return Went::Stack(first(u32::from(rank))); // CO-7
        }
        let earlier = self.row & (bit - 1);
        let later = self.row & !(bit - 1);
        if earlier == 0 {
            return Went::Left; // CO-8
        }
        if later == 0 {
            return Went::Right; // CO-9
        }
        let (left, right) = (earlier.ilog2(), later.trailing_zeros());
        let between = Between {
            earlier: first(left),
            later: first(right),
        };
        let interval = ((1u64 << right) - 1) & !((1u64 << left) - 1);
        if self.slots & interval == 0 {
            Went::Slot(between) // CO-10
        } else {
            Went::Blocked(between) // CO-11
        }
    }

    #[inline]
    pub(super) fn matching(&self) -> CardBits {
        self.deal.with_front(self.icon_to_match())
    }

    #[inline(always)]
    pub(super) fn decide_try(
        &self,
        seat: Seat,
        card: CardId,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        self.check_held(seat, card)?;
        if self.is_blocked(card) {
            return Err(Illegal::Blocked { card }); // CO-5
        }
        let went = self.place_of(card);
        events.push(Event::CardTried { seat, card, went });
        let mut after = self.before_change(seat);
        if went.is_success() {
            after.hand = after.hand.without(CardBits::one(card));
        } else {
            after.blocked = after.blocked.with(CardBits::one(card));
        }
        let n_placed = self.n_placed + u8::from(went.is_success());
        match (n_placed, after.any_upright()) {
            (0, false) => events.push(Event::GameEnded {
                why: Why::NoCardPlaced,
            }), // CO-15
            (0 | 1, true) => {} // CO-13, CO-14: the turn goes on.
            _ => self.end_turn(seat, after, self.icon_to_match(), events), // CO-13, CO-13a
        }
        Ok(())
    }

    pub(super) fn decide_stop(
        &self,
        seat: Seat,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        if self.n_placed == 0 {
            return Err(Illegal::NothingPlaced); // CO-14
        }
        events.push(Event::Stopped { seat });
        let after = self.before_change(seat);
        self.end_turn(seat, after, self.icon_to_match(), events);
        Ok(())
    }

    pub(super) fn decide_discard(
        &self,
        seat: Seat,
        card: CardId,
        events: &mut Events<Event>,
    ) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        self.check_held(seat, card)?;
        if self.tried {
            return Err(Illegal::AlreadyPlacing); // CO-4
        }
        if !self.matching().contains(card) {
            return Err(Illegal::IconDiffers { card }); // CO-16
        }
        events.push(Event::CardDiscarded { seat, card });
        let mut after = self.before_change(seat);
        after.hand = after.hand.without(CardBits::one(card));
        self.end_turn(seat, after, self.deal.back(card), events);
        Ok(())
    }

    /// What an action changes, as it is before the action.
    #[inline]
    fn before_change(&self, seat: Seat) -> After {
        After {
            hand: self.hands[seat.index()],
            blocked: self.blocked,
        }
    }

    /// Draws (CO-18), finds who is next (CO-19), and judges whether they can act (CO-20a).
    #[inline]
    fn end_turn(&self, seat: Seat, mut after: After, icon: Icon, events: &mut Events<Event>) {
        let wanted = HAND - after.hand.len();
        let first = self.next_draw;
        let last = (usize::from(first) + wanted).min(N_CARDS) as u8;
        let cards: CardList<HAND> = (first..last).map(CardId).collect();
        after.hand = after.hand.with(CardBits::range(first, last));
        events.push(Event::CardsDrawn { seat, cards });

        let hand_of = |next: Seat| {
            if next == seat {
                after.hand
            } else {
                self.hands[next.index()]
            }
        };
        let n_seats = self.deal.n_seats() as u16;
        let mut clockwise = (1..=n_seats).map(|i| Seat((seat.0 + i) % n_seats));
        let Some(to) = clockwise.find(|next| !hand_of(*next).is_empty()) else {
            events.push(Event::GameEnded { why: Why::AllOut }); // CO-20
            return;
        };
        events.push(Event::TurnPassed { to });
        let unusable = after.blocked.without(self.deal.with_front(icon));
        if hand_of(to).without(unusable).is_empty() {
            events.push(Event::GameEnded {
                why: Why::CannotAct,
            }); // CO-20
        }
    }

    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            None => Err(Illegal::GameOver),
            Some(turn) if turn == seat => Ok(()),
            Some(_) if seat.index() >= self.deal.n_seats() => Err(Illegal::NoSuchSeat {
                seat,
                last: self.deal.n_seats() as u16 - 1,
            }),
            Some(turn) => Err(Illegal::NotYourTurn { turn }),
        }
    }

    #[inline]
    fn check_held(&self, seat: Seat, card: CardId) -> Result<(), Illegal> {
        let hand = self.hands[seat.index()];
        if hand.contains(card) {
            return Ok(());
        }
        Err(Illegal::NotInHand {
            card,
            n_held: hand.len(),
        })
    }
}

/// What lies before the player once the action is done.
struct After {
    hand: CardBits,
    blocked: CardBits,
}

impl After {
    #[inline]
    fn any_upright(&self) -> bool {
        !self.hand.without(self.blocked).is_empty()
    }
}

impl Action {
    /// Returns the card the action names.
    pub fn card(self) -> Option<CardId> {
        match self {
            Action::Try { card } | Action::Discard { card } => Some(card),
            Action::Stop => None,
        }
    }
}
