//! Rounds, the end and those who leave: TC-12 to TC-17a.

use antedate_rules::timeline::{Event, Illegal, Standing, Timeline};
use antedate_rules::{CardId, Game, Seat, SeatSet};

use crate::table::{UpsideDown, dates, deal, game, hand, play, refused, setup};

const ONE: [i64; 3] = [10, 11, 12];
const TWO: [i64; 3] = [20, 21, 22];
const THREE: [i64; 3] = [30, 31, 32];

fn seats(seats: &[u16]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

fn winners(game: &Timeline) -> Option<SeatSet> {
    game.outcome().map(|outcome| outcome.winners)
}

fn leave(game: &mut Timeline, seat: u16) -> Vec<Event> {
    let events = game.drop_seat(Seat(seat), &UpsideDown);
    events.expect("a seat of the table").to_vec()
}

fn drawn(events: &[Event]) -> Vec<(u16, u8)> {
    let drawn = |event: &Event| match event {
        Event::CardDrawn { seat, card } => Some((seat.0, card.0)),
        _ => None,
    };
    events.iter().filter_map(drawn).collect()
}

fn ended(events: &[Event]) -> Option<&Event> {
    let end = |event: &&Event| matches!(event, Event::RoundEnded { .. });
    events.iter().find(end)
}

/// TC-12: the end is judged only when each has had a turn, beginning with the first player.
#[test]
fn tc_12_the_end_is_judged_at_the_end_of_a_round() {
    let mut game = game(&[&ONE, &TWO], 15, &[16, 17, 18]);
    play(&mut game, "rw rw r");
    assert!(game.hand(Seat(0)).is_empty());
    assert_eq!((game.turn(), game.round()), (Some(Seat(1)), 3));
    assert_eq!(winners(&game), None);
    let events = play(&mut game, "w");
    let (round, out, eliminated) = (3, seats(&[0]), SeatSet::EMPTY);
    let end = Event::RoundEnded {
        round,
        out,
        eliminated,
    };
    assert_eq!(ended(&events), Some(&end));
}

/// TC-13: exactly one out of cards wins.
#[test]
fn tc_13_the_only_one_out_of_cards_wins() {
    let mut game = game(&[&ONE, &TWO], 15, &[16, 17, 18]);
    play(&mut game, "wr rr rr");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.winners, outcome.rounds), (seats(&[1]), 3));
    assert!(game.to_act().is_empty());
    assert_eq!(refused(&game, 0, 0, 0), Illegal::GameOver);
    let refused = game.drop_seat(Seat(0), &UpsideDown);
    assert_eq!(refused.err(), Some(Illegal::GameOver));
}

/// TC-14: several out of cards: the others are eliminated, the several draw one each and
/// play on by the same rules.
#[test]
fn tc_14_several_out_of_cards_play_on() {
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &[16, 17, 18, 19]);
    let events = play(&mut game, "rrr rrr rwr");
    let (round, out, eliminated) = (3, seats(&[0, 2]), seats(&[1]));
    let end = Event::RoundEnded {
        round,
        out,
        eliminated,
    };
    assert_eq!(ended(&events[events.len() - 4..]), Some(&end));
    assert_eq!(drawn(&events), [(1, 10), (0, 11), (2, 12)]);
    assert_eq!(game.still_in(), seats(&[0, 2]));
    assert_eq!(game.standing(Seat(1)), Standing::Eliminated);
    assert_eq!((game.turn(), game.round()), (Some(Seat(0)), 4));
    let seat = Seat(1);
    assert_eq!(refused(&game, 1, 5, 0), Illegal::OutOfGame { seat });
    play(&mut game, "wr");
    assert_eq!(
        winners(&game),
        Some(seats(&[2])),
        "nobody waited for seat 1"
    );
}

/// TC-14a: they draw in turn order, beginning with the first player or the next still in.
#[test]
fn tc_14a_they_draw_in_turn_order() {
    let mut table = setup(&[&ONE, &TWO, &THREE], 15, &[16, 17, 18, 19]);
    for (first, guesses, order) in [
        (1, "rrr rrr rrr", [1, 2, 0].as_slice()),
        (1, "rrr rrr wrr", &[2, 0]),
        (2, "rrr rrr wrr", &[0, 1]),
    ] {
        table.first = Seat(first);
        let mut game = deal(&table);
        let events = play(&mut game, guesses);
        let last_round: Vec<u16> = drawn(&events).iter().map(|(seat, _)| *seat).collect();
        let n_wrong = guesses.matches('w').count();
        assert_eq!(&last_round[n_wrong..], order);
        assert_eq!(game.turn(), Some(Seat(order[0])));
    }
}

