//! The turn: TC-5 to TC-11.

use antedate_rules::timeline::{Action, Event, Illegal, Pile};
use antedate_rules::{CardId, Game, Seat};

use crate::table::{dates, game, guess, hand, line, place, play, refused};

/// TC-5, known answer 7: a start card and one right placement make three gaps, two right
/// placements four. Any card goes into any gap, and nothing else.
#[test]
fn tc_5_a_line_of_n_cards_has_n_plus_one_gaps() {
    let mut game = game(&[&[10, 30, 50], &[20, 40, 60]], 35, &[1]);
    let n_gaps = |game: &antedate_rules::timeline::Timeline, seat| {
        game.n_actions(Seat(seat)) / game.hand(Seat(seat)).len()
    };
    assert_eq!(n_gaps(&game, 0), 2);
    guess(&mut game, 0, true);
    assert_eq!(n_gaps(&game, 1), 3);
    guess(&mut game, 1, true);
    assert_eq!(n_gaps(&game, 0), 4);

    let (gap, last) = (4, 3);
    assert_eq!(refused(&game, 0, 1, gap), Illegal::NoSuchGap { gap, last });
    let (card, n_held) = (CardId(4), 2);
    assert_eq!(
        refused(&game, 0, 4, 0),
        Illegal::NotInHand { card, n_held },
        "another's card"
    );
    let turn = Seat(0);
    assert_eq!(refused(&game, 1, 4, 0), Illegal::NotYourTurn { turn });
    let (seat, last) = (Seat(2), 1);
    assert_eq!(refused(&game, 2, 4, 0), Illegal::NoSuchSeat { seat, last });
}

/// TC-6: right between its neighbours; a missing neighbour imposes nothing.
#[test]
fn tc_6_a_card_is_right_between_its_neighbours() {
    let mut game = game(&[&[20, 5, 99], &[40, 6, 7]], 30, &[1]);
    place(&mut game, 0, 20, 0);
    place(&mut game, 1, 40, 2);
    // The line is 20, 30, 40.
    let right_in = |date: i64| -> Vec<u8> {
        let card = (0..game.deal().n_cards() as u8)
            .map(CardId)
            .find(|card| game.deal().date(*card).0 == date)
            .expect("a card");
        (0..=3).filter(|gap| game.fits(card, *gap)).collect()
    };
    assert_eq!(right_in(5), [0]);
    assert_eq!(right_in(99), [3]);
    assert_eq!(right_in(20), [0, 1]);
    assert_eq!(right_in(30), [1, 2]);
}

/// TC-7: on either side of an equal card, and anywhere in or at the edge of a run of them.
#[test]
fn tc_7_equal_dates_stand_in_any_order() {
    let mut game = game(&[&[50, 50, 9], &[50, 50, 90]], 50, &[1]);
    place(&mut game, 0, 50, 0);
    place(&mut game, 1, 50, 2);
    assert_eq!(line(&game), [50, 50, 50]);
    let card = game.hand(Seat(0))[0];
    assert!((0..=3).all(|gap| game.fits(card, gap)));
    place(&mut game, 0, 50, 1);
    place(&mut game, 1, 90, 4);
    let old = game.hand(Seat(0))[0];
    assert!(game.fits(old, 0), "9 goes before the run");
    assert!(
        (1..=5).all(|gap| !game.fits(old, gap)),
        "and nowhere into it"
    );
}

/// TC-8: a right card stays, the line has a gap more, the turn ends, nothing is drawn.
#[test]
fn tc_8_a_right_card_stays() {
    let mut game = game(&[&[10, 2, 3], &[4, 5, 6]], 20, &[30]);
    let (seat, card, gap, to) = (Seat(0), CardId(0), 0, Seat(1));
    let events = place(&mut game, 0, 10, 0);
    let expected = [
        Event::CardPlaced { seat, card, gap },
        Event::TurnPassed { to },
    ];
    assert_eq!(events[..], expected);
    assert_eq!((line(&game), hand(&game, 0)), (vec![10, 20], vec![2, 3]));
    assert_eq!(game.draw_pile().len(), 1);
}

/// TC-9: a wrong card is discarded, the top of the draw pile drawn, the turn ends.
#[test]
fn tc_9_a_wrong_card_is_discarded_and_another_drawn() {
    let mut game = game(&[&[10, 2, 3], &[4, 5, 6]], 20, &[30, 31]);
    let (seat, card, gap, to) = (Seat(0), CardId(0), 1, Seat(1));
    let events = place(&mut game, 0, 10, 1);
    let top = CardId(7);
    let expected = [
        Event::CardMisplaced { seat, card, gap },
        Event::CardDrawn { seat, card: top },
        Event::TurnPassed { to },
    ];
    assert_eq!(events[..], expected);
    assert_eq!(hand(&game, 0), [2, 3, 30]);
    assert_eq!(dates(&game, game.discard_pile()), [10]);
    assert_eq!(
        (line(&game), dates(&game, game.draw_pile())),
        (vec![20], vec![31])
    );
}

/// TC-10: an empty draw pile is made anew of the discard pile, the card just misplaced
/// included, bottom to top as it lay before the shuffle.
#[test]
fn tc_10_the_discard_pile_is_shuffled() {
    let mut game = game(&[&[10, 2, 3], &[40, 5, 6]], 20, &[30]);
    place(&mut game, 0, 10, 1);
    let events = place(&mut game, 1, 40, 0);
    // It was 10, 40 from the bottom; the tests turn it upside down.
    let pile = Pile([3, 0].map(CardId).into_iter().collect());
    let (seat, card) = (Seat(1), CardId(3));
    assert_eq!(events[1], Event::PileReshuffled { pile });
    assert_eq!(events[2], Event::CardDrawn { seat, card });
    assert_eq!(hand(&game, 1), [5, 6, 40]);
    assert!(game.discard_pile().is_empty());
    assert_eq!(dates(&game, game.draw_pile()), [10]);
}

/// TC-10: even when the card just misplaced is the only one.
#[test]
fn tc_10_the_only_card_comes_back() {
    let mut game = game(&[&[10, 2, 3], &[4, 5, 6]], 20, &[]);
    let events = place(&mut game, 0, 10, 1);
    assert!(matches!(events[1], Event::PileReshuffled { .. }));
    assert_eq!(hand(&game, 0), [2, 3, 10]);
    assert!(game.draw_pile().is_empty() && game.discard_pile().is_empty());
}

/// TC-11: there is no pass: whoever is to act has actions, and each places a card.
#[test]
fn tc_11_a_card_must_be_placed() {
    let mut game = game(&[&[10, 2, 3], &[4, 5, 6]], 20, &[]);
    while let Some(seat) = game.turn() {
        let actions = game.legal_actions(seat);
        assert!(!actions.is_empty());
        for Action::Place { card, .. } in actions {
            assert!(game.hand(seat).contains(&card));
        }
        play(&mut game, "r");
    }
}
