//! What is seen and what is not, clause by clause. That nothing depends on a secret is one
//! of the laws.

use antedate_rules::timeline::Action;
use antedate_rules::{CardId, Events, Game, Seat, Viewer};

use crate::table::{UpsideDown, game, guess};

/// SEC-1, SEC-2, TC-2, TC-3: fronts, sizes and the top of the pile are seen, a date only
/// once its card was turned. (The dates here are numbers that nothing else can show.)
#[test]
fn sec_1_sec_2_dates_are_seen_only_on_turned_cards() {
    let mut game = game(
        &[&[71_001, 71_002, 71_003], &[72_001, 72_002, 72_003]],
        73_001,
        &[74_001, 74_002, 74_003],
    );
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.hands[1], [3, 4, 5].map(CardId));
    assert_eq!((view.n_draw, view.draw_top), (3, Some(CardId(7))));
    let text = format!("{view:?}");
    assert!(text.contains("73001"));
    assert!(
        !["71", "72", "74"]
            .iter()
            .any(|d| text.contains(&format!("{d}00")))
    );
    guess(&mut game, 0, true);
    guess(&mut game, 1, false);
    for viewer in Viewer::all(2) {
        let text = format!("{:?}", game.view(viewer));
        assert!(text.contains("71001") && text.contains("72001"), "turned");
        assert!(
            !text.contains("71002") && !text.contains("74001"),
            "not turned"
        );
        assert!(!text.contains("CardId(9)"), "the order below the top");
    }
}

/// SEC-3a: a card shuffled back is undated again, in hand and pile; what was told of its
/// misplacing stays as it was told.
#[test]
fn sec_3a_a_card_shuffled_back_is_undated_again() {
    let mut game = game(&[&[91_001, 10, 11], &[20, 21, 22]], 15, &[]);
    let card = CardId(0);
    let action = Action::Place { card, gap: 0 };
    let mut events = Events::new();
    game.decide(Seat(0), action, &UpsideDown, &mut events)
        .expect("a wrong guess is legal");
    game.evolve(&events[0]);
    let turned = format!("{:?}", game.show(Viewer::Spectator, &events[0]));
    assert!(turned.contains("91001"));
    assert!(format!("{:?}", game.view(Viewer::Spectator)).contains("91001"));
    for event in &events[1..] {
        game.evolve(event);
        let shown = game.show(Viewer::Spectator, event);
        assert!(!format!("{shown:?}").contains("91001"));
    }
    assert!(game.hand(Seat(0)).contains(&card), "drawn again");
    assert!(!format!("{:?}", game.view(Viewer::Seat(Seat(0)))).contains("91001"));
}

/// SEC-4: a card's number is its place in the shuffle, so it says nothing of its date.
#[test]
fn sec_4_card_numbers_are_places_in_the_shuffle() {
    let up = game(&[&[1, 2, 3], &[4, 5, 6]], 7, &[8, 9]);
    let down = game(&[&[9, 8, 7], &[6, 5, 4]], 3, &[2, 1]);
    for seat in Seat::all(2) {
        assert_eq!(up.hand(seat), down.hand(seat));
    }
    assert_eq!((up.line(), up.draw_pile()), (down.line(), down.draw_pile()));
}
