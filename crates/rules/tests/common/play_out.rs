//! Playing on in one go, beside playing action by action.

use antedate_rules::{Chance, Game, Viewer};

/// Checks that playing on in one go is the same as deciding and folding action by action.
pub(crate) fn check_play_out<G: Game>(start: &G, chance: &dyn Chance, seed: u64) {
    let mut picks = Vec::new();
    let (mut at_once, mut state) = (start.clone(), seed);
    let n_actions = at_once.play_out(chance, &mut |seat, n| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        picks.push((seat, n, (state >> 33) as usize % n));
        (state >> 33) as usize % n
    });
    assert_eq!(n_actions, picks.len() as u64);
    let mut step_by_step = start.clone();
    for (seat, n, pick) in picks {
        assert_eq!(step_by_step.to_act().lowest(), Some(seat));
        assert_eq!(step_by_step.n_actions(seat), n);
        let action = step_by_step.nth_action(seat, pick).expect("it was picked");
        let applied = step_by_step.apply(seat, action, chance);
        applied.expect("a listed action");
    }
    assert!(at_once.to_act().is_empty(), "it was played to the end");
    assert_eq!(at_once.outcome(), step_by_step.outcome());
    for viewer in Viewer::all(start.n_seats()) {
        assert_eq!(at_once.view(viewer), step_by_step.view(viewer));
    }
}
