//! The SQLite store alone: its schemas, full disks, saves cut short, entries not settled.

mod common;

use std::path::Path;

use antedate_store::{SqliteOptions, SqliteStore, Store, StoreError, TableLog, wait};
use common::{append, asked, bodies, entry, table};

fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path, &SqliteOptions::default()).expect("a good file")
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
    let claimed = wait(store.claim_due(5000, 0, 50, 10)).unwrap();
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

/// A command beside a server changes nothing of what only a server may.
#[test]
fn an_older_schema_and_chores_are_left_to_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let as_it_is = SqliteOptions {
        migrate: false,
        ..SqliteOptions::default()
    };
    let refused = SqliteStore::open(&path, &as_it_is).err();
    assert!(matches!(refused, Some(StoreError::NoDatabase { .. })));
    assert!(!path.exists(), "looking makes nothing");

    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("schema-1.sql")).unwrap();
    let refused = SqliteStore::open(&path, &as_it_is).err();
    let error = refused.expect("an older schema");
    assert!(error.to_string().contains("start the server once"));
    let version: u32 = old
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    assert_eq!(version, 1);
    drop(old);

    drop(open(&path));
    let db = rusqlite::Connection::open(&path).unwrap();
    db.execute_batch("INSERT INTO chores (name) VALUES ('wipe')")
        .unwrap();
    let store = SqliteStore::open(&path, &as_it_is).unwrap();
    assert_eq!(bodies(&store, "old", 0), ["first", "second"]);
    assert_eq!(wait(store.owes_wipe()), Ok(true));
}

/// Full: refused with a sentence, nothing lost, and saving goes on when there is room.
#[test]
fn a_full_disk_refuses_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let small = SqliteOptions {
        max_bytes: Some(300_000),
        ..SqliteOptions::default()
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

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
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
