//! Random games of any rule set, and playing them again.

use std::cell::RefCell;

use antedate_rules::{CardId, Chance, Events};

use super::dice::Dice;
use super::laws::Lawful;

/// Shuffles by a generator of its own for each reshuffle of a game.
pub(crate) struct Mixed(pub(crate) u64);

impl Chance for Mixed {
    fn reshuffle(&self, nth: u32, cards: &mut [CardId]) {
        Dice::new(self.0 ^ u64::from(nth) << 32).shuffle(cards);
    }
}

/// Shuffles like [`Mixed`], and keeps the piles in the order of the reshuffles.
struct Recording(Mixed, RefCell<Vec<Vec<CardId>>>);

impl Chance for Recording {
    fn reshuffle(&self, nth: u32, cards: &mut [CardId]) {
        self.0.reshuffle(nth, cards);
        self.1.borrow_mut().push(cards.to_vec());
    }
}

/// Gives the piles of a record instead of shuffling.
struct Recorded<'a>(&'a [Vec<CardId>]);

impl Chance for Recorded<'_> {
    fn reshuffle(&self, nth: u32, cards: &mut [CardId]) {
        cards.copy_from_slice(&self.0[nth as usize]);
    }
}

/// A game as far as it was played, with its secrets.
pub(crate) struct Played<G: Lawful> {
    pub(crate) setup: G::Setup,
    pub(crate) steps: Vec<G::Step>,
    /// The shuffled piles, in the order of the reshuffles.
    pub(crate) piles: Vec<Vec<CardId>>,
}

impl<G: Lawful> Clone for Played<G> {
    fn clone(&self) -> Played<G> {
        Played {
            setup: self.setup.clone(),
            steps: self.steps.clone(),
            piles: self.piles.clone(),
        }
    }
}

impl<G: Lawful> Played<G> {
    /// Plays a random game for at most `n_steps`, drops included. `look` is called with the
    /// game and its log before each step, and at the end.
    pub(crate) fn random(
        seed: u64,
        n_steps: usize,
        mut look: impl FnMut(&G, &[G::Event]),
    ) -> Played<G> {
        let mut dice = Dice::new(seed ^ 0x7151);
        let n_seats = *G::SEATS.start() + seed as usize % G::SEATS.count();
        let (setup, manner) = G::random(&mut dice, n_seats);
        let chance = Recording(Mixed(seed), RefCell::default());
        let mut game = G::deal(&setup);
        let (mut log, mut steps) = (Vec::new(), Vec::new());
        let fold = |game: &mut G, log: &mut Vec<G::Event>, events: Events<G::Event>| {
            events.iter().for_each(|event| game.evolve(event));
            log.extend(events);
        };
        let opening = game.opening_events();
        fold(&mut game, &mut log, opening);
        while steps.len() < n_steps
            && let Some(step) = game.next_step(&mut dice, &manner)
        {
            look(&game, &log);
            let events = game.decide_step(step, &chance);
            fold(&mut game, &mut log, events);
            steps.push(step);
        }
        look(&game, &log);
        let piles = chance.1.into_inner();
        Played {
            setup,
            steps,
            piles,
        }
    }

    /// Plays again. `before` is called with the number of each step before it is taken,
    /// `after` with each event just after it was folded, as a table shows it. Returns the
    /// game as it then stands.
    pub(crate) fn replay(
        &self,
        mut before: impl FnMut(&G, usize),
        mut after: impl FnMut(&G, &G::Event),
    ) -> G {
        let chance = Recorded(&self.piles);
        let mut game = G::deal(&self.setup);
        let mut fold = |game: &mut G, events: Events<G::Event>| {
            for event in &events {
                game.evolve(event);
                after(game, event);
            }
        };
        let opening = game.opening_events();
        fold(&mut game, opening);
        for (n, step) in self.steps.iter().enumerate() {
            before(&game, n);
            let events = game.decide_step(*step, &chance);
            fold(&mut game, events);
        }
        game
    }

    /// Plays again and lists all events, beside the game as it then stands.
    pub(crate) fn log(&self) -> (G, Vec<G::Event>) {
        let mut log = Vec::new();
        let game = self.replay(|_, _| {}, |_, event| log.push(*event));
        (game, log)
    }
}
