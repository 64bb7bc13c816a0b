//! What holds in every game, over games of chance values and moves.

use std::collections::BTreeSet;

use antedate_rules::timeline::{Action, Event, Gap, Pile, Setup, Timeline};
use antedate_rules::{CardId, CardList, Game, Seat};

use crate::games::{all_seen, check_listed, n_paths};
use crate::play_out::check_play_out;
use crate::table::{Dice, Mixed, deal, game};

const GAMES: u64 = 1000;

/// Plays a game of chance values and moves, drops included, calling `look` before each step.
fn play(seed: u64, mut look: impl FnMut(&Timeline)) -> (Setup, Timeline, Vec<Event>) {
    let mut dice = Dice::new(seed ^ 0x7151);
    let setup = dice.setup(2 + (seed % 7) as usize);
    let (manner, chance) = (dice.manner(), Mixed(seed));
    let mut game = deal(&setup);
    let mut log = Vec::new();
    let mut n_steps = 0;
    while let Some(step) = dice.step(&game, &manner) {
        look(&game);
        log.extend(step.take(&mut game, &chance));
        n_steps += 1;
        assert!(n_steps < 50_000, "every game ends, seed {seed}");
    }
    look(&game);
    (setup, game, log)
}

/// Each right card stays for good, and there are at most 255; wrong ones cannot go on for
/// ever by chance. A game that has ended has winners, still in, and says so once.
#[test]
fn every_game_ends_with_somebody_winning() {
    for seed in 0..GAMES {
        let (_, game, log) = play(seed, |_| {});
        let outcome = game.outcome().expect("the game is over");
        assert!(!outcome.winners.is_empty());
        assert!(outcome.winners.without(game.still_in()).is_empty());
        assert!(game.to_act().is_empty());
        let ends = log.iter().filter(|e| matches!(e, Event::GameEnded { .. }));
        assert_eq!(ends.count(), 1);
        assert!(matches!(log.last(), Some(Event::GameEnded { .. })));
    }
}

/// TC-2, TC-3, TC-14b, TC-17: hands, line and both piles hold each card once, and the line
/// is always in order (TC-6).
#[test]
fn no_card_is_lost_or_doubled() {
    for seed in 0..GAMES {
        play(seed, |game| {
            let mut cards = [game.line(), game.draw_pile(), game.discard_pile()].concat();
            for seat in Seat::all(game.n_seats()) {
                cards.extend(game.hand(seat));
            }
            let distinct: BTreeSet<CardId> = cards.iter().copied().collect();
            let n_cards = game.deal().n_cards();
            assert_eq!((distinct.len(), cards.len()), (n_cards, n_cards));
            let date = |card: &CardId| game.deal().date(*card);
            assert!(game.line().is_sorted_by_key(date));
        });
    }
}

/// TC-5, TC-11: whoever is to act may put any of their cards into any gap, and nobody may
/// do anything else. There is no other kind of action, so no pass either.
#[test]
fn listed_actions_are_exactly_the_accepted_ones() {
    for seed in 0..GAMES / 10 {
        let mut n_looks = seed;
        play(seed, |game| {
            n_looks += 1;
            if !n_looks.is_multiple_of(7) {
                return;
            }
            let gaps = || (0..=game.line().len() as Gap + 2).chain([Gap::MAX]);
            let cards = (0..=game.deal().n_cards() as u8).map(CardId);
            let every: Vec<Action> = cards
                .flat_map(|card| gaps().map(move |gap| Action::Place { card, gap }))
                .collect();
            let earlier = Event::TurnPassed { to: Seat(7) };
            check_listed(game, &every, &Mixed(seed), earlier);
        });
    }
}

#[test]
fn playing_out_at_once_is_playing_action_by_action() {
    for seed in 0..GAMES / 10 {
        let mut n_looks = seed;
        play(seed, |game| {
            n_looks += 1;
            if n_looks.is_multiple_of(11) {
                check_play_out(game, &Mixed(seed), seed + n_looks);
            }
        });
    }
}

