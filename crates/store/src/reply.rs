//! The answer of a store, which comes later.

use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use tokio::sync::oneshot;

use crate::StoreError;

/// The answer of a store, ready when the work is done and durable.
pub type Reply<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

pub(crate) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Makes an answer and the reply it comes through. An answer that is thrown away says
/// that the store is gone.
pub(crate) fn promise<T: Send + 'static>() -> (Answer<T>, Reply<T>) {
    let (answer, reply) = oneshot::channel();
    let reply = async move { reply.await.unwrap_or(Err(StoreError::Stopped)) };
    (answer, Box::pin(reply))
}

/// Waits for a reply on this thread, for programs and tests without a runtime.
///
/// # Errors
/// As the call the reply belongs to.
pub fn wait<T>(reply: Reply<T>) -> Result<T, StoreError> {
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut reply = pin!(reply);
    loop {
        match reply.as_mut().poll(&mut context) {
            Poll::Ready(result) => return result,
            Poll::Pending => thread::park(),
        }
    }
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}
