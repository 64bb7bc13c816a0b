//! What is written one by one, each in a transaction of its own.

use super::Clock;
use super::derived;
use super::errors::Failure;
use super::link::{Link, Values};
use super::reads::no_such_table;
use super::rows::Entries;
use crate::log::rows;
use crate::{
    Claim, Guest, NewEntry, NewReport, NewTable, Report, Rewrite, StoreError, TICKET_RETENTION_MS,
    Ticket,
};

pub(super) async fn create(
    link: &Link,
    table: &NewTable,
    entries: &[NewEntry],
    due: Option<i64>,
) -> Result<u64, Failure> {
    let sql = "INSERT INTO tables (id, code, made, seq, at, due)
        VALUES ($1, $2, $3, $4, $5, $6) RETURNING key";
    let seq = entries.len() as u64;
    let at = entries.last().map_or(table.at, |last| last.at);
    let n_entries = seq.cast_signed();
    let values: Values<'_> = &[&table.id, &table.code, &table.at, &n_entries, &at, &due];
    let made = link.query_opt(sql, values).await;
    let made = made.map_err(|failure| refused(table, failure))?;
    let key: i64 = made.ok_or_else(|| no_such_table(&table.id))?.get(0);
    refer(link, key, table).await?;
    let mut written = Entries::default();
    for (seq, entry) in (1..).zip(entries) {
        written.push(key, &table.id, seq, entry);
    }
    written.insert(link).await?;
    derived::add(link, &[(key, &table.derived)]).await?;
    Ok(seq)
}

/// Says what a new table clashes with.
fn refused(table: &NewTable, failure: Failure) -> Failure {
    match (failure.broken_constraint(), &table.code) {
        (Some("tables_by_id"), _) => {
            let table = table.id.clone();
            StoreError::TableExists { table }.into()
        }
        (Some("tables_by_code"), Some(code)) => {
            let code = code.clone();
            StoreError::CodeTaken { code }.into()
        }
        _ => failure,
    }
}

/// Notes the decks of a new table, which from here on nobody can sweep away.
async fn refer(link: &Link, key: i64, table: &NewTable) -> Result<(), Failure> {
    if table.decks.is_empty() {
        return Ok(());
    }
    let sql = "SELECT hash FROM decks WHERE hash = ANY($1) ORDER BY hash FOR KEY SHARE";
    let kept = link.query(sql, &[&table.decks]).await?;
    let kept: Vec<&str> = kept.iter().map(|row| row.get(0)).collect();
    if let Some(hash) = table
        .decks
        .iter()
        .find(|hash| !kept.contains(&hash.as_str()))
    {
        let hash = hash.clone();
        return Err(StoreError::NoSuchDeck { hash }.into());
    }
    let sql = "INSERT INTO table_decks (key, hash) SELECT $1, unnest($2::text[])
        ON CONFLICT DO NOTHING";
    link.execute(sql, &[&key, &table.decks]).await.map(drop)
}

/// Locks a table that is expected to stand at a number, and returns its key.
pub(super) async fn lock(link: &Link, table: &str, expected: u64) -> Result<i64, Failure> {
    let sql = "SELECT key, seq FROM tables WHERE id = $1 FOR UPDATE";
    let found = link.query_opt(sql, &[&table]).await?;
    let found = found.ok_or_else(|| no_such_table(table))?;
    let now = found.get::<_, i64>(1).cast_unsigned();
    match now == expected {
        true => Ok(found.get(0)),
        false => Err(StoreError::Race { now }.into()),
    }
}

pub(super) async fn rewrite(link: &Link, rewrite: &Rewrite) -> Result<(), Failure> {
    let key = lock(link, &rewrite.table, rewrite.expected).await?;
    let (mut old, mut new) = (Entries::default(), Entries::default());
    for (seq, entry) in &rewrite.entries {
        let place = match *seq <= rewrite.expected {
            true => &mut old,
            false => &mut new,
        };
        place.push(key, &rewrite.table, *seq, entry);
    }
    old.replace(link).await?;
    if let Some((last, entry)) = rewrite.entries.last()
        && *last > rewrite.expected
    {
        new.insert(link).await?;
        let sql = "UPDATE tables SET seq = $2, at = $3 WHERE key = $1";
        link.execute(sql, &[&key, &last.cast_signed(), &entry.at])
            .await?;
    }
    derived::replace(link, key, &rewrite.derived).await
}

