//! No viewer learns a secret: another game that differs only in what nobody has seen gives
//! the same views, the same shown events, the same actions and refusals (SEC-1 to SEC-4).

use std::collections::BTreeSet;
use std::fmt::Write as _;

use antedate_rules::timeline::{Action, Event, Gap, Setup, Shown, Timeline};
use antedate_rules::{CardId, Chance, Date, Events, Game, NoChance, Seat, Viewer};

use crate::table::{Dice, Mixed, Step, UpsideDown, deal, game, guess};

/// Gives the piles of a record instead of shuffling.
struct Recorded(Vec<Vec<CardId>>);

impl Chance for Recorded {
    fn reshuffle(&self, nth: u32, cards: &mut [CardId]) {
        cards.copy_from_slice(&self.0[nth as usize]);
    }
}

/// A game as far as it was played, with its secrets.
struct Played {
    setup: Setup,
    steps: Vec<Step>,
    piles: Vec<Vec<CardId>>,
    turned: BTreeSet<CardId>,
    n_draw: usize,
}

/// Plays a while, to anywhere between the deal and the end.
fn some_game(dice: &mut Dice, n_seats: usize, seed: u64) -> Played {
    let mut setup = dice.setup(n_seats);
    let mut manner = dice.manner();
    if seed.is_multiple_of(2) {
        // Few cards to draw and many errors, so that piles are shuffled.
        let n_spare = deal(&setup).draw_pile().len();
        setup
            .dates
            .truncate(setup.dates.len() - n_spare + n_spare.min(5));
        manner.n_right = 0;
    }
    let mut game = deal(&setup);
    let mut played = Played {
        setup,
        steps: Vec::new(),
        piles: Vec::new(),
        turned: game.line().iter().copied().collect(),
        n_draw: 0,
    };
    for _ in 0..dice.below(90) {
        let Some(step) = dice.step(&game, &manner) else {
            break;
        };
        for event in step.take(&mut game, &Mixed(seed)) {
            match event {
                Event::CardPlaced { card, .. } | Event::CardMisplaced { card, .. } => {
                    played.turned.insert(card);
                }
                Event::SeatDropped { cards, .. } => played.turned.extend(cards.iter()),
                Event::PileReshuffled { pile } => played.piles.push(pile.0.to_vec()),
                _ => {}
            }
        }
        played.steps.push(step);
    }
    played.n_draw = game.draw_pile().len();
    played
}

/// Changes all that nobody has seen: the date of each card never turned, and the order of
/// the last shuffled pile below its top. (Earlier piles were drawn to the end.)
fn with_other_secrets(dice: &mut Dice, played: &Played) -> (Setup, Vec<Vec<CardId>>) {
    let (mut setup, mut piles) = (played.setup.clone(), played.piles.clone());
    let turned = |card: usize| played.turned.contains(&CardId(card as u8));
    let seen: BTreeSet<Date> = (0..setup.dates.len())
        .filter(|card| turned(*card))
        .map(|card| setup.dates[card])
        .collect();
    let mut scenes: Vec<Date> = (1..=100).map(Date).collect();
    scenes.retain(|scene| !seen.contains(scene));
    dice.shuffle(&mut scenes);
    for card in 0..setup.dates.len() {
        if !turned(card) {
            setup.dates[card] = match setup.edition.equal_dates {
                true => dice.year(40),
                false => scenes.pop().expect("as many scenes as cards"),
            };
        }
    }
    if let Some(pile) = piles.last_mut() {
        let hidden = pile.len() - played.n_draw.saturating_sub(1);
        dice.shuffle(&mut pile[hidden..]);
    }
    (setup, piles)
}

/// What a curious player might try: every card, in the first gap and beyond the last.
fn attempts(game: &Timeline) -> impl Iterator<Item = Action> {
    let last = game.line().len() as Gap;
    let cards = (0..=game.deal().n_cards() as u8).map(CardId);
    cards.flat_map(move |card| [0, last + 1].map(|gap| Action::Place { card, gap }))
}

/// Everything that reaches one viewer in the course of a game, as bytes.
fn told(setup: &Setup, steps: &[Step], piles: &[Vec<CardId>], viewer: Viewer) -> String {
    let chance = Recorded(piles.to_vec());
    let mut game = deal(setup);
    let mut told = format!("{:?}", game.view(viewer));
    let mut events = Events::new();
    for step in steps {
        if let Viewer::Seat(seat) = viewer {
            let _ = write!(told, "{:?}", game.legal_actions(seat));
            for action in attempts(&game) {
                events.clear();
                if let Err(illegal) = game.decide(seat, action, &NoChance, &mut events) {
                    let _ = write!(told, "{illegal:?}");
                }
            }
        }
        for event in taken_one_by_one(&mut game, *step, &chance, viewer) {
            let _ = write!(told, "{event:?}");
        }
        let _ = write!(told, "{:?}", game.view(viewer));
    }
    told
}

