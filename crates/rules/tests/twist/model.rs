//! A slow model of section 3, written from its clauses alone, and thousands of games in
//! which the rules must agree with it step by step.

use antedate_rules::twist::{Action, Event, Setup, Twist, Went, Why};
use antedate_rules::{CardId, Game, Icon, Seat};

use crate::common::dice::Dice;
use crate::table::{act, deal};

/// A card before a player.
#[derive(Clone, Copy, PartialEq)]
struct Held {
    card: CardId,
    blocked: bool,
}

/// The game, as a table would know it that keeps everything in lists.
struct Model<'a> {
    setup: &'a Setup,
    hands: Vec<Vec<Held>>,
    /// The stacks of the main row, earliest first.
    row: Vec<Vec<CardId>>,
    /// The slot after each stack but the last; empty where nothing lies (CO-12).
    slots: Vec<Vec<CardId>>,
    draw_pile: Vec<CardId>,
    discard_pile: Vec<CardId>,
    turn: Seat,
    n_tried: usize,
    n_placed: usize,
    ended: Option<&'static str>,
    /// What has happened in this step, in words.
    told: Vec<String>,
}

impl<'a> Model<'a> {
    /// CO-2, CO-3.
    fn new(setup: &'a Setup) -> Model<'a> {
        let mut cards: Vec<CardId> = (0..36).map(CardId).collect();
        let blocked = false;
        let mut four = || {
            cards
                .drain(..4)
                .map(|card| Held { card, blocked })
                .collect()
        };
        let hands = (0..setup.n_seats).map(|_| four()).collect();
        let row = vec![vec![cards.remove(0)]];
        let discard_pile = vec![cards.remove(0)];
        Model {
            setup,
            hands,
            row,
            slots: Vec::new(),
            draw_pile: cards,
            discard_pile,
            turn: setup.first,
            n_tried: 0,
            n_placed: 0,
            ended: None,
            told: Vec::new(),
        }
    }

    fn date(&self, card: CardId) -> i64 {
        self.setup.cards[card.index()].date.0
    }

    fn date_of(&self, stack: &[CardId]) -> i64 {
        self.date(stack[0])
    }

    fn hand(&self) -> &[Held] {
        &self.hands[self.turn.index()]
    }

    fn n_upright(&self) -> usize {
        self.hand().iter().filter(|held| !held.blocked).count()
    }

    fn may_discard(&self, held: &Held) -> bool {
        self.setup.cards[held.card.index()].front == self.icon()
    }

    /// CO-16: the back icon on top of the discard pile.
    fn icon(&self) -> Icon {
        let top = self.discard_pile[self.discard_pile.len() - 1];
        self.setup.cards[top.index()].back
    }

    /// CO-4, CO-5, CO-13, CO-14, CO-16.
    fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.ended.is_some() {
            return actions;
        }
        for held in self.hand().iter().filter(|held| !held.blocked) {
            actions.push(Action::Try { card: held.card });
        }
        if self.n_placed == 1 {
            actions.push(Action::Stop);
        }
        if self.n_tried == 0 {
            for held in self.hand().iter().filter(|held| self.may_discard(held)) {
                actions.push(Action::Discard { card: held.card });
            }
        }
        actions
    }

    fn take(&mut self, action: Action) {
        self.told.clear();
        match action {
            Action::Try { card } => self.try_card(card),
            Action::Stop => {
                self.told.push("stopped".to_owned());
                self.end_turn();
            }
            Action::Discard { card } => {
                self.remove(card);
                self.discard_pile.push(card);
                self.told.push(format!("discarded {card}"));
                self.end_turn();
            }
        }
    }

    fn remove(&mut self, card: CardId) {
        self.hands[self.turn.index()].retain(|held| held.card != card);
    }

