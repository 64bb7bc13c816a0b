//! A whole installation, read to be moved, and reports with their numbers.

use tokio_postgres::Row as Found;
use tokio_postgres::types::ToSql;

use super::PostgresStore;
use super::errors::Failure;
use super::jobs::{self, number};
use super::link::{Link, Values};
use super::reads::no_such_table;
use crate::copying::{CopySource, ReportsCopy, TableCopy};
use crate::log::{Tail, rows};
use crate::plain::{Cell, Kind, PlainTable};
use crate::reply::Reply;
use crate::{
    Derived, Guest, GuestResult, GuestSeat, MessageId, NewEntry, NewResult, NewTable, Ticket,
};

impl CopySource for PostgresStore {
    fn table_copy(&self, table: String) -> Reply<TableCopy> {
        self.read(async move |link: &Link| table_copy(link, &table).await)
    }

    fn decks_after(&self, hash: String, limit: usize) -> Reply<Vec<(String, String)>> {
        let sql = "SELECT hash, body FROM decks WHERE hash > $1 ORDER BY hash LIMIT $2";
        self.list(sql, hash, limit, |row| (row.get(0), row.get(1)))
    }

    fn guests_after(&self, hash: String, limit: usize) -> Reply<Vec<Guest>> {
        let sql = "SELECT hash, name, seen FROM guests WHERE hash > $1 ORDER BY hash LIMIT $2";
        self.list(sql, hash, limit, |row| Guest {
            hash: row.get(0),
            name: row.get(1),
            seen: row.get(2),
        })
    }

    fn tickets_after(&self, hash: String, limit: usize) -> Reply<Vec<Ticket>> {
        let sql = "SELECT hash, table_id, player, until FROM tickets
            WHERE hash > $1 ORDER BY hash LIMIT $2";
        self.list(sql, hash, limit, |row| Ticket {
            hash: row.get(0),
            table: row.get(1),
            player: number(row.get(2)),
            until: row.get(3),
        })
    }

    fn practising_after(&self, guest: String, limit: usize) -> Reply<Vec<String>> {
        let sql = "SELECT DISTINCT guest FROM practice WHERE guest > $1 ORDER BY guest LIMIT $2";
        self.list(sql, guest, limit, |row| row.get(0))
    }

    fn plain_after(
        &self,
        table: &'static PlainTable,
        key: Option<Vec<Cell>>,
        limit: usize,
    ) -> Reply<Vec<Vec<Cell>>> {
        self.read(async move |link: &Link| plain_after(link, table, key.as_deref(), limit).await)
    }

    fn put_plain(&self, table: &'static PlainTable, rows: Vec<Vec<Cell>>) -> Reply<()> {
        self.write(async move |link: &Link| {
            let sql = table.insert(mark);
            for row in &rows {
                let values: Vec<_> = row.iter().map(value).collect();
                link.execute(&sql, &values).await?;
            }
            Ok(())
        })
    }

    fn reports_copy(&self) -> Reply<ReportsCopy> {
        self.read(async move |link: &Link| {
            let sql = "SELECT last_value, is_called FROM reports_id_seq";
            let given = link.query_opt(sql, &[]).await?;
            let last = given.filter(|row| row.get(1)).map_or(0, |row| row.get(0));
            let reports = jobs::reports(link).await?;
            Ok(ReportsCopy { reports, last })
        })
    }

    fn put_reports(&self, copy: ReportsCopy) -> Reply<()> {
        self.write(async move |link: &Link| put_reports(link, &copy).await)
    }
}

impl PostgresStore {
    fn list<T: Send + 'static>(
        &self,
        sql: &'static str,
        after: String,
        limit: usize,
        read: impl Fn(&Found) -> T + Send + 'static,
    ) -> Reply<Vec<T>> {
        self.read(async move |link: &Link| {
            let found = link.query(sql, &[&after, &rows(limit)]).await?;
            Ok(found.iter().map(&read).collect())
        })
    }
}

async fn plain_after(
    link: &Link,
    table: &PlainTable,
    key: Option<&[Cell]>,
    limit: usize,
) -> Result<Vec<Vec<Cell>>, Failure> {
    let limit = Cell::Number(rows(limit));
    let values = key.into_iter().flatten().chain([&limit]);
    let values: Vec<_> = values.map(value).collect();
    let found = link
        .query(&table.select(key.is_some(), mark), &values)
        .await?;
    let cell = |row: &Found, n: usize, kind: Kind| match kind {
        Kind::Words => Cell::Words(row.get(n)),
        Kind::Number => Cell::Number(row.get(n)),
    };
    let row = |row: &Found| {
        let columns = table.columns.iter().enumerate();
        columns.map(|(n, (_, kind))| cell(row, n, *kind)).collect()
    };
    Ok(found.iter().map(row).collect())
}

