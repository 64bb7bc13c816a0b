//! What is asked of every store: races, repeats, restarts, claims, damage.

mod common;

use std::sync::Arc;

use antedate_store::{Append, Guest, NewEntry, NewTable, Store, StoreError, Ticket, wait};
use common::{Home, append, asked, bodies, entry, on_both_engines, table};

on_both_engines!(
    entries_are_numbered_and_come_back_after_a_restart,
    a_lost_race_changes_nothing,
    a_repeated_message_is_recognised_before_a_race_and_after_a_restart,
    races_between_threads_have_one_winner_each,
    tables_codes_and_decks_are_found_and_clashes_refused,
    due_work_is_lent_to_one_worker_until_the_lease_runs_out,
    guests_and_tickets,
    damage_is_told_by_table_and_entry,
    a_log_is_whole_whether_settled_or_not,
    tables_are_listed_by_their_last_entry,
    another_program_on_the_same_log_is_noticed,
    many_tails_are_loaded_at_once_and_bad_ones_left_out,
    a_lost_race_does_not_fail_its_neighbours,
);

fn entries_are_numbered_and_come_back_after_a_restart(home: &Home) {
    {
        let store = home.open();
        assert_eq!(
            wait(store.create(table("t"), vec![entry("a")], None)),
            Ok(1)
        );
        let both = append("t", 1, vec![entry("b"), entry("c")]);
        assert_eq!(wait(store.append(both)), Ok(3));
    }
    let store = home.open();
    assert_eq!(bodies(&*store, "t", 0), ["a", "b", "c"]);
    assert_eq!(bodies(&*store, "t", 2), ["c"]);
    let tails = wait(store.load_many(vec![("t".into(), 3)])).unwrap();
    assert_eq!(tails, []);
}

fn a_lost_race_changes_nothing(home: &Home) {
    let store = home.open();
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    wait(store.append(append("t", 1, vec![entry("b")]))).unwrap();
    let late = wait(store.append(append("t", 1, vec![entry("x"), entry("y")])));
    assert_eq!(late, Err(StoreError::Race { now: 2 }));
    assert_eq!(bodies(&*store, "t", 0), ["a", "b"]);
}

fn a_repeated_message_is_recognised_before_a_race_and_after_a_restart(home: &Home) {
    {
        let store = home.open();
        wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
        wait(store.append(append("t", 1, vec![asked(7, "m", "b")]))).unwrap();
        wait(store.append(append("t", 2, vec![entry("c")]))).unwrap();
    }
    let store = home.open();
    let again = wait(store.append(append("t", 1, vec![asked(7, "m", "b")])));
    assert_eq!(again, Err(StoreError::Repeated { seq: 2 }));
    // Another player may use the same id.
    assert_eq!(
        wait(store.append(append("t", 3, vec![asked(8, "m", "d")]))),
        Ok(4)
    );
}

/// Many threads race for the same numbers: each number is won once, and nobody hears
/// otherwise.
fn races_between_threads_have_one_winner_each(home: &Home) {
    let store: Arc<dyn Store> = home.open().into();
    wait(store.create(table("t"), vec![entry("0")], None)).unwrap();
    let threads: Vec<_> = (0..8)
        .map(|n| {
            let store = Arc::clone(&store);
            std::thread::spawn(move || {
                let mut won = Vec::new();
                for expected in 1..=50 {
                    let body = format!("{n}");
                    match wait(store.append(append("t", expected, vec![entry(&body)]))) {
                        Ok(seq) => won.push((seq, body)),
                        Err(StoreError::Race { now }) => assert_ne!(now, expected),
                        Err(other) => panic!("{other}"),
                    }
                }
                won
            })
        })
        .collect();
    let mut won: Vec<_> = threads
        .into_iter()
        .flat_map(|t| t.join().unwrap())
        .collect();
    won.sort();
    let stored = bodies(&*store, "t", 1);
    assert_eq!(won.len(), stored.len());
    for ((seq, body), (at, found)) in won.iter().zip((2..).zip(&stored)) {
        assert_eq!((*seq, body), (at, found));
    }
}

fn tables_codes_and_decks_are_found_and_clashes_refused(home: &Home) {
    let store = home.open();
    let with_deck = NewTable {
        decks: vec!["h".into()],
        ..table("t")
    };
    let missing = wait(store.create(with_deck.clone(), vec![entry("a")], None));
    assert_eq!(missing, Err(StoreError::NoSuchDeck { hash: "h".into() }));
    wait(store.put_deck("h".into(), "deck".into())).unwrap();
    wait(store.put_deck("h".into(), "deck".into())).unwrap();
    assert_eq!(wait(store.deck("h".into())), Ok(Some("deck".into())));
    wait(store.create(with_deck.clone(), vec![entry("a")], Some(50))).unwrap();
    let twice = wait(store.create(with_deck, vec![entry("a")], None));
    assert_eq!(twice, Err(StoreError::TableExists { table: "t".into() }));
    let same_code = NewTable {
        id: "u".into(),
        ..table("t")
    };
    let code = "code-t".to_owned();
    assert_eq!(
        wait(store.create(same_code, vec![], None)),
        Err(StoreError::CodeTaken { code: code.clone() })
    );
    let info = wait(store.find_code(code.clone())).unwrap().unwrap();
    assert_eq!((info.id.as_str(), info.seq, info.due), ("t", 1, Some(50)));
    assert_eq!(wait(store.running(10)).unwrap(), [info]);
    let close = Append {
        closes: true,
        ..append("t", 1, vec![entry("b")])
    };
    wait(store.append(close)).unwrap();
    assert_eq!(wait(store.running(10)).unwrap(), []);
    assert_eq!(wait(store.find_code(code)).unwrap(), None);
    let gone = wait(store.load("nowhere".into(), 0));
    assert_eq!(
        gone,
        Err(StoreError::NoSuchTable {
            table: "nowhere".into()
        })
    );
}

