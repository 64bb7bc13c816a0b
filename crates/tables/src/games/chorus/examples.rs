//! The positions of chorus in the rulebook.

use antedate_record::chorus::Recorded;
use antedate_rules::chorus::Action;
use antedate_rules::{Game, Seat};

use crate::bots::RandomPlayer;
use crate::games::ExampleSpec;

pub(super) const WANTED: &[ExampleSpec<Recorded>] = &[
    ("chorus-place", Seat(0), reach_place),
    ("chorus-same-date", Seat(0), reach_same_date),
];

/// Everybody says the first right gap, until so many cards are closed.
fn all_right(recorded: &mut Recorded, n_cards: usize) -> bool {
    let game = &mut recorded.game;
    while game.n_closed() < n_cards {
        let (Some(card), Some(seat)) = (game.current(), game.to_act().lowest()) else {
            return false;
        };
        let gap = Some(game.right_gaps(card).0);
        if game
            .apply(seat, Action::Done { gap }, &recorded.seed)
            .is_err()
        {
            return false;
        }
    }
    true
}

/// The other has said "done": the next "done" turns the card.
fn other_is_done(recorded: &mut Recorded) -> bool {
    let gap = Some(0);
    let (game, seed) = (&mut recorded.game, &recorded.seed);
    game.apply(Seat(1), Action::Done { gap }, seed).is_ok()
}

/// A line of a few cards, and one to place (CH-3).
fn reach_place(recorded: &mut Recorded, _: &mut RandomPlayer) -> bool {
    all_right(recorded, 2) && other_is_done(recorded)
}

/// A card of the same date lies in the line: both gaps beside it are right (CH-5).
fn reach_same_date(recorded: &mut Recorded, _: &mut RandomPlayer) -> bool {
    if !all_right(recorded, 3) {
        return false;
    }
    let game = &recorded.game;
    let right = game.current().map(|card| game.right_gaps(card));
    right.is_some_and(|(first, last)| first < last) && other_is_done(recorded)
}
