//! Around the game: seats, options, clocks, hand-overs, rematches.

use antedate_tables::{
    Entry, FoldError, RandomPlayer, Refusal, Stored, Table, TokenHash, Viewer, Who, WorkKind,
};
use antedate_wire::{
    Action, Awaited, Clock, Command, Driver, Event, First, Lang, OnLeave, Options, Phase, Preset,
    RuleSet, TimelineOptions, TrekOptions, Why,
};

use serde_json::Value;

use crate::support::{
    MOVED_BY_CLOCK, Room, contents, contents_of, count, create, deck, json, token,
};

fn room(rules: RuleSet, options: Options) -> Room {
    let mut room = Room::new(contents(rules), &create(rules, options, &[]), 1);
    room.join(1).expect("there is room");
    room
}

fn started(rules: RuleSet, options: Options) -> Room {
    let mut room = room(rules, options);
    room.send(0, Command::Start).expect("two can play");
    room
}

fn code<T>(result: Result<T, Refusal>) -> &'static str {
    result.err().map_or("ok", |refusal| refusal.code())
}

#[test]
fn a_door_can_be_locked_and_a_table_is_full_when_it_is() {
    let mut room = room(
        RuleSet::Timeline,
        Options {
            seats: 3,
            ..Options::default()
        },
    );
    room.send(0, Command::Lock { locked: true }).unwrap();
    assert_eq!(code(room.join(2)), "table_locked");
    assert!(!room.table.has_room());
    room.send(0, Command::Lock { locked: false }).unwrap();
    room.join(2).unwrap();
    assert_eq!(code(room.join(3)), "table_full");
    assert_eq!(code(room.send(1, Command::Kick { player: 2 })), "not_host");
    room.send(0, Command::Kick { player: 2 }).unwrap();
    assert_eq!(code(room.send(2, Command::Leave)), "not_seated");
}

#[test]
fn chat_with_forbidden_characters_is_told_so_and_not_to_be_shorter() {
    let mut room = room(RuleSet::Timeline, Options::default());
    let pile = format!("a{}", "\u{301}".repeat(499));
    for text in ["a\u{202e}b", "a\u{200b}", "bell\u{7}", "\u{feff}x", &pile] {
        let text = text.to_owned();
        assert_eq!(code(room.send(0, Command::Say { text })), "bad_characters");
    }
    let text = "two\nlines".to_owned();
    assert_eq!(code(room.send(0, Command::Say { text })), "ok");
}

/// Names were not compared like that once: such tables go on.
#[test]
fn a_log_with_names_that_look_alike_is_read() {
    let mut room = room(RuleSet::Timeline, Options::default());
    for line in &mut room.log {
        *line = line.replace("Guest 1", "\u{410}da");
    }
    room.table = room.refolded();
    assert_eq!(room.table.players()[1].name, "\u{410}da");
    assert_eq!(code(room.send(0, Command::Start)), "ok");
}

#[test]
fn names_tokens_ids_and_texts_are_checked() {
    let mut room = room(RuleSet::Twist, Options::default());
    let mut join = |name: &str, token: &str| {
        let (name, token) = (name.to_owned(), token.to_owned());
        code(room.decide(Who::Stranger, "x", &Command::Join { name, token }))
    };
    assert_eq!(join("  ", &token(9)), "bad_name");
    assert_eq!(join("a\u{202e}b", &token(9)), "bad_name");
    assert_eq!(join("a\u{200d}b", &token(9)), "bad_name");
    assert_eq!(join(&"é".repeat(25), &token(9)), "bad_name");
    assert_eq!(join("Ada", &token(9)), "name_taken");
    assert_eq!(join("Eve", "short"), "bad_token");
    assert_eq!(join(&"é".repeat(24), &token(9)), "ok");
    let say = |text: &str| Command::Say {
        text: text.to_owned(),
    };
    assert_eq!(code(room.send(0, say(" \n "))), "bad_text");
    assert_eq!(code(room.send(0, say(&"x".repeat(501)))), "bad_text");
    assert_eq!(
        code(room.send(0, say("<script>alert(1)</script>\nok"))),
        "ok"
    );
    for id in ["", "with space", &"x".repeat(37), "ü"] {
        assert_eq!(
            code(room.decide(Who::Player(0), id, &Command::Leave)),
            "bad_id"
        );
    }
}

