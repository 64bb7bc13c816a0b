//! The set-up: TR-1 to TR-4a.

use antedate_rules::trek::{Action, Event, Illegal, ItineraryId, JourneyStep, Phase, Sealed, Trek};
use antedate_rules::{Game, ManySeats, Seat, Viewer};

use super::{crystals, dates, go, hour, long_days, points, taking};
use crate::table::{ANCESTOR, Table, act, refused};

#[test]
fn tr_1_the_ancestor_pile_grows_with_the_players() {
    let piles = [2, 3, 4].map(|n_seats| Table::blank(n_seats).deal().n_ancestors());
    assert_eq!(piles, [6, 9, 12]);
}

#[test]
fn tr_2_six_departures_are_in_sight_the_first_drawn_rightmost() {
    let mut table = Table::blank(2);
    for date in 1..=8 {
        table = table.card(1, date, 1, "");
    }
    let game = table.deal();
    assert_eq!(dates(&game), [6, 5, 4, 3, 2, 1].map(Some));
    assert_eq!(game.n_deck(), 3);
}

#[test]
fn tr_3_itineraries_are_chosen_in_any_order_and_one_stays_unused() {
    let mut game = long_days(2).deal();
    for day in 0..3 {
        assert_eq!(game.to_act(), ManySeats::first(2));
        assert_eq!(game.n_actions(Seat(1)), 4 - usize::from(day));
        act(&mut game, 1, Action::ChooseItinerary(ItineraryId(4 + day)));
        assert_eq!(game.to_act(), ManySeats::one(Seat(0)));
        let events = act(&mut game, 0, Action::ChooseItinerary(ItineraryId(day)));
        assert_eq!(events[1], Event::ItinerariesRevealed);
        for _ in 0..2 {
            let seat = game.turn().expect("a day has begun").0;
            go(
                &mut game,
                seat,
                100 * i64::from(day + 1) + i64::from(seat),
                0,
            );
        }
    }
    let view = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.players[1].unused, Some(vec![ItineraryId(7)]));
}

#[test]
fn tr_3_no_itinerary_is_used_twice_nor_taken_from_another() {
    let mut game = long_days(2).start();
    let code = |game: &Trek, seat, id| {
        refused(game, seat, Action::ChooseItinerary(ItineraryId(id))).code()
    };
    assert_eq!(code(&game, 0, 0), "not_choosing");
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 101, 0);
    assert_eq!(game.phase(), Phase::Choosing);
    assert_eq!(code(&game, 0, 0), "itinerary_used");
    assert_eq!(code(&game, 0, 4), "not_your_itinerary");
    assert_eq!(code(&game, 0, 99), "not_your_itinerary");
    assert_eq!(refused(&game, 0, ANCESTOR), Illegal::ChooseFirst);
    act(&mut game, 0, Action::ChooseItinerary(ItineraryId(1)));
    assert_eq!(code(&game, 0, 2), "others_choosing");
    assert_eq!(refused(&game, 0, ANCESTOR), Illegal::OthersChoosing);
}

#[test]
fn tr_3a_a_first_game_draws_the_itineraries_of_day_one_only() {
    let mut table = long_days(2);
    table.first_game = Some(vec![2, 3]);
    let mut game = table.deal();
    let drawn = ItineraryId(2);
    assert_eq!(
        game.legal_actions(Seat(0)),
        [Action::ChooseItinerary(drawn)]
    );
    let other = Action::ChooseItinerary(ItineraryId(0));
    assert_eq!(refused(&game, 0, other), Illegal::ItineraryDrawn { drawn });
    let opening = game.opening();
    let chosen = |seat, id| Event::ItineraryChosen {
        seat: Seat(seat),
        itinerary: Sealed(ItineraryId(id)),
    };
    let expected = [
        chosen(0, 2),
        chosen(1, 7),
        Event::ItinerariesRevealed,
        Event::TurnPassed { to: Seat(0) },
    ];
    assert_eq!(opening[..], expected);
    opening.iter().for_each(|event| game.evolve(event));
    assert!(game.opening().is_empty());
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 101, 0);
    assert_eq!((game.day(), game.n_actions(Seat(0))), (2, 3));
    assert!(game.opening().is_empty());
}

#[test]
fn tr_4_all_begin_with_nothing_but_a_crystal() {
    let mut table = Table::blank(3);
    table.watches = [2, 0, 1].map(Seat).to_vec();
    let game = table.start();
    for seat in 0..3 {
        assert_eq!(
            (
                points(&game, seat),
                crystals(&game, seat),
                hour(&game, seat)
            ),
            (0, 1, 0)
        );
    }
    assert_eq!(
        game.turn(),
        Some(Seat(1)),
        "the topmost of the stack begins"
    );
}

/// TR-4a: twelve at the start of a day is hour 0; twelve reached is the end of it.
#[test]
fn tr_4a_a_watch_that_has_reached_twelve_is_done_for_the_day() {
    let mut game = Table::blank(2).card(1, 100, 12, "").start();
    assert_eq!(
        taking(&go(&mut game, 0, 100, 0)),
        (12, 3, 0, JourneyStep::Starts)
    );
    for _ in 0..5 {
        assert_eq!(game.turn(), Some(Seat(1)));
        let action = game.nth_action(Seat(1), 0).expect("something to do");
        act(&mut game, 1, action);
    }
    assert_eq!(points(&game, 0), 3);
}
