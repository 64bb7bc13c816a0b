//! The turn: TR-5 to TR-9 and TR-13 to TR-18.

use antedate_rules::trek::{Action, Experience, Illegal, ItineraryId, JourneyStep, Source, Token};
use antedate_rules::{Events, Game, NoChance, Seat};

use super::{crystals, dates, go, hour, lengths, points, taking};
use crate::table::{ANCESTOR, Table, act, refused, take};

/// Known answer 15: two watches furthest back on one space, the upper acts.
#[test]
fn tr_5_the_furthest_back_acts_and_on_one_space_the_topmost() {
    let mut game = Table::blank(3)
        .card(1, 100, 3, "")
        .card(1, 200, 1, "")
        .card(1, 300, 2, "")
        .card(1, 400, 5, "")
        .start();
    go(&mut game, 0, 100, 0); // seat 0 on 3
    go(&mut game, 1, 200, 0); // seat 1 on 1
    go(&mut game, 2, 400, 0); // seat 2 on 5
    assert_eq!(game.turn(), Some(Seat(1)));
    go(&mut game, 1, 300, 0); // seat 1 on 3, above seat 0
    assert_eq!((hour(&game, 0), hour(&game, 1)), (3, 3));
    assert_eq!(game.turn(), Some(Seat(1)), "and so seat 1 acts again");
    assert_eq!(
        refused(&game, 0, ANCESTOR),
        Illegal::NotYourTurn { turn: Seat(1) }
    );
}

#[test]
fn tr_6_a_departure_or_an_ancestor_is_taken() {
    let mut table = Table::blank(2).card(1, 100, 1, "").card(1, 200, 5, "");
    table.data.ancestors = [1; 3];
    let mut game = table.start();
    let space = |space| Action::Take {
        source: Source::Space(space),
        crystals: 0,
    };
    assert_eq!(
        refused(&game, 0, space(6)),
        Illegal::NoSuchSpace { space: 6 }
    );
    go(&mut game, 0, 200, 0);
    go(&mut game, 1, 100, 0);
    act(&mut game, 1, ANCESTOR);
    assert_eq!(game.n_ancestors(), 0);
    assert_eq!(refused(&game, 1, ANCESTOR), Illegal::NoAncestorLeft);
}

/// Known answer 8: a card of 3 hours with 2 crystals spent moves the watch 1 hour.
#[test]
fn tr_7_crystals_save_hours_but_only_those_already_held() {
    let mut game = Table::blank(2)
        .card(1, 100, 1, "c")
        .card(1, 200, 3, "cc")
        .card(1, 300, 12, "")
        .start();
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 300, 0);
    let three = take(&game, 200, 3);
    let asked = 3;
    // It holds two; the two on the card come too late.
    assert_eq!(
        refused(&game, 0, three),
        Illegal::NotEnoughCrystals { asked, held: 2 }
    );
    assert_eq!(taking(&go(&mut game, 0, 200, 2)).0, 2);
    assert_eq!(crystals(&game, 0), 2);
}

#[test]
fn tr_7a_one_hour_always_remains_of_an_ancestor_too() {
    let mut game = Table::blank(2)
        .card(1, 100, 1, "cccc")
        .card(1, 300, 12, "")
        .start();
    let two = take(&game, 100, 1);
    assert_eq!(
        refused(&game, 0, two),
        Illegal::BelowOneHour { asked: 1, hours: 1 }
    );
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 300, 0);
    let ancestor = |crystals| Action::Take {
        source: Source::Ancestor,
        crystals,
    };
    let code = |crystals| refused(&game, 0, ancestor(crystals)).code();
    assert_eq!(
        [2, 5, 6].map(code),
        ["below_one_hour", "below_one_hour", "not_enough_crystals"]
    );
    assert_eq!(taking(&act(&mut game, 0, ancestor(1))).0, 2);
}

