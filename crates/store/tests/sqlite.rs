//! The SQLite store: races, repeats, restarts, damage, full disks.

use std::path::Path;
use std::sync::Arc;

use antedate_store::{
    Append, Guest, MessageId, NewEntry, NewTable, SqliteOptions, SqliteStore, Store, StoreError,
    Ticket, wait,
};

fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path, &SqliteOptions::default()).expect("a good file")
}

fn entry(body: &str) -> NewEntry {
    NewEntry {
        at: 1000,
        asked: None,
        body: body.to_owned(),
    }
}

fn asked(player: u32, id: &str, body: &str) -> NewEntry {
    let id = id.to_owned();
    NewEntry {
        asked: Some(MessageId { player, id }),
        ..entry(body)
    }
}

fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        code: Some(format!("code-{id}")),
        at: 1000,
        decks: Vec::new(),
        derived: Default::default(),
    }
}

fn append(table: &str, expected: u64, entries: Vec<NewEntry>) -> Append {
    Append {
        table: table.to_owned(),
        expected,
        entries,
        due: None,
        closes: false,
        derived: Default::default(),
    }
}

fn bodies(store: &SqliteStore, table: &str, since: u64) -> Vec<String> {
    let rows = wait(store.load(table.to_owned(), since)).expect("a good log");
    rows.into_iter().map(|row| row.body).collect()
}

#[test]
fn entries_are_numbered_and_come_back_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = antedate_store::sqlite::file_in(folder.path());
    {
        let store = open(&path);
        assert_eq!(
            wait(store.create(table("t"), vec![entry("a")], None)),
            Ok(1)
        );
        let both = append("t", 1, vec![entry("b"), entry("c")]);
        assert_eq!(wait(store.append(both)), Ok(3));
    }
    let store = open(&path);
    assert_eq!(bodies(&store, "t", 0), ["a", "b", "c"]);
    assert_eq!(bodies(&store, "t", 2), ["c"]);
    let tails = wait(store.load_many(vec![("t".into(), 3)])).unwrap();
    assert_eq!(tails, []);
    assert_eq!(store.opened().mended, None);
}

#[test]
fn a_lost_race_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("log"));
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    wait(store.append(append("t", 1, vec![entry("b")]))).unwrap();
    let late = wait(store.append(append("t", 1, vec![entry("x"), entry("y")])));
    assert_eq!(late, Err(StoreError::Race { now: 2 }));
    assert_eq!(bodies(&store, "t", 0), ["a", "b"]);
}

#[test]
fn a_repeated_message_is_recognised_before_a_race_and_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    {
        let store = open(&path);
        wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
        wait(store.append(append("t", 1, vec![asked(7, "m", "b")]))).unwrap();
        wait(store.append(append("t", 2, vec![entry("c")]))).unwrap();
    }
    let store = open(&path);
    let again = wait(store.append(append("t", 1, vec![asked(7, "m", "b")])));
    assert_eq!(again, Err(StoreError::Repeated { seq: 2 }));
    // Another player may use the same id.
    assert_eq!(
        wait(store.append(append("t", 3, vec![asked(8, "m", "d")]))),
        Ok(4)
    );
    let message = MessageId {
        player: 7,
        id: "m".into(),
    };
    assert_eq!(wait(store.find_message("t".into(), message)), Ok(Some(2)));
}

/// Many threads race for the same numbers: each number is won once, and nobody hears
/// otherwise.
#[test]
fn races_between_threads_have_one_winner_each() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(&folder.path().join("log")));
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
    let stored = bodies(&store, "t", 1);
    assert_eq!(won.len(), stored.len());
    for ((seq, body), (at, found)) in won.iter().zip((2..).zip(&stored)) {
        assert_eq!((*seq, body), (at, found));
    }
}

#[test]
fn tables_codes_and_decks_are_found_and_clashes_refused() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("log"));
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