/// Takes a step and shows each event just after it was folded, as a table does.
fn taken_one_by_one(
    game: &mut Timeline,
    step: Step,
    chance: &dyn Chance,
    viewer: Viewer,
) -> Vec<Shown> {
    let events = step.take(&mut game.clone(), chance);
    let mut shown = Vec::new();
    for event in &events {
        game.evolve(event);
        shown.push(game.show(viewer, event));
    }
    shown
}

/// SEC-1, SEC-2, SEC-4.
#[test]
fn nothing_that_reaches_a_viewer_depends_on_a_secret() {
    let (mut n_dates, mut n_piles) = (0, 0);
    for seed in 0..200 {
        let mut dice = Dice::new(seed ^ 0x5ec);
        let n_seats = 2 + (seed % 7) as usize;
        let played = some_game(&mut dice, n_seats, seed);
        let (other, other_piles) = with_other_secrets(&mut dice, &played);
        n_dates += usize::from(other.dates != played.setup.dates);
        n_piles += usize::from(other_piles != played.piles);
        for viewer in Viewer::all(n_seats) {
            let expected = told(&played.setup, &played.steps, &played.piles, viewer);
            let got = told(&other, &played.steps, &other_piles, viewer);
            assert!(got == expected, "seed {seed}, {viewer:?}");
        }
    }
    assert!(
        n_dates > 150 && n_piles > 30,
        "the secrets did change: dates {n_dates} times, piles {n_piles} times"
    );
}

/// SEC-1, SEC-2, TC-2, TC-3: fronts, sizes and the top of the pile are seen, a date only
/// once its card was turned. (The dates here are numbers that nothing else can show.)
#[test]
fn sec_1_sec_2_dates_are_seen_only_on_turned_cards() {
    let mut game = game(
        &[&[71_001, 71_002, 71_003], &[72_001, 72_002, 72_003]],
        73_001,
        &[74_001, 74_002, 74_003],
    );
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.hands[1], [3, 4, 5].map(CardId));
    assert_eq!((view.n_draw, view.draw_top), (3, Some(CardId(7))));
    let text = format!("{view:?}");
    assert!(text.contains("73001"));
    assert!(
        !["71", "72", "74"]
            .iter()
            .any(|d| text.contains(&format!("{d}00")))
    );
    guess(&mut game, 0, true);
    guess(&mut game, 1, false);
    for viewer in Viewer::all(2) {
        let text = format!("{:?}", game.view(viewer));
        assert!(text.contains("71001") && text.contains("72001"), "turned");
        assert!(
            !text.contains("71002") && !text.contains("74001"),
            "not turned"
        );
        assert!(!text.contains("CardId(9)"), "the order below the top");
    }
}

/// SEC-3a: a card shuffled back is undated again, in hand and pile; what was told of its
/// misplacing stays as it was told.
#[test]
fn sec_3a_a_card_shuffled_back_is_undated_again() {
    let mut game = game(&[&[91_001, 10, 11], &[20, 21, 22]], 15, &[]);
    let card = CardId(0);
    let action = Action::Place { card, gap: 0 };
    let mut events = Events::new();
    game.decide(Seat(0), action, &UpsideDown, &mut events)
        .expect("a wrong guess is legal");
    game.evolve(&events[0]);
    let turned = format!("{:?}", game.show(Viewer::Spectator, &events[0]));
    assert!(turned.contains("91001"));
    assert!(format!("{:?}", game.view(Viewer::Spectator)).contains("91001"));
    for event in &events[1..] {
        game.evolve(event);
        let shown = game.show(Viewer::Spectator, event);
        assert!(!format!("{shown:?}").contains("91001"));
    }
    assert!(game.hand(Seat(0)).contains(&card), "drawn again");
    assert!(!format!("{:?}", game.view(Viewer::Seat(Seat(0)))).contains("91001"));
}

/// SEC-4: a card's number is its place in the shuffle, so it says nothing of its date.
#[test]
fn sec_4_card_numbers_are_places_in_the_shuffle() {
    let up = game(&[&[1, 2, 3], &[4, 5, 6]], 7, &[8, 9]);
    let down = game(&[&[9, 8, 7], &[6, 5, 4]], 3, &[2, 1]);
    for seat in Seat::all(2) {
        assert_eq!(up.hand(seat), down.hand(seat));
    }
    assert_eq!((up.line(), up.draw_pile()), (down.line(), down.draw_pile()));
}
