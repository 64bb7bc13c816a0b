//! The set-up: D-2 to D-4 and TC-1 to TC-4.

use antedate_rules::timeline::{Deal, Setup, SetupError};
use antedate_rules::{Date, DateFault, Edition, Game, Seat};

use crate::table::{deal, game, hand, line, play, setup};

fn refused(setup: &Setup) -> SetupError {
    Deal::new(setup)
        .err()
        .expect("a set-up that cannot be dealt")
}

fn years(n: i64) -> Vec<Date> {
    (1..=n).map(Date).collect()
}

/// TC-1: two to eight players.
#[test]
fn tc_1_two_to_eight_players() {
    for n_seats in [0, 1, 9] {
        let setup = Setup::new(&Edition::CLASSIC, years(100), n_seats);
        assert_eq!(refused(&setup), SetupError::SeatCount { n_seats });
    }
    for n_seats in 2..=8 {
        let game = deal(&Setup::new(&Edition::CLASSIC, years(100), n_seats));
        assert_eq!(game.n_seats(), n_seats);
    }
}

/// TC-2: four cards each from the top, seat 0 first; the option changes the number, and a
/// handicap adds to it.
#[test]
fn tc_2_each_player_gets_four_cards() {
    let mut setup = Setup::new(&Edition::CLASSIC, years(100), 3);
    let game = deal(&setup);
    assert_eq!(hand(&game, 0), [1, 2, 3, 4]);
    assert_eq!(hand(&game, 2), [9, 10, 11, 12]);
    setup.hand = 6;
    setup.handicaps = vec![0, 6, 1];
    let game = deal(&setup);
    let sizes = [0, 1, 2].map(|seat| hand(&game, seat).len());
    assert_eq!(sizes, [6, 12, 7]);
    setup.handicaps[1] = 7;
    let (seat, extra) = (Seat(1), 7);
    assert_eq!(refused(&setup), SetupError::Handicap { seat, extra });
    for hand in [2, 7] {
        setup.hand = hand;
        assert_eq!(refused(&setup), SetupError::HandSize { hand });
    }
}

/// TC-2a: 4n + 1 cards are enough and 4n are not; likewise with other hands.
#[test]
fn tc_2a_a_deck_needs_a_card_more_than_the_hands() {
    for n_seats in 2..=8 {
        let needed = 4 * n_seats + 1;
        let enough = Setup::new(&Edition::CLASSIC, years(needed as i64), n_seats);
        assert!(deal(&enough).draw_pile().is_empty());
        let n_cards = needed - 1;
        let short = Setup::new(&Edition::CLASSIC, years(n_cards as i64), n_seats);
        assert_eq!(refused(&short), SetupError::TooFewCards { n_cards, needed });
    }
    let mut setup = Setup::new(&Edition::CLASSIC, years(15), 2);
    (setup.hand, setup.handicaps) = (6, vec![0, 3]);
    let (n_cards, needed) = (15, 16);
    assert_eq!(refused(&setup), SetupError::TooFewCards { n_cards, needed });
}

/// TC-2b: 255 cards take part and 256 are too many.
#[test]
fn tc_2b_at_most_255_cards() {
    let mut game = deal(&Setup::new(&Edition::CLASSIC, years(255), 2));
    assert_eq!(game.draw_pile().len(), 255 - 9);
    play(&mut game, "rrww rr");
    let n_cards = 256;
    let setup = Setup::new(&Edition::CLASSIC, years(256), 2);
    assert_eq!(refused(&setup), SetupError::TooManyCards { n_cards });
}

/// TC-3: the card after the hands begins the line; the rest is the draw pile.
#[test]
fn tc_3_the_next_card_begins_the_line() {
    let game = game(&[&[1, 2, 3], &[4, 5, 6]], 7, &[8, 9]);
    assert_eq!(line(&game), [7]);
    assert_eq!(crate::table::dates(&game, game.draw_pile()), [8, 9]);
    assert!(game.discard_pile().is_empty());
}

/// TC-4: the table names who begins; play goes clockwise.
#[test]
fn tc_4_the_first_player_begins_and_play_goes_clockwise() {
    let mut setup = setup(&[&[1, 2, 3], &[4, 5, 6], &[7, 8, 9]], 10, &[]);
    setup.first = Seat(1);
    let mut game = deal(&setup);
    for seat in [1, 2, 0, 1, 2] {
        assert_eq!(game.turn(), Some(Seat(seat)));
        play(&mut game, "r");
    }
    setup.first = Seat(3);
    let (first, last) = (Seat(3), 2);
    assert_eq!(refused(&setup), SetupError::NoSuchSeat { first, last });
}

/// D-2: the larger number of years BCE is older, 1 BCE directly precedes 1 CE, and there is
/// no year 0. A scene has a number from 1 to 100, and the lower is earlier.
#[test]
fn d_2_dates_stand_in_one_order() {
    let mut game = game(&[&[-65_000_000, -1, 1], &[-490, -480, 2]], 1815, &[]);
    play(&mut game, "rrrrrr");
    assert_eq!(line(&game), [-65_000_000, -490, -480, -1, 1, 2, 1815]);

    let mut with_zero = setup(&[&[1, 2, 3], &[4, 5, 0]], 7, &[]);
    let (card, value, edition) = (5, 0, "classic");
    let bad_date = |card, value, edition| {
        SetupError::Dates(DateFault::Unknown {
            card,
            value,
            edition,
        })
    };
    assert_eq!(refused(&with_zero), bad_date(card, value, edition));
    with_zero.edition = &Edition::SAGA;
    assert_eq!(refused(&with_zero), bad_date(5, 0, "saga"));
    with_zero.dates[5] = Date(101);
    assert_eq!(refused(&with_zero), bad_date(5, 101, "saga"));
    with_zero.dates[5] = Date(100);
    let mut saga = deal(&with_zero);
    play(&mut saga, "rrrrrr");
    assert_eq!(line(&saga), [1, 2, 3, 4, 5, 7, 100]);
}

/// D-3: equal dates are dealt where the edition has them, and refused in the saga.
#[test]
fn d_3_equal_dates_are_for_some_editions() {
    let mut setup = setup(&[&[1, 2, 3], &[4, 5, 2]], 7, &[]);
    for edition in [&Edition::CLASSIC, &Edition::TWIST] {
        setup.edition = edition;
        deal(&setup);
    }
    setup.edition = &Edition::SAGA;
    let (card, other, edition) = (1, 5, "saga");
    assert_eq!(
        refused(&setup),
        SetupError::Dates(DateFault::Equal {
            card,
            other,
            edition
        })
    );
}

/// D-4: an approximate date is the one value its deck fixed; the rules compare that value
/// and know no label. So "c. 3500 BCE" and "3500 BCE" stand either way round.
#[test]
fn d_4_an_approximate_date_compares_by_its_value() {
    for gap in [0, 1] {
        let mut game = game(&[&[-3500, 1, 2], &[3, 4, 5]], -3500, &[]);
        crate::table::place(&mut game, 0, -3500, gap);
        assert_eq!(line(&game), [-3500, -3500]);
    }
}
