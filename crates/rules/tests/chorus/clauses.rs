//! Every clause of section 9.

use antedate_rules::chorus::{Action, Deal, Event, Illegal, Pace, RUNS, SEATS, SetupError};
use antedate_rules::{Date, Events, Game, NoChance, Seat, Viewer};

use crate::common::laws::n_paths;
use crate::table::{Step, choose, close, deal, done, game, join, line, refused, setup, take};

const DATES: [i64; 6] = [100, 50, 150, 75, 100, 200];

/// CH-1.
#[test]
fn ch_1_players_and_cards() {
    let error = |dates: &[i64], n_seats| Deal::new(&setup(dates, n_seats)).err();
    assert_eq!((SEATS, RUNS), (1..=300, 5..=30));
    assert_eq!(error(&DATES, 0), Some(SetupError::SeatCount { n_seats: 0 }));
    let n_seats = 301;
    assert_eq!(error(&DATES, 301), Some(SetupError::SeatCount { n_seats }));
    assert_eq!(error(&DATES, 300), None);
    assert_eq!(
        error(&DATES[..5], 1),
        Some(SetupError::RunLength { run: 4 })
    );
    let long: Vec<i64> = (1..=32).collect();
    assert_eq!(error(&long, 1), Some(SetupError::RunLength { run: 31 }));
    assert_eq!(error(&long[..31], 1), None);
    let mut with_lives = setup(&DATES, 1);
    with_lives.lives = Some(6);
    let refused = Deal::new(&with_lives).err();
    assert_eq!(refused, Some(SetupError::Lives { lives: 6 }));
}

/// CH-2.
#[test]
fn ch_2_the_first_card_is_the_line() {
    let game = game(&DATES, 2);
    assert_eq!(line(&game), [100]);
    assert_eq!(
        game.current().map(|card| game.deal().date(card)),
        Some(Date(50))
    );
}

/// CH-3: a choice may be changed until the card closes, after "done" too.
#[test]
fn ch_3_a_choice_may_change_until_the_card_closes() {
    let mut game = game(&DATES, 2);
    choose(&mut game, 0, 1);
    assert_eq!(game.choice(Seat(0)), Some(1));
    done(&mut game, 0, 1);
    assert_eq!(game.to_act().iter().collect::<Vec<_>>(), [Seat(1)]);
    choose(&mut game, 0, 0);
    assert_eq!(game.to_act().len(), 2, "they are thinking again");
    done(&mut game, 0, 0);
    done(&mut game, 1, 1);
    assert_eq!((game.points(Seat(0)), game.points(Seat(1))), (1, 0));
    assert_eq!(
        game.choice(Seat(0)),
        None,
        "the next card is another choice"
    );
}

/// CH-3, TC-5.
#[test]
fn ch_3_a_gap_must_be_one_of_the_line() {
    let game = game(&DATES, 2);
    let no_gap = Illegal::NoSuchGap { gap: 2, last: 1 };
    assert_eq!(refused(&game, 0, Action::Choose { gap: 2 }), no_gap);
    assert_eq!(refused(&game, 0, Action::Done { gap: Some(2) }), no_gap);
    let (seat, last) = (Seat(2), 1);
    let no_seat = Illegal::NoSuchSeat { seat, last };
    assert_eq!(refused(&game, 2, Action::Done { gap: None }), no_seat);
}

/// CH-4: the card closes with the last "done", or when the table says so; who has chosen
/// nothing has passed, and a choice without "done" counts.
#[test]
fn ch_4_when_a_card_closes() {
    let mut game = game(&DATES, 3);
    done(&mut game, 0, 0);
    done(&mut game, 1, None);
    assert_eq!(game.n_closed(), 0);
    done(&mut game, 2, 1);
    assert_eq!(game.n_closed(), 1);
    choose(&mut game, 0, 2);
    let events = close(&mut game);
    assert!(matches!(events[..], [Event::CardClosed { .. }]));
    assert_eq!(game.n_closed(), 2);
    assert_eq!((game.points(Seat(0)), game.misses(Seat(1))), (2, 2));
}

