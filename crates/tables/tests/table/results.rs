//! What finished games come to, and a log without one of its guests.

use antedate_tables::{
    Chronicle, Entry, GameResult, Outcome, Profile, RandomPlayer, Stored, Table, TwistResult, Who,
    erase, exported, players_of, seat_guest,
};
use antedate_wire::{Command, Driver, Options, Preset, RuleSet};

use crate::support::{GAMES, MOVED_BY_CLOCK, Room, contents, create, token};

const ADA: &str = "adadadad";
const BEA: &str = "bebebebe";

/// A table that Ada made, with one bot.
fn room(rules: RuleSet, seed: u64) -> Room {
    let options = Options {
        public: true,
        ..Options::default()
    };
    let mut asked = create(rules, options, &["random"]);
    asked.name = "Adelaide".into();
    let entries = Table::create(
        &contents(rules),
        &asked,
        antedate_tables::Pace::NONE,
        "random".into(),
        1000,
    );
    let mut entries = entries.expect("a good table");
    seat_guest(&mut entries, ADA);
    Room::of(contents(rules), entries, seed)
}

fn sit(room: &mut Room, n: u64, name: &str, guest: &str) -> u32 {
    let command = Command::Join {
        name: name.into(),
        token: token(n),
    };
    let mut decision = room
        .decide(Who::Stranger, &format!("join-{n}"), &command)
        .expect("there is room");
    seat_guest(&mut decision.entries, guest);
    room.keep(decision.entries);
    decision.done.player.expect("a join gives a number")
}

/// Plays a game to its end: people and bots by chance.
fn play(room: &mut Room, seed: u64) {
    let mut chance = RandomPlayer::new(seed);
    while room.table.phase() == antedate_wire::Phase::Playing {
        if let Some(work) = room.table.next_due()
            && work.kind == antedate_tables::WorkKind::Bot
        {
            room.now = room.now.max(work.at);
            room.work(work, &mut chance).expect("it is due");
            continue;
        }
        let (player, action) = room.any_move(&mut chance).expect("somebody is to act");
        let seen = None;
        room.send(player, Command::Act { seen, action })
            .expect("a legal move");
    }
}

fn log(room: &Room) -> Vec<Stored> {
    let read = room.log.iter().map(|text| Stored::from_json(text));
    read.collect::<Result<_, _>>().expect("what was written")
}

fn chronicle(room: &Room) -> Chronicle {
    Chronicle::of(room.table.contents().clone(), log(room)).expect("a good log")
}

fn verified(transcript: &str) {
    let games = antedate_record::verify::verify(transcript.as_bytes());
    assert!(games.is_ok(), "{games:?}");
}

#[test]
fn a_result_counts_what_each_person_did_and_nothing_of_the_bots() {
    for rules in GAMES {
        let mut room = room(rules, 1);
        sit(&mut room, 1, "Beatrice", BEA);
        room.send(0, Command::Start).unwrap();
        play(&mut room, 5);
        let all = chronicle(&room);
        let [result] = &all.results[..] else {
            panic!("one game was played")
        };
        assert_eq!(Some(result), room.table.result().as_ref());
        assert_eq!((result.rules, result.game, result.public), (rules, 1, true));
        assert!(
            result.is_real() && !result.whole,
            "a generated deck is not ours"
        );
        assert!(result.started <= result.ended);
        for seat in &result.seats {
            let acted = log(&room).iter().filter(|stored| matches!(&stored.entry, Entry::Played { seat: at, by: antedate_tables::log::By::Owner, .. } if result.seats[usize::from(*at)].player == seat.player)).count();
            assert_eq!(seat.acts as usize, acted);
            assert_eq!(seat.bot.is_some(), seat.acts == 0, "{}", seat.name);
            assert_eq!(
                seat.tries.is_empty(),
                seat.acts == 0 || rules == RuleSet::Trek
            );
            assert_eq!(seat.own, seat.guest.is_some());
        }
        let mine = result.own_seat(ADA).expect("Ada played");
        assert_eq!(result.seats[mine].name, "Adelaide");
        let text = result.to_json();
        assert_eq!(GameResult::from_json(&text).as_ref(), Some(result));
    }
}

