//! What holds in every game, over games of chance values.

use std::collections::BTreeSet;

use antedate_rules::trek::{Action, Event, Experience, ItineraryId, Phase, Source, Token, Trek};
use antedate_rules::{CardId, Events, Game, NoChance, Seat, Viewer};

use crate::play_out::check_play_out;
use crate::table::{Dice, Table, act};

const GAMES: u64 = 150;

/// Everything anybody could ask for, legal or not.
fn every_action() -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    actions.extend((0..20).map(|id| Action::ChooseItinerary(ItineraryId(id))));
    for crystals in 0..=12 {
        let sources = (0..8).map(Source::Space).chain([Source::Ancestor]);
        actions.extend(sources.map(|source| Action::Take { source, crystals }));
    }
    for column in Experience::ALL {
        let coloured = Experience::ALL.map(Token::Coloured);
        actions.extend(
            coloured
                .into_iter()
                .chain([Token::Wild])
                .map(|token| Action::PlaceToken { token, column }),
        );
    }
    actions
}

/// Plays a game of chance values and moves, calling `look` before each move.
fn play(seed: u64, mut look: impl FnMut(&Trek)) -> (Table, Trek, Vec<Event>) {
    let mut dice = Dice::new(seed);
    let table = dice.table(2 + (seed % 3) as usize);
    let mut game = table.clone().deal();
    let mut log: Vec<Event> = game.opening().to_vec();
    log.iter().for_each(|event| game.evolve(event));
    while let Some((seat, action)) = dice.pick(&game) {
        look(&game);
        log.extend(act(&mut game, seat.0, action));
        assert!(log.len() < 4000, "TR-19: every game ends");
    }
    look(&game);
    (table, game, log)
}

/// Every move but a choice, a token or a pass moves a watch by an hour or more (TR-7), so
/// at most 36 cards are taken by a player; the game ends, and then nobody is to act.
#[test]
fn every_game_ends_with_somebody_winning() {
    for seed in 0..GAMES {
        let (_, game, log) = play(seed, |_| {});
        assert_eq!(game.phase(), Phase::Over);
        let days = log.iter().filter(|e| matches!(e, Event::DayEnded { .. }));
        assert_eq!(days.count(), 3);
        let outcome = game.outcome().expect("the game is over");
        assert!(!outcome.winners.is_empty());
        let best = outcome.scores.iter().max();
        for winner in outcome.winners.iter() {
            assert_eq!(outcome.scores.get(winner.index()), best);
        }
    }
}

/// In sight, unseen, taken today or taken before: each card of the day is in one place,
/// and ancestors taken and left make the pile.
#[test]
fn no_card_is_lost_or_doubled() {
    for seed in 0..GAMES {
        play(seed, |game| {
            let taken: Vec<Option<CardId>> = Seat::all(game.n_seats())
                .flat_map(|seat| game.journeys(seat).flatten().collect::<Vec<_>>())
                .collect();
            let cards: BTreeSet<CardId> = taken.iter().flatten().copied().collect();
            let n_ancestors = taken.iter().filter(|card| card.is_none()).count();
            assert_eq!(cards.len() + n_ancestors, taken.len());
            let left = usize::from(game.n_ancestors());
            assert_eq!(n_ancestors + left, usize::from(game.deal().n_ancestors()));

            let deck = game.deal().day(game.day());
            let row: Vec<CardId> = game.row().into_iter().flatten().collect();
            let n_unseen = game.n_deck() - usize::from(game.row()[0].is_some());
            let mut today: Vec<CardId> = deck[deck.len() - n_unseen..].to_vec();
            today.extend(&row);
            today.extend(cards.iter().filter(|card| deck.contains(card)));
            let distinct: BTreeSet<CardId> = today.iter().copied().collect();
            assert_eq!((distinct.len(), today.len()), (deck.len(), deck.len()));
        });
    }
}

