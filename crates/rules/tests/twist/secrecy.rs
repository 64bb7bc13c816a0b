//! No viewer learns a secret: another game that differs only in what nobody has seen gives
//! the same views, the same shown events, the same actions and refusals (SEC-1 to SEC-4).

use std::collections::BTreeSet;
use std::fmt::Write as _;

use antedate_rules::twist::{Action, Event, Faces, Held, N_CARDS, Setup, Turned, Twist};
use antedate_rules::{CardId, Date, Events, Game, Icon, NoChance, Seat, Viewer};

use crate::table::{Dice, act, attempts, crowded, deal, discard, game};

/// A game as far as it was played.
struct Played {
    setup: Setup,
    actions: Vec<(Seat, Action)>,
    turned: BTreeSet<CardId>,
    /// The cards of the draw pile whose fronts nobody has seen.
    unseen: BTreeSet<CardId>,
}

/// Plays a while, to anywhere between the deal and the end.
fn some_game(dice: &mut Dice, n_seats: usize) -> Played {
    let setup = dice.setup(n_seats);
    let manner = dice.manner();
    let mut game = deal(&setup);
    let mut turned: BTreeSet<CardId> = game.discard_pile().iter().copied().collect();
    turned.extend(game.main_row().concat());
    let mut actions = Vec::new();
    for _ in 0..dice.below(60) {
        let Some(action) = dice.pick(&game, &manner) else {
            break;
        };
        let seat = game.turn().expect("the game goes on");
        act(&mut game, action);
        turned.extend(action.card());
        actions.push((seat, action));
    }
    Played {
        setup,
        actions,
        turned,
        unseen: game.draw_pile().skip(1).collect(),
    }
}

/// Changes all that nobody has seen: the back of each card never turned, and the front too
/// of each card that never was on top of the draw pile.
fn with_other_secrets(dice: &mut Dice, played: &Played) -> Setup {
    let mut setup = played.setup.clone();
    let turned = |card: usize| played.turned.contains(&CardId(card as u8));
    let seen: BTreeSet<Date> = (0..N_CARDS)
        .filter(|card| turned(*card))
        .map(|card| setup.cards[card].date)
        .collect();
    let mut scenes: Vec<Date> = (1..=100).map(Date).collect();
    scenes.retain(|scene| !seen.contains(scene));
    dice.shuffle(&mut scenes);
    for card in 0..N_CARDS {
        if turned(card) {
            continue;
        }
        let date = match setup.edition.equal_dates {
            true => dice.year(40),
            false => scenes.pop().expect("as many scenes as cards"),
        };
        let mut faces = dice.with_icons(date, 6);
        if !played.unseen.contains(&CardId(card as u8)) {
            faces.front = setup.cards[card].front;
            while faces.back == faces.front {
                faces.back = Icon(dice.below(6) as u8);
            }
        }
        setup.cards[card] = faces;
    }
    setup
}

/// What a curious player might try.
fn every_action() -> impl Iterator<Item = Action> {
    let cards = || (0..=N_CARDS as u8).map(CardId);
    let tries = cards().map(|card| Action::Try { card });
    let discards = cards().map(|card| Action::Discard { card });
    tries.chain(discards).chain([Action::Stop])
}

/// Everything that reaches one viewer in the course of a game, as bytes.
fn told(setup: &Setup, actions: &[(Seat, Action)], viewer: Viewer) -> String {
    let mut game = deal(setup);
    let mut told = format!("{:?}", game.view(viewer));
    for (seat, action) in actions {
        if let Viewer::Seat(viewer) = viewer {
            let _ = write!(told, "{:?}", game.legal_actions(viewer));
            for action in every_action() {
                let mut events = Events::new();
                if let Err(illegal) = game.decide(viewer, action, &NoChance, &mut events) {
                    let _ = write!(told, "{illegal:?}");
                }
            }
        }
        let mut events = Events::new();
        game.decide(*seat, *action, &NoChance, &mut events)
            .expect("what was legal stays legal");
        for event in &events {
            game.evolve(event);
            let _ = write!(told, "{:?}", game.show(viewer, event));
        }
        let _ = write!(told, "{:?}", game.view(viewer));
    }
    told
}

