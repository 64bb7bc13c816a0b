//! The laws that every rule set keeps. A rule set says how its random games are dealt and
//! played ([`Lawful`]), and `laws!(ItsGame)` makes a test of each law.

use std::collections::BTreeSet;
use std::fmt::{Debug, Write as _};
use std::ops::RangeInclusive;

use antedate_rules::{CardId, Chance, Events, Game, Seat, Viewer};

use super::dice::Dice;
use super::played::{Mixed, Played};
use super::storybook::{Teller, check_stories};

/// What the laws have to know of a rule set to try it.
pub(crate) trait Lawful: Game {
    /// What is dealt, with its secrets.
    type Setup: Clone;
    /// How well, or how oddly, a random game is played.
    type Manner;
    /// What happens to a game from outside: an action, or somebody leaving.
    type Step: Copy + Debug;
    /// Tells the golden stories.
    type Teller: Teller;

    /// The folder of its golden stories.
    const NAME: &'static str;
    const SEATS: RangeInclusive<usize>;
    /// How many random games the cheap laws are tried on.
    const N_GAMES: u64;
    /// No game has more steps.
    const MAX_STEPS: usize;
    /// The expensive laws look at one position of so many.
    const LOOK_EVERY: usize;
    const MIN_STORIES: usize;
    /// Whether somebody may act for whom the game does not wait.
    const ACTS_UNASKED: bool = false;

    fn random(dice: &mut Dice, n_seats: usize) -> (Self::Setup, Self::Manner);
    fn deal(setup: &Self::Setup) -> Self;

    /// What happens after the deal before anybody acts.
    fn opening_events(&self) -> Events<Self::Event> {
        Events::new()
    }

    /// Chooses what happens next; nothing once the game is over.
    fn next_step(&self, dice: &mut Dice, manner: &Self::Manner) -> Option<Self::Step>;
    fn decide_step(&self, step: Self::Step, chance: &dyn Chance) -> Events<Self::Event>;

    /// Everything anybody could ask for now, legal or not. Depends on no secret.
    fn every_action(&self) -> Vec<Self::Action>;

    /// Any event, to stand in the buffer before a decision.
    fn some_event() -> Self::Event;

    /// Lists the cards wherever they lie, hidden ones in their order, and counts those
    /// there should be.
    fn cards(&self) -> (Vec<CardId>, usize);

    /// Checks what holds in each position of this game alone.
    fn check_position(&self) {}

    /// Checks what holds at the end of this game alone.
    fn check_end(&self, _outcome: &Self::Outcome, _log: &[Self::Event]) {}

    /// Changes all that `viewer` has not seen by the end of what was played.
    fn with_other_secrets(played: &Played<Self>, dice: &mut Dice, viewer: Viewer) -> Played<Self>;

    /// Returns the secrets, one text for each kind, to see that they were changed.
    fn secrets(played: &Played<Self>) -> Vec<String>;
}

/// Makes a test of each law.
macro_rules! laws {
    ($game:ty: $($law:ident),+) => {
        $(#[test]
        fn $law() {
            $crate::common::laws::$law::<$game>();
        })+
    };
    ($game:ty) => {
        laws!($game:
            every_game_ends,
            no_card_is_lost_or_doubled,
            listed_actions_are_exactly_the_accepted_ones,
            a_refusal_changes_nothing,
            playing_out_at_once_is_playing_action_by_action,
            folding_the_log_rebuilds_the_game,
            nothing_that_reaches_a_viewer_depends_on_a_secret,
            every_story_is_told_as_it_was
        );
    };
}
pub(crate) use laws;

/// Plays random games to the end. `look` is called for one position of [`Lawful::LOOK_EVERY`].
fn look_closely<G: Lawful>(n_games: u64, mut look: impl FnMut(&G, u64)) {
    for seed in 0..n_games {
        let mut n_looks = seed as usize;
        Played::random(seed, G::MAX_STEPS, |game: &G, _| {
            n_looks += 1;
            if n_looks.is_multiple_of(G::LOOK_EVERY) {
                look(game, seed);
            }
        });
    }
}

/// Everything that can be learned from a game without its secrets, as bytes.
pub(crate) fn all_seen<G: Game>(game: &G) -> String {
    let views: Vec<G::View> = Viewer::all(game.n_seats())
        .map(|viewer| game.view(viewer))
        .collect();
    let legal: Vec<Vec<G::Action>> = Seat::all(game.n_seats())
        .map(|seat| game.legal_actions(seat))
        .collect();
    let (to_act, outcome) = (game.to_act(), game.outcome());
    format!("{views:?} {legal:?} {to_act:?} {outcome:?}")
}