#[test]
fn due_work_is_lent_to_one_worker_until_the_lease_runs_out() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("log"));
    wait(store.create(table("t"), vec![entry("a")], Some(100))).unwrap();
    wait(store.create(table("u"), vec![entry("a")], Some(300))).unwrap();
    let claim = |now| wait(store.claim_due(now, 50, 10)).unwrap();
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

#[test]
fn guests_and_tickets() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("log"));
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
    assert_eq!(
        wait(store.take_ticket("k".into(), 100)),
        Ok(Some(ticket.clone()))
    );
    assert_eq!(
        wait(store.take_ticket("k".into(), 100)),
        Ok(None),
        "once only"
    );
    wait(store.put_ticket(ticket)).unwrap();
    assert_eq!(
        wait(store.take_ticket("k".into(), 101)),
        Ok(None),
        "too late"
    );
}

/// A database of the first schema is brought up to date, with its logs.
#[test]
fn an_older_schema_is_migrated_and_a_newer_one_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("schema-1.sql")).unwrap();
    drop(old);
    let store = open(&path);
    assert_eq!(bodies(&store, "old", 0), ["first", "second"]);
    let claimed = wait(store.claim_due(5000, 50, 10)).unwrap();
    assert_eq!(claimed.len(), 1, "an old table may have something due");
    assert_eq!(
        wait(store.append(append("old", 2, vec![entry("third")]))),
        Ok(3)
    );
    drop(store);

    let newer = rusqlite::Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let refused = SqliteStore::open(&path, &SqliteOptions::default());
    let error = refused.err().expect("a newer schema");
    assert!(
        matches!(error, StoreError::NewerSchema { found: 99, .. }),
        "{error}"
    );
    assert!(error.to_string().contains("use the newer program"));
}

#[test]
fn damage_is_told_by_table_and_entry() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let store = open(&path);
    for name in ["t", "u"] {
        let entries = vec![entry("a"), entry("b"), entry("c")];
        wait(store.create(table(name), entries, None)).unwrap();
    }
    drop(store);
    let vandal = rusqlite::Connection::open(&path).unwrap();
    vandal
        .execute(
            "UPDATE entries SET body = 'B' WHERE key = 1 AND seq = 2",
            [],
        )
        .unwrap();
    vandal
        .execute("DELETE FROM entries WHERE key = 2 AND seq = 3", [])
        .unwrap();
    drop(vandal);
    let store = open(&path);
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
    assert_eq!(bodies(&store, "t", 2), ["c"], "the rest is still there");

    let text = folder.path().join("text");
    std::fs::write(
        &text,
        "this is no database, but a text of some length".repeat(20),
    )
    .unwrap();
    let error = SqliteStore::open(&text, &SqliteOptions::default())
        .err()
        .unwrap();
    assert!(matches!(error, StoreError::NotADatabase { .. }), "{error}");
}

/// Full: refused with a sentence, nothing lost, and saving goes on when there is room.
#[test]
fn a_full_disk_refuses_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let small = SqliteOptions {
        max_bytes: Some(200_000),
    };
    let store = SqliteStore::open(&path, &small).unwrap();
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    let big = "x".repeat(10_000);
    let mut seq = 1;
    let error = loop {
        match wait(store.append(append("t", seq, vec![entry(&big)]))) {
            Ok(now) => seq = now,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert!(error.to_string().contains("make room"));
    assert!(seq > 5, "there was room for {seq}");
    assert_eq!(bodies(&store, "t", 0).len() as u64, seq, "nothing lost");
    drop(store);
    let store = open(&path);
    assert_eq!(
        wait(store.append(append("t", seq, vec![entry(&big)]))),
        Ok(seq + 1)
    );
}

/// A save cut short leaves frames without a commit in the write-ahead log: it is undone,
/// and said.
#[test]
fn a_save_cut_short_is_undone_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let copy = folder.path().join("copy");
    let store = open(&path);
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    for seq in 1..20 {
        wait(store.append(append("t", seq, vec![entry(&"b".repeat(3000))]))).unwrap();
    }
    // What the disk holds if the power goes in the middle of the last save.
    let wal = std::fs::read(folder.path().join("log-wal")).unwrap();
    std::fs::copy(&path, &copy).unwrap();
    std::fs::write(folder.path().join("copy-wal"), &wal[..wal.len() - 3000]).unwrap();
    let cut = open(&copy);
    let said = cut
        .opened()
        .mended
        .clone()
        .expect("something was cut short");
    assert!(said.contains("never acknowledged"), "{said}");
    let kept = bodies(&cut, "t", 0).len();
    assert!((2..20).contains(&kept), "{kept}");
    assert_eq!(
        wait(cut.append(append("t", kept as u64, vec![entry("c")]))),
        Ok(kept as u64 + 1)
    );
}