/// SEC-1, SEC-2, SEC-4.
#[test]
fn nothing_that_reaches_a_viewer_depends_on_a_secret() {
    let mut n_changed = 0;
    for seed in 0..240 {
        let mut dice = Dice::new(seed ^ 0x5ec);
        let n_seats = 1 + (seed % 8) as usize;
        let played = some_game(&mut dice, n_seats);
        let other = with_other_secrets(&mut dice, &played);
        n_changed += usize::from(other.cards != played.setup.cards);
        for viewer in Viewer::all(n_seats) {
            let expected = told(&played.setup, &played.actions, viewer);
            let got = told(&other, &played.actions, viewer);
            assert!(got == expected, "seed {seed}, {viewer:?}");
        }
    }
    assert!(n_changed > 200, "the secrets did change: {n_changed}");
}

/// SEC-1, SEC-2: fronts before players and on top of the pile are seen, backs only once
/// turned, and nothing of the pile below its top.
#[test]
fn sec_1_sec_2_backs_are_seen_only_on_turned_cards() {
    let mut game = game(
        &["71001mn 71002mn", "72001op"],
        "73001xy",
        "74001qr 74002st",
    );
    let view = game.view(Viewer::Seat(Seat(0)));
    let upright = |held: &Held| matches!(held, Held::Upright(front) if front.front == Icon(12));
    assert!(upright(&view.hands[0][0]) && upright(&view.hands[0][1]));
    let top = view.draw_top.expect("a pile");
    assert_eq!((top.card, top.front), (CardId(10), Icon(16)));
    attempts(&mut game, &[71_001]);
    for viewer in Viewer::all(2) {
        let text = format!("{:?}", game.view(viewer));
        assert!(text.contains("71001") && text.contains("73001") && text.contains("5000"));
        for hidden in ["71002", "72001", "74001", "Icon(15)", "Icon(17)"] {
            assert!(!text.contains(hidden), "the back {hidden} was not turned");
        }
        for hidden in ["CardId(11)", "Icon(18)", "74002"] {
            assert!(!text.contains(hidden), "{hidden} is below the top");
        }
    }
}

/// SEC-3: a blocked card's whole back, icon included, is shown to all for good.
#[test]
fn sec_3_a_blocked_card_stays_known() {
    let mut game = crowded("110ab 50ab 51ab");
    attempts(&mut game, &[110, 50, 51]);
    let (front, back) = (Icon(0), Icon(1));
    let (card, date) = (CardId(4), Date(110));
    for viewer in Viewer::all(2) {
        let known = Turned {
            card,
            date,
            front,
            back,
        };
        assert_eq!(game.view(viewer).hands[1][0], Held::Blocked(known));
    }
}

/// SEC-4: a card's number is its place in the shuffle, so it says nothing of its faces.
#[test]
fn sec_4_card_numbers_are_places_in_the_shuffle() {
    let up = game(&["1ab 2ab 3ab 4ab"], "5ab", "6ab 7ab");
    let down = game(&["7cd 6cd 5cd 4cd"], "3cd", "2cd 1cd");
    let numbers = |game: &Twist| {
        let pile: Vec<CardId> = game.draw_pile().collect();
        (game.hand(Seat(0)).to_vec(), game.main_row(), pile)
    };
    assert_eq!(numbers(&up), numbers(&down));
}

/// SEC-2: `Debug` of an event names cards that all can see, and no face.
#[test]
fn debug_of_events_shows_no_face() {
    let mut game = game(&["71001ab 71002ab"], "73001xy", "74001qr");
    let Faces { back, .. } = game.deal().faces(CardId(0));
    assert_eq!(back, Icon(1));
    for event in discard(&mut game, 71_001) {
        let text = format!("{event:?}");
        assert!(!text.contains("Date") && !text.contains("Icon"), "{text}");
    }
    assert!(matches!(
        game.view(Viewer::Spectator).discard.last(),
        Some(Turned {
            date: Date(71_001),
            ..
        })
    ));
    assert!(matches!(
        act(&mut game, Action::Try { card: CardId(1) })[0],
        Event::CardTried { .. }
    ));
}
