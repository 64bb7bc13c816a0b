//! Placing: CO-4 to CO-15 and CO-18.

use antedate_rules::twist::{Action, Between, Event, Illegal, Twist, Went, Why};
use antedate_rules::{CardId, Game, Seat};

use crate::table::{act, attempt, attempts, crowded, game, hand, held, refused, timeline};

fn drew(events: &[Event]) -> usize {
    let drawn = |event: &Event| match event {
        Event::CardsDrawn { cards, .. } => Some(cards.len()),
        _ => None,
    };
    events.iter().find_map(drawn).expect("the turn is over")
}

fn n_blocked(game: &Twist, seat: u16) -> usize {
    let hand = game.hand(Seat(seat));
    hand.iter().filter(|card| game.is_blocked(**card)).count()
}

/// CO-4: the first try decides: no discard in this turn, even after a success.
#[test]
fn co_4_never_both_in_one_turn() {
    let mut game = game(&["210ab 220ab 230ab", "1xy"], "100xy", "");
    let card = held(&game, 220);
    attempt(&mut game, 210);
    assert_eq!(
        refused(&game, Action::Discard { card }),
        Illegal::AlreadyPlacing
    );
    let card = game.hand(Seat(1))[0];
    let n_held = 3;
    assert_eq!(
        refused(&game, Action::Try { card }),
        Illegal::NotInHand { card, n_held }
    );
}

/// CO-5: a blocked card cannot be tried, in this turn or in any later one, even when its
/// place would be free or its date lies on the table.
#[test]
fn co_5_a_blocked_card_stays_blocked() {
    let mut game = crowded("110xy 120xy 210xy 220xy");
    let card = held(&game, 110);
    attempts(&mut game, &[110, 210, 220]);
    attempts(&mut game, &[9002, 9003]);
    assert_eq!(game.turn(), Some(Seat(1)));
    assert_eq!(
        refused(&game, Action::Try { card }),
        Illegal::Blocked { card }
    );
    assert!(!game.legal_actions(Seat(1)).contains(&Action::Try { card }));
}

/// CO-6: to try is to turn: the player names the card, and its date alone says where it goes.
#[test]
fn co_6_the_date_alone_decides() {
    for (date, expected) in [(50, Went::Left), (150, Went::Right)] {
        let mut game = game(&[&format!("{date}xy")], "100xy", "");
        assert_eq!(attempt(&mut game, date), expected);
    }
}

/// CO-7, CO-11a: the same date as a card of the main row or of a slot: stacked on it, which
/// is a success and counts where that card lies.
#[test]
fn co_7_equal_dates_are_stacked() {
    let mut game = crowded("150xy 100xy 110xy");
    let (slot, main) = (CardId(1), CardId(8));
    assert_eq!(attempt(&mut game, 150), Went::Stack(slot));
    assert_eq!(attempt(&mut game, 100), Went::Stack(main));
    assert_eq!(game.turn(), Some(Seat(0)), "two successes");
    assert_eq!(
        timeline(&game),
        (vec![vec![100, 100], vec![200]], vec![vec![150, 150]])
    );
    let tally = game.tally();
    assert_eq!((tally.main, tally.slots), (3, 2));
}

/// CO-7: blocked cards and the discard pile are not compared.
#[test]
fn co_7_blocked_and_discarded_cards_are_not_compared() {
    let mut game = crowded("110xy 110xy 5000xy");
    let blocked = attempt(&mut game, 110);
    assert!(!blocked.is_success());
    let upright = *game
        .hand(Seat(1))
        .iter()
        .find(|card| !game.is_blocked(**card))
        .expect("one");
    let events = act(&mut game, Action::Try { card: upright });
    assert!(matches!(
        events[0],
        Event::CardTried {
            went: Went::Blocked(_),
            ..
        }
    ));
    assert_eq!(attempt(&mut game, 5000), Went::Right);
}

/// CO-8, CO-9: the new ends of the main row.
#[test]
fn co_8_co_9_the_ends_of_the_main_row() {
    let mut game = game(&["90xy 110xy"], "100xy", "");
    assert_eq!(attempt(&mut game, 90), Went::Left);
    assert_eq!(attempt(&mut game, 110), Went::Right);
    assert_eq!(
        timeline(&game),
        (vec![vec![90], vec![100], vec![110]], vec![vec![], vec![]])
    );
}

/// CO-10, CO-11: the one slot between two neighbours, and then no other card.
#[test]
fn co_10_co_11_one_slot_between_two_neighbours() {
    let mut game = game(&["200xy 150xy", "160xy 199xy 300xy 250xy"], "100xy", "");
    let (earlier, later) = (CardId(8), CardId(0));
    let between = Between { earlier, later };
    attempt(&mut game, 200);
    assert_eq!(attempt(&mut game, 150), Went::Slot(between));
    assert_eq!(attempt(&mut game, 160), Went::Blocked(between));
    assert_eq!(attempt(&mut game, 199), Went::Blocked(between));
    assert_eq!(n_blocked(&game, 1), 2);
    assert_eq!(
        hand(&game, 1),
        [160, 199, 300, 250],
        "still before its owner"
    );
    assert_eq!(attempt(&mut game, 300), Went::Right);
    let (earlier, later) = (CardId(0), CardId(6));
    assert_eq!(
        attempt(&mut game, 250),
        Went::Slot(Between { earlier, later }),
        "the slot beside it is another"
    );
}

