//! A slow model of section 9, written from its clauses alone, and many games in which the
//! rules must agree with it.

use antedate_rules::chorus::{Action, Chorus, Pace, Setup};
use antedate_rules::{Game, Seat};

use crate::common::dice::Dice;
use crate::table::{Step, deal, take};

struct Player {
    choice: Option<usize>,
    is_done: bool,
    has_left: bool,
    points: u8,
    distance: u16,
    misses: u8,
    /// How many cards have been closed for them, at a pace of their own.
    n_closed: usize,
}

/// The game, as a table would know it that keeps everything in lists.
struct Model {
    setup: Setup,
    players: Vec<Player>,
    line: Vec<i64>,
    is_over: bool,
}

fn new_player() -> Player {
    Player {
        choice: None,
        is_done: false,
        has_left: false,
        points: 0,
        distance: 0,
        misses: 0,
        n_closed: 0,
    }
}

impl Player {
    /// CH-6: the distance to the nearest right gap; a pass is the largest.
    fn judge(&mut self, right: &[usize], n_gaps: usize) {
        let off = |gap: usize| right.iter().map(|right| gap.abs_diff(*right)).min();
        let choice = self.choice.take();
        let distance = choice.map_or(Some(n_gaps - 1), off).expect("a right gap");
        self.distance += distance as u16;
        match distance {
            0 => self.points += 1,
            _ => self.misses += 1,
        }
    }
}

impl Model {
    fn new(setup: &Setup) -> Model {
        Model {
            players: (0..setup.n_seats).map(|_| new_player()).collect(),
            line: vec![setup.dates[0].0],
            setup: setup.clone(),
            is_over: false,
        }
    }

    fn is_in(&self, player: &Player) -> bool {
        let has_lives = self.setup.lives.is_none_or(|lives| player.misses < lives);
        has_lives && !player.has_left
    }

    /// CH-4: whether all who are in have said "done".
    fn all_done(&self) -> bool {
        let mut players = self.players.iter();
        !players.any(|player| self.is_in(player) && !player.is_done)
    }

    fn take(&mut self, step: Step) {
        if self.setup.pace == Pace::Alone {
            return self.take_alone(step);
        }
        match step {
            Step::TimeUp(_) => unreachable!("together the card closes for all"),
            // CH-12: every earlier card was passed.
            Step::Join => {
                let mut late = new_player();
                for n_cards in 1..self.line.len() {
                    late.distance += n_cards as u16;
                    late.misses += 1;
                }
                self.players.push(late);
            }
            Step::Act(seat, action) => {
                let player = &mut self.players[seat.index()];
                (player.choice, player.is_done) = match action {
                    Action::Choose { gap } => (Some(usize::from(gap)), false),
                    Action::Done { gap } => (gap.map(usize::from), true),
                };
                if self.all_done() {
                    self.close();
                }
            }
            Step::Close => self.close(),
            Step::Drop(seat) => {
                self.players[seat.index()].has_left = true;
                self.is_over = !self.players.iter().any(|player| self.is_in(player));
                if !self.is_over && self.all_done() {
                    self.close();
                }
            }
        }
    }

    /// CH-10: a "done" turns the card for that player, on a line of their own.
    fn take_alone(&mut self, step: Step) {
        let (seat, is_done) = match step {
            Step::Join => return self.players.push(new_player()),
            Step::Drop(seat) => {
                self.players[seat.index()].has_left = true;
                return self.end_alone();
            }
            Step::Act(seat, action) => {
                let (gap, is_done) = match action {
                    Action::Choose { gap } => (Some(gap), false),
                    Action::Done { gap } => (gap, true),
                };
                self.players[seat.index()].choice = gap.map(usize::from);
                (seat, is_done)
            }
            Step::TimeUp(seat) => (seat, true),
            Step::Close => unreachable!("each closes their own cards"),
        };
        if is_done {
            let n = self.players[seat.index()].n_closed;
            let mut line: Vec<i64> = self.setup.dates[..=n].iter().map(|date| date.0).collect();
            line.sort_unstable();
            let right = right_gaps(&line, self.setup.dates[n + 1].0);
            let player = &mut self.players[seat.index()];
            player.judge(&right, n + 2);
            player.n_closed += 1;
            self.end_alone();
        }
    }

    /// The run is over once nobody has a card left who is in.
    fn end_alone(&mut self) {
        let run = self.setup.dates.len() - 1;
        let mut players = self.players.iter();
        self.is_over = !players.any(|player| self.is_in(player) && player.n_closed < run);
        let n_closed = self.players.iter().map(|player| player.n_closed).max();
        let dates = &self.setup.dates[..=n_closed.unwrap_or(0)];
        self.line = dates.iter().map(|date| date.0).collect();
        self.line.sort_unstable();
    }

