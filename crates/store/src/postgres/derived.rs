//! What is derived from the logs: written with the entries it follows from, and read.

use futures_util::future::join;
use tokio_postgres::Row;

use super::errors::Failure;
use super::jobs::number;
use super::link::{Link, Values};
use crate::log::rows;
use crate::{Derived, NewResult, ResultRow};

pub(super) fn is_empty(derived: &Derived) -> bool {
    derived.seats.is_empty() && derived.results.is_empty()
}

/// Adds what follows from entries that are being written, of any tables.
pub(super) async fn add(link: &Link, derived: &[(i64, &Derived)]) -> Result<(), Failure> {
    add_seats(link, derived).await?;
    let results = derived.iter().flat_map(|(key, derived)| {
        let key = *key;
        derived.results.iter().map(move |result| (key, result))
    });
    let results: Vec<(i64, &NewResult)> = results.collect();
    let ids = results.iter().map(|(_, result)| result.id.clone());
    put_results(link, ids.collect(), &results).await
}

/// Puts what follows from a whole log in the place of all that is derived of its table.
pub(super) async fn replace(link: &Link, key: i64, derived: &Derived) -> Result<(), Failure> {
    let found = link
        .query("SELECT id FROM results WHERE key = $1", &[&key])
        .await?;
    let mut ids: Vec<String> = found.iter().map(|row| row.get(0)).collect();
    ids.extend(derived.results.iter().map(|result| result.id.clone()));
    let seats = "DELETE FROM guest_seats WHERE key = $1";
    link.execute(seats, &[&key]).await?;
    add_seats(link, &[(key, derived)]).await?;
    let results: Vec<_> = derived.results.iter().map(|result| (key, result)).collect();
    put_results(link, ids, &results).await
}

/// Removes all that is derived of a table.
pub(super) async fn clear(link: &Link, key: i64) -> Result<(), Failure> {
    replace(link, key, &Derived::default()).await
}

async fn add_seats(link: &Link, derived: &[(i64, &Derived)]) -> Result<(), Failure> {
    let seats = derived.iter().flat_map(|(key, derived)| {
        let seat = |seat: &'_ crate::GuestSeat| (seat.guest.clone(), *key, i64::from(seat.player));
        derived.seats.iter().map(seat).collect::<Vec<_>>()
    });
    let (guests, (keys, players)): (Vec<String>, (Vec<i64>, Vec<i64>)) = seats
        .map(|(guest, key, player)| (guest, (key, player)))
        .unzip();
    if guests.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO guest_seats (guest, key, player)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) ON CONFLICT DO NOTHING";
    let values: Values<'_> = &[&guests, &keys, &players];
    link.execute(sql, values).await.map(drop)
}

/// Where a guest's run of victories may have changed: a guest, and the place of a game.
#[derive(Default)]
struct Changed {
    guests: Vec<String>,
    ats: Vec<i64>,
    ids: Vec<String>,
}

impl Changed {
    fn push(&mut self, guest: &str, at: i64, id: &str) {
        self.guests.push(guest.to_owned());
        self.ats.push(at);
        self.ids.push(id.to_owned());
    }
}

/// Writes results in the place of those with the given ids, and counts runs anew.
async fn put_results(
    link: &Link,
    instead: Vec<String>,
    results: &[(i64, &NewResult)],
) -> Result<(), Failure> {
    if instead.is_empty() {
        return Ok(());
    }
    lock_players(link, &instead, results).await?;
    let mut changed = remove_results(link, &instead).await?;
    insert_results(link, results).await?;
    for (_, result) in results {
        for one in result.guests.iter().filter(|one| one.won.is_some()) {
            changed.push(&one.guest, result.at, &result.id);
        }
    }
    count_runs(link, &changed).await
}

/// Keeps other nodes from counting the runs of the same guests meanwhile: neither would see
/// the game that the other adds.
async fn lock_players(
    link: &Link,
    instead: &[String],
    results: &[(i64, &NewResult)],
) -> Result<(), Failure> {
    let sql = "SELECT guest FROM guest_results WHERE id = ANY($1)";
    let known = link.query(sql, &[&instead]).await?;
    let known = known.iter().map(|row| row.get::<_, &str>(0));
    let new = results.iter().flat_map(|(_, result)| &result.guests);
    let guests: Vec<&str> = known.chain(new.map(|one| one.guest.as_str())).collect();
    lock_guests(link, &guests).await
}

/// Locks guests until the transaction ends, always in the same order.
pub(super) async fn lock_guests(link: &Link, guests: &[&str]) -> Result<(), Failure> {
    if guests.is_empty() {
        return Ok(());
    }
    let sql = "SELECT pg_advisory_xact_lock(x'67756573'::int, place) FROM
        (SELECT DISTINCT hashtext(guest) AS place FROM unnest($1::text[]) AS guest ORDER BY 1)
        AS places";
    link.query(sql, &[&guests]).await.map(drop)
}

