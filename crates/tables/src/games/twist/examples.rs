//! The positions of twist in the rulebook.

use antedate_record::twist::Recorded;
use antedate_rules::twist::{Twist, Went};
use antedate_rules::{CardId, Seat};

use crate::bots::RandomPlayer;
use crate::examples::play_until;
use crate::games::ExampleSpec;

pub(super) const WANTED: &[ExampleSpec<Recorded>] = &[
    ("turn", Seat(0), reach_turn),
    ("discard", Seat(0), reach_discard),
];

/// Plays on until the reader's turn begins and the game is as wanted.
fn reach(
    recorded: &mut Recorded,
    chance: &mut RandomPlayer,
    wanted: impl Fn(&Twist) -> bool,
) -> bool {
    let there = |game: &Twist| game.turn() == Some(Seat(0)) && !game.has_tried() && wanted(game);
    play_until(recorded, chance, |_| true, there)
}

/// Cards that go to an end, to a slot, and one whose slot is taken (CO-8 to CO-11).
fn reach_turn(recorded: &mut Recorded, chance: &mut RandomPlayer) -> bool {
    reach(recorded, chance, |game| {
        let hand = game.hand(Seat(0));
        let upright = hand.iter().filter(|card| !game.is_blocked(**card));
        let went: Vec<Went> = upright.map(|card| game.place_of(*card)).collect();
        let any = |wanted: fn(&Went) -> bool| went.iter().any(wanted);
        went.len() >= 3
            && game.main_row().len() >= 3
            && any(|went| matches!(went, Went::Left | Went::Right))
            && any(|went| matches!(went, Went::Slot(_)))
            && any(|went| matches!(went, Went::Blocked(_)))
    })
}

/// A blocked card whose icon matches the discard pile (CO-5, CO-16).
fn reach_discard(recorded: &mut Recorded, chance: &mut RandomPlayer) -> bool {
    reach(recorded, chance, |game| {
        let hand = game.hand(Seat(0));
        let matches = |card: &&CardId| game.deal().faces(**card).front == game.icon_to_match();
        let n_matching = hand.iter().filter(matches).count();
        let blocked = hand.iter().filter(|card| game.is_blocked(**card));
        n_matching < hand.len() && hand.len() == 4 && blocked.filter(matches).count() == 1
    })
}
