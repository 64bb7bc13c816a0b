//! `kill -9` in the middle of appends: every acknowledged entry is there afterwards.
//!
//! The test runs itself as a child process that appends as fast as it can and writes each
//! number to standard output once it is acknowledged.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use antedate_store::{
    Append, MessageId, NewEntry, NewTable, SqliteOptions, SqliteStore, Store, StoreError, TableLog,
    wait,
};

const CHILD: &str = "ANTEDATE_KILL_TEST_FILE";
const N_TABLES: u64 = 4;

fn entry(table: u64, seq: u64) -> NewEntry {
    NewEntry {
        at: seq as i64,
        asked: Some(MessageId {
            player: 0,
            id: format!("m{seq}"),
        }),
        body: format!("table {table} entry {seq} {}", "x".repeat(200)),
    }
}

fn append_for_ever(store: &SqliteStore, table: u64) {
    let id = format!("t{table}");
    let found = wait(store.find_table(id.clone())).unwrap();
    let mut seq = match found {
        Some(info) => info.seq,
        None => {
            let new = NewTable {
                id: id.clone(),
                code: None,
                at: 0,
                decks: Vec::new(),
                derived: Default::default(),
            };
            wait(store.create(new, vec![entry(table, 1)], None)).unwrap()
        }
    };
    loop {
        let append = Append {
            table: id.clone(),
            expected: seq,
            entries: vec![entry(table, seq + 1)],
            due: None,
            closes: false,
            derived: Default::default(),
        };
        seq = wait(store.append(append)).unwrap();
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "acknowledged {table} {seq}");
        let _ = out.flush();
    }
}

/// The child's part; passes at once when run as a test.
#[test]
fn child() {
    let Some(path) = std::env::var_os(CHILD) else {
        return;
    };
    let store = SqliteStore::open(Path::new(&path), &SqliteOptions::default()).unwrap();
    let store = Arc::new(store);
    let threads: Vec<_> = (0..N_TABLES)
        .map(|table| {
            let store = Arc::clone(&store);
            std::thread::spawn(move || append_for_ever(&store, table))
        })
        .collect();
    threads
        .into_iter()
        .for_each(|thread| thread.join().unwrap());
}

/// Lets a child append for a while, kills it, and returns what it acknowledged.
fn run_and_kill(path: &Path, millis: u64) -> Vec<u64> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child", "--nocapture"])
        .env(CHILD, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let reader = std::thread::spawn(move || {
        let mut acknowledged = vec![0; N_TABLES as usize];
        for line in lines.map_while(Result::ok) {
            let words: Vec<&str> = line.split(' ').collect();
            if let ["acknowledged", table, seq] = words[..]
                && let (Ok(table), Ok(seq)) = (table.parse::<usize>(), seq.parse())
            {
                acknowledged[table] = seq;
            }
        }
        acknowledged
    });
    std::thread::sleep(Duration::from_millis(millis));
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

#[test]
fn every_acknowledged_entry_survives_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let mut n_checked = 0;
    for round in 0..5 {
        let acknowledged = run_and_kill(&path, 150 + 70 * round);
        let store = SqliteStore::open(&path, &SqliteOptions::default()).unwrap();
        for (table, acknowledged) in (0..).zip(acknowledged) {
            let rows = match wait(store.load(format!("t{table}"), 0)) {
                Ok(rows) => rows,
                Err(StoreError::NoSuchTable { .. }) if acknowledged == 0 => continue,
                Err(error) => panic!("{error}"),
            };
            let stored = rows.len() as u64;
            assert!(
                stored >= acknowledged,
                "table {table}: {stored} of {acknowledged}"
            );
            for (seq, row) in (1..).zip(&rows) {
                assert_eq!(row.body, entry(table, seq).body);
            }
            n_checked += stored;
        }
    }
    assert!(
        n_checked > 50,
        "the children got too little done: {n_checked}"
    );
}
