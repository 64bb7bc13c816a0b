//! Appends of many tables in one transaction.
//!
//! Whatever waits is written together: one trip to lock the tables and look for repeats, one
//! to write and to commit, and one sync of the disk for all (group commit). The rows of the
//! tables are locked in the order of their keys, so that nodes that append to the same
//! tables wait for each other in turn. Nobody is answered before the commit is durable; an
//! append that lost its race is left out and harms nobody else.

use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

use futures_util::future::join;
use tokio::sync::Mutex;
use tokio::sync::mpsc::UnboundedReceiver;

use super::derived;
use super::errors::Failure;
use super::link::{Link, Values};
use super::pool::Pool;
use super::rows::Entries;
use super::transaction::{Outcome, Transaction};
use crate::reply::Answer;
use crate::{Append, Derived, StoreError};

/// The most appends of one transaction: beyond this the sync is a small part of the cost.
const MAX_BATCH: usize = 512;
/// After a transaction of so many the next one waits a moment for more of them.
const BUSY_BATCH: usize = 16;
const BATCH_DELAY: Duration = Duration::from_millis(2);
/// While one transaction waits for the disk another is made ready.
pub(super) const N_WRITERS: usize = 2;

/// An append, and who waits for it.
pub(super) type Waiting = (Append, Answer<u64>);
/// All that wait, taken by the writers in turn.
pub(super) type Queue = Rc<Mutex<UnboundedReceiver<Waiting>>>;

/// Writes what waits, until nobody can ask for more.
pub(super) async fn write(pool: Rc<Pool>, queue: Queue) {
    let mut crowded = false;
    loop {
        let mut batch = Vec::new();
        {
            let mut queue = queue.lock().await;
            if queue.recv_many(&mut batch, MAX_BATCH).await == 0 {
                return;
            }
            if crowded && batch.len() < MAX_BATCH {
                tokio::time::sleep(BATCH_DELAY).await;
                while batch.len() < MAX_BATCH
                    && let Ok(next) = queue.try_recv()
                {
                    batch.push(next);
                }
            }
        }
        crowded = batch.len() >= BUSY_BATCH;
        let (appends, answers): (Vec<Append>, Vec<Answer<u64>>) = batch.into_iter().unzip();
        match save(&pool, &appends).await {
            Outcome::Known(Ok(results)) => tell(answers, results),
            Outcome::Known(Err(error)) => {
                let results = vec![Err(error); answers.len()];
                tell(answers, results);
            }
            // It may take long, and others want to be told that saving is paused.
            Outcome::InDoubt(doubt) => {
                let pool = pool.clone();
                tokio::task::spawn_local(async move {
                    let resolved = doubt.resolve(&pool).await;
                    let n_answers = answers.len();
                    let failed = |error| vec![Err(error); n_answers];
                    tell(answers, resolved.unwrap_or_else(failed));
                });
            }
        }
    }
}

fn tell(answers: Vec<Answer<u64>>, results: Results) {
    for (answer, result) in answers.into_iter().zip(results) {
        // Whoever asked may be gone.
        let _ = answer.send(result);
    }
}

/// Saves all in one transaction, or if that cannot be done each in its own.
async fn save(pool: &Pool, appends: &[Append]) -> Outcome<Results> {
    let error = match commit(pool, appends).await {
        Outcome::Known(Err(error)) => error,
        outcome => return outcome,
    };
    if appends.len() == 1 || matches!(error, StoreError::Unreachable { .. }) {
        return Outcome::Known(Err(error));
    }
    // One of them cannot be done, or somebody holds one of the tables.
    let mut results = Results::new();
    for append in appends {
        let one = match commit(pool, std::slice::from_ref(append)).await {
            Outcome::Known(one) => one,
            Outcome::InDoubt(doubt) => doubt.resolve(pool).await,
        };
        let one = one.map(|mut one| one.pop().unwrap_or(Err(StoreError::Stopped)));
        results.push(one.flatten());
    }
    Outcome::Known(Ok(results))
}

type Results = Vec<Result<u64, StoreError>>;

async fn commit(pool: &Pool, appends: &[Append]) -> Outcome<Results> {
    let wanted = Lookup::of(appends);
    let begun = Transaction::begin_with(pool, async |link| wanted.look(link).await).await;
    let (transaction, found) = match begun {
        Ok(begun) => begun,
        Err(error) => return Outcome::Known(Err(error)),
    };
    let (results, written) = decide(appends, found);
    let link = transaction.link();
    let ready = match written.make_ready(link).await {
        Ok(()) => derived::add(link, &written.derived).await,
        Err(failure) => Err(failure),
    };
    if let Err(failure) = ready {
        return Outcome::Known(transaction.finish(Err(failure)).await);
    }
    let last = async |link: &Link| written.write(link).await;
    transaction.commit_with(results, last).await
}

const LOCK: &str = "SELECT id, key, seq FROM tables WHERE id = ANY($1) ORDER BY key FOR UPDATE";
/// Sees what was committed before the tables were locked, since it comes after.
const REPEATS: &str = "SELECT asked.n, entries.seq
    FROM unnest($1::text[], $2::bigint[], $3::text[]) WITH ORDINALITY AS asked (id, player, message, n)
    JOIN tables ON tables.id = asked.id
    JOIN entries ON entries.key = tables.key
        AND entries.player = asked.player AND entries.message = asked.message
    ORDER BY asked.n";

/// What has to be known of the tables before anything is decided.
struct Lookup<'a> {
    tables: Vec<&'a str>,
    /// The messages, each with the append it belongs to.
    of: Vec<usize>,
    ids: Vec<&'a str>,
    players: Vec<i64>,
    messages: Vec<&'a str>,
}