fn due_work_is_lent_to_one_worker_until_the_lease_runs_out(home: &Home) {
    let store = home.open();
    wait(store.create(table("t"), vec![entry("a")], Some(100))).unwrap();
    wait(store.create(table("u"), vec![entry("a")], Some(300))).unwrap();
    let claim = |now| wait(store.claim_due(now, 0, 50, 10)).unwrap();
    assert_eq!(claim(99), []);
    let claimed = claim(100);
    assert_eq!((claimed[0].table.as_str(), claimed[0].until), ("t", 150));
    assert_eq!(claim(149), [], "lent to somebody");
    assert_eq!(
        claim(150).len(),
        1,
        "the worker died, and another is given it"
    );
    // Doing the work sets the next time and ends the claim.
    let done = Append {
        due: Some(160),
        ..append("t", 1, vec![entry("b")])
    };
    wait(store.append(done)).unwrap();
    assert_eq!(claim(159), []);
    assert_eq!(claim(300).len(), 2);
}

fn guests_and_tickets(home: &Home) {
    let store = home.open();
    let mut guest = Guest {
        hash: "g".into(),
        name: "Ada".into(),
        seen: 1,
    };
    wait(store.put_guest(guest.clone())).unwrap();
    guest.name = "Bo".into();
    wait(store.put_guest(guest.clone())).unwrap();
    assert_eq!(wait(store.guest("g".into())), Ok(Some(guest)));
    assert_eq!(wait(store.guest("x".into())), Ok(None));

    let ticket = Ticket {
        hash: "k".into(),
        table: "t".into(),
        player: 3,
        until: 100,
    };
    wait(store.put_ticket(ticket.clone())).unwrap();
    for _ in 0..2 {
        let found = wait(store.ticket("k".into(), 100));
        assert_eq!(found, Ok(Some(ticket.clone())), "as often as one looks");
    }
    assert_eq!(wait(store.ticket("x".into(), 100)), Ok(None));
    assert_eq!(wait(store.ticket("k".into(), 101)), Ok(None), "too late");

    let until = |hash: &str, until| Ticket {
        hash: hash.into(),
        until,
        ..ticket.clone()
    };
    let day = 86_400_000;
    for (hash, end) in [("old", 1), ("late", day), ("new", 2 * day)] {
        wait(store.put_ticket(until(hash, end))).unwrap();
    }
    assert_eq!(home.count("tickets"), 2, "what ran out long ago is gone");
}

fn damage_is_told_by_table_and_entry(home: &Home) {
    let store = home.open();
    for name in ["t", "u"] {
        let entries = vec![entry("a"), entry("b"), entry("c")];
        wait(store.create(table(name), entries, None)).unwrap();
    }
    drop(store);
    home.vandalise("UPDATE entries SET body = 'B' WHERE key = 1 AND seq = 2");
    home.vandalise("DELETE FROM entries WHERE key = 2 AND seq = 3");
    let store = home.open();
    let damaged = wait(store.load("t".into(), 0)).unwrap_err();
    assert_eq!(
        damaged,
        StoreError::Damaged {
            table: "t".into(),
            seq: 2
        }
    );
    let missing = wait(store.load("u".into(), 0)).unwrap_err();
    assert_eq!(
        missing,
        StoreError::Missing {
            table: "u".into(),
            seq: 3
        }
    );
    assert_eq!(bodies(&*store, "t", 2), ["c"], "the rest is still there");
}

/// More entries than are kept unsettled: the log is whole at every moment, before and
/// after they are moved to their tables, and messages are recognised wherever they lie.
fn a_log_is_whole_whether_settled_or_not(home: &Home) {
    let store = home.open();
    wait(store.create(table("t"), vec![entry("1")], None)).unwrap();
    wait(store.create(table("u"), vec![entry("1")], None)).unwrap();
    const STEP: u64 = 500;
    let mut seq = 1;
    for _ in 0..12 {
        let message = |n: u64| asked(1, &format!("m{n}"), &format!("{n}"));
        let entries = (seq + 1..=seq + STEP).map(message).collect();
        let append = append("t", seq, entries);
        seq = wait(store.append(append)).unwrap();
        let numbers: Vec<String> = (1..=seq).map(|n| n.to_string()).collect();
        assert_eq!(bodies(&*store, "t", 0), numbers);
        let info = wait(store.find_table("t".into())).unwrap().unwrap();
        assert_eq!(info.seq, seq);
    }
    for n in [2, STEP, seq - 1, seq] {
        let again = asked(1, &format!("m{n}"), "again");
        let repeated = wait(store.append(append("t", seq, vec![again])));
        assert_eq!(repeated, Err(StoreError::Repeated { seq: n }), "m{n}");
    }
    assert_eq!(bodies(&*store, "u", 0), ["1"]);
}

