//! Runs of the daily and of duels.

use tokio_postgres::Row as Found;

use super::PostgresStore;
use super::derived::lock_guests;
use super::errors::Failure;
use super::jobs::number;
use super::link::{Link, Values};
use crate::log::rows;
use crate::reply::Reply;
use crate::runs::{joined, split, sums};
use crate::{Duel, DuelPlayer, RunAnswer, RunStore, StoreError, StoredRun};

impl RunStore for PostgresStore {
    fn put_secret(&self, name: String, value: String) -> Reply<String> {
        self.write(async move |link: &Link| put_secret(link, &name, &value).await)
    }

    fn put_run(&self, run: StoredRun) -> Reply<StoredRun> {
        self.write(async move |link: &Link| put(link, &run).await)
    }

    fn run(&self, id: String) -> Reply<Option<StoredRun>> {
        self.read(async move |link: &Link| of(link, &id).await)
    }

    fn runs_before(&self, start: String, before: String, limit: usize) -> Reply<Vec<String>> {
        self.read(async move |link: &Link| runs_before(link, &start, &before, limit).await)
    }

    fn put_run_answer(
        &self,
        answer: RunAnswer,
        counts: Vec<String>,
        most: u64,
    ) -> Reply<RunAnswer> {
        self.write(async move |link: &Link| put_answer(link, &answer, &counts, most).await)
    }

    fn run_answers(&self, run: String, guest: String) -> Reply<Vec<RunAnswer>> {
        self.read(async move |link: &Link| answers(link, &run, &guest).await)
    }

    fn run_answers_of(&self, guest: String) -> Reply<Vec<RunAnswer>> {
        self.read(async move |link: &Link| answers_of(link, &guest).await)
    }

    fn counted_runs(&self, guest: String) -> Reply<Vec<String>> {
        self.read(async move |link: &Link| counted(link, &guest).await)
    }

    fn run_players(&self, run: String, after: String, limit: usize) -> Reply<Vec<String>> {
        self.read(async move |link: &Link| players(link, &run, &after, limit).await)
    }

    fn run_counts(&self, run: String) -> Reply<Vec<(String, u64)>> {
        self.read(async move |link: &Link| counts(link, &run).await)
    }

    fn recount_run(&self, run: String, guests: Vec<(String, Vec<String>)>) -> Reply<()> {
        self.write(async move |link: &Link| recount(link, &run, &guests).await)
    }

    fn put_duel(&self, duel: Duel) -> Reply<()> {
        self.write(async move |link: &Link| put_duel(link, &duel).await)
    }

    fn duel(&self, id: String) -> Reply<Option<(Duel, Vec<DuelPlayer>)>> {
        self.read(async move |link: &Link| duel(link, &id).await)
    }

    fn join_duel(&self, player: DuelPlayer, most: usize) -> Reply<Vec<DuelPlayer>> {
        self.write(async move |link: &Link| join_duel(link, &player, most).await)
    }

    fn duels_of(&self, guest: String) -> Reply<Vec<DuelPlayer>> {
        self.read(async move |link: &Link| duels_of(link, &guest).await)
    }
}

/// Keeps the secret that came first; all nodes use that one.
async fn put_secret(link: &Link, name: &str, value: &str) -> Result<String, Failure> {
    let sql = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    link.execute(sql, &[&name, &value]).await?;
    let sql = "SELECT value FROM secrets WHERE name = $1";
    let kept = link.query_opt(sql, &[&name]).await?;
    Ok(kept.map_or_else(|| value.to_owned(), |row| row.get(0)))
}

async fn put(link: &Link, new: &StoredRun) -> Result<StoredRun, Failure> {
    let sql = "INSERT INTO run_deals (id, at, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    link.execute(sql, &[&new.id, &new.at, &new.body]).await?;
    Ok(of(link, &new.id).await?.unwrap_or_else(|| new.clone()))
}

async fn of(link: &Link, id: &str) -> Result<Option<StoredRun>, Failure> {
    let sql = "SELECT id, at, body FROM run_deals WHERE id = $1";
    Ok(link.query_opt(sql, &[&id]).await?.as_ref().map(read_run))
}

/// Lists the ids of runs between two, the last first.
async fn runs_before(
    link: &Link,
    start: &str,
    before: &str,
    limit: usize,
) -> Result<Vec<String>, Failure> {
    let sql = "SELECT id FROM run_deals WHERE id >= $1 AND id < $2 ORDER BY id DESC LIMIT $3";
    let found = link.query(sql, &[&start, &before, &rows(limit)]).await?;
    Ok(found.iter().map(|row| row.get(0)).collect())
}

const ANSWER: &str = "SELECT run, guest, card, id, at, body FROM run_answers";

