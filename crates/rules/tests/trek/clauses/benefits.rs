//! Benefits and tokens: TR-10 to TR-12a.

use antedate_rules::trek::{Action, Event, Experience, Token};
use antedate_rules::{Game, Seat, Viewer};

use super::{crystals, go, points, taking};
use crate::table::{ANCESTOR, Table, act, benefit};

/// Known answer 14: card benefits, and the mat benefit under its space.
#[test]
fn tr_10_the_mat_adds_its_benefit() {
    let mut table = Table::blank(2)
        .card(1, 500, 1, "p")
        .card(1, 400, 1, "e")
        .card(1, 300, 1, "i")
        .card(1, 200, 1, "g")
        .card(1, 100, 1, "pc")
        .card(1, 0, 1, "pi");
    table.data.mat =
        [None, Some('p'), Some('e'), Some('i'), Some('g'), Some('c')].map(|b| b.map(benefit));
    let game = table.start();
    let brought = |date| {
        let mut game = game.clone();
        let events = go(&mut game, 0, date, 0);
        (
            game.view(Viewer::Spectator).players[0].filled,
            taking(&events).2,
        )
    };
    assert_eq!(brought(0), ([1, 0, 1, 0], 0), "under the deck top: nothing");
    assert_eq!(brought(100), ([2, 0, 0, 0], 1));
    assert_eq!(brought(200), ([0, 1, 0, 1], 0));
    assert_eq!(brought(300), ([0, 0, 2, 0], 0));
    assert_eq!(brought(400), ([0, 1, 0, 1], 0));
    assert_eq!(brought(500), ([1, 0, 0, 0], 1));
    // An ancestor lies on no space.
    let mut game = game;
    go(&mut game, 0, 0, 0);
    go(&mut game, 1, 500, 0);
    let events = act(&mut game, 1, ANCESTOR);
    assert_eq!(taking(&events).2, 0);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::TokenPlaced { .. }))
    );
}

#[test]
fn tr_11_a_token_without_a_space_is_returned() {
    let mut game = Table::blank(2)
        .card(1, 100, 1, "ppe")
        .itinerary(0, ". / .. / .. / ..", "")
        .start();
    let events = go(&mut game, 0, 100, 0);
    let returned = Event::TokenReturned {
        seat: Seat(0),
        token: Token::Coloured(Experience::Person),
    };
    assert_eq!(events.iter().filter(|event| **event == returned).count(), 1);
    assert_eq!(game.view(Viewer::Spectator).players[0].filled, [1, 1, 0, 0]);
}

/// TR-11a: one person space, a person token and a wild. Either may take the space; a wild
/// that is placed first crowds the person token out, and one placed later goes elsewhere.
#[test]
fn tr_11a_the_order_is_the_players_where_it_matters() {
    let mut game = Table::blank(2)
        .card(1, 100, 1, "pwg")
        .itinerary(0, ". / . / / ..", "")
        .start();
    let events = go(&mut game, 0, 100, 0);
    assert_eq!(events.len(), 2, "progress has space for both and is placed");
    let place = |token, column| Action::PlaceToken { token, column };
    let person = place(Token::Coloured(Experience::Person), Experience::Person);
    let wild = |column| place(Token::Wild, column);
    let wilds = [Experience::Person, Experience::Event, Experience::Progress].map(wild);
    let legal = game.legal_actions(Seat(0));
    assert_eq!(legal, [&wilds[..], &[person]].concat());
    let filled = |actions: &[Action]| {
        let mut game = game.clone();
        for action in actions {
            act(&mut game, 0, *action);
        }
        assert_eq!(game.turn(), Some(Seat(1)));
        game.view(Viewer::Spectator).players[0].filled
    };
    assert_eq!(
        filled(&[wilds[0]]),
        [1, 0, 0, 1],
        "the person token is returned"
    );
    assert_eq!(filled(&[wilds[1]]), [1, 1, 0, 1]);
    assert_eq!(filled(&[person, wilds[1]]), [1, 1, 0, 1]);
    assert_eq!(filled(&[person, wilds[2]]), [1, 0, 0, 2]);
}

#[test]
fn tr_11a_a_wild_is_returned_only_when_all_columns_are_full() {
    let mut game = Table::blank(2)
        .card(1, 100, 1, "www")
        .itinerary(0, " / . / / .", "")
        .start();
    go(&mut game, 0, 100, 0);
    let place = |column| Action::PlaceToken {
        token: Token::Wild,
        column,
    };
    let events = act(&mut game, 0, place(Experience::Progress));
    // One column is left: the second wild goes there, the third finds nothing.
    let kinds: Vec<bool> = events[..3]
        .iter()
        .map(|event| matches!(event, Event::TokenPlaced { .. }))
        .collect();
    assert_eq!(kinds, [true, true, false]);
    assert_eq!(game.turn(), Some(Seat(1)));
}

#[test]
fn tr_11b_tokens_and_crystals_never_run_out() {
    let mut table = Table::blank(2).itinerary(0, "............/// ", "");
    for date in 0..12 {
        table = table.card(1, date, 1, "pccccc");
    }
    table = table.card(1, 100, 12, "");
    let mut game = table.start();
    let action = game.nth_action(Seat(0), 0).expect("a card");
    act(&mut game, 0, action);
    let action = game.nth_action(Seat(1), 0).expect("a card");
    act(&mut game, 1, action);
    while game.day() == 1 {
        let seat = game.turn().expect("a turn");
        let action = game.nth_action(seat, 0).expect("a card");
        act(&mut game, seat.0, action);
    }
    assert_eq!(crystals(&game, 0) + crystals(&game, 1), 2 + 12 * 5);
}

/// Known answer 12: filling a row worth 6 pays 6 at once.
#[test]
fn tr_12_spaces_and_rows_pay_at_once() {
    let mut game = Table::blank(2)
        .card(1, 100, 1, "pei")
        .card(1, 200, 1, "g")
        .card(1, 300, 12, "")
        .itinerary(0, "3p . / . / . / 2c .", "6p 9p")
        .start();
    go(&mut game, 0, 100, 0);
    assert_eq!((points(&game, 0), crystals(&game, 0)), (3, 1));
    go(&mut game, 1, 300, 0);
    let events = go(&mut game, 0, 200, 0);
    let paid = Event::TokenPlaced {
        seat: Seat(0),
        token: Token::Coloured(Experience::Progress),
        column: Experience::Progress,
        points: 6,
        crystals: 2,
    };
    assert_eq!(events[1], paid);
    assert_eq!((points(&game, 0), crystals(&game, 0)), (9, 3));
}

/// TR-12a: a row is complete without the columns that are too short for it.
#[test]
fn tr_12a_a_row_spans_the_columns_that_reach_it() {
    let mut game = Table::blank(2)
        .card(1, 100, 1, "ppgg")
        .itinerary(0, ".. / . / / ..", "6p 9p")
        .start();
    go(&mut game, 0, 100, 0);
    assert_eq!(
        points(&game, 0),
        9,
        "row 2 is complete, row 1 lacks the event"
    );
}
