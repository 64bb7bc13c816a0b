//! Days and the end: TR-19 to TR-23.

use antedate_rules::trek::{Action, Event, Illegal, ItineraryId, JourneyStep, Phase, Trek};
use antedate_rules::{Date, Game, ManySeats, Seat, SeatSet, Viewer};

use super::{go, lengths, long_days, taking};
use crate::table::{ANCESTOR, Table, act, refused};

#[test]
fn tr_19_three_days_and_then_it_is_over() {
    let mut game = long_days(2).start();
    for day in 1..=3 {
        for _ in 0..2 {
            let seat = game.turn().expect("a day").0;
            go(&mut game, seat, 100 * i64::from(day) + i64::from(seat), 0);
        }
        if day < 3 {
            for seat in 0..2 {
                let next = Action::ChooseItinerary(ItineraryId(4 * seat as u8 + day));
                act(&mut game, seat, next);
            }
        }
    }
    assert_eq!(
        (game.phase(), game.to_act()),
        (Phase::Over, ManySeats::EMPTY)
    );
    assert_eq!(refused(&game, 0, Action::Pass), Illegal::GameOver);
}

/// TR-20: journeys and crystals stay, itinerary and tokens go, and the last to arrive begins.
#[test]
fn tr_20_a_new_day_begins_with_the_watches_as_they_arrived() {
    let mut game = Table::blank(2)
        .card(1, 100, 12, "pc")
        .card(1, 200, 12, "")
        .card(2, 150, 1, "")
        .start();
    go(&mut game, 0, 100, 0);
    let events = go(&mut game, 1, 200, 0);
    assert_eq!(
        events[2..],
        [Event::DayEnded { day: 1 }, Event::DayBegan { day: 2 }]
    );
    let view = game.view(Viewer::Spectator);
    let player = &view.players[0];
    assert_eq!(
        (player.filled, player.hour, player.crystals),
        ([0; 4], 0, 2)
    );
    assert_eq!(
        (player.itinerary, &player.used[..]),
        (None, &[ItineraryId(0)][..])
    );
    assert_eq!(
        game.row()[5].map(|card| game.deal().data().card(card).date),
        Some(Date(150))
    );
    for seat in 0..2 {
        act(
            &mut game,
            seat,
            Action::ChooseItinerary(ItineraryId(4 * seat as u8 + 1)),
        );
    }
    assert_eq!(
        game.turn(),
        Some(Seat(1)),
        "seat 1 came last and lies on top"
    );
}

#[test]
fn tr_20a_the_open_journey_goes_on_and_the_ancestors_are_not_refilled() {
    let mut game = Table::blank(2)
        .card(1, 100, 10, "")
        .card(1, 200, 12, "")
        .card(2, 150, 1, "")
        .start();
    go(&mut game, 0, 100, 0);
    go(&mut game, 1, 200, 0);
    act(&mut game, 0, ANCESTOR);
    for seat in 0..2 {
        act(
            &mut game,
            seat,
            Action::ChooseItinerary(ItineraryId(4 * seat as u8 + 1)),
        );
    }
    assert_eq!(game.n_ancestors(), 5);
    assert_eq!(taking(&go(&mut game, 0, 150, 0)).3, JourneyStep::Continues);
    assert_eq!(lengths(&game, 0), [3]);
}

/// Plays three days in which seat 0 takes the cards of these dates and seat 1 one card of
/// the year 900 and 12 hours a day.
fn travel(mut game: Trek, days: [&[i64]; 3]) -> Trek {
    for (day, dates) in (1..).zip(days) {
        let mut dates = dates.iter();
        while game.day() == day && game.phase() == Phase::Turn {
            match game.turn() {
                Some(Seat(0)) => go(&mut game, 0, *dates.next().expect("enough dates"), 0),
                _ => go(&mut game, 1, 900, 0),
            };
        }
        assert_eq!(dates.next(), None);
        if game.phase() == Phase::Choosing {
            for seat in 0..2 {
                act(
                    &mut game,
                    seat,
                    Action::ChooseItinerary(ItineraryId(4 * seat as u8 + day)),
                );
            }
        }
    }
    game
}

