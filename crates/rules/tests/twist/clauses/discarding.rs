//! Discarding: CO-4, CO-5, CO-5a and CO-16.

use antedate_rules::twist::{Action, Event, Illegal};
use antedate_rules::{Game, Icon, Seat};

use crate::table::{attempt, attempts, crowded, dates, discard, game, hand, held, refused};

/// Known answer 6 (CO-5, CO-16): three blocked cards and one upright; a blocked one is
/// discarded by its icon, and one is drawn.
#[test]
fn known_answer_6_a_blocked_card_is_discarded() {
    let mut game = crowded("110xy 120ab 130xy 210xy");
    attempts(&mut game, &[110, 120, 130, 210]);
    attempts(&mut game, &[9002, 9003]);
    let blocked = |game: &antedate_rules::twist::Twist| {
        let hand = game.hand(Seat(1));
        hand.iter().filter(|card| game.is_blocked(**card)).count()
    };
    assert_eq!((blocked(&game), game.hand(Seat(1)).len()), (3, 4));
    let n_draw = game.draw_pile().len();
    discard(&mut game, 120);
    assert_eq!(dates(&game, game.discard_pile()), [5000, 120]);
    assert_eq!((blocked(&game), game.hand(Seat(1)).len()), (2, 4));
    assert_eq!(game.draw_pile().len(), n_draw - 1);
    assert_eq!(game.turn(), Some(Seat(0)));
}

/// Known answer 13 (CO-4, CO-16): an upright card is discarded by its icon because its slot
/// is believed taken; whether it is, nobody asks.
#[test]
fn known_answer_13_an_upright_card_is_discarded() {
    for date in [120, 220] {
        let mut game = crowded(&format!("{date}ab"));
        let events = discard(&mut game, date);
        let (seat, card) = (Seat(1), antedate_rules::CardId(4));
        assert_eq!(events[0], Event::CardDiscarded { seat, card });
        assert_eq!(dates(&game, game.discard_pile()), [5000, date]);
        assert_eq!((game.hand(Seat(1)).len(), game.turn()), (4, Some(Seat(0))));
    }
}

/// CO-5a: discarding a blocked card is never compulsory.
#[test]
fn co_5a_a_blocked_card_may_be_kept() {
    let mut game = crowded("110ab 210xy 220xy 230xy");
    attempts(&mut game, &[110, 210, 220]);
    attempts(&mut game, &[9002, 9003]);
    let card = held(&game, 110);
    let actions = game.legal_actions(Seat(1));
    assert!(actions.contains(&Action::Discard { card }));
    attempt(&mut game, 230);
    assert!(hand(&game, 1).contains(&110));
}

/// CO-16: the front must show the back icon on top of the pile; the back of the discarded
/// card is then the icon to match.
#[test]
fn co_16_icons_follow_each_other() {
    let mut game = game(&["10ab 20bc", "30bc 40ab"], "100xy", "");
    assert_eq!(game.icon_to_match(), Icon(0));
    let card = held(&game, 20);
    assert_eq!(
        refused(&game, Action::Discard { card }),
        Illegal::IconDiffers { card }
    );
    discard(&mut game, 10);
    assert_eq!(game.icon_to_match(), Icon(1));
    let card = held(&game, 40);
    assert_eq!(
        refused(&game, Action::Discard { card }),
        Illegal::IconDiffers { card },
        "its icon was the one before"
    );
    discard(&mut game, 30);
    assert_eq!(game.icon_to_match(), Icon(2));
    assert_eq!(dates(&game, game.discard_pile()), [5000, 10, 30]);
}