    /// CO-6 to CO-15.
    fn try_card(&mut self, card: CardId) {
        self.n_tried += 1;
        let went = self.lay(card);
        self.told.push(format!("tried {card}: {went}"));
        if went.starts_with("blocked") {
            let mut hand = self.hands[self.turn.index()].iter_mut();
            let held = hand.find(|held| held.card == card).expect("held");
            held.blocked = true;
        } else {
            self.n_placed += 1;
            self.remove(card);
        }
        if self.n_placed == 0 && self.n_upright() == 0 {
            self.end("no card placed"); // CO-15
        } else if self.n_placed == 2 || self.n_upright() == 0 {
            self.end_turn(); // CO-13, CO-13a
        }
    }

    /// Lays a card where it belongs (CO-7 to CO-11), or says that it is blocked.
    fn lay(&mut self, card: CardId) -> String {
        let date = self.date(card);
        for nth in 0..self.row.len() {
            if self.date_of(&self.row[nth]) == date {
                self.row[nth].push(card);
                return format!("on {}", self.row[nth][0]);
            }
        }
        for nth in 0..self.slots.len() {
            if !self.slots[nth].is_empty() && self.date_of(&self.slots[nth]) == date {
                self.slots[nth].push(card);
                return format!("on {}", self.slots[nth][0]);
            }
        }
        if self.row.iter().all(|stack| date < self.date_of(stack)) {
            self.row.insert(0, vec![card]);
            self.slots.insert(0, Vec::new());
            return "left".to_owned();
        }
        if self.row.iter().all(|stack| date > self.date_of(stack)) {
            self.row.push(vec![card]);
            self.slots.push(Vec::new());
            return "right".to_owned();
        }
        let later = self.row.iter().position(|stack| self.date_of(stack) > date);
        let later = later.expect("the card is not the latest");
        let between = format!("{} {}", self.row[later - 1][0], self.row[later][0]);
        let slot = &mut self.slots[later - 1];
        if slot.is_empty() {
            slot.push(card);
            return format!("slot {between}");
        }
        format!("blocked {between}")
    }

    /// CO-18 to CO-20a.
    fn end_turn(&mut self) {
        let seat = self.turn.index();
        let mut drew = Vec::new();
        while self.hands[seat].len() < 4 && !self.draw_pile.is_empty() {
            let card = self.draw_pile.remove(0);
            let blocked = false;
            self.hands[seat].push(Held { card, blocked });
            drew.push(card);
        }
        self.told.push(format!("drew {drew:?}"));
        (self.n_tried, self.n_placed) = (0, 0);
        if self.hands.iter().all(Vec::is_empty) {
            return self.end("all out");
        }
        loop {
            self.turn = Seat((self.turn.0 + 1) % self.hands.len() as u16);
            if !self.hand().is_empty() {
                break;
            }
            self.told.push("skipped".to_owned());
        }
        self.told.push(format!("turn of {}", self.turn));
        if self.legal().is_empty() {
            self.end("cannot act");
        }
    }

    fn end(&mut self, why: &'static str) {
        self.told.push(why.to_owned());
        self.ended = Some(why);
    }

    /// CO-21, CO-22: main row, slots, discard pile, draw pile, before players.
    fn places(&self) -> [usize; 5] {
        [
            self.row.concat().len(),
            self.slots.concat().len(),
            self.discard_pile.len(),
            self.draw_pile.len(),
            self.hands.concat().len(),
        ]
    }
}

fn why(why: Why) -> &'static str {
    match why {
        Why::AllOut => "all out",
        Why::CannotAct => "cannot act",
        Why::NoCardPlaced => "no card placed",
    }
}

/// Says an event in the words of the model.
fn words(event: &Event) -> String {
    match event {
        Event::CardTried { card, went, .. } => {
            let went = match went {
                Went::Left => "left".to_owned(),
                Went::Right => "right".to_owned(),
                Went::Stack(on) => format!("on {on}"),
                Went::Slot(between) => format!("slot {} {}", between.earlier, between.later),
                Went::Blocked(between) => format!("blocked {} {}", between.earlier, between.later),
            };
            format!("tried {card}: {went}")
        }
        Event::Stopped { .. } => "stopped".to_owned(),
        Event::CardDiscarded { card, .. } => format!("discarded {card}"),
        Event::CardsDrawn { cards, .. } => format!("drew {cards:?}"),
        Event::TurnPassed { to } => format!("turn of {to}"),
        Event::GameEnded { why: reason } => why(*reason).to_owned(),
    }
}