async fn remove_results(link: &Link, ids: &[String]) -> Result<Changed, Failure> {
    let of_guests = "DELETE FROM guest_results WHERE id = ANY($1)
        RETURNING guest, at, id, won IS NOT NULL";
    let themselves = "DELETE FROM results WHERE id = ANY($1)";
    link.prepare(of_guests).await?;
    link.prepare(themselves).await?;
    let values: Values<'_> = &[&ids];
    let removed = link.query(of_guests, values);
    let gone = link.execute(themselves, values);
    let (removed, gone) = join(removed, gone).await;
    let mut changed = Changed::default();
    for row in removed?.iter().filter(|row| row.get(3)) {
        changed.push(row.get(0), row.get(1), row.get(2));
    }
    gone.map(|_| changed)
}

async fn insert_results(link: &Link, results: &[(i64, &NewResult)]) -> Result<(), Failure> {
    if results.is_empty() {
        return Ok(());
    }
    let all = results.iter();
    let ids: Vec<&str> = all.clone().map(|(_, result)| result.id.as_str()).collect();
    let keys: Vec<i64> = all.clone().map(|(key, _)| *key).collect();
    let games: Vec<i64> = all.clone().map(|(_, result)| result.game.into()).collect();
    let ats: Vec<i64> = all.clone().map(|(_, result)| result.at).collect();
    let boards: Vec<Option<&str>> = all.clone().map(|(_, one)| one.board.as_deref()).collect();
    let scores: Vec<i64> = all.clone().map(|(_, result)| result.score).collect();
    let bodies: Vec<&str> = all.map(|(_, result)| result.body.as_str()).collect();
    let sql = "INSERT INTO results (id, key, game, at, board, score, body)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[],
            $6::bigint[], $7::text[])";
    let values: Values<'_> = &[&ids, &keys, &games, &ats, &boards, &scores, &bodies];
    link.execute(sql, values).await?;

    let mut guests = (Changed::default(), Vec::new());
    for (_, result) in results {
        for one in &result.guests {
            guests.0.push(&one.guest, result.at, &result.id);
            guests.1.push(one.won);
        }
    }
    let (of, won) = guests;
    if won.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO guest_results (guest, at, id, won)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::boolean[])
        ON CONFLICT DO NOTHING";
    let values: Values<'_> = &[&of.guests, &of.ats, &of.ids, &won];
    link.execute(sql, values).await.map(drop)
}

/// Counts the runs of victories around some games anew: from the defeat before each to the
/// one after it, since games of one guest may end in another order than they are written.
/// The last victory of each run tells its length.
async fn count_runs(link: &Link, changed: &Changed) -> Result<(), Failure> {
    if changed.guests.is_empty() {
        return Ok(());
    }
    let sql = "WITH changed AS (
            SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]) WITH ORDINALITY
                AS one (guest, at, id, n)
        ), spans AS (
            SELECT changed.n, changed.guest, before.at AS from_at, before.id AS from_id,
                after.at AS to_at, after.id AS to_id
            FROM changed
            LEFT JOIN LATERAL (SELECT at, id FROM guest_results AS one
                WHERE one.guest = changed.guest AND NOT won
                    AND (one.at, one.id) < (changed.at, changed.id)
                ORDER BY at DESC, id DESC LIMIT 1) AS before ON TRUE
            LEFT JOIN LATERAL (SELECT at, id FROM guest_results AS one
                WHERE one.guest = changed.guest AND NOT won
                    AND (one.at, one.id) > (changed.at, changed.id)
                ORDER BY at, id LIMIT 1) AS after ON TRUE
        ), games AS (
            SELECT spans.n, one.guest, one.at, one.id, one.won,
                lead(one.won) OVER game AS next_won,
                count(*) FILTER (WHERE NOT one.won) OVER game AS n_defeats
            FROM spans JOIN guest_results AS one ON one.guest = spans.guest
                AND one.won IS NOT NULL
                AND (from_at IS NULL OR (one.at, one.id) > (from_at, from_id))
                AND (to_at IS NULL OR (one.at, one.id) < (to_at, to_id))
            WINDOW game AS (PARTITION BY spans.n ORDER BY one.at, one.id)
        ), runs AS (
            SELECT guest, at, id, CASE WHEN won AND next_won IS NOT TRUE
                THEN count(*) FILTER (WHERE won)
                    OVER (PARTITION BY n, n_defeats ORDER BY at, id) END AS run
            FROM games
        )
        UPDATE guest_results SET run = runs.run FROM runs
        WHERE guest_results.guest = runs.guest AND guest_results.at = runs.at
            AND guest_results.id = runs.id AND guest_results.run IS DISTINCT FROM runs.run";
    let values: Values<'_> = &[&changed.guests, &changed.ats, &changed.ids];
    link.execute(sql, values).await.map(drop)
}

