//! Transactions whose fate is always known.
//!
//! A connection may die between sending the commit and hearing the answer. Then nobody can
//! tell from this side whether it was done, so the database is asked over another
//! connection, by the transaction's number. Until it has answered nobody is told anything:
//! "not saved" never means "perhaps saved".
//!
//! A number alone proves nothing: one whose transaction had written nothing to the disk when
//! the database crashed is given to another transaction afterwards, and that one's fate would
//! be told. So each transaction leaves a mark of its own, a row for each connection, and has
//! been committed only if the mark is there too.

use std::time::Duration;

use futures_util::future::join;
use tokio::time::sleep;

use super::errors::Failure;
use super::link::Link;
use super::pool::{Pool, PooledLink};
use crate::StoreError;

/// How soon the database is asked again about a transaction that has not ended.
const STATUS_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// The transaction's number.
const NUMBER: &str = "SELECT pg_current_xact_id()::text";
/// The same, once there is a table to leave a mark in.
const MARK: &str = "INSERT INTO commits (link, n) VALUES ($1, $2)
    ON CONFLICT (link) DO UPDATE SET n = excluded.n, at = now()
    RETURNING pg_current_xact_id()::text";
const MARKED: &str = "SELECT n FROM commits WHERE link = $1";
/// Marks of connections that are long gone, about which nobody can be in doubt any more.
const FORGET: &str = "DELETE FROM commits WHERE at < now() - interval '1 day'";
const STATUS: &str = "SELECT pg_xact_status($1::text::xid8)";
/// The session may still wait for words of a connection that is gone.
const END_SESSION: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_xid = $1::text::xid8::xid AND pid <> pg_backend_pid()";

/// A transaction that is under way; dropping it undoes it.
pub(super) struct Transaction<'a> {
    pool: &'a Pool,
    link: PooledLink<'a>,
    name: Name,
}

/// How the database knows a transaction.
struct Name {
    number: String,
    /// The connection, and the how many-th transaction of it.
    mark: Option<(i64, i64)>,
}

