//! A whole installation moved from one engine to another, there and back, to the last row.

mod common;

use antedate_store::copying::{CopySource, copy, tally};
use antedate_store::{
    Append, Derived, Duel, DuelPlayer, Guest, GuestResult, GuestSeat, NewReport, NewResult,
    NewTable, PostgresStore, PracticeAnswer, RunAnswer, SqliteOptions, SqliteStore, Store,
    StoreError, StoredRun, Ticket, wait,
};
use common::{Home, append, asked, caller_clock, entry, table};

fn open(home: &Home) -> Box<dyn CopySource> {
    match home {
        Home::Sqlite(_) => {
            let store = SqliteStore::open(&home.file(), &SqliteOptions::default());
            Box::new(store.unwrap())
        }
        Home::Postgres(scratch) => {
            Box::new(PostgresStore::open(&scratch.url(), &caller_clock()).unwrap())
        }
    }
}

/// Fills a store with something of every kind, and with some that was cleared again.
fn fill(store: &dyn Store, n_tables: u32) {
    for deck in ["b", "a", "unused"] {
        wait(store.put_deck(deck.to_owned(), format!("{{\"deck\": \"{deck} ù ☃\"}}"))).unwrap();
    }
    for n in 0..5 {
        let guest = Guest {
            hash: format!("{n:04x}"),
            name: format!("Zoë {n}"),
            seen: n,
        };
        wait(store.put_guest(guest)).unwrap();
    }
    let ticket = Ticket {
        hash: "k".into(),
        table: "t1".into(),
        player: 3,
        until: 99,
    };
    wait(store.put_ticket(ticket)).unwrap();
    for words in ["wrong", "quite wrong", "cleared"] {
        let report = NewReport {
            at: 5,
            deck: "classic".into(),
            card: "c".into(),
            date: "1815".into(),
            words: words.into(),
            year: (words == "wrong").then_some(-490),
            source: String::new(),
        };
        assert_eq!(wait(store.put_report(report, 10)), Ok(true));
    }
    for id in ["a", "b"] {
        let answer = PracticeAnswer {
            guest: "0001".into(),
            id: id.into(),
            at: 7,
            body: "{}".into(),
        };
        wait(store.put_practice(answer, 10)).unwrap();
    }
    fill_runs(store);
    for n in 0..n_tables {
        fill_table(store, n);
    }
    wait(store.remove("t7".into(), 3)).unwrap();
}

fn fill_runs(store: &dyn Store) {
    wait(store.put_secret("daily".into(), "5ec3e7".into())).unwrap();
    // More than are listed at a time.
    for n in 0..600 {
        let run = StoredRun {
            id: format!("daily:{n:03}"),
            at: n,
            body: "{\"ù\": 1}".into(),
        };
        wait(store.put_run(run)).unwrap();
    }
    for card in 1..=11 {
        let answer = RunAnswer {
            run: "daily:1".into(),
            guest: "0001".into(),
            card,
            id: format!("a{card}"),
            at: 7,
            body: "{}".into(),
        };
        let counts = match card {
            11 => vec!["points 1".to_owned(), "right 1".to_owned()],
            _ => Vec::new(),
        };
        wait(store.put_run_answer(answer, counts, 99)).unwrap();
    }
    let duel = Duel {
        id: "d".into(),
        run: "daily:1".into(),
        at: 8,
    };
    wait(store.put_duel(duel)).unwrap();
    let player = DuelPlayer {
        duel: "d".into(),
        guest: "0001".into(),
        name: "Zoë".into(),
        at: 9,
    };
    wait(store.join_duel(player, 2)).unwrap();
}

fn fill_table(store: &dyn Store, n: u32) {
    let id = format!("t{n}");
    let new = NewTable {
        code: n.is_multiple_of(2).then(|| format!("code-{n}")),
        decks: vec!["a".into(), "b".into()],
        derived: Derived {
            seats: vec![GuestSeat {
                guest: "0001".into(),
                player: 0,
            }],
            results: Vec::new(),
        },
        ..table(&id)
    };
    let due = n.is_multiple_of(3).then_some(i64::from(n));
    wait(store.create(new, vec![entry("made"), asked(0, "m1", "é")], due)).unwrap();
    let result = NewResult {
        id: format!("r{n}"),
        game: 1,
        at: 1000 + i64::from(n),
        board: n.is_multiple_of(4).then(|| "twist/2".to_owned()),
        score: -i64::from(n),
        guests: vec![GuestResult {
            guest: "0001".into(),
            won: [Some(true), Some(true), Some(false), None][n as usize % 4],
        }],
        body: format!("{{\"n\": {n}}}"),
    };
    let ends = Append {
        due,
        closes: n.is_multiple_of(5),
        derived: Derived {
            seats: Vec::new(),
            results: vec![result],
        },
        ..append(&id, 2, vec![asked(1, "m1", "ended")])
    };
    wait(store.append(ends)).unwrap();
}

