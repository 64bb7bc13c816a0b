//! Copies to keep and the way back: whole or absent, and nothing acknowledged is missing.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use antedate_store::sqlite::{Archive, FolderLock, back_up, file_in, is_held, restore, salvage};
use antedate_store::{
    Append, Derived, NewEntry, NewTable, SqliteOptions, SqliteStore, Store, StoreError, TableLog,
    wait,
};

fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(&file_in(folder), &SqliteOptions::default()).expect("a good file")
}

fn make(store: &SqliteStore, id: &str) {
    make_with(store, id, 1);
}

fn make_with(store: &SqliteStore, id: &str, n_entries: u64) {
    let table = NewTable {
        id: id.to_owned(),
        code: None,
        at: 1,
        decks: Vec::new(),
        derived: Derived::default(),
    };
    let entries = (1..=n_entries).map(entry).collect();
    wait(store.create(table, entries, None)).unwrap();
}

fn entry(seq: u64) -> NewEntry {
    NewEntry {
        at: 1,
        asked: None,
        body: format!("entry {seq}"),
    }
}

fn append(store: &SqliteStore, table: &str, expected: u64) -> u64 {
    let append = Append {
        table: table.to_owned(),
        expected,
        entries: vec![entry(expected + 1)],
        due: None,
        closes: false,
        derived: Derived::default(),
    };
    wait(store.append(append)).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Four writers append as fast as they can; each backup has at least what each had been
/// told before it began, and is whole.
#[test]
fn what_was_acknowledged_before_a_backup_began_is_in_it() {
    const N_TABLES: usize = 4;
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(folder.path()));
    let told: Arc<[AtomicU64; N_TABLES]> = Arc::default();
    let stop = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..N_TABLES)
        .map(|n| {
            let (store, told, stop) = (store.clone(), told.clone(), stop.clone());
            make(&store, &format!("t{n}"));
            std::thread::spawn(move || {
                let mut seq = 1;
                while !stop.load(Ordering::SeqCst) {
                    seq = append(&store, &format!("t{n}"), seq);
                    told[n].store(seq, Ordering::SeqCst);
                }
            })
        })
        .collect();
    let backup = folder.path().join("backup.db");
    for round in 0..8 {
        std::thread::sleep(std::time::Duration::from_millis(30));
        let before: Vec<u64> = told.iter().map(|seq| seq.load(Ordering::SeqCst)).collect();
        let checked = back_up(&file_in(folder.path()), &backup, round > 0).unwrap();
        let archive = Archive::open(&backup).unwrap();
        let mut n_entries = 0;
        for (n, before) in before.iter().enumerate() {
            let rows = archive.load(&format!("t{n}")).unwrap();
            assert!(rows.len() as u64 >= *before, "{before} were acknowledged");
            for (seq, row) in (1..).zip(&rows) {
                assert_eq!(row.body, format!("entry {seq}"));
            }
            n_entries += rows.len() as u64;
        }
        assert_eq!((checked.tables, checked.entries), (4, n_entries));
    }
    stop.store(true, Ordering::SeqCst);
    writers
        .into_iter()
        .for_each(|writer| writer.join().unwrap());
    let least = told.iter().map(|seq| seq.load(Ordering::SeqCst)).min();
    assert!(least > Some(20), "too little was written: {least:?}");
    drop(store);
    let left = names(folder.path());
    assert_eq!(
        left,
        ["antedate.db", "backup.db"],
        "nothing half-made is left"
    );
}

#[test]
fn a_file_that_is_there_is_written_over_only_when_told() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    let kept = folder.path().join("kept");
    fs::write(&kept, "precious").unwrap();
    let refused = back_up(&file_in(folder.path()), &kept, false).unwrap_err();
    assert_eq!(refused, StoreError::Exists { path: kept.clone() });
    assert_eq!(fs::read_to_string(&kept).unwrap(), "precious");
    back_up(&file_in(folder.path()), &kept, true).unwrap();
    assert_eq!(Archive::open(&kept).unwrap().load("t").unwrap().len(), 1);
    let nowhere = folder.path().join("no/such/folder/file");
    let refused = back_up(&file_in(folder.path()), &nowhere, false).unwrap_err();
    assert!(
        matches!(refused, StoreError::NotWritten { .. }),
        "{refused}"
    );
    let empty = tempfile::tempdir().unwrap();
    let refused = back_up(&file_in(empty.path()), &kept, true).unwrap_err();
    assert!(
        matches!(refused, StoreError::NoDatabase { .. }),
        "{refused}"
    );
    assert!(names(empty.path()).is_empty(), "looking makes nothing");
}

#[cfg(unix)]
#[test]
fn a_backup_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    let mode = fs::metadata(&backup).unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}

