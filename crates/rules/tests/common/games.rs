//! What can be asked of a game of any rule set.

use antedate_rules::{Chance, Events, Game, Seat, Viewer};

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

/// Checks that the actions listed for each seat, and for one seat too many, are exactly
/// those of `every` that are accepted, and that a refusal leaves all as it was.
pub(crate) fn check_listed<G: Game>(
    game: &G,
    every: &[G::Action],
    chance: &dyn Chance,
    earlier: G::Event,
) {
    let mut refused = None;
    for seat in Seat::all(game.n_seats() + 1) {
        let listed = game.legal_actions(seat);
        assert_eq!(listed.len(), game.n_actions(seat));
        assert_eq!(game.nth_action(seat, listed.len()), None);
        assert_eq!(game.to_act().contains(seat), !listed.is_empty());
        for (at, action) in listed.iter().enumerate() {
            assert!(!listed[..at].contains(action), "{action:?} is listed twice");
            assert!(every.contains(action), "{action:?} was not thought of");
            assert_eq!(game.nth_action(seat, at), Some(*action));
        }
        for action in every {
            let mut events = Events::new();
            events.push(earlier);
            let decided = game.decide(seat, *action, chance, &mut events);
            assert_eq!(decided.is_ok(), listed.contains(action), "{action:?}");
            assert_eq!(decided.is_ok(), events.len() > 1, "{action:?}");
            assert!(events[0] == earlier, "what was written before stays");
            if decided.is_err() {
                refused = Some((seat, *action));
            }
        }
    }
    let (seat, action) = refused.expect("nobody may do everything");
    let mut after = game.clone();
    assert!(after.apply(seat, action, chance).is_err());
    assert_eq!(all_seen(&after), all_seen(game), "a refusal does nothing");
}

/// Counts the ways to play `depth` actions.
pub(crate) fn n_paths<G: Game>(game: &G, depth: usize, chance: &dyn Chance) -> usize {
    if depth == 0 {
        return 1;
    }
    let mut n = 0;
    for seat in game.to_act().iter() {
        for action in game.legal_actions(seat) {
            let mut next = game.clone();
            next.apply(seat, action, chance).expect("a listed action");
            n += n_paths(&next, depth - 1, chance);
        }
    }
    n
}
