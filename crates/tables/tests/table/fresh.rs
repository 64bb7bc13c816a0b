//! Cards that somebody at the table has seen lately take no part, while there are enough others.

use std::collections::BTreeSet;

use antedate_tables::{
    Chronicle, Contents, Entry, GameResult, Pace, RandomPlayer, Refusal, SeenLately, Stored, Table,
    Who, erase, seat_guest,
};
use antedate_wire::{Command, Lang, Options, RuleSet};

use crate::support::{Room, contents, create, json, own_options, token, viewers};

const ADA: &str = "adadadad";
const HOST: Who = Who::Player(0);
/// The games whose decks need not be played whole.
pub(crate) const GAMES: [RuleSet; 3] = [RuleSet::Timeline, RuleSet::Twist, RuleSet::Chorus];

fn options(fresh: bool) -> Options {
    Options {
        fresh,
        ..Options::default()
    }
}

/// A table of Ada, who has a cookie, and a friend.
fn room_with(contents: std::sync::Arc<Contents>, options: Options, seed: u64) -> Room {
    let asked = create(contents.rules(), options, &[]);
    let entries = Table::create(&contents, &asked, Pace::NONE, "random".into(), 1000);
    let mut entries = entries.expect("a good table");
    seat_guest(&mut entries, ADA);
    let mut room = Room::of(contents, entries, seed);
    room.join(1).expect("there is room");
    room
}

fn room(rules: RuleSet, fresh: bool, seed: u64) -> Room {
    room_with(contents(rules), options(fresh), seed)
}

