//! A power cut: whatever was not synced is gone, wholly or in parts; every acknowledged
//! entry is still there.
//!
//! The test runs itself as a child that appends as fast as it can, with `strace` writing
//! down every write, sync and acknowledgement in the order in which they were made. From
//! that record the disk can be rebuilt as it was at any moment: what was synced for sure,
//! and of what was only written any sectors that chance has let through.
#![cfg(target_os = "linux")]

mod disk;
mod trace;

use std::path::Path;
use std::process::{Command, Stdio};

use antedate_store::{
    Append, NewEntry, NewTable, SqliteOptions, SqliteStore, Store, StoreError, TableLog, wait,
};

use crate::disk::Disk;
use crate::trace::{Act, read};

const CHILD: &str = "ANTEDATE_POWER_TEST_FILE";
const N_APPENDS: u64 = 120;
const N_CUTS: usize = 50;

fn body(seq: u64) -> String {
    // Some entries take several pages, so that a save can be torn in its middle.
    format!("entry {seq} {}", "x".repeat((seq as usize * 97) % 9000))
}

fn entry(seq: u64) -> NewEntry {
    NewEntry {
        at: seq as i64,
        asked: None,
        body: body(seq),
    }
}

/// The child's part; passes at once when run as a test.
#[test]
fn child() {
    let Some(path) = std::env::var_os(CHILD) else {
        return;
    };
    let store = SqliteStore::open(Path::new(&path), &SqliteOptions::default()).unwrap();
    let new = NewTable {
        id: "t".into(),
        code: None,
        at: 0,
        decks: Vec::new(),
        derived: Default::default(),
    };
    wait(store.create(new, vec![entry(1)], None)).unwrap();
    for seq in 1..N_APPENDS {
        let append = Append {
            table: "t".into(),
            expected: seq,
            entries: vec![entry(seq + 1)],
            due: None,
            closes: false,
            derived: Default::default(),
        };
        let now = wait(store.append(append)).unwrap();
        // One write, which the record shows in its place among the others.
        println!("acknowledged {now}.");
    }
}

/// Records the child at work.
fn record(folder: &Path) -> Vec<Act> {
    let trace = folder.join("trace");
    let done = Command::new("strace")
        .args(["-f", "-qq", "-xx", "-s", "1000000", "-e", "signal=none"])
        .args([
            "-e",
            "trace=openat,lseek,write,pwrite64,fsync,fdatasync,ftruncate,unlink,close",
        ])
        .arg("-o")
        .arg(&trace)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "child", "--nocapture"])
        .env(CHILD, folder.join("log"))
        .stdout(Stdio::null())
        .status();
    let done = done.expect("`strace` is needed: apt-get install strace");
    assert!(done.success());
    read(
        &std::fs::read_to_string(&trace).unwrap(),
        &folder.join("log"),
    )
}

fn chance(state: &mut u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

/// Cuts the power after `n_acts` and returns how many entries were acknowledged by then and
/// how many are found when the power is back.
fn cut(acts: &[Act], n_acts: usize, seed: u64) -> (u64, Result<u64, String>) {
    let mut disk = Disk::default();
    let mut acknowledged = 0;
    for act in &acts[..n_acts] {
        match act {
            Act::Acknowledged(seq) => acknowledged = *seq,
            act => disk.take(act),
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let mut state = seed;
    disk.write_to(folder.path(), || chance(&mut state));
    (acknowledged, found(&folder.path().join("log")))
}

fn found(path: &Path) -> Result<u64, String> {
    let store = SqliteStore::open(path, &SqliteOptions::default());
    let store = store.map_err(|error| error.to_string())?;
    let rows = match wait(store.load("t".into(), 0)) {
        Ok(rows) => rows,
        Err(StoreError::NoSuchTable { .. }) => return Ok(0),
        Err(error) => return Err(error.to_string()),
    };
    for (seq, row) in (1..).zip(&rows) {
        assert_eq!(row.body, body(seq), "an entry is whole or not there");
    }
    Ok(rows.len() as u64)
}

/// Cuts the power at many moments; says what went wrong first.
fn first_loss(acts: &[Act]) -> Option<String> {
    let mut state = 7;
    (0..N_CUTS).find_map(|round| {
        let n_acts = chance(&mut state) as usize % acts.len() + 1;
        let (acknowledged, found) = cut(acts, n_acts, round as u64);
        let kept = found.as_ref().is_ok_and(|found| *found >= acknowledged);
        (!kept).then(|| format!("cut {n_acts}: {found:?} of {acknowledged}"))
    })
}

#[test]
fn no_acknowledged_entry_is_missing_after_a_power_cut() {
    let folder = tempfile::tempdir().unwrap();
    let acts = record(folder.path());
    let n_acknowledged = acts
        .iter()
        .filter(|act| matches!(act, Act::Acknowledged(_)));
    assert_eq!(n_acknowledged.count() as u64, N_APPENDS - 1);
    assert_eq!(first_loss(&acts), None);

    // The same work on a disk that only pretends to sync loses entries: the test would see.
    let without = acts
        .into_iter()
        .filter(|act| !matches!(act, Act::Synced(_)));
    let without: Vec<Act> = without.collect();
    assert!(first_loss(&without).is_some());
}