#[test]
fn options_are_checked_against_the_rules_and_the_players() {
    let mut room = room(RuleSet::Trek, Options::default());
    let mut set = |options: Options| code(room.send(0, Command::SetOptions { options }));
    let base = Options::default();
    assert_eq!(
        set(Options {
            seats: 5,
            ..base.clone()
        }),
        "bad_option"
    );
    assert_eq!(
        set(Options {
            seats: 1,
            ..base.clone()
        }),
        "bad_option"
    );
    assert_eq!(
        set(Options {
            first: First::Player { player: 9 },
            ..base.clone()
        }),
        "no_such_player"
    );
    assert_eq!(set(base.clone().with(handicaps([(0, 1)]))), "wrong_game");
    assert_eq!(set(Options { seats: 3, ..base }), "ok");
    room.send(0, Command::Start).unwrap();
    assert_eq!(
        code(room.send(
            0,
            Command::SetFirst {
                first: First::Random
            }
        )),
        "game_running"
    );
}

#[test]
fn options_of_timeline_are_checked() {
    let mut room = room(RuleSet::Timeline, Options::default());
    let mut set = |options: Options| code(room.send(0, Command::SetOptions { options }));
    let base = Options::default();
    assert_eq!(
        set(base.clone().with(TimelineOptions {
            hand: 7,
            ..TimelineOptions::default()
        })),
        "bad_option"
    );
    assert_eq!(set(base.clone().with(handicaps([(0, 7)]))), "bad_option");
    assert_eq!(
        set(base.clone().with(handicaps([(9, 1)]))),
        "no_such_player"
    );
    let of_trek = TrekOptions {
        first_game: true,
        warps: true,
    };
    assert_eq!(set(base.with(of_trek)), "wrong_game");
}

fn handicaps(extra: [(u32, u8); 1]) -> TimelineOptions {
    TimelineOptions {
        handicaps: extra.into(),
        ..TimelineOptions::default()
    }
}

/// A new table may name players who are yet to come; to send its options along unchanged is
/// not to name them.
#[test]
fn options_of_a_new_table_can_be_sent_along_before_all_have_come() {
    let made = Options {
        first: First::Player { player: 2 },
        ..Options::default().with(handicaps([(2, 1)]))
    };
    let mut room = room(RuleSet::Timeline, made.clone());
    let mut set = |options: Options| code(room.send(0, Command::SetOptions { options }));
    let larger = TimelineOptions {
        hand: 5,
        ..handicaps([(2, 1)])
    };
    assert_eq!(set(made.clone().with(larger)), "ok");
    assert_eq!(set(made.with(handicaps([(2, 2)]))), "no_such_player");
}

/// Whoever hears no answer sends again, and is answered again however much others have said.
#[test]
fn a_repeat_is_known_however_much_others_say() {
    let mut room = room(RuleSet::Timeline, Options::default());
    let say = |text: String| Command::Say { text };
    let hello = room.decide(Who::Player(0), "hello", &say("hello".into()));
    let hello = hello.unwrap();
    room.keep(hello.entries);
    for n in 0..500 {
        room.send(1, say(format!("{n}"))).unwrap();
    }
    let again = room.decide(Who::Player(0), "hello", &Command::Leave);
    let again = again.unwrap();
    assert!(again.repeated && again.entries.is_empty());
    assert_eq!(again.done, hello.done);
}

/// TC-17a: the departure of somebody who is out of the game changes nothing in it.
#[test]
fn whoever_is_out_leaves_without_a_trace_in_the_game() {
    let options = Options {
        on_leave: OnLeave::Drop,
        seats: 3,
        ..Options::default()
    };
    let asked = create(RuleSet::Timeline, options, &[]);
    let mut room = Room::new(contents(RuleSet::Timeline), &asked, 1);
    room.join(1).unwrap();
    room.join(2).unwrap();
    room.send(0, Command::Start).unwrap();
    room.send(0, Command::Drop { player: 2 }).unwrap();
    let (_, told) = room.send(2, Command::Leave).unwrap();
    let event = room
        .table
        .frame(Viewer::Spectator, Lang::En, &told[0])
        .event;
    assert!(matches!(event, Some(Event::Left { player: 2, .. })));
    assert_eq!(told.len(), 1, "no bot holds a seat that plays no more");
}

