//! What is seen and what is not, clause by clause. That nothing depends on a secret is one
//! of the laws.

use antedate_rules::twist::{Action, Event, Faces, Held, Turned, Twist};
use antedate_rules::{CardId, Date, Game, Icon, Seat, Viewer};

use crate::table::{act, attempts, crowded, discard, game};

/// SEC-1, SEC-2: fronts before players and on top of the pile are seen, backs only once
/// turned, and nothing of the pile below its top.
#[test]
fn sec_1_sec_2_backs_are_seen_only_on_turned_cards() {
    let mut game = game(
        &["71001mn 71002mn", "72001op"],
        "73001xy",
        "74001qr 74002st",
    );
    let view = game.view(Viewer::Seat(Seat(0)));
    let upright = |held: &Held| matches!(held, Held::Upright(front) if front.front == Icon(12));
    assert!(upright(&view.hands[0][0]) && upright(&view.hands[0][1]));
    let top = view.draw_top.expect("a pile");
    assert_eq!((top.card, top.front), (CardId(10), Icon(16)));
    attempts(&mut game, &[71_001]);
    for viewer in Viewer::all(2) {
        let text = format!("{:?}", game.view(viewer));
        assert!(text.contains("71001") && text.contains("73001") && text.contains("5000"));
        for hidden in ["71002", "72001", "74001", "Icon(15)", "Icon(17)"] {
            assert!(!text.contains(hidden), "the back {hidden} was not turned");
        }
        for hidden in ["CardId(11)", "Icon(18)", "74002"] {
            assert!(!text.contains(hidden), "{hidden} is below the top");
        }
    }
}

/// SEC-3: a blocked card's whole back, icon included, is shown to all for good.
#[test]
fn sec_3_a_blocked_card_stays_known() {
    let mut game = crowded("110ab 50ab 51ab");
    attempts(&mut game, &[110, 50, 51]);
    let (front, back) = (Icon(0), Icon(1));
    let (card, date) = (CardId(4), Date(110));
    for viewer in Viewer::all(2) {
        let known = Turned {
            card,
            date,
            front,
            back,
        };
        assert_eq!(game.view(viewer).hands[1][0], Held::Blocked(known));
    }
}

/// SEC-4: a card's number is its place in the shuffle, so it says nothing of its faces.
#[test]
fn sec_4_card_numbers_are_places_in_the_shuffle() {
    let up = game(&["1ab 2ab 3ab 4ab"], "5ab", "6ab 7ab");
    let down = game(&["7cd 6cd 5cd 4cd"], "3cd", "2cd 1cd");
    let numbers = |game: &Twist| {
        let pile: Vec<CardId> = game.draw_pile().collect();
        (game.hand(Seat(0)).to_vec(), game.main_row(), pile)
    };
    assert_eq!(numbers(&up), numbers(&down));
}

/// SEC-2: `Debug` of an event names cards that all can see, and no face.
#[test]
fn debug_of_events_shows_no_face() {
    let mut game = game(&["71001ab 71002ab"], "73001xy", "74001qr");
    let Faces { back, .. } = game.deal().faces(CardId(0));
    assert_eq!(back, Icon(1));
    for event in discard(&mut game, 71_001) {
        let text = format!("{event:?}");
        assert!(!text.contains("Date") && !text.contains("Icon"), "{text}");
    }
    assert!(matches!(
        game.view(Viewer::Spectator).discard.last(),
        Some(Turned {
            date: Date(71_001),
            ..
        })
    ));
    assert!(matches!(
        act(&mut game, Action::Try { card: CardId(1) })[0],
        Event::CardTried { .. }
    ));
}