fn begin(room: &mut Room, command: &Command, seen: &SeenLately) -> Vec<String> {
    let (who, id) = (Who::Player(0), format!("begin-{}", room.table.seq()));
    let now = room.now;
    let decided = room
        .table
        .decide_knowing(who, &id, command, now, &mut room.seeds, seen);
    let entries = decided.expect("two can play").entries;
    let without = match &entries[0].entry {
        Entry::Started { without, .. } => without.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(entries[0].v, if without.is_empty() { 1 } else { 3 });
    room.keep(entries);
    without
}

/// A table at which the second game is played without the cards of the first.
pub(crate) fn two_games(rules: RuleSet) -> Room {
    let mut room = room(rules, true, 11);
    begin(&mut room, &Command::Start, &SeenLately::default());
    room.play_out(&mut RandomPlayer::new(11));
    let first = room.table.result().expect("it is over");
    let without = begin(&mut room, &Command::Rematch, &SeenLately::of([first]));
    assert!(!without.is_empty());
    room.play_out(&mut RandomPlayer::new(12));
    room
}

/// Plays a game of its own to the end.
fn played(rules: RuleSet, seed: u64) -> GameResult {
    let mut room = room(rules, false, seed);
    begin(&mut room, &Command::Start, &SeenLately::default());
    room.play_out(&mut RandomPlayer::new(seed));
    room.table.result().expect("it is over")
}

/// A result with these cards, which ended then.
fn saw(rules: RuleSet, ended: i64, cards: &[&str]) -> GameResult {
    GameResult {
        ended,
        seen: cards.iter().map(|&card| card.to_owned()).collect(),
        ..played(rules, 1)
    }
}

fn ids(rules: RuleSet) -> Vec<String> {
    let contents = contents(rules);
    let cards = contents.pool().cards();
    cards.map(|card| card.card.id.clone()).collect()
}

fn names(ids: &[String]) -> Vec<&str> {
    ids.iter().map(String::as_str).collect()
}

/// The cards that a game is to have at least, where two play.
fn wanted(rules: RuleSet) -> usize {
    match rules {
        RuleSet::Timeline => 1 + 2 * 4 * 3,
        RuleSet::Twist => 36,
        RuleSet::Chorus => 11,
        RuleSet::Trek => unreachable!("its deck is played whole"),
    }
}

fn verified(room: &Room) -> String {
    let transcript = room.table.transcript().expect("it is over");
    let games = antedate_record::verify::verify(transcript.as_bytes());
    assert!(games.is_ok(), "{games:?}");
    transcript
}

#[test]
fn what_somebody_has_seen_is_not_dealt_while_there_are_enough_others() {
    for rules in GAMES {
        for seed in 0..8 {
            let earlier = played(rules, seed);
            let all = ids(rules);
            assert!(!earlier.seen.is_empty() && earlier.seen.iter().all(|card| all.contains(card)));
            let spare = all.len() - wanted(rules);
            let mut room = room(rules, true, 100 + seed);
            let without = begin(
                &mut room,
                &Command::Start,
                &SeenLately::of([earlier.clone()]),
            );
            assert_eq!(without.len(), earlier.seen.len().min(spare), "{rules:?}");
            let known: BTreeSet<&String> = earlier.seen.iter().collect();
            assert!(without.iter().all(|card| known.contains(card)));
            room.play_out(&mut RandomPlayer::new(seed));
            let result = room.table.result().expect("it is over");
            assert!(result.seen.iter().all(|card| !without.contains(card)));
            let transcript = verified(&room);
            let header: serde_json::Value =
                serde_json::from_str(transcript.lines().next().expect("a header")).unwrap();
            assert_eq!(header["options"]["fresh"], true);
            assert!(header.get("without").is_none());
            let pool = header.get("pool").or(header.get("cards")).unwrap();
            let pool = pool.as_array().expect("a list");
            assert_eq!(pool.len(), all.len() - without.len(), "{rules:?}");
            // Folded again, it is the same game.
            let again = room.refolded();
            assert_eq!(again.transcript().unwrap(), transcript);
        }
    }
}

#[test]
fn a_pool_that_is_too_small_takes_back_what_was_seen_longest_ago() {
    for rules in GAMES {
        let all = ids(rules);
        let (old, new) = all.split_at(all.len() / 2);
        let (old, new) = (saw(rules, 500, &names(old)), saw(rules, 900, &names(new)));
        // Two of the old ones were in both games.
        let both = saw(rules, 900, &names(&all[..2]));
        let mut room = room(rules, true, 3);
        let seen = SeenLately::of([new.clone(), old, both.clone()]);
        let without = begin(&mut room, &Command::Start, &seen);
        assert_eq!(all.len() - without.len(), wanted(rules), "{rules:?}");
        let lately: BTreeSet<&String> = new.seen.iter().chain(&both.seen).collect();
        let n_lately = without.iter().filter(|card| lately.contains(card)).count();
        assert_eq!(n_lately, without.len().min(lately.len()), "{rules:?}");
        room.play_out(&mut RandomPlayer::new(3));
        verified(&room);
    }
}

/// Which of the cards of one game come back is drawn, and not by the alphabet.
#[test]
fn what_comes_back_of_one_game_is_drawn() {
    let all = ids(RuleSet::Twist);
    let everything = SeenLately::of([saw(RuleSet::Twist, 500, &names(&all))]);
    let back: BTreeSet<Vec<String>> = (0..6)
        .map(|seed| {
            let mut room = room(RuleSet::Twist, true, seed);
            begin(&mut room, &Command::Start, &everything)
        })
        .collect();
    assert_eq!(back.len(), 6);
}

#[test]
fn nothing_is_left_out_unless_it_is_asked_for_and_never_of_trek() {
    for rules in GAMES {
        let all = ids(rules);
        let seen = || SeenLately::of([saw(rules, 500, &names(&all[..5]))]);
        assert_eq!(
            begin(&mut room(rules, false, 1), &Command::Start, &seen()).len(),
            0
        );
        assert_eq!(
            begin(&mut room(rules, true, 1), &Command::Start, &seen()).len(),
            5
        );
        let mut unknown = room(rules, true, 1);
        assert_eq!(
            begin(&mut unknown, &Command::Start, &SeenLately::default()).len(),
            0
        );
        unknown.play_out(&mut RandomPlayer::new(1));
        assert!(!verified(&unknown).contains("fresh"));
        // A card of the same name in a deck that is not here is another card.
        let mut elsewhere = saw(rules, 500, &names(&all[..5]));
        elsewhere.decks[0].id = "another".into();
        let seen = SeenLately::of([elsewhere]);
        assert_eq!(
            begin(&mut room(rules, true, 1), &Command::Start, &seen).len(),
            0
        );
    }
    let mut trek = room(RuleSet::Trek, true, 1);
    assert!(trek.table.guests_asked(HOST, &Command::Start).is_empty());
    let mut all = played(RuleSet::Trek, 2);
    assert!(all.seen.is_empty(), "its deck is always the same");
    all.seen = ids(RuleSet::Trek);
    assert_eq!(
        begin(&mut trek, &Command::Start, &SeenLately::of([all])).len(),
        0
    );
}

#[test]
fn only_guests_who_sit_here_are_asked_about_and_only_when_a_game_begins() {
    let mut fresh = room(RuleSet::Timeline, true, 1);
    // The friend has no cookie; the child shares Ada's device.
    let join = Command::Join {
        name: "Child".into(),
        token: token(7),
    };
    let mut decision = fresh
        .decide(Who::Stranger, "j", &join)
        .expect("there is room");
    seat_guest(&mut decision.entries, ADA);
    fresh.keep(decision.entries);
    fresh
        .send(
            0,
            Command::AddBot {
                level: "random".into(),
            },
        )
        .expect("there is room");
    assert_eq!(fresh.table.guests_asked(HOST, &Command::Start), [ADA]);
    assert_eq!(fresh.table.guests_asked(HOST, &Command::Rematch), [ADA]);
    assert!(fresh.table.guests_asked(HOST, &Command::Leave).is_empty());
    for who in [Who::Player(1), Who::Stranger] {
        assert!(fresh.table.guests_asked(who, &Command::Start).is_empty());
    }
    assert!(
        room(RuleSet::Timeline, false, 1)
            .table
            .guests_asked(HOST, &Command::Start)
            .is_empty()
    );
}

/// A result that an older program kept does not list what was seen; what was placed is known.
#[test]
fn of_an_older_result_the_cards_that_people_placed_are_known() {
    let mut old = played(RuleSet::Timeline, 4);
    let tries = old.seats.iter().flat_map(|seat| &seat.tries);
    let placed: BTreeSet<String> = tries.map(|one| one.card.clone()).collect();
    assert!(placed.iter().all(|card| old.seen.contains(card)));
    let text = old.to_json();
    let listed = format!("\"seen\":{}", json(&old.seen));
    assert!(text.contains(&listed));
    old = GameResult::from_json(&text.replace(&format!("{listed},"), "")).expect("an older one");
    assert!(old.seen.is_empty());
    let mut room = room(RuleSet::Timeline, true, 4);
    let without = begin(&mut room, &Command::Start, &SeenLately::of([old]));
    let most = ids(RuleSet::Timeline).len() - wanted(RuleSet::Timeline);
    assert_eq!(without.len(), placed.len().min(most));
}

/// Two tables that differ only in what a guest saw before send the same bytes until the deal:
/// views, tails, what may be done, refusals and answers.
#[test]
fn what_a_guest_saw_before_is_told_to_nobody_until_the_deal() {
    for rules in GAMES {
        let all = ids(rules);
        let seen = [&all[..0], &all[..9], &all[5..20]];
        let sent = seen.map(|cards| {
            let known = SeenLately::of([saw(rules, 500, &names(cards))]);
            let mut room = room(rules, true, 9);
            let mut sent = Vec::new();
            for (who, command) in [
                (Who::Player(1), Command::Start),
                (Who::Stranger, Command::Start),
                (Who::Player(0), Command::Rematch),
                (Who::Player(0), Command::CloseCard),
            ] {
                let decided = room.table.decide_knowing(
                    who,
                    "nosy",
                    &command,
                    room.now,
                    &mut room.seeds,
                    &known,
                );
                let refusal: Refusal = decided.expect_err("it is not theirs to do");
                sent.push(json(&refusal.body()));
            }
            for viewer in viewers(&room.table) {
                sent.push(json(&room.view(viewer)));
                sent.push(format!("{:?}", room.table.catch_up(viewer, Lang::En, 0)));
            }
            let decided = room.table.decide_knowing(
                Who::Player(0),
                "start",
                &Command::Start,
                room.now,
                &mut room.seeds,
                &known,
            );
            sent.push(json(&decided.expect("two can play").done));
            sent
        });
        assert!(sent[0] == sent[1] && sent[1] == sent[2], "{rules:?}");
    }
}

/// While a game runs, no card that was left out is in anything that anybody is sent.
#[test]
fn no_card_that_was_left_out_is_named_while_the_game_runs() {
    for rules in GAMES {
        let all = ids(rules);
        let known = SeenLately::of([saw(rules, 500, &names(&all[3..15]))]);
        let mut room = room(rules, true, 5);
        let without = begin(&mut room, &Command::Start, &known);
        assert_eq!(without, all[3..15]);
        let pool = room.table.contents().pool().clone();
        let hidden: Vec<String> = without
            .iter()
            .map(|id| {
                pool.find(id)
                    .expect("it is there")
                    .front(Lang::En)
                    .title
                    .to_owned()
            })
            .collect();
        let mut chance = RandomPlayer::new(5);
        while let Some((player, action)) = room.any_move(&mut chance) {
            for viewer in viewers(&room.table) {
                let view = json(&room.view(viewer));
                let tail = format!("{:?}", room.table.catch_up(viewer, Lang::En, 0));
                for secret in hidden.iter().chain(&without) {
                    let quoted = format!("\"{secret}\"");
                    assert!(
                        !view.contains(&quoted) && !tail.contains(&quoted),
                        "{secret}"
                    );
                }
            }
            room.send(player, Command::Act { seen: None, action })
                .expect("a legal move");
        }
    }
}

#[test]
fn a_table_without_one_of_its_guests_deals_the_same_cards() {
    let all = ids(RuleSet::Timeline);
    let known = SeenLately::of([saw(RuleSet::Timeline, 500, &names(&all[..12]))]);
    let mut room = room(RuleSet::Timeline, true, 6);
    begin(&mut room, &Command::Start, &known);
    room.play_out(&mut RandomPlayer::new(6));
    let log: Vec<Stored> = room
        .log
        .iter()
        .map(|text| Stored::from_json(text).expect("what was written"))
        .collect();
    let contents = room.table.contents().clone();
    let mut changed = log.clone();
    for (seq, new) in erase(&contents, &log, ADA).expect("a good log") {
        changed[seq as usize - 1] = new;
    }
    let results = Chronicle::of(contents.clone(), changed.clone())
        .expect("it folds")
        .results;
    assert!(results.is_empty() || results[0].seen == room.table.result().unwrap().seen);
    let without = Table::fold(contents, changed).expect("a good log");
    let games = antedate_record::verify::verify(without.transcript().unwrap().as_bytes());
    assert!(games.is_ok(), "{games:?}");
}

/// Handicaps and larger hands are more cards to have.
#[test]
fn more_cards_stay_where_more_are_dealt() {
    let all = ids(RuleSet::Timeline);
    let everything = SeenLately::of([saw(RuleSet::Timeline, 500, &names(&all))]);
    let left = |hand| {
        let options = options(true).with(own_options(RuleSet::Timeline, false, hand));
        let mut room = room_with(contents(RuleSet::Timeline), options, 1);
        all.len() - begin(&mut room, &Command::Start, &everything).len()
    };
    assert_eq!([left(3), left(4), left(6)], [19, 25, 37]);
}