pub(super) async fn put_deck(link: &Link, hash: &str, body: &str) -> Result<(), Failure> {
    let sql = "INSERT INTO decks (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    link.execute(sql, &[&hash, &body]).await.map(drop)
}

/// Lends due work. A table that somebody is just changing is left to the next look.
pub(super) async fn claim_due(
    link: &Link,
    clock: Clock,
    now: i64,
    (late, lease): (i64, i64),
    limit: usize,
) -> Result<Vec<Claim>, Failure> {
    let now = match clock {
        Clock::Caller => now,
        Clock::Database => time(link).await?,
    };
    let sql = "WITH picked AS MATERIALIZED
            (SELECT key FROM tables WHERE due <= $1 AND lease <= $2 ORDER BY due LIMIT $4
                FOR UPDATE SKIP LOCKED)
        UPDATE tables SET lease = $3 FROM picked WHERE tables.key = picked.key
        RETURNING id, due";
    let until = now + lease;
    let claimed = link
        .query(sql, &[&(now - late), &now, &until, &rows(limit)])
        .await?;
    let claims = claimed.iter().map(|row| Claim {
        table: row.get(0),
        due: row.get(1),
        until,
    });
    Ok(claims.collect())
}

/// The database's clock, in milliseconds since 1970.
pub(super) async fn time(link: &Link) -> Result<i64, Failure> {
    let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let told = link.query_opt(sql, &[]).await?;
    Ok(told.ok_or(Failure::Silent)?.get(0))
}

pub(super) async fn put_guest(link: &Link, guest: &Guest) -> Result<(), Failure> {
    let sql = "INSERT INTO guests (hash, name, seen) VALUES ($1, $2, $3)
        ON CONFLICT (hash) DO UPDATE SET name = excluded.name, seen = excluded.seen";
    let values: Values<'_> = &[&guest.hash, &guest.name, &guest.seen];
    link.execute(sql, values).await.map(drop)
}

pub(super) async fn put_ticket(link: &Link, ticket: &Ticket) -> Result<(), Failure> {
    let oldest = ticket.until - TICKET_RETENTION_MS;
    link.execute("DELETE FROM tickets WHERE until < $1", &[&oldest])
        .await?;
    let sql = "INSERT INTO tickets (hash, table_id, player, until) VALUES ($1, $2, $3, $4)
        ON CONFLICT (hash) DO UPDATE SET table_id = excluded.table_id,
            player = excluded.player, until = excluded.until";
    let player = i64::from(ticket.player);
    let values: Values<'_> = &[&ticket.hash, &ticket.table, &player, &ticket.until];
    link.execute(sql, values).await.map(drop)
}

/// A number that we wrote ourselves, and that therefore fits.
pub(super) fn number(stored: i64) -> u32 {
    u32::try_from(stored).unwrap_or(u32::MAX)
}

/// Keeps a report; `false` if there are as many as are kept. The same words about the same
/// card are kept once.
pub(super) async fn put_report(link: &Link, new: &NewReport, most: u64) -> Result<bool, Failure> {
    let count = link.query_opt("SELECT count(*) FROM reports", &[]).await?;
    let n_kept: i64 = count.map_or(0, |row| row.get(0));
    if n_kept.cast_unsigned() >= most {
        return Ok(false);
    }
    let sql = "INSERT INTO reports (at, deck, card, date, words, year, source)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    let said: Values<'_> = &[&new.deck, &new.card, &new.date, &new.words, &new.year];
    let values = [&[&new.at as _], said, &[&new.source as _]].concat();
    link.execute(sql, &values).await.map(|_| true)
}

/// Lists what readers said of cards, oldest first.
pub(super) async fn reports(link: &Link) -> Result<Vec<Report>, Failure> {
    let sql = "SELECT id, at, deck, card, date, words, year, source FROM reports ORDER BY id";
    let found = link.query(sql, &[]).await?;
    let reports = found.iter().map(|row| Report {
        id: row.get(0),
        said: NewReport {
            at: row.get(1),
            deck: row.get(2),
            card: row.get(3),
            date: row.get(4),
            words: row.get(5),
            year: row.get(6),
            source: row.get(7),
        },
    });
    Ok(reports.collect())
}

pub(super) async fn clear_report(link: &Link, id: i64) -> Result<bool, Failure> {
    let sql = "DELETE FROM reports WHERE id = $1";
    Ok(link.execute(sql, &[&id]).await? > 0)
}
