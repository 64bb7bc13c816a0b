//! What all clients know of the campaign.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How a campaign goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum CampaignPhase {
    /// Everything breaks.
    Rough,
    /// Nothing breaks any more, and all play on.
    Calm,
    /// Nobody begins anything.
    Quiet,
    /// All go home.
    Over,
}

/// What all clients know.
pub(crate) struct SharedState {
    /// Where clients reach the nodes.
    ports: Vec<u16>,
    weather: AtomicU8,
    kills: Mutex<Vec<(usize, Instant)>>,
    /// How far each table was seen to be, and when.
    seen: Vec<Mutex<Vec<(Instant, u64)>>>,
}

impl SharedState {
    pub(crate) fn new(ports: Vec<u16>, n_tables: usize) -> SharedState {
        SharedState {
            ports,
            weather: AtomicU8::new(CampaignPhase::Rough as u8),
            kills: Mutex::default(),
            seen: (0..n_tables).map(|_| Mutex::default()).collect(),
        }
    }

    pub(crate) fn n_nodes(&self) -> usize {
        self.ports.len()
    }

    pub(crate) fn port(&self, node: usize) -> u16 {
        self.ports[node]
    }

    pub(crate) fn turn(&self, weather: CampaignPhase) {
        self.weather.store(weather as u8, Ordering::Relaxed);
    }

    fn is(&self, weather: CampaignPhase) -> bool {
        self.weather.load(Ordering::Relaxed) == weather as u8
    }

    pub(crate) fn is_rough(&self) -> bool {
        self.is(CampaignPhase::Rough)
    }

    pub(crate) fn is_quiet(&self) -> bool {
        self.is(CampaignPhase::Quiet)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is(CampaignPhase::Over)
    }

    pub(crate) fn killed(&self, node: usize) {
        lock(&self.kills).push((node, Instant::now()));
    }

    /// Says when a node was killed, if that was after `since`.
    pub(crate) fn killed_since(&self, node: usize, since: Instant) -> Option<Instant> {
        let kills = lock(&self.kills);
        let mut kills = kills.iter().rev();
        let last = kills.find(|(number, _)| *number == node);
        last.map(|(_, at)| *at).filter(|at| *at >= since)
    }

    /// Notes how far a table is.
    pub(crate) fn saw(&self, table: usize, seq: u64) {
        let mut seen = lock(&self.seen[table]);
        if seen.last().is_none_or(|(_, last)| *last < seq) {
            seen.push((Instant::now(), seq));
        }
    }

    /// Returns how far a table was last seen to be, and when.
    pub(crate) fn last_seen(&self, table: usize) -> Option<(Instant, u64)> {
        lock(&self.seen[table]).last().copied()
    }

    /// Lists how long each table stood still after each killing of a node.
    pub(crate) fn standstills(&self) -> Vec<Duration> {
        let mut all = Vec::new();
        for (_, killed) in lock(&self.kills).iter() {
            for seen in &self.seen {
                let seen = lock(seen);
                let next = seen.iter().find(|(at, _)| at > killed);
                all.extend(next.map(|(at, _)| *at - *killed));
            }
        }
        all
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