fn check(game: &Twist, model: &Model<'_>) {
    assert_eq!(game.main_row(), model.row);
    assert_eq!(game.interval_slots(), model.slots);
    assert_eq!(game.discard_pile(), model.discard_pile);
    assert_eq!(game.draw_pile().collect::<Vec<_>>(), model.draw_pile);
    for (seat, hand) in Seat::all(game.n_seats()).zip(&model.hands) {
        let cards: Vec<CardId> = hand.iter().map(|held| held.card).collect();
        assert_eq!(game.hand(seat)[..], cards);
        assert!(
            hand.iter()
                .all(|held| game.is_blocked(held.card) == held.blocked)
        );
    }
    let turn = model.ended.is_none().then_some(model.turn);
    assert_eq!(game.turn(), turn);
    for seat in Seat::all(game.n_seats()) {
        let legal = if turn == Some(seat) {
            model.legal()
        } else {
            Vec::new()
        };
        assert_eq!(game.legal_actions(seat), legal);
    }
    let tally = game.tally();
    let places = [
        tally.main,
        tally.slots,
        tally.discard,
        tally.draw,
        tally.hands,
    ];
    assert_eq!(places.map(usize::from), model.places());
    let [main, slots, rest @ ..] = model.places().map(|n| n as i16);
    let score = 2 * main + slots - rest.iter().sum::<i16>();
    assert_eq!(tally.score(), score, "CO-21");
    assert_eq!(game.outcome().map(|outcome| why(outcome.why)), model.ended);
}

/// CO-2 to CO-22: the slow model and the rules play the same game. The rare branches must
/// all have been met, or the agreement would say little.
#[test]
fn the_slow_model_agrees_step_by_step() {
    let mut met = [0; 7];
    for seed in 0..6000 {
        let mut dice = Dice::new(seed);
        let setup = dice.setup(1 + (seed % 8) as usize);
        let manner = dice.manner();
        let mut game = deal(&setup);
        let mut model = Model::new(&setup);
        check(&game, &model);
        while let Some(action) = dice.pick(&game, &manner) {
            let seat = game.turn().expect("the game goes on");
            let events = act(&mut game, action);
            model.take(action);
            for event in &events {
                let whose = match event {
                    Event::CardTried { seat, .. }
                    | Event::Stopped { seat }
                    | Event::CardDiscarded { seat, .. }
                    | Event::CardsDrawn { seat, .. } => *seat,
                    Event::TurnPassed { .. } | Event::GameEnded { .. } => seat,
                };
                assert_eq!(whose, seat);
            }
            count_rare(&model, &mut met);
            let told: Vec<String> = events.iter().map(words).collect();
            model.told.retain(|told| told != "skipped");
            assert_eq!(told, model.told, "seed {seed}, {action:?}");
            check(&game, &model);
        }
    }
    assert!(met.iter().all(|n| *n > 50), "rare branches met: {met:?}");
}

fn count_rare(model: &Model<'_>, met: &mut [u32; 7]) {
    let said = |words: &str| model.told.iter().any(|told| told.contains(words));
    let on_slot = |stack: &Vec<CardId>| stack.len() > 1 && said(&format!(": on {}", stack[0]));
    let rare = [
        said(": on"),
        model.slots.iter().any(on_slot),
        said("blocked"),
        said("skipped"),
        said("no card placed"),
        said("cannot act"),
        said("all out"),
    ];
    for (n, rare) in met.iter_mut().zip(rare) {
        *n += u32::from(rare);
    }
}
