//! Chorus under the laws that every rule set keeps.

use antedate_rules::chorus::{Action, Chorus, Event, Gap, Outcome, Setup};
use antedate_rules::{CardId, Chance, Date, Events, Game, Seat, Viewer};

use crate::common::dice::Dice;
use crate::common::laws::{Lawful, laws};
use crate::common::played::Played;
use crate::stories::Story;
use crate::table::{Manner, Step, deal, decide};

laws!(Chorus);

impl Lawful for Chorus {
    type Setup = Setup;
    type Manner = Manner;
    type Step = Step;
    type Teller = Story;

    const NAME: &'static str = "chorus";
    /// A few stand for many: a table of 300 has tests of its own.
    const SEATS: std::ops::RangeInclusive<usize> = 1..=5;
    const N_GAMES: u64 = 600;
    /// Every player says "done" for every card soon enough.
    const MAX_STEPS: usize = 2000;
    const LOOK_EVERY: usize = 9;
    const MIN_STORIES: usize = 4;
    /// Whoever has said "done" may still change their choice (CH-3).
    const ACTS_UNASKED: bool = true;

    fn random(dice: &mut Dice, n_seats: usize) -> (Setup, Manner) {
        (dice.setup(n_seats), dice.manner())
    }

    fn deal(setup: &Setup) -> Chorus {
        deal(setup)
    }

    fn next_step(&self, dice: &mut Dice, manner: &Manner) -> Option<Step> {
        dice.step(self, manner)
    }

    fn decide_step(&self, step: Step, _: &dyn Chance) -> Events<Event> {
        decide(self, step)
    }

    fn every_action(&self) -> Vec<Action> {
        let gaps = (0..=self.line().len() as Gap + 2).chain([Gap::MAX - 1, Gap::MAX]);
        let both = |gap| [Action::Choose { gap }, Action::Done { gap: Some(gap) }];
        let pass = [Action::Done { gap: None }];
        gaps.flat_map(both).chain(pass).collect()
    }

    fn some_event() -> Event {
        Event::SeatDropped { seat: Seat(4) }
    }

    /// CH-2, CH-5: the line, and the cards that come later in their order.
    fn cards(&self) -> (Vec<CardId>, usize) {
        let n_cards = self.deal().n_cards();
        let to_come = self.line().len()..n_cards;
        let to_come = to_come.map(|card| CardId(card as u8));
        let cards = self.line().iter().copied().chain(to_come).collect();
        (cards, n_cards)
    }

    /// CH-5: the line is in order. CH-6: nobody has more points than cards were closed.
    fn check_position(&self) {
        let date = |card: &CardId| self.deal().date(*card);
        assert!(self.line().is_sorted_by_key(date), "the line is in order");
        for seat in Seat::all(self.n_seats()) {
            let n_closed = self.n_closed_of(seat);
            assert!(n_closed <= self.n_closed(), "nobody is ahead of the line");
            assert!(usize::from(self.points(seat) + self.misses(seat)) <= n_closed);
        }
    }

    /// CH-7.
    fn check_end(&self, outcome: &Outcome, log: &[Event]) {
        assert!(matches!(log.last(), Some(Event::GameEnded)));
        if self.deal().teams().is_some() {
            return;
        }
        let best = outcome.winners.iter().map(|seat| self.points(*seat)).max();
        for seat in Seat::all(self.n_seats()).filter(|seat| !self.dropped().contains(*seat)) {
            assert!(Some(self.points(seat)) <= best);
        }
    }

    /// Changes the date of each card never turned, and what others have chosen for the open
    /// card, "done" or not.
    fn with_other_secrets(played: &Played<Self>, dice: &mut Dice, viewer: Viewer) -> Played<Self> {
        let mut other = played.clone();
        let n_steps = std::cell::Cell::new(0);
        let mut n_at_close = 0;
        let game = played.replay(
            |_, n| n_steps.set(n + 1),
            |_, event| {
                if matches!(event, Event::CardClosed { .. }) {
                    n_at_close = n_steps.get();
                }
            },
        );
        for date in &mut other.setup.dates[game.line().len()..] {
            *date = Date(1 + dice.below(2000) as i64);
        }
        if game.is_alone() {
            change_what_lies_ahead(&mut other, &game, dice, viewer);
            return other;
        }
        for step in &mut other.steps[n_at_close..] {
            if let Step::Act(seat, action) = step
                && viewer != Viewer::Seat(*seat)
            {
                let gap = dice.below(game.line().len() + 1) as Gap;
                *action = match *action {
                    Action::Choose { .. } => Action::Choose { gap },
                    Action::Done { .. } => Action::Done {
                        gap: Some(gap).filter(|gap| *gap > 0),
                    },
                };
            }
        }
        other
    }

    fn secrets(played: &Played<Self>) -> Vec<String> {
        vec![
            format!("{:?}", played.setup.dates),
            format!("{:?}", played.steps),
        ]
    }
}

/// CH-10: changes the dates of the cards that `viewer` has not closed, and what others have
/// chosen for them. Where there are lives, whoever is out would be somebody else then, and all
/// stays as it is; and so it does once the run is over, which opens everything.
fn change_what_lies_ahead(
    other: &mut Played<Chorus>,
    game: &Chorus,
    dice: &mut Dice,
    viewer: Viewer,
) {
    if game.deal().lives().is_some() || game.is_over() {
        return;
    }
    let reach = match viewer {
        Viewer::Seat(seat) if seat.index() < game.n_seats() => game.n_closed_of(seat),
        _ => 0,
    };
    for date in &mut other.setup.dates[reach + 1..] {
        *date = Date(1 + dice.below(2000) as i64);
    }
    let mut n_closed = vec![0; game.n_seats()];
    for step in &mut other.steps {
        match step {
            Step::Act(seat, action) => {
                let card = n_closed[seat.index()] + 1;
                n_closed[seat.index()] += usize::from(matches!(action, Action::Done { .. }));
                if card > reach && viewer != Viewer::Seat(*seat) {
                    let gap = dice.below(card + 1) as Gap;
                    *action = match *action {
                        Action::Choose { .. } => Action::Choose { gap },
                        Action::Done { .. } => Action::Done {
                            gap: Some(gap).filter(|gap| *gap > 0),
                        },
                    };
                }
            }
            Step::TimeUp(seat) => n_closed[seat.index()] += 1,
            Step::Close | Step::Join | Step::Drop(_) => {}
        }
    }
}