#[test]
fn a_backup_of_a_damaged_database_is_refused_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    append(&store, "t", 1);
    drop(store);
    let vandal = rusqlite::Connection::open(file_in(folder.path())).unwrap();
    vandal
        .execute("UPDATE entries SET body = 'x' WHERE seq = 2", [])
        .unwrap();
    drop(vandal);
    let backup = folder.path().join("backup");
    let refused = back_up(&file_in(folder.path()), &backup, false).unwrap_err();
    assert!(refused.to_string().contains("entry 2"), "{refused}");
    let names = names(folder.path());
    let ours = names.iter().filter(|name| !name.starts_with("antedate.db"));
    assert_eq!(ours.count(), 0, "{names:?}");
}

#[test]
fn a_backup_comes_back_into_an_empty_folder() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    append(&store, "t", 1);
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    let fresh = tempfile::tempdir().unwrap();
    let restored = restore(&backup, fresh.path(), None).unwrap();
    assert_eq!((restored.checked.entries, restored.aside), (2, None));
    let store = open(fresh.path());
    assert_eq!(append(&store, "t", 2), 3);
}

/// What was there is kept with all that was in its log, also after a kill.
#[test]
fn what_was_there_is_kept_aside_whole() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "old");
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    append(&store, "old", 1);
    // What a killed server leaves: the last entries are in the log only.
    let killed = tempfile::tempdir().unwrap();
    for name in ["antedate.db", "antedate.db-wal"] {
        fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let refused = restore(&backup, killed.path(), None).unwrap_err();
    assert!(matches!(refused, StoreError::Exists { .. }), "{refused}");
    let restored = restore(&backup, killed.path(), Some("aside.db")).unwrap();
    let aside = restored.aside.unwrap();
    assert_eq!(Archive::open(&aside).unwrap().load("old").unwrap().len(), 2);
    assert!(!killed.path().join("antedate.db-wal").exists());
    let store = open(killed.path());
    assert_eq!(wait(store.load("old".into(), 0)).unwrap().len(), 1);
    drop(store);
    let again = restore(&backup, killed.path(), Some("aside.db")).unwrap_err();
    assert!(matches!(again, StoreError::Exists { .. }), "{again}");
    assert_eq!(Archive::open(&aside).unwrap().load("old").unwrap().len(), 2);
}

#[test]
fn a_log_that_lost_its_database_does_not_reach_the_restored_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    append(&store, "t", 1);
    let fresh = tempfile::tempdir().unwrap();
    let log = folder.path().join("antedate.db-wal");
    fs::copy(log, fresh.path().join("antedate.db-wal")).unwrap();
    drop(store);
    restore(&backup, fresh.path(), None).unwrap();
    let rows = wait(open(fresh.path()).load("t".into(), 0)).unwrap();
    assert_eq!(rows.len(), 1);
}

#[test]
fn what_is_no_backup_is_refused_and_nothing_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    drop(store);
    let before = fs::read(file_in(folder.path())).unwrap();
    let file = |name: &str| folder.path().join(name);
    fs::write(file("text"), "no database at all ".repeat(100)).unwrap();
    fs::write(file("empty"), "").unwrap();
    let other = rusqlite::Connection::open(file("other")).unwrap();
    other
        .execute_batch("CREATE TABLE tables (a); PRAGMA user_version = 1;")
        .unwrap();
    drop(other);
    back_up(&file_in(folder.path()), &file("newer"), false).unwrap();
    let newer = rusqlite::Connection::open(file("newer")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    back_up(&file_in(folder.path()), &file("torn"), false).unwrap();
    let torn = fs::read(file("torn")).unwrap();
    fs::write(file("torn"), &torn[..torn.len() / 2]).unwrap();
    for name in ["text", "empty", "other", "newer", "torn", "missing"] {
        let refused = restore(&file(name), folder.path(), Some("aside.db")).unwrap_err();
        let said = refused.to_string();
        assert!(
            said.contains(&file(name).display().to_string()),
            "{name}: {said}"
        );
        assert!(!file("aside.db").exists(), "{name}");
        assert_eq!(fs::read(file_in(folder.path())).unwrap(), before, "{name}");
    }
}