/// The latest tables come first also while their entries are not settled.
fn tables_are_listed_by_their_last_entry(home: &Home) {
    let store = home.open();
    for name in ["a", "b", "c"] {
        wait(store.create(table(name), vec![entry("1")], None)).unwrap();
    }
    let later = NewEntry {
        at: 2000,
        ..entry("2")
    };
    wait(store.append(append("b", 1, vec![later]))).unwrap();
    let running = wait(store.running(2)).unwrap();
    let first = &running[0];
    assert_eq!((first.id.as_str(), first.seq, first.at), ("b", 2, 2000));
    assert_eq!(running.len(), 2);
}

/// Two programs on one log: what one remembers of a table must not hide what the other
/// has written.
fn another_program_on_the_same_log_is_noticed(home: &Home) {
    let (one, other) = (home.open(), home.open());
    wait(one.create(table("t"), vec![entry("a")], None)).unwrap();
    wait(other.append(append("t", 1, vec![asked(7, "m", "b")]))).unwrap();
    let late = wait(one.append(append("t", 1, vec![entry("x")])));
    assert_eq!(late, Err(StoreError::Race { now: 2 }));
    let again = wait(one.append(append("t", 2, vec![asked(7, "m", "b")])));
    assert_eq!(again, Err(StoreError::Repeated { seq: 2 }));
    assert_eq!(wait(one.append(append("t", 2, vec![entry("c")]))), Ok(3));
    assert_eq!(bodies(&*other, "t", 0), ["a", "b", "c"]);
}

fn many_tails_are_loaded_at_once_and_bad_ones_left_out(home: &Home) {
    let store = home.open();
    for name in ["t", "u", "v", "w"] {
        let entries = vec![entry("a"), entry("b"), entry("c")];
        wait(store.create(table(name), entries, None)).unwrap();
    }
    drop(store);
    home.vandalise("UPDATE entries SET body = 'B' WHERE key = 3 AND seq = 2");
    let store = home.open();
    let since = [("w", 1), ("t", 3), ("nowhere", 0), ("v", 0), ("u", 2)];
    let since = since.map(|(table, since)| (table.to_owned(), since));
    let tails = wait(store.load_many(since.to_vec())).unwrap();
    let told: Vec<(&str, Vec<&str>)> = tails
        .iter()
        .map(|(table, rows)| {
            let bodies = rows.iter().map(|row| row.body.as_str());
            (table.as_str(), bodies.collect())
        })
        .collect();
    assert_eq!(told, [("w", vec!["b", "c"]), ("u", vec!["c"])]);
}

/// Appends that wait together are written together, and each is decided for itself.
fn a_lost_race_does_not_fail_its_neighbours(home: &Home) {
    let store = home.open();
    let names: Vec<String> = (0..40).map(|n| format!("t{n}")).collect();
    for name in &names {
        wait(store.create(table(name), vec![asked(1, "m", "a")], None)).unwrap();
    }
    let send = |name: &String| store.append(append(name, 1, vec![asked(1, "n", "b")]));
    let first: Vec<_> = names.iter().map(send).collect();
    for reply in first {
        assert_eq!(wait(reply), Ok(2));
    }
    let mut replies = Vec::new();
    for name in &names {
        replies.push(store.append(append(name, 1, vec![entry("too late")])));
        replies.push(store.append(append(name, 2, vec![asked(1, "m", "again")])));
        replies.push(store.append(append(name, 2, vec![asked(1, "n", "again")])));
        replies.push(store.append(append(&format!("no {name}"), 1, vec![entry("b")])));
        replies.push(store.append(append(name, 2, vec![entry("c"), entry("d")])));
    }
    let heard: Vec<_> = replies.into_iter().map(wait).collect();
    for (name, heard) in names.iter().zip(heard.chunks(5)) {
        let nowhere = StoreError::NoSuchTable {
            table: format!("no {name}"),
        };
        // It may be decided before or after the last of the five.
        let too_late = StoreError::Race { now: 2 };
        let later_still = StoreError::Race { now: 4 };
        let raced = heard[0].clone().expect_err("a lost race");
        assert!([too_late, later_still].contains(&raced), "{raced:?}");
        assert_eq!(
            heard[1..],
            [
                Err(StoreError::Repeated { seq: 1 }),
                Err(StoreError::Repeated { seq: 2 }),
                Err(nowhere),
                Ok(4),
            ]
        );
        assert_eq!(bodies(&*store, name, 0), ["a", "b", "c", "d"]);
    }
}
