//! A finished game told again is the game that was played, to every pair of eyes.

use antedate_tables::{RandomPlayer, ReplayError, ReplayOptions, Viewer, decks_of, replay};
use antedate_wire::{By, Command, Event, Eyes, GameView, Lang, Options, Replay, RuleSet, fold};

use crate::support::{GAMES, Room, contents, contents_of, create, deck, own_options};

fn look(eyes: Eyes) -> ReplayOptions {
    ReplayOptions {
        eyes,
        lang: Lang::En,
        game: 1,
        bots: Vec::new(),
    }
}

/// Three people play a game to its end.
fn played(rules: RuleSet, seed: u64) -> Room {
    let options = Options {
        seats: 3,
        ..Options::default().with(own_options(rules, seed.is_multiple_of(2), 4))
    };
    let mut room = Room::new(contents(rules), &create(rules, options, &[]), seed);
    room.join(1).expect("there is room");
    room.join(2).expect("there is room");
    room.send(0, Command::Start).expect("three can play");
    room.play_out(&mut RandomPlayer::new(seed));
    room
}

fn told(room: &Room, eyes: Eyes) -> Replay {
    let text = room.table.transcript().expect("the game is over");
    replay(&text, room.table.contents(), &look(eyes)).expect("our own transcript")
}

/// Folds all frames, and returns the game after each.
fn folded(replay: &Replay) -> Vec<GameView> {
    let mut view = replay.view.clone();
    let mut views = vec![view.game.as_ref().expect("a game").view.clone()];
    for frame in &replay.frames {
        fold(&mut view, frame).expect("it follows");
        views.push(view.game.as_ref().expect("a game").view.clone());
    }
    views
}

#[test]
fn every_pair_of_eyes_sees_at_the_end_what_it_saw_at_the_table() {
    for rules in GAMES {
        for seed in 1..=6 {
            let room = played(rules, seed);
            let seats = room.table.seats();
            for (seat, player) in (0..).zip(seats) {
                let live = room.view(Viewer::Player(player)).game.expect("a game");
                let again = folded(&told(&room, Eyes::Seat(seat)));
                assert_eq!(
                    again.last(),
                    Some(&live.view),
                    "{rules:?} {seed} seat {seat}"
                );
            }
            let live = room.view(Viewer::Spectator).game.expect("a game");
            let again = folded(&told(&room, Eyes::Spectator));
            assert_eq!(again.last(), Some(&live.view), "{rules:?} {seed} spectator");
        }
    }
}

#[test]
fn with_all_cards_open_the_moves_are_the_same() {
    for rules in GAMES {
        let room = played(rules, 4);
        let (open, plain) = (told(&room, Eyes::All), told(&room, Eyes::Spectator));
        assert_eq!(open.frames.len(), plain.frames.len());
        assert!(plain.open.is_none());
        for (open, plain) in folded(&open).into_iter().zip(folded(&plain)) {
            match (open, plain) {
                // Nothing else of trek is hidden but itineraries.
                (GameView::Trek(mut open), GameView::Trek(mut plain)) => {
                    assert!(open.players.iter().all(|player| player.unused.is_some()));
                    for player in open.players.iter_mut().chain(&mut plain.players) {
                        player.unused = None;
                        player.itinerary = None;
                    }
                    assert_eq!(open, plain);
                }
                (open, plain) => assert_eq!(open, plain),
            }
        }
    }
}

