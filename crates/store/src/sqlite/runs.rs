//! Runs of the daily and of duels.

use rusqlite::{Connection, OptionalExtension, Row as Found, params};

use super::SqliteStore;
use super::jobs::Failure;
use crate::log::rows;
use crate::reply::Reply;
use crate::runs::{joined, split, sums};
use crate::{Duel, DuelPlayer, RunAnswer, RunStore, StoreError, StoredRun};

impl RunStore for SqliteStore {
    fn put_secret(&self, name: String, value: String) -> Reply<String> {
        self.write(move |context| put_secret(context.db, &name, &value))
    }

    fn put_run(&self, run: StoredRun) -> Reply<StoredRun> {
        self.write(move |context| put(context.db, &run))
    }

    fn run(&self, id: String) -> Reply<Option<StoredRun>> {
        self.read(move |db| of(db, &id))
    }

    fn runs_before(&self, start: String, before: String, limit: usize) -> Reply<Vec<String>> {
        self.read(move |db| runs_before(db, &start, &before, limit))
    }

    fn put_run_answer(
        &self,
        answer: RunAnswer,
        counts: Vec<String>,
        most: u64,
    ) -> Reply<RunAnswer> {
        self.write(move |context| put_answer(context.db, &answer, &counts, most))
    }

    fn run_answers(&self, run: String, guest: String) -> Reply<Vec<RunAnswer>> {
        self.read(move |db| answers(db, &run, &guest))
    }

    fn run_answers_of(&self, guest: String) -> Reply<Vec<RunAnswer>> {
        self.read(move |db| answers_of(db, &guest))
    }

    fn counted_runs(&self, guest: String) -> Reply<Vec<String>> {
        self.read(move |db| counted(db, &guest))
    }

    fn run_players(&self, run: String, after: String, limit: usize) -> Reply<Vec<String>> {
        self.read(move |db| players(db, &run, &after, limit))
    }

    fn run_counts(&self, run: String) -> Reply<Vec<(String, u64)>> {
        self.read(move |db| counts(db, &run))
    }

    fn recount_run(&self, run: String, guests: Vec<(String, Vec<String>)>) -> Reply<()> {
        self.write(move |context| recount(context.db, &run, &guests))
    }

    fn put_duel(&self, duel: Duel) -> Reply<()> {
        self.write(move |context| put_duel(context.db, &duel))
    }

    fn duel(&self, id: String) -> Reply<Option<(Duel, Vec<DuelPlayer>)>> {
        self.read(move |db| duel(db, &id))
    }

    fn join_duel(&self, player: DuelPlayer, most: usize) -> Reply<Vec<DuelPlayer>> {
        self.write(move |context| join_duel(context.db, &player, most))
    }

    fn duels_of(&self, guest: String) -> Reply<Vec<DuelPlayer>> {
        self.read(move |db| duels_of(db, &guest))
    }
}

fn put_secret(db: &Connection, name: &str, value: &str) -> Result<String, Failure> {
    db.prepare_cached("INSERT OR IGNORE INTO secrets (name, value) VALUES (?1, ?2)")?
        .execute([name, value])?;
    let mut kept = db.prepare_cached("SELECT value FROM secrets WHERE name = ?1")?;
    Ok(kept.query_row([name], |row| row.get(0))?)
}

fn put(db: &Connection, new: &StoredRun) -> Result<StoredRun, Failure> {
    db.prepare_cached("INSERT OR IGNORE INTO run_deals (id, at, body) VALUES (?1, ?2, ?3)")?
        .execute(params![new.id, new.at, new.body])?;
    Ok(of(db, &new.id)?.unwrap_or_else(|| new.clone()))
}

fn of(db: &Connection, id: &str) -> Result<Option<StoredRun>, Failure> {
    let mut select = db.prepare_cached("SELECT id, at, body FROM run_deals WHERE id = ?1")?;
    Ok(select.query_row([id], read_run).optional()?)
}

