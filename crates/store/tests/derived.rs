//! What is derived from the logs, and a guest who is forgotten.

mod common;

use antedate_store::{
    Append, Derived, Guest, GuestResult, GuestSeat, MessageId, NewEntry, NewResult, NewTable,
    Rewrite, Store, StoreError, wait,
};
use common::{Home, append, on_both_engines};

on_both_engines!(
    a_guests_seats_and_results_are_found_in_order_and_after_a_restart,
    the_last_results_of_several_guests_are_found_once_and_no_more_than_asked_for,
    guests_are_found_by_the_beginning_of_their_hash,
    all_tables_are_listed_in_parts,
    a_result_of_the_same_game_replaces_the_first,
    rewriting_replaces_entries_and_everything_derived_and_loses_races,
    boards_list_the_best_first_and_the_last_days_alone,
    runs_of_victories_are_counted_in_the_order_the_games_ended,
    nothing_of_a_forgotten_guest_is_left_in_any_byte_of_the_files,
    a_wipe_that_is_owed_is_said_until_it_is_done,
    a_wipe_that_was_cut_short_is_done_at_the_next_start,
);

fn said(player: u32, message: &str, body: &str) -> NewEntry {
    NewEntry {
        at: 1000,
        asked: Some(MessageId {
            player,
            id: message.to_owned(),
        }),
        body: body.to_owned(),
    }
}

fn seat(guest: &str, player: u32) -> GuestSeat {
    GuestSeat {
        guest: guest.to_owned(),
        player,
    }
}

fn result(id: &str, game: u32, at: i64, guests: &[&str]) -> NewResult {
    NewResult {
        id: id.to_owned(),
        game,
        at,
        board: None,
        score: 0,
        guests: guests.iter().map(|guest| played(guest, None)).collect(),
        body: format!("body of {id}"),
    }
}

fn played(guest: &str, won: Option<bool>) -> GuestResult {
    GuestResult {
        guest: guest.to_owned(),
        won,
    }
}

fn make(store: &dyn Store, id: &str, seats: Vec<GuestSeat>) {
    let new = NewTable {
        id: id.to_owned(),
        code: None,
        at: 1000,
        decks: Vec::new(),
        derived: Derived {
            seats,
            results: Vec::new(),
        },
    };
    wait(store.create(new, vec![said(0, "first", "made")], None)).unwrap();
}

fn finish(store: &dyn Store, id: &str, expected: u64, results: Vec<NewResult>) {
    let append = Append {
        table: id.to_owned(),
        expected,
        entries: vec![said(1, &format!("m{expected}"), "ended")],
        due: None,
        closes: false,
        derived: Derived {
            seats: Vec::new(),
            results,
        },
    };
    wait(store.append(append)).unwrap();
}

fn results(store: &dyn Store, guest: &str) -> Vec<(String, String, u32)> {
    let rows = wait(store.results_of(guest.to_owned())).unwrap();
    rows.into_iter()
        .map(|row| (row.id, row.table, row.game))
        .collect()
}

fn a_guests_seats_and_results_are_found_in_order_and_after_a_restart(home: &Home) {
    {
        let store = home.open();
        make(&*store, "u", vec![seat("aa", 0), seat("bb", 1)]);
        make(&*store, "t", vec![seat("aa", 0)]);
        finish(
            &*store,
            "u",
            1,
            vec![result("later", 1, 300, &["aa", "bb"])],
        );
        finish(&*store, "t", 1, vec![result("sooner", 1, 200, &["aa"])]);
        finish(&*store, "t", 2, vec![result("last", 2, 400, &["aa"])]);
    }
    let store = home.open();
    let seats = wait(store.seats_of("aa".into())).unwrap();
    assert_eq!(seats, [("t".to_owned(), 0), ("u".to_owned(), 0)]);
    let expected = [("sooner", "t", 1), ("later", "u", 1), ("last", "t", 2)];
    let expected = expected.map(|(id, table, game)| (id.to_owned(), table.to_owned(), game));
    assert_eq!(results(&*store, "aa"), expected);
    assert_eq!(results(&*store, "bb"), expected[1..2]);
    assert_eq!(results(&*store, "cc"), []);
}

