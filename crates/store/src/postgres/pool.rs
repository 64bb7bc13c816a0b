//! A few connections, lent to whoever has something to ask.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Instant, timeout};

use super::address::Address;
use super::errors::{Failure, translate};
use super::link::{ANSWER_TIMEOUT, Link};
use crate::StoreError;

/// The time from one vain attempt to connect to the next grows from the first to the last.
const MIN_BACKOFF: Duration = Duration::from_millis(50);
const MAX_BACKOFF: Duration = Duration::from_secs(2);

/// The connections of a store.
pub(super) struct Pool {
    pub(super) address: Address,
    slots: Semaphore,
    n_slots: usize,
    idle: RefCell<Vec<Rc<Link>>>,
    gate: RefCell<CircuitBreaker>,
}

/// Refuses at once, without connecting, until the backoff after a failure is over.
#[derive(Default)]
struct CircuitBreaker {
    closed: Option<(Instant, StoreError)>,
    delay: Duration,
}

impl Pool {
    pub(super) fn new(address: Address, n_connections: usize) -> Pool {
        let n_slots = n_connections.max(1);
        Pool {
            address,
            slots: Semaphore::new(n_slots),
            n_slots,
            idle: RefCell::default(),
            gate: RefCell::default(),
        }
    }

    /// Lends a connection, a new one if need be. While the database cannot be reached this
    /// fails at once, but for one attempt now and then.
    pub(super) async fn take(&self) -> Result<PooledLink<'_>, StoreError> {
        let slot = timeout(ANSWER_TIMEOUT, self.slots.acquire()).await;
        let Ok(Ok(slot)) = slot else {
            let n_slots = self.n_slots;
            return Err(StoreError::Unreachable {
                place: self.address.shown.clone(),
                reason: format!("all {n_slots} connections to it are busy"),
            });
        };
        let link = match self.waiting() {
            Some(link) => link,
            None => Rc::new(self.connect().await?),
        };
        Ok(PooledLink {
            pool: self,
            link,
            _slot: slot,
        })
    }

    /// Returns a connection that nobody uses, throwing away those that have ended.
    fn waiting(&self) -> Option<Rc<Link>> {
        let mut idle = self.idle.borrow_mut();
        idle.retain(|link| !link.is_closed());
        idle.pop()
    }

    async fn connect(&self) -> Result<Link, StoreError> {
        if let Some((until, why)) = &self.gate.borrow().closed
            && Instant::now() < *until
        {
            return Err(why.clone());
        }
        let link = Link::open(&self.address).await;
        let mut gate = self.gate.borrow_mut();
        match &link {
            Ok(_) => *gate = CircuitBreaker::default(),
            Err(why) => {
                gate.delay = (gate.delay * 2).clamp(MIN_BACKOFF, MAX_BACKOFF);
                gate.closed = Some((Instant::now() + gate.delay, why.clone()));
            }
        }
        link
    }

    /// Asks something that changes nothing, again if the connection had ended meanwhile.
    pub(super) async fn read<T>(
        &self,
        query: impl AsyncFn(&Link) -> Result<T, Failure>,
    ) -> Result<T, StoreError> {
        let mut n_tries = 0;
        loop {
            n_tries += 1;
            let link = self.take().await?;
            match query(&link).await {
                Err(failure) if failure.is_broken() && link.is_closed() && n_tries < 3 => {}
                answer => return link.told(answer),
            }
        }
    }

    pub(super) fn translate(&self, failure: &Failure) -> StoreError {
        translate(&self.address, failure)
    }
}

/// A connection that is lent. It ends with this unless it is given back: whoever is cut
/// short leaves nothing half done for the next one.
pub(super) struct PooledLink<'a> {
    pool: &'a Pool,
    link: Rc<Link>,
    _slot: SemaphorePermit<'a>,
}

impl PooledLink<'_> {
    pub(super) fn give_back(self) {
        self.pool.idle.borrow_mut().push(self.link);
    }

    /// Gives the connection back, unless what was asked over it has broken it.
    pub(super) fn told<T>(self, answer: Result<T, Failure>) -> Result<T, StoreError> {
        let pool = self.pool;
        match answer {
            Ok(answer) => {
                self.give_back();
                Ok(answer)
            }
            Err(failure) => {
                if !failure.is_broken() {
                    self.give_back();
                }
                Err(pool.translate(&failure))
            }
        }
    }
}

impl Deref for PooledLink<'_> {
    type Target = Link;

    fn deref(&self) -> &Link {
        &self.link
    }
}