/// Lists the ids of runs between two, the last first.
fn runs_before(
    db: &Connection,
    start: &str,
    before: &str,
    limit: usize,
) -> Result<Vec<String>, Failure> {
    let sql = "SELECT id FROM run_deals WHERE id >= ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3";
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map(params![start, before, rows(limit)], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

const ANSWER: &str = "SELECT run, guest, card, id, at, body FROM run_answers";

fn put_answer(
    db: &Connection,
    new: &RunAnswer,
    counts: &[String],
    most: u64,
) -> Result<RunAnswer, Failure> {
    let sql = format!(
        "{ANSWER} WHERE run = ?1 AND guest = ?2 AND (id = ?3 OR card = ?4)
        ORDER BY id = ?3 DESC LIMIT 1"
    );
    let mut select = db.prepare_cached(&sql)?;
    let values = params![new.run, new.guest, new.id, new.card];
    if let Some(kept) = select.query_row(values, read_answer).optional()? {
        return Ok(kept);
    }
    let count = |sql: &str, of: &[&String]| {
        let mut count = db.prepare_cached(sql)?;
        count.query_row::<u64, _, _>(rusqlite::params_from_iter(of), |row| row.get(0))
    };
    let sql = "SELECT COUNT(*) FROM run_answers WHERE run = ?1 AND guest = ?2";
    let now = count(sql, &[&new.run, &new.guest])?;
    if now + 1 != u64::from(new.card) {
        return Err(StoreError::Race { now }.into());
    }
    if count(
        "SELECT COUNT(*) FROM run_answers WHERE guest = ?1",
        &[&new.guest],
    )? >= most
    {
        return Err(StoreError::TooManyAnswers { most }.into());
    }
    let sql = "INSERT INTO run_answers (run, guest, card, id, at, body, counts)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    db.prepare_cached(sql)?.execute(params![
        new.run,
        new.guest,
        new.card,
        new.id,
        new.at,
        new.body,
        joined(counts)
    ])?;
    for name in counts {
        add(db, &new.run, name, 1)?;
    }
    Ok(new.clone())
}

fn add(db: &Connection, run: &str, name: &str, n: i64) -> rusqlite::Result<()> {
    let sql = "INSERT INTO run_counts (run, name, n) VALUES (?1, ?2, ?3)
        ON CONFLICT (run, name) DO UPDATE SET n = n + excluded.n";
    db.prepare_cached(sql)?.execute(params![run, name, n])?;
    db.prepare_cached("DELETE FROM run_counts WHERE run = ?1 AND name = ?2 AND n <= 0")?
        .execute([run, name])?;
    Ok(())
}

