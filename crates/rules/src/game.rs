//! What every rule set offers: decide, evolve, list, show.

use std::fmt::Debug;

use arrayvec::ArrayVec;

use crate::{CardId, ManySeats, Seat, Viewer};

/// The events of one action, in order. No action makes more than sixteen.
pub type Events<E> = ArrayVec<E, 16>;

/// Where a shuffle in the middle of a game comes from (TC-10).
///
/// The rules own no random source; whoever runs the game does, and the result
/// is recorded in an event.
pub trait Chance {
    /// Shuffles `cards`, which arrive from the bottom of the discard pile to its
    /// top and leave with the top of the new draw pile first. `nth` counts the
    /// reshuffles of the game from 0.
    fn reshuffle(&self, nth: u32, cards: &mut [CardId]);
}

/// The chance of a game in which nothing can be shuffled any more: it leaves
/// the cards as they lie.
#[derive(Debug, Clone, Copy)]
pub struct NoChance;

impl Chance for NoChance {
    fn reshuffle(&self, _nth: u32, _cards: &mut [CardId]) {}
}

/// One rule set, as the state of one game.
///
/// The state is plain memory: cloning it allocates nothing. It implements no
/// `Serialize` and no `Debug`, so that no secret can leave by accident.
pub trait Game: Clone {
    /// What a seat asks for, in the imperative.
    type Action: Copy + Eq + Debug;
    /// What happened, in the past tense. May hold secrets.
    type Event: Copy + PartialEq;
    /// All that one viewer may know now.
    type View: Debug + Clone + PartialEq;
    /// What one viewer is told of one event.
    type Shown: Debug + Clone + PartialEq;
    /// Why an action was refused. Never depends on a secret.
    type Illegal: std::error::Error + Clone + PartialEq;
    /// How the game ended.
    type Outcome: Debug + Clone + PartialEq;

    /// Counts the seats.
    fn n_seats(&self) -> usize;

    /// Returns the seats the game is waiting for; none once it is over.
    fn to_act(&self) -> ManySeats;

    /// Counts the actions `seat` may take now.
    fn n_actions(&self, seat: Seat) -> usize;

    /// Returns the `n`-th of the actions `seat` may take now, in a fixed order.
    fn nth_action(&self, seat: Seat, n: usize) -> Option<Self::Action>;

    /// Works out what `action` would do, changing nothing, and writes it to `events`.
    ///
    /// # Errors
    /// The action is against the rules; `events` is then left as it was.
    fn decide(
        &self,
        seat: Seat,
        action: Self::Action,
        chance: &dyn Chance,
        events: &mut Events<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Folds one event into the state. Holds no rules and never fails.
    fn evolve(&mut self, event: &Self::Event);

    /// Builds what `viewer` may see, field by field, from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Builds what `viewer` is told of `event`, which has just been folded in.
    fn show(&self, viewer: Viewer, event: &Self::Event) -> Self::Shown;

    /// Returns how the game ended, once it has.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Lists every action `seat` may take now.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        (0..self.n_actions(seat))
            .filter_map(|n| self.nth_action(seat, n))
            .collect()
    }

    /// Plays on to the end and counts the actions. Of the `n` actions a seat may take,
    /// `pick` chooses one by its number, as in [`Game::nth_action`].
    ///
    /// # Panics
    /// `pick` chose a number that is not below `n`.
    fn play_out(&mut self, chance: &dyn Chance, pick: &mut dyn FnMut(Seat, usize) -> usize) -> u64;

    /// Decides, then folds. A refusal leaves the game as it was.
    ///
    /// # Errors
    /// The action is against the rules.
    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &dyn Chance,
    ) -> Result<Events<Self::Event>, Self::Illegal> {
        let mut events = Events::new();
        self.decide(seat, action, chance, &mut events)?;
        for event in &events {
            self.evolve(event);
        }
        Ok(events)
    }
}

/// The loop of [`Game::play_out`], to be put in line together with `act`.
///
/// Millions of games are played with it, and a move takes a few dozen nanoseconds: the calls
/// between listing, deciding and folding would be a fifth of that. Everybody else calls
/// [`Game::decide`] and [`Game::evolve`], which are compiled here, once, so that a change in
/// the rules does not compile everything built on them again.
#[inline(always)]
pub(crate) fn play_out<G: Game>(
    game: &mut G,
    pick: &mut dyn FnMut(Seat, usize) -> usize,
    mut act: impl FnMut(&mut G, Seat, G::Action, &mut Events<G::Event>) -> Result<(), G::Illegal>,
) -> u64 {
    let mut events = Events::new();
    let mut n_actions = 0;
    while let Some(seat) = game.to_act().lowest() {
        let picked = pick(seat, game.n_actions(seat));
        let action = game.nth_action(seat, picked).expect("a listed action");
        events.clear();
        act(game, seat, action, &mut events).expect("a listed action is legal");
        n_actions += 1;
    }
    n_actions
}
