//! Drawing and the end: CO-15 and CO-18 to CO-22.

use antedate_rules::twist::{Action, BEST_SCORE, Event, Twist, Why};
use antedate_rules::{CardId, Date, Game, Seat};

use crate::table::{act, attempt, attempts, crowded, deal, discard, game, hand, setup};

/// Tries two cards for whoever is to act, the oldest in hand.
fn two(game: &mut Twist) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..2 {
        let seat = game.turn().expect("the game goes on");
        let card = game.hand(seat)[0];
        events.extend(act(game, Action::Try { card }));
    }
    events
}

/// Tries one card for whoever is to act, and ends the turn.
fn one(game: &mut Twist) {
    let seat = game.turn().expect("the game goes on");
    let card = game.hand(seat)[0];
    act(game, Action::Try { card });
    act(game, Action::Stop);
}

/// Eight players, each card later than all before it in the order of play, so that every
/// try succeeds; two cards in the pile.
fn eight() -> Twist {
    let mut setup = setup(&[""; 8], "1xy", "5000xa", "");
    // In round r seat s plays its cards 2r and 2r + 1.
    for seat in 0..8 {
        for nth in 0..4 {
            let (round, one) = (nth / 2, nth % 2);
            let date = 100 + 16 * round + 2 * seat + one;
            setup.cards[4 * seat + nth].date = Date(date as i64);
        }
    }
    deal(&setup)
}

/// CO-15: it is the last upright card that counts, whatever was blocked before.
#[test]
fn co_15_blocked_cards_of_earlier_turns_are_no_help() {
    let mut game = game(
        &["200xy 150xy", "110xy 120xy 130xy 210xy"],
        "100xy",
        "300xy 301xy 140xy",
    );
    attempts(&mut game, &[200, 150]);
    attempts(&mut game, &[110, 120, 130, 210]);
    attempts(&mut game, &[300, 301]);
    assert_eq!(hand(&game, 1), [110, 120, 130, 140]);
    attempt(&mut game, 140);
    let why = game.outcome().map(|outcome| outcome.why);
    assert_eq!(why, Some(Why::NoCardPlaced));
}

/// CO-18: as many are drawn as are missing from four, blocked ones included, or as the pile has.
#[test]
fn co_18_hands_are_filled_up_to_four() {
    let mut game = eight();
    two(&mut game);
    assert_eq!((game.hand(Seat(0)).len(), game.draw_pile().len()), (4, 0));
    let events = two(&mut game);
    assert_eq!(game.hand(Seat(1)).len(), 2);
    let nothing =
        |event: &Event| matches!(event, Event::CardsDrawn { cards, .. } if cards.is_empty());
    assert!(
        events.iter().any(nothing),
        "told also when nothing was drawn"
    );

    let mut one_left = eight();
    one(&mut one_left);
    two(&mut one_left);
    assert_eq!(one_left.hand(Seat(1)).len(), 3, "one of two could be drawn");
}

/// CO-19, CO-20: with the pile empty play goes on; a player with no cards is skipped; the
/// game ends when all are out. Every card but the first discard is in the main row: 69.
#[test]
fn co_19_co_20_players_out_of_cards_are_skipped() {
    let mut game = eight();
    for _ in 0..16 {
        two(&mut game);
    }
    // Seat 0 drew the two cards of the pile in round 1 and is the only one with cards.
    let held: Vec<usize> = Seat::all(8).map(|seat| game.hand(seat).len()).collect();
    assert_eq!(held, [2, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(game.turn(), Some(Seat(0)));
    let events = two(&mut game);
    let why = Why::AllOut;
    assert_eq!(events.last(), Some(&Event::GameEnded { why }));
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.why, outcome.tally.score()), (why, BEST_SCORE));
}

/// CO-20, CO-20a: the player to act can neither try nor discard: judged at the start of
/// the turn, and not before.
#[test]
fn co_20a_a_player_who_cannot_act_ends_the_game() {
    // Seat 1 has three blocked cards and draws into them until none is upright.
    let mut game = game(
        &["200xy 150xy 300xy 310xy", "110bc 120bc 130bc 210ab"],
        "100xy",
        "320xy 330xy 140bc 340xy 350xy",
    );
    attempts(&mut game, &[200, 150]);
    attempts(&mut game, &[110, 120, 130, 210]);
    attempts(&mut game, &[300, 310]);
    assert_eq!(hand(&game, 1), [110, 120, 130, 140]);
    assert_eq!(game.outcome(), None, "140 is upright");

    // In a game that is all but over seat 1 has blocked cards only. An icon decides.
    for (icons, ended) in [("bc", Some(Why::CannotAct)), ("ac", None)] {
        let mut game = eight_with_seat_1_blocked(icons);
        one(&mut game);
        let why = game.outcome().map(|outcome| outcome.why);
        assert_eq!(why, ended);
        if ended.is_none() {
            assert_eq!(game.turn(), Some(Seat(1)));
            let first = hand(&game, 1)[0];
            discard(&mut game, first);
        }
    }
}

/// Eight players; all but seat 1 always place two. In round 1 seat 1 has three cards blocked
/// and places one, when the pile is empty already. Seat 0 is to act in round 2.
fn eight_with_seat_1_blocked(icons: &str) -> Twist {
    let hand_1 = format!("110{icons} 120{icons} 130{icons} 8000{icons}");
    let hands = ["200xy 150xy", &hand_1, "", "", "", "", "", ""];
    let mut game = game(&hands, "100xy", "");
    two(&mut game);
    assert_eq!(game.draw_pile().len(), 0);
    attempts(&mut game, &[110, 120, 130, 8000]);
    for _ in 2..8 {
        two(&mut game);
    }
    assert_eq!(game.turn(), Some(Seat(0)));
    assert!(game.hand(Seat(1)).iter().all(|card| game.is_blocked(*card)));
    game
}

/// CO-20a: the icon that counts is the one the turn before has left on the pile.
#[test]
fn co_20a_a_discard_just_before_decides() {
    for (back, ended) in ['b', 'd'].into_iter().zip([None, Some(Why::CannotAct)]) {
        let hand_0 = format!("200xy 150xy 300xy 400a{back}");
        let hand_1 = "110bc 120bc 130bc 8000bc";
        let hands = [&hand_0[..], hand_1, "", "", "", "", "", ""];
        let mut game = game(&hands, "100xy", "");
        two(&mut game);
        attempts(&mut game, &[110, 120, 130, 8000]);
        for _ in 2..8 {
            two(&mut game);
        }
        discard(&mut game, 400);
        assert_eq!(game.outcome().map(|outcome| outcome.why), ended);
    }
}

/// CO-21, CO-22: two for the main row, one for the slots, stacked ones included; minus one
/// for each other card; all 36 count.
#[test]
fn co_21_co_22_every_card_counts() {
    let mut game = crowded("150xy 100xy 110ab");
    attempts(&mut game, &[150, 100]);
    let tally = game.tally();
    let places = [
        tally.main,
        tally.slots,
        tally.discard,
        tally.draw,
        tally.hands,
    ];
    assert_eq!(places, [3, 2, 1, 22, 8]);
    assert_eq!(tally.score(), 6 + 2 - 1 - 22 - 8);
    assert_eq!(places.iter().sum::<u8>(), 36);
    assert!(game.main_row().concat().contains(&CardId(8)));
}