const RESULT: &str = "SELECT results.id, tables.id, game, results.at, results.body
    FROM results JOIN tables ON tables.key = results.key";

fn result_row(row: &Row) -> ResultRow {
    ResultRow {
        id: row.get(0),
        table: row.get(1),
        game: number(row.get(2)),
        at: row.get(3),
        body: row.get(4),
    }
}

pub(super) async fn results_of(link: &Link, guest: &str) -> Result<Vec<ResultRow>, Failure> {
    let sql = format!(
        "{RESULT} JOIN guest_results ON guest_results.id = results.id
        WHERE guest_results.guest = $1 ORDER BY guest_results.at, guest_results.id"
    );
    let found = link.query(&sql, &[&guest]).await?;
    Ok(found.iter().map(result_row).collect())
}

pub(super) async fn last_results(
    link: &Link,
    guests: &[String],
    each: usize,
    limit: usize,
) -> Result<Vec<ResultRow>, Failure> {
    let sql = format!(
        "{RESULT} WHERE results.id IN (
            SELECT own.id FROM unnest($1::text[]) AS asked (guest)
            CROSS JOIN LATERAL (
                SELECT id FROM guest_results WHERE guest_results.guest = asked.guest
                ORDER BY at DESC, id DESC LIMIT $2
            ) AS own
        ) ORDER BY results.at DESC, results.id DESC LIMIT $3"
    );
    let found = link
        .query(&sql, &[&guests, &rows(each), &rows(limit)])
        .await?;
    Ok(found.iter().map(result_row).collect())
}

pub(super) async fn result(link: &Link, id: &str) -> Result<Option<ResultRow>, Failure> {
    let sql = format!("{RESULT} WHERE results.id = $1");
    let found = link.query_opt(&sql, &[&id]).await?;
    Ok(found.as_ref().map(result_row))
}

pub(super) async fn board(
    link: &Link,
    board: &str,
    since: i64,
    limit: usize,
) -> Result<Vec<ResultRow>, Failure> {
    let sql = format!(
        "{RESULT} WHERE board = $1 AND results.at >= $2
        ORDER BY score DESC, results.at, results.id LIMIT $3"
    );
    let found = link.query(&sql, &[&board, &since, &rows(limit)]).await?;
    Ok(found.iter().map(result_row).collect())
}

pub(super) async fn streaks(
    link: &Link,
    since: i64,
    limit: usize,
) -> Result<Vec<(u32, String, ResultRow)>, Failure> {
    let sql = "SELECT results.id, tables.id, game, results.at, results.body, run, guest
        FROM guest_results JOIN results ON results.id = guest_results.id
        JOIN tables ON tables.key = results.key
        WHERE run IS NOT NULL AND guest_results.at >= $1
        ORDER BY run DESC, guest_results.at, guest_results.id LIMIT $2";
    let found = link.query(sql, &[&since, &rows(limit)]).await?;
    let runs = found
        .iter()
        .map(|row| (number(row.get(5)), row.get(6), result_row(row)));
    Ok(runs.collect())
}

pub(super) async fn longest_run(link: &Link, guest: &str) -> Result<u32, Failure> {
    let sql = "SELECT coalesce(max(run), 0) FROM guest_results WHERE guest = $1";
    let found = link.query_opt(sql, &[&guest]).await?;
    Ok(found.map_or(0, |row| number(row.get(0))))
}

pub(super) async fn seats_of(link: &Link, guest: &str) -> Result<Vec<(String, u32)>, Failure> {
    let sql = "SELECT tables.id, player FROM guest_seats JOIN tables USING (key)
        WHERE guest = $1 ORDER BY tables.id, player";
    let found = link.query(sql, &[&guest]).await?;
    let seats = found.iter().map(|row| (row.get(0), number(row.get(1))));
    Ok(seats.collect())
}

pub(super) async fn guests_like(
    link: &Link,
    start: &str,
    limit: usize,
) -> Result<Vec<String>, Failure> {
    // Hashes are hexadecimal: `g` comes after every digit.
    let sql = "SELECT hash FROM guests WHERE hash >= $1 AND hash < $2
        UNION SELECT guest FROM guest_seats WHERE guest >= $1 AND guest < $2
        UNION SELECT guest FROM practice WHERE guest >= $1 AND guest < $2
        UNION SELECT guest FROM run_answers WHERE guest >= $1 AND guest < $2
        UNION SELECT guest FROM duel_players WHERE guest >= $1 AND guest < $2
        ORDER BY 1 LIMIT $3";
    let end = format!("{start}g");
    let found = link.query(sql, &[&start, &end, &rows(limit)]).await?;
    Ok(found.iter().map(|row| row.get(0)).collect())
}