#[test]
fn a_result_has_no_date_of_a_card() {
    let mut room = room(RuleSet::Timeline, 2);
    room.send(0, Command::Start).unwrap();
    play(&mut room, 6);
    let text = room.table.result().expect("it is over").to_json();
    let pool = room.table.contents().pool();
    for card in pool.cards() {
        let value = format!(":{}", card.card.value());
        let alone = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_digit());
        let mut rest = text.split(value.as_str()).skip(1);
        assert!(
            card.card.value().abs() < 100 || !rest.any(alone),
            "{value} in {text}"
        );
    }
}

#[test]
fn of_several_people_on_one_device_only_the_first_is_the_guest() {
    let mut room = room(RuleSet::Timeline, 3);
    sit(&mut room, 1, "Child", ADA);
    room.send(0, Command::Start).unwrap();
    play(&mut room, 7);
    let result = room.table.result().expect("it is over");
    let own: Vec<&str> = result
        .seats
        .iter()
        .filter(|seat| seat.own)
        .map(|seat| seat.name.as_str())
        .collect();
    assert_eq!(own, ["Adelaide"]);
    let profile = Profile::of(ADA, [&result]);
    assert_eq!(profile.games[&RuleSet::Timeline].games, 1);
    let mine = &result.seats[result.own_seat(ADA).unwrap()];
    assert_eq!(profile.all.tries as usize, mine.tries.len());
    // Both are hers to erase.
    assert_eq!(players_of(&log(&room), ADA).len(), 2);
}

#[test]
fn a_seat_taken_to_another_device_counts_for_the_guest_there() {
    let mut room = room(RuleSet::Timeline, 4);
    room.send(0, Command::Start).unwrap();
    let to = Command::MoveSeat { token: token(9) };
    let mut decision = room.decide(Who::Player(0), "move", &to).unwrap();
    seat_guest(&mut decision.entries, BEA);
    room.keep(decision.entries);
    play(&mut room, 8);
    let all = chronicle(&room);
    assert_eq!(
        all.results[0].own_seat(BEA),
        all.results[0]
            .seats
            .iter()
            .position(|seat| seat.name == "Adelaide")
    );
    assert_eq!(all.results[0].own_seat(ADA), None);
    // Both have sat there, so either can be erased.
    assert_eq!(all.seats.len(), 2);
}

#[test]
fn who_leaves_before_the_end_has_not_won_and_a_bot_that_stood_in_is_told() {
    let mut room = room(RuleSet::Timeline, 5);
    let bea = sit(&mut room, 1, "Beatrice", BEA);
    room.send(0, Command::Start).unwrap();
    let mut chance = RandomPlayer::new(1);
    for _ in 0..6 {
        if let Some((player, action)) = room.any_move(&mut chance) {
            let seen = None;
            let _ = room.send(player, Command::Act { seen, action });
        }
    }
    room.send(bea, Command::Leave).unwrap();
    play(&mut room, 9);
    let result = room.table.result().expect("it is over");
    let seat = result.own_seat(BEA).expect("she has played");
    assert!(result.seats[seat].left && result.seats[seat].stood_in);
    assert!(!result.won(seat));
    assert!(result.is_real(), "Ada stayed");
    let level = "random".to_owned();
    let mut other = self::room(RuleSet::Timeline, 6);
    other.send(0, Command::Start).unwrap();
    let to = Driver::Bot { level };
    other.send(0, Command::HandOver { of: None, to }).unwrap();
    play(&mut other, 9);
    let result = other.table.result().expect("it is over");
    assert!(!result.is_real(), "only bots played");
    assert_eq!(Profile::of(ADA, [&result]), Profile::default());
}

