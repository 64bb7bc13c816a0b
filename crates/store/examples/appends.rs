//! Measures durable appends a second: `cargo run --release -p antedate-store --example appends`.
//!
//! Each writer waits for its append to be durable before it sends the next, like a table
//! waiting for its players.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use antedate_store::{
    Append, MessageId, NewEntry, NewTable, SqliteOptions, SqliteStore, Store, wait,
};

fn entry(seq: u64) -> NewEntry {
    NewEntry {
        at: seq as i64,
        asked: Some(MessageId {
            player: 0,
            id: format!("message-{seq}"),
        }),
        body: "x".repeat(150),
    }
}

fn measure(n_writers: usize, time: Duration) -> Result<f64, Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir_in(".")?;
    let path = antedate_store::sqlite::file_in(folder.path());
    let store = Arc::new(SqliteStore::open(&path, &SqliteOptions::default())?);
    let n_done = Arc::new(AtomicU64::new(0));
    let begun = Instant::now();
    let writers: Vec<_> = (0..n_writers)
        .map(|n| {
            let (store, n_done) = (Arc::clone(&store), Arc::clone(&n_done));
            std::thread::spawn(move || {
                let id = format!("table-{n}");
                let new = NewTable {
                    id: id.clone(),
                    code: None,
                    at: 0,
                    decks: Vec::new(),
                };
                let mut seq = wait(store.create(new, vec![entry(1)], None))?;
                while begun.elapsed() < time {
                    let append = Append {
                        table: id.clone(),
                        expected: seq,
                        entries: vec![entry(seq + 1)],
                        due: None,
                        closes: false,
                    };
                    seq = wait(store.append(append))?;
                    n_done.fetch_add(1, Ordering::Relaxed);
                }
                Ok::<(), antedate_store::StoreError>(())
            })
        })
        .collect();
    for writer in writers {
        writer.join().map_err(|_| "a writer panicked")??;
    }
    Ok(n_done.load(Ordering::Relaxed) as f64 / begun.elapsed().as_secs_f64())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for n_writers in [1, 16, 64, 200, 400] {
        let rate = measure(n_writers, Duration::from_secs(3))?;
        println!("{n_writers:4} writers: {rate:8.0} durable appends/s");
    }
    Ok(())
}