#[test]
fn who_wants_to_play_again_is_told_until_the_next_game() {
    let again = || Command::Signal {
        preset: Preset::Again,
    };
    let told = |room: &Room| room.view(Viewer::Player(1)).again;
    let mut room = started(RuleSet::Timeline, Options::default());
    // While a game runs it is only said.
    room.send(0, again()).unwrap();
    assert!(told(&room).is_empty());
    room.play_out(&mut RandomPlayer::new(3));
    room.send(1, again()).unwrap();
    room.send(0, again()).unwrap();
    room.send(1, again()).unwrap();
    assert_eq!(told(&room), [0, 1]);
    // A restart knows it too.
    room.table = room.refolded();
    assert_eq!(told(&room), [0, 1]);
    room.send(0, Command::Rematch).unwrap();
    assert!(told(&room).is_empty());
    room.play_out(&mut RandomPlayer::new(4));
    room.send(1, again()).unwrap();
    room.send(1, Command::Leave).unwrap();
    assert!(room.view(Viewer::Player(0)).again.is_empty());
}

#[test]
fn everybody_can_ask_whom_a_game_waits_for() {
    for clock in [Clock::None, Clock::Day] {
        let options = Options {
            clock,
            first: First::Player { player: 1 },
            ..Options::default()
        };
        let mut room = room(RuleSet::Timeline, options);
        assert_eq!(room.table.awaited(), [], "nothing is played yet");
        room.now = 5_000;
        room.send(0, Command::Start).unwrap();
        let until = clock.millis().map(|time| 5_000 + time);
        assert_eq!(room.table.awaited(), [Awaited { player: 1, until }]);
        room.play_out(&mut RandomPlayer::new(3));
        assert_eq!(room.table.awaited(), [], "it is over");
    }
}

/// TC-4: the named player begins, wherever the rotation has put them.
#[test]
fn a_rematch_rotates_the_seats_and_keeps_the_people() {
    let mut room = room(
        RuleSet::Timeline,
        Options {
            seats: 3,
            ..Options::default()
        },
    );
    room.join(2).unwrap();
    room.send(
        0,
        Command::SetFirst {
            first: First::Player { player: 1 },
        },
    )
    .unwrap();
    assert_eq!(code(room.send(0, Command::Rematch)), "no_game");
    room.send(0, Command::Start).unwrap();
    assert_eq!(code(room.send(0, Command::Rematch)), "game_running");
    let seats = |room: &Room| -> Vec<u32> {
        let game = room.view(Viewer::Spectator).game.unwrap();
        game.seats.iter().map(|seat| seat.player).collect()
    };
    assert_eq!(seats(&room), [0, 1, 2]);
    let first_log = room.log.clone();
    room.play_out(&mut RandomPlayer::new(3));
    let transcript = room.table.transcript().unwrap();
    room.send(0, Command::Rematch).unwrap();
    assert_eq!(seats(&room), [1, 2, 0]);
    let view = room.view(Viewer::Player(0));
    let game = view.game.unwrap();
    assert_eq!((view.you, game.you, game.game), (Some(0), Some(2), 2));
    assert_eq!(game.view.to_act(), [0], "player 1 begins, now on seat 0");
    assert_eq!(room.table.transcript(), Err(Refusal::NotFinished));
    // The first game's transcript can still be had from the log.
    let log = room.log.iter().map(|text| Stored::from_json(text).unwrap());
    let past = Table::fold_game(room.table.contents().clone(), log, 1)
        .unwrap()
        .unwrap();
    assert_eq!(past.transcript(), Ok(transcript));
    // Somebody who has missed the end of the first game gets a fresh view.
    let since = first_log.len() as u64;
    let caught = room
        .table
        .catch_up(Viewer::Player(2), Lang::En, since)
        .unwrap();
    assert!(matches!(caught, antedate_tables::CatchUp::View(_)));
}