/// CO-11a: left, right, slot and stack are successes.
#[test]
fn co_11a_everything_but_blocked_is_a_success() {
    let (earlier, later) = (CardId(0), CardId(1));
    let between = Between { earlier, later };
    for went in [
        Went::Left,
        Went::Right,
        Went::Slot(between),
        Went::Stack(earlier),
    ] {
        assert!(went.is_success());
    }
    assert!(!Went::Blocked(between).is_success());
}

/// CO-12: cards in slots make no new slots: beside 150, neither 140 nor 160 finds a place.
#[test]
fn co_12_slots_are_between_cards_of_the_main_row_only() {
    let mut game = crowded("140xy 160xy 100xy 200xy");
    assert!(!attempt(&mut game, 140).is_success());
    assert!(!attempt(&mut game, 160).is_success());
    attempts(&mut game, &[100, 200]);
    let (row, slots) = timeline(&game);
    assert_eq!((row.len(), slots.len()), (2, 1), "stacks make none either");
}

/// Known answer 2, coop turn A (CO-13, CO-18): one success, ends the turn, draws one.
#[test]
fn known_answer_2_one_success() {
    let mut game = game(&["210xy", "310xy"], "100xy", "");
    attempt(&mut game, 210);
    let events = act(&mut game, Action::Stop);
    assert_eq!(events[0], Event::Stopped { seat: Seat(0) });
    assert_eq!((drew(&events), game.hand(Seat(0)).len()), (1, 4));
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// Known answer 3, coop turn B (CO-13, CO-18): two successes, the turn ends at once, draws two.
#[test]
fn known_answer_3_two_successes() {
    let mut game = game(&["210xy 220xy", "310xy"], "100xy", "");
    attempt(&mut game, 210);
    let card = held(&game, 220);
    let events = act(&mut game, Action::Try { card });
    assert_eq!((drew(&events), game.hand(Seat(0)).len()), (2, 4));
    assert_eq!(game.turn(), Some(Seat(1)));
}

/// Known answer 4, coop turn C (CO-11, CO-13, CO-18): blocked, success, blocked, success:
/// the turn is over, two are drawn, and two blocked cards lie there.
#[test]
fn known_answer_4_blocked_success_blocked_success() {
    let mut game = crowded("110xy 210xy 120xy 220xy");
    assert!(!attempt(&mut game, 110).is_success());
    assert_eq!(refused(&game, Action::Stop), Illegal::NothingPlaced);
    assert!(attempt(&mut game, 210).is_success());
    assert!(!attempt(&mut game, 120).is_success());
    assert_eq!(game.turn(), Some(Seat(1)), "may end the turn or go on");
    assert!(game.legal_actions(Seat(1)).contains(&Action::Stop));
    let card = held(&game, 220);
    let events = act(&mut game, Action::Try { card });
    assert_eq!(drew(&events), 2);
    assert_eq!((game.hand(Seat(1)).len(), n_blocked(&game, 1)), (4, 2));
    assert_eq!(game.turn(), Some(Seat(0)));
}

/// CO-13a: one success and no upright card left: the turn ends by rule.
#[test]
fn co_13a_no_upright_card_left() {
    let mut game = crowded("210xy 110xy 120xy 130xy");
    attempts(&mut game, &[210, 110, 120]);
    let card = held(&game, 130);
    let events = act(&mut game, Action::Try { card });
    assert_eq!((drew(&events), game.turn()), (1, Some(Seat(0))));
    assert!(!events.contains(&Event::Stopped { seat: Seat(1) }));
}

/// CO-14: without a success, while upright cards remain, another must be tried.
#[test]
fn co_14_without_a_success_another_must_be_tried() {
    let mut game = crowded("110ab 120ab 130ab 140ab");
    attempt(&mut game, 110);
    assert_eq!(refused(&game, Action::Stop), Illegal::NothingPlaced);
    let card = held(&game, 120);
    assert_eq!(
        refused(&game, Action::Discard { card }),
        Illegal::AlreadyPlacing
    );
    let tries = |action: &Action| matches!(action, Action::Try { .. });
    let actions = game.legal_actions(Seat(1));
    assert!(actions.len() == 3 && actions.iter().all(tries));
}

/// Known answer 5, coop turn D (CO-15): four tries, four blocked: the game is over at once,
/// without a draw.
#[test]
fn known_answer_5_four_blocked() {
    let mut game = crowded("110ab 120ab 130ab 140ab");
    attempts(&mut game, &[110, 120, 130]);
    assert_eq!(game.outcome(), None);
    let card = held(&game, 140);
    let events = act(&mut game, Action::Try { card });
    let why = Why::NoCardPlaced;
    assert_eq!(events[1..], [Event::GameEnded { why }]);
    assert_eq!(game.outcome().map(|outcome| outcome.why), Some(why));
    assert_eq!(refused(&game, Action::Stop), Illegal::GameOver);
}