/// More entries than are kept unsettled: the log is whole at every moment, before and
/// after they are moved to their tables, and messages are recognised wherever they lie.
#[test]
fn a_log_is_whole_whether_settled_or_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let store = open(&path);
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
        assert_eq!(bodies(&store, "t", 0), numbers);
        let info = wait(store.find_table("t".into())).unwrap().unwrap();
        assert_eq!(info.seq, seq);
    }
    for n in [2, STEP, seq - 1, seq] {
        let again = asked(1, &format!("m{n}"), "again");
        let repeated = wait(store.append(append("t", seq, vec![again])));
        assert_eq!(repeated, Err(StoreError::Repeated { seq: n }), "m{n}");
        let message = MessageId {
            player: 1,
            id: format!("m{n}"),
        };
        assert_eq!(wait(store.find_message("t".into(), message)), Ok(Some(n)));
    }
    assert_eq!(bodies(&store, "u", 0), ["1"]);
}

/// The latest tables come first also while their entries are not settled.
#[test]
fn tables_are_listed_by_their_last_entry() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("log"));
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

/// What a killed program had not settled is there when the next one opens the file.
#[test]
fn unsettled_entries_survive_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let store = open(&path);
    wait(store.create(table("t"), vec![entry("a")], None)).unwrap();
    wait(store.append(append("t", 1, vec![asked(7, "m", "b")]))).unwrap();
    // What the disk holds while the program runs is what it holds after a kill.
    let copy = folder.path().join("copy");
    std::fs::copy(&path, &copy).unwrap();
    std::fs::copy(
        folder.path().join("log-wal"),
        folder.path().join("copy-wal"),
    )
    .unwrap();
    let survivor = open(&copy);
    assert_eq!(bodies(&survivor, "t", 0), ["a", "b"]);
    let again = wait(survivor.append(append("t", 1, vec![asked(7, "m", "b")])));
    assert_eq!(again, Err(StoreError::Repeated { seq: 2 }));
    assert_eq!(
        wait(survivor.append(append("t", 2, vec![entry("c")]))),
        Ok(3)
    );
}

/// Two programs on one file: what one remembers of a table must not hide what the other
/// has written.
#[test]
fn another_program_on_the_same_file_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let (one, other) = (open(&path), open(&path));
    wait(one.create(table("t"), vec![entry("a")], None)).unwrap();
    wait(other.append(append("t", 1, vec![asked(7, "m", "b")]))).unwrap();
    let late = wait(one.append(append("t", 1, vec![entry("x")])));
    assert_eq!(late, Err(StoreError::Race { now: 2 }));
    let again = wait(one.append(append("t", 2, vec![asked(7, "m", "b")])));
    assert_eq!(again, Err(StoreError::Repeated { seq: 2 }));
    assert_eq!(wait(one.append(append("t", 2, vec![entry("c")]))), Ok(3));
    assert_eq!(bodies(&other, "t", 0), ["a", "b", "c"]);
}
