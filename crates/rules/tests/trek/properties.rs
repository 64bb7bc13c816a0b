//! What holds in every game of Trek, beside the laws that every rule set keeps.

use antedate_rules::trek::{Action, Event, Experience, ItineraryId, Phase, Source, Token, Trek};
use antedate_rules::{Events, Game, Seat, Viewer};

use crate::common::dice::Dice;
use crate::common::laws::n_paths;
use crate::table::{Table, act};

const GAMES: u64 = 150;

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
            Action::ChooseItinerary(ItineraryId(4 * seat as u8)),
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