/// CH-5, TC-6, TC-7: equal dates make several gaps right, and the card joins in the last.
#[test]
fn ch_5_the_card_joins_in_the_last_right_gap() {
    let mut game = game(&DATES, 2);
    for _ in 0..3 {
        close(&mut game);
    }
    assert_eq!(line(&game), [50, 75, 100, 150]);
    let card = game.current().expect("a card is open");
    assert_eq!(game.right_gaps(card), (2, 3));
    done(&mut game, 0, 2);
    let events = done(&mut game, 1, 3);
    assert!(events.contains(&Event::CardClosed {
        card,
        first: 2,
        last: 3
    }));
    assert_eq!((game.points(Seat(0)), game.points(Seat(1))), (1, 1));
    assert_eq!(game.line()[3], card);
}

/// CH-6: the distance is counted in gaps to the nearest right one; a pass is the largest.
#[test]
fn ch_6_points_and_distances() {
    let mut game = game(&DATES, 3);
    close(&mut game);
    close(&mut game);
    let before = game.distance(Seat(0));
    assert_eq!(before, 1 + 2, "a pass in a line of one card, and of two");
    // 75 into [50, 100, 150]: gap 1.
    done(&mut game, 0, 1);
    done(&mut game, 1, 3);
    done(&mut game, 2, None);
    let distances = [0, 1, 2].map(|seat| game.distance(Seat(seat)) - before);
    assert_eq!(distances, [0, 2, 3]);
    assert_eq!([0, 1, 2].map(|seat| game.points(Seat(seat))), [1, 0, 0]);
}

/// CH-7: most points; then the smaller distance; then it is shared.
#[test]
fn ch_7_who_wins() {
    let ends = |gaps: [[u8; 3]; 5]| {
        let mut game = game(&DATES, 3);
        for gaps in gaps {
            for (seat, gap) in gaps.into_iter().enumerate() {
                done(&mut game, seat as u16, gap);
            }
        }
        let outcome = game.outcome().expect("the run is over");
        (outcome.points, outcome.distances, outcome.winners)
    };
    // Right are 0, 2, 1, 2 or 3, and 5.
    let all_right = [[0; 3], [2; 3], [1; 3], [2, 3, 3], [5; 3]];
    let all = vec![Seat(0), Seat(1), Seat(2)];
    assert_eq!(ends(all_right), (vec![5; 3], vec![0; 3], all));
    let one_off = [[0; 3], [2; 3], [1; 3], [2, 3, 3], [5, 4, 3]];
    let (points, distances) = (vec![5, 4, 4], vec![0, 1, 2]);
    assert_eq!(ends(one_off), (points, distances, vec![Seat(0)]));
    let all_off = [[0; 3], [2; 3], [1; 3], [0, 4, 1], [4, 4, 5]];
    let (points, distances) = (vec![3, 3, 4], vec![3, 2, 1]);
    assert_eq!(ends(all_off), (points, distances, vec![Seat(2)]));
    let by_distance = [[0; 3], [2; 3], [1; 3], [2, 3, 0], [4, 3, 5]];
    let (points, distances) = (vec![4, 4, 4], vec![1, 2, 2]);
    assert_eq!(ends(by_distance), (points, distances, vec![Seat(0)]));
}

/// CH-8: whoever has made that many misses is out; the run ends early when all are.
#[test]
fn ch_8_lives() {
    let mut setup = setup(&DATES, 2);
    setup.lives = Some(2);
    let mut game = deal(&setup);
    done(&mut game, 0, 1);
    done(&mut game, 1, 0);
    done(&mut game, 0, None);
    done(&mut game, 1, 2);
    assert_eq!(game.to_act().iter().collect::<Vec<_>>(), [Seat(1)]);
    let seat = Seat(0);
    let out = Illegal::OutOfGame { seat };
    assert_eq!(refused(&game, 0, Action::Done { gap: None }), out);
    done(&mut game, 1, 0);
    assert!(game.outcome().is_none());
    let events = done(&mut game, 1, 0);
    assert_eq!(events.last(), Some(&Event::GameEnded));
    let outcome = game.outcome().expect("all are out");
    assert_eq!(
        (outcome.points, outcome.winners),
        (vec![0, 2], vec![Seat(1)])
    );
    assert_eq!(
        refused(&game, 1, Action::Done { gap: None }),
        Illegal::GameOver
    );
}