/// A game ends, once, with its last event; until then somebody is to act, and then nobody.
pub(crate) fn every_game_ends<G: Lawful>() {
    for seed in 0..G::N_GAMES {
        let played = Played::<G>::random(seed, G::MAX_STEPS, |game, _| {
            assert_eq!(game.outcome().is_none(), !game.to_act().is_empty());
        });
        let (mut n_over, mut is_over) = (0, false);
        let game = played.replay(
            |_, _| {},
            |game, _| {
                is_over = game.outcome().is_some();
                n_over += u32::from(is_over);
            },
        );
        let n_steps = played.steps.len();
        assert!(is_over, "seed {seed} goes on after {n_steps} steps");
        assert_eq!(n_over, 1, "seed {seed}: something happened after the end");
        let outcome = game.outcome().expect("the game is over");
        game.check_end(&outcome, &played.log().1);
    }
}

/// Each card is in one place.
pub(crate) fn no_card_is_lost_or_doubled<G: Lawful>() {
    for seed in 0..G::N_GAMES {
        Played::<G>::random(seed, G::MAX_STEPS, |game, _| {
            let (cards, n_cards) = game.cards();
            let distinct: BTreeSet<CardId> = cards.iter().copied().collect();
            assert_eq!((distinct.len(), cards.len()), (n_cards, n_cards));
            game.check_position();
        });
    }
}

/// The actions listed for each seat, and for one seat too many, are exactly those that are
/// accepted of all that can be asked for.
pub(crate) fn listed_actions_are_exactly_the_accepted_ones<G: Lawful>() {
    look_closely(G::N_GAMES / 5, |game: &G, seed| {
        let every = game.every_action();
        for seat in Seat::all(game.n_seats() + 1) {
            let listed = game.legal_actions(seat);
            assert_eq!(listed.len(), game.n_actions(seat));
            assert_eq!(game.nth_action(seat, listed.len()), None);
            let waited_for = game.to_act().contains(seat);
            assert!(!waited_for || !listed.is_empty());
            assert!(waited_for || listed.is_empty() || G::ACTS_UNASKED);
            for (at, action) in listed.iter().enumerate() {
                assert!(!listed[..at].contains(action), "{action:?} is listed twice");
                assert!(every.contains(action), "{action:?} was not thought of");
                assert_eq!(game.nth_action(seat, at), Some(*action));
            }
            for action in &every {
                let mut events = Events::new();
                let decided = game.decide(seat, *action, &Mixed(seed), &mut events);
                assert_eq!(decided.is_ok(), listed.contains(action), "{action:?}");
                assert_eq!(decided.is_ok(), !events.is_empty(), "{action:?}");
            }
        }
    });
}

/// A refusal leaves the game, and what was written into the buffer before, as they were.
pub(crate) fn a_refusal_changes_nothing<G: Lawful>() {
    let earlier = G::some_event();
    look_closely(G::N_GAMES / 5, |game: &G, seed| {
        let before = (all_seen(game), game.cards());
        let mut after = game.clone();
        let mut n_refused = 0;
        for action in game.every_action() {
            for seat in Seat::all(game.n_seats() + 1) {
                let mut events = Events::new();
                events.push(earlier);
                if game.decide(seat, action, &Mixed(seed), &mut events).is_ok() {
                    continue;
                }
                assert!(events.len() == 1, "{action:?} wrote an event");
                assert!(events[0] == earlier, "{action:?} wrote over an event");
                assert!(after.apply(seat, action, &Mixed(seed)).is_err());
                n_refused += 1;
            }
        }
        assert!(n_refused > 0, "nobody may do everything");
        assert_eq!((all_seen(&after), after.cards()), before);
    });
}

/// Playing on in one go is the same as deciding and folding action by action.
pub(crate) fn playing_out_at_once_is_playing_action_by_action<G: Lawful>() {
    for seed in 0..G::N_GAMES / 10 {
        let mut n_looks = seed;
        Played::random(seed, G::MAX_STEPS, |game: &G, _| {
            n_looks += 1;
            if n_looks.is_multiple_of(11) {
                check_play_out(game, seed + n_looks);
            }
        });
    }
}

fn check_play_out<G: Game>(start: &G, seed: u64) {
    let (mut dice, chance) = (Dice::new(seed), Mixed(seed));
    let (mut picks, mut at_once) = (Vec::new(), start.clone());
    let n_actions = at_once.play_out(&chance, &mut |seat, n| {
        let pick = dice.below(n);
        picks.push((seat, n, pick));
        pick
    });
    assert_eq!(n_actions, picks.len() as u64);
    let mut step_by_step = start.clone();
    for (seat, n, pick) in picks {
        assert_eq!(step_by_step.to_act().lowest(), Some(seat));
        assert_eq!(step_by_step.n_actions(seat), n);
        let action = step_by_step.nth_action(seat, pick).expect("it was picked");
        let applied = step_by_step.apply(seat, action, &chance);
        applied.expect("a listed action");
    }
    assert!(at_once.to_act().is_empty(), "it was played to the end");
    assert_eq!(all_seen(&at_once), all_seen(&step_by_step));
}