#[test]
fn listed_actions_are_exactly_the_accepted_ones() {
    let every = every_action();
    for seed in 0..GAMES / 3 {
        play(seed, |game| {
            for seat in Seat::all(game.n_seats() + 1) {
                let listed = if seat.index() < game.n_seats() {
                    game.legal_actions(seat)
                } else {
                    Vec::new()
                };
                assert_eq!(game.nth_action(seat, listed.len()), None);
                assert_eq!(game.to_act().contains(seat), !listed.is_empty());
                for (at, action) in listed.iter().enumerate() {
                    assert!(!listed[..at].contains(action), "{action:?} is listed twice");
                }
                for action in &every {
                    let mut events = Events::new();
                    let decided = game.decide(seat, *action, &NoChance, &mut events);
                    assert_eq!(decided.is_ok(), listed.contains(action), "{action:?}");
                    assert_eq!(
                        decided.is_err(),
                        events.is_empty(),
                        "a refusal does nothing"
                    );
                }
                assert!(listed.iter().all(|action| every.contains(action)));
            }
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

#[test]
fn folding_the_log_rebuilds_the_game() {
    for seed in 0..GAMES {
        let (table, game, log) = play(seed, |_| {});
        let mut again = table.deal();
        log.iter().for_each(|event| again.evolve(event));
        for viewer in Viewer::all(game.n_seats()) {
            assert_eq!(again.view(viewer), game.view(viewer));
        }
        assert_eq!(again.outcome(), game.outcome());
    }
}

/// A record of the turn: what was taken, the columns in order, and what it all brought.
fn whole_turn(log: &[Event]) -> (Source, u8, Vec<Experience>, (u16, u16)) {
    let Event::CardTaken {
        taken,
        spent,
        points,
        crystals,
        ..
    } = log[0]
    else {
        panic!("a turn begins with a card");
    };
    let source = match taken {
        antedate_rules::trek::Taken::Card { space, .. } => Source::Space(space),
        antedate_rules::trek::Taken::Ancestor => Source::Ancestor,
    };
    let mut gained = (u16::from(points), u16::from(crystals));
    let mut columns = Vec::new();
    for event in &log[1..] {
        if let Event::TokenPlaced {
            column,
            points,
            crystals,
            ..
        } = event
        {
            columns.push(*column);
            gained = (gained.0 + points, gained.1 + crystals);
        }
    }
    (source, spent, columns, gained)
}

/// Folds the events of a turn, and checks that no token is returned that has a space: a
/// wild only when all columns are full, another only when its own is (TR-11a).
fn fold_turn(game: &mut Trek, seat: Seat, events: &[Event]) {
    let itinerary = game.itinerary(seat).expect("the day has begun");
    let columns = game.deal().data().values().itineraries[itinerary.index()]
        .columns
        .each_ref()
        .map(Vec::len);
    for event in events {
        if let Event::TokenReturned { token, .. } = event {
            let filled = game.view(Viewer::Spectator).players[seat.index()].filled;
            let full =
                |column: Experience| usize::from(filled[column.index()]) == columns[column.index()];
            match token {
                Token::Wild => assert!(Experience::ALL.into_iter().all(full)),
                Token::Coloured(colour) => assert!(full(*colour)),
            }
        }
        game.evolve(event);
    }
}

/// TR-11a: a turn by small decisions and the same turn from a record end alike, also when
/// the record has its tokens in another order.
#[test]
fn whole_turns_agree_with_small_decisions() {
    for seed in 0..GAMES {
        let mut dice = Dice::new(seed ^ 0xabcd);
        let mut game = dice.table(2 + (seed % 3) as usize).deal();
        for event in game.opening() {
            game.evolve(&event);
        }
        let (mut before, mut turn) = (game.clone(), Vec::new());
        while let Some((seat, action)) = dice.pick(&game) {
            if game.phase() == Phase::Turn {
                (before, turn) = (game.clone(), Vec::new());
            }
            turn.extend(act(&mut game, seat.0, action));
            let over = turn.iter().any(|e| matches!(e, Event::TurnEnded { .. }));
            if !over || matches!(action, Action::ChooseItinerary(_)) {
                continue;
            }
            fold_turn(&mut before.clone(), seat, &turn);
            let (source, spent, mut columns, gained) = whole_turn(&turn);
            for _ in 0..3 {
                let mut events = Events::new();
                before
                    .decide_turn(seat, source, spent, &columns, &mut events)
                    .expect("the same turn");
                let mut other = before.clone();
                fold_turn(&mut other, seat, &events);
                assert_eq!(
                    other.view(Viewer::Seat(seat)),
                    game.view(Viewer::Seat(seat))
                );
                assert_eq!(
                    whole_turn(&events),
                    (source, spent, columns.clone(), gained)
                );
                dice.shuffle(&mut columns);
            }
        }
    }
}

/// Counts the ways to play `depth` actions.
fn n_paths(game: &Trek, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let paths = |seat: Seat| -> usize {
        game.legal_actions(seat)
            .into_iter()
            .map(|action| {
                let mut next = game.clone();
                act(&mut next, seat.0, action);
                n_paths(&next, depth - 1)
            })
            .sum()
    };
    game.to_act().iter().map(paths).sum()
}

#[test]
fn path_counts_are_the_ones_worked_out_by_hand() {
    // Two players, every card one hour and of no use, no ancestors. One crystal each saves
    // nothing on a card of one hour (TR-7a), so a turn has one way for each card in sight.
    // The choices: either seat first, 4 itineraries each: 2 * 4 * 4 = 32 ways (depth 2;
    // depth 1: 8). Then six cards are in sight and the deck is empty behind its top: 6, 5,
    // 4, … ways, until the sixth is taken; then each player passes, one way each.
    let mut table = Table::blank(2);
    table.data.ancestors = [0; 3];
    let game = table.deal();
    assert_eq!(
        [1, 2, 3, 4].map(|depth| n_paths(&game, depth)),
        [8, 32, 32 * 6, 32 * 6 * 5]
    );
    let mut begun = game;
    for seat in 0..2 {
        act(
            &mut begun,
            seat,
            Action::ChooseItinerary(ItineraryId(4 * seat)),
        );
    }
    // After two passes the day is over, and 2 * 3 choices begin the next (TR-3, TR-18).
    assert_eq!(
        [6, 7, 8, 9].map(|depth| n_paths(&begun, depth)),
        [720, 720, 720, 720 * 6]
    );

    // With an ancestor of two hours in the pile: the first card starts a journey, 6 ways
    // and no ancestor (TR-16). The other player then has 5 cards, and no ancestor either.
    // Both have moved one hour, the second lies on top: 4 cards, or the ancestor with 0 or
    // 1 crystal: 6 ways.
    let mut table = Table::blank(2);
    table.data.ancestors = [1; 3];
    let begun = table.start();
    assert_eq!([1, 2, 3].map(|depth| n_paths(&begun, depth)), [6, 30, 180]);
}