/// A drop is refused when the game is over or the seat is not there, and then writes nothing.
#[test]
fn a_refused_drop_changes_nothing() {
    let (_, mut game, _) = play(1, |game| {
        let before = all_seen(game);
        let mut after = game.clone();
        assert!(after.drop_seat(Seat(8), &Mixed(1)).is_err());
        assert_eq!(all_seen(&after), before);
    });
    let before = all_seen(&game);
    for seat in Seat::all(8) {
        assert!(game.drop_seat(seat, &Mixed(1)).is_err());
    }
    assert_eq!(all_seen(&game), before);
}

/// The log is the game: reshuffles and drops too are rebuilt without any chance.
#[test]
fn folding_the_log_rebuilds_the_game() {
    for seed in 0..GAMES / 4 {
        let mut seen: Vec<String> = Vec::new();
        let (setup, game, log) = play(seed, |game| {
            if seen.len() == 20 {
                return;
            }
            let now = all_seen(game);
            if seen.last() != Some(&now) {
                seen.push(now);
            }
        });
        let mut again = deal(&setup);
        let mut seen = seen.into_iter().peekable();
        for event in &log {
            seen.next_if(|seen| *seen == all_seen(&again));
            again.evolve(event);
        }
        seen.next_if(|seen| *seen == all_seen(&again));
        assert_eq!(seen.next(), None, "every position came again, in order");
        assert_eq!(all_seen(&again), all_seen(&game));
        assert_eq!(again.draw_pile(), game.draw_pile());
    }
}

/// SEC-2: what is logged by accident shows no order.
#[test]
fn debug_of_a_reshuffle_shows_no_order() {
    let pile = |cards: [u8; 4]| {
        let cards: CardList<255> = cards.into_iter().map(CardId).collect();
        Event::PileReshuffled { pile: Pile(cards) }
    };
    let (one, other) = (pile([7, 3, 9, 5]), pile([5, 9, 3, 7]));
    assert_ne!(one, other);
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
    assert_eq!(format!("{one:?}"), "PileReshuffled { pile: Pile(4 cards) }");
}

#[test]
fn path_counts_are_the_ones_worked_out_by_hand() {
    // Two players, three cards each, all dates different, a pile that lasts.
    // Depth 1: 3 cards into 2 gaps, 6 ways; each card is right in one gap: 3 right, 3 wrong.
    // Depth 2: after a right one 3 cards into 3 gaps, after a wrong one 3 cards into 2:
    //   3 * 9 + 3 * 6 = 45; these are 3 * 3 right-right, 3 * 6 right-wrong, 3 * 3
    //   wrong-right and 3 * 3 wrong-wrong.
    // Depth 3: seat 0 has 2 cards after a right one, else 3, and one gap more than cards
    //   in the line: 9 * 2 * 4 + 18 * 2 * 3 + 9 * 3 * 3 + 9 * 3 * 2 = 72 + 108 + 81 + 54.
    let chance = Mixed(0);
    let different = game(&[&[10, 30, 50], &[20, 40, 60]], 35, &[1, 2, 3, 4]);
    assert_eq!(
        [1, 2, 3].map(|depth| n_paths(&different, depth, &chance)),
        [6, 45, 315]
    );

    // All dates equal: everything is right (TC-7), and only the number of cards and gaps
    // counts. Hands of 3, 3, 2, 2, 1, 1 and gaps 2, 3, 4, … give 6, 6 * 9, 54 * 8, 432 * 10,
    // 4320 * 6, 25920 * 7. Then both are out of cards and draw one each (TC-14): times 8,
    // times 9. Then both are out again, neither pile has a card, and the game is over
    // (TC-16): no ninth action.
    let equal = game(&[&[5, 5, 5], &[5, 5, 5]], 5, &[5, 5]);
    assert_eq!(
        [1, 2, 3, 4].map(|depth| n_paths(&equal, depth, &chance)),
        [6, 54, 432, 4320]
    );
    assert_eq!(n_paths(&equal, 6, &chance), 181_440);
    let mut late = equal;
    crate::table::play(&mut late, "rrrr rr");
    assert_eq!(
        [1, 2, 3].map(|depth| n_paths(&late, depth, &chance)),
        [8, 72, 0]
    );
}
