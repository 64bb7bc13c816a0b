//! A slow model of section 2, written from its clauses alone, and thousands of games in
//! which the rules must agree with it step by step.

use antedate_rules::timeline::{Event, Setup, Standing, Timeline};
use antedate_rules::{CardId, Chance, Game, Seat, SeatSet};

use crate::common::dice::Dice;
use crate::common::played::Mixed;
use crate::table::{Step, deal};

/// A player of the model.
struct Player {
    hand: Vec<CardId>,
    standing: Standing,
}

/// The game, as a table would know it that keeps everything in lists.
struct Model<'a> {
    setup: &'a Setup,
    chance: &'a dyn Chance,
    players: Vec<Player>,
    line: Vec<CardId>,
    /// Top first.
    draw_pile: Vec<CardId>,
    /// Bottom first.
    discard_pile: Vec<CardId>,
    /// Who has not had a turn in this round; the first of them acts.
    to_come: Vec<Seat>,
    round: u32,
    n_reshuffles: u32,
    winners: Vec<Seat>,
    /// What has happened in this step, in words.
    told: Vec<String>,
}

impl<'a> Model<'a> {
    /// TC-2, TC-3, TC-4.
    fn new(setup: &'a Setup, chance: &'a dyn Chance) -> Model<'a> {
        let mut cards: Vec<CardId> = (0..setup.dates.len()).map(|n| CardId(n as u8)).collect();
        let mut players = Vec::new();
        for extra in &setup.handicaps {
            players.push(Player {
                hand: cards.drain(..usize::from(setup.hand + extra)).collect(),
                standing: Standing::In,
            });
        }
        let line = vec![cards.remove(0)];
        let mut model = Model {
            setup,
            chance,
            players,
            line,
            draw_pile: cards,
            discard_pile: Vec::new(),
            to_come: Vec::new(),
            round: 1,
            n_reshuffles: 0,
            winners: Vec::new(),
            told: Vec::new(),
        };
        model.to_come = model.turn_order();
        model
    }

    /// TC-4, TC-14a, TC-17a: clockwise from the first player, those still in.
    fn turn_order(&self) -> Vec<Seat> {
        let n_seats = self.players.len() as u16;
        let first = self.setup.first.0;
        let clockwise = (first..n_seats).chain(0..first).map(Seat);
        clockwise.filter(|seat| self.is_in(*seat)).collect()
    }

    fn is_in(&self, seat: Seat) -> bool {
        self.players[seat.index()].standing == Standing::In
    }

    fn date(&self, card: CardId) -> i64 {
        self.setup.dates[card.index()].0
    }

    fn take(&mut self, step: Step) {
        self.told.clear();
        match step {
            Step::Place(seat, card, gap) => self.place(seat, card, usize::from(gap)),
            Step::Drop(seat) => self.drop_seat(seat),
        }
    }

    /// TC-5 to TC-9.
    fn place(&mut self, seat: Seat, card: CardId, gap: usize) {
        self.players[seat.index()].hand.retain(|held| *held != card);
        let mut with_card = self.line.clone();
        with_card.insert(gap, card);
        let in_order = with_card.is_sorted_by_key(|card| self.date(*card));
        if in_order {
            self.told.push(format!("{seat} placed {card} in {gap}"));
            self.line = with_card;
        } else {
            self.told.push(format!("{seat} misplaced {card} in {gap}"));
            self.discard_pile.push(card);
            assert!(self.draw(seat), "TC-10: a TC-9 draw never fails");
        }
        self.to_come.remove(0);
        self.go_on();
    }

    /// TC-10. Says whether there was a card.
    fn draw(&mut self, seat: Seat) -> bool {
        if self.draw_pile.is_empty() && !self.discard_pile.is_empty() {
            self.draw_pile.append(&mut self.discard_pile);
            self.chance
                .reshuffle(self.n_reshuffles, &mut self.draw_pile);
            self.n_reshuffles += 1;
            self.told.push(format!("reshuffled {:?}", self.draw_pile));
        }
        if self.draw_pile.is_empty() {
            self.told.push(format!("{seat} drew nothing"));
            return false;
        }
        let card = self.draw_pile.remove(0);
        self.told.push(format!("{seat} drew {card}"));
        self.players[seat.index()].hand.push(card);
        true
    }

    /// TC-17, TC-17a.
    fn drop_seat(&mut self, seat: Seat) {
        if !self.is_in(seat) {
            return;
        }
        let was_active = self.to_come[0] == seat;
        let player = &mut self.players[seat.index()];
        player.standing = Standing::Dropped;
        self.told.push(format!("{seat} left {:?}", player.hand));
        self.discard_pile.append(&mut player.hand);
        self.to_come.retain(|other| *other != seat);
        let left = self.turn_order();
        if left.len() == 1 {
            self.win(left);
        } else if was_active {
            self.go_on();
        }
    }

    fn win(&mut self, winners: Vec<Seat>) {
        let set: SeatSet = winners.iter().copied().collect();
        self.told.push(format!("won by {set:?} in {}", self.round));
        self.winners = winners;
    }

    /// The next turn, or the end of the round: TC-12 to TC-16.
    fn go_on(&mut self) {
        if self.to_come.is_empty() {
            self.end_round();
        }
        if self.winners.is_empty() {
            self.told.push(format!("turn of {}", self.to_come[0]));
        }
    }

    fn end_round(&mut self) {
        let still_in = self.turn_order();
        let is_out = |seat: &Seat| self.players[seat.index()].hand.is_empty();
        let (out, others): (Vec<Seat>, Vec<Seat>) = still_in.into_iter().partition(is_out);
        let out_set: SeatSet = out.iter().copied().collect();
        let mut eliminated = SeatSet::EMPTY;
        if out.len() > 1 {
            for seat in others {
                self.players[seat.index()].standing = Standing::Eliminated;
                eliminated.insert(seat);
            }
        }
        self.told
            .push(format!("round {} {out_set:?} {eliminated:?}", self.round));
        match out.len() {
            0 => {}
            1 => return self.win(out), // TC-13
            _ => {
                let drew: Vec<bool> = out.iter().map(|seat| self.draw(*seat)).collect();
                if drew.contains(&false) {
                    return self.win(out); // TC-16
                }
            }
        }
        self.round += 1;
        self.to_come = self.turn_order();
    }
}

