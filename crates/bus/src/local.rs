//! The bus between the servers of one process.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;

use crate::{Bus, BusEvent, MAX_QUEUE};

/// Where the servers of one process meet.
#[derive(Clone, Default)]
pub struct Hub(Arc<HubState>);

#[derive(Default)]
struct HubState {
    members: Mutex<Vec<Member>>,
    /// Counted beside the list, so that a server by itself takes no lock.
    n_members: AtomicUsize,
}

struct Member {
    number: usize,
    topics: HashSet<String>,
    hears: mpsc::Sender<BusEvent>,
}

/// One server's place on the bus of its process.
pub struct Local {
    meeting: Arc<HubState>,
    number: usize,
    heard: Mutex<Option<mpsc::Receiver<BusEvent>>>,
}

impl Hub {
    /// Gives a place to a server.
    pub fn join(&self) -> Local {
        let (hears, heard) = mpsc::channel(MAX_QUEUE);
        let mut members = self.0.members();
        let number = members.last().map_or(0, |last| last.number + 1);
        members.push(Member {
            number,
            topics: HashSet::new(),
            hears,
        });
        self.0.n_members.store(members.len(), Ordering::Release);
        drop(members);
        Local {
            meeting: self.0.clone(),
            number,
            heard: Mutex::new(Some(heard)),
        }
    }
}

impl Default for Local {
    /// Gives a place to a server that is by itself.
    fn default() -> Local {
        Hub::default().join()
    }
}

impl HubState {
    fn members(&self) -> std::sync::MutexGuard<'_, Vec<Member>> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Local {
    fn with_own(&self, change: impl FnOnce(&mut Member)) {
        let mut members = self.meeting.members();
        if let Some(own) = members.iter_mut().find(|one| one.number == self.number) {
            change(own);
        }
    }
}

impl Bus for Local {
    fn is_shared(&self) -> bool {
        self.meeting.n_members.load(Ordering::Acquire) > 1
    }

    fn publish(&self, topic: &str, words: &[u8]) {
        if !self.is_shared() {
            return;
        }
        let members = self.meeting.members();
        let others = members.iter().filter(|one| one.number != self.number);
        for other in others.filter(|one| one.topics.contains(topic)) {
            let (topic, words) = (topic.to_owned(), words.to_owned());
            // Who does not listen misses it, as on any bus.
            let _ = other.hears.try_send(BusEvent::Message { topic, words });
        }
    }

    fn follow(&self, topic: &str) {
        self.with_own(|own| {
            own.topics.insert(topic.to_owned());
        });
    }

    fn leave(&self, topic: &str) {
        self.with_own(|own| {
            own.topics.remove(topic);
        });
    }

    fn listen(&self) -> Option<mpsc::Receiver<BusEvent>> {
        self.heard
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}

impl Drop for Local {
    fn drop(&mut self) {
        let mut members = self.meeting.members();
        members.retain(|one| one.number != self.number);
        self.meeting
            .n_members
            .store(members.len(), Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(topic: &str, words: &str) -> BusEvent {
        BusEvent::Message {
            topic: topic.to_owned(),
            words: words.as_bytes().to_vec(),
        }
    }

    #[test]
    fn others_hear_what_they_follow_and_nobody_hears_themselves() {
        let hub = Hub::default();
        let (ada, bo, cy) = (hub.join(), hub.join(), hub.join());
        let mut heard = [&ada, &bo, &cy].map(|one| one.listen().unwrap());
        ada.follow("t.1");
        bo.follow("t.1");
        cy.follow("t.2");
        ada.publish("t.1", b"hello");
        assert_eq!(heard[1].try_recv().unwrap(), told("t.1", "hello"));
        assert!(heard[0].try_recv().is_err() && heard[2].try_recv().is_err());
        bo.leave("t.1");
        cy.follow("t.1");
        ada.publish("t.1", b"again");
        assert!(heard[1].try_recv().is_err());
        assert_eq!(heard[2].try_recv().unwrap(), told("t.1", "again"));
    }

    #[test]
    fn a_server_by_itself_is_told_so_also_when_the_other_has_gone() {
        let hub = Hub::default();
        let ada = hub.join();
        assert!(!ada.is_shared());
        let bo = hub.join();
        assert!(ada.is_shared() && bo.is_shared());
        drop(bo);
        assert!(!ada.is_shared());
    }

    #[test]
    fn a_full_queue_loses_what_comes_and_blocks_nobody() {
        let hub = Hub::default();
        let (ada, bo) = (hub.join(), hub.join());
        let mut heard = bo.listen().unwrap();
        bo.follow("t");
        for _ in 0..MAX_QUEUE + 10 {
            ada.publish("t", b"x");
        }
        let n_heard = std::iter::from_fn(|| heard.try_recv().ok()).count();
        assert_eq!(n_heard, MAX_QUEUE);
    }
}