#[test]
fn tr_8_a_watch_lands_on_top() {
    let mut game = Table::blank(2)
        .card(1, 100, 4, "")
        .card(1, 200, 4, "")
        .start();
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 200, 0);
    assert_eq!(game.stack(), [Seat(0), Seat(1)]);
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// Known answer 11: from 10, two hours: 12 and 3 points. From 8 or later, five hours: 12 and none.
#[test]
fn tr_9_punctuality_is_for_stopping_on_twelve_exactly() {
    let begin = |hours| {
        let mut game = Table::blank(2)
            .card(1, 100, hours, "")
            .card(1, 200, 2, "")
            .card(1, 300, 5, "")
            .card(1, 400, 12, "")
            .start();
        go(&mut game, 0, 100, 0);
        go(&mut game, 1, 400, 0);
        game
    };
    assert_eq!(
        taking(&go(&mut begin(10), 0, 200, 0)),
        (12, 3, 0, JourneyStep::Continues)
    );
    for late in 8..=11 {
        assert_eq!(
            taking(&go(&mut begin(late), 0, 300, 0)),
            (12, 0, 0, JourneyStep::Continues)
        );
    }
    // The hours left after crystals decide, and an ancestor counts the same way.
    assert_eq!(taking(&go(&mut begin(8), 0, 300, 1)).1, 3);
    assert_eq!(taking(&act(&mut begin(10), 0, ANCESTOR)).1, 3);
    assert_eq!(taking(&act(&mut begin(11), 0, ANCESTOR)).1, 0);
}

/// Known answer 9: a journey up to 1519, then 1271 closes it and starts the next.
#[test]
fn tr_13_and_14_a_later_card_continues_and_an_earlier_one_closes() {
    let mut game = Table::blank(2)
        .card(1, -3500, 1, "")
        .card(1, 1519, 1, "")
        .card(1, 1271, 1, "")
        .card(1, 1300, 12, "")
        .start();
    assert_eq!(taking(&go(&mut game, 0, -3500, 0)).3, JourneyStep::Starts);
    go(&mut game, 1, 1300, 0);
    assert_eq!(taking(&go(&mut game, 0, 1519, 0)).3, JourneyStep::Continues);
    assert_eq!(taking(&go(&mut game, 0, 1271, 0)).3, JourneyStep::Closes);
    assert_eq!(lengths(&game, 0), [2, 1]);
}

#[test]
fn tr_15_equal_dates_continue_the_journey() {
    let mut game = Table::blank(2)
        .card(1, 1815, 1, "")
        .card(1, 1300, 12, "")
        .card(1, 1815, 1, "")
        .start();
    go(&mut game, 0, 1815, 0);
    go(&mut game, 1, 1300, 0);
    assert_eq!(taking(&go(&mut game, 0, 1815, 0)).3, JourneyStep::Continues);
}

/// Known answer 10: after 1933 and an ancestor, the next card is compared with 1933.
#[test]
fn tr_16_an_ancestor_takes_the_date_before_it() {
    let table = Table::blank(2)
        .card(1, 1933, 1, "")
        .card(1, 1934, 1, "")
        .card(1, 1932, 1, "")
        .card(1, 1300, 12, "");
    let mut game = table.start();
    assert_eq!(refused(&game, 0, ANCESTOR), Illegal::AncestorCannotStart);
    go(&mut game, 0, 1933, 0);
    go(&mut game, 1, 1300, 0);
    assert_eq!(
        taking(&act(&mut game, 0, ANCESTOR)).3,
        JourneyStep::Continues
    );
    assert_eq!(
        taking(&act(&mut game, 0, ANCESTOR)).3,
        JourneyStep::Continues
    );
    let mut later = game.clone();
    assert_eq!(
        taking(&go(&mut later, 0, 1934, 0)).3,
        JourneyStep::Continues
    );
    assert_eq!(lengths(&later, 0), [4]);
    assert_eq!(taking(&go(&mut game, 0, 1932, 0)).3, JourneyStep::Closes);
    assert_eq!(lengths(&game, 0), [3, 1]);
}