/// TC-17: in timeline a leaver can be dropped; elsewhere a bot always plays on.
#[test]
fn a_leaver_is_dropped_or_replaced() {
    let drop = Options {
        on_leave: OnLeave::Drop,
        seats: 3,
        ..Options::default()
    };
    let mut room = Room::new(
        contents(RuleSet::Timeline),
        &create(RuleSet::Timeline, drop.clone(), &[]),
        1,
    );
    room.join(1).unwrap();
    room.join(2).unwrap();
    room.send(0, Command::Start).unwrap();
    room.send(2, Command::Leave).unwrap();
    assert_eq!(
        count(&room.log, |entry| matches!(
            entry,
            Entry::Dropped { seat: 2, .. }
        )),
        1
    );
    room.send(1, Command::Leave).unwrap();
    assert_eq!(
        room.table.phase(),
        Phase::Finished,
        "a sole remaining player wins (TC-17)"
    );

    let mut room = started(RuleSet::Twist, drop);
    assert_eq!(
        code(room.send(0, Command::Drop { player: 1 })),
        "cannot_drop"
    );
    let (_, told) = room.send(1, Command::Leave).unwrap();
    let frames: Vec<_> = told
        .iter()
        .map(|told| room.table.frame(Viewer::Spectator, Lang::En, told))
        .collect();
    assert!(matches!(
        frames[1].event,
        Some(Event::HandedOver {
            seat: 1,
            why: Why::Left,
            ..
        })
    ));
    let back = Command::HandOver {
        of: Some(1),
        to: Driver::Owner,
    };
    assert_eq!(code(room.send(0, back)), "owner_gone");
    room.send(0, Command::Leave).unwrap();
    assert_eq!(room.table.phase(), Phase::Closed);
    assert_eq!(
        room.table.next_due(),
        None,
        "bots do not play on for nobody"
    );
    assert_eq!(code(room.join(5)), "table_closed");
}

#[test]
fn the_host_is_whoever_has_been_here_longest() {
    let mut room = room(RuleSet::Timeline, Options::default());
    room.send(
        0,
        Command::AddBot {
            level: "random".into(),
        },
    )
    .unwrap();
    room.join(2).unwrap();
    let (_, told) = room.send(0, Command::Leave).unwrap();
    let frame = room.table.frame(Viewer::Spectator, Lang::En, &told[0]);
    assert!(matches!(
        frame.event,
        Some(Event::Left { host: Some(1), .. })
    ));
    assert_eq!(room.view(Viewer::Spectator).host, Some(1));
    assert_eq!(
        code(room.send(1, Command::RemoveBot { player: 3 })),
        "not_a_bot"
    );
    room.send(1, Command::RemoveBot { player: 2 }).unwrap();
}

/// Whoever reads a record learns which moves were somebody's own.
#[test]
fn a_record_says_which_moves_a_clock_made() {
    for rules in MOVED_BY_CLOCK {
        let clock = Clock::HalfMinute;
        let mut room = started(
            rules,
            Options {
                clock,
                ..Options::default()
            },
        );
        let mut chance = RandomPlayer::new(3);
        for n in 0.. {
            let Some(work) = room.table.next_due() else {
                break;
            };
            if n % 7 == 6 && work.kind == WorkKind::Bot {
                let (of, to) = (None, Driver::Owner);
                let owner = u32::from(work.seat.0);
                room.send(owner, Command::HandOver { of, to }).unwrap();
                continue;
            }
            let (player, action) = room.any_move(&mut chance).unwrap();
            let act = Command::Act { seen: None, action };
            if n % 4 != 0 || room.send(player, act).is_err() {
                room.now = room.now.max(work.at);
                room.work(work, &mut chance).unwrap();
            }
        }
        let text = room.table.transcript().expect("a finished game");
        assert_eq!(antedate_record::verify::verify(text.as_bytes()), Ok(1));
        let (drivers, moves) = read_drivers(&text);
        // A turn of trek has several steps, and one line.
        if rules != RuleSet::Trek {
            assert_eq!(moves, made(&room), "{text}");
        }
        for pair in drivers.windows(2) {
            assert_ne!(pair[0], pair[1], "nothing is said twice: {text}");
        }
        let by_clock = room
            .log
            .iter()
            .filter(|text| text.contains("\"by\":\"clock\""));
        assert!(by_clock.count() > 2);
    }
}

#[test]
fn a_bot_that_stays_after_a_clocks_move_is_not_said_to_come_again() {
    let clock = Clock::HalfMinute;
    let mut room = started(
        RuleSet::Timeline,
        Options {
            clock,
            ..Options::default()
        },
    );
    let mut chance = RandomPlayer::new(3);
    let slow = room.table.next_due().unwrap().seat;
    while let Some(work) = room.table.next_due() {
        if work.seat == slow {
            room.now = room.now.max(work.at);
            room.work(work, &mut chance).unwrap();
        } else {
            let (player, action) = room.any_move(&mut chance).unwrap();
            room.send(player, Command::Act { seen: None, action })
                .unwrap();
        }
    }
    let (drivers, _) = read_drivers(&room.table.transcript().unwrap());
    let to: Vec<bool> = drivers
        .iter()
        .map(|line| line["handed_to"] == "bot:random")
        .collect();
    assert_eq!(to, [true, false, true], "{drivers:?}");
}

