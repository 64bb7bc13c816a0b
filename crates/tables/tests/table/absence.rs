//! No table gets stuck, whoever is away.

use std::collections::BTreeSet;

use antedate_rules::Seat;
use antedate_tables::{AWAY_AFTER, RandomPlayer, Refusal, Viewer, WorkKind};
use antedate_wire::{Clock, Command, Driver, Options, Phase, PlayerNumber, RuleSet, StandIns};
use proptest::prelude::*;

use crate::support::{GAMES, Room, contents, create};

const CLOCKS: [Clock; 5] = [
    Clock::None,
    Clock::HalfMinute,
    Clock::Minute,
    Clock::TwoMinutes,
    Clock::Day,
];
const PEOPLE: [PlayerNumber; 3] = [0, 2, 3];

fn room(rules: RuleSet, options: Options, seed: u64) -> Room {
    let mut room = Room::new(contents(rules), &create(rules, options, &["random"]), seed);
    room.join(1).expect("there is room");
    room.join(2).expect("there is room");
    room
}

fn away(room: &mut Room, player: PlayerNumber) {
    room.now += AWAY_AFTER;
    let entries = room.table.decide_away(player, room.now);
    room.keep(entries);
}

fn back(room: &mut Room, player: PlayerNumber) {
    let entries = room.table.decide_back(player, room.now);
    room.keep(entries);
}

fn code<T>(result: Result<T, Refusal>) -> &'static str {
    result.err().map_or("ok", |refusal| refusal.code())
}

fn to_bot(level: &str) -> Driver {
    Driver::Bot {
        level: level.to_owned(),
    }
}

#[test]
fn an_absent_host_does_not_freeze_a_table() {
    for rules in GAMES {
        let mut room = room(rules, Options::default(), 3);
        room.send(0, Command::Start).unwrap();
        let hold = |of| Command::HandOver {
            of: Some(of),
            to: to_bot("novice"),
        };
        assert_eq!(code(room.send(2, hold(0))), "not_host", "the host is here");
        away(&mut room, 0);
        let view = room.view(Viewer::Player(2));
        assert_eq!((view.host, view.away.as_slice()), (Some(2), &[0][..]));
        let kick = Command::Kick { player: 0 };
        assert_eq!(code(room.send(2, kick)), "not_host");
        let strong = Command::HandOver {
            of: Some(0),
            to: to_bot("oracle"),
        };
        assert_eq!(code(room.send(3, strong)), "stand_in_too_strong");
        room.send(3, hold(0)).unwrap();
        let lock = Command::Lock { locked: true };
        assert_eq!(code(room.send(3, lock)), "not_host");
        room.send(2, Command::Lock { locked: true }).unwrap();
        // A restart knows it too.
        room.table = room.refolded();
        assert_eq!(room.view(Viewer::Player(3)).host, Some(2));
        back(&mut room, 0);
        assert_eq!(room.view(Viewer::Player(3)).host, Some(0));
        let take = Command::HandOver {
            of: None,
            to: Driver::Owner,
        };
        room.send(0, take).unwrap();
    }
}

#[test]
fn a_bot_that_holds_a_seat_is_gentle_unless_the_options_say_otherwise() {
    for (stand_ins, public, allowed) in [
        (StandIns::Gentle, false, &["novice"][..]),
        (StandIns::Amateur, false, &["novice", "amateur"]),
        (StandIns::Any, false, &["novice", "amateur", "oracle"]),
        (StandIns::Any, true, &["novice", "amateur"]),
    ] {
        let options = Options {
            stand_ins,
            public,
            ..Options::default()
        };
        let mut room = room(RuleSet::Timeline, options, 4);
        room.send(0, Command::Start).unwrap();
        for level in ["novice", "amateur", "oracle"] {
            let hand_over = Command::HandOver {
                of: None,
                to: to_bot(level),
            };
            let done = room.send(0, hand_over).is_ok();
            assert_eq!(
                done,
                allowed.contains(&level),
                "{stand_ins:?} {public} {level}"
            );
        }
    }
}

/// Lets the game go on by one move without anybody who is away; `false` if it cannot.
fn goes_on(room: &mut Room, away: &BTreeSet<PlayerNumber>, chance: &mut RandomPlayer) -> bool {
    if room.table.phase() != Phase::Playing {
        return true;
    }
    let people: Vec<PlayerNumber> = room.table.people();
    let here: Vec<PlayerNumber> = people
        .into_iter()
        .filter(|one| !away.contains(one))
        .collect();
    for player in &here {
        let Some(game) = room.view(Viewer::Player(*player)).game else {
            continue;
        };
        // In chorus whoever has said "done" may change their mind, and nobody waits for it.
        let waits = game
            .you
            .is_some_and(|you| game.view.to_act().contains(&you));
        if let Some(action) = game.legal.first().filter(|_| waits) {
            let act = Command::Act {
                seen: None,
                action: *action,
            };
            return room.send(*player, act).is_ok();
        }
    }
    if let Some(work) = room.table.next_due() {
        room.now = room.now.max(work.at);
        return room.work(work, chance).is_ok();
    }
    // Only somebody who is away is waited for: anybody else lets a bot hold the seat.
    let Some(helper) = here.last() else {
        return false;
    };
    away.iter().any(|of| {
        let hand_over = Command::HandOver {
            of: Some(*of),
            to: to_bot("novice"),
        };
        room.send(*helper, hand_over)
            .is_ok_and(|(_, told)| !told.is_empty())
    })
}

/// Whom the game waits for.
fn waited_for(room: &Room) -> Vec<PlayerNumber> {
    let seats = (0..).zip(room.table.seats());
    let waits = seats.filter(|(seat, _)| room.table.brief(Seat(*seat)).is_some());
    waits.map(|(_, player)| player).collect()
}

