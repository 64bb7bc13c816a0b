//! What is seen and what is not, clause by clause. That nothing depends on a secret is one of
//! the laws.

use antedate_rules::chorus::Event;
use antedate_rules::{CardId, Game, Seat, Viewer};

use crate::table::{choose, deal, done, game, setup};

const DATES: [i64; 7] = [70_001, 71_002, 72_003, 73_004, 74_005, 75_006, 76_007];

/// CH-2: the front of the current card is shown, and no other; its date once it is turned.
#[test]
fn ch_2_only_the_current_front_is_shown() {
    let mut game = game(&DATES, 2);
    for viewer in Viewer::all(2) {
        let view = game.view(viewer);
        assert_eq!(view.current, Some(CardId(1)));
        let text = format!("{view:?}");
        assert!(text.contains("70001") && !text.contains("71002"));
        assert!(!text.contains("CardId(2)"), "which cards come later");
    }
    done(&mut game, 0, 0);
    assert!(!format!("{:?}", game.view(Viewer::Spectator)).contains("71002"));
    done(&mut game, 1, 1);
    let text = format!("{:?}", game.view(Viewer::Spectator));
    assert!(text.contains("71002") && text.contains("CardId(2)"));
    assert!(!text.contains("72003") && !text.contains("CardId(3)"));
}

/// CH-11: nobody else is told of a choice before the card closes, whichever it is.
#[test]
fn ch_11_a_choice_is_secret_until_the_card_closes() {
    let [mut one, mut other] = [game(&DATES, 3), game(&DATES, 3)];
    let first = choose(&mut one, 0, 0);
    choose(&mut other, 0, 1);
    let told = |game: &antedate_rules::chorus::Chorus, viewer, event: &Event| {
        format!("{:?} {:?}", game.view(viewer), game.show(viewer, event))
    };
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(
            told(&one, viewer, &first[0]),
            told(&other, viewer, &first[0])
        );
    }
    let own = |game: &antedate_rules::chorus::Chorus| game.view(Viewer::Seat(Seat(0))).own;
    assert_eq!(own(&one).and_then(|own| own.choice), Some(0));
    assert_eq!(own(&other).and_then(|own| own.choice), Some(1));
}

/// CH-11: then all are told how many chose each gap, and who did only by the option *names*.
#[test]
fn ch_11_who_chose_which_is_told_only_with_names() {
    for names in [false, true] {
        let mut setup = setup(&DATES, 3);
        setup.names = names;
        let mut game = deal(&setup);
        for (seat, gap) in [(0, Some(0)), (1, None), (2, Some(1))] {
            done(&mut game, seat, gap);
        }
        let view = game.view(Viewer::Spectator);
        let last = view.last.expect("a card was closed");
        assert_eq!((last.counts, last.n_passed), (vec![1, 1], 1));
        let choices = names.then(|| vec![Some(0), None, Some(1)]);
        assert_eq!(last.choices, choices);
        let scores: Vec<bool> = view.seats.iter().map(|seat| seat.score.is_some()).collect();
        assert_eq!(scores, [names; 3], "points tell who was right");
        let own = game.view(Viewer::Seat(Seat(2))).own.expect("a seat");
        assert_eq!((own.hits, own.last_choice), (vec![true], Some(1)));
    }
}