/// Known answer 16: 32 on the track, 1 crystal, 24 for journeys: 57.
#[test]
fn tr_21_the_worked_example() {
    // Punctual three times and a space of 23 points: 32. A journey of 8 cards pays 22,
    // one of 2 cards 2: 24. The crystal of the beginning is never spent.
    let mut table = Table::blank(2).itinerary(0, "23p / / /", "");
    for (day, dates) in [(1, 10..=13), (2, 14..=17), (3, 5..=6)] {
        table = table.card(day, 900, 12, "");
        let hours = 12 / dates.clone().count() as u8;
        for date in dates {
            table = table.card(day, date, hours, "p");
        }
    }
    let days: [&[i64]; 3] = [&[10, 11, 12, 13], &[14, 15, 16, 17], &[5, 6]];
    let game = travel(table.start(), days);
    let score = game.score(Seat(0));
    assert_eq!((score.points, score.crystals, score.journeys), (32, 1, 24));
    let outcome = game.outcome().expect("three days are over");
    // Seat 1: punctual three times, a crystal, and a journey of three cards of equal dates.
    assert_eq!(outcome.scores, [57, 9 + 1 + 5]);
    assert_eq!(outcome.journeys, [vec![8, 2], vec![3]]);
    assert_eq!(
        (outcome.crystals, outcome.winners),
        (vec![1, 1], SeatSet::one(Seat(0)))
    );
}

/// Two players take two cards of six hours a day; a journey pays one point a card, so that
/// both have as many points whatever the dates.
fn contest(dates: [[i64; 6]; 2]) -> SeatSet {
    let mut table = Table::blank(2);
    table.data.journey = (1..=6).collect();
    for day in 0..3 {
        for nth in 0..2 {
            for seat in dates {
                table = table.card(day as u8 + 1, seat[2 * day + nth], 6, "");
            }
        }
    }
    let mut game = table.start();
    let mut left = dates.map(IntoIterator::into_iter);
    while game.phase() != Phase::Over {
        if let Some(seat) = game.turn() {
            let date = left[seat.index()].next().expect("two cards a day");
            go(&mut game, seat.0, date, 0);
        } else {
            for seat in 0..2 {
                let next = ItineraryId(4 * seat as u8 + game.day());
                act(&mut game, seat, Action::ChooseItinerary(next));
            }
        }
    }
    let outcome = game.outcome().expect("three days are over");
    assert_eq!(outcome.scores[0], outcome.scores[1]);
    outcome.winners
}

#[test]
fn tr_22_ties_go_to_the_longest_journey_then_the_next_and_then_are_shared() {
    let (zero, one) = (SeatSet::one(Seat(0)), SeatSet::one(Seat(1)));
    // 4, 2 against 3, 3.
    assert_eq!(contest([[1, 2, 3, 4, 1, 2], [5, 6, 7, 5, 6, 7]]), zero);
    // 3, 2, 1 against 3, 3: the second longest.
    assert_eq!(contest([[1, 2, 3, 1, 2, 1], [5, 6, 7, 5, 6, 7]]), one);
    // 2, 2, 2 against 2, 2, 1, 1: the third.
    assert_eq!(contest([[1, 2, 1, 2, 1, 2], [5, 6, 5, 6, 5, 4]]), zero);
    // 2, 1, 3 against 3, 2, 1: alike, in whatever order they were made.
    assert_eq!(
        contest([[2, 3, 2, 1, 2, 3], [5, 6, 7, 5, 6, 4]]),
        SeatSet::first(2)
    );
}

#[test]
fn tr_21_journeys_pay_by_the_table_and_three_for_each_card_beyond() {
    let game = Table::blank(2).deal();
    let data = game.deal().data();
    let expected = [0, 0, 2, 5, 8, 11, 14, 18, 22, 26, 30, 33, 36];
    for (length, points) in expected.into_iter().enumerate() {
        assert_eq!(data.journey_points(length), points, "{length} cards");
    }
    assert_eq!(data.journey_points(36), 30 + 26 * 3);
}

#[test]
fn tr_23_there_is_nothing_else_to_do_on_a_turn() {
    let game = Table::blank(2).start();
    let takes = |action: &Action| matches!(action, Action::Take { .. });
    assert!(game.legal_actions(Seat(0)).iter().all(takes));
}
