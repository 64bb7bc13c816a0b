//! The thread that writes, and the threads that read.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use super::cache::{self, WriteCache};
use super::derived;
use super::errors::translate;
use super::jobs::{Failure, WriteContext};
use crate::StoreError;
use crate::reply::Answer;

/// The most jobs of one transaction: beyond this the sync is a small part of the cost,
/// and the first of them should not wait longer.
const MAX_BATCH: usize = 1024;

/// After a transaction of so many jobs the next one waits a moment for more of them:
/// everybody is answered a little later, and several times as many share a sync. With
/// fewer nobody is kept waiting.
const BUSY_BATCH: usize = 16;
const BATCH_DELAY: Duration = Duration::from_millis(2);

/// Work for the writer.
pub(super) trait Job: Send {
    /// Does the work inside a transaction. May be called again after a rollback.
    fn run(&mut self, context: &mut WriteContext<'_>) -> Result<(), rusqlite::Error>;
    /// Answers: the transaction is durable.
    fn done(self: Box<Self>);
    /// Answers: the transaction failed.
    fn failed(self: Box<Self>, error: StoreError);
}

struct Waiting<T, F> {
    work: F,
    result: Option<Result<T, StoreError>>,
    answer: Answer<T>,
}

/// Makes a job of some work and the answer it owes.
pub(super) fn job<T: Send + 'static>(
    work: impl FnMut(&mut WriteContext<'_>) -> Result<T, Failure> + Send + 'static,
    answer: Answer<T>,
) -> Box<dyn Job> {
    Box::new(Waiting {
        work,
        result: None,
        answer,
    })
}

impl<T: Send, F: FnMut(&mut WriteContext<'_>) -> Result<T, Failure> + Send> Job for Waiting<T, F> {
    fn run(&mut self, context: &mut WriteContext<'_>) -> Result<(), rusqlite::Error> {
        self.result = Some(match (self.work)(context) {
            Ok(value) => Ok(value),
            // A refusal is found before anything is written, so it harms nobody else.
            Err(Failure::Refused(error)) => Err(error),
            Err(Failure::Engine(error)) => return Err(error),
        });
        Ok(())
    }

    fn done(self: Box<Self>) {
        let result = self.result.unwrap_or(Err(StoreError::Stopped));
        // Whoever asked may be gone.
        let _ = self.answer.send(result);
    }

    fn failed(self: Box<Self>, error: StoreError) {
        let _ = self.answer.send(Err(error));
    }
}

/// What the thread that writes is given.
enum Task {
    Write(Box<dyn Job>),
    /// Wipes the file of what was deleted, which no transaction can.
    Wipe(Answer<()>),
}

/// The thread that writes.
pub(super) struct Writer {
    tasks: Option<Sender<Task>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread that writes, and another that copies with a connection of its own
    /// what was written from the write-ahead log into the file.
    pub(super) fn start(
        db: Connection,
        copying: Connection,
        path: PathBuf,
    ) -> Result<Writer, StoreError> {
        let (tasks, waiting) = channel();
        let cache = WriteCache::load(&db).map_err(|error| translate(&path, &error))?;
        let (copy, asked) = sync_channel(1);
        let mut pen = WriteLoop { db, cache, copy };
        let copier = thread::spawn(move || copy_log(&copying, &asked));
        let thread = thread::spawn(move || {
            pen.write(&path, &waiting);
            // The copier ends once nobody can ask it any more.
            drop(pen);
            let _ = copier.join();
        });
        Ok(Writer {
            tasks: Some(tasks),
            thread: Some(thread),
        })
    }

    pub(super) fn send(&self, job: Box<dyn Job>) {
        self.give(Task::Write(job));
    }

    /// Wipes the file, after all that was sent before.
    pub(super) fn wipe(&self, answer: Answer<()>) {
        self.give(Task::Wipe(answer));
    }