impl<'a> Transaction<'a> {
    pub(super) async fn begin(pool: &'a Pool) -> Result<Transaction<'a>, StoreError> {
        Transaction::begin_with(pool, async |_| Ok(()))
            .await
            .map(|(transaction, ())| transaction)
    }

    /// Begins where there may be no tables yet.
    pub(super) async fn begin_unmarked(pool: &'a Pool) -> Result<Transaction<'a>, StoreError> {
        Transaction::begin_as(pool, false, async |_| Ok(()))
            .await
            .map(|(transaction, ())| transaction)
    }

    /// Begins with some questions that go out in the same trip. They are asked again if the
    /// connection turns out to have ended: nothing has been changed by then.
    pub(super) async fn begin_with<T>(
        pool: &'a Pool,
        first: impl AsyncFn(&Link) -> Result<T, Failure>,
    ) -> Result<(Transaction<'a>, T), StoreError> {
        Transaction::begin_as(pool, true, first).await
    }

    async fn begin_as<T>(
        pool: &'a Pool,
        marked: bool,
        first: impl AsyncFn(&Link) -> Result<T, Failure>,
    ) -> Result<(Transaction<'a>, T), StoreError> {
        let mut n_tries = 0;
        loop {
            n_tries += 1;
            let link = pool.take().await?;
            let mark = marked.then(|| link.next_mark());
            match Transaction::ask_first(&link, mark, &first).await {
                Ok((number, answer)) => {
                    let name = Name { number, mark };
                    let transaction = Transaction { pool, link, name };
                    return Ok((transaction, answer));
                }
                Err(failure) if failure.is_broken() && link.is_closed() && n_tries < 3 => {}
                // The connection may be in the middle of a transaction: it is not given back.
                Err(failure) => return Err(pool.translate(&failure)),
            }
        }
    }

    async fn ask_first<T>(
        link: &Link,
        mark: Option<(i64, i64)>,
        first: impl AsyncFn(&Link) -> Result<T, Failure>,
    ) -> Result<(String, T), Failure> {
        let number = async {
            match &mark {
                Some((own, n)) => link.query(MARK, &[own, n]).await,
                None => link.query(NUMBER, &[]).await,
            }
        };
        link.prepare(if mark.is_some() { MARK } else { NUMBER })
            .await?;
        let asking = join(number, first(link));
        let (begun, (number, first)) = join(link.run("BEGIN"), asking).await;
        begun?;
        let number = number?.first().map(|row| row.get(0));
        Ok((number.ok_or(Failure::Silent)?, first?))
    }

    pub(super) fn link(&self) -> &Link {
        &self.link
    }

    /// Commits what was done, or undoes what failed.
    pub(super) async fn finish<T>(self, done: Result<T, Failure>) -> Result<T, StoreError> {
        let pool = self.pool;
        match done {
            Ok(done) => match self.commit_with(done, async |_| Ok(())).await {
                Outcome::Known(result) => result,
                Outcome::InDoubt(doubt) => doubt.resolve(pool).await,
            },
            Err(failure) => {
                let error = pool.translate(&failure);
                if !failure.is_broken() && self.link.run("ROLLBACK").await.is_ok() {
                    self.link.give_back();
                }
                Err(error)
            }
        }
    }

    /// Commits, with some last statements that go out in the same trip, and gives the answer
    /// if all went well. They must have been prepared, so that the commit does not overtake
    /// them.
    pub(super) async fn commit_with<T>(
        self,
        answer: T,
        last: impl AsyncFnOnce(&Link) -> Result<(), Failure>,
    ) -> Outcome<T> {
        let link: &Link = &self.link;
        // Each is begun before the next, and so they reach the database in this order.
        let (last, committed) = join(last(link), link.run("COMMIT")).await;
        let failure = match (last, committed) {
            // A transaction in which something failed is undone by its commit.
            (Err(failure), Ok(())) if !failure.is_broken() => {
                let error = self.pool.translate(&failure);
                self.link.give_back();
                return Outcome::Known(Err(error));
            }
            (Ok(()), Ok(())) => {
                self.link.give_back();
                return Outcome::Known(Ok(answer));
            }
            (Err(failure), _) | (Ok(()), Err(failure)) => failure,
        };
        Outcome::InDoubt(UnknownOutcome {
            name: self.name,
            failure,
            answer,
        })
    }
}

/// How a transaction ended.
pub(super) enum Outcome<T> {
    Known(Result<T, StoreError>),
    /// The database has to be asked.
    InDoubt(UnknownOutcome<T>),
}

/// A transaction whose end was not heard.
pub(super) struct UnknownOutcome<T> {
    name: Name,
    failure: Failure,
    /// The answer if it was committed. Then all its statements were done, whether or not
    /// anything was heard of them.
    answer: T,
}

impl<T> UnknownOutcome<T> {
    /// Asks the database what became of it, for as long as it takes.
    pub(super) async fn resolve(self, pool: &Pool) -> Result<T, StoreError> {
        match was_committed(pool, &self.name).await? {
            true => Ok(self.answer),
            false => Err(pool.translate(&self.failure)),
        }
    }
}

/// Asks until the database knows. It may be away for a while; whoever waits for the answer
/// is told nothing before.
async fn was_committed(pool: &Pool, name: &Name) -> Result<bool, StoreError> {
    let number = &name.number;
    loop {
        match pool.read(async |link| fate(link, number).await).await {
            Ok(Some(status)) => match status.as_str() {
                "committed" => {
                    if let Ok(marked) = is_marked(pool, name).await {
                        return Ok(marked);
                    }
                }
                "aborted" => return Ok(false),
                _ => end_session(pool, number).await,
            },
            // Forgotten after billions of others: nobody can say it any more.
            Ok(None) => return Err(StoreError::Stopped),
            Err(_) => {}
        }
        sleep(STATUS_POLL_INTERVAL).await;
    }
}

/// Returns what the database knows of a transaction. A number that it has not reached was
/// given out before a crash and is not yet given out again: that transaction was undone.
async fn fate(link: &Link, number: &String) -> Result<Option<String>, Failure> {
    match link.query_opt(STATUS, &[number]).await {
        Err(failure) if failure.is_of_wrong_value() => Ok(Some("aborted".to_owned())),
        status => Ok(status?.and_then(|row| row.get::<_, Option<String>>(0))),
    }
}

/// Says whether a transaction that is said to have been committed is ours. It is asked after
/// that, so that the mark can be seen.
async fn is_marked(pool: &Pool, name: &Name) -> Result<bool, StoreError> {
    let Some((link, n)) = name.mark else {
        return Ok(true);
    };
    let found = pool.read(async |other| other.query_opt(MARKED, &[&link]).await);
    Ok(found.await?.is_some_and(|row| row.get::<_, i64>(0) == n))
}

/// Forgets the marks of connections that are long gone.
pub(super) async fn forget_marks(link: &Link) -> Result<(), Failure> {
    link.run(FORGET).await
}

/// Ends the session that still holds a transaction nobody will go on with. If it is just
/// committing, that is finished first.
async fn end_session(pool: &Pool, number: &String) {
    let ended = pool.read(async |link| link.query(END_SESSION, &[number]).await);
    // If it fails, the status is asked for again, and then this.
    let _ = ended.await;
}