fn the_last_results_of_several_guests_are_found_once_and_no_more_than_asked_for(home: &Home) {
    let store = home.open();
    make(&*store, "t", vec![seat("aa", 0), seat("bb", 1)]);
    let games: [(&str, i64, &[&str]); 5] = [
        ("first", 100, &["aa"]),
        ("second", 200, &["aa", "bb"]),
        ("third", 300, &["bb"]),
        ("fourth", 400, &["aa"]),
        ("fifth", 400, &["aa", "bb"]),
    ];
    for (game, (id, at, guests)) in (1..).zip(games) {
        finish(
            &*store,
            "t",
            u64::from(game),
            vec![result(id, game, at, guests)],
        );
    }
    let last = |guests: &[&str], each: usize, limit: usize| -> Vec<String> {
        let guests = guests.iter().map(|&guest| guest.to_owned()).collect();
        let rows = wait(store.last_results(guests, each, limit)).unwrap();
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(last(&["aa"], 3, 9), ["fourth", "fifth", "second"]);
    assert_eq!(last(&["aa", "bb"], 2, 9), ["fourth", "fifth", "third"]);
    assert_eq!(last(&["aa", "aa", "bb"], 3, 2), ["fourth", "fifth"]);
    assert_eq!(last(&["aa", "cc"], 1, 9), ["fourth"]);
    assert!(last(&["cc"], 3, 9).is_empty() && last(&[], 3, 9).is_empty());
}

fn guests_are_found_by_the_beginning_of_their_hash(home: &Home) {
    let store = home.open();
    make(&*store, "t", vec![seat("0aff", 0), seat("0a00", 1)]);
    for hash in ["0a00", "0b00", "ffff"] {
        let guest = Guest {
            hash: hash.to_owned(),
            name: "Ada".to_owned(),
            seen: 1,
        };
        wait(store.put_guest(guest)).unwrap();
    }
    let like = |start: &str, limit| wait(store.guests_like(start.to_owned(), limit)).unwrap();
    assert_eq!(like("0a", 9), ["0a00", "0aff"]);
    assert_eq!(like("0a", 1), ["0a00"]);
    assert_eq!(like("0b00", 9), ["0b00"]);
    assert_eq!(like("f", 9), ["ffff"]);
    assert_eq!(like("1", 9), Vec::<String>::new());
}

fn all_tables_are_listed_in_parts(home: &Home) {
    let store = home.open();
    for id in ["c", "a", "b"] {
        make(&*store, id, Vec::new());
    }
    let list = |after: &str| -> Vec<String> {
        let tables = wait(store.tables(after.to_owned(), 2)).unwrap();
        tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(list(""), ["a", "b"]);
    assert_eq!(list("b"), ["c"]);
    assert_eq!(list("c"), Vec::<String>::new());
}

fn a_result_of_the_same_game_replaces_the_first(home: &Home) {
    let store = home.open();
    make(&*store, "t", vec![seat("aa", 0)]);
    finish(&*store, "t", 1, vec![result("r", 1, 200, &["aa", "bb"])]);
    finish(&*store, "t", 2, vec![result("r", 1, 200, &["aa"])]);
    assert_eq!(results(&*store, "aa").len(), 1);
    assert_eq!(results(&*store, "bb").len(), 0);
}

fn rewriting_replaces_entries_and_everything_derived_and_loses_races(home: &Home) {
    let store = home.open();
    make(&*store, "t", vec![seat("aa", 0)]);
    finish(&*store, "t", 1, vec![result("r", 1, 200, &["aa"])]);
    let says = |body: &str| NewEntry {
        at: 1000,
        asked: None,
        body: body.to_owned(),
    };
    let rewrite = |expected| Rewrite {
        table: "t".to_owned(),
        expected,
        entries: vec![(2, says("changed")), (3, says("appended"))],
        derived: Derived {
            seats: vec![seat("bb", 0)],
            results: vec![result("r", 1, 200, &["bb"])],
        },
    };
    let race = wait(store.rewrite(rewrite(1)));
    assert_eq!(race, Err(StoreError::Race { now: 2 }));
    assert_eq!(
        results(&*store, "aa").len(),
        1,
        "a lost race changes nothing"
    );
    wait(store.rewrite(rewrite(2))).unwrap();
    assert_eq!(results(&*store, "aa"), []);
    assert_eq!(wait(store.seats_of("aa".into())), Ok(Vec::new()));
    assert_eq!(results(&*store, "bb").len(), 1);
    drop(store);
    // Checksums fit, settled or not; the message's id is gone.
    let store = home.open();
    let rows = wait(store.load("t".into(), 0)).unwrap();
    let bodies: Vec<&str> = rows.iter().map(|row| row.body.as_str()).collect();
    assert_eq!(bodies[1..], ["changed", "appended"]);
    let seq = wait(store.find_table("t".into()))
        .unwrap()
        .map(|info| info.seq);
    assert_eq!(seq, Some(3), "the table has moved on");
    let once_more = append("t", 3, vec![said(1, "m1", "once more")]);
    assert_eq!(wait(store.append(once_more)), Ok(4));
}

fn boards_list_the_best_first_and_the_last_days_alone(home: &Home) {
    let store = home.open();
    let games = [
        ("a", 10, 50),
        ("b", 30, 60),
        ("c", 30, 40),
        ("d", -4, 70),
        ("e", 20, 10),
    ];
    for (n, (id, score, at)) in games.into_iter().enumerate() {
        make(&*store, id, Vec::new());
        let board = if id == "e" {
            None
        } else {
            Some("twist/2".to_owned())
        };
        let one = NewResult {
            board,
            score,
            ..result(&format!("r{n}"), 1, at, &[])
        };
        finish(&*store, id, 1, vec![one]);
    }
    let list = |board: &str, since, limit| -> Vec<String> {
        let rows = wait(store.board(board.to_owned(), since, limit)).unwrap();
        rows.into_iter().map(|row| row.table).collect()
    };
    assert_eq!(list("twist/2", i64::MIN, 9), ["c", "b", "a", "d"]);
    assert_eq!(list("twist/2", i64::MIN, 2), ["c", "b"]);
    assert_eq!(list("twist/2", 50, 9), ["b", "a", "d"]);
    assert_eq!(list("twist/3", i64::MIN, 9), Vec::<String>::new());
    let one = wait(store.result("r4".into())).unwrap().unwrap();
    assert_eq!((one.table.as_str(), one.at), ("e", 10));
    assert_eq!(wait(store.result("none".into())), Ok(None));
}

/// Runs of victories, whatever the order in which the games are written, and when one of them
/// is taken away again.
fn runs_of_victories_are_counted_in_the_order_the_games_ended(home: &Home) {
    // Ada: won, won, lost, won, won, won; Bea: won. A game that does not count lies between.
    let games = [
        ("aa", 1, Some(true)),
        ("aa", 2, Some(true)),
        ("aa", 3, Some(false)),
        ("aa", 4, Some(true)),
        ("bb", 5, Some(true)),
        ("aa", 6, None),
        ("aa", 7, Some(true)),
        ("aa", 8, Some(true)),
    ];
    let orders: [Vec<usize>; 3] = [
        (0..8).collect(),
        (0..8).rev().collect(),
        vec![3, 7, 0, 2, 6, 1, 5, 4],
    ];
    for order in orders {
        let home = home.another();
        let store = home.open();
        for n in order {
            let (guest, at, won) = games[n];
            make(&*store, &format!("t{n}"), Vec::new());
            let one = NewResult {
                guests: vec![played(guest, won)],
                ..result(&format!("r{n}"), 1, at, &[])
            };
            finish(&*store, &format!("t{n}"), 1, vec![one]);
        }
        let runs = |since| -> Vec<(u32, String, i64)> {
            let rows = wait(store.streaks(since, 9)).unwrap();
            rows.into_iter()
                .map(|(run, guest, row)| (run, guest, row.at))
                .collect()
        };
        let of = |run, guest: &str, at| (run, guest.to_owned(), at);
        assert_eq!(
            runs(i64::MIN),
            [of(3, "aa", 8), of(2, "aa", 2), of(1, "bb", 5)]
        );
        assert_eq!(runs(5), [of(3, "aa", 8), of(1, "bb", 5)]);
        let longest = |guest: &str| wait(store.longest_run(guest.to_owned())).unwrap();
        assert_eq!(["aa", "bb", "cc"].map(longest), [3, 1, 0]);
        // Without the defeat it is one long run.
        let rewrite = Rewrite {
            table: "t2".to_owned(),
            expected: 2,
            entries: Vec::new(),
            derived: Derived::default(),
        };
        wait(store.rewrite(rewrite)).unwrap();
        assert_eq!(runs(i64::MIN), [of(5, "aa", 8), of(1, "bb", 5)]);
        assert_eq!(longest("aa"), 5);
    }
}

/// Entries that were moved, pages that were given back, the write-ahead log: nothing keeps
/// the words once their guest is forgotten, while the store is still open.
fn nothing_of_a_forgotten_guest_is_left_in_any_byte_of_the_files(home: &Home) {
    let store = home.open();
    const HASH: &str = "5ec3e7a5b0d1";
    make(&*store, "t", vec![seat(HASH, 0)]);
    let guest = Guest {
        hash: HASH.to_owned(),
        name: "Zenobia".to_owned(),
        seen: 1,
    };
    wait(store.put_guest(guest)).unwrap();
    // Enough to be settled several times, so that old copies lie in pages given back.
    let n_entries = 6000;
    for seq in (1..n_entries).step_by(100) {
        let words = |n: u64| said(0, &format!("tell-tale-{n}"), &format!("whispered {n}"));
        let append = Append {
            table: "t".to_owned(),
            expected: seq,
            entries: (0..100).map(|n| words(seq + n)).collect(),
            due: None,
            closes: false,
            derived: Derived::default(),
        };
        wait(store.append(append)).unwrap();
    }
    for words in [HASH, "Zenobia", "whispered", "tell-tale"] {
        assert!(home.holds(words), "{words} is there before");
    }
    let last = wait(store.find_table("t".into())).unwrap().unwrap().seq;
    let blank = |seq| {
        let entry = NewEntry {
            at: 1000,
            asked: None,
            body: "erased".to_owned(),
        };
        (seq, entry)
    };
    let rewrite = Rewrite {
        table: "t".to_owned(),
        expected: last,
        entries: (1..=last).map(blank).collect(),
        derived: Derived::default(),
    };
    wait(store.rewrite(rewrite)).unwrap();
    wait(store.forget_guest(HASH.to_owned())).unwrap();
    for words in [HASH, "Zenobia", "whispered", "tell-tale"] {
        assert!(!home.holds(words), "{words} is still there");
    }
    assert_eq!(wait(store.guest(HASH.into())), Ok(None));
    assert_eq!(wait(store.load("t".into(), 0)).unwrap().len() as u64, last);
    // Saving goes on.
    finish(&*store, "t", last, Vec::new());
}

/// Whoever was forgotten but not wiped is wiped with the next who is forgotten.
fn a_wipe_that_is_owed_is_said_until_it_is_done(home: &Home) {
    let store = home.open();
    assert_eq!(wait(store.owes_wipe()), Ok(false));
    home.vandalise("INSERT INTO chores (name) VALUES ('wipe')");
    assert_eq!(wait(store.owes_wipe()), Ok(true));
    wait(store.forget_guest("5ec3e7".to_owned())).unwrap();
    assert_eq!(wait(store.owes_wipe()), Ok(false));
}

/// A program that is killed between forgetting and wiping wipes when it starts again.
fn a_wipe_that_was_cut_short_is_done_at_the_next_start(home: &Home) {
    {
        let store = home.open();
        let guest = Guest {
            hash: "5ec3e7".to_owned(),
            name: "Zenobia".to_owned(),
            seen: 1,
        };
        wait(store.put_guest(guest)).unwrap();
    }
    home.vandalise("DELETE FROM guests; INSERT INTO chores (name) VALUES ('wipe');");
    assert!(home.holds("Zenobia"));
    // It may go on for a while after the start; closing waits for it.
    drop(home.open());
    assert!(!home.holds("Zenobia"));
}