/// The top of the open pile is the card that everybody sees on top of it.
#[test]
fn the_open_piles_are_those_that_were_drawn_from() {
    for rules in GAMES {
        for seed in 1..=6 {
            let room = played(rules, seed);
            let replay = told(&room, Eyes::All);
            let open = replay.open.clone().expect("all cards were asked for");
            for (at, view) in folded(&replay).iter().enumerate() {
                let piles = open.piles.iter().rev();
                let pile = piles.into_iter().find(|pile| pile.from <= at as u64);
                let pile = &pile.expect("one was dealt").cards;
                let (n_left, top) = match view {
                    GameView::Timeline(view) => {
                        (view.n_draw, view.draw_top.as_ref().map(|c| c.card))
                    }
                    GameView::Twist(view) => (view.n_draw, view.draw_top.as_ref().map(|c| c.card)),
                    GameView::Trek(view) => {
                        let top = view.row[0].as_ref().map(|card| card.card.card);
                        (view.n_deck, top)
                    }
                    // Nobody sees which card comes next (CH-2).
                    GameView::Chorus(_) => continue,
                };
                let left = &pile[pile.len() - n_left..];
                assert_eq!(left.first().copied(), top, "{rules:?} {seed} at {at}");
            }
            let numbers = open.cards.iter().map(|card| usize::from(card.card));
            assert!(
                numbers.eq(0..open.cards.len()),
                "cards are listed by number"
            );
        }
    }
}

#[test]
fn moves_of_a_bot_are_said_to_be_a_bots() {
    let room = played(RuleSet::Timeline, 1);
    let text = room.table.transcript().expect("the game is over");
    let look = ReplayOptions {
        bots: vec![None, Some("steady".into()), None],
        ..look(Eyes::Spectator)
    };
    let replay = replay(&text, room.table.contents(), &look).expect("our own transcript");
    assert_eq!(replay.view.players[1].bot.as_deref(), Some("steady"));
    for frame in &replay.frames {
        if let Some(Event::Played { seat, by, .. }) = frame.event {
            assert_eq!(by == By::Bot, seat == 1);
        }
    }
}

#[test]
fn the_deck_of_a_transcript_is_known_before_it_is_found() {
    for rules in GAMES {
        let room = played(rules, 3);
        let text = room.table.transcript().expect("the game is over");
        let (named, decks) = decks_of(&text).expect("our own transcript");
        assert_eq!(named, rules);
        assert_eq!(decks, room.table.contents().pool().refs());
    }
}

#[test]
fn what_is_wrong_with_a_text_is_said() {
    let room = played(RuleSet::Timeline, 5);
    let text = room.table.transcript().expect("the game is over");
    let cards = room.table.contents();
    let refused = |text: &str| replay(text, cards, &look(Eyes::Spectator)).unwrap_err();
    for junk in ["", "\n\n", "hello", "{\"a\":1}", "[1]", "\u{0}"] {
        assert!(
            matches!(refused(junk), ReplayError::NotTranscript { .. }),
            "{junk:?}"
        );
    }
    // Cut short, a line changed, and a seed that does not fit.
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    assert!(matches!(refused(&cut), ReplayError::Fault(_)));
    let turned = text.replacen("\"right\":true", "\"right\":false", 1);
    let ReplayError::Fault(fault) = refused(&turned) else {
        panic!("a lie is a fault");
    };
    assert_eq!(fault.clause, "TC-6");
    assert_eq!(
        lines[fault.line - 1].replace("true", "false"),
        turned.lines().nth(fault.line - 1).unwrap()
    );
    let none = ReplayError::NoSuchSeat { seat: 3, seats: 3 };
    assert_eq!(
        replay(&text, cards, &look(Eyes::Seat(3))).unwrap_err(),
        none
    );
}

/// A transcript whose dates are not the deck's would be shown with the wrong ones.
#[test]
fn a_transcript_of_other_cards_is_refused() {
    for rules in GAMES {
        let room = played(rules, 2);
        let text = room.table.transcript().expect("the game is over");
        let elsewhere = GAMES.into_iter().find(|other| *other != rules).unwrap();
        let error = replay(&text, &contents(elsewhere), &look(Eyes::All)).unwrap_err();
        assert!(
            matches!(error, ReplayError::CardsDiffer { .. }),
            "{rules:?} {error}"
        );
        let mut other = deck(rules);
        let dates: Vec<_> = other.cards.iter().map(|card| card.date).collect();
        for (card, date) in other.cards.iter_mut().zip(dates.into_iter().rev()) {
            card.date = date;
        }
        let other = contents_of(other, rules);
        let error = replay(&text, &other, &look(Eyes::All)).unwrap_err();
        assert!(
            matches!(error, ReplayError::CardsDiffer { .. }),
            "{rules:?} {error}"
        );
    }
}
