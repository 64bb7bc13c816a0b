//! One connection to the database.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::future::Future;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls, Row, Statement};

use super::address::Address;
use super::errors::{Failure, translate};
use crate::StoreError;

/// How long an answer of the database is waited for. Beyond that it is as good as gone: the
/// connection is given up, and what became of a transaction is looked up over another one.
pub(super) const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);
/// The same for a new connection: the server may take it and then say nothing.
const STARTUP_TIMEOUT: Duration = Duration::from_secs(3);

/// What each connection is told first. A commit is on the disk before it is answered, even
/// if the server's own setting is laxer; nobody waits for a lock longer than for an answer;
/// and a connection that is lost in the middle of a transaction does not hold its locks.
const SETTINGS: &str = "
SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off';
SET default_transaction_isolation = 'read committed';
SET lock_timeout = '4s';
SET idle_in_transaction_session_timeout = '10s';
SET jit = off;";

/// The oldest PostgreSQL this is written and tested for.
const MIN_VERSION: u32 = 15;

/// A connection, and the statements that are prepared on it.
pub(super) struct Link {
    client: Client,
    prepared: RefCell<HashMap<String, Statement>>,
    driver: AbortHandle,
    /// A number that no other connection has, of any node.
    own: i64,
    n_transactions: Cell<i64>,
}

/// The values of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Link {
    pub(super) async fn open(address: &Address) -> Result<Link, StoreError> {
        let greeted = timeout(STARTUP_TIMEOUT, Link::greet(address)).await;
        let greeted = greeted.unwrap_or(Err(Failure::Silent));
        greeted.map_err(|failure| translate(address, &failure))
    }

    async fn greet(address: &Address) -> Result<Link, Failure> {
        let (client, connection) = address.config.connect(NoTls).await?;
        // Whatever ends the connection is told to whoever waits for an answer over it.
        let driver = tokio::spawn(async move { drop(connection.await) });
        let link = Link {
            client,
            prepared: RefCell::default(),
            driver: driver.abort_handle(),
            own: RandomState::new()
                .hash_one(std::process::id())
                .cast_signed(),
            n_transactions: Cell::new(0),
        };
        let version = link
            .client
            .query_one("SHOW server_version_num", &[])
            .await?;
        let version: u32 = version.get::<_, &str>(0).parse().unwrap_or(0) / 10_000;
        if version < MIN_VERSION {
            return Err(Failure::Refused(StoreError::OldServer {
                found: version,
                known: MIN_VERSION,
            }));
        }
        link.client.batch_execute(SETTINGS).await?;
        Ok(link)
    }

    /// Returns the mark of the next transaction: the connection's number, and its own.
    pub(super) fn next_mark(&self) -> (i64, i64) {
        self.n_transactions.set(self.n_transactions.get() + 1);
        (self.own, self.n_transactions.get())
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Prepares a statement, once for each connection.
    pub(super) async fn prepare(&self, sql: &str) -> Result<Statement, Failure> {
        let known = self.prepared.borrow().get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = answered(self.client.prepare(sql)).await?;
        let mut prepared = self.prepared.borrow_mut();
        prepared.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// Statements that are begun one after another, without waiting for the answers, reach
    /// the database in that order in one trip, if they have been prepared.
    pub(super) async fn query(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, Failure> {
        let statement = self.prepare(sql).await?;
        answered(self.client.query(&statement, values)).await
    }

    pub(super) async fn query_opt(
        &self,
        sql: &str,
        values: Values<'_>,
    ) -> Result<Option<Row>, Failure> {
        Ok(self.query(sql, values).await?.into_iter().next())
    }

    pub(super) async fn execute(&self, sql: &str, values: Values<'_>) -> Result<u64, Failure> {
        let statement = self.prepare(sql).await?;
        answered(self.client.execute(&statement, values)).await
    }

    /// Runs statements that have no values.
    pub(super) async fn run(&self, sql: &str) -> Result<(), Failure> {
        answered(self.client.batch_execute(sql)).await
    }

    /// Runs a statement that may take as long as it takes.
    pub(super) async fn run_patiently(&self, sql: &str) -> Result<(), Failure> {
        Ok(self.client.batch_execute(sql).await?)
    }
}

impl Drop for Link {
    /// Hangs up, even if the other side says nothing any more.
    fn drop(&mut self) {
        self.driver.abort();
    }
}

async fn answered<T>(
    call: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, Failure> {
    match timeout(ANSWER_TIMEOUT, call).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(Failure::Silent),
    }
}