#[test]
fn everything_moves_there_and_back_and_is_equal_to_the_last_row() {
    let (file, schema, back) = (Home::sqlite(), Home::postgres(), Home::sqlite());
    let first = open(&file);
    fill(&*first, 130);
    file.clear_report(3);
    let second = open(&schema);
    let mut told = Vec::new();
    copy(&*first, &*second, |n| told.push(n)).unwrap();
    assert_eq!(told, [64, 128, 129]);
    let before = tally(&*first).unwrap();
    assert_eq!(
        (before.tables, before.entries, before.results, before.decks),
        (129, 3 * 129, 129, 3)
    );
    assert_eq!((before.guests, before.tickets, before.reports), (5, 1, 2));
    assert_eq!(
        (before.practice, before.runs),
        (2, 1 + 600 + 11 + 2 + 1 + 1)
    );
    assert_eq!(tally(&*second).unwrap(), before);
    let third = open(&back);
    copy(&*second, &*third, |_| {}).unwrap();
    assert_eq!(tally(&*third).unwrap(), before);

    // Life goes on where it was.
    for store in [&second, &third] {
        assert_eq!(wait(store.streaks(0, 9)), wait(first.streaks(0, 9)));
        let counted = wait(store.run_counts("daily:1".into()));
        assert_eq!(counted, wait(first.run_counts("daily:1".into())));
        assert_eq!(wait(store.running(500)).unwrap().len(), 103);
        let again = wait(store.append(append("t1", 3, vec![asked(1, "m1", "x")])));
        assert_eq!(again, Err(StoreError::Repeated { seq: 3 }));
        assert_eq!(wait(store.append(append("t1", 3, vec![entry("x")]))), Ok(4));
    }
    let report = schema.reports().remove(0).said;
    for home in [&schema, &back] {
        let other = NewReport {
            words: "new".into(),
            ..report.clone()
        };
        wait(open(home).put_report(other, 10)).unwrap();
        let last = home.reports().pop().unwrap();
        assert!(last.id > 3, "a number is given once, also a cleared one");
    }
}

#[test]
fn a_target_that_is_not_empty_is_refused_and_a_difference_is_found() {
    let (file, schema) = (Home::sqlite(), Home::postgres());
    let (first, second) = (open(&file), open(&schema));
    fill(&*first, 12);
    wait(second.put_deck("a".into(), "deck".into())).unwrap();
    let refused = copy(&*first, &*second, |_| {});
    assert_eq!(refused, Err(StoreError::NotEmpty));
    let (other, moved) = (Home::postgres(), tally(&*first).unwrap());
    let third = open(&other);
    copy(&*first, &*third, |_| {}).unwrap();
    for change in [
        "UPDATE guests SET name = 'Zoe' WHERE hash = '0001'",
        "UPDATE results SET score = 7 WHERE id = 'r9'",
        "UPDATE entries SET at = at + 1 WHERE key = 10 AND seq = 2",
        "UPDATE tables SET due = 1 WHERE id = 't4'",
        "UPDATE run_counts SET n = 2 WHERE name = 'right 1'",
        "UPDATE run_answers SET counts = 'x' WHERE card = 3",
        "UPDATE duel_players SET name = 'Zoe'",
        "UPDATE secrets SET value = 'other'",
        "UPDATE guest_results SET run = 1 WHERE id = 'r1'",
        "DELETE FROM table_decks WHERE key = 5 AND hash = 'a'",
    ] {
        let before = tally(&*third).unwrap();
        other.vandalise(change);
        let after = tally(&*third).unwrap();
        assert_ne!(after.hash, before.hash, "{change}");
        assert_ne!(after, moved);
    }
}