/// One damaged entry: to restore a backup is no advice to who does just that, and the other
/// tables come back all the same.
#[test]
fn a_damaged_backup_is_refused_with_a_way_out_and_salvaged_table_by_table() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    for table in ["one", "two", "three"] {
        make(&store, table);
        append(&store, table, 1);
    }
    drop(store);
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    let vandal = rusqlite::Connection::open(&backup).unwrap();
    let of_two = "UPDATE entries SET body = 'x' WHERE seq = 2
        AND key = (SELECT key FROM tables WHERE id = 'two')";
    assert_eq!(vandal.execute(of_two, []).unwrap(), 1);
    drop(vandal);
    let before = fs::read(&backup).unwrap();

    let fresh = tempfile::tempdir().unwrap();
    let refused = restore(&backup, fresh.path(), None).unwrap_err();
    assert!(
        matches!(refused, StoreError::BadBackup { .. }),
        "{refused:?}"
    );
    let said = refused.to_string();
    assert!(said.contains("entry 2 of table `two` is damaged"), "{said}");
    assert!(
        said.contains("--salvage") && !said.contains("restore"),
        "{said}"
    );
    assert_eq!(
        names(fresh.path()),
        ["antedate.lock"],
        "nothing was changed"
    );

    let salvaged = salvage(&backup, fresh.path(), None).unwrap();
    assert_eq!(
        salvaged.left_out,
        ["table `two`: entry 2 of table `two` is damaged: its checksum does not fit"]
    );
    let checked = &salvaged.restored.checked;
    assert_eq!((checked.tables, checked.entries), (2, 4));
    let store = open(fresh.path());
    assert_eq!(append(&store, "one", 2), 3);
    let gone = wait(store.load("two".into(), 0)).unwrap_err();
    assert!(matches!(gone, StoreError::NoSuchTable { .. }), "{gone}");
    drop(store);
    assert_eq!(fs::read(&backup).unwrap(), before, "the backup stays");
    let again = salvage(&backup, fresh.path(), None).unwrap_err();
    assert!(matches!(again, StoreError::Exists { .. }), "{again}");
    let names = names(fresh.path());
    assert_eq!(names, ["antedate.db", "antedate.lock"], "nothing half-made");
}

/// Of a file with broken pages comes back what can be read, and what cannot be is said.
#[test]
fn a_backup_with_broken_pages_is_salvaged_as_far_as_it_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    for n in 0..200 {
        make_with(&store, &format!("t{n:03}"), 20);
    }
    drop(store);
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    let mut bytes = fs::read(&backup).unwrap();
    let entry = b"entry 17";
    let at = bytes.windows(entry.len()).rposition(|part| part == entry);
    let page = at.unwrap() / 4096 * 4096;
    bytes[page..page + 100].fill(0xee);
    fs::write(&backup, &bytes).unwrap();
    let fresh = tempfile::tempdir().unwrap();
    let refused = restore(&backup, fresh.path(), None).unwrap_err();
    assert!(refused.to_string().contains("--salvage"), "{refused}");
    let salvaged = salvage(&backup, fresh.path(), None).unwrap();
    let n_lost = salvaged.left_out.len() as u64;
    assert!((1..20).contains(&n_lost), "{:?}", salvaged.left_out);
    assert_eq!(salvaged.restored.checked.tables, 200 - n_lost);
    assert_eq!(salvaged.restored.checked.faults, [""; 0]);
}

#[test]
fn a_folder_that_is_served_is_not_restored_into() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    assert!(!is_held(folder.path()));
    let held = FolderLock::take(folder.path()).unwrap();
    assert!(is_held(folder.path()));
    let refused = restore(&backup, folder.path(), Some("aside.db")).unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    assert!(FolderLock::take(folder.path()).is_err(), "one at a time");
    drop(held);
    drop(store);
    assert!(!is_held(folder.path()));
    restore(&backup, folder.path(), Some("aside.db")).unwrap();
}

/// A database of the first schema is copied, and brought up to date where it is served.
#[test]
fn a_backup_of_an_older_program_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let old = rusqlite::Connection::open(file_in(folder.path())).unwrap();
    old.execute_batch(include_str!("schema-1.sql")).unwrap();
    drop(old);
    let archive = Archive::open(&file_in(folder.path())).unwrap();
    assert_eq!(archive.schema().0, 1);
    let refused = archive.must_be_current().unwrap_err();
    assert!(
        matches!(refused, StoreError::OlderSchema { .. }),
        "{refused}"
    );
    drop(archive);
    let backup = folder.path().join("backup");
    back_up(&file_in(folder.path()), &backup, false).unwrap();
    let fresh = tempfile::tempdir().unwrap();
    restore(&backup, fresh.path(), None).unwrap();
    let rows = wait(open(fresh.path()).load("old".into(), 0)).unwrap();
    assert_eq!(rows.len(), 2);
}

/// A save that was cut short is seen without changing anything.
#[test]
fn a_torn_tail_is_seen_from_beside() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    make(&store, "t");
    for seq in 1..10 {
        append(&store, "t", seq);
    }
    let killed = tempfile::tempdir().unwrap();
    fs::copy(file_in(folder.path()), file_in(killed.path())).unwrap();
    let log = fs::read(folder.path().join("antedate.db-wal")).unwrap();
    let tail = |log: &[u8]| {
        fs::write(killed.path().join("antedate.db-wal"), log).unwrap();
        let tail = Archive::open(&file_in(killed.path()))
            .unwrap()
            .tail()
            .unwrap();
        assert_eq!(tail.bytes, log.len() as u64);
        tail.torn
    };
    assert_eq!(tail(&log), 0);
    assert!(tail(&log[..log.len() - 2000]) > 0);
    let mut damaged = log.clone();
    let at = damaged.len() - 100;
    damaged[at] ^= 1;
    assert!(tail(&damaged) > 0, "the checksum does not fit");
}
