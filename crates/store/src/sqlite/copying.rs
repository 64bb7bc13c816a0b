//! A whole installation, read to be moved, and reports with their numbers.

use rusqlite::types::{ToSql, ToSqlOutput};
use rusqlite::{Connection, OptionalExtension, Row as Found, params, params_from_iter};

use super::jobs::Failure;
use super::{SqliteStore, practice};
use crate::copying::{CopySource, ReportsCopy, TableCopy};
use crate::log::{Tail, rows};
use crate::plain::{Cell, Kind, PlainTable};
use crate::reply::Reply;
use crate::{
    Derived, Guest, GuestResult, GuestSeat, MessageId, NewEntry, NewReport, NewResult, NewTable,
    Report, StoreError, Ticket,
};

impl CopySource for SqliteStore {
    fn table_copy(&self, table: String) -> Reply<TableCopy> {
        self.read(move |db| table_copy(db, &table))
    }

    fn decks_after(&self, hash: String, limit: usize) -> Reply<Vec<(String, String)>> {
        let sql = "SELECT hash, body FROM decks WHERE hash > ?1 ORDER BY hash LIMIT ?2";
        self.list(sql, hash, limit, |row| Ok((row.get(0)?, row.get(1)?)))
    }

    fn guests_after(&self, hash: String, limit: usize) -> Reply<Vec<Guest>> {
        let sql = "SELECT hash, name, seen FROM guests WHERE hash > ?1 ORDER BY hash LIMIT ?2";
        self.list(sql, hash, limit, |row| {
            Ok(Guest {
                hash: row.get(0)?,
                name: row.get(1)?,
                seen: row.get(2)?,
            })
        })
    }

    fn tickets_after(&self, hash: String, limit: usize) -> Reply<Vec<Ticket>> {
        let sql = "SELECT hash, table_id, player, until FROM tickets
            WHERE hash > ?1 ORDER BY hash LIMIT ?2";
        self.list(sql, hash, limit, |row| {
            Ok(Ticket {
                hash: row.get(0)?,
                table: row.get(1)?,
                player: row.get(2)?,
                until: row.get(3)?,
            })
        })
    }

    fn practising_after(&self, guest: String, limit: usize) -> Reply<Vec<String>> {
        self.read(move |db| practice::guests_after(db, &guest, limit))
    }

    fn plain_after(
        &self,
        table: &'static PlainTable,
        key: Option<Vec<Cell>>,
        limit: usize,
    ) -> Reply<Vec<Vec<Cell>>> {
        self.read(move |db| Ok(plain_after(db, table, key.as_deref(), limit)?))
    }

    fn put_plain(&self, table: &'static PlainTable, rows: Vec<Vec<Cell>>) -> Reply<()> {
        self.write(move |context| put_plain(context.db, table, &rows))
    }

    fn reports_copy(&self) -> Reply<ReportsCopy> {
        self.read(reports_copy)
    }

    fn put_reports(&self, copy: ReportsCopy) -> Reply<()> {
        self.write(move |context| put_reports(context.db, &copy))
    }
}