    /// CH-5, CH-6: every gap is tried.
    fn close(&mut self) {
        let date = self.setup.dates[self.line.len()].0;
        let n_gaps = self.line.len() + 1;
        let right = right_gaps(&self.line, date);
        let still_in: Vec<bool> = self.players.iter().map(|p| self.is_in(p)).collect();
        for (player, is_in) in self.players.iter_mut().zip(still_in) {
            player.is_done = false;
            if is_in {
                player.judge(&right, n_gaps);
            }
        }
        self.line.insert(right[right.len() - 1], date);
        // CH-7, CH-8.
        let nobody_in = !self.players.iter().any(|player| self.is_in(player));
        self.is_over = nobody_in || self.line.len() == self.setup.dates.len();
    }

    /// CH-7: whoever nobody else is better than.
    fn winners(&self) -> Vec<Seat> {
        if let Some(n_teams) = self.setup.teams {
            return self.winning_teams(usize::from(n_teams));
        }
        let score = |player: &Player| (i32::from(player.points), -i32::from(player.distance));
        let stayed = |player: &&Player| !player.has_left;
        let best = self.players.iter().filter(stayed).map(score).max();
        let seats = Seat::all(self.players.len()).zip(&self.players);
        let winners = seats.filter(|(_, p)| stayed(p) && Some(score(p)) == best);
        winners.map(|(seat, _)| seat).collect()
    }

    /// CH-9: the means as fractions of a common size.
    fn winning_teams(&self, n_teams: usize) -> Vec<Seat> {
        let members = |team: usize| {
            let players = self.players.iter().skip(team).step_by(n_teams);
            players
                .filter(|player| !player.has_left)
                .collect::<Vec<_>>()
        };
        let sizes: Vec<usize> = (0..n_teams).map(|team| members(team).len()).collect();
        let common: usize = sizes.iter().filter(|size| **size > 0).product();
        let score = |team: usize| {
            let share = common.checked_div(sizes[team])?;
            let points: usize = members(team).iter().map(|p| usize::from(p.points)).sum();
            let away: usize = members(team).iter().map(|p| usize::from(p.distance)).sum();
            Some((points * share, std::cmp::Reverse(away * share)))
        };
        let best = (0..n_teams).filter_map(score).max();
        let seats = Seat::all(self.players.len()).zip(&self.players);
        let winners = seats
            .filter(|(seat, player)| !player.has_left && score(seat.index() % n_teams) == best);
        winners.map(|(seat, _)| seat).collect()
    }

    fn agrees(&self, game: &Chorus) {
        assert_eq!(self.line, crate::table::line(game));
        assert_eq!(self.is_over, game.outcome().is_some());
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            assert_eq!(game.points(seat), player.points, "{seat}");
            assert_eq!(game.distance(seat), player.distance, "{seat}");
            assert_eq!(game.misses(seat), player.misses, "{seat}");
            assert_eq!(game.still_in().contains(seat), self.is_in(player), "{seat}");
            if !self.is_over {
                let waited_for = match self.setup.pace {
                    Pace::Together => !player.is_done,
                    Pace::Alone => player.n_closed + 1 < self.setup.dates.len(),
                };
                let waited_for = waited_for && self.is_in(player);
                assert_eq!(game.to_act().contains(seat), waited_for, "{seat}");
            }
        }
        if let Some(outcome) = game.outcome() {
            assert_eq!(outcome.winners, self.winners());
        }
    }
}

/// TC-6, TC-7: every gap is tried.
fn right_gaps(line: &[i64], date: i64) -> Vec<usize> {
    let fits = |gap: &usize| {
        let mut with_card = line.to_vec();
        with_card.insert(*gap, date);
        with_card.is_sorted()
    };
    (0..=line.len()).filter(fits).collect()
}

#[test]
fn the_rules_agree_with_the_model() {
    for seed in 0..4000 {
        let mut dice = Dice::new(seed ^ 0xc402);
        let n_seats = [1, 2, 3, 7, 40, 300][dice.below(6)];
        let (setup, manner) = (dice.setup(n_seats), dice.manner());
        let (mut game, mut model) = (deal(&setup), Model::new(&setup));
        while let Some(step) = dice.step(&game, &manner) {
            take(&mut game, step);
            model.take(step);
            if n_seats < 10 || dice.below(50) == 0 {
                model.agrees(&game);
            }
        }
        model.agrees(&game);
    }
}
