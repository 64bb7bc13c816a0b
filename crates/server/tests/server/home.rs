//! Where a test's server keeps its log: in a file of the test's folder, or in a schema of
//! PostgreSQL if the variable `ANTEDATE_TEST_ENGINE` says `postgres`.

use std::path::Path;
use std::sync::Arc;

use antedate_scratch_postgres::Scratch;
use antedate_store::postgres::Clock;
use antedate_store::sqlite::Archive;
use antedate_store::{
    PostgresOptions, PostgresStore, Report, SqliteOptions, SqliteStore, Store, wait,
};

/// Opens the store of a test, as often as one likes.
pub(crate) fn store(folder: &Path) -> Arc<dyn Store> {
    match schema(folder) {
        Some(schema) => Arc::new(postgres(&schema)),
        None => {
            let store = SqliteStore::open(&file(folder), &SqliteOptions::default());
            Arc::new(store.unwrap())
        }
    }
}

fn file(folder: &Path) -> std::path::PathBuf {
    folder.join("log.db")
}

/// The test's schema, if it is on PostgreSQL; its address is kept in the test's folder.
fn schema(folder: &Path) -> Option<Scratch> {
    if std::env::var("ANTEDATE_TEST_ENGINE").as_deref() != Ok("postgres") {
        return None;
    }
    let place = folder.join("schema");
    if let Ok(url) = std::fs::read_to_string(&place) {
        return Some(Scratch::at(&url));
    }
    let schema = Scratch::new();
    std::fs::write(place, schema.url()).unwrap();
    Some(schema)
}

fn postgres(schema: &Scratch) -> PostgresStore {
    let options = PostgresOptions {
        connections: 4,
        clock: Clock::Caller,
        ..PostgresOptions::default()
    };
    PostgresStore::open(&schema.url(), &options).unwrap()
}

/// Reads rows past the store, each as a line.
pub(crate) fn rows(folder: &Path, sql: &str) -> Vec<String> {
    if let Some(schema) = schema(folder) {
        return schema.sql(sql).lines().map(str::to_owned).collect();
    }
    let db = rusqlite::Connection::open(file(folder)).unwrap();
    let mut select = db.prepare(sql).unwrap();
    let n_columns = select.column_count();
    let value = |row: &rusqlite::Row<'_>, at| match row.get_ref(at).unwrap() {
        rusqlite::types::ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
        other => format!("{other:?}"),
    };
    let rows = select.query_map([], |row| {
        let values: Vec<String> = (0..n_columns).map(|at| value(row, at)).collect();
        Ok(values.join("|"))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

/// Changes something past the store.
pub(crate) fn change(folder: &Path, sql: &str) {
    match schema(folder) {
        Some(schema) => drop(schema.sql(sql)),
        None => {
            let db = rusqlite::Connection::open(file(folder)).unwrap();
            db.execute_batch(sql).unwrap();
        }
    }
}

/// Damages an entry of a table, so that its log cannot be read. SQLite has it in one of two places.
pub(crate) fn damage(folder: &Path, table: &str) {
    let of_table = format!("seq = 3 AND key = (SELECT key FROM tables WHERE id = '{table}')");
    let places: &[&str] = match schema(folder) {
        Some(_) => &["entries"],
        None => &["entries", "recent"],
    };
    for place in places {
        change(
            folder,
            &format!("UPDATE {place} SET body = 'x' WHERE {of_table}"),
        );
    }
}

/// Says whether words lie in any byte of what the store has written.
pub(crate) fn holds(folder: &Path, words: &str) -> bool {
    if let Some(schema) = schema(folder) {
        return schema.holds(words);
    }
    let mut files = std::fs::read_dir(folder).unwrap();
    files.any(|file| {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let mut parts = bytes.windows(words.len());
        parts.any(|part| part == words.as_bytes())
    })
}

/// Lists what readers said of cards.
pub(crate) fn reports(folder: &Path) -> Vec<Report> {
    match schema(folder) {
        Some(schema) => wait(postgres(&schema).reports()).unwrap(),
        None => Archive::open(&file(folder)).unwrap().reports().unwrap(),
    }
}