/// The hand-overs of a record, and the seat of each move with whether a bot made it.
fn read_drivers(text: &str) -> (Vec<Value>, Vec<(u64, bool)>) {
    let (mut drivers, mut moves, mut bots) = (Vec::new(), Vec::new(), [false; 8]);
    for line in text.lines().skip(1) {
        let line: Value = serde_json::from_str(line).unwrap();
        let seat = line["seat"].as_u64().unwrap_or(0);
        let acts = [
            "place",
            "try",
            "stop",
            "discard",
            "itinerary",
            "take",
            "pass",
        ];
        if let Some(to) = line["handed_to"].as_str() {
            bots[seat as usize] = to.starts_with("bot:");
            drivers.push(line);
        } else if acts.iter().any(|act| line.get(act).is_some()) {
            moves.push((seat, bots[seat as usize]));
        }
    }
    (drivers, moves)
}

/// The seat of each move of a log, with whether a bot made it.
fn made(room: &Room) -> Vec<(u64, bool)> {
    let log = room.log.iter().map(|text| Stored::from_json(text).unwrap());
    log.filter_map(|stored| match stored.entry {
        Entry::Played { seat, by, .. } => {
            Some((seat.into(), by != antedate_tables::log::By::Owner))
        }
        _ => None,
    })
    .collect()
}

/// The clock: a bot acts once; after two expiries running it holds the seat.
#[test]
fn a_clock_that_runs_out_moves_once_and_then_hands_over() {
    let mut room = started(
        RuleSet::Timeline,
        Options {
            clock: Clock::HalfMinute,
            ..Options::default()
        },
    );
    let mut chance = RandomPlayer::new(1);
    let slow = room.view(Viewer::Spectator).game.unwrap().view.to_act()[0];
    let mut expire = |room: &mut Room| {
        let work = room.table.next_due().unwrap();
        assert_eq!(work.kind, WorkKind::Clock);
        room.now = work.at - 1;
        assert_eq!(code(room.work(work, &mut chance)), "not_due");
        room.now = work.at;
        room.work(work, &mut chance).unwrap();
        work.seat.0
    };
    assert_eq!(expire(&mut room), slow);
    let driver = |room: &Room| {
        room.view(Viewer::Spectator).game.unwrap().seats[usize::from(slow)]
            .driver
            .clone()
    };
    assert_eq!(
        driver(&room),
        Driver::Owner,
        "the first time the seat stays theirs"
    );
    // The other player acts in time.
    let (other, action) = room.any_move(&mut RandomPlayer::new(2)).unwrap();
    room.send(other, Command::Act { seen: None, action })
        .unwrap();
    assert_eq!(expire(&mut room), slow);
    assert_eq!(
        driver(&room),
        Driver::Bot {
            level: "random".into()
        }
    );
    let owner = u32::from(slow);
    let action = Action::Place { card: 0, gap: 0 };
    assert_eq!(
        code(room.send(owner, Command::Act { seen: None, action })),
        "bot_holds_seat"
    );
    room.send(
        owner,
        Command::HandOver {
            of: None,
            to: Driver::Owner,
        },
    )
    .unwrap();
    assert_eq!(driver(&room), Driver::Owner);
    let (other, action) = room.any_move(&mut RandomPlayer::new(2)).unwrap();
    room.send(other, Command::Act { seen: None, action })
        .unwrap();
    let due = room.view(Viewer::Spectator).game.unwrap().due;
    assert_eq!(due[0].at, room.now + 30_000);
    assert_eq!(
        room.refolded().next_due(),
        room.table.next_due(),
        "clocks survive a restart"
    );
}

#[test]
fn a_table_left_alone_for_thirty_days_still_works() {
    let mut room = started(
        RuleSet::Trek,
        Options {
            clock: Clock::None,
            ..Options::default()
        },
    );
    room.now += 30 * 86_400_000;
    room.table = room.refolded();
    room.play_out(&mut RandomPlayer::new(4));
    assert_eq!(room.table.phase(), Phase::Finished);
}

