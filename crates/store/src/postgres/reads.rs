//! What is read.

use tokio_postgres::Row as Found;

use super::errors::Failure;
use super::jobs::number;
use super::link::Link;
use crate::log::{Tail, rows};
use crate::{Guest, IdleTable, Row, StoreError, TableInfo, Ticket};

/// The name of a table that leaves holds a space, which no id of a table does.
pub(super) const NOT_REMOVED: &str = "NOT (id >= 'removed ' AND id < 'removed!')";

pub(super) fn no_such_table(table: &str) -> Failure {
    let table = table.to_owned();
    StoreError::NoSuchTable { table }.into()
}

/// Loads a tail, checking that every entry is there and is what was written. It is one
/// statement, so that what the table counts is what the rows must hold.
pub(super) async fn load(link: &Link, table: &str, since: u64) -> Result<Vec<Row>, Failure> {
    let sql = "SELECT tables.seq, entries.seq, body, sum FROM tables
        LEFT JOIN entries ON entries.key = tables.key AND entries.seq > $2
        WHERE id = $1 ORDER BY entries.seq";
    let found = link.query(sql, &[&table, &since.cast_signed()]).await?;
    let Some(first) = found.first() else {
        return Err(no_such_table(table));
    };
    let last: i64 = first.get(0);
    let mut tail = Tail::after(table, since);
    for row in &found {
        if let Some(seq) = row.get::<_, Option<i64>>(1) {
            tail.push(seq.cast_unsigned(), row.get(2), row.get(3))?;
        }
    }
    Ok(tail.up_to(last.cast_unsigned())?)
}

pub(super) async fn load_many(
    link: &Link,
    since: &[(String, u64)],
) -> Result<Vec<(String, Vec<Row>)>, Failure> {
    let sql = "SELECT asked.n, tables.seq, tail.seq, tail.body, tail.sum
        FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (id, since, n)
        JOIN tables ON tables.id = asked.id AND tables.seq > asked.since
        CROSS JOIN LATERAL (SELECT seq, body, sum FROM entries
            WHERE entries.key = tables.key AND entries.seq > asked.since ORDER BY seq) AS tail
        ORDER BY asked.n, tail.seq";
    let ids: Vec<&str> = since.iter().map(|(id, _)| id.as_str()).collect();
    let after: Vec<i64> = since.iter().map(|(_, seq)| seq.cast_signed()).collect();
    let found = link.query(sql, &[&ids, &after]).await?;
    let mut tails = Vec::new();
    for rows in found.chunk_by(|one, next| one.get::<_, i64>(0) == next.get::<_, i64>(0)) {
        let n: i64 = rows[0].get(0);
        let asked = usize::try_from(n - 1).ok().and_then(|n| since.get(n));
        if let Some((id, since)) = asked
            && let Ok(tail) = whole(id, *since, rows)
        {
            tails.push((id.clone(), tail));
        }
    }
    Ok(tails)
}

fn whole(table: &str, since: u64, rows: &[Found]) -> Result<Vec<Row>, StoreError> {
    let mut tail = Tail::after(table, since);
    for row in rows {
        let seq: i64 = row.get(2);
        tail.push(seq.cast_unsigned(), row.get(3), row.get(4))?;
    }
    let last: i64 = rows[0].get(1);
    tail.up_to(last.cast_unsigned())
}

const INFO: &str = "SELECT id, code, seq, at, due FROM tables";

fn info(row: &Found) -> TableInfo {
    TableInfo {
        id: row.get(0),
        code: row.get(1),
        seq: row.get::<_, i64>(2).cast_unsigned(),
        at: row.get(3),
        due: row.get(4),
    }
}

pub(super) async fn running(link: &Link, limit: usize) -> Result<Vec<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE NOT closed ORDER BY at DESC LIMIT $1");
    let found = link.query(&sql, &[&rows(limit)]).await?;
    Ok(found.iter().map(info).collect())
}

pub(super) async fn find_code(link: &Link, code: &str) -> Result<Option<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE code = $1 AND NOT closed");
    Ok(link.query_opt(&sql, &[&code]).await?.as_ref().map(info))
}

pub(super) async fn find_table(link: &Link, table: &str) -> Result<Option<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE id = $1");
    Ok(link.query_opt(&sql, &[&table]).await?.as_ref().map(info))
}

pub(super) async fn tables(
    link: &Link,
    after: &str,
    limit: usize,
) -> Result<Vec<TableInfo>, Failure> {
    let sql = format!("{INFO} WHERE id > $1 AND {NOT_REMOVED} ORDER BY id LIMIT $2");
    let found = link.query(&sql, &[&after, &rows(limit)]).await?;
    Ok(found.iter().map(info).collect())
}

/// Lists tables whose last entry is older than `before`, from after a place on.
pub(super) async fn quiet(
    link: &Link,
    before: i64,
    after: i64,
    limit: usize,
) -> Result<Vec<IdleTable>, Failure> {
    let sql = format!(
        "SELECT key, id FROM tables WHERE key > $2 AND at < $1 AND {NOT_REMOVED}
        ORDER BY key LIMIT $3"
    );
    let found = link.query(&sql, &[&before, &after, &rows(limit)]).await?;
    let quiet = found.iter().map(|row| IdleTable {
        place: row.get(0),
        id: row.get(1),
    });
    Ok(quiet.collect())
}

pub(super) async fn deck(link: &Link, hash: &str) -> Result<Option<String>, Failure> {
    let sql = "SELECT body FROM decks WHERE hash = $1";
    Ok(link.query_opt(sql, &[&hash]).await?.map(|row| row.get(0)))
}

pub(super) async fn guest(link: &Link, hash: &str) -> Result<Option<Guest>, Failure> {
    let sql = "SELECT hash, name, seen FROM guests WHERE hash = $1";
    let found = link.query_opt(sql, &[&hash]).await?;
    Ok(found.map(|row| Guest {
        hash: row.get(0),
        name: row.get(1),
        seen: row.get(2),
    }))
}

/// Finds a ticket that is good at a time.
pub(super) async fn ticket(link: &Link, hash: &str, now: i64) -> Result<Option<Ticket>, Failure> {
    let sql = "SELECT hash, table_id, player, until FROM tickets WHERE hash = $1 AND until >= $2";
    let found = link.query_opt(sql, &[&hash, &now]).await?;
    Ok(found.map(|row| Ticket {
        hash: row.get(0),
        table: row.get(1),
        player: number(row.get(2)),
        until: row.get(3),
    }))
}
