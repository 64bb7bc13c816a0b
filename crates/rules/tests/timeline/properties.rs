//! What holds in every game of Timeline, beside the laws that every rule set keeps.

use antedate_rules::timeline::{Event, Pile, Timeline};
use antedate_rules::{CardId, CardList, Seat};

use crate::common::laws::{all_seen, n_paths};
use crate::common::played::{Mixed, Played};
use crate::table::game;

/// A drop is refused when the game is over or the seat is not there, and then writes nothing.
#[test]
fn a_refused_drop_changes_nothing() {
    let played = Played::random(1, 50_000, |game: &Timeline, _| {
        let before = all_seen(game);
        let mut after = game.clone();
        assert!(after.drop_seat(Seat(8), &Mixed(1)).is_err());
        assert_eq!(all_seen(&after), before);
    });
    let (mut game, _) = played.log();
    let before = all_seen(&game);
    for seat in Seat::all(8) {
        assert!(game.drop_seat(seat, &Mixed(1)).is_err());
    }
    assert_eq!(all_seen(&game), before);
}

/// SEC-2: what is logged by accident shows no order.
#[test]
fn debug_of_a_reshuffle_shows_no_order() {
    let pile = |cards: [u8; 4]| {
        let cards: CardList<255> = cards.into_iter().map(CardId).collect();
        Event::PileReshuffled { pile: Pile(cards) }
    };
    let (one, other) = (pile([7, 3, 9, 5]), pile([5, 9, 3, 7]));
    assert_ne!(one, other);
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
    assert_eq!(format!("{one:?}"), "PileReshuffled { pile: Pile(4 cards) }");
}

#[test]
fn path_counts_are_the_ones_worked_out_by_hand() {
    // Two players, three cards each, all dates different, a pile that lasts.
    // Depth 1: 3 cards into 2 gaps, 6 ways; each card is right in one gap: 3 right, 3 wrong.
    // Depth 2: after a right one 3 cards into 3 gaps, after a wrong one 3 cards into 2:
    //   3 * 9 + 3 * 6 = 45; these are 3 * 3 right-right, 3 * 6 right-wrong, 3 * 3
    //   wrong-right and 3 * 3 wrong-wrong.
    // Depth 3: seat 0 has 2 cards after a right one, else 3, and one gap more than cards
    //   in the line: 9 * 2 * 4 + 18 * 2 * 3 + 9 * 3 * 3 + 9 * 3 * 2 = 72 + 108 + 81 + 54.
    let different = game(&[&[10, 30, 50], &[20, 40, 60]], 35, &[1, 2, 3, 4]);
    assert_eq!(
        [1, 2, 3].map(|depth| n_paths(&different, depth)),
        [6, 45, 315]
    );

    // All dates equal: everything is right (TC-7), and only the number of cards and gaps
    // counts. Hands of 3, 3, 2, 2, 1, 1 and gaps 2, 3, 4, … give 6, 6 * 9, 54 * 8, 432 * 10,
    // 4320 * 6, 25920 * 7. Then both are out of cards and draw one each (TC-14): times 8,
    // times 9. Then both are out again, neither pile has a card, and the game is over
    // (TC-16): no ninth action.
    let equal = game(&[&[5, 5, 5], &[5, 5, 5]], 5, &[5, 5]);
    assert_eq!(
        [1, 2, 3, 4].map(|depth| n_paths(&equal, depth)),
        [6, 54, 432, 4320]
    );
    assert_eq!(n_paths(&equal, 6), 181_440);
    let mut late = equal;
    crate::table::play(&mut late, "rrrr rr");
    assert_eq!([1, 2, 3].map(|depth| n_paths(&late, depth)), [8, 72, 0]);
}
