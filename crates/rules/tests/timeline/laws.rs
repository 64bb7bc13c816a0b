//! Timeline under the laws that every rule set keeps.

use std::collections::BTreeSet;

use antedate_rules::timeline::{Action, Event, Gap, Outcome, SEATS, Setup, Timeline};
use antedate_rules::{CardId, Chance, Date, Events, Game, Seat, Viewer};

use crate::common::dice::Dice;
use crate::common::laws::{Lawful, laws};
use crate::common::played::Played;
use crate::stories::Story;
use crate::table::{Manner, Step, deal};

laws!(Timeline);

impl Lawful for Timeline {
    type Setup = Setup;
    type Manner = Manner;
    type Step = Step;
    type Teller = Story;

    const NAME: &'static str = "timeline";
    const SEATS: std::ops::RangeInclusive<usize> = SEATS;
    const N_GAMES: u64 = 1000;
    /// Each right card stays for good, and there are at most 255; wrong ones cannot go on
    /// for ever by chance.
    const MAX_STEPS: usize = 50_000;
    const LOOK_EVERY: usize = 14;
    const MIN_STORIES: usize = 3;

    fn random(dice: &mut Dice, n_seats: usize) -> (Setup, Manner) {
        let mut setup = dice.setup(n_seats);
        let mut manner = dice.manner();
        if dice.below(2) == 0 {
            // Few cards to draw and many errors, so that piles are shuffled.
            let n_spare = deal(&setup).draw_pile().len();
            let n_cards = setup.dates.len() - n_spare + n_spare.min(5);
            setup.dates.truncate(n_cards);
            manner.n_right = manner.n_right.min(1);
        }
        (setup, manner)
    }

    fn deal(setup: &Setup) -> Timeline {
        deal(setup)
    }

    fn next_step(&self, dice: &mut Dice, manner: &Manner) -> Option<Step> {
        dice.step(self, manner)
    }

    fn decide_step(&self, step: Step, chance: &dyn Chance) -> Events<Event> {
        step.take(&mut self.clone(), chance)
    }

    /// TC-5, TC-11: there is no other kind of action, so no pass either.
    fn every_action(&self) -> Vec<Action> {
        let gaps = || (0..=self.line().len() as Gap + 2).chain([Gap::MAX]);
        let cards = (0..=self.deal().n_cards() as u8).map(CardId);
        cards
            .flat_map(|card| gaps().map(move |gap| Action::Place { card, gap }))
            .collect()
    }

    fn some_event() -> Event {
        Event::TurnPassed { to: Seat(7) }
    }

    /// TC-2, TC-3, TC-14b, TC-17: hands, line and both piles.
    fn cards(&self) -> (Vec<CardId>, usize) {
        let mut cards = [self.line(), self.draw_pile(), self.discard_pile()].concat();
        for seat in Seat::all(self.n_seats()) {
            cards.extend(self.hand(seat));
        }
        (cards, self.deal().n_cards())
    }

    /// TC-6.
    fn check_position(&self) {
        let date = |card: &CardId| self.deal().date(*card);
        assert!(self.line().is_sorted_by_key(date), "the line is in order");
    }

    /// A game that has ended has winners, still in, and says so once.
    fn check_end(&self, outcome: &Outcome, log: &[Event]) {
        assert!(!outcome.winners.is_empty());
        assert!(outcome.winners.without(self.still_in()).is_empty());
        let ends = log.iter().filter(|e| matches!(e, Event::GameEnded { .. }));
        assert_eq!(ends.count(), 1);
        assert!(matches!(log.last(), Some(Event::GameEnded { .. })));
    }

    /// Changes the date of each card never turned, and the order of the last shuffled pile
    /// below its top. (Earlier piles were drawn to the end.)
    fn with_other_secrets(played: &Played<Self>, dice: &mut Dice, _: Viewer) -> Played<Self> {
        let mut other = played.clone();
        let (game, log) = played.log();
        let turned = turned(&played.setup, &log);
        let dates = &mut other.setup.dates;
        let seen: BTreeSet<Date> = turned.iter().map(|card| dates[card.index()]).collect();
        let mut scenes: Vec<Date> = (1..=100).map(Date).collect();
        scenes.retain(|scene| !seen.contains(scene));
        dice.shuffle(&mut scenes);
        for (card, date) in dates.iter_mut().enumerate() {
            if !turned.contains(&CardId(card as u8)) {
                *date = match played.setup.edition.equal_dates {
                    true => dice.year(40),
                    false => scenes.pop().expect("as many scenes as cards"),
                };
            }
        }
        if let Some(pile) = other.piles.last_mut() {
            let hidden = pile.len() - game.draw_pile().len().saturating_sub(1);
            dice.shuffle(&mut pile[hidden..]);
        }
        other
    }

    fn secrets(played: &Played<Self>) -> Vec<String> {
        vec![
            format!("{:?}", played.setup.dates),
            format!("{:?}", played.piles),
        ]
    }
}

/// Returns the cards whose dates all have seen.
fn turned(setup: &Setup, log: &[Event]) -> BTreeSet<CardId> {
    let mut turned: BTreeSet<CardId> = deal(setup).line().iter().copied().collect();
    for event in log {
        match event {
            Event::CardPlaced { card, .. } | Event::CardMisplaced { card, .. } => {
                turned.insert(*card);
            }
            Event::SeatDropped { cards, .. } => turned.extend(cards.iter()),
            _ => {}
        }
    }
    turned
}
