//! The set-up: D-1 to D-3, CO-1 to CO-3 and CO-17.

use antedate_rules::twist::{Action, Deal, HAND, Illegal, Setup, SetupError};
use antedate_rules::{Date, DateFault, Edition, Events, Game, Icon, NoChance, Seat};

use crate::table::{attempts, dates, deal, filler, game, hand, held, setup, timeline};

fn refused(setup: &Setup) -> SetupError {
    Deal::new(setup)
        .err()
        .expect("a set-up that cannot be dealt")
}

/// D-1: the front has an icon of its own, and so has the back, which adds the date.
#[test]
fn d_1_a_card_has_two_faces() {
    let game = game(&["1815ab"], "100xy", "");
    let faces = game.deal().faces(held(&game, 1815));
    assert_eq!((faces.front, faces.back), (Icon(0), Icon(1)));
    assert_eq!(faces.date, Date(1815));
}

/// D-2, D-3: scenes have numbers from 1 to 100, each once; years are never 0.
#[test]
fn d_2_d_3_dates_are_those_of_the_edition() {
    let mut setup = setup(&["1ab"], "2ab", "3ab", "");
    (setup.cards[5].date, setup.edition) = (Date(0), &Edition::TWIST);
    let (card, value, edition) = (5, 0, "twist");
    let error = SetupError::Dates(DateFault::Unknown {
        card,
        value,
        edition,
    });
    assert_eq!(refused(&setup), error);
    setup.edition = &Edition::SAGA;
    for (at, card) in setup.cards.iter_mut().enumerate() {
        card.date = Date(at as i64 + 65);
    }
    deal(&setup);
    setup.cards[35].date = Date(101);
    assert!(matches!(
        refused(&setup),
        SetupError::Dates(DateFault::Unknown { value: 101, .. })
    ));
    setup.cards[35].date = Date(70);
    let (card, other, edition) = (5, 35, "saga");
    let error = SetupError::Dates(DateFault::Equal {
        card,
        other,
        edition,
    });
    assert_eq!(refused(&setup), error);
}

/// CO-1: one to eight players, exactly 36 cards, and an edition with icons.
#[test]
fn co_1_one_to_eight_players_and_36_cards() {
    let mut setup = setup(&[""], "1ab", "2ab", "");
    for n_seats in [0, 9] {
        setup.n_seats = n_seats;
        assert_eq!(refused(&setup), SetupError::SeatCount { n_seats });
    }
    for n_seats in 1..=8 {
        setup.n_seats = n_seats;
        let game = deal(&setup);
        assert_eq!(game.draw_pile().len(), 34 - HAND * n_seats);
    }
    setup.cards.push(filler(99));
    assert_eq!(refused(&setup), SetupError::CardCount { n_cards: 37 });
    setup.cards.truncate(35);
    assert_eq!(refused(&setup), SetupError::CardCount { n_cards: 35 });
    setup.edition = &Edition::CLASSIC;
    let edition = "classic";
    assert_eq!(refused(&setup), SetupError::NotCooperative { edition });
}

/// CO-2: four each, then the first of the main row, then the first discard, then the pile.
#[test]
fn co_2_the_cards_are_dealt_from_the_top() {
    let game = game(&["1ab 2ab 3ab 4ab", "5ab 6ab 7ab 8ab"], "9ab", "11ab 12ab");
    assert_eq!(
        (hand(&game, 0), hand(&game, 1)),
        (vec![1, 2, 3, 4], vec![5, 6, 7, 8])
    );
    assert_eq!(timeline(&game), (vec![vec![9]], vec![]));
    assert_eq!(dates(&game, game.discard_pile()), [5000]);
    let pile: Vec<_> = game.draw_pile().collect();
    assert_eq!(dates(&game, &pile[..2]), [11, 12]);
    assert_eq!(pile.len(), 26);
}

/// CO-3: the table names who begins; play goes clockwise.
#[test]
fn co_3_the_first_player_begins_and_play_goes_clockwise() {
    let hands = ["50xy 40xy", "310xy 320xy", "410xy 420xy"];
    let mut setup = setup(&hands, "100xy", "5000xa", "");
    setup.first = Seat(1);
    let mut game = deal(&setup);
    for (seat, two) in [(1, [310, 320]), (2, [410, 420]), (0, [50, 40])] {
        assert_eq!(game.turn(), Some(Seat(seat)));
        attempts(&mut game, &two);
    }
    assert_eq!(game.turn(), Some(Seat(1)));
    setup.first = Seat(3);
    let (first, last) = (Seat(3), 2);
    assert_eq!(refused(&setup), SetupError::NoSuchSeat { first, last });
}

/// CO-17: a card with the same icon on both faces is refused.
#[test]
fn co_17_the_icons_of_a_card_differ() {
    let setup = setup(&["1ab 2cc"], "3ab", "4ab", "");
    assert_eq!(refused(&setup), SetupError::SameIcons { card: 1 });
}

/// CO-24: advice binds nobody and the active player has the last word: the rules take
/// actions from that seat alone, and no advice changes what it may do.
#[test]
fn co_24_only_the_active_player_acts() {
    let game = game(&["210xy", "310xy"], "100xy", "");
    let card = game.hand(Seat(1))[0];
    let ask = |seat| {
        let action = Action::Try { card };
        game.decide(Seat(seat), action, &NoChance, &mut Events::new())
    };
    let turn = Seat(0);
    assert_eq!(ask(1), Err(Illegal::NotYourTurn { turn }));
    let (seat, last) = (Seat(2), 1);
    assert_eq!(ask(2), Err(Illegal::NoSuchSeat { seat, last }));
}