/// Makes one move of Ada's own, then hands her seat over for each turn and takes it back after
/// it, as long as the game runs.
fn play_by_proxy(room: &mut Room, level: &str, seed: u64) {
    let mut chance = RandomPlayer::new(seed);
    let mut has_acted = false;
    while room.table.phase() == antedate_wire::Phase::Playing {
        let view = room.view(antedate_tables::Viewer::Player(0));
        let legal = view.game.map(|game| game.legal).unwrap_or_default();
        let waits = !legal.is_empty();
        let give = |to| Command::HandOver { of: None, to };
        if waits && !has_acted {
            let action = legal[0];
            let act = Command::Act { seen: None, action };
            room.send(0, act).expect("a legal move");
            has_acted = true;
            continue;
        }
        if waits {
            let level = level.to_owned();
            let bot = give(Driver::Bot { level });
            room.send(0, bot).expect("her own seat");
        }
        let work = room.table.next_due().expect("a bot is to act");
        room.now = room.now.max(work.at);
        room.work(work, &mut chance).expect("it is due");
        if waits && room.table.phase() == antedate_wire::Phase::Playing {
            room.send(0, give(Driver::Owner)).expect("her own seat");
        }
    }
}

/// The cheat that the hall was farmed by: an Oracle decides each turn, and its owner wins.
#[test]
fn a_seat_handed_to_the_oracle_for_each_turn_wins_nothing() {
    for rules in GAMES {
        let mut results = Vec::new();
        for seed in 0..4 {
            let mut room = room(rules, 40 + seed);
            let public = Options {
                stand_ins: antedate_wire::StandIns::Any,
                public: true,
                ..Options::default()
            };
            let options = public.clone();
            room.send(0, Command::SetOptions { options }).unwrap();
            room.send(0, Command::Start).unwrap();
            let level = "oracle".to_owned();
            let to = Driver::Bot { level };
            let refused = room.send(0, Command::HandOver { of: None, to });
            assert_eq!(
                refused.err().map(|refusal| refusal.code()),
                Some("stand_in_too_strong"),
                "never at a public table"
            );
            let mut private = self::room(rules, 40 + seed);
            let options = Options {
                public: false,
                ..public
            };
            private.send(0, Command::SetOptions { options }).unwrap();
            private.send(0, Command::Start).unwrap();
            play_by_proxy(&mut private, "oracle", seed);
            let shared = private.table.decide_share(0, 5).unwrap();
            private.keep(shared);
            let result = private.table.result().expect("it is over");
            let seat = result.own_seat(ADA).expect("Ada sat there");
            assert!(result.seats[seat].acts > 0 && result.seats[seat].stood_in);
            assert!(!result.played_through(seat));
            assert_eq!(
                (result.counts(seat), result.counts_in_hall(seat)),
                (None, None)
            );
            assert!(!result.is_listed());
            results.push(result);
        }
        let profile = Profile::of(ADA, &results);
        assert_eq!(profile.streak.best, 0, "{rules:?}");
    }
}

/// One move by the clock is one that its owner has not decided.
#[test]
fn a_game_in_which_the_clock_moved_counts_for_nothing() {
    for rules in MOVED_BY_CLOCK {
        let mut room = room(rules, 11);
        let options = Options {
            clock: antedate_wire::Clock::HalfMinute,
            ..Options::default()
        };
        room.send(0, Command::SetOptions { options }).unwrap();
        room.send(0, Command::Start).unwrap();
        let mut chance = RandomPlayer::new(3);
        loop {
            let work = room
                .table
                .next_due()
                .expect("a clock runs, or a bot is to act");
            room.now = room.now.max(work.at);
            let kind = work.kind;
            room.work(work, &mut chance).expect("it is due");
            if kind == antedate_tables::WorkKind::Clock {
                break;
            }
        }
        play(&mut room, 4);
        let result = room.table.result().expect("it is over");
        let seat = result.own_seat(ADA).expect("Ada sat there");
        assert!(result.seats[seat].acts > 0, "the rest was hers");
        assert!(!result.played_through(seat) && !result.is_listed());
        assert_eq!(result.counts(seat), None);
    }
}

