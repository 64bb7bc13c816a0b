//! Every position of the rulebook shows what its chapter says, and answers as the rules do.

use std::sync::Arc;

use antedate_decks::{Pool, builtin};
use antedate_tables::{Contents, examples};
use antedate_wire::{
    Action, Event, Example, ExampleMove, GameEvents, GameView, JourneyStep, Lang, RuleSet,
    TimelineEvent, TrekEvent, TwistEvent, Went, fold,
};

fn of(rules: RuleSet, lang: Lang) -> Vec<Example> {
    let deck = match rules {
        RuleSet::Timeline => "classic",
        RuleSet::Twist => "twist",
        RuleSet::Trek => "trek",
        RuleSet::Chorus => "classic",
    };
    let pool = Pool::combine(vec![builtin(deck).unwrap().unwrap()]).unwrap();
    examples(&Arc::new(Contents::new(pool, rules).unwrap()), lang)
}

fn named(list: &[Example], name: &str) -> Example {
    let found = list.iter().find(|one| one.name == name);
    found.unwrap_or_else(|| panic!("no example {name}")).clone()
}

fn names(list: &[Example]) -> Vec<&str> {
    list.iter().map(|example| example.name.as_str()).collect()
}

fn timeline_events(one: &ExampleMove) -> &[TimelineEvent] {
    match &one.frame.event {
        Some(Event::Played {
            events: GameEvents::Timeline(events),
            ..
        }) => events,
        _ => panic!("no move of timeline"),
    }
}

#[test]
fn each_game_has_its_positions_in_every_language() {
    assert_eq!(
        names(&of(RuleSet::Timeline, Lang::En)),
        ["place", "same-date", "last-card"]
    );
    assert_eq!(names(&of(RuleSet::Twist, Lang::Pl)), ["turn", "discard"]);
    assert_eq!(
        names(&of(RuleSet::Trek, Lang::Ru)),
        ["itinerary", "departure", "noon"]
    );
}

/// Folds every line of play to its end, and returns how many there are.
fn fold_all(view: &antedate_wire::TableView, moves: &[ExampleMove]) -> usize {
    let mut n_lines = 0;
    for one in moves {
        let mut after = view.clone();
        fold(&mut after, &one.frame).expect("it follows");
        n_lines += fold_all(&after, &one.then).max(1);
    }
    n_lines
}

#[test]
fn every_move_can_be_folded_into_the_position() {
    for rules in [RuleSet::Timeline, RuleSet::Twist, RuleSet::Trek] {
        for example in of(rules, Lang::It) {
            let n_lines = fold_all(&example.view, &example.moves);
            assert!(n_lines >= 3, "{} {n_lines}", example.name);
            assert!(
                n_lines < 400,
                "{} is too large to send: {n_lines}",
                example.name
            );
        }
    }
}

#[test]
fn of_each_card_of_the_first_position_some_gap_is_right_and_some_wrong() {
    let place = named(&of(RuleSet::Timeline, Lang::En), "place");
    let GameView::Timeline(view) = &place.view.game.as_ref().unwrap().view else {
        panic!("timeline");
    };
    for held in &view.hands[0] {
        let gaps = place
            .moves
            .iter()
            .filter(|one| matches!(one.action, Action::Place { card, .. } if card == held.card));
        let right: Vec<bool> = gaps
            .map(|one| matches!(timeline_events(one)[0], TimelineEvent::CardPlaced { .. }))
            .collect();
        assert_eq!(right.len(), view.line.len() + 1);
        assert!(right.contains(&true) && right.contains(&false));
    }
}

/// TC-7: both sides of an equal date are right.
#[test]
fn a_card_of_the_same_date_is_right_on_either_side() {
    let example = named(&of(RuleSet::Timeline, Lang::En), "same-date");
    let rights = |card: u8| {
        let of_card = example
            .moves
            .iter()
            .filter(move |one| matches!(one.action, Action::Place { card: c, .. } if c == card));
        of_card
            .filter(|one| matches!(timeline_events(one)[0], TimelineEvent::CardPlaced { .. }))
            .count()
    };
    let GameView::Timeline(view) = &example.view.game.as_ref().unwrap().view else {
        panic!("timeline");
    };
    assert!(view.hands[0].iter().any(|held| rights(held.card) >= 2));
}

/// TC-13 and TC-14: the last card decides between a play-off and a victory.
#[test]
fn the_last_card_decides() {
    let example = named(&of(RuleSet::Timeline, Lang::En), "last-card");
    for one in &example.moves {
        let events = timeline_events(one);
        let right = matches!(events[0], TimelineEvent::CardPlaced { .. });
        let over = events
            .iter()
            .any(|event| matches!(event, TimelineEvent::GameEnded { .. }));
        assert_ne!(right, over);
    }
}

#[test]
fn the_turn_of_twist_shows_an_end_a_slot_and_a_block() {
    let turn = named(&of(RuleSet::Twist, Lang::En), "turn");
    let went: Vec<&Went> = turn
        .moves
        .iter()
        .filter_map(|one| match &one.frame.event {
            Some(Event::Played {
                events: GameEvents::Twist(events),
                ..
            }) => match &events[0] {
                TwistEvent::CardTried { went, .. } => Some(went),
                _ => None,
            },
            _ => None,
        })
        .collect();
    assert!(
        went.iter()
            .any(|went| matches!(went, Went::Left | Went::Right))
    );
    assert!(went.iter().any(|went| matches!(went, Went::Slot(_))));
    assert!(went.iter().any(|went| matches!(went, Went::Blocked(_))));
    // After a success one may stop or go on (CO-13).
    assert!(
        turn.moves
            .iter()
            .any(|one| one.then.iter().any(|next| next.action == Action::Stop))
    );
    let discard = named(&of(RuleSet::Twist, Lang::En), "discard");
    assert!(
        discard
            .moves
            .iter()
            .any(|one| matches!(one.action, Action::Discard { .. }))
    );
    assert!(
        discard
            .moves
            .iter()
            .any(|one| matches!(one.action, Action::Try { .. }))
    );
}

#[test]
fn the_departures_show_every_kind_of_arrival() {
    let trek = of(RuleSet::Trek, Lang::En);
    let taken = |name: &str| -> Vec<(u8, u8, JourneyStep)> {
        let moves = named(&trek, name).moves;
        let taken = moves.iter().filter_map(|one| match &one.frame.event {
            Some(Event::Played {
                events: GameEvents::Trek(events),
                ..
            }) => match &events[0] {
                TrekEvent::CardTaken {
                    watch,
                    points,
                    journey,
                    ..
                } => Some((*watch, *points, *journey)),
                _ => None,
            },
            _ => None,
        });
        taken.collect()
    };
    let departure = taken("departure");
    assert!(
        departure
            .iter()
            .any(|(_, _, journey)| *journey == JourneyStep::Continues)
    );
    assert!(
        departure
            .iter()
            .any(|(_, _, journey)| *journey == JourneyStep::Closes)
    );
    let noon = taken("noon");
    assert!(
        noon.iter()
            .any(|(watch, points, _)| *watch == 12 && *points > 0)
    );
    assert!(
        noon.iter()
            .any(|(watch, points, _)| *watch == 12 && *points == 0)
    );
    assert_eq!(named(&trek, "itinerary").moves.len(), 4);
}