impl SqliteStore {
    fn list<T: Send + 'static>(
        &self,
        sql: &'static str,
        after: String,
        limit: usize,
        read: impl Fn(&Found<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Reply<Vec<T>> {
        self.read(move |db| {
            let limit = rows(limit);
            let mut select = db.prepare_cached(sql)?;
            let rows = select.query_map(params![after, limit], |row| read(row))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

pub(super) fn plain_after(
    db: &Connection,
    table: &PlainTable,
    key: Option<&[Cell]>,
    limit: usize,
) -> rusqlite::Result<Vec<Vec<Cell>>> {
    let mut select = db.prepare_cached(&table.select(key.is_some(), mark))?;
    let limit = Cell::Number(rows(limit));
    let values = key.into_iter().flatten().chain([&limit]);
    let found = select.query_map(params_from_iter(values), |row| {
        let cell = |(n, (_, kind)): (usize, &(&str, Kind))| match kind {
            Kind::Words => row.get(n).map(Cell::Words),
            Kind::Number => row.get(n).map(Cell::Number),
        };
        table.columns.iter().enumerate().map(cell).collect()
    })?;
    found.collect()
}

fn put_plain(db: &Connection, table: &PlainTable, rows: &[Vec<Cell>]) -> Result<(), Failure> {
    let mut insert = db.prepare_cached(&table.insert(mark))?;
    for row in rows {
        insert.execute(params_from_iter(row))?;
    }
    Ok(())
}

fn mark(n: usize) -> String {
    format!("?{n}")
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Cell::Words(words) => words.to_sql(),
            Cell::Number(number) => number.to_sql(),
        }
    }
}

pub(super) fn table_copy(db: &Connection, table: &str) -> Result<TableCopy, Failure> {
    // One view of the database: an entry must not be settled between two looks.
    let db = db.unchecked_transaction()?;
    let sql = "SELECT key, code, made, closed, due,
            MAX(seq, COALESCE((SELECT MAX(seq) FROM recent WHERE key = tables.key), 0))
        FROM tables WHERE id = ?1";
    let found = db.prepare_cached(sql)?.query_row([table], |row| {
        let head = (row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?);
        Ok((head, row.get(3)?, row.get(4)?, row.get(5)?))
    });
    let missing = || StoreError::NoSuchTable {
        table: table.to_owned(),
    };
    let ((key, code, at), closed, due, last) = found.optional()?.ok_or_else(missing)?;
    let mut decks =
        db.prepare_cached("SELECT hash FROM table_decks WHERE key = ?1 ORDER BY hash")?;
    let decks = decks.query_map([key], |row| row.get(0))?;
    let (results, runs) = results(&db, key)?;
    let derived = Derived {
        seats: seats(&db, key)?,
        results,
    };
    Ok(TableCopy {
        table: NewTable {
            id: table.to_owned(),
            code,
            at,
            decks: decks.collect::<Result<_, _>>()?,
            derived,
        },
        closed,
        due,
        entries: entries(&db, table, key, last)?,
        runs,
    })
}

fn seats(db: &Connection, key: i64) -> rusqlite::Result<Vec<GuestSeat>> {
    let sql = "SELECT guest, player FROM guest_seats WHERE key = ?1 ORDER BY guest, player";
    let mut select = db.prepare_cached(sql)?;
    let seats = select.query_map([key], |row| {
        Ok(GuestSeat {
            guest: row.get(0)?,
            player: row.get(1)?,
        })
    })?;
    seats.collect()
}

fn entries(db: &Connection, table: &str, key: i64, last: u64) -> Result<Vec<NewEntry>, Failure> {
    let sql = "SELECT seq, at, player, message, body, sum FROM entries WHERE key = ?1
        UNION ALL SELECT seq, at, player, message, body, sum FROM recent WHERE key = ?1
        ORDER BY seq";
    let mut select = db.prepare_cached(sql)?;
    let mut found = select.query([key])?;
    let mut tail = Tail::after(table, 0);
    let mut entries = Vec::new();
    while let Some(row) = found.next()? {
        let body: String = row.get(4)?;
        tail.push(row.get(0)?, body.clone(), row.get(5)?)?;
        let sender: (Option<u32>, Option<String>) = (row.get(2)?, row.get(3)?);
        let asked = sender.0.zip(sender.1);
        let asked = asked.map(|(player, id)| MessageId { player, id });
        let at = row.get(1)?;
        entries.push(NewEntry { at, asked, body });
    }
    tail.up_to(last)?;
    Ok(entries)
}

/// The runs of victories that end with some games: result, guest, length.
type Runs = Vec<(String, String, u32)>;

fn results(db: &Connection, key: i64) -> rusqlite::Result<(Vec<NewResult>, Runs)> {
    let sql = "SELECT id, game, at, board, score, body FROM results WHERE key = ?1 ORDER BY game";
    let mut select = db.prepare_cached(sql)?;
    let results = select.query_map([key], |row| {
        Ok(NewResult {
            id: row.get(0)?,
            game: row.get(1)?,
            at: row.get(2)?,
            board: row.get(3)?,
            score: row.get(4)?,
            guests: Vec::new(),
            body: row.get(5)?,
        })
    })?;
    let mut results = results.collect::<Result<Vec<NewResult>, _>>()?;
    let mut runs = Vec::new();
    let sql = "SELECT guest, won, run FROM guest_results WHERE id = ?1 ORDER BY guest";
    let mut select = db.prepare_cached(sql)?;
    for result in &mut results {
        let mut found = select.query([&result.id])?;
        while let Some(row) = found.next()? {
            let guest: String = row.get(0)?;
            if let Some(run) = row.get(2)? {
                runs.push((result.id.clone(), guest.clone(), run));
            }
            let won = row.get(1)?;
            result.guests.push(GuestResult { guest, won });
        }
    }
    Ok((results, runs))
}

pub(super) fn reports_copy(db: &Connection) -> Result<ReportsCopy, Failure> {
    let sql = "SELECT id, at, deck, card, date, words, year, source FROM reports ORDER BY id";
    let mut select = db.prepare_cached(sql)?;
    let reports = select.query_map([], |row| {
        Ok(Report {
            id: row.get(0)?,
            said: NewReport {
                at: row.get(1)?,
                deck: row.get(2)?,
                card: row.get(3)?,
                date: row.get(4)?,
                words: row.get(5)?,
                year: row.get(6)?,
                source: row.get(7)?,
            },
        })
    })?;
    let reports = reports.collect::<Result<_, _>>()?;
    let sql = "SELECT seq FROM sqlite_sequence WHERE name = 'reports'";
    let last = db.query_row(sql, [], |row| row.get(0)).optional()?;
    Ok(ReportsCopy {
        reports,
        last: last.unwrap_or(0),
    })
}

fn put_reports(db: &Connection, copy: &ReportsCopy) -> Result<(), Failure> {
    let sql = "INSERT INTO reports (id, at, deck, card, date, words, year, source)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let mut insert = db.prepare_cached(sql)?;
    for Report { id, said } in &copy.reports {
        insert.execute(params![
            id,
            said.at,
            said.deck,
            said.card,
            said.date,
            said.words,
            said.year,
            said.source
        ])?;
    }
    // Numbers of reports that were cleared are not given again either.
    let known = db.execute(
        "UPDATE sqlite_sequence SET seq = ?1 WHERE name = 'reports'",
        [copy.last],
    )?;
    if known == 0 && copy.last > 0 {
        let sql = "INSERT INTO sqlite_sequence (name, seq) VALUES ('reports', ?1)";
        db.execute(sql, [copy.last])?;
    }
    Ok(())
}