    fn give(&self, task: Task) {
        if let Some(tasks) = &self.tasks {
            // If the thread is gone the answer is thrown away, which says so.
            let _ = tasks.send(task);
        }
    }
}

impl Drop for Writer {
    /// Lets the thread finish what is waiting.
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Takes the jobs of the next transaction: all that wait, and in a crowd those that come
/// in the next moment. A wipe among them ends it, and comes after.
fn gather(
    first: Task,
    waiting: &Receiver<Task>,
    crowded: bool,
) -> (Vec<Box<dyn Job>>, Option<Answer<()>>) {
    if crowded {
        // Asleep and not waiting for the next one: to be woken for each would cost more
        // than all that is saved.
        thread::sleep(BATCH_DELAY);
    }
    let mut batch = Vec::new();
    for task in std::iter::once(first).chain(waiting.try_iter().take(MAX_BATCH - 1)) {
        match task {
            Task::Write(job) => batch.push(job),
            Task::Wipe(answer) => return (batch, Some(answer)),
        }
    }
    (batch, None)
}

/// Copies the write-ahead log into the file whenever it is asked to. Saving goes on
/// meanwhile; if it fails the log is only longer.
fn copy_log(db: &Connection, asked: &Receiver<()>) {
    while asked.recv().is_ok() {
        let _ = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    }
}

/// What the thread that writes holds.
struct WriteLoop {
    db: Connection,
    cache: WriteCache,
    /// Asks for the log to be copied; one request at a time is enough.
    copy: SyncSender<()>,
}

impl WriteLoop {
    fn write(&mut self, path: &Path, waiting: &Receiver<Task>) {
        let mut crowded = false;
        while let Ok(first) = waiting.recv() {
            let (batch, wipe) = gather(first, waiting, crowded);
            crowded = batch.len() >= BUSY_BATCH;
            if !batch.is_empty() {
                self.save(path, batch);
            }
            if let Some(answer) = wipe {
                self.settle();
                let wiped = derived::wipe(&self.db);
                let _ = answer.send(wiped.map_err(|error| translate(path, &error)));
            }
            if self.cache.is_full(crowded) {
                self.settle();
                let _ = self.copy.try_send(());
            }
        }
        self.settle();
    }

    /// Does the jobs in one transaction, or if that fails each in its own, and answers.
    fn save(&mut self, path: &Path, mut batch: Vec<Box<dyn Job>>) {
        if self.commit(&mut batch).is_ok() {
            batch.into_iter().for_each(Job::done);
            return;
        }
        // One of them cannot be done, or the disk is full: each for itself.
        for mut job in batch {
            match self.commit(std::slice::from_mut(&mut job)) {
                Ok(()) => job.done(),
                Err(error) => job.failed(translate(path, &error)),
            }
        }
    }

    /// Does the jobs in one transaction; on failure nothing is done.
    fn commit(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), rusqlite::Error> {
        let done = self.try_commit(jobs);
        if done.is_err() {
            // What was noted on the way has been rolled back.
            self.cache = WriteCache::load(&self.db).unwrap_or_default();
        }
        done
    }

    fn try_commit(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), rusqlite::Error> {
        let behaviour = rusqlite::TransactionBehavior::Immediate;
        let transaction = self.db.transaction_with_behavior(behaviour)?;
        self.cache.look(&transaction)?;
        let mut context = WriteContext {
            db: &transaction,
            cache: &mut self.cache,
        };
        for job in jobs {
            job.run(&mut context)?;
        }
        transaction.commit()
    }

    /// Settles the recent entries. If it fails they stay where they are, and it is tried
    /// again after the next save: nothing is lost by it.
    fn settle(&mut self) {
        let settled = self.db.unchecked_transaction().and_then(|transaction| {
            cache::settle(&transaction)?;
            transaction.commit()
        });
        if settled.is_ok() {
            self.cache.settled();
        }
    }
}

type Query = Box<dyn FnOnce(&Connection, &Path) + Send>;

/// The threads that read.
pub(super) struct Readers {
    queries: Option<Sender<Query>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>, path: &Path) -> Readers {
        let (queries, waiting) = channel::<Query>();
        let waiting = Arc::new(Mutex::new(waiting));
        let reader = |db: Connection| {
            let (waiting, path) = (Arc::clone(&waiting), path.to_owned());
            thread::spawn(move || {
                while let Some(query) = next(&waiting) {
                    query(&db, &path);
                }
            })
        };
        Readers {
            queries: Some(queries),
            threads: connections.into_iter().map(reader).collect(),
        }
    }

    pub(super) fn send<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
        answer: Answer<T>,
    ) {
        let run = move |db: &Connection, path: &Path| {
            let result = query(db).map_err(|failure| match failure {
                Failure::Refused(error) => error,
                Failure::Engine(error) => translate(path, &error),
            });
            let _ = answer.send(result);
        };
        if let Some(queries) = &self.queries {
            let _ = queries.send(Box::new(run));
        }
    }
}

fn next(waiting: &Mutex<Receiver<Query>>) -> Option<Query> {
    // A reader that panicked has left the queue as it was.
    let waiting = waiting.lock().unwrap_or_else(|broken| broken.into_inner());
    waiting.recv().ok()
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.queries = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}
