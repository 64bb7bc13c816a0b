//! Measures durable appends a second: `cargo run --release -p antedate-store --example appends`,
//! with the address of an empty database for PostgreSQL, otherwise in a file.
//!
//! Each table waits for its append to be durable before it sends the next.

use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

use antedate_store::{
    Append, MessageId, NewEntry, NewTable, PostgresOptions, PostgresStore, SqliteOptions,
    SqliteStore, Store, StoreError, wait,
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

/// A table whose next append is sent as soon as the last one is durable.
struct Writing {
    id: String,
    seq: u64,
}

impl Writing {
    fn append(&self, store: &dyn Store) -> antedate_store::Reply<u64> {
        store.append(Append {
            table: self.id.clone(),
            expected: self.seq,
            entries: vec![entry(self.seq + 1)],
            due: None,
            closes: false,
            derived: Default::default(),
        })
    }
}

fn open(url: Option<&str>, folder: &Path) -> Result<Box<dyn Store>, StoreError> {
    Ok(match url {
        Some(url) => Box::new(PostgresStore::open(url, &PostgresOptions::default())?),
        None => {
            let path = antedate_store::sqlite::file_in(folder);
            Box::new(SqliteStore::open(&path, &SqliteOptions::default())?)
        }
    })
}

fn measure(
    url: Option<&str>,
    n_tables: usize,
    time: Duration,
) -> Result<f64, Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir_in(".")?;
    let store = open(url, folder.path())?;
    let mut tables = Vec::new();
    for n in 0..n_tables {
        let new = NewTable {
            id: format!("table-{n_tables}-{n}"),
            code: None,
            at: 0,
            decks: Vec::new(),
            derived: Default::default(),
        };
        let id = new.id.clone();
        let seq = wait(store.create(new, vec![entry(1)], None))?;
        tables.push(Writing { id, seq });
    }
    let (begun, mut n_done) = (Instant::now(), 0);
    let mut waiting: VecDeque<_> = tables.into_iter().map(|t| (t.append(&*store), t)).collect();
    while let Some((reply, mut table)) = waiting.pop_front() {
        table.seq = wait(reply)?;
        n_done += 1;
        if begun.elapsed() < time {
            waiting.push_back((table.append(&*store), table));
        }
    }
    Ok(f64::from(n_done) / begun.elapsed().as_secs_f64())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = std::env::args().nth(1);
    for n_tables in [1, 16, 64, 200, 400] {
        let rate = measure(url.as_deref(), n_tables, Duration::from_secs(3))?;
        println!("{n_tables:4} tables: {rate:8.0} durable appends/s");
    }
    Ok(())
}
