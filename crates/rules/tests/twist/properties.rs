//! What holds in every game, over games of chance values and moves.

use std::collections::BTreeSet;

use antedate_rules::twist::{Action, BEST_SCORE, Event, N_CARDS, Setup, Twist};
use antedate_rules::{CardId, Game, NoChance, Seat};

use crate::games::{all_seen, check_listed, n_paths};
use crate::play_out::check_play_out;
use crate::table::{Dice, act, deal, game};

const GAMES: u64 = 1000;

/// Plays a game of chance values and moves, calling `look` before each move.
fn play(seed: u64, mut look: impl FnMut(&Twist)) -> (Setup, Twist, Vec<Event>) {
    let mut dice = Dice::new(seed ^ 0x7157);
    let setup = dice.setup(1 + (seed % 8) as usize);
    let manner = dice.manner();
    let mut game = deal(&setup);
    let mut log = Vec::new();
    while let Some(action) = dice.pick(&game, &manner) {
        look(&game);
        log.extend(act(&mut game, action));
        assert!(log.len() < 400, "every game ends, seed {seed}");
    }
    look(&game);
    (setup, game, log)
}

/// CO-20: each action turns a card, which is then placed, blocked or discarded for good, or
/// ends a turn in which one was; so every game ends.
#[test]
fn every_game_ends_with_a_score() {
    for seed in 0..GAMES {
        let (_, game, log) = play(seed, |_| {});
        let outcome = game.outcome().expect("the game is over");
        assert!((-36..=BEST_SCORE).contains(&outcome.tally.score()));
        assert!(game.to_act().is_empty());
        let ends = log.iter().filter(|e| matches!(e, Event::GameEnded { .. }));
        assert_eq!(ends.count(), 1);
        assert!(matches!(log.last(), Some(Event::GameEnded { .. })));
    }
}

/// CO-22: main row, slots, both piles and hands hold each of the 36 cards once. CO-12: the
/// row has a slot less than stacks.
#[test]
fn no_card_is_lost_or_doubled() {
    for seed in 0..GAMES {
        play(seed, |game| {
            let (row, slots) = (game.main_row(), game.interval_slots());
            assert_eq!(slots.len() + 1, row.len());
            let mut cards = [row, slots].concat().concat();
            cards.extend(game.discard_pile());
            cards.extend(game.draw_pile());
            for seat in Seat::all(game.n_seats()) {
                cards.extend(game.hand(seat).iter());
            }
            let distinct: BTreeSet<CardId> = cards.iter().copied().collect();
            assert_eq!((distinct.len(), cards.len()), (N_CARDS, N_CARDS));
        });
    }
}

/// CO-4, CO-5, CO-13, CO-14, CO-16: nobody may do anything that is not listed.
#[test]
fn listed_actions_are_exactly_the_accepted_ones() {
    let cards = || (0..=N_CARDS as u8).chain([63, 255]).map(CardId);
    let mut every = vec![Action::Stop];
    every.extend(cards().map(|card| Action::Try { card }));
    every.extend(cards().map(|card| Action::Discard { card }));
    for seed in 0..GAMES / 5 {
        play(seed, |game| {
            check_listed(game, &every, &NoChance, Event::Stopped { seat: Seat(7) });
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
                check_play_out(game, &NoChance, seed + n_looks);
            }
        });
    }
}

/// The log is the game.
#[test]
fn folding_the_log_rebuilds_the_game() {
    for seed in 0..GAMES / 5 {
        let mut seen = Vec::new();
        let (setup, game, log) = play(seed, |game| seen.push(all_seen(game)));
        let mut again = deal(&setup);
        let mut seen = seen.into_iter().peekable();
        for event in &log {
            seen.next_if(|seen| *seen == all_seen(&again));
            again.evolve(event);
        }
        seen.next_if(|seen| *seen == all_seen(&again));
        assert_eq!(seen.next(), None, "every position came again, in order");
        assert_eq!(all_seen(&again), all_seen(&game));
    }
}

#[test]
fn path_counts_are_the_ones_worked_out_by_hand() {
    // One player alone; nothing can be discarded; the pile holds later and later cards,
    // which always go to the right end. The hand is 110, 120, 130, 140, the row 100.
    // Depth 1: 4 tries, each to the right.
    // Depth 2: 3 more tries or the end of the turn: 4 * 4 = 16. A second try a, b succeeds
    //   always: right if b > a, else in the slot between 100 and a.
    // Depth 3: after the end or the second success a new turn with 4 tries: 64.
    // Depth 4: after a and the end, every first try of the new turn succeeds, and is
    //   followed by 3 tries or the end: 4 * 4 * 4 = 64 ways. After a < b (6 pairs) all
    //   slots are empty, likewise 4 * 4: 96. After b < a the slot below a is taken, and
    //   whatever of the hand is below a is blocked; then only the 3 other tries follow:
    //   a = 120 (1 pair): 4 * 4 = 16; a = 130 (2 pairs, one card blocked): 3 * 4 + 3 = 15;
    //   a = 140 (3 pairs, two cards blocked): 2 * 4 + 2 * 3 = 14. 16 + 30 + 42 = 88.
    //   Together 64 + 96 + 88 = 248.
    let alone = game(&["110xy 120xy 130xy 140xy"], "100xy", "");
    assert_eq!(
        [1, 2, 3, 4].map(|depth| n_paths(&alone, depth, &NoChance)),
        [4, 16, 64, 248]
    );

    // All four cards match the discard pile, whose new top then matches none: 4 tries and
    // 4 discards; after a try 3 more or the end, after a discard 4 tries: 16 + 16.
    let matching = game(&["110ab 120ab 130ab 140ab"], "100xy", "");
    assert_eq!(
        [1, 2].map(|depth| n_paths(&matching, depth, &NoChance)),
        [8, 32]
    );

    // All four are sure to be blocked: any order of four tries (CO-14), and nothing after
    // it (CO-15).
    let blocked = crate::table::crowded("110bc 120bc 130bc 140bc");
    assert_eq!(
        [1, 2, 3, 4, 5].map(|depth| n_paths(&blocked, depth, &NoChance)),
        [4, 12, 24, 24, 0]
    );
}