/// Says an event in the words of the model.
fn words(event: &Event) -> String {
    match event {
        Event::CardPlaced { seat, card, gap } => format!("{seat} placed {card} in {gap}"),
        Event::CardMisplaced { seat, card, gap } => format!("{seat} misplaced {card} in {gap}"),
        Event::PileReshuffled { pile } => format!("reshuffled {:?}", pile.0),
        Event::CardDrawn { seat, card } => format!("{seat} drew {card}"),
        Event::NothingToDraw { seat } => format!("{seat} drew nothing"),
        Event::SeatDropped { seat, cards } => format!("{seat} left {cards:?}"),
        Event::RoundEnded {
            round,
            out,
            eliminated,
        } => format!("round {round} {out:?} {eliminated:?}"),
        Event::TurnPassed { to } => format!("turn of {to}"),
        Event::GameEnded { winners, rounds } => format!("won by {winners:?} in {rounds}"),
    }
}

fn check(game: &Timeline, model: &Model<'_>) {
    assert_eq!(game.line(), model.line);
    assert_eq!(game.draw_pile(), model.draw_pile);
    assert_eq!(game.discard_pile(), model.discard_pile);
    for (seat, player) in Seat::all(game.n_seats()).zip(&model.players) {
        assert_eq!(game.hand(seat), player.hand);
        assert_eq!(game.standing(seat), player.standing);
    }
    assert_eq!(game.round(), model.round);
    let turn = model.to_come.first().copied();
    let turn = turn.filter(|_| model.winners.is_empty());
    assert_eq!(game.turn(), turn);
    let held = |seat: Seat| model.players[seat.index()].hand.len();
    for seat in Seat::all(game.n_seats()) {
        let n_actions = if turn == Some(seat) {
            held(seat) * (model.line.len() + 1)
        } else {
            0
        };
        assert_eq!(game.n_actions(seat), n_actions, "TC-5");
    }
    let winners = game.outcome().map(|outcome| outcome.winners);
    let expected: SeatSet = model.winners.iter().copied().collect();
    assert_eq!(winners.unwrap_or_default(), expected);
}

/// TC-1 to TC-17a: the slow model and the rules play the same game. The rare branches must
/// all have been met, or the agreement would say little.
#[test]
fn the_slow_model_agrees_step_by_step() {
    let mut met = [0; 6];
    for seed in 0..6000 {
        let mut dice = Dice::new(seed);
        let setup = dice.setup(2 + (seed % 7) as usize);
        let (manner, chance) = (dice.manner(), Mixed(seed));
        let mut game = deal(&setup);
        let mut model = Model::new(&setup, &chance);
        check(&game, &model);
        while let Some(step) = dice.step(&game, &manner) {
            let events = step.take(&mut game, &chance);
            model.take(step);
            let told: Vec<String> = events.iter().map(words).collect();
            assert_eq!(told, model.told, "seed {seed}, {step:?}");
            check(&game, &model);
            count_rare(&model, &mut met);
        }
    }
    assert!(met.iter().all(|n| *n > 50), "rare branches met: {met:?}");
}

fn count_rare(model: &Model<'_>, met: &mut [u32; 6]) {
    let said = |words: &str| model.told.iter().position(|told| told.contains(words));
    let (round, reshuffled) = (said("round"), said("reshuffled"));
    let drew = said("drew");
    let rare = [
        reshuffled.is_some() && round.is_none(),
        round.is_some() && reshuffled > round,
        // TC-10, TC-14: a reshuffle after some have drawn.
        round.is_some() && drew > round && reshuffled > drew,
        said("drew nothing").is_some(),
        said("left").is_some() && round.is_some(),
        said("left").is_some() && !model.winners.is_empty(),
    ];
    for (n, rare) in met.iter_mut().zip(rare) {
        *n += u32::from(rare);
    }
}