/// A game in which it is a player's turn: at `None`, one that has just begun.
fn at_turn_of(rules: RuleSet, options: &Options, player: Option<PlayerNumber>) -> Room {
    let begun = |seed| {
        let mut room = room(rules, options.clone(), seed);
        room.send(0, Command::Start).unwrap();
        let mut chance = RandomPlayer::new(seed);
        for _ in 0..80 {
            if player.is_none_or(|player| waited_for(&room) == [player]) {
                return Some(room);
            }
            // In chorus all are waited for at once: a bot whose turn it is to be is done last.
            let waits = waited_for(&room);
            let is_last = player != Some(1) || waits.len() == 1 || rules != RuleSet::Chorus;
            if let Some(work) = room.table.next_due()
                && work.kind == WorkKind::Bot
                && is_last
            {
                room.now = room.now.max(work.at);
                room.work(work, &mut chance).expect("it is due");
                continue;
            }
            let (player, action) = room.any_move(&mut chance)?;
            if player == 1 {
                continue;
            }
            let act = Command::Act { seen: None, action };
            room.send(player, act).expect("a legal move");
        }
        None
    };
    (1..20).find_map(begun).expect("everybody has a turn")
}

/// Every combination of who is away, whose turn it is, clock, game, public or not: the table
/// goes on without them, and with them when they are back.
#[test]
fn every_combination_of_absence_turn_clock_and_game_goes_on() {
    let turns = [None, Some(0), Some(1), Some(2), Some(3)];
    let mut n_tried = 0;
    for rules in GAMES {
        for clock in CLOCKS {
            for public in [false, true] {
                for turn in turns {
                    let options = Options {
                        clock,
                        public,
                        ..Options::default()
                    };
                    for who in 1..7_u32 {
                        let people = (0..).zip(PEOPLE);
                        let away = people.filter(|(n, _)| who & (1 << n) != 0);
                        let away: BTreeSet<PlayerNumber> = away.map(|(_, one)| one).collect();
                        let said = format!("{rules:?} {clock:?} {public} {turn:?} {away:?}");
                        goes_on_and_comes_back(at_turn_of(rules, &options, turn), &away, &said);
                        n_tried += 1;
                    }
                }
            }
        }
    }
    assert_eq!(n_tried, GAMES.len() * 5 * 2 * 5 * 6);
}

fn goes_on_and_comes_back(mut room: Room, gone: &BTreeSet<PlayerNumber>, said: &str) {
    let mut chance = RandomPlayer::new(9);
    gone.iter().for_each(|one| away(&mut room, *one));
    let slow = room.view(Viewer::Spectator).options.clock == Clock::Day;
    let host = room.view(Viewer::Spectator).host;
    let first_here = PEOPLE.iter().find(|one| !gone.contains(one)).copied();
    let expected = if slow { Some(0) } else { first_here };
    assert_eq!(host, expected, "{said}: who has the host's rights");
    let before = waited_for(&room);
    let mut turns = 0;
    for _ in 0..30 {
        assert!(goes_on(&mut room, gone, &mut chance), "{said}: stuck");
        turns += usize::from(waited_for(&room) != before);
    }
    assert!(turns > 0, "{said}: the turn never passes");
    gone.iter().for_each(|one| back(&mut room, *one));
    assert_eq!(room.view(Viewer::Spectator).host, Some(0), "{said}");
    for one in gone {
        let take = Command::HandOver {
            of: None,
            to: Driver::Owner,
        };
        let playing = room.table.phase() == Phase::Playing;
        let done = room.send(*one, take).is_ok();
        assert_eq!(done, playing, "{said}: {one} has their seat again");
    }
    let everybody = BTreeSet::new();
    assert!(goes_on(&mut room, &everybody, &mut chance), "{said}: back");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whoever is away, whoever's turn it is, whatever the clock and the game, public or not:
    /// as long as one person is there the table goes on, to the end and into the next game.
    #[test]
    fn a_table_with_one_person_left_goes_on(
        rules in prop::sample::select(&GAMES[..]),
        clock in prop::sample::select(&CLOCKS[..]),
        public in any::<bool>(),
        mut changes in prop::collection::vec((0_u32..4, any::<bool>(), 0_usize..6), 0..14),
        seed in 1_u64..1000,
    ) {
        let options = Options { clock, public, ..Options::default() };
        let mut room = room(rules, options, seed);
        let mut chance = RandomPlayer::new(seed);
        room.send(0, Command::Start).unwrap();
        let mut gone: BTreeSet<PlayerNumber> = BTreeSet::new();
        changes.push((0, true, 0));
        for (player, goes, n_moves) in changes {
            let player = if player == 1 { 0 } else { player };
            match goes {
                true if gone.len() < 2 => { gone.insert(player); }
                _ => { gone.remove(&player); }
            }
            for one in [0, 2, 3] {
                match gone.contains(&one) {
                    true => away(&mut room, one),
                    false => back(&mut room, one),
                }
            }
            for _ in 0..n_moves {
                prop_assert!(goes_on(&mut room, &gone, &mut chance), "stuck: {gone:?} are away");
            }
        }
        let mut n_moves = 0;
        while room.table.phase() == Phase::Playing {
            prop_assert!(goes_on(&mut room, &gone, &mut chance), "stuck: {gone:?} are away");
            n_moves += 1;
            prop_assert!(n_moves < 5000, "it never ends");
        }
        for one in &gone {
            away(&mut room, *one);
        }
        let host = room.view(Viewer::Spectator).host.unwrap();
        prop_assert!(!gone.contains(&host), "the host's rights are with somebody who is here");
        prop_assert!(room.send(host, Command::Rematch).is_ok());
    }
}