#[test]
fn a_profile_adds_up_games_cards_and_runs() {
    let mut results = Vec::new();
    for seed in 0..12 {
        let mut room = room(RuleSet::Timeline, 20 + seed);
        room.send(0, Command::Start).unwrap();
        play(&mut room, seed);
        results.push(room.table.result().expect("it is over"));
    }
    let profile = Profile::of(ADA, &results);
    let won: Vec<bool> = results
        .iter()
        .map(|one| one.won(one.own_seat(ADA).unwrap()))
        .collect();
    assert_eq!(profile.games[&RuleSet::Timeline].games, 12);
    assert_eq!(
        profile.games[&RuleSet::Timeline].won as usize,
        won.iter().filter(|won| **won).count()
    );
    let mut runs = won.split(|won| !won).map(<[bool]>::len);
    assert_eq!(profile.streak.best as usize, runs.clone().max().unwrap());
    assert_eq!(profile.streak.now as usize, runs.next_back().unwrap());
    let tries: u32 = profile.cards.values().map(|card| card.hits.tries).sum();
    assert_eq!(tries, profile.all.tries);
    let missed = profile.missed(3);
    assert_eq!(missed.len(), 3);
    assert!(
        missed
            .windows(2)
            .all(|pair| pair[0].1.hits.wrong() >= pair[1].1.hits.wrong())
    );
    let wrong = profile.cards.values().map(|card| card.hits.wrong()).max();
    assert_eq!(wrong, Some(missed[0].1.hits.wrong()));
}

#[test]
fn best_games_are_kept_by_edition() {
    let result = |score: i16, left: bool| {
        let mut room = room(RuleSet::Twist, 1);
        room.send(0, Command::Start).unwrap();
        play(&mut room, 3);
        let mut result = room.table.result().expect("it is over");
        result.outcome = Outcome::Twist(TwistResult { score, rank: 3 });
        result.seats[0].left = left;
        result.seats[1].left = left;
        result
    };
    let results = [
        result(12, false),
        result(30, false),
        result(21, false),
        result(50, true),
    ];
    let profile = Profile::of(ADA, &results);
    let [best] = &profile.best[..] else {
        panic!("one edition was played")
    };
    assert_eq!((best.score, best.seats, best.rank), (30, 2, Some(3)));
}

/// Two games, talk and a running third: without Ada, all of it still folds, the finished
/// games still prove their shuffle, and nothing of her is left.
#[test]
fn an_erased_guest_leaves_games_that_still_prove_themselves() {
    for rules in GAMES {
        let mut room = room(rules, 7);
        let bea = sit(&mut room, 1, "Beatrice", BEA);
        let text = "whispered words".to_owned();
        room.send(0, Command::Say { text }).unwrap();
        let text = "an answer".to_owned();
        room.send(bea, Command::Say { text }).unwrap();
        let preset = Preset::Thanks;
        room.send(0, Command::Signal { preset }).unwrap();
        room.send(0, Command::Start).unwrap();
        play(&mut room, 1);
        room.send(0, Command::Rematch).unwrap();
        play(&mut room, 2);
        room.send(0, Command::Rematch).unwrap();
        let before = log(&room);
        let contents = room.table.contents().clone();
        let mut after = before.clone();
        for (seq, new) in erase(&contents, &before, ADA).expect("a good log") {
            assert_ne!(after[seq as usize - 1], new, "only what changes is told");
            after[seq as usize - 1] = new;
        }
        let text: String = after.iter().map(Stored::to_json).collect();
        for gone in [ADA, "Adelaide", "whispered", "\"m1\"", "thanks"] {
            let had: String = before.iter().map(Stored::to_json).collect();
            assert!(had.contains(gone), "{gone} was there");
            assert!(!text.contains(gone), "{gone} is left in {text}");
        }
        for kept in [BEA, "Beatrice", "an answer"] {
            assert!(text.contains(kept), "{kept} is another's");
        }
        let table = Table::fold(contents.clone(), after.clone()).expect("it still folds");
        assert_eq!(table.seq(), room.table.seq());
        for game in [1, 2] {
            let fold = |log: &[Stored]| {
                let table = Table::fold_game(contents.clone(), log.to_vec(), game);
                table.unwrap().expect("it was played").transcript().unwrap()
            };
            let (old, new) = (fold(&before), fold(&after));
            verified(&new);
            assert_eq!(
                old.replace("Adelaide", "Guest 1"),
                new,
                "only the name differs"
            );
        }
        let again = erase(&contents, &after, ADA).expect("a good log");
        assert!(again.is_empty(), "once is enough");
        let of_ada = Chronicle::of(contents.clone(), after).unwrap();
        assert!(of_ada.seats.iter().all(|seat| seat.guest == BEA));
        assert_eq!(of_ada.results.len(), 2);
    }
}