/// Keeps an answer. The guest is locked meanwhile: two nodes do not take two answers for one
/// card, and nobody who is being erased leaves an answer behind.
async fn put_answer(
    link: &Link,
    new: &RunAnswer,
    counts: &[String],
    most: u64,
) -> Result<RunAnswer, Failure> {
    lock_guests(link, &[&new.guest]).await?;
    let card = i64::from(new.card);
    let sql = format!(
        "{ANSWER} WHERE run = $1 AND guest = $2 AND (id = $3 OR card = $4)
        ORDER BY id = $3 DESC LIMIT 1"
    );
    let values: Values<'_> = &[&new.run, &new.guest, &new.id, &card];
    if let Some(kept) = link.query_opt(&sql, values).await? {
        return Ok(read_answer(&kept));
    }
    let sql = "SELECT count(*) FILTER (WHERE run = $1), count(*) FROM run_answers
        WHERE guest = $2";
    let count = link.query_opt(sql, &[&new.run, &new.guest]).await?;
    let (now, all): (i64, i64) = count.map_or((0, 0), |row| (row.get(0), row.get(1)));
    if now + 1 != card {
        let now = now.cast_unsigned();
        return Err(StoreError::Race { now }.into());
    }
    if all.cast_unsigned() >= most {
        return Err(StoreError::TooManyAnswers { most }.into());
    }
    let sql = "INSERT INTO run_answers (run, guest, card, id, at, body, counts)
        VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let (first, names): (Values<'_>, String) = (&[&new.run, &new.guest, &card], joined(counts));
    let rest: Values<'_> = &[&new.id, &new.at, &new.body, &names];
    link.execute(sql, &[first, rest].concat()).await?;
    add(link, &new.run, counts.iter().map(String::as_str), 1).await?;
    Ok(new.clone())
}

/// Adds to counts of a run, always in the same order, so that no two wait for each other.
async fn add<'a>(
    link: &Link,
    run: &str,
    names: impl Iterator<Item = &'a str>,
    n: i64,
) -> Result<(), Failure> {
    let mut names: Vec<&str> = names.collect();
    if names.is_empty() {
        return Ok(());
    }
    names.sort_unstable();
    let sql = "INSERT INTO run_counts AS kept (run, name, n)
        SELECT $1, name, $3 FROM unnest($2::text[]) AS name
        ON CONFLICT (run, name) DO UPDATE SET n = kept.n + excluded.n";
    link.execute(sql, &[&run, &names, &n]).await?;
    if n < 0 {
        let sql = "DELETE FROM run_counts WHERE run = $1 AND name = ANY($2) AND n <= 0";
        link.execute(sql, &[&run, &names]).await?;
    }
    Ok(())
}

async fn answers(link: &Link, run: &str, guest: &str) -> Result<Vec<RunAnswer>, Failure> {
    let sql = format!("{ANSWER} WHERE run = $1 AND guest = $2 ORDER BY card");
    let found = link.query(&sql, &[&run, &guest]).await?;
    Ok(found.iter().map(read_answer).collect())
}

async fn answers_of(link: &Link, guest: &str) -> Result<Vec<RunAnswer>, Failure> {
    let sql = format!("{ANSWER} WHERE guest = $1 ORDER BY run, card");
    let found = link.query(&sql, &[&guest]).await?;
    Ok(found.iter().map(read_answer).collect())
}

async fn counted(link: &Link, guest: &str) -> Result<Vec<String>, Failure> {
    let sql = "SELECT run FROM run_answers WHERE guest = $1 AND counts <> '' ORDER BY run";
    let found = link.query(sql, &[&guest]).await?;
    Ok(found.iter().map(|row| row.get(0)).collect())
}

async fn players(
    link: &Link,
    run: &str,
    after: &str,
    limit: usize,
) -> Result<Vec<String>, Failure> {
    let sql = "SELECT DISTINCT guest FROM run_answers WHERE run = $1 AND guest > $2
        ORDER BY guest LIMIT $3";
    let found = link.query(sql, &[&run, &after, &rows(limit)]).await?;
    Ok(found.iter().map(|row| row.get(0)).collect())
}

async fn counts(link: &Link, run: &str) -> Result<Vec<(String, u64)>, Failure> {
    let sql = "SELECT name, n FROM run_counts WHERE run = $1 ORDER BY name";
    let found = link.query(sql, &[&run]).await?;
    let count = |row: &Found| (row.get(0), row.get::<_, i64>(1).cast_unsigned());
    Ok(found.iter().map(count).collect())
}