#[test]
fn tr_17_cards_slide_right_and_the_deck_top_follows() {
    let mut table = Table::blank(2);
    for date in 1..=8 {
        table = table.card(1, date, 2, "");
    }
    let mut game = table.start();
    go(&mut game, 0, 3, 0); // space 3
    assert_eq!(dates(&game), [7, 6, 5, 4, 2, 1].map(Some));
    go(&mut game, 1, 7, 0); // the deck top
    assert_eq!(dates(&game), [8, 6, 5, 4, 2, 1].map(Some));
    act(&mut game, 1, ANCESTOR);
    assert_eq!(dates(&game), [8, 6, 5, 4, 2, 1].map(Some));
    assert_eq!(game.n_deck(), 1);
}

/// TR-17: while tokens are being placed the gap stays, and no new card is in sight.
#[test]
fn tr_17_the_row_is_refilled_when_the_turn_ends() {
    let mut table = Table::blank(2).card(1, 1, 2, "w");
    for date in 2..=8 {
        table = table.card(1, date, 2, "");
    }
    let mut game = table.start();
    go(&mut game, 0, 1, 0);
    assert_eq!(
        dates(&game),
        [Some(6), Some(5), Some(4), Some(3), Some(2), None]
    );
    let (token, column) = (Token::Wild, Experience::Person);
    act(&mut game, 0, Action::PlaceToken { token, column });
    assert_eq!(dates(&game), [7, 6, 5, 4, 3, 2].map(Some));
}

#[test]
fn tr_18_an_empty_deck_leaves_the_leftmost_spaces_empty_and_then_all_pass() {
    let mut table = Table::blank(2);
    table.data.ancestors = [0; 3];
    for date in 1..=6 {
        table = table.card(1, date, 1, "");
    }
    let mut game = table.start();
    go(&mut game, 0, 1, 0);
    assert_eq!(
        dates(&game),
        [None, Some(6), Some(5), Some(4), Some(3), Some(2)]
    );
    let empty = Action::Take {
        source: Source::Space(0),
        crystals: 0,
    };
    assert_eq!(refused(&game, 1, empty), Illegal::EmptySpace { space: 0 });
    assert_eq!(refused(&game, 1, Action::Pass), Illegal::CannotPass);
    for date in [4, 2, 3, 5, 6] {
        let seat = game.turn().expect("the day goes on").0;
        go(&mut game, seat, date, 0);
    }
    assert_eq!(dates(&game), [None; 6]);
    let seat = game.turn().expect("the day goes on").0;
    assert_eq!(game.legal_actions(Seat(seat)), [Action::Pass]);
    let before = points(&game, usize::from(seat));
    act(&mut game, seat, Action::Pass);
    assert_eq!(
        (
            hour(&game, usize::from(seat)),
            points(&game, usize::from(seat))
        ),
        (12, before)
    );
    assert_eq!(game.stack().last(), Some(&Seat(seat)), "TR-8: on top");
}

#[test]
fn tr_18_whoever_can_take_an_ancestor_cannot_pass() {
    let mut table = Table::blank(2);
    table.data.ancestors = [6; 3];
    for _ in 0..6 {
        table = table.card(1, 100, 1, "");
    }
    let mut game = table.start();
    for _ in 0..6 {
        let seat = game.turn().expect("the day goes on").0;
        go(&mut game, seat, 100, 0);
    }
    let seat = game.turn().expect("the day goes on").0;
    assert_eq!(refused(&game, seat, Action::Pass), Illegal::CannotPass);
    assert_eq!(game.nth_action(Seat(seat), 0), Some(ANCESTOR));
}

#[test]
fn a_seat_that_is_not_there_is_told_so() {
    let game = Table::blank(2).start();
    let (seat, last) = (Seat(2), 1);
    assert_eq!(
        refused(&game, 2, Action::Pass),
        Illegal::NoSuchSeat { seat, last }
    );
    let mut events = Events::new();
    let choice = Action::ChooseItinerary(ItineraryId(0));
    assert!(
        game.decide(Seat(200), choice, &NoChance, &mut events)
            .is_err()
    );
}