/// CH-9: a team's result is the mean of its members, so that sizes may differ.
#[test]
fn ch_9_teams_are_compared_by_their_means() {
    let error = |teams, n_seats| {
        let mut setup = setup(&DATES, n_seats);
        setup.teams = Some(teams);
        Deal::new(&setup).err()
    };
    assert_eq!(error(1, 9), Some(SetupError::Teams { teams: 1 }));
    assert_eq!(error(9, 9), Some(SetupError::Teams { teams: 9 }));
    let (teams, n_seats) = (3, 2);
    let empty = SetupError::EmptyTeam { teams, n_seats };
    assert_eq!(error(3, 2), Some(empty));
    let mut setup = setup(&DATES, 3);
    setup.teams = Some(2);
    let mut game = deal(&setup);
    // Seats 0 and 2 are team 0: 5 and 2 right; seat 1 alone has 4, a better mean than 3.5.
    for gaps in [[0, 0, 1], [2, 2, 1], [1, 1, 1], [2, 3, 3], [5, 4, 0]] {
        for (seat, gap) in (0..).zip(gaps) {
            done(&mut game, seat, gap);
        }
    }
    let outcome = game.outcome().expect("the run is over");
    let sums: Vec<_> = outcome
        .teams
        .iter()
        .map(|t| (t.members, t.points))
        .collect();
    assert_eq!(sums, [(2, 7), (1, 4)]);
    assert_eq!(outcome.winners, [Seat(1)]);
}

/// CH-10: each goes through the run on a line of their own, at their own time; the run is over
/// when all have.
#[test]
fn ch_10_each_at_their_own_pace() {
    let mut setup = setup(&DATES, 2);
    (setup.pace, setup.names) = (Pace::Alone, true);
    let mut game = deal(&setup);
    assert_eq!(done(&mut game, 0, 0).len(), 2, "the card turns at once");
    done(&mut game, 0, 2);
    assert_eq!(game.n_closed_of(Seat(0)), 2);
    assert_eq!(game.n_closed_of(Seat(1)), 0);
    let no_gap = Illegal::NoSuchGap { gap: 2, last: 1 };
    assert_eq!(refused(&game, 1, Action::Done { gap: Some(2) }), no_gap);
    assert_eq!(game.decide_close(&mut Events::new()), Err(Illegal::OwnPace));
    for gap in [1, 2, 5] {
        done(&mut game, 0, gap);
    }
    let finished = refused(&game, 0, Action::Done { gap: None });
    assert_eq!(finished, Illegal::Finished);
    assert!(game.outcome().is_none());
    choose(&mut game, 1, 0);
    take(&mut game, Step::TimeUp(Seat(1)));
    assert_eq!(game.points(Seat(1)), 1, "what was chosen counts (CH-4)");
    for _ in 0..4 {
        take(&mut game, Step::TimeUp(Seat(1)));
    }
    let outcome = game.outcome().expect("both have been through");
    assert_eq!(
        (outcome.points, outcome.winners),
        (vec![5, 1], vec![Seat(0)])
    );
}

/// CH-10: nobody sees of another's run more than they have finished themselves.
#[test]
fn ch_10_nobody_sees_further_than_they_have_come() {
    let mut setup = setup(&DATES, 2);
    (setup.pace, setup.names) = (Pace::Alone, true);
    let mut game = deal(&setup);
    done(&mut game, 0, 0);
    done(&mut game, 0, 0);
    let seen = |game: &antedate_rules::chorus::Chorus, seat| {
        let view = game.view(Viewer::Seat(Seat(seat)));
        let other = view.seats[usize::from(1 - seat)];
        (view.line.len(), other.closed, other.score)
    };
    assert_eq!(seen(&game, 1), (1, 0, Some((0, 0))));
    done(&mut game, 1, 1);
    assert_eq!(seen(&game, 1), (2, 1, Some((1, 0))));
    done(&mut game, 1, 1);
    assert_eq!(seen(&game, 1), (3, 2, Some((1, 2))));
    assert_eq!(seen(&game, 0), (3, 2, Some((0, 2))));
    let watching = game.view(Viewer::Spectator);
    assert_eq!((watching.line.len(), watching.current), (1, None));
}