fn mark(n: usize) -> String {
    format!("${n}")
}

fn value(cell: &Cell) -> &(dyn ToSql + Sync) {
    match cell {
        Cell::Words(words) => words,
        Cell::Number(number) => number,
    }
}

async fn table_copy(link: &Link, table: &str) -> Result<TableCopy, Failure> {
    let sql = "SELECT key, code, made, closed, due, seq FROM tables WHERE id = $1";
    let found = link.query_opt(sql, &[&table]).await?;
    let found = found.ok_or_else(|| no_such_table(table))?;
    let key: i64 = found.get(0);
    let sql = "SELECT hash FROM table_decks WHERE key = $1 ORDER BY hash";
    let decks = link.query(sql, &[&key]).await?;
    let sql = "SELECT guest, player FROM guest_seats WHERE key = $1 ORDER BY guest, player";
    let seats = link.query(sql, &[&key]).await?;
    let seats = seats.iter().map(|row| GuestSeat {
        guest: row.get(0),
        player: number(row.get(1)),
    });
    let (results, runs) = results(link, key).await?;
    let derived = Derived {
        seats: seats.collect(),
        results,
    };
    Ok(TableCopy {
        table: NewTable {
            id: table.to_owned(),
            code: found.get(1),
            at: found.get(2),
            decks: decks.iter().map(|row| row.get(0)).collect(),
            derived,
        },
        closed: found.get(3),
        due: found.get(4),
        entries: entries(link, table, key, found.get(5)).await?,
        runs,
    })
}

async fn entries(link: &Link, table: &str, key: i64, last: i64) -> Result<Vec<NewEntry>, Failure> {
    let sql = "SELECT seq, at, player, message, body, sum FROM entries
        WHERE key = $1 ORDER BY seq";
    let found = link.query(sql, &[&key]).await?;
    let mut tail = Tail::after(table, 0);
    let mut entries = Vec::new();
    for row in &found {
        let seq: i64 = row.get(0);
        let body: String = row.get(4);
        tail.push(seq.cast_unsigned(), body.clone(), row.get(5))?;
        let sender: (Option<i64>, Option<String>) = (row.get(2), row.get(3));
        let asked = sender.0.zip(sender.1).map(|(player, id)| MessageId {
            player: number(player),
            id,
        });
        let at = row.get(1);
        entries.push(NewEntry { at, asked, body });
    }
    tail.up_to(last.cast_unsigned())?;
    Ok(entries)
}

/// The runs of victories that end with some games: result, guest, length.
type Runs = Vec<(String, String, u32)>;

async fn results(link: &Link, key: i64) -> Result<(Vec<NewResult>, Runs), Failure> {
    let sql = "SELECT id, game, at, board, score, body FROM results WHERE key = $1 ORDER BY game";
    let found = link.query(sql, &[&key]).await?;
    let mut results: Vec<NewResult> = Vec::new();
    let mut runs = Vec::new();
    for row in &found {
        let id: String = row.get(0);
        let sql = "SELECT guest, won, run FROM guest_results WHERE id = $1 ORDER BY guest";
        let guests = link.query(sql, &[&id]).await?;
        for row in &guests {
            if let Some(run) = row.get::<_, Option<i64>>(2) {
                runs.push((id.clone(), row.get(0), number(run)));
            }
        }
        let guests = guests.iter().map(|row| GuestResult {
            guest: row.get(0),
            won: row.get(1),
        });
        results.push(NewResult {
            id,
            game: number(row.get(1)),
            at: row.get(2),
            board: row.get(3),
            score: row.get(4),
            guests: guests.collect(),
            body: row.get(5),
        });
    }
    Ok((results, runs))
}

async fn put_reports(link: &Link, copy: &ReportsCopy) -> Result<(), Failure> {
    let sql = "INSERT INTO reports (id, at, deck, card, date, words, year, source)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    for report in &copy.reports {
        let said = &report.said;
        let first: Values<'_> = &[&report.id, &said.at, &said.deck, &said.card, &said.date];
        let rest: Values<'_> = &[&said.words, &said.year, &said.source];
        link.execute(sql, &[first, rest].concat()).await?;
    }
    if copy.last > 0 {
        let sql = "SELECT setval('reports_id_seq', $1)";
        link.query(sql, &[&copy.last]).await?;
    }
    Ok(())
}