#[test]
fn what_is_told_about_a_guest_is_theirs_and_no_running_game() {
    let mut room = room(RuleSet::Timeline, 8);
    let bea = sit(&mut room, 1, "Beatrice", BEA);
    let text = "my words".to_owned();
    room.send(0, Command::Say { text }).unwrap();
    let text = "her words".to_owned();
    room.send(bea, Command::Say { text }).unwrap();
    room.send(0, Command::Start).unwrap();
    play(&mut room, 1);
    room.send(0, Command::Rematch).unwrap();
    let contents = room.table.contents().clone();
    let about = exported("t".to_owned(), contents, log(&room), ADA).unwrap();
    assert_eq!((about.seats.len(), about.games.len()), (1, 1));
    assert_eq!(about.seats[0].said[0].text, "my words");
    assert!(about.seats[0].messages.contains(&"m1".to_owned()));
    verified(&about.games[0].transcript);
    let text = serde_json::to_string(&about).unwrap();
    for other in [BEA, "her words"] {
        assert!(!text.contains(other), "{other} is another's");
    }
    let seeds = log(&room)
        .into_iter()
        .filter_map(|stored| match stored.entry {
            Entry::Started { seed, .. } => Some(seed),
            _ => None,
        });
    let seeds: Vec<String> = seeds.collect();
    assert!(text.contains(&seeds[0]) && !text.contains(&seeds[1]));
}

#[test]
fn a_private_result_is_open_once_a_player_shows_it_and_with_their_name_alone() {
    let mut room = room(RuleSet::Twist, 9);
    let options = Options {
        public: false,
        ..Options::default()
    };
    room.send(0, Command::SetOptions { options }).unwrap();
    let bea = sit(&mut room, 1, "Beatrice", BEA);
    room.send(0, Command::Start).unwrap();
    assert!(room.table.decide_share(0, 5).is_err(), "it still runs");
    play(&mut room, 4);
    let shown = |room: &Room| -> Vec<String> {
        let result = room.table.result().expect("it is over");
        assert_eq!(result.is_open(), result.seats.iter().any(|seat| seat.shown));
        let seats = result.seats.into_iter().filter(|seat| seat.shown);
        seats.map(|seat| seat.name).collect()
    };
    assert_eq!(shown(&room), Vec::<String>::new());
    assert!(
        room.table.decide_share(99, 5).is_err(),
        "who did not play has no say"
    );
    let entries = room.table.decide_share(bea, 5).unwrap();
    room.keep(entries);
    assert_eq!(shown(&room), ["Beatrice"]);
    assert_eq!(
        room.table.decide_share(bea, 6),
        Ok(Vec::new()),
        "once is enough"
    );
    let all = chronicle(&room);
    assert_eq!(
        all.results,
        [room.table.result().unwrap()],
        "one result a game"
    );
    // Without her it is nobody's to see again.
    let contents = room.table.contents().clone();
    let mut after = log(&room);
    for (seq, new) in erase(&contents, &after.clone(), BEA).unwrap() {
        after[seq as usize - 1] = new;
    }
    let without = Chronicle::of(contents, after).unwrap();
    assert!(!without.results[0].is_open());
}

#[test]
fn a_result_that_nobody_may_ask_for_is_kept_once_it_is_shown() {
    let entries = Table::create(
        &contents(RuleSet::Timeline),
        &create(RuleSet::Timeline, Options::default(), &["random"]),
        antedate_tables::Pace::NONE,
        "random".into(),
        1000,
    );
    let mut room = Room::of(contents(RuleSet::Timeline), entries.unwrap(), 12);
    room.send(0, Command::Start).unwrap();
    play(&mut room, 5);
    assert!(room.table.result().is_some());
    assert_eq!(chronicle(&room).results, [], "no guest sat there");
    let entries = room.table.decide_share(0, 5).unwrap();
    room.keep(entries);
    assert_eq!(chronicle(&room).results, [room.table.result().unwrap()]);
}
