//! The thread on which all talk with the database happens.
//!
//! It has a runtime of its own, so that a store works for callers with and without one, and
//! nothing that a caller does with its threads can hold up an answer of the database.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::LocalSet;

use super::pool::Pool;

type Work = Pin<Box<dyn Future<Output = ()>>>;
type Job = Box<dyn FnOnce(Rc<Pool>) -> Work + Send>;

/// How long work that is under way is waited for when the store is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(10);

/// The thread, and the way to give it work.
pub(super) struct Engine {
    jobs: Option<UnboundedSender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Engine {
    pub(super) fn start(pool: impl FnOnce() -> Pool + Send + 'static) -> std::io::Result<Engine> {
        let (jobs, waiting) = unbounded_channel();
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let thread = thread::Builder::new().name("postgres".to_owned());
        let thread = thread.spawn(move || work(&runtime, Rc::new(pool()), waiting))?;
        Ok(Engine {
            jobs: Some(jobs),
            thread: Some(thread),
        })
    }

    /// Gives work to the thread; works of several calls run beside each other.
    pub(super) fn send<F: Future<Output = ()> + 'static>(
        &self,
        job: impl FnOnce(Rc<Pool>) -> F + Send + 'static,
    ) {
        if let Some(jobs) = &self.jobs {
            // If the thread is gone the answer is thrown away, which says so.
            let _ = jobs.send(Box::new(move |pool| Box::pin(job(pool))));
        }
    }
}

fn work(runtime: &Runtime, pool: Rc<Pool>, mut waiting: UnboundedReceiver<Job>) {
    let local = LocalSet::new();
    runtime.block_on(local.run_until(async {
        while let Some(job) = waiting.recv().await {
            tokio::task::spawn_local(job(pool.clone()));
        }
    }));
    // Nobody asks any more; what was asked is finished, unless the database is silent.
    let _ = runtime.block_on(async { tokio::time::timeout(CLOSE_TIMEOUT, local).await });
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