/// TC-14b: the cards of an eliminated player stay before them and are never shuffled in.
#[test]
fn tc_14b_cards_of_the_eliminated_stay_out_of_play() {
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &[16, 17, 18]);
    play(&mut game, "rrr rrr rwr");
    assert_eq!(hand(&game, 1), [16]);
    for _ in 0..3 {
        let events = play(&mut game, "ww");
        assert!(drawn(&events).iter().all(|(_, card)| *card != 10));
        assert_eq!(hand(&game, 1), [16]);
    }
    let pile = dates(&game, game.discard_pile());
    assert!(!pile.contains(&16));
}

/// TC-15: in a play-off round exactly one out wins; several draw again, and only the
/// others are eliminated; when none is out, all play-off players go on with one card each.
#[test]
fn tc_15_a_play_off_repeats() {
    let pile = [16, 17, 18, 19, 13, 14];
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &pile);
    play(&mut game, "rrr rrr rrr");
    assert_eq!(game.still_in(), seats(&[0, 1, 2]));
    play(&mut game, "www");
    assert_eq!(game.still_in(), seats(&[0, 1, 2]), "none out: all go on");
    assert!((0..3).all(|seat| hand(&game, seat).len() == 1));
    play(&mut game, "rwr");
    assert_eq!(game.still_in(), seats(&[0, 2]), "several out");
    assert!([0, 2].iter().all(|seat| hand(&game, *seat).len() == 1));
    play(&mut game, "rw");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.winners, outcome.rounds), (seats(&[0]), 6));
}

/// TC-16: nothing left to draw in a play-off: those still in share the victory, also when
/// some could still draw.
#[test]
fn tc_16_no_card_to_draw_shares_the_victory() {
    for pile in [&[][..], &[16]] {
        let mut game = game(&[&ONE, &TWO], 15, pile);
        let events = play(&mut game, "rr rr rr");
        assert_eq!(winners(&game), Some(seats(&[0, 1])));
        assert_eq!(drawn(&events).len(), pile.len());
        let seat = Seat(1);
        assert!(events.contains(&Event::NothingToDraw { seat }));
        assert_eq!(game.outcome().map(|outcome| outcome.rounds), Some(3));
    }
    // The cards of the eliminated are no help (TC-14b).
    let mut game = game(&[&ONE, &TWO, &[30, 31, 32, 33]], 15, &[]);
    play(&mut game, "rrr rrr rrr");
    assert_eq!(winners(&game), Some(seats(&[0, 1])));
    assert_eq!(hand(&game, 2), [33]);
}

/// TC-10, TC-14: the play-off's draws reshuffle too, also after some have drawn.
#[test]
fn tc_10_a_reshuffle_at_the_end_of_a_round() {
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &[16, 17]);
    let events = play(&mut game, "rrw rrr rrr");
    let shuffled = |event: &Event| matches!(event, Event::PileReshuffled { .. });
    let at = events.iter().position(shuffled).expect("a reshuffle");
    assert_eq!(drawn(&events[..at]), [(2, 10), (0, 11)]);
    assert_eq!(drawn(&events[at..]), [(1, 6)], "what seat 2 had misplaced");
}

/// TC-17: a drop takes effect at once, the cards go to the discard pile, and the seat is
/// skipped, also for the rest of the round.
#[test]
fn tc_17_a_dropped_seat_is_skipped_at_once() {
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &[16, 17]);
    let (seat, cards) = (Seat(1), [3, 4, 5].map(CardId).into_iter().collect());
    let events = leave(&mut game, 1);
    assert_eq!(events, [Event::SeatDropped { seat, cards }]);
    assert_eq!(dates(&game, game.discard_pile()), TWO);
    assert_eq!(game.standing(seat), Standing::Dropped);
    assert_eq!(game.turn(), Some(Seat(0)));
    play(&mut game, "r");
    assert_eq!(game.turn(), Some(Seat(2)));
    play(&mut game, "r");
    assert_eq!((game.turn(), game.round()), (Some(Seat(0)), 2));
    let (seat, last) = (Seat(3), 2);
    let refused = game.drop_seat(seat, &UpsideDown);
    assert_eq!(refused.err(), Some(Illegal::NoSuchSeat { seat, last }));
}