/// Says anew what the runs of some guests are counted under, and adds all of the run up. Who
/// finishes meanwhile waits for it.
async fn recount(link: &Link, run: &str, guests: &[(String, Vec<String>)]) -> Result<(), Failure> {
    link.run("LOCK TABLE run_counts IN SHARE ROW EXCLUSIVE MODE")
        .await?;
    let hashes: Vec<&str> = guests.iter().map(|(guest, _)| guest.as_str()).collect();
    let fields: Vec<String> = guests.iter().map(|(_, names)| joined(names)).collect();
    let sql = "UPDATE run_answers SET counts = CASE WHEN card = last THEN names ELSE '' END
        FROM (SELECT guest AS whose, names, (SELECT max(card) FROM run_answers AS own
                WHERE own.run = $1 AND own.guest = new.guest) AS last
            FROM unnest($2::text[], $3::text[]) AS new (guest, names)) AS anew
        WHERE run = $1 AND guest = whose";
    link.execute(sql, &[&run, &hashes, &fields]).await?;
    let sql = "SELECT counts FROM run_answers WHERE run = $1 AND counts <> ''";
    let found = link.query(sql, &[&run]).await?;
    let fields: Vec<String> = found.iter().map(|row| row.get(0)).collect();
    let sql = "DELETE FROM run_counts WHERE run = $1";
    link.execute(sql, &[&run]).await?;
    let sums = sums(fields.iter().map(String::as_str));
    let (names, ns): (Vec<&str>, Vec<i64>) = sums.into_iter().unzip();
    let sql = "INSERT INTO run_counts (run, name, n)
        SELECT $1, name, n FROM unnest($2::text[], $3::bigint[]) AS new (name, n)";
    link.execute(sql, &[&run, &names, &ns]).await.map(drop)
}

async fn put_duel(link: &Link, new: &Duel) -> Result<(), Failure> {
    let sql = "INSERT INTO duels (id, run, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    link.execute(sql, &[&new.id, &new.run, &new.at])
        .await
        .map(drop)
}

async fn duel(link: &Link, id: &str) -> Result<Option<(Duel, Vec<DuelPlayer>)>, Failure> {
    let sql = "SELECT id, run, at FROM duels WHERE id = $1";
    let Some(row) = link.query_opt(sql, &[&id]).await? else {
        return Ok(None);
    };
    let duel = Duel {
        id: row.get(0),
        run: row.get(1),
        at: row.get(2),
    };
    Ok(Some((duel, duel_players(link, id).await?)))
}

const PLAYER: &str = "SELECT duel, guest, name, at FROM duel_players";

async fn duel_players(link: &Link, duel: &str) -> Result<Vec<DuelPlayer>, Failure> {
    let sql = format!("{PLAYER} WHERE duel = $1 ORDER BY place");
    let found = link.query(&sql, &[&duel]).await?;
    Ok(found.iter().map(read_player).collect())
}

/// Lets somebody in. The guest and the duel are locked meanwhile: two nodes do not let one too
/// many in.
async fn join_duel(link: &Link, new: &DuelPlayer, most: usize) -> Result<Vec<DuelPlayer>, Failure> {
    lock_guests(link, &[&new.guest]).await?;
    let sql = "SELECT 1 FROM duels WHERE id = $1 FOR UPDATE";
    link.query(sql, &[&new.duel]).await?;
    let players = duel_players(link, &new.duel).await?;
    if players.iter().any(|player| player.guest == new.guest) {
        return Ok(players);
    }
    if players.len() >= most {
        return Err(StoreError::DuelFull { most }.into());
    }
    let sql = "INSERT INTO duel_players (duel, place, guest, name, at)
        SELECT $1, COALESCE(max(place), 0) + 1, $2, $3, $4 FROM duel_players WHERE duel = $1";
    let values: Values<'_> = &[&new.duel, &new.guest, &new.name, &new.at];
    link.execute(sql, values).await?;
    duel_players(link, &new.duel).await
}

async fn duels_of(link: &Link, guest: &str) -> Result<Vec<DuelPlayer>, Failure> {
    let sql = format!("{PLAYER} WHERE guest = $1 ORDER BY at, duel");
    let found = link.query(&sql, &[&guest]).await?;
    Ok(found.iter().map(read_player).collect())
}

/// Takes a guest out of everybody's numbers, and removes what they chose.
pub(super) async fn forget_guest(link: &Link, guest: &str) -> Result<(), Failure> {
    let sql = "SELECT run, counts FROM run_answers WHERE guest = $1 AND counts <> ''
        ORDER BY run";
    for row in &link.query(sql, &[&guest]).await? {
        let (run, names): (String, String) = (row.get(0), row.get(1));
        add(link, &run, split(&names), -1).await?;
    }
    for sql in [
        "DELETE FROM run_answers WHERE guest = $1",
        "DELETE FROM duel_players WHERE guest = $1",
    ] {
        link.execute(sql, &[&guest]).await?;
    }
    Ok(())
}

fn read_run(row: &Found) -> StoredRun {
    StoredRun {
        id: row.get(0),
        at: row.get(1),
        body: row.get(2),
    }
}

fn read_answer(row: &Found) -> RunAnswer {
    RunAnswer {
        run: row.get(0),
        guest: row.get(1),
        card: number(row.get(2)),
        id: row.get(3),
        at: row.get(4),
        body: row.get(5),
    }
}

fn read_player(row: &Found) -> DuelPlayer {
    DuelPlayer {
        duel: row.get(0),
        guest: row.get(1),
        name: row.get(2),
        at: row.get(3),
    }
}