fn answers(db: &Connection, run: &str, guest: &str) -> Result<Vec<RunAnswer>, Failure> {
    let sql = format!("{ANSWER} WHERE run = ?1 AND guest = ?2 ORDER BY card");
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map([run, guest], read_answer)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn answers_of(db: &Connection, guest: &str) -> Result<Vec<RunAnswer>, Failure> {
    let sql = format!("{ANSWER} WHERE guest = ?1 ORDER BY run, card");
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map([guest], read_answer)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn counted(db: &Connection, guest: &str) -> Result<Vec<String>, Failure> {
    let sql = "SELECT run FROM run_answers WHERE guest = ?1 AND counts <> '' ORDER BY run";
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map([guest], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn players(db: &Connection, run: &str, after: &str, limit: usize) -> Result<Vec<String>, Failure> {
    let sql = "SELECT DISTINCT guest FROM run_answers WHERE run = ?1 AND guest > ?2
        ORDER BY guest LIMIT ?3";
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map(params![run, after, rows(limit)], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn counts(db: &Connection, run: &str) -> Result<Vec<(String, u64)>, Failure> {
    let sql = "SELECT name, n FROM run_counts WHERE run = ?1 ORDER BY name";
    let mut select = db.prepare_cached(sql)?;
    let rows = select.query_map([run], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Says anew what the runs of some guests are counted under, and adds all of the run up.
fn recount(db: &Connection, run: &str, guests: &[(String, Vec<String>)]) -> Result<(), Failure> {
    let sql = "UPDATE run_answers SET counts = CASE card WHEN (SELECT MAX(card)
            FROM run_answers AS own WHERE own.run = ?1 AND own.guest = ?2) THEN ?3 ELSE '' END
        WHERE run = ?1 AND guest = ?2";
    let mut update = db.prepare_cached(sql)?;
    for (guest, names) in guests {
        update.execute(params![run, guest, joined(names)])?;
    }
    let sql = "SELECT counts FROM run_answers WHERE run = ?1 AND counts <> ''";
    let mut select = db.prepare_cached(sql)?;
    let fields = select.query_map([run], |row| row.get(0))?;
    let fields = fields.collect::<Result<Vec<String>, _>>()?;
    db.prepare_cached("DELETE FROM run_counts WHERE run = ?1")?
        .execute([run])?;
    for (name, n) in sums(fields.iter().map(String::as_str)) {
        add(db, run, name, n)?;
    }
    Ok(())
}

fn put_duel(db: &Connection, new: &Duel) -> Result<(), Failure> {
    db.prepare_cached("INSERT OR IGNORE INTO duels (id, run, at) VALUES (?1, ?2, ?3)")?
        .execute(params![new.id, new.run, new.at])?;
    Ok(())
}

fn duel(db: &Connection, id: &str) -> Result<Option<(Duel, Vec<DuelPlayer>)>, Failure> {
    let mut select = db.prepare_cached("SELECT id, run, at FROM duels WHERE id = ?1")?;
    let found = select.query_row([id], |row| {
        Ok(Duel {
            id: row.get(0)?,
            run: row.get(1)?,
            at: row.get(2)?,
        })
    });
    match found.optional()? {
        Some(duel) => Ok(Some((duel, duel_players(db, id)?))),
        None => Ok(None),
    }
}

const PLAYER: &str = "SELECT duel, guest, name, at FROM duel_players";

fn duel_players(db: &Connection, duel: &str) -> rusqlite::Result<Vec<DuelPlayer>> {
    let sql = format!("{PLAYER} WHERE duel = ?1 ORDER BY place");
    let mut select = db.prepare_cached(&sql)?;
    select.query_map([duel], read_player)?.collect()
}

fn join_duel(db: &Connection, new: &DuelPlayer, most: usize) -> Result<Vec<DuelPlayer>, Failure> {
    let players = duel_players(db, &new.duel)?;
    if players.iter().any(|player| player.guest == new.guest) {
        return Ok(players);
    }
    if players.len() >= most {
        return Err(StoreError::DuelFull { most }.into());
    }
    let sql = "INSERT INTO duel_players (duel, place, guest, name, at)
        SELECT ?1, COALESCE(MAX(place), 0) + 1, ?2, ?3, ?4 FROM duel_players WHERE duel = ?1";
    db.prepare_cached(sql)?
        .execute(params![new.duel, new.guest, new.name, new.at])?;
    Ok(duel_players(db, &new.duel)?)
}

fn duels_of(db: &Connection, guest: &str) -> Result<Vec<DuelPlayer>, Failure> {
    let sql = format!("{PLAYER} WHERE guest = ?1 ORDER BY at, duel");
    let mut select = db.prepare_cached(&sql)?;
    let rows = select.query_map([guest], read_player)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Takes a guest out of everybody's numbers, and removes what they chose.
pub(super) fn forget_guest(db: &Connection, guest: &str) -> rusqlite::Result<()> {
    let sql = "SELECT run, counts FROM run_answers WHERE guest = ?1 AND counts <> ''";
    let mut select = db.prepare_cached(sql)?;
    let found = select.query_map([guest], |row| Ok((row.get(0)?, row.get(1)?)))?;
    for (run, names) in found.collect::<Result<Vec<(String, String)>, _>>()? {
        split(&names).try_for_each(|name| add(db, &run, name, -1))?;
    }
    for sql in [
        "DELETE FROM run_answers WHERE guest = ?1",
        "DELETE FROM duel_players WHERE guest = ?1",
    ] {
        db.prepare_cached(sql)?.execute([guest])?;
    }
    Ok(())
}

fn read_run(row: &Found<'_>) -> rusqlite::Result<StoredRun> {
    Ok(StoredRun {
        id: row.get(0)?,
        at: row.get(1)?,
        body: row.get(2)?,
    })
}

fn read_answer(row: &Found<'_>) -> rusqlite::Result<RunAnswer> {
    Ok(RunAnswer {
        run: row.get(0)?,
        guest: row.get(1)?,
        card: row.get(2)?,
        id: row.get(3)?,
        at: row.get(4)?,
        body: row.get(5)?,
    })
}

fn read_player(row: &Found<'_>) -> rusqlite::Result<DuelPlayer> {
    Ok(DuelPlayer {
        duel: row.get(0)?,
        guest: row.get(1)?,
        name: row.get(2)?,
        at: row.get(3)?,
    })
}