/// The log is the game: reshuffles and drops too are rebuilt without any chance, in every
/// position, hidden cards included.
pub(crate) fn folding_the_log_rebuilds_the_game<G: Lawful>() {
    for seed in 0..G::N_GAMES / 5 {
        let (mut positions, mut n_looks) = (Vec::new(), 0);
        let played = Played::random(seed, G::MAX_STEPS, |game: &G, log| {
            n_looks += 1;
            if n_looks % G::LOOK_EVERY == 0 || game.to_act().is_empty() {
                positions.push((log.len(), all_seen(game), game.cards()));
            }
        });
        let (_, log) = played.log();
        let mut again = G::deal(&played.setup);
        let mut n_folded = 0;
        for (n_events, seen, cards) in positions {
            for event in &log[n_folded..n_events] {
                again.evolve(event);
            }
            n_folded = n_events;
            assert!(all_seen(&again) == seen, "seed {seed}, event {n_events}");
            assert!(again.cards() == cards, "seed {seed}, event {n_events}");
        }
        assert_eq!(n_folded, log.len());
    }
}

/// Everything that reaches one viewer in the course of a game, as bytes: views, shown
/// events, listed actions, and the answers to what a curious player might try.
fn told<G: Lawful>(played: &Played<G>, viewer: Viewer) -> String {
    let told = std::cell::RefCell::new(format!("{:?}", G::deal(&played.setup).view(viewer)));
    let before = |game: &G, n: usize| {
        let Viewer::Seat(seat) = viewer else {
            return;
        };
        let mut told = told.borrow_mut();
        let _ = write!(told, "{:?}", game.legal_actions(seat));
        let every = game.every_action();
        let stride = every.len().div_ceil(MAX_ATTEMPTS);
        for action in every.into_iter().skip(n % stride).step_by(stride) {
            let decided = game.decide(seat, action, &Mixed(0), &mut Events::new());
            let _ = match decided {
                Ok(()) => write!(told, "accepted"),
                Err(illegal) => write!(told, "{illegal:?} {illegal}"),
            };
        }
    };
    let after = |game: &G, event: &G::Event| {
        let (shown, view) = (game.show(viewer, event), game.view(viewer));
        let _ = write!(told.borrow_mut(), "{shown:?}{view:?}");
    };
    played.replay(before, after);
    told.into_inner()
}

/// A curious player tries at most so many actions before each step.
const MAX_ATTEMPTS: usize = 60;

/// SEC-1, SEC-2, SEC-4: another game that differs only in what a viewer has not seen gives
/// the viewer the same views, shown events, actions and refusals.
pub(crate) fn nothing_that_reaches_a_viewer_depends_on_a_secret<G: Lawful>() {
    let (mut n_changed, mut n_tried) = (Vec::new(), 0);
    for seed in 0..300 {
        let mut dice = Dice::new(seed ^ 0x5ec);
        // Many secrets are soon known, so half of the games have just begun.
        let n_steps = dice.below([8, 120][seed as usize % 2]);
        let mut n_seats = 0;
        let played = Played::<G>::random(seed, n_steps, |game, _| n_seats = game.n_seats());
        for viewer in Viewer::all(n_seats) {
            let other = G::with_other_secrets(&played, &mut dice, viewer);
            let (secrets, others) = (G::secrets(&played), G::secrets(&other));
            n_changed.resize(secrets.len(), 0);
            for (n, (one, other)) in n_changed.iter_mut().zip(secrets.iter().zip(&others)) {
                *n += u32::from(one != other);
            }
            n_tried += 1;
            let same = told(&other, viewer) == told(&played, viewer);
            assert!(same, "seed {seed}, {viewer:?}");
        }
    }
    assert!(
        n_changed.iter().all(|n| n * 20 > n_tried),
        "each kind of secret did change, in {n_tried} games: {n_changed:?}"
    );
}

/// The golden stories are there, and are told as they were.
pub(crate) fn every_story_is_told_as_it_was<G: Lawful>() {
    check_stories::<G::Teller>(G::NAME, G::MIN_STORIES);
}

/// Counts the ways to play `depth` actions.
pub(crate) fn n_paths<G: Game>(game: &G, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let mut n = 0;
    for seat in game.to_act().iter() {
        for action in game.legal_actions(seat) {
            let mut next = game.clone();
            next.apply(seat, action, &Mixed(0))
                .expect("a listed action");
            n += n_paths(&next, depth - 1);
        }
    }
    n
}