/// TC-17: the active player leaves: the next one acts, or the round ends.
#[test]
fn tc_17_the_active_player_leaves() {
    let mut game = game(&[&ONE, &TWO, &THREE, &[40, 41, 42]], 15, &[16, 17]);
    let to = Seat(1);
    assert_eq!(leave(&mut game, 0)[1], Event::TurnPassed { to });
    play(&mut game, "rr");
    let events = leave(&mut game, 3);
    assert!(ended(&events).is_some());
    assert_eq!((game.turn(), game.round()), (Some(Seat(1)), 2));
}

/// TC-17, TC-10: a drop that ends the round can begin a play-off, whose draws may need the
/// very cards just dropped.
#[test]
fn tc_17_dropped_cards_are_drawn_in_the_play_off_they_bring_about() {
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &[]);
    play(&mut game, "rrr rrr rr");
    let events = leave(&mut game, 2);
    let (round, out, eliminated) = (3, seats(&[0, 1]), SeatSet::EMPTY);
    let end = Event::RoundEnded {
        round,
        out,
        eliminated,
    };
    assert_eq!(ended(&events), Some(&end));
    // Seat 2 had one card left, so seat 1 finds none (TC-16).
    assert_eq!(drawn(&events), [(0, 8)]);
    assert_eq!(winners(&game), Some(seats(&[0, 1])));
}

/// TC-17: a sole remaining player wins at once, in the round being played.
#[test]
fn tc_17_a_sole_remaining_player_wins() {
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &[16, 17]);
    play(&mut game, "rrr r");
    leave(&mut game, 0);
    let events = leave(&mut game, 2);
    assert_eq!(ended(&events), None, "no round ended");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.winners, outcome.rounds), (seats(&[1]), 2));
}

/// TC-17a: a dropped player cannot win, even if already out of cards.
#[test]
fn tc_17a_a_dropped_player_cannot_win() {
    let mut game = game(&[&ONE, &TWO, &THREE], 15, &[16, 17]);
    play(&mut game, "rww rrr r");
    assert!(game.hand(Seat(0)).is_empty());
    leave(&mut game, 0);
    play(&mut game, "rr");
    assert_eq!(winners(&game), None);
    assert_eq!((game.turn(), game.round()), (Some(Seat(1)), 4));
}

/// TC-17a: when the first player is out, rounds begin with the next seat still in, and a
/// round still ends where it would have ended.
#[test]
fn tc_17a_rounds_begin_with_the_next_seat_still_in() {
    let mut table = setup(&[&ONE, &TWO, &THREE], 15, &[16, 17]);
    table.first = Seat(2);
    let mut game = deal(&table);
    play(&mut game, "r");
    leave(&mut game, 2);
    assert_eq!((game.turn(), game.round()), (Some(Seat(0)), 1));
    play(&mut game, "rr");
    assert_eq!((game.turn(), game.round()), (Some(Seat(0)), 2));
}

/// TC-17a: the departure of an eliminated player changes nothing and is not recorded; nor
/// is a second departure.
#[test]
fn tc_17a_the_departure_of_an_eliminated_player_is_not_recorded() {
    let mut game = game(&[&ONE, &TWO, &THREE, &[40, 41, 42]], 15, &[16, 17, 18, 19]);
    play(&mut game, "rrrr rrrr rwrr");
    assert_eq!(leave(&mut game, 1), []);
    assert_eq!(hand(&game, 1), [16]);
    assert_eq!(game.standing(Seat(1)), Standing::Eliminated);
    assert_eq!(leave(&mut game, 2).len(), 1);
    assert_eq!(leave(&mut game, 2), []);
}

/// TC-17a: dropped cards are turned back up: their dates are seen by all.
#[test]
fn tc_17a_dropped_cards_are_turned_back_up() {
    let mut game = game(&[&ONE, &[70_001, 70_002, 70_003], &THREE], 15, &[16]);
    let events = leave(&mut game, 1);
    for viewer in antedate_rules::Viewer::all(3) {
        let shown = format!("{:?}", game.show(viewer, &events[0]));
        let view = format!("{:?}", game.view(viewer));
        for date in ["70001", "70002", "70003"] {
            assert!(shown.contains(date) && view.contains(date));
        }
    }
}