/// What is known of them.
struct Found {
    /// Keys and last numbers.
    tables: HashMap<String, (i64, u64)>,
    /// Entries that messages have made, by the append.
    repeats: HashMap<usize, u64>,
}

impl<'a> Lookup<'a> {
    fn of(appends: &'a [Append]) -> Lookup<'a> {
        let mut wanted = Lookup {
            tables: appends.iter().map(|append| append.table.as_str()).collect(),
            of: Vec::new(),
            ids: Vec::new(),
            players: Vec::new(),
            messages: Vec::new(),
        };
        for (n, append) in appends.iter().enumerate() {
            for asked in append.entries.iter().filter_map(|new| new.asked.as_ref()) {
                wanted.of.push(n);
                wanted.ids.push(&append.table);
                wanted.players.push(asked.player.into());
                wanted.messages.push(&asked.id);
            }
        }
        wanted
    }

    async fn look(&self, link: &Link) -> Result<Found, Failure> {
        let tables: Values<'_> = &[&self.tables];
        let messages: Values<'_> = &[&self.ids, &self.players, &self.messages];
        let looking = join(link.query(LOCK, tables), link.query(REPEATS, messages));
        let (locked, repeats) = looking.await;
        let mut found = Found {
            tables: HashMap::new(),
            repeats: HashMap::new(),
        };
        for row in locked? {
            let seq: i64 = row.get(2);
            let known = (row.get(1), seq.cast_unsigned());
            found.tables.insert(row.get(0), known);
        }
        for row in repeats? {
            let (n, seq): (i64, i64) = (row.get(0), row.get(1));
            let n = usize::try_from(n - 1).ok().and_then(|n| self.of.get(n));
            if let Some(append) = n {
                // The first of its messages that was stored is the one that is told.
                found.repeats.entry(*append).or_insert(seq.cast_unsigned());
            }
        }
        Ok(found)
    }
}

/// What is written.
#[derive(Default)]
struct Written<'a> {
    entries: Entries<'a>,
    keys: Vec<i64>,
    seqs: Vec<i64>,
    ats: Vec<Option<i64>>,
    dues: Vec<Option<i64>>,
    closes: Vec<bool>,
    derived: Vec<(i64, &'a Derived)>,
}

/// Decides each append as if it came alone, in the order in which they came.
fn decide(appends: &[Append], mut found: Found) -> (Results, Written<'_>) {
    let mut written = Written::default();
    let mut results = Vec::with_capacity(appends.len());
    let mut news: HashMap<(&str, u32, &str), u64> = HashMap::new();
    for (n, append) in appends.iter().enumerate() {
        let Some((key, seq)) = found.tables.get_mut(&append.table) else {
            let table = append.table.clone();
            results.push(Err(StoreError::NoSuchTable { table }));
            continue;
        };
        let asked = append.entries.iter().filter_map(|new| new.asked.as_ref());
        let just_now = asked
            .map(|asked| (append.table.as_str(), asked.player, asked.id.as_str()))
            .find_map(|message| news.get(&message));
        // A repeat comes before a race: its sender is owed the answer it did not hear.
        if let Some(seq) = found.repeats.get(&n).or(just_now) {
            results.push(Err(StoreError::Repeated { seq: *seq }));
            continue;
        }
        if *seq != append.expected {
            results.push(Err(StoreError::Race { now: *seq }));
            continue;
        }
        for entry in &append.entries {
            *seq += 1;
            written.entries.push(*key, &append.table, *seq, entry);
            if let Some(asked) = &entry.asked {
                news.insert((&append.table, asked.player, &asked.id), *seq);
            }
        }
        written.head(*key, *seq, append);
        results.push(Ok(*seq));
    }
    (results, written)
}

const MOVE_ON: &str = "UPDATE tables SET seq = new.seq, at = COALESCE(new.at, tables.at),
        due = new.due, lease = 0, closed = tables.closed OR new.closes
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[])
        AS new (key, seq, at, due, closes)
    WHERE tables.key = new.key";

impl<'a> Written<'a> {
    /// Notes where a table stands now. Of two appends to one table the later one counts.
    fn head(&mut self, key: i64, seq: u64, append: &'a Append) {
        let at = append.entries.last().map(|last| last.at);
        // The work that was due is done or has changed, so nobody holds a claim any more.
        let due = append.due.filter(|_| !append.closes);
        if !derived::is_empty(&append.derived) {
            self.derived.push((key, &append.derived));
        }
        if let Some(n) = self.keys.iter().position(|known| *known == key) {
            self.seqs[n] = seq.cast_signed();
            self.ats[n] = at.or(self.ats[n]);
            self.dues[n] = due;
            self.closes[n] |= append.closes;
            return;
        }
        self.keys.push(key);
        self.seqs.push(seq.cast_signed());
        self.ats.push(at);
        self.dues.push(due);
        self.closes.push(append.closes);
    }

    async fn make_ready(&self, link: &Link) -> Result<(), Failure> {
        link.prepare(Entries::INSERT).await?;
        link.prepare(MOVE_ON).await.map(drop)
    }

    async fn write(&self, link: &Link) -> Result<(), Failure> {
        let heads: Values<'_> = &[&self.keys, &self.seqs, &self.ats, &self.dues, &self.closes];
        let writing = join(self.entries.insert(link), link.execute(MOVE_ON, heads));
        let (entries, moved) = writing.await;
        entries?;
        moved.map(drop)
    }
}
