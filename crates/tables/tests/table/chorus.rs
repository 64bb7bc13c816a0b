//! What a table adds to the rules of chorus: one clock for all, closing, and secrecy of choices.

use antedate_tables::{Entry, RandomPlayer, Refusal, Table, Viewer, Who, WorkKind};
use antedate_wire::{
    Action, ChorusOptions, Clock, Command, Event, GameView, Lang, Options, Phase, RuleSet,
};

use crate::support::{Room, contents, count, create, json, viewers};

fn room(n_players: u64, options: Options) -> Room {
    let seats = u16::try_from(n_players).expect("few").max(2);
    let options = Options { seats, ..options };
    let asked = create(RuleSet::Chorus, options, &[]);
    let mut room = Room::new(contents(RuleSet::Chorus), &asked, 5);
    for n in 1..n_players {
        room.join(n).expect("there is room");
    }
    room.send(0, Command::Start).expect("they can play");
    room
}

fn clocked(clock: Clock) -> Options {
    Options {
        clock,
        ..Options::default()
    }
}

fn act(room: &mut Room, player: u32, action: Action) {
    let command = Command::Act { seen: None, action };
    room.send(player, command).expect("a legal move");
}

fn n_closed(table: &Table) -> usize {
    let view = table.view(Viewer::Spectator, Lang::En).expect("a table");
    match view.game.map(|game| game.view) {
        Some(GameView::Chorus(view)) => view.line.len() - 1,
        _ => panic!("a game of chorus"),
    }
}

/// CH-11: whatever somebody chooses, everybody else is sent the same bytes until the card
/// closes; frames, views and tails, the host's too.
#[test]
fn ch_11_nobody_is_sent_what_depends_on_anothers_choice() {
    let choices = [
        [Action::Gap { gap: 0 }, Action::Done { gap: Some(0) }],
        [Action::Gap { gap: 1 }, Action::Done { gap: None }],
    ];
    let traffic = choices.map(|choices| {
        let mut room = room(3, clocked(Clock::Minute));
        let (mut sent, since) = (Vec::new(), room.table.seq());
        for action in choices {
            let command = Command::Act { seen: None, action };
            let (done, told) = room.send(2, command).expect("a legal move");
            sent.push(json(&done));
            for viewer in viewers(&room.table) {
                if viewer == Viewer::Player(2) {
                    continue;
                }
                for told in &told {
                    sent.push(json(&room.table.frame(viewer, Lang::En, told)));
                }
                sent.push(json(&room.view(viewer)));
                sent.push(format!(
                    "{:?}",
                    room.table.catch_up(viewer, Lang::En, since)
                ));
            }
            sent.push(format!("{:?}", room.table.next_due()));
        }
        sent
    });
    assert_eq!(traffic[0], traffic[1]);
}

/// What others choose makes nobody's choice stale; the next card does.
#[test]
fn ch_3_a_choice_is_stale_only_once_another_card_is_open() {
    let mut room = room(2, Options::default());
    let seen = Some(room.table.seq());
    act(&mut room, 1, Action::Done { gap: Some(0) });
    let action = Action::Done { gap: Some(1) };
    room.send(0, Command::Act { seen, action })
        .expect("not stale");
    assert_eq!(n_closed(&room.table), 1);
    let stale = room.send(0, Command::Act { seen, action });
    assert!(matches!(stale, Err(Refusal::Stale { .. })));
}

/// CH-4: one clock for all, from when the card lay open; nobody acts for anybody.
#[test]
fn ch_4_when_the_time_is_up_the_card_closes_for_all() {
    let mut room = room(3, clocked(Clock::HalfMinute));
    let began = room.now;
    room.now += 20_000;
    act(&mut room, 1, Action::Gap { gap: 0 });
    let work = room.table.next_due().expect("a clock runs");
    assert!(matches!(work.kind, WorkKind::Close(_)));
    assert_eq!(work.at, began + 30_000, "a choice gives nobody more time");
    let mut chance = RandomPlayer::new(1);
    assert!(room.work(work, &mut chance).is_err(), "too early");
    room.now = work.at;
    let told = room.work(work, &mut chance).expect("it is time");
    let frame = room.table.frame(Viewer::Spectator, Lang::En, &told[0]);
    assert!(matches!(frame.event, Some(Event::CardClosed { .. })));
    assert_eq!(n_closed(&room.table), 1);
    assert_eq!(
        room.table.next_due().map(|work| work.at),
        Some(room.now + 30_000)
    );
    let stood_in = count(&room.log, |entry| matches!(entry, Entry::HandedOver { .. }));
    assert_eq!(stood_in, 0);
}

/// CH-4: the host closes the card, and nobody else does; other games have none.
#[test]
fn ch_4_the_host_closes_the_card() {
    let mut room = room(2, Options::default());
    act(&mut room, 1, Action::Gap { gap: 1 });
    let refused = room.send(1, Command::CloseCard);
    assert_eq!(
        refused.err().map(|refusal| refusal.code()),
        Some("not_host")
    );
    room.send(0, Command::CloseCard).expect("the host may");
    assert_eq!(n_closed(&room.table), 1);
    let asked = create(RuleSet::Twist, Options::default(), &[]);
    let mut twist = Room::new(contents(RuleSet::Twist), &asked, 5);
    twist.send(0, Command::Start).expect("one can play");
    let refused = twist.send(0, Command::CloseCard).err();
    assert_eq!(
        refused.map(|refusal| refusal.code()),
        Some("nothing_to_close")
    );
}

/// CH-4: who is away is not waited for once somebody who is here has said "done"; without
/// anybody here the cards stay open.
#[test]
fn ch_4_nobody_waits_for_who_is_away() {
    let mut room = room(3, Options::default());
    let away = room.table.decide_away(2, room.now);
    room.keep(away);
    act(&mut room, 0, Action::Done { gap: Some(0) });
    assert!(room.table.next_due().is_none(), "player 1 is here");
    act(&mut room, 1, Action::Done { gap: Some(0) });
    let work = room.table.next_due().expect("only player 2 is waited for");
    room.work(work, &mut RandomPlayer::new(1)).expect("due");
    assert_eq!(n_closed(&room.table), 1);
    for player in [0, 1] {
        let away = room.table.decide_away(player, room.now);
        room.keep(away);
    }
    assert!(room.table.next_due().is_none(), "nobody is here");
}

/// CH-1: 300 play, and one more is refused; the game goes to its end, and its record is whole.
#[test]
fn ch_1_three_hundred_players_at_one_table() {
    let short = Options::default().with(ChorusOptions {
        run: 5,
        ..ChorusOptions::default()
    });
    let mut room = room(300, short.clone());
    while room.table.phase() == Phase::Playing {
        let gap = Some((room.table.seq() % 2) as u8);
        for player in 0..300 {
            act(&mut room, player, Action::Done { gap });
        }
    }
    assert_eq!(n_closed(&room.table), 5);
    let text = room.table.transcript().expect("it is over");
    assert_eq!(antedate_record::verify::verify(text.as_bytes()), Ok(1));
    let full = room.decide(
        Who::Stranger,
        "late",
        &Command::Join {
            name: "Late".into(),
            token: crate::support::token(9999),
        },
    );
    assert_eq!(full.err().map(|refusal| refusal.code()), Some("table_full"));
    let options = Options {
        seats: 301,
        ..short
    };
    let too_many = room.send(0, Command::SetOptions { options });
    assert_eq!(
        too_many.err().map(|refusal| refusal.code()),
        Some("bad_option")
    );
}