#[test]
fn a_move_on_an_old_view_is_stale_and_a_clock_set_back_does_no_harm() {
    let mut room = started(RuleSet::Timeline, Options::default());
    let seen = room.table.seq();
    let mut chance = RandomPlayer::new(1);
    let (player, action) = room.any_move(&mut chance).unwrap();
    room.send(
        player,
        Command::Act {
            seen: Some(seen),
            action,
        },
    )
    .unwrap();
    let (player, action) = room.any_move(&mut chance).unwrap();
    let stale = room.send(
        player,
        Command::Act {
            seen: Some(seen),
            action,
        },
    );
    assert_eq!(
        stale.err(),
        Some(Refusal::Stale {
            seen,
            now: seen + 1
        })
    );
    room.send(
        0,
        Command::Say {
            text: "talk is no move".into(),
        },
    )
    .unwrap();
    room.now -= 1_000_000;
    room.send(
        player,
        Command::Act {
            seen: Some(seen + 1),
            action,
        },
    )
    .unwrap();
    let last = Stored::from_json(room.log.last().unwrap()).unwrap();
    assert!(last.at >= 1000 && last.at == room.table.at());
}

/// Two people choose their itineraries on the same view: the second was refused as stale.
#[test]
fn of_several_who_choose_at_once_nobody_is_stale() {
    let mut room = started(RuleSet::Trek, Options::default());
    let seen = Some(room.table.seq());
    let mut chance = RandomPlayer::new(1);
    let mut chosen = Vec::new();
    for _ in 0..2 {
        let (player, action) = room.any_move(&mut chance).unwrap();
        assert!(matches!(action, Action::Choose { .. }));
        assert_eq!(code(room.send(player, Command::Act { seen, action })), "ok");
        chosen.push(player);
    }
    assert_ne!(chosen[0], chosen[1]);
    // The first turn has begun meanwhile, and whoever has not seen it cannot move.
    let (player, action) = room.any_move(&mut chance).unwrap();
    let on_old_view = room.send(player, Command::Act { seen, action });
    assert_eq!(code(on_old_view), "stale");
    let seen = Some(room.table.seq());
    room.send(player, Command::Act { seen, action }).unwrap();
}

#[test]
fn a_seat_moves_to_another_device_unseen() {
    let mut room = started(RuleSet::Twist, Options::default());
    let (old, new) = (token(1), token(77));
    let hash = |token: &str| TokenHash::of(token).unwrap();
    assert_eq!(room.table.player_by_token(&hash(&old)), Some(1));
    let (_, told) = room
        .send(1, Command::MoveSeat { token: new.clone() })
        .unwrap();
    assert_eq!(room.table.player_by_token(&hash(&old)), None);
    assert_eq!(room.table.player_by_token(&hash(&new)), Some(1));
    let seq = room.table.seq();
    for viewer in [Viewer::Player(0), Viewer::Player(1), Viewer::Spectator] {
        let frame = room.table.frame(viewer, Lang::En, &told[0]);
        assert_eq!(json(&frame), format!("{{\"seq\":{seq}}}"), "a bare number");
    }
    assert!(
        room.log
            .iter()
            .all(|text| !text.contains(&new) && !text.contains(&old))
    );
    assert_eq!(
        code(room.send(0, Command::MoveSeat { token: new })),
        "token_used"
    );
}

#[test]
fn a_log_of_other_cards_is_noticed() {
    let room = started(RuleSet::Timeline, Options::default());
    let mut other = deck(RuleSet::Timeline);
    other.cards.pop();
    let other = contents_of(other, RuleSet::Timeline);
    let log: Vec<Stored> = room
        .log
        .iter()
        .map(|text| Stored::from_json(text).unwrap())
        .collect();
    let error = Table::fold(other, log.clone()).err().unwrap();
    assert!(
        matches!(error, FoldError::DealDiffers { seq: 4, .. }),
        "{error}"
    );
    let shuffled = log.into_iter().rev();
    let error = Table::fold(room.table.contents().clone(), shuffled)
        .err()
        .unwrap();
    assert!(
        matches!(error, FoldError::OutOfPlace { seq: 1, .. }),
        "{error}"
    );
    let next = format!("\"v\":{}", antedate_tables::VERSION + 1);
    let newer = room.log[0].replacen("\"v\":1", &next, 1);
    assert!(
        Stored::from_json(&newer)
            .unwrap_err()
            .to_string()
            .contains("newer program")
    );
    assert!(Stored::from_json("{\"v\":1,\"at\":0,\"e\":\"danced\"}").is_err());
}
