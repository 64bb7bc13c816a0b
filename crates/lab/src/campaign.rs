//! Many pieces of work on all cores, with the results taken in order.
//!
//! Workers claim chunks of consecutive units; what they bring is folded strictly in order,
//! so that everything after the first unfolded chunk can be thrown away and done again, and
//! the results do not depend on the number of threads.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

/// How many chunks a worker may be ahead of the first one that is not folded yet: enough
/// that nobody waits for an unlucky neighbour, few enough to hold in memory.
const QUEUED_PER_WORKER: u64 = 32;

/// How the units are shared out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WorkSplit {
    /// Workers.
    pub(crate) threads: usize,
    /// Units claimed at a time.
    pub(crate) chunk: u64,
}

/// Works through `units`; `fold` gets each part in order, with the unit it ends before.
///
/// # Errors
/// Whatever `fold` returns; the work stops there.
pub(crate) fn work_through<P: Send, E>(
    units: Range<u64>,
    shares: WorkSplit,
    work: impl Fn(Range<u64>) -> P + Sync,
    mut fold: impl FnMut(u64, P) -> Result<(), E>,
) -> Result<(), E> {
    let gate = WorkQueue::new(units.clone(), shares);
    thread::scope(|scope| {
        let (send, parts) = mpsc::channel();
        for _ in 0..shares.threads.max(1) {
            let (send, gate, work) = (send.clone(), &gate, &work);
            scope.spawn(move || {
                let _stop = StopOnPanic(gate);
                while let Some(chunk) = gate.claim() {
                    if send.send((chunk.clone(), work(chunk))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut due = units.start;
        for (chunk, part) in parts {
            early.insert(chunk.start, (chunk.end, part));
            while let Some((end, part)) = early.remove(&due) {
                due = end;
                if let Err(error) = fold(due, part) {
                    gate.stop();
                    return Err(error);
                }
            }
            gate.folded(due);
        }
        Ok(())
    })
}

/// Hands out chunks, and makes workers wait who are too far ahead.
struct WorkQueue {
    state: Mutex<State>,
    moved: Condvar,
    end: u64,
    chunk: u64,
    ahead: u64,
}

struct State {
    next: u64,
    folded: u64,
    stopped: bool,
}

impl WorkQueue {
    fn new(units: Range<u64>, shares: WorkSplit) -> WorkQueue {
        WorkQueue {
            state: Mutex::new(State {
                next: units.start,
                folded: units.start,
                stopped: false,
            }),
            moved: Condvar::new(),
            end: units.end,
            chunk: shares.chunk,
            ahead: shares.chunk * QUEUED_PER_WORKER * shares.threads.max(1) as u64,
        }
    }

    /// Returns the next chunk, or `None` when there is nothing left to do.
    fn claim(&self) -> Option<Range<u64>> {
        let too_far = |state: &mut State| {
            !state.stopped && state.next < self.end && state.next >= state.folded + self.ahead
        };
        let waited = self.moved.wait_while(self.state(), too_far);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if state.stopped || state.next >= self.end {
            return None;
        }
        let first = state.next;
        state.next = self.end.min(first + self.chunk);
        Some(first..state.next)
    }

    fn folded(&self, due: u64) {
        self.state().folded = due;
        self.moved.notify_all();
    }

    fn stop(&self) {
        self.state().stopped = true;
        self.moved.notify_all();
    }

    /// A worker that panics does so outside the lock, so the state is always whole.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets nobody wait for a chunk that will never come.
struct StopOnPanic<'a>(&'a WorkQueue);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(units: Range<u64>, threads: usize, chunk: u64) -> Vec<u64> {
        let mut all = Vec::new();
        let shares = WorkSplit { threads, chunk };
        let done: Result<(), ()> =
            work_through(units, shares, Iterator::collect::<Vec<u64>>, |end, part| {
                assert_eq!(part.last(), Some(&(end - 1)));
                all.extend(part);
                Ok(())
            });
        assert_eq!(done, Ok(()));
        all
    }

    #[test]
    fn every_unit_comes_once_and_in_order() {
        for (threads, chunk) in [(1, 1), (2, 7), (9, 64), (3, 10_000)] {
            assert_eq!(
                folded(5..5000, threads, chunk),
                (5..5000).collect::<Vec<_>>()
            );
        }
        assert!(folded(3..3, 2, 4).is_empty());
    }

    #[test]
    fn an_error_stops_the_work() {
        let shares = WorkSplit {
            threads: 3,
            chunk: 2,
        };
        let done = work_through(
            0..u64::MAX,
            shares,
            |part| part.start,
            |end, _| if end >= 100 { Err(end) } else { Ok(()) },
        );
        assert_eq!(done, Err(100));
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_does_not_leave_the_others_waiting() {
        let shares = WorkSplit {
            threads: 2,
            chunk: 1,
        };
        let work = |part: Range<u64>| assert_ne!(part.start, 10, "on purpose");
        let _: Result<(), ()> = work_through(0..u64::MAX, shares, work, |_, ()| Ok(()));
    }
}
