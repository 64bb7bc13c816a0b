//! Twist under the laws that every rule set keeps.

use std::collections::BTreeSet;

use antedate_rules::twist::{Action, BEST_SCORE, Event, N_CARDS, Outcome, SEATS, Setup, Twist};
use antedate_rules::{CardId, Chance, Date, Events, Game, Icon, Seat, Viewer};

use crate::common::dice::Dice;
use crate::common::laws::{Lawful, laws};
use crate::common::played::Played;
use crate::stories::Story;
use crate::table::{Manner, act, deal};

laws!(Twist);

impl Lawful for Twist {
    type Setup = Setup;
    type Manner = Manner;
    type Step = Action;
    type Teller = Story;

    const NAME: &'static str = "twist";
    const SEATS: std::ops::RangeInclusive<usize> = SEATS;
    const N_GAMES: u64 = 1000;
    /// CO-20: each action turns a card, which is then placed, blocked or discarded for
    /// good, or ends a turn in which one was.
    const MAX_STEPS: usize = 200;
    const LOOK_EVERY: usize = 1;
    const MIN_STORIES: usize = 3;

    fn random(dice: &mut Dice, n_seats: usize) -> (Setup, Manner) {
        (dice.setup(n_seats), dice.manner())
    }

    fn deal(setup: &Setup) -> Twist {
        deal(setup)
    }

    fn next_step(&self, dice: &mut Dice, manner: &Manner) -> Option<Action> {
        dice.pick(self, manner)
    }

    fn decide_step(&self, action: Action, _: &dyn Chance) -> Events<Event> {
        act(&mut self.clone(), action)
    }

    /// CO-4, CO-5, CO-13, CO-14, CO-16.
    fn every_action(&self) -> Vec<Action> {
        let cards = || (0..=N_CARDS as u8).chain([63, 255]).map(CardId);
        let mut every = vec![Action::Stop];
        every.extend(cards().map(|card| Action::Try { card }));
        every.extend(cards().map(|card| Action::Discard { card }));
        every
    }

    fn some_event() -> Event {
        Event::Stopped { seat: Seat(7) }
    }

    /// CO-22: main row, slots, both piles and hands hold the 36 cards.
    fn cards(&self) -> (Vec<CardId>, usize) {
        let mut cards = [self.main_row(), self.interval_slots()].concat().concat();
        cards.extend(self.discard_pile());
        cards.extend(self.draw_pile());
        for seat in Seat::all(self.n_seats()) {
            cards.extend(self.hand(seat).iter());
        }
        (cards, N_CARDS)
    }

    /// CO-12: the row has a slot less than stacks.
    fn check_position(&self) {
        assert_eq!(self.interval_slots().len() + 1, self.main_row().len());
    }

    fn check_end(&self, outcome: &Outcome, log: &[Event]) {
        assert!((-36..=BEST_SCORE).contains(&outcome.tally.score()));
        let ends = log.iter().filter(|e| matches!(e, Event::GameEnded { .. }));
        assert_eq!(ends.count(), 1);
        assert!(matches!(log.last(), Some(Event::GameEnded { .. })));
    }

    /// Changes the back of each card never turned, and the front too of each card that
    /// never was on top of the draw pile.
    fn with_other_secrets(played: &Played<Self>, dice: &mut Dice, _: Viewer) -> Played<Self> {
        let mut other = played.clone();
        let start = deal(&played.setup);
        let mut turned: BTreeSet<CardId> = start.discard_pile().iter().copied().collect();
        turned.extend(start.main_row().concat());
        turned.extend(played.steps.iter().filter_map(|action| action.card()));
        let unseen: BTreeSet<CardId> = played.log().0.draw_pile().skip(1).collect();
        let cards = &mut other.setup.cards;
        let seen: BTreeSet<Date> = turned.iter().map(|card| cards[card.index()].date).collect();
        let mut scenes: Vec<Date> = (1..=100).map(Date).collect();
        scenes.retain(|scene| !seen.contains(scene));
        dice.shuffle(&mut scenes);
        for (card, faces) in cards.iter_mut().enumerate() {
            let card = CardId(card as u8);
            if turned.contains(&card) {
                continue;
            }
            let date = match played.setup.edition.equal_dates {
                true => dice.year(40),
                false => scenes.pop().expect("as many scenes as cards"),
            };
            let mut changed = dice.with_icons(date, 6);
            if !unseen.contains(&card) {
                changed.front = faces.front;
                while changed.back == changed.front {
                    changed.back = Icon(dice.below(6) as u8);
                }
            }
            *faces = changed;
        }
        other
    }

    fn secrets(played: &Played<Self>) -> Vec<String> {
        vec![format!("{:?}", played.setup.cards)]
    }
}