/// CH-12: who comes late begins with the current card, and has passed the earlier ones.
#[test]
fn ch_12_who_comes_late_has_passed_the_earlier_cards() {
    let mut setup = setup(&DATES, 1);
    setup.lives = Some(3);
    let mut game = deal(&setup);
    done(&mut game, 0, 0);
    done(&mut game, 0, 2);
    let late = join(&mut game).expect("two misses leave a life");
    assert_eq!(
        (late, game.misses(late), game.distance(late)),
        (Seat(1), 2, 3)
    );
    done(&mut game, 0, 1);
    assert_eq!(game.n_closed(), 2, "they are waited for");
    done(&mut game, 1, 1);
    assert_eq!((game.n_closed(), game.points(late)), (3, 1));
    assert_eq!(join(&mut game), Err(Illegal::TooLate { lives: 3 }));
    let mut full = crate::table::game(&DATES, 300);
    assert_eq!(join(&mut full), Err(Illegal::TableFull));
}

/// TC-17: who leaves is waited for no longer, and cannot win; the last "done" may have been
/// said already.
#[test]
fn tc_17_who_leaves_is_not_waited_for() {
    let mut game = game(&DATES, 3);
    done(&mut game, 0, 1);
    done(&mut game, 1, 1);
    let drop = |game: &mut antedate_rules::chorus::Chorus, seat| {
        let mut events = Events::new();
        let decided = game.decide_drop(Seat(seat), &mut events);
        events.iter().for_each(|event| game.evolve(event));
        decided.map(|()| events.len())
    };
    assert_eq!(drop(&mut game, 2), Ok(2), "the card closes");
    assert_eq!(drop(&mut game, 2), Ok(0), "they were out already");
    let (seat, last) = (Seat(3), 2);
    assert_eq!(drop(&mut game, 3), Err(Illegal::NoSuchSeat { seat, last }));
    assert_eq!(drop(&mut game, 0), Ok(1));
    assert_eq!(drop(&mut game, 1), Ok(2), "nobody is left");
    assert_eq!(drop(&mut game, 1), Err(Illegal::GameOver));
    assert!(game.outcome().expect("it is over").winners.is_empty());
}

/// A table of 300: what the last "done" does, and how large the state is.
#[test]
fn ch_1_three_hundred_players() {
    let mut game = game(&DATES, 300);
    for seat in 0..299 {
        assert_eq!(done(&mut game, seat, (seat % 2) as u8).len(), 1);
    }
    assert_eq!(game.to_act().lowest(), Some(Seat(299)));
    assert_eq!(done(&mut game, 299, 0).len(), 2);
    let right = Seat::all(300).filter(|seat| game.points(*seat) == 1);
    assert_eq!(right.count(), 151);
    assert_eq!(game.to_act().len(), 300);
    assert!(size_of_val(&game) <= 16 << 10);
    let nobody = game
        .clone()
        .apply(Seat(300), Action::Done { gap: None }, &NoChance);
    assert!(nobody.is_err());
}

#[test]
fn path_counts_are_the_ones_worked_out_by_hand() {
    // One player and a line of one card: "done" in 2 gaps or with none, and 2 gaps to think of.
    // The three close the card, and the next has 3 + 1 + 3 actions; the two do not.
    let alone = game(&DATES, 1);
    assert_eq!(
        [1, 2].map(|depth| n_paths(&alone, depth)),
        [5, 3 * 7 + 2 * 5]
    );
    // Two players: 5 each; after a "done" only the other is waited for.
    let two = game(&DATES, 2);
    assert_eq!(
        [1, 2].map(|depth| n_paths(&two, depth)),
        [10, 6 * 5 + 4 * 10]
    );
}
